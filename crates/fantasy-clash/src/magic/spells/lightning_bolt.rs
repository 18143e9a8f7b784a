//! Lightning Bolt, a spell of the Alliance.

use crate::magic::{Aim, Does, Magic};
use crate::unit::Faction;

pub const SPELL: Magic = Magic {
    name: "Lightning Bolt",
    text: "Target one revealed enemy card in range. It must score 11 or more on 2d6 + magic or be removed.",
    faction: Some(Faction::Alliance),
    cost: 20,
    aim: Aim::Enemy,
    does: Does::Removes(11),
    ..Magic::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S86 (FC-9.7).
    /// Also FC-9.10.
    #[test]
    fn a_resisted_spell_is_exhausted_all_the_same() {
        let board = field().south("C4", "Wizard").south("B4", "Wizard").north("C6", "Orcs");
        let mut m = board.magic(S);
        m.dice("6 6 5 6").does(S, "cast Lightning Bolt from C4 at C6").stands(N, "C6", "Orcs");
        m.lacks(S, "cast").ends_turn(S).ends_turn(N).to_phase(S, Phase::Magic);
        m.refuses(S, "cast Lightning Bolt from B4 at C6", "FC-9.7");
    }

    /// FC-S110 (FC-9.5, FC-9.4).
    #[test]
    fn spells_need_a_revealed_target_in_range() {
        let board = field().south("C4", "Wizard").north_down("C6", "Orcs").north("C3", "Goblins");
        let mut m = board.north("C8", "Trolls").magic(S);
        m.refuses(S, "cast Lightning Bolt from C4 at C6", "FC-9.5");
        m.refuses(S, "cast Lightning Bolt from C4 at C3", "FC-3.6");
        m.refuses(S, "cast Lightning Bolt from C4 at C8", "FC-3.6")
            .offers(S, "cast Mage Sight from C4 at C6");
    }
}
