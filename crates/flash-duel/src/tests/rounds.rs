//! FD-4 and FD-5: games, rounds and tokens; the setup of the Simple mode.

use crate::tests::*;
use crate::{Cards, Event, Mode, Setup, Side, Space, Standing, Table};
use kernel::{Seat, SeatSet, Viewer};
use scenario::Scene;

const WEST_FLIP: usize = 0;
const EAST_FLIP: usize = 1;

/// The luck of a round that its first player wins on his second turn: his hand is 5 5 3 1 1, the
/// other's 4 4 4 3 3, and each draws one card.
const SHORT_ROUND: [usize; 12] = [4, 4, 2, 0, 0, 3, 3, 3, 2, 2, 0, 1];

/// Plays the short round from its first turn to its last hit.
fn play_short_round(m: &mut Scene<Table>, first: Seat, second: Seat) {
    m.holds(first, "1 1 3 5 5").holds(second, "3 3 4 4 4");
    m.does(first, "move forward 5").does(second, "move forward 4");
    m.does(first, "dash 3, strike 1x5").does(second, "take the hit");
}

fn simple(luck: &[usize]) -> Scene<Table> {
    Scene::deal(&Setup::of(Mode::Simple), luck)
}

/// The events everyone heard, from the last of this kind on.
fn since(m: &Scene<Table>, last: impl Fn(&Event) -> bool) -> Vec<Event> {
    let told = m.told(Viewer::Public);
    let from = told.iter().rposition(last).expect("it was told");
    told[from..].to_vec()
}

fn is_round_won(e: &Event) -> bool {
    matches!(e, Event::RoundWon { .. })
}

fn is_a_draw(e: &Event) -> bool {
    matches!(e, Event::Drew { .. } | Event::DrewUnseen { .. })
}

/// FD-S34, FD-4.1, FD-4.2, FD-4.4: three rounds won; before each new one the loser was asked.
#[test]
fn the_third_round_won_wins_the_game() {
    let mut m = simple(&[&[WEST_FLIP], &SHORT_ROUND[..]].concat());
    for round in 1..=2 {
        m.round(round);
        play_short_round(&mut m, WEST, EAST);
        m.tokens(round, 0).goes_on().asks(EAST);
        assert!(!since(&m, is_round_won).iter().any(is_a_draw), "nobody has drawn yet");
        m.luck(&SHORT_ROUND).does(EAST, "West goes first");
    }
    m.round(3);
    play_short_round(&mut m, WEST, EAST);
    m.tokens(3, 0).luck_is_used_up();
    assert_eq!(m.over().winners(), SeatSet::one(WEST));
    assert_eq!((m.over().points(WEST), m.over().points(EAST)), (3, 0));
    m.hears(Viewer::Public, Event::GameWon { side: Side::West });
}

/// A hit from which the round of a mode with rounds is won by West.
fn west_wins_a_round(mode: Mode, west: u8, east: u8) -> Fight {
    let mut board = board(mode).fighter(WEST, 7, "3", "").fighter(EAST, 10, "1", "");
    board = board.tokens(west, east).draws("1");
    if mode == Mode::Team {
        board = board.defeated(B2);
    }
    if mode == Mode::SoloDragon {
        board = board.with(EAST, |f| f.hit_points = 1);
    }
    let mut m = board.turn(WEST);
    m.does(WEST, "attack 1x3");
    if mode.bot().is_none() {
        m.does(EAST, "take the hit");
    }
    m
}

/// FD-4.1: best three of five in every mode with rounds.
#[test]
fn three_tokens_win_the_game_in_every_mode_with_rounds() {
    use Mode::*;
    for mode in [Simple, Full, Clockwork, SoloDummy, SoloRook, SoloDragon, Team] {
        assert_eq!(Setup::of(mode).tokens, 3, "{mode}");
        west_wins_a_round(mode, 1, 2).tokens(2, 2).goes_on();
        let mut m = west_wins_a_round(mode, 2, 2);
        m.tokens(3, 2);
        assert!(m.over().winners().has(WEST) && !m.over().winners().has(EAST), "{mode}");
    }
    let m = simple(&[]);
    assert_eq!(m.table().open().tokens_needed, 3);
}

