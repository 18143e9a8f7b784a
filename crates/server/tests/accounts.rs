//! Guests, accounts, sessions, and moving to another device.

mod common;

use common::{Hall, Person, play_on};
use serde_json::{Value, json};
use store::{Change, Link, Sqlite, Store};

fn credentials(password: &str) -> Value {
    json!({"account": "Anna-1", "password": password})
}

const PASSWORD: &str = "correct horse";

/// The guest becomes an account; its recovery codes.
async fn make_account(who: &Person) -> Vec<String> {
    let (status, said) = who.post("/api/account", credentials(PASSWORD)).await;
    assert_eq!(status, 200, "{said}");
    let codes = said["codes"].as_array().expect("codes").iter();
    codes.map(|c| c.as_str().expect("a code").to_string()).collect()
}

/// Asks for a new cookie; the person who has it, or the status and what was said.
async fn sign_in(who: &Person, path: &str, body: Value) -> Result<Person, (u16, Value)> {
    let (status, said, cookie) = who.ask("POST", path, Some(body)).await;
    match (status, cookie) {
        (200, Some(cookie)) => {
            let id = said["id"].as_str().expect("an id").to_string();
            Ok(Person { cookie, id, ..who.clone() })
        }
        _ => Err((status, said)),
    }
}

async fn finished(me: &Person) -> String {
    let seats = json!([{"kind": "me"}, {"kind": "bot", "name": "random"}]);
    let id = me.make("simple", seats).await;
    let (mut socket, first) = me.follow(&id).await;
    play_on(&mut socket, &id, first["table"].clone(), 2).await;
    id
}

#[tokio::test]
async fn a_guest_who_makes_an_account_keeps_everything_and_finds_it_elsewhere() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let (me, elsewhere) = (hall.guest().await, hall.guest().await);
    let played = finished(&me).await;
    for (bad, word) in [
        (json!({"account": "a", "password": PASSWORD}), "3 to 24"),
        (json!({"account": "a b c", "password": PASSWORD}), "3 to 24"),
        (json!({"account": "anna", "password": "short"}), "8 to 200"),
    ] {
        let (status, why) = me.post("/api/account", bad).await;
        assert_eq!(status, 422);
        assert!(why["words"].as_str().is_some_and(|w| w.contains(word)), "{why}");
    }
    make_account(&me).await;
    assert_eq!(me.post("/api/account", credentials(PASSWORD)).await.1["code"], "account");
    let taken = json!({"account": "ANNA-1", "password": PASSWORD});
    assert_eq!(elsewhere.post("/api/account", taken).await.1["code"], "taken");
    let (_, who) = me.get("/api/me").await;
    assert_eq!((&who["id"], &who["account"]), (&json!(me.id), &json!("Anna-1")));

    let signed_in = sign_in(&elsewhere, "/api/login", credentials(PASSWORD)).await.expect("in");
    assert_eq!(signed_in.id, me.id);
    let (_, lobby) = signed_in.get("/api/lobby").await;
    let recent = lobby["recent"].as_array().expect("a list");
    assert!(recent.iter().any(|l| l["match"] == json!(played) && l["you"] == "P1"), "{lobby}");
    hall.close().await;
}

#[tokio::test]
async fn a_wrong_name_is_refused_like_a_wrong_password() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    make_account(&me).await;
    let wrong = sign_in(&me, "/api/login", credentials("wrong horse")).await.err();
    let unknown = json!({"account": "nobody", "password": PASSWORD});
    let unknown = sign_in(&me, "/api/login", unknown).await.err();
    assert_eq!(wrong.as_ref().map(|w| w.0), Some(401));
    assert_eq!(wrong, unknown, "both are told the same");
    let mut attempts = 0;
    let why = loop {
        match sign_in(&me, "/api/login", credentials("wrong horse")).await {
            Err((429, why)) => break why,
            Err((401, _)) if attempts < 20 => attempts += 1,
            other => panic!("nobody may try for ever: {:?}", other.map(|p| p.id)),
        }
    };
    assert_eq!(why["code"], "too-fast");
    hall.close().await;
}

