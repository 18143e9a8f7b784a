//! Mercenary: a Creature for Gold.

use crate::card::{Card, Form, Kind, List, numbers};
use crate::op::{Ability, Hit, Op, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Mercenary",
    text: "Pay 1 Gold to play. Creature, Health 4. Step 4 [Attack] 2 damage to one target.",
    kind: Kind::Neutral { rare: false, list: List::No },
    form: Form::Creature,
    init: numbers(&[2]),
    gold: 1,
    hp: 4,
    abilities: &[Ability::of(
        Win::Step(4),
        Trait::Attack,
        &[Op::Attack(Hit::at(To::Target, n(2)))],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-7.15: the Gold comes from the Inventory.
    #[test]
    fn wants_to_be_paid() {
        let m = duel("Akintunde", "Eras").hand(A, "Mercenary; Search").gold(A, 1);
        let mut m = m.acts(A, 2);
        m.uses(A, "Mercenary", &[]).owns(A, 0, 0, 0).lies(A, "Mercenary", At::Station);
        let mut m = duel("Akintunde", "Eras").hand(A, "Mercenary; Search").acts(A, 2);
        m.refuses(A, "play Mercenary", "SH-7.15");
    }
}
