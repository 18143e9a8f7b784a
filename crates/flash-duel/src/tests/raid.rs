//! FD-19: Raid on Deathstrike Dragon.

mod ending;

use super::*;
use crate::ability::AbilityId;
use crate::{Choice, Event, Mode, Setup, Table, Way};
use kernel::{Finish, Game, Offers, Seat, SeatSet, Viewer};
use scenario::Scene;

const DRAGON: Seat = DRAGON_OF_FOUR;

/// A Raid that begins with the picks.
fn opening(mode: Mode) -> Scene<Table> {
    Scene::deal(&Setup::of(mode), &[])
}

/// Two mortals, and the second recovers: his common refill draws the last card of the pile, and
/// nothing else changes before time is over.
fn last_card_of_two() -> Board {
    board(Mode::Raid2)
        .seat(M1, "1 1 1 1 1", "")
        .seat(M2, "1 1 1 1", "")
        .with(M2, |f| f.retreat_due = true)
        .pile("1")
}

/// The seats whose turns began, in order.
pub(super) fn turns(m: &Scene<Table>) -> Vec<Seat> {
    let told = m.told(Viewer::Public).into_iter();
    told.filter_map(|e| if let Event::TurnBegan { seat } = e { Some(seat) } else { None }).collect()
}

/// The seats that drew and whose turns began, in order; the turn of a seat is written in brackets
/// as in `P1 P2 (P3) P3`.
pub(super) fn draws_and_turns(m: &Scene<Table>) -> String {
    let told = m.told(Viewer::Public).into_iter();
    let said = told.filter_map(|e| match e {
        Event::DrewUnseen { seat } => Some(seat.to_string()),
        Event::TurnBegan { seat } => Some(format!("({seat})")),
        _ => None,
    });
    said.collect::<Vec<_>>().join(" ")
}

pub(super) fn seats(list: &[Seat]) -> SeatSet {
    list.iter().copied().collect()
}

// Setup.

/// FD-19.1, FD-19.13: the mortals pick different characters openly and settle their order; then the
/// Dragon picks his abilities openly from the eight.
#[test]
fn mortals_pick_openly_and_differently_and_then_the_dragon_does() {
    let mut m = opening(Mode::Raid2);
    m.asks(M1).lacks(M1, "draft").does(M1, "pick Grave");
    m.hears(
        Viewer::Seat(DRAGON_OF_TWO),
        Event::CharacterPicked { seat: M1, who: "Grave".parse().expect("he is one of the twenty") },
    );
    m.refuses(M2, "pick Grave", "FD-14.3").does(M2, "pick Jaina");
    m.asks_all(&[M1, M2]).does(M2, "go next");
    m.asks(DRAGON_OF_TWO).may(
        DRAGON_OF_TWO,
        &[
            "draft Deep Breath",
            "draft Perfect Counter",
            "draft Black Diamond Hide",
            "draft Wing Buffet",
            "draft Tail Sweep",
        ],
    );
    m.does(DRAGON_OF_TWO, "draft Perfect Counter").lacks(DRAGON_OF_TWO, "draft Deep Breath");
    m.does(DRAGON_OF_TWO, "draft Tail Sweep").does(DRAGON_OF_TWO, "draft Bellowing Roar");
    m.hears(
        Viewer::Seat(M1),
        Event::Drafted {
            seat: DRAGON_OF_TWO,
            ability: AbilityId::by_name("Bellowing Roar").expect("it exists"),
        },
    );
    m.does(DRAGON_OF_TWO, "draft Crushed Dreams").turn_of(M2);
    m.face_up(DRAGON_OF_TWO, "Tail Sweep", true).face_up(DRAGON_OF_TWO, "Crushed Dreams", true);
}

/// Two, three or four mortals have picked and settled their order; the Dragon has picked.
pub(super) fn dealt(mode: Mode) -> Scene<Table> {
    let names = ["Grave", "Jaina", "Midori", "Rook"].map(|n| n.parse().expect("a character"));
    let mut m = Scene::<Table>::deal(&Setup::of(mode).with(&names[..mode.seats() - 1]), &[]);
    for i in 0..mode.seats() as u8 - 2 {
        m.does(Seat(i), "go next");
    }
    let dragon = mode.dragon_seat().expect("a Raid has a Dragon");
    for ability in ["Deep Breath", "Perfect Counter", "Black Diamond Hide", "Wing Buffet"] {
        if mode == Mode::Raid2 || mode == Mode::Raid3 || mode == Mode::Betrayal {
            m.does(dragon, &format!("draft {ability}"));
        }
    }
    if mode == Mode::Raid3 || mode == Mode::Betrayal {
        m.does(dragon, "draft Tail Sweep").does(dragon, "draft Rampage");
    }
    m
}

