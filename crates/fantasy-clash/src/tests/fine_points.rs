//! Fine points of the rules that no scenario shows.

use super::*;
use crate::{Setup, Table};
use kernel::{Game, Viewer};
use scenario::Scene;

/// FC-12.4f, FC-12.8d: murder is no attack, so nothing evades it and the attack is left.
#[test]
fn murder_is_no_attack() {
    let board = field().south_down("A1", "Assassin").south("C5", "Pikemen");
    let mut m = board.north("C7", "Silent Doom").north("C6", "Reapers").combat(S);
    m.does(S, "use Assassin of A1").does(S, "choose C7").gone("C7");
    m.happened(0, |e| matches!(e, Event::DiceRolled { .. })).offers(S, "attack C6 with C5");
}

/// FC-12.8d: spells are not evaded either.
#[test]
fn spells_are_not_evaded() {
    let mut m = field().south("C4", "Wizard").north("C6", "Silent Doom").magic(S);
    m.dice("6 6 1 1").does(S, "cast Lightning Bolt from C4 at C6").gone("C6").luck_is_used_up();
}

/// FC-12.5c: a banner helps nobody else.
#[test]
fn an_enemy_banner_helps_nobody() {
    let mut m = duel("Swordsmen", "Reapers").combat(S);
    m.dice("1 1 1 1").does(S, "attack C6 with C5").because("", "");
    let mut m = field().south("C5", "Swordsmen").north("C6", "Illias Dante").combat(S);
    m.dice("1 1 1 1").does(S, "attack C6 with C5").because("Size 1", "");
}

/// FC-12.2d: cast again, a blessing moves.
#[test]
fn a_blessing_is_in_play_once() {
    let board = field().south("B2", "Priests").south("C2", "Priests").north("E9", "Reapers");
    let mut m = board.magic(S);
    m.dice("6 6 6 6").does(S, "cast Blessing of War from B2 at B2");
    m.does(S, "cast Blessing of War from C2 at C2");
    m.lasts("Blessing of War", "B2", 0).lasts("Blessing of War", "C2", 1);
}

/// FC-12.11a, FC-12.22, FC-7.4: casters and helpers do not shoot.
#[test]
fn casters_and_helpers_do_not_shoot() {
    for name in ["Wizard", "Field Surgeons"] {
        let mut m = field().south("C4", name).south("C5", "Pikemen").north("C6", "Orcs").combat(S);
        m.lacks(S, "shoot");
    }
    let mut m = field().south("C4", "Embalmers").north("C6", "Orcs").combat(S);
    m.lacks(S, "shoot");
}

/// FC-12.16b: hatred weighs on every roll, such as a saving roll.
#[test]
fn hatred_weighs_on_saving_rolls() {
    let board = field().south("C4", "Wizard").north("C6", "Tiamat").north("A9", "Bahamut");
    let mut m = board.magic(S);
    // 5 + 4 + 3 of magic - 2 is 10, and 11 is needed.
    m.dice("6 6 5 4").does(S, "cast Lightning Bolt from C4 at C6").gone("C6");
}

/// FC-12.16d: a die that is read by its face is read as it lies.
#[test]
fn poison_reads_the_die_as_it_lies() {
    let board =
        field().south("C5", "Amunet Guardians").north("C6", "Tiamat").north("A9", "Bahamut");
    let mut m = board.magic(S);
    m.dice("2").does(S, "end phase").stands(N, "C6", "Tiamat");
}

/// FC-12.20e: killing blows against and by flayers.
#[test]
fn killing_blows_and_flayers() {
    let mut m = duel("Mind Flayers", "Pit Fighters").combat(S);
    m.dice("6 6 6 1").does(S, "attack C6 with C5").gone("C5").stands(N, "C6", "Pit Fighters");
    let talons = |dice: &str| {
        let mut m = duel("Mind Flayers", "Giant Scorpions").magic(S);
        m.does(S, "attach Razor Talons to C5").ends_turn(S).ends_turn(N);
        m.to_phase(S, Phase::Combat).dice(dice).does(S, "attack C6 with C5");
        m
    };
    talons("6 1 5 5 5").stands(S, "C6", "Giant Scorpions").gone("C5");
    talons("6 1 6 5 5").gone("C6").gone("C5");
}

