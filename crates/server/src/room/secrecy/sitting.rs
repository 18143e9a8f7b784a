//! A real room on a real database that takes a course laid out before, and everything that is sent
//! to every seat and to a spectator meanwhile.

use crate::hall::Hall;
use crate::keys::Keys;
use crate::room::{self, Chair, Handle, Happened, Happening, Out, Request, Room, written};
use crate::trouble::trouble;
use axum::extract::ws::Utf8Bytes;
use catalog::rehearsed::{Point, Rehearsed};
use catalog::{AnyGame, Listed, Options};
use kernel::{Seat, Secret, Viewer, legal};
use scenario::Course;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use store::{Change, MatchRecord, Millis, Sqlite, Store};
use tokio::sync::mpsc;
use wire::{Clock, Code, Deed, SeatKind, Status, ToClient, Trouble};

/// One thing that somebody does to a room.
#[derive(Clone, PartialEq, Debug)]
pub enum Step {
    /// Comes, or comes back, and is told everything.
    Follow(Viewer),
    /// The answer that leads to this point of the course.
    Answer(usize),
    /// Some label that is no legal answer at this point.
    Try(usize, Seat, String),
    Do(Seat, Deed),
    /// It is so late now.
    At(Millis),
}

/// What each viewer was sent, in the order of the viewers.
pub type Sent = Vec<Vec<String>>;

struct Ear {
    viewer: Viewer,
    out: Out,
    heard: mpsc::Receiver<Utf8Bytes>,
    prompt: u32,
}

pub struct Sitting<'a, G: Listed> {
    course: &'a Course<G>,
    handle: Handle,
    ears: Vec<Ear>,
    messages: u32,
    hand_clock: Arc<AtomicI64>,
    store: Arc<Sqlite>,
    _hall: Arc<Hall>,
    _data: tempfile::TempDir,
}

/// Every room of these proofs is the same match: the same ids, people and secret, hence the same
/// commitment. So nothing at all is left out of the comparison.
fn record(game: &str, rules: u32, options: &Options, clock: Clock) -> MatchRecord {
    let text = |v: serde_json::Result<String>| v.expect("plain data can be written");
    MatchRecord {
        id: "0123456789abcdef".into(),
        code: "ABCDEF".into(),
        game: game.into(),
        rules,
        options: text(serde_json::to_string(options)),
        visibility: "link".into(),
        clock: text(serde_json::to_string(&clock)),
        rated: false,
        status: room::status_name(Status::Running).into(),
        host: None,
        rematch_of: None,
        secret: Secret::from_seed(7).to_string(),
        created: 0,
        ended: None,
        outcome: None,
    }
}

fn player(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("player of {seat}"),
        Viewer::Public => "spectator".into(),
    }
}

/// A room whose people have sat down and whose cards are dealt as the course says.
fn seated<G: Listed>(record: MatchRecord, course: &Course<G>) -> Room {
    let game: &dyn AnyGame = catalog::game(G::NAME).expect("it is listed");
    let options: Options = serde_json::from_str(&record.options).expect("options");
    let modes = game.mode_lines();
    let mode = modes.into_iter().find(|m| Some(&m.name) == options.mode.as_ref());
    let seats = mode.expect("a mode").seats;
    let chair = |s: &wire::SeatLine| match s.by_rules {
        true => Chair::new(SeatKind::Rules, &s.role),
        false => Chair::new(SeatKind::Open, ""),
    };
    let mut room = Room::new(record, seats.iter().map(chair).collect()).expect("a room");
    let point = |i: usize| Point {
        answer: i.checked_sub(1).map(|i| course.answers[i]),
        table: course.tables[i].clone(),
        told: course.told[i].clone(),
        lucky: !course.luck[i].is_empty(),
    };
    let (rehearsed, told) = Rehearsed::begin((0..course.tables.len()).map(point).collect());
    let people: Vec<Seat> = room.seats_where(|c| c.kind == SeatKind::Open).iter().collect();
    let happened =
        |n, seat: Seat, what| Happened { n, at: 0, seat: Some(seat), by: None, client: None, what };
    for seat in &people {
        let (player, name) = (player(Viewer::Seat(*seat)), format!("Player {seat}"));
        let sat = happened(room.n, *seat, Happening::Sat { player, name, strength: None });
        room.apply(&sat).expect("there is room");
    }
    room.table = Some(Box::new(rehearsed));
    room.status = Status::Running;
    room.log.tell(&told);
    for seat in people {
        let nonce = Happening::Nonce { nonce: seat.to_string() };
        let given = happened(room.n, seat, nonce); // counts the first questions, too
        room.apply(&given).expect("a nonce is always taken");
    }
    room
}

