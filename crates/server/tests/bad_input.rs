//! What is malformed, stale, foreign, too large or too much changes nothing and is told so.

mod common;

use common::{Hall, Person, Socket, is_asked};
use serde_json::{Value, json};

async fn asked(me: &Person) -> (String, Socket, Value) {
    let seats = json!([{"kind": "me"}, {"kind": "bot", "name": "random"}]);
    let id = me.make("simple", seats).await;
    let (mut socket, first) = me.follow(&id).await;
    let table = socket.until(first["table"].clone(), is_asked).await;
    (id, socket, table)
}

#[tokio::test]
async fn what_is_no_message_is_answered_with_an_error() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let (id, mut socket, table) = asked(&me).await;
    for (text, code) in [
        ("nonsense", "malformed"),
        (r#"{"type":"follow","match":"x"}"#, "malformed"),
        (r#"{"v":9,"type":"follow","match":"x"}"#, "version"),
        (r#"{"v":1,"type":"dance","match":"x"}"#, "malformed"),
        (r#"{"v":1,"type":"follow","match":"nowhere"}"#, "no-such-match"),
    ] {
        socket.say_text(text).await;
        let error = socket.hear("error").await;
        assert_eq!(error["code"], code, "{text}");
        assert!(error["words"].as_str().is_some_and(|w| !w.is_empty()));
    }
    let answer = |prompt: Value, choice: &str, client: &str| {
        json!({"type": "answer", "match": id, "prompt": prompt, "choice": choice,
            "client": client})
    };
    let prompt = table["prompt"]["id"].clone();
    let old = json!(prompt.as_u64().expect("a number") + 7);
    for (message, code) in [
        (answer(prompt.clone(), "fly away", "a"), "illegal"),
        (answer(prompt.clone(), "block 1x3", "b"), "illegal"),
        (answer(old, "move forward 1", "c"), "stale"),
        (answer(prompt.clone(), "move forward 1", ""), "malformed"),
        (json!({"type": "do", "match": id, "deed": "accept-draw", "client": "d"}), "not-possible"),
    ] {
        socket.say(message.clone()).await;
        let error = socket.hear("error").await;
        assert_eq!(error["code"], code, "{message}");
    }
    let (_, again) = me.follow(&id).await;
    assert_eq!(again["table"]["picture"], table["picture"], "nothing has changed");
    hall.close().await;
}

#[tokio::test]
async fn a_retried_answer_is_applied_once() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let (id, mut socket, table) = asked(&me).await;
    let message = json!({"type": "answer", "match": id, "prompt": table["prompt"]["id"],
        "choice": table["prompt"]["choices"][0]["label"], "client": "once"});
    for _ in 0..3 {
        socket.say(message.clone()).await;
        assert_eq!(socket.hear("done").await["client"], "once");
    }
    let (_, now) = me.follow(&id).await;
    let lines = now["missed"].as_array().expect("lines").iter();
    let moved = lines.filter(|l| l["event"]["event"] == "moved" && l["event"]["seat"] == "P1");
    assert_eq!(moved.count(), 1);
    hall.close().await;
}

#[tokio::test]
async fn nobody_answers_for_another() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let (me, other) = (hall.guest().await, hall.guest().await);
    let (id, _socket, table) = asked(&me).await;
    let (mut watching, seen) = other.follow(&id).await;
    assert_eq!(seen["table"]["prompt"], Value::Null);
    let choice = table["prompt"]["choices"][0]["label"].as_str().expect("a label");
    watching.answer(&id, &table["prompt"], choice).await;
    assert_eq!(watching.hear("error").await["code"], "not-your-seat");
    let private = json!({"game": "flash-duel", "mode": "simple", "visibility": "private",
        "seats": [{"kind": "me"}, {"kind": "bot", "name": "random"}]});
    let hidden = me.make_as(private).await;
    let (mut own, first) = me.follow(&hidden).await;
    own.until(first["table"].clone(), is_asked).await;
    let mut socket = other.socket().await;
    socket.say(json!({"type": "follow", "match": hidden})).await;
    assert_eq!(socket.hear("error").await["code"], "no-such-match");
    let say = json!({"type": "say", "match": hidden, "phrase": "hello"});
    let nonce = json!({"type": "nonce", "match": hidden, "nonce": "n"});
    for message in [say, nonce] {
        socket.say(message).await;
        let error = socket.hear("error").await;
        assert_eq!(error["code"], "no-such-match", "nobody learns that it exists: {error}");
    }
    socket.answer(&hidden, &table["prompt"], choice).await;
    assert_eq!(socket.hear("error").await["code"], "no-such-match");
    assert_eq!(other.get(&format!("/api/matches/{hidden}")).await.0, 404);
    hall.close().await;
}

#[tokio::test]
async fn what_is_too_large_or_too_fast_is_stopped() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::with(data.path(), |c| c.limits.messages_per_second = 5).await;
    let me = hall.guest().await;
    let mut socket = me.socket().await;
    for _ in 0..20 {
        socket.say(json!({"type": "unfollow", "match": "x"})).await;
    }
    assert_eq!(socket.hear("error").await["code"], "too-fast");
    let mut large = me.socket().await;
    large.say_text(&"x".repeat(10_000)).await;
    assert!(large.next().await.is_none(), "the socket is closed");
    let body = Some(format!("{{\"name\": \"{}\"}}", "x".repeat(100_000)));
    let (status, _, _) = me.send("POST", "/api/me", body, &[("x-sparhall", "1")]).await;
    assert!(status == 413 || status == 0, "{status}");
    hall.close().await;
}

