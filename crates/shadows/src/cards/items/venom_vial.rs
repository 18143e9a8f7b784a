//! Venom Vial: the first Attack of a round on the Monster is stronger.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, Span, Trait, What, Win};

pub const CARD: Card = Card {
    name: "Venom Vial",
    text: "Once/Round: an Attack of your Hero against the Monster deals +1 damage.",
    kind: Kind::Market { copies: 1, cost: 6 },
    abilities: &[Ability::of(
        Win::Static,
        Trait::Plain,
        &[Op::Mod(What::HeroAttackVsMonster, 1, Span::FirstEachRound)],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-7.11: the first Attack of a round on the Monster deals +1.
    #[test]
    fn helps_once_a_round() {
        let m = duel("Rolan", "Eras").hand(A, "Arcane Volley; Search");
        let mut m = m.items(A, "Venom Vial; Goblin Wand").monster("Tunnel Spider").acts(A, 2);
        m.reveals("response").uses(A, "Arcane Volley", &["at Monster"]).wounded(A, 2);
        m.reveals("response").does(A, "at Monster").wounded(A, 3);
    }
}
