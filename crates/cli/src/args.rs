//! What can be asked for on the command line.

use crate::said::Said;
use crate::settings::{ConfigFile, Settings};
use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;

/// Plays card and board games by their rules.
#[derive(Parser)]
#[command(name = "sparhall", version, max_term_width = 80)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Subcommand)]
pub enum Command {
    /// Open the hall: a page to play on, for everyone who can reach it (the usual command).
    Serve(Serve),
    /// Copy everything the hall keeps to a new file, also while it is open.
    Backup(Backup),
    /// Put such a copy in place of what the hall keeps.
    Restore(Restore),
    /// Play in the terminal, against bots or hot-seat.
    Play(Play),
    /// Step through a recorded match, or verify it.
    Replay(Replay),
    /// Set up a position, list what is legal, and play on.
    Position(Position),
    /// Play many games between bots and count.
    ///
    /// Names given to an option are those who meet: `all`, or some. A single one meets all the
    /// others.
    Sim(Sim),
    /// Show what you have earned from match to match.
    Profile(Profile),
}

#[derive(Args, Clone)]
#[command(after_help = SAID_HOW)]
pub struct Serve {
    #[command(flatten)]
    pub config: ConfigFile,
    #[command(flatten)]
    pub settings: Settings,
    #[command(flatten)]
    pub data: Data,
}

const SAID_HOW: &str = "\
Everything can be said by a flag, by an environment variable or in a file. A flag
is stronger than the environment, and that is stronger than the file.";

#[derive(Args, Clone)]
pub struct Backup {
    /// The file to write; it must not exist yet.
    pub to: PathBuf,
    #[command(flatten)]
    pub config: ConfigFile,
    #[command(flatten)]
    pub data: Data,
}

#[derive(Args, Clone)]
pub struct Restore {
    /// The file that `backup` wrote.
    pub from: PathBuf,
    #[command(flatten)]
    pub config: ConfigFile,
    #[command(flatten)]
    pub data: Data,
}

impl Serve {
    /// What `sparhall` without a command does.
    pub fn usual() -> Serve {
        match Cli::parse_from(["sparhall", "serve"]).command {
            Some(Command::Serve(args)) => args,
            _ => unreachable!("that is the command it was given"),
        }
    }
}

#[derive(Args, Clone)]
#[command(after_help = lists())]
pub struct Play {
    /// The game, such as `flash-duel`.
    pub game: String,
    /// The way to play; the first of the list below if left out.
    #[arg(long)]
    pub mode: Option<String>,
    #[command(flatten)]
    pub said: Said,
    #[arg(long, help = format!("Who plays the other seats; `{}` if left out", bots::USUAL))]
    pub bot: Option<String>,
    /// The same seed deals the same cards.
    #[arg(long)]
    pub seed: Option<u64>,
    /// People play all seats and pass the keyboard on.
    #[arg(long, conflicts_with_all = ["seat", "bot"])]
    pub hot_seat: bool,
    /// The seat you play; P1 if left out.
    #[arg(long)]
    pub seat: Option<String>,
    /// Keep the journal of the match in this file instead of the data folder.
    #[arg(long)]
    pub save: Option<PathBuf>,
    /// Go on with the match of this journal, at the same seat and against the same bot.
    #[arg(long, conflicts_with_all = ["mode", "seed", "save"])]
    pub resume: Option<PathBuf>,
    #[command(flatten)]
    pub data: Data,
}

/// Where things are kept between matches.
#[derive(Args, Clone)]
pub struct Data {
    /// The folder for journals and your profile (or SPARHALL_DATA).
    #[arg(long = "data", value_name = "DIR")]
    pub folder: Option<PathBuf>,
}

#[derive(Args)]
pub struct Replay {
    /// The journal.
    pub file: PathBuf,
    /// Check every answer, the final hash and the commitment.
    #[arg(long)]
    pub verify: bool,
    /// Begin after so many answers.
    #[arg(long, default_value_t = 0)]
    pub from: usize,
    /// Whose eyes look: a seat such as P1, `public` or `all`.
    #[arg(long, default_value = "all")]
    pub viewer: String,
}

#[derive(Args)]
pub struct Position {
    /// The position in the notation of docs/notation.md; `-` reads standard input.
    pub file: String,
    /// Answer with this label, `SEAT: label` where several may answer. Can be repeated.
    #[arg(long = "do", value_name = "LABEL")]
    pub answers: Vec<String>,
    /// Show only what this seat sees.
    #[arg(long, value_name = "SEAT")]
    pub view: Option<String>,
    /// Everything as JSON, for programs.
    #[arg(long)]
    pub json: bool,
    /// The game, where the position does not name it.
    #[arg(long, default_value = catalog::games()[0].name())]
    pub game: String,
    /// Luck that the position does not record follows from this seed.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
}

#[derive(Args)]
#[command(after_help = lists())]
pub struct Sim {
    /// The game, such as `flash-duel`.
    pub game: String,
    /// The way to play; the first of the list below if left out.
    #[arg(long)]
    pub mode: Option<String>,
    #[command(flatten)]
    pub said: Said,
    /// How many games in all, shared evenly by the match-ups.
    #[arg(long, default_value_t = 1000)]
    pub games: u64,
    /// Who plays, separated by commas.
    #[arg(long, value_delimiter = ',', default_values = [bots::USUAL, bots::USUAL])]
    pub bots: Vec<String>,
    /// The same seed gives the same result, on any number of threads.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many threads; all cores if left out.
    #[arg(long, default_value_t = 0)]
    pub threads: usize,
    /// Write the whole report as JSON.
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
    /// Write the match-ups as CSV.
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
}

#[derive(Args)]
pub struct Profile {
    #[command(flatten)]
    pub data: Data,
}

/// Games with their modes and the names of their options, and bots, for the help of the commands
/// that take them.
fn lists() -> String {
    let mut text = String::new();
    for game in catalog::games() {
        text += &format!("Modes of {}, and the options each has:\n", game.name());
        let mut lists = Vec::new();
        for mode in game.modes() {
            let options: Vec<&str> = mode.options.iter().map(|o| o.name).collect();
            let line = format!("{} ({})", mode.about, options.join(", "));
            text += &format!("  {:<12} {}\n", mode.name, catalog::wrap_at(15, &line, 80, 15));
            lists.extend(mode.options.into_iter().filter_map(named));
        }
        lists.sort();
        lists.dedup();
        for (option, names) in lists {
            text += &format!("The {option}:\n  {}\n", catalog::wrap_at(2, &names, 80, 2));
        }
    }
    text += "Bots:\n";
    for (name, about) in bots::NAMES {
        text += &format!("  {name:<8} {}\n", catalog::wrap_at(11, about, 80, 11));
    }
    text.trim_end().to_string()
}

fn named(option: catalog::OptionLine) -> Option<(&'static str, String)> {
    match option.kind {
        catalog::Kind::Names { names, .. } => Some((option.name, names.join(", "))),
        catalog::Kind::List { names, .. } => Some((option.name, names.join("; "))),
        _ => None,
    }
}
