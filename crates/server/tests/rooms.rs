//! What becomes of a room whose journal makes the game fail, and of whoever is replaced at a table.

mod common;

use common::{Hall, Person, Socket, is_asked, is_over, play_on};
use serde_json::{Value, json};
use store::{Change, Entry, Sqlite, Store};

fn against_a_bot() -> Value {
    json!([{"kind": "me"}, {"kind": "bot", "name": "random"}])
}

async fn answered_once(me: &Person) -> String {
    let id = me.make("simple", against_a_bot()).await;
    let (mut socket, first) = me.follow(&id).await;
    let table = socket.until(first["table"].clone(), is_asked).await;
    let choice = table["prompt"]["choices"][0]["label"].as_str().expect("a label").to_string();
    let client = socket.answer(&id, &table["prompt"], &choice).await;
    assert_eq!(socket.hear("done").await["client"], client.as_str());
    id
}

/// An answer that no rules allow stands in the journal, as if an older program had taken it.
async fn spoil(data: &std::path::Path, id: &str) -> Vec<Entry> {
    let store = Sqlite::open(&data.join("sparhall.db")).await.expect("the database");
    let entries = store.entries(id).await.expect("entries");
    let last = entries.last().expect("something happened");
    let body = json!({"kind": "answered", "label": "fly away"}).to_string();
    let odd = Entry {
        n: last.n + 1,
        kind: "answered".into(),
        seat: Some(0),
        by: None,
        client: None,
        body,
        ..last.clone()
    };
    store.write(vec![Change::Entry(odd)]).await.expect("written");
    let entries = store.entries(id).await.expect("entries");
    store.close().await;
    entries
}

#[tokio::test]
async fn a_journal_that_makes_the_game_fail_closes_its_match_and_no_other() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let (spoiled, sound) = (answered_once(&me).await, answered_once(&me).await);
    hall.close().await;
    let entries = spoil(data.path(), &spoiled).await;

    for _ in 0..2 {
        // The second time the match is over already and is only looked at.
        let hall = Hall::open(data.path()).await;
        let me = me.at(&hall);
        let (mut socket, seen) = me.follow(&spoiled).await;
        assert_eq!(seen["table"]["status"], "broken");
        let lines = seen["missed"].as_array().expect("lines");
        let sorry = |l: &Value| l["words"].as_str().is_some_and(|w| w.starts_with("We are sorry"));
        assert_eq!(lines.iter().filter(|l| sorry(l)).count(), 1, "{lines:?}");
        assert!(lines.len() > 3, "what happened before can still be read");
        let prompt = json!({"id": 1});
        socket.answer(&spoiled, &prompt, "move forward 1").await;
        assert_eq!(socket.hear("error").await["code"], "over");
        hall.close().await;
    }
    let store = Sqlite::open(&data.path().join("sparhall.db")).await.expect("the database");
    let kept = store.entries(&spoiled).await.expect("entries");
    assert_eq!(kept[..entries.len()], entries, "the journal is kept");
    let record = store.match_record(&spoiled).await.expect("asked").expect("it is there");
    assert_eq!(record.status, "broken");
    store.close().await;

    let hall = Hall::open(data.path()).await;
    let (mut socket, seen) = me.at(&hall).follow(&sound).await;
    let end = play_on(&mut socket, &sound, seen["table"].clone(), 7).await;
    assert!(is_over(&end), "the other match goes on");
    hall.close().await;
}

/// Everything that comes until the match is over.
async fn all_until_over(socket: &mut Socket) -> Vec<Value> {
    let mut all = Vec::new();
    loop {
        let message = socket.next().await.expect("the socket is open");
        let over = is_over(&message["table"]);
        all.push(message);
        if over {
            return all;
        }
    }
}

/// Waits until the first of these seats is asked, answering for the other one. Both come with what
/// they were told first.
async fn until_asked(
    id: &str,
    (asked, mine): (&mut Socket, Value),
    (other, his): (&mut Socket, Value),
) -> (Value, Value) {
    let running = |t: &Value| t["status"] == "running";
    let mut mine = asked.until(mine["table"].clone(), running).await;
    let mut his = other.until(his["table"].clone(), running).await;
    while !is_asked(&mine) {
        his = other.until(his, is_asked).await;
        let prompt = his["prompt"].clone();
        let choice = prompt["choices"][0]["label"].as_str().expect("a label").to_string();
        other.answer(id, &prompt, &choice).await;
        his = other.until(his, |t| t["prompt"]["id"] != prompt["id"]).await;
        mine = asked.until(mine, |t| is_asked(t) || t["waiting"] == his["waiting"]).await;
    }
    (mine, his)
}

