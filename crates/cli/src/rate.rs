//! Bots against each other until it shows how strong each is.

use crate::args::Rate;
use crate::fail::Fail;
use crate::mass::{self, How, Written};
use crate::play::check_bot;
use crate::terminal::{COLUMNS, say};
use arena::Report;
use catalog::{Listed, Visit};

const WORDS: &str = "rating: Glicko-2, everybody began at 1500. 95 %: where the rating is with \
    that confidence. won %: games won against all the others, a draw counting half. Every deal was \
    played from both sides.";

pub fn run(args: &Rate) -> Result<(), Fail> {
    mass::check_games(args.games)?;
    mass::check_threads(args.run.threads)?;
    args.bots.iter().try_for_each(|bot| check_bot(bot))?;
    let files = [&args.json, &args.html];
    files.into_iter().flatten().try_for_each(|path| mass::check_writable(path))?;
    let (report, title) = catalog::visit(&args.game, Run(args)).map_err(Fail::asked)??;
    let mut written = Written::default();
    written.write(&args.json, || arena::json(&report))?;
    written.write(&args.html, || arena::html(&report, title))?;
    say(&table(&report))?;
    say(&catalog::wrap(WORDS, COLUMNS, 0))?;
    written.say()
}

struct Run<'a>(&'a Rate);

impl Visit for Run<'_> {
    type Out = Result<(Report, &'static str), Fail>;

    fn visit<G: Listed>(self) -> Self::Out {
        let args = self.0;
        let names: Vec<String> = match args.bots.is_empty() {
            true => bots::NAMES.iter().map(|(name, _)| name.to_string()).collect(),
            false => args.bots.clone(),
        };
        let pairs: Vec<_> = catalog::pairs(&names).collect();
        if pairs.is_empty() {
            return Err(Fail::asked("at least two bots can be rated against each other"));
        }
        let terms = mass::one_terms::<G>(&args.said, &mass::skilled::<G>(&args.mode))?;
        let mode = terms.agreed.mode.name.to_string();
        let plan = mass::by_bots::<G>(&[terms], &pairs, args.games, args.run.seed)?;
        let stop = mass::ctrl_c()?;
        let (n, games) = (names.len(), plan.planned());
        eprintln!("{n} bots play {games} games; Ctrl-C shows the ratings so far");
        let resume = args.resume.as_deref();
        let (threads, uses) = (args.run.threads, args.html.is_some());
        let how = How { threads, until: None, resume, uses, stop: &stop };
        let report = mass::play(&plan, &how)?;
        Ok((Report { mode: Some(mode), ..report }, G::TITLE))
    }
}

fn table(report: &Report) -> String {
    let Report { game, rules, games, planned, seed, .. } = report;
    let mut text = format!("{game} (rules {rules}): {games} games, seed {seed}\n");
    if !report.complete {
        text += &format!("Stopped early: {games} of {planned} games.\n");
    }
    let widest = report.ratings.iter().map(|row| row.label.chars().count()).max().unwrap_or(0);
    let width = widest.max("bot".len());
    let head = format!(
        "\n{:<width$} {:>7} {:>13} {:>7} {:>7}\n",
        "bot", "rating", "95 %", "games", "won %"
    );
    text += &head;
    for row in &report.ratings {
        let interval = format!("{:.0} - {:.0}", row.low, row.high);
        let played = report.labels.iter().find(|l| l.label == row.label).map(|l| l.score);
        let games = played.map_or(0, |score| score.games);
        let won = played.and_then(|s| s.estimate).map_or(0.0, |e| e.rate * 100.0);
        let (label, rating) = (&row.label, row.rating.rating);
        let line = format!("{label:<width$} {rating:>7.0} {interval:>13} {games:>7} {won:>7.1}\n");
        text += &line;
    }
    text
}
