//! Films of matches: what each pair of eyes could see, moment by moment. While the rules of a match
//! are the ones played here its film is made when it is asked for; one is kept for the day when
//! they are not. A running match is filmed as well, now and then and when the hall closes, for its
//! rules may be gone when the hall opens again. Nobody is shown such a film while the match runs.

mod kept;

pub use kept::{kept, kept_journal};

use crate::hall::Hall;
use crate::room::{Fault, Handle, Request, Room};
use catalog::{AnyGame, AnyTable, Eyes, Told};
use flate2::Compression;
use flate2::write::DeflateEncoder;
use futures_util::FutureExt;
use kernel::{Journal, Mismatch, Seat, Viewer};
use std::collections::{HashMap, VecDeque};
use std::io::Write;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use store::{Change, Film, Millis};
use tokio::sync::{Mutex, Semaphore, mpsc};
use wire::{Frame, Line, Status};

/// The name under which the journal is kept beside the films.
pub const JOURNAL: &str = "journal";
/// The longest pause between two films, unless they are to be done soon.
const LONGEST_REST: Duration = Duration::from_secs(10);
/// The shortest pause between two looks for running matches to film.
const SHORTEST_REST: Duration = Duration::from_millis(10);

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

/// What a film is made from: a match as far as it has come.
pub struct Scene {
    pub match_id: String,
    pub game: &'static dyn AnyGame,
    pub seats: usize,
    /// With its secret.
    pub journal: Journal,
    /// How many things had happened in it.
    pub happened: u32,
    pub is_over: bool,
}

/// The deal or an answer, as it was told.
struct Moment<'a> {
    at: u32,
    table: &'a dyn AnyTable,
    answer: Option<&'a (Seat, String)>,
    told: &'a [Told],
}

