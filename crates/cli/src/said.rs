//! What is agreed before a match, on the command line: one flag for each option of any game.

use catalog::{Kind, OptionLine, Options};
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use std::collections::BTreeMap;
use std::fmt::Display;

/// The options that were said, by name. Whether the game has them is for the game to say.
#[derive(Clone, Default)]
pub struct Said(pub BTreeMap<String, String>);

impl Said {
    pub fn options(&self, mode: &Option<String>) -> Options {
        Options { mode: mode.clone(), said: self.0.clone() }
    }
}

/// Reasons against a setup, in which options are called as they are written here: `--sets`.
pub fn in_flags(reasons: impl Display) -> String {
    let names = known().into_iter().map(|worded| worded[0].0.name);
    let flag = |text: String, name| text.replace(&format!("`{name}`"), &format!("`--{name}`"));
    names.fold(reasons.to_string(), flag)
}

/// An option in the words of the games that say it alike.
type Worded = (OptionLine, Vec<&'static str>);

/// Every option that some mode of some game has, each name once. Games may mean different things
/// by one name, so each way to say it has its games.
fn known() -> Vec<Vec<Worded>> {
    let mut known: Vec<Vec<Worded>> = Vec::new();
    for game in catalog::games() {
        for option in game.modes().into_iter().flat_map(|mode| mode.options) {
            let Some(same) = known.iter_mut().find(|all| all[0].0.name == option.name) else {
                known.push(vec![(option, vec![game.name()])]);
                continue;
            };
            let alike = same.iter_mut().find(|(other, _)| help(other) == help(&option));
            match alike {
                Some((_, games)) if games.contains(&game.name()) => (),
                Some((_, games)) => games.push(game.name()),
                None => same.push((option, vec![game.name()])),
            }
        }
    }
    known
}

fn help(option: &OptionLine) -> String {
    let OptionLine { about, kind, default, .. } = option;
    let usual = if default.is_empty() { String::new() } else { format!(" [default: {default}]") };
    let range = match kind {
        Kind::Number { least, most } => format!(", {least} to {most}"),
        Kind::OneOf { of } => format!(": {}", of.join(", ")),
        _ => String::new(),
    };
    format!("{about}{range}{usual}")
}

fn flag(worded: Vec<Worded>) -> Arg {
    let lines = worded.iter().map(|(o, games)| format!("{} (of {})", help(o), games.join(", ")));
    let lines: Vec<String> = lines.collect();
    let option = &worded[0].0;
    let arg = Arg::new(option.name).long(option.name).help(lines.join("; "));
    match option.kind {
        Kind::Names { .. } | Kind::List { .. } | Kind::Pool { .. } => {
            arg.value_name("NAMES").allow_hyphen_values(true)
        }
        Kind::Number { .. } => arg.value_name("NUMBER"),
        Kind::OneOf { .. } => arg.value_name("WORD"),
        Kind::YesNo => arg
            .value_name("yes|no")
            .num_args(0..=1)
            .require_equals(true)
            .default_missing_value("yes"),
    }
}

impl Args for Said {
    fn augment_args(command: Command) -> Command {
        command.args(known().into_iter().map(flag))
    }
    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for Said {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let names = known().into_iter().map(|worded| worded[0].0.name);
        let said = names.filter_map(|name| {
            let text = matches.get_one::<String>(name)?;
            Some((name.to_string(), text.clone()))
        });
        Ok(Said(said.collect()))
    }
    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
