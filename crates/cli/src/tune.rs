//! Teaching bots: numbers are fitted to games, and tried in play.

mod lineups;
mod quick;

use crate::args::Tune;
use crate::fail::Fail;
use crate::mass::check_writable;
use crate::said::{Said, in_flags};
use crate::terminal::say;
use arena::{Fitted, Interval, Sample};
use bots::{Taught, Weights};
use catalog::{Field, Listed, Visit};
use std::ops::Range;
use std::path::Path;

type WeightsOf<G> = <<G as Listed>::Knowledge as Taught>::Weights;

pub fn run(args: &Tune) -> Result<(), Fail> {
    if args.games == 0 || args.passes == 0 || args.trial == 0 || args.rounds == 0 {
        return Err(Fail::asked("--games, --passes, --rounds and --trial are at least 1"));
    }
    args.out.iter().try_for_each(|path| check_writable(path))?;
    catalog::visit(&args.game, Run(args)).map_err(Fail::asked)?
}

struct Run<'a>(&'a Tune);

impl Visit for Run<'_> {
    type Out = Result<(), Fail>;

    fn visit<G: Listed>(self) -> Self::Out {
        let Run(args) = self;
        if args.quick {
            return quick::run::<G>(args);
        }
        if args.lineups {
            return lineups::run::<G>(args);
        }
        let names = WeightsOf::<G>::NAMES;
        if let Some(name) = args.keep.iter().find(|name| !names.contains(&name.as_str())) {
            let known = names.join(", ");
            return Err(Fail::asked(format!("`{name}` is none of the numbers, which are {known}")));
        }
        let setups = setups::<G>(args)?;
        let before = WeightsOf::<G>::default();
        let from = args.from.as_deref().map_or(Ok(before), |path| read(path, numbers))?;
        let fitted = fitted::<G>(args, &setups, [before, from])?;
        let [old, new] = fitted.held_back;
        say(&format!("Games held back: {old:.4} before, {new:.4} now; less is better."))?;
        let wins = play::<G>(args, &setups, [fitted.weights, before])?;
        if args.out.is_some() && new >= old {
            let why = "nothing was learnt that holds elsewhere; nothing is written";
            return Err(Fail::found(why));
        }
        deliver(args, &said::<G>(args), fitted.weights, wins)
    }
}

fn deliver<W: Weights>(args: &Tune, said: &str, weights: W, wins: bool) -> Result<(), Fail> {
    write(args, &weights.written(&format!("Learnt by `{said}`.")), wins)
}

/// Prints what was learnt, or writes it where it is wanted if it surely wins more games.
fn write(args: &Tune, text: &str, wins: bool) -> Result<(), Fail> {
    match &args.out {
        None => Ok(say(text)?),
        Some(_) if !wins => Err(Fail::found(
            "it is not sure that what was learnt wins more games; nothing is written",
        )),
        Some(path) => {
            arena::write_file(path, text).map_err(Fail::found)?;
            Ok(say(&format!("Written: {}", path.display()))?)
        }
    }
}

/// The command, as it can be given again.
fn said<G: Listed>(args: &Tune) -> String {
    let list = |flag: &str, names: &[String]| match names {
        [] => String::new(),
        names => format!(" --{flag} {}", names.join(",")),
    };
    let (modes, keep) = (list("modes", &args.modes), list("keep", &args.keep));
    let from = args.from.as_ref().map_or(String::new(), |f| format!(" --from {}", f.display()));
    let Tune { games, passes, rounds, seed, .. } = args;
    let how = match (args.quick, args.lineups) {
        (true, _) => format!(" --quick --rounds {rounds}"),
        (_, true) => format!(" --lineups --rounds {rounds}"),
        _ => format!(" --games {games} --passes {passes}"),
    };
    format!("sparhall tune {}{modes}{how} --seed {seed}{from}{keep}", G::NAME)
}

/// To try what was learnt: other deals than those that it was learnt from or chosen by.
fn other_deals(args: &Tune) -> (Range<u64>, u64) {
    (0..args.trial.div_ceil(2), !args.seed)
}

/// Everybody meets everybody, as in mass play, in one mode after the other.
fn setups<G: Listed>(args: &Tune) -> Result<Vec<Vec<G::Setup>>, Fail> {
    let usual = [None];
    let named: Vec<Option<String>> = args.modes.iter().cloned().map(Some).collect();
    let modes = if named.is_empty() { &usual[..] } else { &named };
    modes.iter().map(|mode| setups_of::<G>(args, mode)).collect()
}

fn setups_of<G: Listed>(args: &Tune, mode: &Option<String>) -> Result<Vec<G::Setup>, Fail> {
    let options = Said::default().options(mode);
    let agreed = options.read(&G::modes()).map_err(|bad| Fail::asked(in_flags(bad)))?;
    let field = Field { agreed, bots: vec![bots::USUAL.into(); 2], seed: args.seed };
    let bouts = G::bouts(&field).map_err(|bad| Fail::asked(in_flags(bad)))?;
    let sittings = bouts.into_iter().flat_map(|bout| bout.sittings);
    let for_two = sittings.map(|sitting| match sitting.chairs.len() {
        2 => Ok(sitting.setup),
        n => Err(Fail::asked(format!("bots are taught by games for two, not for {n}"))),
    });
    for_two.collect()
}

/// What is in a file, or why it is of no use.
fn read<T>(path: &Path, means: impl Fn(&str) -> Result<T, String>) -> Result<T, Fail> {
    let text = std::fs::read_to_string(path).map_err(|e| e.to_string());
    let wrong = |why: String| Fail::asked(format!("`{}`: {why}", path.display()));
    text.and_then(|text| means(&text)).map_err(wrong)
}

/// Sums and products of much greater numbers are no numbers any more.
const GREATEST: f32 = 1e6;