/// A moment with these eyes, which were told so many lines before. They are told more by it.
fn frame(moment: &Moment<'_>, eyes: Eyes, told_so_far: &mut u32) -> Frame {
    let lines = lines(moment.told, eyes, *told_so_far);
    *told_so_far += lines.len() as u32;
    Frame {
        at: moment.at,
        answer: moment.answer.map(|(seat, label)| format!("{seat}: {label}")),
        lines,
        picture: moment.table.picture(eyes),
        sentence: moment.table.end_sentence(eyes).unwrap_or_default(),
    }
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

/// Plays a match again and shows each moment of it.
fn play(
    game: &dyn AnyGame,
    journal: &Journal,
    mut each: impl FnMut(&Moment<'_>),
) -> Result<(), Mismatch> {
    let mut at = 0;
    let mut step = |table: &dyn AnyTable, answer: Option<(Seat, String)>, told: Vec<Told>| {
        each(&Moment { at, table, answer: answer.as_ref(), told: &told });
        at += 1;
    };
    game.replay(journal, &mut step).map(|_| ())
}

/// A match that is over, with these eyes, and what does not agree with its journal.
pub fn frames(room: &Room, journal: &Journal, eyes: Eyes) -> (Vec<Frame>, Result<(), Mismatch>) {
    let (mut frames, mut told) = (Vec::new(), 0);
    let done = play(room.game(), journal, |moment| frames.push(frame(moment, eyes, &mut told)));
    (frames, done)
}

/// The frames of one pair of eyes, packed as they come: together they may be large.
struct Reel {
    eyes: Eyes,
    told: u32,
    frames: u32,
    packed: DeflateEncoder<Vec<u8>>,
}

impl Reel {
    fn of(eyes: Eyes) -> Reel {
        Reel { eyes, told: 0, frames: 0, packed: packer() }
    }

    fn take(&mut self, moment: &Moment<'_>) {
        let frame = frame(moment, self.eyes, &mut self.told);
        self.put(&frame);
    }

    fn put(&mut self, frame: &Frame) {
        let before: &[u8] = if self.frames == 0 { b"[" } else { b"," };
        self.frames += 1;
        self.packed.write_all(before).expect(IN_MEMORY);
        serde_json::to_writer(&mut self.packed, frame).expect("frames hold plain data");
    }

    fn body(mut self) -> Vec<u8> {
        let end: &[u8] = if self.frames == 0 { b"[]" } else { b"]" };
        self.packed.write_all(end).expect(IN_MEMORY);
        self.packed.finish().expect(IN_MEMORY)
    }
}

const IN_MEMORY: &str = "memory can be written to";

fn packer() -> DeflateEncoder<Vec<u8>> {
    DeflateEncoder::new(Vec::new(), Compression::fast())
}

/// What every pair of eyes could see of a match so far, and its journal.
fn filmed(scene: &Scene) -> Vec<Film> {
    let mut reels: Vec<Reel> = all_eyes(scene.seats).map(Reel::of).collect();
    let take = |moment: &Moment<'_>| reels.iter_mut().for_each(|reel| reel.take(moment));
    if let Err(e) = play(scene.game, &scene.journal, take) {
        tracing::error!("{}: its journal does not replay: {e}", scene.match_id);
    }
    let of = |reel: Reel| scene.film(&eyes_name(reel.eyes), reel.body());
    reels.into_iter().map(of).chain([scene.film_of_journal()]).collect()
}

/// Where a match stands and all that was told so far, in one frame for each pair of eyes. That is
/// made in no time. Without a journal beside it: it is no film, and one is still to be made.
fn look(room: &Room, scene: &Scene) -> Vec<Film> {
    let look = |eyes: Eyes| {
        let mut reel = Reel::of(eyes);
        reel.put(&room.frame_now(eyes)?);
        Some(reel)
    };
    let reels = all_eyes(scene.seats).filter_map(look);
    reels.map(|reel| scene.film(&eyes_name(reel.eyes), reel.body())).collect()
}

impl Scene {
    fn film(&self, eyes: &str, body: Vec<u8>) -> Film {
        Film {
            match_id: self.match_id.clone(),
            eyes: eyes.to_string(),
            made: crate::time::now(),
            happened: Some(self.happened),
            body,
        }
    }

    /// While a match runs, the secret that makes its luck to come stays with the match alone.
    fn film_of_journal(&self) -> Film {
        let mut journal = self.journal.clone();
        if !self.is_over {
            journal.header.secret = None;
        }
        let mut packed = packer();
        packed.write_all(journal.to_string().as_bytes()).expect(IN_MEMORY);
        self.film(JOURNAL, packed.finish().expect(IN_MEMORY))
    }
}

/// What the film of a running match shows; nothing if there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Shown {
    /// How many happenings.
    happened: u32,
    made: Millis,
}

/// Where films are ordered.
pub struct Cinema {
    orders: mpsc::UnboundedSender<String>,
    waiting: Mutex<mpsc::UnboundedReceiver<String>>,
    /// What is known of the films of running matches.
    shown: std::sync::Mutex<HashMap<String, Shown>>,
    /// How many matches are filmed at once while the hall closes.
    cameras: Semaphore,
    /// Running matches that were not filmed to their last move before the hall closed.
    missed: AtomicUsize,
}

impl Default for Cinema {
    fn default() -> Self {
        let (orders, waiting) = mpsc::unbounded_channel();
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Cinema {
            orders,
            waiting: Mutex::new(waiting),
            shown: std::sync::Mutex::default(),
            cameras: Semaphore::new(cores),
            missed: AtomicUsize::new(0),
        }
    }
}

impl Cinema {
    /// This match is over and is to be filmed.
    pub fn wants(&self, id: &str) {
        let _ = self.orders.send(id.to_string()); // nobody films while the hall closes
    }

    #[cfg(test)]
    pub fn cameras(&self) -> &Semaphore {
        &self.cameras
    }

    /// How many running matches could not be filmed to their last move before the hall closed.
    pub fn missed(&self) -> usize {
        self.missed.load(Ordering::Relaxed)
    }

    fn shown(&self) -> std::sync::MutexGuard<'_, HashMap<String, Shown>> {
        self.shown.lock().expect("nobody panics while films are counted")
    }

    fn shows(&self, id: &str, shown: Shown) {
        self.shown().insert(id.to_string(), shown);
    }

    /// What the film of a running match shows.
    async fn shown_of(&self, hall: &Hall, id: &str) -> Shown {
        let known = self.shown().get(id).copied();
        if let Some(known) = known {
            return known;
        }
        let film = hall.store.film(id, JOURNAL).await.ok().flatten();
        let shown = film.and_then(|f| Some(Shown { happened: f.happened?, made: f.made }));
        let shown = shown.unwrap_or_default();
        self.shows(id, shown);
        shown
    }

    /// Films a running match to where it stands, if there is time for that. Else its film ends
    /// earlier; where there is none, one frame shows how it stands.
    pub async fn films_before_closing(&self, hall: &Hall, room: &Room) {
        let shown = self.shown_of(hall, room.id()).await.happened;
        if shown >= room.moved().happened {
            return;
        }
        let Some(scene) = room.scene() else { return };
        let look = if shown > 0 { Vec::new() } else { look(room, &scene) };
        let id = scene.match_id.clone();
        let filming = async {
            let _camera = self.cameras.acquire().await.map_err(|e| e.to_string())?;
            made(scene).await
        };
        let whole = tokio::time::timeout(hall.config.waits.last_films, filming).await;
        let films = whole.unwrap_or_else(|e| Err(e.to_string())).unwrap_or_else(|e| {
            tracing::debug!("{id} is not filmed to its last move: {e}");
            self.missed.fetch_add(1, Ordering::Relaxed);
            look
        });
        if let Err(e) = hall.store.write(films.into_iter().map(Change::Film).collect()).await {
            tracing::warn!("{id}: its last film is not kept: {e}");
        }
    }
}

