//! Counting: how many ways a deal can go on, to a depth. A changed number is a changed rule.

use crate::suite::luck_at;
use kernel::{Asks, Game, Offers, Play, Seat};

/// Counts the leaves of the tree of decisions. Luck is keyed by the seed and the depth of the
/// decision, so that the order of the walk makes no difference. Of seats that answer sealed and
/// together the lowest is counted first, since their order does not matter.
pub fn perft<G: Game>(table: &G, depth: u32, seed: u64) -> u64 {
    count(table, depth, 0, seed)
}

fn count<G: Game>(table: &G, depth: u32, ply: usize, seed: u64) -> u64 {
    let asked: Vec<Seat> = match table.asks() {
        Asks::Over => return 1,
        Asks::Each(seats) => seats.lowest().into_iter().collect(),
        Asks::Any(seats) => seats.iter().collect(),
    };
    if depth == 0 {
        return 1;
    }
    let answers = asked
        .into_iter()
        .flat_map(|seat| Offers::of(table, seat).0.into_iter().map(move |choice| (seat, choice)));
    answers
        .map(|(seat, choice)| {
            let mut next = table.clone();
            next.apply(seat, choice, &mut Play::silent(&mut luck_at(seed, ply + 1)));
            count(&next, depth - 1, ply + 1, seed)
        })
        .sum()
}

/// The text of a golden file: for every setup and seed a deal, and under it one line a depth with
/// its number of nodes.
pub fn perft_table<G: Game>(deals: &[(G::Setup, u64)], depth: u32) -> String {
    let mut text = String::new();
    for (setup, seed) in deals {
        let json = serde_json::to_string(setup).expect("setups are plain data and become JSON");
        text += &format!("deal {json} seed {seed}\n");
        match G::start(setup, &mut Play::silent(&mut luck_at(*seed, 0))) {
            Ok(table) => (1..=depth)
                .for_each(|d| text += &format!("  depth {d}: {}\n", perft(&table, d, *seed))),
            Err(bad) => panic!("this setup cannot be played: {bad}\n  setup: {json}"),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toys::kuhn;

    #[test]
    fn kuhn_poker_has_five_ways_to_bet() {
        let text = perft_table::<kuhn::Table>(&[((), 3)], 4);
        let counts = "deal null seed 3\n  depth 1: 2\n  depth 2: 4\n  depth 3: 5\n  depth 4: 5\n";
        assert_eq!(text, counts);
    }
}
