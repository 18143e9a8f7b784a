//! Journals on disk: kept up to date answer by answer, and read back as far as they can be.

use crate::fail::Fail;
use catalog::{AnyGame, AnyMatch, AnyTable, EachStep};
use kernel::{Journal, Line, Mismatch};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A journal file that is written while the match goes on.
pub struct Keeper {
    pub path: PathBuf,
    file: File,
    answers: usize,
    ended: bool,
}

impl Keeper {
    /// Puts the whole journal into a file and goes on appending to it.
    pub fn create(path: &Path, journal: &Journal) -> Result<Keeper, Fail> {
        let folder = path.parent().filter(|p| !p.as_os_str().is_empty());
        if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
            return Err(Fail::asked(format!("there is no folder `{}`", folder.display())));
        }
        arena::write_file(path, &journal.to_string()).map_err(Fail::found)?;
        let file = File::options().append(true).open(path).map_err(|e| at(path, e))?;
        let (answers, ended) = (journal.answers.len(), journal.end.is_some());
        Ok(Keeper { path: path.to_path_buf(), file, answers, ended })
    }

    /// Appends what the journal has more than the file. Each line is handed to the system whole,
    /// so that a process that is killed afterwards has lost nothing.
    pub fn note(&mut self, journal: &Journal) -> Result<(), Fail> {
        let mut lines = String::new();
        for answer in &journal.answers[self.answers..] {
            lines += &format!("{}\n", Line::Answer(answer.clone()));
        }
        if let Some(end) = journal.end.as_ref().filter(|_| !self.ended) {
            lines += &format!("{}\n", Line::End(end.clone()));
        }
        let written = self.file.write_all(lines.as_bytes()).and_then(|()| self.file.flush());
        written.map_err(|e| at(&self.path, e))?;
        (self.answers, self.ended) = (journal.answers.len(), journal.end.is_some());
        Ok(())
    }
}

fn at(path: &Path, e: io::Error) -> Fail {
    Fail::found(format!("`{}`: {e}", path.display()))
}

/// A journal as far as it could be read, and what was wrong after that.
pub struct Read {
    pub journal: Journal,
    pub problem: Option<String>,
    /// The line of the file on which each line of the journal stands.
    rows: Vec<usize>,
}

impl Read {
    pub fn from(path: &Path) -> Result<Read, Fail> {
        let bytes =
            fs::read(path).map_err(|e| Fail::asked(format!("`{}`: {e}", path.display())))?;
        let text = String::from_utf8_lossy(&bytes);
        let numbered = text.lines().enumerate().filter(|(_, row)| !row.trim().is_empty());
        let rows = numbered.map(|(i, _)| i + 1).collect();
        match Journal::read(&text) {
            Ok(journal) => Ok(Read { journal, problem: None, rows }),
            Err(broken) => match broken.kept {
                Some(kept) => {
                    let problem = format!("line {}: {}", broken.line, broken.reason);
                    Ok(Read { journal: *kept, problem: Some(problem), rows })
                }
                None => Err(Fail::found(format!("`{}`: {broken}", path.display()))),
            },
        }
    }

    pub fn game(&self) -> Result<&'static dyn AnyGame, Fail> {
        catalog::game(&self.journal.header.game).map_err(Fail::found)
    }

    /// The line of the file that a mismatch is about: the header if not even the deal came about,
    /// else the answer after those that agreed, or the end.
    pub fn line_of(&self, mismatch: &Mismatch, steps: usize) -> String {
        let at = if steps == 0 { 0 } else { mismatch.answers + 1 };
        match self.rows.get(at).or(self.rows.last()) {
            Some(row) => format!("line {row}: {}", mismatch.reason),
            None => mismatch.reason.clone(),
        }
    }

    /// Plays as much of it as can be played. The problem then tells what could not.
    pub fn play(&mut self, each: EachStep<'_>) -> Result<Box<dyn AnyMatch>, Fail> {
        let game = self.game()?;
        let mut steps = 0;
        let counted = &mut |table: &dyn AnyTable, answer, told| {
            steps += 1;
            each(table, answer, told);
        };
        let mismatch = match game.replay(&self.journal, counted) {
            Ok(done) => return Ok(done),
            Err(mismatch) => mismatch,
        };
        let reason = self.line_of(&mismatch, steps);
        self.journal.answers.truncate(mismatch.answers);
        self.journal.end = None;
        let again = game.replay(&self.journal, &mut |_, _, _| ());
        self.problem = Some(reason.clone());
        again.map_err(|_| Fail::found(reason))
    }
}
