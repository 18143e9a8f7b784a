//! Eras, the Rift Seer.

use crate::card::List;
use crate::cards::{hero_skills, specials};
use crate::hero::Hero;
use crate::op::Stats;

pub const HERO: Hero = Hero {
    name: "Eras",
    epithet: "the Rift Seer",
    text: "Read the other Hand, charge the battery, then release it through a missile.",
    stats: Stats { str: 1, tech: 2, mag: 3, hp: 7 },
    specials: &[&specials::third_eye::CARD, &specials::arcane_battery::CARD],
    skills: &[
        &hero_skills::flat_footed::CARD,
        &hero_skills::the_fist::CARD,
        &hero_skills::search::CARD,
        &hero_skills::lightning_touch::CARD,
        &hero_skills::magic_missile::CARD,
        &hero_skills::mystical_cloak::CARD,
        &hero_skills::ember_wisp::CARD,
    ],
    list: List::B,
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S41, SH-2.9, SH-2.11: two Specials in play, Arcane Battery with its empty side up.
    #[test]
    fn begins_with_two_specials() {
        let t = duel("Eras", "Ahti").t;
        let player = &t.open().players[A];
        let open: Vec<&str> = player.shown().map(|(_, own)| own.card().name).collect();
        assert_eq!(open, ["Third Eye", "Arcane Battery", "Flat-Footed / Dodge"]);
        assert!(player.cards.iter().all(|own| !own.flipped));
    }
}
