//! A match in the terminal: people at some seats, bots at the others.

mod chairs;
mod changes;
mod guess;
mod help;
mod listing;
mod news;
mod prompt;
mod session;
mod several;
mod spoken;

use crate::args::Play;
use crate::data;
use crate::fail::Fail;
use crate::journal::{Keeper, Read};
use crate::profile::Book;
use crate::said::in_flags;
use crate::terminal;
use catalog::{AnyGame, AnyMatch, Told};
use chairs::Chairs;
use kernel::Secret;
use session::Session;
use std::path::{Path, PathBuf};

pub fn run(args: &Play) -> Result<(), Fail> {
    let game = catalog::game(&args.game).map_err(Fail::asked)?;
    args.bot.as_deref().map_or(Ok(()), check_bot)?;
    let (table, log, keeper, chairs) = match &args.resume {
        Some(path) => resume(game, path, args)?,
        None => begin(game, args)?,
    };
    chairs.keep(&keeper.path)?;
    terminal::say(&format!("The match is kept in {}.", keeper.path.display()))?;
    let remarks = game.remarks(&table.journal().header.setup);
    for remark in remarks.iter().filter(|_| args.resume.is_none()) {
        terminal::say(&catalog::wrap(remark, terminal::COLUMNS, 2))?;
    }
    let book = match Book::open(&args.data) {
        Ok(book) => Some(book),
        Err(fail) => {
            terminal::say(&format!("{}\nAchievements are not recorded.", fail.message()))?;
            None
        }
    };
    let you = who_you_are(game, args, &chairs);
    let mut session = Session::new(table, log, keeper, chairs, book)?;
    if let Some(line) = you {
        session.remark(&line)?;
    }
    session.run()
}

/// The seat of whoever plays alone against bots, and its side of the table where that has a name.
fn who_you_are(game: &dyn AnyGame, args: &Play, chairs: &Chairs) -> Option<String> {
    let seat = chairs.people.lowest().filter(|_| chairs.people.len() == 1)?.to_string();
    let mut modes = game.mode_lines();
    modes.retain(|mode| args.mode.as_ref().is_none_or(|name| mode.name == *name));
    let mode = modes.first().filter(|_| args.resume.is_none());
    let line = mode.and_then(|mode| mode.seats.iter().find(|line| line.seat == seat));
    let side = line.map(|line| line.side.as_str()).filter(|side| SIDES.contains(side));
    let side = side.map_or(String::new(), |side| format!(", {side} on the table"));
    Some(format!("You are {seat}{side}."))
}

/// The sides that the choices and tables of games name.
const SIDES: [&str; 4] = ["west", "east", "north", "south"];

pub fn check_bot(name: &str) -> Result<(), Fail> {
    bots::check(name).map_err(Fail::asked)
}

type Opened = (Box<dyn AnyMatch>, Vec<Told>, Keeper, Chairs);

fn begin(game: &dyn AnyGame, args: &Play) -> Result<Opened, Fail> {
    let options = args.said.options(&args.mode);
    let (table, told) = game
        .start(&options, secret(args.seed)?, Vec::new())
        .map_err(|bad| Fail::asked(in_flags(bad)))?;
    let chairs = Chairs::of(args, table.table().player_seats())?;
    let journal = table.journal();
    let path = match &args.save {
        Some(path) if path.exists() => {
            let path = path.display();
            return Err(Fail::asked(format!(
                "`{path}` exists; go on with it by --resume {path}, or name another file"
            )));
        }
        Some(path) => path.clone(),
        None => {
            let folder = data::folder(&args.data)?.join("matches");
            std::fs::create_dir_all(&folder)
                .map_err(|e| Fail::found(format!("`{}`: {e}", folder.display())))?;
            free_path(&folder, game.name(), &journal.header.commitment.0)
        }
    };
    let keeper = Keeper::create(&path, &journal)?;
    Ok((table, told, keeper, chairs))
}

/// Seeded games can be repeated; the others come from the system's randomness.
fn secret(seed: Option<u64>) -> Result<Secret, Fail> {
    if let Some(seed) = seed {
        return Ok(Secret::from_seed(seed));
    }
    let mut bytes = [0; 32];
    let filled = getrandom::fill(&mut bytes);
    filled.map_err(|e| Fail::found(format!("the system gives no random bytes: {e}")))?;
    Ok(Secret::new(bytes))
}

/// A file that does not exist yet, named after the commitment of the match.
fn free_path(folder: &Path, game: &str, commitment: &str) -> PathBuf {
    let short: String = commitment.chars().take(8).collect();
    let named = |n: u32| match n {
        1 => folder.join(format!("{game}-{short}.jsonl")),
        _ => folder.join(format!("{game}-{short}-{n}.jsonl")),
    };
    (1..).map(named).find(|path| !path.exists()).expect("some number is free")
}

/// A file beside a broken journal that does not exist yet, for what the journal was.
fn free_aside(journal: &Path) -> PathBuf {
    let named = |n: u32| {
        let mut name = journal.as_os_str().to_owned();
        name.push(if n == 1 { ".broken".into() } else { format!(".broken-{n}") });
        PathBuf::from(name)
    };
    (1..).map(named).find(|path| !path.exists()).expect("some number is free")
}

/// Goes on where a journal stops. What cannot be read or played is set aside, not lost.
fn resume(game: &dyn AnyGame, path: &Path, args: &Play) -> Result<Opened, Fail> {
    if let Some(option) = args.said.0.keys().next() {
        let reason = format!("--{option} was agreed when the match began; --resume keeps it");
        return Err(Fail::asked(reason));
    }
    let mut read = Read::from(path)?;
    if read.game()?.name() != game.name() {
        let (is, path) = (read.game()?.name(), path.display());
        return Err(Fail::asked(format!("`{path}` is a match of {is}, not of {}", game.name())));
    }
    let mut log = Vec::new();
    let mut kept = 0;
    let table = read.play(&mut |_, _, told| {
        kept += 1;
        log.extend(told);
    })?;
    if let Some(problem) = &read.problem {
        let aside = free_aside(path);
        std::fs::copy(path, &aside)?;
        terminal::say(&format!(
            "{problem}\n{} answers could be read and are kept. The file as it was is now {}.",
            kept - 1,
            aside.display()
        ))?;
    }
    let chairs = Chairs::of(args, table.table().player_seats())?;
    let keeper = Keeper::create(path, &table.journal())?;
    Ok((table, log, keeper, chairs))
}