#[tokio::test]
async fn a_recovery_code_sets_a_new_password_once_and_ends_all_sessions() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let (me, new) = (hall.guest().await, hall.guest().await);
    let codes = make_account(&me).await;
    assert_eq!(codes.len(), 8);
    let mut open_page = me.socket().await;
    let recovery = |code: &str, password: &str| {
        let account = "anna-1";
        json!({"account": account, "code": code, "password": password})
    };
    let refused = sign_in(&new, "/api/recover", recovery("0000", "new password")).await.err();
    assert_eq!(refused.map(|r| r.0), Some(401));
    // Two at once with the same code: it is good once.
    let (one, two) = tokio::join!(
        sign_in(&new, "/api/recover", recovery(&codes[0], "new password")),
        sign_in(&new, "/api/recover", recovery(&codes[0], "new password")),
    );
    assert_eq!(usize::from(one.is_ok()) + usize::from(two.is_ok()), 1);
    let back = one.or(two).expect("one of them");
    assert_eq!(back.id, me.id);
    assert_eq!(me.get("/api/sessions").await.0, 401, "the old session has ended");
    assert_eq!(open_page.hear("error").await["code"], "not-allowed");
    assert!(open_page.next().await.is_none());
    assert!(sign_in(&new, "/api/login", credentials(PASSWORD)).await.is_err());
    assert!(sign_in(&new, "/api/login", credentials("new password")).await.is_ok());
    assert!(sign_in(&new, "/api/recover", recovery(&codes[1], "another one")).await.is_ok());
    hall.close().await;
}

#[tokio::test]
async fn sessions_are_listed_and_ended_also_on_an_open_page() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let (me, elsewhere) = (hall.guest().await, hall.guest().await);
    make_account(&me).await;
    let other = sign_in(&elsewhere, "/api/login", credentials(PASSWORD)).await.expect("in");
    let (mut mine, mut others) = (me.socket().await, other.socket().await);
    let (_, list) = me.get("/api/sessions").await;
    let list = list.as_array().expect("a list").clone();
    assert_eq!(list.len(), 2);
    let theirs = list.iter().find(|s| s["current"] == false).expect("the other one");
    let path = format!("/api/sessions/{}", theirs["id"].as_str().expect("an id"));
    let stranger = hall.guest().await;
    assert_eq!(stranger.ask("DELETE", &path, None).await.0, 422, "it is not his");
    let (status, left, _) = me.ask("DELETE", &path, None).await;
    assert_eq!((status, left.as_array().map(Vec::len)), (200, Some(1)));
    assert_eq!(others.hear("error").await["code"], "not-allowed");
    assert!(others.next().await.is_none(), "its page is shown out");
    assert_eq!(other.get("/api/sessions").await.0, 401);
    mine.say(json!({"type": "follow", "match": "nowhere"})).await;
    assert_eq!(mine.hear("error").await["code"], "no-such-match", "this one stays");
    let (status, _, cookie) = me.ask("POST", "/api/logout", None).await;
    assert_eq!((status, cookie.as_deref()), (200, Some("sparhall=")));
    assert_eq!(mine.hear("error").await["code"], "not-allowed");
    assert_eq!(me.get("/api/sessions").await.0, 401);
    hall.close().await;
}

