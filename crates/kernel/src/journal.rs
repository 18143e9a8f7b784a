//! The journal of a match: one JSON object a line, written as the match goes, readable by people.
//!
//! First the header (what was agreed), then one line an answer, and when the match is over a line
//! with the fingerprint of the final table and the secret. A journal that stops early is a match
//! that can be resumed.

use crate::{Commitment, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;

/// What was agreed before the first card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    pub game: String,
    pub rules: u32,
    pub setup: serde_json::Value,
    pub commitment: Commitment,
    /// What the players added to the secret.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nonces: Vec<String>,
    /// Present in journals kept by the player himself; a hall keeps it apart until the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// One answer in the game's notation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Answer {
    pub seat: String,
    pub answer: String,
    /// What was added to the luck when answers were taken back before; empty if none were.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub epoch: String,
}

impl Answer {
    pub fn new(seat: Seat, choice: impl fmt::Display) -> Self {
        Answer { seat: seat.to_string(), answer: choice.to_string(), epoch: String::new() }
    }
}

/// The end: what the table came to, and the secret that made it so.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct End {
    pub hash: String,
    pub secret: String,
}

/// One line of a journal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Line {
    Match(Header),
    Answer(Answer),
    End(End),
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let json = serde_json::to_string(self).expect("a journal line holds only strings and JSON");
        f.write_str(&json)
    }
}

/// A whole journal.
#[derive(Clone, PartialEq, Debug)]
pub struct Journal {
    pub header: Header,
    pub answers: Vec<Answer>,
    pub end: Option<End>,
}

/// A journal that cannot be read to its end: the line, the reason, and what could be read.
#[derive(Clone, PartialEq, Debug)]
pub struct Broken {
    pub line: usize,
    pub reason: String,
    pub kept: Option<Box<Journal>>,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for Broken {}

impl Journal {
    /// Reads a journal. What stands before a broken line is kept in the error.
    pub fn read(text: &str) -> Result<Journal, Broken> {
        let mut journal: Option<Journal> = None;
        for (i, row) in text.lines().enumerate().filter(|(_, row)| !row.trim().is_empty()) {
            let broken = |reason: String, kept: Option<Journal>| {
                Err(Broken { line: i + 1, reason, kept: kept.map(Box::new) })
            };
            let line = match serde_json::from_str::<Line>(row) {
                Ok(line) => line,
                Err(e) => return broken(format!("not a journal line ({e})"), journal),
            };
            match (line, &mut journal) {
                (Line::Match(header), None) => {
                    journal = Some(Journal { header, answers: Vec::new(), end: None });
                }
                (Line::Match(_), Some(_)) => return broken("a second header".into(), journal),
                (_, None) => return broken("the header line is missing".into(), None),
                (_, Some(j)) if j.end.is_some() => {
                    return broken("something follows the end of the match".into(), journal);
                }
                (Line::Answer(answer), Some(j)) => j.answers.push(answer),
                (Line::End(end), Some(j)) => j.end = Some(end),
            }
        }
        journal.ok_or(Broken { line: 1, reason: "the journal is empty".into(), kept: None })
    }
}

impl fmt::Display for Journal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", Line::Match(self.header.clone()))?;
        for answer in &self.answers {
            writeln!(f, "{}", Line::Answer(answer.clone()))?;
        }
        self.end.iter().try_for_each(|end| writeln!(f, "{}", Line::End(end.clone())))
    }
}
