//! FD-17: Team Battle, two against two.

use super::*;
use crate::{Cards, Event, Mode, Setup, Side, Table, Who};
use kernel::{Game, Offers, Play, Recorded, Seat, Viewer};
use scenario::Scene;

fn who(name: &str) -> Who {
    name.parse().expect("it is one of the twenty")
}

fn four() -> Setup {
    Setup::of(Mode::Team).with(&[who("Grave"), who("Jaina"), who("Midori"), who("Setsuki")])
}

fn order(m: &Scene<Table>) -> Vec<Seat> {
    m.view(Viewer::Public).open.order[..4].to_vec()
}

/// FD-17.1: A, B, the other B, the other A; nobody twice.
#[test]
fn picks_go_a_b_b_a_and_each_character_once() {
    let mut m = Scene::<Table>::deal(&Setup::of(Mode::Team), &[]);
    m.asks(A1).does(A1, "pick Grave").asks(B1).refuses(B1, "pick Grave", "FD-14.3");
    m.does(B1, "pick Jaina").asks(B2).does(B2, "pick Midori").asks(A2);
    assert_eq!(Offers::of(m.table(), A2).0.len(), 17);
    m.refuses(A2, "pick Midori", "FD-14.3").does(A2, "pick Setsuki");
    let found = [A1, B1, A2, B2].map(|s| m.table().open().fighter(s).who.name());
    assert_eq!(found, ["Grave", "Jaina", "Setsuki", "Midori"]);
    let twice = Setup::of(Mode::Team).with(&[who("Grave"), who("Jaina"), who("Grave")]);
    assert!(Table::start(&twice, &mut Play::silent(&mut Recorded::new([], 1))).is_err());
}

/// FD-17.2, FD-17.3: fifty cards, five each, thirty left; both pawns on their team's Start.
#[test]
fn the_deal_of_a_team_battle() {
    let mut m = Scene::<Table>::deal(&four(), &[0]);
    m.does(A1, "P1 leads").does(B1, "P2 leads").round(1).pile_left(30);
    for (seat, start) in [(A1, 1), (A2, 1), (B1, 18), (B2, 18)] {
        m.hand_size(seat, 5).stands(seat, start);
    }
    let t = m.table();
    let hands = [A1, B1, A2, B2].map(|s| t.hand(s));
    assert_eq!(hands.into_iter().fold(t.hidden().deck, Cards::plus), Cards::each(10));
}

/// FD-17.4: a coin for the first team.
#[test]
fn a_coin_decides_which_team_begins() {
    let mut m = Scene::<Table>::deal(&four(), &[0]);
    m.hears(Viewer::Public, Event::CoinFlipped { first: Side::West }).asks_all(&[A1, A2]);
    let mut m = Scene::<Table>::deal(&four(), &[1]);
    m.hears(Viewer::Public, Event::CoinFlipped { first: Side::East }).asks_all(&[B1, B2]);
}

/// FD-17.5, FD-17.23: the team that goes first names its p1, then the other; p1 p1 p2 p2.
#[test]
fn each_team_names_its_lead_and_turns_alternate() {
    let mut m = Scene::<Table>::deal(&four(), &[1]);
    m.asks_all(&[B1, B2]).may(B1, &["P2 leads", "P4 leads"]).does(B1, "P4 leads");
    m.asks_all(&[A1, A2]).may(A2, &["P1 leads", "P3 leads"]).round(0).does(A2, "P1 leads");
    assert_eq!(order(&m), [B2, A1, B1, A2]);
    m.round(1).turn_of(B2).hears(Viewer::Public, Event::RoundStarted { round: 1, first: B2 });
}

/// B2 can be finished by A1; A2 and B1 were defeated before.
fn last_two(a1_hand: &str) -> Board {
    let board = team().fighter(A1, 9, a1_hand, "").fighter(A2, 3, "", "").defeated(A2);
    board.fighter(B1, 12, "", "").defeated(B1).fighter(B2, 10, "2 3", "")
}

/// FD-17.4, FD-17.5, FD-17.23: the losing team chooses before anyone draws; leads may change.
#[test]
fn the_losing_team_chooses_and_leads_are_named_anew() {
    let mut m = last_two("1").turn(A1);
    m.does(A1, "attack 1x1").must(B2, "take the hit").tokens(1, 0);
    m.asks_all(&[B1, B2]).may(B1, &["West goes first", "East goes first"]).round(1);
    m.does(B1, "West goes first").asks_all(&[A1, A2]).does(A1, "P3 leads");
    m.asks_all(&[B1, B2]).does(B2, "P2 leads").round(2).turn_of(A2);
    assert_eq!(order(&m), [A2, B1, A1, B2]);
    m.is_undefeated(A2).is_undefeated(B1).hand_size(A2, 5);
}

