//! The rulebook as tests, section by section, and the words they are written in.

mod suites;
mod vocabulary;

mod actions;
mod attacks;
mod base_characters;
mod chip_points;
mod conservation;
mod data;
mod duties;
mod fine_points;
mod free_for_all;
mod immunity;
mod information;
mod later_turns;
mod lies;
mod mixed;
mod notation;
mod ongoing;
mod origins;
mod panic_time;
mod picks;
mod positions;
mod purple_chips;
mod redeals;
mod sends;
mod setup;
mod team_battle;
mod turn;

pub use vocabulary::*;
