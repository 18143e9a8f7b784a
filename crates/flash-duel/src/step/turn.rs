//! The turn: upkeep, recovery, main action, discard, refill, and whose turn is next (FD-6).

use super::{Grant, MainAction, Step, TurnCard};
use crate::ability::{Ends, Moment};
use crate::event::Event;
use crate::table::{Drawn, Open, Table};
use kernel::{Play, Seat};
use serde::Serialize;

/// A turn begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct BeginTurn {
    pub seat: Seat,
}

impl BeginTurn {
    #[inline(always)] // every turn passes here, and from one place only
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        let seat = self.seat;
        t.start_turn(play, seat);
        if t.open().is_anything_in_force() {
            t.upkeep(play, seat);
        }
        let refills = !t.open().mode.refills_with_others(seat) && !t.open().fighters[seat].skip_due;
        t.finally(Step::EndTurn(EndTurn { refills }));
        if t.open().fighters[seat].due() {
            t.recover(play, seat);
        } else if t.open().mode.bot_seat() == Some(seat) {
            t.then(Step::TurnCard(TurnCard));
        } else {
            t.moment(Moment::TurnStart);
            t.then(Step::MainAction(MainAction { seat, grant: Grant::MAIN }));
        }
    }
}

impl Table {
    /// What happens by itself at a turn's start, recovering or not (FD-6.8, FD-6.10).
    fn upkeep(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.end_lasting(play, Ends::OWNERS_TURN_START, |f| f.by == seat);
        for f in self.open().in_force.into_iter().flatten().filter(|f| f.by == seat) {
            if let Some(upkeep) = f.ability.card().upkeep {
                upkeep(self, play, seat);
            }
        }
    }
}

/// Played cards are discarded, the turn player refills, and the turn passes on (FD-6.1, FD-6.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct EndTurn {
    /// Mortals in a Raid refill together instead, a skipped or broken-off turn has no refill.
    pub refills: bool,
}

impl EndTurn {
    #[inline(always)] // every turn passes here, and from one place only
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        t.discard_played(play);
        if self.refills && t.refill(play, t.open().turn) == Drawn::TimeOver {
            return;
        }
        t.end_lasting(play, Ends::TURN, |_| true);
        if t.open().mode.is_raid() {
            t.pass_turn_in_raid(play);
        } else {
            let seat = t.open().next_after(t.open().turn);
            t.then(Step::BeginTurn(BeginTurn { seat }));
        }
    }
}

impl Table {
    /// Mortals in their order, their common refill, then the Dragon and his extra turns (FD-19.12,
    /// FD-19.14).
    fn pass_turn_in_raid(&mut self, play: &mut Play<Event>) {
        let seat = self.open().turn;
        let dragon = self.open().mode.dragon_seat().expect("a Raid has a Dragon");
        if seat == dragon {
            let next = if self.take_extra_turn(play, dragon) {
                dragon
            } else {
                self.open().next_mortal(None).expect("with no mortal left the game is over")
            };
            self.then(Step::BeginTurn(BeginTurn { seat: next }));
        } else if let Some(next) = self.open().next_mortal(Some(seat)) {
            self.then(Step::BeginTurn(BeginTurn { seat: next }));
        } else {
            self.then(Step::CommonRefill(CommonRefill));
            self.then(Step::BeginTurn(BeginTurn { seat: dragon }));
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
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        let missing = t.settle_forfeits();
        let mortals = t.open().mode.seats() - 1;
        for seat in t.open().order.into_iter().take(mortals) {
            if t.open().fighters[seat].defeated || missing.has(seat) {
                continue;
            }
            if t.refill(play, seat) == Drawn::TimeOver {
                return;
            }
        }
    }
}
