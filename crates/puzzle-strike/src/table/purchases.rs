//! The buy phase: money, prices, purchases, and traps on stacks (PS-4.11 to PS-4.23).

use super::Table;
use crate::chip::ChipId;
use crate::event::Event;
use crate::pouch::Slot;
use kernel::{Counter, Play, Seat};

impl Table {
    pub(crate) fn pay(&mut self, play: &mut Play<Event>, seat: Seat, value: u8, n: u8) {
        let slot = Slot::gem(value);
        for _ in 0..n {
            self.take_from_hand(seat, slot);
            self.open.players[seat].table.add(slot, 1);
        }
        let paid = value.saturating_mul(n).min(i8::MAX as u8);
        self.open.players[seat].money.raise(paid as i8);
        play.everyone(Event::Paid { seat, value, n });
    }
    /// A chip is bought and goes to the discard pile, or on top of the bag.
    pub(crate) fn buy(&mut self, play: &mut Play<Event>, seat: Seat, chip: ChipId, on_top: bool) {
        let slot = self.open.slot_of(chip);
        let price = self.open.price(chip).expect("only chips with a cost are bought");
        let player = &mut self.open.players[seat];
        player.bought = true;
        player.bought_wound |= slot == Slot::WOUND;
        player.bought_puzzle |= chip.is_puzzle();
        player.money.lower(price.min(i8::MAX as u8) as i8);
        play.everyone(Event::Bought { seat, chip });
        if on_top {
            let room = player.top.push(slot);
            debug_assert!(room, "a chip is bought onto a bag that has room");
            play.everyone(Event::PutOnTop { seat, chip });
        } else {
            player.discard.add(slot, 1);
        }
        self.take_from_bank(play, slot);
        if !self.open.players[seat].ongoing.is_empty() {
            self.mind_purchase(play, seat, chip);
        }
        self.spring_traps(play, seat, slot);
    }
    /// Ongoing chips of the buyer see what he buys.
    fn mind_purchase(&mut self, play: &mut Play<Event>, seat: Seat, chip: ChipId) {
        for run in self.open.ongoing(seat) {
            if let Some(bought) = run.text().ongoing.and_then(|o| o.bought) {
                bought(self, play, run, chip);
            }
        }
    }
    /// Every trap on the stack gives the buyer a Wound.
    fn spring_traps(&mut self, play: &mut Play<Event>, seat: Seat, slot: Slot) {
        let n = self.open.traps[slot.index()];
        if n > 0 {
            play.everyone(Event::TrapsSprung { seat, chip: self.open.chip(slot), n });
        }
        for _ in 0..n {
            self.gain_wound(play, seat);
        }
    }
    pub(crate) fn may_buy_on_top(&self, seat: Seat) -> bool {
        let player = &self.open.players[seat];
        player.buys_on_top && player.has_room_on_top()
    }

    /// Chips of the bank cost 1 less this turn.
    pub fn lower_prices(&mut self, play: &mut Play<Event>) {
        self.open.sale.raise(1);
        play.everyone(Event::PricesLowered { by: self.open.sale });
    }
    /// Chips that this player buys this turn may go on top of his bag.
    pub fn let_buy_on_top(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.open.players[seat].buys_on_top = true;
        play.everyone(Event::MayBuyOnTop { seat });
    }
    /// A trap token on a stack of the bank.
    pub fn lay_trap(&mut self, play: &mut Play<Event>, seat: Seat, chip: ChipId) {
        self.open.traps[self.open.slot_of(chip).index()].raise(1);
        play.everyone(Event::TrapLaid { seat, chip });
    }
}
