//! The kinds of chips that one game has, and what is printed on them at a glance: players buy and
//! react so often that looking at every chip again would take most of the time.

use crate::chip::{ChipId, Windows};
use crate::pouch::{KINDS, Pouch, Slot, Slots, place_of};

/// Which chip each slot of a [`Pouch`] stands for. All else follows from it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Kinds {
    chips: [ChipId; KINDS],
    /// What they cost; more than anybody can pay where nothing is sold.
    costs: Pouch,
    /// Those that can react in each of the windows.
    reacting: [Slots; Windows::ALL.len()],
    /// Those that forbid purchases as long as they are in play.
    forbidding: Slots,
    /// Those that do something when they are discarded from a hand.
    minding_discard: Slots,
}

impl Kinds {
    pub const NONE: Kinds = Kinds {
        chips: [ChipId::NONE; KINDS],
        costs: Pouch([u8::MAX; KINDS]),
        reacting: [Slots::NONE; Windows::ALL.len()],
        forbidding: Slots::NONE,
        minding_discard: Slots::NONE,
    };

    pub fn all(&self) -> &[ChipId; KINDS] {
        &self.chips
    }
    #[inline]
    pub fn chip(&self, slot: Slot) -> ChipId {
        self.chips[slot.index()]
    }
    /// The slot of a chip, if the game has it.
    #[inline]
    pub fn slot(&self, chip: ChipId) -> Option<Slot> {
        if chip == ChipId::NONE { None } else { self.place_of(chip) }
    }
    /// A slot that stands for no chip yet.
    pub fn free(&self) -> Option<Slot> {
        self.place_of(ChipId::NONE)
    }
    #[inline]
    fn place_of(&self, chip: ChipId) -> Option<Slot> {
        place_of(chip.0, &self.chips.map(|kind| kind.0))
    }
    /// A free slot stands for this chip from now on.
    pub(super) fn set(&mut self, slot: Slot, chip: ChipId) {
        let text = chip.chip();
        self.chips[slot.index()] = chip;
        self.costs.0[slot.index()] = text.cost.unwrap_or(u8::MAX);
        for (slots, window) in self.reacting.iter_mut().zip(Windows::ALL) {
            let reacts = text.reaction.is_some_and(|r| r.windows.meets(window));
            if reacts || text.reacts_as.is_some() {
                *slots = slots.with(slot);
            }
        }
        if text.ongoing.is_some_and(|o| o.forbids.is_some()) {
            self.forbidding = self.forbidding.with(slot);
        }
        if text.discarded.is_some() {
            self.minding_discard = self.minding_discard.with(slot);
        }
    }
    /// Those that cost at most so much.
    #[inline]
    pub fn costing_up_to(&self, most: u8) -> Slots {
        self.costs.up_to(most.min(u8::MAX - 1))
    }
    #[inline]
    pub fn reacting(&self, window: Windows) -> Slots {
        self.reacting[window.0.trailing_zeros() as usize]
    }
    #[inline]
    pub fn forbidding(&self) -> Slots {
        self.forbidding
    }
    #[inline]
    pub fn minding_discard(&self) -> Slots {
        self.minding_discard
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Table;
    use crate::{Mode, Setup};

    /// PS-R23: whoever pays a price is offered the chip, whatever the sale.
    #[test]
    fn what_can_be_paid_agrees_with_the_price() {
        let mut t = Table::empty(&Setup::of(Mode::Duel));
        for chip in ChipId::all().filter(|chip| chip.is_puzzle()).take(20) {
            t.new_slot(chip);
        }
        for (sale, money) in (0..6).flat_map(|sale| (-2..14).map(move |money| (sale, money))) {
            t.lay_open().sale = sale;
            let payable = t.open().priced_up_to(money);
            for slot in Slot::all().filter(|slot| t.open().chip(*slot) != ChipId::NONE) {
                let price = t.open().price(t.open().chip(slot));
                let pays = price.is_some_and(|price| price == 0 || i16::from(price) <= money);
                assert_eq!(payable.has(slot), pays, "{slot:?} for {money} at a sale of {sale}");
            }
        }
    }
}
