//! The magic phase: spells, items, evolutions, blessings (FC-9, FC-12.1, FC-12.2, FC-14).

use super::*;

/// FC-S85 (FC-9.7, FC-9.8).
#[test]
fn the_last_spell_makes_all_available_again() {
    let board = field().south("C4", "Wizard").south("C3", "Pikemen").north("C5", "Brute");
    let mut m = board.north_down("D5", "Reapers").magic(S);
    let spells = [
        "Arcane Shield from C4 at C4",
        "Blinding Light from C4 at C5",
        "Lightning Bolt from C4 at C5",
        "Mage Sight from C4 at D5",
        "Arcane Shield from C4 at C4",
    ];
    for (i, spell) in spells.into_iter().take(4).enumerate() {
        assert_eq!(m.table().open().players[S].exhausted.count_ones(), i as u32);
        m.dice("6 6 6 6").does(S, &format!("cast {spell}"));
        m = settled(m);
    }
    m.refuses(S, "cast Arcane Shield from C4 at C4", "FC-9.7");
    m.dice("6 6").does(S, "cast Swift Wind from C4 at C4").does(S, "pass");
    assert_eq!(m.table().open().players[S].exhausted, 0);
    m.refuses(S, "cast Arcane Shield from C4 at C4", "FC-9.3");
}

/// To South's next magic phase.
fn settled(mut m: scenario::Scene<crate::Table>) -> scenario::Scene<crate::Table> {
    m.ends_turn(S).ends_turn(N).to_phase(S, Phase::Magic);
    m
}

/// FC-S86 (FC-9.7).
/// Also FC-9.10.
#[test]
fn a_resisted_spell_is_exhausted_all_the_same() {
    let board = field().south("C4", "Wizard").south("B4", "Wizard").north("C6", "Orcs");
    let mut m = board.magic(S);
    m.dice("6 6 5 6").does(S, "cast Lightning Bolt from C4 at C6").stands(N, "C6", "Orcs");
    m.lacks(S, "cast").ends_turn(S).ends_turn(N).to_phase(S, Phase::Magic);
    m.refuses(S, "cast Lightning Bolt from B4 at C6", "FC-9.7");
}

/// FC-9.2, FC-9.3: after a failure another caster may try the same spell.
#[test]
fn another_caster_may_try_after_a_failure() {
    let board = field().south("C4", "Wizard").south("B4", "Wizard").north("C6", "Orcs");
    let mut m = board.magic(S);
    m.dice("1 1").does(S, "cast Lightning Bolt from C4 at C6");
    m.refuses(S, "cast Lightning Bolt from C4 at C6", "FC-9.2");
    m.dice("6 6 1 1").does(S, "cast Lightning Bolt from B4 at C6").gone("C6");
}

/// FC-S110 (FC-9.5, FC-9.4).
#[test]
fn spells_need_a_revealed_target_in_range() {
    let board = field().south("C4", "Wizard").north_down("C6", "Orcs").north("C3", "Goblins");
    let mut m = board.north("C8", "Trolls").magic(S);
    m.refuses(S, "cast Lightning Bolt from C4 at C6", "FC-9.5");
    m.refuses(S, "cast Lightning Bolt from C4 at C3", "FC-3.6");
    m.refuses(S, "cast Lightning Bolt from C4 at C8", "FC-3.6")
        .offers(S, "cast Mage Sight from C4 at C6");
}

/// FC-S87 (FC-9.11, FC-9.13, FC-9.14, FC-9.16).
/// Also FC-12.23.
#[test]
fn one_item_or_two_with_grunt() {
    let board = field().south("C5", "Trolls").south("B4", "Orcs").north("C6", "Templars");
    let mut m = settled_with_item(board.clone());
    m.refuses(S, "attach War Drum to B4", "FC-9.13").refuses(S, "attach War Drum to C5", "FC-9.14");
    let mut m = settled_with_item(board.south("A1", "Grunt"));
    m.refuses(S, "attach War Drum to B4", "FC-9.13").does(S, "attach War Drum to A1");
    m.refuses(S, "attach Giant Belt to A1", "FC-9.11").ends_turn(S).to_phase(N, Phase::Combat);
    m.dice("6 6 1 1 1 1").does(N, "attack C5 with C6").gone("C5");
    m.has_conquered(N, "Trolls; Skull Cleaver");
}

fn settled_with_item(board: vocabulary::Board) -> scenario::Scene<crate::Table> {
    let mut m = board.magic(S);
    m.does(S, "attach Skull Cleaver to C5").refuses(S, "attach War Drum to B4", "FC-9.11");
    settled(m)
}

