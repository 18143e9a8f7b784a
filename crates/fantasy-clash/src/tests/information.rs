//! Hidden and public information, and the reveal procedure (FC-4).

use super::*;

/// FC-S19 (FC-4.9).
#[test]
fn nobody_is_revealed_by_an_enemy_coming_near() {
    let mut m = field().south_down("C4", "Pikemen").north_down("C6", "Orcs").moves(N);
    m.does(N, "move C6 C5").stands(N, "C5", "Orcs").hides("C4", "Pikemen");
}

/// FC-S20 (FC-4.10, FC-4.9).
#[test]
fn a_reinforcement_next_to_an_enemy_stays_face_down() {
    let mut m = field().south("E1", "Pikemen").north("A2", "Orcs").conquered(S, 3).reinforces(S);
    m.does(S, "reinforce").does(S, "spend Goblins").does(S, "spend Goblins");
    m.draws("Knights").does(S, "spend Goblins").does(S, "put A1").hides("A1", "Knights");
}

/// FC-S21 (FC-4.6, FC-4.7, FC-12.38): a face-down card burdens nobody.
#[test]
fn untrusted_counts_only_while_revealed() {
    let board = duel("Red Dragons", "Swordsmen").south_down("A1", "Black Dragon");
    let mut m = board.clone().combat(S);
    m.dice("1 1 1 1").does(S, "attack C6 with C5").because("Fire 1", "");
    let mut m = board.combat(S);
    m.does(S, "reveal A1").dice("1 1 1 1").does(S, "attack C6 with C5");
    m.because("Untrusted -1, Fire 1", "");
}

/// FC-S22 (FC-4.6, FC-12.14, FC-6.8).
#[test]
fn a_hidden_flyer_walks() {
    let board = field().south_down("C4", "Wyrvens").north("A9", "Pikemen");
    let mut m = board.clone().moves(S);
    m.refuses(S, "move C4 C6", "FC-6.1").does(S, "move C4 C5").hides("C5", "Wyrvens");
    let mut m = board.moves(S);
    m.does(S, "reveal C4").does(S, "move C4 C6").stands(S, "C6", "Wyrvens");
}

/// FC-S23 (FC-4.13, FC-12.26, FC-12.9): shown as it is removed, which is no reveal.
#[test]
fn a_poisoned_hidden_hero_is_shown_but_not_revealed() {
    let board = field().south("C5", "Reapers").south_down("A1", "Changeling");
    let mut m = board.north_down("C6", "Kholek").magic(S);
    m.does(S, "attach Venom Sacs to C5").dice("1").does(S, "end phase").gone("C6");
    m.has_conquered(S, "Kholek").asks(S).hides("A1", "Changeling");
    m.happened(0, |e| matches!(e, Event::Revealed { .. }));
}

/// FC-S118 (FC-5.7, FC-12.7): a bounty in the enemy's turn.
/// Also FC-12.7b, FC-4.5.
#[test]
fn a_scouted_bounty_hunter_places_its_bounty_at_once() {
    let board = field().south("C4", "Desert Scouts").north_down("C7", "Bounty Hunters");
    let mut m = board.moves(S);
    m.does(S, "use Scout of C4 on C7").may(N, &["use Bounty of C7 on C4", "pass"]);
    m.does(N, "use Bounty of C7 on C4").lasts("Bounty", "C4", 1).asks(S);
}

/// FC-S103 (FC-4.15, FC-12.9): a caster that was a changeling has cast nothing.
#[test]
fn a_replaced_caster_has_not_tried() {
    let board = field().south_down("B2", "Imhotep").south("C2", "Mummies");
    let mut m = board.north("C5", "Reapers").north_down("E9", "Changeling").magic(S);
    m.does(S, "reveal B2").may(N, &["replace with E9", "pass"]).does(N, "replace with E9");
    m.stands(N, "B2", "Changeling").has_conquered(N, "Imhotep").gone("E9");
    m.offers(S, "cast Curse of the Tomb from C2 at C5");
}

/// FC-S104 (FC-4.16, FC-4.14): one reveal is finished before the next.
#[test]
fn mage_sight_reveals_one_after_the_other() {
    let board = field().south("C4", "Wizard").north_down("C6", "Bounty Hunters");
    let mut m = board.north_down("B6", "Pikemen").magic(S);
    m.dice("2 2").does(S, "cast Mage Sight from C4 at C6").asks(N).hides("B6", "Pikemen");
    m.does(N, "use Bounty of C6 on C4").may(S, &["choose B6", "pass"]).does(S, "choose B6");
    m.stands(N, "B6", "Pikemen").asks(S);
}

/// FC-S105 (FC-4.3, FC-6.12): revealed cards stay revealed.
#[test]
fn nothing_turns_a_card_face_down() {
    let board = field().south("C4", "Mummies").south("C5", "Ras Warriors");
    let mut m = board.south_down("D5", "Scarabs").north("E9", "Orcs").magic(S);
    m.refuses(S, "reveal C4", "FC-4.3").dice("2 2").does(S, "cast Mirage from C4 at C5");
    m.may(S, &["choose C4", "choose D5"]).does(S, "choose D5").stands(S, "D5", "Ras Warriors");
    m.hides("C5", "Scarabs");
}

/// FC-4.16: the active player says which of two cards is revealed first.
#[test]
fn two_hidden_cards_that_swap_into_contact_are_revealed_in_a_chosen_order() {
    let board = field().south("C4", "Mummies").south_down("C5", "Ras Warriors");
    let board = board.south_down("D5", "Scarabs").north("C6", "Orcs").north("D6", "Orcs");
    let mut m = board.magic(S);
    m.dice("2 2").does(S, "cast Mirage from C4 at C5").does(S, "choose D5");
    m.may(S, &["reveal C5", "reveal D5"]).does(S, "reveal D5");
    m.stands(S, "D5", "Ras Warriors").stands(S, "C5", "Scarabs");
}

/// FC-4.4: one may reveal at any priority point. FC-5.4, FC-5.5: phases end when one says so.
/// Also FC-5.6.
#[test]
fn cards_are_revealed_at_any_priority_point() {
    let mut m = field().south_down("C3", "Pikemen").north("E9", "Orcs").moves(S);
    for _ in 0..4 {
        m.offers(S, "reveal C3").refuses(N, "reveal E9", "FC-5.1").does(S, "end phase");
    }
    m.turn_of(N);
}
