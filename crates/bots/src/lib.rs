//! Players for any game of the hall. A player gets a view, never the table; its luck is its own.
//!
//! What a player knows of one game comes in through an [`Evaluation`]; nothing here names a game.

mod evaluation;
mod greedy;
mod player;
mod random;
mod registry;

pub use evaluation::Evaluation;
pub use greedy::Greedy;
pub use player::Player;
pub use random::{Nothing, Random};
pub use registry::{NAMES, USUAL, UnknownBot, by_name};
