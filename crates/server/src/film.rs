//! Films of matches: what each pair of eyes could see, moment by moment. While the rules of a match
//! are the ones played here its film is made when it is asked for; it is kept for the day when they
//! are not.

use crate::hall::Hall;
use crate::room::{Fault, Room};
use catalog::{AnyTable, Eyes, Told};
use flate2::Compression;
use flate2::read::{DeflateDecoder, DeflateEncoder};
use futures_util::FutureExt;
use kernel::{Journal, Mismatch, Seat, Viewer};
use std::io::Read;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;
use store::{Change, Film, Store};
use tokio::sync::{Mutex, mpsc};
use wire::{Frame, Line};

/// The name under which the journal is kept beside the films.
pub const JOURNAL: &str = "journal";

/// Whose eyes a film is seen with, as it is asked for.
pub fn eyes_name(eyes: Eyes) -> String {
    match eyes {
        Eyes::Viewer(Viewer::Seat(seat)) => seat.to_string(),
        Eyes::Viewer(Viewer::Public) => "public".to_string(),
        Eyes::All => "all".to_string(),
    }
}

/// All who may want to see a match of so many seats.
fn all_eyes(seats: usize) -> impl Iterator<Item = Eyes> {
    let seats = (0..seats as u8).map(|s| Eyes::Viewer(Viewer::Seat(Seat(s))));
    seats.chain([Eyes::Viewer(Viewer::Public), Eyes::All])
}

/// A match that is over, with these eyes, and what does not agree with its journal.
pub fn frames(room: &Room, journal: &Journal, eyes: Eyes) -> (Vec<Frame>, Result<(), Mismatch>) {
    let mut frames = Vec::new();
    let mut told_so_far = 0;
    let mut each = |table: &dyn AnyTable, answer: Option<(Seat, String)>, told: Vec<Told>| {
        let lines = lines(&told, eyes, told_so_far);
        told_so_far += lines.len() as u32;
        frames.push(Frame {
            at: frames.len() as u32,
            answer: answer.map(|(seat, label)| format!("{seat}: {label}")),
            lines,
            picture: table.picture(eyes),
            sentence: table.end_sentence(eyes).unwrap_or_default(),
        });
    };
    let done = room.game().replay(journal, &mut each).map(|_| ());
    (frames, done)
}

fn lines(told: &[Told], eyes: Eyes, before: u32) -> Vec<Line> {
    let heard = told.iter().filter(|t| t.reaches(eyes));
    let line = |(i, t): (usize, &Told)| Line {
        n: before + i as u32 + 1,
        words: t.words(eyes).unwrap_or_default().to_string(),
        event: Some(t.json.clone()),
        things: t.things(),
        undoes: Vec::new(),
    };
    heard.enumerate().map(line).collect()
}

/// Everything that can be shown of a match that is over, and its journal.
fn whole(room: &Room) -> Vec<Film> {
    let Some(journal) = room.journal() else { return Vec::new() };
    let films = all_eyes(room.seat_count()).map(|eyes| {
        let (frames, _) = frames(room, &journal, eyes);
        film(room, &eyes_name(eyes), &json(&frames))
    });
    films.chain([film(room, JOURNAL, &journal.to_string())]).collect()
}

/// Where a match stands and all that was told so far, in one frame for each pair of eyes. The
/// secret that makes its luck to come stays with the match.
pub fn last_look(room: &Room) -> Vec<Film> {
    let look = |eyes: Eyes| {
        let frame = room.frame_now(eyes)?;
        Some(film(room, &eyes_name(eyes), &json(&[frame])))
    };
    all_eyes(room.seat_count()).filter_map(look).collect()
}

fn json(frames: &[Frame]) -> String {
    serde_json::to_string(frames).expect("frames hold plain data")
}

fn film(room: &Room, eyes: &str, text: &str) -> Film {
    let mut body = Vec::new();
    let mut packed = DeflateEncoder::new(text.as_bytes(), Compression::fast());
    packed.read_to_end(&mut body).expect("memory can be read");
    let made = crate::time::now();
    Film { match_id: room.id().to_string(), eyes: eyes.to_string(), made, body }
}

/// The text of a film that was kept, if there is one and it can be read.
pub async fn kept(store: &dyn Store, id: &str, eyes: &str) -> store::Result<Option<String>> {
    let Some(film) = store.film(id, eyes).await? else { return Ok(None) };
    match unpacked(&film.body) {
        Ok(text) => Ok(Some(text)),
        Err(e) => {
            tracing::error!("{id}: its film cannot be read: {e}");
            Ok(None)
        }
    }
}

/// The text in the body of a film.
pub fn unpacked(body: &[u8]) -> std::io::Result<String> {
    let mut text = String::new();
    DeflateDecoder::new(body).read_to_string(&mut text)?;
    Ok(text)
}

/// Where films are ordered.
pub struct Cinema {
    orders: mpsc::UnboundedSender<String>,
    waiting: Mutex<mpsc::UnboundedReceiver<String>>,
}

impl Default for Cinema {
    fn default() -> Self {
        let (orders, waiting) = mpsc::unbounded_channel();
        Cinema { orders, waiting: Mutex::new(waiting) }
    }
}

impl Cinema {
    /// This match is over and is to be filmed.
    pub fn wants(&self, id: &str) {
        let _ = self.orders.send(id.to_string()); // nobody films while the hall closes
    }
}

/// Films every match that is over, one after the other, and rests four times as long as each of
/// them took: those who play come first. What the last hall did not get to is made up for. When the
/// hall closes, what was ordered is made without a rest.
pub async fn keep_all(hall: Arc<Hall>) {
    for game in catalog::games() {
        match hall.store.unfilmed(game.name(), game.rules_version(), JOURNAL).await {
            Ok(missing) => missing.iter().for_each(|id| hall.cinema.wants(id)),
            Err(e) => tracing::error!("matches to film are not known: {e}"),
        }
    }
    let mut stop = hall.stopping();
    let mut waiting = hall.cinema.waiting.lock().await;
    loop {
        let next = tokio::select! {
            biased;
            next = waiting.recv() => next,
            _ = stop.wait_for(|stop| *stop) => None,
        };
        let Some(id) = next else { return };
        let began = std::time::Instant::now();
        // One match that cannot be shown must not end all filming.
        let kept = AssertUnwindSafe(keep(&hall, &id)).catch_unwind().await;
        if let Err(e) = kept.unwrap_or_else(|panic| Err(Fault::of_panic(panic).0)) {
            tracing::warn!("{id} could not be filmed: {e}");
        }
        let rest = tokio::time::sleep((began.elapsed() * 4).min(Duration::from_secs(10)));
        tokio::select! {
            () = rest => (),
            _ = stop.wait_for(|stop| *stop) => (),
        }
    }
}

async fn keep(hall: &Hall, id: &str) -> Result<(), String> {
    let record = hall.store.match_record(id).await.map_err(|e| e.to_string())?;
    let Some(record) = record else { return Ok(()) };
    let room = hall.revived(record).await.map_err(|e| e.words)?;
    let films = tokio::task::spawn_blocking(move || whole(&room)).await;
    let films = films.map_err(|_| "its frames made the program fail".to_string())?;
    let changes = films.into_iter().map(Change::Film).collect();
    hall.store.write(changes).await.map_err(|e| e.to_string())
}