/// FD-17.5, FD-S122, FD-17.8: a defeated player is skipped, and his hand is discarded.
#[test]
fn a_defeated_player_is_skipped_and_his_hand_discarded() {
    let board = team().fighter(A1, 9, "2 3 4", "").fighter(A2, 3, "1 1 2", "");
    let board = board.fighter(B1, 10, "1 1", "").fighter(B2, 18, "1 1", "");
    let mut m = board.position(|p| p.order = vec![A1, B1, A2, B2]).turn(B1);
    m.does(B1, "attack 1x1").must(A1, "take the hit").is_defeated(A1).holds(A1, "");
    m.discarded("1 2 3 4").turn_of(A2).does(A2, "move forward 1");
    m.turn_of(B2).does(B2, "move back 1").turn_of(B1).does(B1, "move back 1").turn_of(A2);
}

/// FD-17.6: both opponents defeated wins the round, whatever it cost.
#[test]
fn a_team_wins_by_defeating_both_opponents() {
    let board = team().fighter(A1, 9, "1 1", "").fighter(A2, 3, "", "").defeated(A2);
    let both = board.fighter(B1, 10, "2", "").fighter(B2, 10, "2 3", "");
    let mut m = both.turn(A1);
    m.does(A1, "attack 1x1").must(B1, "take the hit").tokens(0, 0).goes_on();
    m.must(B2, "take the hit").tokens(1, 0);
}

/// FD-17.6: three tokens win the game, for both members.
#[test]
fn three_tokens_win_the_game_for_the_team() {
    let mut m = last_two("1").tokens(2, 2).turn(A1);
    m.does(A1, "attack 1x1").must(B2, "take the hit").tokens(3, 2);
    let winners = m.over().winners();
    assert!(winners.has(A1) && winners.has(A2) && !winners.has(B1) && !winners.has(B2));
    let mut m = last_two("1").tokens(1, 2).turn(A1);
    m.does(A1, "attack 1x1").must(B2, "take the hit").tokens(2, 2).goes_on();
}

/// FD-17.7: the pawn leaves the board: it stops nobody and is no target.
#[test]
fn a_defeated_pawn_leaves_the_board() {
    let board = team().fighter(A1, 9, "1 4 5", "").fighter(A2, 3, "1", "");
    let mut m = board.fighter(B1, 10, "2", "").fighter(B2, 18, "2 3", "").turn(A1);
    m.does(A1, "attack 1x1").must(B1, "take the hit").is_defeated(B1).turn_of(A2);
    m.draws("2").does(A2, "move forward 1").does(B2, "move back 2");
    m.turn_of(A1).refuses(A1, "attack 1x1", "FD-7.8").does(A1, "move forward 4").stands(A1, 13);
}

/// FD-17.8, FD-S153: the stash is discarded too, and he takes no part in the round.
#[test]
fn a_defeated_players_stash_is_discarded_and_he_takes_no_part() {
    let board = team().fighter(A1, 9, "1 1", "").fighter(A2, 3, "1", "");
    let board = board.fighter(B1, 10, "2", "Political Prowess, Reversal").fighter(B2, 18, "2", "");
    let mut m = board.with(B1, |f| f.stash = Some(number(5))).turn(A1);
    m.does(A1, "attack 1x1").does(B1, "take the hit").discarded("1 2 5");
    assert_eq!(m.table().stash(B1), None);
    m.refuses(B1, "Reversal", "FD-17.8").cannot_interject(B1, "concede");
}

/// FD-S116, FD-17.9: the front-most enemy is the limit of every forward step.
#[test]
fn nobody_gets_past_the_front_most_enemy() {
    let board = team().fighter(A1, 8, "5", "").fighter(A2, 3, "1 5", "");
    let board = board.fighter(B1, 12, "5 1", "").fighter(B2, 18, "2", "");
    let mut m = board.clone().turn(B1);
    m.does(B1, "move forward 5").stands(B1, 9);
    // Teammates do not stop each other: A2 passes A1 and stops before B1.
    let mut m = board.space(B1, 11).space(A2, 7).turn(A2);
    m.does(A2, "move forward 5").stands(A2, 10);
}

