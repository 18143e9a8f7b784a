//! Matches that were dealt by rules which are no longer played here.

#[path = "../common/mod.rs"]
mod common;
mod films;

use common::{Hall, Person, Socket, is_asked, is_over, play_on};
use serde_json::{Value, json};
use std::path::Path;
use store::{Change, Entry, Film, MatchRecord, Sqlite, Store};

async fn database(data: &Path) -> Sqlite {
    Sqlite::open(&data.join("sparhall.db")).await.expect("the database of a closed hall")
}

/// As if the rules had moved on since these matches were dealt.
async fn rules_move_on(data: &Path, ids: &[&String]) {
    let store = database(data).await;
    for id in ids {
        let mut record = record_in(&store, id).await;
        record.rules -= 1;
        store.write(vec![Change::Match(record)]).await.expect("written");
    }
    store.close().await;
}

async fn record_in(store: &Sqlite, id: &str) -> MatchRecord {
    store.match_record(id).await.expect("read").expect("the match")
}

async fn record(data: &Path, id: &str) -> MatchRecord {
    let store = database(data).await;
    let record = record_in(&store, id).await;
    store.close().await;
    record
}

async fn against_a_bot(me: &Person) -> (Socket, String, Value) {
    let id = me.make("full", json!([{"kind": "me"}, {"kind": "bot", "name": "random"}])).await;
    let (mut socket, first) = me.follow(&id).await;
    let table = socket.until(first["table"].clone(), is_asked).await;
    (socket, id, table)
}

/// Gives the first answer that is offered, so many times; to where it is asked again.
async fn answer_first(socket: &mut Socket, id: &str, mut table: Value, times: usize) -> Value {
    for _ in 0..times {
        table = socket.until(table, is_asked).await;
        let prompt = table["prompt"].clone();
        let choice = prompt["choices"][0]["label"].as_str().expect("a label").to_string();
        socket.answer(id, &prompt, &choice).await;
        let asked_anew = |t: &Value| is_asked(t) && t["prompt"]["id"] != prompt["id"];
        table = socket.until(table, asked_anew).await;
    }
    table
}

/// How many answers were ever given in the match.
async fn answers_in(data: &Path, id: &str) -> usize {
    entries_in(data, id).await.iter().filter(|e| e.kind == "answered").count()
}

async fn entries_in(data: &Path, id: &str) -> Vec<Entry> {
    let store = database(data).await;
    let entries = store.entries(id).await.expect("read");
    store.close().await;
    entries
}

fn journal_of(text: &Value) -> kernel::Journal {
    kernel::Journal::read(text.as_str().expect("a journal is text")).expect("a journal")
}

/// Why a match cannot be run again, and what still works.
fn is_why(words: &Value) -> bool {
    let rules = catalog::game("flash-duel").expect("it is listed").rules_version();
    let why = format!(
        "this match was played under version {} of the rules of Flash Duel and this program plays \
         version {rules}, so it cannot be run again",
        rules - 1
    );
    let words = words.as_str().unwrap_or_default();
    words.starts_with(&why) && words.contains("can still be seen")
}

#[tokio::test]
async fn a_finished_match_can_be_watched_under_new_rules() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let (mut socket, id, table) = against_a_bot(&me).await;
    let end = play_on(&mut socket, &id, table, 5).await;
    assert!(is_over(&end));
    let mut before = Vec::new();
    for eyes in ["P1", "P2", "public", "all"] {
        before.push(me.get(&format!("/api/matches/{id}/replay?eyes={eyes}")).await.1);
    }
    assert!(before.iter().all(|replay| replay["earlier_rules"].is_null()));
    let journal = me.get(&format!("/api/matches/{id}/journal")).await.1;
    hall.close().await;
    rules_move_on(data.path(), &[&id]).await;

    let hall = Hall::open(data.path()).await;
    let me = me.at(&hall);
    for old in before {
        let eyes = old["eyes"].as_str().expect("eyes");
        let (status, new) = me.get(&format!("/api/matches/{id}/replay?eyes={eyes}")).await;
        assert_eq!(status, 200, "{new}");
        assert!(old["frames"].as_array().is_some_and(|f| f.len() > 5));
        for same in ["frames", "commitment", "secret", "eyes", "part"] {
            assert_eq!(new[same], old[same], "{same} for {eyes}");
        }
        assert!(is_why(&new["earlier_rules"]), "{}", new["earlier_rules"]);
        assert!(new["ended"].as_str().is_some_and(|words| words.starts_with("Won by")), "{new}");
    }
    assert_eq!(me.get(&format!("/api/matches/{id}/journal")).await.1, journal);

    // Its page: who won, and no table, clocks or questions.
    let (_, snapshot) = me.follow(&id).await;
    let table = &snapshot["table"];
    assert_eq!((&table["status"], &table["picture"]), (&json!("ended"), &Value::Null));
    assert_eq!(table["ended"]["results"], end["ended"]["results"]);
    assert!(table["ended"]["sentence"].as_str().is_some_and(|words| words.starts_with("Won by")));
    assert_eq!((&table["left"], &table["waiting"]), (&json!([]), &json!([])));
    let (_, line) = me.get(&format!("/api/matches/{id}")).await;
    assert_eq!(line["result"], table["ended"]["sentence"]);
    hall.close().await;
}

