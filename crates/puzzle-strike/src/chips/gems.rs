//! The gems: money in hand, danger in a pile (PS-4.11, PS-6.21).

use crate::chip::{Chip, Kind};

const TEXT: &str = "In hand: worth its value when played in your buy phase. In a gem pile: adds its value to the total.";

pub const ONE: Chip = gem("1-gem", 1, 1, 64);
pub const TWO: Chip = gem("2-gem", 2, 3, 20);
pub const THREE: Chip = gem("3-gem", 3, 5, 16);
pub const FOUR: Chip = gem("4-gem", 4, 7, 12);

const fn gem(name: &'static str, value: u8, cost: u8, copies: u8) -> Chip {
    Chip { name, text: TEXT, kind: Kind::Gem(value), cost: Some(cost), copies, ..Chip::BLANK }
}
