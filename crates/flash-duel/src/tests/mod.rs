//! The rulebook as tests, section by section, and the words they are written in.

mod vocabulary;

mod abilities;
mod windows;
mod effects;
mod full_game;
mod clockwork;
mod solo;
mod team_battle;
mod dashing_block;

pub use vocabulary::*;
