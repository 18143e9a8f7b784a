//! What a search owes: known answers, the same answer from the same seed, and nothing it may not
//! know.

use bots::{Budget, Evaluation, Habits, Nothing, Opinion, Player, Search};
use kernel::{
    Game, Imagined, Offers, Outcome, Play, Recorded, Seat, Seeded, Viewer, every_outcome,
};
use scenario::toys::fencing::Table as Fencing;
use scenario::toys::kuhn::{CARDS, Card, Choice, Table as Kuhn};
use scenario::toys::leduc::Table as Leduc;
use scenario::toys::{best_of_five, changeling, command, endless, plan, shared_phase};
use std::time::{Duration, Instant};

const FIRST: Seat = Seat(0);
const PLENTY: u32 = 50_000;

/// Counts chips, and knows that whoever wonders about a seat must not know its card.
#[derive(Clone)]
struct Money;

impl Evaluation<Kuhn> for Money {
    fn value(&self, _: &Imagined<Kuhn>, _: Seat) -> f32 {
        0.5
    }
    fn end(&self, outcome: &Outcome, seat: Seat) -> f32 {
        0.5 + f32::from(outcome.points(seat)) / 4.0
    }
    fn habits(&self) -> Habits {
        Habits { doubt: 100, curiosity: 0.8, ..Habits::default() }
    }
    fn grasp(&self, table: &Imagined<Kuhn>, seat: Seat) -> u64 {
        1 + table.table().card(seat) as u64
    }
}

/// The chips that a worth stands for.
fn chips(worth: f64) -> f64 {
    (worth - 0.5) * 4.0
}

/// Both hold these cards, and these answers were given.
fn hand(first: Card, second: Card, said: &[Choice]) -> Kuhn {
    let mut luck = Recorded::new([first as usize, second as usize], 0);
    let mut table = Kuhn::start(&(), &mut Play::silent(&mut luck)).expect("a hand of poker");
    for choice in said {
        let seat = table.asks().seats().lowest().expect("the hand goes on");
        table.apply(seat, *choice, &mut Play::silent(&mut luck));
    }
    table
}

fn think<E: Evaluation<Kuhn>>(table: &Kuhn, mut player: Search<Kuhn, E>) -> Vec<Opinion<Choice>> {
    let seat = table.asks().seats().lowest().expect("the hand goes on");
    let view = table.view(Viewer::Seat(seat));
    player.think(seat, &view, &Offers::of(table, seat).0).to_vec()
}

fn searcher(simulations: u32, seed: u64) -> Search<Kuhn, Money> {
    Search::new(Money, Budget::simulations(simulations), seed)
}

#[test]
fn the_value_of_kuhn_poker_is_approached() {
    let mean = |card: usize| {
        let opinions = think(&hand(CARDS[card], CARDS[(card + 1) % 3], &[]), searcher(PLENTY, 7));
        let visits: u32 = opinions.iter().map(|o| o.visits).sum();
        let total: f64 = opinions.iter().map(|o| f64::from(o.worth) * f64::from(o.visits)).sum();
        total / f64::from(visits)
    };
    let value = chips((0..3).map(mean).sum::<f64>() / 3.0);
    assert!((value + 1.0 / 18.0).abs() < 0.01, "{value}");
}

/// What a choice is worth to whoever makes it, if both go on as well as can be: every luck and
/// every answer is tried.
fn solved(table: &Fencing, seat: Seat, choice: <Fencing as Game>::Choice) -> f64 {
    let all = every_outcome(|chance| {
        let mut next = *table;
        next.apply(seat, choice, &mut Play::silent(chance));
        let Some(end) = next.outcome() else { return 1.0 - best_of(&next) };
        f64::from(end.half_wins(seat)) / 2.0
    });
    all.iter().map(|(worth, odds)| worth * odds.ways as f64 / odds.of as f64).sum()
}

/// What a table is worth to whoever is asked.
fn best_of(table: &Fencing) -> f64 {
    let seat = table.asks().seats().lowest().expect("the bout goes on");
    let choices = Offers::of(table, seat).0;
    choices.iter().map(|choice| solved(table, seat, *choice)).fold(0.0, f64::max)
}

#[test]
fn a_tiny_duel_is_searched_as_brute_force_solves_it() {
    let mut table = deal::<Fencing>(&());
    let mut luck = Recorded::new([1; 7], 0);
    while let Some(seat) = table.asks().seats().lowest() {
        let choices = Offers::of(&table, seat).0;
        let mut player = Search::<Fencing, _>::new(Nothing, Budget::simulations(PLENTY), 5);
        let opinions = player.think(seat, &table.view(Viewer::Seat(seat)), &choices).to_vec();
        let (best, known) = (opinions[0], best_of(&table));
        assert!((f64::from(best.worth) - known).abs() < 0.02, "{known}: {opinions:?} at {table:?}");
        assert!(solved(&table, seat, best.choice) > known - 0.01, "{opinions:?} at {table:?}");
        table.apply(seat, best.choice, &mut Play::silent(&mut luck));
    }
}

