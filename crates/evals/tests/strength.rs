//! The greedy player with this knowledge beats the random one clearly.

mod common;

use bots::{Evaluation, Greedy, Player, Random};
use common::played;
use evals::FlashDuel;
use flash_duel::{Choice, Mode, Setup, Table};
use kernel::{Game, Seat, Viewer};

/// Half-wins of the greedy player, who takes the first seat in even games and the second in odd.
fn half_wins(setup: &Setup, game: u64) -> u32 {
    let greedy = Seat((game % 2) as u8);
    let mut clever = Greedy::new(FlashDuel::default(), game);
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

fn percent(setup: &Setup, games: u64) -> u32 {
    let sum: u32 = (0..games).map(|game| half_wins(setup, game)).sum();
    sum * 50 / games as u32
}

#[test]
fn greedy_beats_random_in_simple_mode() {
    let rate = percent(&Setup::of(Mode::Simple), 200);
    assert!(rate > 85, "{rate} %");
}

#[test]
fn greedy_beats_random_in_the_full_game() {
    let rate = percent(&Setup::of(Mode::Full), 200);
    assert!(rate > 85, "{rate} %");
}

/// Accusing and revealing are worth a thought out of turn; conceding and showing one's hand never.
#[test]
fn bots_think_about_accusing_and_revealing_alone() {
    let knows = FlashDuel::default();
    let says = |choice| Evaluation::<Table>::worth_saying(&knows, choice);
    assert!(says(Choice::Accuse(Seat(1))) && says(Choice::Reveal));
    assert!(!says(Choice::Concede) && !says(Choice::ShowHandTo(Seat(1))));
}
