//! The players by name, for commands and settings: a ladder from gentle to hard, and those that are
//! useful in studies.

use crate::{Budget, Evaluation, Greedy, Player, Random, Search};
use kernel::Game;
use std::fmt;
use std::time::Duration;

/// Who plays where nobody is named.
pub const USUAL: &str = GREEDY;
/// Who plays with somebody for whom it may be the first game.
pub const FIRST: &str = GENTLE;
/// Who plays on for somebody who has left, at once and sensibly.
pub const STAND_IN: &str = GREEDY;
/// Takes what looks best and thinks no further: what thinking brings is measured against it.
pub const YARDSTICK: &str = GREEDY;
pub const RANDOM: &str = "random";
const GENTLE: &str = "gentle";
const EASY: &str = "easy";
const GREEDY: &str = "greedy";
const SHARP: &str = "sharp";
const MASTER: &str = "master";

/// Before a number of simulations or milliseconds: a search with a budget of one's own.
const SEARCH: &str = "search:";
/// The same for the strongest: what it knows, and as long as one likes.
const MASTERLY: &str = "master:";
/// Between that number and how many workers share it, each on a core of its own.
const SHARED: char = 'x';
const MOST_WORKERS: usize = 64;

/// Every player's name, with one line about it, from the gentlest to the hardest.
pub const NAMES: &[(&str, &str)] = &[
    (RANDOM, "picks any legal choice, each as likely as the others"),
    (GENTLE, "for a first game: knows what is good, but often looks elsewhere"),
    (EASY, "sees what is near and now and then forgets to look"),
    (GREEDY, "takes at once what looks best and thinks no further"),
    (SHARP, "thinks a few moves ahead and about what you may hold"),
    (MASTER, "thinks as long as a table allows; forgives nothing"),
];

/// How a beginner errs: in so many of a hundred decisions, and what he imagines in the others.
const GENTLE_LAPSES: usize = 45;
const GENTLE_DEALS: usize = 2;
const EASY_LAPSES: usize = 18;
const EASY_DEALS: usize = 4;

/// Whether somebody has this name.
pub fn check(name: &str) -> Result<(), UnknownBot> {
    let listed = NAMES.iter().any(|(known, _)| *known == name);
    let known = listed || budgeted(name).is_some();
    if known { Ok(()) } else { Err(UnknownBot(name.to_string())) }
}

/// Whether this player thinks ahead, and so takes as long as its budget lasts.
pub fn thinks_ahead(name: &str) -> bool {
    matches!(name, SHARP | MASTER) || budgeted(name).is_some()
}

/// A name that no player has; its message lists those there are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no bot; the bots are ", self.0)?;
        for (name, _) in NAMES {
            write!(f, "{name}, ")?;
        }
        write!(f, "and {SEARCH}N or {SEARCH}Nms for a search of N simulations or milliseconds, ")?;
        write!(f, "which {SEARCH}N{SHARED}W shares among W cores; {MASTERLY}N and so on ")?;
        write!(f, "is {MASTER} with that budget")
    }
}

impl std::error::Error for UnknownBot {}

/// Seats a player: who it is, what it knows of the game, and where its luck starts. What it answers
/// follows from these and from what it is shown, unless its own budget is a time.
pub fn by_name<G: Game, E: Evaluation<G> + 'static>(
    name: &str,
    evaluation: E,
    seed: u64,
) -> Result<Box<dyn Player<G>>, UnknownBot> {
    seated(name, evaluation, seed, |budget| budget)
}

/// Seats a player for tables where people wait: who thinks ahead begins nothing new after so long
/// about one decision but what an answer needs (each choice looked at and tried once), and the
/// strongest never thinks shorter.
pub fn by_name_within<G: Game, E: Evaluation<G> + 'static>(
    name: &str,
    evaluation: E,
    seed: u64,
    longest: Duration,
) -> Result<Box<dyn Player<G>>, UnknownBot> {
    seated(name, evaluation, seed, |budget| match name {
        MASTER => Budget::time(longest),
        _ => budget.within(longest),
    })
}

fn seated<G: Game, E: Evaluation<G> + 'static>(
    name: &str,
    evaluation: E,
    seed: u64,
    bounded: impl Fn(Budget) -> Budget,
) -> Result<Box<dyn Player<G>>, UnknownBot> {
    let searches = |evaluation, budget| Search::new(evaluation, bounded(budget), seed);
    let greedy = |evaluation| Greedy::new(evaluation, seed);
    Ok(match name {
        RANDOM => Box::new(Random::speaking(evaluation, seed)),
        GENTLE => {
            let player = greedy(evaluation).with_deals(GENTLE_DEALS).with_follow_ups(0);
            Box::new(player.with_lapses(GENTLE_LAPSES))
        }
        EASY => Box::new(greedy(evaluation).with_deals(EASY_DEALS).with_lapses(EASY_LAPSES)),
        GREEDY => Box::new(greedy(evaluation)),
        SHARP => {
            let habits = evaluation.brisk();
            let budget = Budget::simulations(habits.simulations);
            Box::new(searches(evaluation, budget).with_habits(habits))
        }
        MASTER => {
            let budget = Budget::simulations(evaluation.habits().simulations);
            Box::new(searches(evaluation.studied(), budget))
        }
        _ => {
            let search = budgeted(name).ok_or_else(|| UnknownBot(name.to_string()))?;
            let knows = if search.masterly { evaluation.studied() } else { evaluation };
            Box::new(searches(knows, search.budget).with_workers(search.workers))
        }
    })
}

/// A search whose budget is a part of its name.
struct Budgeted {
    budget: Budget,
    workers: usize,
    /// Whether it knows what the strongest knows.
    masterly: bool,
}

/// A budget, and how many workers share it: `search:400`, `search:250ms`, `master:400x2`.
fn budgeted(name: &str) -> Option<Budgeted> {
    let (text, masterly) = match name.strip_prefix(SEARCH) {
        Some(text) => (text, false),
        None => (name.strip_prefix(MASTERLY)?, true),
    };
    let (text, workers) = match text.split_once(SHARED) {
        Some((text, workers)) => (text, workers.parse().ok()?),
        None => (text, 1),
    };
    let budget = budget(text)?;
    (1..=MOST_WORKERS).contains(&workers).then_some(Budgeted { budget, workers, masterly })
}

/// `400` are simulations, `250ms` a time.
fn budget(text: &str) -> Option<Budget> {
    let number = |digits: &str| digits.parse().ok().filter(|n| *n > 0);
    match text.strip_suffix("ms") {
        Some(time) => number(time).map(|ms: u64| Budget::time(Duration::from_millis(ms))),
        None => number(text).and_then(|n| u32::try_from(n).ok()).map(Budget::simulations),
    }
}
