//! A journal of finished deals, so that a run that was stopped goes on where it was.
//!
//! The first line says what is played; each further line is one deal with its games. A deal's
//! result follows from the plan alone, so it does not matter in which order the lines were written,
//! and a run that goes on comes to what an uninterrupted one comes to. How many games are wanted,
//! and when to stop, is no part of it: a run can be continued with more games.

use crate::{Plan, Scored};
use kernel::Game;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::fs::{File, TryLockError};
use std::io::{self, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The first line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Header {
    /// What kind of file this is, and which version of it.
    journal: String,
    game: String,
    rules: u32,
    /// Of the program: another one may have other bots.
    version: String,
    seed: u64,
    /// Whether the uses of things are noted.
    watched: bool,
    /// The fingerprint of the match-ups.
    plan: String,
}

const KIND: &str = "sparhall arena 1";

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    deal: u64,
    games: Vec<Scored>,
}

/// What is written waits no longer than this before it is on its way to the disk.
const WAIT: Duration = Duration::from_millis(250);

/// Why a journal cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadJournal {
    Unreadable(String),
    Unwritable(String),
    InUse,
    /// The line, counted from 1, and what is wrong with it.
    Corrupt(usize, String),
    /// It was begun for something else: what differs, here and there.
    Other {
        what: &'static str,
        kept: String,
        asked: String,
    },
}

impl fmt::Display for BadJournal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadJournal::Unreadable(why) => write!(f, "it cannot be read: {why}"),
            BadJournal::Unwritable(why) => write!(f, "it cannot be written: {why}"),
            BadJournal::InUse => f.write_str("another run is writing to it"),
            BadJournal::Corrupt(line, why) => write!(f, "its line {line} is broken: {why}"),
            BadJournal::Other { what, kept, asked } => {
                write!(f, "it belongs to another run ({what}: {kept} there, {asked} here)")
            }
        }
    }
}

impl std::error::Error for BadJournal {}

/// An open journal: what it knows, and where new deals go. Other processes are locked out.
pub struct Journal {
    pub path: PathBuf,
    known: BTreeMap<u64, Vec<Scored>>,
    pen: Mutex<Pen>,
}

struct Pen {
    file: BufWriter<File>,
    flushed: Instant,
}

impl Journal {
    /// Opens or begins the journal of a plan. A last line that was cut off in the middle, as by a
    /// crash, is left out and its deal played again.
    pub fn open<G: Game>(path: &Path, plan: &Plan<G>, watched: bool) -> Result<Self, BadJournal> {
        let unreadable = |e: io::Error| BadJournal::Unreadable(e.to_string());
        let unwritable = |e: io::Error| BadJournal::Unwritable(e.to_string());
        let options = File::options().read(true).append(true).create(true).open(path);
        let mut file = options.map_err(unwritable)?;
        // A device may have no end to read to.
        if !file.metadata().map_err(unreadable)?.is_file() {
            return Err(BadJournal::Unreadable("it is no ordinary file".into()));
        }
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(BadJournal::InUse),
            Err(TryLockError::Error(e)) => return Err(unwritable(e)),
        }
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(unreadable)?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let header = header(plan, watched);
        let known = read(&text[..whole], &header, plan)?;
        if whole < text.len() {
            file.set_len(whole as u64).map_err(unwritable)?;
            file.seek(SeekFrom::End(0)).map_err(unwritable)?;
        }
        let mut file = BufWriter::new(file);
        if whole == 0 {
            let line = serde_json::to_string(&header).expect("names and numbers become JSON");
            writeln!(file, "{line}").and_then(|()| file.flush()).map_err(unwritable)?;
        }
        let pen = Mutex::new(Pen { file, flushed: Instant::now() });
        Ok(Journal { path: path.to_path_buf(), known, pen })
    }

    /// How many deals were there when it was opened.
    pub fn found(&self) -> usize {
        self.known.len()
    }

    pub(crate) fn known(&self, deal: u64) -> Option<&Vec<Scored>> {
        self.known.get(&deal)
    }

    pub(crate) fn write(&self, deal: u64, games: &[Scored]) -> io::Result<()> {
        let line = Line { deal, games: games.to_vec() };
        let line = serde_json::to_string(&line).expect("names and numbers become JSON");
        let mut pen = self.pen.lock().unwrap_or_else(PoisonError::into_inner);
        writeln!(pen.file, "{line}")?;
        if pen.flushed.elapsed() >= WAIT {
            pen.file.flush()?;
            pen.flushed = Instant::now();
        }
        Ok(())
    }

    /// Everything is on the disk when this returns.
    pub(crate) fn finish(&self) -> io::Result<()> {
        let mut pen = self.pen.lock().unwrap_or_else(PoisonError::into_inner);
        pen.file.flush()?;
        pen.file.get_ref().sync_data()
    }
}