#[tokio::test]
async fn requests_of_other_sites_are_refused() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let body = || Some(json!({"name": "Eve"}).to_string());
    let foreign = [("x-sparhall", "1"), ("origin", "https://elsewhere.example")];
    assert_eq!(me.send("POST", "/api/me", body(), &foreign).await.0, 403);
    assert_eq!(me.send("POST", "/api/me", body(), &[]).await.0, 403, "the header is missing");
    let own = format!("http://{}", hall.address);
    let good = [("x-sparhall", "1"), ("origin", own.as_str())];
    assert_eq!(me.send("POST", "/api/me", body(), &good).await.0, 200);
    let upgrade = [
        ("origin", "https://elsewhere.example"),
        ("upgrade", "websocket"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    assert_eq!(me.send("GET", "/api/socket", None, &upgrade).await.0, 403);
    hall.close().await;
}

#[tokio::test]
async fn a_match_that_cannot_be_is_refused_with_every_reason() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let wish = |game: &str, mode: &str, seats: Value, options: Value| {
        json!({"game": game, "mode": mode, "seats": seats, "options": options,
            "visibility": "link"})
    };
    let two = json!([{"kind": "me"}, {"kind": "open"}]);
    for (wish, status, word) in [
        (wish("chess", "simple", two.clone(), json!({})), 404, "flash-duel"),
        (wish("flash-duel", "huge", two.clone(), json!({})), 422, "clockwork"),
        (wish("flash-duel", "simple", json!([{"kind": "me"}]), json!({})), 422, "2 seats"),
        (wish("flash-duel", "simple", two.clone(), json!({"tokens": "9"})), 422, "1 to 5"),
        (
            wish(
                "flash-duel",
                "simple",
                json!([{"kind": "me"}, {"kind": "bot", "name": "hal"}]),
                json!({}),
            ),
            422,
            "greedy",
        ),
    ] {
        let (found, refusal) = me.post("/api/matches", wish.clone()).await;
        assert_eq!(found, status, "{wish} {refusal}");
        assert!(refusal["words"].as_str().is_some_and(|w| w.contains(word)), "{refusal}");
    }
    hall.close().await;
}