/// Two targets on one space, four away from A1.
fn two_on_twelve(a1: &str, b1: &str, b2: &str) -> Fight {
    let board = team().fighter(A1, 8, a1, "").fighter(A2, 3, "1", "");
    board.fighter(B1, 12, b1, "").fighter(B2, 12, b2, "").turn(A1)
}

/// FD-S109, FD-17.10: each target needs his own block; one blocks, the other falls.
#[test]
fn each_pawn_on_the_space_must_respond_for_itself() {
    let mut m = two_on_twelve("4", "4 1", "2 1");
    m.does(A1, "attack 1x4").asks(B1).does(B1, "block 1x4").must(B2, "take the hit");
    m.is_undefeated(B1).is_defeated(B2).goes_on();
}

/// FD-S164, FD-17.10: each from his own hand; the first block does not help the second.
#[test]
fn one_set_of_cards_saves_one_target() {
    let mut m = two_on_twelve("4", "2 1", "4 1");
    m.does(A1, "attack 1x4").must(B1, "take the hit").is_defeated(B1);
    m.may(B2, &["block 1x4", "take the hit"]).does(B2, "block 1x4").is_undefeated(B2);
}

/// FD-17.10: in turn order after the attacker, each completely resolved before the next.
#[test]
fn targets_respond_in_turn_order_after_the_attacker() {
    let board = team().fighter(A1, 3, "1", "").fighter(A2, 7, "1 4", "");
    let board = board.fighter(B1, 12, "2", "").fighter(B2, 12, "4 3", "");
    let mut m = board.position(|p| p.order = vec![A1, B1, A2, B2]).turn(A2);
    m.does(A2, "dash 1, strike 1x4")
        .may(B2, &["block 1x4", "retreat 3", "retreat 4", "take the hit"]);
    m.does(B2, "retreat 3").stands(B2, 15).may(B1, &["retreat 2", "take the hit"]);
}

/// FD-S117, FD-17.11: the nearest enemy does not shield the one behind him.
#[test]
fn any_enemy_at_the_right_distance_may_be_attacked() {
    let board = team().fighter(A1, 8, "4 2 3", "").fighter(A2, 3, "1", "");
    let mut m = board.fighter(B1, 10, "2", "").fighter(B2, 12, "4", "").turn(A1);
    m.offers(A1, "attack 1x2").offers(A1, "attack 1x4").refuses(A1, "attack 1x3", "FD-7.8");
    m.does(A1, "attack 1x4").asks(B2).does(B2, "block 1x4").is_undefeated(B1);
}

/// FD-S115, FD-17.12: a push moves everyone on the adjacent space and nobody else.
#[test]
fn a_push_pushes_all_enemies_on_the_adjacent_space() {
    let board = team().fighter(A1, 8, "3", "").fighter(A2, 3, "1", "");
    let mut m = board.clone().fighter(B1, 9, "2", "").fighter(B2, 9, "2", "").turn(A1);
    m.does(A1, "push 3").stands(B1, 12).stands(B2, 12).stands(A1, 8);
    let mut m = board.fighter(B1, 9, "2", "").fighter(B2, 10, "2", "").turn(A1);
    m.does(A1, "push 3").stands(B1, 12).stands(B2, 10);
}

/// FD-17.13, FD-S111: a recovering player still blocks and retreats for himself.
#[test]
fn a_recovering_player_keeps_his_blocks_and_retreats() {
    let board = team().fighter(A1, 6, "2 4 4", "").fighter(A2, 3, "1", "");
    let board = board.fighter(B1, 12, "4 2", "").fighter(B2, 18, "2", "");
    let mut m = board.with(B1, |f| f.retreat_due = true).turn(A1);
    m.does(A1, "dash 2, strike 1x4");
    m.may(B1, &["block 1x4", "retreat 2", "retreat 4", "take the hit"]);
}

