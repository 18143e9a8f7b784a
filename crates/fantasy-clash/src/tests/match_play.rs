//! A match: the best of three games (FC-16.5).

use super::*;
use crate::setup::Setup;
use crate::table::{How, Standing};
use kernel::{Game, Outcome, SeatSet, Seeded};
use scenario::Scene;

/// A game of a match in which South breaks through.
#[track_caller]
fn south_wins(score: (u8, u8, u8)) -> Scene<crate::Table> {
    let board = field().south("C8", "Pikemen").north("A5", "Orcs").north("E3", "Orcs");
    let mut m = board.score(score).moves(S);
    m.does(S, "move C8 C9").ends_turn(S).ends_turn(N);
    m
}

/// A game of a match that ends without progress, in a turn of North's.
#[track_caller]
fn nobody_wins(score: (u8, u8, u8)) -> Scene<crate::Table> {
    let board = field().south("A3", "Pikemen").north("E9", "Orcs");
    let mut m = board.score(score).idle(39).moves(N);
    m.ends_turn(N);
    m
}

/// FC-16.5: the loser of a game says who starts the next, and then both deploy anew.
#[test]
fn the_loser_chooses_who_starts() {
    for (answer, first) in [("go first", N), ("go second", S)] {
        let mut m = south_wins((0, 0, 0));
        assert_eq!(m.table().open().standing, Standing::Playing);
        m.may(N, &["go first", "go second"]).refuses(S, "go first", "FC-5.7").does(N, answer);
        let open = m.table().open();
        assert_eq!((open.turn, open.sides[S].len(), open.deployed), (0, 0, false));
        m.does(S, "deploy wall").does(N, "deploy flank").turn_of(first);
        let score = m.table().open().series.expect("a match");
        assert_eq!((score.wins.0, score.draws, score.first), ([1, 0], 0, None));
    }
}

/// FC-16.5: two wins decide the match, and the score is its points.
#[test]
fn two_wins_decide_the_match() {
    let m = south_wins((1, 1, 0));
    assert_eq!(m.table().open().standing, Standing::Won(S, How::Match));
    let won = Outcome::win(2, SeatSet::one(S)).with_points(S, 2).with_points(N, 1);
    assert_eq!(m.table().outcome(), Some(won));
    let m = south_wins((1, 0, 0));
    assert_eq!(m.table().open().standing, Standing::Won(S, How::Match));
}

/// FC-16.5: after a draw nobody chooses, they roll again.
#[test]
fn after_a_draw_they_roll_again() {
    let mut m = nobody_wins((1, 0, 0));
    assert_eq!(m.table().open().series.expect("a match").draws, 1);
    m.does(S, "deploy wall").dice("2 5").does(N, "deploy flank").turn_of(N);
}

/// FC-R8: there are three games at most; who has won more of them has won the match.
#[test]
fn three_games_are_the_most() {
    let ended = |score| nobody_wins(score).table().open().standing;
    assert_eq!(ended((1, 0, 1)), Standing::Won(S, How::Match));
    assert_eq!(ended((0, 1, 1)), Standing::Won(N, How::Match));
    assert_eq!(ended((1, 1, 0)), Standing::Drawn(How::Match));
    assert_eq!(ended((0, 0, 2)), Standing::Drawn(How::Match));
    assert_eq!(south_wins((0, 0, 2)).table().open().standing, Standing::Won(S, How::Match));
    assert_eq!(south_wins((0, 1, 1)).table().open().standing, Standing::Drawn(How::Match));
}

/// FC-R8: who concedes concedes the match.
#[test]
fn conceding_ends_the_match() {
    let setup = Setup { best_of_three: true, ..Setup::of(Faction::Orcs, Faction::Orcs) };
    let mut luck = Seeded::new(1);
    let mut play = kernel::Play::silent(&mut luck);
    let mut t = crate::Table::start(&setup, &mut play).expect("it can be played");
    t.apply(S, crate::Choice::Concede, &mut play);
    assert_eq!(t.open().standing, Standing::Won(N, How::Conceded));
}

/// FC-16.5: forces that are drawn are drawn anew for each game.
#[test]
fn every_game_has_its_own_forces() {
    let setup = Setup {
        best_of_three: true,
        random_force: true,
        ..Setup::of(Faction::Orcs, Faction::Dragons)
    };
    let mut luck = Seeded::new(3);
    let mut play = kernel::Play::silent(&mut luck);
    let mut t = crate::Table::start(&setup, &mut play).expect("it can be played");
    let before = t.drawn_force(S).copied();
    t.next_game(&mut play, None);
    assert_ne!(t.drawn_force(S).copied(), before);
    assert_eq!(t.open().setup(), setup);
}
