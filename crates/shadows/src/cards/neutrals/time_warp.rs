//! Time Warp: everything stunned is free, but it takes a while.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Op, Req, Stats, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Time Warp",
    text: "Return every card in your Stunned Area to your Current Deck and remove every Stun token from your other cards. Gain 1 XP and 1 Gold. Delay II.",
    kind: Kind::Neutral { rare: true, list: List::No },
    init: numbers(&[6]),
    req: Req { least: Stats { mag: 4, ..Stats::NONE }, hp_most: 0 },
    delay: 2,
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[Op::ReleaseAll, Op::Gain(Token::Xp, 1), Op::Gain(Token::Gold, 1)],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S24, SH-19.3: all are freed but itself; Delay II keeps it out of two rounds.
    #[test]
    fn frees_all_others() {
        let m = duel("Eras", "Rolan").hand(A, "Time Warp").items(A, "Goblin Wand");
        let m = m.stunned(A, "Magic Missile").combat(A, "Lightning Touch");
        let mut m = m.with(A, "Lightning Touch", |own| own.stun = 1).acts(A, 6);
        m.uses(A, "Time Warp", &[]).hides(A, "Magic Missile", Place::Deck).owns(A, 1, 1, 0);
        m.hides(A, "Lightning Touch", Place::Deck).lies(A, "Time Warp", At::Stunned);
        m.stun(A, "Time Warp", 1);
    }
}
