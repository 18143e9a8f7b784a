//! Arcane Shield, a spell of the Alliance.

use crate::lasting::{Ends, Lasts};
use crate::magic::{Aim, Magic};
use crate::unit::Faction;

pub const SPELL: Magic = Magic {
    name: "Arcane Shield",
    text: "Target one of your revealed cards in range. Until the start of your next turn it rolls 1 extra d6 whenever it defends.",
    faction: Some(Faction::Alliance),
    cost: 16,
    aim: Aim::Own,
    lasts: Lasts { ends: Ends::StartOfTurn, defence_dice: 1, ..Lasts::NOTHING },
    ..Magic::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-15.2: a die more whenever the card defends, until the caster's next turn.
    #[test]
    fn arcane_shield_adds_a_die_in_defence() {
        let mut m = duel("Trolls", "Pikemen").north("C7", "Wizard").magic(N);
        m.dice("6 6").does(N, "cast Arcane Shield from C7 at C6").ends_turn(N);
        m.to_phase(S, Phase::Combat).dice("1 1 1 1 1").does(S, "attack C6 with C5").rolled(2, 3);
        m.lasts("Arcane Shield", "C6", 1).ends_turn(S).lasts("Arcane Shield", "C6", 0);
    }
}
