//! Tactical Scan: a look at what lies before you, and a guess.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Look, Of, Op, Req, Stats, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Tactical Scan",
    text: "Look at your facedown Monster-Action card. Success: +1 Gold and look at that player's Hand.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[1]),
    req: Req { least: Stats { tech: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Predict,
        &[
            Op::Peek(Look::Action, Of::Me),
            Op::Predict(&[4, 6], 2),
            Op::Gain(Token::Gold, 1),
            Op::Peek(Look::Hand, Of::Predicted),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-3.5, SH-3.7: it looks at the own facedown card first, and on success at the Hand.
    #[test]
    fn scans_the_action_card() {
        let m = duel("Ahti", "Eras").leader(B).front(A, "attack2").hand(A, "Tactical Scan; Search");
        let mut m = m.hand(B, "Search").acts(A, 1);
        m.uses(A, "Tactical Scan", &[]);
        let view = m.view(kernel::Viewer::Seat(A));
        assert_eq!(view.fronts[A].action().name, "attack2");
        m.does(A, "predict 4 on P2").earned(A, 0, 1);
        assert_ne!(m.view(kernel::Viewer::Seat(A)).held[B], 0);
    }
}
