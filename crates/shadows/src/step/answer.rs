//! Responses to Attacks, Spells and Predicts (SH-10).

use super::{Answered, Doing, Run, Source, Step, Triggers, ask_if};
use crate::card::CardId;
use crate::choice::Choice;
use crate::entity::Entity;
use crate::event::Event;
use crate::op::{Ability, Op, Scope, Win};
use crate::table::{Open, Place, Table};
use crate::why;
use kernel::{Asks, Play, Seat, Weigh};
use serde::Serialize;

/// What is answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Against {
    Attack,
    Spell,
    Predict,
}

impl Against {
    pub const ALL: [Against; 3] = [Against::Attack, Against::Spell, Against::Predict];

    pub(crate) fn win(self) -> Win {
        match self {
            Against::Attack => Win::RespondAttack,
            Against::Spell => Win::RespondSpell,
            Against::Predict => Win::RespondPredict,
        }
    }
    /// A place of its own in a set of Traits.
    pub(crate) fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// One player may use one Response (SH-10.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Answer {
    pub seat: Seat,
    pub kind: Against,
    /// Of an Attack, the blow that is answered.
    pub blow: u8,
    /// It was told that the Hand has a Response; only where empty questions are left out.
    pub told: bool,
}

fn heros_only(ability: &Ability) -> bool {
    ability.does.iter().any(|op| matches!(op, Op::Block(_, _, Scope::Hero)))
}

impl Answer {
    pub fn to(kind: Against, seat: Seat, blow: u8) -> Answer {
        Answer { seat, kind, blow, told: false }
    }
    /// Whether the Hero himself is under attack; against anything else it makes no difference.
    fn at_hero(&self, open: &Open) -> bool {
        self.kind != Against::Attack || open.blows.at(self.blow).target == Entity::hero(self.seat)
    }
    /// Whether a card answers this, if its requirement is met.
    pub(crate) fn is_answered_by(&self, open: &Open, card: CardId) -> bool {
        let answers = |a: &&Ability| a.win == self.kind.win();
        let ability = card.card().abilities.iter().find(answers);
        ability.is_some_and(|ability| self.at_hero(open) || !heros_only(ability))
    }
    /// Answers that lie open: Dodge, and Items.
    fn in_play(&self, t: &Table, f: &mut dyn FnMut(CardId, Run, bool)) {
        let (seat, win) = (self.seat, self.kind.win());
        let hero = self.at_hero(t.open());
        for (slot, at, ability) in t.open().skills_with(seat, win) {
            let run = Run::new(seat, Source::Skill(slot as u8), at);
            f(t.open().players[seat].cards[slot].face, run, hero || !heros_only(ability));
        }
        let mut before = CardId::NONE;
        for (item, at, ability) in t.open().gear_with(seat, win) {
            if item != before {
                before = item;
                let run = Run::new(seat, Source::Gear(item), at);
                f(item, run, hero || !heros_only(ability));
            }
        }
    }
    /// Whether what is answered is still aimed at something: a Hero who has become Invincible on
    /// the way is out of it (SH-25.4).
    fn is_there(&self, t: &Table) -> bool {
        self.kind != Against::Attack || t.open().is_there(t.open().blows.at(self.blow).target)
    }
    /// Whether everybody sees a Response, and whether the Hand could hold one for all that
    /// everybody knows (SH-28.4).
    fn open_or_hidden(&self, t: &Table) -> (bool, bool) {
        let mut open = false;
        self.in_play(t, &mut |_, _, fits| open |= fits);
        (open, t.hand_could(self.seat, self.kind.win()))
    }
    /// Whether it must be told first that the Hand has a Response, or none (SH-28.5).
    fn is_to_be_told(&self, t: &Table) -> bool {
        let untold = t.open().skip_empty_questions && !self.told && self.is_there(t);
        untold && self.open_or_hidden(t) == (false, true)
    }
    pub fn asks(&self, t: &Table) -> Asks {
        let (open, hidden) = self.open_or_hidden(t);
        let asked = (open || hidden) && self.is_there(t) && !self.is_to_be_told(t);
        ask_if(self.seat, asked)
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat != self.seat || self.asks(t).seats().is_empty() {
            return;
        }
        self.in_play(t, &mut |card, _, fits| {
            let may = if fits { Ok(()) } else { Err(why::ONLY_HERO) };
            super::weighed(Choice::Respond(card), may, out);
        });
        let hero = self.at_hero(t.open());
        for (_, card, at) in t.hand_with(seat, self.kind.win()) {
            let fits = hero || !heros_only(&card.card().abilities[at]);
            let may = if fits { Ok(()) } else { Err(why::ONLY_HERO) };
            super::weighed(Choice::Respond(card), may, out);
        }
        if W::WHY {
            for (_, card) in t.hidden_in(seat, Place::Hand) {
                let answers = card.card().abilities.iter().any(|a| a.win == self.kind.win());
                let reason = if answers { why::NOT_MET } else { why::NO_RESPONSE };
                if !t.hand_with(seat, self.kind.win()).any(|(_, c, _)| c == card) {
                    out.refuse(Choice::Respond(card), reason);
                }
            }
        }
        out.offer(Choice::NoResponse);
    }
    /// What is answered comes from here.
    fn foe(&self, t: &Table) -> Entity {
        match self.kind {
            Against::Attack => t.defence().map_or(Entity::NONE, |strike| strike.from),
            _ => t.running().map_or(Entity::NONE, |run| run.user(t)),
        }
    }
    /// Everybody is told whether the Hand has a Response; only a player with one is asked.
    fn tell(self, t: &mut Table, play: &mut Play<Event>) {
        let Answer { seat, kind, .. } = self;
        let fits = |(_, card, _): (usize, CardId, usize)| self.is_answered_by(t.open(), card);
        let any = t.hand_with(seat, kind.win()).any(fits);
        play.everyone(Event::ResponseTold { seat, to: kind, any });
        if any {
            t.then(Step::Answer(Answer { told: true, ..self }));
        } else if self.at_hero(t.open()) && t.open().players[seat].queue == 0 {
            t.noted(seat).unanswerable |= kind.bit();
        }
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answered) {
        if answer.is_none() && self.is_to_be_told(t) {
            return self.tell(t, play);
        }
        let Some((seat, Choice::Respond(card))) = answer else { return };
        let foe = self.foe(t);
        if self.kind == Against::Attack {
            t.blows().at_mut(self.blow).answered = true;
            let strike = t.defence_mut().expect("an Attack is being answered");
            strike.answered = strike.answered.with(seat);
        }
        let mut found = None;
        self.in_play(t, &mut |c, run, fits| {
            if c == card && fits {
                found = Some(run);
            }
        });
        if let Some(run) = found {
            let run = Run { foe, ..run };
            // A One Time Item is gone before it takes effect; its text is still what is done.
            t.count_use(play, &run);
            t.then(Step::Doing(Doing { run }));
        } else {
            let hand = t.hand_with(seat, self.kind.win()).find(|(_, c, _)| *c == card);
            let (slot, _, at) = hand.expect("it was offered");
            play.everyone(Event::Used { seat, card });
            t.use_skill(play, seat, slot, at, foe);
        }
        t.then(Step::Triggers(Triggers::of(Win::AfterResponse, seat)));
    }
}
