//! Rules that work face down: Assassin, Changeling, Trappers (FC-12.4, FC-12.9, FC-12.35).

use super::*;

/// FC-S56 (FC-12.35, FC-7.26, FC-8.12).
/// Also FC-12.35a, FC-12.35c, FC-12.35f, FC-8.1.
#[test]
fn hidden_gremlins_trap_their_attacker() {
    let board = field().south("C5", "Halberdiers").north_down("C6", "Gremlins");
    let mut m = board.combat(S);
    m.does(S, "attack C6 with C5").gone("C5").gone("C6").has_conquered(S, "Gremlins");
    m.has_conquered(N, "Halberdiers").happened(0, |e| matches!(e, Event::DiceRolled { .. }));
    assert!(m.table().open().acts.attacked);
}

/// FC-S57 (FC-12.35b).
#[test]
fn hidden_gremlins_trap_shooters() {
    let mut m = field().south("C4", "Crossbows").north_down("D6", "Gremlins").combat(S);
    m.does(S, "shoot D6 with C4").gone("C4").gone("D6").lacks(S, "attack");
}

/// FC-S58 (FC-12.35e).
#[test]
fn revealed_gremlins_fight() {
    let mut m = duel("Swordsmen", "Gremlins").combat(S);
    m.dice("1 1 1 1").does(S, "attack C6 with C5").scores(10, 8);
}

/// FC-S59 (FC-12.4, FC-8.10, FC-R5).
/// Also FC-12.4a, FC-12.4b, FC-12.4c.
#[test]
fn an_assassin_falls_even_if_his_victim_is_saved() {
    let mut m = field().south_down("A1", "Assassin").north("C6", "Trolls").magic(S);
    m.does(S, "use Assassin of A1").dice("5").must(S, "choose C6").stands(N, "C6", "Trolls");
    m.gone("A1").has_conquered(N, "Assassin").conquered_so_many(S, 0);
    let mut m = field().south_down("A1", "Assassin").north("C6", "Ogres").magic(S);
    m.does(S, "use Assassin of A1").does(S, "choose C6").gone("C6").has_conquered(S, "Ogres");
}

/// FC-12.4d, FC-12.4e: not once revealed, and not without a revealed enemy.
#[test]
fn an_assassin_works_only_from_the_dark() {
    let mut m = field().south("A1", "Assassin").north("C6", "Trolls").moves(S);
    m.refuses(S, "use Assassin of A1", "FC-12.4");
    let mut m = field().south_down("A1", "Assassin").north_down("C6", "Trolls").moves(S);
    m.refuses(S, "use Assassin of A1", "FC-9.5");
    let mut m = field().south_down("A1", "Pikemen").north("C6", "Trolls").moves(S);
    m.refuses(S, "use Assassin of A1", "FC-12.0");
}

/// FC-S61 (FC-12.9, FC-12.4).
/// Also FC-12.9c, FC-12.9f.
#[test]
fn a_changeling_answers_an_assassin() {
    let board = field().south_down("A1", "Assassin").north("C6", "Siege");
    let mut m = board.north_down("E9", "Changeling").moves(S);
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

/// FC-S63 (FC-12.9, FC-7.2).
#[test]
fn a_hero_that_is_replaced_as_it_is_revealed_has_not_attacked() {
    let board = field().south_down("C5", "Changeling").south("D6", "Reapers");
    let mut m = board.north_down("C7", "Kholek").north("C8", "Orcs").combat(N);
    m.does(N, "reveal C7").does(S, "replace with C5").stands(S, "C7", "Changeling");
    m.has_conquered(S, "Kholek").offers(N, "attack C7 with C8");
}

/// FC-S64 (FC-12.9h, FC-11.3): arriving in the enemy's turn is not yet a breakthrough.
#[test]
fn a_changeling_on_the_back_row_must_hold_a_whole_turn() {
    let board = field().south_down("A1", "Changeling").south("B1", "Reapers");
    let mut m = board.north_down("C9", "Grunt").north("E6", "Orcs").moves(N);
    m.does(N, "reveal C9").does(S, "replace with A1").stands(S, "C9", "Changeling");
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

/// FC-S67 (FC-12.8, FC-7.6, FC-12.4d).
#[test]
fn an_attacked_silent_doom_evades_but_murders_no_more() {
    let mut m = field().south("C5", "Swordsmen").north_down("C6", "Silent Doom").combat(S);
    m.dice("1").does(S, "attack C6 with C5").stands(N, "C6", "Silent Doom").ends_turn(S);
    m.refuses(N, "use Assassin of C6", "FC-12.4");
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