/// Over HTTP and over the socket; each says why and what still works.
#[tokio::test]
async fn whatever_would_run_a_match_of_earlier_rules_is_refused_with_the_reason() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let (mut socket, over, table) = against_a_bot(&me).await;
    play_on(&mut socket, &over, table, 5).await;
    let (socket_2, ran, asked) = against_a_bot(&me).await;
    drop((socket, socket_2));
    hall.close().await;
    rules_move_on(data.path(), &[&over, &ran]).await;

    let hall = Hall::open(data.path()).await;
    let me = me.at(&hall);
    for id in [&over, &ran] {
        let (status, why) = me.post(&format!("/api/matches/{id}/continue?at=1"), json!({})).await;
        assert_eq!((status, &why["code"]), (409, &json!("earlier-rules")), "{why}");
        assert!(is_why(&why["words"]), "{why}");
        let (status, why) = me.get(&format!("/api/matches/{id}/hint")).await;
        assert_eq!(status, 409, "{why}");
        assert!(is_why(&why["words"]), "{why}");
    }
    let (status, why) = me.get(&format!("/api/matches/{over}/analysis")).await;
    assert_eq!((status, &why["code"]), (409, &json!("earlier-rules")), "{why}");
    assert!(is_why(&why["words"]), "{why}");
    let (status, why) = me.get(&format!("/api/matches/{ran}/analysis")).await;
    assert_eq!((status, &why["code"]), (409, &json!("rules-changed")), "{why}");

    // Somebody whose page was open all the time, and who presses what it shows.
    let (mut socket, _) = me.follow(&ran).await;
    let choice = asked["prompt"]["choices"][0]["label"].as_str().expect("a label");
    socket.answer(&ran, &asked["prompt"], choice).await;
    let refused = socket.hear("error").await;
    assert_eq!(refused["code"], "over", "{refused}");
    assert!(refused["words"].as_str().is_some_and(|w| w.contains("rules of the game changed")));
    let client = socket.client();
    socket.say(json!({"type": "do", "match": ran, "deed": "resign", "client": client})).await;
    assert_eq!(socket.hear("error").await["code"], "over");
    hall.close().await;
}

