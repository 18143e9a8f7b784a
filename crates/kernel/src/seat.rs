//! Seats at a table, and sets of them.

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::{BitOr, Index, IndexMut};

/// No game of the hall seats more players than this.
pub const MAX_SEATS: usize = 8;

/// One place at the table, counted from zero; printed, and written in JSON, as `P1`, `P2`, … as
/// people count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Seat(pub u8);

impl Seat {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "P{}", self.0 + 1)
    }
}

impl std::str::FromStr for Seat {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        s.strip_prefix(['P', 'p'])
            .and_then(|n| n.parse::<u8>().ok())
            .filter(|n| (1..=MAX_SEATS as u8).contains(n))
            .map(|n| Seat(n - 1))
            .ok_or_else(|| format!("`{s}` is no seat; seats are P1 to P{MAX_SEATS}"))
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        d.deserialize_str(Spelled)
    }
}

/// Reads a seat from the word for it.
struct Spelled;

impl Visitor<'_> for Spelled {
    type Value = Seat;
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a seat, \"P1\" to \"P{MAX_SEATS}\"")
    }
    fn visit_str<E: Error>(self, word: &str) -> Result<Seat, E> {
        word.parse().map_err(E::custom)
    }
}

/// A set of seats, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    pub const EMPTY: SeatSet = SeatSet(0);
    pub const ALL: SeatSet = SeatSet(u8::MAX);

    pub fn one(seat: Seat) -> Self {
        SeatSet(1 << seat.0)
    }
    /// The first `n` seats.
    pub fn first(n: usize) -> Self {
        SeatSet(((1u16 << n) - 1) as u8)
    }
    pub fn bits(self) -> u8 {
        self.0
    }
    pub fn from_bits(bits: u8) -> Self {
        SeatSet(bits)
    }
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    pub fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }
    #[must_use]
    pub fn with(self, seat: Seat) -> Self {
        SeatSet(self.0 | 1 << seat.0)
    }
    #[must_use]
    pub fn without(self, seat: Seat) -> Self {
        SeatSet(self.0 & !(1 << seat.0))
    }
    #[must_use]
    pub fn and(self, other: SeatSet) -> Self {
        SeatSet(self.0 & other.0)
    }
    #[must_use]
    pub fn minus(self, other: SeatSet) -> Self {
        SeatSet(self.0 & !other.0)
    }
    pub fn is_subset(self, other: SeatSet) -> bool {
        self.0 & !other.0 == 0
    }
    pub fn lowest(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }
    pub fn iter(self) -> SeatIter {
        SeatIter(self.0)
    }
}

/// The seats of a set in ascending order.
#[derive(Clone, Debug)]
pub struct SeatIter(u8);

impl Iterator for SeatIter {
    type Item = Seat;
    #[inline]
    fn next(&mut self) -> Option<Seat> {
        if self.0 == 0 {
            return None;
        }
        let seat = Seat(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(seat)
    }
}

impl BitOr for SeatSet {
    type Output = SeatSet;
    fn bitor(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|s| s.to_string())).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(d)?.into_iter().collect())
    }
}

/// One value per seat, indexed by [`Seat`] so that seats and other numbers cannot be mixed up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seats<T, const N: usize>(pub [T; N]);

impl<T, const N: usize> Seats<T, N> {
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(i, t)| (Seat(i as u8), t))
    }
}

impl<T: Default + Copy, const N: usize> Default for Seats<T, N> {
    fn default() -> Self {
        Seats([T::default(); N])
    }
}

impl<T, const N: usize> Index<Seat> for Seats<T, N> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for Seats<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T: Serialize, const N: usize> Serialize for Seats<T, N> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.0.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{from_str, to_string};

    #[test]
    fn seats_are_written_as_people_count_them() {
        let set: SeatSet = [Seat(0), Seat(4)].into_iter().collect();
        assert_eq!(to_string(&Seat(1)).expect("a word"), r#""P2""#);
        assert_eq!(to_string(&set).expect("a list"), r#"["P1","P5"]"#);
        assert_eq!(from_str::<Seat>(r#""P8""#).expect("the last seat"), Seat(7));
        assert_eq!(from_str::<SeatSet>(r#"["P5","P1"]"#).expect("two seats"), set);
    }

    #[test]
    fn what_is_no_seat_is_told_which_seats_there_are() {
        for word in [r#""P0""#, r#""P9""#, r#""west""#, "1", "null"] {
            let why = from_str::<Seat>(word).expect_err("no seat").to_string();
            assert!(why.contains("P1") && why.contains("P8"), "{word}: {why}");
        }
        assert!(from_str::<SeatSet>(r#"["P1","P9"]"#).is_err());
    }
}