/// FD-4.2.
#[test]
fn a_won_round_gives_one_token() {
    let mut m = west_wins_a_round(Mode::Simple, 0, 0);
    m.tokens(1, 0).hears(Viewer::Public, Event::RoundWon { side: Side::West, tokens: 1 });
}

/// FD-4.3.
#[test]
fn a_coin_decides_who_goes_first_in_round_one() {
    let mut m = simple(&[WEST_FLIP]);
    m.hears(Viewer::Public, Event::CoinFlipped { first: Side::West });
    m.round(1).turn_of(WEST).asks(WEST);
    let mut m = simple(&[EAST_FLIP]);
    m.hears(Viewer::Public, Event::CoinFlipped { first: Side::East });
    m.round(1).turn_of(EAST).asks(EAST);
}

/// FD-4.4: the loser decides, he may choose either side, and nobody has drawn before.
#[test]
fn the_loser_decides_who_goes_first_before_anyone_draws() {
    for (choice, first) in [("East goes first", EAST), ("West goes first", WEST)] {
        let mut m = west_wins_a_round(Mode::Full, 0, 0);
        m.asks(EAST).may(EAST, &["West goes first", "East goes first"]);
        m.refuses(WEST, "West goes first", "FD-12.2");
        m.round(1).hand_size(EAST, 1).does(EAST, choice).round(2).turn_of(first).asks(first);
        let after = since(&m, is_round_won);
        let chosen = after.iter().position(|e| matches!(e, Event::FirstChosen { .. }));
        let drawn = after.iter().position(is_a_draw);
        assert!(chosen.expect("it was told") < drawn.expect("hands were dealt"));
        m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::CoinFlipped { .. }));
    }
}

/// FD-4.3, FD-R23: a rematch is a new game, and its first round has a coin.
#[test]
fn a_coin_decides_in_a_rematch_too() {
    for (mode, flip) in [(Mode::Simple, WEST_FLIP), (Mode::Simple, EAST_FLIP)] {
        let setup = Setup { lost_before: Some(Side::East), ..Setup::of(mode) };
        let mut m = Scene::<Table>::deal(&setup, &[flip]);
        let first = if flip == WEST_FLIP { Side::West } else { Side::East };
        m.hears(Viewer::Public, Event::CoinFlipped { first }).round(1).luck_is_used_up();
    }
    let setup = Setup { lost_before: Some(Side::East), ..Setup::of(Mode::SoloRook) };
    let mut m = Scene::<Table>::deal(&setup, &[]);
    m.luck(&[WEST_FLIP]).does(WEST, "pick Jaina").turn_of(WEST);
    m.hears(Viewer::Public, Event::CoinFlipped { first: Side::West });
}

/// FD-R23: with the option the side that lost the match before decides, and no coin is flipped; a
/// bot goes first itself. After a draw there is no such side, and the coin decides.
#[test]
fn the_loser_of_the_match_before_decides_if_that_was_agreed() {
    let agreed = |mode| Setup { loser_first: true, ..Setup::of(mode) };
    let lost = |mode, side| Setup { lost_before: Some(side), ..agreed(mode) };
    let mut m = Scene::<Table>::deal(&agreed(Mode::Simple), &[EAST_FLIP]);
    m.hears(Viewer::Public, Event::CoinFlipped { first: Side::East });
    let mut m = Scene::<Table>::deal(&lost(Mode::Simple, Side::East), &[]);
    m.round(0).asks(EAST).refuses(WEST, "West goes first", "FD-12.2");
    m.does(EAST, "West goes first").round(1).turn_of(WEST);
    m.hears(Viewer::Public, Event::FirstChosen { by: Side::East, first: Side::West });
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::CoinFlipped { .. }));
    let mut m = Scene::<Table>::deal(&lost(Mode::Team, Side::West), &[]);
    for (seat, pick) in [(0, "Jaina"), (1, "Grave"), (3, "Midori"), (2, "Setsuki")] {
        m.does(Seat(seat), &format!("pick {pick}"));
    }
    m.asks_all(&[Seat(0), Seat(2)]);
    let mut m = Scene::<Table>::deal(&lost(Mode::SoloRook, Side::East), &[]);
    m.does(WEST, "pick Jaina").hears(Viewer::Public, Event::RoundStarted { round: 1, first: EAST });
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::CoinFlipped { .. }));
    for mode in [Mode::Clockwork, Mode::Raid2, Mode::Betrayal] {
        let before = Setup { lost_before: Some(Side::West), ..Setup::of(mode) };
        assert!(before.check().is_err() && agreed(mode).check().is_err(), "{mode}");
    }
}

