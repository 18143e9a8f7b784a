//! The secret of a match: committed to before the first card, revealed after the last.

use crate::Chance;
use crate::chance::{below, ticket};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// 32 bytes from which all luck of one match follows.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

/// The hash of a secret: published at the start, it pins the secret without giving it away.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Commitment(pub String);

impl Secret {
    pub fn new(bytes: [u8; 32]) -> Self {
        Secret(bytes)
    }

    /// A secret that is no secret: for seeded games, tests and tutorials.
    pub fn from_seed(seed: u64) -> Self {
        let mut h = blake3::Hasher::new_derive_key("sparhall seeded match v1");
        h.update(&seed.to_le_bytes());
        Secret(*h.finalize().as_bytes())
    }

    /// The secret mixed with what the players contributed, so that neither side chose the cards.
    #[must_use]
    pub fn mixed(&self, nonces: &[String]) -> Self {
        if nonces.is_empty() {
            return self.clone();
        }
        let mut h = blake3::Hasher::new_keyed(&self.0);
        for nonce in nonces {
            h.update(&(nonce.len() as u64).to_le_bytes());
            h.update(nonce.as_bytes());
        }
        Secret(*h.finalize().as_bytes())
    }

    pub fn commitment(&self) -> Commitment {
        let mut h = blake3::Hasher::new_derive_key("sparhall commitment v1");
        h.update(&self.0);
        Commitment(h.finalize().to_hex().to_string())
    }

    /// The luck of a match from its `picks`-th pick on. All luck is one stream, like one shuffled
    /// deck: talking, or taking back what asked no luck, moves no card.
    pub fn luck_after(&self, picks: u64) -> MatchChance {
        let mut stream = ChaCha8Rng::from_seed(self.0);
        stream.set_word_pos(u128::from(picks) * WORDS_A_PICK);
        MatchChance { stream, picks }
    }
}

/// A pick takes 64 bits of the stream, whatever it is for.
const WORDS_A_PICK: u128 = 2;

/// A secret never shows up in a log by accident.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|b| write!(f, "{b:02x}"))
    }
}

impl FromStr for Secret {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let wrong = || format!("a secret is 64 hexadecimal digits, not {} characters", s.len());
        if s.len() != 64 || !s.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(wrong());
        }
        let mut bytes = [0; 32];
        for (i, b) in bytes.iter_mut().enumerate() {
            *b = u8::from_str_radix(&s[2 * i..2 * i + 2], 16).map_err(|_| wrong())?;
        }
        Ok(Secret(bytes))
    }
}

/// Unpredictable luck for people, keyed by the secret.
pub struct MatchChance {
    stream: ChaCha8Rng,
    picks: u64,
}

impl MatchChance {
    /// How many picks of the match's luck have been used.
    pub fn picks(&self) -> u64 {
        self.picks
    }
}

impl Chance for MatchChance {
    fn pick(&mut self, weights: &[u32]) -> usize {
        self.picks += 1;
        ticket(weights, below(self.stream.next_u64(), weights.iter().sum()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_prints_and_parses() {
        let s = Secret::from_seed(5);
        assert_eq!(s.to_string().parse::<Secret>().unwrap(), s);
        assert!("12".parse::<Secret>().is_err());
        assert!("+f".repeat(32).parse::<Secret>().is_err());
        assert!("ä".repeat(32).parse::<Secret>().is_err());
        assert_eq!(format!("{s:?}"), "Secret(…)");
    }

    #[test]
    fn luck_goes_on_where_it_was_left() {
        let s = Secret::from_seed(5);
        let draw = |from, n| {
            let mut c = s.luck_after(from);
            (0..n).map(|_| c.pick(&[1; 9])).collect::<Vec<_>>()
        };
        let all = draw(0, 30);
        assert_eq!(draw(0, 10), all[..10]);
        assert_eq!(draw(10, 20), all[10..]);
        assert_ne!(draw(11, 19), draw(10, 19));
    }

    #[test]
    fn what_players_add_changes_the_luck_but_not_the_commitment() {
        let s = Secret::from_seed(5);
        let m = s.mixed(&["a".into(), "b".into()]);
        assert_ne!(m, s);
        assert_ne!(m, s.mixed(&["ab".into()]));
        assert_eq!(s.mixed(&[]), s);
    }
}
