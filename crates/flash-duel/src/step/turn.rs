//! The turn: upkeep, recovery, main action, discard, refill, and whose turn is next (FD-6).

use super::{Answer, Grant, MainAction, Step, TurnCard};
use crate::ability::{Ends, Moment};
use crate::board::Side;
use crate::event::Event;
use crate::table::{Open, Table};
use kernel::{Play, Seat};
use serde::Serialize;

/// A turn begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct BeginTurn {
    pub seat: Seat,
}

impl BeginTurn {
    runs_by_itself!();

    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, _: Answer) {
        let seat = self.seat;
        t.start_turn(play, seat);
        t.upkeep(play, seat);
        let f = t.open.fighters[seat];
        let owes_refill = !t.open.mode.is_raid() || f.side != mortal_side(t, seat);
        if f.skip_due {
            t.open.fighters[seat].skip_due = false;
            t.open.recovering = true;
            t.open.misses_refill = t.open.misses_refill.with(seat);
            play.everyone(Event::TurnSkipped { seat });
        } else if f.retreat_due || f.forced_due > 0 {
            t.open.recovering = true;
            play.everyone(Event::Recovered { seat });
            if f.retreat_due {
                t.open.fighters[seat].retreat_due = false;
                t.moment(Moment::Recovering);
            } else {
                t.open.fighters[seat].forced_due -= 1;
            }
            t.then(Step::DiscardPlayed(DiscardPlayed));
            if owes_refill {
                t.then(Step::Refill(Refill { seat }));
            }
        } else {
            if t.open.mode.bot_seat() == Some(seat) {
                t.then(Step::TurnCard(TurnCard));
            } else {
                t.moment(Moment::TurnStart);
                t.then(Step::MainAction(MainAction { seat, grant: Grant::MAIN }));
            }
            t.then(Step::DiscardPlayed(DiscardPlayed));
            if owes_refill {
                t.then(Step::Refill(Refill { seat }));
            }
        }
        t.then(Step::EndTurn(EndTurn));
    }
}

/// In a Raid the mortals' seats refill together, whichever side a traitor stands on (FD-20.10).
fn mortal_side(t: &Table, seat: Seat) -> Side {
    if t.open.mode.dragon_seat() == Some(seat) { Side::West } else { t.open.side(seat) }
}

impl Table {
    fn start_turn(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.open.turn = seat;
        self.open.recovering = false;
        self.open.used = kernel::SeatSet::EMPTY;
        play.everyone(Event::TurnBegan { seat });
    }

    /// What happens by itself at a turn's start, recovering or not (FD-6.8, FD-6.10).
    fn upkeep(&mut self, play: &mut Play<Event>, seat: Seat) {
        if self.open.in_force[0].is_none() {
            return;
        }
        self.end_lasting(play, Ends::OWNERS_TURN_START, |f| f.by == seat);
        for f in self.open.in_force.into_iter().flatten().filter(|f| f.by == seat) {
            if let Some(upkeep) = f.ability.card().upkeep {
                upkeep(self, play, seat);
            }
        }
    }
}

/// All cards played this turn are discarded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct DiscardPlayed;

impl DiscardPlayed {
    runs_by_itself!();

    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, _: Answer) {
        t.discard_played(play);
    }
}

/// A player refills his hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Refill {
    pub seat: Seat,
}

impl Refill {
    runs_by_itself!();

    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, _: Answer) {
        // Time-over has already dropped everything that was due, so there is nothing left to stop.
        let _ = t.refill(play, self.seat);
    }
}

/// The turn ends and passes on (FD-6.7, FD-17.5, FD-19.12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct EndTurn;

impl EndTurn {
    runs_by_itself!();

    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, _: Answer) {
        t.discard_played(play);
        t.end_lasting(play, Ends::TURN, |_| true);
        let seat = t.open.turn;
        if !t.open.mode.is_raid() {
            let next = t.open.in_order_after(seat).find(|s| !t.open.fighters[*s].defeated);
            let seat = next.expect("a round with nobody left is over");
            return t.then(Step::BeginTurn(BeginTurn { seat }));
        }
        let dragon = t.open.mode.dragon_seat().expect("a Raid has a Dragon");
        if seat == dragon {
            let next = if t.open.extra_turns > 0 {
                t.open.extra_turns -= 1;
                play.everyone(Event::ExtraTurn { seat: dragon });
                dragon
            } else {
                t.open.next_mortal(None).expect("with no mortal left the game is over")
            };
            t.then(Step::BeginTurn(BeginTurn { seat: next }));
        } else if let Some(next) = t.open.next_mortal(Some(seat)) {
            t.then(Step::BeginTurn(BeginTurn { seat: next }));
        } else {
            t.then(Step::CommonRefill(CommonRefill));
            t.then(Step::BeginTurn(BeginTurn { seat: dragon }));
        }
    }
}

impl Open {
    /// The next undefeated mortal seat in the mortals' order after this one.
    fn next_mortal(&self, after: Option<Seat>) -> Option<Seat> {
        let mortals = &self.order[..self.mode.seats() - 1];
        let from = after.and_then(|a| mortals.iter().position(|s| *s == a)).map_or(0, |i| i + 1);
        mortals[from..].iter().copied().find(|s| !self.fighters[*s].defeated)
    }
}

/// All mortals refill, in their order (FD-19.12). Who skipped a turn misses it (FD-22.18).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct CommonRefill;

impl CommonRefill {
    runs_by_itself!();

    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, _: Answer) {
        let missing = std::mem::take(&mut t.open.misses_refill);
        let mortals = t.open.mode.seats() - 1;
        for seat in t.open.order.into_iter().take(mortals) {
            if t.open.fighters[seat].defeated || missing.has(seat) {
                continue;
            }
            if t.refill(play, seat) == crate::table::Drawn::TimeOver {
                return;
            }
        }
    }
}
