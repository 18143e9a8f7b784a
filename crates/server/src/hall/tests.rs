//! One room, one task: however many ask for it at once, and whatever was put away before.

use super::*;
use store::{Player, Sqlite};
use wire::{Clock, NewMatch, SeatWish, Visibility};

async fn hall(data: &std::path::Path) -> Arc<Hall> {
    let config = Config::at(([127, 0, 0, 1], 0).into(), data.to_path_buf());
    let store = Sqlite::open(&data.join("hall.db")).await.expect("a database");
    Hall::new(config, Arc::new(store), Keys::open(&data.join("keys")).expect("keys"))
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
