//! The list of games, and one face for callers that are not generic over [`kernel::Game`].
//!
//! A caller that can be generic uses [`visit`]. A caller that cannot (the terminal, a server) gets
//! an [`AnyGame`] by name, starts an [`AnyMatch`] or sets up an [`AnyPosition`], and speaks in
//! seats, labels, words and JSON. No caller names a game; no caller knows a rule.

mod advice;
mod analysis;
mod card_data;
mod career;
mod english;
mod face;
mod fantasy_clash;
mod faults;
mod flash_duel;
mod hosted;
mod laid;
mod listed;
mod options;
mod paint;
mod puzzle_strike;
mod question;
#[doc(hidden)]
pub mod rehearsed;
mod rulebook;
mod shadows;
mod sitting;
mod table;

pub use advice::Advising;
pub use analysis::{AnyStudy, Decision, Depth};
pub use bots::{Budget, FIRST as FIRST_BOT, STAND_IN, USUAL as USUAL_BOT, UnknownBot};
pub use career::Feat;
pub use face::{AnyGame, AnyMatch, AnyPosition, AnyTable, EachStep};
pub use face::{BadPosition, Explained, Eyes, Offered, Refused, Thought, Told, Weight};
pub use listed::Listed;
pub use options::{Agreed, Kind, ModeLine, OptionLine, Options, Unplayable};
pub use paint::{Ink, Paint, wrap, wrap_at};
pub use question::Question;
pub use sitting::{Bout, Chair, Field, Sitting, pairs};

use std::fmt;

/// Something to do with a game, whichever it is.
pub trait Visit {
    type Out;
    fn visit<G: Listed>(self) -> Self::Out;
}

/// Every game of the hall. This list and [`visit`] are the only places that name them.
pub fn games() -> Vec<&'static dyn AnyGame> {
    vec![
        &hosted::Hosted::<::flash_duel::Table>::GAME,
        &hosted::Hosted::<::puzzle_strike::Table>::GAME,
        &hosted::Hosted::<::fantasy_clash::Table>::GAME,
        &hosted::Hosted::<::shadows::Table>::GAME,
    ]
}

/// Does something with the game of this name.
pub fn visit<V: Visit>(name: &str, visitor: V) -> Result<V::Out, UnknownGame> {
    match name {
        "flash-duel" => Ok(visitor.visit::<::flash_duel::Table>()),
        "puzzle-strike" => Ok(visitor.visit::<::puzzle_strike::Table>()),
        "fantasy-clash" => Ok(visitor.visit::<::fantasy_clash::Table>()),
        "shadows" => Ok(visitor.visit::<::shadows::Table>()),
        _ => Err(UnknownGame(name.to_string())),
    }
}

/// The players that can be asked for, each with a line about it.
pub fn bots() -> &'static [(&'static str, &'static str)] {
    bots::NAMES
}

/// Whether the bot of this name thinks ahead, and so needs time.
pub fn thinks_ahead(bot: &str) -> bool {
    bots::thinks_ahead(bot)
}

/// The game of this name.
pub fn game(name: &str) -> Result<&'static dyn AnyGame, UnknownGame> {
    games().into_iter().find(|g| g.name() == name).ok_or_else(|| UnknownGame(name.to_string()))
}

/// A name that no game has; its message lists those there are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame(pub String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = games().iter().map(|g| g.name()).collect();
        write!(f, "there is no game `{}`; games are {}", self.0, names.join(", "))
    }
}

impl std::error::Error for UnknownGame {}
