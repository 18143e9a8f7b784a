//! The rulebook as tests, section by section, and the words they are written in.

mod suites;
mod vocabulary;

mod purple_chips;
mod sends;

pub use vocabulary::*;
