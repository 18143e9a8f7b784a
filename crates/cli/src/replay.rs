//! A recorded match, step by step or checked as a whole.

use crate::args::Replay;
use crate::fail::Fail;
use crate::journal::Read;
use crate::terminal::{self, COLUMNS, say};
use catalog::{AnyTable, Eyes, Paint, Told, wrap_at};
use kernel::{Seat, Viewer};

pub fn run(args: &Replay) -> Result<(), Fail> {
    let mut read = Read::from(&args.file)?;
    if args.verify {
        return verify(read);
    }
    let eyes = viewer(&args.viewer)?;
    let mut steps = Vec::new();
    let mut trouble = Ok(());
    let paint = terminal::paint();
    let game = read.play(&mut |table, answer, told| {
        if trouble.is_ok() {
            trouble = check(table, eyes).map(|()| {
                steps.push(Step::of(steps.len(), table, answer, &told, eyes, &paint));
            });
        }
    })?;
    trouble?;
    let end = game.table().end_sentence(eyes);
    let end = end.unwrap_or_else(|| "The match is not over; it can be resumed.".into());
    let end = catalog::wrap(&end, terminal::COLUMNS, 0);
    match terminal::is_interactive() {
        true => by_key(&steps, args.from, &end)?,
        false => {
            for step in steps.iter().skip(args.from) {
                say(step.words.trim_end())?;
            }
            say(&game.table().drawn(eyes, &paint))?;
            say(&end)?;
        }
    }
    match read.problem {
        None => Ok(()),
        Some(problem) => Err(Fail::found(format!(
            "{problem}\n{} answers could be read and are shown above.",
            read.journal.answers.len()
        ))),
    }
}

/// A seat, the public, or everything.
fn viewer(word: &str) -> Result<Eyes, Fail> {
    match word {
        "all" => Ok(Eyes::All),
        "public" => Ok(Eyes::Viewer(Viewer::Public)),
        _ => word.parse::<Seat>().map(|s| Eyes::Viewer(Viewer::Seat(s))).map_err(|_| {
            Fail::asked(format!("`{word}` is no viewer; viewers are P1, P2, …, public and all"))
        }),
    }
}

fn check(table: &dyn AnyTable, eyes: Eyes) -> Result<(), Fail> {
    let n = table.seat_count();
    match eyes {
        Eyes::Viewer(Viewer::Seat(seat)) if seat.index() >= n => {
            Err(Fail::asked(format!("there is no {seat}; seats are P1 to P{n}")))
        }
        _ => Ok(()),
    }
}

/// The deal or an answer: what happened, and the table after it.
struct Step {
    words: String,
    table: String,
}

impl Step {
    fn of(
        number: usize,
        table: &dyn AnyTable,
        answer: Option<(Seat, String)>,
        told: &[Told],
        eyes: Eyes,
        paint: &Paint,
    ) -> Step {
        let mut words = match answer {
            None => "The deal\n".to_string(),
            // Others than the seat itself learn the answer from the events alone: a secret pick
            // must not show here.
            Some((seat, label)) if eyes == Eyes::All || eyes == terminal::eyes_of(seat) => {
                format!("{number}. {seat}: {label}\n")
            }
            Some((seat, _)) => format!("{number}. {seat}\n"),
        };
        for line in told.iter().filter_map(|t| t.words(eyes)) {
            words += &format!("  {}\n", wrap_at(2, line, COLUMNS, 4));
        }
        Step { words, table: table.drawn(eyes, paint) }
    }
}

const KEYS: &str = "Enter: the next step. b: one back. A number: after so many answers (0 is the \
                    deal). a: all that follows. q: leave.";

/// Shows one step after the other, as the keys say.
fn by_key(steps: &[Step], from: usize, end: &str) -> Result<(), Fail> {
    let last = steps.len().saturating_sub(1);
    let mut at = from.min(last);
    while let Some(step) = steps.get(at) {
        terminal::clear(terminal::Old::Stays)?;
        say(&format!("{}\n{}", step.words, step.table))?;
        if at == last {
            say(end)?;
        }
        loop {
            let Some(line) = terminal::read_line(&format!("{at} of {last}, ? for help> "))? else {
                return Ok(());
            };
            match (line.to_lowercase().as_str(), line.parse::<usize>()) {
                ("q" | "quit", _) => return Ok(()),
                ("?" | "h" | "help", _) => say(&catalog::wrap(KEYS, COLUMNS, 2))?,
                ("b" | "back", _) => {
                    at = at.saturating_sub(1);
                    break;
                }
                ("a" | "all", _) => {
                    for step in steps.iter().skip(at + 1) {
                        say(step.words.trim_end())?;
                    }
                    say(&format!("\n{}\n{end}", steps[last].table))?;
                    return Ok(());
                }
                ("", _) if at == last => return Ok(()),
                ("", _) => {
                    at += 1;
                    break;
                }
                (_, Ok(n)) if n <= last => {
                    at = n;
                    break;
                }
                (_, Ok(_)) => say(&format!("There are {last} answers."))?,
                _ => say("? explains the keys.")?,
            }
        }
    }
    Ok(())
}

/// Runs the match again and says what agrees; the first disagreement is the failure.
fn verify(read: Read) -> Result<(), Fail> {
    let mut steps = 0;
    let done = read.game()?.replay(&read.journal, &mut |_, _, _| steps += 1);
    let answers = steps.max(1) - 1; // the first step is the deal
    let game = done.map_err(|mismatch| {
        Fail::found(format!("{}\n{answers} answers agree.", read.line_of(&mismatch, steps)))
    })?;
    if let Some(problem) = read.problem {
        return Err(Fail::found(format!("{problem}\n{answers} answers before it agree.")));
    }
    let header = &read.journal.header;
    if read.journal.end.is_none() {
        say(&format!(
            "This match is unfinished: the journal stops after {answers} answers, so there is no\n\
             final hash to check."
        ))?;
    }
    say(&format!("{}, rules {}", header.game, header.rules))?;
    say(&format!("The secret matches the commitment {}.", header.commitment.0))?;
    say(&format!("All {answers} answers are legal and lead to the recorded table."))?;
    match &read.journal.end {
        Some(end) => {
            say(&format!("The final table is {}, as recorded.", end.hash))?;
            Ok(())
        }
        None => Err(Fail::found(format!(
            "line {}: the journal stops before the end of the match (the table is {} now)",
            read.journal.answers.len() + 1,
            game.table().fingerprint()
        ))),
    }
}
