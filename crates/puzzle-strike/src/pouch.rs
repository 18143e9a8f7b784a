//! Counted chips: which kinds a game has, how many of each lie in a zone, and gems in piles.

use kernel::{Counter, Luck};
use serde::Serialize;

/// No game has more kinds of chips than this: 18 stacks and three chips for each character.
pub const KINDS: usize = 32;

/// The place of a kind of chip in one game; `Open::chip` says which chip it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Slot(pub u8);

impl Slot {
    /// The four gems come first, by value.
    pub fn gem(value: u8) -> Slot {
        debug_assert!((1..=4).contains(&value), "gems are worth 1 to 4, not {value}");
        Slot(value - 1)
    }
    pub const CRASH_GEM: Slot = Slot(5);
    pub const WOUND: Slot = Slot(7);
    /// A chip that lies face down: which one it is, is hidden.
    pub(crate) const FACE_DOWN: Slot = Slot(u8::MAX);
    /// The first of the Puzzle stacks.
    pub const PUZZLE: u8 = 8;

    pub fn all() -> impl Iterator<Item = Slot> {
        (0..KINDS as u8).map(Slot)
    }
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
    /// What a gem is worth; nothing for other chips.
    pub fn value(self) -> Option<u8> {
        (self.0 < 4).then_some(self.0 + 1)
    }
}

/// Kinds of chips, a bit for each slot; walks over them in their order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Slots(u32);

impl Slots {
    pub const NONE: Slots = Slots(0);

    /// The first `n` slots.
    pub fn first(n: u8) -> Slots {
        Slots(((1u64 << n) - 1) as u32)
    }
    pub fn has(self, slot: Slot) -> bool {
        self.0 & 1 << slot.0 != 0
    }
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    #[must_use]
    pub fn and(self, other: Slots) -> Slots {
        Slots(self.0 & other.0)
    }
    #[must_use]
    pub fn with(self, slot: Slot) -> Slots {
        Slots(self.0 | 1 << slot.0)
    }
    #[must_use]
    pub fn without(self, slot: Slot) -> Slots {
        Slots(self.0 & !(1 << slot.0))
    }
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }
}

impl Iterator for Slots {
    type Item = Slot;
    #[inline]
    fn next(&mut self) -> Option<Slot> {
        if self.0 == 0 {
            return None;
        }
        let slot = Slot(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(slot)
    }
}

/// A pouch is counted by words of eight kinds.
const WORDS: usize = KINDS / 8;
/// A one in every byte, and its highest bit in every byte.
const ONES: u64 = u64::from_le_bytes([1; 8]);
const HIGH: u64 = ONES << 7;

/// The bytes of a word that are not zero, by their highest bits: seven bits of a byte and 127
/// reach the eighth bit unless all seven are zero.
#[inline]
fn filled(word: u64) -> u64 {
    (((word & !HIGH) + !HIGH) | word) & HIGH
}

/// The place of the first of these bytes that is this one.
#[inline]
pub fn place_of(byte: u8, bytes: &[u8; KINDS]) -> Option<Slot> {
    bytes.as_chunks().0.iter().enumerate().find_map(|(i, eight)| {
        let same = filled(u64::from_le_bytes(*eight) ^ (u64::from(byte) * ONES)) ^ HIGH;
        (same != 0).then(|| Slot((8 * i) as u8 + (same.trailing_zeros() / 8) as u8))
    })
}

/// The bytes of a word that are no larger than this one, by their highest bits: seven bits are
/// compared by a difference that borrows from the eighth, then the eighth.
#[inline]
fn up_to(word: u64, byte: u64) -> u64 {
    let bytes = byte * ONES;
    let lower = (bytes | HIGH) - (word & !HIGH);
    (!word & bytes | !(word ^ bytes) & lower) & HIGH
}

/// How many chips of each kind lie somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pouch(pub [u8; KINDS]);

impl Default for Pouch {
    fn default() -> Self {
        Pouch::EMPTY
    }
}

impl Pouch {
    pub const EMPTY: Pouch = Pouch([0; KINDS]);

