//! What is done twice, too often, too fast or too late at a table.

use super::ask::BOUND;
use super::durability::Table;
use super::durability::gated::Gate;
use super::{Chair, Out, Request, Room};
use crate::testing::PATIENCE;
use serde_json::{Value, json};
use std::time::Duration;
use store::Store;
use tokio::sync::mpsc;
use wire::{Code, Deed, SeatKind, Status};

async fn answers(table: &Table, client: &str) -> String {
    let asked = table.asked().await;
    table.answer(&asked, client).await.expect("it is legal");
    asked.0
}

#[tokio::test(flavor = "multi_thread")]
async fn a_retried_deed_that_happens_to_others_is_applied_once() {
    let table = Table::dealt().await;
    let first = answers(&table, "1").await;
    let second = if first == "anna" { "ben" } else { "anna" };
    answers(&table, "2").await;
    table.does(&first, Deed::Undo, "u").await.expect("the other is asked");
    for _ in 0..3 {
        assert_eq!(table.does(second, Deed::AcceptUndo, "a").await, Ok(()));
    }
    assert_eq!(table.count("took-back").await, 1);
    let entries = table.entries().await;
    let back = entries.iter().find(|e| e.kind == "took-back").expect("it happened");
    assert_eq!((back.seat, back.client.as_deref()), (None, Some("a")));
    assert!(back.by.is_some(), "whose message it was is known after a restart");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_left_does_not_leave_again() {
    let table = Table::dealt().await;
    for _ in 0..3 {
        let leave = |reply| Request::Leave { player: "ben".into(), reply };
        assert_eq!(table.handle.ask(leave).await, Ok(()));
    }
    assert_eq!(table.count("left").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_that_could_not_be_written_down_is_not_made_twice() {
    let table = Table::dealt().await;
    table.does("anna", Deed::OfferDraw, "1").await.expect("offered");
    table.does("ben", Deed::AcceptDraw, "1").await.expect("agreed");
    table.does("anna", Deed::Rematch, "2").await.expect("asked");
    table.set(Gate::FailsFor(table.id.clone()));
    let refused = table.does("ben", Deed::Rematch, "2").await.expect_err("the disk is full");
    assert_eq!(refused.code, Code::NotKept);
    table.set(Gate::Open);
    table.does("ben", Deed::Rematch, "2").await.expect("there is room again");
    let made = table.store.matches_with_status("open").await.expect("matches");
    assert_eq!(made.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_went_away_is_not_seated_in_the_rematch() {
    let table = Table::dealt().await;
    let leave = |reply| Request::Leave { player: "anna".into(), reply };
    table.handle.ask(leave).await.expect("she may");
    table.does("ben", Deed::Resign, "1").await.expect("he may");
    table.does("ben", Deed::Rematch, "2").await.expect("nobody else has a say");
    let made = table.store.matches_with_status("open").await.expect("matches");
    let seats = table.store.seats(&made[0].id).await.expect("seats");
    let players: Vec<Option<&str>> = seats.iter().map(|s| s.player.as_deref()).collect();
    assert_eq!(players, [None, Some("ben")]);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_all_the_time_does_not_hold_up_the_deal() {
    let wait = Duration::from_millis(100);
    let table = Table::full_with("link", |c| c.waits.nonces = wait).await;
    let asking = async {
        loop {
            let line = |reply| Request::Line { player: None, reply };
            table.handle.ask(line).await.expect("a line");
        }
    };
    let mut handle = table.handle.clone();
    let dealt = handle.becomes(|listed| listed.line.status == Status::Running);
    tokio::select! {
        () = asking => (),
        dealt = tokio::time::timeout(PATIENCE, dealt) => dealt.expect("the cards are dealt"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_cannot_keep_up_hears_of_it() {
    let table = Table::dealt().await;
    let (out, _heard) = mpsc::channel(1);
    let (out, lost) = Out::new(out);
    let (player, after) = ("carl".to_string(), None);
    let follow = |reply| Request::Follow { socket: 70, player, out, after, reply };
    table.handle.ask(follow).await.expect("everyone may look");
    answers(&table, "1").await;
    tokio::time::timeout(PATIENCE, lost.notified()).await.expect("it is to come anew");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_may_no_longer_look_is_told() {
    let table = Table::full("private").await;
    let mut heard = table.follow(70, "carl").await;
    table.deal().await;
    let mut last = Value::Null;
    while let Ok(text) = heard.try_recv() {
        last = serde_json::from_str(&text).expect("JSON");
    }
    assert_eq!((&last["type"], &last["code"]), (&json!("error"), &json!("not-allowed")), "{last}");
}

#[tokio::test(flavor = "multi_thread")]
async fn phrases_are_said_one_at_a_time() {
    let mut table = Table::dealt().await;
    let mut codes = Vec::new();
    for _ in 0..5 {
        let (player, phrase) = ("anna".to_string(), wire::Phrase::Hello);
        let said = table.handle.ask(|reply| Request::Say { player, phrase, reply }).await;
        codes.push(said.map_err(|e| e.code));
    }
    assert_eq!(codes[0], Ok(()));
    assert!(codes.contains(&Err(Code::TooFast)), "{codes:?}");
    assert!(table.heard()[1].len() < 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_nothing_new_to_see_is_told_nothing() {
    let mut table = Table::full("link").await;
    // Carl is told that the others came; what they add to the luck is no news to him.
    for (socket, player) in ["carl", "anna", "ben"].into_iter().enumerate() {
        let heard = table.follow(socket as u64, player).await;
        table.ears.push(heard);
    }
    assert!(table.heard()[0].len() > 1, "he has seen them come");
    for (player, news) in [("anna", 0), ("ben", 1)] {
        let (player, nonce) = (player.to_string(), player.to_string());
        let given = table.handle.ask(|reply| Request::Nonce { player, nonce, reply });
        given.await.expect("it is taken");
        assert_eq!(table.heard()[0].len(), news, "the deal alone is news");
    }
}

/// Everything that brings a match to its end stays possible.
#[test]
fn what_could_go_on_for_ever_does_not() {
    let mut room = room(json!({"mode": "simple"}), 0).expect("a room");
    let offer = super::Happening::Offered { what: Deed::OfferDraw };
    let sat = super::Happening::Sat { player: "p".into(), name: "n".into(), strength: None };
    let back = super::Happening::TookBack {
        answers: 0,
        alone: false,
        left: Vec::new(),
        salt: String::new(),
    };
    let time = super::Happening::GotTime { millis: 1 };
    let answered = super::Happening::Answered { label: "x".into(), left: Vec::new(), gained: 0 };
    room.n = BOUND - 1;
    for what in [&offer, &sat, &back, &time, &answered] {
        assert_eq!(room.check_bound(None, what), Ok(()));
    }
    room.n = BOUND;
    for what in [&offer, &sat, &back, &time] {
        assert!(room.check_bound(None, what).is_err(), "{what:?}");
    }
    let rematch = super::Happening::Offered { what: Deed::Rematch };
    for what in [&answered, &rematch, &super::Happening::Left] {
        assert_eq!(room.check_bound(None, what), Ok(()));
    }
}

#[test]
fn a_match_whose_mode_is_gone_can_still_be_read() {
    let gone = json!({"mode": "of old"});
    assert!(room(gone.clone(), 0).is_err(), "of these rules it cannot be");
    let old = room(gone, 1).expect("of other rules it can");
    assert!(old.is_shelved());
    assert_eq!(old.line(None).mode, "of old");
}

fn room(options: Value, newer: u32) -> Result<Room, String> {
    let mut record = super::breaking::record();
    record.options = options.to_string();
    record.rules += newer;
    let chair = || Chair::new(SeatKind::Open, "");
    Room::new(record, vec![chair(), chair()])
}
