//! "The limit": Simple mode written by hand for speed alone, without kernel, steps, events, views
//! or reasons. It says how fast this game can be played here at all.
//!
//! It plays the same rules with the same luck and numbers its choices in the same order as the
//! engine, so that a test can compare whole games one by one.

use kernel::{Chance, Seeded};

/// Hands and pile: six bits for each number.
type Pile = u32;

const UNIT: u32 = 0b000001_000001_000001_000001_000001;

fn count(pile: Pile, n: u32) -> u32 {
    pile >> (6 * (n - 1)) & 63
}

fn size(pile: Pile) -> u32 {
    ((u64::from(pile) * u64::from(UNIT)) >> 24 & 63) as u32
}

fn one(n: u32) -> Pile {
    1 << (6 * (n - 1))
}

/// A duel in 24 bytes. Both pawns are kept as their advance; the distance is 17 less both.
#[derive(Clone, Copy)]
struct Duel {
    hands: [Pile; 2],
    deck: Pile,
    in_play: Pile,
    advance: [u8; 2],
    recover: [bool; 2],
    deck_size: u8,
}

/// How a playout went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    pub winner: usize,
    /// Decisions between two or more choices.
    pub decisions: u32,
}

enum Round {
    Won(usize),
    Drawn,
}

/// One game to one token.
pub fn playout(chance: &mut Seeded, picks: &mut Seeded) -> Played {
    let mut decisions = 0;
    loop {
        let first = chance.pick(&[1, 1]);
        if let Round::Won(winner) = round(first, chance, picks, &mut decisions) {
            return Played { winner, decisions };
        }
    }
}

fn round(first: usize, chance: &mut Seeded, picks: &mut Seeded, decisions: &mut u32) -> Round {
    let mut d = Duel {
        hands: [0; 2],
        deck: 5 * UNIT,
        in_play: 0,
        advance: [0; 2],
        recover: [false; 2],
        deck_size: 25,
    };
    for seat in [first, 1 - first] {
        (0..5).for_each(|_| d.draw(seat, chance));
    }
    let mut me = first;
    loop {
        if d.recover[me] {
            d.recover[me] = false;
        } else if let Some(winner) = d.turn(me, picks, decisions) {
            return Round::Won(winner);
        }
        d.in_play = 0;
        while size(d.hands[me]) < 5 {
            d.draw(me, chance);
            if d.deck_size == 0 {
                return d.time_over();
            }
        }
        me = 1 - me;
    }
}

/// Picks one of several choices; a single one is no decision.
fn choose(n: u32, picks: &mut Seeded, decisions: &mut u32) -> u32 {
    if n < 2 {
        return 0;
    }
    *decisions += 1;
    picks.below(n as usize) as u32
}

impl Duel {
    fn draw(&mut self, seat: usize, chance: &mut Seeded) {
        let d = self.deck;
        let weights = [d & 63, d >> 6 & 63, d >> 12 & 63, d >> 18 & 63, d >> 24 & 63];
        let n = chance.pick(&weights) as u32 + 1;
        self.deck -= one(n);
        self.hands[seat] += one(n);
        self.deck_size -= 1;
    }

    fn distance(&self) -> u32 {
        17 - u32::from(self.advance[0]) - u32::from(self.advance[1])
    }

    fn play(&mut self, seat: usize, n: u32, k: u32) {
        self.hands[seat] -= k * one(n);
        self.in_play += k * one(n);
    }

    /// The main action and its response; the winner if somebody was hit.
    fn turn(&mut self, me: usize, picks: &mut Seeded, decisions: &mut u32) -> Option<usize> {
        let hand = self.hands[me];
        if hand == 0 {
            return None;
        }
        let distance = self.distance();
        let adjacent = distance == 1;
        let kinds = (1..=5).filter(|n| count(hand, *n) > 0).count() as u32;
        let singles = kinds * if adjacent { 3 } else { 2 };
        let attacks = if distance <= 5 { count(hand, distance) } else { 0 };
        let mut strikes = [0; 6];
        let mut total = singles + attacks;
        if !adjacent {
            for n in (1..=5).filter(|n| count(hand, *n) > 0) {
                let left = distance - n.min(distance - 1);
                if left <= 5 {
                    strikes[n as usize] = count(hand, left) - u32::from(left == n);
                    total += strikes[n as usize];
                }
            }
        }
        let mut pick = choose(total, picks, decisions);
        if pick < singles {
            self.single(me, pick, adjacent);
            return None;
        }
        pick -= singles;
        if pick < attacks {
            self.play(me, distance, pick + 1);
            return self.answer_attack(1 - me, distance, pick + 1, picks, decisions);
        }
        pick -= attacks;
        for n in 1..=5 {
            if pick < strikes[n as usize] {
                let step = n.min(distance - 1);
                self.play(me, n, 1);
                self.advance[me] += step as u8;
                self.play(me, distance - step, pick + 1);
                return self.answer_strike(1 - me, distance - step, pick + 1, picks, decisions);
            }
            pick -= strikes[n as usize];
        }
        unreachable!("the pick is one of the choices");
    }

    fn single(&mut self, me: usize, pick: u32, adjacent: bool) {
        let per = if adjacent { 3 } else { 2 };
        let hand = self.hands[me];
        let mut held = (1..=5).filter(|n| count(hand, *n) > 0);
        let n = held.nth((pick / per) as usize).expect("the pick is one of the cards");
        self.play(me, n, 1);
        match pick % per {
            0 => self.advance[me] += n.min(self.distance() - 1) as u8,
            1 => self.advance[me] = self.advance[me].saturating_sub(n as u8),
            _ => self.advance[1 - me] = self.advance[1 - me].saturating_sub(n as u8),
        }
    }

    fn answer_attack(
        &mut self,
        it: usize,
        n: u32,
        k: u32,
        picks: &mut Seeded,
        decisions: &mut u32,
    ) -> Option<usize> {
        let blocks = u32::from(count(self.hands[it], n) >= k);
        if choose(blocks + 1, picks, decisions) == 0 && blocks == 1 {
            self.play(it, n, k);
            return None;
        }
        Some(1 - it)
    }

    fn answer_strike(
        &mut self,
        it: usize,
        n: u32,
        k: u32,
        picks: &mut Seeded,
        decisions: &mut u32,
    ) -> Option<usize> {
        let hand = self.hands[it];
        let blocks = u32::from(count(hand, n) >= k);
        let kinds = (1..=5).filter(|n| count(hand, *n) > 0).count() as u32;
        let retreats = if self.advance[it] > 0 { kinds } else { 0 };
        let pick = choose(blocks + retreats + 1, picks, decisions);
        if pick < blocks {
            self.play(it, n, k);
            return None;
        }
        if pick - blocks < retreats {
            let mut held = (1..=5).filter(|n| count(hand, *n) > 0);
            let card = held.nth((pick - blocks) as usize).expect("the pick is one of the cards");
            self.play(it, card, 1);
            self.advance[it] = self.advance[it].saturating_sub(card as u8);
            self.recover[it] = true;
            return None;
        }
        Some(1 - it)
    }

    fn time_over(&self) -> Round {
        let distance = self.distance();
        let matching = |seat: usize| {
            if distance <= 5 { count(self.hands[seat], distance) } else { 0 }
        };
        let score = |seat: usize| (matching(seat), self.advance[seat]);
        match score(0).cmp(&score(1)) {
            std::cmp::Ordering::Greater => Round::Won(0),
            std::cmp::Ordering::Less => Round::Won(1),
            std::cmp::Ordering::Equal => Round::Drawn,
        }
    }
}
