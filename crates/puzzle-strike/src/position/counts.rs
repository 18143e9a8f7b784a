//! The chips of a position counted against the box, and what that leaves for the bank.

use super::{Place, Position};
use crate::chip::{ChipId, Kind};
use crate::chips::FIXED;
use crate::pouch::Slot;
use crate::table::Table;

/// The stack of the bank for this chip, if there is one.
fn stack_of(t: &Table, chip: ChipId) -> Option<Slot> {
    t.open().slot(chip).filter(|slot| slot.0 < t.open().stacks)
}

impl Position {
    /// Every chip that is named belongs to the game: a stack of the bank or a player's own. False
    /// if one has no place there.
    pub(super) fn check_kinds(&self, t: &Table, bad: &mut Vec<String>) -> bool {
        let before = bad.len();
        for (zone, chip) in self.named() {
            if t.open().slot(chip).is_none() {
                bad.push(format!("{zone} has {chip}, which is not in this game"));
            }
        }
        let all_known = bad.len() == before;
        for chip in self.bank.iter().flat_map(super::Chips::kinds).filter(|c| c.is_character()) {
            bad.push(format!("{chip} is a character's and has no stack in the bank (PS-1.10)"));
        }
        for chip in self.traps.kinds().filter(|chip| stack_of(t, *chip).is_none()) {
            bad.push(format!("{chip} is no stack of this bank that could have a trap"));
        }
        for chip in self.gone.kinds().filter(|chip| !chip.is_character()) {
            bad.push(format!("{chip} goes back to the bank, not out of the game (PS-6.1)"));
        }
        if let Some(chip) = self.removed.filter(|chip| !self.stacks.contains(chip)) {
            bad.push(format!("{chip} is no stack of this bank that could be removed"));
            return false;
        }
        all_known
    }

    /// Counts every kind and fills the bank (PS-1.1). False if the box has not so many: what is
    /// too much cannot be laid out.
    pub(super) fn lay_counts(&self, t: &mut Table, bad: &mut Vec<String>) -> bool {
        let before = bad.len();
        let kinds = *t.open().kinds.all();
        for (i, chip) in kinds.iter().enumerate().filter(|(_, chip)| **chip != ChipId::NONE) {
            let (slot, box_has) = (Slot(i as u8), self.box_has(*chip));
            let laid: u16 = self.players.iter().map(|place| place.holds(*chip)).sum::<u16>()
                + u16::from(self.gone.number(*chip));
            let in_bank = match &self.bank {
                Some(bank) => u16::from(bank.number(*chip)),
                None if chip.is_character() => 0,
                None => box_has.saturating_sub(laid),
            };
            // The ongoing chips of the eliminated leave play (PS-16.6).
            let may_lack = chip.chip().ongoing.is_some() && self.last_standing;
            let may_lack = may_lack && !self.out.is_empty();
            let here = laid + in_bank;
            if here > box_has || here < box_has && !may_lack {
                bad.push(format!("the game has {box_has} of {chip}, here are {here}"));
                continue;
            }
            if usize::from(slot.0) < usize::from(t.open().stacks) {
                t.lay_open().bank.0[slot.index()] = in_bank as u8;
            }
        }
        if bad.len() > before {
            return false;
        }
        let removed = self.removed.map(|chip| t.open().slot_of(chip));
        let gone = self.gone.pouch(t);
        (t.lay_open().removed, t.lay_open().gone) = (removed, gone);
        for chip in self.traps.kinds() {
            if let Some(slot) = stack_of(t, chip) {
                t.lay_open().traps[slot.index()] = self.traps.number(chip);
            }
        }
        let least = t.panic_now();
        t.lay_open().panic = self.panic.unwrap_or(least);
        true
    }

    /// How many of a kind take part in this game.
    fn box_has(&self, chip: ChipId) -> u16 {
        match chip.chip().kind {
            Kind::Character(_) => {
                let own = self.players.iter().flat_map(Place::own_chips);
                own.filter(|c| *c == chip).count() as u16
            }
            _ => u16::from(chip.chip().copies),
        }
    }

    /// What the eight fixed stacks and the Puzzle stacks hold before anybody has bought anything.
    pub(super) fn is_opening_bank(&self, t: &Table) -> bool {
        let players = self.mode.seats() as u8;
        let open = t.open();
        let dealt = |slot: Slot| match slot {
            slot if slot == Slot::gem(1) => 6 * players,
            Slot::CRASH_GEM => players,
            _ => 0,
        };
        let stacks = (0..FIXED as u8 + self.stacks.len() as u8).map(Slot);
        stacks.into_iter().all(|slot| open.bank.of(slot) + dealt(slot) == open.text(slot).copies)
    }
}
