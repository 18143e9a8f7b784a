//! Durable before told: a database that is slow, or full, or fails, and what people hear meanwhile.

pub mod gated;

use crate::hall::Hall;
use crate::keys::Keys;
use crate::room::{Handle, Out, Request, Sit};
use crate::testing::{self, HOUR, PATIENCE, in_the_end};
use axum::extract::ws::Utf8Bytes;
use gated::{Gate, Gated};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use store::{Change, Entry, Player, Sqlite, Store, StoreError};
use tokio::sync::{mpsc, watch};
use wire::{Code, Trouble};

/// Two people at a table whose cards are dealt, and a spectator.
pub struct Table {
    pub store: Arc<Gated>,
    pub handle: Handle,
    pub id: String,
    pub ears: Vec<mpsc::Receiver<Utf8Bytes>>,
    pub hall: Arc<Hall>,
    _data: tempfile::TempDir,
}

const PEOPLE: [&str; 3] = ["anna", "ben", "carl"];

impl Table {
    pub async fn dealt() -> Table {
        let mut table = Table::full("link").await;
        table.deal().await;
        for (i, player) in PEOPLE.iter().enumerate() {
            let heard = table.follow(i as u64, player).await;
            table.ears.push(heard);
        }
        table.heard();
        table
    }

    /// Both sit there and have added nothing to the luck.
    pub async fn full(visibility: &str) -> Table {
        Table::full_with(visibility, |_| ()).await
    }

    /// The same in a hall that is run in this way.
    pub async fn full_with(visibility: &str, set: impl FnOnce(&mut crate::Config)) -> Table {
        let table = Table::made(visibility, &json!({"kind": "open"}), set).await;
        let sit = Sit { player: "ben".into(), name: "ben".into(), seat: None, strength: None };
        table.handle.ask(|reply| Request::Sit { sit, reply }).await.expect("a seat");
        table
    }

    /// Anna against whoever this is.
    async fn made(visibility: &str, other: &Value, set: impl FnOnce(&mut crate::Config)) -> Table {
        let data = tempfile::tempdir().expect("a folder");
        let inner = Sqlite::open(&data.path().join("hall.db")).await.expect("a database");
        let gated =
            Gated { inner, gate: watch::Sender::new(Gate::Open), came: watch::Sender::new(0) };
        let store = Arc::new(gated);
        let keys = Keys::open(&data.path().join("keys")).expect("keys");
        let mut config = testing::config(data.path());
        set(&mut config);
        let hall = Hall::new(config, store.clone(), keys);
        let people = PEOPLE.map(person);
        store.write(people.clone().map(Change::Player).to_vec()).await.expect("written");
        let wish = json!({"game": "flash-duel", "mode": "simple", "options": {},
            "seats": [{"kind": "me"}, other], "visibility": visibility});
        let wish = serde_json::from_value(wish).expect("a wish");
        let (id, _) = hall.make(&people[0], &wish, None).await.expect("a match");
        let handle = hall.room(&id).await.expect("a room");
        Table { store, handle, id, ears: Vec::new(), hall, _data: data }
    }

    pub async fn deal(&self) {
        for player in ["anna", "ben"] {
            self.adds_to_the_luck(player).await;
        }
    }

    async fn adds_to_the_luck(&self, player: &str) {
        let (player, nonce) = (player.to_string(), player.to_string());
        let given = self.handle.ask(|reply| Request::Nonce { player, nonce, reply });
        given.await.expect("it is taken");
    }

    /// The bot is asked, but has no place to think and could not write down what it says.
    async fn where_a_bot_is_asked(bot_again: Duration) -> Table {
        let bot = json!({"kind": "bot", "name": "random"});
        let set = |c: &mut crate::Config| {
            c.limits.bots_at_once = 0;
            c.waits.bot_again = bot_again;
        };
        let table = Table::made("link", &bot, set).await;
        table.adds_to_the_luck("anna").await;
        for n in 0.. {
            let seen = table.seen_by("anna").await;
            if seen["waiting"] == json!(["P2"]) {
                break;
            }
            let asked = first_choice("anna", &seen);
            table.answer(&asked, &n.to_string()).await.expect("it is legal");
        }
        table.set(Gate::FailsFor(table.id.clone()));
        table
    }

    pub async fn does(&self, player: &str, deed: wire::Deed, client: &str) -> Result<(), Trouble> {
        let (player, client) = (player.to_string(), client.to_string());
        self.handle.ask(|reply| Request::Do { player, deed, client, reply }).await
    }

    /// How often this has happened.
    pub async fn count(&self, kind: &str) -> usize {
        self.entries().await.iter().filter(|e| e.kind == kind).count()
    }

    pub async fn follow(&self, socket: u64, player: &str) -> mpsc::Receiver<Utf8Bytes> {
        let (out, heard) = mpsc::channel(64);
        let (out, _) = Out::new(out);
        let (player, after) = (player.to_string(), None);
        let follow = |reply| Request::Follow { socket, player, out, after, reply };
        self.handle.ask(follow).await.expect("everyone may look");
        heard
    }

    /// What everyone has been told since this was last asked.
    pub fn heard(&mut self) -> Vec<Vec<Value>> {
        let drain = |ear: &mut mpsc::Receiver<Utf8Bytes>| {
            let texts = std::iter::from_fn(|| ear.try_recv().ok());
            texts.map(|t| serde_json::from_str(&t).expect("JSON")).collect()
        };
        self.ears.iter_mut().map(drain).collect()
    }

