//! FD-10: the refill and the end of the draw pile.

use crate::tests::*;
use crate::{Event, Mode, Setup, Side};
use kernel::{Offers, Viewer};
use scenario::Scene;

const PUBLIC: Viewer = Viewer::Public;

/// Time runs out at the end of West's turn: he steps back from the space after `west` and draws
/// the last card, a 5, so that both stand as given with these hands (West's without the 5).
fn time_over_at(west: u8, east: u8, hands: (&str, &str)) -> Board {
    let board = duel().at(west + 1, east).west(&format!("1 {}", hands.0), "").east(hands.1, "");
    board.pile("5").draws("5")
}

fn runs_out(board: Board) -> Fight {
    let mut m = board.turn(WEST);
    m.does(WEST, "move back 1").hears(PUBLIC, Event::TimeOver);
    m
}

/// FD-10.1: up to five.
#[test]
fn a_refill_draws_up_to_five() {
    let mut m = duel().at(3, 15).west("1 2", "").east("1", "").draws("3 3 4 4").turn(WEST);
    m.does(WEST, "move forward 1").holds(WEST, "2 3 3 4 4").pile_left(18).luck_is_used_up();
}

/// FD-S25, FD-10.1: with six cards after his action he draws none and keeps all.
#[test]
fn who_has_more_than_the_limit_draws_none_and_keeps_all() {
    let mut m = duel().at(3, 15).west("1 2 2 3 3 4 4", "").east("1", "").turn(WEST);
    m.does(WEST, "move forward 1").holds(WEST, "2 2 3 3 4 4").pile_left(17).turn_of(EAST);
    let mut m = duel().at(3, 15).west("1 2 2 3 3 4", "").east("1", "").turn(WEST);
    m.does(WEST, "move forward 1").holds(WEST, "2 2 3 3 4").turn_of(EAST);
}

/// FD-10.1: Gwen refills to six, the Dragon to seven, eight or nine.
#[test]
fn some_hands_are_larger() {
    let mut m = duel().at(3, 15).west("1 2", "Shadow Plague").east("1", "").turn(WEST);
    m.does(WEST, "move forward 1").hand_size(WEST, 6);
    let sizes = [(Mode::Raid2, 7), (Mode::Raid3, 8), (Mode::Raid4, 9), (Mode::Betrayal, 8)];
    for (mode, size) in sizes {
        let dragon = mode.dragon_seat().expect("it has a Dragon");
        let mut m = board(mode).fighter(M1, 3, "1", "").fighter(dragon, 15, "1 1", "").turn(dragon);
        m.does(dragon, "move back 1").hand_size(dragon, size);
    }
}

/// FD-S154, FD-10.1: limits are modified by cards: Gwen under a Hex stops at five, then at six.
#[test]
fn cards_modify_the_limit_of_a_refill() {
    let board = duel().at(3, 15).west("1 2", "").east("1 1 1", "Shadow Plague");
    let mut m = board.lasting("Hex of Murkwood", WEST, EAST).turn(EAST);
    m.does(EAST, "move back 1").hand_size(EAST, 4).does(WEST, "move back 1");
    m.does(EAST, "move back 1").hand_size(EAST, 6);
}

/// FD-S29, FD-10.2: he needs three, the pile has two: he draws two and time is over at once.
#[test]
fn time_is_over_at_the_instant_the_last_card_is_drawn() {
    let board = duel().at(4, 16).west("1 2 2", "").east("1", "").pile("3 4").draws("3 4");
    let mut m = board.turn(WEST);
    m.does(WEST, "move back 1");
    let told = m.told(PUBLIC);
    let at = told.iter().position(|e| *e == Event::TimeOver).expect("time is over");
    let before = told[..at].iter().filter(|e| matches!(e, Event::DrewUnseen { .. })).count();
    assert_eq!(before, 2);
    m.hears(PUBLIC, Event::HandShown { seat: WEST, cards: cards("2 2 3 4") });
}

