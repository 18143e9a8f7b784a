//! Movement (FC-6, FC-12.12, FC-12.14, FC-12.30, FC-12.36, FC-12.39).

use super::*;

/// FC-S25 (FC-6.4, FC-6.3, FC-6.5).
#[test]
fn a_vacated_space_can_be_entered() {
    let mut m =
        field().south("C4", "Swordsmen").south("C5", "Pikemen").north("A9", "Orcs").moves(S);
    m.refuses(S, "move C4 C5", "FC-6.3").does(S, "move C5 C6").does(S, "move C4 C5");
    m.refuses(S, "move C6 C7", "FC-6.1").refuses(S, "move E1 E2", "FC-1.11");
}

/// FC-6.1, FC-6.6, FC-3.10: one space in any direction but never diagonally or off the board.
#[test]
fn cards_move_one_space_straight() {
    let mut m = field().south("A1", "Swordsmen").north("E9", "Orcs").moves(S);
    m.may(S, &["move A1 A2", "move A1 B1", "end phase"]).refuses(S, "move A1 B2", "FC-6.1");
    m.refuses(S, "move A1 A10", "FC-3.10");
    let mut m = field().south("C8", "Swordsmen").north("A6", "Orcs").moves(S);
    m.offers(S, "move C8 C9").offers(S, "move C8 C7");
}

/// FC-6.13: a blocked tunnel is the one move that Set allows.
#[test]
fn a_blocked_tunnel_is_the_one_move_under_set() {
    let board = field().south("A1", "Priests of Aegyptus").south("C4", "Ras Warriors");
    let board = board.north("C6", "Bore Worms").north("E9", "Reapers");
    let mut m = board.magic(S);
    m.dice("5 5").does(S, "cast Blessing of Set from A1").ends_turn(S).does(N, "tunnel C6");
    m.stands(N, "C5", "Bore Worms").refuses(N, "move E9 E8", "FC-14.7");
}