#[tokio::test]
async fn a_running_match_ends_because_the_rules_changed_and_is_shown_as_far_as_it_came() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let (me, stranger) = (hall.guest().await, hall.guest().await);
    let (mut socket, id, table) = against_a_bot(&me).await;
    let mine = answer_first(&mut socket, &id, table, 3).await;
    let (_, public) = stranger.follow(&id).await;
    let waits = me.make("full", json!([{"kind": "me"}, {"kind": "open"}])).await;
    drop(socket);
    hall.close().await;
    let answers = answers_in(data.path(), &id).await;
    assert!(answers >= 3, "{answers}");
    rules_move_on(data.path(), &[&id, &waits]).await;

    let hall = Hall::open(data.path()).await;
    let (me, stranger) = (me.at(&hall), stranger.at(&hall));
    let (_, snapshot) = me.follow(&id).await;
    let table = &snapshot["table"];
    assert_eq!(table["status"], "rules-changed");
    assert_eq!((&table["left"], &table["waiting"]), (&json!([]), &json!([])));
    for said in [&table["sentence"], &snapshot["missed"][0]["words"]] {
        let said = said.as_str().unwrap_or_default();
        assert!(said.contains("The rules of Flash Duel changed while"), "{said}");
        assert!(said.contains("counts for nobody"), "{said}");
    }
    // Everybody sees all of it as of a match that was played to its end.
    for (eyes, last) in
        [("P1", Some(&mine)), ("public", Some(&public["table"])), ("P2", None), ("all", None)]
    {
        let path = format!("/api/matches/{id}/replay?eyes={eyes}");
        for who in [&me, &stranger] {
            let (status, replay) = who.get(&path).await;
            assert_eq!(status, 200, "{replay}");
            let frames = replay["frames"].as_array().expect("frames");
            assert_eq!(frames.len(), answers + 1, "the deal and every answer");
            let picture = frames.last().map(|frame| &frame["picture"]);
            assert!(last.is_none_or(|table| picture == Some(&table["picture"])), "{eyes}");
            assert!(replay["part"].is_null() && is_why(&replay["earlier_rules"]), "{replay}");
            assert_eq!(replay["line"]["status"], "rules-changed");
            assert_eq!(replay["ended"], "Ended: the rules changed.");
        }
    }
    let (status, journal) = me.get(&format!("/api/matches/{id}/journal")).await;
    assert_eq!(status, 200, "{journal}");
    let journal = journal_of(&journal);
    assert_eq!((journal.answers.len(), &journal.end), (answers, &None));
    // With it the program that played the match can play it again.
    let game = catalog::game("flash-duel").expect("it is listed");
    let again = game.replay(&journal, &mut |_, _, _| ()).expect("it replays");
    assert_eq!(again.journal().answers, journal.answers);

    // It is found where people look for it.
    let (_, lobby) = me.get("/api/lobby").await;
    let listed = |list: &str| {
        let lines = lobby[list].as_array().expect("a list").iter();
        lines.filter(|line| line["match"] == json!(id)).cloned().collect::<Vec<Value>>()
    };
    assert!(listed("running").is_empty(), "{lobby}");
    for line in [listed("recent"), vec![me.get(&format!("/api/matches/{id}")).await.1]].concat() {
        assert_eq!(line["status"], "rules-changed");
        assert_eq!(line["result"], "Ended: the rules changed.");
        assert_eq!((&line["your_turn"], line["ended"].is_i64()), (&json!(false), true), "{line}");
    }
    assert_eq!(listed("recent").len(), 1);
    can_begin(&hall, &me, &waits).await;
    hall.close().await;
}

/// Nothing was dealt in this match, so the new rules can deal it.
async fn can_begin(hall: &Hall, me: &Person, id: &str) {
    let (_, line) = me.get(&format!("/api/matches/{id}")).await;
    assert_eq!(line["status"], "open");
    let friend = hall.guest().await;
    let join = format!("/api/matches/{id}/join");
    assert_eq!(friend.post(&join, json!({"seat": null})).await.1["seat"], "P2");
    let ((mut a, first), _) = (me.follow(id).await, friend.follow(id).await);
    a.until(first["table"].clone(), |t| t["status"] == "running").await;
}

/// In one commit, and never again.
#[tokio::test]
async fn that_the_rules_changed_is_written_down_once() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let (socket, id, _) = against_a_bot(&me).await;
    drop(socket);
    hall.close().await;
    rules_move_on(data.path(), &[&id]).await;
    Hall::open(data.path()).await.close().await; // nobody looks at it
    let ended = record(data.path(), &id).await;
    let happened = entries_in(data.path(), &id).await;
    assert_eq!((ended.status.as_str(), ended.ended.is_some()), ("rules-changed", true));
    assert_eq!(ended.outcome.as_deref(), Some("none,none"));
    let hall = Hall::open(data.path()).await;
    let (_, again) = me.at(&hall).follow(&id).await;
    assert_eq!(again["table"]["status"], "rules-changed");
    hall.close().await;
    assert_eq!(record(data.path(), &id).await, ended);
    assert_eq!(entries_in(data.path(), &id).await, happened, "nothing happens in it any more");

    // Not even the program that dealt it plays it on: people were told that it is over.
    let store = database(data.path()).await;
    let back = MatchRecord { rules: ended.rules + 1, ..ended };
    store.write(vec![Change::Match(back)]).await.expect("written");
    store.close().await;
    let hall = Hall::open(data.path()).await;
    let me = me.at(&hall);
    let (_, table) = me.follow(&id).await;
    assert_eq!(table["table"]["status"], "rules-changed", "{table}");
    assert!(table["table"]["prompt"].is_null() && table["table"]["waiting"] == json!([]));
    assert_eq!(
        me.get(&format!("/api/matches/{id}")).await.1["result"],
        "Ended: the rules changed."
    );
    hall.close().await;
}

