//! Gambler's Bolt: as strong as the die says.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Cond, DIE, Hit, Op, To, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Gambler's Bolt",
    text: "(DIE) damage to one target; name it first, then roll. +1 XP if it met no Response.",
    kind: Kind::Neutral { rare: false, list: List::A },
    init: numbers(&[4]),
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit::at(To::Target, DIE)),
            Op::When(Cond::NoResponse, 1),
            Op::Gain(Token::Xp, 1),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S121, SH-25.5, SH-9.1: the target is named, then the die is rolled, then Responses come.
    #[test]
    fn rolls_after_naming() {
        let m = duel("Akintunde", "Eras").hand(A, "Gambler's Bolt; The Fist").flipped(B, "Dodge");
        let mut m = m.acts(A, 4);
        m.rolls(6).uses(A, "Gambler's Bolt", &["at P2"]);
        m.happened(1, |e| matches!(e, Event::Attacked { damage: 6, .. }));
        m.does(B, "respond Dodge").damaged(B, 1).earned(A, 0, 0);
    }

    /// SH-9.14: reduced to nothing by the roll it fails, but an Attack was used.
    #[test]
    fn a_failed_roll_is_an_attack() {
        let m = duel("Akintunde", "Eras").hand(A, "Gambler's Bolt; The Fist");
        let mut m = m.on_hero(B, "Curse of Frailty", A).acts(A, 4);
        m.rolls(1).uses(A, "Gambler's Bolt", &["at P2"]).damaged(B, 0).earned(A, 0, 0);
        assert!(m.table().open().players[A].noted.attacked);
    }
}