/// What is to be filmed next.
enum Next {
    /// A match that is over.
    Over(String),
    /// A running match in which nothing has happened for a while.
    Running(Handle),
}

/// Films every match that is over, one after the other, and rests four times as long as each of
/// them took: those who play come first. What the last hall did not get to is made up for. Running
/// matches in which nothing happens for a while are filmed when no other waits. When the hall
/// closes, what was ordered is made without a rest.
pub async fn keep_all(hall: Arc<Hall>) {
    for game in catalog::games() {
        match hall.store.unfilmed(game.name(), game.rules_version(), JOURNAL).await {
            Ok(missing) => missing.iter().for_each(|id| hall.cinema.wants(id)),
            Err(e) => tracing::error!("matches to film are not known: {e}"),
        }
    }
    let mut stop = hall.stopping();
    let mut waiting = hall.cinema.waiting.lock().await;
    let mut quiet = VecDeque::new();
    loop {
        let next = tokio::select! {
            biased;
            next = waiting.recv() => next.map(Next::Over),
            _ = stop.wait_for(|stop| *stop) => None,
            () = std::future::ready(()), if !quiet.is_empty() => {
                quiet.pop_front().map(Next::Running)
            }
            () = tokio::time::sleep((hall.config.waits.quiet / 3).max(SHORTEST_REST)) => {
                quiet = quiet_matches(&hall);
                continue;
            }
        };
        let Some(next) = next else { return };
        let began = std::time::Instant::now();
        // One match that cannot be shown must not end all filming.
        let kept = AssertUnwindSafe(keep(&hall, &next)).catch_unwind().await;
        if let Err(e) = kept.unwrap_or_else(|panic| Err(Fault::of_panic(panic).0)) {
            tracing::warn!("{} could not be filmed: {e}", next.id());
        }
        let rest = tokio::time::sleep((began.elapsed() * 4).min(LONGEST_REST));
        tokio::select! {
            () = rest => (),
            _ = stop.wait_for(|stop| *stop) => (),
        }
    }
}

impl Next {
    fn id(&self) -> String {
        match self {
            Next::Over(id) => id.clone(),
            Next::Running(handle) => handle.listed().line.match_id,
        }
    }
}

