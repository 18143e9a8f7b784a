//! Akintunde, the Returned Blade.

use crate::card::List;
use crate::cards::{hero_skills, specials};
use crate::hero::Hero;
use crate::op::Stats;

pub const HERO: Hero = Hero {
    name: "Akintunde",
    epithet: "the Returned Blade",
    text: "Hit often. Open with a small Attack to bait the Response, then land the big one.",
    stats: Stats { str: 3, tech: 1, mag: 1, hp: 9 },
    specials: &[&specials::battle_momentum::CARD],
    skills: &[
        &hero_skills::flat_footed::CARD,
        &hero_skills::the_fist::CARD,
        &hero_skills::search::CARD,
        &hero_skills::sword_strike::CARD,
        &hero_skills::lion_guard::CARD,
        &hero_skills::charge::CARD,
        &hero_skills::earthbreaker::CARD,
    ],
    list: List::A,
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-1.4, SH-2.12: Stats 3/1/1/9, and six of his seven Skills in the Current Deck.
    #[test]
    fn begins_as_printed() {
        let t = duel("Akintunde", "Eras").t;
        let stats = t.open().stats(A);
        assert_eq!([stats.str, stats.tech, stats.mag, stats.hp], [3, 1, 1, 9]);
        assert_eq!(t.open().players[A].deck, 6);
    }
}
