//! What players owe their opponents: to answer from what they see, and sensibly.

use bots::{Evaluation, Greedy, NAMES, Nothing, Player, Random, by_name, check};
use kernel::{Asks, Game, Imagined, Offers, Outcome, Play, Seat, Seeded, Viewer};
use scenario::Scene;
use scenario::toys::kuhn::{Choice, Table as Kuhn};
use scenario::toys::{countered, endless};

const FIRST: Seat = Seat(0);
const SECOND: Seat = Seat(1);
const JACK: usize = 0;
const QUEEN: usize = 1;
const KING: usize = 2;

/// Counts the money and has no opinion before the end.
#[derive(Clone)]
struct Money;

impl Evaluation<Kuhn> for Money {
    fn value(&self, _: &Imagined<Kuhn>, _: Seat) -> f32 {
        0.5
    }
    fn end(&self, outcome: &Outcome, seat: Seat) -> f32 {
        0.5 + f32::from(outcome.points(seat)) / 4.0
    }
}

/// Calls every table at rest, so that a greedy player sees nothing after its own choice.
#[derive(Clone)]
struct Blind;

impl Evaluation<Kuhn> for Blind {
    fn value(&self, _: &Imagined<Kuhn>, _: Seat) -> f32 {
        0.5
    }
    fn quiet(&self, _: &Imagined<Kuhn>) -> bool {
        true
    }
}

/// Likes to have accused somebody, rightly or wrongly.
#[derive(Clone, Copy, Debug)]
struct Loud;

impl Evaluation<countered::Table> for Loud {
    fn value(&self, table: &Imagined<countered::Table>, seat: Seat) -> f32 {
        let mut left = Vec::new();
        table.table().interjections(seat, &mut left);
        if left.len() < 2 { 1.0 } else { 0.5 }
    }
    fn worth_saying(&self, choice: countered::Choice) -> bool {
        matches!(choice, countered::Choice::Accuse(_))
    }
    fn quiet(&self, _: &Imagined<countered::Table>) -> bool {
        true
    }
}

/// Likes to have fewer seats to accuse, and minds little to be defeated and have none.
#[derive(Clone)]
struct Bold;

impl Evaluation<countered::Table> for Bold {
    fn value(&self, table: &Imagined<countered::Table>, seat: Seat) -> f32 {
        let mut left = Vec::new();
        table.table().interjections(seat, &mut left);
        match left.len() {
            0 => 0.4,
            1 => 1.0,
            _ => 0.5,
        }
    }
    fn worth_saying(&self, choice: countered::Choice) -> bool {
        matches!(choice, countered::Choice::Accuse(_))
    }
    fn quiet(&self, _: &Imagined<countered::Table>) -> bool {
        true
    }
}

/// These two cards, and what was said since.
fn dealt(cards: [usize; 2], said: &[&str]) -> Kuhn {
    let mut scene = Scene::<Kuhn>::deal(&(), &cards);
    for label in said {
        let seat = scene.table().asks().seats().lowest().expect("somebody is asked");
        scene.does(seat, label);
    }
    *scene.table()
}

fn seated(name: &str, seed: u64) -> Box<dyn Player<Kuhn>> {
    by_name(name, Money, seed).expect("the name is in the list")
}

fn answer(player: &mut dyn Player<Kuhn>, table: &Kuhn, seat: Seat) -> Choice {
    player.answer(seat, &table.view(Viewer::Seat(seat)), &Offers::of(table, seat).0)
}

/// One game; the money the first player won.
fn money(first: &mut dyn Player<Kuhn>, second: &mut dyn Player<Kuhn>, seed: u64) -> i32 {
    let luck = &mut Seeded::new(seed);
    let mut table = Kuhn::start(&(), &mut Play::silent(luck)).expect("it can be dealt");
    while table.asks() != Asks::Over {
        let seat = table.asks().seats().lowest().expect("somebody is asked");
        let choice = answer(if seat == FIRST { first } else { second }, &table, seat);
        table.apply(seat, choice, &mut Play::silent(luck));
    }
    i32::from(table.outcome().expect("the game is over").points(FIRST))
}

#[test]
fn hidden_cards_do_not_change_an_answer() {
    let others = [(JACK, [QUEEN, KING]), (QUEEN, [JACK, KING]), (KING, [JACK, QUEEN])];
    for (name, _) in NAMES {
        for ((mine, theirs), line) in
            others.iter().flat_map(|o| [(o, &[][..]), (o, &["check", "bet"][..])])
        {
            let said = |theirs: usize| {
                let (mut player, table) = (seated(name, 11), dealt([*mine, theirs], line));
                (0..5).map(|_| answer(&mut *player, &table, FIRST)).collect::<Vec<_>>()
            };
            assert_eq!(said(theirs[0]), said(theirs[1]), "{name} with {mine} peeked");
        }
    }
}

#[test]
fn a_player_is_repeatable_by_its_seed() {
    let table = dealt([QUEEN, JACK], &[]);
    for (name, _) in NAMES {
        let said = |seed| {
            let mut player = seated(name, seed);
            (0..64).map(|_| answer(&mut *player, &table, FIRST)).collect::<Vec<_>>()
        };
        assert_eq!(said(3), said(3), "{name}");
    }
    let said = |seed| {
        let mut player = Random::new(seed);
        (0..64).map(|_| answer(&mut player, &table, FIRST)).collect::<Vec<_>>()
    };
    assert_ne!(said(3), said(4));
}

