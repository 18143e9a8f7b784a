//! Which question an answer answers, what it does to the clocks, and who must agree to what.

use super::{Chair, Happened, Happening, Room};
use kernel::{Seat, Seeded};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use store::Entry;
use wire::{Code, Deed, SeatKind, Status};

pub const HOUR: i64 = 3_600_000;

/// A room with a person on every seat, and a clock that the test sets.
pub struct Sitting {
    pub room: Room,
    time: Arc<AtomicI64>,
    entries: Vec<Entry>,
}

fn empty(game: &str, mode: &str, clock: &Value) -> Room {
    let mut record = super::breaking::record();
    let listed = catalog::game(game).expect("it is listed");
    (record.game, record.rules) = (game.into(), listed.rules_version());
    (record.options, record.clock) = (json!({"mode": mode}).to_string(), clock.to_string());
    let modes = listed.mode_lines();
    let seats = &modes.iter().find(|m| m.name == mode).expect("the mode").seats;
    let kind = |by_rules: bool| if by_rules { SeatKind::Rules } else { SeatKind::Open };
    let chairs = seats.iter().map(|s| Chair::new(kind(s.by_rules), &s.role)).collect();
    Room::new(record, chairs).expect("a room")
}

impl Sitting {
    pub fn dealt(game: &str, mode: &str, clock: &Value) -> Sitting {
        let mut room = empty(game, mode, clock);
        let time = Arc::new(AtomicI64::new(0));
        room.hand_clock = Some(time.clone());
        let mut sitting = Sitting { room, time, entries: Vec::new() };
        for seat in sitting.room.seats_where(|c| c.kind == SeatKind::Open).iter() {
            let (player, name) = (seat.to_string(), seat.to_string());
            sitting.happens(Some(seat), Happening::Sat { player, name, strength: None });
        }
        sitting.happens(None, Happening::Began);
        sitting
    }

    fn happens(&mut self, seat: Option<Seat>, what: Happening) {
        let (n, at) = (self.room.n, self.room.now());
        let happened = Happened { n, at, seat, by: None, client: None, what };
        self.entries.push(happened.entry(&self.room.record.id));
        self.room.apply(&happened).expect("it is sound");
    }

    fn passes(&self, millis: i64) {
        self.time.fetch_add(millis, Ordering::SeqCst);
    }

    pub fn asked(&self) -> Seat {
        self.room.waiting().lowest().expect("somebody is asked")
    }

    pub fn answers(&mut self, seat: Seat, label: &str) {
        let id = self.room.asked[seat.index()].id;
        let checked = self.room.check_answer(seat, Some(id), label).expect("it is legal");
        self.happens(checked.seat, checked.what);
    }

    fn answers_first(&mut self) -> Seat {
        let seat = self.asked();
        let label = self.room.asked[seat.index()].labels[0].clone();
        self.answers(seat, &label);
        seat
    }

    pub fn does(&mut self, seat: Seat, deed: Deed) {
        match self.room.deed(seat, deed) {
            Ok(super::deeds::Outcome::Happens(checked)) => self.happens(checked.seat, checked.what),
            Ok(_) => panic!("no rematch was asked for"),
            Err(e) => panic!("{deed:?} of {seat}: {}", e.words),
        }
    }

    fn left(&self) -> Vec<i64> {
        self.room.clocks.left(self.room.now())
    }

    /// The hall is closed for so long and opens again.
    pub fn closes_for(&mut self, millis: i64) {
        self.passes(millis);
        let kept: Value = serde_json::from_str(&self.room.record.options).expect("options");
        let mode = kept["mode"].as_str().expect("a mode");
        let clock: Value = serde_json::from_str(&self.room.record.clock).expect("a clock");
        let mut room = empty(&self.room.record.game, mode, &clock);
        room.hand_clock = Some(self.time.clone());
        super::revive(&mut room, &self.entries).expect("it can be read");
        self.room = room;
    }
}

pub fn no_clock() -> Value {
    json!({"kind": "none"})
}

#[test]
fn an_answer_to_an_older_question_is_stale_though_it_would_be_legal() {
    let mut sitting = Sitting::dealt("flash-duel", "simple", &no_clock());
    let mut older: Vec<(Seat, u32, Vec<String>)> = Vec::new();
    let mut tried = 0;
    for _ in 0..12 {
        if sitting.room.status != Status::Running {
            break;
        }
        let seat = sitting.asked();
        let now = sitting.room.asked[seat.index()].clone();
        for (_, id, labels) in older.iter().filter(|(s, ..)| *s == seat) {
            for label in labels.iter().filter(|l| now.labels.contains(l)) {
                let refused = sitting.room.check_answer(seat, Some(*id), label);
                assert_eq!(refused.err().map(|e| e.code), Some(Code::Stale), "{label}");
                assert!(sitting.room.check_answer(seat, Some(now.id), label).is_ok());
                tried += 1;
            }
        }
        older.push((seat, now.id, now.labels));
        sitting.answers_first();
    }
    assert!(tried > 0, "nothing was asked twice");
}

/// Else an answer that was sent twice would count for two.
#[test]
fn the_same_question_asked_again_is_another_question() {
    for game in catalog::games() {
        assert!(asked_again(game) > 0, "no question of {} was asked twice in a row", game.name());
    }
}

