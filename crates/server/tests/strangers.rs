//! What somebody who does not sit at a table never gets to see of it, and nobody while it runs.

mod common;

use common::{Hall, Person, Socket, is_asked, is_over, play_on};
use serde_json::{Value, json};

fn against_a_bot() -> Value {
    json!([{"kind": "me"}, {"kind": "bot", "name": "random"}])
}

fn with_a_friend() -> Value {
    json!([{"kind": "me"}, {"kind": "open"}])
}

async fn make(me: &Person, visibility: &str, seats: Value) -> String {
    let wish = json!({"game": "flash-duel", "mode": "simple", "options": {}, "seats": seats,
        "visibility": visibility});
    me.make_as(wish).await
}

async fn play_out(me: &Person, id: &str) {
    let (mut socket, first) = me.follow(id).await;
    assert!(is_over(&play_on(&mut socket, id, first["table"].clone(), 3).await));
}

/// The matches in one list of the lobby.
async fn listed(who: &Person, list: &str) -> Vec<String> {
    let (status, lobby) = who.get("/api/lobby").await;
    assert_eq!(status, 200);
    let lines = lobby[list].as_array().expect("a list");
    lines.iter().map(|l| l["match"].as_str().expect("an id").to_string()).collect()
}

/// Everything that comes until the table satisfies this, and that table.
async fn all_until(socket: &mut Socket, done: impl Fn(&Value) -> bool) -> (Vec<String>, Value) {
    let mut all = Vec::new();
    loop {
        let message = socket.next().await.expect("the socket is open");
        if done(&message["table"]) {
            return (all, message["table"].clone());
        }
        all.push(message.to_string());
    }
}

#[tokio::test]
async fn nobody_is_told_the_secret_of_a_running_match() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let (anna, ben, carl) = (hall.guest().await, hall.guest().await, hall.guest().await);
    let id = make(&anna, "public", with_a_friend()).await;
    ben.post(&format!("/api/matches/{id}/join"), json!({"seat": null})).await;
    let mut said = Vec::new();
    let (mut a, first_a) = anna.follow(&id).await;
    let (mut b, first_b) = ben.follow(&id).await;
    let (mut c, first_c) = carl.follow(&id).await;
    said.extend([&first_a, &first_b, &first_c].map(Value::to_string));
    let running = |t: &Value| t["status"] == "running";
    let table_a = a.until(first_a["table"].clone(), running).await;
    let table_b = b.until(first_b["table"].clone(), running).await;
    said.extend([&table_a, &table_b].map(Value::to_string));
    for who in [&anna, &carl] {
        for path in ["/api/lobby".into(), format!("/api/matches/{id}"), "/api/me".into()] {
            said.push(who.get(&path).await.1.to_string());
        }
        for path in ["replay?eyes=all", "journal"] {
            let (status, refused) = who.get(&format!("/api/matches/{id}/{path}")).await;
            assert_eq!((status, &refused["code"]), (409, &json!("running")));
            said.push(refused.to_string());
        }
    }
    let (mover, table) = if is_asked(&table_a) { (&mut a, table_a) } else { (&mut b, table_b) };
    let label = table["prompt"]["choices"][0]["label"].as_str().expect("a label").to_string();
    mover.answer(&id, &table["prompt"], &label).await;
    mover.say(json!({"type": "do", "match": id, "deed": "resign", "client": "end"})).await;
    let mut secrets = Vec::new();
    for socket in [&mut a, &mut b, &mut c] {
        let (all, end) = all_until(socket, is_over).await;
        said.extend(all);
        secrets.push(end["ended"]["secret"].as_str().expect("it is told now").to_string());
        let secret: kernel::Secret = secrets[0].parse().expect("a secret");
        assert_eq!(end["commitment"], json!(secret.commitment().0), "it was promised before");
    }
    assert!(said.len() > 15 && said.iter().any(|s| s.contains("\"commitment\"")));
    for text in said {
        assert!(!text.contains(&secrets[0]), "{text}");
        assert!(!text.contains("\"nonces\"") && !text.contains("\"journal\""), "{text}");
    }
    hall.close().await;
}