/// What is kept of a token.
fn kept(token: &str) -> String {
    let bytes = blake3::derive_key("sparhall token v1", token.as_bytes());
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

#[tokio::test]
async fn a_link_moves_a_guest_to_another_device_once() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let nobody = Person { cookie: String::new(), ..me.clone() };
    let link = async || {
        let (_, link) = me.post("/api/device-link", json!({})).await;
        let url = link["url"].as_str().expect("a link").to_string();
        let own = format!("http://{}", hall.address);
        url.strip_prefix(&own).expect("it leads here").to_string()
    };
    let path = link().await;
    let (_, _, cookie) = nobody.ask("GET", &path, None).await;
    assert_eq!(cookie, None, "whoever only looks at the link does not use it up");
    let token = json!({"token": path.rsplit('/').next().expect("a token")});
    let foreign = nobody.send("POST", "/api/device", Some(token.to_string()), &[]).await;
    assert_eq!(foreign.0, 403, "no other page can use it");
    let (one, two) = tokio::join!(
        sign_in(&nobody, "/api/device", token.clone()),
        sign_in(&nobody, "/api/device", token.clone()),
    );
    assert_eq!(usize::from(one.is_ok()) + usize::from(two.is_ok()), 1, "it is good once");
    let moved = one.or(two).expect("one of them");
    let (status, why) = sign_in(&nobody, "/api/device", token).await.err().expect("it was used");
    assert_eq!((status, &why["code"]), (422, &json!("link")), "{why}");
    assert_eq!(moved.get("/api/me").await.1["id"], json!(me.id));
    assert_eq!(me.get("/api/me").await.1["id"], json!(me.id), "the old device stays signed in");

    let late = link().await;
    let token = kept(late.rsplit('/').next().expect("a token"));
    let file = Sqlite::open(&data.path().join("sparhall.db")).await.expect("the database");
    let old = Link { token: token.clone(), player: me.id.clone(), expires: 1 };
    file.write(vec![Change::UseLink(token), Change::Link(old)]).await.expect("written");
    file.close().await;
    assert!(use_link(&nobody, &late).await.is_err(), "it has run out");
    hall.close().await;
}

async fn use_link(who: &Person, url: &str) -> Result<Person, (u16, Value)> {
    let token = url.rsplit('/').next().expect("a token");
    sign_in(who, "/api/device", json!({"token": token})).await
}

/// Whoever was shown out cannot come back by a link that was made before.
#[tokio::test]
async fn a_link_ends_with_the_sessions_of_its_player() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let (me, thief) = (hall.guest().await, hall.guest().await);
    let codes = make_account(&me).await;
    let link = async |who: &Person| {
        let (status, link) = who.post("/api/device-link", json!({})).await;
        assert_eq!(status, 200, "{link}");
        link["url"].as_str().expect("a link").to_string()
    };
    let before = link(&me).await;
    let recovery = json!({"account": "anna-1", "code": codes[0], "password": "new password"});
    let me = sign_in(&me, "/api/recover", recovery).await.expect("recovered");
    assert!(use_link(&thief, &before).await.is_err(), "all sessions have ended");
    let moved = use_link(&thief, &link(&me).await).await.expect("a new one is good");
    let before = link(&moved).await;
    assert_eq!(moved.ask("POST", "/api/logout", None).await.0, 200);
    assert!(use_link(&thief, &before).await.is_err(), "its session has ended");
    hall.close().await;
}

/// Hashing is dear: whoever cannot get an account is told so before, and nobody asks for ever.
#[tokio::test]
async fn accounts_are_asked_for_only_so_often() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    make_account(&me).await;
    let (_, why) = me.post("/api/account", credentials("short")).await;
    assert_eq!(why["code"], "account", "before anything else is looked at: {why}");
    let mut answers = Vec::new();
    for _ in 0..20 {
        answers.push(me.post("/api/account", credentials(PASSWORD)).await.0);
    }
    assert!(answers.contains(&429), "{answers:?}");
    hall.close().await;
}

#[tokio::test]
async fn the_export_holds_what_is_kept() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    assert_eq!(me.post("/api/me", json!({"name": "Anna"})).await.0, 200);
    make_account(&me).await;
    let played = finished(&me).await;
    let (status, export) = me.get("/api/export").await;
    assert_eq!(status, 200);
    let player = &export["player"];
    assert_eq!((&player["id"], &player["name"]), (&json!(me.id), &json!("Anna")));
    assert_eq!(player["account"], "Anna-1");
    assert_eq!(player["recovery_codes_left"], 8);
    assert!(player["created"].is_i64() && player["seen"].is_i64());
    assert_eq!(export["sessions"].as_array().map(Vec::len), Some(1));
    assert_eq!(export["matches"][0]["match"], json!(played));
    assert_eq!(
        (&export["matches"][0]["seat"], &export["matches"][0]["status"]),
        (&json!("P1"), &json!("ended"))
    );
    assert!(export["careers"].is_array());
    let text = export.to_string();
    assert!(!text.contains("argon2"), "the hash of the password stays here");
    assert!(!text.contains(me.cookie.trim_start_matches("sparhall=")), "so do tokens");
    hall.close().await;
}

