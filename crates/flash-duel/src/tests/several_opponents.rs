//! FD-21: "the opponent" when there are several.

use super::*;
use crate::{Event, Mode};
use kernel::{Seat, Viewer};

const DRAGON: Seat = DRAGON_OF_FOUR;

/// FD-21.1, FD-21.7: the player of the ability chooses one enemy that meets the condition when he
/// announces it; the others are spared.
#[test]
fn one_opponent_is_chosen_at_the_announcement() {
    let mut m = team()
        .fighter(A1, 4, "1", "Flame Arrow")
        .fighter(B1, 10, "1", "")
        .fighter(A2, 1, "1", "")
        .fighter(B2, 10, "1", "")
        .turn(A1);
    m.may(A1, &["Flame Arrow on P2", "Flame Arrow on P4", "pass"]);
    m.does(A1, "Flame Arrow on P4").is_defeated(B2).is_undefeated(B1);
    m.hears(Viewer::Public, Event::Defeated { seat: B2 });
}

/// FD-21.1: who does not meet the condition cannot be chosen, nor can a teammate.
#[test]
fn only_who_meets_the_condition_is_chosen() {
    let mut m = team()
        .fighter(A1, 4, "1", "Flame Arrow")
        .fighter(B1, 10, "1", "")
        .fighter(A2, 1, "1", "")
        .fighter(B2, 11, "1", "")
        .turn(A1);
    m.may(A1, &["Flame Arrow on P2", "pass"]);
}

/// FD-21.2, FD-21.6, FD-12.8: two targets retreat from one strike: the striker looks at the one in
/// whose window he plays the ability, and there is no later choice among both.
#[test]
fn the_trigger_names_the_opponent() {
    let struck = || {
        let board = team()
            .fighter(A1, 5, "2 3 1", "Knowing the Opponent")
            .fighter(B1, 10, "1 5", "")
            .fighter(A2, 1, "1", "")
            .fighter(B2, 10, "1 4", "");
        let mut m = board.turn(A1);
        m.does(A1, "dash 2, strike 1x3").does(B1, "retreat 1").asks(A1);
        m
    };
    let mut m = struck();
    m.does(A1, "Knowing the Opponent").does(B2, "retreat 1");
    m.hears(Viewer::Public, Event::HandShown { seat: B1, cards: cards("5") });
    m.hears_nothing_like(
        Viewer::Public,
        |e| matches!(e, Event::HandShown { seat, .. } if *seat == B2),
    );
    // He passed for the first, so it is about the second.
    let mut m = struck();
    m.does(A1, "pass").asks(B2).does(B2, "retreat 1").does(A1, "Knowing the Opponent");
    m.hears(Viewer::Public, Event::HandShown { seat: B2, cards: cards("4") });
    m.hears_nothing_like(
        Viewer::Public,
        |e| matches!(e, Event::HandShown { seat, .. } if *seat == B1),
    );
}

/// FD-21.2: the attacker named by a retreat is the one who struck, not another enemy at the right
/// distance.
#[test]
fn the_striker_is_the_trigger_opponent() {
    let mut m = team()
        .fighter(A1, 5, "2 3 1", "")
        .fighter(B1, 10, "1 4 5", "Pilebunker")
        .fighter(A2, 6, "1", "")
        .fighter(B2, 18, "1", "")
        .turn(A1);
    // After a retreat of 1 the striker on 7 is four away; after none would A2 on 6 be.
    m.does(A1, "dash 2, strike 1x3").does(B1, "retreat 1").does(B1, "Pilebunker");
    m.may(B1, &["attack 1x4", "pass"]).does(B1, "attack 1x4").asks(A1);
}

/// FD-21.3: an ability on the attacked space applies to everyone targeted there.
#[test]
fn the_trigger_space_holds_every_target() {
    let mut m = team()
        .fighter(A1, 9, "1 2", "Windmill Crusher")
        .fighter(B1, 10, "1 1", "")
        .fighter(A2, 1, "1", "")
        .fighter(B2, 10, "1 1", "")
        .turn(A1);
    m.does(A1, "attack 1x1").does(A1, "Windmill Crusher");
    m.refuses(B1, "block 1x1", "FD-8.6").must(B1, "take the hit");
    m.must(B2, "take the hit");
}

/// FD-21.4: every undefeated enemy that meets the condition, all at once for hits.
#[test]
fn all_opponents_who_meet_the_condition() {
    let mut m = board(Mode::Raid4)
        .fighter(M1, 12, "1", "")
        .fighter(M2, 11, "1", "")
        .fighter(M3, 13, "1", "")
        .fighter(M4, 10, "1", "")
        .seat(DRAGON, "5 5", "Deep Breath")
        .turn(DRAGON);
    m.does(DRAGON, "Deep Breath").is_defeated(M1).is_defeated(M2);
    m.is_undefeated(M3).is_undefeated(M4).asks(DRAGON);
}

