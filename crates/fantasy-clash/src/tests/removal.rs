//! Removal and saves (FC-8, FC-12.11, FC-12.17, FC-12.18, FC-12.26, FC-12.28, FC-12.33).

use super::*;

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

/// FC-S69 (FC-8.2, FC-8.4, FC-12.11).
/// Also FC-12.11b, FC-12.11c.
#[test]
fn two_embalmers_try_one_after_the_other() {
    let board = duel("Templars", "Ras Warriors").north("C7", "Embalmers").north("D7", "Embalmers");
    let mut m = board.combat(S);
    m.dice("6 6 1 1")
        .does(S, "attack C6 with C5")
        .may(N, &["save with C7", "save with D7", "pass"]);
    m.dice("3").does(N, "save with C7").may(N, &["save with D7", "pass"]);
    m.dice("5").does(N, "save with D7").stands(N, "C6", "Ras Warriors").conquered_so_many(S, 0);
    m.asks(S).lacks(S, "follow");
}

/// FC-S70 (FC-8.6, FC-3.7).
#[test]
fn nobody_embalms_himself_or_behind_himself() {
    let mut m = duel("Templars", "Embalmers").combat(S);
    m.dice("6 6 1 1").does(S, "attack C6 with C5").gone("C6");
    let board = field().south("C7", "Templars").north("C8", "Embalmers").north("C6", "Embalmers");
    let mut m = board.combat(S);
    m.dice("6 6 1 1").does(S, "attack C8 with C7").gone("C8");
    let mut m = duel("Templars", "Embalmers").north("C7", "Embalmers").combat(S);
    m.dice("6 6 1 1").does(S, "attack C6 with C5").asks(N).dice("6").does(N, "save with C7");
    m.stands(N, "C6", "Embalmers");
}

/// FC-S71 (FC-8.3, FC-5.7).
#[test]
fn a_hidden_surgeon_is_revealed_to_roll() {
    let mut m = duel("Ogres", "Pikemen").north_down("C7", "Field Surgeons").combat(S);
    m.dice("6 6 6 1 1").does(S, "attack C6 with C5").may(N, &["save with C7", "pass"]);
    m.dice("6").does(N, "save with C7").stands(N, "C7", "Field Surgeons");
    m.stands(N, "C6", "Pikemen");
}

/// FC-8.3: he is asked though the hidden card is no healer, because it might be one.
#[test]
fn who_may_have_a_healer_is_asked() {
    let mut m = duel("Ogres", "Ras Warriors").north_down("C7", "Scarabs").combat(S);
    m.dice("6 6 6 1 1").does(S, "attack C6 with C5").must(N, "pass").gone("C6");
}

/// FC-8.3, FC-12.26d: a hidden card that would be poisoned may be revealed to regenerate.
#[test]
fn a_hidden_card_may_be_revealed_to_regenerate() {
    let board = field().south("C5", "Amunet Guardians").north_down("C6", "Trolls");
    let mut m = board.magic(S);
    m.dice("1").does(S, "end phase").may(N, &["reveal C6", "pass"]);
    m.dice("5").does(N, "reveal C6").stands(N, "C6", "Trolls");
}

/// FC-S73 (FC-12.33, FC-7.28).
/// Also FC-12.33a, FC-12.33b.
#[test]
fn spore_bombs_take_the_winner_along() {
    let mut m = duel("Templars", "Spore Bombs").combat(S);
    m.dice("6 6 1 1 3").does(S, "attack C6 with C5").gone("C5").gone("C6").lacks(S, "follow");
    m.has_conquered(S, "Spore Bombs").has_conquered(N, "Templars");
    let mut m = duel("Templars", "Spore Bombs").combat(S);
    m.dice("6 6 1 1 2").does(S, "attack C6 with C5").offers(S, "follow up");
}

/// FC-S74 (FC-12.33).
/// Also FC-12.33d, FC-12.33e.
#[test]
fn explosions_do_not_chain_and_need_close_combat() {
    let mut m = field().south("C4", "Crossbows").north("C6", "Spore Bombs").combat(S);
    m.dice("6 6 1 1").does(S, "shoot C6 with C4").gone("C6").stands(S, "C4", "Crossbows");
    let mut m = duel("Spore Bombs", "Spore Bombs").combat(S);
    m.dice("6 6 1 1 3").does(S, "attack C6 with C5").gone("C5").gone("C6").luck_is_used_up();
}

/// FC-S75 (FC-12.26, FC-10.1).
/// Also FC-12.26a, FC-12.26b, FC-12.26c, FC-12.26e.
#[test]
fn poison_is_checked_before_the_reinforcement() {
    let board = field().south("C5", "Amunet Guardians").north_down("C6", "Pikemen");
    let board = board.north("D5", "Knights").conquered(S, 2);
    let mut m = board.clone().magic(S);
    m.does(S, "end phase").may(S, &["check C6 by C5", "check D5 by C5"]);
    m.dice("2 1").does(S, "check C6 by C5").gone("D5").hides("C6", "Pikemen");
    m.conquered_so_many(S, 3).offers(S, "reinforce");
    let mut m = board.south("C7", "Amunet Guardians").magic(S);
    m.does(S, "end phase").dice("2 1 3").does(S, "check C6 by C5");
    m.does(S, "check C6 by C7").gone("C6").stands(N, "D5", "Knights");
}

/// FC-S76 (FC-12.18).
/// Also FC-12.18a, FC-12.18b, FC-12.18c, FC-12.18d.
#[test]
fn smrgol_is_immune_to_magic() {
    let mut m = field().south("C4", "Wizard").north("C6", "Smrgol").magic(S);
    m.dice("6 6 1 1").does(S, "cast Lightning Bolt from C4 at C6").stands(N, "C6", "Smrgol");
    m.refuses(S, "cast Blinding Light from C4 at C6", "FC-9.3");
    let mut m = field().south("C4", "Mummies").north("C6", "Smrgol").magic(S);
    m.dice("6 6").does(S, "cast Quicksand from C4 at C6").lasts("Quicksand", "C6", 1);
    let mut m = duel("Soul Takers", "Smrgol").combat(S);
    m.dice("6 6 1 1 1").does(S, "attack C6 with C5").gone("C6");
}

/// FC-12.17, FC-12.37d: only a 6 heals, of two dice with a bonus.
#[test]
fn white_dragons_with_a_bonus_keep_the_higher_die() {
    let board = duel("Templars", "Land Wyrm").north("C7", "White Dragons").north("A9", "Safin");
    let mut m = board.combat(S);
    m.dice("6 6 1 1 2 6").does(S, "attack C6 with C5").does(N, "save with C7");
    m.stands(N, "C6", "Land Wyrm");
    let mut m = duel("Templars", "Land Wyrm").north("C7", "White Dragons").combat(S);
    m.dice("6 6 1 1 5").does(S, "attack C6 with C5").does(N, "save with C7").gone("C6");
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
