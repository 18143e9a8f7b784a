//! Whether every bot beats the one below it, and the hardest the one that does not think ahead.

use crate::args::Ladder;
use crate::fail::Fail;
use crate::mass::{self, How};
use crate::play::check_bot;
use crate::terminal::say;
use arena::{Rule, Until, Verdict};
use bots::YARDSTICK;
use catalog::{Listed, Visit};
use serde::Serialize;
use std::sync::atomic::{AtomicBool, Ordering};

/// What a level must win against the one below, and the hardest against the yardstick.
const STEP: f64 = 0.60;
const HARDEST: f64 = 0.75;

/// One comparison that the ladder promises.
#[derive(Clone, PartialEq, Debug)]
struct Rung {
    upper: String,
    lower: String,
    /// 0..1
    bound: f64,
}

/// What became of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
struct Row {
    game: String,
    mode: String,
    upper: String,
    lower: String,
    bound: f64,
    games: u64,
    rate: Option<f64>,
    low: Option<f64>,
    high: Option<f64>,
    verdict: Verdict,
    seed: u64,
    confidence: f64,
}

fn rungs(levels: &[String]) -> Vec<Rung> {
    let rung = |upper: &String, lower: &str, bound| Rung {
        upper: upper.clone(),
        lower: lower.to_string(),
        bound,
    };
    let mut all: Vec<Rung> = levels.windows(2).map(|two| rung(&two[1], &two[0], STEP)).collect();
    if let Some(hardest) = levels.last().filter(|last| *last != YARDSTICK)
        && levels.iter().any(|level| level == YARDSTICK)
    {
        all.push(rung(hardest, YARDSTICK, HARDEST));
    }
    all
}

pub fn run(args: &Ladder) -> Result<(), Fail> {
    mass::check_games(args.games)?;
    mass::check_threads(args.run.threads)?;
    let levels: Vec<String> = match args.levels.is_empty() {
        true => bots::NAMES.iter().map(|(name, _)| name.to_string()).collect(),
        false => args.levels.clone(),
    };
    levels.iter().try_for_each(|bot| check_bot(bot))?;
    let rungs = rungs(&levels);
    if let (None, Some((option, _))) = (&args.game, args.said.0.first_key_value()) {
        return Err(Fail::asked(format!("--{option} is for one game; name it first")));
    }
    if rungs.is_empty() {
        return Err(Fail::asked("a ladder has at least two levels"));
    }
    if let Some(folder) = &args.resume {
        let no = |e| Fail::asked(format!("`{}` cannot be a folder: {e}", folder.display()));
        std::fs::create_dir_all(folder).map_err(no)?;
    }
    // The table may be meant to lie among the journals.
    args.json.iter().try_for_each(|path| mass::check_writable(path))?;
    let games: Vec<&str> = match &args.game {
        Some(game) => vec![game],
        None => catalog::games().iter().map(|game| game.name()).collect(),
    };
    let stop = mass::ctrl_c()?;
    let mut rows = Vec::new();
    say(&head(args.confidence))?;
    for game in games {
        let climb = Climb { args, rungs: &rungs, stop: &stop, rows: &mut rows };
        catalog::visit(game, climb).map_err(Fail::asked)??;
    }
    if let Some(path) = &args.json {
        say(&format!("Written: {}", path.display()))?;
    }
    verdict(&rows, stop.load(Ordering::Relaxed))
}

/// Whether the ladder holds. Each comparison is wrong with at most the doubt that was asked for,
/// and so is the claim that all hold: if it is false, one of them was wrong.
fn verdict(rows: &[Row], stopped: bool) -> Result<(), Fail> {
    let count = |verdict| rows.iter().filter(|row| row.verdict == verdict).count();
    match (count(Verdict::Below), count(Verdict::Open)) {
        _ if stopped => Err(Fail::found("stopped before the ladder was climbed")),
        (0, 0) => Ok(say("The ladder holds.")?),
        (0, n) => Err(Fail::found(format!("{n} of {} rungs are not proven", rows.len()))),
        (n, _) => Err(Fail::found(format!("{n} of {} rungs do not hold", rows.len()))),
    }
}

fn head(confidence: f64) -> String {
    let sure = format!("{confidence} %");
    let (game, rung, bound, games, rate) = ("game", "rung", "at least", "games", "rate %");
    format!("{game:<13} {rung:<22} {bound} {games:>6} {rate}  {sure}")
}

fn line(row: &Row) -> String {
    let percent = |share: Option<f64>| share.map_or("-".into(), |s| format!("{:.1}", s * 100.0));
    let names = format!("{} over {}", row.upper, row.lower);
    let interval = format!("{} - {}", percent(row.low), percent(row.high));
    let verdict = match row.verdict {
        Verdict::Above => "holds",
        Verdict::Below => "FAILS",
        Verdict::Open => "open",
    };
    let (bound, rate) = (format!("{:.0} %", row.bound * 100.0), percent(row.rate));
    let Row { game, games, .. } = row;
    format!("{game:<13} {names:<22} {bound:>8} {games:>6} {rate:>6}  {interval:<11} {verdict}")
}

struct Climb<'a> {
    args: &'a Ladder,
    rungs: &'a [Rung],
    stop: &'a AtomicBool,
    rows: &'a mut Vec<Row>,
}