/// FD-4.4: the loser is whoever lost the last round, not who is behind in tokens.
#[test]
fn the_loser_of_the_last_round_decides_even_if_he_leads() {
    west_wins_a_round(Mode::Full, 0, 2).tokens(1, 2).asks(EAST);
}

/// West and East with as many 3s three apart and equally far forward: nobody wins.
fn drawn_round(tokens: (u8, u8), flip: usize) -> Fight {
    let board = duel().at(7, 11).west("1 3", "").east("3", "").pile("5").draws("5");
    let mut m = board.tokens(tokens.0, tokens.1).position(|p| p.round = 6).turn(WEST);
    m.luck(&[flip]);
    m.does(WEST, "move forward 1");
    m
}

/// FD-4.5, FD-S28: no token, and a new coin flip for the next first player.
#[test]
fn a_drawn_round_gives_no_token_and_a_new_coin_flip() {
    for (flip, side, first) in [(WEST_FLIP, Side::West, WEST), (EAST_FLIP, Side::East, EAST)] {
        let mut m = drawn_round((2, 2), flip);
        m.hears(Viewer::Public, Event::RoundDrawn).tokens(2, 2).goes_on();
        m.hears(Viewer::Public, Event::CoinFlipped { first: side });
        m.round(7).turn_of(first).asks(first).luck_is_used_up();
    }
}

/// FD-4.6: Raise the Stakes adds one token for whoever wins, Shadow Plague one for who beats Gwen.
#[test]
fn extra_tokens_are_added_to_the_winners_one() {
    let board = duel().at(7, 10).west("3 1", "").east("1 4", "");
    let wins = |board: Board| {
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "take the hit");
        m
    };
    let raised = |board: Board| board.lasting("Raise the Stakes", WEST, WEST);
    let plagued = |board: Board| board.east("1 4", "Shadow Plague");
    wins(raised(board.clone())).tokens(2, 0).goes_on();
    wins(plagued(board.clone())).tokens(2, 0).goes_on();
    // Lum against Gwen: 1 + 1 + 1, and that is the game.
    let mut m = wins(plagued(raised(board.clone())));
    m.tokens(3, 0);
    assert_eq!(m.over().winners(), SeatSet::one(WEST));
    // The winner's own plague brings nothing.
    wins(board.west("3 1", "Shadow Plague")).tokens(1, 0);
}

/// FD-4.6: three or more.
#[test]
fn more_than_three_tokens_win_as_well() {
    let board = duel().at(7, 10).west("3 1", "").east("1 4", "Shadow Plague").tokens(2, 2);
    let mut m = board.turn(WEST);
    m.does(WEST, "attack 1x3").does(EAST, "take the hit").tokens(4, 2);
    assert_eq!(m.over().winners(), SeatSet::one(WEST));
}

