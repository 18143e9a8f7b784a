//! Foresight Ward: a Predict that never was.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Op, Req, Stats, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Foresight Ward",
    text: "Response: cancel that Predict; gain 1 XP and 1 Gold. Step 5: your Hero recovers 1 health.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[5]),
    req: Req { least: Stats { mag: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[
        Ability::of(
            Win::RespondPredict,
            Trait::Response,
            &[Op::Cancel, Op::Gain(Token::Xp, 1), Op::Gain(Token::Gold, 1)],
        ),
        Ability::of(Win::Play, Trait::Spell, &[Op::Recover(To::Hero, n(1))]),
    ],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-10.11: the Predict is cancelled before it is answered.
    #[test]
    fn wards_off_a_predict() {
        let m = duel("Eras", "Rolan").hand(A, "Prophecy; Search").hand(B, "Foresight Ward");
        let mut m = m.acts(A, 1);
        m.uses(A, "Prophecy", &["predict 6 on P2"]).does(B, "respond Foresight Ward");
        m.earned(A, 0, 0)
            .earned(B, 1, 1)
            .happened(0, |e| matches!(e, Event::PredictAnswered { .. }));
    }
}
