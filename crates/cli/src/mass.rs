//! What the commands of mass play share: bots that meet, a bar, Ctrl-C, journals.

mod terms;

use crate::fail::Fail;
use crate::terminal;
use arena::{BadJournal, Conduct, Entrant, Journal, MatchUp, Order, Plan, Progress, Report};
use arena::{RunError, Seating, Until};
use catalog::{Listed, Sitting};
use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use std::collections::BTreeSet;
use std::fmt;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{self, AtomicBool};
pub use terms::{Terms, one_terms, terms};

/// More threads than this for each core only get in each other's way.
const PER_CORE: usize = 4;

pub fn check_threads(threads: usize) -> Result<(), Fail> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let most = PER_CORE * cores;
    if threads > most {
        return Err(Fail::asked(format!(
            "{threads} threads are too many; on this machine --threads is at most {most}"
        )));
    }
    Ok(())
}

pub fn check_games(games: u64) -> Result<(), Fail> {
    match games {
        0 => Err(Fail::asked("there are no games to play; --games is at least 1")),
        _ => Ok(()),
    }
}

/// Hours of play are not lost because nothing can be written where the report is to go.
pub fn check_writable(path: &Path) -> Result<(), Fail> {
    let new = !path.exists();
    let opened = File::options().append(true).create(true).open(path);
    opened.map_err(|e| Fail::asked(format!("`{}` cannot be written: {e}", path.display())))?;
    if new {
        std::fs::remove_file(path)?;
    }
    Ok(())
}

/// Raised when somebody presses Ctrl-C. To be asked for once.
pub fn ctrl_c() -> Result<Arc<AtomicBool>, Fail> {
    let stop = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&stop);
    ctrlc::set_handler(move || raised.store(true, atomic::Ordering::Relaxed))
        .map_err(|e| Fail::found(format!("Ctrl-C cannot be watched: {e}")))?;
    Ok(stop)
}

/// The mode that was named, or the one that tells most about how well somebody plays.
pub fn skilled<G: Listed>(named: &Option<String>) -> Option<String> {
    named.clone().or(G::TESTS_SKILL.map(str::to_string))
}

/// Pairs of bots, each a match-up on each of the terms. For every deal it is drawn who else is who
/// (characters, factions, heroes), and both bots play it from both sides.
pub fn by_bots<G: Listed>(
    terms: &[Terms],
    pairs: &[(String, String)],
    games: u64,
    seed: u64,
) -> Result<Plan<G>, Fail> {
    let all = terms.iter().flat_map(|terms| pairs.iter().map(move |pair| (terms, pair)));
    let match_ups = all.map(|(terms, (a, b))| meeting(terms, a, b, seed));
    let match_ups = match_ups.collect::<Result<_, _>>()?;
    Ok(Plan { match_ups, games, per_deal: 2, order: Order::Drawn, seed })
}

fn meeting<G: Listed>(terms: &Terms, a: &str, b: &str, seed: u64) -> Result<MatchUp<G>, Fail> {
    if a == b {
        return Err(Fail::asked(format!("{a} cannot be compared with itself")));
    }
    let bouts = terms.bouts::<G>(&[a.into(), b.into()], seed)?;
    let sittings = bouts.into_iter().flat_map(|bout| bout.sittings);
    let from_one_side = sittings.filter(|s| s.chairs.first().is_some_and(|c| c.bot == a));
    let mut seatings = Vec::new();
    for sitting in from_one_side {
        let sides: BTreeSet<u8> = sitting.chairs.iter().map(|chair| chair.team).collect();
        if sides.len() != 2 {
            let (mode, n) = (terms.agreed.mode.name, sides.len());
            let why = format!("bots are compared where two sides meet; {mode} has {n}");
            return Err(Fail::asked(why));
        }
        seatings.push(seating(&sitting, |bot| bot.to_string()));
        seatings.push(seating(&sitting, |bot| if bot == a { b } else { a }.to_string()));
    }
    Ok(MatchUp { condition: terms.condition.clone(), seatings })
}

