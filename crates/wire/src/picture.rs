//! What lies on a table, each game in its own words, as one viewer sees it. Built from his view
//! and nothing else.

mod fantasy_clash;
mod flash_duel;
mod puzzle_strike;
mod shadows;

pub use fantasy_clash::*;
pub use flash_duel::*;
pub use puzzle_strike::*;
pub use shadows::*;