fn header<G: Game>(plan: &Plan<G>, watched: bool) -> Header {
    let fixed = Plan { games: 0, ..plan.clone() };
    let json = serde_json::to_string(&fixed).expect("a plan that can be reported becomes JSON");
    Header {
        journal: KIND.to_string(),
        game: G::NAME.to_string(),
        rules: G::RULES,
        version: env!("CARGO_PKG_VERSION").to_string(),
        seed: plan.seed,
        watched,
        plan: kernel::digest(&json),
    }
}

/// The deals of a text whose lines are all whole.
fn read<G: Game>(
    text: &str,
    header: &Header,
    plan: &Plan<G>,
) -> Result<BTreeMap<u64, Vec<Scored>>, BadJournal> {
    let mut known = BTreeMap::new();
    let mut lines = text.lines().enumerate();
    let Some((_, first)) = lines.next() else { return Ok(known) };
    let kept: Header = serde_json::from_str(first)
        .map_err(|_| BadJournal::Corrupt(1, "this is no journal of mass play".into()))?;
    same(&kept, header)?;
    for (i, line) in lines {
        let corrupt = |why: String| BadJournal::Corrupt(i + 1, why);
        let Line { deal, games } =
            serde_json::from_str(line).map_err(|e| corrupt(format!("it is no deal ({e})")))?;
        check(plan, deal, &games).map_err(corrupt)?;
        if known.insert(deal, games).is_some() {
            return Err(corrupt(format!("deal {deal} is there twice")));
        }
    }
    Ok(known)
}

/// Whether the games fit the plan, so that nobody has to be afraid of them later.
fn check<G: Game>(plan: &Plan<G>, deal: u64, games: &[Scored]) -> Result<(), String> {
    if games.len() != plan.per_deal {
        return Err(format!("it has {} games and not {}", games.len(), plan.per_deal));
    }
    let (match_up, number) = plan.nth(deal);
    let from = plan.first_seating(match_up, number);
    let seatings = &plan.match_ups[match_up].seatings[from..];
    for (game, seating) in games.iter().zip(seatings) {
        let seats = seating.seats.len();
        let there = |seat: usize| seat < seats;
        let used = game.used.iter().map(|(seat, _)| seat.index());
        let mut named = used.chain(game.first.map(|seat| seat.index()));
        if game.half_wins.len() != seats || !named.all(there) {
            return Err(format!("it does not fit {seats} seats"));
        }
        if game.half_wins.iter().any(|half_wins| *half_wins > 2) {
            return Err("nobody wins more than once".into());
        }
    }
    Ok(())
}

fn same(kept: &Header, asked: &Header) -> Result<(), BadJournal> {
    let watched = |yes: bool| if yes { "yes" } else { "no" };
    let pairs = [
        ("kind", &kept.journal, &asked.journal),
        ("game", &kept.game, &asked.game),
        ("rules version", &kept.rules.to_string(), &asked.rules.to_string()),
        ("program version", &kept.version, &asked.version),
        ("seed", &kept.seed.to_string(), &asked.seed.to_string()),
        ("uses noted", &watched(kept.watched).into(), &watched(asked.watched).into()),
        ("match-ups", &kept.plan, &asked.plan),
    ];
    match pairs.into_iter().find(|(_, kept, asked)| kept != asked) {
        Some((what, kept, asked)) => {
            Err(BadJournal::Other { what, kept: kept.clone(), asked: asked.clone() })
        }
        None => Ok(()),
    }
}
