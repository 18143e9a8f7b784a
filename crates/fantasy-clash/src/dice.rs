//! Dice that lie on the table.

use crate::event::Event;
use kernel::Play;
use serde::{Serialize, Serializer};

/// More dice than a card can ever roll at once.
pub const MOST_DICE: usize = 14;

/// Six-sided dice in the order in which they were rolled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Dice {
    len: u8,
    /// Two in a byte, the first in the lower half: dice lie in the steps that every copy of a
    /// table carries along.
    faces: [u8; MOST_DICE / 2],
}

impl Dice {
    /// Rolls so many dice.
    pub fn roll(n: u8, play: &mut Play<Event>) -> Dice {
        let mut dice = Dice { len: n, ..Dice::default() };
        (0..n).for_each(|i| dice.put(i, one(play)));
        dice
    }
    pub fn faces(&self) -> impl ExactSizeIterator<Item = u8> + '_ {
        (0..usize::from(self.len)).map(|i| self.faces[i / 2] >> (4 * (i % 2)) & 15)
    }
    fn put(&mut self, i: u8, face: u8) {
        let (byte, shift) = (&mut self.faces[usize::from(i / 2)], 4 * (i % 2));
        *byte = *byte & !(15 << shift) | face << shift;
    }
    /// Rolls one of them again; the new result stands (FC-12.21).
    pub fn reroll(&mut self, i: u8, play: &mut Play<Event>) {
        self.put(i, one(play));
    }
    /// The die that a Type Bonus discards: the lowest (FC-7.15).
    pub fn discarded(&self, bonus: bool) -> Option<usize> {
        let lowest = self.faces().enumerate().min_by_key(|(_, face)| *face);
        lowest.filter(|_| bonus).map(|(i, _)| i)
    }
    /// The dice that count.
    pub fn counted(&self, bonus: bool) -> impl Iterator<Item = u8> + '_ {
        let out = self.discarded(bonus);
        let counted = self.faces().enumerate().filter(move |(i, _)| Some(*i) != out);
        counted.map(|(_, face)| face)
    }
    pub fn sum(&self, bonus: bool) -> i16 {
        self.counted(bonus).map(i16::from).sum()
    }
}

/// One die (FC-1.10).
pub fn one(play: &mut Play<Event>) -> u8 {
    play.chance.pick(&[1; 6]) as u8 + 1
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.faces())
    }
}
