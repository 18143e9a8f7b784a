//! Giant Shield: seven Shield Points for small Heroes.

use crate::card::{Card, Form, Kind, List, numbers};
use crate::op::{Req, Stats};

pub const CARD: Card = Card {
    name: "Giant Shield",
    text: "Place on your Station Field. (This card has 7 Shield Points.)",
    kind: Kind::Neutral { rare: false, list: List::B },
    form: Form::Own,
    init: numbers(&[1]),
    req: Req { least: Stats { tech: 3, ..Stats::NONE }, hp_most: 7 },
    shield: 7,
    one_time: true,
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S19, SH-20.2, SH-7.12: with more Health than 7 it is discarded at once and leaves the
    /// game.
    #[test]
    fn is_lost_with_too_much_health() {
        let m = duel("Eras", "Akintunde").items(A, "Tinker's Goggles").station(A, "Giant Shield");
        let m = m.with(A, "Giant Shield", |own| own.broken = 2).market("Plasma Generator");
        let mut m = m.gold(A, 8).damage(A, 1).builds();
        m.does(A, "buy Plasma Generator").lies(A, "Giant Shield", At::Gone);
    }

    /// SH-7.2, SH-11.1: it takes up to 7 damage.
    #[test]
    fn has_seven_shield_points() {
        let m =
            duel("Eras", "Akintunde").items(A, "Tinker's Goggles").hand(A, "Giant Shield; Search");
        let mut m = m.leader(B).acts(A, 1);
        m.uses(A, "Giant Shield", &[]).lies(A, "Giant Shield", At::Station);
        assert_eq!(m.table().open().shield_points(A), 7);
    }
}
