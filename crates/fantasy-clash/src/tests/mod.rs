//! The rulebook, section by section.

mod vocabulary;

mod combat;
mod control;
mod data;
mod dice;
mod ending;
mod examples;
mod fine_points;
mod geometry;
mod hidden;
mod information;
mod magic;
mod movement;
mod odds;
mod redeal;
mod reinforcement;
mod removal;
mod setup;
mod suites;

pub use crate::event::{Event, Verdict};
pub use crate::table::Phase;
pub use crate::unit::Faction;
pub use vocabulary::{N, S, Says, field, space, unit};

/// South's card on C5 against North's on C6, both revealed.
#[track_caller]
fn duel(south: &str, north: &str) -> vocabulary::Board {
    field().south("C5", south).north("C6", north)
}