/// FD-10.2: exactly enough is enough: the last card completes the refill and time is over.
#[test]
fn the_last_card_ends_the_round_even_if_the_refill_is_complete() {
    let board = duel().at(4, 16).west("1 2 2 3", "").east("1", "").pile("4 5").draws("4 5");
    let mut m = board.turn(WEST);
    m.does(WEST, "move back 1").hears(PUBLIC, Event::TimeOver);
    // With one card left, play goes on.
    let board = duel().at(4, 16).west("1 2 2 3", "").east("1", "").pile("4 5 5").draws("4 5");
    let mut m = board.turn(WEST);
    m.does(WEST, "move back 1").pile_left(1).turn_of(EAST);
    m.hears_nothing_like(PUBLIC, |e| *e == Event::TimeOver);
}

/// FD-10.2: whoever draws it and why: here an ability in the middle of a turn.
#[test]
fn a_card_drawn_by_an_ability_can_be_the_last() {
    let board = duel().at(4, 12).west("1 2 2 3", "Raise the Stakes").east("1", "").pile("4");
    let mut m = board.draws("4").turn(WEST);
    m.does(WEST, "Raise the Stakes").hears(PUBLIC, Event::TimeOver);
    m.hears_nothing_like(PUBLIC, |e| matches!(e, Event::Moved { .. }));
}

/// FD-S106, FD-10.3: the bot's extra card is the last: the attack has no effect.
#[test]
fn an_attack_that_waits_for_its_answer_when_time_runs_out_has_no_effect() {
    let board = board(Mode::SoloDummy).at(8, 10).west("2 2 5", "").east("1 4", "").pile("3");
    let mut m = board.draws("3").turn(WEST);
    // Without a last-hit on either side East, who advanced farther, wins.
    m.does(WEST, "attack 2x2").tokens(0, 1).hears(PUBLIC, Event::TimeOver);
    m.hears_nothing_like(PUBLIC, |e| {
        matches!(e, Event::HitTaken { .. } | Event::Blocked { .. } | Event::LastHit { .. })
    });
}

/// FD-S62, FD-10.3: Sudden Inspiration draws the last card, and nobody need block.
#[test]
fn drawing_the_last_card_in_answer_to_an_attack_ends_it() {
    let board = duel().at(8, 10).west("2 5", "").east("1 4", "Sudden Inspiration");
    let mut m = board.clone().pile("3").draws("3").turn(WEST);
    m.does(WEST, "attack 1x2").does(EAST, "Sudden Inspiration").tokens(0, 1);
    m.hears_nothing_like(PUBLIC, |e| matches!(e, Event::HitTaken { .. }));
    // With two cards in the pile she draws and must answer.
    let mut m = board.pile("3 2").draws("2").turn(WEST);
    m.does(WEST, "attack 1x2").does(EAST, "Sudden Inspiration");
    m.may(EAST, &["block 1x2", "take the hit"]);
}

/// FD-10.3: in Team Battle too: nobody falls by the attack, and her last-hit wins the round.
#[test]
fn the_last_card_ends_an_attack_among_teams() {
    let board = team().fighter(A1, 7, "3 3 1", "").fighter(A2, 1, "1", "");
    let board = board.fighter(B1, 10, "4 5", "Sudden Inspiration").fighter(B2, 18, "1", "");
    let mut m = board.pile("3").turn(A1);
    m.does(A1, "attack 2x3").does(B1, "Sudden Inspiration").hears(PUBLIC, Event::TimeOver);
    m.hears(PUBLIC, Event::LastHit { by: B1, on: A1 }).tokens(0, 1);
    m.hears_nothing_like(PUBLIC, |e| matches!(e, Event::HitTaken { .. }));
}

/// FD-10.3: a dashing strike that waits for its answer has no effect either.
#[test]
fn the_last_card_ends_a_dashing_strike() {
    let board = duel().at(5, 10).west("2 3 1", "").east("3 3 5", "Roll the Dice").pile("1");
    let mut m = board.turn(WEST);
    m.does(WEST, "dash 2, strike 1x3").does(EAST, "Roll the Dice").stands(EAST, 10);
    m.hears(PUBLIC, Event::LastHit { by: EAST, on: WEST }).tokens(0, 1);
    m.hears_nothing_like(PUBLIC, |e| {
        matches!(e, Event::HitTaken { .. } | Event::Blocked { .. } | Event::Retreated { .. })
    });
}

