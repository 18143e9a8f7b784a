//! The hall: all its rooms, in memory and brought back.

mod forgetting;
mod making;
mod rating;
#[cfg(test)]
mod tests;

use crate::analysis::Analyst;
use crate::config::Config;
use crate::doors::Doors;
use crate::film::Cinema;
use crate::keys::Keys;
use crate::luck::Luck;
use crate::pace::Pace;
use crate::passwords::Passwords;
use crate::room::{self, Chair, Handle, Room, Think};
use crate::trouble::{from_store, trouble};
use axum::http::HeaderMap;
use axum::http::header::HOST;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use store::{Career, Change, MatchRecord, SeatRecord, Store};
use tokio::sync::watch;
use wire::{Code, SeatKind, Status, Trouble};

pub struct Hall {
    pub config: Config,
    pub store: Arc<dyn Store>,
    pub keys: Keys,
    pub think: Think,
    pub luck: Luck,
    pub pace: Pace,
    pub passwords: Passwords,
    pub doors: Arc<Doors>,
    pub cinema: Cinema,
    pub analyst: Analyst,
    rooms: Mutex<HashMap<String, Handle>>,
    /// Held while a room is brought back: two tasks of one room would write two ends of its story.
    bringing: tokio::sync::Mutex<()>,
    /// Held while a player is read, changed and written: of two changes at once none is lost, and
    /// what is good once is used once.
    pub desk: tokio::sync::Mutex<()>,
    /// Held while careers and ratings are read, changed and written: of two matches that end at
    /// once both count.
    pub careers: tokio::sync::Mutex<()>,
    /// How many matches of each player are just being made.
    reserved: Mutex<HashMap<String, usize>>,
    /// How many rooms there are.
    open_rooms: watch::Sender<usize>,
    stop: watch::Sender<bool>,
}

impl Hall {
    pub fn new(config: Config, store: Arc<dyn Store>, keys: Keys) -> Arc<Hall> {
        let think = Think::new(&config);
        let (stop, _) = watch::channel(false);
        let (open_rooms, _) = watch::channel(0);
        let rooms = Mutex::new(HashMap::new());
        let pace = Pace::new(&config.limits);
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let doors = Doors::new(config.limits);
        Arc::new(Hall {
            config,
            store,
            keys,
            luck: think.luck.clone(),
            think,
            pace,
            passwords: Passwords::new(cores),
            doors,
            cinema: Cinema::default(),
            analyst: Analyst::default(),
            rooms,
            bringing: tokio::sync::Mutex::new(()),
            desk: tokio::sync::Mutex::new(()),
            careers: tokio::sync::Mutex::new(()),
            reserved: Mutex::new(HashMap::new()),
            open_rooms,
            stop,
        })
    }

    /// Brings back every match that was open or running.
    pub async fn go_on(self: &Arc<Hall>) -> store::Result<usize> {
        let (mut back, mut ended) = (0, 0);
        for status in [Status::Open, Status::Running] {
            for record in self.store.matches_with_status(room::status_name(status)).await? {
                let id = record.id.clone();
                match self.bring_back(record).await {
                    Ok(room) if room.listed().line.status == Status::RulesChanged => ended += 1,
                    Ok(_) => back += 1,
                    Err(e) => tracing::error!("{id} cannot go on: {}", e.words),
                }
            }
        }
        if ended > 0 {
            tracing::info!("{ended} running matches have ended: the rules of their games changed");
        }
        Ok(back)
    }

