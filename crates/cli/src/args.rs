//! What can be asked for on the command line.

use crate::said::Said;
use crate::settings::{ConfigFile, Settings};
use catalog::{Listed, Visit};
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
    /// others. An option that is one of some words may be given several, separated by commas, or
    /// `all`: then the same ones meet under each of them, and the report says what differs.
    Sim(Sim),
    /// Check that every bot beats the one below it.
    ///
    /// Each level must win at least 60 % against the level below, and the hardest at least 75 %
    /// against `greedy`. Every deal is played from both sides, with whoever else is who drawn
    /// anew; games are played until the answer is sure. Ends with 0 if all of it is proven.
    Ladder(Ladder),
    /// Rate bots against each other (Glicko-2).
    Rate(Rate),
    /// Teach the bots a game: what they weigh tables with, how they answer quickly, what they
    /// bring.
    ///
    /// Without --quick and --lineups, the numbers that they weigh tables with are fitted to how
    /// games ended.
    Tune(Tune),
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
    #[arg(long, conflicts_with_all = ["from", "viewer"])]
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
    /// How many games in all, shared evenly by the match-ups; with --until, at most.
    #[arg(long, default_value_t = 1000)]
    pub games: u64,
    /// Who plays, separated by commas.
    #[arg(long, value_delimiter = ',', default_values = [bots::USUAL, bots::USUAL])]
    pub bots: Vec<String>,
    /// The bots are what meets, each pair of them; who else is who is drawn for every deal.
    #[arg(long)]
    pub meet_bots: bool,
    /// Only these of all who would meet, such as `Grave/Jaina,Rook/Midori`; bots with --meet-bots.
    #[arg(long, value_name = "A/B", value_delimiter = ',')]
    pub pairs: Vec<String>,
    /// Stop as soon as it is sure: `width:N` that every interval is at most N points wide, or
    /// `over:N` whether the first of two bots wins at least N %.
    ///
    /// Intervals and tests are by betting (Waudby-Smith and Ramdas 2023): a rate is refuted when
    /// somebody who bets against it has become rich. That keeps the confidence however often one
    /// looks, also with draws and with deals that are played from both sides.
    #[arg(long, value_name = "RULE", value_parser = until)]
    pub until: Option<arena::Rule>,
    /// How sure, in percent.
    #[arg(long, default_value_t = 95.0, value_parser = confidence, requires = "until")]
    pub confidence: f64,
    #[command(flatten)]
    pub run: Running,
    /// Go on with the run of this journal, or begin it: what is played is kept there.
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// Write the whole report as JSON.
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
    /// Write the match-ups as CSV.
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    /// Write a page with plots, in one file that needs nothing else.
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Note in --json which abilities, chips and cards are used; --html has that anyway.
    #[arg(long)]
    pub uses: bool,
}

/// What all commands of mass play take.
#[derive(Args)]
pub struct Running {
    /// The same seed gives the same result, on any number of threads.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many threads; all cores if left out.
    #[arg(long, default_value_t = 0)]
    pub threads: usize,
}

#[derive(Args)]
#[command(after_help = lists())]
pub struct Ladder {
    /// The game; all of them if left out, each the usual way.
    pub game: Option<String>,
    #[arg(long, requires = "game", help = mode_of_skill())]
    pub mode: Option<String>,
    #[command(flatten)]
    pub said: Said,
    /// The levels, the lowest first, separated by commas; all bots of the list if left out.
    #[arg(long, value_delimiter = ',')]
    pub levels: Vec<String>,
    /// At most so many games for one comparison.
    #[arg(long, default_value_t = 4000)]
    pub games: u64,
    /// How sure, in percent.
    #[arg(long, default_value_t = 95.0, value_parser = confidence)]
    pub confidence: f64,
    #[command(flatten)]
    pub run: Running,
    /// Keep what is played in this folder, a journal for each comparison, and go on from there.
    #[arg(long, value_name = "DIR")]
    pub resume: Option<PathBuf>,
    /// Write the table as JSON.
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
}

#[derive(Args)]
#[command(after_help = lists())]
pub struct Rate {
    /// The game, such as `flash-duel`.
    pub game: String,
    #[arg(long, help = mode_of_skill())]
    pub mode: Option<String>,
    #[command(flatten)]
    pub said: Said,
    /// Who is rated, separated by commas; all bots of the list if left out.
    #[arg(long, value_delimiter = ',')]
    pub bots: Vec<String>,
    /// How many games for each pair of bots.
    #[arg(long, default_value_t = 100)]
    pub games: u64,
    #[command(flatten)]
    pub run: Running,
    /// Go on with the run of this journal, or begin it: what is played is kept there.
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// Write the whole report as JSON.
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
    /// Write a page with plots, in one file that needs nothing else.
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
}

