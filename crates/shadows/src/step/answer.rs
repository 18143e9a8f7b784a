//! Responses to Attacks, Spells and Predicts (SH-10).

use super::{Answered, Doing, Run, Source, Step, Triggers, ask_if};
use crate::card::CardId;
use crate::choice::Choice;
use crate::entity::Entity;
use crate::event::Event;
use crate::op::{Ability, Op, Scope, Win};
use crate::table::{Place, Table};
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
    fn win(self) -> Win {
        match self {
            Against::Attack => Win::RespondAttack,
            Against::Spell => Win::RespondSpell,
            Against::Predict => Win::RespondPredict,
        }
    }
}

/// One player may use one Response (SH-10.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Answer {
    pub seat: Seat,
    pub kind: Against,
    /// Of an Attack, the blow that is answered.
    pub blow: u8,
}

fn heros_only(ability: &Ability) -> bool {
    ability.does.iter().any(|op| matches!(op, Op::Block(_, _, Scope::Hero)))
}

impl Answer {
    /// Whether the Hero himself is under attack; against anything else it makes no difference.
    fn at_hero(&self, t: &Table) -> bool {
        let target = |t: &Table| t.open().blows.at(self.blow).target;
        self.kind != Against::Attack || target(t) == Entity::hero(self.seat)
    }
    /// Answers that lie open: Dodge, and Items.
    fn in_play(&self, t: &Table, f: &mut dyn FnMut(CardId, Run, bool)) {
        let (seat, win) = (self.seat, self.kind.win());
        let hero = self.at_hero(t);
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
    pub fn asks(&self, t: &Table) -> Asks {
        let mut any = t.hand_could(self.seat, self.kind.win());
        self.in_play(t, &mut |_, _, fits| any |= fits);
        // A Hero who has become Invincible on the way is out of it (SH-25.4).
        let there =
            self.kind != Against::Attack || t.open().is_there(t.open().blows.at(self.blow).target);
        ask_if(self.seat, any && there)
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat != self.seat || self.asks(t).seats().is_empty() {
            return;
        }
        self.in_play(t, &mut |card, _, fits| {
            let may = if fits { Ok(()) } else { Err(why::ONLY_HERO) };
            super::weighed(Choice::Respond(card), may, out);
        });
        let hero = self.at_hero(t);
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
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answered) {
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
