//! What one person, one address, or everybody together may use up.

mod common;

use common::{Hall, PATIENCE, Person, Socket, in_the_end, is_asked, is_over, play_on};
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
    in_the_end("the place is given back", async || me.try_socket().await.ok()).await
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

/// Before another program is started, say: what runs goes on, and nothing new begins.
#[tokio::test]
async fn a_hall_in_which_nobody_may_have_matches_begins_none_and_says_so() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let runs = me.make("simple", against_a_bot()).await;
    let (mut socket, first) = me.follow(&runs).await;
    socket.until(first["table"].clone(), is_asked).await;
    let waits = me.make("simple", json!([{"kind": "me"}, {"kind": "open"}])).await;
    drop(socket);
    hall.close().await;
    let hall = Hall::with(data.path(), |c| c.limits.matches_per_player = 0).await;
    let (me, friend) = (me.at(&hall), hall.guest().await);
    let wish = json!({"game": "flash-duel", "mode": "simple", "options": {},
        "visibility": "link", "seats": against_a_bot()});
    let words = |(status, why): (u16, Value)| {
        assert_eq!((status, &why["code"]), (429, &json!("too-many")), "{why}");
        why["words"].as_str().unwrap_or_default().to_string()
    };
    let said = words(me.post("/api/matches", wish).await);
    assert!(said.contains("no new matches begin here at the moment"), "{said}");
    words(friend.post(&format!("/api/matches/{waits}/join"), json!({"seat": null})).await);
    let (mut socket, first) = me.follow(&runs).await;
    assert!(is_over(&play_on(&mut socket, &runs, first["table"].clone(), 4).await));
    words(me.post(&format!("/api/matches/{runs}/continue?at=1"), json!({})).await);
    socket.say(json!({"type": "do", "match": runs, "deed": "rematch", "client": "again"})).await;
    let refused = socket.hear("error").await;
    assert!(refused["words"].as_str().is_some_and(|w| w.contains("no new matches")), "{refused}");
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

/// However many are asked for at once.
#[tokio::test(flavor = "multi_thread")]
async fn matches_made_at_once_are_counted_together() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::with(data.path(), |c| c.limits.matches_per_player = 2).await;
    let me = hall.guest().await;
    let wishes = (0..12).map(|_| try_to_make(&me, with_a_friend()));
    let made = futures_util::future::join_all(wishes).await;
    let made = made.iter().filter(|(status, _)| *status == 200).count();
    assert!((1..=2).contains(&made), "{made} matches");
    hall.close().await;
}

#[tokio::test]
async fn a_clock_leaves_time_to_look() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    for (clock, good) in [
        (json!({"kind": "per-move", "seconds": 0}), false),
        (json!({"kind": "per-move", "seconds": 4}), false),
        (json!({"kind": "per-move", "seconds": 5}), true),
        (json!({"kind": "per-move", "seconds": 86_401}), false),
        (json!({"kind": "total", "seconds": 0, "increment": 10}), false),
        (json!({"kind": "total", "seconds": 300, "increment": 3_601}), false),
        (json!({"kind": "total", "seconds": 86_400, "increment": 3_600}), true),
        (json!({"kind": "none"}), true),
    ] {
        let wish = json!({"game": "flash-duel", "mode": "simple", "seats": with_a_friend(),
            "options": {}, "visibility": "link", "clock": clock});
        let (status, said) = me.post("/api/matches", wish).await;
        let expected = if good { (200, None) } else { (422, Some("clock")) };
        assert_eq!((status, said["code"].as_str().filter(|_| !good)), expected, "{clock} {said}");
    }
    hall.close().await;
}

/// A browser that is gone without a word does not keep its place; one that answers does. It has two
/// seconds for that here, so that it is not let go as well because the machine is busy.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_answer_pings_is_let_go() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::with(data.path(), |c| {
        c.limits.sockets = 2;
        c.ping_every = std::time::Duration::from_secs(1);
    })
    .await;
    let (gone, me, late) = (hall.guest().await, hall.guest().await, hall.guest().await);
    let (silent, mut mine) = (gone.socket().await, me.socket().await);
    tokio::select! {
        () = silent.hung_up() => (),
        heard = mine.next() => panic!("whoever answers is not let go: {heard:?}"),
    }
    let _place = socket_in_the_end(&late).await;
    mine.say(json!({"type": "follow", "match": "nowhere"})).await;
    assert_eq!(mine.hear("error").await["code"], "no-such-match");
    hall.close().await;
}

