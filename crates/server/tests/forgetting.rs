//! Whoever wants to be forgotten is: in the database, in every answer, and at every table.

mod common;

use common::{Hall, Person, Socket, is_asked, is_over, play_on};
use serde_json::{Value, json};
use std::io::Read;
use std::path::Path;
use store::Store;

const NAME: &str = "Annabel Unusual";
const ACCOUNT: &str = "annabel-of-old";

/// Like `follow`, with a nonce that does not tell who chose it.
async fn sit_at(me: &Person, id: &str) -> (Socket, Value) {
    let mut socket = me.socket().await;
    socket.say(json!({"type": "follow", "match": id})).await;
    let snapshot = socket.hear("snapshot").await;
    socket.say(json!({"type": "nonce", "match": id, "nonce": "luck"})).await;
    (socket, snapshot["table"].clone())
}

async fn answer_once(socket: &mut Socket, id: &str, table: Value) -> Value {
    let table = socket.until(table, is_asked).await;
    let prompt = table["prompt"].clone();
    let choice = prompt["choices"][0]["label"].as_str().expect("a label");
    socket.answer(id, &prompt, choice).await;
    socket.until(table, |t| t["prompt"]["id"] != prompt["id"]).await
}

fn with(other: Value) -> Value {
    json!({"game": "flash-duel", "mode": "simple", "seats": [{"kind": "me"}, other],
        "options": {}, "visibility": "public"})
}

fn a_bot() -> Value {
    json!({"kind": "bot", "name": "random"})
}

async fn join(who: &Person, id: &str) {
    let (status, said) = who.post(&format!("/api/matches/{id}/join"), json!({"seat": null})).await;
    assert_eq!(status, 200, "{said}");
}

fn names_nobody(text: &str, anna: &Person, wherefrom: &str) {
    for word in [NAME, ACCOUNT, anna.id.as_str()] {
        assert!(!text.contains(word), "`{word}` is still in {wherefrom}: {text}");
    }
}

/// Everything that is said about these matches to anyone.
async fn all_answers(who: &Person, ids: &[&str]) -> Vec<(String, String)> {
    let mut paths = vec!["/api/lobby".to_string(), "/api/export".into(), "/api/sessions".into()];
    for id in ids {
        for what in ["", "/replay?eyes=all", "/replay?eyes=P1", "/journal"] {
            paths.push(format!("/api/matches/{id}{what}"));
        }
    }
    let mut answers = Vec::new();
    for path in paths {
        let (_, said) = who.get(&path).await;
        answers.push((said.to_string(), path));
    }
    answers
}

async fn until_over(who: &Person, id: &str) {
    let (mut socket, first) = who.follow(id).await;
    assert!(is_over(&socket.until(first["table"].clone(), is_over).await));
}

/// The file as it lies on the disk once the hall is closed.
fn file_names_nobody(data: &Path, anna: &Person) {
    assert!(!data.join("sparhall.db-wal").exists(), "the log is folded into the file");
    let bytes = std::fs::read(data.join("sparhall.db")).expect("the database");
    for word in [NAME, ACCOUNT, anna.id.as_str()] {
        let found = bytes.windows(word.len()).any(|w| w == word.as_bytes());
        assert!(!found, "`{word}` is still in the file");
    }
}

