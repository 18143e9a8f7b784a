//! The rulebook as tests, section by section, and the words they are written in.

mod betrayal;
mod digital_play;
mod raid;
mod several_opponents;
mod suites;
mod vocabulary;

pub use vocabulary::*;
