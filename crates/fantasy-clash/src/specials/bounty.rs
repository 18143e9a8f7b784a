//! Bounty (FC-12.7).

use crate::lasting::{Ends, Lasts};
use crate::special::{Points, Special, When};

pub const RULE: Special = Special {
    name: "Bounty",
    clause: "FC-12.7",
    text: "Once per game for each copy, at the moment when this card is revealed: put a bounty on any revealed enemy card. In its next combat that card rolls 1d6 fewer for each bounty on it, never below 0 dice; then the bounties are removed.",
    points: Some(Points {
        when: When::OnReveal,
        in_range: false,
        at_hidden: false,
        mark: Some(Lasts {
            ends: Ends::NextCombat,
            attack_dice: -1,
            defence_dice: -1,
            ..Lasts::NOTHING
        }),
        moves: false,
    }),
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S37 (FC-12.7, FC-7.13, FC-7.14).
    /// Also FC-12.7a, FC-12.7d, FC-12.7e, FC-1.10.
    #[test]
    fn three_bounties_leave_no_dice() {
        let board = duel("Swordsmen", "Trolls").south_down("A2", "Bounty Hunters");
        let board = board.south_down("B2", "Bounty Hunters").south_down("D2", "Bounty Hunters");
        let mut m = board.moves(S);
        for from in ["A2", "B2", "D2"] {
            m.does(S, &format!("reveal {from}")).does(S, &format!("use Bounty of {from} on C6"));
        }
        m.refuses(S, "use Bounty of A2 on C6", "FC-12.7").ends_turn(S).to_phase(N, Phase::Combat);
        m.dice("1 1").does(N, "attack C5 with C6").rolled(0, 2).scores(12, 10).does(N, "stay");
        m.because("Bounty -1, Bounty -1, Bounty -1", "").lasts("Bounty", "C6", 0);
    }

    /// FC-S39 (FC-12.7, FC-4.14): a bounty on the attacker counts at once.
    /// Also FC-12.7c, FC-7.7.
    #[test]
    fn an_attacked_bounty_hunter_marks_its_attacker() {
        let mut m = field().south("C5", "Knights").north_down("C6", "Bounty Hunters").combat(S);
        m.does(S, "attack C6 with C5").dice("1 1 6 6").does(N, "use Bounty of C6 on C5");
        m.rolled(2, 2).because("Charge 1, Bounty -1", "").lasts("Bounty", "C5", 0);
    }

    /// FC-S118 (FC-5.7, FC-12.7): a bounty in the enemy's turn.
    /// Also FC-12.7b, FC-4.5.
    #[test]
    fn a_scouted_bounty_hunter_places_its_bounty_at_once() {
        let board = field().south("C4", "Desert Scouts").north_down("C7", "Bounty Hunters");
        let mut m = board.moves(S);
        m.does(S, "use Scout of C4 on C7").may(N, &["use Bounty of C7 on C4", "pass"]);
        m.does(N, "use Bounty of C7 on C4").lasts("Bounty", "C4", 1).asks(S);
    }

    /// FC-12.7b: at the moment of the reveal and never again, not even for lack of a target then.
    #[test]
    fn a_bounty_is_placed_on_reveal_or_never() {
        let board = || field().south_down("C4", "Bounty Hunters").north("C6", "Orcs");
        let mut m = board().moves(S);
        m.does(S, "reveal C4").may(S, &["use Bounty of C4 on C6", "pass"]).does(S, "pass");
        m.lacks(S, "use").refuses(S, "use Bounty of C4 on C6", "FC-12.7");
        let board = field().south_down("C4", "Bounty Hunters").north_down("C6", "Orcs");
        let mut m = board.moves(S);
        m.does(S, "reveal C4").asks(S).offers(S, "end phase").lacks(S, "use");
    }

    /// FC-12.7b by the other reading: later, too, at any priority point of the own turns, and once
    /// a game all the same (FC-12.7a).
    #[test]
    fn a_table_may_let_bounties_be_placed_later() {
        let late = Readings { late_bounty: true, ..Readings::default() };
        let board = field().south("C4", "Bounty Hunters").north("C6", "Orcs").north("E9", "Ogres");
        let mut m = board.agreed(late).reinforces(S);
        m.does(S, "use Bounty of C4 on C6").ends_turn(S).lacks(N, "use").ends_turn(N);
        m.refuses(S, "use Bounty of C4 on E9", "FC-12.7").lasts("Bounty", "C6", 1);
    }
}