    /// The table as somebody sees it who comes anew.
    pub async fn seen_by(&self, player: &str) -> Value {
        let mut heard = self.follow(99, player).await;
        let text = heard.try_recv().expect("a snapshot");
        self.handle.send(Request::Unfollow { socket: 99 }).await.expect("a room");
        serde_json::from_str::<Value>(&text).expect("JSON")["table"].clone()
    }

    /// Who is asked, and his first choice.
    pub async fn asked(&self) -> (String, u32, String) {
        for player in ["anna", "ben"] {
            let table = self.seen_by(player).await;
            let you = table["you"].clone();
            if table["waiting"].as_array().is_some_and(|w| w.contains(&you)) {
                return first_choice(player, &table);
            }
        }
        panic!("somebody is asked");
    }

    pub fn answer(
        &self,
        (player, prompt, label): &(String, u32, String),
        client: &str,
    ) -> impl Future<Output = Result<(), Trouble>> + Send + 'static {
        let (player, prompt, label) = (player.clone(), *prompt, label.clone());
        let (handle, client) = (self.handle.clone(), client.to_string());
        let answer = move |reply| Request::Answer { player, prompt, label, client, reply };
        async move { handle.ask(answer).await }
    }

    pub async fn entries(&self) -> Vec<Entry> {
        self.store.inner.entries(&self.id).await.expect("entries")
    }

    pub fn set(&self, gate: Gate) {
        self.store.gate.send_replace(gate);
    }

    /// Waits until so many more commits have come to the gate, or gone through to its other side.
    pub async fn commit_comes(&self, seen: usize) {
        let mut came = self.store.came.subscribe();
        let comes = tokio::time::timeout(PATIENCE, came.wait_for(|n| *n > seen)).await;
        comes.expect("it comes in time").expect("the store is there");
    }

    pub fn came(&self) -> usize {
        *self.store.came.borrow()
    }
}

/// What he is asked, and the first thing he may say.
fn first_choice(player: &str, table: &Value) -> (String, u32, String) {
    let prompt = &table["prompt"];
    let label = prompt["choices"][0]["label"].as_str().expect("a label");
    let id = prompt["id"].as_u64().expect("an id") as u32;
    (player.into(), id, label.into())
}

fn person(name: &str) -> Player {
    Player {
        id: name.into(),
        name: name.into(),
        account: None,
        password: None,
        recovery: "[]".into(),
        created: 0,
        seen: 0,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_before_the_commit_has_returned() {
    let mut table = Table::dealt().await;
    let answer = table.asked().await;
    let (before, listed) = (table.entries().await.len(), table.handle.listed().waiting);
    table.heard();
    let came = table.came();
    table.set(Gate::HeldBefore);
    let answered = tokio::spawn(table.answer(&answer, "once"));
    table.commit_comes(came).await;
    assert_eq!(table.entries().await.len(), before, "nothing is written yet");
    assert!(table.heard().concat().is_empty() && !answered.is_finished(), "too early");
    table.set(Gate::HeldAfter);
    table.commit_comes(came + 1).await;
    assert_eq!(table.entries().await.len(), before + 1, "it is written");
    assert!(table.heard().concat().is_empty() && !answered.is_finished(), "too early");
    assert_eq!(table.handle.listed().waiting, listed, "the lobby knows too early");
    table.set(Gate::Open);
    assert_eq!(answered.await.expect("no panic"), Ok(()));
    let heard = table.heard();
    assert!(heard.iter().all(|h| h.len() == 1), "everyone is told once: {heard:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_could_not_be_kept_was_not_done_and_is_done_once_when_there_is_room() {
    let broken = StoreError::Failed("disk I/O error".into());
    for (error, word) in [(StoreError::Full, "disk is full"), (broken, "not done")] {
        let mut table = Table::dealt().await;
        let answer = table.asked().await;
        let before = (table.seen_by("anna").await, table.seen_by("ben").await);
        let written = table.entries().await;
        table.heard();
        table.set(Gate::Fails(error));
        for _ in 0..2 {
            let refused = table.answer(&answer, "once").await.expect_err("it cannot be kept");
            assert_eq!(refused.code, Code::NotKept);
            assert!(refused.words.contains(word), "{}", refused.words);
        }
        assert!(table.heard().concat().is_empty(), "nothing has happened");
        assert_eq!((table.seen_by("anna").await, table.seen_by("ben").await), before);
        assert_eq!(table.entries().await, written);
        table.set(Gate::Open);
        for _ in 0..3 {
            assert_eq!(table.answer(&answer, "once").await, Ok(()));
        }
        let entries = table.entries().await;
        let once = entries.iter().filter(|e| e.client.as_deref() == Some("once"));
        assert_eq!((once.count(), entries.len()), (1, written.len() + 1));
        assert!(table.heard().iter().all(|h| h.len() == 1), "everyone is told once");
        assert_ne!(table.seen_by("anna").await, before.0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_whose_answer_cannot_be_kept_holds_nobody_up() {
    let table = Table::where_a_bot_is_asked(HOUR).await;
    let came = table.came();
    table.hall.think.all_places().add_permits(1);
    table.commit_comes(came).await;
    let seen = tokio::time::timeout(PATIENCE, table.seen_by("anna")).await;
    assert_eq!(seen.expect("she is served")["waiting"], json!(["P2"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_whose_answer_could_not_be_kept_says_it_when_there_is_room() {
    let table = Table::where_a_bot_is_asked(Duration::from_millis(1)).await;
    let (came, written) = (table.came(), table.entries().await.len());
    table.hall.think.all_places().add_permits(1);
    table.commit_comes(came + 2).await; // it tries again and again
    assert_eq!(table.entries().await.len(), written);
    table.set(Gate::Open);
    let answered = async || (table.entries().await.len() > written).then_some(());
    in_the_end("the bot answers", answered).await;
}
