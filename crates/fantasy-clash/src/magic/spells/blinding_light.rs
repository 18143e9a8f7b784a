//! Blinding Light, a spell of the Alliance.

use crate::lasting::{Ends, Lasts};
use crate::magic::{Aim, Magic};
use crate::unit::Faction;

pub const SPELL: Magic = Magic {
    name: "Blinding Light",
    text: "Target one revealed enemy card in range. Until the end of your next turn it has -3 on its combat scores.",
    faction: Some(Faction::Alliance),
    cost: 17,
    aim: Aim::Enemy,
    lasts: Lasts { ends: Ends::EndOfTurn, score: -3, ..Lasts::NOTHING },
    ..Magic::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S117 (FC-15.3).
    /// Also FC-5.8, FC-1.13.
    #[test]
    fn blinding_light_lasts_to_the_end_of_the_casters_next_turn() {
        let board = field().south("C4", "Wizard").south("C5", "Pikemen").north("C6", "Brute");
        let mut m = board.magic(S);
        m.dice("6 6").does(S, "cast Blinding Light from C4 at C6").ends_turn(S);
        m.to_phase(N, Phase::Combat).dice("1 1 2 2").does(N, "attack C5 with C6");
        m.because("Blinding Light -3", "").scores(14, 15).gone("C6");
        let mut m = field().south("C4", "Wizard").north("C6", "Brute").magic(S);
        m.dice("6 6").does(S, "cast Blinding Light from C4 at C6").ends_turn(S).ends_turn(N);
        m.lasts("Blinding Light", "C6", 1).ends_turn(S).lasts("Blinding Light", "C6", 0);
    }
}
