//! The examples of the rulebook with their own numbers.

use super::*;

/// FC-S01, FC-S02 (FC-6.1, FC-6.9, FC-4.8): moving into contact reveals the mover alone.
#[test]
fn moving_into_contact_reveals_the_mover_alone() {
    let mut m = field().south_down("C4", "Swordsmen").north_down("C6", "Orcs").moves(S);
    m.does(S, "move C4 C5").stands(S, "C5", "Swordsmen").hides("C6", "Orcs");
    let mut m = field().south_down("C4", "Swordsmen").north("C6", "Orcs").moves(S);
    m.does(S, "move C4 C5").stands(S, "C5", "Swordsmen").stands(N, "C6", "Orcs");
}

/// FC-S03 (FC-6.1, FC-6.2, FC-6.7, FC-6.9): any number of cards move, hidden ones stay so.
#[test]
fn a_hidden_card_stays_hidden_away_from_enemies() {
    let board = field()
        .south_down("C3", "Pikemen")
        .south("A1", "Halberdiers")
        .south("E1", "Pit Fighters")
        .north("E3", "Orcs");
    for (to, up) in [("B3", false), ("C4", false), ("D3", true)] {
        let mut m = board.clone().moves(S);
        m.does(S, &format!("move C3 {to}"));
        if up {
            m.stands(S, to, "Pikemen");
        } else {
            m.hides(to, "Pikemen");
        }
        m.does(S, "move A1 A2").does(S, "move E1 E2").refuses(S, "move A2 A3", "FC-6.1");
    }
}

/// FC-S04 (FC-7.10, FC-7.11, FC-7.16, FC-7.22, FC-7.27, FC-8.8).
#[test]
fn trolls_beat_swordsmen_and_take_their_space() {
    let mut m = duel("Trolls", "Swordsmen").combat(S);
    m.dice("5 2 6 2").does(S, "attack C6 with C5").scores(19, 16).rolled(2, 2);
    m.may(S, &["follow up", "stay"]).does(S, "follow up").gone("C5").stands(S, "C6", "Trolls");
    m.has_conquered(S, "Swordsmen").luck_is_used_up();
}

/// FC-S05 (FC-7.6, FC-7.11, FC-7.23, FC-7.29).
#[test]
fn a_hidden_black_dragon_is_revealed_and_wins() {
    let mut m = field().south("C5", "Ras Warriors").north_down("C6", "Black Dragon").combat(S);
    m.dice("6 5 2 2 3").does(S, "attack C6 with C5").scores(19, 23).rolled(2, 3);
    m.because("", "Size 1").gone("C5").stands(N, "C6", "Black Dragon");
    m.has_conquered(N, "Ras Warriors");
}

fn shooting() -> vocabulary::Board {
    let south = field().south("B4", "Wizard").south("C4", "Crossbows").south("C5", "Halberdiers");
    south.north("B6", "Goblins").north("C6", "Boar Riders")
}

/// FC-S06 (FC-3.5, FC-3.6, FC-7.4, FC-7.12, FC-7.22, FC-7.28).
#[test]
fn crossbows_shoot_goblins() {
    let mut m = shooting().combat(S);
    m.offers(S, "shoot B6 with C4").offers(S, "shoot C6 with C4");
    m.dice("4 2 4 4").does(S, "shoot B6 with C4").scores(12, 11).rolled(2, 2).because("", "");
    m.gone("B6").stands(S, "C4", "Crossbows").lacks(S, "follow").has_conquered(S, "Goblins");
}

/// FC-S07 (FC-9.2, FC-9.4, FC-9.6, FC-9.7, FC-9.9).
#[test]
fn a_lightning_bolt_strikes_boar_riders() {
    let mut m = shooting().magic(S);
    m.dice("4 5 1 3").does(S, "cast Lightning Bolt from B4 at C6").gone("C6");
    m.has_conquered(S, "Boar Riders").lacks(S, "cast");
    m.refuses(S, "cast Arcane Shield from B4 at C5", "FC-9.3");
    let spell = crate::magic::MagicId::by_name("Lightning Bolt").expect("a spell");
    assert!(!m.table().open().is_ready(S, spell));
}

