//! The unit cards of the Catastrophe: an insect horde with swarms, tunnels and mind control.

use crate::specials;
use crate::unit::{Class, Faction, KINDS, Names, Unit};

/// What all cards of the faction share.
const PLAIN: Unit = Unit {
    name: "",
    faction: Faction::Catastrophe,
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
        name: "Bore Worms",
        class: Class::Regular,
        copies: 4,
        attack: 8,
        defence: 8,
        size: 6,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[(specials::TUNNEL, Names::Nothing)],
        text: "Tunnel through gaps in the enemy lines.",
        ..PLAIN
    },
    Unit {
        name: "Reapers",
        class: Class::Regular,
        copies: 4,
        attack: 9,
        defence: 9,
        size: 8,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[],
        text: "All-rounders of the Catastrophe.",
        ..PLAIN
    },
    Unit {
        name: "Lash Parasites",
        class: Class::Regular,
        copies: 4,
        attack: 4,
        defence: 5,
        size: 8,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[(specials::SWARM, Names::Nothing)],
        text: "Swarm that ties enemies down.",
        ..PLAIN
    },
    Unit {
        name: "Soul Takers",
        class: Class::Regular,
        copies: 4,
        attack: 1,
        defence: 5,
        size: 2,
        range: 1,
        magic: 8,
        tag: None,
        rules: &[(specials::SOUL_TAKE, Names::Nothing)],
        text: "Weak bodies that fight with magic.",
        ..PLAIN
    },
    Unit {
        name: "Spore Bombs",
        class: Class::Regular,
        copies: 4,
        attack: 1,
        defence: 1,
        size: 1,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[(specials::SPORE_BOMB, Names::Nothing)],
        text: "Explode when beaten.",
        ..PLAIN
    },
    Unit {
        name: "Flying Reapers",
        class: Class::Veteran,
        copies: 3,
        attack: 10,
        defence: 7,
        size: 6,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[(specials::FLY, Names::Nothing), (specials::CHARGE, Names::Nothing)],
        text: "Fast chargers.",
        ..PLAIN
    },
    Unit {
        name: "Seekers",
        class: Class::Veteran,
        copies: 3,
        attack: 10,
        defence: 9,
        size: 6,
        range: 3,
        magic: 0,
        tag: None,
        rules: &[(specials::FLY, Names::Nothing), (specials::SCOUT, Names::Nothing)],
        text: "Flying scouts that can also fight; they cannot shoot.",
        ..PLAIN
    },
    Unit {
        name: "Spiked Agony",
        class: Class::Veteran,
        copies: 3,
        attack: 12,
        defence: 10,
        size: 9,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[],
        text: "Pure close combat veteran.",
        ..PLAIN
    },
    Unit {
        name: "Spitters",
        class: Class::Veteran,
        copies: 3,
        attack: 7,
        defence: 7,
        size: 5,
        range: 4,
        magic: 0,
        tag: None,
        rules: &[],
        text: "Ranged veteran.",
        ..PLAIN
    },
    Unit {
        name: "Queens Guard",
        class: Class::Elite,
        copies: 2,
        attack: 14,
        defence: 14,
        size: 11,
        range: 1,
        magic: 1,
        tag: None,
        rules: &[],
        text: "Best fighting elite of the Catastrophe.",
        ..PLAIN
    },
    Unit {
        name: "Silent Doom",
        class: Class::Elite,
        copies: 2,
        attack: 13,
        defence: 13,
        size: 4,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[(specials::ASSASSIN, Names::Nothing), (specials::CHAMELEON, Names::Nothing)],
        text: "Good fighter that can be spent as an assassin.",
        ..PLAIN
    },
    Unit {
        name: "Mind Flayers",
        class: Class::Elite,
        copies: 2,
        attack: 1,
        defence: 4,
        size: 1,
        range: 1,
        magic: 14,
        tag: None,
        rules: &[(specials::MIND_FLAY, Names::Nothing)],
        text: "Weak bodies with a huge magic score that take control of enemy cards.",
        ..PLAIN
    },
    Unit {
        name: "Red Stripe",
        class: Class::Champion,
        copies: 1,
        attack: 11,
        defence: 12,
        size: 5,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[(specials::TUNNEL, Names::Nothing)],
        text: "Tunnelling champion.",
        ..PLAIN
    },
    Unit {
        name: "Terrorwing",
        class: Class::Champion,
        copies: 1,
        attack: 12,
        defence: 11,
        size: 7,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[(specials::FLY, Names::Nothing)],
        text: "Flying champion.",
        ..PLAIN
    },
    Unit {
        name: "Brute",
        class: Class::Champion,
        copies: 1,
        attack: 15,
        defence: 15,
        size: 5,
        range: 1,
        magic: 0,
        tag: None,
        rules: &[],
        text: "Plain tough champion.",
        ..PLAIN
    },
    Unit {
        name: "Siege",
        class: Class::Hero,
        copies: 1,
        attack: 16,
        defence: 16,
        size: 12,
        range: 1,
        magic: 2,
        tag: None,
        rules: &[],
        text: "Very powerful hero without special rules.",
        ..PLAIN
    },
    Unit {
        name: "Changeling",
        class: Class::Hero,
        copies: 1,
        attack: 10,
        defence: 11,
        size: 1,
        range: 1,
        magic: 4,
        tag: None,
        rules: &[(specials::CHANGELING, Names::Nothing)],
        text: "Hero that masquerades as an enemy champion or hero.",
        ..PLAIN
    },
    Unit {
        name: "Great Devourer",
        class: Class::Titan,
        copies: 1,
        attack: 19,
        defence: 16,
        size: 19,
        range: 1,
        magic: 2,
        tag: None,
        rules: &[],
        text: "Titan of the Catastrophe.",
        ..PLAIN
    },
    Unit {
        name: "Hive Queen",
        class: Class::Legend,
        copies: 1,
        attack: 16,
        defence: 16,
        size: 14,
        range: 1,
        magic: 10,
        tag: None,
        rules: &[(specials::LEADER, Names::Nothing), (specials::REGENERATE, Names::Nothing)],
        text: "Legend of the Catastrophe.",
        ..PLAIN
    },
];

/// Three forces that are known to work, as counts in the order of the list.
pub const FORCES: [[u8; KINDS]; 3] = [
    [2, 4, 2, 1, 1, 1, 1, 2, 1, 2, 1, 0, 0, 0, 1, 1, 0, 0, 0],
    [1, 3, 2, 2, 2, 2, 0, 2, 1, 1, 1, 1, 0, 1, 0, 0, 1, 0, 0],
    [2, 4, 1, 2, 1, 1, 0, 2, 2, 1, 0, 2, 1, 0, 0, 1, 0, 0, 0],
];

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// The table of averages (FC-17), in hundredths.
    #[test]
    fn the_deck_has_its_known_averages() {
        assert_eq!(averages(Faction::Catastrophe), [809, 822, 607, 178]);
    }
}
