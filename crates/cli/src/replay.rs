//! A recorded match, step by step or checked as a whole.

use crate::args::Replay;
use crate::fail::Fail;
use crate::journal::Read;
use crate::terminal::{self, COLUMNS, say};
use catalog::{AnyTable, Eyes, Told, wrap_at};
use kernel::{Seat, Viewer};
use std::io;

pub fn run(args: &Replay) -> Result<(), Fail> {
    let mut read = Read::from(&args.file)?;
    if args.verify {
        return verify(read);
    }
    let eyes = viewer(&args.viewer)?;
    let mut steps = Steps { eyes, from: args.from, seen: 0, stepping: Stepping::of_terminal() };
    let mut trouble = Ok(());
    let game = read.play(&mut |table, answer, told| {
        if trouble.is_ok() {
            trouble = steps.show(table, answer, &told);
        }
    })?;
    trouble?;
    if steps.stepping != Stepping::Left {
        say(&game.table().drawn(eyes, &terminal::paint()))?;
        let end = game.table().end_sentence(eyes);
        say(&end.unwrap_or_else(|| "The match is not over; it can be resumed.".into()))?;
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

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stepping {
    /// Waits for Enter after each step.
    ByKey,
    /// Prints everything.
    Through,
    Left,
}

impl Stepping {
    fn of_terminal() -> Stepping {
        if terminal::is_interactive() { Stepping::ByKey } else { Stepping::Through }
    }
}

struct Steps {
    eyes: Eyes,
    from: usize,
    /// How many answers have been replayed.
    seen: usize,
    stepping: Stepping,
}

impl Steps {
    fn show(
        &mut self,
        table: &dyn AnyTable,
        answer: Option<(Seat, String)>,
        told: &[Told],
    ) -> Result<(), Fail> {
        let n = table.seat_count();
        if let Eyes::Viewer(Viewer::Seat(seat)) = self.eyes
            && seat.index() >= n
        {
            return Err(Fail::asked(format!("there is no {seat}; seats are P1 to P{n}")));
        }
        self.seen += usize::from(answer.is_some());
        if self.stepping == Stepping::Left || self.seen < self.from {
            return Ok(());
        }
        match answer {
            None => say("The deal")?,
            Some((seat, label)) => self.headline(seat, &label)?,
        }
        for line in told.iter().filter_map(|t| t.words(self.eyes)) {
            say(&format!("  {}", wrap_at(2, line, COLUMNS, 4)))?;
        }
        if self.stepping == Stepping::ByKey {
            self.pause(table)?;
        }
        Ok(())
    }

    /// What was answered. Others than the seat itself learn it from the events alone: a secret
    /// pick must not show here.
    fn headline(&self, seat: Seat, label: &str) -> io::Result<()> {
        match self.eyes == Eyes::All || self.eyes == terminal::eyes_of(seat) {
            true => say(&format!("{}. {seat}: {label}", self.seen)),
            false => say(&format!("{}. {seat}", self.seen)),
        }
    }

    fn pause(&mut self, table: &dyn AnyTable) -> Result<(), Fail> {
        say("")?;
        say(&table.drawn(self.eyes, &terminal::paint()))?;
        match terminal::read_line("Enter for the next step, a to see all, q to leave> ")? {
            None => self.stepping = Stepping::Left,
            Some(line) => match line.as_str() {
                "q" | "quit" => self.stepping = Stepping::Left,
                "a" | "all" => self.stepping = Stepping::Through,
                _ => (),
            },
        }
        Ok(())
    }
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
    say(&format!("{}, rules {}", header.game, header.rules))?;
    say(&format!("The secret matches the commitment {}.", header.commitment.0))?;
    say(&format!("All {answers} answers are legal and lead to the recorded table."))?;
    match &read.journal.end {
        Some(end) => {
            say(&format!("The final table is {}, as recorded.", end.hash))?;
            Ok(())
        }
        None => Err(Fail::found(format!(
            "line {}: the journal stops before the end of the match, so there is no final hash \
             to check (the table is {} now)",
            read.journal.answers.len() + 1,
            game.table().fingerprint()
        ))),
    }
}
