//! Many games between bots on all cores, and what they add up to.

use crate::args::Sim;
use crate::fail::Fail;
use crate::play::check_bot;
use crate::said::in_flags;
use crate::terminal::{COLUMNS, say};
use arena::{Entrant, MatchUp, PairRow, Plan, Progress, Report, RunError, Seating};
use catalog::{Bout, Field, Listed, Visit};
use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use std::cmp::Ordering;
use std::fmt;
use std::fs::File;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{self, AtomicBool};

/// More match-ups than this are not listed one by one.
const FEW: usize = 30;
const EXTREMES: usize = 12;

/// What stands in the columns of the tables.
const COLUMN_WORDS: &str = "rate %: games won, a draw counting half. 95 %: the interval in which \
    the true rate lies with that confidence. by opp.: the rates against each opponent, averaged. \
    asked first: whoever was first to decide alone.";

/// Said for everybody, as it is when nobody is named.
const ALL: &str = "all";

/// More threads than this for each core only get in each other's way.
const PER_CORE: usize = 4;

pub fn run(args: &Sim) -> Result<(), Fail> {
    if args.games == 0 {
        return Err(Fail::asked("there are no games to play; --games is at least 1"));
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    if args.threads > PER_CORE * cores {
        let (most, n) = (PER_CORE * cores, args.threads);
        return Err(Fail::asked(format!(
            "{n} threads are too many; on this machine --threads is at most {most}"
        )));
    }
    args.bots.iter().try_for_each(|bot| check_bot(bot))?;
    [&args.json, &args.csv].into_iter().flatten().try_for_each(|path| check_writable(path))?;
    let report = catalog::visit(&args.game, Run(args)).map_err(Fail::asked)??;
    let wide = if console::user_attended() { width() } else { usize::MAX };
    say(arena::text(&report, wide).trim_end())?;
    pairs(&report)?;
    say("")?;
    say(&catalog::wrap(COLUMN_WORDS, COLUMNS, 0))?;
    for (path, text) in
        [(&args.json, arena::json as fn(&Report) -> String), (&args.csv, arena::csv)]
    {
        if let Some(path) = path {
            arena::write_file(path, &text(&report)).map_err(Fail::found)?;
            say(&format!("Written: {}", path.display()))?;
        }
    }
    Ok(())
}

/// Hours of play are not lost because nothing can be written where the report is to go.
fn check_writable(path: &Path) -> Result<(), Fail> {
    let new = !path.exists();
    let opened = File::options().append(true).create(true).open(path);
    opened.map_err(|e| Fail::asked(format!("`{}` cannot be written: {e}", path.display())))?;
    if new {
        std::fs::remove_file(path)?;
    }
    Ok(())
}

fn width() -> usize {
    usize::from(console::Term::stdout().size().1).max(COLUMNS)
}

struct Run<'a>(&'a Sim);

impl Visit for Run<'_> {
    type Out = Result<Report, Fail>;

    fn visit<G: Listed>(self) -> Self::Out {
        let plan = plan::<G>(self.0)?;
        let stop = Arc::new(AtomicBool::new(false));
        let raised = Arc::clone(&stop);
        ctrlc::set_handler(move || raised.store(true, atomic::Ordering::Relaxed))
            .map_err(|e| Fail::found(format!("Ctrl-C cannot be watched: {e}")))?;
        let (met, games) = (plan.match_ups.len(), plan.games);
        let s = |n: u64| if n == 1 { "" } else { "s" };
        let (plural, many) = (s(met as u64), s(games));
        eprintln!(
            "{met} match-up{plural} of {games} game{many} each; Ctrl-C shows the results so far"
        );
        if plan.planned() > self.0.games {
            let (asked, all) = (self.0.games, plan.planned());
            eprintln!("{asked} games are rounded up to {all}, so that all match-ups are alike");
        }
        let bar = bar(plan.planned());
        let mut on_progress = |p: Progress| bar.set_position(p.done);
        let maker = |bot: &str, seed: u64| bots::by_name(bot, G::Knowledge::default(), seed);
        let report = arena::run(&plan, &maker, self.0.threads, &mut on_progress, &stop);
        bar.finish_and_clear();
        report.map_err(|e| match e {
            RunError::Plan(_) | RunError::Bot(_) => Fail::asked(e),
            RunError::Threads(_) | RunError::Game { .. } => Fail::found(e),
        })
    }
}

