//! Changeling (FC-12.9).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Changeling",
    clause: "FC-12.9",
    text: "While face down: when an enemy champion or hero is revealed, you may put that card straight into your conquered pile, move this card to the space the enemy card stood in and reveal it there. Lost once this card has been revealed in any other way.",
    replaces: true,
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S61 (FC-12.9, FC-12.4).
    /// Also FC-12.9c, FC-12.9f.
    #[test]
    fn a_changeling_answers_an_assassin() {
        let board = field().south_down("A1", "Assassin").north("C6", "Siege");
        let mut m = board.south("C2", "Pikemen").north_down("E9", "Changeling").magic(S);
        m.does(S, "use Assassin of A1").may(N, &["replace with E9", "pass"]);
        m.does(N, "replace with E9").has_conquered(N, "Assassin").stands(N, "A1", "Changeling");
        m.stands(N, "C6", "Siege").asks(S).lacks(S, "choose");
    }

    /// FC-S62 (FC-12.9, FC-7.8).
    /// Also FC-12.9a, FC-12.9d, FC-12.9e.
    #[test]
    fn a_changeling_takes_the_place_of_an_attacked_hero() {
        let board = field().south("C5", "Reapers").south_down("A1", "Changeling");
        let mut m = board.north_down("C6", "Kholek").combat(S);
        m.does(S, "attack C6 with C5").does(S, "replace with A1").stands(S, "C6", "Changeling");
        m.has_conquered(S, "Kholek").gone("A1").lacks(S, "attack");
        m.happened(0, |e| matches!(e, Event::DiceRolled { .. }));
    }

    /// FC-7.8: the attack is used up, though another enemy stands beside.
    #[test]
    fn an_attack_on_a_replaced_hero_is_used_up() {
        let board = field().south("C5", "Reapers").south_down("A1", "Changeling");
        let mut m = board.north_down("C6", "Kholek").north("B5", "Orcs").combat(S);
        m.offers(S, "attack B5 with C5").does(S, "attack C6 with C5").does(S, "replace with A1");
        m.lacks(S, "attack");
    }

    /// FC-S63 (FC-12.9, FC-7.2).
    #[test]
    fn a_hero_that_is_replaced_as_it_is_revealed_has_not_attacked() {
        let board = field().south_down("C5", "Changeling").south("D6", "Reapers");
        let mut m = board.north_down("C7", "Kholek").north("C8", "Orcs").combat(N);
        m.does(N, "reveal C7").does(S, "replace with C5").stands(S, "C7", "Changeling");
        m.has_conquered(S, "Kholek").offers(N, "attack C7 with C8");
    }

    /// FC-S64 (FC-12.9h, FC-11.1): who stands there as the turn begins has won, even if the card
    /// arrived in the enemy's turn.
    #[test]
    fn a_changeling_on_the_back_row_wins_with_the_next_turn() {
        let board = field().south_down("A1", "Changeling").south("B1", "Reapers");
        let board = board.north_down("C9", "Grunt").north("E6", "Orcs");
        let mut m = board.clone().moves(N);
        m.does(N, "reveal C9").does(S, "replace with A1").stands(S, "C9", "Changeling");
        m.ends_turn(N).won_by(S);
        // FC-11.3: a table that counts whole turns gives the enemy one more.
        let whole = Readings { whole_turn: true, ..Readings::default() };
        let mut m = board.agreed(whole).moves(N);
        m.does(N, "reveal C9").does(S, "replace with A1");
        m.ends_turn(N).asks(S).ends_turn(S).asks(N).ends_turn(N).won_by(S);
    }

    /// FC-S65 (FC-12.9g): a changeling for a changeling.
    #[test]
    fn a_changeling_answers_a_changeling() {
        let board = field().south_down("C3", "Brute").south_down("A1", "Changeling");
        let mut m = board.north_down("E9", "Changeling").moves(S);
        m.does(S, "reveal C3").does(N, "replace with E9").does(S, "replace with A1");
        m.stands(S, "C3", "Changeling").has_conquered(S, "Changeling").has_conquered(N, "Brute");
        m.gone("A1").gone("E9").asks(S);
    }

    /// FC-12.9b: he is asked as long as a hidden card of his may be one, and no longer.
    #[test]
    fn who_may_have_a_changeling_is_asked() {
        let board = || field().south_down("C3", "Imhotep").north("E8", "Reapers");
        let mut m = board().north_down("E9", "Siege").moves(S);
        m.does(S, "reveal C3").must(N, "pass").asks(S);
        // The hero of the force is known: a hidden regular is none.
        let mut m = board().north("D9", "Siege").north_down("E9", "Reapers").moves(S);
        m.does(S, "reveal C3").asks(S);
    }

    /// FC-12.9i: titans, legends and elites are not replaced.
    #[test]
    fn only_champions_and_heroes_are_replaced() {
        let board = field().south_down("C3", "Sphinx").south_down("B3", "Mummies");
        let mut m = board.north_down("E9", "Changeling").moves(S);
        m.does(S, "reveal C3").asks(S).does(S, "reveal B3").asks(S);
    }
}
