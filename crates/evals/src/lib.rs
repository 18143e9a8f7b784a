//! What bots know of each game: how good a table looks to a seat.
//!
//! An evaluation gets an imagined table, never the one that is really played.

mod fantasy_clash;
mod flash_duel;
mod match_play;
mod puzzle_strike;
mod shadows;
mod weights;

pub use fantasy_clash::FantasyClash;
pub use flash_duel::FlashDuel;
pub use puzzle_strike::PuzzleStrike;
pub use shadows::Shadows;