/// FD-S118, FD-17.14: one recover turn for two retreats, with the refill at its end.
#[test]
fn two_retreats_cost_one_recover_turn_which_ends_with_the_refill() {
    let board = team().fighter(A1, 4, "2 2 4", "").fighter(A2, 5, "3 5 1", "");
    let board = board.fighter(B1, 10, "1 2 5", "").fighter(B2, 18, "2 3", "");
    let mut m = board.position(|p| p.order = vec![A1, B2, A2, B1]).turn(A1);
    m.does(A1, "dash 2, strike 1x4").does(B1, "retreat 1").stands(B1, 11);
    m.turn_of(B2).hand_size(A1, 5).does(B2, "move back 2").turn_of(A2).draws("5").goes_on();
    m.does(A2, "dash 1, strike 1x5").does(B1, "retreat 2").stands(B1, 13);
    // B1's recover turn has come and gone: he holds five again and owes nothing.
    m.turn_of(A1).hand_size(B1, 5).is_recovering(B1, false);
    m.does(A1, "move back 2").turn_of(B2);
}

/// FD-17.14: everyone refills at the end of his own turn, not before.
#[test]
fn each_player_refills_at_the_end_of_his_own_turn() {
    let mut m = two_on_twelve("4 4", "4 1", "4 2");
    m.does(A1, "attack 1x4").does(B1, "block 1x4").does(B2, "block 1x4");
    m.turn_of(B1).hand_size(A1, 5).hand_size(B1, 1).hand_size(B2, 1);
    m.does(B1, "move back 1").hand_size(B1, 5).hand_size(B2, 1);
}

/// The last card is drawn by A1 after a step back of 1: these are the hands and spaces then.
struct Finale(Board);

impl Finale {
    fn new() -> Finale {
        Finale(team().seat(A1, "1", "").seat(B1, "", "").seat(A2, "", "").seat(B2, "", ""))
    }
    fn has(self, seat: Seat, space: u8, hand: &str) -> Finale {
        let hand = if seat == A1 { format!("{hand} 1") } else { hand.to_string() };
        let space = if seat == A1 { space + 1 } else { space };
        Finale(self.0.fighter(seat, space, &hand, ""))
    }
    fn lost(self, seat: Seat) -> Finale {
        Finale(self.0.defeated(seat))
    }
    /// The last card, a 5 unless the hands need all of them, plays no part.
    #[track_caller]
    fn ends(self) -> Fight {
        let mut m = self.0.pile("5").turn(A1);
        m.does(A1, "move back 1").hears(Viewer::Public, Event::TimeOver);
        m
    }
}

/// FD-S119, FD-17.15: whoever has more cards equal to the distance scores a last-hit.
#[test]
fn at_time_over_everyone_compares_with_every_opponent() {
    let duel = || Finale::new().has(A1, 8, "2 2").has(A2, 1, "").has(B2, 18, "");
    let mut m = duel().has(B1, 10, "2").ends();
    m.hears(Viewer::Public, Event::LastHit { by: A1, on: B1 }).tokens(1, 0);
    let mut m = duel().has(B1, 10, "2 2 2").ends();
    m.hears(Viewer::Public, Event::LastHit { by: B1, on: A1 }).tokens(0, 1);
    let mut m = duel().has(B1, 10, "2 2").ends();
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::LastHit { .. }));
}

/// FD-17.16: a player who is last-hit still counts in his other comparisons.
#[test]
fn last_hits_are_simultaneous() {
    // A1 is hit by B1 (distance 2) and hits B2 (distance 4) all the same.
    let board = Finale::new().has(A1, 8, "4").has(A2, 1, "").has(B1, 10, "2").has(B2, 12, "");
    let mut m = board.ends();
    m.hears(Viewer::Public, Event::LastHit { by: B1, on: A1 });
    m.hears(Viewer::Public, Event::LastHit { by: A1, on: B2 });
    m.hears(Viewer::Public, Event::Defeated { seat: A1 });
    m.hears(Viewer::Public, Event::Defeated { seat: B2 });
}

/// FD-17.17, FD-17.22, FD-S121: A2 alone hits both; A1, defeated earlier, does not matter.
#[test]
fn a_team_with_players_left_beats_one_with_none() {
    let board =
        Finale::new().lost(A2).has(A2, 1, "").has(A1, 8, "2 4").has(B1, 10, "").has(B2, 12, "");
    let mut m = board.ends();
    m.hears(Viewer::Public, Event::LastHit { by: A1, on: B1 });
    m.hears(Viewer::Public, Event::LastHit { by: A1, on: B2 }).tokens(1, 0);
}

/// FD-17.18, FD-17.22: two left beat one left, however far forward that one is.
#[test]
fn two_left_beat_one_left() {
    let board =
        Finale::new().has(A1, 2, "").has(A2, 1, "").has(B1, 10, "").lost(B2).has(B2, 18, "");
    board.ends().tokens(1, 0);
}