#[test]
fn greedy_calls_with_the_best_card_and_folds_the_worst() {
    for seed in 0..20 {
        let mut greedy = Greedy::new(Money, seed);
        assert_eq!(answer(&mut greedy, &dealt([JACK, KING], &["bet"]), SECOND), Choice::Call);
        assert_eq!(answer(&mut greedy, &dealt([KING, JACK], &["bet"]), SECOND), Choice::Fold);
    }
}

/// Only by a lapse the best card is folded, and every other lapse is a call.
#[test]
fn a_beginner_lapses_as_often_as_it_is_said() {
    let folded = |lapses: usize| {
        let mut beginner = Greedy::new(Money, 4).with_lapses(lapses);
        let table = dealt([JACK, KING], &["bet"]);
        (0..400).filter(|_| answer(&mut beginner, &table, SECOND) == Choice::Fold).count()
    };
    assert_eq!(folded(0), 0);
    assert!((70..130).contains(&folded(50)), "{} of 400", folded(50));
}

#[test]
fn greedy_looks_at_the_reply_before_it_bets_the_worst_card() {
    for seed in 0..20 {
        let table = dealt([QUEEN, JACK], &["check"]);
        assert_eq!(answer(&mut Greedy::new(Money, seed), &table, SECOND), Choice::Check);
    }
}

#[test]
fn greedy_takes_equal_choices_equally_often() {
    let table = dealt([QUEEN, JACK], &[]);
    let mut blind = Greedy::new(Blind, 5).with_deals(2);
    let bets = (0..1000).filter(|_| answer(&mut blind, &table, FIRST) == Choice::Bet).count();
    assert!((420..580).contains(&bets), "{bets} of 1000");
}

#[test]
fn greedy_follows_an_endless_exchange_only_so_far() {
    let table = Scene::<endless::Table>::deal(&endless::Setup { seats: 2 }, &[]);
    let mut greedy = Greedy::<endless::Table, _>::new(Nothing, 1).with_follow_ups(usize::MAX);
    let choices = Offers::of(table.table(), FIRST).0;
    let answer = greedy.answer(FIRST, &table.view(Viewer::Seat(FIRST)), &choices);
    assert!(choices.contains(&answer));
}

/// What a player says out of turn, of three seats of which the loyal ones do not know the traitor.
fn says(
    player: &mut dyn Player<countered::Table>,
    traitor: Seat,
    seat: Seat,
) -> Option<countered::Choice> {
    let cards = [0, 1, 2].map(|i| usize::from(Seat(i) == traitor));
    let scene = Scene::<countered::Table>::deal(&(), &cards);
    let mut options = Vec::new();
    scene.table().interjections(seat, &mut options);
    assert!(options.iter().all(|choice| player.might_say(*choice)));
    player.interject(seat, &scene.view(Viewer::Seat(seat)), &options)
}

#[test]
fn greedy_speaks_out_of_turn_when_that_looks_better_than_silence() {
    let loud = || Greedy::new(Loud, 7);
    let said = says(&mut loud(), SECOND, FIRST);
    assert!(said.is_some(), "whoever is accused, it is better than silence");
    assert_eq!(said, says(&mut loud(), Seat(2), FIRST), "it does not know who the traitor is");
}

#[test]
fn greedy_does_not_guess_aloud() {
    for traitor in [SECOND, Seat(2)] {
        let said = says(&mut Greedy::new(Bold, 7), traitor, FIRST);
        assert_eq!(said, None, "one of two may be the traitor, and a wrong guess is worse");
    }
    let said = says(&mut Greedy::new(Bold, 7), FIRST, FIRST);
    assert_eq!(said, None, "the others are loyal, as the traitor knows");
}

#[test]
fn random_speaks_out_of_turn_rarely_and_without_knowledge_never() {
    let mut random = Random::speaking(Bold, 3);
    let spoken = (0..1000).filter(|_| says(&mut random, SECOND, FIRST).is_some()).count();
    assert!((5..60).contains(&spoken), "{spoken} of 1000");
    for (name, _) in NAMES {
        let player = by_name::<endless::Table, _>(name, Nothing, 1).expect("a bot");
        assert!(!player.might_say(endless::Choice::Concede), "{name} gives up");
    }
}

#[test]
fn greedy_earns_money_from_random() {
    let (mut greedy, mut random) = (seated("greedy", 1), seated("random", 2));
    let won: i32 = (0..2000)
        .map(|seed| match seed % 2 {
            0 => money(&mut *greedy, &mut *random, seed),
            _ => -money(&mut *random, &mut *greedy, seed),
        })
        .sum();
    assert!(won > 200, "greedy won {won} in 2000 games");
}

#[test]
fn an_unknown_name_lists_the_known_ones() {
    let error = by_name::<Kuhn, _>("genius", Money, 1).err().expect("nobody is called that");
    let known = "random, gentle, easy, greedy, sharp, master, and search:N or search:Nms";
    assert!(error.to_string().starts_with(&format!("`genius` is no bot; the bots are {known}")));
    let nobodies = ["search", "search:", "search:0", "search:x", "search:5s", "search:99999999999"];
    for nobody in nobodies.into_iter().chain(["search:9x0", "search:9x65", "search:9x", "master:"])
    {
        by_name::<Kuhn, _>(nobody, Money, 1).err().expect("no budget");
        check(nobody).expect_err("no budget");
    }
    for somebody in ["search:7", "search:3ms", "search:7x2", "search:3msx2", "master:7x2", "greedy"]
    {
        drop(seated(somebody, 1));
        assert_eq!(check(somebody), Ok(()));
    }
    NAMES.iter().for_each(|(name, _)| drop(seated(name, 1)));
}
