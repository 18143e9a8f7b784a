//! Prophecy: a guess for those who know.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Op, Req, Stats, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Prophecy",
    text: "Success: +2 XP.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[1]),
    req: Req { least: Stats { mag: 3, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Predict,
        &[Op::Predict(&[3, 6], 1), Op::Gain(Token::Xp, 2)],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-14.3, SH-14.4: a number is predicted once a round on a player; with none left it is
    /// unusable.
    #[test]
    fn needs_a_number() {
        let m = duel("Eras", "Rolan").hand(A, "Prophecy; Search").hand(B, "Aegis");
        let mut m = m.acts(A, 1);
        m.uses(A, "Prophecy", &["predict 6 on P2"]).earned(A, 2, 0);
        let m = duel("Eras", "Rolan").hand(A, "Prophecy; Search");
        let mut m = m.with_predicted(B, &[3, 6]).acts(A, 1);
        m.refuses(A, "play Prophecy", "SH-14.4");
    }
}
