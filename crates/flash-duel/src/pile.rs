//! Number cards: a number, and a pile of them as counts packed into one word.

use kernel::Chance;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;
use std::num::NonZeroU8;

/// The number on a card, 1 to 5 (FD-1.1). It is never zero, so that "no number" costs nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize)]
pub struct Number(NonZeroU8);

impl Number {
    pub const ONE: Number = Number(NonZeroU8::MIN);
    pub const ALL: [Number; 5] = {
        let mut all = [Number::ONE; 5];
        let mut i = 1;
        while i < all.len() {
            all[i] = Number(all[i - 1].0.saturating_add(1));
            i = i.saturating_add(1);
        }
        all
    };

    pub const fn new(n: u8) -> Option<Number> {
        match NonZeroU8::new(n) {
            Some(n) if n.get() <= 5 => Some(Number(n)),
            _ => None,
        }
    }
    pub const fn value(self) -> u8 {
        self.0.get()
    }
    /// Its place among the five numbers, from zero.
    pub const fn place(self) -> usize {
        self.value() as usize - 1
    }
    pub fn shifted(self, by: i8) -> Option<Number> {
        Number::new(self.value().checked_add_signed(by)?)
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let n = u8::deserialize(d)?;
        Number::new(n).ok_or_else(|| D::Error::custom(format!("{n} is no card; cards are 1 to 5")))
    }
}

/// No mode has more cards of one number than this (FD-1.1).
pub const COPIES: u8 = 10;

/// A pile of cards whose order does not matter: six bits for each number. The sixth bit of each
/// field stays free, which makes comparing all five counts one subtraction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u32);

const GUARDS: u32 = 0b100000_100000_100000_100000_100000;

impl Cards {
    pub const EMPTY: Cards = Cards(0);

    /// The same number of each card.
    pub const fn each(count: u8) -> Cards {
        Cards(count as u32 * 0b000001_000001_000001_000001_000001)
    }
    const fn unit(n: Number) -> u32 {
        1 << (6 * (n.value() - 1))
    }
    pub const fn one(n: Number) -> Cards {
        Cards(Cards::unit(n))
    }
    pub const fn several(n: Number, count: u8) -> Cards {
        Cards(Cards::unit(n) * count as u32)
    }
    pub const fn of(self, n: Number) -> u8 {
        (self.0 >> (6 * (n.value() - 1)) & 0b11111) as u8
    }
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub const fn len(self) -> u8 {
        // Multiplying by the unit pattern adds all fields up in the top one; 50 cards fit six bits.
        ((self.0 as u64 * 0b000001_000001_000001_000001_000001) >> 24 & 0b111111) as u8
    }
    pub const fn holds(self, other: Cards) -> bool {
        ((self.0 | GUARDS) - other.0) & GUARDS == GUARDS
    }
    pub fn add(&mut self, cards: Cards) {
        *self = self.plus(cards);
    }
    pub fn remove(&mut self, cards: Cards) {
        *self = self.minus(cards);
    }
    #[must_use]
    pub fn plus(self, cards: Cards) -> Cards {
        Cards(self.0 + cards.0)
    }
    #[must_use]
    pub fn minus(self, cards: Cards) -> Cards {
        debug_assert!(self.holds(cards), "{self:?} does not hold {cards:?}");
        Cards(self.0 - cards.0)
    }
    /// For each number the greater of the two counts.
    #[must_use]
    pub fn at_least(self, other: Cards) -> Cards {
        self.without(other).plus(other)
    }
    /// For each number what is left after taking away `other`, nothing where that is more.
    #[must_use]
    pub fn without(self, other: Cards) -> Cards {
        // Where the guard bit survives there is enough; it then opens the five bits below it.
        let left = (self.0 | GUARDS) - other.0;
        let enough = left & GUARDS;
        Cards(left & (enough - (enough >> 5)))
    }
    /// The numbers of which there is at least one.
    pub fn numbers(self) -> Numbers {
        // Adding 31 to a count carries into the guard bit exactly when it is not zero.
        Numbers((self.0 + (GUARDS - 0b000001_000001_000001_000001_000001)) & GUARDS)
    }
    /// The numbers of which there are at least two (a pair).
    pub fn pairs(self) -> impl Iterator<Item = Number> + Clone {
        Number::ALL.into_iter().filter(move |n| self.of(*n) > 1)
    }
    /// All cards one by one, in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Number> {
        Number::ALL.into_iter().flat_map(move |n| std::iter::repeat_n(n, usize::from(self.of(n))))
    }
    /// One card at random, every card equally likely.
    #[inline(always)] // drawing is most of what luck does
    pub fn random(self, chance: &mut (impl Chance + ?Sized)) -> Number {
        let weights = Number::ALL.map(|n| u32::from(self.of(n)));
        Number::ALL[chance.pick(&weights)]
    }
}

