//! Ahti, the Headhunter.

use crate::card::List;
use crate::cards::{hero_skills, specials};
use crate::hero::Hero;
use crate::op::Stats;

pub const HERO: Hero = Hero {
    name: "Ahti",
    epithet: "the Headhunter",
    text: "Mark one quarry each round, finish it, and cash in the Bounty.",
    stats: Stats { str: 2, tech: 3, mag: 1, hp: 8 },
    specials: &[&specials::marked_prey::CARD],
    skills: &[
        &hero_skills::flat_footed::CARD,
        &hero_skills::the_fist::CARD,
        &hero_skills::search::CARD,
        &hero_skills::stay_behind::CARD,
        &hero_skills::bounty_collector::CARD,
        &hero_skills::crossbow_bolt::CARD,
        &hero_skills::trackers_eye::CARD,
        &hero_skills::smoke_pellet::CARD,
    ],
    list: List::A,
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S41, SH-2.10: Flat-Footed and Bounty Collector lie open, six cards are in the Current
    /// Deck.
    #[test]
    fn begins_with_two_skills_in_play() {
        let t = duel("Ahti", "Eras").t;
        let open: Vec<&str> = t.open().players[A].shown().map(|(_, own)| own.card().name).collect();
        assert_eq!(open, ["Marked Prey", "Flat-Footed / Dodge", "Bounty Collector"]);
        assert_eq!(t.open().players[A].deck, 6);
    }
}
