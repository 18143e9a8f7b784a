//! The greedy player follows the advice of the rulebook (PS-23) and beats the random one.

mod advice;
mod common;

use bots::{Greedy, Player, Random};
use common::played;
use evals::PuzzleStrike;
use kernel::{Asks, Game, Play, Seat, Seeded, Viewer};
use puzzle_strike::{Bank, Mode, Sets, Setup, Table, Who};

/// Half-wins of the side of the greedy player, who sits elsewhere in every game.
fn half_wins(setup: &Setup, game: u64) -> u32 {
    let greedy = Seat((game % setup.mode.seats() as u64) as u8);
    let mut clever = Greedy::new(PuzzleStrike::default(), game).with_deals(4);
    let mut random = Random::new(game);
    let outcome = played::<Table>(setup, game, |table, seat, choices, _| {
        let view = table.view(Viewer::Seat(seat));
        match table.open().are_opponents(seat, greedy) {
            false => clever.answer(seat, &view, choices),
            true => Player::<Table>::answer(&mut random, seat, &view, choices),
        }
    });
    u32::from(outcome.half_wins(greedy))
}

#[track_caller]
fn wins(setup: &Setup, games: u64, at_least: u32) {
    let sum: u32 = (0..games).map(|game| half_wins(setup, game)).sum();
    let rate = sum * 50 / games as u32;
    assert!(rate >= at_least, "{rate} % of {games} games");
}

/// Whoever plays against it meets all of them; the same seed picks the same one.
#[test]
fn greedy_picks_any_character() {
    let mut luck = Seeded::new(1);
    let table = Table::start(&Setup::of(Mode::Duel), &mut Play::silent(&mut luck)).expect("it is");
    let seat = table.asks().seats().lowest().expect("somebody picks");
    let mut choices = Vec::new();
    table.weigh(seat, &mut choices);
    let view = table.view(Viewer::Seat(seat));
    let pick = |seed| Greedy::new(PuzzleStrike::default(), seed).answer(seat, &view, &choices);
    let picked: Vec<_> = (0..200).map(pick).collect();
    assert!(choices.iter().all(|choice| picked.contains(choice)), "{picked:?}");
    assert!((0..200).map(pick).eq(picked));
}

#[test]
fn greedy_beats_random_in_a_duel() {
    wins(&Setup::of(Mode::Duel), 60, 90);
}

#[test]
fn greedy_beats_random_in_a_match() {
    wins(&Setup { tournament: true, ..Setup::of(Mode::Duel) }, 20, 90);
}

#[test]
fn greedy_beats_random_with_drafted_chips() {
    wins(&Setup { clockwork: true, ..Setup::of(Mode::Duel) }, 30, 90);
}

#[test]
fn greedy_beats_random_in_teams() {
    wins(&Setup::of(Mode::Team), 20, 80);
}

/// One of three or four wins, so a third or a quarter of the games would be luck.
#[test]
fn greedy_beats_several_random_players() {
    wins(&Setup::of(Mode::FreeForAll3), 30, 75);
    wins(&Setup::of(Mode::FreeForAll4), 30, 65);
    wins(&Setup { last_standing: true, ..Setup::of(Mode::FreeForAll3) }, 30, 75);
}

/// Nobody waits for the other for ever: bots alone finish every kind of game.
#[test]
fn greedy_players_finish_their_games() {
    for mode in Mode::ALL {
        let last_standing = mode.is_free_for_all();
        finish(&Setup { last_standing, ..Setup::of(mode) }, 1);
    }
}

/// Every character of the base set once, with chips of that set alone and with both boxes: chips
/// lie face down on bags, gems float and traps wait, and greedy players still count them all.
#[test]
fn greedy_players_finish_their_games_with_every_base_character() {
    let base: Vec<Who> = Sets::BASE.characters().collect();
    for (game, pair) in base.chunks(2).enumerate() {
        let pair = [pair[0], *pair.last().expect("a chunk has one")];
        for sets in [Sets::BASE, Sets::BOTH] {
            let characters = pair.map(Some).to_vec();
            let bank = Bank::Random;
            let mirror = true;
            let duel = Setup::of(Mode::Duel);
            finish(&Setup { sets, characters, bank, mirror, ..duel }, game as u64);
        }
    }
}

fn finish(setup: &Setup, seed: u64) {
    let mut luck = Seeded::new(seed);
    let mut table = Table::start(setup, &mut Play::silent(&mut luck)).expect("playable");
    let mut all = Greedy::new(PuzzleStrike::default(), 7).with_deals(2);
    for _ in 0..5_000 {
        let Some(seat) = table.asks().seats().lowest() else { break };
        let mut choices = Vec::new();
        table.weigh(seat, &mut choices);
        let choice = all.answer(seat, &table.view(Viewer::Seat(seat)), &choices);
        table.apply(seat, choice, &mut Play::silent(&mut luck));
    }
    assert_eq!(table.asks(), Asks::Over, "{setup:?}");
}
