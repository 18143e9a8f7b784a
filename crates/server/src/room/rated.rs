//! Rated matches count once, whatever happens: for those who played them, and in one commit with
//! their end.

use super::durability::gated::{Gate, Gated};
use super::{Handle, Request, Sit};
use crate::hall::Hall;
use crate::keys::Keys;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use store::{Change, MatchRecord, Player, RatedRecord, RatingRecord, Sqlite, Store};
use tokio::sync::watch;
use wire::{Code, Deed, Status, Trouble};

const HOUR: i64 = 60 * 60 * 1000;
/// All of them have an account; who sits on which seat follows from the order.
const PEOPLE: [&str; 4] = ["anna", "ben", "carl", "dora"];

/// People at a rated table whose cards are dealt.
struct Table {
    hall: Arc<Hall>,
    store: Arc<Gated>,
    handle: Handle,
    id: String,
    game: &'static str,
    people: &'static [&'static str],
    _data: tempfile::TempDir,
}

fn person(name: &str) -> Player {
    Player {
        id: name.into(),
        name: name.into(),
        account: Some(name.into()),
        password: None,
        recovery: "[]".into(),
        created: 0,
        seen: 0,
    }
}

fn wish(game: &str, mode: &str, seats: usize) -> Value {
    let others = (1..seats).map(|_| json!({"kind": "open"}));
    let seats: Vec<Value> = [json!({"kind": "me"})].into_iter().chain(others).collect();
    json!({"game": game, "mode": mode, "options": {}, "seats": seats, "visibility": "public",
        "clock": {"kind": "total", "seconds": 600, "increment": 5}, "rated": true})
}

impl Table {
    async fn duel() -> Table {
        Table::of("flash-duel", "simple", &PEOPLE[..2]).await
    }

    async fn of(game: &'static str, mode: &str, people: &'static [&'static str]) -> Table {
        let data = tempfile::tempdir().expect("a folder");
        let inner = Sqlite::open(&data.path().join("hall.db")).await.expect("a database");
        let gated =
            Gated { inner, gate: watch::Sender::new(Gate::Open), came: watch::Sender::new(0) };
        let store = Arc::new(gated);
        let keys = Keys::open(&data.path().join("keys")).expect("keys");
        let mut config = crate::testing::config(data.path());
        config.limits.bots_at_once = 0; // a bot that takes a seat here never answers
        let hall = Hall::new(config, store.clone(), keys);
        let all = PEOPLE.map(person).map(Change::Player).to_vec();
        store.write(all).await.expect("written");
        let wish = serde_json::from_value(wish(game, mode, people.len())).expect("a wish");
        let (id, _) = hall.make(&person(people[0]), &wish, None).await.expect("a match");
        let handle = hall.room(&id).await.expect("a room");
        let table = Table { hall, store, handle, id, game, people, _data: data };
        table.sit_down().await;
        table
    }

    /// The others sit down, and all add to the luck: the cards are dealt.
    async fn sit_down(&self) {
        for name in &self.people[1..] {
            let strength = self.hall.strength(&person(name), self.game).await.expect("asked");
            let (player, name) = (name.to_string(), name.to_string());
            let sit = Sit { player, name, seat: None, strength };
            self.handle.ask(|reply| Request::Sit { sit, reply }).await.expect("a seat");
        }
        for name in self.people {
            let (player, nonce) = (name.to_string(), name.to_string());
            let given = self.handle.ask(|reply| Request::Nonce { player, nonce, reply });
            given.await.expect("it is taken");
        }
        assert_eq!(self.status().await, Status::Running);
    }

    async fn does(&self, who: &str, deed: Deed) -> Result<(), Trouble> {
        let (player, client) = (who.to_string(), format!("{deed:?}"));
        self.handle.ask(|reply| Request::Do { player, deed, client, reply }).await
    }

    async fn status(&self) -> Status {
        let line = |reply| Request::Line { player: None, reply };
        self.handle.ask(line).await.expect("a line").status
    }

    /// The match as it stands, for whoever looks at it from elsewhere.
    async fn revived(&self) -> super::Room {
        self.hall.revived(self.record().await).await.expect("it can be brought back")
    }

    async fn record(&self) -> MatchRecord {
        self.store.match_record(&self.id).await.expect("asked").expect("it is kept")
    }

    /// Who is asked first.
    async fn asked(&self) -> &'static str {
        let room = self.revived().await;
        self.people[room.waiting().lowest().expect("somebody is asked").index()]
    }

