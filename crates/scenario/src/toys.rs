//! Small games, each cut from one rule of a real one, that prove the kernel's contract.
//!
//! They are also the shortest complete examples of how a game is written: a small table, steps that
//! say who decides, what may be answered and what the answer does, events with an audience, and
//! views from which a table can be dealt again.

pub mod best_of_five;
pub mod changeling;
pub mod command;
pub mod counter_crash;
pub mod countered;
pub mod endless;
pub mod fencing;
pub mod kuhn;
pub mod leduc;
pub mod plan;
pub mod shared_phase;
#[cfg(test)]
mod solve;

use kernel::{Game, Reason, Weigh};
use std::fmt::{self, Debug, Display};

/// Why something is refused: the clause, and the reason in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Why(pub &'static str, pub &'static str);

impl Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.1)
    }
}

impl Reason for Why {
    fn clause(&self) -> &'static str {
        self.0
    }
}

/// For a game in which one points at what one may answer: these are the things.
macro_rules! things_are {
    ($choices:expr) => {
        fn things(&self, _: kernel::Seat, out: &mut Vec<Self::Thing>) {
            out.extend($choices);
        }
        fn concerns(&self, _: kernel::Seat, choice: Self::Choice, thing: Self::Thing) -> bool {
            choice == thing
        }
    };
}
pub(crate) use things_are;

/// Labels of a kind of choice are read by comparing them with those of all that there are.
macro_rules! spelled_as {
    ($choice:ty, $all:expr) => {
        impl std::str::FromStr for $choice {
            type Err = String;
            fn from_str(label: &str) -> Result<Self, String> {
                $crate::toys::spelled($all, label)
            }
        }
    };
}
pub(crate) use spelled_as;

/// For a game in which everybody sees every answer.
macro_rules! open_answers {
    () => {
        fn seen(&self, _: kernel::Seat, choice: Self::Choice, _: kernel::Seat) -> Self::Seen {
            choice
        }
    };
}
pub(crate) use open_answers;

/// Weighs every choice there is by one judgement.
pub fn judge<G: Game>(
    out: &mut impl Weigh<G>,
    all: impl IntoIterator<Item = G::Choice>,
    judgement: impl Fn(G::Choice) -> Result<(), G::Why>,
) {
    for choice in all {
        match judgement(choice) {
            Ok(()) => out.offer(choice),
            Err(why) => out.refuse(choice, why),
        }
    }
}

/// Reads a label by comparing it with the labels of every choice there is.
pub fn spelled<C: Display>(all: impl IntoIterator<Item = C>, label: &str) -> Result<C, String> {
    all.into_iter()
        .find(|choice| choice.to_string() == label)
        .ok_or_else(|| format!("`{label}` is no choice here"))
}

/// Runs the steps that ask nobody, each named by `next`, until one asks or none is left.
pub fn run<T, S: Debug>(table: &mut T, mut next: impl FnMut(&mut T) -> Option<S>) {
    let mut last = None;
    for _ in 0..MOST_STEPS {
        match next(table) {
            Some(step) => last = Some(step),
            None => return,
        }
    }
    panic!("{MOST_STEPS} steps without a decision, the last of them {last:?}");
}

/// More steps than this without a decision are a bug, not a long game.
const MOST_STEPS: u32 = 10_000;
