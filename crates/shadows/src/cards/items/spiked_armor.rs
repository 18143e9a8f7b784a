//! Spiked Armor: whoever hurts its Hero is hurt.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Spiked Armor",
    text: "1 Shield Point. Twice/Round [Auto]: when your Hero loses health by an Attack, the Attacker loses 1 health.",
    kind: Kind::Market { copies: 1, cost: 6 },
    shield: 1,
    abilities: &[
        Ability::of(Win::AfterHurt, Trait::Auto, &[Op::Lose(To::Attacker, n(1))]).limited(2, 0)
    ],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S89, SH-18.10, SH-26.2: the Attacker loses 1; both Heroes fall, the turn player first.
    #[test]
    fn both_may_fall() {
        let m = duel("Eras", "Akintunde").damage(A, 6).damage(B, 8).hand(B, "The Fist; Search");
        let mut m = m.items(A, "Spiked Armor").leader(B).acts(B, 2);
        m.uses(B, "The Fist", &["at P1"]).does(A, "enough").does(A, "pass");
        m.does(A, "lose XP from a card");
        m.knocked_down(A, 1).knocked_down(B, 1).earned(A, 0, 1).earned(B, 2, 2);
        let told = m.told(kernel::Viewer::Public).into_iter();
        let order: Vec<_> = told
            .filter_map(|e| match e {
                Event::KnockedDown { seat, .. } => Some(seat),
                _ => None,
            })
            .collect();
        assert_eq!(order, [B, A]);
    }

    /// SH-S109, SH-15.15: against the Monster it places its owner's tokens, and may win.
    #[test]
    fn pricks_the_monster() {
        let m = duel("Rolan", "Eras").hand(A, "The Fist; Search").items(A, "Spiked Armor");
        let mut m = m.wounds(A, 3).wounds(B, 4).front(A, "attack").leader(B).acts(A, 2);
        m.uses(A, "The Fist", &["at Monster"]).does(A, "no response").does(A, "enough");
        m.does(A, "pass")
            .happened(1, |e| matches!(e, Event::MonsterFell { seat, .. } if *seat == A));
    }
}