/// FD-19.2, FD-19.3, FD-19.4, FD-19.5, FD-19.6, FD-20.1, FD-S125: deck, reshuffles, hit points, the
/// Dragon's hand and the number of his abilities, by the number of mortals; everyone starts on his
/// Start and is dealt from one common pile.
#[test]
fn figures_follow_the_number_of_mortals() {
    for (mode, deck, reshuffles, hit_points, hand, abilities) in [
        (Mode::Raid2, 50, 0, 2, 7, 4),
        (Mode::Raid3, 40, 1, 3, 8, 6),
        (Mode::Raid4, 50, 1, 4, 9, 8),
        (Mode::Betrayal, 50, 1, 3, 8, 6),
    ] {
        let mut m = dealt(mode);
        let mortals = mode.seats() as u8 - 1;
        let dragon = Seat(mortals);
        m.asks(M1).pile_left(deck - 5 * mortals - hand);
        for mortal in (0..mortals).map(Seat) {
            m.stands(mortal, 1).hand_size(mortal, 5);
        }
        m.stands(dragon, 18).hand_size(dragon, hand);
        assert_eq!(m.table().open().fighter(dragon).hit_points, hit_points, "{mode}");
        assert_eq!(m.table().open().fighter(dragon).cards().count(), abilities, "{mode}");
        assert_eq!(m.table().open().reshuffles, reshuffles, "{mode}");
    }
    assert_eq!(
        Mode::Raid3.deck(),
        cards("1 1 1 1 1 1 1 1")
            .plus(cards("2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 4 5 5 5 5 5 5 5 5",))
    );
}

/// FD-19.7: there is one game without rounds, and an ability that was played stays face down to its
/// end, a mortal's as the Dragon's.
#[test]
fn abilities_are_once_per_game() {
    let mut m = board(Mode::Raid2)
        .fighter(M1, 12, "1 1 1 1 1", "Flame Arrow")
        .seat(M2, "1 1 1 1 1", "")
        .with(DRAGON_OF_TWO, |f| f.hit_points = 2)
        .seat(DRAGON_OF_TWO, "2 2 2 2 2", "Charged Shot")
        .turn(M1);
    m.does(M1, "Flame Arrow on P3").does(M1, "move back 1").does(M2, "move forward 1");
    m.does(DRAGON_OF_TWO, "Charged Shot on P1").does(DRAGON_OF_TWO, "show 2");
    m.does(DRAGON_OF_TWO, "move back 2").stands(M1, 9);
    m.asks(M1).face_up(M1, "Flame Arrow", false).refuses(M1, "Flame Arrow on P3", "FD-11.3");
    m.does(M1, "move forward 1").does(M2, "move forward 1");
    m.face_up(DRAGON_OF_TWO, "Charged Shot", false).lacks(DRAGON_OF_TWO, "Charged Shot");
}

/// FD-19.7, FD-19.21: the first win is the game.
#[test]
fn one_game_has_no_rounds() {
    let mut m = board(Mode::Raid2)
        .fighter(M1, 15, "3", "")
        .seat(M2, "1", "")
        .with(DRAGON_OF_TWO, |f| f.hit_points = 1)
        .turn(M1);
    m.does(M1, "attack 1x3").does(DRAGON_OF_TWO, "take the hit");
    assert_eq!(m.over().winners(), seats(&[M1, M2]));
}

// Reshuffle.

