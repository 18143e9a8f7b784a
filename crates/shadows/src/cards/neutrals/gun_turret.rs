//! Gun Turret: an Object that shoots in Step 4.

use crate::card::{Card, Form, Kind, List, numbers};
use crate::op::{Ability, Hit, Op, Req, Stats, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Gun Turret",
    text: "Object, Health 4, 1 Shield Point. Step 4 [Attack] 2 damage to one target.",
    kind: Kind::Neutral { rare: true, list: List::No },
    form: Form::Object,
    init: numbers(&[1]),
    req: Req { least: Stats { tech: 4, ..Stats::NONE }, hp_most: 0 },
    hp: 4,
    shield: 1,
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

    /// SH-S83, SH-20.1, SH-20.2: it goes at once when its requirement is lost.
    #[test]
    fn is_lost_with_its_requirement() {
        let m = duel("Ahti", "Eras").items(A, "Tinker's Goggles").station(A, "Gun Turret");
        let m = m.hand(B, "Disintegrate; The Fist").items(B, "Archmage Staff").leader(B);
        let mut m = m.acts(B, 4);
        m.uses(B, "Disintegrate", &["choose 1", "destroy P1's Tinker's Goggles"]);
        m.hides(A, "Gun Turret", Place::Deck).wears(A, "Tinker's Goggles", 0);
        m.lies(B, "Disintegrate", At::Combat).earned(B, 1, 0);
    }
}
