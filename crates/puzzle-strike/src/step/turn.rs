//! The course of a turn (PS-4): what begins and ends its phases.

use super::{Act, Buy, Cleanup, Keep, Step};
use crate::chip::{Does, Ongoing, Run};
use crate::event::Event;
use crate::table::Table;
use kernel::{Play, Seat};
use serde::Serialize;

/// Does what every ongoing chip of this player has for this time, copy by copy.
fn ongoing(t: &mut Table, play: &mut Play<Event>, seat: Seat, part: fn(&Ongoing) -> Option<Does>) {
    if t.open().player(seat).ongoing.is_empty() {
        return;
    }
    for run in t.open().ongoing(seat) {
        let does = run.text().ongoing.as_ref().and_then(part);
        if let Some(does) = does {
            does(t, play, run);
        }
    }
}

/// The turn begins; "start of turn" comes before the ante (PS-4.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct BeginTurn;

impl BeginTurn {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        t.count_turn();
        play.everyone(Event::TurnBegan { seat: t.open().turn });
        for seat in t.open().turn_seats().iter() {
            ongoing(t, play, seat, |o| o.turn_start);
        }
        for seat in t.open().turn_seats().iter() {
            ongoing(t, play, seat, |o| o.before_ante);
        }
        t.then(Step::Ante(Ante { raised: 0 }));
    }
}

/// One gem, of the team together (PS-4.2, PS-15.3); then what ongoing chips allow (PS-4.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Ante {
    /// By how much the gem is larger than usual.
    pub raised: u8,
}

impl Ante {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        // There is no larger gem than a 4-gem.
        t.ante(play, t.open().turn, t.open().ante_value().saturating_add(self.raised).min(4));
        for seat in t.open().turn_seats().iter() {
            ongoing(t, play, seat, |o| o.ante);
        }
        t.then(Step::ActionStart(ActionStart));
    }
}

/// The natural action, each-turn benefits, then what is looked at (PS-4.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ActionStart;

impl ActionStart {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        t.begin_phase();
        for seat in t.open().turn_seats().iter() {
            t.give_natural_action(seat);
            ongoing(t, play, seat, |o| o.each_turn);
            t.give_arrows_due(play, seat);
            ongoing(t, play, seat, |o| o.action_check);
        }
        t.then(Step::Act(Act));
    }
}

/// Who did nothing is noticed; unused arrows are lost (PS-4.9, PS-4.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ActionEnd;

impl ActionEnd {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        let idle = t.open().turn_seats().iter().any(|seat| t.open().player(seat).plays == 0);
        if idle {
            for seat in t.open().opponents(t.open().turn).iter() {
                ongoing(t, play, seat, |o| o.opponent_idle);
            }
        }
        for seat in t.open().turn_seats().iter() {
            ongoing(t, play, seat, |o| o.action_end);
        }
        t.lose_arrows();
        t.begin_phase();
        for seat in t.open().turn_seats().iter() {
            t.give_money_due(play, seat);
        }
        t.then(Step::Buy(Buy));
        for seat in t.open().turn_seats().iter() {
            t.then(Step::Keep(Keep { seat }));
        }
        t.then(Step::Cleanup(Cleanup { drawn: kernel::SeatSet::EMPTY }));
        t.then(Step::EndTurn(EndTurn));
    }
}

/// The loss check, and the next turn (PS-4.31).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct EndTurn;

impl EndTurn {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        t.turn_over(play);
    }
}

/// Each copy of an ongoing chip that acts when its owner has played a Combine.
pub(super) fn after_combine(t: &mut Table, play: &mut Play<Event>, run: &Run) {
    ongoing(t, play, run.me, |o| o.after_combine);
}

/// Each copy of an ongoing chip that acts after a fist of its owner (FIST_AFTER_OWN).
pub(super) fn after_own_fist(t: &mut Table, play: &mut Play<Event>, run: &Run) {
    ongoing(t, play, run.me, |o| o.after_own_fist);
}
