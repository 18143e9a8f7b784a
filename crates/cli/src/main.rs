//! `sparhall`: the hall itself, and play, replay, positions and mass play in the terminal.
//!
//! Exit codes: 0 done, 1 something is wrong with what was checked, 2 something is wrong with what
//! was asked for.

mod again;
mod args;
mod data;
mod fail;
mod journal;
mod ladder;
mod mass;
mod play;
mod position;
mod profile;
mod rate;
mod replay;
mod said;
mod serve;
mod settings;
mod sim;
mod terminal;
mod tune;

use args::{Cli, Command, Serve};
use clap::Parser;
use std::process::ExitCode;

/// For people lines end before the edge of the terminal; programs get them whole.
fn readable(message: &str) -> String {
    if !console::user_attended_stderr() {
        return message.to_string();
    }
    let lines = message.lines().enumerate().map(|(i, line)| {
        let indent = line.chars().take_while(|c| *c == ' ').count();
        let start = if i == 0 { "error: ".len() } else { indent };
        let pad = " ".repeat(indent);
        format!("{pad}{}", catalog::wrap_at(start, line, terminal::COLUMNS, indent + 2))
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        None => serve::run(&Serve::usual()),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Backup(args)) => serve::back_up(&args),
        Some(Command::Restore(args)) => serve::restore(&args),
        Some(Command::Play(args)) => play::run(&args),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Position(args)) => position::run(&args),
        Some(Command::Sim(args)) => sim::run(&args),
        Some(Command::Ladder(args)) => ladder::run(&args),
        Some(Command::Rate(args)) => rate::run(&args),
        Some(Command::Tune(args)) => tune::run(&args),
        Some(Command::Profile(args)) => profile::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fail) => {
            if !fail.message().is_empty() {
                eprintln!("error: {}", readable(fail.message()));
            }
            ExitCode::from(fail.code())
        }
    }
}
