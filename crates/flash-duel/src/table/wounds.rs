//! Verbs for what fights do to fighters: recovery, hits, defeat (FD-8, FD-9, FD-13, FD-17).

use super::Table;
use crate::ability::Ends;
use crate::board::Side;
use crate::cards::Who;
use crate::event::Event;
use crate::step::{EndTurn, Step};
use kernel::{Counter, Play, Seat, SeatSet};

impl Table {
    /// A retreat makes a recovery due, once however many retreats there are (FD-9.3, FD-9.11);
    /// `Retreated` tells it.
    pub(crate) fn owe_recovery(&mut self, seat: Seat) {
        let f = &mut self.open.fighters[seat];
        if !f.skip_due {
            f.retreat_due = true;
        }
    }

    /// Retreating into a mine costs the whole turn (FD-9.7).
    pub(crate) fn owe_skipped_turn(&mut self, play: &mut Play<Event>, seat: Seat) {
        let f = &mut self.open.fighters[seat];
        f.skip_due = true;
        f.retreat_due = false;
        play.everyone(Event::MustSkipTurn { seat });
    }

    /// A recovery that is not from a retreat (FD-9.6). `stacking` adds to what is due already.
    pub fn force_recovery(&mut self, play: &mut Play<Event>, seat: Seat, stacking: bool) {
        // What is being recovered from is due until the end of that turn (FD-9.12).
        if stacking || !self.open.is_recovering(seat) {
            self.open.fighters[seat].forced_due.raise(1);
            play.everyone(Event::MustRecover { seat });
        }
    }

    /// The recovery due from a retreat is no longer due (FD-9.5).
    pub fn cancel_recovery(&mut self, play: &mut Play<Event>, seat: Seat) {
        if std::mem::take(&mut self.open.fighters[seat].retreat_due) {
            play.everyone(Event::RecoveryCancelled { seat });
        }
    }

    /// Fighters are hit, all at the same time (FD-8.8, FD-13.1, FD-17.7, FD-19.24).
    pub fn hit(&mut self, play: &mut Play<Event>, targets: SeatSet) {
        let before = self.open.undefeated();
        for seat in self.open.from_turn_player().filter(|s| targets.has(*s)) {
            play.everyone(Event::HitTaken { seat });
            if self.open.fighters[seat].who == Who::Dragon {
                if self.lose_hit_point(play, seat) == 0 {
                    self.fall(play, seat);
                }
            } else {
                self.fall(play, seat);
            }
        }
        self.after_defeats(play, before);
    }

    /// The Dragon loses a hit point; how many are left (FD-19.24).
    pub(crate) fn lose_hit_point(&mut self, play: &mut Play<Event>, seat: Seat) -> u8 {
        self.open.fighters[seat].hit_points.lower(1);
        let left = self.open.fighters[seat].hit_points;
        play.everyone(Event::HitPointLost { seat, left });
        left
    }

    pub(crate) fn gain_hit_point(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.open.fighters[seat].hit_points.raise(1);
        let left = self.open.fighters[seat].hit_points;
        play.everyone(Event::HitPointGained { seat, left });
    }

    /// A last-hit defeats. The round ends with it, so nothing of his is cleared away (FD-10.8).
    pub(crate) fn fall_to_last_hit(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.open.fighters[seat].defeated = true;
        play.everyone(Event::Defeated { seat });
    }

    /// Fighters are defeated without a hit (accusations, named hands).
    pub(crate) fn defeat(&mut self, play: &mut Play<Event>, seats: SeatSet) {
        let before = self.open.undefeated();
        let seats = seats.and(before);
        for seat in self.open.from_turn_player().filter(|s| seats.has(*s)) {
            self.fall(play, seat);
        }
        self.after_defeats(play, before);
    }

    /// A fighter leaves the board (FD-17.7, FD-17.8). In a duel that is the end of the round.
    pub(crate) fn fall(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.open.fighters[seat].defeated = true;
        play.everyone(Event::Defeated { seat });
        if !self.open.mode.is_team_mode() {
            return;
        }
        self.discard_hand(play, seat);
        self.discard_drawn(play, seat);
        if let Some(number) = self.hidden.stash[seat].take() {
            self.open.fighters[seat].has_stash = false;
            self.forget_stash(seat, number);
            self.open.discard.add(crate::pile::Cards::one(number));
            play.everyone(Event::Discarded { seat, number });
        }
        self.withdraw_offer(seat);
        self.remove_soldier(play, seat);
        self.end_lasting(play, Ends::OWNER_DEFEATED, |f| f.by == seat);
    }

    /// Ends the round if a side has nobody left, and the turn if the turn player is out (FD-6.9).
    fn after_defeats(&mut self, play: &mut Play<Event>, before: SeatSet) {
        if let Some(winner) = self.side_left_alone() {
            return self.end_round(play, Some(winner));
        }
        // A mortal's defeat angers the Dragon, as long as there are turns to come; a revealed
        // traitor is none (FD-19.14, FD-20.23).
        let fallen = before.minus(self.open.undefeated());
        let counts = self.open.mode.is_raid() && !self.open.is_time_over();
        let is_mortal = |s: &Seat| counts && self.open.side(*s) == Side::West;
        for _ in 0..fallen.iter().filter(is_mortal).count() {
            self.earn_extra_turn(play);
        }
        if self.open.fighters[self.open.turn].defeated {
            self.settle_offers(play);
            self.cut_turn_short();
        }
        self.end_if_conceded(play); // who is left may have conceded before
    }

    /// The side that has won because the other has nobody left. A hidden traitor does not count
    /// for the mortals (FD-20.5), and a fallen Dragon ends it whatever his helper does (FD-20.6).
    pub(crate) fn side_left_alone(&self) -> Option<Side> {
        let dragon = self.open.mode.dragon_seat();
        if dragon.is_some_and(|d| self.open.fighters[d].defeated) {
            return Some(Side::West);
        }
        Side::BOTH
            .into_iter()
            .find(|side| !self.open.undefeated().iter().any(|s| self.true_side(s) == side.other()))
    }

    /// Everything of this turn that was still to happen is dropped, except its end. A traitor who
    /// has just revealed himself still names hands and crosses over: that is no part of the turn.
    fn cut_turn_short(&mut self) {
        let steps = self.open.agenda.live();
        let naming = steps.iter().find(|s| matches!(s, Step::NameHand(_))).copied();
        let end = steps.iter().position(|s| matches!(s, Step::EndTurn(_)));
        if let Some(at) = end {
            self.open.agenda.live_mut()[at] = Step::EndTurn(EndTurn { refills: false });
            self.open.agenda.cut_above(at + 1);
            naming.into_iter().for_each(|step| self.then(step));
        }
    }
}
