//! The reinforcement phase (FC-10).

use super::*;

/// FC-S97 (FC-10.6).
#[test]
fn one_reinforcement_a_turn() {
    let mut m = field().south("C4", "Priests").north("E9", "Orcs").conquered(S, 9).reinforces(S);
    m.does(S, "reinforce").does(S, "spend Goblins").does(S, "spend Goblins");
    m.does(S, "spend Orcs").does(S, "put A1").lacks(S, "reinforce").conquered_so_many(S, 6);
}

/// FC-10.4, FC-R6: one chooses which cards are spent, each set in one way.
#[test]
fn spent_cards_are_named_in_order() {
    let mut m = field().south("C4", "Priests").north("E9", "Orcs").conquered(S, 5).reinforces(S);
    m.does(S, "reinforce").may(S, &["spend Goblins", "spend Goblin Archers"]);
    m.does(S, "spend Goblin Archers").does(S, "put C1").has_conquered(S, "Goblins; Goblins");
}

/// FC-R10: piles and free spaces are open, so what leaves no choice is not asked.
#[test]
fn the_last_cards_and_the_last_space_need_no_answer() {
    let mut full = field().north("E9", "Orcs").conquered(S, 3);
    for at in ["A1", "B1", "C1", "D1"] {
        full = full.south(at, "Pikemen");
    }
    let mut m = full.reinforces(S);
    m.draws("Wizard").does(S, "reinforce").hides("E1", "Wizard").conquered_so_many(S, 0);
    m.offers(S, "end phase");
}

/// FC-10.2, FC-10.7: without space, deck or cards nothing is spent.
#[test]
fn what_a_reinforcement_needs() {
    let mut full = field().north("E9", "Orcs").conquered(S, 5);
    for at in ["A1", "B1", "C1", "D1"] {
        full = full.south(at, "Pikemen");
    }
    full.clone().south("E1", "Crossbows").reinforces(S).refuses(S, "reinforce", "FC-10.2");
    full.reinforces(S).offers(S, "reinforce");
    let mut m = field().south("C4", "Priests").north("E9", "Orcs").conquered(S, 2).reinforces(S);
    m.refuses(S, "reinforce", "FC-10.3");
}

/// FC-S112 (FC-10.8, FC-10.9, FC-10.1).
#[test]
fn who_has_paid_must_place() {
    let board = field().south("C4", "Priests").north("E9", "Orcs").conquered(S, 5);
    let mut m = board.magic(S);
    m.dice("6 6").does(S, "cast Blessing of the Harvest from C4").does(S, "end phase");
    m.does(S, "reinforce").draws("Wizard").does(S, "spend Goblins");
    m.may(S, &["put A1", "put B1", "put C1", "put D1", "put E1"]).does(S, "put B1");
    m.conquered_so_many(S, 3).lasts("Blessing of the Harvest", "", 0).hides("B1", "Wizard");
}

/// FC-1.9: what is spent is out of the game, and what is left stays in the conquered pile.
#[test]
fn spent_cards_leave_the_conquered_pile_for_good() {
    let mut m = field().south("C4", "Priests").north("E9", "Orcs").conquered(S, 5).reinforces(S);
    m.does(S, "reinforce").does(S, "spend Goblins");
    m.does(S, "put A1").conquered_so_many(S, 2).conquered_so_many(N, 0);
    assert_eq!(m.table().open().players[S].spent, 3);
    assert_eq!(m.table().open().conquests(S), 5, "a tie-break counts them (FC-16.6)");
}