/// The sitting with each bot as its own label, or with the bots exchanged.
fn seating<G: Listed>(sitting: &Sitting<G::Setup>, name: impl Fn(&str) -> String) -> Seating<G> {
    let entrant = |chair: &catalog::Chair| {
        let bot = name(&chair.bot);
        Entrant { label: bot.clone(), bot, team: chair.team }
    };
    Seating { setup: sitting.setup.clone(), seats: sitting.chairs.iter().map(entrant).collect() }
}

/// The files that were written. It is said at the end, below the tables; but they are written
/// before these, so that a reader who has seen enough (`| head`) takes nothing away.
#[derive(Default)]
pub struct Written(Vec<String>);

impl Written {
    pub fn write(&mut self, path: &Option<PathBuf>, text: impl Fn() -> String) -> Result<(), Fail> {
        let Some(path) = path else { return Ok(()) };
        self.0.push(format!("Written: {}", path.display()));
        arena::write_file(path, &text()).map_err(Fail::found)
    }

    pub fn say(&self) -> Result<(), Fail> {
        Ok(self.0.iter().try_for_each(|line| terminal::say(line))?)
    }
}

/// How a plan is played.
pub struct How<'a> {
    pub threads: usize,
    pub until: Option<Until>,
    pub resume: Option<&'a Path>,
    /// Whether it is noted who used what.
    pub uses: bool,
    pub stop: &'a AtomicBool,
}

pub fn play<G: Listed>(plan: &Plan<G>, how: &How) -> Result<Report, Fail> {
    let journal = how.resume.map(|path| open(path, plan, how.uses)).transpose()?;
    let bar = bar(plan.planned(), how.until.is_some());
    let found = journal.as_ref().map_or(0, |journal| journal.found() * plan.per_deal);
    if let Some(journal) = journal.as_ref().filter(|_| found > 0) {
        let path = journal.path.display();
        eprintln!("{found} games are in `{path}` already; the run goes on after them");
        // They take no time, so they say nothing about how much is left.
        bar.set_position(found as u64);
        bar.reset_eta();
    }
    let on_progress = |p: Progress| {
        if p.done > found as u64 {
            bar.set_position(p.done);
        }
    };
    let watch: &arena::Watch<G> = &|event| G::used(event);
    let report = arena::run(
        plan,
        &Conduct {
            maker: &|bot, seed| bots::by_name(bot, G::Knowledge::default(), seed),
            watch: how.uses.then_some(watch),
            threads: how.threads,
            until: how.until,
            journal: journal.as_ref(),
            stop: how.stop,
            on_progress: &on_progress,
        },
    );
    bar.finish_and_clear();
    report.map_err(|e| match e {
        RunError::Plan(_) | RunError::Bot(_) => Fail::asked(e),
        RunError::Threads(_) | RunError::Journal(_) | RunError::Game { .. } => Fail::found(e),
    })
}

fn open<G: Listed>(path: &Path, plan: &Plan<G>, uses: bool) -> Result<Journal, Fail> {
    plan.check().map_err(Fail::asked)?;
    Journal::open(path, plan, uses).map_err(|bad| {
        let said = format!("`{}`: {bad}", path.display());
        match bad {
            BadJournal::Other { .. } | BadJournal::InUse => Fail::asked(said),
            _ => Fail::found(said),
        }
    })
}

/// Shown on a terminal only. A run that may stop by itself takes at most as long as it says.
fn bar(games: u64, may_stop: bool) -> ProgressBar {
    let most = if may_stop { "at most " } else { "" };
    let look = format!("{{bar:24}} {{pos}}/{{len}} games, {{rate}} a second, {most}{{eta}} left");
    let style = ProgressStyle::with_template(&look).expect("the template is a constant");
    let rate = |state: &ProgressState, out: &mut dyn fmt::Write| {
        let speed = state.per_sec();
        // A bar that cannot be drawn is no reason to stop.
        let _ = if speed < 10.0 { write!(out, "{speed:.2}") } else { write!(out, "{speed:.0}") };
    };
    ProgressBar::new(games).with_style(style.with_key("rate", rate))
}
