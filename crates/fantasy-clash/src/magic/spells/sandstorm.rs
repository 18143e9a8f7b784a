//! Sandstorm, a spell of Aegyptus.

use crate::lasting::{Ends, Lasts};
use crate::magic::{Aim, Magic};
use crate::unit::Faction;

pub const SPELL: Magic = Magic {
    name: "Sandstorm",
    text: "Until the start of your next turn every card of your opponent counts its range as 1.",
    faction: Some(Faction::Aegyptus),
    cost: 18,
    aim: Aim::Player,
    lasts: Lasts { ends: Ends::StartOfTurn, blinds: true, ..Lasts::NOTHING },
    ..Magic::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S92 (FC-15.2, FC-3.6).
    /// Also FC-5.3.
    #[test]
    fn a_sandstorm_blinds_until_the_casters_turn() {
        let board = field().south("C4", "Mummies").south("C5", "Scarabs").south("B6", "Scarabs");
        let mut m = board.north("B7", "Crossbows").north("C7", "Wizard").magic(S);
        m.dice("6 6").does(S, "cast Sandstorm from C4").ends_turn(S).to_phase(N, Phase::Combat);
        m.refuses(N, "shoot C5 with B7", "FC-7.4").to_phase(N, Phase::Magic);
        m.refuses(N, "cast Lightning Bolt from C7 at C5", "FC-3.6").ends_turn(N);
        m.lasts("Sandstorm", "", 0);
    }
}