/// Whoever has as many matches as he may have gets a place back for each that has ended.
#[tokio::test]
async fn a_match_that_ended_because_the_rules_changed_keeps_no_place() {
    let data = tempfile::tempdir().expect("a folder");
    let one_each = |c: &mut server::Config| c.limits.matches_per_player = 1;
    let hall = Hall::with(data.path(), one_each).await;
    let me = hall.guest().await;
    let (socket, id, _) = against_a_bot(&me).await;
    drop(socket);
    let wish = json!({"game": "flash-duel", "mode": "simple", "options": {}, "visibility": "link",
        "seats": [{"kind": "me"}, {"kind": "open"}]});
    assert_eq!(me.post("/api/matches", wish.clone()).await.0, 429);
    hall.close().await;
    rules_move_on(data.path(), &[&id]).await;
    let hall = Hall::with(data.path(), one_each).await;
    let me = me.at(&hall);
    assert_eq!(me.post("/api/matches", wish).await.0, 200);
    hall.close().await;
}

/// By the new rules: a match that could not be played to its end can be begun anew.
#[tokio::test]
async fn whoever_played_by_earlier_rules_can_have_a_rematch() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let (mut socket, over, table) = against_a_bot(&me).await;
    play_on(&mut socket, &over, table, 5).await;
    let (socket_2, ran, _) = against_a_bot(&me).await;
    drop((socket, socket_2));
    hall.close().await;
    rules_move_on(data.path(), &[&over, &ran]).await;

    let hall = Hall::open(data.path()).await;
    let me = me.at(&hall);
    let mut made = Vec::new();
    for id in [&over, &ran] {
        let (mut socket, first) = me.follow(id).await;
        assert_eq!(first["table"]["may"], json!(["rematch"]), "{first}");
        let client = socket.client();
        socket.say(json!({"type": "do", "match": id, "deed": "rematch", "client": client})).await;
        let table = socket.until(first["table"].clone(), |t| !t["rematch"].is_null()).await;
        made.push(table["rematch"].clone());
        let next = table["rematch"].as_str().expect("an id");
        assert_eq!(me.get(&format!("/api/matches/{next}")).await.1["you"], "P1");
    }
    hall.close().await;
    let hall = Hall::open(data.path()).await;
    let me = me.at(&hall);
    for (id, next) in [&over, &ran].into_iter().zip(made) {
        assert_eq!(me.follow(id).await.1["table"]["rematch"], next, "it leads there ever after");
    }
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
    rules_move_on(data.path(), &[&running, &over]).await;

    let hall = Hall::open(data.path()).await;
    for (id, status) in [(&running, "rules-changed"), (&over, "ended")] {
        let (_, mine) = me.at(&hall).follow(id).await;
        assert_eq!(mine["table"]["status"], status, "{mine}");
        let stranger = hall.guest().await;
        let mut socket = stranger.socket().await;
        socket.say(json!({"type": "follow", "match": id})).await;
        assert_eq!(socket.hear("error").await["code"], "no-such-match");
        for what in ["replay", "replay?eyes=all", "journal"] {
            assert_eq!(stranger.get(&format!("/api/matches/{id}/{what}")).await.0, 404, "{what}");
        }
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
    let mut record = record_in(&store, &id).await;
    record.rules -= 1;
    (record.status, record.ended) = ("ended".into(), Some(1));
    record.outcome = Some("win,loss".into());
    store.write(vec![Change::Match(record)]).await.expect("written");
    store.close().await;
    let hall = Hall::open(data.path()).await;
    let me = me.at(&hall);
    for what in ["replay", "journal"] {
        let (status, refused) = me.get(&format!("/api/matches/{id}/{what}")).await;
        assert_eq!((status, &refused["code"]), (410, &json!("earlier-rules")), "{refused}");
        assert!(is_why(&refused["words"]), "{refused}");
        assert!(
            refused["words"]
                .as_str()
                .is_some_and(|w| w.contains(&format!("no {what} of it was kept")))
        );
    }
    let (_, line) = me.get(&format!("/api/matches/{id}")).await;
    assert!(line["result"].as_str().is_some_and(|w| w.starts_with("Won by")), "{line}");
    hall.close().await;
}
