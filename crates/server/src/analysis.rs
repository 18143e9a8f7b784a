//! Analyses of matches that are over. They are thought one after the other, a decision at a time,
//! each on a place of the bots: whoever plays against one never waits for more than one decision of
//! somebody who reads. What was thought is kept with the match.

use crate::hall::Hall;
use crate::room::Fault;
use crate::trouble::HttpTrouble;
use axum::http::StatusCode;
use catalog::{AnyStudy, Depth};
use futures_util::FutureExt;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Instant;
use store::Change;
use tokio::sync::Notify;
use wire::{Analysed, Analysis};

/// What is kept of another version is thought anew: another shape, or other thoughts. A test below
/// fails when the search thinks otherwise than it did when this was last raised. The rules are no
/// part of it: a match is always that of the rules it was dealt under.
pub const VERSION: u32 = 4;
/// Since this version the shape is the one that pages know.
const SHAPED_SINCE: u32 = 1;
/// Nobody waits behind more than these.
const QUEUE: usize = 100;
/// More failures than these are not remembered: the oldest is forgotten.
const FAILURES: usize = 20;

/// Where analyses are ordered.
#[derive(Default)]
pub struct Analyst {
    /// In the order in which they were asked for; the first is being thought about.
    orders: Mutex<Vec<Order>>,
    asked: Notify,
}

#[derive(Clone)]
struct Order {
    match_id: String,
    /// Whose time of the bots it is.
    player: String,
    stands: Stands,
}

#[derive(Clone, PartialEq, Eq)]
enum Stands {
    Waits,
    Thinks {
        done: u32,
        of: u32,
    },
    /// Everybody who asks hears of it once, and may order it anew.
    Failed {
        told: Vec<String>,
    },
}

impl Order {
    fn has_failed(&self) -> bool {
        matches!(self.stands, Stands::Failed { .. })
    }
}

impl Analyst {
    fn orders(&self) -> MutexGuard<'_, Vec<Order>> {
        self.orders.lock().expect("nobody panics while he looks at the orders")
    }

    /// How far it is, if somebody has asked for it, for whoever wants to know that: a player, if he
    /// is known.
    pub fn stand(
        &self,
        match_id: &str,
        player: Option<&str>,
    ) -> Result<Option<Analysis>, HttpTrouble> {
        let mut orders = self.orders();
        let Some(at) = orders.iter().position(|o| o.match_id == match_id) else { return Ok(None) };
        let ahead = ahead(&orders[..at]);
        Ok(Some(match &mut orders[at].stands {
            Stands::Waits => Analysis::Queued { ahead },
            Stands::Thinks { done, of } => Analysis::Thinking { done: *done, of: *of },
            Stands::Failed { told } => {
                if player.is_some_and(|player| told.iter().any(|one| one == player)) {
                    return Ok(None);
                }
                told.extend(player.map(str::to_string));
                let words = "this game could not be analysed; the hall has made a note of it";
                return Err(HttpTrouble::new(StatusCode::INTERNAL_SERVER_ERROR, "fault", words));
            }
        }))
    }

    /// Puts a match at the end of the queue, in the name of somebody who has none there.
    pub fn order(&self, match_id: &str, player: &str) -> Result<Analysis, HttpTrouble> {
        let refused = |status, code, words: &str| Err(HttpTrouble::new(status, code, words));
        let mut orders = self.orders();
        orders.retain(|o| !o.has_failed() || o.player != player && o.match_id != match_id);
        if let Some(at) = orders.iter().position(|o| o.match_id == match_id) {
            return Ok(Analysis::Queued { ahead: ahead(&orders[..at]) });
        }
        if orders.iter().any(|o| o.player == player) {
            let words = "another game of yours is being analysed; ask again when that is done";
            return refused(StatusCode::CONFLICT, "not-possible", words);
        }
        if ahead(&orders) as usize >= QUEUE {
            let words = "too many games wait to be analysed; try again in a while";
            return refused(StatusCode::TOO_MANY_REQUESTS, "too-fast", words);
        }
        let ahead = ahead(&orders);
        let (match_id, player) = (match_id.to_string(), player.to_string());
        orders.push(Order { match_id, player, stands: Stands::Waits });
        self.asked.notify_one();
        Ok(Analysis::Queued { ahead })
    }

    fn next(&self) -> Option<Order> {
        self.orders().iter().find(|o| o.stands == Stands::Waits).cloned()
    }

    fn note(&self, match_id: &str, stands: Stands) {
        let mut orders = self.orders();
        if let Some(order) = orders.iter_mut().find(|o| o.match_id == match_id) {
            order.stands = stands;
        }
        if orders.iter().filter(|o| o.has_failed()).count() > FAILURES {
            let oldest = orders.iter().position(Order::has_failed).expect("there are some");
            orders.remove(oldest);
        }
    }

    fn done(&self, match_id: &str) {
        self.orders().retain(|o| o.match_id != match_id);
    }
}