    /// The address in links for whoever sent this request.
    pub fn url_for(&self, headers: &HeaderMap) -> String {
        self.config.url_for(headers.get(HOST).and_then(|h| h.to_str().ok()))
    }

    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.stop.subscribe()
    }

    /// Done once the hall stops, also for whoever begins to listen only then.
    pub async fn stopped(mut stopping: watch::Receiver<bool>) {
        let _ = stopping.wait_for(|stopped| *stopped).await;
    }

    pub fn stop(&self) {
        let _ = self.stop.send(true);
    }

    pub fn handles(&self) -> Vec<Handle> {
        self.rooms.lock().expect("no room panics while it is listed").values().cloned().collect()
    }

    pub fn in_memory(&self, id: &str) -> Option<Handle> {
        self.rooms.lock().expect("no room panics while it is listed").get(id).cloned()
    }

    fn keep(&self, id: &str, handle: &Handle) {
        let mut rooms = self.rooms.lock().expect("no room panics while it is listed");
        rooms.insert(id.to_string(), handle.clone());
        self.open_rooms.send_replace(rooms.len());
        metrics::gauge!("sparhall_rooms").set(rooms.len() as f64);
    }

    /// Until every room is closed and has written what it had to write.
    pub async fn emptied(&self) {
        let _ = self.open_rooms.subscribe().wait_for(|rooms| *rooms == 0).await;
    }

    /// A room that nobody needs any more. One that was opened in its place meanwhile stays.
    pub fn put_away(&self, id: &str, is_it: impl Fn(&Handle) -> bool) {
        let mut rooms = self.rooms.lock().expect("no room panics while it is listed");
        if rooms.get(id).is_some_and(is_it) {
            rooms.remove(id);
        }
        self.open_rooms.send_replace(rooms.len());
        metrics::gauge!("sparhall_rooms").set(rooms.len() as f64);
    }

    /// The room of this id or short code, brought back from the store if need be.
    pub async fn room(self: &Arc<Hall>, id: &str) -> Result<Handle, Trouble> {
        if let Some(handle) = self.in_memory(id) {
            return Ok(handle);
        }
        let id = self.record(id).await?.id;
        let _alone = self.bringing.lock().await;
        match self.in_memory(&id) {
            Some(handle) => Ok(handle),
            // Read anew: whoever held the lock may have changed it.
            None => self.bring_back(self.record(&id).await?).await,
        }
    }

    /// What is kept of the match of this id or short code.
    pub async fn record(&self, id: &str) -> Result<MatchRecord, Trouble> {
        let record = match self.store.match_record(id).await.map_err(from_store)? {
            Some(record) => Some(record),
            None => {
                let code = id.to_ascii_uppercase();
                self.store.match_by_code(&code).await.map_err(from_store)?
            }
        };
        record.ok_or_else(|| trouble(Code::NoSuchMatch, "there is no such match"))
    }

    async fn bring_back(self: &Arc<Hall>, record: MatchRecord) -> Result<Handle, Trouble> {
        let id = record.id.clone();
        let room = self.revived(record).await?;
        let handle = room::open(room, self);
        self.keep(&id, &handle);
        Ok(handle)
    }

    /// The room as it stands by everything that is written down.
    pub async fn revived(&self, mut record: MatchRecord) -> Result<Room, Trouble> {
        let seats = self.store.seats(&record.id).await.map_err(from_store)?;
        let entries = self.store.entries(&record.id).await.map_err(from_store)?;
        let id = record.id.clone();
        if record.status == room::status_name(Status::Open)
            && let Ok(game) = catalog::game(&record.game)
        {
            record.rules = game.rules_version(); // nothing was dealt yet
        }
        let fault = |e: String| {
            tracing::error!("{id} cannot be brought back: {e}");
            trouble(Code::Fault, "this match cannot be brought back; its journal is kept")
        };
        // A long match takes a while, and others want to play meanwhile.
        let work = move || {
            let mut room = Room::new(record, first_chairs(&seats))?;
            if room.is_shelved() {
                room.shelve(&seats, &entries);
                return Ok(room);
            }
            room::revive(&mut room, &entries)?;
            Ok(room)
        };
        let room = tokio::task::spawn_blocking(work).await;
        let mut room = room.unwrap_or_else(|e| Err(e.to_string())).map_err(fault)?;
        if room.is_rated() {
            room.set_rated(self.store.rated_in(room.id()).await.map_err(from_store)?);
        }
        Ok(room)
    }

    /// What the people of a finished match have earned. Whoever writes it holds `careers`.
    pub async fn grown_career(&self, room: &mut Room) -> Option<Change> {
        let (player, game) = (room.earner()?, room.game().name());
        let old = match self.store.career(&player, game).await {
            Ok(career) => career.map_or("null".to_string(), |c| c.body),
            Err(e) => {
                tracing::error!("{}: {e}", room.id());
                return None;
            }
        };
        let old = serde_json::from_str(&old).unwrap_or_default();
        let body = room.career(&old)?;
        Some(Change::Career(Career { player, game: game.to_string(), body }))
    }
}

fn first_chairs(seats: &[SeatRecord]) -> Vec<Chair> {
    let first = |s: &SeatRecord| match room::kind_of(&s.kind) {
        kind @ (SeatKind::Bot | SeatKind::Rules) => Chair::new(kind, &s.name),
        SeatKind::Open | SeatKind::Player => Chair::new(SeatKind::Open, ""),
    };
    seats.iter().map(first).collect()
}
