//! The traitor reveals himself while he attacks, pushes, blocks or helps (FD-20.11).

use super::*;

/// FD-20.11: the traitor reveals during his own attack on the Dragon: it is void, its cards are
/// spent, and the Dragon need not answer.
#[test]
fn the_traitors_own_attack_is_void() {
    let mut m = in_reach().turn(M4);
    m.does(M4, "attack 1x3").asks(DRAGON).interjects(M4, REVEAL).does(M4, "done");
    m.stands(M4, 18).asks(DRAGON).turn_of(DRAGON).discarded("3").holds(DRAGON, "3 3 4 4 4 5 5 5");
    assert_eq!(hit_points(&m), 3);
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::HitTaken { .. }));
}

/// FD-20.11, FD-12.5: once it is void the Dragon is not asked about abilities against it, and one
/// that he has announced has no effect.
#[test]
fn nobody_answers_a_void_attack_with_an_ability() {
    let fight = || in_reach().seat(DRAGON, "3 3 5 5 5 4 4 4", "Martial Mastery");
    let mut m = fight().turn(M4);
    m.does(M4, "attack 1x3").offers(DRAGON, "Martial Mastery").interjects(M4, REVEAL);
    // What he is asked next is at the start of his own turn.
    m.does(M4, "done").turn_of(DRAGON).asks(DRAGON);
    let mut m = fight().seat(M3, "1 2", "Reversal").turn(M4);
    m.does(M4, "attack 1x3").does(DRAGON, "Martial Mastery").asks(M3).interjects(M4, REVEAL);
    m.does(M4, "done").asks(M3).does(M3, "pass").turn_of(DRAGON).discarded("3");
    m.face_up(DRAGON, "Martial Mastery", false).holds(DRAGON, "3 3 4 4 4 5 5 5");
}

/// FD-20.11, FD-12.5: nor is the traitor asked about abilities that would change it, and one that
/// he has announced has no effect.
#[test]
fn the_traitor_changes_his_void_attack_no_more() {
    let fight = |dragon: &str| {
        let board = in_reach().fighter(M4, 12, "1 5", "Windmill Crusher");
        let mut m = board.seat(DRAGON, "1 4 4 5 5", dragon).turn(M4);
        m.does(M4, "attack 1x1").offers(M4, "Windmill Crusher");
        m
    };
    let mut m = fight("");
    m.interjects(M4, REVEAL).does(M4, "done").turn_of(DRAGON).asks(DRAGON).discarded("1");
    m.face_up(M4, "Windmill Crusher", true);
    let mut m = fight("Perfect Counter");
    m.does(M4, "Windmill Crusher").offers(DRAGON, "Perfect Counter").interjects(M4, REVEAL);
    m.does(M4, "done").turn_of(DRAGON).lacks(DRAGON, "Perfect Counter");
    m.face_up(M4, "Windmill Crusher", false);
    assert_eq!(hit_points(&m), 3);
}

/// FD-20.11: a dashing strike of his is void like an attack.
#[test]
fn the_traitors_own_dashing_strike_is_void() {
    let mut m = in_reach().fighter(M4, 10, "2 1 5", "Thunderclap").turn(M4);
    m.does(M4, "dash 2, strike 1x1").offers(M4, "Thunderclap").interjects(M4, REVEAL);
    m.does(M4, "done").turn_of(DRAGON).asks(DRAGON).face_up(M4, "Thunderclap", true);
    m.discarded("1 2").hears(Viewer::Public, Event::AttackCalledOff { by: M4 });
}

/// FD-20.11: a push of his that is about to happen pushes nobody, whatever ability changes it.
#[test]
fn the_traitors_own_push_moves_nobody() {
    let fight = || {
        let board = in_reach().fighter(M4, 14, "1 5", "War Stomp");
        board.fighter(DRAGON, 15, "3 3 5", "Perfect Counter").turn(M4)
    };
    let mut m = fight();
    m.does(M4, "push 1").offers(M4, "War Stomp").interjects(M4, REVEAL).does(M4, "done");
    m.stands(DRAGON, 15).turn_of(DRAGON).discarded("1").face_up(M4, "War Stomp", true);
    let mut m = fight();
    m.does(M4, "push 1").does(M4, "War Stomp").asks(DRAGON).interjects(M4, REVEAL);
    m.does(M4, "done").stands(DRAGON, 15).turn_of(DRAGON).face_up(M4, "War Stomp", false);
}

/// FD-R17.
/// FD-20.11, FD-11.10: a play of the traitor that can still be countered has not been made: it is
/// taken back, and he acts from where he stands now. The ability in it is spent.
#[test]
fn a_play_that_waits_is_taken_back() {
    let mut m = in_reach()
        .seat(M4, "3 5", "Master of Twos")
        .seat(DRAGON, "3 3 5 5 5 4 4 4", "Reversal")
        .turn(M4);
    m.does(M4, "move forward 2 (Master of Twos)").asks(DRAGON).offers(DRAGON, "Reversal");
    m.interjects(M4, REVEAL).does(M4, "done").stands(M4, 18).face_up(M4, "Master of Twos", false);
    m.asks(M4).lacks(M4, "attack").lacks(M4, "move forward 2").does(M4, "move forward 3");
    m.stands(M4, 15).turn_of(DRAGON);
}

/// FD-R17, FD-20.11, FD-11.10: so is a block that the traitor need not make any more.
#[test]
fn a_block_that_waits_is_taken_back() {
    let mut m = in_reach()
        .space(M1, 2)
        .seat(M4, "2 5", "Master of Twos")
        .fighter(DRAGON, 12, "2 2 5 5 5 4 4 4", "Reversal")
        .turn(DRAGON);
    m.does(DRAGON, "attack 2x2").does(M4, "block 1x2 + 2 (Master of Twos)").asks(DRAGON);
    m.interjects(M4, REVEAL).does(M4, "done").holds(M4, "2 5").turn_of(M1).asks(M1);
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::Blocked { .. }));
}

/// FD-20.11: the traitor offered to help a mortal block and reveals before the block is made: his
/// offer is gone.
#[test]
fn a_traitors_offer_of_help_is_gone() {
    let fight = || in_reach().seat(M1, "1 1", "").fighter(M4, 8, "2 3", "").turn(DRAGON);
    let mut m = fight();
    m.does(DRAGON, "attack 1x3").does(M4, "dash 2, offer 1x3");
    m.may(M1, &["block 0x3 with P4", "take the hit"]);
    let mut m = fight();
    m.does(DRAGON, "attack 1x3").does(M4, "dash 2, offer 1x3").interjects(M4, REVEAL);
    m.does(M4, "done").stands(M4, 18).holds(M4, "2 3").must(M1, "take the hit").is_defeated(M1);
}

/// FD-R15, FD-20.11: a traitor who changes sides before he shows his cards hits nobody.
#[test]
fn a_poker_flourish_spares_one_who_is_a_friend_by_now() {
    let board = board(Mode::Betrayal).fighter(M1, 5, "1 2 3 4 5", "Poker Flourish");
    let mut m = board.fighter(DRAGON_OF_FOUR, 11, "3", "").traitor(M1).turn(M1);
    m.does(M1, "Poker Flourish on P5").interjects(M1, "reveal the Traitor card");
    m.does(M1, "done").lacks(M1, "show hand").offers(M1, "move forward 1");
    assert_eq!(m.table().open().fighter(DRAGON_OF_FOUR).hit_points, 3);
}
