//! Puzzle Strike, third edition: chips from a common bank fill each player's bag, gems pile up
//! before him, and who ends his turn with a pile of ten or more has lost. Duel, free-for-all and
//! Team Battle.
//!
//! | printed word | here |
//! |---|---|
//! | chip, banner, icon | [`Chip`](chip::Chip), [`Colors`](chip::Colors), [`Icons`](chip::Icons) |
//! | bank, stack, bag, hand, discard pile, ongoing zone | [`Pouch`] fields of [`Open`], `Player` |
//! | gem pile, gem | [`Pile`], [`Gems`] |
//! | action, arrow, piggy bank | [`Arrow`](chip::Arrow), `Player::arrows`, `Player::pigs` |
//! | main, reaction, ongoing | `Chip::main`, `Chip::reaction`, `Chip::ongoing` |
//! | fist, immune, FIST_BEFORE, FIST_AFTER | `step/playing.rs` |
//! | crash, send, counter-crash, purple shield | `table/piles.rs`, `step/send.rs` |
//! | floating gems | `Open::floating`, `Release` |
//! | trap token, price, purchase | `Open::traps`, `Open::price`, `table/purchases.rs` |
//! | set, promotional chip | [`Set`], [`Sets`] |
//! | Panic Time | `table/bank.rs` |
//! | trash, gain, ante, combine, draw, search | verbs of [`Table`] |

pub mod chip;
pub mod chips;
mod choice;
mod event;
mod game;
mod json;
mod position;
mod pouch;
mod sets;
mod setup;
pub mod step;
pub mod table;
mod view;
pub mod why;

#[cfg(test)]
mod tests;

pub use chip::ChipId;
pub use chips::Who;
pub use choice::{Choice, Lies, Verb, Zone};
pub use event::Event;
pub use game::Thing;
pub use position::{Chips, ExtraRound, OnTop, Place, Position};
pub use pouch::{Gems, KINDS, Pile, Pouch, Slot, Slots};
pub use sets::{Set, Sets};
pub use setup::{Bank, Mode, PUZZLE_STACKS, SEATS, Setup};
pub use step::{Ask, Filter, Question, Step};
pub use table::{Open, Standing, Table};
pub use view::View;
pub use why::Why;
