//! Where the luck of a hall comes from: from the system, so that nobody foresees it. In tests it
//! follows from a seed, so that what has failed can be played again.

use kernel::{Seat, Secret};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

#[derive(Clone, Default)]
pub struct Luck {
    seed: Option<u64>,
    /// How many matches have asked for theirs.
    matches: Arc<AtomicU64>,
}

impl Luck {
    pub fn new(seed: Option<u64>) -> Luck {
        Luck { seed, matches: Arc::default() }
    }

    /// For a match that is made, another for each.
    pub fn of_new_match(&self) -> [u8; 32] {
        self.drawn(|| format!("match {}", self.matches.fetch_add(1, Ordering::Relaxed)))
    }

    /// For a bot that thinks about this question in the match of this secret. However many matches
    /// run at once, it does not depend on the others.
    pub fn of_bot(&self, secret: &Secret, seat: Seat, prompt: u32) -> u64 {
        let bytes = self.drawn(|| format!("bot {secret} {seat} {prompt}"));
        u64::from_le_bytes(*bytes.first_chunk().expect("there are enough"))
    }

    fn drawn(&self, moment: impl FnOnce() -> String) -> [u8; 32] {
        let Some(seed) = self.seed else {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes).expect("the system gives random bytes");
            return bytes;
        };
        let mut h = blake3::Hasher::new_derive_key("sparhall luck of tests v1");
        h.update(&seed.to_le_bytes());
        h.update(moment().as_bytes());
        *h.finalize().as_bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_seed_brings_the_same_again() {
        let matches = |seed| {
            let luck = Luck::new(seed);
            [luck.of_new_match(), luck.clone().of_new_match()]
        };
        assert_eq!(matches(Some(7)), matches(Some(7)));
        assert_ne!(matches(Some(7))[0], matches(Some(7))[1], "each match has its own");
        assert_ne!(matches(Some(7))[0], matches(Some(8))[0]);
        assert_ne!(matches(None)[0], matches(None)[0]);
    }

    #[test]
    fn a_bot_has_other_luck_for_each_question() {
        let of = |seed, secret, seat, prompt| {
            Luck::new(seed).of_bot(&Secret::from_seed(secret), Seat(seat), prompt)
        };
        assert_eq!(of(Some(7), 1, 0, 3), of(Some(7), 1, 0, 3));
        let others = [of(Some(8), 1, 0, 3), of(Some(7), 2, 0, 3), of(Some(7), 1, 1, 3)];
        assert!(!others.contains(&of(Some(7), 1, 0, 3)));
        assert_ne!(of(Some(7), 1, 0, 3), of(Some(7), 1, 0, 4));
        assert_ne!(of(None, 1, 0, 3), of(None, 1, 0, 3));
    }
}
