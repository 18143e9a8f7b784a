//! Troll Hide, a spell of the Orcs.

use crate::lasting::{Ends, Lasts};
use crate::magic::{Aim, Magic};
use crate::specials;
use crate::unit::Faction;

pub const SPELL: Magic = Magic {
    name: "Troll Hide",
    text: "Target one of your revealed cards in range. It has Regenerate until the end of your next turn.",
    faction: Some(Faction::Orcs),
    cost: 17,
    aim: Aim::Own,
    lasts: Lasts { ends: Ends::EndOfTurn, grants: Some(specials::REGENERATE), ..Lasts::NOTHING },
    ..Magic::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-15.3, FC-8.2: Regenerate until the end of the caster's next turn.
    #[test]
    fn troll_hide_regenerates_for_a_turn() {
        let mut m = duel("Templars", "Orcs").north("C8", "Orc Shaman").magic(N);
        m.dice("3 3").does(N, "cast Troll Hide from C8 at C6").ends_turn(N);
        m.to_phase(S, Phase::Combat).dice("6 6 1 1 1 5").does(S, "attack C6 with C5");
        m.stands(N, "C6", "Orcs").ends_turn(S).lasts("Troll Hide", "C6", 1).ends_turn(N);
        m.lasts("Troll Hide", "C6", 0);
    }
}
