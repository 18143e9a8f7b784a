//! A position from its notation: in words, with what is legal, and played on.

mod out;

use crate::args::Position;
use crate::fail::Fail;
use catalog::{AnyPosition, AnyTable, Eyes, Told};
use kernel::{Seat, Viewer};
use std::io::Read;

/// What was done and what it caused.
pub struct Done {
    pub seat: Seat,
    pub label: String,
    pub told: Vec<Told>,
}

pub fn run(args: &Position) -> Result<(), Fail> {
    let text = read(&args.file)?;
    if let Err(e) = serde_json::from_str::<serde_json::Value>(&text) {
        return Err(Fail::asked(format!("this is no JSON: {e}")));
    }
    let game = catalog::game(&named(&text).unwrap_or_else(|| args.game.clone()));
    let mut position = game.map_err(Fail::asked)?.position(&text, args.seed).map_err(|bad| {
        let reasons: Vec<String> = bad.0.iter().map(|r| format!("  {r}")).collect();
        Fail::asked(format!("this position is impossible:\n{}", reasons.join("\n")))
    })?;
    let eyes = match &args.view {
        None => Eyes::All,
        Some(word) => Eyes::Viewer(Viewer::Seat(seat(position.table(), word)?)),
    };
    let mut done = Vec::new();
    for said in &args.answers {
        done.push(answer(&mut *position, said)?);
    }
    match args.json {
        true => out::json(&*position, &done, eyes),
        false => out::text(&*position, &done, eyes),
    }
}

fn read(file: &str) -> Result<String, Fail> {
    let mut text = String::new();
    let read = match file {
        "-" => std::io::stdin().read_to_string(&mut text).map(|_| text),
        _ => std::fs::read_to_string(file),
    };
    read.map_err(|e| Fail::asked(format!("`{file}`: {e}")))
}

/// The game that the position itself names.
fn named(text: &str) -> Option<String> {
    let value: serde_json::Value = serde_json::from_str(text).ok()?;
    Some(value.get("game")?.as_str()?.to_string())
}

fn seat(table: &dyn AnyTable, word: &str) -> Result<Seat, Fail> {
    let n = table.seat_count();
    let seat = word.parse::<Seat>().ok().filter(|s| s.index() < n);
    seat.ok_or_else(|| Fail::asked(format!("`{word}` is no seat here; seats are P1 to P{n}")))
}

/// `label`, or `SEAT: label` where several may answer or somebody interjects.
fn answer(position: &mut dyn AnyPosition, said: &str) -> Result<Done, Fail> {
    let table = position.table();
    let (seat, label) = match said.split_once(':') {
        Some((word, label)) => (seat(table, word.trim())?, label.trim()),
        None => (only_asked(table, said)?, said.trim()),
    };
    let told = position.answer(seat, label);
    let told = told.map_err(|refused| {
        let valid = valid(position.table(), seat);
        match refused {
            catalog::Refused::Unknown { .. } => Fail::asked(refused),
            catalog::Refused::Illegal { .. } => Fail::asked(format!("{refused}\n{valid}")),
        }
    })?;
    Ok(Done { seat, label: label.to_string(), told })
}

fn only_asked(table: &dyn AnyTable, said: &str) -> Result<Seat, Fail> {
    let asked = table.awaits().seats();
    let names: Vec<String> = asked.iter().map(|s| s.to_string()).collect();
    match (asked.len(), asked.lowest()) {
        (1, Some(seat)) => Ok(seat),
        (0, _) => Err(Fail::asked("the game is over: nobody answers any more")),
        _ => Err(Fail::asked(format!("{} may answer; write `SEAT: {said}`", names.join(" and ")))),
    }
}

fn valid(table: &dyn AnyTable, seat: Seat) -> String {
    let offered = table.offered(seat);
    let labels: Vec<String> = offered.iter().map(|o| format!("`{}`", o.label)).collect();
    match labels.is_empty() {
        true => format!("{seat} is not asked now"),
        false => format!("{seat} may answer {}", labels.join(", ")),
    }
}
