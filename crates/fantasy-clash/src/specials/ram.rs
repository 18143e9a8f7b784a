//! Ram (FC-12.27).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Ram",
    clause: "FC-12.27",
    text: "After winning a close combat attack it must follow up. If an enemy card is then in contact, it makes one further close combat attack, and follows up again if it wins.",
    must_follow: true,
    presses_on: true,
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S55 (FC-12.27).
    /// Also FC-12.27a, FC-12.27b, FC-12.27c, FC-12.27d.
    #[test]
    fn a_ram_attacks_twice() {
        let board =
            duel("Wrathbringer", "Land Wyrm").north("C7", "Drakes").north("D6", "Fire Swarm");
        let mut m = board.clone().combat(S);
        m.dice("6 6 6 1 1").does(S, "attack C6 with C5").stands(S, "C6", "Wrathbringer");
        m.may(S, &["attack C7 with C6", "attack D6 with C6"]);
        m.refuses(S, "attack C6 with C5", "FC-12.27").dice("6 6 1 1").does(S, "attack D6 with C6");
        m.stands(S, "D6", "Wrathbringer").in_phase(Phase::Magic).conquered_so_many(S, 2);
    }

    /// FC-S55, FC-12.27e: a saved defender ends it.
    #[test]
    fn a_ram_stops_at_a_saved_card() {
        let mut m = duel("Wrathbringer", "Trolls").north("D5", "Orcs").combat(S);
        m.dice("6 6 6 1 1 5").does(S, "attack C6 with C5").stands(N, "C6", "Trolls");
        m.stands(S, "C5", "Wrathbringer").in_phase(Phase::Combat).lacks(S, "attack");
    }

    /// FC-S123 (FC-12.27, FC-12.8).
    /// Also FC-12.8e, FC-12.27f.
    #[test]
    fn a_ram_that_is_evaded_takes_another_card() {
        let board = duel("Wrathbringer", "Reapers").north("C7", "Silent Doom");
        let mut m = board.clone().north("D6", "Spitters").combat(S);
        m.dice("6 6 6 1 1").does(S, "attack C6 with C5").dice("2").does(S, "attack C7 with C6");
        m.may(S, &["attack D6 with C6"]).dice("6 6 6 1 1").does(S, "attack D6 with C6");
        m.stands(S, "D6", "Wrathbringer").in_phase(Phase::Magic);
        let mut m = board.south("A6", "Swordsmen").north("A7", "Brute").combat(S);
        m.dice("6 6 6 1 1").does(S, "attack C6 with C5").dice("2").does(S, "attack C7 with C6");
        m.in_phase(Phase::Magic).stands(S, "C6", "Wrathbringer");
    }

    /// FC-12.27b: a Ram without an enemy in contact has no second attack, and the phase goes on.
    #[test]
    fn a_ram_without_contact_is_done() {
        let mut m = duel("Wrathbringer", "Land Wyrm").north("A9", "Drakes").combat(S);
        m.dice("6 6 6 1 1").does(S, "attack C6 with C5").stands(S, "C6", "Wrathbringer");
        m.in_phase(Phase::Combat).lacks(S, "attack");
    }
}
