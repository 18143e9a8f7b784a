//! FD-13: the words that ability texts are made of.

use super::*;
use crate::ability::{AbilityId, Use};
use crate::{Event, How, Mode, Number, Space};
use kernel::Viewer;

fn ability(name: &str) -> AbilityId {
    AbilityId::by_name(name).expect("it is on the list")
}

/// FD-13.1: in a duel a hit wins the round; it is no attack and cannot be answered.
#[test]
fn a_hit_by_an_ability_wins_a_duel_without_a_response() {
    let board = duel().at(6, 12).west("1", "Flame Arrow").east("1 2", "Saving Grace");
    let mut m = board.turn(WEST);
    m.does(WEST, "Flame Arrow on P2").tokens(1, 0);
    m.hears_nothing_like(Viewer::Public, |e| {
        matches!(e, Event::Attacked { .. } | Event::Struck { .. })
    });
}

/// FD-13.1: in team modes the one who is hit is defeated, and no teammate can help.
#[test]
fn a_hit_by_an_ability_defeats_one_of_a_team() {
    let board = team().fighter(A1, 6, "1", "Flame Arrow").fighter(A2, 1, "1", "");
    let mut m = board.fighter(B1, 12, "1 2", "").fighter(B2, 13, "1 1 2", "").turn(A1);
    m.does(A1, "Flame Arrow on P2").is_defeated(B1).is_undefeated(B2).goes_on();
    m.asks(A1).offers(A1, "move forward 1");
}

/// FD-13.1: the Dragon loses one hit point.
#[test]
fn a_hit_by_an_ability_costs_the_dragon_one_hit_point() {
    let board = board(Mode::Raid2).fighter(M1, 6, "1", "Flame Arrow").fighter(M2, 1, "1", "");
    let mut m = board.fighter(DRAGON_OF_TWO, 12, "1 2", "").turn(M1);
    m.does(M1, "Flame Arrow on P3").is_undefeated(DRAGON_OF_TWO).asks(M1);
    assert_eq!(m.table().open().fighter(DRAGON_OF_TWO).hit_points, 1);
}

/// FD-13.2: a push by an ability works from any distance, stops at the victim's Start and is
/// neither a retreat nor a push action.
#[test]
fn a_push_by_an_ability_needs_no_adjacency() {
    let board = duel().at(4, 15).west("5 2", "Charged Shot").east("1", "");
    let mut m = board.turn(WEST);
    m.does(WEST, "Charged Shot on P2").does(WEST, "show 5").stands(EAST, 18);
    let (from, to) = (Space(15), Space(18));
    m.hears(Viewer::Public, Event::Displaced { seat: EAST, from, to, how: How::Push });
    m.is_recovering(EAST, false).asks(WEST).offers(WEST, "move forward 5");
}

/// FD-13.3: a pull is a forward step of the victim: it stops adjacent to his enemies.
#[test]
fn a_pull_stops_adjacent_and_is_no_move_of_the_victim() {
    let board = duel().at(10, 12).west("5 2", "Spectral Pull").east("1 4 2", "Esper Dash");
    let mut m = board.lasting("Dragon Form", EAST, EAST).turn(WEST);
    m.does(WEST, "Spectral Pull on P2").stands(EAST, 11).asks(WEST);
    m.offers(WEST, "move forward 5").is_recovering(EAST, false);
    assert!(m.table().open().is_in_force(ability("Dragon Form"), EAST));
    m.hears_nothing_like(Viewer::Public, |e| {
        matches!(e, Event::Moved { .. } | Event::Dashed { .. } | Event::Retreated { .. })
    });
}

/// FD-13.3: with room it goes the whole way.
#[test]
fn a_pull_goes_its_full_length_where_it_can() {
    let board = duel().at(4, 12).west("5 2", "Spectral Pull").east("1", "");
    let mut m = board.turn(WEST);
    m.does(WEST, "Spectral Pull on P2").stands(EAST, 10);
}

