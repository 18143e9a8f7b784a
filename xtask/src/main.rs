//! The automation of the house: one small program instead of scripts.

mod client;
mod ladder;
mod load;
mod mutants;
mod nightly;
mod runs;
mod stage;
mod tidy;

use std::process::ExitCode;

/// Why a command did not succeed, and the exit code that says so.
#[derive(Debug)]
pub struct Failure {
    pub code: u8,
    pub message: String,
}

impl Failure {
    /// Something was checked and found wanting.
    pub fn found(message: impl Into<String>) -> Self {
        Failure { code: 1, message: message.into() }
    }
    /// The command line makes no sense.
    pub fn usage(message: impl Into<String>) -> Self {
        Failure { code: 2, message: message.into() }
    }
}

type Run = fn(&[String]) -> Result<(), Failure>;

/// Every command: its name, what it is for, and what it runs.
const COMMANDS: [(&str, &str, Run); 8] = [
    (
        "test",
        "format, tidy, clippy, all tests, the client in a browser; stops at the first failure",
        runs::test,
    ),
    ("tidy", "hygiene scans of the sources, the rules and their tests", tidy::command),
    ("golden", "rewrite the golden files from what the tests compute now", runs::golden),
    ("types", "rewrite the client's types from crates/wire", runs::types),
    ("bench", "run the benchmarks; says where the figures belong", runs::bench),
    (
        "load",
        "fill a hall on this machine and measure it; options go to the program (--help)",
        load::command,
    ),
    (
        "mutants",
        "plant faults in the rules and see whether tests notice [--seed N] [--sample N] [--jobs N] \
         [--only CRATE] [--list]",
        mutants::command,
    ),
    (
        "nightly",
        "a game in Firefox, a thousand crashes, a full hall, the ladder of bots, mutants",
        nightly::command,
    ),
];

fn help() -> String {
    let mut text = String::from("usage: cargo xtask COMMAND\n");
    for (name, what, _) in COMMANDS {
        text += &format!("\n  {name:<8} {what}");
    }
    text
}

fn dispatch(args: &[String]) -> Result<(), Failure> {
    let Some((name, rest)) = args.split_first() else {
        println!("{}", help());
        return Ok(());
    };
    if ["help", "--help", "-h"].contains(&name.as_str()) {
        println!("{}", help());
        return Ok(());
    }
    match COMMANDS.iter().find(|(known, ..)| known == name) {
        Some((.., run)) => run(rest),
        None => {
            let known: Vec<_> = COMMANDS.iter().map(|(name, ..)| *name).collect();
            let known = known.join(", ");
            Err(Failure::usage(format!("unknown command `{name}`; the commands are {known}")))
        }
    }
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match dispatch(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask: {}", failure.message);
            ExitCode::from(failure.code)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_command_lists_the_valid_ones() {
        let failure = dispatch(&["tset".to_string()]).expect_err("there is no such command");
        assert_eq!(failure.code, 2);
        for (name, ..) in COMMANDS {
            assert!(failure.message.contains(name), "{name} is not listed");
        }
    }

    #[test]
    fn help_names_every_command() {
        for (name, ..) in COMMANDS {
            assert!(help().contains(&format!("\n  {name} ")), "{name} is not in the help");
        }
    }
}
