//! Teaching an evaluation.

use arena::{Heat, Lesson, Round, climb, fit, lessons, line_up, loss, quick_trial, trial};
use bots::{Evaluation, Lineups, Taught, Weights};
use evals::{FantasyClash, FlashDuel};
use flash_duel::{Mode, Setup, Table};

type Numbers = <FlashDuel as Taught>::Weights;

fn setups() -> Vec<Vec<Setup>> {
    vec![vec![Setup::of(Mode::Simple)]]
}

fn learnt_from(games: u64, seed: u64) -> Vec<Lesson<Table>> {
    lessons(&setups(), games, seed, &FlashDuel::default()).expect("the games end")
}

/// What a sensible beginner guessed before he had played: too little of ground, too much of time.
fn guessed() -> Numbers {
    let weighed = Numbers::NAMES.iter().zip(Numbers::default().numbers());
    let guess = weighed.map(|(name, n)| match *name {
        "struck_next" => 0.42,
        "struck_later" => 0.10,
        "recovery" => 0.16,
        "card" => 0.012,
        "ground" => 0.004,
        "outlook" => 0.30,
        _ => n,
    });
    Numbers::of(&guess.collect::<Vec<_>>())
}

#[test]
fn who_is_taught_expects_what_happens_and_wins() {
    let lessons = learnt_from(1000, 7);
    let mut rounds = Vec::new();
    let fitted = fit::<Table, FlashDuel>([guessed(); 3], &[], &lessons, &mut |_, loss| {
        rounds.push(loss);
    });
    assert!(rounds.is_sorted_by(|a, b| a >= b), "it never gets worse: {rounds:?}");
    let all: Vec<&Lesson<Table>> = lessons.iter().collect();
    let [before, after] = [guessed(), fitted.weights].map(|w| loss::<Table, FlashDuel>(w, &all));
    assert!(after < before, "{before} {after}");
    assert!(fitted.learnt[1] < fitted.learnt[0] && fitted.held_back[1] < fitted.held_back[0]);
    let taught = FlashDuel::weighing(fitted.weights);
    let guessed = FlashDuel::weighing(guessed());
    let played =
        trial::<Table, _>(&setups(), 0..120, 3, [&taught, &guessed]).expect("the games end");
    let tally = played.tally;
    assert_eq!((played.deals(), tally.games()), (120, 240), "each deal from both sides");
    assert!(tally.wins > 125, "{tally:?}");
    let turned =
        trial::<Table, _>(&setups(), 0..120, 3, [&guessed, &taught]).expect("the games end");
    assert_eq!((turned.tally.wins, turned.tally.losses), (tally.losses, tally.wins));
}

#[test]
fn nobody_is_better_than_himself() {
    let same = FlashDuel::default();
    let played = trial::<Table, _>(&setups(), 0..20, 5, [&same, &same]).expect("the games end");
    let tally = played.tally;
    assert_eq!(tally.wins, tally.losses, "the same deals from both sides");
}

#[test]
fn the_same_seed_teaches_the_same() {
    let fitted = |seed, threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        pool.install(|| {
            let lessons = learnt_from(30, seed);
            fit::<Table, FlashDuel>([guessed(); 3], &[], &lessons, &mut |_, _| ()).weights.numbers()
        })
    };
    let once = fitted(1, 1);
    assert_eq!(once, fitted(1, 3), "on any number of threads");
    assert_ne!(once, fitted(2, 1));
}

#[test]
fn lessons_are_taken_from_all_games_and_from_both_sides() {
    let lessons = learnt_from(10, 1);
    assert_eq!(lessons.iter().map(|l| l.game).max(), Some(9));
    for seat in 0..2 {
        let mut ends = lessons.iter().filter(|l| l.seat.0 == seat).map(|l| l.won);
        assert!(ends.clone().any(|won| won == 1.0) && ends.any(|won| won == 0.0));
    }
}

/// A single game says little: the numbers stay near to where they were.
#[test]
fn a_few_games_move_little() {
    let moved = |games: u64| {
        let before = Numbers::default();
        let fitted =
            fit::<Table, FlashDuel>([before; 3], &[], &learnt_from(games, 2), &mut |_, _| ());
        let far = before.numbers().into_iter().zip(fitted.weights.numbers());
        far.map(|(then, now)| (now / then).ln().abs()).fold(0.0, f32::max)
    };
    let (few, many) = (moved(4), moved(200));
    assert!(few < many, "{few} {many}");
}

#[test]
fn what_is_to_be_kept_stays() {
    let (before, keep) = (guessed(), ["ground".to_string(), "outlook".to_string()]);
    let lessons = learnt_from(60, 3);
    let fitted = fit::<Table, FlashDuel>([before; 3], &keep, &lessons, &mut |_, _| ());
    assert_eq!(fitted.weights.ground, before.ground);
    assert_eq!(fitted.weights.outlook, before.outlook);
    assert!(fitted.weights != before, "the others do not");
}

