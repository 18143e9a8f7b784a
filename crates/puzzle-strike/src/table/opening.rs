//! Laying out a game: characters, bank and starting decks (PS-3).

use super::{Hidden, Kinds, Open, Player, Standing, Table};
use crate::chip::ChipId;
use crate::chips::{FIXED, Who};
use crate::event::Event;
use crate::pouch::{Pile, Pouch, Slot};
use crate::setup::{SEATS, Setup};
use crate::step::HAND;
use kernel::{Agenda, Counter, Play, Seat, SeatSet, Seats};

impl Open {
    /// The eight stacks that every bank has.
    pub(super) fn lay_fixed_stacks(&mut self) {
        for slot in (0..FIXED as u8).map(Slot) {
            self.kinds.set(slot, ChipId(slot.0));
            self.bank.add(slot, ChipId(slot.0).chip().copies);
        }
    }
    pub fn is_taken(&self, who: Who) -> bool {
        self.players.iter().any(|(_, player)| player.character == Some(who))
    }
}

impl Table {
    /// A table with the eight stacks that every bank has (PS-3.4), before anything else is laid.
    pub(crate) fn empty(setup: &Setup) -> Table {
        let mut open = Open {
            mode: setup.mode,
            sets: setup.sets,
            last_standing: setup.last_standing,
            choose_order: setup.choose_order,
            share_after_ten: setup.share_after_ten,
            mirror: setup.mirror,
            tournament: setup.tournament,
            pool: [None; super::POOL],
            wins: Seats::default(),
            switched_out: 0,
            first: setup.first,
            kinds: Kinds::NONE,
            stacks: FIXED as u8,
            bank: Pouch::EMPTY,
            removed: None,
            sale: 0,
            traps: [0; super::STACKS],
            gone: Pouch::EMPTY,
            panic: 0,
            players: Seats([Player::default(); SEATS]),
            piles: Seats([Pile::default(); SEATS]),
            floating: [None; super::MOST_FLOATING],
            active: SeatSet::first(setup.mode.seats()),
            turn: Seat(0),
            turns: 0,
            loser: None,
            extra_turns: SeatSet::EMPTY,
            extra_rounds: 0,
            standing: Standing::Playing,
            agenda: Agenda::default(),
        };
        open.lay_fixed_stacks();
        Table { open, hidden: Hidden::default() }
    }
    pub(crate) fn seats_count(&self) -> usize {
        self.open.mode.seats()
    }
    pub(crate) fn pick_character(&mut self, play: &mut Play<Event>, seat: Seat, who: Who) {
        self.open.players[seat].character = Some(who);
        play.everyone(Event::CharacterPicked { seat, who });
    }
    /// Puts the Puzzle stacks into the bank (PS-3.3).
    pub(crate) fn lay_bank(&mut self, play: &mut Play<Event>, stacks: &[ChipId]) {
        for chip in stacks {
            let slot = self.new_slot(*chip);
            self.open.bank.add(slot, chip.chip().copies);
            self.open.stacks.raise(1);
        }
        if !play.is_silent() {
            play.everyone(Event::BankLaid { stacks: stacks.to_vec() });
        }
    }
    /// The slot of a chip, a new one if the game did not have it.
    pub(crate) fn new_slot(&mut self, chip: ChipId) -> Slot {
        self.open.slot(chip).unwrap_or_else(|| {
            let free = self.open.kinds.free();
            let slot = free.expect("no game has more kinds of chips than there are slots");
            self.open.kinds.set(slot, chip);
            slot
        })
    }
    /// The starting decks and the opening hands (PS-3.2, PS-3.6).
    pub(crate) fn deal(&mut self, play: &mut Play<Event>) {
        for seat in self.open.seats().iter() {
            for value in [Slot::gem(1); 6] {
                self.open.bank.take(value, 1);
                self.open.players[seat].unseen.add(value, 1);
            }
            self.open.bank.take(Slot::CRASH_GEM, 1);
            self.open.players[seat].unseen.add(Slot::CRASH_GEM, 1);
            let player = &self.open.players[seat];
            let (who, drafted) = (player.character, player.drafted);
            let own = who.into_iter().flat_map(Who::chips).chain(drafted.into_iter().flatten());
            for chip in own {
                let slot = self.new_slot(chip);
                self.open.players[seat].unseen.add(slot, 1);
            }
        }
        for seat in self.open.seats().iter() {
            self.draw(play, seat, HAND);
        }
    }
}
