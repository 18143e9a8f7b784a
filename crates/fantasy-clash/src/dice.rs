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
    faces: [u8; MOST_DICE],
}

impl Dice {
    /// Rolls so many dice.
    pub fn roll(n: u8, play: &mut Play<Event>) -> Dice {
        let mut dice = Dice { len: n, ..Dice::default() };
        dice.faces[..usize::from(n)].iter_mut().for_each(|face| *face = one(play));
        dice
    }
    pub fn faces(&self) -> &[u8] {
        &self.faces[..usize::from(self.len)]
    }
    /// Rolls one of them again; the new result stands (FC-12.21).
    pub fn reroll(&mut self, i: u8, play: &mut Play<Event>) {
        self.faces[usize::from(i)] = one(play);
    }
    /// The die that a Type Bonus discards: the lowest (FC-7.15).
    fn discarded(&self, bonus: bool) -> Option<usize> {
        let lowest = self.faces().iter().enumerate().min_by_key(|(_, face)| **face);
        lowest.filter(|_| bonus).map(|(i, _)| i)
    }
    /// The dice that count.
    pub fn counted(&self, bonus: bool) -> impl Iterator<Item = u8> + '_ {
        let out = self.discarded(bonus);
        let counted = self.faces().iter().enumerate().filter(move |(i, _)| Some(*i) != out);
        counted.map(|(_, face)| *face)
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
