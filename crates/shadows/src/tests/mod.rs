//! The rulebook, section by section.

mod suites;
pub mod vocabulary;

mod corners;
mod counters;
mod data;
mod endings;
mod examples;
mod judged;
mod judged_cards;
mod judged_rounds;
mod origins;
mod positions;
mod printed;
mod questions;
mod rounds;
mod setup;

pub use crate::event::Event;
pub use crate::table::{At, Phase, Place};
pub use vocabulary::*;
