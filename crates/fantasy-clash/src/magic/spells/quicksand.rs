//! Quicksand, a spell of Aegyptus.

use crate::lasting::{Ends, Lasts};
use crate::magic::{Aim, Magic};
use crate::unit::Faction;

pub const SPELL: Magic = Magic {
    name: "Quicksand",
    text: "Target one revealed enemy card in range. During its controller's next turn it cannot move or follow up.",
    faction: Some(Faction::Aegyptus),
    cost: 16,
    aim: Aim::Enemy,
    lasts: Lasts { ends: Ends::EndOfTheirTurn, holds: true, ..Lasts::NOTHING },
    ..Magic::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-7.30, FC-7.31, FC-12.10: quicksand stops even those that must follow up.
    #[test]
    fn a_held_card_does_not_follow_up() {
        let board = duel("Ras Warriors", "Boar Riders").south("C3", "Mummies");
        let mut m = board.magic(S);
        m.dice("3 3").does(S, "cast Quicksand from C3 at C6").ends_turn(S);
        m.to_phase(N, Phase::Combat).dice("6 6 6 1 1").does(N, "attack C5 with C6").gone("C5");
        m.stands(N, "C6", "Boar Riders").asks(N);
    }

    /// FC-9.5: a face-down card does not sink.
    #[test]
    fn is_for_revealed_cards() {
        let board = duel("Ras Warriors", "Boar Riders").south("C3", "Mummies");
        let mut m = board.north_down("B6", "Boar Riders").magic(S);
        m.offers(S, "cast Quicksand from C3 at C6");
        m.refuses(S, "cast Quicksand from C3 at B6", "FC-9.5");
    }
}