/// FD-S32, FD-10.4: the two 2s of the attack lie on the table and do not count.
#[test]
fn cards_in_play_do_not_count_for_last_hits() {
    let board = board(Mode::SoloDummy).at(9, 11).west("2 2 5", "").east("2 4", "").pile("3");
    let mut m = board.draws("3").turn(WEST);
    m.does(WEST, "attack 2x2").tokens(0, 1).hears(PUBLIC, Event::LastHit { by: EAST, on: WEST });
}

/// FD-10.4: nor among teams: A1's two 3s lie on the table, and the one 3 in B1's hand is more.
#[test]
fn cards_in_play_do_not_count_for_last_hits_among_teams() {
    let board = team().fighter(A1, 9, "3 3 5", "").fighter(A2, 1, "1", "");
    let board = board.fighter(B1, 12, "3 1", "Roll the Dice").fighter(B2, 18, "1", "");
    let mut m = board.pile("5").turn(A1);
    m.does(A1, "attack 2x3").does(B1, "Roll the Dice").tokens(0, 1);
    m.hears(PUBLIC, Event::LastHit { by: B1, on: A1 });
}

/// FD-10.5: nothing happens any more but the reckoning.
#[test]
fn no_further_action_is_possible() {
    let mut m = runs_out(time_over_at(8, 10, ("2 2", "2")));
    m.round(1).asks(EAST).may(EAST, &["West goes first", "East goes first"]);
    let told = m.told(PUBLIC);
    let at = told.iter().position(|e| *e == Event::TimeOver).expect("time is over");
    let shown = |seat, hand: &str| Event::HandShown { seat, cards: cards(hand) };
    let expected = [
        Event::TimeOver,
        shown(WEST, "2 2 5"),
        shown(EAST, "2"),
        Event::LastHit { by: WEST, on: EAST },
        Event::Defeated { seat: EAST },
        Event::RoundWon { side: Side::West, tokens: 1 },
    ];
    assert_eq!(told[at..], expected);
}

/// FD-S33, FD-10.6: both have abilities that could be played at other times; only Pacifism is.
#[test]
fn only_pacifism_may_be_played_at_time_over() {
    let abilities = "Martial Mastery, Flame Arrow, Reversal, Pacifism";
    let board = duel().at(9, 10).west("1 2 2", "").east("2 2 3", abilities).pile("5").draws("5");
    let mut m = board.turn(WEST);
    m.does(WEST, "move back 1").may(EAST, &["Pacifism", "pass"]);
    m.refuses(EAST, "Martial Mastery", "FD-10.6").refuses(EAST, "Flame Arrow on P1", "FD-10.6");
    // Without it nobody is asked at all.
    let board = duel().at(9, 10).west("1 2 2", "Flame Arrow").east("2 2 2", "Martial Mastery");
    let mut m = board.pile("5").draws("5").turn(WEST);
    m.does(WEST, "move back 1").tokens(0, 1);
}

/// FD-S71, FD-10.6: not by a player who has played an ability this turn.
#[test]
fn pacifism_needs_a_turn_without_another_ability() {
    let abilities = "Dragon Form, Pacifism";
    let board = duel().at(9, 10).west("1 2 2", abilities).east("2 3", "").pile("5").draws("5");
    let mut m = board.clone().turn(WEST);
    m.does(WEST, "pass").does(WEST, "move back 1").may(WEST, &["Pacifism", "pass"]);
    let mut m = board.turn(WEST);
    m.does(WEST, "Dragon Form").does(WEST, "move back 1").tokens(1, 0);
}

/// FD-S70, FD-10.7: Pacifism comes before last-hits; then distance alone decides.
#[test]
fn pacifism_skips_last_hits_and_distance_decides() {
    // Argagarg E@8 (advance 10), W@6 (advance 5), and West has more 2s.
    let board = duel().at(7, 8).west("1 2 2", "").east("3", "Pacifism").pile("5").draws("5");
    let mut m = board.clone().turn(WEST);
    m.does(WEST, "move back 1").stands(WEST, 6).does(EAST, "Pacifism").tokens(0, 1);
    m.hears_nothing_like(PUBLIC, |e| matches!(e, Event::LastHit { .. }));
    let mut m = board.turn(WEST);
    m.does(WEST, "move back 1").does(EAST, "pass").tokens(1, 0);
    m.hears(PUBLIC, Event::LastHit { by: WEST, on: EAST });
}

