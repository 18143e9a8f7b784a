//! Sent again, sent by two, sent by a flood, sent in odd shapes, never read: it harms nobody else
//! and is applied once or not at all.

mod common;

use common::{Hall, Person, Socket, in_the_end, is_asked, is_over, play_on};
use serde_json::{Value, json};

async fn asked(me: &Person) -> (String, Socket, Value) {
    let seats = json!([{"kind": "me"}, {"kind": "bot", "name": "random"}]);
    let id = me.make("simple", seats).await;
    let (mut socket, first) = me.follow(&id).await;
    let table = socket.until(first["table"].clone(), is_asked).await;
    (id, socket, table)
}

fn answer(id: &str, table: &Value, client: &str) -> Value {
    json!({"type": "answer", "match": id, "prompt": table["prompt"]["id"],
        "choice": table["prompt"]["choices"][0]["label"], "client": client})
}

/// How often the first seat has done something that others saw.
fn deeds_of_p1(snapshot: &Value) -> usize {
    let lines = snapshot["missed"].as_array().expect("lines").iter();
    lines.filter(|l| l["event"]["event"] == "moved" && l["event"]["seat"] == "P1").count()
}

#[tokio::test]
async fn a_message_sent_again_after_a_restart_is_applied_once() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let (id, mut socket, table) = asked(&me).await;
    let message = answer(&id, &table, "once");
    socket.say(message.clone()).await;
    socket.hear("done").await;
    hall.close().await;
    let hall = Hall::open(data.path()).await;
    let me = me.at(&hall);
    let (mut socket, _) = me.follow(&id).await;
    socket.say(message).await;
    assert_eq!(socket.hear("done").await["client"], "once");
    let (_, now) = me.follow(&id).await;
    assert_eq!(deeds_of_p1(&now), 1);
    hall.close().await;
}

#[tokio::test]
async fn the_same_message_from_two_pages_at_once_is_applied_once() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let (id, mut one, table) = asked(&me).await;
    let (mut two, _) = me.follow(&id).await;
    let message = answer(&id, &table, "once");
    tokio::join!(one.say(message.clone()), two.say(message));
    assert_eq!(one.hear("done").await["client"], "once");
    assert_eq!(two.hear("done").await["client"], "once");
    let (_, now) = me.follow(&id).await;
    assert_eq!(deeds_of_p1(&now), 1);
    hall.close().await;
}

/// What a client calls its messages is its own business.
#[tokio::test]
async fn two_players_may_call_their_messages_the_same() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let (anna, ben) = (hall.guest().await, hall.guest().await);
    let id = anna.make("simple", json!([{"kind": "me"}, {"kind": "open"}])).await;
    ben.post(&format!("/api/matches/{id}/join"), json!({"seat": null})).await;
    let (mut a, first_a) = anna.follow(&id).await;
    let (mut b, first_b) = ben.follow(&id).await;
    let running = |t: &Value| t["status"] == "running";
    let ta = a.until(first_a["table"].clone(), running).await;
    let tb = b.until(first_b["table"].clone(), running).await;
    let (first, t1, second, t2) =
        if is_asked(&ta) { (&mut a, ta, &mut b, tb) } else { (&mut b, tb, &mut a, ta) };
    first.say(answer(&id, &t1, "same")).await;
    first.hear("done").await;
    let t2 = second.until(t2, is_asked).await;
    second.say(answer(&id, &t2, "same")).await;
    assert_eq!(second.hear("done").await["client"], "same");
    second.until(t2.clone(), |t| t["prompt"]["id"] != t2["prompt"]["id"]).await;
    hall.close().await;
}

