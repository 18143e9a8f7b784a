//! Rated matches from outside: what is refused and why, and what everybody can see of ratings.

mod common;

use common::{Hall, Person, play_on};
use serde_json::{Value, json};
use store::{Change, RatingRecord, Sqlite, Store};

fn a_duel() -> Value {
    json!({"game": "flash-duel", "mode": "simple", "options": {"tokens": "1"},
        "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "public", "rated": true,
        "clock": {"kind": "total", "seconds": 3600, "increment": 5}})
}

/// The same with this changed.
fn with(changed: Value) -> Value {
    let mut wish = a_duel();
    let changed = changed.as_object().expect("fields");
    wish.as_object_mut().expect("fields").extend(changed.clone());
    wish
}

async fn with_account(hall: &Hall, name: &str) -> Person {
    let who = hall.guest().await;
    let (status, said) = who.post("/api/me", json!({"name": name})).await;
    assert_eq!(status, 200, "{said}");
    let account = json!({"account": name, "password": "correct horse"});
    let (status, said) = who.post("/api/account", account).await;
    assert_eq!(status, 200, "{said}");
    who
}

async fn sits_down(who: &Person, id: &str) -> (u16, Value) {
    who.post(&format!("/api/matches/{id}/join"), json!({"seat": null})).await
}

/// Anna makes the match and Ben loses it by resigning.
async fn anna_beats_ben(anna: &Person, ben: &Person) -> String {
    let id = anna.make_as(a_duel()).await;
    assert_eq!(sits_down(ben, &id).await.0, 200);
    let (mut hers, her_first) = anna.follow(&id).await;
    let (mut his, his_first) = ben.follow(&id).await;
    let running = |t: &Value| t["status"] == "running";
    let begun = his.until(his_first["table"].clone(), running).await;
    assert_eq!(begun["rated"], json!(true));
    let client = his.client();
    his.say(json!({"type": "do", "match": id, "deed": "resign", "client": client})).await;
    hers.until(her_first["table"].clone(), common::is_over).await;
    id
}

async fn reasons(who: &Person, wish: Value) -> Vec<String> {
    let (status, refused) = who.post("/api/matches", wish).await;
    assert_eq!((status, &refused["code"]), (422, &json!("rated")), "{refused}");
    let all = refused["reasons"].as_array().expect("reasons").iter();
    all.map(|r| r.as_str().expect("words").to_string()).collect()
}

#[tokio::test]
async fn what_cannot_be_rated_is_refused_with_every_reason() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let (guest, anna) = (hall.guest().await, with_account(&hall, "anna").await);
    let bot = json!([{"kind": "me"}, {"kind": "bot", "name": "greedy"}]);
    let all = json!({"seats": bot, "clock": {"kind": "none"}, "options": {"lost": "west"}});
    let told = reasons(&guest, with(all)).await;
    let words = ["account", "only people", "clock", "`lost`"];
    assert_eq!(told.len(), words.len(), "{told:?}");
    for (told, word) in told.iter().zip(words) {
        assert!(told.contains(word), "{told} tells of {word}");
    }
    for (changed, word) in [
        (json!({"mode": "full", "options": {"characters": "Grave, Jaina"}}), "`characters`"),
        (
            json!({"mode": "raid-2", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
            "options": {}}),
            "all of one size",
        ),
        (json!({"mode": "solo-rook", "seats": [{"kind": "me"}], "options": {}}), "sides of people"),
    ] {
        let told = reasons(&anna, with(changed)).await;
        assert!(told.len() == 1 && told[0].contains(word), "{told:?}");
    }
    let usual = with(json!({"options": {"tokens": "1", "lost": "nobody"}}));
    assert_eq!(anna.post("/api/matches", usual).await.0, 200, "what is the custom may be said");
    hall.close().await;
}

#[tokio::test]
async fn a_guest_watches_a_rated_table_until_he_has_an_account() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let (anna, guest) = (with_account(&hall, "anna").await, hall.guest().await);
    let id = anna.make_as(a_duel()).await;
    let (_, lobby) = guest.get("/api/lobby").await;
    assert_eq!(lobby["open"][0]["rated"], json!(true), "seen before anybody sits down");
    let (status, refused) = sits_down(&guest, &id).await;
    assert_eq!(status, 403);
    assert!(refused["words"].as_str().is_some_and(|w| w.contains("account")), "{refused}");
    let (_, seen) = guest.follow(&id).await;
    assert_eq!(seen["table"]["seats"][0]["rating"], json!({"rating": 1500, "provisional": true}));
    let account = json!({"account": "guest", "password": "correct horse"});
    assert_eq!(guest.post("/api/account", account).await.0, 200);
    assert_eq!(sits_down(&guest, &id).await.1["seat"], "P2");
    hall.close().await;
}

#[tokio::test]
async fn a_match_that_is_played_out_counts() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let (anna, ben) = (with_account(&hall, "anna").await, with_account(&hall, "ben").await);
    let id = anna.make_as(a_duel()).await;
    assert_eq!(sits_down(&ben, &id).await.0, 200);
    let (mut hers, first) = anna.follow(&id).await;
    let (mut his, second) = ben.follow(&id).await;
    let (end, _) = tokio::join!(
        play_on(&mut hers, &id, first["table"].clone(), 1),
        play_on(&mut his, &id, second["table"].clone(), 2),
    );
    let results = end["ended"]["results"].as_array().expect("results");
    let ratings = end["ended"]["ratings"].as_array().expect("ratings");
    assert_eq!(ratings.len(), 2);
    for (result, rating) in results.iter().zip(ratings) {
        let (before, after) = (rating["before"].as_i64(), rating["after"].as_i64());
        let moved = after.expect("a number").cmp(&before.expect("a number"));
        let fits = match result.as_str() {
            Some("win") => moved.is_gt(),
            Some("loss") => moved.is_lt(),
            _ => moved.is_eq(),
        };
        assert!(fits, "{result}: {rating}");
    }
    hall.close().await;
}

