//! Eras, the Rift Seer.

use crate::card::List;
use crate::cards::{hero_skills, specials};
use crate::hero::Hero;
use crate::op::Stats;

pub const HERO: Hero = Hero {
    name: "Eras",
    epithet: "the Rift Seer",
    tips: "Read the other Hand, charge the battery, then release it through a missile.",
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