#[tokio::test]
async fn odd_shapes_are_answered_and_change_nothing() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let (id, mut socket, table) = asked(&me).await;
    let deep = format!("{}{}", "[".repeat(1500), "]".repeat(1500));
    let long = "x".repeat(65);
    let with = |key: &str, value: Value| {
        let mut message = answer(&id, &table, "odd");
        message["v"] = json!(1);
        message[key] = value;
        message.to_string()
    };
    let nonce = json!({"v": 1, "type": "nonce", "match": id, "nonce": long}).to_string();
    for text in [
        deep,
        "\u{0}\u{1}".into(),
        "null".into(),
        with("prompt", json!(-1)),
        with("prompt", json!(1.5)),
        with("prompt", json!("1")),
        with("prompt", json!(u64::MAX)),
        with("client", json!(long)),
        with("client", Value::Null),
        with("match", json!(["a"])),
        with("seat", json!("P2")),
        nonce,
    ] {
        socket.say_text(&text).await;
        let error = socket.hear("error").await;
        assert_eq!(error["code"], "malformed", "{text} {error}");
    }
    for (key, value, code) in [
        ("choice", json!("pass\u{0}"), "illegal"),
        ("choice", json!("x".repeat(3000)), "illegal"),
        ("match", json!("../../etc"), "no-such-match"),
        ("match", json!("' or 1=1 --"), "no-such-match"),
    ] {
        socket.say_text(&with(key, value)).await;
        assert_eq!(socket.hear("error").await["code"], code, "{key}");
    }
    socket.say_bytes(&[0xff, 0xfe, 0]).await;
    assert_eq!(socket.hear("error").await["code"], "malformed");
    let (_, again) = me.follow(&id).await;
    assert_eq!(again["table"]["picture"], table["picture"], "nothing has changed");
    socket.say(answer(&id, &table, "odd")).await;
    assert_eq!(socket.hear("done").await["client"], "odd", "none of it was taken for this");
    hall.close().await;
}

#[tokio::test]
async fn who_floods_is_slowed_down_alone() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::with(data.path(), |c| c.limits.messages_per_second = 20).await;
    let (me, flood) = (hall.guest().await, hall.guest().await);
    let (id, mut socket, table) = asked(&me).await;
    let mut flooding = flood.socket().await;
    for _ in 0..300 {
        flooding.say(json!({"type": "follow", "match": id})).await;
    }
    socket.say(answer(&id, &table, "mine")).await;
    assert_eq!(socket.hear("done").await["client"], "mine");
    assert_eq!(flooding.hear("error").await["code"], "too-fast");
    let deed = json!({"type": "do", "match": id, "deed": "resign", "client": "mine"});
    let mut refused = json!(null);
    for _ in 0..600 {
        flooding.say(deed.clone()).await;
        refused = flooding.hear("error").await;
        if refused["code"] == "too-fast" && refused["client"] == "mine" {
            break;
        }
    }
    assert_eq!(refused["client"], "mine", "he knows which message was not taken");
    assert_eq!(refused["match"], json!(id));
    // He is let in again as soon as he is slower: nobody is locked out for good.
    let is_let_in = async || {
        flooding.say(json!({"type": "follow", "match": id})).await;
        let answer = flooding.next().await.expect("the socket stays open");
        (answer["type"] == "snapshot").then_some(())
    };
    in_the_end("he is let in", is_let_in).await;
    hall.close().await;
}

#[tokio::test]
async fn who_never_reads_holds_nobody_up() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let (me, deaf) = (hall.guest().await, hall.guest().await);
    let (id, mut socket, table) = asked(&me).await;
    let mut silent = deaf.socket().await;
    for _ in 0..600 {
        silent.say(json!({"type": "follow", "match": id})).await;
    }
    let end = play_on(&mut socket, &id, table, 4).await;
    assert!(is_over(&end));
    hall.close().await;
}

#[tokio::test]
async fn a_forged_cookie_is_nobody() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let (me, other) = (hall.guest().await, hall.guest().await);
    let (token, _) = other.cookie.split_once('.').expect("a token and its signature");
    let (_, signature) = me.cookie.split_once('.').expect("a token and its signature");
    let forged = Person { cookie: format!("{token}.{signature}"), ..me.clone() };
    let (_, known) = forged.get("/api/me").await;
    assert_ne!(known["id"], json!(other.id));
    let (status, why) = forged.try_socket().await.err().expect("he is not known");
    assert_eq!((status, &why["code"]), (401, &json!("unknown")), "{why}");
    hall.close().await;
}
