//! The armies as the rulebook's pages describe them (FC-17), each statement measured on the cards.

mod aegyptus;
mod alliance;
mod catastrophe;
mod dragons;
mod orcs;

use crate::special::SpecialId;
use crate::unit::{Class, Faction, Unit};
use crate::units::UNITS;

type Card = &'static Unit;
type Cards = Vec<Card>;
/// Something that cards are compared by, in tenths where a die's mean counts.
type Stat = fn(Card) -> i32;

/// What a die adds on average, in tenths.
const DIE: i32 = 35;

fn attack(card: Card) -> i32 {
    i32::from(card.attack)
}
fn defence(card: Card) -> i32 {
    i32::from(card.defence)
}
fn size(card: Card) -> i32 {
    i32::from(card.size)
}
fn range(card: Card) -> i32 {
    i32::from(card.range)
}
fn magic(card: Card) -> i32 {
    i32::from(card.magic)
}
/// Strength: attack and defence together.
fn strength(card: Card) -> i32 {
    attack(card) + defence(card)
}
/// Base statistics: attack, defence and size together.
fn base(card: Card) -> i32 {
    strength(card) + size(card)
}
/// How far it shoots; 1 if it does not (FC-7.4).
fn shot(card: Card) -> i32 {
    let shoots = card.rules.iter().all(|rule| !rule.0.special().no_shooting);
    if shoots { range(card) } else { 1 }
}
/// The attack in tenths, with the die that Charge adds (FC-12.10).
fn onslaught(card: Card) -> i32 {
    attack(card) * 10 + if has(card, crate::specials::CHARGE) { DIE } else { 0 }
}

fn everyone() -> Cards {
    UNITS.iter().collect()
}
fn army(faction: Faction) -> Cards {
    everyone().into_iter().filter(|card| card.faction == faction).collect()
}
fn others(faction: Faction) -> Cards {
    everyone().into_iter().filter(|card| card.faction != faction).collect()
}
#[track_caller]
fn card(name: &str) -> Card {
    super::unit(name).unit()
}
fn has(card: Card, rule: SpecialId) -> bool {
    card.names(rule).is_some()
}

/// A choice among cards.
trait Choice {
    fn at(self, class: Class) -> Cards;
    fn up_to(self, class: Class) -> Cards;
    fn but(self, names: &[&str]) -> Cards;
    fn with(self, rule: SpecialId) -> Cards;
    fn shooting(self) -> Cards;
    fn names(self) -> Vec<&'static str>;
}

impl Choice for Cards {
    fn at(self, class: Class) -> Cards {
        self.into_iter().filter(|card| card.class == class).collect()
    }
    fn up_to(self, class: Class) -> Cards {
        self.into_iter().filter(|card| card.class as u8 <= class as u8).collect()
    }
    #[track_caller]
    fn but(self, names: &[&str]) -> Cards {
        let is_in = |name: &&str| self.iter().any(|card| card.name == *name);
        names.iter().for_each(|name| assert!(is_in(name), "{name} is not in it"));
        self.into_iter().filter(|card| !names.contains(&card.name)).collect()
    }
    fn with(self, rule: SpecialId) -> Cards {
        self.into_iter().filter(|card| has(card, rule)).collect()
    }
    fn shooting(self) -> Cards {
        self.into_iter().filter(|card| shot(card) > 1).collect()
    }
    fn names(self) -> Vec<&'static str> {
        self.into_iter().map(|card| card.name).collect()
    }
}

/// The card has more of each of these than every other card of the set.
#[track_caller]
fn leads(name: &str, stats: &[Stat], set: Cards) {
    let (own, set) = (card(name), set.but(&[name]));
    for (n, stat) in stats.iter().enumerate() {
        let ahead = set.iter().filter(|other| stat(other) >= stat(own));
        let ahead: Vec<_> = ahead.map(|other| (other.name, stat(other))).collect();
        assert!(ahead.is_empty(), "{name} with {} in {n} against {ahead:?}", stat(own));
    }
}

/// No card of the set has more of any of these.
#[track_caller]
fn unmatched(name: &str, stats: &[Stat], set: Cards) {
    let own = card(name);
    for (n, stat) in stats.iter().enumerate() {
        let ahead = set.iter().filter(|other| stat(other) > stat(own));
        let ahead: Vec<_> = ahead.map(|other| (other.name, stat(other))).collect();
        assert!(ahead.is_empty(), "{name} with {} in {n} against {ahead:?}", stat(own));
    }
}

/// The card has less of each of these than every other card of the set.
#[track_caller]
fn trails(name: &str, stats: &[Stat], set: Cards) {
    let (own, set) = (card(name), set.but(&[name]));
    for (n, stat) in stats.iter().enumerate() {
        let behind = set.iter().filter(|other| stat(other) <= stat(own));
        let behind: Vec<_> = behind.map(|other| (other.name, stat(other))).collect();
        assert!(behind.is_empty(), "{name} with {} in {n} against {behind:?}", stat(own));
    }
}

/// By how much the first card has the better of an attack each way, in tenths: both attack and
/// defend, and the larger by five has a die more each time (FC-7.11). Other rules do not count.
fn exchange(one: Card, other: Card) -> i32 {
    let die = |a: Card, b: Card| if size(a) >= size(b) + 5 { 2 * DIE } else { 0 };
    (strength(one) - strength(other)) * 10 + die(one, other) - die(other, one)
}

/// The sum over the cards of a rank; every deck has as many different ones.
fn at_rank(faction: Faction, class: Class, stat: Stat) -> i32 {
    army(faction).at(class).into_iter().map(stat).sum()
}
/// The sum over the 45 cards of a deck.
fn in_deck(faction: Faction, stat: Stat) -> i32 {
    army(faction).into_iter().map(|card| stat(card) * i32::from(card.copies)).sum()
}

const RANKS: [Class; 7] = [
    Class::Regular,
    Class::Veteran,
    Class::Elite,
    Class::Champion,
    Class::Hero,
    Class::Titan,
    Class::Legend,
];

/// How many of the other decks have more of it, and how many less.
fn place(faction: Faction, sum: impl Fn(Faction) -> i32) -> (usize, usize) {
    let rest = Faction::ALL.into_iter().filter(|other| *other != faction);
    let sums: Vec<i32> = rest.map(&sum).collect();
    let own = sum(faction);
    (sums.iter().filter(|n| **n > own).count(), sums.iter().filter(|n| **n < own).count())
}

/// Some other deck has more and some other deck has less.
#[track_caller]
fn in_the_middle(faction: Faction, sum: impl Fn(Faction) -> i32) {
    let (above, below) = place(faction, sum);
    assert!(above > 0 && below > 0, "{above} decks have more and {below} have less");
}

/// No other deck has as much.
fn is_first(faction: Faction, sum: impl Fn(Faction) -> i32) -> bool {
    place(faction, sum) == (0, 4)
}
