//! Wound: a chip that does nothing and costs nothing (PS-4.16 to PS-4.19).

use crate::chip::{Chip, Kind};

pub const CHIP: Chip = Chip {
    name: "Wound",
    text: "Does nothing and cannot be played.",
    kind: Kind::Wound,
    cost: Some(0),
    copies: 24,
    ..Chip::BLANK
};