#[tokio::test]
async fn ratings_are_told_to_their_owner_and_as_a_list_of_the_strongest() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let (anna, ben) = (with_account(&hall, "anna").await, with_account(&hall, "ben").await);
    assert_eq!(anna.get("/api/ratings/me").await.1, json!([]));
    let (_, nobody) = anna.get("/api/leaderboard/flash-duel").await;
    assert_eq!((&nobody["ranked"], &nobody["you"]), (&json!([]), &Value::Null));
    let id = anna_beats_ben(&anna, &ben).await;
    let (_, mine) = anna.get("/api/ratings/me").await;
    let mine = &mine[0];
    assert_eq!((&mine["game"], &mine["matches"]), (&json!("flash-duel"), &json!(1)));
    assert_eq!((&mine["provisional"], &mine["place"]), (&json!(true), &Value::Null));
    assert!(mine["deviation"].as_i64().is_some_and(|d| d > 110 && d < 350), "{mine}");
    let recent = &mine["recent"][0];
    assert_eq!((&recent["match"], &recent["result"]), (&json!(id), &json!("win")));
    assert_eq!((&recent["before"], &recent["after"]), (&json!(1500), &mine["rating"]));
    let (_, board) = ben.get("/api/leaderboard/flash-duel").await;
    let names = board["provisional"].as_array().expect("a list").iter();
    let names: Vec<(&str, bool)> =
        names.map(|l| (l["name"].as_str().expect("a name"), l["you"] == json!(true))).collect();
    assert_eq!(names, [("anna", false), ("ben", true)]);
    assert_eq!(board["you"]["name"], "ben");
    let text = board.to_string();
    assert!(!text.contains(&anna.id) && !text.contains(&ben.id), "names only: {text}");
    assert_eq!(anna.get("/api/leaderboard/no-such-game").await.0, 404);
    let (_, kept) = anna.get("/api/export").await;
    assert_eq!(kept["ratings"][0]["game"], "flash-duel");
    assert_eq!(
        (&kept["rated"][0]["match"], &kept["rated"][0]["result"]),
        (&json!(id), &json!("win"))
    );
    hall.close().await;
}

#[tokio::test]
async fn whoever_is_forgotten_is_not_listed_and_leaves_the_others_what_they_won() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let (anna, ben) = (with_account(&hall, "anna").await, with_account(&hall, "ben").await);
    let id = anna_beats_ben(&anna, &ben).await;
    assert_eq!(ben.ask("DELETE", "/api/me", None).await.0, 200);
    let (_, board) = anna.get("/api/leaderboard/flash-duel").await;
    assert_eq!(board["provisional"].as_array().map(Vec::len), Some(1), "{board}");
    assert!(!board.to_string().contains("ben"), "{board}");
    assert_eq!(anna.get("/api/ratings/me").await.1[0]["matches"], json!(1));
    let (_, seen) = anna.follow(&id).await;
    let ratings = seen["table"]["ended"]["ratings"].as_array().expect("ratings");
    assert!(ratings.len() == 1 && ratings[0]["seat"] == "P1", "{ratings:?}");
    assert_eq!(seen["table"]["seats"][1]["rating"], Value::Null);
    hall.close().await;
}

/// Whoever is known well enough has a place; equals share one, and all others come below.
#[tokio::test]
async fn places_are_for_those_who_are_known_well_enough() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let mut people = Vec::new();
    for name in ["anna", "ben", "carl", "dora"] {
        people.push(with_account(&hall, name).await);
    }
    hall.close().await;
    let store = Sqlite::open(&data.path().join("sparhall.db")).await.expect("the database");
    let known = [(1600.0, i64::MAX), (1600.0, i64::MAX), (1550.0, i64::MAX), (1900.0, 0)];
    let rating = |(who, (rating, ranked_until)): (&Person, (f64, i64))| {
        Change::Rating(RatingRecord {
            player: who.id.clone(),
            game: "flash-duel".into(),
            rating,
            deviation: 60.0,
            volatility: 0.06,
            matches: 30,
            last: i64::MAX,
            ranked_until,
        })
    };
    store.write(people.iter().zip(known).map(rating).collect()).await.expect("written");
    store.close().await;
    let hall = Hall::open(data.path()).await;
    let carl = people[2].at(&hall);
    let (_, board) = carl.get("/api/leaderboard/flash-duel").await;
    let ranked = board["ranked"].as_array().expect("a list").iter();
    let places: Vec<Option<u64>> = ranked.map(|l| l["place"].as_u64()).collect();
    assert_eq!(places, [Some(1), Some(1), Some(3)]);
    assert_eq!((&board["you"]["name"], &board["you"]["place"]), (&json!("carl"), &json!(3)));
    let below = board["provisional"].as_array().expect("a list");
    assert!(below.len() == 1 && below[0]["name"] == "dora" && below[0]["place"].is_null());
    let (_, mine) = carl.get("/api/ratings/me").await;
    assert_eq!((&mine[0]["place"], &mine[0]["provisional"]), (&json!(3), &json!(false)));
    hall.close().await;
}
