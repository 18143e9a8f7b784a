//! Overclock: a card from the deck, and one from the Stunned Area.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Op, Req, Stats, Trait, Win};

pub const CARD: Card = Card {
    name: "Overclock",
    text: "You may return 1 card from your Stunned Area to your Current Deck. Then take 1 Skill card from your Current Deck into your Hand. Delay I.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[1]),
    req: Req { least: Stats { tech: 3, ..Stats::NONE }, hp_most: 0 },
    delay: 1,
    abilities: &[Ability::of(Win::Play, Trait::Spell, &[Op::Release, Op::Fetch])],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S86, SH-6.6: the fetched card is for later; the queue cannot be extended.
    #[test]
    fn fetches_for_later() {
        let m = duel("Ahti", "Eras").hand(A, "Overclock; Search").stunned(A, "Smoke Pellet");
        let mut m = m.acts(A, 1);
        m.uses(A, "Overclock", &["release Smoke Pellet", "fetch Tracker's Eye"]);
        m.hides(A, "Tracker's Eye", Place::Hand).hides(A, "Smoke Pellet", Place::Deck);
        m.refuses(A, "play Tracker's Eye", "SH-6.6").stun(A, "Overclock", 1);
    }
}
