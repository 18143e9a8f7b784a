//! Hands and bags: drawing, discarding, searching, showing (PS-2, PS-6.11 to PS-6.15).
//!
//! A bag has no order, but chips may lie on top of it (`tops.rs`). What everybody knows of a hand
//! is kept by `player.rs`. Whenever a bag is empty the whole hand is known, since hand and bag
//! together are open (PS-2.7).

use super::Table;
use crate::chip::{ChipId, Run};
use crate::event::Event;
use crate::pouch::{Pouch, Slot};
use kernel::{Counter, Play, Seat, SeatSet};

impl Table {
    /// The chips of a pouch one by one, for people to read.
    pub(crate) fn listed(&self, pouch: &Pouch) -> Vec<ChipId> {
        let slots = pouch.slots().flat_map(|slot| (0..pouch.of(slot)).map(move |_| slot));
        slots.map(|slot| self.open.chip(slot)).collect()
    }
    /// Who sees this hand: its owner and his teammate (PS-R1).
    pub(crate) fn sees_hand(&self, seat: Seat) -> SeatSet {
        self.open.seats().iter().filter(|s| !self.open.are_opponents(*s, seat)).collect()
    }
    fn note_empty_bag(&mut self, seat: Seat) {
        let player = &mut self.open.players[seat];
        let open = player.laid_open > 0 || player.bag_size() == 0 && player.top.face_down() == 0;
        if open {
            player.learn_hand(&self.hidden.hands[seat]);
        }
        player.conclude();
    }
    /// A chip comes into a hand for all to see.
    pub(crate) fn add_to_hand(&mut self, seat: Seat, slot: Slot) {
        self.hidden.hands[seat].add(slot, 1);
        let player = &mut self.open.players[seat];
        player.unseen.add(slot, 1);
        player.known.add(slot, 1);
        player.hand_size.raise(1);
    }
    /// A chip leaves a hand for all to see.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, slot: Slot) {
        self.hidden.hands[seat].take(slot, 1);
        let player = &mut self.open.players[seat];
        // Of chips that are alike the one that was played this turn leaves first (PS-R64).
        player.put_back.take_up_to(slot, player.came_back(slot).min(1));
        player.unseen.take(slot, 1);
        player.hand_size.lower(1);
        if player.known.has(slot) {
            player.known.take(slot, 1);
        } else {
            player.either.take_up_to(slot, 1);
            player.note_shown(slot);
        }
        player.forget_deal();
    }

    /// Draws up to `n` chips (PS-6.11, PS-6.12).
    pub fn draw(&mut self, play: &mut Play<Event>, seat: Seat, n: u8) {
        let mut drawn = Pouch::EMPTY;
        let mut left = n;
        while left > 0 {
            let came = match self.draw_from_top(seat, false) {
                Some(slot) => {
                    drawn.add(slot, 1);
                    1
                }
                None => match self.draw_from_bag(play, seat, left, &mut drawn) {
                    0 => break,
                    some => some,
                },
            };
            left.lower(came);
        }
        self.note_empty_bag(seat);
        self.tell_draw(play, seat, &drawn);
    }
    fn tell_draw(&mut self, play: &mut Play<Event>, seat: Seat, drawn: &Pouch) {
        if play.is_silent() || drawn.is_empty() {
            return;
        }
        let chips = self.listed(drawn);
        let count = chips.len() as u8;
        if self.open.players[seat].laid_open > 0 {
            return play.everyone(Event::DrewOpenly { seat, chips });
        }
        let private = Event::Drew { seat, chips };
        play.split(self.sees_hand(seat), private, Event::DrewUnseen { seat, count });
    }
    /// Draws one chip face up; nothing if there is none. Everybody knows then that one more of its
    /// kind is in the hand.
    pub fn draw_face_up(&mut self, play: &mut Play<Event>, seat: Seat) -> Option<ChipId> {
        let slot = match self.draw_from_top(seat, true) {
            Some(slot) => slot,
            None => {
                let slot = self.bag_to_draw_from(play, seat)?.random(&mut play.chance);
                self.hidden.hands[seat].add(slot, 1);
                self.open.players[seat].draw_seen(slot);
                slot
            }
        };
        self.note_empty_bag(seat);
        let chip = self.open.chip(slot);
        if !play.is_silent() {
            play.everyone(Event::DrewOpenly { seat, chips: vec![chip] });
        }
        Some(chip)
    }
    /// What lies on top of the bag is drawn before anything else of it.
    fn draw_from_top(&mut self, seat: Seat, shown: bool) -> Option<Slot> {
        let slot = self.open.players[seat].top.pop()?;
        if slot != Slot::FACE_DOWN {
            self.add_to_hand(seat, slot);
            return Some(slot);
        }
        let slot = self.hidden.face_down[seat].pop();
        let slot = slot.expect("what lies face down is known to the table");
        self.lift(seat, slot, shown);
        Some(slot)
    }
    /// Draws up to so many chips of the bag, unseen by the others; says how many it gave.
    fn draw_from_bag(
        &mut self,
        play: &mut Play<Event>,
        seat: Seat,
        n: u8,
        drawn: &mut Pouch,
    ) -> u8 {
        let Some(bag) = self.bag_to_draw_from(play, seat) else { return 0 };
        let n = n.min(bag.len());
        let mut bag = bag.shaken();
        for _ in 0..n {
            let slot = bag.draw(&mut play.chance);
            drawn.add(slot, 1);
            self.hidden.hands[seat].add(slot, 1);
        }
        self.open.players[seat].draw_unseen(n);
        n
    }
    /// The bag, filled again if it was empty (PS-6.12); nothing if there is no chip to fill it.
    fn bag_to_draw_from(&mut self, play: &mut Play<Event>, seat: Seat) -> Option<Pouch> {
        let bag = self.bag(seat);
        if !bag.is_empty() {
            return Some(bag);
        }
        self.shake_in(play, seat).then(|| self.bag(seat))
    }
    /// A chip of the hand is mixed into the bag for all to see.
    pub fn hand_to_bag(&mut self, play: &mut Play<Event>, seat: Seat, chip: ChipId) {
        let slot = self.open.slot_of(chip);
        self.take_from_hand(seat, slot);
        self.put_in_bag(play, seat, slot);
    }
    /// The discard pile goes into the empty bag. False if there is none.
    fn shake_in(&mut self, play: &mut Play<Event>, seat: Seat) -> bool {
        // With an empty bag the whole hand is open: it is what is not discarded.
        let player = &mut self.open.players[seat];
        player.learn_hand(&self.hidden.hands[seat]);
        player.forget_deal();
        if player.discard.is_empty() {
            return false;
        }
        let count = player.discard.len();
        player.unseen = player.unseen.plus(&player.discard);
        player.discard = Pouch::EMPTY;
        play.everyone(Event::Reshuffled { seat, count });
        true
    }

    /// From the hand to the discard pile (PS-6.13).
    pub fn discard(&mut self, play: &mut Play<Event>, seat: Seat, chip: ChipId) {
        let slot = self.open.slot_of(chip);
        self.take_from_hand(seat, slot);
        self.open.players[seat].discard.add(slot, 1);
        play.everyone(Event::Discarded { seat, chip });
        if let Some(discarded) = chip.chip().discarded {
            discarded(self, play, Run::of(chip, seat));
        }
    }
    /// Discards the whole hand and says how many chips that were.
    pub fn discard_hand(&mut self, play: &mut Play<Event>, seat: Seat) -> u8 {
        let hand = std::mem::take(&mut self.hidden.hands[seat]);
        let player = &mut self.open.players[seat];
        player.put_back = player.put_back.minus(&player.all_came_back());
        player.discard = player.discard.plus(&hand);
        player.unseen = player.unseen.minus(&hand);
        player.hand_size = 0;
        player.see_leave(&hand);
        player.forget_deal();
        if !play.is_silent() {
            let chips = self.listed(&hand);
            play.everyone(Event::HandDiscarded { seat, chips });
        }
        self.mind_discards(play, seat, &hand);
        hand.len()
    }
    /// From the discard pile into the hand.
    pub fn return_to_hand(&mut self, play: &mut Play<Event>, seat: Seat, chip: ChipId) {
        let slot = self.open.slot_of(chip);
        self.open.players[seat].discard.take(slot, 1);
        self.add_to_hand(seat, slot);
        play.everyone(Event::Returned { seat, chip });
    }

    /// Out of another player's discard pile into the own one.
    pub fn take_discarded(&mut self, play: &mut Play<Event>, seat: Seat, chip: ChipId, of: Seat) {
        let slot = self.open.slot_of(chip);
        self.open.players[of].discard.take(slot, 1);
        self.open.players[seat].discard.add(slot, 1);
        play.everyone(Event::TookFromDiscard { seat, chip, of });
    }

    /// Shows the hand to all (PS-2.8); they remember it.
    pub fn reveal_hand(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.open.players[seat].learn_hand(&self.hidden.hands[seat]);
        self.open.players[seat].forget_deal();
        if !play.is_silent() {
            let chips = self.listed(&self.hidden.hands[seat]);
            play.everyone(Event::HandRevealed { seat, chips });
        }
    }
    /// Shows one chip of the hand to all; it stays there.
    pub fn reveal_chip(&mut self, play: &mut Play<Event>, seat: Seat, chip: ChipId) {
        let slot = self.open.slot_of(chip);
        self.open.players[seat].show(slot);
        play.everyone(Event::Revealed { seat, chip });
    }
    /// Shows so many random chips of the hand to all, or as many as there are; they stay there.
    pub fn reveal_at_random(&mut self, play: &mut Play<Event>, seat: Seat, n: u8) -> Pouch {
        let (mut shown, mut left) = (Pouch::EMPTY, self.hidden.hands[seat]);
        for _ in 0..n.min(left.len()) {
            let slot = left.random(&mut play.chance);
            left.take(slot, 1);
            shown.add(slot, 1);
            self.open.players[seat].show_by_luck(slot, shown.of(slot));
            play.everyone(Event::RevealedAtRandom { seat, chip: self.open.chip(slot) });
        }
        shown
    }
    /// Shows the hand and leaves it open until [`Table::close_hand`].
    pub fn lay_hand_open(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.reveal_hand(play, seat);
        self.open.players[seat].laid_open.raise(1);
    }
    /// The hand is hidden again, unless another effect shows it too.
    pub fn close_hand(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.open.players[seat].laid_open.lower(1);
        if self.open.players[seat].laid_open == 0 {
            play.everyone(Event::HandClosed { seat });
        }
    }

    /// Takes a chip found in the bag into the hand and shows it (PS-6.14).
    pub fn find_in_bag(&mut self, play: &mut Play<Event>, seat: Seat, chip: ChipId) {
        let slot = self.open.slot_of(chip);
        self.hidden.hands[seat].add(slot, 1);
        self.open.players[seat].draw_seen(slot);
        play.everyone(Event::Found { seat, chip });
        self.note_empty_bag(seat);
    }
    /// A chip from anywhere is mixed into the bag (PS-6.15).
    pub(crate) fn put_in_bag(&mut self, play: &mut Play<Event>, seat: Seat, slot: Slot) {
        let player = &mut self.open.players[seat];
        player.unseen.add(slot, 1);
        player.bagged.add(slot, 1);
        player.forget_deal();
        play.everyone(Event::PutInBag { seat, chip: self.open.chip(slot) });
    }

    // Piggy banks.

    /// Sets a chip of the hand aside to be kept; nobody else sees which.
    pub(crate) fn keep(&mut self, seat: Seat, slot: Slot) {
        self.hidden.kept[seat].add(slot, 1);
        self.open.players[seat].kept.raise(1);
    }
    /// Everything but what is kept goes to the discard pile (PS-4.25).
    pub(crate) fn clean_up(&mut self, play: &mut Play<Event>, seat: Seat) {
        let kept = std::mem::take(&mut self.hidden.kept[seat]);
        let from_hand = self.hidden.hands[seat].minus(&kept);
        let player = &mut self.open.players[seat];
        player.discard = player.discard.plus(&player.table).plus(&from_hand);
        player.table = Pouch::EMPTY;
        player.unseen = player.unseen.minus(&from_hand);
        let news = from_hand.minus(&player.known);
        player.see_leave(&from_hand);
        (player.hand_size, player.kept) = (kept.len(), 0);
        // Of a hand that is gone nothing has to be remembered.
        if player.hand_size > 0 {
            news.slots().for_each(|slot| (0..news.of(slot)).for_each(|_| player.note_shown(slot)));
        }
        player.forget_deal();
        self.hidden.hands[seat] = kept;
        if !play.is_silent() {
            let (chips, kept) = (self.listed(&from_hand), kept.len());
            play.everyone(Event::CleanedUp { seat, chips, kept });
        }
        self.mind_discards(play, seat, &from_hand);
    }
    /// Chips that mind being discarded say so, when all have been (ON_DISCARD).
    fn mind_discards(&mut self, play: &mut Play<Event>, seat: Seat, chips: &Pouch) {
        for slot in chips.slots().and(self.open.kinds.minding_discard()) {
            let chip = self.open.chip(slot);
            if let Some(discarded) = chip.chip().discarded {
                (0..chips.of(slot)).for_each(|_| discarded(self, play, Run::of(chip, seat)));
            }
        }
    }
}