    #[inline]
    pub fn of(&self, slot: Slot) -> u8 {
        self.0[slot.index()]
    }
    #[inline]
    pub fn has(&self, slot: Slot) -> bool {
        self.of(slot) > 0
    }
    #[inline]
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; KINDS]
    }
    #[inline]
    pub fn add(&mut self, slot: Slot, n: u8) {
        self.0[slot.index()].raise(n);
    }
    #[inline]
    pub fn take(&mut self, slot: Slot, n: u8) {
        let left = &mut self.0[slot.index()];
        debug_assert!(*left >= n, "{n} of {slot:?} are taken and {left} are there");
        left.lower(n);
    }
    /// As many as are there, at most `n`.
    pub fn take_up_to(&mut self, slot: Slot, n: u8) {
        let left = &mut self.0[slot.index()];
        left.lower(n);
    }
    #[inline]
    #[must_use]
    pub fn plus(mut self, other: &Pouch) -> Pouch {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| a.raise(b));
        self
    }
    #[inline]
    #[must_use]
    pub fn minus(mut self, other: &Pouch) -> Pouch {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| a.lower(b));
        self
    }
    /// The kinds that are there.
    #[inline]
    pub fn slots(&self) -> Slots {
        self.slots_where(filled)
    }
    /// The kinds of which there are no more than so many.
    #[inline]
    pub fn up_to(&self, most: u8) -> Slots {
        self.slots_where(|word| up_to(word, most.into()))
    }
    /// The kinds that have their highest bits set in what becomes of each word.
    #[inline]
    fn slots_where(&self, high: impl Fn(u64) -> u64) -> Slots {
        let words = self.0.as_chunks().0.iter().map(|bytes| u64::from_le_bytes(*bytes));
        Slots(words.enumerate().fold(0, |slots, (i, word)| {
            // The product gathers the eight bits in its top byte.
            let bits = (high(word) >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56;
            slots | (bits as u32) << (8 * i)
        }))
    }
    /// Draws one at random; the pouch is not empty.
    #[inline]
    pub fn random(&self, luck: &mut Luck) -> Slot {
        self.shaken().draw(luck)
    }
    /// To draw several from.
    #[inline]
    pub fn shaken(&self) -> Shaken {
        let words = self.0.as_chunks().0;
        Shaken(std::array::from_fn(|i| u64::from_le_bytes(words[i])))
    }
}

/// A pouch from which chips are drawn one after the other. It is kept by words, since a processor
/// waits where it reads a word of which it has just written a byte.
pub struct Shaken([u64; WORDS]);

impl Shaken {
    /// Takes one out at random; there is one.
    #[inline]
    pub fn draw(&mut self, luck: &mut Luck) -> Slot {
        let slot = match luck {
            Luck::Seeded(seeded) => {
                let sums = self.running_sums();
                let ticket = seeded.below((sums[WORDS - 1] >> 56) as usize) as u64;
                // The kind on which the ticket falls: so many sums it has reached.
                let word = sums[..WORDS - 1].iter().filter(|sum| ticket >= **sum >> 56).count();
                let reached = (up_to(sums[word], ticket) >> 7).wrapping_mul(ONES) >> 56;
                Slot((8 * word) as u8 + reached as u8)
            }
            Luck::Other(other) => Slot(other.pick(&self.weights()) as u8),
        };
        self.0[slot.index() / 8].lower(1 << (slot.index() % 8 * 8));
        slot
    }
    fn weights(&self) -> [u32; KINDS] {
        std::array::from_fn(|slot| self.0[slot / 8].to_le_bytes()[slot % 8].into())
    }
    /// For each kind a byte: how many chips there are of it and of those before it. A product with
    /// ones adds up the bytes of a word; no pouch holds so many chips that a byte would flow over.
    #[inline]
    fn running_sums(&self) -> [u64; WORDS] {
        let mut before = 0;
        self.0.map(|word| {
            let sums = word.wrapping_add(before).wrapping_mul(ONES);
            before = sums >> 56;
            sums
        })
    }
}

/// A gem pile: how many gems of each value, and how many of them are stand-ins (PS-6.21).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pile {
    pub gems: [u8; 4],
    pub stand_ins: [u8; 4],
}