#[tokio::test]
async fn a_strangers_lobby_lists_public_tables_alone() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let (me, stranger) = (hall.guest().await, hall.guest().await);
    let nobody = Person { cookie: String::new(), id: String::new(), ..stranger.clone() };
    for (seats, list) in [(with_a_friend(), "open"), (against_a_bot(), "running")] {
        let mut ids = Vec::new();
        for visibility in ["public", "link", "private"] {
            let id = make(&me, visibility, seats.clone()).await;
            let (mut socket, first) = me.follow(&id).await;
            socket.until(first["table"].clone(), |t| t["status"] == list).await;
            ids.push(id);
        }
        let mine = listed(&me, "mine").await;
        assert!(ids.iter().all(|id| mine.contains(id)), "he sees all his own");
        for who in [&stranger, &nobody] {
            assert_eq!(listed(who, list).await, ids[..1], "{list}");
        }
    }
    assert!(listed(&stranger, "mine").await.is_empty());
    hall.close().await;
}

#[tokio::test]
async fn a_strangers_results_are_the_public_ones() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let (me, stranger) = (hall.guest().await, hall.guest().await);
    let mut ids = Vec::new();
    for visibility in ["public", "link", "private"] {
        let id = make(&me, visibility, against_a_bot()).await;
        play_out(&me, &id).await;
        ids.push(id);
    }
    let mine = listed(&me, "recent").await;
    assert!(ids.iter().all(|id| mine.contains(id)), "he sees all his own");
    assert_eq!(listed(&stranger, "recent").await, ids[..1]);
    hall.close().await;
}

#[tokio::test]
async fn a_private_match_stays_private_when_it_is_over() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let (me, stranger) = (hall.guest().await, hall.guest().await);
    let (private, linked) =
        (make(&me, "private", against_a_bot()).await, make(&me, "link", against_a_bot()).await);
    let mut refused = stranger.socket().await;
    for over in [false, true] {
        if over {
            play_out(&me, &private).await;
            play_out(&me, &linked).await;
        } else {
            let (mut socket, first) = me.follow(&private).await;
            socket.until(first["table"].clone(), is_asked).await;
        }
        refused.say(json!({"type": "follow", "match": private})).await;
        assert_eq!(refused.hear("error").await["code"], "no-such-match", "over: {over}");
        for path in ["", "/replay", "/replay?eyes=all", "/journal"] {
            let (status, said) = stranger.get(&format!("/api/matches/{private}{path}")).await;
            assert_eq!((status, &said["code"]), (404, &json!("no-such-match")), "{path} {over}");
        }
        let go_on = format!("/api/matches/{private}/continue?at=1");
        assert_eq!(stranger.post(&go_on, json!({})).await.0, 404);
    }
    for path in ["replay", "journal"] {
        assert_eq!(me.get(&format!("/api/matches/{private}/{path}")).await.0, 200);
        assert_eq!(stranger.get(&format!("/api/matches/{linked}/{path}")).await.0, 200);
    }
    refused.say(json!({"type": "follow", "match": linked})).await;
    assert!(is_over(&refused.hear("snapshot").await["table"]));
    hall.close().await;
}

#[tokio::test]
async fn nobody_goes_on_from_a_match_that_runs() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let (me, stranger) = (hall.guest().await, hall.guest().await);
    let id = make(&me, "public", against_a_bot()).await;
    let (mut socket, first) = me.follow(&id).await;
    socket.until(first["table"].clone(), is_asked).await;
    let go_on = format!("/api/matches/{id}/continue?at=0");
    for who in [&me, &stranger] {
        let (status, refused) = who.post(&go_on, json!({})).await;
        assert_eq!((status, &refused["code"]), (409, &json!("running")), "{refused}");
    }
    play_out(&me, &id).await;
    assert_eq!(stranger.post(&go_on, json!({})).await.0, 200, "now anyone may");
    hall.close().await;
}
