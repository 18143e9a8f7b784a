//! The rulebook as tests, section by section, and the words they are written in.

mod betrayal;
mod character_rulings;
mod digital_play;
mod nasty_interactions;
mod raid;
mod several_opponents;
mod suites;
mod vocabulary;

pub use vocabulary::*;
