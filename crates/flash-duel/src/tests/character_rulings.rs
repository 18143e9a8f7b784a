//! FD-22: character rulings, where cards meet each other or another mode.

use super::raid::seats;
use super::*;
use crate::ability::AbilityId;
use crate::choice::Meld;
use crate::{Event, Mode, Space, Table};
use kernel::{Finish, Seat, Viewer};
use scenario::Scene;

const DRAGON: Seat = DRAGON_OF_FOUR;

fn is_in_force(m: &Scene<Table>, ability: &str, on: Seat) -> bool {
    m.table().open().is_in_force(AbilityId::by_name(ability).expect("it exists"), on)
}

/// FD-22.1, FD-11.13, FD-S41: Reversal answers an announcement; the countered card is spent; for an
/// ability triggered by a Move the space where the Move ended counts.
#[test]
fn reversal_looks_at_the_space_landed_on() {
    let fight = |from: u8| {
        let board = duel().at(from, from + 10).west("2 3 5", "Esper Dash").east("1", "Reversal");
        let mut m = board.turn(WEST);
        m.does(WEST, "move forward 2").does(WEST, "Esper Dash");
        m
    };
    // From 3 (light) to 5 (dark): it may be countered, and then no strike follows.
    let mut m = fight(3);
    m.may(EAST, &["Reversal", "pass"]).does(EAST, "Reversal").turn_of(EAST);
    m.face_up(WEST, "Esper Dash", false).stands(WEST, 5);
    // From 5 (dark) to 7 (light) it may not.
    let mut m = fight(5);
    m.stands(WEST, 7).asks(WEST).offers(WEST, "dash 3, strike 1x5");
}

/// FD-22.2, FD-S51, FD-S53: a push action and Spectral Push do not end Dragon Form, a retreat does;
/// at last-hits it adds nothing.
#[test]
fn dragon_form_survives_pushes_and_counts_for_nothing_at_the_end() {
    let form = |board: Board| board.lasting("Dragon Form", WEST, WEST);
    let mut m = form(duel().at(9, 10).west("3 3 3", "").east("2 1", "Spectral Push")).turn(EAST);
    m.does(EAST, "Spectral Push on P1").stands(WEST, 7);
    assert!(is_in_force(&m, "Dragon Form", WEST));
    let mut m = form(duel().at(9, 10).west("3 3 3", "").east("2 1", "")).turn(EAST);
    m.does(EAST, "push 2").stands(WEST, 7);
    assert!(is_in_force(&m, "Dragon Form", WEST));
    let mut m = form(duel().at(5, 10).west("3 1", "").east("2 3", "")).turn(EAST);
    m.does(EAST, "dash 2, strike 1x3").does(WEST, "retreat 1");
    assert!(!is_in_force(&m, "Dragon Form", WEST));
    // Equal 2s at distance 2: advance decides, 7 against 8, although he is in Dragon Form.
    let board = duel().at(8, 10).west("2 3 3 3", "").with(WEST, |f| f.retreat_due = true);
    let mut m = form(board.east("2 1 1 1 1", "").pile("5")).turn(WEST);
    m.tokens(0, 1);
}

/// FD-22.3, FD-S101: the Rook bot struck by a 2 holds 3, 4 and 5: Rock Armor is used, and each of
/// the three is possible.
#[test]
fn the_rook_bot_chooses_a_higher_block_at_random() {
    for played in [3, 4, 5] {
        let board = board(Mode::SoloRook).at(5, 9).west("2 2", "");
        let mut m = board.east("1 3 4 5", "Rock Armor").turn(WEST);
        // The extra card, then the number of the block.
        m.draws("1").draws(&played.to_string()).does(WEST, "dash 2, strike 1x2");
        let with = Meld::plain(number(played), 1);
        m.hears(Viewer::Public, Event::Blocked { seat: EAST, with });
    }
}

