//! The unit cards of the Aegyptus: an army that hampers movement, embalms and blesses.

use crate::specials;
use crate::unit::{Class, Faction, KINDS, Names, Pantheon, Tag, Unit};

/// What all cards of the faction share.
const PLAIN: Unit = Unit {
    name: "",
    faction: Faction::Aegyptus,
    class: Class::Regular,
    copies: 0,
    attack: 0,
    defence: 0,
    size: 0,
    range: 0,
    magic: 0,
    tag: None,
    rules: &[],
    text: "",
};

pub const UNITS: [Unit; KINDS] = [
    Unit {
        name: "Ras Warriors",
        class: Class::Regular,
        copies: 4,
        attack: 8,
        defence: 9,
        size: 8,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[],
        text: "All-round line infantry.",
        ..PLAIN
    },
    Unit {
        name: "Scarabs",
        class: Class::Regular,
        copies: 4,
        attack: 5,
        defence: 7,
        size: 12,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[(specials::FLY, Names::Nothing), (specials::SWARM, Names::Nothing)],
        text: "Flying swarm that ties enemies down.",
        ..PLAIN
    },
    Unit {
        name: "Embalmers",
        class: Class::Regular,
        copies: 4,
        attack: 5,
        defence: 5,
        size: 4,
        range: 2,
        magic: 2,
        tag: None,
        rules: &[(specials::EMBALMER, Names::Nothing)],
        text: "Keep nearby cards in play, better than Heal.",
        ..PLAIN
    },
    Unit {
        name: "Desert Scouts",
        class: Class::Regular,
        copies: 4,
        attack: 6,
        defence: 6,
        size: 6,
        range: 3,
        magic: 0,
        tag: None,
        rules: &[(specials::SCOUT, Names::Nothing)],
        text: "Reveal enemy cards.",
        ..PLAIN
    },
    Unit {
        name: "Horus Archers",
        class: Class::Regular,
        copies: 4,
        attack: 7,
        defence: 7,
        size: 6,
        range: 4,
        magic: 0,
        tag: Some(Tag::Archers),
        rules: &[],
        text: "Regular ranged unit.",
        ..PLAIN
    },
    Unit {
        name: "Thoth Scholar",
        class: Class::Veteran,
        copies: 3,
        attack: 3,
        defence: 6,
        size: 1,
        range: 3,
        magic: 6,
        tag: None,
        rules: &[(specials::SCHOLAR, Names::Nothing)],
        text: "Weakens enemy cards through Scholar.",
        ..PLAIN
    },
    Unit {
        name: "Priests of Aegyptus",
        class: Class::Veteran,
        copies: 3,
        attack: 4,
        defence: 6,
        size: 3,
        range: 1,
        magic: 10,
        tag: None,
        rules: &[(specials::BLESSINGS, Names::Pantheon(Pantheon::Aegyptus))],
        text: "Casts the Blessings of the Aegyptus gods.",
        ..PLAIN
    },
    Unit {
        name: "Necropolis Guard",
        class: Class::Veteran,
        copies: 3,
        attack: 11,
        defence: 11,
        size: 8,
        range: 1,
        magic: 0,
        tag: Some(Tag::NecropolisGuard),
        rules: &[],
        text: "Good close combat veterans.",
        ..PLAIN
    },
    Unit {
        name: "Giant Scorpions",
        class: Class::Veteran,
        copies: 3,
        attack: 10,
        defence: 9,
        size: 9,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[(specials::KILLING_BLOW, Names::Nothing)],
        text: "Veterans with Killing Blow.",
        ..PLAIN
    },
    Unit {
        name: "Mummies",
        class: Class::Elite,
        copies: 2,
        attack: 11,
        defence: 12,
        size: 6,
        range: 3,
        magic: 11,
        tag: None,
        rules: &[(specials::MAGIC, Names::Nothing)],
        text: "Casters that can also fight.",
        ..PLAIN
    },
    Unit {
        name: "Sobek Crocodiles",
        class: Class::Elite,
        copies: 2,
        attack: 14,
        defence: 14,
        size: 12,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[],
        text: "Sheer power.",
        ..PLAIN
    },
    Unit {
        name: "Amunet Guardians",
        class: Class::Elite,
        copies: 2,
        attack: 13,
        defence: 13,
        size: 8,
        range: 1,
        magic: 2,
        tag: None,
        rules: &[(specials::POISON, Names::Nothing)],
        text: "Solid fighters with Poison.",
        ..PLAIN
    },
    Unit {
        name: "Imhotep",
        class: Class::Champion,
        copies: 1,
        attack: 8,
        defence: 11,
        size: 1,
        range: 4,
        magic: 15,
        tag: None,
        rules: &[(specials::MAGIC, Names::Nothing)],
        text: "Champion caster.",
        ..PLAIN
    },
    Unit {
        name: "Rameses",
        class: Class::Champion,
        copies: 1,
        attack: 12,
        defence: 12,
        size: 1,
        range: 3,
        magic: 2,
        tag: None,
        rules: &[(specials::TYPE_BONUS, Names::Tag(Tag::Archers))],
        text: "Ranged champion that boosts the archers.",
        ..PLAIN
    },
    Unit {
        name: "Dark Embalmer",
        class: Class::Champion,
        copies: 1,
        attack: 8,
        defence: 11,
        size: 1,
        range: 3,
        magic: 6,
        tag: None,
        rules: &[(specials::EMBALMER, Names::Nothing)],
        text: "Champion embalmer with longer reach.",
        ..PLAIN
    },
    Unit {
        name: "Cleopatra",
        class: Class::Hero,
        copies: 1,
        attack: 11,
        defence: 13,
        size: 1,
        range: 1,
        magic: 8,
        tag: None,
        rules: &[(specials::BELOVED_OF_AEGYPTUS, Names::Nothing)],
        text: "Hero that boosts the whole army.",
        ..PLAIN
    },
    Unit {
        name: "Djaf",
        class: Class::Hero,
        copies: 1,
        attack: 15,
        defence: 16,
        size: 1,
        range: 1,
        magic: 4,
        tag: None,
        rules: &[(specials::TYPE_BONUS, Names::Tag(Tag::NecropolisGuard))],
        text: "Warrior hero that boosts the Necropolis Guard.",
        ..PLAIN
    },
    Unit {
        name: "Sphinx",
        class: Class::Titan,
        copies: 1,
        attack: 17,
        defence: 19,
        size: 21,
        range: 1,
        magic: 8,
        tag: None,
        rules: &[],
        text: "Titan of Aegyptus.",
        ..PLAIN
    },
    Unit {
        name: "Pharoh",
        class: Class::Legend,
        copies: 1,
        attack: 17,
        defence: 16,
        size: 2,
        range: 4,
        magic: 15,
        tag: None,
        rules: &[(specials::MAGIC, Names::Nothing), (specials::LEADER, Names::Nothing)],
        text: "Legend combining magic and combat.",
        ..PLAIN
    },
];

/// Three forces that are known to work, as counts in the order of the list.
pub const FORCES: [[u8; KINDS]; 3] = [
    [4, 2, 1, 1, 2, 1, 1, 2, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0],
    [4, 1, 2, 0, 3, 1, 0, 3, 1, 0, 2, 1, 0, 1, 0, 1, 0, 0, 0],
    [3, 2, 2, 1, 2, 0, 1, 2, 2, 2, 0, 1, 0, 0, 1, 0, 1, 0, 0],
];

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// The table of averages (FC-17), in hundredths.
    #[test]
    fn the_deck_has_its_known_averages() {
        assert_eq!(averages(Faction::Aegyptus), [827, 907, 638, 311]);
    }
}
