//! How a search saves work where choices are many and simulations dear.

use bots::{Budget, Evaluation, Habits, Opinion, Search};
use kernel::{Game, Imagined, Offers, Play, Seat, Seeded, Viewer};
use scenario::toys::leduc::{Choice, Table as Leduc};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

const FIRST: Seat = Seat(0);

/// Knows who has won, and counts how often it is asked for more.
#[derive(Clone)]
struct Counting {
    habits: Habits,
    valued: Arc<AtomicU32>,
}

impl Counting {
    fn with(habits: Habits) -> Counting {
        Counting { habits, valued: Arc::default() }
    }
}

impl Evaluation<Leduc> for Counting {
    fn value(&self, _: &Imagined<Leduc>, _: Seat) -> f32 {
        self.valued.fetch_add(1, Ordering::Relaxed);
        0.5
    }
    fn quiet(&self, _: &Imagined<Leduc>) -> bool {
        true
    }
    fn habits(&self) -> Habits {
        self.habits
    }
}

/// What somebody thinks who was raised to: he may fold, call and raise.
fn raised(search: &mut Search<Leduc, Counting>) -> Vec<Opinion<Choice>> {
    let table = Leduc::start(&(), &mut Play::silent(&mut Seeded::new(3)));
    let mut table = table.expect("the setup can be played");
    table.apply(FIRST, Choice::Raise, &mut Play::silent(&mut Seeded::new(1)));
    let seat = table.asks().seats().lowest().expect("a bet is answered");
    let (view, choices) = (table.view(Viewer::Seat(seat)), Offers::of(&table, seat).0);
    assert_eq!(choices.len(), 3, "{choices:?}");
    search.think(seat, &view, &choices).to_vec()
}

fn searcher(habits: Habits) -> (Search<Leduc, Counting>, Arc<AtomicU32>) {
    let evaluation = Counting::with(habits);
    let valued = evaluation.valued.clone();
    (Search::new(evaluation, Budget::simulations(300), 6), valued)
}

/// Folding is lost at once; the other two are even as far as one step tells.
#[test]
fn only_the_choices_that_look_best_are_thought_about() {
    let (mut search, _) = searcher(Habits { finalists: 2, ..Habits::knowing(0.3) });
    let opinions = raised(&mut search);
    assert_eq!((opinions[2].choice, opinions[2].visits), (Choice::Fold, 0), "{opinions:?}");
    assert_eq!(opinions[0].visits + opinions[1].visits, 300, "{opinions:?}");
    let (mut search, _) = searcher(Habits { finalists: 3, ..Habits::knowing(0.3) });
    assert!(raised(&mut search)[2].visits > 0, "three of three are all");
}

#[test]
fn who_remembers_nothing_knows_no_line_beyond_his_own_choice() {
    for (remembers, known) in [(true, 2), (false, 1)] {
        let (mut search, _) = searcher(Habits { remembers, ..Habits::knowing(0.3) });
        raised(&mut search);
        assert_eq!(search.line(2).len(), known, "remembers: {remembers}");
    }
}

/// Playouts to the end, with one option at a time instead of all of them.
#[test]
fn a_glance_values_fewer_tables() {
    let far = Habits { horizon: u32::MAX, remembers: false, ..Habits::knowing(0.3) };
    let valued = |glance| {
        let (mut search, valued) = searcher(Habits { glance, ..far });
        raised(&mut search);
        valued.load(Ordering::Relaxed)
    };
    let (one, all) = (valued(1), valued(u32::MAX));
    assert!(one > 0 && one * 3 < all * 2, "{one} instead of {all}");
}
