//! Regenerate (FC-12.28).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Regenerate",
    clause: "FC-12.28",
    text: "When this card would be removed, roll 1d6: on 5+ it stays.",
    saves_itself: Some(5),
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S68 (FC-8.2, FC-8.4, FC-12.0).
    /// Also FC-12.0b.
    #[test]
    fn regenerate_twice_is_rolled_once() {
        let board = duel("Templars", "Trolls").north("C8", "Orc Shaman");
        let mut m = board.magic(N);
        m.dice("3 3").does(N, "cast Troll Hide from C8 at C6").ends_turn(N);
        m.to_phase(S, Phase::Combat).dice("6 6 1 1 4").does(S, "attack C6 with C5");
        m.gone("C6").luck_is_used_up();
    }

    /// FC-8.3, FC-12.26d: a hidden card that would be poisoned may be revealed to regenerate.
    #[test]
    fn a_hidden_card_may_be_revealed_to_regenerate() {
        let board = field().south("C5", "Amunet Guardians").north_down("C6", "Trolls");
        let mut m = board.magic(S);
        m.dice("1").does(S, "end phase").may(N, &["reveal C6", "pass"]);
        m.dice("5").does(N, "reveal C6").stands(N, "C6", "Trolls");
    }

    /// FC-S122 (FC-12.28, FC-8.11).
    #[test]
    fn a_killing_blow_removes_trolls_who_may_regenerate() {
        let mut m = duel("Trolls", "Giant Scorpions").combat(S);
        m.dice("6 6 6 1 5").does(S, "attack C6 with C5").verdict(Verdict::DefenderWon);
        m.stands(S, "C5", "Trolls").stands(N, "C6", "Giant Scorpions").lacks(S, "follow");
    }
}