/// Whether the hall has hung up: it says nothing and the connection ends.
async fn is_cut(stream: &mut tokio::net::TcpStream) -> bool {
    use tokio::io::AsyncReadExt;
    let read = tokio::time::timeout(PATIENCE, stream.read(&mut [0; 64])).await;
    matches!(read.expect("it ends"), Ok(0) | Err(_))
}

#[tokio::test]
async fn connections_are_counted_before_anybody_says_who_he_is() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::with(data.path(), |c| c.limits.sockets_per_address = 0).await;
    let me = hall.guest().await;
    let mut standing = Vec::new();
    for _ in 0..16 {
        standing.push(tokio::net::TcpStream::connect(hall.address).await.expect("a place"));
    }
    let mut late = tokio::net::TcpStream::connect(hall.address).await.expect("connected");
    assert!(is_cut(&mut late).await);
    drop(standing);
    // The places are free a moment later.
    let answered = async || Some(me.get("/api/me").await.0).filter(|status| *status != 0);
    assert_eq!(in_the_end("he is answered", answered).await, 200);
    hall.close().await;
}

#[tokio::test]
async fn whoever_says_nothing_is_let_go() {
    let data = tempfile::tempdir().expect("a folder");
    let moment = std::time::Duration::from_millis(50);
    let hall = Hall::with(data.path(), |c| c.silence = moment).await;
    let mut silent = tokio::net::TcpStream::connect(hall.address).await.expect("connected");
    assert!(is_cut(&mut silent).await);
    hall.close().await;
}

/// One request a second is given back, far less than is asked for.
fn slow(c: &mut server::Config) {
    c.limits.requests_per_second = 1;
}

/// Asks until it is too much: how often it was good, and the words of the refusal.
async fn until_too_fast(who: &Person, path: &str) -> (usize, String) {
    for good in 0..1000 {
        let (status, said) = who.get(path).await;
        if status == 429 {
            assert_eq!(said["code"], "too-fast", "{said}");
            return (good, said["words"].as_str().unwrap_or_default().to_string());
        }
    }
    panic!("nobody is ever too fast");
}

#[tokio::test]
async fn an_address_asks_only_so_often() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::with(data.path(), slow).await;
    let nobody = Person { address: hall.address, cookie: String::new(), id: String::new() };
    let (good, words) = until_too_fast(&nobody, "/api/games").await;
    assert!(good >= 4 && words.contains("your address"), "{good} {words}");
    hall.close().await;
}

/// From wherever he comes: each request is of another address, as a proxy says.
#[tokio::test]
async fn a_player_asks_only_so_often() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::with(data.path(), |c| {
        slow(c);
        c.trusted_proxy = Some(std::net::Ipv4Addr::LOCALHOST.into());
    })
    .await;
    let me = hall.guest().await;
    let mut refused = None;
    for i in 0..200 {
        let from = format!("10.0.0.{i}");
        let headers = [("x-forwarded-for", from.as_str())];
        let (status, said, _) = me.send("GET", "/api/me", None, &headers).await;
        if status == 429 {
            refused = said["words"].as_str().map(str::to_string);
            break;
        }
    }
    assert!(refused.is_some_and(|words| words.contains("requests of yours")));
    hall.close().await;
}

#[tokio::test]
async fn an_address_brings_only_so_many_guests() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::with(data.path(), |c| c.limits.guests_per_hour = 3).await;
    let nobody = Person { address: hall.address, cookie: String::new(), id: String::new() };
    let known = hall.guest().await;
    let (good, words) = until_too_fast(&nobody, "/api/me").await;
    assert!(good == 2 && words.contains("new guests"), "{good} {words}");
    assert_eq!(known.get("/api/me").await.0, 200, "whoever is here stays");
    hall.close().await;
}

#[tokio::test]
async fn one_page_follows_eight_matches() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let mut ids = Vec::new();
    for _ in 0..9 {
        ids.push(me.make("simple", with_a_friend()).await);
    }
    let mut page = me.socket().await;
    for id in &ids[..8] {
        page.say(json!({"type": "follow", "match": id})).await;
        assert_eq!(page.hear("snapshot").await["table"]["match"], json!(id));
    }
    let ninth = json!({"type": "follow", "match": ids[8]});
    page.say(ninth.clone()).await;
    let refused = page.hear("error").await;
    assert!(refused["words"].as_str().is_some_and(|w| w.contains("at most 8")), "{refused}");
    page.say(json!({"type": "follow", "match": ids[0]})).await;
    page.hear("snapshot").await;
    page.say(json!({"type": "unfollow", "match": ids[0]})).await;
    page.say(ninth).await;
    assert_eq!(page.hear("snapshot").await["table"]["match"], json!(ids[8]));
    hall.close().await;
}
