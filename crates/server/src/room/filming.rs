//! Running matches are filmed now and then, and when the hall closes, so that they can be shown
//! should their rules change.

use super::durability::Table;
use crate::film::{self, JOURNAL};
use crate::hall::Hall;
use crate::testing::{HOUR, in_the_end};
use flate2::read::DeflateDecoder;
use serde_json::Value;
use std::io::Read;
use std::sync::Arc;
use std::time::Duration;
use store::{Film, Store};

/// Two people whose cards are dealt, in a hall that calls a match quiet after so long.
async fn dealt(quiet: Duration) -> Table {
    let set = |c: &mut crate::Config| {
        c.waits.quiet = quiet;
        c.waits.films_again = Duration::ZERO;
    };
    let table = Table::full_with("link", set).await;
    table.deal().await;
    table
}

async fn film(table: &Table, eyes: &str) -> Option<Film> {
    table.hall.store.film(&table.id, eyes).await.expect("asked")
}

fn text(film: &Film) -> String {
    let mut text = String::new();
    DeflateDecoder::new(film.body.as_slice()).read_to_string(&mut text).expect("it is packed");
    text
}

async fn frames(table: &Table, eyes: &str) -> Vec<Value> {
    let film = film(table, eyes).await.expect("it was filmed");
    serde_json::from_str(&text(&film)).expect("frames")
}

/// Somebody gives the first answer that is open to him.
async fn somebody_answers(table: &Table, client: &str) {
    let answer = table.asked().await;
    table.answer(&answer, client).await.expect("it is legal");
}

/// What the room keeps of itself when this hall closes.
async fn closes(hall: &Hall, id: &str) {
    let room = hall.revived(hall.record(id).await.expect("kept")).await.expect("a room");
    hall.cinema.films_before_closing(hall, &room).await;
}

/// The same hall once more, in which there is no time left for films.
fn in_a_hurry(hall: &Hall, store: Arc<dyn Store>) -> Arc<Hall> {
    let mut config = hall.config.clone();
    config.waits.last_films = Duration::ZERO;
    let keys = crate::keys::Keys::open(&config.data.join("keys")).expect("keys");
    let hurried = Hall::new(config, store, keys);
    hurried.cinema.cameras().close();
    hurried
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_rests_is_filmed_and_again_after_it_has_moved() {
    let table = dealt(Duration::ZERO).await;
    let filming = tokio::spawn(film::keep_all(table.hall.clone()));
    for answers in 0..3 {
        if answers > 0 {
            somebody_answers(&table, &answers.to_string()).await;
        }
        let happened = table.entries().await.len() as u32;
        let shown = async || {
            let film = film(&table, JOURNAL).await?;
            (film.happened == Some(happened)).then_some(())
        };
        in_the_end("it is filmed to its last move", shown).await;
        for eyes in ["P1", "P2", "public", "all"] {
            assert_eq!(frames(&table, eyes).await.len(), answers + 1, "{eyes}");
        }
        in_the_end("nothing is left to film", async || {
            film::quiet_matches(&table.hall).is_empty().then_some(())
        })
        .await;
    }
    table.hall.stop();
    filming.await.expect("it ends with the hall");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_in_which_things_happen_is_not_disturbed() {
    let table = dealt(HOUR).await;
    assert!(film::quiet_matches(&table.hall).is_empty());
}

/// However often somebody answers after a long while.
#[tokio::test(flavor = "multi_thread")]
async fn no_match_is_filmed_twice_within_the_hour() {
    let set = |c: &mut crate::Config| c.waits.quiet = Duration::ZERO;
    let table = Table::full_with("link", set).await;
    table.deal().await;
    assert_eq!(film::quiet_matches(&table.hall).len(), 1);
    film::keep_running(&table.hall, &table.handle).await.expect("filmed");
    somebody_answers(&table, "1").await;
    assert!(film::quiet_matches(&table.hall).is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hall_that_opens_again_films_only_what_has_moved_since() {
    let table = dealt(Duration::ZERO).await;
    film::keep_running(&table.hall, &table.handle).await.expect("filmed");
    let kept = film(&table, JOURNAL).await;
    assert!(kept.is_some());
    let config = table.hall.config.clone();
    let keys = crate::keys::Keys::open(&config.data.join("keys")).expect("keys");
    let again = Hall::new(config, table.store.clone(), keys);
    let room = again.room(&table.id).await.expect("the room");
    let came = table.came();
    film::keep_running(&again, &room).await.expect("nothing is to be done");
    assert_eq!(table.came(), came, "nothing was written");
    assert_eq!(film(&table, JOURNAL).await, kept);
}

/// Whoever knew the secret would know every card to come.
#[tokio::test(flavor = "multi_thread")]
async fn the_secret_of_a_running_match_is_in_no_film() {
    let table = dealt(Duration::ZERO).await;
    let record = table.hall.record(&table.id).await.expect("kept");
    closes(&in_a_hurry(&table.hall, table.store.clone()), &table.id).await;
    assert!(film(&table, JOURNAL).await.is_none(), "one frame is no film");
    for _ in 0..2 {
        for eyes in ["P1", "P2", "public", "all"] {
            let film = film(&table, eyes).await.expect("kept");
            assert!(!text(&film).contains(&record.secret), "{eyes}");
        }
        film::keep_running(&table.hall, &table.handle).await.expect("filmed move by move");
    }
    let journal = film(&table, JOURNAL).await.expect("it is kept with the film");
    assert!(!text(&journal).contains(&record.secret));
    let journal = film::kept_journal(&*table.hall.store, &record).await.expect("asked");
    assert!(journal.is_some_and(|j| j.contains(&record.secret)), "it is added once it is shown");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hall_that_closes_films_to_the_last_move() {
    let table = dealt(HOUR).await;
    somebody_answers(&table, "1").await;
    closes(&table.hall, &table.id).await;
    assert_eq!(frames(&table, "all").await.len(), 2);
    assert_eq!(table.hall.cinema.missed(), 0);
}

/// Where time is short, how a match stands is better than nothing, but not than a film.
#[tokio::test(flavor = "multi_thread")]
async fn a_hall_that_has_no_time_left_keeps_how_a_match_stands() {
    let table = dealt(HOUR).await;
    somebody_answers(&table, "1").await;
    let hurried = in_a_hurry(&table.hall, table.store.clone());
    closes(&hurried, &table.id).await;
    let looked = frames(&table, "P1").await;
    assert_eq!((looked.len(), &looked[0]["at"]), (1, &Value::from(1)));
    assert_eq!(hurried.cinema.missed(), 1);

    film::keep_running(&table.hall, &table.handle).await.expect("filmed");
    let filmed = frames(&table, "P1").await;
    assert_eq!((filmed.len(), &filmed[1]["picture"]), (2, &looked[0]["picture"]));
    somebody_answers(&table, "2").await;
    let hurried = in_a_hurry(&table.hall, table.store.clone());
    closes(&hurried, &table.id).await;
    assert_eq!(frames(&table, "P1").await, filmed, "it shows all but the last move");
    assert_eq!(hurried.cinema.missed(), 1);
}
