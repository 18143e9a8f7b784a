//! Bio Evolution (FC-12.1).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Bio Evolution",
    clause: "FC-12.1",
    text: "Faction rule of the Catastrophe: in your magic phase you may attach any number of unused Bio Evolution cards to your revealed Catastrophe cards. A card holds at most 3. There is no limit on how many are in play. No roll is needed. A Bio Evolution card is used once and goes with its host to the enemy's conquered pile, where it counts as a conquered card.",
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S89 (FC-12.1, FC-8.8).
    /// Also FC-12.1b, FC-12.1e.
    #[test]
    fn a_card_holds_three_evolutions() {
        let mut m = field().south("C5", "Queens Guard").north("C6", "Templars").magic(S);
        for card in ["Wings", "Extra Arms"] {
            m.does(S, &format!("attach {card} to C5"));
        }
        m = settled(m);
        m.does(S, "attach Regrowth to C5");
        m.refuses(S, "attach Gigantism to C5", "FC-12.1").ends_turn(S).to_phase(N, Phase::Combat);
        m.dice("6 6 1 1 4").does(N, "attack C5 with C6").gone("C5");
        m.has_conquered(N, "Queens Guard; Wings; Extra Arms; Regrowth");
    }

    /// FC-S119 (FC-12.1, FC-12.12, FC-12.14).
    /// Also FC-12.1a, FC-12.1c, FC-12.1d.
    #[test]
    fn wings_and_extra_legs_carry_three_spaces() {
        let board = field().south("C4", "Reapers").north("C5", "Orcs").north("A9", "Goblins");
        let mut m = board.magic(S);
        // Any number in one phase.
        m.does(S, "attach Wings to C4").does(S, "attach Extra Legs to C4");
        m.ends_turn(S).ends_turn(N).offers(S, "move C4 C7").offers(S, "move C4 C6");
        m.lacks(S, "move C4 C8");
    }
}