#[tokio::test]
async fn whoever_was_replaced_sees_what_a_spectator_sees() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let (anna, ben, carl) = (hall.guest().await, hall.guest().await, hall.guest().await);
    let id = anna.make("simple", json!([{"kind": "me"}, {"kind": "open"}])).await;
    ben.post(&format!("/api/matches/{id}/join"), json!({"seat": null})).await;
    let (mut b, first_b) = ben.follow(&id).await;
    let (mut a, first_a) = anna.follow(&id).await;
    let (mut c, _) = carl.follow(&id).await;
    let (asked, table) = until_asked(&id, (&mut b, first_b), (&mut a, first_a)).await;
    assert!(asked["picture"]["fighters"][1]["hand"].is_array(), "he sees his own cards");
    ben.post(&format!("/api/matches/{id}/leave"), json!({})).await;
    let may = |t: &Value| t["may"].as_array().is_some_and(|m| m.contains(&json!("let-bot-play")));
    let table = a.until(table, may).await;
    a.say(json!({"type": "do", "match": id, "deed": "let-bot-play", "client": "bot"})).await;
    let replaced = |t: &Value| t["seats"][1]["kind"] == "bot";
    let table = a.until(table, replaced).await;

    // From the moment he is replaced on, he is sent the very same as somebody who watches.
    let (mut from_b, mut from_c) = (None, None);
    while from_b.is_none() {
        from_b = b.next().await.filter(|m| replaced(&m["table"]));
    }
    while from_c.is_none() {
        from_c = c.next().await.filter(|m| replaced(&m["table"]));
    }
    let (from_b, from_c) = (from_b.expect("told"), from_c.expect("told"));
    assert_eq!(from_b["type"], "snapshot", "he gets the whole table anew");
    assert_eq!(from_b["table"], from_c["table"]);
    assert_eq!(from_b["table"]["you"], Value::Null);
    assert!(!from_b["table"]["picture"]["fighters"][1]["hand"].is_array());
    b.answer(&id, &asked["prompt"], asked["prompt"]["choices"][0]["label"].as_str().expect("one"))
        .await;
    let refused = b.hear("error").await;
    assert_eq!(refused["code"], "not-your-seat");
    let play = play_on(&mut a, &id, table, 3);
    let (end, mut at_b, mut at_c) =
        tokio::join!(play, all_until_over(&mut b), all_until_over(&mut c));
    assert!(is_over(&end));
    // What came before his answer was refused was passed over at his socket alone.
    let common = at_b.len().min(at_c.len());
    let (at_b, at_c) = (at_b.split_off(at_b.len() - common), at_c.split_off(at_c.len() - common));
    assert!(common > 3);
    assert_eq!(at_b, at_c);
    hall.close().await;
}

/// To play a match through again costs more than to refuse, so a stranger is refused before.
#[tokio::test]
async fn whoever_may_not_see_a_match_does_not_have_it_played_again() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let (me, stranger) = (hall.guest().await, hall.guest().await);
    let wish = json!({"game": "flash-duel", "mode": "simple", "visibility": "private",
        "seats": against_a_bot()});
    let id = me.make_as(wish).await;
    let (mut socket, first) = me.follow(&id).await;
    play_on(&mut socket, &id, first["table"].clone(), 3).await;
    hall.close().await;
    // Whoever tries to play this through again finds that it cannot be read.
    let store = Sqlite::open(&data.path().join("sparhall.db")).await.expect("the database");
    let last = store.entries(&id).await.expect("entries").pop().expect("something happened");
    let odd = Entry { n: last.n + 1, client: None, body: "nonsense".into(), ..last };
    store.write(vec![Change::Entry(odd)]).await.expect("written");
    store.close().await;
    let hall = Hall::open(data.path()).await;
    for path in ["replay", "journal"] {
        let path = format!("/api/matches/{id}/{path}");
        assert_eq!(stranger.at(&hall).get(&path).await.0, 404);
        assert_eq!(me.at(&hall).get(&path).await.0, 500, "his own is tried");
    }
    hall.close().await;
}
