//! What is written is kept, together or not at all, and on the disk.

use std::path::Path;
use store::{Analysis, Change, Entry, Film, MatchRecord, Player, RatedRecord, RatingRecord};
use store::{Sqlite, Store, StoreError};

fn player(id: &str, account: Option<&str>) -> Change {
    Change::Player(Player {
        id: id.into(),
        name: "Anna".into(),
        account: account.map(str::to_string),
        password: None,
        recovery: "[]".into(),
        created: 1,
        seen: 1,
    })
}

fn a_match(id: &str) -> Change {
    Change::Match(MatchRecord {
        id: id.into(),
        code: format!("CODE{id}"),
        game: "flash-duel".into(),
        rules: 1,
        options: "{}".into(),
        visibility: "public".into(),
        clock: "{}".into(),
        rated: false,
        status: "running".into(),
        host: None,
        rematch_of: None,
        secret: "s".into(),
        created: 1,
        ended: None,
        outcome: None,
    })
}

fn entry(id: &str, n: u32, client: Option<&str>) -> Change {
    Change::Entry(Entry {
        match_id: id.into(),
        n,
        at: 1,
        kind: "answered".into(),
        seat: Some(0),
        by: Some(0),
        client: client.map(str::to_string),
        body: "{}".into(),
    })
}

async fn open(path: &Path) -> Sqlite {
    Sqlite::open(path).await.expect("a database")
}

/// `synchronous` 2 is FULL: a commit that has returned survives the loss of power.
#[tokio::test]
async fn the_database_is_set_to_keep_what_it_is_told() {
    let dir = tempfile::tempdir().expect("a folder");
    let store = open(&dir.path().join("a.db")).await;
    let settings = store.settings();
    let value = |name: &str| settings.iter().find(|(n, _)| n == name).map(|(_, v)| v.as_str());
    assert_eq!(value("journal_mode"), Some("wal"));
    assert_eq!(value("synchronous"), Some("2"));
    assert_eq!(value("foreign_keys"), Some("1"));
    assert_eq!(value("busy_timeout"), Some("5000"));
}

#[tokio::test]
async fn changes_happen_together_or_not_at_all() {
    let dir = tempfile::tempdir().expect("a folder");
    let store = open(&dir.path().join("a.db")).await;
    store.write(vec![player("a", Some("anna")), a_match("m")]).await.expect("written");
    let taken = store.write(vec![player("b", None), player("c", Some("ANNA"))]).await;
    assert_eq!(taken, Err(StoreError::Taken));
    assert_eq!(store.player("b").await.expect("asked"), None);
    let stray = store.write(vec![entry("nowhere", 0, None)]).await;
    assert!(matches!(stray, Err(StoreError::Failed(_))), "{stray:?}");
}

#[tokio::test]
async fn an_entry_is_written_once() {
    let dir = tempfile::tempdir().expect("a folder");
    let store = open(&dir.path().join("a.db")).await;
    store.write(vec![a_match("m"), entry("m", 0, Some("x"))]).await.expect("written");
    assert_eq!(store.write(vec![entry("m", 0, None)]).await, Err(StoreError::Taken));
    assert_eq!(store.write(vec![entry("m", 1, Some("x"))]).await, Err(StoreError::Taken));
    store.write(vec![entry("m", 1, Some("y"))]).await.expect("another message");
    assert_eq!(store.entries("m").await.expect("asked").len(), 2);
}

/// Jobs that wait at the same time share a commit; one that fails takes nobody along.
#[tokio::test(flavor = "multi_thread")]
async fn many_write_at_once() {
    let dir = tempfile::tempdir().expect("a folder");
    let store = std::sync::Arc::new(open(&dir.path().join("a.db")).await);
    store.write(vec![a_match("m")]).await.expect("written");
    let write = |n: u32| {
        let store = store.clone();
        tokio::spawn(async move { store.write(vec![entry("m", n % 150, None)]).await })
    };
    let tasks: Vec<_> = (0..200).map(write).collect();
    let mut taken = 0;
    for task in tasks {
        match task.await.expect("no panic") {
            Ok(()) => (),
            Err(StoreError::Taken) => taken += 1,
            Err(e) => panic!("{e}"),
        }
    }
    assert_eq!(taken, 50);
    assert_eq!(store.entries("m").await.expect("asked").len(), 150);
}

#[tokio::test]
async fn a_backup_is_made_while_the_hall_is_open() {
    let dir = tempfile::tempdir().expect("a folder");
    let store = open(&dir.path().join("a.db")).await;
    store.write(vec![player("a", None)]).await.expect("written");
    let copy = dir.path().join("copy.db");
    Sqlite::copy(&dir.path().join("a.db"), &copy).await.expect("a copy");
    store.write(vec![player("b", None)]).await.expect("written");
    store.close().await;
    let copy = open(&copy).await;
    assert!(copy.player("a").await.expect("asked").is_some());
    assert!(copy.player("b").await.expect("asked").is_none());
}

/// Old guests without a match go, those with an account or a match stay.
#[tokio::test]
async fn what_is_old_is_forgotten() {
    let dir = tempfile::tempdir().expect("a folder");
    let store = open(&dir.path().join("a.db")).await;
    let seat = |player: &str| {
        Change::Seat(store::SeatRecord {
            match_id: "m".into(),
            seat: 0,
            kind: "player".into(),
            player: Some(player.into()),
            name: "Anna".into(),
        })
    };
    let people = vec![player("a", None), player("b", Some("ben")), player("c", None)];
    store.write([people, vec![a_match("m"), seat("c")]].concat()).await.expect("written");
    store.write(vec![Change::ForgetGuests { before: 9 }]).await.expect("forgotten");
    let kept = async |id: &str| store.player(id).await.expect("asked").is_some();
    assert!(!kept("a").await && kept("b").await && kept("c").await);
    store.write(vec![Change::ForgetMatches { before: 9 }]).await.expect("forgotten");
    assert!(store.match_record("m").await.expect("asked").is_some(), "it has not ended");
}

