//! A room: one match, the people at it and around it.
//!
//! Each room is a task that takes requests one by one. A request is checked against where the room
//! stands, made durable as a [`Happening`], applied, and only then told.

mod apply;
mod ask;
mod bots;
#[cfg(test)]
mod breaking;
mod clock;
mod deeds;
#[cfg(test)]
mod durability;
#[cfg(test)]
mod filming;
mod follow;
mod forget;
mod happening;
mod hints;
mod keep;
mod lines;
#[cfg(test)]
mod manners;
mod names;
mod places;
#[cfg(test)]
mod questions;
#[cfg(test)]
mod queueing;
#[cfg(test)]
mod rated;
mod rating;
#[cfg(test)]
mod regrets;
mod revive;
mod run;
#[cfg(test)]
mod secrecy;
mod shelved;
mod tell;

pub use apply::{Fault, guarded};
pub use ask::{Out, Request, Sit};
pub use follow::written;
pub use happening::{Happened, Happening};
pub use keep::{kind_name, kind_of, status_name};
pub use names::called;
pub use places::Think;
pub use rating::Placed;
pub use revive::revive;
pub use run::{Handle, open};
pub use shelved::{Given, earlier_rules, earlier_rules_without, standing, status_now};

use crate::film::Scene;
use crate::strength::Strength;
use catalog::{AnyGame, AnyMatch, Options};
use clock::{Clocks, Window};
use kernel::{Seat, SeatSet, Secret, Viewer};
use lines::Log;
use std::collections::HashSet;
use store::{MatchRecord, Millis, RatedRecord};
use wire::{Deed, NewMatch, SeatKind, SeatWish, Status, Visibility};

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    pub kind: SeatKind,
    pub player: Option<String>,
    /// The person's name, or the bot's.
    pub name: String,
    /// He went away in the middle of the match.
    pub gone: bool,
    pub nonce: Option<String>,
    /// How strong he was when he sat down at a rated table.
    pub strength: Option<Strength>,
    /// Whose seat it was before a bot played on for him.
    pub left_by: Option<String>,
}

impl Chair {
    pub fn new(kind: SeatKind, name: &str) -> Chair {
        Chair {
            kind,
            player: None,
            name: name.to_string(),
            gone: false,
            nonce: None,
            strength: None,
            left_by: None,
        }
    }
}

/// Something that was put to the others and is not decided.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Pending {
    what: Deed,
    by: Seat,
    agreed: SeatSet,
}

/// What one seat is asked, counted.
#[derive(Clone, PartialEq, Debug, Default)]
struct Asked {
    id: u32,
    /// The labels that were offered; empty while nothing is asked.
    labels: Vec<String>,
}

/// How often one seat has changed its mind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Waver {
    /// How many answers it ever had that stood.
    furthest: usize,
    /// How many it has taken back since.
    since: u32,
}

impl Waver {
    fn reaches(&mut self, answers: usize) {
        if answers > self.furthest {
            *self = Waver { furthest: answers, since: 0 };
        }
    }
}

/// The last change of what lies on a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moved {
    /// How many things had happened then, itself included.
    pub happened: u32,
    pub at: Millis,
}

/// Where a match stands.
pub struct Room {
    record: MatchRecord,
    game: &'static dyn AnyGame,
    mode: String,
    mode_words: String,
    options: Options,
    visibility: Visibility,
    status: Status,
    secret: Secret,
    chairs: Vec<Chair>,
    /// None until the cards are dealt.
    table: Option<Box<dyn AnyMatch>>,
    clocks: Clocks,
    /// What others see of the clocks while several decide at once.
    window: Option<Window>,
    /// What each answer that stands has brought to whose clock.
    gains: Vec<(Seat, i64)>,
    wavers: Vec<Waver>,
    log: Log,
    asked: Vec<Asked>,
    pending: Vec<Pending>,
    draw_agreed: bool,
    /// It began in the middle of another match, which somebody else may have played.
    continued: bool,
    rematch: Option<String>,
    /// What it did to ratings, once that is on the disk.
    rated: Vec<RatedRecord>,
    /// How many things have happened.
    n: u32,
    /// The last of them that changed what lies on the table.
    moved: Moved,
    /// Messages that were applied already, by seat and the id the client gave them.
    applied: HashSet<(Seat, String)>,
    /// Seats whose people are looking at the table.
    online: SeatSet,
    /// The time, where a test says what it is.
    #[cfg(test)]
    hand_clock: Option<std::sync::Arc<std::sync::atomic::AtomicI64>>,
}

