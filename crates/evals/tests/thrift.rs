//! A search that is warm needs no new memory, whichever of the real games it thinks about.

use bots::{Budget, Evaluation, Search};
use kernel::{Game, Offers, Play, Seat, Seeded, Viewer};

/// Questions from the middle of a random game that leave many choices.
fn questions<G: Game>(setup: &G::Setup) -> Vec<(Seat, G::View, Vec<G::Choice>)> {
    let mut luck = Seeded::new(3);
    let mut table = G::start(setup, &mut Play::silent(&mut luck)).expect("a playable setup");
    let mut asked = Vec::new();
    while let Some(seat) = table.asks().seats().lowest() {
        let choices = Offers::of(&table, seat).0;
        let choice = choices[luck.below(choices.len())];
        if choices.len() > 5 {
            asked.push((seat, table.view(Viewer::Seat(seat)), choices));
        }
        table.apply(seat, choice, &mut Play::silent(&mut luck));
    }
    let middle = asked.len() / 2;
    asked.drain(middle..).take(3).collect()
}

fn needs_no_new_memory<G: Game, E: Evaluation<G> + Default>(setup: &G::Setup) {
    let asked = questions::<G>(setup);
    assert!(!asked.is_empty(), "{}: nothing was asked", G::NAME);
    let mut search = Search::<G, E>::new(E::default(), Budget::simulations(120), 4);
    let mut think = || {
        for (seat, view, choices) in &asked {
            search.think(*seat, view, choices);
        }
    };
    // Luck makes some trees larger than others.
    (0..12).for_each(|_| think());
    let made = allocation_counter::measure(think).count_total;
    assert_eq!(made, 0, "{}: new memory {made} times", G::NAME);
}

#[test]
fn a_warm_search_of_flash_duel_allocates_nothing() {
    let setup = flash_duel::Setup::of(flash_duel::Mode::Full);
    needs_no_new_memory::<flash_duel::Table, evals::FlashDuel>(&setup);
}

#[test]
fn a_warm_search_of_puzzle_strike_allocates_nothing() {
    let setup = puzzle_strike::Setup::of(puzzle_strike::Mode::Duel);
    needs_no_new_memory::<puzzle_strike::Table, evals::PuzzleStrike>(&setup);
}

#[test]
fn a_warm_search_of_fantasy_clash_allocates_nothing() {
    use fantasy_clash::{Faction, Setup, Table};
    let setup = Setup::of(Faction::Alliance, Faction::Orcs);
    needs_no_new_memory::<Table, evals::FantasyClash>(&setup);
}

#[test]
fn a_warm_search_of_shadows_allocates_nothing() {
    needs_no_new_memory::<shadows::Table, evals::Shadows>(&shadows::Setup::shared(2));
}