/// FD-22.4, FD-S14: Rook dashing strikes with a 1: Thunderclap is offered, Windmill Crusher is not;
/// attacking with a 1 it is the other way round.
#[test]
fn a_strike_with_ones_is_no_attack_with_ones() {
    let rook = |at| {
        duel().at(at, 10).west("3 1 1", "Windmill Crusher, Thunderclap").east("1 1", "").turn(WEST)
    };
    let mut m = rook(6);
    m.does(WEST, "dash 3, strike 1x1").may(WEST, &["Thunderclap", "pass"]);
    let mut m = rook(9);
    m.does(WEST, "attack 1x1").may(WEST, &["Windmill Crusher", "pass"]);
}

/// FD-22.5, FD-S161, FD-S48: DeGrey on 3 and his opponent on 14 (dark), eleven apart: Spectral Push
/// needs no adjacency, but the colour; Charged Shot needs neither.
#[test]
fn pushes_by_abilities_need_no_adjacency() {
    let degrey = |east| {
        let board = duel().at(3, east).west("1 4", "Spectral Push, Charged Shot");
        board.east("1", "").turn(WEST)
    };
    let mut m = degrey(14);
    m.does(WEST, "Spectral Push on P2").stands(EAST, 16).asks(WEST).offers(WEST, "move forward 4");
    let mut m = degrey(12);
    m.may(WEST, &["Charged Shot on P2", "pass"]);
    m.does(WEST, "Charged Shot on P2").does(WEST, "show 4").stands(EAST, 16);
}

/// FD-22.6, FD-S62: Valerie is attacked and the pile has one card: Sudden Inspiration starts
/// time-over and she need not block; with two cards she draws and must answer.
#[test]
fn an_inspiration_that_takes_the_last_card_needs_no_block() {
    let fight = |pile: &str| {
        let board = duel().at(7, 10).west("3", "").east("1", "Sudden Inspiration").pile(pile);
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "Sudden Inspiration");
        m
    };
    // No last-hit at distance 3; East has advanced 8, West 6.
    fight("5").tokens(0, 1).hears(Viewer::Public, Event::TimeOver);
    fight("5 5").tokens(0, 0).holds(EAST, "1 5").must(EAST, "take the hit");
}

/// FD-22.7, FD-S63, FD-S64: a 3 treated as a 4 attacks at distance 4, alone or with real 4s, never
/// with another 3; the block needs 4s. A 5 cannot become a 6, nor a 1 a 0.
#[test]
fn an_epiphany_changes_one_card() {
    let valerie = |hand: &str, ability: &str| {
        duel().at(6, 10).west(hand, ability).east("4 4 3 3", "").turn(WEST)
    };
    let mut m = valerie("3 4 3", "Green Eye's Epiphany");
    m.offers(WEST, "attack 4 (Green Eye's Epiphany)");
    m.refuses(WEST, "attack 2x4", "FD-7.15").lacks(WEST, "attack 2x3").lacks(WEST, "attack 1x3");
    m.does(WEST, "attack 1x4 + 4 (Green Eye's Epiphany)");
    m.may(EAST, &["block 2x4", "take the hit"]);
    let mut m = valerie("5", "Green Eye's Epiphany");
    m.may(WEST, &["move forward 5", "move back 5"]);
    let mut m = valerie("1", "Purple Eye's Epiphany");
    m.may(WEST, &["move forward 1", "move back 1"]);
}

/// FD-22.8, FD-19.9, FD-S129: Geiger used Rewind Time before: the one reshuffle is still there when
/// the last card is drawn.
#[test]
fn rewind_time_is_not_the_reshuffle() {
    let mut m = board(Mode::Raid3)
        .seat(M1, "1 1 1 1 1 1 1 1 2 2 2 2 2", "Rewind Time")
        .seat(M2, "2 2 2 3 3 3 3 3 3 3 3 4", "")
        .seat(M3, "4 4 4 4 4", "")
        .seat(DRAGON_OF_THREE, "4 4 5 5 5 5 5 5", "")
        .pile("5")
        .turn(M1);
    m.does(M1, "Rewind Time").discarded("").pile_left(2).hand_size(DRAGON_OF_THREE, 8);
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::Reshuffled { .. }));
    m.does(M1, "move back 1").does(M2, "move back 2").does(M3, "move back 4").pile_left(1);
    // The Dragon draws the last card: the three cards of the mortals, his own and his hand.
    m.does(DRAGON_OF_THREE, "move back 5").goes_on().asks(M1);
    m.hears(Viewer::Public, Event::Reshuffled { dragon: DRAGON_OF_THREE, cards: 3 + 1 + 8 });
    m.hears_nothing_like(Viewer::Public, |e| *e == Event::TimeOver);
}

