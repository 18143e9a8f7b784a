//! Whoever wants much does not keep others waiting, and who waits is not given more time for it.

use super::breaking::falling::Falling;
use super::breaking::{Opened, dealt, opened_with};
use super::{Handle, Happened, Happening, Request, Room};
use crate::testing::HOUR;
use kernel::Seat;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, mpsc, oneshot};
use wire::{Advice, Code, Trouble};

/// A table at which this seat is asked, anna on the first and a bot on the second, and how long its
/// bots are told to think.
fn asked(seat: Seat) -> (Room, mpsc::UnboundedReceiver<Duration>) {
    let (mut room, at) = dealt(true);
    room.chairs[1].name = "search:1".into();
    while !room.waiting().has(seat) {
        let mover = room.waiting().lowest().expect("somebody is asked");
        let label = room.asked[mover.index()].labels[0].clone();
        let what = Happening::Answered { label, left: Vec::new(), gained: 0 };
        let (n, seat) = (room.n, Some(mover));
        room.apply(&Happened { n, at: 0, seat, by: None, client: None, what })
            .expect("it is sound");
    }
    let (times, told) = mpsc::unbounded_channel();
    let inner = room.table.take().expect("the cards are dealt");
    room.table = Some(Box::new(Falling { inner, at, times }));
    (room, told)
}

/// A hall with one place for bots, which have this long.
async fn hall_of_one(room: Room, time: Duration) -> Opened {
    opened_with(room, |c| {
        c.limits.bots_at_once = 1;
        c.bot_time = time;
    })
    .await
}

async fn full(opened: &Opened) -> OwnedSemaphorePermit {
    opened.hall.think.all_places().clone().acquire_owned().await.expect("the hall is open")
}

type Heard = oneshot::Receiver<Result<Advice, Trouble>>;

async fn hint(room: &Handle) -> Heard {
    let (reply, heard) = oneshot::channel();
    room.send(Request::Hint { player: "anna".into(), reply }).await.expect("the room is open");
    heard
}

async fn refused(hint: Heard) -> (Code, String) {
    let refused = hint.await.expect("it is answered").expect_err("it is not the time for one");
    (refused.code, refused.words)
}

#[tokio::test]
async fn fifty_hints_at_once_are_one_hint() {
    let (room, mut told) = asked(Seat(0));
    let opened = hall_of_one(room, Duration::from_millis(400)).await;
    let place = full(&opened).await;
    let first = hint(&opened.handle).await;
    for _ in 0..50 {
        let (code, words) = refused(hint(&opened.handle).await).await;
        assert!(code == Code::TooFast && words.contains("still thinking"), "{code:?}: {words}");
    }
    drop(place);
    first.await.expect("it is answered").expect("a hint");
    assert!(told.recv().await.is_some() && told.try_recv().is_err(), "one was thought about");
    let again = hint(&opened.handle).await;
    again.await.expect("it is answered").expect("the next hint");
}

/// Else whoever asks again and again would be stopped only after the first answer.
#[tokio::test]
async fn a_hint_counts_from_when_it_is_asked_for() {
    let (room, _told) = asked(Seat(0));
    let opened = opened_with(room, |c| {
        c.bot_time = Duration::from_secs(10);
        c.limits.bots_at_once = 1;
        c.limits.bot_time_per_hour = Duration::from_secs(19);
    })
    .await;
    let place = full(&opened).await;
    let first = hint(&opened.handle).await;
    let (code, words) = refused(hint(&opened.handle).await).await;
    assert_eq!(code, Code::BotTime);
    assert!(words.contains("in 4 min they will again"), "{words}");
    drop(place);
    first.await.expect("it is answered").expect("a hint");
    // It took a moment instead of twenty seconds.
    let again = hint(&opened.handle).await;
    again.await.expect("it is answered").expect("there is time for another");
}

#[tokio::test]
async fn a_hint_that_waited_thinks_the_less() {
    let (room, mut told) = asked(Seat(0));
    let opened = hall_of_one(room, HOUR / 2).await;
    let place = full(&opened).await;
    let _hint = hint(&opened.handle).await;
    drop(place);
    let time = told.recv().await.expect("it is thought about");
    assert!(time < HOUR, "{time:?}");
}

#[tokio::test]
async fn a_bot_that_waited_thinks_the_less() {
    let (room, mut told) = asked(Seat(1));
    let opened = opened_with(room, |c| {
        c.limits.bots_at_once = 0;
        c.bot_time = HOUR;
    })
    .await;
    opened.hall.think.all_places().add_permits(1);
    let time = told.recv().await.expect("it thinks");
    assert!(time < HOUR, "{time:?}");
}