/// FC-S88 (FC-9.12, FC-12.39).
/// Also FC-12.39b.
#[test]
fn items_are_for_own_revealed_cards_that_are_no_machines() {
    let board = field().south("C5", "Hellmouth").south_down("B4", "Pikemen").north("C6", "Orcs");
    let mut m = board.south("A1", "Knights").magic(S);
    m.refuses(S, "attach Aegis Shield to C5", "FC-9.12");
    m.refuses(S, "attach Aegis Shield to B4", "FC-4.6");
    m.refuses(S, "attach Aegis Shield to C6", "FC-1.11");
    m.refuses(S, "attach War Drum to A1", "FC-9.15");
}

/// FC-S89 (FC-12.1, FC-8.8).
/// Also FC-12.1b, FC-12.1e.
#[test]
fn a_card_holds_three_evolutions() {
    let mut m = field().south("C5", "Queens Guard").north("C6", "Templars").magic(S);
    for card in ["Wings", "Extra Arms", "Regrowth"] {
        m.does(S, &format!("attach {card} to C5"));
        m = settled(m);
    }
    m.refuses(S, "attach Gigantism to C5", "FC-12.1").ends_turn(S).to_phase(N, Phase::Combat);
    m.dice("6 6 1 1 4").does(N, "attack C5 with C6").gone("C5");
    m.has_conquered(N, "Queens Guard; Wings; Extra Arms; Regrowth");
}

/// FC-S91 (FC-14.6, FC-12.2).
#[test]
fn horus_is_for_cards_with_range() {
    let board = field().south("C4", "Priests of Aegyptus").south("C5", "Ras Warriors");
    let mut m = board.south("B5", "Horus Archers").north("C9", "Orcs").magic(S);
    m.refuses(S, "cast Blessing of Horus from C4 at C5", "FC-14.6");
    m.dice("6 6").does(S, "cast Blessing of Horus from C4 at B5");
    let open = m.table().open();
    assert_eq!(open.field().range(open.on(space("B5")).expect("archers")), 4);
}

/// FC-S92 (FC-15.2, FC-3.6).
/// Also FC-5.3.
#[test]
fn a_sandstorm_blinds_until_the_casters_turn() {
    let board = field().south("C4", "Mummies").south("C5", "Scarabs").south("B6", "Scarabs");
    let mut m = board.north("B7", "Crossbows").north("C7", "Wizard").magic(S);
    m.dice("6 6").does(S, "cast Sandstorm from C4").ends_turn(S).to_phase(N, Phase::Combat);
    m.refuses(N, "shoot C5 with B7", "FC-7.4").to_phase(N, Phase::Magic);
    m.refuses(N, "cast Lightning Bolt from C7 at C5", "FC-3.6").ends_turn(N);
    m.lasts("Sandstorm", "", 0);
}

/// FC-S93 (FC-11.2).
#[test]
fn shifting_sands_move_a_card_off_the_back_row() {
    let board = field().south("C9", "Knights").north("C8", "Imhotep");
    let board = board.north("E9", "Ras Warriors").north("B8", "Scarabs");
    let mut m = board.clone().ends_turn(S);
    m.to_phase(N, Phase::Magic).refuses(N, "cast Shifting Sands from C8 at C9", "FC-3.6");
    // Imhotep must see the card: it stands beside him on the back row.
    let board = field().south("C9", "Knights").north("B9", "Imhotep").north("D9", "Scarabs");
    let mut m = board.ends_turn(S);
    m.to_phase(N, Phase::Magic).dice("6 6").does(N, "cast Shifting Sands from B9 at C9");
    m.must(N, "choose C8").stands(S, "C8", "Knights").ends_turn(N).asks(S).turn_of(S);
}

/// FC-S94 (FC-8.2): the caster of Rain of Rocks chooses the order.
#[test]
fn a_healer_that_falls_first_saves_nobody() {
    let board = field().south("C4", "Hordak").north("C6", "Knights").north("D6", "Field Surgeons");
    let mut m = board.magic(S);
    m.dice("6 6").does(S, "cast Rain of Rocks from C4").does(S, "keep");
    m.may(S, &["choose C6", "choose D6"]).dice("1 1 1 1").does(S, "choose D6");
    m.must(S, "choose C6").gone("C6").gone("D6");
}

