//! What one person, one address, or everybody together may use up.

mod common;

use common::{Hall, Person, Socket, is_asked, is_over, play_on};
use serde_json::{Value, json};

fn against_a_bot() -> Value {
    json!([{"kind": "me"}, {"kind": "bot", "name": "random"}])
}

fn with_a_friend() -> Value {
    json!([{"kind": "me"}, {"kind": "open"}])
}

/// Tries to make a match: the status, and the code of the refusal.
async fn try_to_make(me: &Person, seats: Value) -> (u16, Value) {
    let wish = json!({"game": "flash-duel", "mode": "simple", "seats": seats, "options": {},
        "visibility": "link"});
    let (status, answer) = me.post("/api/matches", wish).await;
    (status, answer["code"].clone())
}

/// A place that was given up is free a moment later.
async fn socket_in_the_end(me: &Person) -> Socket {
    for _ in 0..3000 {
        if let Ok(socket) = me.try_socket().await {
            return socket;
        }
        tokio::task::yield_now().await;
    }
    panic!("the place is never given back");
}

#[tokio::test]
async fn sockets_are_counted_for_each_address_and_in_all() {
    for (in_all, of_one, status, code) in [(10, 2, 429, "too-many"), (2, 10, 503, "full")] {
        let data = tempfile::tempdir().expect("a folder");
        let hall = Hall::with(data.path(), |c| {
            c.limits.sockets = in_all;
            c.limits.sockets_per_address = of_one;
        })
        .await;
        let (me, other) = (hall.guest().await, hall.guest().await);
        let first = me.socket().await;
        let _second = other.socket().await;
        let (refused, why) = me.try_socket().await.err().expect("one too many");
        assert_eq!((refused, &why["code"]), (status, &json!(code)), "{why}");
        assert!(why["words"].as_str().is_some_and(|w| !w.is_empty()));
        drop(first);
        let _third = socket_in_the_end(&me).await;
        hall.close().await;
    }
}

/// However a match comes to be one's own: made, joined, gone on with, or left to others to play.
#[tokio::test]
async fn nobody_has_more_matches_than_he_may() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::with(data.path(), |c| c.limits.matches_per_player = 2).await;
    let (me, friend) = (hall.guest().await, hall.guest().await);
    let finished = me.make("simple", against_a_bot()).await;
    let (mut socket, first) = me.follow(&finished).await;
    play_on(&mut socket, &finished, first["table"].clone(), 3).await;
    let joinable = friend.make("simple", with_a_friend()).await;
    let mine = me.make("simple", with_a_friend()).await;
    me.make("simple", json!([{"kind": "open"}, {"kind": "open"}])).await;
    let too_many = json!("too-many");
    assert_eq!(try_to_make(&me, against_a_bot()).await, (429, too_many.clone()));
    let go_on = format!("/api/matches/{finished}/continue?at=1");
    let (status, refusal) = me.post(&go_on, json!({})).await;
    assert_eq!((status, &refusal["code"]), (429, &too_many));
    let join = format!("/api/matches/{joinable}/join");
    let (status, refusal) = me.post(&join, json!({"seat": null})).await;
    assert_eq!((status, &refusal["code"]), (429, &too_many));
    socket
        .say(json!({"type": "do", "match": finished, "deed": "rematch", "client": "again"}))
        .await;
    let refused = socket.hear("error").await;
    assert!(refused["words"].as_str().is_some_and(|w| w.contains("too many")), "{refused}");
    let again = me.post(&format!("/api/matches/{mine}/join"), json!({"seat": null})).await;
    assert_eq!((again.0, &again.1["seat"]), (200, &json!("P1")), "he sits there already");
    assert_eq!(me.post(&format!("/api/matches/{mine}/leave"), json!({})).await.0, 200);
    assert_eq!(me.get(&format!("/api/matches/{mine}")).await.0, 404, "a deserted table is closed");
    assert_eq!(me.post(&join, json!({"seat": null})).await.0, 200);
    hall.close().await;
}

#[tokio::test]
async fn bots_think_for_one_person_only_so_long() {
    let data = tempfile::tempdir().expect("a folder");
    let none = std::time::Duration::ZERO;
    let hall = Hall::with(data.path(), |c| c.limits.bot_time_per_hour = none).await;
    let (me, friend) = (hall.guest().await, hall.guest().await);
    let id = me.make("simple", against_a_bot()).await;
    let (mut socket, first) = me.follow(&id).await;
    let table = socket.until(first["table"].clone(), is_asked).await;
    let prompt = table["prompt"].clone();
    let choice = prompt["choices"][0]["label"].as_str().expect("a label");
    socket.answer(&id, &prompt, choice).await;
    let after = |t: &Value| (is_asked(t) && t["prompt"]["id"] != prompt["id"]) || is_over(t);
    let table = socket.until(table, after).await;
    assert_eq!(try_to_make(&me, against_a_bot()).await, (429, json!("bot-time")));
    let bots = json!([{"kind": "bot", "name": "random"}, {"kind": "bot", "name": "random"}]);
    assert_eq!(try_to_make(&me, bots).await, (429, json!("bot-time")));
    assert_eq!(try_to_make(&me, with_a_friend()).await.0, 200, "people may always play");
    assert_eq!(try_to_make(&friend, against_a_bot()).await.0, 200, "it is his time alone");
    let end = play_on(&mut socket, &id, table, 4).await;
    assert!(is_over(&end), "what runs goes on");
    let (status, why) = me.post(&format!("/api/matches/{id}/continue?at=1"), json!({})).await;
    assert_eq!((status, &why["code"]), (429, &json!("bot-time")));
    hall.close().await;
}

/// Whoever only lets bots play uses up his own time.
#[tokio::test]
async fn a_match_of_bots_counts_for_its_host() {
    let data = tempfile::tempdir().expect("a folder");
    let none = std::time::Duration::ZERO;
    let hall = Hall::with(data.path(), |c| c.limits.bot_time_per_hour = none).await;
    let me = hall.guest().await;
    let bots = json!([{"kind": "bot", "name": "random"}, {"kind": "bot", "name": "random"}]);
    let id = me.make("simple", bots.clone()).await;
    let (mut socket, first) = me.follow(&id).await;
    socket.until(first["table"].clone(), is_over).await;
    assert_eq!(try_to_make(&me, bots).await, (429, json!("bot-time")));
    hall.close().await;
}