/// FD-4.7: everything that a round has brought about is gone.
#[test]
fn a_new_round_resets_everything() {
    let board = duel().at(7, 10).west("3", "Wartime Tactics, Flame Arrow").east("1", "Stun Lock");
    let board = board.discard("2 2 4").lasting("Dragon Form", WEST, WEST).with(WEST, |f| {
        f.face_down = vec!["Charged Shot".into()];
        f.soldier = Some(Space(5));
        f.mine = Some(Space(16));
    });
    let board = board.with(EAST, |f| {
        f.retreat_due = true;
        f.skip_due = true;
        f.forced_due = 1;
    });
    let mut m = board.turn(WEST);
    m.does(WEST, "Wartime Tactics on P2");
    assert_eq!(m.view(Viewer::Seat(WEST)).known[EAST].hand, cards("1"));
    m.does(WEST, "attack 1x3").does(EAST, "take the hit").face_up(WEST, "Charged Shot", false);
    m.does(EAST, "West goes first").round(2).stands(WEST, 1).stands(EAST, 18);
    m.hand_size(WEST, 5).hand_size(EAST, 5).pile_left(15).discarded("");
    m.face_up(WEST, "Charged Shot", true).face_up(WEST, "Flame Arrow", true);
    m.is_recovering(EAST, false).is_undefeated(EAST);
    let open = m.table().open();
    let east = open.fighter(EAST);
    assert_eq!((east.retreat_due, east.skip_due, east.forced_due), (false, false, 0));
    assert_eq!(open.lasting().count(), 0, "lasting effects");
    assert_eq!((open.fighter(WEST).soldier, open.fighter(WEST).mine), (None, None));
    assert_eq!(m.table().open().in_play, Cards::EMPTY);
    // What was known of the hands is worth nothing now.
    assert_eq!(m.view(Viewer::Seat(WEST)).known[EAST].hand, Cards::EMPTY);
}

/// FD-4.7, FD-10.2: a card drawn aside that was the last of the pile is shuffled in again.
#[test]
fn a_card_drawn_aside_is_gone_in_the_next_round() {
    let board = duel().at(6, 10).west("4 4 4", "").east("5", "Roll the Dice").pile("4");
    let mut m = board.turn(WEST);
    m.does(WEST, "attack 2x4").does(EAST, "Roll the Dice").tokens(1, 0);
    m.hears(Viewer::Public, Event::TimeOver).does(EAST, "West goes first").round(2);
    let t = m.table();
    assert_eq!((t.drawn(EAST), t.open().fighter(EAST).has_drawn), (None, false));
    assert_eq!(t.hidden().deck.plus(t.hand(WEST)).plus(t.hand(EAST)), Cards::each(5));
}

/// FD-4.7: an ability used in the turn that ended the round does not bind the next one.
#[test]
fn one_ability_per_turn_starts_afresh_with_the_round() {
    let mut m = duel().at(8, 14).west("3", "").east("2", "Flame Arrow, Dragon Form").turn(EAST);
    m.does(EAST, "Flame Arrow on P1").does(WEST, "East goes first");
    m.turn_of(EAST).may(EAST, &["Dragon Form", "pass"]).face_up(EAST, "Flame Arrow", true);
}

/// FD-4.8, FD-S74: a stashed 1 stays; the new round is dealt from 24 cards with four 1s.
#[test]
fn a_stash_survives_the_reset() {
    let board = duel().at(7, 10).west("3", "Political Prowess").east("2", "");
    let board = board.with(WEST, |f| f.stash = crate::Number::new(1));
    let mut m = board.turn(WEST);
    m.does(WEST, "attack 1x3").does(EAST, "take the hit").does(EAST, "West goes first");
    m.round(2).hand_size(WEST, 5).hand_size(EAST, 5).pile_left(14);
    let t = m.table();
    assert_eq!(t.stash(WEST), crate::Number::new(1));
    let dealt = t.hidden().deck.plus(t.hand(WEST)).plus(t.hand(EAST));
    assert_eq!(dealt.plus(cards("1")), Cards::each(5));
    // Face up again, but not to be played until the stash is empty.
    m.face_up(WEST, "Political Prowess", true).lacks(WEST, "Political Prowess");
    m.does(WEST, "move forward stashed 1").stands(WEST, 2).hand_size(WEST, 5);
    assert_eq!(m.table().stash(WEST), None);
}