/// FC-S08 (FC-10.2, FC-10.3, FC-10.4, FC-10.5, FC-10.6, FC-4.10).
#[test]
fn a_reinforcement_costs_three_and_comes_face_down() {
    let board = field()
        .south_down("A1", "Pikemen")
        .south_down("B1", "Crossbows")
        .south("C1", "Bounty Hunters")
        .south("D1", "Templars")
        .conquered(S, 5);
    let mut m = board.reinforces(S);
    m.does(S, "reinforce").draws("Wizard").does(S, "spend Drakes");
    m.hides("E1", "Wizard").conquered_so_many(S, 2).refuses(S, "reinforce", "FC-10.6");
    let seen = |seat| m.view(kernel::Viewer::Seat(seat)).cards.contains(&unit("Wizard"));
    assert!(seen(S) && !seen(N));
}

fn end_game() -> vocabulary::Board {
    let board = field().south("B9", "Marshall Voss").north("C9", "Orcs");
    board.north("D9", "Orc Catapult").north("E9", "Orc Shaman")
}

/// FC-S09, FC-S10 (FC-7.3, FC-7.4, FC-7.11, FC-7.23, FC-9.4, FC-9.6, FC-11.1, FC-11.2).
/// Also FC-5.2.
#[test]
fn voss_holds_the_back_row_and_wins() {
    let mut m = end_game().ends_turn(S);
    m.to_phase(N, Phase::Combat).offers(N, "attack B9 with C9").offers(N, "shoot B9 with D9");
    m.dice("3 3 3 3 3").does(N, "attack B9 with C9").scores(18, 21).rolled(3, 2);
    m.gone("C9").has_conquered(S, "Orcs").lacks(N, "shoot").to_phase(N, Phase::Magic);
    m.dice("1 2").does(N, "cast Orc Blast from E9 at B9").stands(S, "B9", "Marshall Voss");
    let spell = crate::magic::MagicId::by_name("Orc Blast").expect("a spell");
    assert!(m.table().open().is_ready(N, spell));
    m.ends_turn(N).won_by(S);
}

/// FC-S11 (FC-7.15, FC-12.10, FC-12.37): four dice, of which three count.
#[test]
fn knights_with_a_bonus_discard_their_lowest_die() {
    let mut m = duel("Knights", "Orcs").south("A1", "Marshall Voss").combat(S);
    // Orcs are 6 larger than Knights.
    m.dice("6 1 4 3 1 1 1").does(S, "attack C6 with C5").scores(14 + 13, 11).rolled(4, 3);
    m.because("Charge 1, Type Bonus 1", "Size 1");
}

/// FC-S12 (FC-12.29): one scholar -2, each further one -1.
/// Also FC-12.29c.
#[test]
fn scholars_add_up() {
    for (n, score) in [(1, 9 - 2), (2, 9 - 3), (3, 9 - 4)] {
        let board = duel("Ras Warriors", "Reapers").south("B4", "Thoth Scholar");
        let board = board.south("C4", "Thoth Scholar").south("D4", "Thoth Scholar");
        let mut m = board.moves(S);
        for from in ["B4", "C4", "D4"].iter().take(n) {
            m.does(S, &format!("use Scholar of {from} on C6"));
        }
        m.to_phase(S, Phase::Combat).dice("1 1 1 1").does(S, "attack C6 with C5");
        m.scores(10, score + 2).lasts("Scholar", "C6", 0);
    }
}

/// FC-S13, FC-S14 (FC-12.2): blessings by two priests, and one that is ended and missed.
/// Also FC-12.2a, FC-12.2b, FC-12.2e, FC-12.2f.
#[test]
fn blessings_are_attempted_one_by_one() {
    let board = field().south("B2", "Priests").south("C2", "Priests").south("C3", "Swordsmen");
    let mut m = board.south("D3", "Knights").north("C9", "Reapers").magic(S);
    m.dice("3 3").does(S, "cast Blessing of War from B2 at C3").lasts("Blessing of War", "C3", 1);
    m.refuses(S, "cast Blessing of the Shield from B2 at C3", "FC-12.2");
    m.offers(S, "cast Blessing of the Shield from C2 at C3").ends_turn(S).ends_turn(N);
    m.to_phase(S, Phase::Magic).dice("2 3").does(S, "cast Blessing of War from C2 at D3");
    m.lasts("Blessing of War", "C3", 0).lasts("Blessing of War", "D3", 0);
}
