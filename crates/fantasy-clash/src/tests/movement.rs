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

/// FC-S26 (FC-12.14).
/// Also FC-12.14b, FC-12.14d, FC-12.14e.
#[test]
fn flyers_pass_cards_but_not_revealed_enemy_flyers() {
    let fly =
        |n: fn(vocabulary::Board) -> vocabulary::Board| n(field().south("C5", "Wyrvens")).moves(S);
    fly(|b| b.north("C6", "Land Wyrm")).offers(S, "move C5 C7");
    fly(|b| b.north("C6", "Red Dragons")).lacks(S, "move C5 C7");
    fly(|b| b.north_down("C6", "Red Dragons")).offers(S, "move C5 C7").offers(S, "move C5 B5");
    fly(|b| b.south("C6", "Zeppelins").north("A9", "Drakes")).offers(S, "move C5 C7");
}

/// FC-S27 (FC-12.14, FC-12.12).
/// Also FC-12.14a, FC-12.14c.
#[test]
fn serpent_dragons_fly_three_spaces() {
    let board = field().south("C5", "Serpent Dragons").north("C6", "Orcs").north("C7", "Goblins");
    let mut m = board.moves(S);
    m.offers(S, "move C5 C8").offers(S, "move C5 D7").lacks(S, "move C5 C9");
    m.refuses(S, "move C5 C7", "FC-6.3").does(S, "move C5 C8").stands(S, "C8", "Serpent Dragons");
}

/// FC-S28 (FC-12.36).
/// Also FC-12.36a, FC-12.36b, FC-12.36c.
#[test]
fn a_tunnel_leads_to_the_first_free_space_ahead() {
    let board = field().south("C4", "Bore Worms").north("A9", "Orcs");
    let mut m = board.clone().moves(S);
    m.does(S, "tunnel C4").stands(S, "C5", "Bore Worms");
    let board = board.south("C5", "Reapers").north("C6", "Goblins").north("C7", "Trolls");
    let mut m = board.clone().moves(S);
    m.does(S, "tunnel C4").stands(S, "C8", "Bore Worms").refuses(S, "tunnel C8", "FC-6.1");
    let mut m = board.north("C8", "Ogres").moves(S);
    m.lacks(S, "tunnel").refuses(S, "tunnel C4", "FC-12.36");
}

/// FC-S29 (FC-12.36d).
#[test]
fn a_hidden_tunneller_blocks_a_tunnel() {
    let board = field().south("C4", "Bore Worms").south("C5", "Reapers");
    let board = board.north_down("C6", "Bore Worms").north("C7", "Reapers");
    let mut m = board.clone().moves(S);
    m.does(S, "tunnel C4").may(N, &["block with C6", "pass"]).does(N, "block with C6");
    m.stands(S, "C4", "Bore Worms").stands(N, "C6", "Bore Worms");
    m.refuses(S, "move C4 C3", "FC-6.1");
    let mut m = board.moves(S);
    m.does(S, "tunnel C4").does(N, "pass").stands(S, "C8", "Bore Worms").hides("C6", "Bore Worms");
}

/// FC-12.36d: he is asked though his card cannot block, because it might.
#[test]
fn who_might_block_a_tunnel_is_asked() {
    let board = field().south("C4", "Bore Worms").south("C5", "Reapers");
    let mut m = board.north_down("C6", "Soul Takers").moves(S);
    m.does(S, "tunnel C4").must(N, "pass").stands(S, "C7", "Bore Worms");
}

/// FC-12.36d: a blocker that a Changeling takes blocks nothing.
#[test]
fn a_replaced_blocker_does_not_block() {
    let board = field().south("C4", "Bore Worms").south("C5", "Reapers");
    let board = board.south_down("A1", "Changeling").north_down("C6", "Red Stripe");
    let mut m = board.moves(S);
    m.does(S, "tunnel C4").does(N, "block with C6").does(S, "replace with A1");
    m.stands(S, "C6", "Changeling").stands(S, "C7", "Bore Worms");
}

/// FC-S31 (FC-14.7, FC-6.13, FC-7.30, FC-12.14).
#[test]
fn under_set_one_card_moves_and_none_flies() {
    let board = field().south("A1", "Priests of Aegyptus").south("C4", "Ras Warriors");
    let board = board.north("C6", "Wyrvens").north("C5", "Trolls").north("E9", "Orcs");
    let mut m = board.magic(S);
    m.dice("4 4").does(S, "cast Blessing of Set from A1").ends_turn(S);
    m.lacks(N, "move C6 C7 ").lacks(N, "move C6 C8").does(N, "move E9 E8");
    m.refuses(N, "move C6 D6", "FC-14.7").to_phase(N, Phase::Combat);
    m.dice("6 6 1 1").does(N, "attack C4 with C5").does(N, "follow up").stands(N, "C4", "Trolls");
    m.ends_turn(N).ends_turn(S).does(N, "move E8 E9").offers(N, "move C6 A6");
}