/// FD-13.4: "of his choice" is chosen by the owner of the hand; the cards lie in the pile at once.
#[test]
fn a_discard_of_his_choice_is_his() {
    let board = duel().at(9, 10).west("5 2", "Into Oblivion").east("1 3 4 5", "");
    let mut m = board.turn(WEST);
    m.does(WEST, "Into Oblivion on P2")
        .may(EAST, &["discard 1", "discard 3", "discard 4", "discard 5"]);
    m.does(EAST, "discard 3").discarded("3").does(EAST, "discard 1").discarded("1 3");
    m.does(EAST, "discard 5").holds(EAST, "4").asks(WEST);
}

/// FD-13.4: "at random" is decided by chance.
#[test]
fn a_discard_at_random_asks_nobody() {
    for lost in [4, 5] {
        let board = duel().at(7, 10).west("3 2", "Bonecracker").east("3 4 5", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "block 1x3").draws(&lost.to_string());
        m.does(WEST, "Bonecracker")
            .hears(Viewer::Public, Event::Discarded { seat: EAST, number: number(lost) });
        m.holds(EAST, if lost == 4 { "5" } else { "4" });
    }
}

/// FD-13.5, FD-S49: a reveal is for all, and only for the hand as it is now.
#[test]
fn a_reveal_shows_everyone_the_hand_as_it_is_now() {
    let board = duel().at(5, 10).west("2 3", "Knowing the Opponent").east("1 4 4", "");
    let mut m = board.turn(WEST);
    m.does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 1").does(WEST, "Knowing the Opponent");
    m.hears(Viewer::Public, Event::HandShown { seat: EAST, cards: cards("4 4") });
    m.turn_of(WEST).hand_size(EAST, 5);
    let seen = m.view(Viewer::Seat(WEST));
    assert_eq!(seen.hands[EAST], None);
    assert_eq!(seen.known[EAST].hand, cards("4 4"));
}

/// FD-13.5: a look is for one.
#[test]
fn a_look_shows_one_player_only() {
    let board = team().fighter(A1, 6, "1", "Wartime Tactics").fighter(A2, 1, "1", "");
    let mut m = board.fighter(B1, 12, "1 2", "").fighter(B2, 13, "1 1 2", "").turn(A1);
    m.does(A1, "Wartime Tactics on P2");
    let seen = Event::HandSeen { seat: B1, by: A1, cards: cards("1 2") };
    m.hears(Viewer::Seat(A1), seen);
    for other in [Viewer::Public, Viewer::Seat(A2), Viewer::Seat(B2)] {
        m.hears(other, Event::HandSeenBy { seat: B1, by: A1 });
        m.hears_nothing_like(other, |e| matches!(e, Event::HandSeen { .. }));
    }
    assert_eq!(m.view(Viewer::Seat(A1)).known[B1].hand, cards("1 2"));
    assert_eq!(m.view(Viewer::Seat(A2)).known[B1].hand, cards(""));
}

/// FD-13.6, FD-S47: only a card of the stated number, out of the pile and into the hand.
#[test]
fn a_card_is_retrieved_from_the_discard_pile() {
    let board = duel().at(5, 10).west("1 2", "Smoldering Embers").east("1", "");
    let mut m = board.discard("3 5 5").turn(WEST);
    m.does(WEST, "Smoldering Embers").holds(WEST, "1 2 5").discarded("3 5").asks(WEST);
    m.hears(Viewer::Seat(EAST), Event::Took { seat: WEST, number: number(5) });
}

