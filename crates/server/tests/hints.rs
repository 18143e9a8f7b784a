//! Hints are for whoever plays against bots alone, about what he is asked.

mod common;

use common::{Hall, is_asked};
use serde_json::{Value, json};
use std::time::Duration;

async fn hall(bot_time: Duration) -> (tempfile::TempDir, Hall) {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::with(data.path(), |c| c.bot_time = bot_time).await;
    (data, hall)
}

fn labels(list: &Value) -> Vec<&str> {
    list.as_array().expect("a list").iter().filter_map(|c| c["label"].as_str()).collect()
}

#[tokio::test]
async fn a_hint_is_one_of_the_choices_of_the_question() {
    // So long that even a busy machine looks a few answers ahead.
    let (_data, hall) = hall(Duration::from_secs(1)).await;
    let me = hall.guest().await;
    let bots = json!([{"kind": "me"}, {"kind": "bot", "name": "random"}]);
    let id = me.make("simple", bots).await;
    let (mut socket, first) = me.follow(&id).await;
    let table = socket.until(first["table"].clone(), is_asked).await;
    let (status, hint) = me.get(&format!("/api/matches/{id}/hint")).await;
    assert_eq!(status, 200, "{hint}");
    assert_eq!(hint["prompt"], table["prompt"]["id"]);
    let offered = labels(&table["prompt"]["choices"]);
    let advised = labels(&hint["choices"]);
    assert!(!advised.is_empty() && advised.iter().all(|c| offered.contains(c)), "{hint}");
    assert_eq!(hint["line"][0]["words"], hint["choices"][0]["words"]);
    hall.close().await;
}

#[tokio::test]
async fn nobody_is_helped_against_people_nor_at_tables_of_others() {
    let (_data, hall) = hall(Duration::from_millis(20)).await;
    let (me, friend, stranger) = (hall.guest().await, hall.guest().await, hall.guest().await);
    let id = me.make("simple", json!([{"kind": "me"}, {"kind": "open"}])).await;
    let path = format!("/api/matches/{id}/hint");
    let refused = |(status, why): (u16, Value)| (status, why["code"].clone());
    assert_eq!(refused(me.get(&path).await), (409, json!("not-possible")), "it has not begun");
    let (joined, _) = friend.post(&format!("/api/matches/{id}/join"), json!({})).await;
    assert_eq!(joined, 200);
    friend.follow(&id).await;
    let (mut socket, first) = me.follow(&id).await;
    socket.until(first["table"].clone(), |t| t["status"] == "running").await;
    assert_eq!(refused(me.get(&path).await), (403, json!("not-allowed")));
    assert_eq!(refused(friend.get(&path).await), (403, json!("not-allowed")));
    assert_eq!(refused(stranger.get(&path).await), (403, json!("not-your-seat")));
    hall.close().await;
}

#[tokio::test]
async fn whoever_has_used_up_the_time_of_bots_gets_no_hint() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::with(data.path(), |c| {
        c.bot_time = Duration::from_millis(20);
        c.limits.bot_time_per_hour = Duration::from_millis(1);
    })
    .await;
    let me = hall.guest().await;
    let bots = json!([{"kind": "me"}, {"kind": "bot", "name": "random"}]);
    let id = me.make("simple", bots).await;
    let (mut socket, first) = me.follow(&id).await;
    socket.until(first["table"].clone(), is_asked).await;
    let path = format!("/api/matches/{id}/hint");
    // The bot may have begun and used it up already; after one hint it surely is.
    let first = me.get(&path).await.0;
    assert!([200, 429].contains(&first), "{first}");
    let (status, why) = me.get(&path).await;
    assert_eq!((status, &why["code"]), (429, &json!("bot-time")), "{why}");
    hall.close().await;
}