fn ahead(orders: &[Order]) -> u32 {
    orders.iter().filter(|o| !o.has_failed()).count() as u32
}

/// Thinks about whatever is asked for, until the hall closes. What is not finished then is asked
/// for again by whoever still wants it.
pub async fn think_all(hall: Arc<Hall>) {
    let mut stop = hall.stopping();
    loop {
        let Some(Order { match_id, player, .. }) = hall.analyst.next() else {
            tokio::select! {
                () = hall.analyst.asked.notified() => continue,
                _ = stop.wait_for(|stop| *stop) => return,
            }
        };
        let work = AssertUnwindSafe(think(&hall, &match_id, &player)).catch_unwind();
        let thought = tokio::select! {
            thought = work => thought,
            _ = stop.wait_for(|stop| *stop) => return,
        };
        match thought.unwrap_or_else(|panic| Err(Fault::of_panic(panic).0)) {
            Ok(()) => hall.analyst.done(&match_id),
            Err(e) => {
                tracing::error!("{match_id} could not be analysed: {e}");
                hall.analyst.note(&match_id, Stands::Failed { told: Vec::new() });
            }
        }
    }
}

/// Thinks about one match and keeps what it finds.
async fn think(hall: &Arc<Hall>, match_id: &str, player: &str) -> Result<(), String> {
    if kept(hall, match_id).await.map_err(|e| e.refusal.words)?.is_some() {
        return Ok(()); // it was finished while this was asked for
    }
    let record = hall.record(match_id).await.map_err(|e| e.words)?;
    let room = hall.revived(record).await.map_err(|e| e.words)?;
    let journal = room.journal().ok_or("its table is gone")?;
    let (game, depth) = (room.game(), hall.config.analysis);
    let ready = move || game.study(&journal, depth).map_err(|e| e.to_string());
    let mut study = on_a_place(hall, player, ready).await??;
    while study.done() < study.of() {
        let (done, of) = (study.done() as u32, study.of() as u32);
        hall.analyst.note(match_id, Stands::Thinks { done, of });
        study = on_a_place(hall, player, move || next(study)).await?;
    }
    let body = written(&study.analysed(&room.worths()));
    let (match_id, made) = (match_id.to_string(), crate::time::now());
    let change = Change::Analysis(store::Analysis { match_id, version: VERSION, made, body });
    hall.store.write(vec![change]).await.map_err(|e| e.to_string())
}

fn next(mut study: Box<dyn AnyStudy>) -> Box<dyn AnyStudy> {
    study.think();
    study
}

fn written(found: &Analysed) -> String {
    serde_json::to_string(found).expect("an analysis is plain data")
}

