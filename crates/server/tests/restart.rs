//! What was answered is there after a restart, and every match goes on.

mod common;

use common::{Hall, is_asked, is_over, play_on};
use serde_json::{Value, json};

#[tokio::test]
async fn a_running_match_goes_on_where_it_stood() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "name": "random"}]);
    let id = me.make("full", seats).await;
    let (mut socket, first) = me.follow(&id).await;
    let mut table = first["table"].clone();
    for _ in 0..4 {
        table = socket.until(table, is_asked).await;
        let prompt = table["prompt"].clone();
        let choice = prompt["choices"][0]["label"].as_str().expect("a label").to_string();
        socket.answer(&id, &prompt, &choice).await;
        table = socket.until(table, |t| t["prompt"]["id"] != prompt["id"] || is_over(t)).await;
    }
    let table = socket.until(table, |t| is_asked(t) || is_over(t)).await;
    hall.close().await;

    let hall = Hall::open(data.path()).await;
    let me = me.at(&hall);
    let (mut socket, back) = me.follow(&id).await;
    assert_eq!(back["table"]["picture"], table["picture"]);
    assert_eq!(back["table"]["prompt"], table["prompt"]);
    let end = play_on(&mut socket, &id, back["table"].clone(), 9).await;
    assert!(is_over(&end));
    hall.close().await;

    let hall = Hall::open(data.path()).await;
    let (_, lobby) = me.at(&hall).get("/api/lobby").await;
    let recent = lobby["recent"].as_array().expect("a list");
    assert!(recent.iter().any(|l| l["match"] == Value::String(id.clone())));
    hall.close().await;
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_left_alone() {
    let data = tempfile::tempdir().expect("a folder");
    Hall::open(data.path()).await.close().await;
    let file = data.path().join("sparhall.db");
    let mut bytes = std::fs::read(&file).expect("the file");
    bytes[60..64].copy_from_slice(&99u32.to_be_bytes()); // the schema's version in SQLite's header
    std::fs::write(&file, &bytes).expect("written");
    let config = server::Config::at(([127, 0, 0, 1], 0).into(), data.path().to_path_buf());
    let refused = server::open(config).await.err().expect("it is refused").to_string();
    assert!(refused.contains("newer version"), "{refused}");
    assert_eq!(std::fs::read(&file).expect("the file"), bytes);
}

#[tokio::test]
async fn a_copy_is_made_while_the_hall_is_open_and_put_back_when_it_is_closed() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let copy = data.path().join("copy.db");
    server::back_up(data.path(), &copy).await.expect("a copy");
    let late = hall.guest().await;
    let refused = server::restore(data.path(), &copy).await.expect_err("a hall is open");
    assert!(refused.to_string().contains("another hall"), "{refused}");
    hall.close().await;
    let aside = server::restore(data.path(), &copy).await.expect("it is put back");
    assert!(aside.is_some_and(|file| file.exists()));
    let hall = Hall::open(data.path()).await;
    let (_, known) = me.at(&hall).get("/api/me").await;
    assert_eq!(known["id"], json!(me.id));
    let (_, unknown) = late.at(&hall).get("/api/me").await;
    assert_ne!(unknown["id"], json!(late.id), "he came after the copy");
    hall.close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_can_read_what_the_hall_keeps() {
    use std::os::unix::fs::PermissionsExt;
    let data = tempfile::tempdir().expect("a folder");
    let own = data.path().join("some/where");
    let hall = Hall::open(&own).await;
    let copy = data.path().join("copy.db");
    server::back_up(&own, &copy).await.expect("a copy");
    let again = server::back_up(&own, &copy).await.expect_err("it is there");
    assert!(again.to_string().contains("exists"), "{again}");
    let (db, log) = (own.join("sparhall.db"), own.join("sparhall.db-wal"));
    for path in [own.clone(), db.clone(), log, own.join("keys"), copy.clone()] {
        let mode = std::fs::metadata(&path).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o077, 0, "{}: {mode:o}", path.display());
    }
    hall.close().await;
    server::restore(&own, &copy).await.expect("restored");
    let mode = std::fs::metadata(&db).expect("it is there").permissions().mode();
    assert_eq!(mode & 0o077, 0, "{mode:o}");
}

/// The version of the schema in SQLite's header.
fn set_version(file: &std::path::Path, version: u32) -> Vec<u8> {
    let mut bytes = std::fs::read(file).expect("the file");
    bytes[60..64].copy_from_slice(&version.to_be_bytes());
    std::fs::write(file, &bytes).expect("written");
    bytes
}

/// A newer program may copy the database of an older hall that is running.
#[tokio::test]
async fn a_copy_is_made_without_touching_what_is_copied() {
    let data = tempfile::tempdir().expect("a folder");
    Hall::open(data.path()).await.close().await;
    let (file, copy) = (data.path().join("sparhall.db"), data.path().join("copy.db"));
    let older = set_version(&file, 1);
    server::back_up(data.path(), &copy).await.expect("a copy");
    assert_eq!(std::fs::read(&file).expect("the file"), older);
    let bytes = std::fs::read(&copy).expect("the copy");
    assert_eq!(bytes[60..64], 1u32.to_be_bytes(), "it is as old as it was");
}

#[tokio::test]
async fn a_copy_can_be_put_back_again_and_again_and_over_anything() {
    let data = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(data.path()).await;
    let me = hall.guest().await;
    let (file, copy) = (data.path().join("sparhall.db"), data.path().join("copy.db"));
    server::back_up(data.path(), &copy).await.expect("a copy");
    hall.close().await;
    let before = std::fs::read(&copy).expect("the copy");
    std::fs::write(&file, "no database any more").expect("spoiled");
    let aside = server::restore(data.path(), &copy).await.expect("it is put back");
    let kept = std::fs::read(aside.expect("what was there")).expect("it is kept");
    assert_eq!(kept, b"no database any more");
    assert_eq!(std::fs::read(&copy).expect("the copy"), before, "the copy is only read");
    let spoiled = data.path().join("spoiled.db");
    std::fs::write(&spoiled, "no database").expect("written");
    server::restore(data.path(), &spoiled).await.expect_err("that is no copy");
    let hall = Hall::open(data.path()).await;
    assert_eq!(me.at(&hall).get("/api/me").await.1["id"], json!(me.id), "nothing was touched");
    hall.close().await;
}
