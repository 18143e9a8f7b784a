//! Verbs for turns: beginning, recovering, skipping, extra ones (FD-6, FD-9, FD-19).

use super::Table;
use crate::ability::Moment;
use crate::event::Event;
use kernel::{Counter, Play, Seat, SeatSet};

impl Table {
    #[inline(always)] // every turn passes here, and from one place only
    pub(crate) fn start_turn(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.open.turn = seat;
        self.open.recovering = false;
        self.open.used = SeatSet::EMPTY;
        play.everyone(Event::TurnBegan { seat });
    }

    /// A turn spent recovering (FD-9.3), or skipped altogether (FD-9.7).
    pub(crate) fn recover(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.open.recovering = true;
        let f = &mut self.open.fighters[seat];
        if std::mem::take(&mut f.skip_due) {
            play.everyone(Event::TurnSkipped { seat });
            return self.forfeit_refill(play, seat);
        }
        play.everyone(Event::Recovered { seat });
        if std::mem::take(&mut f.retreat_due) {
            self.moment(Moment::Recovering);
        } else {
            f.forced_due.lower(1);
        }
    }

    /// Who refills with the others misses that refill (FD-22.18). Everybody else refills at the end
    /// of his own turn, which is skipped.
    fn forfeit_refill(&mut self, play: &mut Play<Event>, seat: Seat) {
        if self.open.mode.refills_with_others(seat) {
            self.open.misses_refill = self.open.misses_refill.with(seat);
            play.everyone(Event::RefillForfeited { seat });
        }
    }

    /// Who misses the common refill that happens now; `RefillForfeited` told it.
    pub(crate) fn settle_forfeits(&mut self) -> SeatSet {
        std::mem::take(&mut self.open.misses_refill)
    }

    /// A mortal's defeat gives the Dragon a turn more (FD-19.14).
    pub(crate) fn earn_extra_turn(&mut self, play: &mut Play<Event>) {
        let seat = self.open.mode.dragon_seat().expect("a Raid has a Dragon");
        self.open.extra_turns.raise(1);
        play.everyone(Event::ExtraTurnEarned { seat });
    }

    /// The Dragon takes an extra turn if he has earned one.
    pub(crate) fn take_extra_turn(&mut self, play: &mut Play<Event>, seat: Seat) -> bool {
        if self.open.extra_turns == 0 {
            return false;
        }
        self.open.extra_turns.lower(1);
        play.everyone(Event::ExtraTurn { seat });
        true
    }
}
