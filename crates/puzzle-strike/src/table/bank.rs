//! The bank: stacks, Panic Time, and chips that come from it and go back (PS-6, PS-12).

use super::Table;
use crate::chip::{At, ChipId, Run};
use crate::event::Event;
use crate::pouch::Slot;
use crate::step::Playing;
use kernel::{Play, Seat};

impl Table {
    /// The level that so many empty stacks demand (PS-12.1, PS-12.2).
    fn panic_of(&self, empty: u8) -> u8 {
        let players = self.open.mode.panic_players();
        empty.saturating_add(1).saturating_sub(players).min(3)
    }
    /// The level that the empty stacks of this moment demand.
    pub(crate) fn panic_now(&self) -> u8 {
        self.panic_of(self.open.empty_stacks())
    }
    /// Counts the empty stacks; the level never goes down (PS-12.3, PS-12.4).
    fn count_stacks(&mut self, play: &mut Play<Event>) {
        self.panic_at(play, self.open.empty_stacks());
    }
    fn panic_at(&mut self, play: &mut Play<Event>, empty: u8) {
        let level = self.panic_of(empty);
        if level > self.open.panic {
            self.open.panic = level;
            play.everyone(Event::PanicTime { level });
        }
    }
    /// Takes a chip from a stack; the caller tells what became of it.
    pub(crate) fn take_from_bank(&mut self, play: &mut Play<Event>, slot: Slot) {
        debug_assert!(self.open.is_in_bank(slot), "{slot:?} is not to be had from the bank");
        self.open.bank.take(slot, 1);
        if !self.open.bank.has(slot) {
            self.count_stacks(play);
        }
    }
    /// Puts a chip back: onto its stack, in the bank or removed (PS-6.2), or out of the game.
    pub(crate) fn put_in_bank(&mut self, slot: Slot) {
        if slot.0 < self.open.stacks {
            self.open.bank.add(slot, 1);
        } else {
            self.open.gone.add(slot, 1);
        }
    }

    /// From the bank into the discard pile (PS-6.3). Nothing if the stack is empty.
    pub fn gain(&mut self, play: &mut Play<Event>, seat: Seat, chip: ChipId) {
        let slot = self.open.slot_of(chip);
        if !self.open.is_in_bank(slot) {
            return;
        }
        self.open.players[seat].discard.add(slot, 1);
        play.everyone(Event::Gained { seat, chip });
        self.take_from_bank(play, slot);
    }
    /// A Wound from the bank into the discard pile.
    pub fn gain_wound(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.gain(play, seat, self.open.chip(Slot::WOUND));
    }
    /// From the bank into a hand, for all to see. False if the stack is empty.
    pub fn bank_to_hand(&mut self, play: &mut Play<Event>, seat: Seat, chip: ChipId) -> bool {
        let slot = self.open.slot_of(chip);
        if !self.open.is_in_bank(slot) {
            return false;
        }
        self.add_to_hand(seat, slot);
        play.everyone(Event::TookFromBank { seat, chip });
        self.take_from_bank(play, slot);
        true
    }
    /// From the bank into a bag. False if the stack is empty.
    pub fn bank_to_bag(&mut self, play: &mut Play<Event>, seat: Seat, chip: ChipId) -> bool {
        let slot = self.open.slot_of(chip);
        if !self.open.is_in_bank(slot) {
            return false;
        }
        self.put_in_bag(play, seat, slot);
        self.take_from_bank(play, slot);
        true
    }

