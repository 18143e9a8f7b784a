//! Whole games between players of any kind.

use kernel::{Game, Outcome, Play, Seat, Seeded};

/// How a game ends in which somebody answers for all seats: by the table before, who is asked, what
/// is offered and the luck of the game.
pub fn played<G: Game>(
    setup: &G::Setup,
    seed: u64,
    mut answers: impl FnMut(&G, Seat, &[G::Choice], &mut Seeded) -> G::Choice,
) -> Outcome {
    let mut luck = Seeded::new(seed);
    let mut table = G::start(setup, &mut Play::silent(&mut luck)).expect("a playable setup");
    let mut choices = Vec::new();
    while let Some(seat) = table.asks().seats().lowest() {
        choices.clear();
        table.weigh(seat, &mut choices);
        let choice = answers(&table, seat, &choices, &mut luck);
        table.apply(seat, choice, &mut Play::silent(&mut luck));
    }
    table.outcome().expect("the game is over")
}
