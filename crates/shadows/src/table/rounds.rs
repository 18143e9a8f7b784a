//! Rounds, phases, Steps and turns; what lasts for a Step or a round ends with it (SH-4.1, SH-6.1,
//! SH-22).

use super::{At, Invincible, Noted, Phase, Table};
use crate::event::Event;
use kernel::{Counter, Play, Seat};

impl Table {
    pub(crate) fn begin_round(&mut self, play: &mut Play<Event>) {
        self.open.round.raise(1);
        play.everyone(Event::RoundBegan { round: self.open.round });
        self.begin_phase(play, Phase::TeamUp);
    }
    pub(crate) fn begin_phase(&mut self, play: &mut Play<Event>, phase: Phase) {
        self.open.phase = phase;
        self.open.turn = self.open.leader;
        self.open.step = 0;
        play.everyone(Event::PhaseBegan { phase });
    }
    pub(crate) fn begin_step(&mut self, play: &mut Play<Event>, step: u8) {
        self.open.step = step;
        self.open.turn = self.open.leader;
        play.everyone(Event::StepBegan { step });
    }
    /// From now on this is the turn player (SH-26.4).
    pub(crate) fn turn_to(&mut self, seat: Seat) {
        self.open.turn = seat;
    }
    /// What holds for the running Step ends with it.
    pub(crate) fn end_step(&mut self) {
        for seat in self.seats() {
            let player = &mut self.open.players[seat];
            if player.noted.invincible == Invincible::Step {
                player.noted.invincible = Invincible::No;
            }
            player.cards.iter_mut().for_each(|own| own.acted = false);
        }
        self.open.gears.iter_mut().for_each(|gear| gear.acted = false);
        self.open.turn = self.open.leader;
    }
    /// Marks of the round go (SH-22.2, SH-22.8).
    pub(crate) fn end_round_effects(&mut self) {
        for seat in self.seats() {
            let player = &mut self.open.players[seat];
            player.noted = Noted::default();
            let used = player.cards.iter_mut().filter(|own| own.at == At::Combat);
            used.for_each(|own| own.broken = 0);
        }
        self.forget_uses();
    }
    /// No use counts for the next round.
    pub(crate) fn forget_uses(&mut self) {
        for seat in self.seats() {
            let cards = self.open.players[seat].cards.iter_mut();
            cards.for_each(|own| (own.round, own.acted) = (0, false));
        }
        self.open.gears.iter_mut().for_each(|gear| (gear.round, gear.acted) = (0, false));
    }
    /// The Leader card goes on, with a whole Shield Point (SH-22.7).
    pub(crate) fn pass_leader(&mut self, play: &mut Play<Event>) {
        let seat = self.open.next(self.open.leader);
        (self.open.leader, self.open.leader_broken) = (seat, false);
        play.everyone(Event::LeaderPassed { seat });
    }
}