fn asked_again(game: &dyn catalog::AnyGame) -> usize {
    let mut found = 0;
    let modes = game.mode_lines();
    for (mode, seed) in modes.iter().flat_map(|m| (0..6).map(move |seed| (&m.name, seed))) {
        let mut sitting = Sitting::dealt(game.name(), mode, &no_clock());
        let mut whim = Seeded::new(seed);
        for _ in 0..80 {
            if sitting.room.status != Status::Running {
                break;
            }
            let seat = sitting.asked();
            let before = sitting.room.asked[seat.index()].clone();
            let table = sitting.room.table.as_ref().expect("it is dealt").table();
            let always = table.may_interject(seat).into_iter().filter(|o| !o.gives_up);
            let mut labels: Vec<String> = always.map(|o| o.label).collect();
            labels.extend(before.labels.iter().cloned());
            let label = labels[whim.below(labels.len())].clone();
            sitting.answers(seat, &label);
            let after = &sitting.room.asked[seat.index()];
            assert!(after.id > before.id, "{label} answered {} once", before.id);
            if after.labels == before.labels && before.labels.contains(&label) {
                let again = sitting.room.check_answer(seat, Some(before.id), &label);
                assert_eq!(again.err().map(|e| e.code), Some(Code::Stale), "{label}");
            }
            found += usize::from(after.labels == before.labels);
        }
    }
    found
}

#[test]
fn the_time_the_hall_is_closed_is_nobodys() {
    let clock = json!({"kind": "total", "seconds": 600, "increment": 0});
    let mut sitting = Sitting::dealt("flash-duel", "simple", &clock);
    let seat = sitting.asked();
    sitting.passes(10_000);
    sitting.happens(Some(seat), Happening::Offered { what: Deed::OfferDraw });
    sitting.closes_for(2 * HOUR);
    assert_eq!(sitting.left()[seat.index()], 590_000);
    let left = sitting.left();
    sitting.happens(None, Happening::WentOn { left });
    sitting.passes(5_000);
    let other = Seat(1 - seat.0);
    sitting.happens(Some(other), Happening::Declined { what: Deed::OfferDraw });
    assert_eq!(sitting.left()[seat.index()], 585_000);
    sitting.closes_for(3 * HOUR);
    assert_eq!(sitting.left()[seat.index()], 585_000);
    assert_eq!(sitting.left()[other.index()], 600_000);
    sitting.passes(1_000);
    assert_eq!(sitting.left()[seat.index()], 584_000, "it runs again");
}

#[test]
fn an_answer_brings_time_as_the_clock_says() {
    let total = json!({"kind": "total", "seconds": 60, "increment": 5});
    let per_move = json!({"kind": "per-move", "seconds": 60});
    for (clock, after) in [(total, 45_000), (per_move, 60_000)] {
        let mut sitting = Sitting::dealt("flash-duel", "simple", &clock);
        sitting.passes(20_000);
        assert_eq!(sitting.left()[sitting.asked().index()], 40_000, "{clock}");
        let seat = sitting.answers_first();
        assert_eq!(sitting.left()[seat.index()], after, "{clock}");
        sitting.closes_for(HOUR);
        assert_eq!(sitting.left()[seat.index()], after, "{clock}, after a restart");
    }
}

#[test]
fn everybody_must_agree_to_a_draw_and_to_taking_back() {
    let team = || Sitting::dealt("flash-duel", "team", &no_clock());
    for (offer, accept) in [(Deed::OfferDraw, Deed::AcceptDraw), (Deed::Undo, Deed::AcceptUndo)] {
        let mut sitting = team();
        let mut by = sitting.answers_first();
        while offer == Deed::Undo
            && sitting.room.table.as_ref().is_some_and(|t| t.hindsight().is_free(by))
        {
            by = sitting.answers_first();
        }
        let answers = |s: &Sitting| s.room.journal().expect("it is dealt").answers.len();
        let before = answers(&sitting);
        sitting.does(by, offer);
        let others: Vec<Seat> = sitting.room.others(by).iter().collect();
        assert_eq!(others.len(), 3);
        for (i, other) in others.iter().enumerate() {
            assert!(!sitting.room.draw_agreed && answers(&sitting) == before, "{offer:?} {i}");
            assert!(sitting.room.deed(by, accept).is_err(), "his own word is given");
            sitting.does(*other, accept);
        }
        match offer {
            Deed::OfferDraw => assert!(sitting.room.draw_agreed && sitting.room.status.is_over()),
            _ => assert_eq!(answers(&sitting), before - 1),
        }
        let mut sitting = team();
        let by = sitting.answers_first();
        sitting.does(by, Deed::OfferDraw);
        let others: Vec<Seat> = sitting.room.others(by).iter().collect();
        sitting.does(others[0], Deed::AcceptDraw);
        sitting.does(others[1], Deed::DeclineDraw);
        assert!(sitting.room.deed(others[2], Deed::AcceptDraw).is_err(), "one no is enough");
    }
}

/// Nobody lost it, so who goes first in the next match is left to the coin.
#[test]
fn an_agreed_draw_leaves_no_loser_to_the_next_match() {
    let mut lost = Sitting::dealt("flash-duel", "simple", &no_clock());
    lost.does(Seat(0), Deed::Resign);
    let again = lost.room.same_again("P1").options;
    assert!(!again.is_empty(), "who lost decides who goes first");
    let mut draw = Sitting::dealt("flash-duel", "simple", &no_clock());
    draw.room.options.said = again;
    draw.does(Seat(0), Deed::OfferDraw);
    draw.does(Seat(1), Deed::AcceptDraw);
    assert!(draw.room.same_again("P1").options.is_empty(), "the old loser is forgotten");
}
