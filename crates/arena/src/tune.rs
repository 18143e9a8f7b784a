//! Teaching bots: numbers of an evaluation are fitted to how games ended; quick answers and what is
//! brought to a game climb, by what wins more quick games.
//!
//! For fitting, positions are taken from games of forgetful one-step players. The numbers are good
//! if, over all positions, the chance that the evaluation sees agrees with who won; what is made
//! smaller is the mean of `-ln` of the chance given to what happened. So the numbers come out as
//! chances, too. A fifth of the games is held back: what was learnt counts only if it holds there.

mod climb;
mod fit;
mod lessons;
mod lineups;
mod trial;

pub use climb::{HEATS, Heat, Round, climb, quick_trial};
pub use fit::{Fitted, fit, loss};
pub use lessons::{Lesson, lessons};
pub use lineups::{LINEUP_HEATS, line_up};
pub use trial::trial;

use trial::from_both_sides;

/// The ways to play take turns, however many setups each of them has.
fn setup<S>(ways: &[Vec<S>], nth: u64) -> &S {
    let way = &ways[nth as usize % ways.len()];
    &way[nth as usize / ways.len() % way.len()]
}