/// FC-12.21f: a reroll of a single die comes before its effect.
#[test]
fn a_single_die_is_rerolled_before_its_effect() {
    let mut m = duel("Hive Queen", "Templars").combat(S);
    m.dice("1 1 1 6 6 2").does(S, "attack C6 with C5").does(S, "keep");
    m.may(S, &["reroll 2", "keep"]).dice("5").does(S, "reroll 2");
    m.stands(S, "C5", "Hive Queen");
}

/// FC-12.24e: attacked, flayers defend with their defence.
#[test]
fn flayers_defend_with_their_defence() {
    let mut m = duel("Swordsmen", "Mind Flayers").combat(S);
    m.dice("1 1 1 1 1").does(S, "attack C6 with C5").scores(8 + 3, 8 + 2).because("Size 1", "");
}

/// FC-12.29a, FC-12.29d: range counts when marking, not later.
#[test]
fn a_mark_stays_out_of_range() {
    let board = field().south("C4", "Thoth Scholar").north("C7", "Orcs").north("E8", "Trolls");
    let mut m = board.moves(S);
    m.refuses(S, "use Scholar of C4 on E8", "FC-3.6").does(S, "use Scholar of C4 on C7");
    m.does(S, "move C4 C3").lasts("Scholar", "C7", 1);
}

/// FC-12.33c: a bomb that is saved does not explode.
#[test]
fn a_saved_bomb_does_not_explode() {
    let mut m = duel("Spore Bombs", "Templars").magic(S);
    m.does(S, "attach Regrowth to C5").ends_turn(S).to_phase(N, Phase::Combat);
    m.dice("6 6 1 1 5").does(N, "attack C5 with C6").stands(S, "C5", "Spore Bombs");
    m.stands(N, "C6", "Templars").luck_is_used_up();
}

/// FC-12.33f: a double killing blow counts as being beaten.
#[test]
fn a_bomb_in_a_double_killing_blow_explodes() {
    let mut m = duel("Spore Bombs", "Pit Fighters").north("C7", "Wizard").magic(S);
    m.does(S, "attach Razor Talons to C5").ends_turn(S).to_phase(N, Phase::Magic);
    m.does(N, "attach Amulet of Life to C6").ends_turn(N).to_phase(S, Phase::Combat);
    // Both show a 6; the fighters regenerate, and the explosion takes them after all.
    m.dice("6 1 6 1 5 3 1").does(S, "attack C6 with C5").gone("C5").gone("C6");
}

/// FC-12.36e: a hidden card does not tunnel.
#[test]
fn a_hidden_card_does_not_tunnel() {
    let mut m = field().south_down("C4", "Bore Worms").north("A9", "Orcs").moves(S);
    m.refuses(S, "tunnel C4", "FC-4.6").does(S, "reveal C4").offers(S, "tunnel C4");
}

/// FC-12.37b, FC-12.37c: in every combat, but only for the named kind.
#[test]
fn a_bonus_is_for_its_own_kind() {
    let board = field().south("C4", "Horus Archers").south("A1", "Rameses").north("C6", "Reapers");
    let mut m = board.clone().combat(S);
    m.dice("1 1 1 1 1").does(S, "shoot C6 with C4").rolled(3, 2);
    let mut m = duel("Rameses", "Reapers").combat(S);
    m.dice("1 1 1 1 1").does(S, "attack C6 with C5").rolled(2, 3);
    let mut m = duel("Reapers", "Necropolis Guard").north("A9", "Djaf").combat(S);
    m.dice("1 1 1 1 1").does(S, "attack C6 with C5").rolled(2, 3);
}

/// FC-12.39d: a war machine fights in close combat, and stays where it is.
#[test]
fn a_war_machine_fights_and_stays() {
    let mut m = duel("Hellmouth", "Goblins").combat(S);
    m.dice("6 6 1 1 1 1").does(S, "attack C6 with C5").gone("C6").stands(S, "C5", "Hellmouth");
    m.asks(S).lacks(S, "follow");
}

/// FC-6.10: contact on the way counts for nothing.
#[test]
fn contact_counts_at_the_end_of_a_move() {
    let board = field().south_down("C2", "Swordsmen").south("C3", "Hellmouth").north("B3", "Orcs");
    let mut m = board.moves(S);
    m.does(S, "move C2 C4").hides("C4", "Swordsmen");
}

