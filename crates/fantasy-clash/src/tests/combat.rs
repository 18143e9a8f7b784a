//! Attacks and their results (FC-7, FC-12.20, FC-12.27).

use super::*;

/// FC-S50 (FC-7.24, FC-7.25).
#[test]
fn a_tie_removes_nobody() {
    let board = duel("Halberdiers", "Templars").south_down("B2", "Bounty Hunters");
    let mut m = board.combat(S);
    m.does(S, "reveal B2").does(S, "use Bounty of B2 on C6").lasts("Bounty", "C6", 1);
    m.dice("4 5 6").does(S, "attack C6 with C5").scores(21, 21).rolled(2, 1);
    m.verdict(Verdict::Tie).stands(S, "C5", "Halberdiers").stands(N, "C6", "Templars");
    m.lasts("Bounty", "C6", 0).lacks(S, "attack").refuses(S, "attack C6 with C5", "FC-7.1");
}

/// FC-S51 (FC-7.4, FC-7.5).
#[test]
fn a_card_in_contact_cannot_be_shot_by_the_card_it_touches() {
    let mut m = duel("Crossbows", "Orcs").north("D6", "Goblins").combat(S);
    m.refuses(S, "shoot C6 with C5", "FC-7.4").offers(S, "shoot D6 with C5");
    m.offers(S, "attack C6 with C5").refuses(S, "attack D6 with C5", "FC-7.3");
}

/// FC-S52 (FC-3.6, FC-7.4).
#[test]
fn nobody_shoots_behind_himself() {
    let board = field().south("C5", "Crossbows").north("C3", "Orcs").north("B4", "Goblins");
    let mut m = board.north("E5", "Trolls").combat(S);
    m.refuses(S, "shoot C3 with C5", "FC-3.6").refuses(S, "shoot B4 with C5", "FC-3.6");
    m.offers(S, "shoot E5 with C5");
}

/// FC-7.3: close combat goes in all four directions. FC-7.2: only revealed cards attack.
#[test]
fn close_combat_goes_in_all_directions() {
    let board = field().south("C5", "Swordsmen").south_down("E4", "Pikemen");
    let board = board.north("C4", "Orcs").north("B5", "Orcs").north("D5", "Orcs");
    let mut m = board.north("C6", "Orcs").north("E5", "Goblins").combat(S);
    for to in ["C4", "B5", "D5", "C6"] {
        m.offers(S, &format!("attack {to} with C5"));
    }
    m.refuses(S, "attack E5 with E4", "FC-4.6").does(S, "reveal E4");
    m.offers(S, "attack E5 with E4");
}

/// FC-S53 (FC-7.1, FC-7.23): a failed shot is the attack of the turn.
#[test]
fn one_attack_a_turn() {
    let board = duel("Swordsmen", "Orcs").south("B4", "Crossbows");
    let mut m = board.combat(S);
    m.dice("1 1 6 6").does(S, "shoot C6 with B4").scores(8, 20).verdict(Verdict::DefenderWon);
    m.stands(S, "B4", "Crossbows").lacks(S, "attack").refuses(S, "attack C6 with C5", "FC-7.1");
}

/// FC-S107 (FC-7.25, FC-14.1, FC-14.2).
#[test]
fn war_is_for_attacks_and_shield_for_defence() {
    let board = duel("Halberdiers", "Reapers").south("B2", "Priests").south("C2", "Priests");
    let mut m = board.north("E9", "Brute").magic(S);
    m.dice("6 6 6 6").does(S, "cast Blessing of War from B2 at C5");
    m.does(S, "cast Blessing of the Shield from C2 at C5").ends_turn(S).ends_turn(N);
    m.to_phase(S, Phase::Combat).dice("1 1 1 3 3").does(S, "attack C6 with C5").rolled(3, 2);
    m.lasts("Blessing of War", "C5", 0).lasts("Blessing of the Shield", "C5", 1).ends_turn(S);
    m.to_phase(N, Phase::Combat).dice("3 3 1 1 3").does(N, "attack C5 with C6").rolled(2, 3);
    m.lasts("Blessing of the Shield", "C5", 0);
}