/// FD-S72, FD-S169, FD-10.7: Shadow Plague decides before any Pacifism window; none is shown.
#[test]
fn shadow_plague_decides_before_pacifism_is_asked() {
    let board = duel().at(9, 10).west("1 2 2 3 4 4", "Shadow Plague").east("3", "Pacifism");
    let mut m = board.pile("5").draws("5").turn(WEST);
    // West has more 2s and would win the last-hit, yet Gwen loses, and it costs two tokens.
    m.does(WEST, "move back 1").tokens(0, 2).face_up(EAST, "Pacifism", true);
    m.hears_nothing_like(PUBLIC, |e| matches!(e, Event::LastHit { .. }));
    // Likewise in one character of Custom Clockwork (FD-15.11).
    let both = "Shadow Plague, Pacifism";
    let board = board_of_clockwork().at(9, 10).west("1 2 2 3 4 4", both).east("3", "");
    let mut m = board.pile("5").draws("5").turn(WEST);
    m.does(WEST, "move back 1").tokens(0, 2).face_up(WEST, "Pacifism", true);
}

fn board_of_clockwork() -> Board {
    board(Mode::Clockwork)
}

/// FD-10.7: in Betrayal the traitor is revealed before anything else.
#[test]
fn the_traitor_is_revealed_first() {
    let board = board(Mode::Betrayal).traitor(M1).fighter(M1, 5, "1", "Shadow Plague");
    let board = board.fighter(M2, 2, "1", "").fighter(DRAGON_OF_FOUR, 16, "1 3", "");
    let board = board.position(|p| p.reshuffles = 0).pile("5").draws("5");
    let mut m = board.turn(DRAGON_OF_FOUR);
    m.does(DRAGON_OF_FOUR, "move back 1").does(M1, "done");
    // A revealed Gwen belongs to the Dragon, so his side loses; had she still counted as a mortal
    // the mortals would have lost.
    assert_eq!(m.over().winners(), [M2, M3, M4].into_iter().collect());
    let told = m.told(PUBLIC);
    let place = |event: Event| told.iter().position(|e| *e == event).expect("it was told");
    assert!(place(Event::TimeOver) < place(Event::TraitorRevealed { seat: M1 }));
}

/// FD-S26, FD-10.8: W@8, E@10, two 2s against one: West wins.
#[test]
fn more_cards_equal_to_the_distance_win() {
    runs_out(time_over_at(8, 10, ("2 2", "2"))).tokens(1, 0);
    runs_out(time_over_at(8, 10, ("2", "2 2"))).tokens(0, 1);
}

/// FD-10.8: one beats none; other cards count for nothing.
#[test]
fn one_matching_card_beats_none() {
    let mut m = runs_out(time_over_at(8, 10, ("2", "1 3 3 3 3")));
    m.tokens(1, 0).hears(PUBLIC, Event::LastHit { by: WEST, on: EAST });
    let mut m = runs_out(time_over_at(12, 14, ("1 3 3 3", "2")));
    m.tokens(0, 1).hears(PUBLIC, Event::LastHit { by: EAST, on: WEST });
}

/// FD-10.8: the distance is the current one, after the last action.
#[test]
fn the_current_distance_counts() {
    // After West's step back they stand three apart; before it were two.
    runs_out(time_over_at(7, 10, ("2 2", "3"))).tokens(0, 1);
}

/// FD-S27, FD-10.9: equal 2s, W@8 (advance 7), E@10 (advance 8): East wins.
#[test]
fn with_equal_cards_the_greater_advance_wins() {
    let mut m = runs_out(time_over_at(8, 10, ("2", "2")));
    m.tokens(0, 1).hears_nothing_like(PUBLIC, |e| matches!(e, Event::LastHit { .. }));
    runs_out(time_over_at(10, 12, ("2", "2"))).tokens(1, 0);
}

/// FD-S28, FD-10.10: W@8, E@11 and equal 3s: a draw, no token.
#[test]
fn with_equal_advance_too_the_round_is_a_draw() {
    let mut m = runs_out(time_over_at(8, 11, ("3", "3")));
    m.tokens(0, 0).hears(PUBLIC, Event::RoundDrawn).round(2);
}

