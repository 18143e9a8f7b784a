//! Scholar (FC-12.29).

use crate::lasting::{Ends, Lasts};
use crate::special::{Points, Special, When};

pub const RULE: Special = Special {
    name: "Scholar",
    clause: "FC-12.29",
    text: "Cannot make ranged attacks. In your movement phase may mark one revealed enemy card in range: -2 on its next combat score. Further scholars on the same card add -1 each. A scholar has one mark; marking anew moves it.",
    no_shooting: true,
    points: Some(Points {
        when: When::Movement,
        in_range: true,
        at_hidden: false,
        mark: Some(Lasts { ends: Ends::NextCombat, score: -1, first: -1, ..Lasts::NOTHING }),
        moves: true,
    }),
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S109 (FC-8.12, FC-12.29e).
    #[test]
    fn a_scholars_mark_goes_with_him() {
        let board = field().south("C5", "Thoth Scholar").north("C6", "Orcs").north("B6", "Trolls");
        let mut m = board.moves(S);
        m.does(S, "use Scholar of C5 on B6").lasts("Scholar", "B6", 1).ends_turn(S);
        m.to_phase(N, Phase::Combat).dice("6 6 6 1 1").does(N, "attack C5 with C6");
        m.lasts("Scholar", "B6", 0);
    }

    /// FC-12.29b: a scholar has one mark.
    /// Also FC-12.29a.
    #[test]
    fn a_scholar_moves_his_mark() {
        let board = field().south("C4", "Thoth Scholar").north("C6", "Orcs").north("B6", "Trolls");
        let mut m = board.moves(S);
        m.does(S, "use Scholar of C4 on B6").refuses(S, "use Scholar of C4 on C6", "FC-6.11");
        m.ends_turn(S).ends_turn(N).does(S, "use Scholar of C4 on C6");
        m.lasts("Scholar", "B6", 0).lasts("Scholar", "C6", 1);
    }

    /// FC-12.29a, FC-12.29d: range counts when marking, not later.
    #[test]
    fn a_mark_stays_out_of_range() {
        let board = field().south("C4", "Thoth Scholar").north("C7", "Orcs").north("E8", "Trolls");
        let mut m = board.moves(S);
        m.refuses(S, "use Scholar of C4 on E8", "FC-3.6").does(S, "use Scholar of C4 on C7");
        m.does(S, "move C4 C3").lasts("Scholar", "C7", 1);
    }
}