/// Does a piece of work on a place of the bots, on the time of whoever asked for it.
async fn on_a_place<T: Send + 'static>(
    hall: &Hall,
    player: &str,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, String> {
    let place = hall.think.place_for_player().await.ok_or("the hall closes")?;
    let began = Instant::now();
    // The place is given back when the work is done, even if nobody waits for it any more.
    let done = tokio::task::spawn_blocking(move || (work(), place)).await;
    hall.think.allowance.spend(&[player.to_string()], began.elapsed(), Instant::now());
    done.map(|(found, _)| found).map_err(|e| e.to_string())
}

/// What is kept about a match, if it was thought as it is thought now.
pub async fn kept(hall: &Hall, match_id: &str) -> Result<Option<serde_json::Value>, HttpTrouble> {
    let kept = hall.store.analysis(match_id).await?;
    Ok(kept.and_then(|kept| current(&kept, hall.config.analysis)))
}

/// What was thought in this way, and no less deeply than that.
fn current(kept: &store::Analysis, depth: Depth) -> Option<serde_json::Value> {
    let found = serde_json::from_str::<serde_json::Value>(&kept.body).ok()?;
    let deep = found["simulations"].as_u64() >= Some(depth.simulations.into());
    (kept.version == VERSION && deep).then_some(found)
}

/// What was once thought about a match that nobody can think about any more, in whatever way.
pub async fn last_kept(
    hall: &Hall,
    match_id: &str,
) -> Result<Option<serde_json::Value>, HttpTrouble> {
    Ok(hall.store.analysis(match_id).await?.as_ref().and_then(readable))
}

