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