/// FD-4.7, FD-4.8: what was known to be in hand or stash is known no more, for the hand is gone;
/// what the stashed card can be is still known.
#[test]
fn what_is_known_of_a_stash_survives_and_of_a_hand_does_not() {
    let board = duel().at(7, 10).west("2 3", "Political Prowess").east("2", "");
    let board = board.with(WEST, |f| f.stash = crate::Number::new(1)).position(|p| {
        let (viewer, of, hand_or_stash) = (Some(EAST), WEST, cards("1 2"));
        let hand = Cards::EMPTY;
        let known = crate::position::Remembered { viewer, of, hand, hand_or_stash, stash: None };
        p.remembered.push(known);
    });
    let mut m = board.turn(WEST);
    m.does(WEST, "attack 1x3");
    let known = |m: &Scene<Table>| m.view(Viewer::Seat(EAST)).known[WEST];
    let one_or_two = [1, 2].map(number).into_iter().collect();
    assert_eq!((known(&m).either, known(&m).stash), (cards("1 2"), one_or_two));
    m.does(EAST, "take the hit").does(EAST, "West goes first").round(2);
    assert_eq!((known(&m).hand, known(&m).either), (Cards::EMPTY, Cards::EMPTY));
    assert_eq!(known(&m).stash, one_or_two);
}

/// FD-4.9: on his own turn, on the other's, while he is to answer an attack.
#[test]
fn a_player_may_concede_at_any_time() {
    let board = duel().at(7, 10).west("3", "").east("1", "");
    board.clone().turn(WEST).interjects(WEST, "concede").over();
    let mut m = board.clone().turn(WEST);
    m.interjects(EAST, "concede");
    assert_eq!(m.over().winners(), SeatSet::one(WEST));
    let mut m = board.turn(WEST);
    m.does(WEST, "attack 1x3").interjects(EAST, "concede");
    assert_eq!(m.over().winners(), SeatSet::one(WEST));
    m.hears(Viewer::Public, Event::Conceded { seat: EAST });
}

/// FD-4.9: also between two rounds, he who was hit as well as the other, and before the first.
#[test]
fn a_player_may_concede_between_rounds_and_before_the_first() {
    let mut m = west_wins_a_round(Mode::Full, 0, 0);
    m.asks(EAST).interjects(EAST, "concede");
    assert_eq!(m.over().winners(), SeatSet::one(WEST));
    let mut m = west_wins_a_round(Mode::Full, 0, 0);
    m.asks(EAST).interjects(WEST, "concede");
    assert_eq!(m.over().winners(), SeatSet::one(EAST));
    let mut m = Scene::<Table>::deal(&Setup::of(Mode::Full), &[]);
    m.asks(WEST).interjects(EAST, "concede");
    assert_eq!(m.over().winners(), SeatSet::one(WEST));
}

/// FD-4.9: in team modes all undefeated teammates must agree.
#[test]
fn a_team_loses_when_all_its_undefeated_members_concede() {
    let board = team().seat(A1, "1", "").seat(A2, "1", "");
    let mut m = board.clone().turn(A1);
    m.interjects(A1, "concede").goes_on().cannot_interject(A1, "concede");
    m.interjects(B1, "concede").goes_on().interjects(A2, "concede");
    assert_eq!(m.over().winners(), [B1, B2].into_iter().collect::<SeatSet>());
    let mut m = board.defeated(A2).turn(A1);
    m.cannot_interject(A2, "concede").interjects(A1, "concede");
    assert_eq!(m.table().open().standing(), Standing::Won(Side::East));
}

/// FD-R12, FD-4.9: between two rounds nobody is out, so both must agree.
#[test]
fn between_rounds_the_whole_team_must_concede() {
    let mut m = west_wins_a_round(Mode::Team, 0, 0);
    m.interjects(B1, "concede").goes_on().interjects(B2, "concede");
    assert_eq!(m.over().winners(), [A1, A2].into_iter().collect::<SeatSet>());
}

