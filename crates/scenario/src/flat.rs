//! Random games for counting what the decisions of a game allocate.

use kernel::{Game, Play, Seeded, Viewer};

/// Plays random games of a setup. All that follows the start (weighing, answers, views, redeals)
/// is handed to `measured`, which carries it out and may count what it allocates: a counting
/// allocator belongs to the program under test, so it is not linked here.
pub fn played_flat<G: Game>(
    setup: &G::Setup,
    games: u64,
    mut measured: impl FnMut(&mut dyn FnMut()),
) {
    let mut list: Vec<G::Choice> = Vec::with_capacity(4_096);
    for seed in 0..games {
        let (mut chance, mut whims) = (Seeded::new(seed), Seeded::new(!seed));
        let mut t =
            G::start(setup, &mut Play::silent(&mut chance)).expect("a setup that is played");
        let mut answers = 0;
        measured(&mut || {
            while let Some(seat) = t.asks().seats().lowest() {
                list.clear();
                t.weigh(seat, &mut list);
                let choice = list[whims.below(list.len())];
                t.apply(seat, choice, &mut Play::silent(&mut chance));
                let imagined = G::redeal(&t.view(Viewer::Seat(seat)), &mut whims);
                assert_eq!(imagined.table().seats(), t.seats());
                answers += 1;
            }
        });
        assert!(answers > 0, "the game was played");
    }
}
