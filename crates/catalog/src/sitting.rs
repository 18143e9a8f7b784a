//! Who meets whom when many games are played: what is the same in every game.

use crate::{Agreed, Unplayable};
use kernel::Seeded;
use std::fmt::Display;

/// Casts drawn where there are too many to play them all.
const CASTS: usize = 400;

/// What people say when they want many games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Names are not by seat here but those who meet; without any it is everybody.
    pub agreed: Agreed,
    pub bots: Vec<String>,
    /// Draws who sits down where a mode has too many combinations to play them all.
    pub seed: u64,
}

/// Rivals who meet again and again; their games take the sittings in turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Bout<S> {
    pub sittings: Vec<Sitting<S>>,
}

/// One way to sit down.
#[derive(Clone, PartialEq, Debug)]
pub struct Sitting<S> {
    pub setup: S,
    pub chairs: Vec<Chair>,
}

/// Who plays a seat, under which label, and in which team.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    pub label: String,
    pub bot: String,
    pub team: u8,
}

/// Everybody with everybody who comes after him.
pub fn pairs<T: Clone>(all: &[T]) -> impl Iterator<Item = (T, T)> + '_ {
    let with = |(i, a): (usize, &T)| -> Vec<(T, T)> {
        all[i + 1..].iter().map(|b| (a.clone(), b.clone())).collect()
    };
    all.iter().enumerate().flat_map(with)
}

/// Everybody who was named meets everybody else who was; a single one meets all the others, and
/// where nobody was named it is all with all.
pub(crate) fn meetings<T: Copy + PartialEq>(named: &[T], all: &[T]) -> Vec<(T, T)> {
    match named {
        [] => pairs(all).collect(),
        [one] => all.iter().filter(|other| *other != one).map(|other| (*one, *other)).collect(),
        _ => pairs(named).collect(),
    }
}

impl Field {
    /// The bot of one side; the last one named also plays the sides after it.
    pub(crate) fn bot(&self, side: usize) -> &str {
        self.bots.get(side).or(self.bots.last()).map_or(bots::USUAL, String::as_str)
    }

    pub(crate) fn same_bots(&self) -> bool {
        self.bots.windows(2).all(|two| two[0] == two[1])
    }

    /// One bot for each side that bots play; one for all will do.
    pub(crate) fn check_bots(&self, sides: usize) -> Result<(), Unplayable> {
        let (mode, n) = (self.agreed.mode.name, self.bots.len());
        if n <= sides || self.same_bots() {
            return Ok(());
        }
        let played = if sides == 1 { "one side is".into() } else { format!("{sides} sides are") };
        Err(Unplayable(vec![format!(
            "{mode} has room for {sides} of the bots, not {n}: {played} played by bots"
        )]))
    }

    /// Where bots differ, whoever is played by one is not the same as when played by another.
    pub(crate) fn chair(&self, label: impl Display, bot: &str, team: u8) -> Chair {
        let label = match self.same_bots() {
            true => label.to_string(),
            false => format!("{label} {bot}"),
        };
        Chair { label, bot: bot.to_string(), team }
    }

    /// One against one, in both seatings; of two different bots each plays each of the two.
    pub(crate) fn duels<T: Copy, S, N: Display>(
        &self,
        meetings: Vec<(T, T)>,
        name: impl Fn(T) -> N,
        setup: impl Fn(T, T) -> S,
    ) -> Vec<Bout<S>> {
        let sit = |a: T, b: T, bots: (&str, &str)| Sitting {
            setup: setup(a, b),
            chairs: vec![self.chair(name(a), bots.0, 0), self.chair(name(b), bots.1, 1)],
        };
        let (x, y) = (self.bot(0), self.bot(1));
        let mut bouts = Vec::new();
        for (a, b) in meetings {
            bouts.push(Bout { sittings: vec![sit(a, b, (x, y)), sit(b, a, (y, x))] });
            if !self.same_bots() {
                bouts.push(Bout { sittings: vec![sit(a, b, (y, x)), sit(b, a, (x, y))] });
            }
        }
        bouts
    }

    /// So many different ones for each game, drawn from the seed. Where there are no more than
    /// seats they sit as they were named, once for each side that the bots can take.
    pub(crate) fn casts<T: Copy>(&self, all: &[T], seats: usize, sides: usize) -> Vec<Vec<T>> {
        let mut luck = Seeded::new(self.seed);
        let fixed = all.len() == seats;
        let cast = |_| {
            let mut left = all.to_vec();
            let mut draw = |n: usize| left.remove(if fixed { 0 } else { luck.below(n) });
            (0..seats).map(|k| draw(all.len() - k)).collect()
        };
        (0..if fixed { sides } else { CASTS }).map(cast).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_are_named_meet_each_other_and_a_single_one_meets_all_others() {
        assert_eq!(meetings(&[], &[1, 2, 3]), [(1, 2), (1, 3), (2, 3)]);
        assert_eq!(meetings(&[2], &[1, 2, 3]), [(2, 1), (2, 3)]);
        assert_eq!(meetings(&[3, 1], &[1, 2, 3]), [(3, 1)]);
        assert_eq!(meetings(&[3, 3], &[1, 2, 3]), [(3, 3)], "who is named twice meets himself");
    }
}