    /// From the hand back to the bank (PS-6.1).
    pub fn trash_from_hand(&mut self, play: &mut Play<Event>, seat: Seat, chip: ChipId) {
        let slot = self.open.slot_of(chip);
        self.take_from_hand(seat, slot);
        self.put_in_bank(slot);
        play.everyone(Event::Trashed { seat, chip });
    }
    /// From the discard pile back to the bank.
    pub fn trash_from_discard(&mut self, play: &mut Play<Event>, seat: Seat, chip: ChipId) {
        let slot = self.open.slot_of(chip);
        self.open.players[seat].discard.take(slot, 1);
        self.put_in_bank(slot);
        play.everyone(Event::Trashed { seat, chip });
    }
    /// The chip of this play goes back to the bank, or out of the game if it is a character's.
    pub fn trash_itself(&mut self, play: &mut Play<Event>, run: Run) {
        if self.move_itself(run) {
            self.put_in_bank(self.open.slot_of(run.chip));
            play.everyone(Event::Trashed { seat: run.me, chip: run.chip });
        }
    }
    /// The chip of this play goes on top of its player's bag.
    pub fn put_itself_on_top(&mut self, play: &mut Play<Event>, run: Run) {
        let slot = self.open.slot_of(run.chip);
        if self.move_itself(run) {
            let room = self.open.players[run.me].top.push(slot);
            debug_assert!(room, "{} is not asked without room", run.me);
            self.open.players[run.me].put_back.add(slot, 1);
            play.everyone(Event::PutOnTop { seat: run.me, chip: run.chip });
        }
    }
    /// The chip of this play goes to its player's discard pile now.
    pub fn discard_itself(&mut self, play: &mut Play<Event>, run: Run) {
        if self.move_itself(run) {
            let slot = self.open.slot_of(run.chip);
            self.open.players[run.me].discard.add(slot, 1);
            play.everyone(Event::Discarded { seat: run.me, chip: run.chip });
        }
    }

    /// The chip of this play changes places with a chip in a discard pile, which takes its place on
    /// the table, or off-turn in the discard pile of its player.
    pub fn exchange_itself(&mut self, play: &mut Play<Event>, run: Run, with: ChipId, of: Seat) {
        if !self.move_itself(run) {
            return;
        }
        let (own, other) = (self.open.slot_of(run.chip), self.open.slot_of(with));
        self.open.players[of].discard.take(other, 1);
        self.open.players[of].discard.add(own, 1);
        let here = self.open.is_turn(run.me);
        let player = &mut self.open.players[run.me];
        if here {
            player.table.add(other, 1);
        } else {
            player.discard.add(other, 1);
        }
        play.everyone(Event::Exchanged { seat: run.me, chip: run.chip, with, of });
    }

    /// Whether the chip of the play that runs now is still where it was played to (PS-11.8).
    pub fn is_at_hand(&self) -> bool {
        let moved = |at: At| matches!(at, At::Elsewhere | At::Lent);
        self.playing().is_some_and(|playing| !moved(playing.run.at))
    }
    /// Takes the physical chip of a play from where it lies. False if its text sent it elsewhere
    /// already, or if it never was the player's own: then nothing moves it (PS-11.8, PS-11.12).
    pub(crate) fn move_itself(&mut self, run: Run) -> bool {
        if run.at == At::Ongoing {
            return self.leave_ongoing(run);
        }
        let own = |p: &&mut Playing| p.run.chip == run.chip && p.run.me == run.me;
        let Some(playing) = self.playing_mut().filter(own) else { return false };
        // A chip becomes ongoing when its play is over, so here it is on the table or not its own.
        let there = playing.run.at == At::Table;
        if there {
            playing.run.at = At::Elsewhere;
            let slot = self.open.slot_of(run.chip);
            self.open.players[run.me].table.take(slot, 1);
        }
        there
    }
    fn leave_ongoing(&mut self, run: Run) -> bool {
        let slot = self.open.slot_of(run.chip);
        let there = self.open.players[run.me].ongoing.has(slot);
        self.open.players[run.me].ongoing.take_up_to(slot, 1);
        there
    }
    /// An ongoing chip is over: it goes to its owner's discard pile.
    pub fn discard_ongoing(&mut self, play: &mut Play<Event>, run: Run) {
        if self.leave_ongoing(run) {
            let slot = self.open.slot_of(run.chip);
            self.open.players[run.me].discard.add(slot, 1);
            play.everyone(Event::OngoingDiscarded { seat: run.me, chip: run.chip });
        }
    }

    /// A Puzzle stack leaves the game, and then the one removed before comes back; in the moment
    /// between, both count as empty (PS-12.3, PS-12.8).
    pub fn remove_stack(&mut self, play: &mut Play<Event>, chip: ChipId) {
        let before = self.open.removed.replace(self.open.slot_of(chip));
        play.everyone(Event::StackRemoved { chip });
        let filled = before.is_some_and(|slot| self.open.bank.has(slot));
        self.panic_at(play, self.open.empty_stacks().saturating_add(filled.into()));
        if let Some(slot) = before {
            play.everyone(Event::StackReturned { chip: self.open.chip(slot) });
        }
    }
}