/// FC-8.5, FC-8.7: a healer saves as often as it is needed, and what lay on the card stays.
#[test]
fn a_saved_card_keeps_what_it_carries() {
    let board = duel("Templars", "Ras Warriors").north("C7", "Embalmers");
    let mut m = board.magic(N);
    m.does(N, "attach Scarab Breastplate to C6").ends_turn(N).to_phase(S, Phase::Combat);
    m.dice("6 6 1 1 5").does(S, "attack C6 with C5").does(N, "save with C7");
    m.lasts("Scarab Breastplate", "C6", 1).ends_turn(S).to_phase(N, Phase::Combat);
    m.dice("1 1 6 6 5").does(N, "attack C5 with C6").does(N, "save with C7");
    m.stands(N, "C6", "Ras Warriors");
}

/// FC-9.1, FC-12.0a: everything of the magic phase in any order.
#[test]
fn the_magic_phase_has_no_order() {
    let board = field().south("C4", "Wizard").south("B4", "Priests").north("C6", "Orcs");
    let mut m = board.magic(S);
    m.dice("6 6 6 6").does(S, "cast Blessing of War from B4 at C4");
    m.does(S, "attach Sword of Kings to B4").does(S, "cast Arcane Shield from C4 at B4");
    m.offers(S, "end phase").lasts("Arcane Shield", "B4", 1);
}

/// FC-15.6: a blessing outlives its priest.
#[test]
fn a_blessing_outlives_its_priest() {
    let mut m = field().south("B5", "Priests").south("D4", "Knights").north("B6", "Orcs").magic(S);
    m.dice("6 6").does(S, "cast Blessing of War from B5 at D4").ends_turn(S);
    m.to_phase(N, Phase::Combat).dice("6 6 6 1 1").does(N, "attack B5 with B6").gone("B5");
    m.lasts("Blessing of War", "D4", 1);
}

/// FC-12.27b: a Ram without an enemy in contact has no second attack, and the phase goes on.
#[test]
fn a_ram_without_contact_is_done() {
    let mut m = duel("Wrathbringer", "Land Wyrm").north("A9", "Drakes").combat(S);
    m.dice("6 6 6 1 1").does(S, "attack C6 with C5").stands(S, "C6", "Wrathbringer");
    m.in_phase(Phase::Combat).lacks(S, "attack");
}

/// FC-16.2: all cards face up; an assassin murders all the same, changelings replace nobody.
#[test]
fn with_open_cards_only_assassins_keep_their_rule() {
    let setup = Setup { face_up: true, ..Setup::of(Faction::Alliance, Faction::Catastrophe) };
    let mut m = Scene::<Table>::deal(&setup, &[]);
    m.does(S, "deploy wall").dice("6 1").does(N, "deploy wall");
    let open = m.view(Viewer::Public).open;
    assert!([S, N].into_iter().all(|seat| open.cards_of(seat).all(|c| !open.cards[c].is_hidden())));
    let mine = open.army(S).find(|c| open.cards[*c].face == unit("Assassin")).expect("in the wall");
    let at = open.cards[mine].at;
    let victim = open.cards[open.army(N).next().expect("an enemy")].at;
    m.lacks(S, "reveal").does(S, &format!("use Assassin of {at}"));
    m.does(S, &format!("choose {victim}")).gone(&at.to_string()).gone(&victim.to_string());
}

/// FC-16.6: what decides a drawn game if it must.
#[test]
fn a_tie_break_counts_conquests_then_cards() {
    let board = || field().south("A1", "Pikemen").north("E9", "Orcs").north("D9", "Orcs");
    assert_eq!(board().moves(S).table().open().tie_break(), Some(N));
    assert_eq!(board().conquered(S, 2).moves(S).table().open().tie_break(), Some(S));
    let even = field().south("A1", "Pikemen").north("E9", "Orcs").moves(S);
    assert_eq!(even.table().open().tie_break(), None);
    assert_eq!(even.table().outcome(), None);
}

/// FC-12.26c: who takes a poisoned card's place is not checked for it.
#[test]
fn a_card_that_comes_later_is_not_checked() {
    let board = field().south("C5", "Amunet Guardians").south("C7", "Amunet Guardians");
    let mut m = board.north("C6", "Reapers").north("A9", "Brute").magic(S);
    m.does(S, "end phase").dice("1").does(S, "check C6 by C5").gone("C6").asks(S);
    m.lacks(S, "check").luck_is_used_up();
}