    fn other(&self, than: &str) -> &'static str {
        self.people.iter().find(|p| **p != than).expect("two play")
    }

    async fn rating(&self, who: &str) -> Option<RatingRecord> {
        self.store.rating(who, self.game).await.expect("asked")
    }

    /// Ratings in whole points and how often each has played, seat by seat.
    async fn standing(&self) -> Vec<(i32, u32)> {
        let mut all = Vec::new();
        for name in self.people {
            let rating = self.rating(name).await;
            all.push(rating.map_or((1500, 0), |r| (r.rating.round() as i32, r.matches)));
        }
        all
    }

    async fn rated(&self) -> Vec<RatedRecord> {
        self.store.rated_in(&self.id).await.expect("asked")
    }

    async fn results(&self) -> Vec<String> {
        self.rated().await.into_iter().map(|r| r.result).collect()
    }

    /// The hall goes down, however it stood, and is open again.
    async fn again(self) -> Table {
        self.hall.put_away(&self.id, |_| true);
        self.handle.let_go().await;
        self.store.gate.send_replace(Gate::Open);
        let handle = self.hall.room(&self.id).await.expect("the room");
        // Its first answer comes after what was due before the first request.
        handle.ask(|reply| Request::Line { player: None, reply }).await.expect("a line");
        Table { handle, ..self }
    }

    /// The same table so much later; nobody has done anything since.
    async fn later(self, millis: i64) -> Table {
        self.hall.put_away(&self.id, |_| true);
        self.handle.let_go().await;
        let kept = self.store.match_record(&self.id).await.expect("asked").expect("it is kept");
        let mut room = self.hall.revived(kept).await.expect("it can be brought back");
        let then = crate::time::now() + millis;
        room.hand_clock = Some(Arc::new(AtomicI64::new(then)));
        let handle = super::open(room, &self.hall);
        Table { handle, ..self }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_resigns_loses_what_the_other_gains() {
    let table = Table::duel().await;
    table.does("ben", Deed::Resign).await.expect("he may");
    let standing = table.standing().await;
    assert!(standing[0].0 > 1500 && standing[0].0 + standing[1].0 == 3000, "{standing:?}");
    assert_eq!((standing[0].1, standing[1].1), (1, 1));
    assert_eq!(table.results().await, ["win", "loss"]);
    let rated = table.rated().await;
    assert!(rated.iter().all(|r| r.before == 1500.0 && r.at > 0), "{rated:?}");
    let ended = table.revived().await.table_now(kernel::Viewer::Public).ended.expect("an end");
    let told: Vec<(i32, i32)> = ended.ratings.iter().map(|r| (r.before, r.after)).collect();
    assert_eq!(told, [(1500, standing[0].0), (1500, standing[1].0)]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_leaves_equals_where_they_are_and_tells_more_of_them() {
    let table = Table::duel().await;
    table.does("anna", Deed::OfferDraw).await.expect("offered");
    table.does("ben", Deed::AcceptDraw).await.expect("agreed");
    assert_eq!(table.standing().await, [(1500, 1), (1500, 1)]);
    assert_eq!(table.results().await, ["draw", "draw"]);
    let deviation = table.rating("anna").await.expect("rated").deviation;
    assert!(deviation < 350.0, "{deviation}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_runs_out_of_time_has_lost() {
    let table = Table::duel().await;
    let late = table.asked().await;
    let patient = table.other(late);
    let table = table.later(HOUR).await;
    let refused = table.does(patient, Deed::LetBotPlay).await.expect_err("nobody plays for him");
    assert!(refused.words.contains("claim the win"), "{}", refused.words);
    table.does(patient, Deed::ClaimWin).await.expect("the time is out");
    let (won, lost) = (table.rating(patient).await, table.rating(late).await);
    assert!(won.expect("rated").rating > 1500.0 && lost.expect("rated").rating < 1500.0);
}

#[tokio::test(flavor = "multi_thread")]
async fn teammates_share_what_their_side_comes_to() {
    let table = Table::of("flash-duel", "team", &PEOPLE).await;
    let sides: Vec<u8> = {
        let room = table.revived().await;
        let eyes = catalog::Eyes::All;
        let of =
            |i: u8| room.table.as_ref().expect("dealt").table().team_name(eyes, kernel::Seat(i));
        let first = of(0);
        (0..4).map(|i| u8::from(of(i) != first)).collect()
    };
    for (name, _) in PEOPLE.iter().zip(&sides).filter(|(_, side)| **side == 1) {
        table.does(name, Deed::Resign).await.expect("he may");
    }
    assert_eq!(table.status().await, Status::Ended);
    let standing = table.standing().await;
    for ((rating, matches), side) in standing.iter().zip(&sides) {
        assert_eq!(*matches, 1);
        assert_eq!((*rating > 1500, *rating < 1500), (*side == 0, *side == 1), "{standing:?}");
    }
    let moved: Vec<i32> = standing.iter().map(|s| (s.0 - 1500).abs()).collect();
    assert!(moved.iter().all(|m| *m == moved[0]), "equals move alike: {standing:?}");
}

/// Among several giving up would decide who else wins, so a bot plays on; but not for nothing.
#[tokio::test(flavor = "multi_thread")]
async fn of_four_who_goes_away_is_behind_all_who_stay() {
    let table = Table::of("puzzle-strike", "ffa-4", &PEOPLE).await;
    let late = table.asked().await;
    let staying: Vec<&str> = PEOPLE.into_iter().filter(|p| *p != late).collect();
    let leave = |reply| Request::Leave { player: late.into(), reply };
    table.handle.ask(leave).await.expect("he may");
    table.does(staying[0], Deed::ClaimWin).await.expect_err("it would decide among the others");
    table.does(staying[0], Deed::LetBotPlay).await.expect("there is no other way");
    table.does(staying[0], Deed::OfferDraw).await.expect("offered");
    table.does(staying[1], Deed::AcceptDraw).await.expect("agreed");
    table.does(staying[2], Deed::AcceptDraw).await.expect("agreed");
    assert_eq!(table.status().await, Status::Ended);
    let left = table.rating(late).await.expect("it counts for him too").rating;
    let mut stayed = Vec::new();
    for name in staying {
        stayed.push(table.rating(name).await.expect("rated").rating);
    }
    assert!(left < 1500.0 && stayed.iter().all(|r| *r > 1500.0 && *r == stayed[0]), "{stayed:?}");
    assert_eq!(table.rated().await.len(), 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_end_that_could_not_be_written_counts_once_when_the_hall_opens_again() {
    let table = Table::duel().await;
    table.store.gate.send_replace(Gate::FailsEnds);
    table.does("ben", Deed::Resign).await.expect("the answer itself is kept");
    assert_eq!(table.record().await.status, "running", "its end is not");
    assert!(table.rating("anna").await.is_none() && table.rated().await.is_empty());
    let mut table = table.again().await;
    assert_eq!(table.record().await.status, "ended");
    let once = table.standing().await;
    assert_eq!((once[0].1, once[1].1), (1, 1));
    assert!(once[0].0 > 1500);
    for _ in 0..2 {
        table = table.again().await;
        assert_eq!(table.standing().await, once, "never twice");
    }
    let room = table.revived().await;
    let again = table.hall.rated_changes(&room, crate::time::now()).await.expect("asked");
    assert_eq!(again, [], "what has counted counts no more");
}

/// Either both are there or none is: the commit that ends a match brings its ratings.
#[tokio::test(flavor = "multi_thread")]
async fn the_end_and_its_ratings_are_one_commit() {
    let table = Table::duel().await;
    table.does("ben", Deed::OfferDraw).await.expect("offered");
    let mut came = table.store.came.subscribe();
    let before = *came.borrow_and_update();
    table.does("anna", Deed::Resign).await.expect("she may");
    assert_eq!((*came.borrow() - before) / 2, 2, "one for the answer and one for its end");
    assert_eq!((table.record().await.status.as_str(), table.rated().await.len()), ("ended", 2));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_ends_because_the_rules_changed_changes_nothing() {
    let table = Table::duel().await;
    let record = table.record().await;
    table.hall.put_away(&table.id, |_| true);
    let other = MatchRecord { rules: record.rules - 1, ..record };
    table.store.write(vec![Change::Match(other)]).await.expect("written");
    let table = table.again().await;
    assert_eq!(table.status().await, Status::RulesChanged);
    assert_eq!(table.standing().await, [(1500, 0), (1500, 0)]);
    assert!(table.rated().await.is_empty());
}

/// Until it can be written down it is over all the same.
#[tokio::test(flavor = "multi_thread")]
async fn that_the_rules_changed_is_written_down_as_soon_as_it_can_be() {
    let table = Table::duel().await;
    let record = table.record().await;
    table.hall.put_away(&table.id, |_| true);
    let other = MatchRecord { rules: record.rules - 1, ..record };
    table.store.write(vec![Change::Match(other)]).await.expect("written");
    table.store.gate.send_replace(Gate::FailsEnds);
    let handle = table.hall.room(&table.id).await.expect("the room");
    let line = handle.ask(|reply| Request::Line { player: None, reply }).await.expect("a line");
    assert_eq!(line.status, Status::RulesChanged);
    let kept = table.record().await;
    assert_eq!((kept.status.as_str(), kept.ended), ("running", None), "nothing could be written");
    assert_eq!(super::status_now(&kept), Status::RulesChanged, "and yet it is over");
    table.hall.put_away(&table.id, |_| true);
    handle.let_go().await;
    let table = table.again().await;
    assert_eq!(table.record().await.status, "rules-changed");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_wants_to_be_forgotten_in_mid_match_does_not_take_the_win_along() {
    let table = Table::duel().await;
    let (late, stays) = {
        let late = table.asked().await;
        (late, table.other(late))
    };
    table.hall.forget(late).await.expect("forgotten");
    table.does(stays, Deed::ClaimWin).await.expect("he is gone");
    let rating = table.rating(stays).await.expect("it counts");
    assert!(rating.rating > 1500.0 && rating.matches == 1);
    assert!(table.rating(late).await.is_none());
    assert_eq!(table.rated().await.len(), 1);
    let leaders = table.store.leaders("flash-duel", false, 0, 9).await.expect("asked");
    let names: Vec<&str> = leaders.iter().map(|l| l.name.as_str()).collect();
    assert_eq!(names, [stays]);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_taken_back_and_nobody_is_helped() {
    let table = Table::duel().await;
    let first = table.asked().await;
    let room = table.revived().await;
    let seat = room.seat_of(first).expect("a seat");
    let label = room.table.as_ref().expect("dealt").table().offered(seat)[0].label.clone();
    let (player, prompt, client) = (first.to_string(), room.asked[seat.index()].id, "1".into());
    let answer = |reply| Request::Answer { player, prompt, label, client, reply };
    table.handle.ask(answer).await.expect("it is legal");
    let refused = table.does(first, Deed::Undo).await.expect_err("it is rated");
    assert!(refused.words.contains("taken back"), "{}", refused.words);
    let hint = |reply| Request::Hint { player: first.into(), reply };
    let refused = table.handle.ask(hint).await.expect_err("it is rated");
    assert_eq!(refused.code, Code::NotAllowed);
    assert!(refused.words.contains("no hints in a rated match"), "{}", refused.words);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_rated_and_what_goes_on_from_a_replay_is_not() {
    let table = Table::duel().await;
    table.does("ben", Deed::Resign).await.expect("he may");
    for name in table.people {
        table.does(name, Deed::Rematch).await.expect("asked");
    }
    let open = table.store.matches_with_status("open").await.expect("asked");
    assert!(open.len() == 1 && open[0].rated, "{open:?}");
    let again = table.hall.revived(open[0].clone()).await.expect("the rematch");
    let noted = again.chairs.iter().map(|c| c.strength.expect("both have one").rating);
    let standing = table.standing().await;
    assert!(noted.eq(standing.iter().map(|s| s.0)), "what they are now");
    let old = table.revived().await;
    let (id, _) = table.hall.continue_from(&person("anna"), &old, 0).await.expect("a match");
    let goes_on = table.store.match_record(&id).await.expect("asked").expect("it is kept");
    assert!(!goes_on.rated);
}
