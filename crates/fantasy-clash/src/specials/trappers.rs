//! Trappers (FC-12.35).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Trappers",
    clause: "FC-12.35",
    text: "If attacked while face down, no combat is fought: attacker and this card are both removed.",
    traps: true,
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S56 (FC-12.35, FC-7.26, FC-8.12).
    /// Also FC-12.35a, FC-12.35c, FC-12.35f, FC-8.1.
    #[test]
    fn hidden_gremlins_trap_their_attacker() {
        let board = field().south("C5", "Ogres").south("A1", "Orcs").north_down("C6", "Gremlins");
        let mut m = board.combat(S);
        m.does(S, "attack C6 with C5").gone("C5").gone("C6").has_conquered(S, "Gremlins");
        m.has_conquered(N, "Ogres").happened(0, |e| matches!(e, Event::DiceRolled { .. }));
        assert!(m.table().open().acts.attacked);
    }

    /// FC-S57 (FC-12.35b).
    #[test]
    fn hidden_gremlins_trap_shooters() {
        let board = field().south("C4", "Crossbows").south("A1", "Pikemen");
        let mut m = board.north_down("D6", "Gremlins").combat(S);
        m.does(S, "shoot D6 with C4").gone("C4").gone("D6").lacks(S, "attack");
    }

    /// FC-S58 (FC-12.35e).
    #[test]
    fn revealed_gremlins_fight() {
        let mut m = duel("Swordsmen", "Gremlins").combat(S);
        m.dice("1 1 1 1 1").does(S, "attack C6 with C5").scores(11, 8);
    }

    /// FC-8.11: each of two removals has its own saves, the attacker's first.
    /// Also FC-12.35d.
    #[test]
    fn both_trapped_cards_may_be_saved() {
        let board = field().south("C5", "Ras Warriors").south("C4", "Embalmers");
        let mut m = board.north_down("C6", "Gremlins").combat(S);
        m.does(S, "attack C6 with C5").dice("5").does(S, "save with C4");
        m.stands(S, "C5", "Ras Warriors").gone("C6");
    }
}
