//! FD-15: Custom Clockwork, one against one with drafted abilities.

use super::*;
use crate::ability::AbilityId;
use crate::{Event, Mode, Setup, Side, Table};
use kernel::{Offers, Seat, Viewer};
use scenario::Scene;

/// The pool is the first twelve abilities of the list, or whatever these picks deal.
fn draft_of(pool: [usize; 12], coin: usize) -> Scene<Table> {
    let luck: Vec<usize> = pool.into_iter().chain([coin]).collect();
    Scene::<Table>::deal(&Setup::of(Mode::Clockwork), &luck)
}

const FIRST_TWELVE: [usize; 12] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

fn pool_of(m: &Scene<Table>) -> Vec<String> {
    m.view(Viewer::Public).open.pool.iter().flatten().map(ToString::to_string).collect()
}

fn abilities_of(m: &Scene<Table>, seat: Seat) -> Vec<String> {
    m.table().open().fighter(seat).cards().map(|(id, _)| id.to_string()).collect()
}

/// FD-15.1: twelve different of the sixty, for all to see; the Dragon's are not among them.
#[test]
fn twelve_of_the_sixty_are_dealt_face_up() {
    let m = draft_of([59, 0, 30, 1, 2, 3, 4, 5, 6, 7, 8, 9], 0);
    let dealt: Vec<AbilityId> = m
        .told(Viewer::Public)
        .into_iter()
        .filter_map(|e| if let Event::PoolDealt { ability } = e { Some(ability) } else { None })
        .collect();
    assert_eq!(dealt.len(), 12);
    assert_eq!(
        dealt[..3].iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["Maximum Anarchy", "Reversal", "Political Prowess"]
    );
    let mut different = dealt.clone();
    different.sort();
    different.dedup();
    assert_eq!(different.len(), 12);
    assert_eq!(crate::cards::character_abilities().count(), 60);
    assert_eq!(pool_of(&m).len(), 12);
    assert_eq!(Offers::of(m.table(), WEST).0.len(), 12);
}

/// FD-15.2: the coin decides who chooses first.
#[test]
fn a_coin_decides_the_first_chooser() {
    let mut m = draft_of(FIRST_TWELVE, 0);
    m.hears(Viewer::Public, Event::CoinFlipped { first: Side::West }).asks(WEST);
    let mut m = draft_of(FIRST_TWELVE, 1);
    m.hears(Viewer::Public, Event::CoinFlipped { first: Side::East }).asks(EAST);
}

/// FD-S91, FD-15.3, FD-15.4: 1-2-2-1-1-2-2-1, four each, four left, the first chooser plays first.
#[test]
fn the_draft_goes_one_two_two_one_one_two_two_one() {
    for (coin, one, two) in [(0, WEST, EAST), (1, EAST, WEST)] {
        let mut m = draft_of(FIRST_TWELVE, coin);
        m.asks(one).does(one, "draft Dragon Form");
        m.asks(two).lacks(two, "draft Dragon Form").refuses(two, "draft Dragon Form", "FD-15.3");
        m.does(two, "draft Reversal").asks(two).does(two, "draft Martial Mastery");
        m.asks(one).does(one, "draft Flame Arrow").asks(one).does(one, "draft Charged Shot");
        m.asks(two).does(two, "draft Knowing the Opponent");
        m.asks(two).does(two, "draft Smoldering Embers");
        m.asks(one).round(0).does(one, "draft Rising Mountain").round(1).turn_of(one);
        let had = ["Flame Arrow", "Charged Shot", "Rising Mountain", "Dragon Form"];
        assert_eq!(abilities_of(&m, one), had);
        assert_eq!(abilities_of(&m, two).len(), 4);
        let left = ["Master of Twos", "Esper Dash", "Speed of the Fox", "Ninpo Flash"];
        assert_eq!(pool_of(&m), left);
        had.iter().for_each(|name| {
            m.face_up(one, name, true);
        });
        m.hand_size(WEST, 5).hand_size(EAST, 5).pile_left(15);
    }
}

/// West beats East with an arrow from six away; four abilities lie in the pool.
fn lost_by_east(east: &str) -> Fight {
    let pool = ["Reversal", "Landmine", "Rampage", "Pacifism"];
    let board = board(Mode::Clockwork).at(6, 12).west("1", "Flame Arrow, Dragon Form, Pilebunker");
    let board = board.east("1", east);
    let mut m = board.position(move |p| p.pool = pool.map(String::from).to_vec()).turn(WEST);
    m.does(WEST, "Flame Arrow on P2").tokens(1, 0);
    m
}

/// FD-15.5: one ability a turn, all turned up for the next round, three tokens to win.
#[test]
fn the_usual_rules_of_abilities_and_tokens_hold() {
    let board = board(Mode::Clockwork).at(7, 12).west("1 3 3", "Dragon Form, Martial Mastery");
    let mut m = board.east("1", "").turn(WEST);
    m.does(WEST, "Dragon Form").refuses(WEST, "Martial Mastery", "FD-11.4");
    let mut m = lost_by_east("Thunderclap");
    m.face_up(WEST, "Flame Arrow", false).does(EAST, "pass").does(EAST, "West goes first");
    m.round(2).face_up(WEST, "Flame Arrow", true);
    let draft = draft_of(FIRST_TWELVE, 0);
    assert_eq!(draft.view(Viewer::Public).open.tokens_needed, 3);
}