/// FD-R12, FD-4.9: who has conceded alone is taken at his word when his last teammate falls.
#[test]
fn the_last_one_standing_who_has_conceded_loses_the_game() {
    let board = team().fighter(A1, 3, "1", "").fighter(A2, 8, "2", "");
    let mut m = board.fighter(B1, 12, "4", "").fighter(B2, 18, "1", "").turn(B1);
    m.interjects(A1, "concede").goes_on().does(B1, "attack 1x4").does(A2, "take the hit");
    assert_eq!(m.over().winners(), [B1, B2].into_iter().collect::<SeatSet>());
}

/// FD-R12, FD-4.9: a concession is about the game: the next deal does not end it.
#[test]
fn a_concession_holds_in_the_next_round() {
    let mut m = west_wins_a_round(Mode::Team, 0, 0);
    m.interjects(B1, "concede").goes_on();
    m.does(B1, "East goes first").does(B1, "P2 leads").does(A1, "P1 leads");
    assert_eq!(m.table().open().round(), 2);
    m.cannot_interject(B1, "concede").interjects(B2, "concede");
    assert_eq!(m.over().winners(), [A1, A2].into_iter().collect::<SeatSet>());
}

/// FD-10.10: rounds can be drawn for ever; their count stops where it can still be written.
#[test]
fn the_count_of_rounds_stops_at_ninety_nine() {
    let board = duel().at(7, 10).west("3", "").east("1", "").position(|p| p.round = 99);
    let mut m = board.turn(WEST);
    m.does(WEST, "attack 1x3").does(EAST, "take the hit").does(EAST, "West goes first");
    assert_eq!(m.table().open().round(), 99);
}

/// FD-5.1: two players, no abilities.
#[test]
fn the_simple_mode_has_two_players_and_no_abilities() {
    let mut m = simple(&[WEST_FLIP]);
    let open = m.table().open();
    assert_eq!(open.seats().len(), 2);
    assert!([WEST, EAST].iter().all(|s| open.fighter(*s).cards().count() == 0));
    m.asks(WEST).lacks(WEST, "pass");
    assert!(Setup::of(Mode::Simple).with(&["Grave".parse().expect("he exists")]).check().is_err());
}

/// FD-5.2: five of each number, all of them in the pile or in the hands, afresh each round.
#[test]
fn each_round_is_dealt_from_twenty_five_cards() {
    let whole = |t: &Table| t.hidden().deck.plus(t.hand(WEST)).plus(t.hand(EAST));
    let mut m = simple(&[&[WEST_FLIP], &SHORT_ROUND[..]].concat());
    assert_eq!(whole(m.table()), Cards::each(5));
    play_short_round(&mut m, WEST, EAST);
    m.does(EAST, "East goes first").round(2);
    assert_eq!(whole(m.table()), Cards::each(5));
}

/// FD-5.2: every card is equally likely to be on top, so the pile has no order of its own.
#[test]
fn the_cards_are_shuffled() {
    let m = simple(&[WEST_FLIP, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
    let t = m.table();
    assert_eq!((t.hand(WEST), t.hand(EAST)), (cards("1 1 1 1 1"), cards("2 2 2 2 2")));
    assert_eq!(t.hidden().deck, cards("3 3 3 3 3 4 4 4 4 4 5 5 5 5 5"));
}

/// FD-5.3, FD-5.4, FD-5.5.
#[test]
fn five_cards_each_pawns_on_the_starts_fifteen_cards_left() {
    let mut m = simple(&[EAST_FLIP]);
    m.hand_size(WEST, 5).hand_size(EAST, 5).pile_left(15).discarded("");
    m.stands(WEST, 1).stands(EAST, 18);
    assert_eq!(m.table().open().distance(WEST, EAST), 17);
}