impl Room {
    /// An empty room for this match; what happened in it is applied next.
    pub fn new(record: MatchRecord, chairs: Vec<Chair>) -> Result<Room, String> {
        let game = catalog::game(&record.game).map_err(|e| e.to_string())?;
        let read = |what: &str, e: serde_json::Error| format!("{what} cannot be read: {e}");
        let options: Options =
            serde_json::from_str(&record.options).map_err(|e| read("the options", e))?;
        let clock = serde_json::from_str(&record.clock).map_err(|e| read("the clock", e))?;
        let visibility = serde_json::from_value(record.visibility.clone().into())
            .map_err(|e| read("the visibility", e))?;
        let modes = game.modes();
        let (mode, mode_words) = match options.read(&modes) {
            Ok(agreed) => (agreed.mode.name.to_string(), game.title_of(&options)),
            // Of other rules, and read from what is kept: its mode may be gone since.
            Err(_) if record.rules != game.rules_version() => {
                (options.mode.clone().unwrap_or_default(), String::new())
            }
            Err(e) => return Err(e.to_string()),
        };
        let seats = chairs.len();
        Ok(Room {
            secret: record.secret.parse()?,
            record,
            game,
            mode,
            mode_words,
            options,
            visibility,
            status: Status::Open,
            chairs,
            table: None,
            clocks: Clocks::new(clock, seats),
            window: None,
            gains: Vec::new(),
            wavers: vec![Waver::default(); seats],
            log: Log::new(seats),
            asked: vec![Asked::default(); seats],
            pending: Vec::new(),
            draw_agreed: false,
            continued: false,
            rematch: None,
            rated: Vec::new(),
            n: 0,
            moved: Moved::default(),
            applied: HashSet::new(),
            online: SeatSet::EMPTY,
            #[cfg(test)]
            hand_clock: None,
        })
    }

    pub fn record(&self) -> &MatchRecord {
        &self.record
    }

    pub fn id(&self) -> &str {
        &self.record.id
    }

    /// The seat of this player.
    pub fn seat_of(&self, player: &str) -> Option<Seat> {
        let sits = |c: &Chair| c.player.as_deref() == Some(player) && c.kind == SeatKind::Player;
        self.chairs.iter().position(sits).map(|i| Seat(i as u8))
    }

    /// With whose eyes this player may look, if at all.
    pub fn viewer(&self, player: &str) -> Option<Viewer> {
        match self.seat_of(player) {
            Some(seat) => Some(Viewer::Seat(seat)),
            // Before the deal there is nothing to hide, and whoever is invited must find his seat.
            None if self.visibility == Visibility::Private && self.is_dealt() => None,
            None => Some(Viewer::Public),
        }
    }

    /// Whether there is, or was, something on the table. A match of earlier rules has been dealt
    /// though its table is gone.
    fn is_dealt(&self) -> bool {
        self.table.is_some() || self.status != Status::Open
    }

    pub fn seat_count(&self) -> usize {
        self.chairs.len()
    }

    pub fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    pub fn commitment(&self) -> String {
        self.secret.commitment().0
    }

    /// For whoever may see everything.
    pub fn secret(&self) -> String {
        self.secret.to_string()
    }

    /// The journal with its secret: for whoever may see everything.
    pub fn journal(&self) -> Option<kernel::Journal> {
        self.table.as_ref().map(|t| t.journal())
    }

    /// What a film of it is made from, as far as it has come.
    pub fn scene(&self) -> Option<Scene> {
        Some(Scene {
            match_id: self.record.id.clone(),
            game: self.game,
            seats: self.chairs.len(),
            journal: self.journal()?,
            happened: self.n,
            is_over: self.status.is_over(),
        })
    }

    /// When what lies on the table changed last.
    pub fn moved(&self) -> Moved {
        self.moved
    }

    /// The people at the table with their seats.
    pub fn people(&self) -> Vec<(Seat, String)> {
        let sitting = self.humans().iter();
        sitting.filter_map(|s| Some((s, self.chairs[s.index()].player.clone()?))).collect()
    }

    /// Those of them who have not gone away.
    pub fn staying(&self) -> Vec<(Seat, String)> {
        let gone = self.seats_where(|c| c.gone);
        self.people().into_iter().filter(|(seat, _)| !gone.has(*seat)).collect()
    }

    /// Whose match it is when it is counted: theirs who sit there, else the host's.
    pub fn answerable(&self) -> Vec<String> {
        let people: Vec<String> = self.people().into_iter().map(|(_, player)| player).collect();
        if people.is_empty() { self.record.host.iter().cloned().collect() } else { people }
    }

    /// What to ask for to play the same again, this player being the host.
    pub fn same_again(&self, host: &str) -> NewMatch {
        let wish = |c: &Chair| match c.kind {
            SeatKind::Player if c.player.as_deref() == Some(host) => Some(SeatWish::Me),
            SeatKind::Player | SeatKind::Open => Some(SeatWish::Open),
            // Only people play a rated match again: the seat is free.
            SeatKind::Bot if self.record.rated => Some(SeatWish::Open),
            SeatKind::Bot => Some(SeatWish::Bot { name: c.name.clone() }),
            SeatKind::Rules => None,
        };
        NewMatch {
            game: self.game.name().into(),
            mode: self.mode.clone(),
            options: self.options_again().said,
            seats: self.chairs.iter().filter_map(wish).collect(),
            clock: self.clocks.kind(),
            visibility: self.visibility,
            rated: self.record.rated,
        }
    }