/// Running matches in which nothing has happened for a while and that may have no film as yet of
/// what happened last: first the one that has waited longest. A long match is much to write, so
/// none is filmed often.
pub(crate) fn quiet_matches(hall: &Hall) -> VecDeque<Handle> {
    let now = crate::time::now();
    let ago = |wait: Duration| now - wait.as_millis() as Millis;
    let waits = hall.config.waits;
    let (quiet_since, made_before) = (ago(waits.quiet), ago(waits.films_again));
    let shown = hall.cinema.shown().clone();
    let mut quiet: Vec<_> = hall.handles().into_iter().map(|h| (h.listed(), h)).collect();
    quiet.retain(|(listed, _)| {
        let shown = shown.get(&listed.line.match_id).copied().unwrap_or_default();
        let is_quiet = listed.line.status == Status::Running && listed.moved.at <= quiet_since;
        is_quiet && shown.happened < listed.moved.happened && shown.made <= made_before
    });
    quiet.sort_by_key(|(listed, _)| listed.moved.at);
    quiet.into_iter().map(|(_, handle)| handle).collect()
}

async fn keep(hall: &Hall, next: &Next) -> Result<(), String> {
    match next {
        Next::Over(id) => keep_over(hall, id).await,
        Next::Running(handle) => keep_running(hall, handle).await,
    }
}

async fn keep_over(hall: &Hall, id: &str) -> Result<(), String> {
    hall.cinema.shown().remove(id);
    let record = hall.store.match_record(id).await.map_err(|e| e.to_string())?;
    let Some(record) = record else { return Ok(()) };
    let room = hall.revived(record).await.map_err(|e| e.words)?;
    let Some(scene) = room.scene() else { return Ok(()) };
    let changes = made(scene).await?.into_iter().map(Change::Film).collect();
    hall.store.write(changes).await.map_err(|e| e.to_string())
}

pub(crate) async fn keep_running(hall: &Hall, handle: &Handle) -> Result<(), String> {
    let listed = handle.listed();
    let id = &listed.line.match_id;
    if hall.cinema.shown_of(hall, id).await.happened >= listed.moved.happened {
        return Ok(());
    }
    let scene = handle.ask(|reply| Request::Scene { reply }).await.map_err(|e| e.words)?;
    let Some(scene) = scene.filter(|scene| !scene.is_over) else { return Ok(()) };
    let shown = Shown { happened: scene.happened, made: crate::time::now() };
    let films = made(scene).await;
    if films.is_err() {
        hall.cinema.shows(id, shown); // it would fail again
    }
    let changes = films?.into_iter().map(Change::Film).collect();
    hall.store.write(changes).await.map_err(|e| e.to_string())?;
    hall.cinema.shows(id, shown);
    Ok(())
}

/// Films a match elsewhere, so that nobody waits for it.
async fn made(scene: Scene) -> Result<Vec<Film>, String> {
    let films = tokio::task::spawn_blocking(move || filmed(&scene)).await;
    films.map_err(|_| "its frames made the program fail".to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many bytes an answer a film takes at most, all eyes and the journal together. Whoever
    /// runs a hall is told so (`docs/operating.md`).
    const AN_ANSWER: usize = 8 * 1024;

    /// The mode of a game with the most seats, after so many answers picked at random.
    fn scene(game: &'static dyn AnyGame, answers: usize) -> Scene {
        let modes = game.mode_lines();
        let mode = modes.iter().max_by_key(|mode| mode.seats.len()).expect("a game has modes");
        let said = Default::default();
        let options = catalog::Options { mode: Some(mode.name.clone()), said };
        let started = game.start(&options, kernel::Secret::from_seed(5), Vec::new());
        let mut table = started.expect("it begins").0;
        let mut picks = kernel::Seeded::new(8);
        for _ in 0..answers {
            let Some(seat) = table.table().awaits().seats().lowest() else { break };
            let offered = table.table().offered(seat);
            let label = &offered[picks.below(offered.len())].label;
            table.answer(seat, label).expect("it is offered");
        }
        let (match_id, seats, journal) = ("m".into(), table.table().seat_count(), table.journal());
        Scene { match_id, game, seats, journal, happened: 1, is_over: false }
    }

    #[test]
    fn a_film_takes_as_much_room_as_is_said() {
        for game in catalog::games() {
            let scene = scene(game, 60);
            let films = filmed(&scene);
            assert_eq!(films.len(), scene.seats + 3, "each seat, the public, all, the journal");
            let bytes: usize = films.iter().map(|film| film.body.len()).sum();
            let each = bytes / scene.journal.answers.len();
            assert!(each < AN_ANSWER, "{}: {each} bytes an answer", game.name());
        }
    }
}
