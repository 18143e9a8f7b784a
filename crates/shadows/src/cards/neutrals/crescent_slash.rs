//! Crescent Slash: one Attack on two.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Hit, Op, Req, Stats, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Crescent Slash",
    text: "One Attack against up to two different targets: 2 damage to each. +1 XP if no Response was used.",
    kind: Kind::Neutral { rare: false, list: List::A },
    init: numbers(&[2]),
    color: Some(Color::Red),
    req: Req { least: Stats { str: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit::at(To::Targets(2), n(2))),
            Op::When(Cond::NoResponse, 1),
            Op::Gain(Token::Xp, 1),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S32, SH-9.4, SH-9.5: two targets of one player allow one Response, but Shield Points
    /// for each.
    #[test]
    fn two_targets_allow_one_response() {
        let m = duel("Akintunde", "Rolan").hand(A, "Crescent Slash; Search").hand(B, "Aegis");
        let m = m.station(B, "Metz Standard").items(B, "Round Shield");
        let mut m = m.acts(A, 2);
        m.uses(A, "Crescent Slash", &["at P2's Metz Standard"]).offers(A, "done").does(A, "at P2");
        m.does(B, "respond Aegis").does(B, "pass");
        m.may(B, &["shield Round Shield", "shield Metz Standard", "enough"]);
        m.does(B, "shield Round Shield").does(B, "enough").damaged(B, 1).earned(A, 0, 0);
    }

    /// SH-9.15, SH-15.5: with the Monster among the targets one card is revealed, for its share
    /// alone.
    #[test]
    fn reveals_one_card_for_the_monster() {
        let m = duel("Akintunde", "Eras").hand(A, "Crescent Slash; Search").front(A, "response");
        let mut m = m.acts(A, 2);
        m.uses(A, "Crescent Slash", &["at Monster", "at P2"]).does(B, "pass").damaged(B, 2);
        m.wounded(A, 0).earned(A, 0, 0);
    }
}
