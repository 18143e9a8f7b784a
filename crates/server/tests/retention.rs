//! What is older than it is to be kept goes, and nothing else.

mod common;

use common::{Hall, Person, in_the_end, is_asked, play_on};
use serde_json::{Value, json};
use server::Keep;
use std::path::Path;
use std::time::Duration;
use store::{Change, Link, MatchRecord, Player, Session, Sqlite, Store};

async fn store(data: &Path) -> Sqlite {
    Sqlite::open(&data.join("sparhall.db")).await.expect("the database")
}

/// Waits until this holds of what is kept.
async fn until(data: &Path, what: &str, holds: impl AsyncFn(&Sqlite) -> bool) {
    let store = store(data).await;
    in_the_end(what, async || holds(&store).await.then_some(())).await;
    store.close().await;
}

/// Each of them was last seen long ago.
async fn make_old(data: &Path, people: &[&Person]) {
    let store = store(data).await;
    for person in people {
        let player = store.player(&person.id).await.expect("asked").expect("he is known");
        let mut changes = vec![Change::Player(Player { seen: 1, ..player })];
        let sessions = store.sessions(&person.id).await.expect("asked").into_iter();
        changes.extend(sessions.map(|s| Change::Session(Session { seen: 1, ..s })));
        store.write(changes).await.expect("written");
    }
    store.close().await;
}

async fn tidying(data: &Path, keep: Keep) -> Hall {
    let quick = Duration::from_millis(5);
    Hall::with(data, |c| (c.keep, c.tidy_every) = (keep, quick)).await
}

fn against_a_bot() -> Value {
    json!([{"kind": "me"}, {"kind": "bot", "name": "random"}])
}

async fn finished(me: &Person) -> String {
    let id = me.make("simple", against_a_bot()).await;
    let (mut socket, first) = me.follow(&id).await;
    play_on(&mut socket, &id, first["table"].clone(), 2).await;
    id
}

#[tokio::test]
async fn guests_who_were_not_seen_for_long_are_forgotten() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let (idle, played) = (hall.guest().await, hall.guest().await);
    let (playing, account, fresh) = (hall.guest().await, hall.guest().await, hall.guest().await);
    let over = finished(&played).await;
    let going_on = playing.make("simple", against_a_bot()).await;
    let wish = json!({"account": "keeper", "password": "correct horse"});
    assert_eq!(account.post("/api/account", wish).await.0, 200);
    hall.close().await;
    make_old(data.path(), &[&idle, &played, &playing, &account]).await;

    let hall = tidying(data.path(), Keep { guest_days: 30, match_days: 0 }).await;
    let known = async |s: &Sqlite, p: &Person| s.player(&p.id).await.expect("asked").is_some();
    until(data.path(), "they are forgotten", async |s| {
        !known(s, &idle).await && !known(s, &played).await
    })
    .await;
    let kept = store(data.path()).await;
    assert!(known(&kept, &playing).await, "his match goes on");
    assert!(known(&kept, &account).await, "he has an account");
    assert!(known(&kept, &fresh).await, "he was here just now");
    kept.close().await;
    let (status, replay) = fresh.at(&hall).get(&format!("/api/matches/{over}/replay")).await;
    assert_eq!((status, &replay["line"]["seats"][0]["name"]), (200, &json!("Somebody")));
    assert_eq!(fresh.at(&hall).get(&format!("/api/matches/{going_on}")).await.0, 200);
    hall.close().await;
}

/// Also those that others were played after.
#[tokio::test]
async fn matches_that_ended_long_ago_are_forgotten() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let (old, late) = (finished(&me).await, finished(&me).await);
    let (_, made) = me.post(&format!("/api/matches/{old}/continue?at=2"), json!({})).await;
    let after = made["match"].as_str().expect("an id").to_string();
    hall.close().await;
    let file = store(data.path()).await;
    let record = file.match_record(&old).await.expect("asked").expect("it is kept");
    let long_ago = MatchRecord { ended: Some(1), ..record };
    file.write(vec![Change::Match(long_ago)]).await.expect("written");
    file.close().await;

    let hall = tidying(data.path(), Keep { guest_days: 0, match_days: 30 }).await;
    let is_kept = async |s: &Sqlite, id: &str| s.match_record(id).await.expect("asked").is_some();
    until(data.path(), "it is forgotten", async |s| !is_kept(s, &old).await).await;
    let me = me.at(&hall);
    assert_eq!(me.get(&format!("/api/matches/{old}/replay")).await.0, 404);
    assert_eq!(me.get(&format!("/api/matches/{late}/replay")).await.0, 200);
    let (mut socket, first) = me.follow(&after).await;
    socket.until(first["table"].clone(), is_asked).await;
    hall.close().await;
}

/// With 0 days nothing is ever too old; sessions and links end all the same.
#[tokio::test]
async fn sessions_and_links_end_and_the_rest_stays_if_it_is_to() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let over = finished(&me).await;
    hall.close().await;
    make_old(data.path(), &[&me]).await;
    let file = store(data.path()).await;
    let link = Link { token: "t".into(), player: me.id.clone(), expires: 5 };
    let record = file.match_record(&over).await.expect("asked").expect("it is kept");
    let long_ago = MatchRecord { ended: Some(1), ..record };
    file.write(vec![Change::Link(link), Change::Match(long_ago)]).await.expect("written");
    file.close().await;

    let hall = tidying(data.path(), Keep { guest_days: 0, match_days: 0 }).await;
    until(data.path(), "the session ends", async |s| {
        let link = s.link("t").await.expect("asked");
        link.is_none() && s.sessions(&me.id).await.expect("asked").is_empty()
    })
    .await;
    let kept = store(data.path()).await;
    assert!(kept.player(&me.id).await.expect("asked").is_some());
    assert!(kept.match_record(&over).await.expect("asked").is_some());
    kept.close().await;
    hall.close().await;
}

/// Being here counts, whatever is asked; the cookie is good for another year then.
#[tokio::test]
async fn whoever_comes_is_seen() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let (_, _, again) = me.ask("GET", "/api/me", None).await;
    assert_eq!(again, None, "he was seen a moment ago");
    hall.close().await;
    make_old(data.path(), &[&me]).await;
    let hall = Hall::open(data.path()).await;
    let me = me.at(&hall);
    let (status, who, renewed) = me.ask("GET", "/api/me", None).await;
    assert_eq!((status, &who["id"]), (200, &json!(me.id)));
    assert_eq!(renewed.as_deref(), Some(me.cookie.as_str()));
    let (_, sessions) = me.get("/api/sessions").await;
    assert!(sessions[0]["seen"].as_i64().is_some_and(|t| t > 1_000_000), "{sessions}");
    let file = store(data.path()).await;
    let player = file.player(&me.id).await.expect("asked").expect("he is known");
    assert!(player.seen > 1_000_000);
    file.close().await;
    hall.close().await;
}