#[tokio::test]
async fn nothing_says_any_more_who_it_was() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let (anna, ben) = (hall.guest().await, hall.guest().await);
    assert_eq!(anna.post("/api/me", json!({"name": NAME})).await.0, 200);
    let account = json!({"account": ACCOUNT, "password": "correct horse"});
    assert_eq!(anna.post("/api/account", account).await.0, 200);

    let over = anna.make_as(with(a_bot())).await;
    let (mut socket, table) = sit_at(&anna, &over).await;
    play_on(&mut socket, &over, table, 7).await;
    let alone = anna.make_as(with(a_bot())).await;
    let (mut socket, table) = sit_at(&anna, &alone).await;
    answer_once(&mut socket, &alone, table).await; // whoever begins, it comes to her
    let empty = anna.make_as(with(json!({"kind": "open"}))).await;
    let waiting = ben.make_as(with(json!({"kind": "open"}))).await;
    join(&anna, &waiting).await;
    assert_eq!(anna.post(&format!("/api/matches/{waiting}/leave"), json!({})).await.0, 200);
    let shared = anna.make_as(with(json!({"kind": "open"}))).await;
    join(&ben, &shared).await;
    let (mut hers, table) = sit_at(&anna, &shared).await;
    let (mut his, his_table) = sit_at(&ben, &shared).await;
    let dealt = hers.until(table, |t| t["waiting"] != json!([])).await;
    if is_asked(&dealt) {
        answer_once(&mut hers, &shared, dealt).await;
    }
    his.until(his_table, is_asked).await;
    let ids = [&over, &alone, &empty, &waiting, &shared].map(String::as_str);
    let before = all_answers(&ben, &ids).await;
    assert!(before.iter().any(|(text, _)| text.contains(NAME)), "there is something to forget");

    let (status, _, cookie) = anna.ask("DELETE", "/api/me", None).await;
    assert_eq!((status, cookie.as_deref()), (200, Some("sparhall=")));
    assert_eq!(hers.hear("error").await["code"], "not-allowed");
    assert!(hers.next().await.is_none(), "her page is shown out");
    assert_eq!(anna.get("/api/sessions").await.0, 401);
    assert_eq!(anna.try_socket().await.err().map(|e| e.0), Some(401));

    let told = his.hear("snapshot").await;
    names_nobody(&told.to_string(), &anna, "what he is told");
    assert_eq!(told["table"]["seats"][0]["name"], "Somebody");
    assert_eq!(ben.get(&format!("/api/matches/{empty}")).await.0, 404, "nobody is left there");
    until_over(&ben, &alone).await;
    let after_his = answer_once(&mut his, &shared, told["table"].clone()).await;
    let may = after_his["may"].as_array().expect("deeds");
    assert!(may.contains(&json!("let-bot-play")), "he can play on: {may:?}");
    for (text, path) in all_answers(&ben, &ids).await {
        names_nobody(&text, &anna, &path);
    }
    hall.close().await;
    file_names_nobody(data.path(), &anna);

    let hall = Hall::open(data.path()).await;
    let ben = ben.at(&hall);
    for (text, path) in all_answers(&ben, &ids).await {
        names_nobody(&text, &anna, &path);
    }
    let (mut his, table) = sit_at(&ben, &shared).await;
    his.say(json!({"type": "do", "match": shared, "deed": "let-bot-play", "client": "go"})).await;
    assert!(is_over(&play_on(&mut his, &shared, table, 8).await));
    hall.close().await;
}

/// Films are packed, so nobody could be taken out of them later.
#[tokio::test]
async fn nobody_is_named_in_a_film() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let anna = hall.guest().await;
    assert_eq!(anna.post("/api/me", json!({"name": NAME})).await.0, 200);
    let (over, running) = (anna.make_as(with(a_bot())).await, anna.make_as(with(a_bot())).await);
    let (mut socket, table) = sit_at(&anna, &over).await;
    play_on(&mut socket, &over, table, 7).await;
    let (mut socket, table) = sit_at(&anna, &running).await;
    answer_once(&mut socket, &running, table).await;
    hall.close().await;
    let file = store::Sqlite::open(&data.path().join("sparhall.db")).await.expect("the database");
    for (id, eyes) in [(&over, "P1"), (&over, "journal"), (&running, "P1"), (&running, "all")] {
        let film = file.film(id, eyes).await.expect("asked").expect("it was filmed");
        let mut text = String::new();
        let mut film = flate2::read::DeflateDecoder::new(film.body.as_slice());
        film.read_to_string(&mut text).expect("it is text");
        assert!(text.len() > 100);
        names_nobody(&text, &anna, eyes);
    }
    file.close().await;
}
