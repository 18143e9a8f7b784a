//! Matches of several games: winning one of them is what everybody plays for.

use bots::Evaluation;
use evals::{FantasyClash, PuzzleStrike};
use kernel::{Asks, Game, Offers, Play, Seat, Seeded, Viewer};

/// A moment of a match.
struct Moment {
    /// Games won by each player.
    wins: [u8; 2],
    /// The next game is being prepared.
    between: bool,
    worth: [f32; 2],
    clock: u32,
}

/// The moments of a match that is played with quick answers.
fn played<G: Game, E: Evaluation<G> + Default>(
    setup: &G::Setup,
    wins: fn(&G) -> [u8; 2],
    between: fn(&G) -> bool,
) -> Vec<Moment> {
    let (knows, mut luck) = (E::default(), Seeded::new(3));
    let mut table = G::start(setup, &mut Play::silent(&mut luck)).expect("a playable setup");
    let mut moments = Vec::new();
    while table.asks() != Asks::Over {
        let seat = table.asks().seats().lowest().expect("somebody is asked");
        let deal = G::redeal(&table.view(Viewer::Seat(seat)), &mut luck);
        moments.push(Moment {
            wins: wins(&table),
            between: between(&table),
            worth: [Seat(0), Seat(1)].map(|s| knows.value(&deal, s)),
            clock: knows.clock(&deal),
        });
        let options = Offers::of(&table, seat).0;
        let nth = knows.quick(&deal, seat, &options, &mut luck);
        table.apply(seat, options[nth], &mut Play::silent(&mut luck));
    }
    moments
}

fn of_fantasy_clash() -> Vec<Moment> {
    use fantasy_clash::{Faction, Setup, Step, Table};
    let usual = Setup::of(Faction::Dragons, Faction::Aegyptus);
    let prepares = |t: &Table| {
        let top = t.open().agenda.top();
        matches!(top, Some(Step::LosersChoice(_) | Step::Deploy(_)))
    };
    let wins = |t: &Table| t.open().series.expect("it is a match").wins.0;
    played::<Table, FantasyClash>(&Setup { best_of_three: true, ..usual }, wins, prepares)
}

fn of_puzzle_strike() -> Vec<Moment> {
    use puzzle_strike::{Mode, Setup, Step, Table};
    let prepares = |t: &Table| matches!(t.open().agenda.top(), Some(Step::LosersChoice(_)));
    let wins = |t: &Table| [Seat(0), Seat(1)].map(|seat| t.open().wins[seat]);
    let setup = Setup { tournament: true, ..Setup::of(Mode::Duel) };
    played::<Table, PuzzleStrike>(&setup, wins, prepares)
}

/// Who has won the first game, and who has lost it.
fn first_game(moments: &[Moment]) -> [usize; 2] {
    let after = moments.iter().find(|m| m.wins != [0, 0]).expect("somebody wins a game");
    if after.wins[0] > 0 { [0, 1] } else { [1, 0] }
}

#[track_caller]
fn a_game_won_is_worth_more_than_one_that_nearly_is(moments: &[Moment]) {
    let [winner, loser] = first_game(moments);
    let running = || moments.iter().filter(|m| m.wins == [0, 0]);
    let most = running().map(|m| m.worth[winner]).fold(0.0, f32::max);
    let least = running().map(|m| m.worth[loser]).fold(1.0, f32::min);
    let won = moments.iter().filter(|m| m.between && m.wins[winner] == 1 && m.wins[loser] == 0);
    let mut seen = 0;
    for moment in won {
        seen += 1;
        let Moment { worth, .. } = moment;
        assert!(worth[winner] > most, "{} after {most}", worth[winner]);
        assert!(worth[loser] < least, "{} after {least}", worth[loser]);
    }
    assert!(seen > 0, "the next game is prepared");
}

#[track_caller]
fn tables_differ_for_whoever_is_ahead(moments: &[Moment]) {
    let [winner, loser] = first_game(moments);
    let ahead = moments.iter().filter(|m| !m.between && m.wins[winner] == 1 && m.wins[loser] == 0);
    let mut worth: Vec<f32> = ahead.map(|m| m.worth[winner]).collect();
    let tables = worth.len();
    assert!(worth.iter().all(|w| (0.5..1.0).contains(w)), "{worth:?}");
    worth.sort_by(f32::total_cmp);
    worth.dedup();
    assert!(worth.len() * 3 > tables, "{} of {tables} tables", worth.len());
}

/// FC-16.5.
#[test]
fn having_won_the_first_game_is_worth_more_than_being_about_to_win_it() {
    a_game_won_is_worth_more_than_one_that_nearly_is(&of_fantasy_clash());
    a_game_won_is_worth_more_than_one_that_nearly_is(&of_puzzle_strike());
}

#[test]
fn two_different_tables_at_one_to_nil_are_worth_different_amounts() {
    tables_differ_for_whoever_is_ahead(&of_fantasy_clash());
    tables_differ_for_whoever_is_ahead(&of_puzzle_strike());
}

/// Who plays some turns on in thought stops at the end of a game, not in the middle of the next.
#[test]
fn the_clock_does_not_begin_anew_with_a_game() {
    for moments in [of_fantasy_clash(), of_puzzle_strike()] {
        assert!(moments.is_sorted_by_key(|m| m.clock));
        let ends = moments.windows(2).filter(|m| m[0].wins != m[1].wins);
        let far = ends.map(|m| m[1].clock - m[0].clock).min().expect("a game ends");
        assert!(far > 100, "{far} turns further");
    }
}
