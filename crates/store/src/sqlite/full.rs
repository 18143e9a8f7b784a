//! A full disk: SQLite's own limit on the size of a file gives the very error that a file system
//! without room gives.

use super::{Sqlite, options};
use crate::{Change, Entry, MatchRecord, Store, StoreError};
use sqlx::ConnectOptions;
use std::path::Path;
use std::sync::Arc;

/// A store whose file may not grow beyond so many pages.
async fn small(path: &Path, pages: u32) -> Sqlite {
    Sqlite::open(path).await.expect("a database").close().await;
    let mut connection = options(path).connect().await.expect("a connection");
    let limit = sqlx::AssertSqlSafe(format!("pragma max_page_count = {pages}"));
    sqlx::query(limit).execute(&mut connection).await.expect("a limit");
    Sqlite::writing_through(path, connection).await.expect("a store")
}

fn a_match(id: &str) -> Change {
    Change::Match(MatchRecord {
        id: id.into(),
        code: id.into(),
        game: "flash-duel".into(),
        rules: 1,
        options: "{}".into(),
        visibility: "public".into(),
        clock: "{}".into(),
        rated: false,
        status: "ended".into(),
        host: None,
        rematch_of: None,
        secret: "s".into(),
        created: 1,
        ended: Some(1),
        outcome: None,
    })
}

fn entry(id: &str, n: u32, size: usize) -> Change {
    Change::Entry(Entry {
        match_id: id.into(),
        n,
        at: 1,
        kind: "answered".into(),
        seat: Some(0),
        by: Some(0),
        client: Some(n.to_string()),
        body: "x".repeat(size),
    })
}

/// What filled the disk goes away, and the same change is taken.
#[tokio::test]
async fn a_full_disk_is_told_as_such_and_is_over_when_there_is_room() {
    let dir = tempfile::tempdir().expect("a folder");
    let store = small(&dir.path().join("a.db"), 60).await;
    store.write(vec![a_match("old"), a_match("new")]).await.expect("there is room");
    let mut n = 0;
    while store.write(vec![entry("old", n, 4000)]).await.is_ok() {
        n += 1;
        assert!(n < 60, "it never gets full");
    }
    for _ in 0..3 {
        let refused = store.write(vec![entry("new", 0, 4000)]).await;
        assert_eq!(refused, Err(StoreError::Full));
    }
    assert_eq!(store.entries("old").await.expect("asked").len(), n as usize);
    assert!(store.entries("new").await.expect("asked").is_empty(), "nothing was changed");
    store.write(vec![Change::ForgetMatches { before: 9 }]).await.expect("room is made");
    store.write(vec![a_match("new"), entry("new", 0, 4000)]).await.expect("there is room again");
    assert_eq!(store.entries("new").await.expect("asked").len(), 1);
}

/// A commit that is shared fails for all who share it, whichever of them was too much.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_told_of_a_full_disk_has_changed_nothing() {
    let dir = tempfile::tempdir().expect("a folder");
    let store = Arc::new(small(&dir.path().join("a.db"), 60).await);
    store.write(vec![a_match("m")]).await.expect("there is room");
    let write = |n: u32| {
        let store = store.clone();
        tokio::spawn(async move { (n, store.write(vec![entry("m", n, 4000)]).await) })
    };
    let tasks: Vec<_> = (0..200).map(write).collect();
    let mut kept = Vec::new();
    for task in tasks {
        match task.await.expect("no panic") {
            (n, Ok(())) => kept.push(n),
            (_, Err(e)) => assert_eq!(e, StoreError::Full),
        }
    }
    assert!(kept.len() < 60);
    kept.sort_unstable();
    let there: Vec<u32> = store.entries("m").await.expect("asked").iter().map(|e| e.n).collect();
    assert_eq!(there, kept);
}
