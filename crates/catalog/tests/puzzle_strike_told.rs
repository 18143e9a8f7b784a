//! What a whole game of Puzzle Strike is told like.

use catalog::{AnyMatch, Eyes, Options};
use kernel::{Asks, Secret, Viewer};
use serde_json::json;

/// A match of bots to its end, and what everybody was told.
fn played(mode: &str, seed: u64) -> (Box<dyn AnyMatch>, Vec<String>) {
    let game = catalog::game("puzzle-strike").expect("it is listed");
    let options = Options { mode: Some(mode.into()), ..Options::default() };
    let begun = game.start(&options, Secret::from_seed(seed), Vec::new());
    let (mut game, mut told) = begun.expect("it can be played");
    for n in 0.. {
        let (Asks::Each(seats) | Asks::Any(seats)) = game.table().awaits() else { break };
        let seat = seats.lowest().expect("somebody is asked");
        let label = game.bot_answer(seat, "random", n).expect("there is such a bot");
        told.extend(game.answer(seat, &label).expect("it was offered"));
    }
    let public = Eyes::Viewer(Viewer::Public);
    let words = told.iter().filter_map(|t| t.words(public)).map(ToString::to_string).collect();
    (game, words)
}

/// PS-14.1: who wins need not be who sent the gems, so it is said why.
#[test]
fn the_lowest_pile_of_a_free_for_all_is_told() {
    let public = Eyes::Viewer(Viewer::Public);
    let ends = (1..=6).map(|seed| {
        let (game, told) = played("ffa-3", seed);
        let end = game.table().end_sentence(public).expect("it is over");
        let last = told.last().expect("something was told");
        let lowest = |words: &str| words.contains(" with the lowest pile, ");
        let shared = last.contains(" share the victory");
        assert!(shared || lowest(last) && lowest(&end), "{last} / {end}");
        end
    });
    // After a tie nobody's turn was the fatal one.
    assert!(ends.filter(|end| end.contains(" in the pile. ")).count() > 2);
    let (_, duel) = played("duel", 5);
    assert!(duel.iter().all(|words| !words.contains("lowest")), "{duel:?}");
}

/// PS-15.2: a turn of two.
#[test]
fn teammates_begin_their_turn() {
    let (_, told) = played("team", 5);
    let begun = told.iter().filter(|words| words.contains(" begin their turn"));
    assert!(begun.count() > 3, "{told:?}");
    assert!(told.iter().all(|words| !words.contains("turn of")), "{told:?}");
}

/// PS-20.35: what may be trashed is named where it is the same everywhere; PS-8.8: one gem comes.
#[test]
fn questions_name_what_they_are_about() {
    let game = catalog::game("puzzle-strike").expect("it is listed");
    let stacks = ["Axe Kick", "Bang then Fizzle", "Blues Are Good", "Button Mashing", "Ouch!"];
    let more = ["Chips for Free", "Color Panic", "Option Select", "X-Copy", "Safe Keeping"];
    let stacks: Vec<&str> = stacks.into_iter().chain(more).collect();
    let sets = ["shadows", "base"];
    let at = json!({"mode": "duel", "turn": "P1", "sets": sets, "stacks": stacks, "players": [
        {"character": "Troq", "hand": {"More Shiny": 1, "1-gem": 1, "Crash Gem": 1}, "pile": [2],
            "bag": {"1-gem": 6, "Giant Growth": 1, "Beast Unleashed": 1}},
        {"character": "Gwen", "hand": {"Crash Gem": 1}, "pile": [1],
            "bag": {"1-gem": 6, "Shadow Plague": 1, "Burnbarrow": 1, "Shadowswarm": 1}},
    ]});
    let set_up = || game.position(&at.to_string(), 1).unwrap_or_else(|bad| panic!("{bad}"));
    let (a, b) = (kernel::Seat(0), kernel::Seat(1));
    let mut shiny = set_up();
    shiny.answer(a, "play More Shiny").expect("it can be played");
    assert_eq!(shiny.table().asked(a), "Your More Shiny: trash a 1-gem.");
    let mut crash = set_up();
    for (seat, label) in [(a, "play Crash Gem"), (a, "crash 2 at P2"), (b, "react Crash Gem")] {
        crash.answer(seat, label).unwrap_or_else(|no| panic!("{no}"));
    }
    let words = &crash.table().offered(b)[0].words;
    assert_eq!(words, "Break a 1-gem: it stops a 1-gem and a 1-gem still comes.");
}
