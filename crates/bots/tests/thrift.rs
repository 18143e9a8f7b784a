//! How a search saves work where choices are many and simulations dear.

use bots::{Budget, Evaluation, Habits, Opinion, Search, by_name, by_name_within};
use kernel::{Game, Imagined, Offers, Play, Seat, Seeded, Viewer};
use scenario::toys::endless::{self, Table as Endless};
use scenario::toys::leduc::{Choice, Table as Leduc};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

const FIRST: Seat = Seat(0);

/// Knows who has won, and no more.
#[derive(Clone)]
struct Patient(Habits);

impl Evaluation<Leduc> for Patient {
    fn value(&self, _: &Imagined<Leduc>, _: Seat) -> f32 {
        0.5
    }
    fn quiet(&self, _: &Imagined<Leduc>) -> bool {
        true
    }
    fn habits(&self) -> Habits {
        self.0
    }
}

/// What somebody thinks who was raised to: he may fold, call and raise.
fn raised(search: &mut Search<Leduc, Patient>) -> Vec<Opinion<Choice>> {
    let table = Leduc::start(&(), &mut Play::silent(&mut Seeded::new(3)));
    let mut table = table.expect("the setup can be played");
    table.apply(FIRST, Choice::Raise, &mut Play::silent(&mut Seeded::new(1)));
    let seat = table.asks().seats().lowest().expect("a bet is answered");
    let (view, choices) = (table.view(Viewer::Seat(seat)), Offers::of(&table, seat).0);
    assert_eq!(choices.len(), 3, "{choices:?}");
    search.think(seat, &view, &choices).to_vec()
}

fn searcher(habits: Habits) -> Search<Leduc, Patient> {
    Search::new(Patient(habits), Budget::simulations(300), 6)
}

#[test]
fn the_weaker_choices_are_left_out_and_the_best_two_seen_equally_often() {
    let opinions = raised(&mut searcher(Habits::knowing(0.3)));
    assert_eq!(opinions[2].choice, Choice::Fold);
    assert_eq!(opinions[0].visits, opinions[1].visits);
    assert!(opinions[2].visits < opinions[0].visits, "{opinions:?}");
    let made: u32 = opinions.iter().map(|o| o.visits).sum();
    assert!((250..=300).contains(&made), "{opinions:?}");
}

/// Folding is lost at once; the other two are even as far as one step tells.
#[test]
fn only_the_choices_that_look_best_are_thought_about() {
    let mut search = searcher(Habits { finalists: 2, ..Habits::knowing(0.3) });
    let opinions = raised(&mut search);
    assert_eq!((opinions[2].choice, opinions[2].visits), (Choice::Fold, 0), "{opinions:?}");
    assert_eq!(opinions[0].visits + opinions[1].visits, 300, "{opinions:?}");
    let mut search = searcher(Habits { finalists: 3, ..Habits::knowing(0.3) });
    assert!(raised(&mut search)[2].visits > 0, "three of three are all");
}

#[test]
fn a_search_goes_about_it_as_it_is_told_and_so_do_all_its_workers() {
    let few = Habits { finalists: 2, ..Habits::knowing(0.3) };
    for workers in [1, 2] {
        let search = searcher(Habits::knowing(0.3)).with_habits(few);
        let opinions = raised(&mut search.with_workers(workers));
        assert_eq!(opinions[2].visits, 0, "only two are thought about: {opinions:?}");
    }
}

#[test]
fn who_answers_briskly_makes_a_tenth_of_the_simulations() {
    let patient = Patient(Habits { simulations: 700, ..Habits::knowing(0.3) });
    assert_eq!(patient.brisk(), Habits { simulations: 70, ..patient.habits() });
}

/// One simulation for each of the two changes little of what a thousand are thought to have shown.
#[test]
fn what_was_seen_at_once_is_trusted() {
    let look = |trust, simulations| {
        let habits = Habits { finalists: 2, trust, ..Habits::knowing(0.3) };
        let mut search = Search::new(Patient(habits), Budget::simulations(simulations), 6);
        raised(&mut search)
    };
    let trusting = look(1_000, 2);
    assert_eq!((trusting[0].visits, trusting[1].visits), (1_001, 1_001), "{trusting:?}");
    let near = |o: &Opinion<Choice>| (o.worth - 0.5).abs() < 0.01;
    assert!(trusting[..2].iter().all(near), "as even as it looks: {trusting:?}");
    let doubting = look(0, 300);
    assert!(!doubting[..2].iter().all(near), "and not so even: {doubting:?}");
}

/// Takes every answer for a turn, and values a table by how many there were.
#[derive(Clone)]
struct Counting(Habits);

impl Evaluation<Endless> for Counting {
    fn value(&self, table: &Imagined<Endless>, _: Seat) -> f32 {
        table.table().answers as f32 / 100.0
    }
    fn quiet(&self, _: &Imagined<Endless>) -> bool {
        true
    }
    fn clock(&self, table: &Imagined<Endless>) -> u32 {
        table.table().answers
    }
    fn habits(&self) -> Habits {
        self.0
    }
}