/// FD-19.8, FD-S128: four mortals, and the third draws the last card while he needs one more: the
/// discard pile and the Dragon's seven cards are shuffled, the Dragon draws seven, the third mortal
/// draws his missing card, and play goes on.
#[test]
fn the_first_last_card_brings_the_reshuffle() {
    let mut m = board(Mode::Raid4)
        .seat(M1, "1 1 1 1 1", "")
        .seat(M2, "2 2 2 2 2", "")
        .seat(M3, "3 3 3", "")
        .seat(M4, "4 4 4 4 4 4", "")
        .seat(DRAGON, "5 5 5 5 5 5 5", "")
        .pile("1")
        .turn(M4);
    m.does(M4, "move forward 4");
    // 50 cards: 5 + 5 + 3 + 5 stay in the mortals' hands, M3 has drawn the one of the pile.
    m.hears(Viewer::Public, Event::Reshuffled { dragon: DRAGON, cards: 24 + 7 });
    m.hand_size(DRAGON, 7).hand_size(M3, 5).hand_size(M4, 5).pile_left(31 - 7 - 1).discarded("");
    assert_eq!(draws_and_turns(&m), format!("(P4) P3{} P3 (P5)", " P5".repeat(7)));
    m.goes_on().asks(DRAGON).turn_of(DRAGON);
    m.hears_nothing_like(Viewer::Public, |e| *e == Event::TimeOver);
    assert_eq!(m.table().open().reshuffles, 0);
}

/// FD-19.8, FD-S165: the reshuffle comes while the Dragon himself refills from 5 to 9 and has drawn
/// two: his seven cards are shuffled in, he draws seven, then two more.
#[test]
fn the_dragons_own_refill_goes_on_after_the_reshuffle() {
    let mut m = board(Mode::Raid4)
        .seat(M1, "1 1 1 1 1", "")
        .seat(DRAGON, "5 5 5 5 5 4", "")
        .pile("2 2")
        .turn(DRAGON);
    m.does(DRAGON, "move forward 4").hand_size(DRAGON, 9).asks(M1);
    assert_eq!(draws_and_turns(&m), format!("(P5){} (P1)", " P5".repeat(2 + 7 + 2)));
    m.pile_left(50 - 5 - 9).discarded("").goes_on();
}

/// FD-19.11: with two mortals there is no reshuffle: the first last card ends the game. The pile
/// that a mortal empties is the one the Dragon draws from.
#[test]
fn with_two_mortals_the_first_last_card_ends_it() {
    let mut m = last_card_of_two().turn(M2);
    m.over();
    m.hears(Viewer::Public, Event::TimeOver);
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::Reshuffled { .. }));
}

/// FD-19.11: after the one reshuffle the next last card ends the game.
#[test]
fn the_second_last_card_ends_the_game() {
    // All cards are in hands, so that the new pile is the Dragon's hand and two cards played.
    let mut m = board(Mode::Raid4)
        .seat(M1, "1 1 1 1 1 1 1 1 1 1 2 2 2", "")
        .seat(M2, "2 2 2 2 2 2 3 3 3 3 3 3", "")
        .seat(M3, "3 3 3 4 4 4 4 4 4 4 5", "")
        .seat(M4, "4 4 4 5 5", "")
        .seat(DRAGON, "5 5 5 5 5 5 5", "")
        .pile("2 3")
        .turn(M4);
    m.does(M4, "move forward 4").hand_size(M4, 5).pile_left(1).asks(DRAGON).goes_on();
    m.does(DRAGON, "move forward 5");
    // He draws the last card, gives up seven, draws seven, and takes the two that are left.
    assert_eq!(draws_and_turns(&m), format!("(P4) P4 (P5){}", " P5".repeat(1 + 7 + 2)));
    m.over();
    m.hears(Viewer::Public, Event::TimeOver);
}

/// FD-19.27: if the Dragon's redraw after the reshuffle takes the last card, time is over.
#[test]
fn a_redraw_that_takes_the_last_card_ends_the_game() {
    let mut m = board(Mode::Raid4)
        .seat(M1, "1 1 1 1 1 1 1 1 1 1 2 2 2", "")
        .seat(M2, "2 2 2 2 2 2 3 3 3 3 3 3", "")
        .seat(M3, "3 3 3 3 4 4 4 4 4 4 4", "")
        .seat(M4, "4 4 4 5", "")
        .with(M4, |f| f.retreat_due = true)
        .seat(DRAGON, "5 5 5 5 5 5 5 5 5", "")
        .pile("2")
        .turn(M4);
    m.hears(Viewer::Public, Event::Reshuffled { dragon: DRAGON, cards: 9 });
    m.hears(Viewer::Public, Event::TimeOver);
    m.over();
}

// Play.

