//! Thunderstrike: Magic and one more.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Hit, MAG, Op, Req, Stats, To, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Thunderstrike",
    text: "(MAG+1) damage to one target. +1 XP if it met no Response.",
    kind: Kind::Neutral { rare: false, list: List::B },
    init: numbers(&[4]),
    color: Some(Color::Blue),
    req: Req { least: Stats { mag: 3, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit::at(To::Target, MAG.and(1))),
            Op::When(Cond::NoResponse, 1),
            Op::Gain(Token::Xp, 1),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-7.1, SH-7.2: it needs MAG 3 and deals (MAG+1).
    #[test]
    fn needs_magic() {
        let mut m = duel("Eras", "Akintunde").hand(A, "Thunderstrike; The Fist").acts(A, 4);
        m.uses(A, "Thunderstrike", &["at P2"]).does(B, "pass").damaged(B, 4).earned(A, 1, 0);
        let mut m = duel("Rolan", "Akintunde").hand(A, "Thunderstrike").acts(A, 4);
        m.refuses(A, "play Thunderstrike", "SH-7.2");
    }
}