fn readable(kept: &store::Analysis) -> Option<serde_json::Value> {
    (kept.version >= SHAPED_SINCE).then(|| serde_json::from_str(&kept.body).ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A few decisions of a random match of a game, as they are thought about now: in percent, as
    /// they are shown, since the last digits are another machine's matter.
    fn thoughts(game: &dyn catalog::AnyGame) -> String {
        let options = catalog::Options::default();
        let started = game.start(&options, kernel::Secret::from_seed(3), Vec::new());
        let (mut table, _) = started.expect("the usual match");
        let mut picks = kernel::Seeded::new(8);
        while let Some(seat) = table.table().awaits().seats().lowest() {
            let offered = table.table().offered(seat);
            let label = &offered[picks.below(offered.len())].label;
            table.answer(seat, label).expect("it is offered");
        }
        let depth = Depth { decisions: 4, simulations: 60 };
        let mut study = game.study(&table.journal(), depth).expect("it was just played");
        (0..study.of()).for_each(|_| study.think());
        let points = study.analysed(&[]).points.into_iter();
        let percent = |chance: f32| (chance * 100.0).round() as u32;
        let said =
            points.map(|p| (p.at, percent(p.played.chance), p.best.label, percent(p.best.chance)));
        blake3::hash(format!("{:?}", said.collect::<Vec<_>>()).as_bytes()).to_hex()[..8].into()
    }

    #[test]
    fn a_search_that_thinks_otherwise_has_another_version() {
        let games = catalog::games();
        let now: Vec<_> = games.iter().map(|g| (g.name(), thoughts(*g))).collect();
        let then = [
            ("flash-duel", "8ad8a653"),
            ("puzzle-strike", "2231f520"),
            ("fantasy-clash", "a2ed9b96"),
            ("shadows", "951005a3"),
        ];
        let then: Vec<_> = then.into_iter().map(|(game, said)| (game, said.to_string())).collect();
        assert_eq!(now, then, "raise VERSION, so that nobody reads old thoughts, and note these");
    }

    #[test]
    fn what_was_thought_less_deeply_or_otherwise_is_thought_anew() {
        let body = r#"{"simulations": 500}"#.to_string();
        let kept = store::Analysis { match_id: "m".into(), version: VERSION, made: 0, body };
        let deep = |simulations| Depth { decisions: 60, simulations };
        assert!(current(&kept, deep(500)).is_some() && current(&kept, deep(100)).is_some());
        assert!(current(&kept, deep(501)).is_none());
        let old = store::Analysis { version: VERSION - 1, ..kept };
        assert!(current(&old, deep(500)).is_none());
        assert!(readable(&old).is_some(), "where it cannot be thought anew");
        assert!(readable(&store::Analysis { version: SHAPED_SINCE - 1, ..old }).is_none());
    }

    #[test]
    fn everybody_has_one_order_and_knows_his_place() {
        let analyst = Analyst::default();
        let order = |id: &str, player: &str| analyst.order(id, player).map_err(|e| e.status);
        assert_eq!(order("a", "anna"), Ok(queued(0)));
        assert_eq!(order("b", "ben"), Ok(queued(1)));
        assert_eq!(order("a", "carl"), Ok(queued(0)), "it is thought once");
        assert_eq!(order("c", "anna"), Err(StatusCode::CONFLICT), "one at a time");
        assert_eq!(order("c", "carl"), Ok(queued(2)), "somebody else's was not his");
        analyst.note("a", Stands::Thinks { done: 3, of: 9 });
        let stand = |id: &str| analyst.stand(id, None).map_err(|e| e.status);
        assert_eq!(stand("a"), Ok(Some(Analysis::Thinking { done: 3, of: 9 })));
        assert_eq!(analyst.next().map(|o| o.match_id).as_deref(), Some("b"));
        analyst.done("a");
        assert_eq!((stand("a"), stand("b")), (Ok(None), Ok(Some(queued(0)))));
        assert_eq!(order("d", "anna"), Ok(queued(2)));
    }

    #[test]
    fn a_failure_is_told_to_each_once_and_holds_nobody_up() {
        let analyst = Analyst::default();
        let failed = || Stands::Failed { told: Vec::new() };
        analyst.order("a", "anna").expect("the first");
        analyst.order("b", "ben").expect("the second");
        analyst.note("a", failed());
        let stand = |id: &str, player| analyst.stand(id, player).map_err(|e| e.status);
        let fault = Err(StatusCode::INTERNAL_SERVER_ERROR);
        let (anna, carl) = (Some("anna"), Some("carl"));
        assert_eq!(stand("b", anna), Ok(Some(Analysis::Queued { ahead: 0 })));
        assert_eq!(stand("a", carl), fault, "he wants to know it as well");
        assert_eq!([stand("a", None), stand("a", None)], [fault.clone(), fault.clone()]);
        assert_eq!(stand("a", anna), fault, "that others heard of it is not her business");
        assert_eq!([stand("a", anna), stand("a", carl)], [Ok(None), Ok(None)]);
        assert_eq!(analyst.order("a", "carl").map_err(|e| e.status), Ok(queued(1)), "once more");
        assert_eq!(stand("a", carl), Ok(Some(queued(1))));
        analyst.note("b", failed());
        assert!(analyst.order("c", "ben").is_ok(), "what failed does not count as his");
    }

    fn queued(ahead: u32) -> Analysis {
        Analysis::Queued { ahead }
    }

    #[test]
    fn failures_do_not_fill_the_queue() {
        let analyst = Analyst::default();
        for n in 0..2 * QUEUE {
            analyst.order(&format!("m{n}"), &format!("p{n}")).expect("there is room");
            analyst.note(&format!("m{n}"), Stands::Failed { told: Vec::new() });
        }
        assert_eq!(analyst.orders().len(), FAILURES);
        assert_eq!(analyst.order("one more", "somebody").map_err(|e| e.status), Ok(queued(0)));
    }

    #[test]
    fn the_queue_has_an_end() {
        let analyst = Analyst::default();
        for n in 0..QUEUE {
            analyst.order(&format!("m{n}"), &format!("p{n}")).expect("there is room");
        }
        let refused = analyst.order("one more", "somebody").map_err(|e| e.status);
        assert_eq!(refused, Err(StatusCode::TOO_MANY_REQUESTS));
    }
}
