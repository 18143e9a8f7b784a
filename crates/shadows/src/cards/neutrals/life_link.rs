//! Life Link: an Ally recovers by Magic.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, MAG, Op, Req, Stats, To, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Life Link",
    text: "An Ally recovers (MAG) health. +1 Gold if any health came back. Delay I.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[5]),
    color: Some(Color::Blue),
    req: Req { least: Stats { mag: 3, ..Stats::NONE }, hp_most: 0 },
    delay: 1,
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[Op::Recover(To::Ally, MAG), Op::When(Cond::Recovered, 1), Op::Gain(Token::Gold, 1)],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-11.6: (MAG) health for an Ally, and 1 Gold if any came back.
    #[test]
    fn heals_by_magic() {
        let mut m = duel("Eras", "Rolan").hand(A, "Life Link; Parry").damage(A, 5).acts(A, 5);
        m.uses(A, "Life Link", &["at P1"]).damaged(A, 2).earned(A, 0, 1).stun(A, "Life Link", 1);
    }
}
