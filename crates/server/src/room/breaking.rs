//! A game that panics closes its room with an apology, wherever it panics, and nothing else.

pub mod falling;

use super::{Chair, Handle, Happened, Happening, Out, Request, Room};
use crate::hall::Hall;
use crate::keys::Keys;
use crate::testing::{self, PATIENCE, in_the_end};
use axum::extract::ws::Utf8Bytes;
use falling::Falling;
use kernel::{Seat, Secret};
use serde_json::{Value, json};
use std::sync::{Arc, Mutex};
use store::{Change, MatchRecord, Sqlite, Store};
use tokio::sync::mpsc;
use wire::{Code, SeatKind, Status, Trouble};

const ID: &str = "0123456789abcdef";

pub fn record() -> MatchRecord {
    MatchRecord {
        id: ID.into(),
        code: "ABCDEF".into(),
        game: "flash-duel".into(),
        rules: catalog::game("flash-duel").expect("it is listed").rules_version(),
        options: json!({"mode": "simple"}).to_string(),
        visibility: "link".into(),
        clock: json!({"kind": "none"}).to_string(),
        rated: false,
        status: "running".into(),
        host: None,
        rematch_of: None,
        secret: Secret::from_seed(7).to_string(),
        created: 0,
        ended: None,
        outcome: None,
    }
}

/// A table whose cards are dealt: anna sits there, and ben or a bot.
pub fn dealt(bot: bool) -> (Room, Arc<Mutex<&'static str>>) {
    let second = if bot { SeatKind::Bot } else { SeatKind::Open };
    let chairs = vec![Chair::new(SeatKind::Open, ""), Chair::new(second, "random")];
    let mut room = Room::new(record(), chairs).expect("a room");
    let sat =
        |name: &str| Happening::Sat { player: name.into(), name: name.into(), strength: None };
    let mut whats = vec![(Some(Seat(0)), sat("anna"))];
    if !bot {
        whats.push((Some(Seat(1)), sat("ben")));
    }
    whats.push((None, Happening::Began));
    for (seat, what) in whats {
        room.apply(&Happened { n: room.n, at: 0, seat, by: None, client: None, what })
            .expect("it is sound");
    }
    let at = Arc::new(Mutex::new(""));
    let inner = room.table.take().expect("the cards are dealt");
    let (times, _) = mpsc::unbounded_channel();
    room.table = Some(Box::new(Falling { inner, at: at.clone(), times }));
    (room, at)
}

/// A hall, and the room in it.
pub struct Opened {
    pub handle: Handle,
    store: Arc<Sqlite>,
    pub hall: Arc<Hall>,
    _data: tempfile::TempDir,
}

pub async fn opened(room: Room) -> Opened {
    opened_with(room, |_| ()).await
}

/// In a hall that is run in this way.
pub async fn opened_with(room: Room, set: impl FnOnce(&mut crate::Config)) -> Opened {
    let data = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(&data.path().join("hall.db")).await.expect("a database");
    let store = Arc::new(store);
    let keys = Keys::open(&data.path().join("keys")).expect("keys");
    let mut config = testing::config(data.path());
    set(&mut config);
    let hall = Hall::new(config, store.clone(), keys);
    store.write(vec![Change::Match(record())]).await.expect("written");
    let handle = super::open(room, &hall);
    Opened { handle, store, hall, _data: data }
}

impl Opened {
    async fn follow(&self, socket: u64, player: &str) -> mpsc::Receiver<Utf8Bytes> {
        let (out, heard) = mpsc::channel(64);
        let (out, _) = Out::new(out);
        let (player, after) = (player.to_string(), None);
        let follow = |reply| Request::Follow { socket, player, out, after, reply };
        // Whoever comes while the room breaks is told to come again, and is told all the same.
        let _ = self.handle.ask(follow).await;
        heard
    }

    /// Gives the first answer that is open to whoever is asked.
    async fn answer_first(&self) -> Result<(), Trouble> {
        for (socket, player) in [(98, "anna"), (99, "ben")] {
            let mut heard = self.follow(socket, player).await;
            let table = table(&heard.recv().await.expect("a snapshot"));
            if let Some(label) = table["prompt"]["choices"][0]["label"].as_str() {
                let prompt = table["prompt"]["id"].as_u64().expect("an id") as u32;
                let (player, label, client) = (player.into(), label.into(), "1".into());
                let answer = |reply| Request::Answer { player, prompt, label, client, reply };
                return self.handle.ask(answer).await;
            }
        }
        panic!("somebody is asked");
    }

    /// The match is over by a fault for whoever looks, and in what is kept.
    async fn is_broken(&self, heard: &mut mpsc::Receiver<Utf8Bytes>) {
        let broken = |t: &Value| t["status"] == "broken";
        let text = until(heard, broken).await;
        assert!(text.contains("We are sorry"), "{text}");
        let mut fresh = self.follow(50, "carl").await;
        let seen = table(&fresh.recv().await.expect("it can still be looked at"));
        assert_eq!((&seen["status"], &seen["picture"]), (&json!("broken"), &Value::Null));
        let kept = self.store.match_record(ID).await.expect("asked").expect("it is kept");
        assert_eq!(kept.status, "broken");
    }
}