/// What is played where no mode is named and bots are compared.
fn mode_of_skill() -> String {
    let others = catalog::games().into_iter().filter_map(|game| {
        catalog::visit(game.name(), OfSkill).expect("the catalog knows its own games")
    });
    let usual = "The way to play; the first of the list below if left out".to_string();
    others.fold(usual, |text, (mode, title)| format!("{text}, but `{mode}` in {title}"))
}

/// The mode that bots are compared in and the title of the game, where it is not the usual one.
struct OfSkill;

impl Visit for OfSkill {
    type Out = Option<(&'static str, &'static str)>;

    fn visit<G: Listed>(self) -> Self::Out {
        G::TESTS_SKILL.map(|mode| (mode, G::TITLE))
    }
}

/// `width:5` or `over:60`, in percent.
fn until(text: &str) -> Result<arena::Rule, String> {
    let read = |number: &str| number.parse::<f64>().ok().filter(|n| *n > 0.0 && *n < 100.0);
    let rule = text.split_once(':').and_then(|(rule, number)| match rule {
        "width" => read(number).map(|n| arena::Rule::Width(n / 100.0)),
        "over" => read(number).map(|n| arena::Rule::Side(n / 100.0)),
        _ => None,
    });
    rule.ok_or_else(|| "it is `width:N` or `over:N` with N between 0 and 100".to_string())
}

fn confidence(text: &str) -> Result<f64, String> {
    let share = text.parse::<f64>().ok().filter(|n| (50.0..100.0).contains(n));
    share.ok_or_else(|| "it is at least 50 and less than 100".to_string())
}

#[derive(Args)]
#[command(after_help = lists())]
pub struct Tune {
    /// The game, such as `flash-duel`.
    pub game: String,
    /// The ways to play that games are taken from in turn, separated by commas; the first of the
    /// list below if left out.
    #[arg(long, value_name = "MODE", value_delimiter = ',')]
    pub modes: Vec<String>,
    /// How many games to learn from in each pass.
    #[arg(long, default_value_t = 2000)]
    pub games: u64,
    /// How often to learn: in each pass the games are played by who learnt in the one before.
    #[arg(long, default_value_t = 2)]
    pub passes: u32,
    /// Begin with this file instead of the bots' own numbers or, with `--lineups`, of what somebody
    /// brings who has learnt nothing.
    #[arg(long, value_name = "FILE")]
    pub from: Option<PathBuf>,
    /// Numbers that stay as they are, by name, separated by commas.
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub keep: Vec<String>,
    /// Teach quick answers, with which a search plays on in thought, instead of what tables are
    /// worth: numbers are changed at random and kept if they win more games.
    #[arg(long, conflicts_with_all = ["games", "passes", "keep"], group = "climbs")]
    pub quick: bool,
    /// Teach what is brought to a game, such as armies, instead: it is changed at random and kept
    /// if it wins more quick games against what everybody brings.
    #[arg(long, conflicts_with_all = ["games", "passes", "keep", "quick"], group = "climbs")]
    pub lineups: bool,
    /// How many changes are tried with `--quick`, or with `--lineups` for each part that can be
    /// played.
    #[arg(long, default_value_t = 300, requires = "climbs")]
    pub rounds: u32,
    /// How many games whoever learnt it plays against whoever did not.
    #[arg(long, default_value_t = 400)]
    pub trial: u64,
    /// The same seed teaches the same, on any number of threads.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Write what was learnt to this file, if it is better; the terminal if left out.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
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
    text += "  search:N or search:Nms: a search of N simulations or milliseconds a decision,\n";
    text += "  search:NxW or search:NmsxW: the same on W cores\n";
    text += "  master:N, master:Nms and so on: master with such a budget\n";
    text.trim_end().to_string()
}

fn named(option: catalog::OptionLine) -> Option<(&'static str, String)> {
    match option.kind {
        catalog::Kind::Names { names, .. } => Some((option.name, names.join(", "))),
        catalog::Kind::List { names, .. } => Some((option.name, names.join("; "))),
        _ => None,
    }
}