/// FD-22.9, FD-S66: Poker Flourish against the Dragon with two or more hit points: one hit point
/// whatever he holds, then Lum's main action with the same hand.
#[test]
fn poker_flourish_against_the_dragon() {
    let mut m = board(Mode::Raid2)
        .fighter(M1, 3, "1 2 3 4 5", "Poker Flourish")
        .seat(M2, "1", "")
        .seat(DRAGON_OF_TWO, "2 2 2 2 2 3 3", "")
        .turn(M1);
    m.does(M1, "Poker Flourish on P3").does(M1, "show hand 1 2 3 4 5");
    m.hears(Viewer::Public, Event::HitPointLost { seat: DRAGON_OF_TWO, left: 1 });
    m.holds(DRAGON_OF_TWO, "2 2 2 2 2 3 3").holds(M1, "1 2 3 4 5").asks(M1);
    m.does(M1, "move forward 5").asks(M2);
}

/// FD-22.9, FD-S66: in a duel an opponent without a pair has lost; with one he may discard it, and
/// Lum's main action follows.
#[test]
fn poker_flourish_in_a_duel() {
    let lum = |east: &str| {
        let board = duel().at(3, 16).west("1 2 3 4 5", "Poker Flourish").east(east, "");
        let mut m = board.turn(WEST);
        m.does(WEST, "Poker Flourish on P2").does(WEST, "show hand 1 2 3 4 5");
        m
    };
    lum("1 2 3 4 5").must(EAST, "pass").tokens(1, 0);
    lum("2 2 3 4 5").does(EAST, "discard 2 2").tokens(0, 0).asks(WEST).holds(EAST, "3 4 5");
}

/// FD-22.10, FD-S67, FD-S123: Lum behind a threatened teammate: a card that does not help is
/// discarded, and he may still dashing block from his hand.
#[test]
fn roll_the_dice_may_serve_a_dashing_block() {
    let lum = |drawn: &str| {
        let board = team()
            .fighter(A1, 8, "3", "")
            .fighter(B1, 11, "1", "")
            .fighter(A2, 1, "1", "")
            .fighter(B2, 13, "2 3", "Roll the Dice");
        let mut m = board.turn(A1);
        m.does(A1, "attack 1x3").draws(drawn).does(B2, "Roll the Dice");
        m
    };
    let mut m = lum("5");
    m.offers(B2, "dash 2, offer 1x3").does(B2, "dash 2, offer 1x3");
    m.does(B1, "block 0x3 with P4").stands(B2, 11).is_undefeated(B1);
    m.hears(Viewer::Public, Event::Discarded { seat: B2, number: number(5) });
    let mut m = lum("3");
    m.offers(B2, "dash 2, offer drawn 3").does(B2, "dash 2, offer drawn 3");
    m.does(B1, "block 0x3 with P4").holds(B2, "3");
}

/// FD-22.11, FD-S69, FD-S137: Raise the Stakes against the Dragon only draws a card; against Gwen a
/// won round is worth three.
#[test]
fn raised_stakes_against_the_dragon_and_gwen() {
    let mut m =
        board(Mode::Raid2).fighter(M1, 15, "3", "Raise the Stakes").seat(M2, "1", "").turn(M1);
    m.draws("5").does(M1, "Raise the Stakes").holds(M1, "3 5").asks(M1);
    assert!(!is_in_force(&m, "Raise the Stakes", M1));
    let board = duel().at(7, 10).west("3", "Raise the Stakes").east("1", "Shadow Plague");
    let mut m = board.turn(WEST);
    m.does(WEST, "Raise the Stakes").does(WEST, "attack 1x3").does(EAST, "take the hit");
    assert_eq!(m.over().winners(), seats(&[WEST]));
    m.tokens(3, 0);
}

