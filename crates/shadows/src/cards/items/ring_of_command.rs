//! Ring of Command: Units attack harder.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, Span, Stats, Trait, What, Win};

pub const CARD: Card = Card {
    name: "Ring of Command",
    text: "Health +1. Attacks of your Creatures and Objects deal +1 damage.",
    kind: Kind::Market { copies: 1, cost: 6 },
    stats: Stats { hp: 1, ..Stats::NONE },
    abilities: &[Ability::of(
        Win::Static,
        Trait::Plain,
        &[Op::Mod(What::UnitAttack, 1, Span::Static)],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-9.13: Attacks of Units deal +1, those of the Hero do not.
    #[test]
    fn commands_units() {
        let m = duel("Akintunde", "Eras").items(A, "Ring of Command").station(A, "War Hound");
        let mut m = m.hand(A, "The Fist; Search").acts(A, 2);
        m.goes(A, &["use War Hound", "at P2"]).does(B, "pass").damaged(B, 3);
        m.uses(A, "The Fist", &["at P2"]).does(B, "pass").damaged(B, 4);
    }
}