/// FD-S92, FD-15.6, FD-15.7, FD-15.9: the loser may swap one, then he decides who goes first.
#[test]
fn the_loser_may_swap_one_ability_with_the_pool() {
    let mut m = lost_by_east("Thunderclap, Saving Grace");
    m.asks(EAST).offers(EAST, "pass").lacks(EAST, "West goes first");
    assert_eq!(Offers::of(m.table(), EAST).0.len(), 2 * 4 + 1);
    m.does(EAST, "swap Thunderclap for Landmine");
    assert_eq!(abilities_of(&m, EAST), ["Saving Grace", "Landmine"]);
    assert_eq!(pool_of(&m), ["Reversal", "Thunderclap", "Pacifism", "Rampage"]);
    m.asks(EAST).may(EAST, &["West goes first", "East goes first"]);
    m.does(EAST, "East goes first").round(2).turn_of(EAST).offers(EAST, "Landmine at 15");
    assert_eq!(abilities_of(&m, WEST), ["Flame Arrow", "Dragon Form", "Pilebunker"]);
}

/// FD-15.6: he may also keep what he has.
#[test]
fn the_swap_may_be_declined() {
    let mut m = lost_by_east("Thunderclap, Saving Grace");
    m.does(EAST, "pass").may(EAST, &["West goes first", "East goes first"]);
    assert_eq!(abilities_of(&m, EAST), ["Thunderclap", "Saving Grace"]);
}

/// FD-15.7: the winner changes nothing.
#[test]
fn the_winner_may_not_swap() {
    let mut m = lost_by_east("Thunderclap");
    m.asks(EAST).may(WEST, &[]).does(EAST, "pass").asks(EAST).may(WEST, &[]);
    m.does(EAST, "West goes first").asks(WEST).lacks(WEST, "swap");
}

/// FD-S92, FD-15.8: after a draw there is no loser, so nobody swaps.
#[test]
fn after_a_drawn_round_nobody_swaps() {
    // East steps to 11; the last card is drawn; one 3 each, both seven spaces advanced.
    let board = board(Mode::Clockwork).at(8, 12).west("3 1", "").east("1 3", "");
    let board = board.position(|p| p.pool = vec!["Landmine".into()]).pile("4");
    let mut m = board.turn(EAST);
    m.does(EAST, "move forward 1").hears(Viewer::Public, Event::RoundDrawn).tokens(0, 0).round(2);
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::FirstChosen { .. }));
    let first = m.table().open().turn();
    m.asks(first).lacks(first, "swap");
}

/// FD-S93, FD-15.10: without Dragon Form only the first half of Rising Mountain works.
#[test]
fn an_ability_that_refers_to_another_needs_it_for_that_part_only() {
    let struck = |strike: &str, hand: &str| {
        let board = board(Mode::Clockwork).at(5, 10).west("2 3 3 3", "");
        let mut m = board.east(hand, "Rising Mountain, Reversal").turn(WEST);
        m.does(WEST, strike).may(EAST, &["Rising Mountain", "pass"]).does(EAST, "Rising Mountain");
        m
    };
    struck("dash 2, strike 3x3", "3 3 5").offers(EAST, "block 2x3");
    let board = board(Mode::Clockwork).at(5, 10).west("2 3 3 3", "");
    let mut m = board.east("3 5", "Rising Mountain, Reversal").turn(WEST);
    m.does(WEST, "dash 2, strike 2x3").lacks(EAST, "block").lacks(EAST, "Rising Mountain");
    let board = super::board(Mode::Clockwork).at(5, 10).west("2 3 3 3", "");
    let board =
        board.east("3 5", "Rising Mountain, Dragon Form").lasting("Dragon Form", EAST, EAST);
    let mut m = board.turn(WEST);
    m.does(WEST, "dash 2, strike 2x3").does(EAST, "Rising Mountain").offers(EAST, "block 1x3");
}

/// FD-S72, FD-15.11: all of Shadow Plague comes with the card, and it overrides Pacifism.
#[test]
fn a_drafted_shadow_plague_brings_all_of_it() {
    let board = board(Mode::Clockwork).at(12, 17).west("1 2", "Shadow Plague, Pacifism");
    let mut m = board.clone().east("3", "").turn(WEST);
    m.does(WEST, "move back 1").hand_size(WEST, 6);
    let mut m = board.east("3", "").pile("4").turn(WEST);
    // Far ahead, and yet lost: no question about Pacifism, two tokens for the winner.
    m.does(WEST, "move back 1").hears(Viewer::Public, Event::TimeOver).tokens(0, 2);
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::Announced { .. }));
}

/// FD-15.13: the stash goes back into the deck with the ability that keeps it.
#[test]
fn who_swaps_political_prowess_away_loses_his_stash() {
    let lost = |answer: &str| {
        let pool = ["Reversal", "Landmine", "Rampage", "Pacifism"];
        let board = board(Mode::Clockwork).at(6, 12).west("1", "Flame Arrow");
        let board = board.east("1", "Political Prowess").with(EAST, |f| f.stash = Some(number(2)));
        let mut m = board.position(move |p| p.pool = pool.map(String::from).to_vec()).turn(WEST);
        m.does(WEST, "Flame Arrow on P2").does(EAST, answer).does(EAST, "West goes first");
        m
    };
    let mut m = lost("swap Political Prowess for Landmine");
    m.hears(Viewer::Public, Event::StashLost { seat: EAST }).pile_left(15);
    assert_eq!(m.table().stash(EAST), None);
    let mut m = lost("pass");
    m.pile_left(14);
    assert_eq!(m.table().stash(EAST), Some(number(2)));
}

/// FD-15.12: four different ones of all abilities that the pool is dealt from.
#[test]
fn there_are_487635_possible_soldiers() {
    let all = crate::cards::character_abilities().count() as u64;
    let mut soldiers = 1;
    for n in 0..4 {
        soldiers = soldiers * (all - n) / (n + 1);
    }
    assert_eq!(soldiers, 487_635);
}