/// FD-19.12, FD-S127: first every mortal's turn, then the mortals' refills in the same order, then
/// the Dragon's turn with his own refill, and again the first mortal.
#[test]
fn mortals_act_then_refill_together_then_the_dragon() {
    let mut m = board(Mode::Raid4)
        .seat(M1, "1 1 1 1 1", "")
        .seat(M2, "1 1 1 1 1", "")
        .seat(M3, "2 2 2 2 2", "")
        .seat(M4, "2 2 2 2 2", "")
        .seat(DRAGON, "3 3 3 3 3 3 3 3 3", "")
        .turn(M1);
    m.does(M1, "move forward 1").hand_size(M1, 4).does(M2, "move forward 1").hand_size(M2, 4);
    m.does(M3, "move forward 2").does(M4, "move forward 2").hand_size(M1, 5).hand_size(M4, 5);
    m.does(DRAGON, "move forward 3").hand_size(DRAGON, 9).asks(M1);
    assert_eq!(draws_and_turns(&m), "(P1) (P2) (P3) (P4) P1 P2 P3 P4 (P5) P5 (P1)");
}

/// FD-19.12, FD-19.13: the order that the mortals chose holds every time, for turns and refills.
#[test]
fn the_chosen_order_is_kept() {
    let mut m = Scene::<Table>::deal(
        &Setup::of(Mode::Raid4)
            .with(&["Grave", "Jaina", "Midori", "Rook"].map(|n| n.parse().expect("a character"))),
        &[],
    );
    m.asks_all(&[M1, M2, M3, M4]).does(M3, "go next").asks_all(&[M1, M2, M4]);
    m.does(M1, "go next").does(M4, "go next").turn_of(M3);
    for _ in 0..2 {
        for seat in [M3, M1, M4, M2, DRAGON] {
            step_aside(&mut m, seat);
        }
    }
    assert_eq!(turns(&m), [M3, M1, M4, M2, DRAGON, M3, M1, M4, M2, DRAGON, M3]);
    let played = draws_and_turns(&m);
    assert!(played.contains("(P2) P3 P1 P4 P2 (P5)"), "{played}");
}

/// The turn player passes where abilities are asked for and moves back with his lowest card.
pub(super) fn step_aside(m: &mut Scene<Table>, seat: Seat) {
    m.turn_of(seat);
    while m.table().open().turn() == seat {
        let asked = m.table().asks().seats().lowest().expect("somebody is asked");
        let offered = Offers::of(m.table(), asked).0;
        let pass = offered.iter().find(|c| **c == Choice::Pass);
        let back = offered.iter().find(|c| matches!(c, Choice::Move(_, Way::Back)));
        let choice = pass.or(back).expect("one can always move").to_string();
        m.does(asked, &choice);
    }
}

/// FD-19.14, FD-S130: two mortals are defeated in the Dragon's turn: he takes two extra turns, each
/// ending with his refill, before the mortals.
#[test]
fn each_defeat_is_worth_an_extra_turn() {
    let mut m = two_in_reach().turn(DRAGON);
    m.does(DRAGON, "attack 1x3").does(M1, "take the hit").does(M2, "take the hit");
    m.is_defeated(M1).is_defeated(M2).hand_size(DRAGON, 9).asks(DRAGON);
    m.hears(Viewer::Public, Event::ExtraTurn { seat: DRAGON });
    m.does(DRAGON, "move back 1").hand_size(DRAGON, 9).asks(DRAGON).turn_of(DRAGON);
    m.does(DRAGON, "move back 1").hand_size(DRAGON, 9).asks(M3).turn_of(M3);
    assert_eq!(turns(&m), [DRAGON, DRAGON, DRAGON, M3]);
}

/// M1 and M2 stand three spaces before the Dragon, M3 four, M4 far away; nobody can help.
fn two_in_reach() -> Board {
    board(Mode::Raid4)
        .fighter(M1, 10, "1", "")
        .fighter(M2, 10, "1", "")
        .fighter(M3, 9, "1", "")
        .fighter(M4, 3, "1 2", "")
        .fighter(DRAGON, 13, "1 1 1 3 4 4 5 5 5", "")
}

