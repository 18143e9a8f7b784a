//! KnockDowns (SH-18).

use super::{Answered, Doing, Flags, Run, Source, Step, Triggers, ask_if};
use crate::card::CardId;
use crate::choice::Choice;
use crate::entity::Entity;
use crate::event::Event;
use crate::op::{Token, Win};
use crate::table::{Cause, Table};
use crate::why;
use kernel::{Asks, Counter, Play, Seat, Weigh};
use serde::Serialize;

/// Heroes are checked (SH-11.9): from the turn player clockwise, the targets of one Attack in their
/// order (SH-9.9, SH-18.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Falls {
    pub first: u8,
    pub ordered: bool,
}

impl Falls {
    pub fn resume(self, t: &mut Table, _: &mut Play<Event>) {
        let blows = if self.ordered { t.open().blows.from(self.first) } else { &[] };
        let mut order = [Seat(0); crate::table::PLAYERS];
        let count = usize::from(t.open().count);
        for (place, seat) in order.iter_mut().zip(t.open().from(t.open().turn)) {
            *place = seat;
        }
        // The targets keep the places that they have together, in the order of the Attack.
        let struck = |seat: &Seat| blows.iter().position(|b| b.target == Entity::hero(*seat));
        for i in 0..count {
            for j in i + 1..count {
                if let (Some(a), Some(b)) = (struck(&order[i]), struck(&order[j]))
                    && b < a
                {
                    order.swap(i, j);
                }
            }
        }
        for seat in order.into_iter().take(count) {
            if t.is_falling(seat) {
                t.then(Step::Fall(Fall { seat }));
            } else {
                t.take_cause(seat);
            }
        }
    }
}

impl Table {
    fn is_falling(&self, seat: Seat) -> bool {
        let player = &self.open().players[seat];
        player.damage > 0 && player.damage >= self.open().hp(seat)
    }
    /// The penalty of the KnockDown that is being carried out is skipped.
    pub(crate) fn skip_loss(&mut self, seat: Seat) {
        for step in self.agenda().live_mut() {
            if let Step::Down(down) = step
                && down.seat == seat
            {
                down.spared = true;
            }
        }
    }
}

/// A Hero would be KnockedDown; something may happen instead (SH-18.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Fall {
    pub seat: Seat,
}

impl Fall {
    fn instead(&self, t: &Table, f: &mut dyn FnMut(CardId, Run)) {
        let win = Win::InsteadKo;
        for (slot, at, _) in t.open().skills_with(self.seat, win) {
            let run = Run::new(self.seat, Source::Skill(slot as u8), at);
            f(t.open().players[self.seat].cards[slot].face, run);
        }
        for (item, at, _) in t.open().gear_with(self.seat, win) {
            f(item, Run::new(self.seat, Source::Gear(item), at));
        }
    }
    pub fn asks(&self, t: &Table) -> Asks {
        let mut count = 0;
        self.instead(t, &mut |_, _| count.raise(1));
        ask_if(self.seat, t.is_falling(self.seat) && count > 1)
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat == self.seat {
            self.instead(t, &mut |card, _| out.offer(Choice::Use(card)));
        }
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answered) {
        if !t.is_falling(self.seat) {
            return;
        }
        let chosen = answer.and_then(|(_, choice)| choice.card());
        let mut found = None;
        self.instead(t, &mut |card, run| {
            if chosen.is_none_or(|chosen| chosen == card) {
                found = Some(run);
            }
        });
        if let Some(run) = found {
            // First the Hero is saved: what is used up may have been an Item.
            t.then(Step::Doing(Doing { run }));
            return t.count_use(play, &run);
        }
        let cause = t.take_cause(self.seat);
        let by = match cause {
            Cause::Player(by) if by != self.seat => Some(by),
            _ => None,
        };
        play.everyone(Event::KnockedDown { seat: self.seat, by });
        t.then(Step::KoWindow(KoWindow { seat: self.seat, told: false }));
        t.then(Step::Down(Down { seat: self.seat, cause, spared: false }));
    }
}

/// A card of the Hand that is used when its Hero is KnockedDown (SH-7.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct KoWindow {
    pub seat: Seat,
    /// It was told that the Hand has such a card; only where empty questions are left out.
    pub told: bool,
}

