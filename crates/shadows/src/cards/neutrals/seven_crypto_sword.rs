//! Seven Crypto Sword: for who has a bit of everything.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Cond, Hit, Op, Req, Stats, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Seven Crypto Sword",
    text: "7 damage to one target; Shield Points cannot be used against it. +1 XP and +1 Gold if this Attack cost it health. Delay I.",
    kind: Kind::Neutral { rare: true, list: List::No },
    init: numbers(&[6]),
    req: Req { least: Stats { str: 3, tech: 3, mag: 3, ..Stats::NONE }, hp_most: 0 },
    delay: 1,
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit { no_shields: true, ..Hit::at(To::Target, n(7)) }),
            Op::When(Cond::LostHealth, 2),
            Op::Gain(Token::Xp, 1),
            Op::Gain(Token::Gold, 1),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S11, SH-6.12, SH-7.2: 3/3/3 and Step 6; 7 damage past all Shield Points.
    #[test]
    fn needs_all_three() {
        let m = duel("Rolan", "Akintunde").hand(A, "Seven Crypto Sword").leader(B);
        let mut m = m.items(A, "Philosopher's Stone").acts(A, 6);
        m.uses(A, "Seven Crypto Sword", &["at P2"]).does(B, "pass").damaged(B, 7).owns(A, 1, 1, 0);
        let mut m = duel("Rolan", "Akintunde").hand(A, "Seven Crypto Sword").acts(A, 6);
        m.refuses(A, "play Seven Crypto Sword", "SH-7.2");
        let m = duel("Rolan", "Akintunde").hand(A, "Seven Crypto Sword");
        let mut m = m.items(A, "Philosopher's Stone").acts(A, 5);
        m.refuses(A, "play Seven Crypto Sword", "SH-6.7");
    }
}
