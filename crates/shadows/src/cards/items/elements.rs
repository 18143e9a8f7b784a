//! The Basic Items that only raise a Stat.

use crate::card::{Card, Kind};
use crate::op::Stats;

pub const STRENGTH_ELEMENT: Card = Card {
    name: "Strength Element",
    text: "Strength +1.",
    kind: Kind::Basic,
    stats: Stats { str: 1, ..Stats::NONE },
    restricted: true,
    ..Card::BLANK
};

pub const TECH_ELEMENT: Card = Card {
    name: "Tech Element",
    text: "Tech +1.",
    kind: Kind::Basic,
    stats: Stats { tech: 1, ..Stats::NONE },
    restricted: true,
    ..Card::BLANK
};

pub const MAGIC_ELEMENT: Card = Card {
    name: "Magic Element",
    text: "Magic +1.",
    kind: Kind::Basic,
    stats: Stats { mag: 1, ..Stats::NONE },
    restricted: true,
    ..Card::BLANK
};

pub const VITAL_ELEMENT: Card = Card {
    name: "Vital Element",
    text: "Health +2.",
    kind: Kind::Basic,
    stats: Stats { hp: 2, ..Stats::NONE },
    restricted: true,
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-7.3, SH-1.2: each raises one Stat; all are Restricted and free.
    #[test]
    fn each_raises_one_stat() {
        let stats = |item: &str| duel("Rolan", "Eras").items(A, item).t.open().stats(A);
        assert_eq!(stats("Strength Element").str, 3);
        assert_eq!(stats("Tech Element").tech, 3);
        assert_eq!(stats("Magic Element").mag, 3);
        assert_eq!(stats("Vital Element").hp, 10);
        assert!(card("Vital Element").card().restricted);
    }
}