impl KoWindow {
    /// Whether it must be told first that the Hand has such a card, or none (SH-28.5).
    fn is_to_be_told(&self, t: &Table) -> bool {
        t.open().skip_empty_questions && !self.told && t.hand_could(self.seat, Win::AfterKoMe)
    }
    pub fn asks(&self, t: &Table) -> Asks {
        let asked = t.hand_could(self.seat, Win::AfterKoMe) && !self.is_to_be_told(t);
        ask_if(self.seat, asked)
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat == self.seat {
            for (_, card, _) in t.hand_with(seat, Win::AfterKoMe) {
                out.offer(Choice::Use(card));
            }
            out.offer(Choice::Pass);
        }
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answered) {
        if answer.is_none() && self.is_to_be_told(t) {
            let any = t.hand_with(self.seat, Win::AfterKoMe).next().is_some();
            play.everyone(Event::KnockDownCardTold { seat: self.seat, any });
            if any {
                t.then(Step::KoWindow(KoWindow { told: true, ..self }));
            }
            return;
        }
        let Some((seat, Choice::Use(card))) = answer else { return };
        let hand = t.hand_with(seat, Win::AfterKoMe).find(|(_, c, _)| *c == card);
        let (slot, _, at) = hand.expect("it was offered");
        t.use_skill(play, seat, slot, at, Entity::NONE);
    }
}

/// The penalty of a KnockDown (SH-18.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Down {
    pub seat: Seat,
    pub cause: Cause,
    pub spared: bool,
}

impl Down {
    pub fn resume(self, t: &mut Table, _: &mut Play<Event>) {
        let Down { seat, cause, spared } = self;
        let bounties = t.open().players[seat].bounties;
        if !spared {
            t.then(Step::Forfeit(Forfeit { seat, token: None, to: None, drained: false }));
        }
        t.then(Step::Downed(Downed { seat, cause, bounties }));
    }
}

/// The Hero gets up again, and others are rewarded (SH-18.5, SH-18.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Downed {
    pub seat: Seat,
    pub cause: Cause,
    pub bounties: u8,
}

impl Downed {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        let Downed { seat, cause, bounties } = self;
        t.set_damage(seat, 0);
        match cause {
            Cause::Player(by) if by != seat => {
                t.drop_bounties(play, seat);
                t.count_ko(seat, Some(by));
                t.gain(play, by, Token::Xp, 1, CardId::NONE);
                t.gain(play, by, Token::Gold, bounties.saturating_add(1), CardId::NONE);
                t.gain_bounty(play, by);
                note_ko(t, by);
                t.then(Step::Triggers(Triggers::of(Win::AfterKoByMe, by)));
            }
            Cause::Monster => {
                t.count_ko(seat, None);
                t.note_fallen(seat);
                for other in t.open().others(seat) {
                    t.gain(play, other, Token::Gold, 1, CardId::NONE);
                }
            }
            _ => t.count_ko(seat, None),
        }
    }
}

/// The ability of this player that did it knows.
fn note_ko(t: &mut Table, by: Seat) {
    let runs = t.agenda().live_mut().iter_mut().rev();
    let mut own = runs.filter_map(|step| match step {
        Step::Doing(doing) if doing.run.by == by && !doing.run.is_monsters() => Some(doing),
        _ => None,
    });
    if let Some(doing) = own.next() {
        doing.run.flags.set(Flags::KO, true);
    }
}

/// A player loses a token of his choice, from the Inventory or from a card (SH-18.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Forfeit {
    pub seat: Seat,
    /// Only of this kind.
    pub token: Option<Token>,
    /// Who gets it.
    pub to: Option<Seat>,
    /// By an effect that asks whether something was lost.
    pub drained: bool,
}

impl Forfeit {
    fn losses<'t>(&self, t: &'t Table) -> impl Iterator<Item = (Token, bool)> + 't {
        let (seat, only) = (self.seat, self.token);
        let all =
            [Token::Xp, Token::Gold].into_iter().filter(move |k| only.is_none_or(|o| o == *k));
        let all = all.flat_map(|token| [(token, false), (token, true)]);
        all.filter(move |(token, on)| t.open().tokens(seat, *token, *on) > 0)
    }
    pub fn asks(&self, t: &Table) -> Asks {
        ask_if(self.seat, self.losses(t).count() > 1)
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat != self.seat {
            return;
        }
        self.losses(t).for_each(|(token, on)| out.offer(Choice::Lose(token, on)));
        if W::WHY {
            for (token, on) in
                [Token::Xp, Token::Gold].into_iter().flat_map(|k| [(k, false), (k, true)])
            {
                if !self.losses(t).any(|loss| loss == (token, on)) {
                    out.refuse(Choice::Lose(token, on), why::NO_TOKEN);
                }
            }
        }
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answered) {
        let loss = match answer {
            Some((_, Choice::Lose(token, on))) => Some((token, on)),
            _ => self.losses(t).next(),
        };
        let Some((token, on)) = loss else { return };
        t.lose_token(play, self.seat, token, on);
        if self.drained
            && let Some(run) = t.running_mut()
        {
            run.flags.set(Flags::DRAINED, true);
        }
        if let Some(to) = self.to {
            let card = t.running().map_or(CardId::NONE, |run| run.printed(t));
            t.gain(play, to, token, 1, card);
        }
    }
}
