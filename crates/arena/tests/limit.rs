//! The hand-written limit plays the same game as the engine: same luck, same picks, same end.

#[path = "../benches/limit/mod.rs"]
mod limit;

use flash_duel::{Mode, Setup, Table};
use kernel::{Asks, Game, Play, Seat, Seeded};
use limit::Played;

fn engine_playout(chance: &mut Seeded, picks: &mut Seeded) -> Played {
    let setup = Setup { tokens: 1, ..Setup::of(Mode::Simple) };
    let mut t = Table::start(&setup, &mut Play::silent(chance)).expect("Simple can be played");
    let (mut list, mut decisions) = (Vec::new(), 0);
    while t.asks() != Asks::Over {
        let seat = t.asks().seats().lowest().expect("somebody is asked");
        list.clear();
        t.weigh(seat, &mut list);
        let mut pick = 0;
        if list.len() > 1 {
            decisions += 1;
            pick = picks.below(list.len());
        }
        t.apply(seat, list[pick], &mut Play::silent(chance));
    }
    let outcome = t.outcome().expect("the game is over");
    let winner = usize::from(outcome.winners().has(Seat(1)));
    Played { winner, decisions }
}

#[test]
fn every_game_goes_as_the_engine_plays_it() {
    for seed in 0..20_000 {
        let luck = || (Seeded::new(seed), Seeded::new(!seed));
        let (mut a, mut b) = luck();
        let by_hand = limit::playout(&mut a, &mut b);
        let (mut a, mut b) = luck();
        assert_eq!(engine_playout(&mut a, &mut b), by_hand, "seed {seed}");
    }
}
