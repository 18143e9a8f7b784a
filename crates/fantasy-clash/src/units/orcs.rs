//! The unit cards of the Orcs: attack, size and power.

use crate::specials;
use crate::unit::{Class, Faction, KINDS, Names, Tag, Unit};

/// What all cards of the faction share.
const PLAIN: Unit = Unit {
    name: "",
    faction: Faction::Orcs,
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
        name: "Goblins",
        class: Class::Regular,
        copies: 4,
        attack: 5,
        defence: 3,
        size: 21,
        range: 1,
        magic: 0,
        tag: Some(Tag::Goblins),
        rules: &[(specials::MOB, Names::Nothing)],
        text: "A huge weak horde whose numbers give two extra dice.",
        ..PLAIN
    },
    Unit {
        name: "Goblin Archers",
        class: Class::Regular,
        copies: 4,
        attack: 4,
        defence: 4,
        size: 17,
        range: 3,
        magic: 0,
        tag: Some(Tag::Goblins),
        rules: &[(specials::ARROW_STORM, Names::Nothing)],
        text: "Poor shots in great numbers.",
        ..PLAIN
    },
    Unit {
        name: "Orcs",
        class: Class::Regular,
        copies: 4,
        attack: 9,
        defence: 8,
        size: 14,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[],
        text: "The muscle of the regular troops.",
        ..PLAIN
    },
    Unit {
        name: "Zeppelins",
        class: Class::Regular,
        copies: 4,
        attack: 5,
        defence: 6,
        size: 4,
        range: 4,
        magic: 0,
        tag: None,
        rules: &[(specials::SCOUT, Names::Nothing), (specials::FLY, Names::Nothing)],
        text: "Flying scouts.",
        ..PLAIN
    },
    Unit {
        name: "Gremlins",
        class: Class::Regular,
        copies: 4,
        attack: 4,
        defence: 6,
        size: 1,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[(specials::TRAPPERS, Names::Nothing)],
        text: "Trap a stronger attacker while unrevealed.",
        ..PLAIN
    },
    Unit {
        name: "Trolls",
        class: Class::Veteran,
        copies: 3,
        attack: 12,
        defence: 10,
        size: 10,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[(specials::REGENERATE, Names::Nothing)],
        text: "Tough veterans that regenerate.",
        ..PLAIN
    },
    Unit {
        name: "Boar Riders",
        class: Class::Veteran,
        copies: 3,
        attack: 9,
        defence: 5,
        size: 11,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[(specials::CHARGE, Names::Nothing)],
        text: "Charging veterans with poor defence.",
        ..PLAIN
    },
    Unit {
        name: "Orc Shaman",
        class: Class::Veteran,
        copies: 3,
        attack: 4,
        defence: 8,
        size: 1,
        range: 3,
        magic: 12,
        tag: None,
        rules: &[(specials::MAGIC, Names::Nothing)],
        text: "Casts the Orc spells.",
        ..PLAIN
    },
    Unit {
        name: "Orc Catapult",
        class: Class::Veteran,
        copies: 3,
        attack: 11,
        defence: 6,
        size: 6,
        range: 4,
        magic: 0,
        tag: None,
        rules: &[(specials::WAR_MACHINE, Names::Nothing)],
        text: "Long ranged veteran war machine.",
        ..PLAIN
    },
    Unit {
        name: "Wyrvens",
        class: Class::Elite,
        copies: 2,
        attack: 12,
        defence: 11,
        size: 6,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[(specials::FLY, Names::Nothing)],
        text: "Flying elite.",
        ..PLAIN
    },
    Unit {
        name: "Ogres",
        class: Class::Elite,
        copies: 2,
        attack: 15,
        defence: 15,
        size: 14,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[],
        text: "Elite brute with high plain numbers.",
        ..PLAIN
    },
    Unit {
        name: "Orc Heavies",
        class: Class::Elite,
        copies: 2,
        attack: 15,
        defence: 14,
        size: 6,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[(specials::IRON_SKIN, Names::Nothing)],
        text: "Armoured elite, very hard to bring down.",
        ..PLAIN
    },
    Unit {
        name: "Grunt",
        class: Class::Champion,
        copies: 1,
        attack: 13,
        defence: 13,
        size: 2,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[(specials::MAGIC_ITEM, Names::Nothing)],
        text: "Champion that allows one additional magic item.",
        ..PLAIN
    },
    Unit {
        name: "Darkstaff",
        class: Class::Champion,
        copies: 1,
        attack: 7,
        defence: 11,
        size: 1,
        range: 3,
        magic: 15,
        tag: None,
        rules: &[(specials::MAGIC, Names::Nothing)],
        text: "Champion shaman, casts more easily than an ordinary shaman.",
        ..PLAIN
    },
    Unit {
        name: "Silus",
        class: Class::Champion,
        copies: 1,
        attack: 9,
        defence: 8,
        size: 1,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[(specials::GOBLIN_ROUGE, Names::Nothing)],
        text: "Goblin champion, weak from the front and deadly from side or rear.",
        ..PLAIN
    },
    Unit {
        name: "Kholek",
        class: Class::Hero,
        copies: 1,
        attack: 17,
        defence: 16,
        size: 8,
        range: 1,
        magic: 2,
        tag: None,
        rules: &[],
        text: "Ogre hero with frightening plain numbers.",
        ..PLAIN
    },
    Unit {
        name: "Goblin King",
        class: Class::Hero,
        copies: 1,
        attack: 14,
        defence: 13,
        size: 1,
        range: 1,
        magic: 2,
        tag: None,
        rules: &[(specials::TYPE_BONUS, Names::Tag(Tag::Goblins))],
        text: "Hero that boosts all goblins.",
        ..PLAIN
    },
    Unit {
        name: "Colossus",
        class: Class::Titan,
        copies: 1,
        attack: 20,
        defence: 17,
        size: 22,
        range: 1,
        magic: 4,
        tag: None,
        rules: &[],
        text: "Titan; by the published background the tallest and strongest of all Titans, hence the highest attack and size of the five.",
        ..PLAIN
    },
    Unit {
        name: "Hordak",
        class: Class::Legend,
        copies: 1,
        attack: 18,
        defence: 16,
        size: 2,
        range: 3,
        magic: 14,
        tag: None,
        rules: &[(specials::MAGIC, Names::Nothing), (specials::LEADER, Names::Nothing)],
        text: "Legend: great fighter and shaman.",
        ..PLAIN
    },
];

/// Three forces that are known to work, as counts in the order of the list.
pub const FORCES: [[u8; KINDS]; 3] = [
    [3, 1, 4, 1, 1, 3, 1, 1, 0, 1, 1, 1, 0, 1, 0, 1, 0, 0, 0],
    [4, 3, 2, 0, 1, 2, 1, 1, 1, 0, 2, 1, 1, 0, 0, 0, 1, 0, 0],
    [2, 0, 4, 2, 2, 2, 1, 2, 0, 1, 0, 2, 0, 0, 1, 1, 0, 0, 0],
];

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// The table of averages (FC-17), in hundredths.
    #[test]
    fn the_deck_has_its_known_averages() {
        assert_eq!(averages(Faction::Orcs), [884, 820, 891, 162]);
    }
}