/// Swift Wind moves an own card up to two spaces, never onto the enemy back row.
/// Also FC-R3.
#[test]
fn swift_wind_carries_a_card() {
    let board = field().south("C6", "Wizard").south("C7", "Knights").north("E9", "Orcs");
    let mut m = board.magic(S);
    m.dice("6 6").does(S, "cast Swift Wind from C6 at C7").lacks(S, "choose C9");
    m.does(S, "choose B8").stands(S, "B8", "Knights");
}

/// FC-S117 (FC-15.3).
/// Also FC-5.8, FC-1.13.
#[test]
fn blinding_light_lasts_to_the_end_of_the_casters_next_turn() {
    let board = field().south("C4", "Wizard").south("C5", "Pikemen").north("C6", "Brute");
    let mut m = board.magic(S);
    m.dice("6 6").does(S, "cast Blinding Light from C4 at C6").ends_turn(S);
    m.to_phase(N, Phase::Combat).dice("1 1 2 1").does(N, "attack C5 with C6");
    m.because("Blinding Light -3", "").scores(13, 14).gone("C6");
    let mut m = field().south("C4", "Wizard").north("C6", "Brute").magic(S);
    m.dice("6 6").does(S, "cast Blinding Light from C4 at C6").ends_turn(S).ends_turn(N);
    m.lasts("Blinding Light", "C6", 1).ends_turn(S).lasts("Blinding Light", "C6", 0);
}

/// FC-S116 (FC-14.9): each player has an own set of blessings.
#[test]
fn both_players_may_have_the_same_blessing() {
    let board = field().south("C4", "Priests").north("C6", "Priests");
    let mut m = board.magic(S);
    m.dice("6 6").does(S, "cast Blessing of War from C4 at C4").ends_turn(S);
    m.to_phase(N, Phase::Magic).dice("6 6").does(N, "cast Blessing of War from C6 at C6");
    m.lasts("Blessing of War", "C4", 1).lasts("Blessing of War", "C6", 1);
}

/// FC-S111 (FC-9.15, FC-9.17).
#[test]
fn no_item_is_lost_to_the_limit() {
    let board = field().south("C5", "Grunt").south("B4", "Trolls").north("C6", "Templars");
    let mut m = board.magic(S);
    m.does(S, "attach Shaman Totem to C5");
    m = settled(m);
    m.does(S, "attach War Drum to B4").ends_turn(S).to_phase(N, Phase::Combat);
    m.dice("6 6 1 1").does(N, "attack C5 with C6").does(N, "stay").ends_turn(N);
    m.lasts("War Drum", "B4", 1).to_phase(S, Phase::Magic);
    m.refuses(S, "attach Giant Belt to B4", "FC-9.14").has_conquered(N, "Grunt; Shaman Totem");
}

/// FC-14.4, FC-14.5: Death weakens an enemy once, the asp stays.
/// Also FC-15.5.
#[test]
fn death_and_the_asp() {
    let board = duel("Ras Warriors", "Reapers").south("A1", "Priests of Aegyptus");
    let mut m = board.magic(S);
    m.dice("6 6").does(S, "cast Blessing of the Asp from A1 at C5").dice("1");
    m.does(S, "end phase").gone("C6");
    let mut m = duel("Halberdiers", "Reapers").south("A1", "Priests").magic(S);
    m.dice("6 6").does(S, "cast Blessing of Death from A1 at C6").ends_turn(S).ends_turn(N);
    m.to_phase(S, Phase::Combat).dice("1 1 1").does(S, "attack C6 with C5").rolled(2, 1);
    m.lasts("Blessing of Death", "C6", 0);
}

/// Arcane Shield and Blood Rage add a die, each in its own kind of combat (FC-15.1, FC-15.2).
#[test]
fn spells_that_add_dice() {
    let board = duel("Trolls", "Reapers").south("C4", "Orc Shaman");
    let mut m = board.magic(S);
    m.dice("6 6").does(S, "cast Blood Rage from C4 at C5").ends_turn(S).ends_turn(N);
    m.to_phase(S, Phase::Combat).dice("1 1 1 6 1").does(S, "attack C6 with C5").rolled(3, 2);
    m.verdict(Verdict::Tie).lasts("Blood Rage", "C5", 0);
    let board = duel("Trolls", "Pikemen").north("C7", "Wizard");
    let mut m = board.magic(N);
    m.dice("6 6").does(N, "cast Arcane Shield from C7 at C6").ends_turn(N);
    m.to_phase(S, Phase::Combat).dice("1 1 1 1 1").does(S, "attack C6 with C5").rolled(2, 3);
    m.lasts("Arcane Shield", "C6", 1).ends_turn(S);
    m.lasts("Arcane Shield", "C6", 0);
}