    pub fn options(&self) -> &Options {
        &self.options
    }

    /// A draw that was agreed on leaves nothing to the next match, not even what an earlier one
    /// left to this: nobody has lost a table that is not played out.
    fn options_again(&self) -> Options {
        match self.sound_table() {
            Some(table) => table.again(&self.options),
            None => self.options.clone(),
        }
    }

    /// The same seats with this player on one of them and bots on all others.
    pub fn with_bots_beside(&self, mine: Seat, player: &store::Player) -> Vec<Chair> {
        let chair = |(i, c): (usize, &Chair)| match c.kind {
            SeatKind::Rules => c.clone(),
            _ if i == mine.index() => Chair {
                player: Some(player.id.clone()),
                ..Chair::new(SeatKind::Player, &player.name)
            },
            _ => Chair::new(SeatKind::Bot, catalog::STAND_IN),
        };
        self.chairs.iter().enumerate().map(chair).collect()
    }

    /// Whose career this match may add to: the first player, if he is a person who has played it
    /// from its beginning.
    pub fn earner(&self) -> Option<String> {
        let first = self.chairs.first().filter(|_| !self.continued);
        first.filter(|c| c.kind == SeatKind::Player)?.player.clone()
    }

    /// The career after this match, if anything came of it.
    pub fn career(&mut self, old: &serde_json::Value) -> Option<String> {
        if self.status == Status::Broken {
            return None; // it counts for nobody
        }
        let grown = self.table.as_mut()?.career(old);
        match grown {
            Ok((career, _)) if career != *old => Some(career.to_string()),
            Ok(_) => None,
            Err(e) => {
                tracing::error!("{}: {e}", self.id());
                None
            }
        }
    }

    /// The table, if it can be looked at: a fault may have left it half changed.
    fn sound_table(&self) -> Option<&dyn AnyMatch> {
        self.table.as_deref().filter(|_| self.status != Status::Broken)
    }

    fn humans(&self) -> SeatSet {
        self.seats_where(|c| c.kind == SeatKind::Player)
    }

    fn seats_where(&self, holds: impl Fn(&Chair) -> bool) -> SeatSet {
        let with_seat = self.chairs.iter().enumerate().filter(|(_, c)| holds(c));
        with_seat.map(|(i, _)| Seat(i as u8)).collect()
    }

    /// Everybody has sat down.
    fn is_full(&self) -> bool {
        self.seats_where(|c| c.kind == SeatKind::Open).is_empty()
    }

    /// Everybody has sat down and added to the luck.
    fn is_ready(&self) -> bool {
        let silent = |c: &Chair| c.kind == SeatKind::Player && c.nonce.is_none();
        self.is_full() && self.seats_where(silent).is_empty()
    }

    /// What this viewer may see of the clocks. Where nobody knows what they showed, there are none.
    fn left_for(&self, viewer: Viewer) -> Vec<i64> {
        if self.is_shelved() {
            return Vec::new();
        }
        let mut left = self.clocks.left(self.now());
        if let Some(window) = &self.window {
            window.cover(&mut left, viewer, self.now());
        }
        left
    }

    /// Sees whether several decide at once, before these clocks were changed by what happened.
    fn watch_window(&mut self, before: Vec<i64>, at: Millis) {
        let waiting = self.waiting();
        let sealed = self.sealed_since();
        match (&mut self.window, sealed) {
            (Some(w), Some(since)) if w.is_of(since) => w.now_waits_for(waiting, at),
            (_, Some(since)) if !before.is_empty() => {
                self.window = Some(Window::open(since, waiting, before, at));
            }
            _ => self.window = None,
        }
    }

    /// Which secret decision of several goes on: how many answers stood when it began.
    fn sealed_since(&self) -> Option<usize> {
        let table = self.sound_table().filter(|_| self.status == Status::Running);
        table.and_then(|t| t.hindsight().sealed_since())
    }

    /// Who owes an answer.
    fn waiting(&self) -> SeatSet {
        match (&self.table, self.status) {
            (Some(table), Status::Running) => table.table().awaits().seats(),
            _ => SeatSet::EMPTY,
        }
    }

    fn now(&self) -> Millis {
        #[cfg(test)]
        if let Some(hand) = &self.hand_clock {
            return hand.load(std::sync::atomic::Ordering::SeqCst);
        }
        crate::time::now()
    }
}