type Drill = <FantasyClash as Taught>::Drill;

fn battles() -> Vec<Vec<fantasy_clash::Setup>> {
    vec![fantasy_clash::Setup::pairings().collect()]
}

/// Somebody whose cards seldom go forward or attack.
fn lazy() -> Drill {
    Drill { advance: 0.9, worthwhile: 0.4, ..Drill::default() }
}

/// Two heats of a few deals with this bar.
fn climbed(bar: f64, seed: u64, threads: usize) -> (Drill, Vec<Round>) {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
    let (heats, mut rounds) = ([Heat { deals: 4, bar: 0.0 }, Heat { deals: 20, bar }], Vec::new());
    let drill = pool.install(|| {
        let mut each = |round| rounds.push(round);
        climb::<_, FantasyClash>(&battles(), lazy(), (8, &heats), seed, &mut each)
    });
    (drill.expect("the games end"), rounds)
}

#[test]
fn who_climbs_keeps_what_reaches_the_bar() {
    let (drill, rounds) = climbed(0.5, 3, 1);
    assert!(rounds.iter().map(|round| round.nth).eq(1..=8));
    let kept: Vec<f64> = rounds.iter().filter_map(|round| round.won).collect();
    assert!((1..8).contains(&kept.len()) && kept.iter().all(|won| *won >= 0.5), "{rounds:?}");
    assert_eq!(rounds.last().map(|round| round.kept as usize), Some(kept.len()));
    assert!(drill != lazy());
    assert_eq!(climbed(0.5, 3, 3), (drill, rounds), "on any number of threads");
    assert_ne!(climbed(0.5, 4, 1).0, drill, "another seed tries other changes");
    assert_eq!(climbed(1.01, 3, 1).0, lazy(), "what nobody can reach leaves all as it was");
}

#[test]
fn quick_games_tell_who_answers_better() {
    let played = |drills: [Drill; 2]| {
        let [one, other] = drills.map(FantasyClash::drilled);
        let sample = quick_trial(&battles(), 0..150, 77, [&one, &other]);
        sample.expect("the games end").tally
    };
    let tally = played([Drill::default(), lazy()]);
    assert!(tally.games() == 300 && tally.wins > 160, "{tally:?}");
    let turned = played([lazy(), Drill::default()]);
    assert_eq!((turned.wins, turned.losses), (tally.losses, tally.wins));
}

type Armies = <FantasyClash as Taught>::Lineups;

/// Two heats of a few deals in which the first must have won so much more in the end.
fn lined_up(bar: f64, seed: u64, threads: usize) -> (Armies, Vec<(&'static str, Round)>) {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
    let heats = [Heat { deals: 4, bar: -0.5 }, Heat { deals: 20, bar }];
    let mut rounds = Vec::new();
    let armies = pool.install(|| {
        let mut each = |part, round| rounds.push((part, round));
        let how = (4, &heats[..]);
        line_up::<_, FantasyClash>(&battles(), Armies::plain(), how, seed, &mut each)
    });
    (armies.expect("the games end"), rounds)
}

#[test]
fn what_is_brought_is_kept_if_it_reaches_the_bar() {
    let (armies, rounds) = lined_up(0.02, 3, 1);
    let parts: Vec<&str> = rounds.iter().map(|(part, _)| *part).collect();
    let each_four_times = Armies::PARTS.iter().flat_map(|part| [*part; 4]);
    assert!(parts.iter().copied().eq(each_four_times), "{parts:?}");
    assert!(rounds.chunks(4).all(|part| part.iter().map(|(_, r)| r.nth).eq(1..=4)));
    let kept = rounds.iter().filter(|(_, round)| round.won.is_some()).count();
    assert!((1..rounds.len()).contains(&kept), "{rounds:?}");
    assert_eq!(rounds.chunks(4).map(|part| part[3].1.kept as usize).sum::<usize>(), kept);
    assert!(armies != Armies::plain());
    assert!(lined_up(0.02, 3, 3) == (armies, rounds), "on any number of threads");
    assert!(lined_up(0.02, 4, 1).0 != armies, "another seed tries other changes");
    assert!(lined_up(1.01, 3, 1).0 == Armies::plain(), "what nobody can reach changes nothing");
}

/// What the strongest bring wins quick games against what everybody brings, as it was taught to.
#[test]
fn a_learnt_army_wins_more_quick_games() {
    let studied = Evaluation::<fantasy_clash::Table>::studied(FantasyClash::default());
    let knowledge = [&studied, &FantasyClash::default()];
    let played = quick_trial::<_, FantasyClash>(&battles(), 0..150, 78, knowledge);
    let tally = played.expect("the games end").tally;
    assert!(tally.games() == 300 && tally.wins > 165, "{tally:?}");
}
