//! Beloved of Aegyptus (FC-12.6).

use crate::special::{Aura, Special};
use crate::unit::Faction;

pub const RULE: Special = Special {
    name: "Beloved of Aegyptus",
    clause: "FC-12.6",
    text: "While this card is revealed, every revealed Aegyptus card, itself included and whosever it is, gets +1 on its combat scores.",
    aura: Some(Aura {
        score: |field, _, card| i8::from(field.unit(card).faction == Faction::Aegyptus),
        once: true,
        both_sides: true,
    }),
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-12.6, FC-12.34: beloved of Aegyptus, and swarms.
    /// Also FC-12.6a, FC-12.0c.
    #[test]
    fn a_beloved_hero_helps_every_card_once() {
        let board = duel("Ras Warriors", "Fire Swarm").south("A1", "Cleopatra");
        fought(board, 1, 2).because("Swarm -1, Beloved of Aegyptus 1", "Fire 1");
        fought(duel("Cleopatra", "Reapers"), 2, 3).because("Beloved of Aegyptus 1", "Size 1");
    }

    /// FC-12.6b: all Aegyptus cards gain it, on whichever side, and once however many have it.
    #[test]
    fn a_beloved_hero_helps_both_sides() {
        let board = || duel("Ras Warriors", "Scarabs").south("A1", "Cleopatra");
        let beloved = "Beloved of Aegyptus 1";
        let swarm = "Swarm -1, Beloved of Aegyptus 1";
        fought(board(), 1, 2).because(swarm, beloved);
        fought(board().north("A9", "Cleopatra"), 1, 2).because(swarm, beloved);
        let own = Readings { own_auras: true, ..Readings::default() };
        fought(board().agreed(own), 1, 2).because(swarm, "");
    }
}
