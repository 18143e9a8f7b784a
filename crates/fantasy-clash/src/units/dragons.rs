//! The unit cards of the Dragons: the highest plain numbers and most flyers.

use crate::specials;
use crate::unit::{Cause, Class, Faction, KINDS, Names, Tag, Unit};

/// What all cards of the faction share.
const PLAIN: Unit = Unit {
    name: "",
    faction: Faction::Dragons,
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
        name: "Drakes",
        class: Class::Regular,
        copies: 4,
        attack: 6,
        defence: 6,
        size: 6,
        range: 2,
        magic: 0,
        tag: None,
        rules: &[(specials::FLY, Names::Nothing), (specials::SCOUT, Names::Nothing)],
        text: "Young dragons that scout.",
        ..PLAIN
    },
    Unit {
        name: "Fire Swarm",
        class: Class::Regular,
        copies: 4,
        attack: 5,
        defence: 6,
        size: 12,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[(specials::SWARM, Names::Nothing), (specials::FIRE, Names::Nothing)],
        text: "A swarm that ties enemies down.",
        ..PLAIN
    },
    Unit {
        name: "Serpent Dragons",
        class: Class::Regular,
        copies: 4,
        attack: 6,
        defence: 7,
        size: 9,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[(specials::FLY, Names::Nothing), (specials::EXTRA_MOVE, Names::Nothing)],
        text: "The fastest card in the game: moves up to 3 spaces.",
        ..PLAIN
    },
    Unit {
        name: "Water Dragons",
        class: Class::Regular,
        copies: 4,
        attack: 5,
        defence: 9,
        size: 10,
        range: 1,
        magic: 4,
        tag: None,
        rules: &[(specials::FLY, Names::Nothing)],
        text: "Resilient to weapons and to magic.",
        ..PLAIN
    },
    Unit {
        name: "Land Wyrm",
        class: Class::Regular,
        copies: 4,
        attack: 10,
        defence: 5,
        size: 11,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[],
        text: "Cannot fly, hits hard for a regular.",
        ..PLAIN
    },
    Unit {
        name: "Red Dragons",
        class: Class::Veteran,
        copies: 3,
        attack: 13,
        defence: 9,
        size: 10,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[(specials::FLY, Names::Nothing), (specials::FIRE, Names::Nothing)],
        text: "Fire-breathing fighters.",
        ..PLAIN
    },
    Unit {
        name: "Blue Dragons",
        class: Class::Veteran,
        copies: 3,
        attack: 10,
        defence: 8,
        size: 9,
        range: 2,
        magic: 0,
        tag: None,
        rules: &[(specials::FLY, Names::Nothing)],
        text: "Attack from range with lightning.",
        ..PLAIN
    },
    Unit {
        name: "Green Dragons",
        class: Class::Veteran,
        copies: 3,
        attack: 9,
        defence: 12,
        size: 9,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[(specials::FLY, Names::Nothing), (specials::POISON, Names::Nothing)],
        text: "Very hard to kill, poisonous.",
        ..PLAIN
    },
    Unit {
        name: "White Dragons",
        class: Class::Veteran,
        copies: 3,
        attack: 8,
        defence: 8,
        size: 9,
        range: 2,
        magic: 0,
        tag: Some(Tag::WhiteDragons),
        rules: &[(specials::FLY, Names::Nothing), (specials::HEAL, Names::Nothing)],
        text: "Heal the other dragons.",
        ..PLAIN
    },
    Unit {
        name: "Fire Elemental",
        class: Class::Elite,
        copies: 2,
        attack: 16,
        defence: 8,
        size: 10,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[(specials::FIRE, Names::Nothing)],
        text: "Very strong attacker.",
        ..PLAIN
    },
    Unit {
        name: "Gold Dragon",
        class: Class::Elite,
        copies: 2,
        attack: 14,
        defence: 8,
        size: 10,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[(specials::FLY, Names::Nothing), (specials::CHARGE, Names::Nothing)],
        text: "Charges like knights.",
        ..PLAIN
    },
    Unit {
        name: "Black Dragon",
        class: Class::Elite,
        copies: 2,
        attack: 14,
        defence: 16,
        size: 16,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[(specials::FLY, Names::Nothing), (specials::UNTRUSTED, Names::Nothing)],
        text: "Superior numbers, but weakens the rest of its army.",
        ..PLAIN
    },
    Unit {
        name: "Smrgol",
        class: Class::Champion,
        copies: 1,
        attack: 11,
        defence: 12,
        size: 9,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[(specials::FLY, Names::Nothing), (specials::IMMUNE, Names::Cause(Cause::Magic))],
        text: "Champion that spells cannot kill.",
        ..PLAIN
    },
    Unit {
        name: "Skyhunter",
        class: Class::Champion,
        copies: 1,
        attack: 11,
        defence: 10,
        size: 9,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[(specials::FLY, Names::Nothing), (specials::KILLING_BLOW, Names::Nothing)],
        text: "Champion with Killing Blow.",
        ..PLAIN
    },
    Unit {
        name: "Safin",
        class: Class::Champion,
        copies: 1,
        attack: 11,
        defence: 12,
        size: 9,
        range: 2,
        magic: 2,
        tag: None,
        rules: &[
            (specials::FLY, Names::Nothing),
            (specials::HEAL, Names::Nothing),
            (specials::TYPE_BONUS, Names::Tag(Tag::WhiteDragons)),
        ],
        text: "Champion healer that also improves the healing of White Dragons.",
        ..PLAIN
    },
    Unit {
        name: "Gardorah",
        class: Class::Hero,
        copies: 1,
        attack: 15,
        defence: 14,
        size: 12,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[(specials::REGENERATE, Names::Nothing)],
        text: "Many-headed hero that is hard to kill.",
        ..PLAIN
    },
    Unit {
        name: "Khaarnage",
        class: Class::Hero,
        copies: 1,
        attack: 17,
        defence: 18,
        size: 18,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[(specials::FLY, Names::Nothing), (specials::UNTRUSTED, Names::Nothing)],
        text: "Ancient black dragon hero; weakens the rest of its army.",
        ..PLAIN
    },
    Unit {
        name: "Tiamat",
        class: Class::Titan,
        copies: 1,
        attack: 19,
        defence: 21,
        size: 21,
        range: 1,
        magic: 3,
        tag: None,
        rules: &[
            (specials::FLY, Names::Nothing),
            (specials::FIRE, Names::Nothing),
            (specials::HATRED, Names::Card("Bahamut")),
        ],
        text: "Titan of the Dragons.",
        ..PLAIN
    },
    Unit {
        name: "Bahamut",
        class: Class::Legend,
        copies: 1,
        attack: 18,
        defence: 19,
        size: 17,
        range: 1,
        magic: 5,
        tag: None,
        rules: &[
            (specials::FLY, Names::Nothing),
            (specials::LEADER, Names::Nothing),
            (specials::HATRED, Names::Card("Tiamat")),
        ],
        text: "Legend of the Dragons.",
        ..PLAIN
    },
];

/// Three forces that are known to work, as counts in the order of the list.
pub const FORCES: [[u8; KINDS]; 3] = [
    [1, 2, 1, 3, 3, 2, 1, 1, 1, 1, 2, 0, 0, 0, 1, 1, 0, 0, 0],
    [1, 1, 2, 2, 4, 3, 1, 1, 0, 1, 2, 0, 0, 1, 0, 1, 0, 0, 0],
    [2, 1, 0, 4, 3, 2, 1, 2, 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0],
];

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// The table of averages (FC-17), in hundredths.
    #[test]
    fn the_deck_has_its_known_averages() {
        assert_eq!(averages(Faction::Dragons), [973, 918, 1044, 58]);
    }
}