#[test]
fn nobody_calls_with_the_worst_card_or_folds_the_best() {
    for seed in 0..5 {
        let jack = think(&hand(Card::King, Card::Jack, &[Choice::Bet]), searcher(2_000, seed));
        assert_eq!(jack[0].choice, Choice::Fold);
        let king = think(&hand(Card::Queen, Card::King, &[Choice::Bet]), searcher(2_000, seed));
        assert_eq!(king[0].choice, Choice::Call);
    }
}

#[test]
fn the_first_player_does_not_bet_the_middle_card() {
    // Whoever could call it wins, whoever folds would have lost anyway.
    let opinions = think(&hand(Card::Queen, Card::King, &[]), searcher(PLENTY, 3));
    assert_eq!(opinions[0].choice, Choice::Check);
}

#[test]
fn the_other_card_changes_nothing() {
    for said in [&[][..], &[Choice::Bet], &[Choice::Check]] {
        let thoughts = [Card::Jack, Card::Queen].map(|hidden| {
            let (first, second) = match said.len() {
                0 => (Card::King, hidden),
                _ => (hidden, Card::King),
            };
            think(&hand(first, second, said), searcher(500, 11))
        });
        assert_eq!(thoughts[0], thoughts[1]);
    }
}

#[test]
fn the_same_seed_thinks_the_same_with_any_number_of_workers() {
    let table = hand(Card::Queen, Card::Jack, &[]);
    for workers in [1, 2, 3] {
        let think = |seed| think(&table, searcher(900, seed).with_workers(workers));
        assert_eq!(think(5), think(5));
        assert_ne!(think(5), think(6), "another seed, other luck");
        let visits: u32 = think(5).iter().map(|o| o.visits).sum();
        assert!((200..=400).contains(&visits), "a third of 900 deals have the queen: {visits}");
    }
}

#[test]
fn what_a_search_does_not_like_can_be_considered_all_the_same() {
    let table = hand(Card::King, Card::Jack, &[Choice::Bet]);
    let seat = table.asks().seats().lowest().expect("the hand goes on");
    let view = table.view(Viewer::Seat(seat));
    let considered = |visits| {
        let mut search = searcher(300, 4);
        let all = search.think(seat, &view, &Offers::of(&table, seat).0).to_vec();
        let call = *all.iter().find(|o| o.choice == Choice::Call).expect("it is offered");
        (call, search.consider(Choice::Call, visits))
    };
    let (before, after) = considered(2_000);
    assert!(before.visits < 100, "nobody calls with the jack: {before:?}");
    assert!(after.visits >= 1_000, "{after:?}");
    assert!((chips(f64::from(after.worth)) + 2.0).abs() < 0.01, "it loses two chips: {after:?}");
    assert_eq!(considered(2_000).1, after, "the same seed considers the same");
    assert_eq!(considered(1), (before, before), "it was looked at often enough");
}

#[test]
fn a_time_is_used_up() {
    let table = hand(Card::Queen, Card::Jack, &[]);
    let begun = Instant::now();
    let player = Search::new(Money, Budget::time(Duration::from_millis(30)), 1).with_workers(2);
    assert_eq!(think(&table, player).len(), 2);
    assert!(begun.elapsed() >= Duration::from_millis(30));
}

#[test]
fn a_time_that_is_over_buys_one_look_at_each_choice() {
    let table = hand(Card::Queen, Card::Jack, &[]);
    let opinions = think(&table, Search::new(Knowing, Budget::time(Duration::ZERO), 1));
    assert!(opinions.iter().all(|o| o.visits == 1), "{opinions:?}");
}

#[test]
fn a_game_without_an_end_is_answered_all_the_same() {
    let setup = endless::Setup { seats: 2 };
    let table = deal::<endless::Table>(&setup);
    let mut player = Search::<endless::Table, _>::new(Nothing, Budget::simulations(20), 1);
    let choices = Offers::of(&table, FIRST).0;
    let choice = player.answer(FIRST, &table.view(Viewer::Seat(FIRST)), &choices);
    assert!(choices.contains(&choice));
}

/// Money that looks before it leaps and values a table as it lies.
#[derive(Clone)]
struct Knowing;

impl Evaluation<Kuhn> for Knowing {
    fn value(&self, table: &Imagined<Kuhn>, seat: Seat) -> f32 {
        Money.value(table, seat)
    }
    fn end(&self, outcome: &Outcome, seat: Seat) -> f32 {
        Money.end(outcome, seat)
    }
    fn habits(&self) -> Habits {
        Habits::knowing(0.3)
    }
}

