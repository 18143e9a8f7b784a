//! Which chips a question is about, as data that a step can carry.

use crate::chip::{ChipId, Colors, Icons, Kind};
use crate::table::Open;
use serde::Serialize;

/// A kind of chip as a text names it: "a gem", "a Puzzle chip that costs at most 5".
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Filter {
    kinds: u8,
    banner: Colors,
    cost: (u8, u8),
    /// The one chip that is meant, or with [`BUT`] the one that is not.
    chip: ChipId,
    marks: u8,
}

/// Only chips with a banner.
const ACTION: u8 = 1;
/// No "!" chips.
const PLAIN: u8 = 1 << 1;
/// All but one chip.
const BUT: u8 = 1 << 2;

impl Filter {
    pub const ANY: Filter = Filter::kinds(u8::MAX);
    pub const GEM: Filter = Filter::kinds(1);
    pub const PURPLE: Filter = Filter::kinds(1 << 1);
    pub const WOUND: Filter = Filter::kinds(1 << 2);
    pub const PUZZLE: Filter = Filter::kinds(1 << 3);
    pub const CHARACTER: Filter = Filter::kinds(1 << 4);
    /// Chips with a banner: those that can be played.
    pub const ACTION: Filter = Filter { marks: ACTION, ..Filter::ANY };
    /// Chips without a "!".
    pub const PLAIN: Filter = Filter { marks: PLAIN, ..Filter::ANY };
    /// Chips without a crash sphere.
    pub const NO_SPHERE: Filter = Filter::kinds(u8::MAX ^ Filter::PURPLE.kinds);

    const fn kinds(kinds: u8) -> Filter {
        Filter { kinds, banner: Colors::NONE, cost: (0, u8::MAX), chip: ChipId::NONE, marks: 0 }
    }
    /// Chips of either kind.
    #[must_use]
    pub const fn or(self, other: Filter) -> Filter {
        Filter { kinds: self.kinds | other.kinds, ..self }
    }
    /// Of them, those that can be played: they have a banner.
    #[must_use]
    pub const fn playable(self) -> Filter {
        Filter { marks: self.marks | ACTION, ..self }
    }
    /// Of them, those that can be trashed: none of a character (PS-6.1).
    #[must_use]
    pub const fn trashable(self) -> Filter {
        Filter { kinds: self.kinds & !Filter::CHARACTER.kinds, ..self }
    }
    /// Those whose banner contains one of these colours.
    #[must_use]
    pub const fn colored(self, banner: Colors) -> Filter {
        Filter { banner, ..self }
    }
    /// Those that cost from `least` to `most`.
    #[must_use]
    pub const fn costing(self, least: u8, most: u8) -> Filter {
        Filter { cost: (least, most), ..self }
    }
    /// Those that cost at most so much more than this chip.
    #[must_use]
    pub fn up_to_dearer(self, chip: ChipId, more: u8) -> Filter {
        self.costing(0, chip.chip().cost.unwrap_or(0) + more)
    }
    /// Those that cost just so much more than this chip.
    #[must_use]
    pub fn just_dearer(self, chip: ChipId, more: u8) -> Filter {
        let cost = chip.chip().cost.unwrap_or(0) + more;
        self.costing(cost, cost)
    }
    /// This chip alone.
    #[must_use]
    pub const fn only(chip: ChipId) -> Filter {
        Filter { chip, ..Filter::ANY }
    }
    /// Every one of them but this chip.
    #[must_use]
    pub const fn but(self, chip: ChipId) -> Filter {
        Filter { chip, marks: self.marks | BUT, ..self }
    }

    pub fn fits(&self, chip: ChipId) -> bool {
        chip != ChipId::NONE && self.fits_at(chip, chip.chip().cost)
    }
    /// The same of a chip of the bank, which may cost less than is printed on it (PS-R23).
    pub fn fits_in_bank(&self, open: &Open, chip: ChipId) -> bool {
        chip != ChipId::NONE && self.fits_at(chip, open.price(chip))
    }
    fn fits_at(&self, chip: ChipId, cost: Option<u8>) -> bool {
        let named = self.chip == ChipId::NONE || (self.chip == chip) != self.has(BUT);
        if !named {
            return false;
        }
        let text = chip.chip();
        let kind = match text.kind {
            Kind::Gem(_) => 1,
            Kind::Purple => 1 << 1,
            Kind::Wound => 1 << 2,
            Kind::Puzzle => 1 << 3,
            Kind::Character(_) => 1 << 4,
        };
        let (least, most) = self.cost;
        let priced = least == 0 && most == u8::MAX;
        let costs = priced || cost.is_some_and(|cost| (least..=most).contains(&cost));
        self.kinds & kind != 0
            && (self.banner == Colors::NONE || text.banner.has(self.banner))
            && costs
            && (!self.has(ACTION) || text.is_action())
            && (!self.has(PLAIN) || !text.icons.has(Icons::EXCLAMATION))
    }
    fn has(&self, mark: u8) -> bool {
        self.marks & mark != 0
    }
}