/// FC-6.13: a blocked tunnel is the one move that Set allows.
#[test]
fn a_blocked_tunnel_is_the_one_move_under_set() {
    let board = field().south("A1", "Priests of Aegyptus").south("C4", "Ras Warriors");
    let board = board.north("C6", "Bore Worms").north("E9", "Reapers");
    let mut m = board.magic(S);
    m.dice("4 4").does(S, "cast Blessing of Set from A1").ends_turn(S).does(N, "tunnel C6");
    m.stands(N, "C5", "Bore Worms").refuses(N, "move E9 E8", "FC-14.7");
}

/// FC-S32 (FC-12.30, FC-6.11).
#[test]
fn scouts_move_and_look() {
    let board = field().south("B4", "Desert Scouts").north_down("C7", "Orcs");
    let mut m = board.north_down("E4", "Goblins").moves(S);
    m.does(S, "move B4 B5").refuses(S, "use Scout of B5 on E4", "FC-3.6");
    m.does(S, "use Scout of B5 on C7").stands(N, "C7", "Orcs").hides("E4", "Goblins");
    m.refuses(S, "use Scout of B5 on E4", "FC-6.11");
}

/// FC-S125 (FC-12.39, FC-6.8): past an own revealed war machine.
/// Also FC-12.39a, FC-12.39c.
#[test]
fn cards_pass_an_own_revealed_war_machine() {
    let board = field().south_down("C2", "Swordsmen").north("A9", "Orcs");
    let mut m = board.clone().south("C3", "Hellmouth").moves(S);
    m.does(S, "move C2 C4").hides("C4", "Swordsmen").refuses(S, "move C3 C2", "FC-6.13");
    board.clone().south_down("C3", "Hellmouth").moves(S).lacks(S, "move C2 C4");
    board.clone().south("C3", "Hellmouth").south("C4", "Pikemen").moves(S).lacks(S, "move C2 C4");
    board.north("C3", "Orc Catapult").moves(S).lacks(S, "move C2 C4");
}

/// FC-12.39e: face down a war machine moves like any card.
#[test]
fn a_hidden_war_machine_moves() {
    let mut m = field().south_down("C3", "Hellmouth").north("A9", "Orcs").moves(S);
    m.does(S, "move C3 C4").hides("C4", "Hellmouth");
}

/// FC-S119 (FC-12.1, FC-12.12, FC-12.14).
/// Also FC-12.1a, FC-12.1c, FC-12.1d.
#[test]
fn wings_and_extra_legs_carry_three_spaces() {
    let board = field().south("C4", "Reapers").north("C5", "Orcs").north("A9", "Goblins");
    let mut m = board.magic(S);
    m.does(S, "attach Wings to C4").refuses(S, "attach Extra Legs to C4", "FC-12.1");
    m.ends_turn(S).ends_turn(N).to_phase(S, Phase::Magic).does(S, "attach Extra Legs to C4");
    m.ends_turn(S).ends_turn(N).offers(S, "move C4 C7").offers(S, "move C4 C6");
    m.lacks(S, "move C4 C8");
}

/// FC-S106 (FC-7.9, FC-15.4, FC-6.13).
#[test]
fn leaden_limbs_hold_for_one_turn() {
    let board = field().south("C4", "Orc Shaman").south("C5", "Orcs").north("C6", "Swordsmen");
    let mut m = board.magic(S);
    m.dice("3 3").does(S, "cast Leaden Limbs from C4 at C6").ends_turn(S);
    m.refuses(N, "move C6 C7", "FC-6.13").to_phase(N, Phase::Combat);
    m.refuses(N, "attack C5 with C6", "FC-7.9").ends_turn(N);
    m.to_phase(S, Phase::Combat).dice("1 1 1 1 1").does(S, "attack C6 with C5").rolled(3, 2);
    m.does(S, "stay").stands(S, "C5", "Orcs");
    let board = field().south("C4", "Orc Shaman").north("C6", "Swordsmen");
    let mut m = board.magic(S);
    m.dice("3 3").does(S, "cast Leaden Limbs from C4 at C6").ends_turn(S).ends_turn(N);
    m.ends_turn(S).offers(N, "move C6 C7");
}
