//! Mass play: many games between labelled players on all cores, and what they add up to.
//!
//! A [`Plan`] lists match-ups; [`run`] plays it; the [`Report`] is printed with [`text`], or turned
//! into [`json`] or [`csv`] and put on disk with [`write_file`]. The same plan gives the same
//! report, byte for byte, whatever the number of threads, and also if the run was interrupted and
//! went on by its [`Journal`]. Games with the same deal and seats swapped are one observation. A
//! run that stops by itself ([`Until`]) has intervals that hold whenever one looks.

mod betting;
mod format;
mod game;
mod html;
mod journal;
mod plan;
mod report;
mod run;
mod sample;
mod scored;
mod standing;
mod statistics;
mod tally;
mod tune;
mod until;
mod write;

pub use format::{csv, json, text};
pub use game::{Failure, GameError, LONGEST_GAME, Record, Watch, play_one, play_watched};
pub use html::html;
pub use journal::{BadJournal, Journal};
pub use plan::{BadPlan, Condition, Entrant, MatchUp, Order, Plan, Seating};
pub use plan::{game_seed, seat_seed, shared_deals};
pub use report::{ConditionRow, FirstRow, LabelRow, LengthRow, PairRow, RatingRow, Report};
pub use report::{Score, SeatRow, Sequential, UseRow};
pub use run::{Conduct, Maker, Progress, RunError, run};
pub use sample::{Interval, Sample};
pub use scored::Scored;
pub use statistics::{Estimate, Tally, wilson};
pub use tune::{Fitted, HEATS, Heat, LINEUP_HEATS, Lesson, Round};
pub use tune::{climb, fit, lessons, line_up, loss, quick_trial, trial};
pub use until::{Rule, Until, Verdict};
pub use write::write_file;