/// FD-19.14: a defeat during an extra turn adds one more to the end of the row.
#[test]
fn a_defeat_in_an_extra_turn_adds_one_more() {
    let mut m = two_in_reach().turn(DRAGON);
    m.does(DRAGON, "attack 1x3").does(M1, "take the hit").does(M2, "take the hit");
    m.does(DRAGON, "attack 1x4").does(M3, "take the hit");
    m.does(DRAGON, "move back 1").does(DRAGON, "move back 1").asks(M4);
    assert_eq!(turns(&m), [DRAGON, DRAGON, DRAGON, DRAGON, M4]);
}

/// FD-19.15: the Dragon may play one ability on his own turn and one on each mortal's turn.
#[test]
fn the_dragon_plays_one_ability_per_turn() {
    let mut m = board(Mode::Raid2)
        .fighter(M1, 10, "3 3 3 1 1", "Charged Shot, Dragon Form")
        .fighter(M2, 9, "3 3 3 1 1", "Charged Shot")
        .fighter(DRAGON_OF_TWO, 14, "2 2 2 2 2 2 3", "Charged Shot, Reversal, Martial Mastery")
        .turn(DRAGON_OF_TWO);
    m.does(DRAGON_OF_TWO, "Charged Shot on P1").does(DRAGON_OF_TWO, "show 2").stands(M1, 8);
    // Not a second one in the same turn, though Martial Mastery waits for its start.
    m.asks(DRAGON_OF_TWO).refuses(DRAGON_OF_TWO, "Martial Mastery", "FD-11.4");
    m.does(DRAGON_OF_TWO, "move back 2").stands(DRAGON_OF_TWO, 16);
    // On a mortal's turn he may play another: M1 stands on a light space, M2 on a dark one.
    m.does(M1, "pass").does(M1, "move forward 1");
    m.does(M2, "Charged Shot on P3").does(DRAGON_OF_TWO, "Reversal").does(M2, "move back 1");
    // And on his own turn again.
    m.offers(DRAGON_OF_TWO, "Martial Mastery");
}

/// FD-19.15: on each mortal's turn: what he played on the turn of one leaves him free on the turn
/// of the next.
#[test]
fn the_dragon_counters_on_two_mortals_turns_in_a_row() {
    let mut m = board(Mode::Raid3)
        .fighter(M1, 9, "3 3 3 1 1", "Charged Shot")
        .fighter(M2, 9, "3 3 3 1 1", "Charged Shot")
        .fighter(M3, 1, "1", "")
        .fighter(DRAGON_OF_THREE, 14, "2 2 2", "Reversal, Perfect Counter")
        .turn(M1);
    m.does(M1, "Charged Shot on P4").does(DRAGON_OF_THREE, "Perfect Counter");
    m.asks(M1).refuses(DRAGON_OF_THREE, "Reversal", "FD-11.4").does(M1, "move back 1");
    m.does(M2, "Charged Shot on P4").does(DRAGON_OF_THREE, "Reversal").does(M2, "move back 1");
    m.stands(DRAGON_OF_THREE, 14).turn_of(M3);
}

/// FD-19.16: the Dragon may block and retreat while he recovers; several retreats cost one recover
/// turn, and the recovery uses up the first of his turns when he has extra ones.
#[test]
fn a_recovering_dragon_still_answers_and_recovers_once() {
    let mut m = board(Mode::Raid4)
        .fighter(M1, 8, "1 3", "")
        .fighter(M2, 9, "1 3", "")
        .fighter(M3, 10, "1 3", "")
        .seat(M4, "1", "")
        .fighter(DRAGON, 12, "1 1 2 2 3 4 4 4 4", "")
        .position(|p| p.extra_turns = 1)
        .turn(M1);
    m.does(M1, "dash 1, strike 1x3").does(DRAGON, "retreat 1").stands(DRAGON, 13);
    m.is_recovering(DRAGON, true);
    m.does(M2, "dash 1, strike 1x3").does(DRAGON, "retreat 1").stands(DRAGON, 14);
    m.does(M3, "dash 1, strike 1x3").offers(DRAGON, "retreat 2").does(DRAGON, "block 1x3");
    m.does(M4, "move forward 1");
    m.hears(Viewer::Public, Event::Recovered { seat: DRAGON });
    // His recover turn is over, refill included; this is the extra turn, in which he acts.
    m.asks(DRAGON).hand_size(DRAGON, 9).is_recovering(DRAGON, false);
    m.does(DRAGON, "move forward 4").asks(M1);
    assert_eq!(turns(&m), [M1, M2, M3, M4, DRAGON, DRAGON, M1]);
}

