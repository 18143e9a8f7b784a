//! Fine points of the rules that no scenario shows.

use super::*;
use crate::{Setup, Table};
use kernel::{Game, Viewer};
use scenario::Scene;

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