/// What somebody is sent once the table is like this.
async fn until(heard: &mut mpsc::Receiver<Utf8Bytes>, like: impl Fn(&Value) -> bool) -> Utf8Bytes {
    let hears = async {
        loop {
            let text = heard.recv().await.expect("whoever looks on is told");
            if like(&table(&text)) {
                return text;
            }
        }
    };
    tokio::time::timeout(PATIENCE, hears).await.expect("he is told in time")
}

fn table(text: &str) -> Value {
    serde_json::from_str::<Value>(text).expect("JSON")["table"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_while_somebody_is_shown_the_table_closes_the_room() {
    for place in ["check", "picture", "awaits"] {
        let (room, at) = dealt(false);
        let opened = opened(room).await;
        let mut heard = opened.follow(1, "anna").await;
        *at.lock().expect("a word") = place;
        drop(opened.follow(2, "ben").await);
        opened.is_broken(&mut heard).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_while_an_answer_is_taken_closes_the_room() {
    let (room, at) = dealt(false);
    let opened = opened(room).await;
    let mut heard = opened.follow(1, "anna").await;
    *at.lock().expect("a word") = "answer";
    let _ = opened.answer_first().await;
    opened.is_broken(&mut heard).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_after_a_durable_answer_closes_the_room_too() {
    let (room, at) = dealt(false);
    let opened = opened(room).await;
    let mut heard = opened.follow(1, "anna").await;
    let store = &opened.store;
    let falls = async {
        // The picture cannot be drawn any more as soon as the answer is written.
        let is_written =
            async || (!store.entries(ID).await.expect("entries").is_empty()).then_some(());
        in_the_end("the answer is written", is_written).await;
        *at.lock().expect("a word") = "picture";
    };
    let _ = tokio::join!(opened.answer_first(), falls);
    drop(opened.follow(2, "ben").await);
    opened.is_broken(&mut heard).await;
    let refused = opened.handle.ask(|reply| Request::Do {
        player: "anna".into(),
        deed: wire::Deed::Resign,
        client: "2".into(),
        reply,
    });
    assert_eq!(refused.await.map_err(|e| e.code), Err(Code::Over), "the room still answers");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_while_a_match_is_brought_back_closes_that_match_alone() {
    for place in ["answer", "awaits"] {
        let (mut room, at) = dealt(false);
        let mover = room.waiting().lowest().expect("somebody is asked");
        let label = room.asked[mover.index()].labels[0].clone();
        let answered = Happening::Answered { label, left: Vec::new(), gained: 0 };
        let (n, seat) = (room.n, Some(mover));
        let happened = Happened { n, at: 0, seat, by: None, client: None, what: answered };
        *at.lock().expect("a word") = place;
        super::revive(&mut room, &[happened.entry(ID)]).expect("it can be read");
        assert_eq!(room.status, Status::Broken);
        let opened = opened(room).await;
        let mut heard = opened.follow(1, "anna").await;
        opened.is_broken(&mut heard).await;
    }
    // It came back well, but cannot be listed.
    let (room, at) = dealt(false);
    *at.lock().expect("a word") = "awaits";
    let opened = opened(room).await;
    let mut heard = opened.follow(1, "anna").await;
    opened.is_broken(&mut heard).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_fails_says_the_first_thing_it_may() {
    let (mut room, at) = dealt(true);
    *at.lock().expect("a word") = "thought";
    while !room.bots_to_move().iter().any(|(s, _)| *s == Seat(1)) {
        let label = room.asked[0].labels[0].clone();
        let what = Happening::Answered { label, left: Vec::new(), gained: 0 };
        let (n, seat) = (room.n, Some(Seat(0)));
        room.apply(&Happened { n, at: 0, seat, by: None, client: None, what })
            .expect("it is sound");
    }
    let first = room.asked[1].labels[0].clone();
    let opened = opened(room).await;
    let mut heard = opened.follow(1, "anna").await;
    let asked = |t: &Value| t["waiting"].as_array().is_some_and(|w| w.contains(&json!("P1")));
    until(&mut heard, asked).await;
    let entries = opened.store.entries(ID).await.expect("entries");
    assert!(entries[0].body.contains(&first), "{entries:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_that_opens_while_the_hall_closes_ends() {
    let opened = opened(dealt(false).0).await;
    opened.hall.stop();
    let mut late = super::open(dealt(false).0, &opened.hall);
    tokio::time::timeout(PATIENCE, late.ended()).await.expect("it ends");
}

/// It means nothing to a player and may quote what he is not to know.
#[tokio::test]
async fn what_a_fault_says_is_for_the_log_alone() {
    let (room, at) = dealt(false);
    let opened = opened(dealt(false).0).await;
    let anna = store::Player {
        id: "anna".into(),
        name: "anna".into(),
        account: None,
        password: None,
        recovery: "[]".into(),
        created: 0,
        seen: 0,
    };
    *at.lock().expect("a word") = "journal";
    let refused = opened.hall.continue_from(&anna, &room, 1).await.expect_err("nobody can fly");
    let refusal = refused.refusal;
    assert_eq!((refused.status.as_u16(), refusal.code.as_str()), (500, "fault"));
    assert!(refusal.words.contains("note") && !refusal.words.contains("fly"), "{}", refusal.words);
}
