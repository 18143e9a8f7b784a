//! The Market Items that only give Stat Points or Shield Points.

use crate::card::{Card, Kind};
use crate::op::Stats;

pub const GOBLIN_WAND: Card = Card {
    name: "Goblin Wand",
    text: "Magic +1.",
    kind: Kind::Market { copies: 2, cost: 6 },
    stats: Stats { mag: 1, ..Stats::NONE },
    ..Card::BLANK
};

pub const IRON_GAUNTLETS: Card = Card {
    name: "Iron Gauntlets",
    text: "Strength +1.",
    kind: Kind::Market { copies: 2, cost: 6 },
    stats: Stats { str: 1, ..Stats::NONE },
    ..Card::BLANK
};

pub const TINKERS_GOGGLES: Card = Card {
    name: "Tinker's Goggles",
    text: "Tech +1.",
    kind: Kind::Market { copies: 2, cost: 6 },
    stats: Stats { tech: 1, ..Stats::NONE },
    ..Card::BLANK
};

pub const LEATHER_JERKIN: Card = Card {
    name: "Leather Jerkin",
    text: "Health +2.",
    kind: Kind::Market { copies: 2, cost: 5 },
    stats: Stats { hp: 2, ..Stats::NONE },
    ..Card::BLANK
};

pub const ROUND_SHIELD: Card = Card {
    name: "Round Shield",
    text: "2 Shield Points.",
    kind: Kind::Market { copies: 2, cost: 5 },
    shield: 2,
    ..Card::BLANK
};

pub const PLASMA_GENERATOR: Card = Card {
    name: "Plasma Generator",
    text: "Tech +1. Health +1. 1 Shield Point.",
    kind: Kind::Market { copies: 1, cost: 8 },
    shield: 1,
    stats: Stats { tech: 1, hp: 1, ..Stats::NONE },
    ..Card::BLANK
};

pub const RUNEBLADE: Card = Card {
    name: "Runeblade",
    text: "Strength +2.",
    kind: Kind::Market { copies: 1, cost: 9 },
    stats: Stats { str: 2, ..Stats::NONE },
    restricted: true,
    ..Card::BLANK
};

pub const ARCHMAGE_STAFF: Card = Card {
    name: "Archmage Staff",
    text: "Magic +2.",
    kind: Kind::Market { copies: 1, cost: 9 },
    stats: Stats { mag: 2, ..Stats::NONE },
    restricted: true,
    ..Card::BLANK
};

pub const NANO_FORGE: Card = Card {
    name: "Nano Forge",
    text: "Tech +2.",
    kind: Kind::Market { copies: 1, cost: 9 },
    stats: Stats { tech: 2, ..Stats::NONE },
    restricted: true,
    ..Card::BLANK
};

pub const DRAGONSCALE_MAIL: Card = Card {
    name: "Dragonscale Mail",
    text: "Health +1. 3 Shield Points.",
    kind: Kind::Market { copies: 1, cost: 7 },
    shield: 3,
    stats: Stats { hp: 1, ..Stats::NONE },
    ..Card::BLANK
};

pub const TITAN_BELT: Card = Card {
    name: "Titan Belt",
    text: "Strength +1. Health +2.",
    kind: Kind::Market { copies: 1, cost: 8 },
    stats: Stats { str: 1, hp: 2, ..Stats::NONE },
    ..Card::BLANK
};

pub const PHILOSOPHERS_STONE: Card = Card {
    name: "Philosopher's Stone",
    text: "Strength +1. Tech +1. Magic +1.",
    kind: Kind::Market { copies: 1, cost: 10 },
    stats: Stats { str: 1, tech: 1, mag: 1, ..Stats::NONE },
    restricted: true,
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S18, SH-7.3: what Items add up to.
    #[test]
    fn items_add_up() {
        let board = duel("Eras", "Rolan").items(A, "Magic Element; Plasma Generator; Goblin Wand");
        let stats = board.damage(A, 3).t.open().stats(A);
        assert_eq!([stats.str, stats.tech, stats.mag, stats.hp], [1, 3, 5, 8]);
        let stats = |item: &str| {
            let board = duel("Rolan", "Eras").items(A, item);
            let stats = board.t.open().stats(A);
            [stats.str, stats.tech, stats.mag, stats.hp, board.t.open().shield_points(A) as i8 - 1]
        };
        assert_eq!(stats("Iron Gauntlets"), [3, 2, 2, 8, 0]);
        assert_eq!(stats("Tinker's Goggles"), [2, 3, 2, 8, 0]);
        assert_eq!(stats("Leather Jerkin"), [2, 2, 2, 10, 0]);
        assert_eq!(stats("Round Shield"), [2, 2, 2, 8, 2]);
        assert_eq!(stats("Runeblade"), [4, 2, 2, 8, 0]);
        assert_eq!(stats("Archmage Staff"), [2, 2, 4, 8, 0]);
        assert_eq!(stats("Nano Forge"), [2, 4, 2, 8, 0]);
        assert_eq!(stats("Dragonscale Mail"), [2, 2, 2, 9, 3]);
        assert_eq!(stats("Titan Belt"), [3, 2, 2, 10, 0]);
        assert_eq!(stats("Philosopher's Stone"), [3, 3, 3, 8, 0]);
    }
}
