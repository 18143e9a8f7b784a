//! Arcane Volley: two Attacks of any choice.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Hit, Op, Req, Stats, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Arcane Volley",
    text: "Two Attacks of 2 damage, each on a target of your choice. +1 Gold if no Response was used.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[2]),
    color: Some(Color::Blue),
    req: Req { least: Stats { mag: 3, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit::at(To::Target, n(2))),
            Op::Attack(Hit::at(To::Target, n(2))),
            Op::When(Cond::NoResponse, 1),
            Op::Gain(Token::Gold, 1),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S77, SH-15.14, SH-S12: two Attacks on the Monster reveal two cards; one reward.
    #[test]
    fn reveals_a_card_for_each() {
        let m = duel("Eras", "Akintunde").hand(A, "Arcane Volley; Search").wounds(A, 4);
        let mut m = m.front(A, "special").acts(A, 2);
        m.uses(A, "Arcane Volley", &["at Monster"]).wounded(A, 6).reveals("spell");
        m.does(A, "at Monster").earned(A, 1, 3);
        m.happened(1, |e| matches!(e, Event::MonsterFell { .. }));
    }

    /// SH-S12, SH-15.1: the facedown card first, then the top of the deck; each blocks its own
    /// Attack.
    #[test]
    fn each_card_blocks_its_own_attack() {
        let m = duel("Rolan", "Akintunde").hand(A, "Arcane Volley; Search").items(A, "Goblin Wand");
        let mut m = m.front(A, "response").acts(A, 2);
        m.uses(A, "Arcane Volley", &["at Monster"]).wounded(A, 0).reveals("special");
        m.does(A, "at Monster").wounded(A, 2).earned(A, 0, 0);
    }
}
