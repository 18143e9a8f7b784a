//! The rulebook, section by section.

mod suites;
pub mod vocabulary;

mod data;
mod endings;
mod examples;
mod positions;
mod rounds;
mod setup;

pub use crate::event::Event;
pub use crate::table::{At, Phase, Place};
pub use vocabulary::*;