/// FD-22.12, FD-S71: no Pacifism in a turn in which its owner played another ability.
#[test]
fn pacifism_needs_a_turn_without_another_ability() {
    let argagarg = |first: &str| {
        let board = duel().at(6, 9).west("4 4", "").pile("5");
        let board = board.east("1 2 3 3 3", "Hex of Murkwood, Pacifism").pile("5");
        let mut m = board.turn(EAST);
        m.does(EAST, first).does(EAST, "move back 1");
        m
    };
    argagarg("pass").may(EAST, &["Pacifism", "pass"]);
    argagarg("Hex of Murkwood on P1").tokens(1, 0);
}

/// FD-19.26, FD-22.12: the common refill belongs to the turn of the last undefeated mortal: an
/// ability played on an earlier mortal's turn does not stand in Pacifism's way, one played on that
/// turn does.
#[test]
fn the_common_refill_is_part_of_the_last_mortals_turn() {
    let raid = |argagarg: Seat, first: &str, second: &str| {
        let board =
            board(Mode::Raid2).fighter(M1, 8, "1 1 1 1 2", "").fighter(M2, 3, "1 1 1 1 1", "");
        let board = board.with(argagarg, |f| {
            f.face_up = Some(vec!["Pacifism".into(), "Hex of Murkwood".into()]);
        });
        let board = board.fighter(DRAGON_OF_TWO, 12, "4 4 4 4 4 4 4", "");
        let mut m = board.pile("5 5").turn(M1);
        for (seat, choice) in [(M1, first), (M1, "move back 1"), (M2, second), (M2, "move back 1")]
        {
            if !choice.is_empty() {
                m.does(seat, choice);
            }
        }
        m
    };
    raid(M1, "Hex of Murkwood on P3", "").may(M1, &["Pacifism", "pass"]);
    raid(M2, "", "pass").may(M2, &["Pacifism", "pass"]);
    raid(M2, "", "Hex of Murkwood on P3").over();
}

/// FD-22.13, FD-S77, FD-S162: the Soldier on 8 pushes an enemy on 9 while Onimaru recovers, stands
/// still before one on his Start, and is gone when Onimaru is defeated.
#[test]
fn the_soldier_marches_while_onimaru_recovers() {
    let soldier = |board: Board, space| {
        let board = board.with(WEST, |f| {
            (f.soldier, f.retreat_due) = (Some(Space(space)), true);
        });
        board.lasting("Clockwork Soldier", WEST, WEST)
    };
    let mut m = soldier(duel().at(4, 9).west("1", "").east("1", ""), 8).turn(WEST);
    m.stands(EAST, 10).hears(Viewer::Public, Event::SoldierMarched { seat: WEST, space: Space(9) });
    let mut m = soldier(duel().at(4, 18).west("1", "").east("1", ""), 17).turn(WEST);
    m.stands(EAST, 18);
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::SoldierMarched { .. }));
}

/// FD-22.13, FD-S162: in a Raid too it goes with him, and the Dragon may pass where it stood.
#[test]
fn the_soldier_goes_with_a_defeated_mortal() {
    let mut m = board(Mode::Raid2)
        .fighter(M1, 9, "1", "")
        .fighter(M2, 1, "1", "")
        .fighter(DRAGON_OF_TWO, 14, "5 5 5", "")
        .with(M1, |f| f.soldier = Some(Space(12)))
        .lasting("Clockwork Soldier", M1, M1)
        .turn(DRAGON_OF_TWO);
    m.does(DRAGON_OF_TWO, "attack 1x5").does(M1, "take the hit");
    m.hears(Viewer::Public, Event::SoldierRemoved { seat: M1 });
    m.turn_of(DRAGON_OF_TWO).does(DRAGON_OF_TWO, "move forward 5").stands(DRAGON_OF_TWO, 9);
}

