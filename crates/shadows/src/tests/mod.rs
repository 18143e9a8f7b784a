//! The rulebook, section by section.

mod suites;
pub mod vocabulary;

mod examples;

pub use crate::event::Event;
pub use crate::table::{At, Phase, Place};
pub use vocabulary::*;