/// FD-19.23: nobody passes the front-most enemy, a push moves everyone on the space, and mortals
/// behind may dashing block.
#[test]
fn the_rules_of_team_battle_hold_among_mortals() {
    let mut m = board(Mode::Raid4)
        .fighter(M1, 12, "1 1 1", "")
        .fighter(M2, 12, "1 1 1", "")
        .fighter(M3, 5, "1 1", "")
        .seat(M4, "1 1", "")
        .fighter(DRAGON, 15, "3 3 4 4 4 5 5 5 5", "")
        .turn(DRAGON);
    // M1 and M2 stop him, and he pushes both of them on his next turn.
    m.does(DRAGON, "move forward 5").stands(DRAGON, 13);
    m.does(M1, "move back 1").stands(M1, 11).does(M2, "move back 1").stands(M2, 11);
    m.does(M3, "move forward 1").does(M4, "move forward 1");
    m.does(DRAGON, "move forward 4").stands(DRAGON, 12);
    m.does(M1, "push 1").stands(DRAGON, 13).does(M2, "move forward 1").stands(M2, 12);
    m.does(M3, "move forward 1").does(M4, "move back 1");
    m.does(DRAGON, "push 3").stands(M2, 9).stands(M1, 11);
}

/// FD-19.23, FD-S140: the Dragon attacks a space with three mortals: each answers separately in
/// turn order, and the mortal behind them can help only one of them.
#[test]
fn three_targets_answer_in_turn_and_a_helper_helps_one() {
    let mut m = board(Mode::Raid4)
        .fighter(M1, 10, "3", "")
        .fighter(M2, 10, "1", "")
        .fighter(M3, 10, "1", "")
        .fighter(M4, 8, "2 3 3", "")
        .fighter(DRAGON, 13, "3 1 1 1 1 1 1 1 1", "")
        .turn(DRAGON);
    m.does(DRAGON, "attack 1x3");
    // M4 is asked for each of them, and declines for the first.
    m.asks(M4).does(M4, "pass").asks(M1).does(M1, "block 1x3");
    m.asks(M4).does(M4, "dash 2, offer 1x3");
    m.may(M2, &["block 0x3 with P4", "take the hit"]).does(M2, "block 0x3 with P4").stands(M4, 10);
    // He stands beside M3 now, not behind him.
    m.asks(M3).must(M3, "take the hit");
    m.is_undefeated(M1).is_undefeated(M2).is_defeated(M3).is_undefeated(M4);
}

/// FD-19.24: a hit of any strength costs the Dragon exactly one hit point and moves nobody; and
/// FD-19.25: the Dragon of a Raid keeps the cards that a pair would make the Solo bot discard.
#[test]
fn every_hit_costs_exactly_one_hit_point() {
    let mut m = board(Mode::Raid4)
        .fighter(M1, 10, "3 3 3 1", "")
        .seat(M2, "1", "")
        .seat(M3, "1", "")
        .seat(M4, "1", "")
        .fighter(DRAGON, 13, "3 3 2 2 2 2 2 2 2", "")
        .turn(M1);
    m.does(M1, "attack 3x3").does(DRAGON, "take the hit");
    m.hears(Viewer::Public, Event::HitPointLost { seat: DRAGON, left: 3 });
    m.holds(DRAGON, "2 2 2 2 2 2 2 3 3").stands(M1, 10).stands(DRAGON, 13);
    m.is_undefeated(DRAGON).goes_on().asks(M2);
}

/// FD-19.24: a hit does not end the attacker's turn: after a hit at its start the main action
/// follows.
#[test]
fn a_hit_does_not_end_the_turn() {
    let mut m = board(Mode::Raid4)
        .fighter(M1, 12, "3 3 3 1", "Flame Arrow")
        .seat(M2, "1", "")
        .seat(M3, "1", "")
        .seat(M4, "1", "")
        .turn(M1);
    m.does(M1, "Flame Arrow on P5").asks(M1).turn_of(M1).does(M1, "move forward 1").asks(M2);
    assert_eq!(m.table().open().fighter(DRAGON).hit_points, 3);
}