/// FD-S31, FD-10.11: at distance 9 nobody can last-hit; advance decides.
#[test]
fn beyond_five_there_is_no_last_hit() {
    for (west, east, winner) in [(4, 13, (0, 1)), (7, 16, (1, 0)), (6, 12, (0, 1))] {
        let mut m = runs_out(time_over_at(west, east, ("1 1 2 2", "3 3 4 4")));
        m.tokens(winner.0, winner.1);
        m.hears_nothing_like(PUBLIC, |e| matches!(e, Event::LastHit { .. }));
    }
}

/// FD-S75, FD-10.11: a stashed card does not count.
#[test]
fn a_stashed_card_does_not_count() {
    let board = time_over_at(8, 10, ("3", "3")).with(WEST, |f| f.stash = crate::Number::new(2));
    let mut m = runs_out(board.pile("5"));
    m.tokens(0, 1).hears_nothing_like(PUBLIC, |e| matches!(e, Event::LastHit { .. }));
}

/// FD-S53, FD-10.11: nor does Dragon Form, nor an ability that stands in for a 2.
#[test]
fn abilities_and_virtual_cards_do_not_count() {
    let board = time_over_at(8, 10, ("2", "2")).lasting("Dragon Form", WEST, WEST);
    runs_out(board).tokens(0, 1);
    let board = duel().at(9, 10).west("1 3", "Master of Twos").east("3", "");
    let mut m = runs_out(board.pile("5").draws("5"));
    m.tokens(0, 1).face_up(WEST, "Master of Twos", true);
}

/// FD-10.12: the deal leaves a pile in every mode, with the largest hands as well.
#[test]
fn the_deal_never_causes_time_over() {
    let deals = [
        (Mode::Simple, vec![], 15),
        (Mode::Full, vec!["Gwen", "Grave"], 14),
        (Mode::Team, vec!["Gwen", "Grave", "Lum", "Rook"], 29),
        (Mode::Raid2, vec!["Gwen", "Grave"], 32),
        (Mode::Raid3, vec!["Gwen", "Grave", "Lum"], 16),
        (Mode::Raid4, vec!["Gwen", "Grave", "Lum", "Rook"], 20),
        (Mode::Betrayal, vec!["Gwen", "Grave", "Lum", "Rook"], 21),
    ];
    for (mode, names, left) in deals {
        let who: Vec<crate::Who> = names.iter().map(|n| n.parse().expect("a name")).collect();
        let mut m = Scene::<crate::Table>::deal(&Setup::of(mode).with(&who), &[]);
        while m.table().open().round() == 0 {
            let seat = kernel::Game::asks(m.table()).seats().lowest().expect("somebody is asked");
            let offered = Offers::of(m.table(), seat).0[0].to_string();
            m.does(seat, &offered);
        }
        m.pile_left(left).hears_nothing_like(PUBLIC, |e| *e == Event::TimeOver);
    }
}

/// FD-10.13: a player with no cards has no matching card.
#[test]
fn an_empty_hand_has_zero_matching_cards() {
    let mut m = runs_out(time_over_at(12, 14, ("3", "")));
    m.tokens(1, 0).hears_nothing_like(PUBLIC, |e| matches!(e, Event::LastHit { .. }));
    m.hears(PUBLIC, Event::HandShown { seat: EAST, cards: cards("") });
    let mut m = runs_out(time_over_at(8, 10, ("2", "")));
    m.tokens(1, 0).hears(PUBLIC, Event::LastHit { by: WEST, on: EAST });
}

/// FD-10.13: the draw of Raise the Stakes takes the last card, so the stakes are never raised.
#[test]
fn an_ability_is_cut_off_after_the_draw_that_ends_the_pile() {
    let board = duel().at(8, 10).west("2 2 3", "Raise the Stakes").east("2", "");
    let mut m = board.pile("4").draws("4").turn(WEST);
    m.does(WEST, "Raise the Stakes").tokens(1, 0);
    m.hears_nothing_like(PUBLIC, |e| matches!(e, Event::Began { .. }));
    m.hears(PUBLIC, Event::RoundWon { side: Side::West, tokens: 1 });
}