/// FD-17.19: two against two, the team whose front-most member advanced farther wins.
#[test]
fn with_equal_numbers_the_front_most_members_decide() {
    // A: 8 (advance 7) and 1; B: 12 (advance 6) and 12 (advance 6).
    let board = Finale::new().has(A1, 8, "").has(A2, 1, "").has(B1, 12, "").has(B2, 12, "");
    board.ends().tokens(1, 0);
    let board = Finale::new().has(A1, 2, "").has(A2, 8, "").has(B1, 18, "").has(B2, 10, "");
    board.ends().tokens(0, 1);
    // One against one.
    let alone = Finale::new().lost(A2).has(A1, 8, "").lost(B1).has(B1, 10, "");
    alone.has(A2, 1, "").has(B2, 12, "").ends().tokens(1, 0);
}

/// FD-17.20: equal advance is a draw.
#[test]
fn equal_advance_is_a_draw() {
    let board = Finale::new().has(A1, 8, "").has(A2, 1, "").has(B1, 18, "").has(B2, 11, "");
    board.ends().tokens(0, 0).hears(Viewer::Public, Event::RoundDrawn);
}

/// FD-17.21: all four defeated is a draw.
#[test]
fn all_four_defeated_is_a_draw() {
    // A1@8 hits B1@10 (2s), B1 hits A2@6 (4s), A2 hits B2@11 (5s), B2 hits A1 (3s).
    let board = Finale::new().has(A1, 8, "2").has(A2, 6, "5 5").has(B1, 10, "4").has(B2, 11, "3");
    let mut m = board.ends();
    for (by, on) in [(A1, B1), (B1, A2), (A2, B2), (B2, A1)] {
        m.hears(Viewer::Public, Event::LastHit { by, on });
    }
    m.hears(Viewer::Public, Event::RoundDrawn).tokens(0, 0);
}

/// FD-17.22: who was defeated before time-over compares with nobody and does not count.
#[test]
fn the_defeated_take_no_part_in_last_hits() {
    let board = Finale::new().has(A1, 8, "2").has(A2, 1, "").lost(B1).has(B1, 10, "");
    let mut m = board.has(B2, 18, "").ends();
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::LastHit { .. })).tokens(1, 0);
}

/// FD-S167, FD-17.24, FD-6.9: the striker falls; the other target need not respond.
#[test]
fn when_the_attacker_falls_the_other_targets_need_not_respond() {
    let board = team().fighter(A1, 5, "2 3 1", "").fighter(A2, 3, "1", "");
    let mut m = board.fighter(B1, 10, "1 4", "Pilebunker").fighter(B2, 10, "5", "").turn(A1);
    m.does(A1, "dash 2, strike 1x3").does(B1, "retreat 1").does(B1, "Pilebunker");
    m.does(B1, "attack 1x4").must(A1, "take the hit").is_defeated(A1).is_undefeated(B2);
    // The striker's turn ends without refill, then B1 recovers, and it is A2's turn.
    m.turn_of(A2).hand_size(A1, 0).stands(B2, 10).hand_size(B1, 5);
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::DrewUnseen { seat: A1 }));
}

/// FD-17.24: a target who falls in another way needs no response.
#[test]
fn a_target_defeated_in_another_way_needs_no_response() {
    // A1 attacks the space of B1 and B2. B1 blocks and strikes back at A1's space; A2, who stands
    // there too, blocks that and strikes back in turn, before B2 has answered the first attack.
    let board = team().fighter(A1, 8, "4 4 1", "").fighter(A2, 8, "4 4", "Patriot Mirror");
    let board = board.fighter(B1, 12, "4 4 4 2", "Patriot Mirror").fighter(B2, 12, "1", "");
    let mut m = board.turn(A1);
    m.does(A1, "attack 1x4").does(B1, "block 1x4").does(B1, "Patriot Mirror");
    m.does(B1, "attack 1x4").asks(A2).does(A2, "block 1x4").does(A2, "Patriot Mirror");
    m.does(A2, "attack 1x4").must(B2, "take the hit").is_defeated(B2).does(B1, "block 1x4");
    // B1's attack is still to be answered by A1; A1's own needs no answer of B2 any more.
    m.asks(A1).does(A1, "block 1x4").turn_of(B1).asks(B1).lacks(B1, "take the hit");
}
