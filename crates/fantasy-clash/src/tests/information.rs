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
    m.draws("Knights").does(S, "reinforce").does(S, "put A1").hides("A1", "Knights");
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

/// FC-S105 (FC-4.3, FC-6.12): revealed cards stay revealed.
#[test]
fn nothing_turns_a_card_face_down() {
    let board = field().south("C4", "Mummies").south("C5", "Ras Warriors");
    let mut m = board.south_down("D5", "Scarabs").north("E9", "Orcs").magic(S);
    m.refuses(S, "reveal C4", "FC-4.3").dice("2 2").does(S, "cast Mirage from C4 at C5");
    m.may(S, &["choose C4", "choose D5"]).does(S, "choose D5").stands(S, "D5", "Ras Warriors");
    m.hides("C5", "Scarabs");
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
