//! One room, one task: however many ask for it at once, and whatever was put away before.

use super::*;
use crate::testing;
use store::{Player, Sqlite};
use wire::{Clock, NewMatch, SeatWish, Visibility};

async fn hall(data: &std::path::Path) -> Arc<Hall> {
    let store = Sqlite::open(&data.join("hall.db")).await.expect("a database");
    Hall::new(testing::config(data), Arc::new(store), Keys::open(&data.join("keys")).expect("keys"))
}

/// It is not done though the store has been written to again and again meanwhile: had it only the
/// store to wait for, it would be. So a slow machine makes no difference.
async fn waits(hall: &Hall, it: &mut (impl Future<Output: std::fmt::Debug> + Unpin)) {
    let much_is_written = async {
        for _ in 0..30 {
            let nothing = Change::EndSessions { before: 0, links_before: 0 };
            hall.store.write(vec![nothing]).await.expect("written");
        }
    };
    tokio::select! {
        done = it => panic!("it should wait: {done:?}"),
        () = much_is_written => (),
    }
}

/// A table with a free seat, and the code it is known by.
async fn table(hall: &Arc<Hall>) -> (String, String) {
    let host = Player {
        id: "host".into(),
        name: "Anna".into(),
        account: None,
        password: None,
        recovery: "[]".into(),
        created: 1,
        seen: 1,
    };
    hall.store.write(vec![Change::Player(host.clone())]).await.expect("written");
    let wish = NewMatch {
        game: "flash-duel".into(),
        mode: "simple".into(),
        options: Default::default(),
        seats: vec![SeatWish::Me, SeatWish::Open],
        clock: Clock::default(),
        visibility: Visibility::Public,
        rated: false,
    };
    hall.make(&host, &wish, None).await.expect("a match")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_that_many_ask_for_at_once_is_brought_back_once() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = hall(data.path()).await;
    let (id, code) = table(&hall).await;
    hall.put_away(&id, |_| true);
    let ask = |i: usize| {
        let (hall, name) = (hall.clone(), if i < 25 { id.clone() } else { code.clone() });
        tokio::spawn(async move { hall.room(&name).await.expect("the room") })
    };
    let asked: Vec<_> = (0..50).map(ask).collect();
    let mut handles = Vec::new();
    for one in asked {
        handles.push(one.await.expect("no panic"));
    }
    assert!(handles.iter().all(|h| h.is(&handles[0])), "all lead to one task");
    assert_eq!(hall.handles().len(), 1);
}

#[tokio::test]
async fn a_room_that_is_put_away_takes_no_newer_one_along() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = hall(data.path()).await;
    let (id, _) = table(&hall).await;
    let old = hall.room(&id).await.expect("the room");
    hall.put_away(&id, |h| h.is(&old));
    let new = hall.room(&id).await.expect("the room again");
    assert!(!new.is(&old));
    hall.put_away(&id, |h| h.is(&old));
    old.let_go().await; // nobody holds it any more, so its task ends and puts itself away
    assert!(hall.handles().iter().any(|h| h.is(&new)), "the newer one stays");
}

/// Whoever wants to be forgotten waits for changes of his that are under way: else they would
/// write him down again.
#[tokio::test]
async fn nobody_is_forgotten_in_the_middle_of_a_change() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = hall(data.path()).await;
    table(&hall).await;
    let change = hall.desk.lock().await;
    let mut forgetting = Box::pin(hall.forget("host"));
    waits(&hall, &mut forgetting).await;
    assert!(hall.store.player("host").await.expect("asked").is_some());
    drop(change);
    forgetting.await.expect("forgotten");
    assert!(hall.store.player("host").await.expect("asked").is_none());
}

/// Who begins to listen after the hall stopped is told as well.
#[tokio::test]
async fn a_stop_is_heard_by_whoever_comes_late() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = hall(data.path()).await;
    hall.stopping(); // a channel nobody listens to would forget what it was told
    let first = hall.stopping();
    hall.stop();
    let stopped = Hall::stopped(hall.stopping());
    tokio::time::timeout(testing::PATIENCE, stopped).await.expect("it is heard");
    drop(first);
}

/// A match whose cards are dealt, and its host.
async fn dealt(hall: &Arc<Hall>) -> (String, Player) {
    let (id, _) = table(hall).await;
    let host = hall.store.player("host").await.expect("asked").expect("he is known");
    let room = hall.room(&id).await.expect("the room");
    let guest = Player { id: "guest".into(), ..host.clone() };
    hall.store.write(vec![Change::Player(guest)]).await.expect("written");
    let sit = room::Sit { player: "guest".into(), name: "Ben".into(), seat: None, strength: None };
    room.ask(|reply| room::Request::Sit { sit, reply }).await.expect("a seat");
    for player in ["host", "guest"].map(String::from) {
        let nonce = player.clone();
        room.ask(|reply| room::Request::Nonce { player, nonce, reply }).await.expect("taken");
    }
    (id, host)
}

/// The win of another is no feat of whoever only plays its last moments.
#[tokio::test]
async fn a_match_that_was_gone_on_with_earns_nothing() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = hall(data.path()).await;
    let (id, host) = dealt(&hall).await;
    let old = hall.revived(hall.record(&id).await.expect("kept")).await.expect("a room");
    assert_eq!(old.earner().as_deref(), Some("host"));
    let (next, _) = hall.continue_from(&host, &old, 0).await.expect("a match");
    let new = hall.revived(hall.record(&next).await.expect("kept")).await.expect("a room");
    assert_eq!(new.earner(), None);
}

/// That a match has ended and what it earned are written together, one match after the other: of
/// two that end at once none overwrites what the other earned.
#[tokio::test]
async fn matches_end_one_after_the_other() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = hall(data.path()).await;
    let (id, _) = dealt(&hall).await;
    let room = hall.room(&id).await.expect("the room");
    let another_ends = hall.careers.lock().await;
    let (player, deed, client) = ("host".to_string(), wire::Deed::Resign, "c".to_string());
    let resign = room.ask(|reply| room::Request::Do { player, deed, client, reply });
    let mut resign = Box::pin(resign);
    waits(&hall, &mut resign).await;
    let status = async || hall.record(&id).await.expect("kept").status;
    assert_eq!(status().await, "running");
    drop(another_ends);
    resign.await.expect("he has resigned");
    assert_eq!(status().await, "ended");
}
