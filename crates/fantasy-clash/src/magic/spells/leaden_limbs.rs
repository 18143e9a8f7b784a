//! Leaden Limbs, a spell of the Orcs.

use crate::lasting::{Ends, Lasts};
use crate::magic::{Aim, Magic};
use crate::unit::Faction;

pub const SPELL: Magic = Magic {
    name: "Leaden Limbs",
    text: "Target one revealed enemy card in range. During its controller's next turn it cannot move, follow up or attack.",
    faction: Some(Faction::Orcs),
    cost: 17,
    aim: Aim::Enemy,
    lasts: Lasts { ends: Ends::EndOfTheirTurn, holds: true, disarms: true, ..Lasts::NOTHING },
    ..Magic::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S106 (FC-7.9, FC-15.4, FC-6.13).
    #[test]
    fn leaden_limbs_hold_for_one_turn() {
        let board = field().south("C4", "Orc Shaman").south("C5", "Orcs").north("C6", "Swordsmen");
        let mut m = board.magic(S);
        m.dice("3 3").does(S, "cast Leaden Limbs from C4 at C6").ends_turn(S);
        m.refuses(N, "move C6 C7", "FC-6.13").to_phase(N, Phase::Combat);
        m.refuses(N, "attack C5 with C6", "FC-7.9").ends_turn(N);
        m.to_phase(S, Phase::Combat).dice("1 1 1 1 1").does(S, "attack C6 with C5").rolled(3, 2);
        m.does(S, "stay").stands(S, "C5", "Orcs");
        let board = field().south("C4", "Orc Shaman").north("C6", "Swordsmen");
        let mut m = board.magic(S);
        m.dice("3 3").does(S, "cast Leaden Limbs from C4 at C6").ends_turn(S).ends_turn(N);
        m.ends_turn(S).offers(N, "move C6 C7");
    }
}
