//! Chain Lightning: two Attacks on two different targets.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Hit, MAG, Op, Req, Stats, To, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Chain Lightning",
    text: "Two Attacks of (MAG-1) damage; the second must have a different target. +1 XP if no Response was used.",
    kind: Kind::Neutral { rare: true, list: List::No },
    init: numbers(&[2]),
    color: Some(Color::Blue),
    req: Req { least: Stats { mag: 4, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit::at(To::Target, MAG.and(-1))),
            Op::Attack(Hit { distinct: true, ..Hit::at(To::Target, MAG.and(-1)) }),
            Op::When(Cond::NoResponse, 1),
            Op::Gain(Token::Xp, 1),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-9.3: the second must have a different target.
    #[test]
    fn jumps_to_another_target() {
        let m =
            duel("Eras", "Akintunde").hand(A, "Chain Lightning; Search").items(A, "Goblin Wand");
        let mut m = m.front(A, "special").acts(A, 2);
        m.uses(A, "Chain Lightning", &["at Monster", "at P2"]).does(B, "pass").damaged(B, 3);
        m.wounded(A, 3).earned(A, 1, 0);
    }
}