fn counts(habits: Habits) -> Search<Endless, Counting> {
    let table =
        Endless::start(&endless::Setup { seats: 2 }, &mut Play::silent(&mut Seeded::new(1)));
    let table = table.expect("two seats take turns");
    let mut search = Search::new(Counting(habits), Budget::simulations(40), 2);
    search.think(FIRST, &table.view(Viewer::Seat(FIRST)), &Offers::of(&table, FIRST).0);
    search
}

/// Every simulation ends after the same number of turns, the asker's first answer included.
#[test]
fn who_plays_on_values_the_table_after_so_many_turns() {
    for turns in [1, 5, 30] {
        let mut search = counts(Habits::playing_on(turns));
        for choice in [endless::Choice::Tick, endless::Choice::Tock] {
            let opinion = search.consider(choice, 1);
            assert_eq!(opinion.visits, 20, "both were compared on the same deals");
            assert!((opinion.worth - turns as f32 / 100.0).abs() < 1e-4, "{turns}: {opinion:?}");
        }
    }
}

/// Trees remember the first answer alone; what follows is what looks best at once.
#[test]
fn a_line_goes_on_where_trees_end() {
    let line = counts(Habits::playing_on(5)).line(6);
    let seats: Vec<u8> = line.iter().map(|ahead| ahead.seat.0).collect();
    assert_eq!(seats, [0, 1, 0, 1, 0, 1]);
    assert_eq!(line[3].table.table().answers, 3, "each is told with the table it is given on");
}

/// Notes how many tables were valued: those of simulations, and those of a first look if it is
/// trusted.
#[derive(Clone, Default)]
struct Noting {
    valued: Arc<AtomicU32>,
    trust: u32,
}

impl Evaluation<Endless> for Noting {
    fn value(&self, _: &Imagined<Endless>, _: Seat) -> f32 {
        self.valued.fetch_add(1, Ordering::Relaxed);
        0.5
    }
    fn quiet(&self, _: &Imagined<Endless>) -> bool {
        true
    }
    fn habits(&self) -> Habits {
        Habits { simulations: 40, horizon: 0, trust: self.trust, ..Habits::playing_on(1) }
    }
}

/// How many simulations a level makes for one answer, with so much time if it is bounded.
fn made(level: &str, longest: Option<Duration>) -> u32 {
    valued(Noting::default(), level, longest)
}

fn valued(noting: Noting, level: &str, longest: Option<Duration>) -> u32 {
    let player = match longest {
        Some(longest) => by_name_within::<Endless, _>(level, noting.clone(), 1, longest),
        None => by_name::<Endless, _>(level, noting.clone(), 1),
    };
    let setup = endless::Setup { seats: 2 };
    let table = Endless::start(&setup, &mut Play::silent(&mut Seeded::new(1)));
    let table = table.expect("two seats take turns");
    let choices = Offers::of(&table, FIRST).0;
    player.expect("a level").answer(FIRST, &table.view(Viewer::Seat(FIRST)), &choices);
    noting.valued.load(Ordering::Relaxed)
}

/// Two choices are tried on each deal.
#[test]
fn at_a_table_the_strongest_takes_all_its_time_and_the_brisk_one_its_simulations() {
    assert_eq!([made("sharp", None), made("master", None)], [4, 40]);
    let (nothing, hour) = (Some(Duration::ZERO), Some(Duration::from_secs(3600)));
    assert_eq!(made("sharp", hour), 4, "it does not need the hour");
    assert_eq!([made("sharp", nothing), made("master", nothing)], [2, 2], "there is an answer");
    assert!(made("master", Some(Duration::from_secs(1))) > 40, "time is what it goes by");
}

/// It looks at two choices on sixteen deals, unless the time is over.
#[test]
fn a_first_look_is_a_part_of_the_time() {
    let looking = || Noting { trust: 1, ..Noting::default() };
    assert_eq!(valued(looking(), "master", None), 32 + 40);
    assert_eq!(valued(looking(), "master", Some(Duration::ZERO)), 2 + 2, "each is seen once");
}

/// Brings the last of what it may bring if it has studied, and the first else.
#[derive(Clone, Default)]
struct Pupil {
    has_studied: bool,
}

impl Evaluation<Leduc> for Pupil {
    fn value(&self, _: &Imagined<Leduc>, _: Seat) -> f32 {
        0.5
    }
    fn by_taste(
        &self,
        _: &<Leduc as Game>::View,
        choices: &[Choice],
        _: &mut Seeded,
    ) -> Option<Choice> {
        if self.has_studied { choices.last().copied() } else { choices.first().copied() }
    }
    fn studied(self) -> Self {
        Pupil { has_studied: true }
    }
}

#[test]
fn only_the_strongest_has_studied_what_to_bring() {
    let table = Leduc::start(&(), &mut Play::silent(&mut Seeded::new(3)));
    let table = table.expect("the setup can be played");
    let (view, choices) = (table.view(Viewer::Seat(FIRST)), Offers::of(&table, FIRST).0);
    let [plain, studied] = [choices[0], choices[choices.len() - 1]];
    let brought = |name: &str| {
        let mut player = by_name(name, Pupil::default(), 1).expect("a bot");
        player.answer(FIRST, &view, &choices)
    };
    for name in ["greedy", "sharp", "search:5"] {
        assert_eq!(brought(name), plain, "{name}");
    }
    for name in ["master", "master:5", "master:1ms"] {
        assert_eq!(brought(name), studied, "{name}");
    }
}
