//! Flash Duel, second edition: two fighters on a row of eighteen spaces, number cards from 1 to 5,
//! and one ability a turn. Seven modes from the bare duel to the betrayal at the Dragon's lair.
//!
//! | printed word | here |
//! |---|---|
//! | number card, hand, draw pile, discard pile | [`Number`], [`Cards`] |
//! | pawn, Start, forward, back | [`Fighter`](table::Fighter), [`Side::start`], [`Way`] |
//! | attack, dashing strike, block, retreat | [`Choice`], `Exchange` in `step/exchange.rs` |
//! | ability, announce, counter | [`Ability`](ability::Ability), `step/announce.rs` |
//! | when may it be played | [`Moment`](ability::Moment), [`Window`](ability::Window) |
//! | recover, forced recovery, skipped turn | `retreat_due`, `forced_due`, `skip_due` |
//! | time-over, last-hit | `step/time_over.rs` |
//! | round, token, game | `table/rounds.rs` |
//! | dashing block | `step/help.rs` |
//! | stash | `Source::Stash` |

pub mod ability;
pub mod achievements;
mod board;
pub mod cards;
mod choice;
mod event;
mod game;
mod pile;
mod plays;
pub mod position;
mod rematch;
mod scoring;
mod sets;
mod setup;
mod step;
pub mod table;
mod view;
pub mod why;

#[cfg(test)]
mod tests;

pub use board::{Colour, How, Side, Space, Way};
pub use cards::Who;
pub use choice::{Card, Choice, Meld, Source};
pub use event::Event;
pub use game::{Action, Thing};
pub use pile::{Cards, Number};
pub use position::Position;
pub use sets::{CountSet, NumberSet};
pub use setup::{DragonFigures, Mode, SEATS, Setup};
pub use step::{Ask, Question, Step};
pub use table::{Fighter, Open, Standing, Table};
pub use view::View;
pub use why::Why;
