//! Matches that were dealt under rules which are no longer played here.

mod common;

use common::{Hall, Person, is_asked, is_over, play_on};
use serde_json::{Value, json};
use std::path::Path;
use store::{Change, Sqlite, Store};

async fn database(data: &Path) -> Sqlite {
    Sqlite::open(&data.join("sparhall.db")).await.expect("the database of a closed hall")
}

/// As if the rules had moved on since this match was dealt.
async fn rules_move_on(data: &Path, id: &str) {
    let store = database(data).await;
    let mut record = store.match_record(id).await.expect("read").expect("the match");
    record.rules -= 1;
    store.write(vec![Change::Match(record)]).await.expect("written");
    store.close().await;
}

async fn against_a_bot(me: &Person) -> (common::Socket, String, Value) {
    let id = me.make("full", json!([{"kind": "me"}, {"kind": "bot", "name": "random"}])).await;
    let (mut socket, first) = me.follow(&id).await;
    let table = socket.until(first["table"].clone(), is_asked).await;
    (socket, id, table)
}

#[tokio::test]
async fn a_finished_match_can_be_watched_under_new_rules() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let (mut socket, id, table) = against_a_bot(&me).await;
    assert!(is_over(&play_on(&mut socket, &id, table, 5).await));
    let mut before = Vec::new();
    for eyes in ["P1", "P2", "public", "all"] {
        before.push(me.get(&format!("/api/matches/{id}/replay?eyes={eyes}")).await.1);
    }
    let journal = me.get(&format!("/api/matches/{id}/journal")).await.1;
    hall.close().await;
    rules_move_on(data.path(), &id).await;

    let hall = Hall::open(data.path()).await;
    let me = me.at(&hall);
    for old in before {
        let eyes = old["eyes"].as_str().expect("eyes");
        let (status, new) = me.get(&format!("/api/matches/{id}/replay?eyes={eyes}")).await;
        assert_eq!(status, 200, "{new}");
        assert!(old["frames"].as_array().is_some_and(|f| f.len() > 5));
        for same in ["frames", "commitment", "secret", "eyes"] {
            assert_eq!(new[same], old[same], "{same} for {eyes}");
        }
    }
    assert_eq!(me.get(&format!("/api/matches/{id}/journal")).await.1, journal);
    let (status, refused) = me.post(&format!("/api/matches/{id}/continue?at=3"), json!({})).await;
    assert_eq!((status, &refused["code"]), (409, &json!("earlier-rules")), "{refused}");
    hall.close().await;
}

#[tokio::test]
async fn a_running_match_is_annulled_and_says_so() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let (socket, id, table) = against_a_bot(&me).await;
    let (_, unlooked, _) = against_a_bot(&me).await;
    let mut others = Vec::new();
    for _ in 0..4 {
        others.push(against_a_bot(&me).await.1);
    }
    let waits = me.make("full", json!([{"kind": "me"}, {"kind": "open"}])).await;
    drop(socket);
    hall.close().await;
    let store = database(data.path()).await;
    for id in others {
        let looked = store.film(&id, "all").await.expect("read");
        assert!(looked.is_some(), "every running match is looked at when the hall closes");
    }
    store.close().await;
    for id in [&id, &unlooked, &waits] {
        rules_move_on(data.path(), id).await;
    }

    let hall = Hall::open(data.path()).await;
    let me = me.at(&hall);
    let (_, snapshot) = me.follow(&id).await;
    assert_eq!(snapshot["table"]["status"], "annulled");
    let said = snapshot["missed"][0]["words"].as_str().unwrap_or_default();
    assert!(said.contains("rules") && said.contains("counts for nobody"), "{said}");
    let (status, replay) = me.get(&format!("/api/matches/{id}/replay?eyes=P1")).await;
    assert_eq!(status, 200, "{replay}");
    assert_eq!(replay["frames"][0]["picture"], table["picture"]);
    assert_eq!(replay["line"]["status"], "annulled");
    let (_, line) = me.get(&format!("/api/matches/{waits}")).await;
    assert_eq!(line["status"], "open", "nothing was dealt, so it can still begin");
    let friend = hall.guest().await;
    let join = format!("/api/matches/{waits}/join");
    assert_eq!(friend.post(&join, json!({"seat": null})).await.1["seat"], "P2");
    let ((mut a, first), _) = (me.follow(&waits).await, friend.follow(&waits).await);
    a.until(first["table"].clone(), |t| t["status"] == "running").await;
    hall.close().await;

    let hall = Hall::open(data.path()).await;
    let (_, again) = me.at(&hall).follow(&unlooked).await;
    assert_eq!(again["table"]["status"], "annulled", "it stays so");
    hall.close().await;
}

/// Its table is gone, but it stays as private as it was.
#[tokio::test]
async fn a_private_match_is_private_under_new_rules_too() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let wish = json!({"game": "flash-duel", "mode": "full", "visibility": "private",
        "seats": [{"kind": "me"}, {"kind": "bot", "name": "random"}], "options": {}});
    let (running, over) = (me.make_as(wish.clone()).await, me.make_as(wish).await);
    me.follow(&running).await;
    let (mut socket, first) = me.follow(&over).await;
    let table = socket.until(first["table"].clone(), is_asked).await;
    assert!(is_over(&play_on(&mut socket, &over, table, 5).await));
    drop(socket);
    hall.close().await;
    for id in [&running, &over] {
        rules_move_on(data.path(), id).await;
    }

    let hall = Hall::open(data.path()).await;
    for (id, status) in [(&running, "annulled"), (&over, "ended")] {
        let (_, mine) = me.at(&hall).follow(id).await;
        assert_eq!(mine["table"]["status"], status, "{mine}");
        let mut stranger = hall.guest().await.socket().await;
        stranger.say(json!({"type": "follow", "match": id})).await;
        assert_eq!(stranger.hear("error").await["code"], "no-such-match");
    }
    hall.close().await;
}

#[tokio::test]
async fn a_match_of_which_nothing_was_kept_says_so() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let id = me.make("simple", json!([{"kind": "me"}, {"kind": "open"}])).await;
    hall.close().await;
    let store = database(data.path()).await;
    let mut record = store.match_record(&id).await.expect("read").expect("the match");
    record.rules -= 1;
    (record.status, record.ended) = ("ended".into(), Some(1));
    store.write(vec![Change::Match(record)]).await.expect("written");
    store.close().await;
    let hall = Hall::open(data.path()).await;
    let (status, refused) = me.at(&hall).get(&format!("/api/matches/{id}/replay")).await;
    assert_eq!((status, &refused["code"]), (410, &json!("earlier-rules")), "{refused}");
    hall.close().await;
}