/// Numbers from a file like those the bots have, or everything that is wrong with it.
fn numbers<W: Weights>(text: &str) -> Result<W, String> {
    let table: toml::Table = toml::from_str(text).map_err(|e| e.to_string())?;
    let mut wrong: Vec<String> = table
        .keys()
        .filter(|name| !W::NAMES.contains(&name.as_str()))
        .map(|name| format!("`{name}` is no number that is weighed"))
        .collect();
    let mut number = |name: &&str| {
        let found = table.get(*name).map(|value| match value {
            toml::Value::Integer(n) => Some(*n as f32),
            value => value.as_float().map(|n| n as f32),
        });
        let why = match found {
            None => "is missing",
            Some(None) => "is no number",
            Some(Some(n)) if !n.is_finite() => "is no finite number",
            Some(Some(n)) if n <= 0.0 => "is to be above 0",
            Some(Some(n)) if n > GREATEST => "is to be at most 1000000",
            Some(Some(n)) => return n,
        };
        wrong.push(format!("`{name}` {why}"));
        1.0
    };
    let numbers: Vec<f32> = W::NAMES.iter().map(&mut number).collect();
    if wrong.is_empty() { Ok(W::of(&numbers)) } else { Err(wrong.join("; ")) }
}

/// Learns in as many passes as are wanted. What is held back in the last one judges.
fn fitted<G: Listed>(
    args: &Tune,
    setups: &[Vec<G::Setup>],
    [before, from]: [WeightsOf<G>; 2],
) -> Result<Fitted<WeightsOf<G>>, Fail> {
    let mut weights = from;
    for pass in 1.. {
        eprintln!("Pass {pass}: playing {} games to learn from.", args.games);
        let seed = args.seed.wrapping_add(pass.into());
        let knowledge = G::Knowledge::weighing(weights);
        let lessons = arena::lessons::<G, _>(setups, args.games, seed, &knowledge);
        let lessons = lessons.map_err(Fail::found)?;
        eprintln!("Learning from {} positions.", lessons.len());
        let mut each = |round: usize, loss: f64| eprintln!("round {round}: {loss:.4}");
        let fitted =
            arena::fit::<G, G::Knowledge>([before, from, weights], &args.keep, &lessons, &mut each);
        if pass == args.passes {
            return Ok(fitted);
        }
        weights = fitted.weights;
    }
    unreachable!("the last pass returns")
}

/// What was learnt against what was known before, and whether it surely wins more than half.
fn play<G: Listed>(
    args: &Tune,
    setups: &[Vec<G::Setup>],
    weights: [WeightsOf<G>; 2],
) -> Result<bool, Fail> {
    let knowledge = weights.map(G::Knowledge::weighing);
    let (deals, seed) = other_deals(args);
    let played = arena::trial::<G, _>(setups, deals, seed, knowledge.each_ref());
    told(&played.map_err(Fail::found)?, "what was known before")
}

/// Says what was won against whom, and whether that is surely more than half.
fn told(played: &Sample, against: &str) -> Result<bool, Fail> {
    let won = played.estimate(Interval::Fixed).expect("something was played");
    let [rate, low, high] = [won.rate, won.low, won.high].map(|r| 100.0 * r);
    let games = played.tally.games();
    say(&format!(
        "In play: {rate:.1} % of {games} games against {against} \
         ({low:.1} to {high:.1} with 95 % confidence)."
    ))?;
    Ok(surely_wins(played))
}

/// A few games more than half are luck: all of the interval must lie above it.
fn surely_wins(played: &Sample) -> bool {
    played.estimate(Interval::Fixed).is_some_and(|won| won.low > 0.5)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many deals that were won from both sides, from one, and from none.
    fn played(both: u32, one: u32, none: u32) -> Sample {
        let mut sample = Sample::default();
        for (times, games) in [(both, [2, 2]), (one, [2, 0]), (none, [0, 0])] {
            for _ in 0..times {
                games.into_iter().for_each(|half_wins| sample.count(half_wins));
                sample.close();
            }
        }
        sample
    }

    #[test]
    fn only_what_surely_wins_is_written() {
        use clap::Parser;
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("learnt.toml");
        let out = file.to_str().expect("a path of plain letters");
        let said = crate::args::Cli::parse_from(["sparhall", "tune", "shadows", "--out", out]);
        let Some(crate::args::Command::Tune(args)) = said.command else { panic!("it is taught") };
        let refused = write(&args, "worse = 1\n", false).expect_err("it is not sure");
        assert!(refused.message().contains("nothing is written") && !file.exists());
        write(&args, "better = 1\n", true).map_err(|e| e.message().to_string()).expect("written");
        assert_eq!(std::fs::read_to_string(&file).expect("it is there"), "better = 1\n");
    }

    #[test]
    fn a_few_games_more_than_half_prove_nothing() {
        assert!(!surely_wins(&played(55, 100, 45)), "52.5 % of 400 games");
        assert!(!surely_wins(&played(1, 0, 0)), "won both, but what is one deal");
        assert!(!surely_wins(&Sample::default()));
        assert!(surely_wins(&played(80, 100, 20)), "65 % of 400 games");
    }

    /// Of 200 single games, 112 would prove nothing. But most of these deals decided themselves,
    /// whoever had the better numbers; of those that did not he lost none.
    #[test]
    fn deals_are_judged_and_not_single_games() {
        let shared = played(12, 88, 0);
        assert!(surely_wins(&shared));
        assert!(shared.tally.estimate().is_some_and(|won| won.low < 0.5));
        let hanging_together = played(57, 0, 43);
        assert!(!surely_wins(&hanging_together), "57 of 100 deals");
        assert!(hanging_together.tally.estimate().is_some_and(|won| won.low > 0.5));
    }
}