/// FD-22.14, FD-S81: Team Battle in the order A1, B1, A2 = Persephone, B2 = Gwen: Gwen stands on a
/// dark space and has retreated from A1's strike. Dominance on her is legal; her next two turns are
/// recover turns; Relentless Strikes may be used on the first, never on the forced one.
#[test]
fn dominance_makes_a_recovering_gwen_recover_again() {
    let mut m = team()
        .fighter(A1, 7, "2 3 1 1 1", "")
        .fighter(B1, 18, "1 1 1", "")
        .fighter(A2, 11, "1 1 1", "Dominance")
        .fighter(B2, 12, "2 5 4", "Relentless Strikes, Speed of the Fox")
        .turn(A1);
    m.does(A1, "dash 2, strike 1x3").does(B2, "retreat 2").stands(B2, 14);
    m.does(B1, "move back 1").does(A2, "Dominance on P4").does(A2, "move back 1");
    // Her first turn is the recovery from the retreat.
    m.turn_of(B2).may(B2, &["Relentless Strikes", "Speed of the Fox", "pass"]);
    m.does(B2, "Relentless Strikes").does(B2, "attack 1x5").does(A1, "take the hit");
    m.is_defeated(A1).is_recovering(B2, true);
    // Her second is the forced one: nobody asks her, she only refills.
    m.does(B1, "move back 1").does(A2, "move back 1").turn_of(B1).is_recovering(B2, false);
    m.face_up(B2, "Speed of the Fox", true).hand_size(B2, 5);
}

/// FD-22.15, FD-S136, FD-10.7: Gwen in the Raid: at time-over the mortals lose at once, before
/// last-hits; also if she has been defeated earlier.
#[test]
fn gwen_loses_the_raid_at_time_over() {
    for gwen_stands in [true, false] {
        let mut m = board(Mode::Raid2)
            .fighter(M1, 15, if gwen_stands { "3 3 3 3 3 3" } else { "" }, "Shadow Plague")
            .with(M1, |f| f.defeated = !gwen_stands)
            .fighter(M2, 13, "5 5 5 5", "Pacifism")
            .with(M2, |f| f.retreat_due = true)
            .seat(DRAGON_OF_TWO, "1 1 1 1 1 1 1", "")
            .with(DRAGON_OF_TWO, |f| f.hit_points = 1)
            .pile("4")
            .turn(M2);
        m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::LastHit { .. }));
        assert_eq!(m.over().winners(), seats(&[DRAGON_OF_TWO]));
    }
}

/// FD-22.15, FD-S73: six cards at the start and at each refill, also in a Raid, where she refills
/// with the others.
#[test]
fn gwen_refills_to_six_with_the_mortals() {
    let mut m = board(Mode::Raid2)
        .fighter(M1, 3, "1 1", "Shadow Plague")
        .seat(M2, "1 1", "")
        .seat(DRAGON_OF_TWO, "2 2 2 2 2 2 2", "")
        .turn(M1);
    m.does(M1, "move back 1").hand_size(M1, 1).does(M2, "move back 1");
    m.hand_size(M1, 6).hand_size(M2, 5).asks(DRAGON_OF_TWO);
}

/// FD-22.16, FD-S83: Zane on 8 rams an opponent on 9: he stands on 9, the other on 10, and his main
/// action follows.
#[test]
fn the_main_action_follows_a_shoulder_ram() {
    let mut m = duel().at(8, 9).west("1 2", "Shoulder Ram").east("1", "").turn(WEST);
    m.does(WEST, "Shoulder Ram").stands(WEST, 9).stands(EAST, 10);
    m.asks(WEST).does(WEST, "attack 1x1").asks(EAST);
}

/// FD-22.17, FD-S82: a landmine on 13: a retreat with a 4 from 11 through it ends on 15, the mine
/// is gone, and the next turn is skipped with no refill; moving onto it costs a recover turn with
/// it.
#[test]
fn a_landmine_disappears_when_it_triggers() {
    let mined = |east| {
        let board = duel().at(6, east).west("2 3 1 1 1", "").east("4 1", "");
        board.with(WEST, |f| f.mine = Some(Space(13)))
    };
    let mut m = mined(11).turn(WEST);
    m.does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 4").stands(EAST, 15);
    m.hears(Viewer::Public, Event::MineSetOff { seat: EAST, space: Space(13) });
    m.hears(Viewer::Public, Event::TurnSkipped { seat: EAST }).turn_of(WEST).hand_size(EAST, 1);
    assert_eq!(m.table().open().fighter(WEST).mine, None);
    let mut m = mined(17).turn(EAST);
    m.does(EAST, "move forward 4").stands(EAST, 13).is_recovering(EAST, true).hand_size(EAST, 5);
    m.does(WEST, "move back 1").hears(Viewer::Public, Event::Recovered { seat: EAST });
    m.turn_of(WEST);
}

