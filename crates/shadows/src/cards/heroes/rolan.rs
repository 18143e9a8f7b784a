//! Rolan, the Oathkeeper.

use crate::card::List;
use crate::cards::{hero_skills, specials};
use crate::hero::Hero;
use crate::op::Stats;

pub const HERO: Hero = Hero {
    name: "Rolan",
    epithet: "the Oathkeeper",
    text: "Let them come: every Response feeds you, and the Last Stand makes the decisive blow miss.",
    stats: Stats { str: 2, tech: 2, mag: 2, hp: 8 },
    specials: &[&specials::the_last_stand::CARD],
    skills: &[
        &hero_skills::flat_footed::CARD,
        &hero_skills::the_fist::CARD,
        &hero_skills::search::CARD,
        &hero_skills::shield_bash::CARD,
        &hero_skills::aegis::CARD,
        &hero_skills::sanctified_light::CARD,
        &hero_skills::metz_standard::CARD,
    ],
    list: List::B,
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-1.4, SH-2.9: Stats 2/2/2/8, and his Special in play.
    #[test]
    fn begins_as_printed() {
        let t = duel("Rolan", "Eras").t;
        let stats = t.open().stats(A);
        assert_eq!([stats.str, stats.tech, stats.mag, stats.hp], [2, 2, 2, 8]);
        assert_eq!(t.open().players[A].shown().count(), 2);
    }
}