async fn new_cookie(hall: &Hall) -> String {
    let nobody = Person { address: hall.address, cookie: String::new(), id: String::new() };
    let answer = nobody.raw("GET", "/api/me", None, &[]).await;
    let answer = String::from_utf8_lossy(&answer).to_lowercase();
    let line = answer.lines().find(|l| l.starts_with("set-cookie:"));
    line.expect("a new guest gets a cookie").to_string()
}

#[tokio::test]
async fn cookies_are_for_this_site_and_no_script() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let cookie = new_cookie(&hall).await;
    assert!(cookie.contains("; httponly") && cookie.contains("; samesite=lax"), "{cookie}");
    assert!(!cookie.contains("; secure"), "there is no TLS here: {cookie}");
    hall.close().await;
    let https = Some("https://play.example.org/".to_string());
    let hall = Hall::with(data.path(), |c| (c.public_url, c.seed) = (https, None)).await;
    let cookie = new_cookie(&hall).await;
    assert!(cookie.contains("; httponly") && cookie.contains("; secure"), "{cookie}");
    hall.close().await;
}

/// With a public address only pages from there may change anything or open a socket.
#[tokio::test]
async fn only_pages_of_the_public_address_are_its_own() {
    let data = tempfile::tempdir().expect("a folder");
    let https = Some("https://play.example.org/".to_string());
    let hall = Hall::with(data.path(), |c| (c.public_url, c.seed) = (https, None)).await;
    let me = hall.guest().await;
    let local = format!("http://{}", hall.address);
    let body = || Some(json!({"name": "Anna"}).to_string());
    for (origin, status) in [
        ("https://play.example.org", 200),
        (local.as_str(), 403),
        ("http://play.example.org", 403),
        ("https://play.example.org.evil.example", 403),
        ("null", 403),
    ] {
        let headers = [("x-sparhall", "1"), ("origin", origin)];
        assert_eq!(me.send("POST", "/api/me", body(), &headers).await.0, status, "{origin}");
        let upgrade = [
            ("origin", origin),
            ("connection", "upgrade"),
            ("upgrade", "websocket"),
            ("sec-websocket-version", "13"),
            ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
        ];
        if status == 403 {
            assert_eq!(me.send("GET", "/api/socket", None, &upgrade).await.0, 403, "{origin}");
        }
    }
    let bare = [("origin", "https://play.example.org")];
    assert_eq!(me.send("POST", "/api/me", body(), &bare).await.0, 403, "no `x-sparhall`");
    hall.close().await;
}

/// As `docs/operating.md` says: the first line signs, all lines verify.
#[tokio::test]
async fn cookies_outlive_a_new_key_until_the_old_one_is_taken_out() {
    let data = tempfile::tempdir().expect("a folder");
    let keys = data.path().join("keys");
    let hall = Hall::open(data.path()).await;
    let old = hall.guest().await;
    hall.close().await;
    let first = std::fs::read_to_string(&keys).expect("the keys");
    let second = format!("{}\n", "5a".repeat(32));
    std::fs::write(&keys, format!("{second}{first}")).expect("rotated");
    let hall = Hall::open(data.path()).await;
    let new = hall.guest().await;
    assert_eq!(old.at(&hall).get("/api/me").await.1["id"], json!(old.id));
    hall.close().await;
    std::fs::write(&keys, second).expect("the old one is taken out");
    let hall = Hall::open(data.path()).await;
    assert_eq!(new.at(&hall).get("/api/me").await.1["id"], json!(new.id));
    assert_ne!(old.at(&hall).get("/api/me").await.1["id"], json!(old.id));
    hall.close().await;
}