/// FD-22.18: in a Raid a mortal who skips his turn misses the next common refill, and only that.
#[test]
fn a_skipped_mortal_misses_one_common_refill() {
    let mut m = board(Mode::Raid2)
        .fighter(M1, 3, "1", "")
        .with(M1, |f| f.skip_due = true)
        .seat(M2, "1 1 1", "")
        .seat(DRAGON_OF_TWO, "2 2 2 2 2 2 2", "")
        .turn(M1);
    m.hears(Viewer::Public, Event::TurnSkipped { seat: M1 }).asks(M2).does(M2, "move back 1");
    m.hand_size(M1, 1).hand_size(M2, 5).does(DRAGON_OF_TWO, "move back 2");
    m.does(M1, "move back 1").hand_size(M1, 0);
    let back = m.table().hand(M2).numbers().next().expect("he holds five cards");
    m.does(M2, &format!("move back {back}")).hand_size(M1, 5);
}

/// FD-22.19, FD-20.26, FD-S151: Gwen is the hidden traitor at time-over: she is revealed, and the
/// Dragon's team loses.
#[test]
fn gwen_the_traitor_loses_for_the_dragon() {
    let mut m = board(Mode::Betrayal)
        .fighter(M1, 3, "1 1 1 1 1", "")
        .fighter(M2, 3, "2 2 2 2 2", "")
        .fighter(M3, 5, "3 3 3 3 3 3", "Shadow Plague")
        .fighter(M4, 3, "4 4 4 4", "")
        .with(M4, |f| f.retreat_due = true)
        .fighter(DRAGON, 8, "5 5 5 5 5", "")
        .traitor(M3)
        .position(|p| p.reshuffles = 0)
        .pile("1")
        .turn(M4);
    m.hears(Viewer::Public, Event::TraitorRevealed { seat: M3 }).does(M3, "done");
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::LastHit { .. }));
    assert_eq!(m.over().winners(), seats(&[M1, M2, M4]));
}

/// FD-22.20, FD-22.21, FD-S72: Team Battle with Gwen: her team loses the round at time-over and the
/// winners take two tokens; with a Gwen on both teams the round is a draw.
#[test]
fn gwens_team_loses_the_round_at_time_over() {
    let fight = |b1: &str, b2: &str| {
        let board = team()
            .fighter(A1, 9, "1", b1)
            .fighter(B1, 10, "1 1 1 1 1", b2)
            .fighter(A2, 1, "5", "")
            .fighter(B2, 18, "5", "");
        let mut m = board.pile("3").turn(A1);
        m.does(A1, "move back 1").hears(Viewer::Public, Event::TimeOver);
        m
    };
    fight("", "Shadow Plague").tokens(2, 0);
    let mut m = fight("Shadow Plague", "Shadow Plague");
    m.tokens(0, 0).hears(Viewer::Public, Event::RoundDrawn);
}

/// FD-22.21: every round that Gwen's team loses gives the extra token, also one lost by hits, and
/// also if it was not she who was hit last.
#[test]
fn every_lost_round_of_gwens_team_costs_two() {
    let mut m = team()
        .fighter(A1, 7, "3", "")
        .fighter(B1, 10, "1", "")
        .seat(A2, "1", "")
        .with(B2, |f| {
            (f.defeated, f.face_up) = (true, Some(vec!["Shadow Plague".into()]));
        })
        .turn(A1);
    m.does(A1, "attack 1x3").does(B1, "take the hit").tokens(2, 0);
}

/// FD-19.22, FD-22.15: the draw of a Raid is nobody's win.
#[test]
fn a_drawn_raid_is_drawn_for_all() {
    let mut m = board(Mode::Raid2)
        .fighter(M1, 7, "1 1 1 1 1", "")
        .seat(M2, "1 1 1 1", "")
        .with(M2, |f| f.retreat_due = true)
        .fighter(DRAGON_OF_TWO, 12, "2 2 2 2 2 2 2", "")
        .pile("1")
        .turn(M2);
    assert_eq!(m.over().finish(M1), Finish::Drew);
}
