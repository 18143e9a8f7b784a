//! How many cards of each Neutral title: the Pool and what was put back into it.

use crate::card::CardId;
use crate::cards::NEUTRALS;
use kernel::{Chance, Counter};

/// Up to three of each title, two bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Titles([u64; WORDS]);

const PER_WORD: usize = 32;
const WORDS: usize = NEUTRALS.div_ceil(PER_WORD);

impl Titles {
    pub const EMPTY: Titles = Titles([0; WORDS]);

    fn place(card: CardId) -> (usize, usize) {
        let at = card.neutral();
        (at / PER_WORD, 2 * (at % PER_WORD))
    }
    pub fn of(&self, card: CardId) -> u8 {
        let (word, shift) = Titles::place(card);
        (self.0[word] >> shift & 3) as u8
    }
    fn set(&mut self, card: CardId, n: u8) {
        let (word, shift) = Titles::place(card);
        self.0[word] = self.0[word] & !(3 << shift) | u64::from(n) << shift;
    }
    pub fn add(&mut self, card: CardId) {
        let n = self.of(card);
        assert!(n < 3, "there are no four cards of {card}");
        self.set(card, n + 1);
    }
    pub fn take(&mut self, card: CardId) {
        let n = self.of(card);
        assert!(n > 0, "there is no {card} left");
        self.set(card, n - 1);
    }
    pub fn len(&self) -> usize {
        CardId::neutrals().map(|card| usize::from(self.of(card))).sum()
    }
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }
    /// One card at random, taken out.
    pub fn draw(&mut self, chance: &mut dyn Chance) -> CardId {
        let mut weights = [0; NEUTRALS];
        for card in CardId::neutrals() {
            weights[card.neutral()] = u32::from(self.of(card));
        }
        let at = chance.pick(&weights);
        let card = CardId::neutrals().nth(at).expect("chance picks a title");
        self.take(card);
        card
    }
    pub fn iter(&self) -> impl Iterator<Item = CardId> + '_ {
        CardId::neutrals().flat_map(|card| (0..self.of(card)).map(move |_| card))
    }
    /// Two random boosters' worth of cards on top: in each, different titles of both rarities
    /// (SH-1.6). What is owed is in one of them or in both.
    pub fn add_boosters(&mut self, owed: &Titles, chance: &mut dyn Chance) {
        for (rare, size) in [(false, COMMONS), (true, RARES)] {
            let fits = |card: &CardId| card.is_rare() == rare;
            let mut inside = [[false; NEUTRALS]; 2];
            let mut left = [size as u32; 2];
            // What is in both comes first: the rest finds room in one of them.
            for card in CardId::neutrals().filter(fits).filter(|card| owed.of(*card) > 1) {
                for booster in 0..2 {
                    inside[booster][card.neutral()] = true;
                    left[booster].lower(1);
                }
            }
            for card in CardId::neutrals().filter(fits).filter(|card| owed.of(*card) == 1) {
                let booster = chance.pick(&left);
                inside[booster][card.neutral()] = true;
                left[booster].lower(1);
            }
            for (titles, left) in inside.iter_mut().zip(left) {
                let mut free = [0; NEUTRALS];
                for card in CardId::neutrals().filter(fits) {
                    free[card.neutral()] = u32::from(!titles[card.neutral()]);
                }
                for _ in 0..left {
                    let at = chance.pick(&free);
                    (free[at], titles[at]) = (0, true);
                }
                let all = CardId::neutrals().filter(|card| titles[card.neutral()]);
                all.for_each(|card| self.add(card));
            }
        }
    }
    /// The twenty Beginner cards (SH-1.5).
    pub fn beginners() -> Titles {
        let mut all = Titles::default();
        for card in CardId::neutrals().filter(|card| card.is_beginner()) {
            all.add(card);
        }
        all
    }
}

const COMMONS: usize = 24;
const RARES: usize = 6;

/// The common and the rare cards of a booster (SH-1.6).
#[cfg(test)]
pub(crate) const BOOSTER: (usize, usize) = (COMMONS, RARES);

impl CardId {
    fn is_rare(self) -> bool {
        matches!(self.card().kind, crate::card::Kind::Neutral { rare: true, .. })
    }
    pub fn is_beginner(self) -> bool {
        use crate::card::{Kind, List};
        matches!(self.card().kind, Kind::Neutral { list, .. } if list != List::No)
    }
}
