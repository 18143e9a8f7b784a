//! What is shown of a match from its film, once its rules are not played here any more.

use super::JOURNAL;
use crate::room::{Given, Happened, standing};
use flate2::read::DeflateDecoder;
use kernel::Journal;
use serde_json::Value;
use std::fmt::Display;
use std::io::Read;
use store::{Film, MatchRecord, Store};
use wire::ReplayPart;

/// The frames of a film as they are still true.
pub struct Kept {
    /// As they were kept: an older shape is for the client to draw as well as it can.
    pub frames: Vec<Value>,
    /// What they show, where that is not the whole match.
    pub part: Option<ReplayPart>,
}

/// The film of a match with these eyes, if it was kept. It may end before the match did, if the
/// match was still running when it was filmed; what was taken back since is left out.
pub async fn kept(
    store: &dyn Store,
    record: &MatchRecord,
    eyes: &str,
) -> store::Result<Option<Kept>> {
    let Some(film) = store.film(&record.id, eyes).await? else { return Ok(None) };
    let Some(mut frames) = read(&film, |text| serde_json::from_str::<Vec<Value>>(text)) else {
        return Ok(None);
    };
    let answers = Answers::of(store, &film).await?;
    // One frame is the deal alone, or how the match stood when there was no time for more.
    let first = match frames.as_mut_slice() {
        [only] => {
            only["at"] = answers.filmed.len().into();
            answers.filmed.len()
        }
        _ => 0,
    };
    if film.happened.is_some() {
        frames.truncate((answers.still_true() + 1).saturating_sub(first));
    }
    let Some(last) = frames.len().checked_sub(1).map(|more| first + more) else { return Ok(None) };
    let of = answers.given.len();
    let part = ReplayPart { first: first as u32, last: last as u32, of: of as u32 };
    Ok(Some(Kept { frames, part: (first > 0 || last < of).then_some(part) }))
}

/// The journal of a match, if it was kept, as far as its film goes.
pub async fn kept_journal(
    store: &dyn Store,
    record: &MatchRecord,
) -> store::Result<Option<String>> {
    let Some(film) = store.film(&record.id, JOURNAL).await? else { return Ok(None) };
    let Some(mut journal) = read(&film, Journal::read) else { return Ok(None) };
    if film.happened.is_some() {
        let kept = Answers::of(store, &film).await?.still_true();
        if kept < journal.answers.len() {
            journal.answers.truncate(kept);
            journal.end = None;
        }
    }
    // It is not kept with what was filmed while the match ran.
    journal.header.secret.get_or_insert_with(|| record.secret.clone());
    Ok(Some(journal.to_string()))
}

/// What is in a film. One that cannot be read is as good as none.
fn read<T, E: Display>(film: &Film, parse: impl Fn(&str) -> Result<T, E>) -> Option<T> {
    let text = unpacked(&film.body).map_err(|e| e.to_string());
    let found = text.and_then(|text| parse(&text).map_err(|e| e.to_string()));
    found.inspect_err(|e| tracing::error!("{}: its film cannot be read: {e}", film.match_id)).ok()
}

/// The answers of a match that stood when it was filmed, and those that stand at its end.
struct Answers {
    filmed: Vec<Given>,
    given: Vec<Given>,
}

impl Answers {
    async fn of(store: &dyn Store, film: &Film) -> store::Result<Answers> {
        let entries = store.entries(&film.match_id).await?;
        let mut happened: Vec<Happened> = Vec::with_capacity(entries.len());
        for entry in &entries {
            match Happened::read(entry) {
                Ok(one) => happened.push(one),
                Err(e) => tracing::error!("{}: {e}", film.match_id),
            }
        }
        let given = standing(&happened);
        happened.retain(|h| match film.happened {
            Some(n) => h.n < n,
            None => h.at <= film.made,
        });
        Ok(Answers { filmed: standing(&happened), given })
    }

    /// How many of the answers that were filmed were never taken back, nor any before them.
    fn still_true(&self) -> usize {
        self.filmed.iter().zip(&self.given).take_while(|(filmed, given)| filmed == given).count()
    }
}

/// The text in the body of a film.
fn unpacked(body: &[u8]) -> std::io::Result<String> {
    let mut text = String::new();
    DeflateDecoder::new(body).read_to_string(&mut text)?;
    Ok(text)
}
