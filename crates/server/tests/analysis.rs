//! A match that is over is thought about once, for whoever may see it, and kept.

mod common;

use common::{Hall, Person, in_the_end, is_asked, is_over, play_on};
use serde_json::{Value, json};
use std::path::Path;
use std::time::Duration;
use store::{Change, Sqlite, Store};

/// Quick thoughts: what they are worth is proven elsewhere.
async fn open(data: &Path) -> Hall {
    Hall::with(data, |c| {
        c.analysis = catalog::Depth { decisions: 6, simulations: 10 };
    })
    .await
}

async fn begun(me: &Person, visibility: &str) -> (common::Socket, String, Value) {
    let seats = json!([{"kind": "me"}, {"kind": "bot", "name": "random"}]);
    let wish = json!({"game": "flash-duel", "mode": "simple", "seats": seats,
        "options": {"tokens": "1"}, "visibility": visibility});
    let id = me.make_as(wish).await;
    let (mut socket, first) = me.follow(&id).await;
    let table = socket.until(first["table"].clone(), is_asked).await;
    (socket, id, table)
}

async fn played(me: &Person, visibility: &str) -> String {
    let (mut socket, id, table) = begun(me, visibility).await;
    assert!(is_over(&play_on(&mut socket, &id, table, 5).await));
    id
}

fn path(id: &str) -> String {
    format!("/api/matches/{id}/analysis")
}

/// Asks until it is there, as a page does.
async fn done(me: &Person, id: &str) -> Value {
    let ask = async || {
        let (status, analysis) = me.get(&path(id)).await;
        assert_eq!(status, 200, "{analysis}");
        match analysis["state"].as_str().expect("a state") {
            "done" => return Some(analysis),
            "queued" => assert!(analysis["ahead"].is_number(), "{analysis}"),
            "thinking" => assert!(analysis["done"].as_u64() < analysis["of"].as_u64()),
            other => panic!("{other}"),
        }
        None
    };
    in_the_end("the analysis is done", ask).await
}

async fn database(data: &Path) -> Sqlite {
    Sqlite::open(&data.join("sparhall.db")).await.expect("the database of a closed hall")
}

#[tokio::test]
async fn a_finished_match_is_thought_about_once_and_kept() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = open(data.path()).await;
    let me = hall.guest().await;
    let id = played(&me, "link").await;
    let peek = format!("{}?peek=true", path(&id));
    assert_eq!(me.get(&peek).await, (200, json!({"state": "absent"})), "nothing was begun");
    let (status, first) = me.get(&path(&id)).await;
    assert_eq!((status, &first["state"]), (200, &json!("queued")), "{first}");
    let found = done(&me, &id).await;
    let (_, replay) = me.get(&format!("/api/matches/{id}/replay?eyes=all")).await;
    let frames = replay["frames"].as_array().expect("frames");
    let points = found["points"].as_array().expect("points");
    assert!(!points.is_empty() && points.len() <= 6, "{found}");
    for point in points {
        let at = point["at"].as_u64().expect("a frame") as usize;
        let answer = format!("{}: {}", point["seat"], point["played"]["label"]).replace('"', "");
        assert_eq!(frames[at + 1]["answer"], json!(answer), "the frame after it has the answer");
    }
    let sides = found["sides"].as_array().expect("sides").iter();
    let ends = sides.map(|s| s["curve"].as_array().expect("a curve").last().expect("its end"));
    let mut results = Vec::new();
    for end in ends {
        assert_eq!(end["at"], json!(frames.len() - 1));
        results.push(end["chance"].as_f64().expect("a chance"));
    }
    assert!(results == [1.0, 0.0] || results == [0.0, 1.0], "one has won: {results:?}");
    assert_eq!(me.get(&peek).await.1, found, "it is there for whoever looks");
    hall.close().await;

    // Another hall that would think of nothing shows the same: it was kept.
    let hall = Hall::with(data.path(), |c| {
        c.analysis = catalog::Depth { decisions: 0, simulations: 1 };
    })
    .await;
    assert_eq!(me.at(&hall).get(&path(&id)).await, (200, found.clone()));
    hall.close().await;

    // Thought anew it is the same, byte by byte.
    let store = database(data.path()).await;
    let mut kept = store.analysis(&id).await.expect("read").expect("it was kept");
    let body = std::mem::take(&mut kept.body);
    kept.version = 0;
    store.write(vec![Change::Analysis(kept)]).await.expect("written");
    store.close().await;
    let hall = open(data.path()).await;
    assert_eq!(done(&me.at(&hall), &id).await, found);
    hall.close().await;
    let store = database(data.path()).await;
    assert_eq!(store.analysis(&id).await.expect("read").map(|k| k.body), Some(body));
    store.write(vec![Change::ForgetMatch(id.clone())]).await.expect("forgotten");
    assert_eq!(store.analysis(&id).await.expect("read"), None, "it goes with its match");
    store.close().await;
}

