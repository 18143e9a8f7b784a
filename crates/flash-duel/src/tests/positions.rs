//! Positions that no game comes to are refused, each with its reason.

use crate::tests::*;
use crate::{Mode, Position, Side, Space};
use kernel::{Asks, Game, Seat, Seeded, Viewer};

#[track_caller]
fn refused(board: &Board, reason: &str) {
    assert_eq!(board.reasons(), [reason]);
}

/// FD-19.12: mortals first, then the Dragon.
#[test]
fn the_dragon_is_last_in_the_order_of_a_raid() {
    let order =
        |seats: [u8; 3]| board(Mode::Raid2).position(move |p| p.order = seats.map(Seat).to_vec());
    assert_eq!(order([1, 0, 2]).reasons(), [""; 0]);
    refused(&order([2, 0, 1]), "the Dragon's turn comes after those of all mortals");
}

/// FD-17.5.
#[test]
fn the_teams_take_turns() {
    let order = |seats: [u8; 4]| team().position(move |p| p.order = seats.map(Seat).to_vec());
    assert_eq!(order([3, 0, 1, 2]).reasons(), [""; 0]);
    let reason = "the two sides take turns; the order names one of them twice in a row";
    refused(&order([0, 2, 1, 3]), reason);
}

/// FD-20.9: he crosses over when he shows his card, and nobody else does.
#[test]
fn only_the_shown_traitor_stands_on_another_side() {
    let shown = |b: Board| b.position(|p| p.loyalty.as_mut().expect("a Betrayal").shown = true);
    let east = |b: Board, seat| b.space(seat, 18).with(seat, |f| f.side = Some(Side::East));
    let betrayal = || board(Mode::Betrayal).traitor(M2);
    assert_eq!(shown(east(betrayal(), M2)).reasons(), [""; 0]);
    refused(&east(betrayal(), M2), "P2 plays West");
    refused(&shown(east(east(betrayal(), M2), M3)), "P3 plays West");
    refused(&shown(betrayal()), "P2 has shown the Traitor card and not changed sides");
    // Accused, he fell as a mortal (FD-20.16).
    assert_eq!(shown(betrayal().defeated(M2)).reasons(), [""; 0]);
    refused(&east(team(), A1), "P1 plays West");
}

/// FD-20.5: with no loyal mortal left the Dragon's team has won. What is accepted can be imagined.
#[test]
fn the_hidden_traitor_is_not_the_last_mortal() {
    let alone = |traitor| {
        let board = board(Mode::Betrayal).defeated(M1).defeated(M2).defeated(M3);
        board.traitor(traitor).position(|p| p.turn = M4)
    };
    refused(&alone(M4), "one side has nobody left: East has won");
    let m = alone(M1).seat(M4, "1", "").turn(M4);
    for viewer in [Viewer::Public, Viewer::Seat(M4), Viewer::Seat(DRAGON_OF_FOUR)] {
        let view = m.view(viewer);
        let imagined = crate::Table::redeal(&view, &mut Seeded::new(1));
        assert_eq!(imagined.table().view(viewer), view);
        assert_ne!(imagined.table().asks(), Asks::Over);
    }
}

/// FD-4.9.
#[test]
fn a_side_that_has_conceded_does_not_play_on() {
    let conceded =
        |seats: &[Seat]| seats.iter().fold(team(), |b, s| b.with(*s, |f| f.conceded = true));
    assert_eq!(conceded(&[A1, B2]).reasons(), [""; 0]);
    refused(&conceded(&[A1, A2]), "everyone left of West has conceded: the game is over");
    let reason = "everyone left of East has conceded: the game is over";
    refused(&conceded(&[B1]).defeated(B2), reason);
}

/// FD-19.14, FD-15.1, FD-0.10.
#[test]
fn what_only_some_modes_have_is_refused_in_the_others() {
    let extra = |b: Board| b.position(|p| p.extra_turns = 1);
    assert_eq!(extra(board(Mode::Raid2)).reasons(), [""; 0]);
    refused(&extra(duel()), "there are no extra turns in full");
    let pool = |b: Board| b.position(|p| p.pool = vec!["Reversal".into()]);
    assert_eq!(pool(board(Mode::Clockwork)).reasons(), [""; 0]);
    refused(&pool(duel()), "there is no pool of abilities in full");
    let silent = |b: Board| b.position(|p| p.silent_unmasking = true);
    assert_eq!(silent(board(Mode::Betrayal)).reasons(), [""; 0]);
    refused(&silent(board(Mode::Raid4)), "there is no traitor to unmask in raid-4");
    let scored = |b: Board| b.tokens(1, 0).position(|p| p.tokens_needed = 3);
    assert_eq!(scored(duel()).reasons(), [""; 0]);
    refused(&scored(board(Mode::Raid2)), "with [1, 0] win tokens the game is over");
    let second = |b: Board| b.position(|p| p.round = 2);
    assert_eq!(second(duel()).reasons(), [""; 0]);
    refused(&second(board(Mode::Raid2)), "rounds are counted from 1 to 1, not 2");
}

/// FD-20.26: what was agreed about the unmasking is kept when a position is written down; where
/// nothing is written the traitor may name hands.
#[test]
fn a_silent_unmasking_is_part_of_the_position() {
    let read = |text: &str| serde_json::from_str::<Position>(text).expect("a position");
    let text = r#"{"mode": "betrayal", "turn": "P1", "loyalty": {"traitor": "P5"}, "fighters": [
        {"space": 1, "hand": []}, {"space": 1, "hand": []}, {"space": 1, "hand": []},
        {"space": 1, "hand": []}, {"who": "Dragon", "space": 18, "hand": [], "hit_points": 3}]}"#;
    for agreed in [false, true] {
        let position = Position { silent_unmasking: agreed, ..read(text) };
        let table = position.set_up().expect("it can be set up");
        assert_eq!(table.open().silent_unmasking, agreed);
        let written = Position::of(&table).expect("a turn is about to begin");
        let text = serde_json::to_string(&written).expect("plain data");
        assert_eq!(text.contains("silent_unmasking"), agreed);
        assert_eq!(read(&text), written);
    }
}

/// FD-2.11: his own pawn does not set it off; any other has.
#[test]
fn nobody_but_its_owner_stands_on_a_mine() {
    let mined = |space| duel().at(4, 9).with(WEST, move |f| f.mine = Some(Space(space)));
    assert_eq!(mined(4).reasons(), [""; 0]);
    refused(&mined(9), "the mine of P1 lies under another's pawn");
}

/// FD-14.3: what a board for tests may have, a position of play may not.
#[test]
fn a_position_of_play_has_its_own_cast() {
    let jaina = |seat, abilities: &'static str| {
        let board = duel().position(|p| p.mirror = false).seat(seat, "1", abilities);
        board.with(seat, |f| f.who = "Jaina".parse().expect("she exists"))
    };
    assert_eq!(jaina(WEST, "Flame Arrow").strange(), [""; 0]);
    assert!(
        jaina(WEST, "Reversal").strange()[0].starts_with("P1: Reversal is no ability of Jaina")
    );
    let twice = jaina(WEST, "").with(EAST, |f| f.who = "Jaina".parse().expect("she exists"));
    assert_eq!(twice.strange(), ["Jaina is played twice; that needs `mirror`"]);
}
