//! The unit cards of the Alliance: a balanced army of infantry, shooters, healers and priests.

use crate::specials;
use crate::unit::{Class, Faction, KINDS, Names, Pantheon, Tag, Unit};

/// What all cards of the faction share.
const PLAIN: Unit = Unit {
    name: "",
    faction: Faction::Alliance,
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
        name: "Pikemen",
        class: Class::Regular,
        copies: 4,
        attack: 6,
        defence: 11,
        size: 8,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[],
        text: "Defensive line infantry: strong in defence, weak in attack.",
        ..PLAIN
    },
    Unit {
        name: "Swordsmen",
        class: Class::Regular,
        copies: 4,
        attack: 8,
        defence: 8,
        size: 8,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[],
        text: "Balanced line infantry.",
        ..PLAIN
    },
    Unit {
        name: "Crossbows",
        class: Class::Regular,
        copies: 4,
        attack: 6,
        defence: 7,
        size: 7,
        range: 3,
        magic: 0,
        tag: None,
        rules: &[],
        text: "Regular ranged unit.",
        ..PLAIN
    },
    Unit {
        name: "Priests",
        class: Class::Regular,
        copies: 4,
        attack: 3,
        defence: 3,
        size: 6,
        range: 1,
        magic: 8,
        tag: None,
        rules: &[(specials::BLESSINGS, Names::Pantheon(Pantheon::Alliance))],
        text: "Support: casts the Blessings of the Alliance gods.",
        ..PLAIN
    },
    Unit {
        name: "Field Surgeons",
        class: Class::Regular,
        copies: 4,
        attack: 3,
        defence: 3,
        size: 6,
        range: 3,
        magic: 0,
        tag: None,
        rules: &[(specials::HEAL, Names::Nothing)],
        text: "Support: Heal keeps nearby cards on the battlefield.",
        ..PLAIN
    },
    Unit {
        name: "Wizard",
        class: Class::Veteran,
        copies: 3,
        attack: 4,
        defence: 7,
        size: 1,
        range: 3,
        magic: 12,
        tag: None,
        rules: &[(specials::MAGIC, Names::Nothing)],
        text: "Casts the Alliance spells.",
        ..PLAIN
    },
    Unit {
        name: "Halberdiers",
        class: Class::Veteran,
        copies: 3,
        attack: 12,
        defence: 10,
        size: 8,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[],
        text: "Best close combat veteran of the Alliance.",
        ..PLAIN
    },
    Unit {
        name: "Pit Fighters",
        class: Class::Veteran,
        copies: 3,
        attack: 11,
        defence: 10,
        size: 7,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[(specials::KILLING_BLOW, Names::Nothing)],
        text: "Close combat veteran with Killing Blow; slightly weaker than Halberdiers in plain numbers.",
        ..PLAIN
    },
    Unit {
        name: "Bounty Hunters",
        class: Class::Veteran,
        copies: 3,
        attack: 8,
        defence: 9,
        size: 6,
        range: 3,
        magic: 0,
        tag: None,
        rules: &[(specials::BOUNTY, Names::Nothing)],
        text: "Ranged veteran that weakens one enemy card through Bounty.",
        ..PLAIN
    },
    Unit {
        name: "Knights",
        class: Class::Elite,
        copies: 2,
        attack: 14,
        defence: 12,
        size: 8,
        range: 1,
        magic: 0,
        tag: Some(Tag::Knights),
        rules: &[(specials::CHARGE, Names::Nothing)],
        text: "Shock cavalry: Charge.",
        ..PLAIN
    },
    Unit {
        name: "Templars",
        class: Class::Elite,
        copies: 2,
        attack: 15,
        defence: 15,
        size: 8,
        range: 1,
        magic: 2,
        tag: None,
        rules: &[],
        text: "Best all-round combat elite of the Alliance.",
        ..PLAIN
    },
    Unit {
        name: "Hellmouth",
        class: Class::Elite,
        copies: 2,
        attack: 12,
        defence: 9,
        size: 6,
        range: 4,
        magic: 0,
        tag: None,
        rules: &[(specials::WAR_MACHINE, Names::Nothing)],
        text: "War machine with a powerful long ranged attack.",
        ..PLAIN
    },
    Unit {
        name: "Eric Redcastle",
        class: Class::Champion,
        copies: 1,
        attack: 14,
        defence: 14,
        size: 2,
        range: 1,
        magic: 2,
        tag: None,
        rules: &[(specials::SHIELD_BROTHERS, Names::Nothing)],
        text: "Champion that makes reinforcements cheaper.",
        ..PLAIN
    },
    Unit {
        name: "Arteius Kirkridge",
        class: Class::Champion,
        copies: 1,
        attack: 13,
        defence: 13,
        size: 1,
        range: 1,
        magic: 2,
        tag: None,
        rules: &[(specials::MAGIC_ITEM, Names::Nothing)],
        text: "Champion that allows one additional magic item.",
        ..PLAIN
    },
    Unit {
        name: "Assassin",
        class: Class::Champion,
        copies: 1,
        attack: 10,
        defence: 10,
        size: 1,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[(specials::ASSASSIN, Names::Nothing)],
        text: "Champion that can be sacrificed to remove any revealed enemy card.",
        ..PLAIN
    },
    Unit {
        name: "Marshall Voss",
        class: Class::Hero,
        copies: 1,
        attack: 16,
        defence: 15,
        size: 1,
        range: 1,
        magic: 2,
        tag: None,
        rules: &[
            (specials::CHARGE, Names::Nothing),
            (specials::TYPE_BONUS, Names::Tag(Tag::Knights)),
        ],
        text: "Hero that leads the charge.",
        ..PLAIN
    },
    Unit {
        name: "Illias Dante",
        class: Class::Hero,
        copies: 1,
        attack: 15,
        defence: 16,
        size: 2,
        range: 1,
        magic: 4,
        tag: None,
        rules: &[(specials::KILLING_BLOW, Names::Nothing), (specials::BANNER, Names::Nothing)],
        text: "Hero with Killing Blow and Banner.",
        ..PLAIN
    },
    Unit {
        name: "Wrathbringer",
        class: Class::Titan,
        copies: 1,
        attack: 18,
        defence: 17,
        size: 20,
        range: 1,
        magic: 4,
        tag: None,
        rules: &[(specials::RAM, Names::Nothing)],
        text: "Titan: a gigantic battering ram.",
        ..PLAIN
    },
    Unit {
        name: "Divine Knight",
        class: Class::Legend,
        copies: 1,
        attack: 17,
        defence: 17,
        size: 6,
        range: 1,
        magic: 8,
        tag: None,
        rules: &[(specials::CHARGE, Names::Nothing), (specials::LEADER, Names::Nothing)],
        text: "Legend of the Alliance.",
        ..PLAIN
    },
];

/// Three forces that are known to work, as counts in the order of the list.
pub const FORCES: [[u8; KINDS]; 3] = [
    [3, 3, 2, 1, 1, 2, 2, 1, 0, 1, 2, 0, 1, 0, 0, 1, 0, 0, 0],
    [2, 4, 3, 1, 0, 1, 2, 2, 0, 2, 0, 1, 0, 0, 1, 1, 0, 0, 0],
    [4, 2, 2, 1, 1, 2, 2, 0, 1, 1, 1, 1, 0, 1, 0, 0, 1, 0, 0],
];

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// The table of averages (FC-17), in hundredths.
    #[test]
    fn the_deck_has_its_known_averages() {
        assert_eq!(averages(Faction::Alliance), [876, 911, 629, 209]);
    }
}
