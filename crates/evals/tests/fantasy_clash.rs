//! The greedy player pushes forward, strikes where the odds are good, and beats the random one.

mod common;

use bots::{Greedy, Player, Random};
use common::played;
use evals::FantasyClash;
use fantasy_clash::{Faction, Setup, Table};
use kernel::{Game, Play, Seat, Seeded, Viewer};

/// Half-wins of the greedy player, who takes the first seat in even games and the second in odd.
fn half_wins(setup: &Setup, game: u64) -> u32 {
    let greedy = Seat((game % 2) as u8);
    let mut clever = Greedy::new(FantasyClash::default(), game).with_deals(2);
    let mut random = Random::new(game);
    let outcome = played::<Table>(setup, game, |table, seat, choices, _| {
        let view = table.view(Viewer::Seat(seat));
        match seat == greedy {
            true => clever.answer(seat, &view, choices),
            false => Player::<Table>::answer(&mut random, seat, &view, choices),
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

/// FC-R9: whoever plays against it meets all of them; the same seed picks the same one.
#[test]
fn greedy_picks_any_faction() {
    let mut luck = Seeded::new(1);
    let table = Table::start(&Setup::picked(), &mut Play::silent(&mut luck)).expect("it is");
    let seat = Seat(1);
    let mut choices = Vec::new();
    table.weigh(seat, &mut choices);
    let view = table.view(Viewer::Seat(seat));
    let pick = |seed| Greedy::new(FantasyClash::default(), seed).answer(seat, &view, &choices);
    let picked: Vec<_> = (0..50).map(pick).collect();
    assert!(choices.len() == 5 && choices.iter().all(|choice| picked.contains(choice)));
    assert!((0..50).map(pick).eq(picked));
}

#[test]
fn greedy_beats_random_with_every_faction() {
    for faction in Faction::ALL {
        wins(&Setup::of(faction, faction), 10, 80);
    }
}

#[test]
fn greedy_beats_random_with_open_cards_and_drawn_forces() {
    let usual = Setup::of(Faction::Alliance, Faction::Orcs);
    wins(&Setup { face_up: true, ..usual }, 10, 90);
    wins(&Setup { random_force: true, ..usual }, 10, 90);
}

#[test]
fn greedy_beats_random_in_a_match() {
    let usual = Setup::of(Faction::Dragons, Faction::Aegyptus);
    wins(&Setup { best_of_three: true, ..usual }, 4, 90);
}
