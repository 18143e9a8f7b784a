//! Spyglass: a look at one card.

use crate::card::{Card, Kind};
use crate::op::{Ability, Look, Of, Op, Trait, Win};

pub const CARD: Card = Card {
    name: "Spyglass",
    text: "Once/Round. Step 1: look at one card, chosen at random, of an opponent's Hand.",
    kind: Kind::Market { copies: 1, cost: 4 },
    abilities: &[Ability::of(
        Win::Step(1),
        Trait::Plain,
        &[Op::Peek(Look::HandRandom, Of::Opponent)],
    )
    .limited(1, 0)],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-3.7: one card of a Hand, chosen at random, for the user's eyes alone.
    #[test]
    fn looks_at_one_card() {
        let m =
            duel("Rolan", "Eras").items(A, "Spyglass").hand(A, "Aegis").hand(B, "Search; The Fist");
        let mut m = m.acts(A, 1);
        m.goes(A, &["use Spyglass", "against P2"]);
        let held = m.view(kernel::Viewer::Seat(A)).held[B];
        assert_eq!(held.count_ones(), 1);
        assert_eq!(m.view(kernel::Viewer::Public).held[B], 0);
    }
}
