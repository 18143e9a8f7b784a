//! Fly (FC-12.14).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Fly",
    clause: "FC-12.14",
    text: "May move up to 2 spaces and may pass over occupied spaces, but not over a revealed enemy card with Fly. Must end in a free space.",
    more_steps: 1,
    flies: true,
    ..Special::NONE
};