/// The later one stands in place of the earlier, and none without its match.
#[tokio::test]
async fn an_analysis_is_kept_as_long_as_its_match() {
    let dir = tempfile::tempdir().expect("a folder");
    let path = dir.path().join("a.db");
    let store = open(&path).await;
    let of =
        |id: &str, version| Analysis { match_id: id.into(), version, made: 7, body: "{}".into() };
    let orphan = store.write(vec![Change::Analysis(of("m", 1))]).await;
    assert!(orphan.is_err(), "there is no such match");
    store.write(vec![a_match("m"), Change::Analysis(of("m", 1))]).await.expect("written");
    store.write(vec![Change::Analysis(of("m", 2))]).await.expect("written");
    store.close().await;
    let store = open(&path).await;
    assert_eq!(store.analysis("m").await.expect("asked"), Some(of("m", 2)));
    store.write(vec![Change::ForgetMatch("m".into())]).await.expect("forgotten");
    assert_eq!(store.analysis("m").await.expect("asked"), None);
}

/// A running match is filmed again and again, and two who film it may be done in any order.
#[tokio::test]
async fn a_film_gives_way_to_one_that_shows_as_much_or_more() {
    let dir = tempfile::tempdir().expect("a folder");
    let store = open(&dir.path().join("a.db")).await;
    let of = |happened: Option<u32>, body: u8| Film {
        match_id: "m".into(),
        eyes: "all".into(),
        made: 7,
        happened,
        body: vec![body],
    };
    store.write(vec![a_match("m"), Change::Film(of(None, 1))]).await.expect("written");
    for (film, stays) in [
        (of(Some(5), 2), of(Some(5), 2)),
        (of(Some(5), 3), of(Some(5), 3)),
        (of(Some(4), 4), of(Some(5), 3)),
        (of(Some(6), 5), of(Some(6), 5)),
    ] {
        store.write(vec![Change::Film(film)]).await.expect("written, or left as it is");
        assert_eq!(store.film("m", "all").await.expect("asked"), Some(stays));
    }
}

#[tokio::test]
async fn what_is_no_database_of_ours_is_left_alone() {
    let dir = tempfile::tempdir().expect("a folder");
    let path = dir.path().join("a.db");
    std::fs::write(&path, "something else entirely, long enough to be taken for a header")
        .expect("it");
    assert!(matches!(Sqlite::open(&path).await.err(), Some(StoreError::NotOurs { .. })));
    assert!(std::fs::read_to_string(&path).expect("it").starts_with("something else"));
}

fn rating(player: &str, rating: f64, ranked_until: i64) -> Change {
    Change::Rating(RatingRecord {
        player: player.into(),
        game: "flash-duel".into(),
        rating,
        deviation: 80.0,
        volatility: 0.06,
        matches: 1,
        last: 1,
        ranked_until,
    })
}

fn rated(player: &str, id: &str) -> Change {
    Change::Rated(RatedRecord {
        match_id: id.into(),
        seat: 0,
        player: player.into(),
        game: "flash-duel".into(),
        at: 1,
        before: 1500.0,
        after: 1600.0,
        result: "win".into(),
    })
}

#[tokio::test]
async fn a_match_counts_once_for_a_seat() {
    let dir = tempfile::tempdir().expect("a folder");
    let store = open(&dir.path().join("a.db")).await;
    store.write(vec![player("a", Some("anna")), a_match("m")]).await.expect("written");
    store.write(vec![rating("a", 1600.0, 0), rated("a", "m")]).await.expect("written");
    let again = store.write(vec![rating("a", 1700.0, 0), rated("a", "m")]).await;
    assert_eq!(again, Err(StoreError::Taken));
    let kept = store.rating("a", "flash-duel").await.expect("asked").expect("rated");
    assert_eq!(kept.rating, 1600.0, "nothing of the second try is left");
    assert_eq!(store.rated_in("m").await.expect("asked").len(), 1);
}

#[tokio::test]
async fn the_strongest_come_first_and_whoever_is_forgotten_is_gone() {
    let dir = tempfile::tempdir().expect("a folder");
    let store = open(&dir.path().join("a.db")).await;
    let people = ["a", "b", "c", "d"].map(|id| player(id, Some(id))).to_vec();
    let ratings = [("a", 1500.0, 90), ("b", 1700.0, 90), ("c", 1600.0, 90), ("d", 1900.0, 10)];
    let ratings = ratings.map(|(id, points, until)| rating(id, points, until)).to_vec();
    store
        .write([people, vec![a_match("m")], ratings, vec![rated("b", "m")]].concat())
        .await
        .expect("written");
    let listed = async |ranked: bool, now: i64| -> Vec<String> {
        let leaders = store.leaders("flash-duel", ranked, now, 9).await.expect("asked");
        leaders.into_iter().map(|l| l.rating.player).collect()
    };
    assert_eq!(listed(true, 10).await, ["b", "c", "a"]);
    assert_eq!(listed(false, 10).await, ["d"], "not known well enough any more");
    assert_eq!(listed(true, 9).await, ["d", "b", "c", "a"]);
    assert_eq!(store.stronger("flash-duel", 1600.0, 10).await, Ok(1));
    store.write(vec![Change::ForgetPlayer("b".into())]).await.expect("forgotten");
    assert_eq!(listed(true, 10).await, ["c", "a"]);
    assert!(store.ratings("b").await.expect("asked").is_empty());
    assert!(store.rated_in("m").await.expect("asked").is_empty());
}
