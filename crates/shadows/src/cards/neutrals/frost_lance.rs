//! Frost Lance: whoever is hit may find a card frozen.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Hit, Of, Op, Req, Stats, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Frost Lance",
    text: "2 damage to one target. +1 XP if it met no Response. If it was an opponent's Hero and lost health, stun 1 Skill card on that player's Combat Field.",
    kind: Kind::Neutral { rare: false, list: List::B },
    init: numbers(&[2]),
    color: Some(Color::Blue),
    req: Req { least: Stats { mag: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit::at(To::Target, n(2))),
            Op::When(Cond::NoResponse, 1),
            Op::Gain(Token::Xp, 1),
            Op::When(Cond::HeroLostHealth, 1),
            Op::Stun(Of::StruckOwner),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-19.6: a Hero who lost health has one used Skill stunned.
    #[test]
    fn stuns_a_used_skill() {
        let m = duel("Eras", "Akintunde").hand(A, "Frost Lance; Search").combat(B, "Charge");
        let mut m = m.acts(A, 2);
        m.uses(A, "Frost Lance", &["at P2"]).does(B, "pass").damaged(B, 2);
        m.must(A, "stun P2's Charge").stun(B, "Charge", 1).earned(A, 1, 0);
    }

    /// SH-19.6, SH-19.1: without an unstunned card there nothing happens.
    #[test]
    fn a_stunned_card_is_no_choice() {
        let m = duel("Eras", "Akintunde").hand(A, "Frost Lance; Search").combat(B, "Charge");
        let mut m = m.with(B, "Charge", |own| own.stun = 1).acts(A, 2);
        m.uses(A, "Frost Lance", &["at P2"]).does(B, "pass").stun(B, "Charge", 1).in_step(4);
    }
}