/// FD-13.7, FD-10.2: the last card drawn by an effect starts time-over at once.
#[test]
fn a_draw_by_an_effect_can_be_the_last() {
    let board = duel().at(7, 10).west("3 3", "").east("1 2 3", "Sudden Inspiration").pile("5");
    let mut m = board.turn(WEST);
    m.does(WEST, "attack 1x3").does(EAST, "Sudden Inspiration");
    // The attack has no effect: one 3 each is left in hand, and East stands farther forward.
    m.hears(Viewer::Public, Event::TimeOver).tokens(0, 1);
    let board = duel().at(7, 10).west("3 3", "").east("1 2 3", "Sudden Inspiration").pile("5 4");
    let mut m = board.draws("5").turn(WEST);
    m.does(WEST, "attack 1x3").does(EAST, "Sudden Inspiration").holds(EAST, "1 2 3 5");
    m.may(EAST, &["block 1x3", "take the hit"]);
}

/// FD-13.8, FD-S25, FD-S47: six cards are kept and nothing is drawn.
#[test]
fn a_hand_may_exceed_the_refill_limit() {
    let board = duel().at(5, 10).west("1 1 2 3 4", "Smoldering Embers").east("1", "");
    let mut m = board.discard("5 5").turn(WEST);
    m.does(WEST, "Smoldering Embers").hand_size(WEST, 6).does(WEST, "move back 1");
    m.hand_size(WEST, 5).does(EAST, "move back 1");
    let board = duel().at(5, 10).west("1 1 2 3 4 4 5", "").east("1", "");
    let mut m = board.turn(WEST);
    m.does(WEST, "move back 1").hand_size(WEST, 6).holds(WEST, "1 2 3 4 4 5");
}

/// Quince at the start of his turn, to stash a 1.
fn quince() -> Fight {
    let board = duel().at(7, 10).west("1 2 3 4 5", "Political Prowess").east("3 3 1", "");
    board.turn(WEST)
}

/// FD-13.9: set aside face down, played as if from the hand, part of it for nothing else.
#[test]
fn a_stashed_card_is_playable_and_otherwise_not_in_hand() {
    let mut m = quince();
    m.does(WEST, "Political Prowess").does(WEST, "stash 3").holds(WEST, "1 2 4 5");
    m.hears(Viewer::Seat(WEST), Event::Stashed { seat: WEST, number: number(3) });
    m.hears_nothing_like(Viewer::Seat(EAST), |e| matches!(e, Event::Stashed { .. }));
    m.hears(Viewer::Seat(EAST), Event::StashedUnseen { seat: WEST });
    m.offers(WEST, "attack stashed 3").offers(WEST, "move forward stashed 3");
    m.does(WEST, "move back 2").hand_size(WEST, 5);
    assert_eq!(m.table().stash(WEST), Some(number(3)));
    assert_eq!(m.view(Viewer::Seat(WEST)).stash, Some(number(3)));
    assert_eq!(m.view(Viewer::Seat(EAST)).stash, None);
}

/// FD-S74, FD-13.9: kept over the end of the round and left out of the next shuffle.
#[test]
fn a_stashed_card_outlasts_the_round() {
    let mut m = quince();
    m.does(WEST, "Political Prowess").does(WEST, "stash 1").does(WEST, "attack 1x3");
    m.does(EAST, "take the hit").does(EAST, "West goes first").round(2);
    m.hand_size(WEST, 5).hand_size(EAST, 5).pile_left(14);
    let table = m.table();
    let ones = |c: crate::Cards| c.of(Number::ALL[0]);
    let dealt = ones(table.hidden().deck) + ones(table.hand(WEST)) + ones(table.hand(EAST));
    assert_eq!((dealt, table.stash(WEST)), (4, Some(number(1))));
    m.face_up(WEST, "Political Prowess", true).offers(WEST, "move forward stashed 1");
    m.refuses(WEST, "Political Prowess", "FD-13.9").does(WEST, "move forward stashed 1");
    let east = m.table().hand(EAST).iter().next().expect("he has cards");
    m.does(EAST, &format!("move forward {east}"));
    m.may(WEST, &["Political Prowess", "pass"]);
}

