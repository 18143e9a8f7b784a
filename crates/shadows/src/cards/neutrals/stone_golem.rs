//! Stone Golem: a slow and heavy Creature.

use crate::card::{Card, Form, Kind, List, numbers};
use crate::op::{Ability, Hit, Op, Req, Stats, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Stone Golem",
    text: "Creature, Health 5, 1 Shield Point. Step 6 [Attack] 2 damage to one target.",
    kind: Kind::Neutral { rare: true, list: List::No },
    form: Form::Creature,
    init: numbers(&[4]),
    req: Req { least: Stats { mag: 4, ..Stats::NONE }, hp_most: 0 },
    hp: 5,
    shield: 1,
    abilities: &[Ability::of(
        Win::Step(6),
        Trait::Attack,
        &[Op::Attack(Hit::at(To::Target, n(2)))],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S69, SH-11.8: a Unit is removed when the whole Skill is resolved; it may be named again.
    #[test]
    fn falls_when_all_is_over() {
        let m = duel("Eras", "Rolan").hand(A, "Arcane Volley; Search").station(B, "Stone Golem");
        let m = m.items(B, "Archmage Staff").with(B, "Stone Golem", |own| own.hurt = 4);
        let mut m = m.acts(A, 2);
        m.uses(A, "Arcane Volley", &["at P2's Stone Golem"]).does(B, "enough");
        m.hurt(B, "Stone Golem", 6).does(A, "at P2's Stone Golem").does(B, "enough");
        m.hides(B, "Stone Golem", Place::Deck).earned(A, 0, 1);
    }
}
