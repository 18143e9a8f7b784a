//! Soul Take, Mind Flay and control (FC-12.24, FC-12.32, FC-13).

use super::*;

/// South's flayers have captured what stood on C6.
fn captured(board: vocabulary::Board) -> scenario::Scene<crate::Table> {
    let mut m = board.south("C5", "Mind Flayers").combat(S);
    m.dice("6 6 1 1").does(S, "attack C6 with C5").gone("C5");
    m
}

/// FC-S79 (FC-13.1, FC-13.2, FC-13.6, FC-8.9, FC-12.24).
/// Also FC-12.24a, FC-12.24b, FC-12.24c.
#[test]
fn a_fallen_captive_takes_its_flayer_along() {
    let mut m = captured(field().north("C6", "Knights").north("C7", "Pikemen"));
    m.stands(S, "C6", "Knights").conquered_so_many(S, 0).lacks(S, "follow").ends_turn(S);
    m.to_phase(N, Phase::Combat).dice("6 6 1 1").does(N, "attack C6 with C7").scores(18, 14);
    m.has_conquered(S, "Knights").has_conquered(N, "Mind Flayers").gone("C6");
}

/// FC-S80 (FC-13.9, FC-11.1).
/// Also FC-11.5.
#[test]
fn a_captive_on_the_back_row_wins() {
    let board = field().south("C8", "Mind Flayers").north("C9", "Reapers").north("A5", "Brute");
    let mut m = board.combat(S);
    m.dice("6 6 1 1").does(S, "attack C9 with C8").stands(S, "C9", "Reapers");
    m.ends_turn(S).ends_turn(N).won_by(S);
}

/// FC-S81 (FC-13.4, FC-12.38).
#[test]
fn a_captured_black_dragon_burdens_its_captor() {
    let board = field().north("C6", "Black Dragon").north("A6", "Red Dragons");
    let mut m = captured(board.south("A5", "Reapers"));
    m.ends_turn(S).to_phase(N, Phase::Combat);
    m.dice("1 1 1 1").does(N, "attack A5 with A6").because("Fire 1", "Untrusted -1");
}

/// FC-S82 (FC-13.8).
#[test]
fn a_captive_comes_home() {
    let board = field().north("C6", "Reapers").north("C7", "Mind Flayers");
    let mut m = captured(board);
    m.ends_turn(S).to_phase(N, Phase::Combat).dice("6 6 1 1").does(N, "attack C6 with C7");
    m.stands(N, "C6", "Reapers").stands(N, "C7", "Mind Flayers");
    m.has_conquered(N, "Mind Flayers").conquered_so_many(S, 0);
}

/// FC-S115 (FC-13.5, FC-13.4).
/// Also FC-12.2c, FC-12.2g, FC-12.1f, FC-13.3, FC-1.12.
#[test]
fn captives_serve_their_captor() {
    let mut m = captured(field().north("C6", "Priests").north("A9", "Knights"));
    m.does(S, "end phase").offers(S, "cast Blessing of War from C6 at C6");
    m.offers(S, "cast Blessing of Death from C6 at A9").lacks(S, "cast Blessing of Ra");
    let mut m = captured(field().north("C6", "Wizard").north("A9", "Knights"));
    m.does(S, "end phase").lacks(S, "cast").lacks(S, "attach Wings to C6");
    m.refuses(S, "attach Wings to C6", "FC-12.1");
    let mut m = captured(field().north("C6", "Eric Redcastle").north("A9", "Knights"));
    m.ends_turn(S);
    assert_eq!(m.table().open().field().price(S), 2);
    assert_eq!(m.table().open().field().price(N), 3);
}

/// FC-S121 (FC-12.6b, FC-13.4): by the other reading a captured hero serves the captor alone.
#[test]
fn a_captured_cleopatra_may_help_captured_cards_alone() {
    let own = Readings { own_auras: true, ..Readings::default() };
    let board = field().north("C6", "Cleopatra").north("A6", "Ras Warriors");
    let mut m = captured(board.south("A5", "Reapers").agreed(own));
    m.ends_turn(S).to_phase(N, Phase::Combat).dice("2 1 1 1").does(N, "attack A5 with A6");
    m.because("", "").ends_turn(N).to_phase(S, Phase::Combat);
    m.dice("1 1 1 1").does(S, "attack A6 with A5").because("", "");
    let board = field().north("C6", "Cleopatra").north("C7", "Ras Warriors");
    let mut m = captured(board.agreed(own));
    m.ends_turn(S).to_phase(N, Phase::Combat).dice("1 1 1 1 1").does(N, "attack C6 with C7");
    m.because("Size 1", "Beloved of Aegyptus 1");
}

/// FC-S121 (FC-12.6b, FC-13.4): all Aegyptus cards gain it, whoever has captured the hero.
#[test]
fn a_captured_cleopatra_helps_all_aegyptus_cards() {
    let board = field().north("C6", "Cleopatra").north("C7", "Ras Warriors");
    let mut m = captured(board);
    m.ends_turn(S).to_phase(N, Phase::Combat).dice("1 1 1 1 1").does(N, "attack C6 with C7");
    m.because("Size 1, Beloved of Aegyptus 1", "Beloved of Aegyptus 1");
}

/// FC-13.10: captured flayers capture, and a broken stack goes home to the right piles.
#[test]
fn a_stack_of_flayers_falls_together() {
    let board = field().north("C6", "Mind Flayers").north("C7", "Reapers").north("C8", "Brute");
    let mut m = captured(board);
    m.stands(S, "C6", "Mind Flayers").ends_turn(S).ends_turn(N).to_phase(S, Phase::Combat);
    m.dice("6 6 1 1").does(S, "attack C7 with C6").stands(S, "C7", "Reapers").gone("C6");
    m.ends_turn(S).to_phase(N, Phase::Combat).dice("6 6 1 1").does(N, "attack C7 with C8");
    m.has_conquered(S, "Reapers; Mind Flayers").has_conquered(N, "Mind Flayers");
}