/// Some of the five numbers in ascending order, kept as guard bits.
#[derive(Clone, Copy, Debug)]
pub struct Numbers(u32);

impl Numbers {
    /// How many such sets there are.
    pub const SETS: usize = 32;

    /// The set counted by its members, 1 as the lowest bit: less than `SETS`.
    #[inline]
    pub const fn place(self) -> usize {
        // Each factor carries one guard bit to its place above bit 24, and nothing else gets there.
        const GATHER: u64 = 1 << 24 | 1 << 19 | 1 << 14 | 1 << 9 | 1 << 4;
        (((self.0 >> 5) as u64 * GATHER) >> 24) as usize % Numbers::SETS
    }
}

impl Iterator for Numbers {
    type Item = Number;
    #[inline]
    fn next(&mut self) -> Option<Number> {
        if self.0 == 0 {
            return None;
        }
        let n = Number::new(self.0.trailing_zeros() as u8 / 6 + 1);
        self.0 &= self.0 - 1;
        n
    }
}

impl FromIterator<Number> for Cards {
    fn from_iter<I: IntoIterator<Item = Number>>(numbers: I) -> Self {
        numbers.into_iter().fold(Cards::EMPTY, |sum, n| sum.plus(Cards::one(n)))
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, n) in self.iter().enumerate() {
            write!(f, "{}{n}", if i > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl std::str::FromStr for Cards {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let mut cards = Cards::EMPTY;
        for word in s.split_whitespace() {
            let n = word.parse().ok().and_then(Number::new);
            let n = n.ok_or_else(|| format!("`{word}` is no card; cards are 1 to 5"))?;
            if cards.of(n) == COPIES {
                return Err(format!("there are only ten cards of number {n}"));
            }
            cards.add(Cards::one(n));
        }
        Ok(cards)
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let numbers = Vec::<Number>::deserialize(d)?;
        let mut cards = Cards::EMPTY;
        for n in numbers {
            if cards.of(n) == COPIES {
                return Err(D::Error::custom(format!("more than ten cards of number {n}")));
            }
            cards.add(Cards::one(n));
        }
        Ok(cards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(s: &str) -> Cards {
        s.parse().expect("a list of cards")
    }

    #[test]
    fn counts_are_kept_apart() {
        let c = cards("5 1 1 3 5 5");
        assert_eq!(c.to_string(), "1 1 3 5 5 5");
        assert_eq!((c.len(), c.of(Number::ALL[4]), c.of(Number::ALL[1])), (6, 3, 0));
        assert_eq!(Cards::each(10).len(), 50);
        assert!(Cards::each(10).holds(c) && c.holds(cards("1 5")) && !c.holds(cards("1 1 1")));
        assert!(!cards("1 1 1 1 1 1 1 1 1 1").holds(cards("2")));
    }

    #[test]
    fn bounds_are_taken_number_by_number() {
        assert_eq!(cards("1 1 3").at_least(cards("1 2 3 3")), cards("1 1 2 3 3"));
        assert_eq!(cards("1 1 3").without(cards("1 2 3 3")), cards("1"));
    }
}
