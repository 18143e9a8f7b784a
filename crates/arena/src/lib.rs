//! Mass play: many games between labelled players on all cores, and what they add up to.
//!
//! A [`Plan`] lists match-ups; [`run`] plays it; the [`Report`] is printed with [`text`], or turned
//! into [`json`] or [`csv`] and put on disk with [`write_file`]. The same plan gives the same
//! report, byte for byte, whatever the number of threads.

mod format;
mod game;
mod plan;
mod report;
mod run;
mod statistics;
mod tally;
mod write;

pub use format::{csv, json, text};
pub use game::{Failure, GameError, LONGEST_GAME, Record, play_one};
pub use plan::{BadPlan, Entrant, MatchUp, Plan, Seating, game_seed, seat_seed};
pub use report::{LabelRow, PairRow, Report, Score, SeatRow};
pub use run::{Maker, Progress, RunError, run};
pub use statistics::{Estimate, Tally, wilson};
pub use write::write_file;
