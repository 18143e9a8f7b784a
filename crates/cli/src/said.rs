//! What is agreed before a match, on the command line: one flag for each option of any game.

use catalog::{Kind, OptionLine, Options};
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use std::collections::BTreeMap;

/// The options that were said, by name. Whether the game has them is for the game to say.
#[derive(Clone, Default)]
pub struct Said(pub BTreeMap<String, String>);

impl Said {
    pub fn options(&self, mode: &Option<String>) -> Options {
        Options { mode: mode.clone(), said: self.0.clone() }
    }
}

/// Every option that some mode of some game has, each name once, with the games that have it.
fn known() -> Vec<(OptionLine, Vec<&'static str>)> {
    let mut known: Vec<(OptionLine, Vec<&'static str>)> = Vec::new();
    for game in catalog::games() {
        for option in game.modes().into_iter().flat_map(|mode| mode.options) {
            match known.iter_mut().find(|(other, _)| other.name == option.name) {
                Some((_, games)) if games.contains(&game.name()) => (),
                Some((_, games)) => games.push(game.name()),
                None => known.push((option, vec![game.name()])),
            }
        }
    }
    known
}

fn flag((option, games): (OptionLine, Vec<&'static str>)) -> Arg {
    let OptionLine { name, about, kind, default } = option;
    let usual = if default.is_empty() { String::new() } else { format!(" [default: {default}]") };
    let range = match &kind {
        Kind::Number { least, most } => format!(", {least} to {most}"),
        Kind::OneOf { of } => format!(": {}", of.join(", ")),
        _ => String::new(),
    };
    let arg = Arg::new(name).long(name);
    let arg = arg.help(format!("{about}{range}{usual} (of {})", games.join(", ")));
    match kind {
        Kind::Names { .. } | Kind::List { .. } => arg.value_name("NAMES").allow_hyphen_values(true),
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
        let said = known().into_iter().filter_map(|(option, _)| {
            let text = matches.get_one::<String>(option.name)?;
            Some((option.name.to_string(), text.clone()))
        });
        Ok(Said(said.collect()))
    }
    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