fn bar(games: u64) -> ProgressBar {
    let look = "{bar:24} {pos}/{len} games, {rate} a second, {eta} left";
    let style = ProgressStyle::with_template(look).expect("the template is a constant");
    let rate = |state: &ProgressState, out: &mut dyn fmt::Write| {
        // A bar that cannot be drawn is no reason to stop.
        let _ = write!(out, "{:.0}", state.per_sec());
    };
    let style = style.with_key("rate", rate);
    ProgressBar::new(games).with_style(style)
}

fn plan<G: Listed>(args: &Sim) -> Result<Plan<G>, Fail> {
    let mut options = args.said.options(&args.mode);
    options.said.retain(|_, text| text != ALL);
    let agreed = options.read(&G::modes()).map_err(|bad| Fail::asked(in_flags(bad)))?;
    let field = Field { agreed, bots: args.bots.clone(), seed: args.seed };
    let bouts = G::bouts(&field).map_err(|bad| Fail::asked(in_flags(bad)))?;
    let match_ups: Vec<MatchUp<G>> = bouts.into_iter().map(match_up).collect();
    let games = args.games.div_ceil(match_ups.len().max(1) as u64);
    Ok(Plan { match_ups, games, seed: args.seed })
}

fn match_up<G: Listed>(bout: Bout<G::Setup>) -> MatchUp<G> {
    let seatings = bout.sittings.into_iter().map(|sitting| {
        let chairs = sitting.chairs.into_iter();
        let seats = chairs.map(|c| Entrant { label: c.label, bot: c.bot, team: c.team }).collect();
        Seating { setup: sitting.setup, seats }
    });
    MatchUp { seatings: seatings.collect() }
}

/// The match-ups with their intervals: all of a few, else the most lopsided ones.
fn pairs(report: &Report) -> Result<(), Fail> {
    let rate = |p: &PairRow| p.score.estimate.map_or(0.5, |e| e.rate);
    // Each meeting once, from the side of whoever came off better; a mirror has but one side.
    let once = |p: &&PairRow| match p.label.cmp(&p.opponent) {
        Ordering::Equal => true,
        Ordering::Less => rate(p) >= 0.5,
        Ordering::Greater => rate(p) > 0.5,
    };
    let mut rows: Vec<&PairRow> = report.pairs.iter().filter(once).collect();
    // The most uneven first; of equal ones the more certain.
    let uneven = |p: &PairRow| ((rate(p) - 0.5).abs(), p.score.games);
    rows.sort_by(|a, b| {
        let ((a, a_games), (b, b_games)) = (uneven(a), uneven(b));
        b.total_cmp(&a).then(b_games.cmp(&a_games))
    });
    if rows.is_empty() {
        return Ok(());
    }
    let listed = if rows.len() > FEW { EXTREMES } else { rows.len() };
    say("")?;
    match listed < rows.len() {
        true => say(&format!("The {listed} most uneven of {} match-ups:", rows.len()))?,
        false => say("Match-ups:")?,
    }
    say(&format!("{:<40} {:>7} {:>7}  95 %", "", "games", "rate %"))?;
    for row in &rows[..listed] {
        let Some(e) = row.score.estimate else { continue };
        let names = format!("{} against {}", row.label, row.opponent);
        let (low, high) = (e.low * 100.0, e.high * 100.0);
        let (games, rate) = (row.score.games, e.rate * 100.0);
        say(&format!("{names:<40} {games:>7} {rate:>7.1}  {low:.1} - {high:.1}"))?;
    }
    if listed < rows.len() {
        say("All of them are in the reports of --csv and --json.")?;
    }
    Ok(())
}
