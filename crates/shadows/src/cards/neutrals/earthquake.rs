//! Earthquake: one Attack on everything.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Hit, Op, Req, Stats, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Earthquake",
    text: "One Attack against every target: 2 damage to each. Gain 1 XP. Delay I.",
    kind: Kind::Neutral { rare: true, list: List::No },
    init: numbers(&[4]),
    req: Req { least: Stats { str: 4, hp: 9, ..Stats::NONE }, hp_most: 0 },
    delay: 1,
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[Op::Attack(Hit::at(To::AllTargets, n(2))), Op::Gain(Token::Xp, 1)],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S97, SH-9.9: every target, in the user's order; damage together, both rewards to the
    /// user.
    #[test]
    fn shakes_everyone() {
        let m = heroes(&["Akintunde", "Eras", "Rolan"]).hand(A, "Earthquake; The Fist");
        let m = m.items(A, "Iron Gauntlets").damage(B, 5).damage(C, 3).front(A, "special");
        let mut m = m.acts(A, 4);
        m.uses(A, "Earthquake", &["at P3", "at P2", "at Monster"]).does(C, "pass").does(B, "pass");
        m.damaged(C, 5).knocked_down(B, 1).wounded(A, 2).earned(A, 2, 1).stun(A, "Earthquake", 1);
    }
}
