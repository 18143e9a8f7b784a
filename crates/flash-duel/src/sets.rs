//! Small sets that fit into a step: some of the five numbers, some counts of cards. In JSON they
//! are lists.

use crate::pile::{COPIES, Number};
use serde::{Serialize, Serializer};
use std::fmt;

/// Some of the five numbers, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct NumberSet(u8);

impl NumberSet {
    pub const NONE: NumberSet = NumberSet(0);
    /// Every number is allowed.
    pub const ANY: NumberSet = NumberSet(0b111110);

    const fn bit(n: Number) -> u8 {
        1 << n.value()
    }
    pub const fn one(n: Number) -> NumberSet {
        NumberSet(NumberSet::bit(n))
    }
    pub const fn has(self, n: Number) -> bool {
        self.0 & NumberSet::bit(n) != 0
    }
    #[must_use]
    pub const fn with(self, n: Number) -> NumberSet {
        NumberSet(self.0 | NumberSet::bit(n))
    }
    #[must_use]
    pub const fn or(self, other: NumberSet) -> NumberSet {
        NumberSet(self.0 | other.0)
    }
    #[must_use]
    pub const fn and(self, other: NumberSet) -> NumberSet {
        NumberSet(self.0 & other.0)
    }
    /// Its number, if there is exactly one.
    pub fn only(self) -> Option<Number> {
        Number::ALL.into_iter().find(|n| self == NumberSet::one(*n))
    }
    /// Its numbers in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Number> + Clone {
        Number::ALL.into_iter().filter(move |n| self.has(*n))
    }
}

impl FromIterator<Number> for NumberSet {
    fn from_iter<I: IntoIterator<Item = Number>>(numbers: I) -> Self {
        numbers.into_iter().fold(NumberSet::NONE, NumberSet::with)
    }
}

impl fmt::Debug for NumberSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Number::value)).finish()
    }
}

impl Serialize for NumberSet {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

/// Some counts of cards played together, from one to all cards of a number, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CountSet(u16);

impl CountSet {
    pub const NONE: CountSet = CountSet(0);

    pub fn has(self, count: u8) -> bool {
        self.0 & 1 << count != 0
    }
    #[must_use]
    pub fn with(self, count: u8) -> CountSet {
        debug_assert!((1..=COPIES).contains(&count), "{count} cards are never played together");
        CountSet(self.0 | 1 << count)
    }
    #[must_use]
    pub const fn or(self, other: CountSet) -> CountSet {
        CountSet(self.0 | other.0)
    }
    /// Its counts in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        (1..=COPIES).filter(move |count| self.has(*count))
    }
}

impl FromIterator<u8> for CountSet {
    fn from_iter<I: IntoIterator<Item = u8>>(counts: I) -> Self {
        counts.into_iter().fold(CountSet::NONE, CountSet::with)
    }
}

impl fmt::Debug for CountSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for CountSet {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_written_as_lists() {
        let numbers: NumberSet = [Number::ALL[4], Number::ONE].into_iter().collect();
        let counts: CountSet = [3, 1].into_iter().collect();
        assert_eq!(serde_json::json!([numbers, counts]).to_string(), "[[1,5],[1,3]]");
        assert_eq!(NumberSet::ANY.iter().count(), 5);
        assert_eq!((NumberSet::one(Number::ONE).only(), numbers.only()), (Some(Number::ONE), None));
    }
}