impl Visit for Climb<'_> {
    type Out = Result<(), Fail>;

    fn visit<G: Listed>(self) -> Self::Out {
        for rung in self.rungs {
            if self.stop.load(Ordering::Relaxed) {
                return Ok(());
            }
            let row = climb::<G>(self.args, rung, self.stop)?;
            let told = line(&row);
            self.rows.push(row);
            self.keep()?;
            say(&told)?;
        }
        Ok(())
    }
}

impl Climb<'_> {
    /// After each rung, since the next one may take hours.
    fn keep(&self) -> Result<(), Fail> {
        let Some(path) = &self.args.json else { return Ok(()) };
        let text = serde_json::to_string_pretty(&self.rows).expect("names and numbers become JSON");
        arena::write_file(path, &(text + "\n")).map_err(Fail::found)
    }
}

fn climb<G: Listed>(args: &Ladder, rung: &Rung, stop: &AtomicBool) -> Result<Row, Fail> {
    let terms = mass::one_terms::<G>(&args.said, &mass::skilled::<G>(&args.mode))?;
    let mode = terms.agreed.mode.name;
    let pair = (rung.upper.clone(), rung.lower.clone());
    let plan = mass::by_bots::<G>(&[terms], &[pair], args.games, args.run.seed)?;
    let confidence = args.confidence / 100.0;
    let until = Until { rule: Rule::Side(rung.bound), confidence };
    let file = args.resume.as_ref().map(|folder| folder.join(file(G::NAME, mode, rung)));
    let resume = file.as_deref();
    let how = How { threads: args.run.threads, until: Some(until), resume, uses: false, stop };
    let report = mass::play(&plan, &how)?;
    let met = report.pair(&rung.upper, &rung.lower).and_then(|pair| pair.score.estimate);
    Ok(Row {
        game: report.game.clone(),
        mode: mode.to_string(),
        upper: rung.upper.clone(),
        lower: rung.lower.clone(),
        bound: rung.bound,
        games: report.games,
        rate: met.map(|e| e.rate),
        low: met.map(|e| e.low),
        high: met.map(|e| e.high),
        verdict: report.sequential.and_then(|s| s.verdict).unwrap_or(Verdict::Open),
        seed: args.run.seed,
        confidence,
    })
}

/// A journal's name; the bound is no part of it, since the games are the same for any.
fn file(game: &str, mode: &str, rung: &Rung) -> String {
    let name = format!("{game}-{mode}-{}-{}", rung.upper, rung.lower);
    name.replace(|c: char| !c.is_ascii_alphanumeric() && c != '-', "-") + ".jsonl"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(levels: &[&str]) -> Vec<String> {
        levels.iter().map(|l| l.to_string()).collect()
    }

    fn row(verdict: Verdict) -> Row {
        Row {
            game: "a-game".into(),
            mode: "usual".into(),
            upper: "sharp".into(),
            lower: "greedy".into(),
            bound: 0.6,
            games: 240,
            rate: Some(0.7125),
            low: Some(0.61),
            high: Some(0.79),
            verdict,
            seed: 1,
            confidence: 0.95,
        }
    }

    #[test]
    fn every_level_stands_on_the_one_below_and_the_hardest_on_the_yardstick() {
        let all = rungs(&bots::NAMES.iter().map(|(name, _)| name.to_string()).collect::<Vec<_>>());
        assert_eq!(all.len(), bots::NAMES.len());
        assert!(all.iter().rev().skip(1).all(|rung| rung.bound == STEP));
        let last = all.last().expect("there is a ladder");
        assert_eq!((last.lower.as_str(), last.bound), (YARDSTICK, HARDEST));
        assert_eq!(last.upper, bots::NAMES[bots::NAMES.len() - 1].0);
    }

    #[test]
    fn a_short_ladder_has_only_its_own_rungs() {
        assert_eq!(rungs(&names(&["random", "greedy"])).len(), 1, "the yardstick is the hardest");
        assert_eq!(rungs(&names(&["gentle", "easy"])).len(), 1);
        assert_eq!(rungs(&names(&["greedy", "sharp"])).len(), 2);
        assert_eq!(rungs(&names(&["greedy"])), []);
    }

    #[test]
    fn the_ladder_holds_only_if_every_rung_is_proven() {
        let told = |rows: &[Row]| verdict(rows, false).err().map(|f| f.message().to_string());
        let (above, below, open) = (row(Verdict::Above), row(Verdict::Below), row(Verdict::Open));
        assert_eq!(told(&[above.clone(), above.clone()]), None);
        let not = told(&[above.clone(), open.clone()]);
        assert_eq!(not.as_deref(), Some("1 of 2 rungs are not proven"));
        let not = told(&[below, open, above.clone()]);
        assert_eq!(not.as_deref(), Some("1 of 3 rungs do not hold"));
        assert!(verdict(&[above], true).is_err(), "a part of it is not the ladder");
    }

    #[test]
    fn lines_stand_below_their_heads() {
        let (head, line) = (head(95.0), line(&row(Verdict::Above)));
        assert_eq!(head.find("rate %").map(|at| at + 6), line.find("71.2").map(|at| at + 4));
        assert_eq!(head.find("95 %"), line.find("61.0 - 79.0"));
        let search = Rung { upper: "search:80ms".into(), lower: "easy".into(), bound: 0.6 };
        assert_eq!(file("a-game", "usual", &search), "a-game-usual-search-80ms-easy.jsonl");
    }
}