impl<'a, G: Listed> Sitting<'a, G> {
    pub async fn open(course: &'a Course<G>, options: &Options, clock: Clock) -> Self {
        let data = tempfile::tempdir().expect("a folder");
        let store = Sqlite::open(&data.path().join("hall.db")).await.expect("a database");
        let store = Arc::new(store);
        let keys = Keys::open(&data.path().join("keys")).expect("keys");
        let config = crate::Config::at(([127, 0, 0, 1], 0).into(), data.path().to_path_buf());
        let hall = Hall::new(config, store.clone(), keys);
        let record = record(G::NAME, G::RULES, options, clock);
        let hand_clock = Arc::new(AtomicI64::new(0));
        store.write(vec![Change::Match(record.clone())]).await.expect("written");
        let mut room = seated(record, course);
        room.hand_clock = Some(hand_clock.clone());
        let handle = room::open(room, &hall);
        let ear = |viewer: Viewer| {
            let (out, heard) = mpsc::channel(64);
            let (out, _) = Out::new(out);
            Ear { viewer, out, heard, prompt: 0 }
        };
        let ears = super::viewers(course).into_iter().map(ear).collect();
        Sitting { course, handle, ears, messages: 0, hand_clock, store, _hall: hall, _data: data }
    }

    /// Takes all steps and notes what everyone is sent after each.
    pub async fn take(mut self, steps: &[Step]) -> Vec<Sent> {
        let mut sent = Vec::with_capacity(steps.len());
        for step in steps {
            sent.push(self.step(step).await);
        }
        drop(self.handle);
        self.store.close().await;
        sent
    }

    async fn step(&mut self, step: &Step) -> Sent {
        self.messages += 1;
        let client = format!("message {}", self.messages);
        let (by, result) = match step {
            Step::At(now) => {
                self.hand_clock.store(*now, Ordering::SeqCst);
                return vec![Vec::new(); self.ears.len()];
            }
            Step::Follow(viewer) => (*viewer, self.follow(*viewer).await),
            Step::Answer(point) => {
                let (seat, choice) = self.course.answers[point - 1];
                let result = self.answer(seat, choice.to_string(), &client).await;
                assert_eq!(result, Ok(()), "the course is legal");
                (Viewer::Seat(seat), result)
            }
            Step::Try(point, seat, label) => {
                let tried = match self.is_legal(*point, *seat, label) {
                    // Somebody with other cards could do it; that would be another course.
                    true => Err(trouble(Code::NotPossible, "it would be legal here")),
                    false => self.answer(*seat, label.clone(), &client).await,
                };
                (Viewer::Seat(*seat), tried)
            }
            Step::Do(seat, deed) => {
                let (player, deed, client) = (player(Viewer::Seat(*seat)), *deed, client.clone());
                let done = self.handle.ask(|reply| Request::Do { player, deed, client, reply });
                (Viewer::Seat(*seat), done.await)
            }
        };
        // What the socket says to whoever did it.
        let reply = match result {
            Ok(()) => ToClient::Done { client },
            Err(e) => ToClient::Error(Trouble { client: Some(client), ..e }),
        };
        let mut sent: Sent = self.ears.iter_mut().map(Ear::drain).collect();
        sent[self.index(by)].push(written(&reply).to_string());
        sent
    }

    fn is_legal(&self, point: usize, seat: Seat, label: &str) -> bool {
        let choice = label.parse::<G::Choice>().ok();
        choice.is_some_and(|choice| legal(&self.course.tables[point], seat, choice).is_ok())
    }

    fn index(&self, viewer: Viewer) -> usize {
        self.ears.iter().position(|e| e.viewer == viewer).expect("everyone looks")
    }

    async fn follow(&mut self, viewer: Viewer) -> Result<(), Trouble> {
        let index = self.index(viewer);
        let (socket, player, out) = (index as u64, player(viewer), self.ears[index].out.clone());
        let after = None;
        self.handle.ask(|reply| Request::Follow { socket, player, out, after, reply }).await
    }

    async fn answer(&self, seat: Seat, label: String, client: &str) -> Result<(), Trouble> {
        let prompt = self.ears[self.index(Viewer::Seat(seat))].prompt;
        let (player, client) = (player(Viewer::Seat(seat)), client.to_string());
        let answered =
            self.handle.ask(|reply| Request::Answer { player, prompt, label, client, reply });
        match answered.await {
            Err(e) if e.code == Code::Fault => panic!("{e:?}"),
            other => other,
        }
    }
}

impl Ear {
    /// What has come; it was all sent before whoever asked was answered.
    fn drain(&mut self) -> Vec<String> {
        let mut texts = Vec::new();
        while let Ok(text) = self.heard.try_recv() {
            let message: serde_json::Value = serde_json::from_str(&text).expect("JSON");
            if let Some(id) = message["table"]["prompt"]["id"].as_u64() {
                self.prompt = id as u32;
            }
            texts.push(text.to_string());
        }
        texts
    }
}
