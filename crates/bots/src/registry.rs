//! The players by name, for commands and settings.

use crate::{Evaluation, Greedy, Player, Random};
use kernel::Game;
use std::fmt;

/// Who plays where nobody is named.
pub const USUAL: &str = GREEDY;
const GREEDY: &str = "greedy";
const RANDOM: &str = "random";

/// Every player's name, with one line about it.
pub const NAMES: &[(&str, &str)] = &[
    (RANDOM, "picks any legal choice, each as likely as the others"),
    (GREEDY, "a sensible beginner: tries each choice on imagined deals and takes the best"),
];

/// A name that no player has; its message lists those there are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no bot; the bots are ", self.0)?;
        for (i, (name, _)) in NAMES.iter().enumerate() {
            write!(f, "{}{name}", if i == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownBot {}

/// Seats a player: who it is, what it knows of the game, and where its luck starts.
pub fn by_name<G: Game, E: Evaluation<G> + 'static>(
    name: &str,
    evaluation: E,
    seed: u64,
) -> Result<Box<dyn Player<G>>, UnknownBot> {
    match name {
        RANDOM => Ok(Box::new(Random::speaking(evaluation, seed))),
        GREEDY => Ok(Box::new(Greedy::new(evaluation, seed))),
        _ => Err(UnknownBot(name.to_string())),
    }
}