/// With the best card a bet is called, with the worst it is not; nothing has to be tried for that.
#[test]
fn who_looks_first_needs_no_trying() {
    for (card, calls) in [(CARDS[2], true), (CARDS[0], false)] {
        let table = hand(CARDS[1], card, &[Choice::Bet]);
        let seat = table.asks().seats().lowest().expect("he owes an answer");
        let (view, choices) = (table.view(Viewer::Seat(seat)), Offers::of(&table, seat).0);
        for seed in 0..20 {
            let mut player = Search::new(Knowing, Budget::simulations(1), seed);
            let opinions = player.think(seat, &view, &choices).to_vec();
            assert!(opinions.iter().all(|o| o.visits > 0), "all were looked at: {opinions:?}");
            let best = opinions.iter().max_by(|a, b| a.worth.total_cmp(&b.worth)).expect("some");
            let paid = best.choice == Choice::Call;
            assert_eq!(paid, calls, "seed {seed}: {opinions:?}");
        }
    }
}

/// Values nothing but what the other one holds, and calls every table quiet.
#[derive(Clone)]
struct Envious;

impl Evaluation<Kuhn> for Envious {
    fn value(&self, table: &Imagined<Kuhn>, seat: Seat) -> f32 {
        let other = Seat(1 - seat.0);
        [0.1, 0.4, 0.8][table.table().card(other) as usize]
    }
    fn worth_after(&self, table: &Imagined<Kuhn>, _: Option<&Outcome>, seat: Seat) -> f32 {
        self.value(table, seat)
    }
    fn quiet(&self, _: &Imagined<Kuhn>) -> bool {
        true
    }
    fn habits(&self) -> Habits {
        Habits::knowing(0.3)
    }
}

#[test]
fn choices_are_compared_on_the_same_deals() {
    let table = hand(Card::Queen, Card::Jack, &[]);
    let (view, choices) = (table.view(Viewer::Seat(FIRST)), Offers::of(&table, FIRST).0);
    for seed in 0..20 {
        let mut player = Search::new(Envious, Budget::simulations(9), seed);
        let opinions = player.think(FIRST, &view, &choices).to_vec();
        let [a, b] = opinions[..] else { panic!("two choices: {opinions:?}") };
        assert_eq!((a.visits, a.worth), (b.visits, b.worth), "seed {seed}");
    }
}

fn deal<G: Game>(setup: &G::Setup) -> G {
    G::start(setup, &mut Play::silent(&mut Seeded::new(3))).expect("the setup can be played")
}

/// Two searchers play each other and never say what was not offered.
fn plays_through<G: Game>(setup: &G::Setup) {
    let mut table = deal::<G>(setup);
    let mut luck = Seeded::new(8);
    let mut player = Search::<G, _>::new(Nothing, Budget::simulations(60), 2);
    for _ in 0..500 {
        let Some(seat) = table.asks().seats().lowest() else { return };
        let choices = Offers::of(&table, seat).0;
        let choice = player.answer(seat, &table.view(Viewer::Seat(seat)), &choices);
        assert!(choices.contains(&choice), "{}: {choice}", G::NAME);
        table.apply(seat, choice, &mut Play::silent(&mut luck));
    }
    panic!("{} does not end", G::NAME);
}

#[test]
fn sealed_answers_shared_phases_and_hidden_cards_are_searched() {
    plays_through::<Leduc>(&());
    plays_through::<best_of_five::Table>(&());
    plays_through::<changeling::Table>(&());
    plays_through::<command::Table>(&());
    plays_through::<plan::Table>(&());
    plays_through::<shared_phase::Table>(&[2, 2]);
}

#[test]
fn once_warm_a_simulation_needs_no_new_memory() {
    let table = deal::<Leduc>(&());
    let seat = table.asks().seats().lowest().expect("a new hand asks somebody");
    let (view, choices) = (table.view(Viewer::Seat(seat)), Offers::of(&table, seat).0);
    let mut player = Search::<Leduc, _>::new(Nothing, Budget::simulations(3_000), 4);
    // Luck makes some trees larger than others.
    let mut again = || {
        player.think(seat, &view, &choices);
    };
    (0..8).for_each(|_| again());
    assert_eq!(allocation_counter::measure(again).count_total, 0);
}

#[test]
fn a_line_begins_with_the_best_choice_and_ends_where_nobody_looked() {
    let table = hand(Card::Jack, Card::King, &[]);
    let view = table.view(Viewer::Seat(FIRST));
    let mut search = searcher(5_000, 3);
    assert!(search.line(4).is_empty(), "nothing was thought about yet");
    let best = search.think(FIRST, &view, &Offers::of(&table, FIRST).0)[0].choice;
    let line = search.line(4);
    assert_eq!((line[0].seat, line[0].choice), (FIRST, best));
    assert_eq!(line[0].table.table().view(Viewer::Seat(FIRST)), view, "it begins where it stands");
    assert!(line.len() > 1 && line[1].seat != FIRST, "the other one answers: {line:?}");
    assert_eq!(search.line(1).len(), 1, "no more than was asked for");
    // After a handful of simulations nobody knows how it goes on.
    let mut hasty = searcher(3, 3);
    hasty.think(FIRST, &view, &Offers::of(&table, FIRST).0);
    assert!(hasty.line(4).is_empty());
}
