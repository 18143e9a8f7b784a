//! What one player has earned, kept in a file between matches.

use crate::args::{Data, Profile};
use crate::data;
use crate::fail::Fail;
use crate::terminal::{COLUMNS, say};
use catalog::{AnyGame, AnyMatch, Feat, wrap_at};
use serde_json::{Map, Value};
use std::io;
use std::path::PathBuf;

/// The profile file: one record for each game.
pub struct Book {
    path: PathBuf,
    /// The folder, if it was named on the command line.
    pub named: Option<PathBuf>,
    records: Map<String, Value>,
}

impl Book {
    pub fn open(data: &Data) -> Result<Book, Fail> {
        let path = data::folder(data)?.join("profile.json");
        let wrong = |what: String| Fail::found(format!("`{}`: {what}", path.display()));
        let records = match std::fs::read_to_string(&path) {
            Err(e) if e.kind() == io::ErrorKind::NotFound => Map::new(),
            Err(e) => return Err(wrong(e.to_string())),
            Ok(text) => match serde_json::from_str::<Map<String, Value>>(&text) {
                Ok(records) => records,
                Err(e) => return Err(wrong(format!("no profile: {e}"))),
            },
        };
        Ok(Book { path, named: data.folder.clone(), records })
    }

    fn record(&self, game: &dyn AnyGame) -> &Value {
        self.records.get(game.name()).unwrap_or(&Value::Null)
    }

    /// Adds what the match has earned so far, and says what of it is new.
    pub fn note(&mut self, played: &mut dyn AnyMatch) -> Result<Vec<Feat>, Fail> {
        let game = played.game();
        let grown = played.career(self.record(game));
        let (record, new) = grown.map_err(Fail::found)?;
        let begun = !new.is_empty() || self.records.contains_key(game.name());
        if begun && *self.record(game) != record {
            self.records.insert(game.name().to_string(), record);
            self.write()?;
        }
        Ok(new)
    }

    fn write(&self) -> Result<(), Fail> {
        if let Some(folder) = self.path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let text = serde_json::to_string_pretty(&self.records).map_err(Fail::found)?;
        arena::write_file(&self.path, &(text + "\n")).map_err(Fail::found)
    }
}

pub fn run(args: &Profile) -> Result<(), Fail> {
    let book = Book::open(&args.data)?;
    for game in catalog::games() {
        let wrong = |e| Fail::found(format!("`{}`: {e}", book.path.display()));
        let feats = game.feats(book.record(game)).map_err(wrong)?;
        if feats.is_empty() {
            continue;
        }
        let sum = |earned: bool| -> u16 {
            feats.iter().filter(|f| f.earned || !earned).map(|f| f.points).sum()
        };
        say(&format!("{}: {} of {} points", game.title(), sum(true), sum(false)))?;
        for feat in &feats {
            let mark = if feat.earned { "[x]" } else { "[ ]" };
            let head = format!("  {mark} {:<20} {:>3}  ", feat.name, feat.points);
            let width = head.len();
            say(&format!("{head}{}", wrap_at(width, feat.text, COLUMNS, width)))?;
        }
    }
    Ok(())
}