/// FD-21.4: where they must answer, they do so in turn order, and defeated players are left out.
#[test]
fn all_opponents_answer_in_turn_order() {
    let mut m = board(Mode::Raid4)
        .seat(M1, "1 2", "")
        .seat(M2, "", "")
        .defeated(M2)
        .seat(M3, "1 2", "")
        .seat(M4, "1 2", "")
        .seat(DRAGON, "5 5", "Bellowing Roar")
        .position(|p| p.order = vec![M3, M1, M2, M4, DRAGON])
        .turn(DRAGON);
    m.does(DRAGON, "Bellowing Roar").asks(M3).does(M3, "discard 1").asks(M1).does(M1, "discard 2");
    m.asks(M4).does(M4, "discard 1").asks(DRAGON).discarded("1 1 2");
}

/// FD-21.5: `self` is the owner alone, `self-or-ally` one undefeated member of his team.
#[test]
fn self_or_ally_is_ones_own_team() {
    let mut m = team()
        .fighter(A1, 3, "1", "Healing Touch")
        .fighter(B1, 10, "1", "")
        .fighter(A2, 1, "1", "")
        .fighter(B2, 12, "1", "")
        .turn(A1);
    m.may(A1, &["Healing Touch on P1", "Healing Touch on P3", "pass"]);
    m.does(A1, "Healing Touch on P3").hand_size(A2, 2).hand_size(A1, 1);
    let mut m = team()
        .fighter(A1, 3, "1", "Healing Touch, Smoldering Embers")
        .seat(B1, "1", "")
        .defeated(A2)
        .seat(B2, "1", "")
        .discard("5")
        .turn(A1);
    m.may(A1, &["Healing Touch on P1", "Smoldering Embers", "pass"]);
    m.does(A1, "Smoldering Embers").holds(A1, "1 5");
}

/// FD-21.5: `global` affects all undefeated players, friend and foe.
#[test]
fn global_affects_everybody() {
    let mut m = team()
        .fighter(A1, 3, "1 1 1", "Maximum Anarchy")
        .fighter(B1, 10, "2 2", "")
        .fighter(A2, 1, "3", "")
        .defeated(B2)
        .turn(A1);
    m.does(A1, "Maximum Anarchy").discarded("");
    m.hand_size(A1, 3).hand_size(B1, 2).hand_size(A2, 1).hand_size(B2, 0);
}

/// FD-21.6, FD-12.8: each target's block is a window of its own; the one ability is played for one
/// of them.
#[test]
fn each_block_is_its_own_window() {
    let attack = || {
        let board = team()
            .fighter(A1, 7, "3 1", "Stun Lock")
            .fighter(B1, 10, "3 5", "")
            .fighter(A2, 1, "1", "")
            .fighter(B2, 10, "3 5", "");
        let mut m = board.turn(A1);
        m.does(A1, "attack 1x3").does(B1, "block 1x3").asks(A1);
        m
    };
    let mut m = attack();
    m.does(A1, "Stun Lock").is_recovering(B1, true).does(B2, "block 1x3");
    m.is_recovering(B2, false).turn_of(A2);
    let mut m = attack();
    m.does(A1, "pass").does(B2, "block 1x3").does(A1, "Stun Lock");
    m.is_recovering(B1, false).is_recovering(B2, true);
}

/// FD-21.7: enemies may be chosen anywhere on the board; who stands beside the chosen one is not
/// meant.
#[test]
fn distance_does_not_matter_unless_the_card_says_so() {
    let mut m = team()
        .fighter(A1, 1, "4", "Charged Shot")
        .fighter(B1, 14, "1", "")
        .fighter(A2, 1, "1", "")
        .fighter(B2, 14, "1", "")
        .turn(A1);
    m.may(A1, &["Charged Shot on P2", "Charged Shot on P4", "pass"]);
    m.does(A1, "Charged Shot on P2").does(A1, "show 4").stands(B1, 18).stands(B2, 14);
}

/// FD-21.8: in Custom Clockwork and Solo there is exactly one opponent to choose.
#[test]
fn there_is_one_opponent_in_the_modes_for_two() {
    for mode in [Mode::Clockwork, Mode::SoloDummy, Mode::SoloRook, Mode::SoloDragon] {
        // It has no range, so that it would reach its owner as well.
        let mut m = board(mode).at(8, 14).west("1 2 3", "Charged Shot").east("1", "").turn(WEST);
        m.may(WEST, &["Charged Shot on P2", "pass"]);
    }
}

/// FD-21.9, FD-13.1: what wins the round in a duel is a hit elsewhere: one opponent is defeated, or
/// the Dragon loses one hit point, and play goes on.
#[test]
fn a_win_in_a_duel_is_a_hit_elsewhere() {
    let mut m = duel().at(8, 14).west("1", "Flame Arrow").east("1", "").turn(WEST);
    m.does(WEST, "Flame Arrow on P2").tokens(1, 0);
    let mut m = team()
        .fighter(A1, 4, "1", "Flame Arrow")
        .fighter(B1, 10, "1", "")
        .seat(A2, "1", "")
        .seat(B2, "1", "")
        .turn(A1);
    m.does(A1, "Flame Arrow on P2").is_defeated(B1).tokens(0, 0).asks(A1);
    let mut m = board(Mode::Raid2).fighter(M1, 12, "1", "Flame Arrow").seat(M2, "1", "").turn(M1);
    m.does(M1, "Flame Arrow on P3").goes_on().asks(M1);
    assert_eq!(m.table().open().fighter(DRAGON_OF_TWO).hit_points, 1);
}