impl Pile {
    pub fn of(&self, value: u8) -> u8 {
        self.gems[usize::from(value - 1)]
    }
    pub fn total(&self) -> u16 {
        self.gems.iter().zip(1u16..).map(|(n, value)| u16::from(*n) * value).sum()
    }
    pub fn is_empty(&self) -> bool {
        self.gems == [0; 4]
    }
    /// How many gems there are.
    pub fn count(&self) -> u16 {
        self.gems.iter().map(|n| u16::from(*n)).sum()
    }
    pub fn values(&self) -> impl Iterator<Item = u8> + '_ {
        (1..=4).filter(|value| self.of(*value) > 0)
    }
    pub fn add(&mut self, value: u8, stand_in: bool) {
        let i = usize::from(value - 1);
        self.gems[i].raise(1);
        self.stand_ins[i].raise(u8::from(stand_in));
    }
    /// Takes one gem out, a stand-in first (PS-R2); says whether it was one.
    pub fn take(&mut self, value: u8) -> bool {
        let i = usize::from(value - 1);
        debug_assert!(self.gems[i] > 0, "no {value}-gem is in the pile");
        self.gems[i].lower(1);
        let stand_in = self.stand_ins[i] > 0;
        self.stand_ins[i].lower(u8::from(stand_in));
        stand_in
    }
    /// Whether these gems lie in the pile together.
    pub fn holds(&self, gems: Gems) -> bool {
        let Gems([a, b]) = gems;
        match (a, b) {
            (0, _) => true,
            (a, 0) => self.of(a) > 0,
            (a, b) if a == b => self.of(a) > 1,
            (a, b) => self.of(a) > 0 && self.of(b) > 0,
        }
    }
}

/// One or two gems of a pile, the larger one first; 0 stands for no gem.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Gems(pub [u8; 2]);

impl Gems {
    pub fn one(value: u8) -> Gems {
        Gems([value, 0])
    }
    pub fn two(a: u8, b: u8) -> Gems {
        Gems([a.max(b), a.min(b)])
    }
    pub fn values(self) -> impl Iterator<Item = u8> {
        self.0.into_iter().filter(|value| *value > 0)
    }
    pub fn sum(self) -> u8 {
        self.0[0] + self.0[1]
    }
    pub fn count(self) -> u8 {
        self.values().count() as u8
    }
    /// Whether one of them is a 4-gem (PS-8.2).
    pub fn has_four(self) -> bool {
        self.0[0] == 4
    }
    /// Every way to take `count` gems (1 or 2) out of a pile.
    pub fn each_way(pile: &Pile, count: u8, mut f: impl FnMut(Gems)) {
        for a in 1..=4 {
            if count == 1 {
                if pile.of(a) > 0 {
                    f(Gems::one(a));
                }
                continue;
            }
            for b in 1..=a {
                if pile.holds(Gems::two(a, b)) {
                    f(Gems::two(a, b));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Chance, Seeded, Spy};

    fn pouch(counts: &[(u8, u8)]) -> Pouch {
        let mut pouch = Pouch::EMPTY;
        counts.iter().for_each(|(slot, n)| pouch.add(Slot(*slot), *n));
        pouch
    }

    #[test]
    fn the_kinds_that_are_there_are_walked_in_their_order() {
        let some = pouch(&[(0, 1), (7, 128), (8, 127), (30, 255), (31, 2)]);
        assert_eq!(some.slots().map(|slot| slot.0).collect::<Vec<_>>(), [0, 7, 8, 30, 31]);
        assert_eq!(Pouch::EMPTY.slots().next(), None);
        assert_eq!(Pouch([1; KINDS]).slots(), Slots::first(KINDS as u8));
    }

    #[test]
    fn kinds_are_found_by_their_number() {
        let every = Pouch(std::array::from_fn(|slot| (slot * 9 % 256) as u8));
        for n in 0..=u8::MAX {
            let least: Vec<Slot> = Slot::all().filter(|slot| every.of(*slot) <= n).collect();
            assert_eq!(every.up_to(n).collect::<Vec<_>>(), least);
            assert_eq!(place_of(n, &every.0), Slot::all().find(|slot| every.of(*slot) == n));
        }
    }

    #[test]
    fn a_draw_in_simulation_falls_as_chance_would_pick() {
        let bag = pouch(&[(0, 200), (3, 1), (9, 30), (15, 20), (16, 1), (31, 3)]);
        let (mut seeded, mut chance) = (Seeded::new(5), Seeded::new(5));
        let mut luck = Luck::Seeded(&mut seeded);
        for _ in 0..2_000 {
            let picked = chance.pick(&bag.0.map(u32::from));
            assert_eq!(bag.random(&mut luck).index(), picked);
        }
        // One after the other until nothing is left, with any luck.
        let (mut other, mut drawn) = (Seeded::new(5), Pouch::EMPTY);
        let mut spied = Spy { inner: &mut other, picks: Vec::new() };
        let (mut here, mut there) = (bag.shaken(), bag.shaken());
        let mut seeded = Seeded::new(5);
        for _ in 0..bag.len() {
            let slot = here.draw(&mut Luck::Seeded(&mut seeded));
            assert_eq!(there.draw(&mut Luck::Other(&mut spied)), slot);
            drawn.add(slot, 1);
        }
        assert_eq!(drawn, bag);
    }
}
