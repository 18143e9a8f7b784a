//! Players for any game of the hall. A player gets a view, never the table; its luck is its own.
//!
//! What a player knows of one game comes in through an [`Evaluation`]; nothing here names a game.

mod evaluation;
mod greedy;
mod lineup;
mod player;
mod quick;
mod random;
mod registry;
mod search;
mod weights;

pub use evaluation::{Evaluation, Habits};
pub use greedy::Greedy;
pub use lineup::Lineups;
pub use player::Player;
pub use quick::Quick;
pub use random::{Nothing, Random};
pub use registry::{FIRST, NAMES, RANDOM, STAND_IN, USUAL, UnknownBot, YARDSTICK};
pub use registry::{by_name, by_name_within, check, thinks_ahead};
pub use search::{Ahead, Budget, Opinion, Search};
pub use weights::{Taught, Weights};