/// FD-13.10: an effect "this turn" ends after the refill.
#[test]
fn an_effect_of_this_turn_ends_after_the_refill() {
    let board = duel().at(7, 10).west("3 3 2", "Cycloid Revolution").east("3 3 3 1", "");
    let mut m = board.turn(WEST);
    m.does(WEST, "attack 1x3").does(EAST, "block 1x3").does(WEST, "Cycloid Revolution");
    m.does(WEST, "attack 1x3").does(EAST, "block 2x3").turn_of(EAST);
    let revolution = ability("Cycloid Revolution");
    assert!(!m.table().open().is_in_force(revolution, WEST));
    let heard = m.told(Viewer::Public);
    let place = |wanted: &Event| heard.iter().rposition(|e| e == wanted).expect("it was told");
    let drew = place(&Event::DrewUnseen { seat: WEST });
    let ended = place(&Event::Ended { ability: revolution, on: WEST });
    let next = place(&Event::TurnBegan { seat: EAST });
    assert!(drew < ended && ended < next, "{drew} {ended} {next}");
}

/// FD-13.11: an ability that would move nobody cannot be played; the push action can.
#[test]
fn an_ability_that_would_move_nobody_cannot_be_played() {
    let abilities = "Charged Shot, Spectral Push, Spectral Pull";
    let mut m = duel().at(17, 18).west("5", abilities).east("1", "").turn(WEST);
    m.lacks(WEST, "Charged").lacks(WEST, "Spectral").does(WEST, "push 5").stands(EAST, 18);
    let mut m = duel().at(10, 11).west("5", "Spectral Pull").east("1", "").turn(WEST);
    m.lacks(WEST, "Spectral").offers(WEST, "push 5");
    let mut m = duel().at(10, 12).west("5", "Spectral Pull").east("1", "").turn(WEST);
    m.may(WEST, &["Spectral Pull on P2", "pass"]);
}

/// FD-13.12: the card to be shown is chosen only when the ability takes effect.
#[test]
fn a_card_to_be_shown_stays_hidden_if_the_ability_is_countered() {
    let board = duel().at(9, 12).west("4 2", "Charged Shot").east("1", "Reversal");
    let mut m = board.turn(WEST);
    m.may(WEST, &["Charged Shot on P2", "pass"]).does(WEST, "Charged Shot on P2");
    let (by, naming) = (WEST, Use::On(EAST));
    m.hears(Viewer::Public, Event::Announced { by, ability: ability("Charged Shot"), naming });
    m.does(EAST, "Reversal");
    m.hears_nothing_like(Viewer::Seat(EAST), |e| matches!(e, Event::CardsShown { .. }));
    assert_eq!(m.view(Viewer::Seat(EAST)).known[WEST].hand, cards(""));
}

/// FD-13.12: so are a choice between effects and the spaces of "up to n".
#[test]
fn effects_and_spaces_are_chosen_when_the_ability_takes_effect() {
    let board = duel().at(10, 13).west("3 2", "Pleasure and Pain").east("3 1", "Reversal");
    let mut m = board.turn(WEST);
    m.does(WEST, "attack 1x3").does(EAST, "block 1x3");
    m.may(WEST, &["Pleasure and Pain", "pass"]).does(WEST, "Pleasure and Pain");
    m.does(EAST, "pass").may(WEST, &["draw", "opponent discards"]);
    let board = duel().at(7, 12).west("2 3 1", "Shadowswarm").east("3 1", "Reversal");
    let mut m = board.turn(WEST);
    m.does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 3").does(WEST, "Shadowswarm");
    m.does(EAST, "pass").may(WEST, &["go 1", "go 2", "go 3"]);
}

/// FD-13.13: in play a renumbered card has only its new number; the pile gets the printed one.
#[test]
fn a_renumbered_card_is_discarded_with_its_printed_number() {
    let board = duel().at(7, 11).west("3 1", "Green Eye's Epiphany").east("3 4", "");
    let mut m = board.turn(WEST);
    m.does(WEST, "attack 4 (Green Eye's Epiphany)");
    m.may(EAST, &["block 1x4", "take the hit"]).does(EAST, "block 1x4").discarded("3 4");
}