#[tokio::test]
async fn what_is_not_over_or_not_ones_business_is_refused() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = open(data.path()).await;
    let (me, stranger) = (hall.guest().await, hall.guest().await);
    let refused = |(status, why): (u16, Value)| (status, why["code"].clone());
    let (_socket, running, _) = begun(&me, "link").await;
    assert_eq!(refused(me.get(&path(&running)).await), (409, json!("running")));
    let private = played(&me, "private").await;
    assert_eq!(refused(stranger.get(&path(&private)).await), (404, json!("no-such-match")));
    for nothing in ["nothing", "%00", "..%2F..", "a%20b", "0000000000000000"] {
        assert_eq!(refused(me.get(&path(nothing)).await).0, 404, "{nothing}");
    }
    let (status, _) = me.get(&format!("{}?peek=perhaps", path(&private))).await;
    assert_eq!(status, 400);
    let nobody = Person { cookie: String::new(), ..me.clone() };
    let open_to_all = played(&me, "link").await;
    assert_eq!(refused(nobody.get(&path(&open_to_all)).await), (401, json!("unknown")));
    done(&me, &open_to_all).await;
    assert_eq!(nobody.get(&path(&open_to_all)).await.1["state"], "done", "all may read it");
    hall.close().await;
}

#[tokio::test]
async fn matches_of_earlier_rules_are_refused() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = open(data.path()).await;
    let me = hall.guest().await;
    let (known, unknown) = (played(&me, "link").await, played(&me, "link").await);
    let found = done(&me, &known).await;
    let (socket, running, _) = begun(&me, "link").await;
    drop(socket);
    hall.close().await;
    let store = database(data.path()).await;
    for id in [&known, &unknown, &running] {
        let mut record = store.match_record(id).await.expect("read").expect("the match");
        record.rules -= 1;
        store.write(vec![Change::Match(record)]).await.expect("written");
    }
    store.close().await;

    // This hall would think more deeply, but not about what it does not know any more.
    let hall = Hall::with(data.path(), |c| c.analysis.simulations = 1_000).await;
    let me = me.at(&hall);
    me.follow(&running).await;
    for (id, code, word) in
        [(&unknown, "earlier-rules", "version"), (&running, "rules-changed", "rules changed")]
    {
        let (status, why) = me.get(&path(id)).await;
        assert_eq!((status, &why["code"]), (409, &json!(code)), "{why}");
        assert!(why["words"].as_str().is_some_and(|words| words.contains(word)), "{why}");
    }
    assert_eq!(me.get(&path(&known)).await.1, found, "what was kept can still be read");
    hall.close().await;
}

/// Nobody gets a second one before the first is there, nor any on time that is used up.
#[tokio::test]
async fn bots_think_for_everybody_in_turn_and_within_the_allowance() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = open(data.path()).await;
    let me = hall.guest().await;
    let (first, second) = (played(&me, "link").await, played(&me, "link").await);
    hall.close().await;
    // No place for bots at all: whatever is asked for waits.
    let hall = Hall::with(data.path(), |c| c.limits.bots_at_once = 0).await;
    let (me, friend) = (me.at(&hall), hall.guest().await);
    assert_eq!(me.get(&path(&first)).await, (200, json!({"state": "queued", "ahead": 0})));
    let (status, why) = me.get(&path(&second)).await;
    assert_eq!((status, &why["code"]), (409, &json!("not-possible")), "{why}");
    let (_, waits) = friend.get(&path(&second)).await;
    assert_eq!(waits, json!({"state": "queued", "ahead": 1}));
    assert_eq!(me.get(&path(&second)).await.1, waits, "all who may see it see how far it is");
    hall.close().await;

    let hall = Hall::with(data.path(), |c| {
        c.analysis = catalog::Depth { decisions: 1, simulations: 1 };
        c.limits.bot_time_per_hour = Duration::from_nanos(1);
    })
    .await;
    let me = me.at(&hall);
    done(&me, &first).await;
    let (status, why) = me.get(&path(&second)).await;
    assert_eq!((status, &why["code"]), (429, &json!("bot-time")), "{why}");
    assert_eq!(me.get(&path(&first)).await.0, 200, "what is there costs nobody anything");
    hall.close().await;
}
