//! Where bots think: places for so many at once, shared fairly by all matches.
//!
//! Places are given in the order in which they were asked for. Of each match at most one bot stands
//! in that queue, of each player at most one hint, and of all analyses together one decision, so
//! nobody stands behind more than one of each of anybody else. And the wait counts: whoever gets
//! his place late thinks the less, so all who play are done soon after their own time, however
//! many they are.

use crate::allowance::Allowance;
use crate::config::Config;
use crate::luck::Luck;
use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Whoever has waited all his time away still thinks so long, so that his answer is worth
/// something.
const LEAST: Duration = Duration::from_millis(20);

/// How the bots of one match think.
#[derive(Clone)]
pub struct Think {
    /// For so many at once, in the whole hall.
    places: Arc<Semaphore>,
    /// The longest bots wait so that a person can follow; after little things they wait less.
    pub pause: Duration,
    /// How long one that thinks ahead takes for an answer.
    pub time: Duration,
    /// Whose time it is that they think.
    pub allowance: Arc<Allowance>,
    pub luck: Luck,
    /// Those for whom a hint is being thought of.
    helped: Arc<Mutex<HashSet<String>>>,
    /// Which bot of this match may stand in the queue for a place.
    turn: Arc<Semaphore>,
}

/// Room to think; others get it when this is let go.
pub struct Place {
    _place: OwnedSemaphorePermit,
    _turn: Option<OwnedSemaphorePermit>,
}

impl Think {
    pub fn new(config: &Config) -> Think {
        Think {
            places: Arc::new(Semaphore::new(config.limits.bots_at_once)),
            pause: config.bot_pause,
            time: config.bot_time,
            allowance: Arc::new(Allowance::new(config.limits.bot_time_per_hour)),
            luck: Luck::new(config.seed),
            helped: Arc::default(),
            turn: Arc::new(Semaphore::new(1)),
        }
    }

    /// The same for another match.
    pub fn of_another(&self) -> Think {
        Think { turn: Arc::new(Semaphore::new(1)), ..self.clone() }
    }

    /// A place for a bot of this match, once its others have thought; none if the hall closes.
    pub async fn place(&self) -> Option<Place> {
        let turn = self.turn.clone().acquire_owned().await.ok()?;
        let place = self.place_for_player().await?;
        Some(Place { _turn: Some(turn), ..place })
    }

    /// A place for whoever thinks for a player: about a hint, or one decision of an analysis.
    pub async fn place_for_player(&self) -> Option<Place> {
        let place = self.places.clone().acquire_owned().await.ok()?;
        Some(Place { _place: place, _turn: None })
    }

    #[cfg(test)]
    pub fn all_places(&self) -> &Arc<Semaphore> {
        &self.places
    }

    /// Begins to help this player; none if that is under way already.
    pub fn help(&self, player: &str) -> Option<Helping> {
        let is_new = helped(&self.helped).insert(player.to_string());
        is_new.then(|| Helping { all: self.helped.clone(), player: player.to_string() })
    }
}

fn helped(all: &Mutex<HashSet<String>>) -> MutexGuard<'_, HashSet<String>> {
    all.lock().expect("nobody panics while he looks at the names")
}

/// A hint that is under way; it is over when this is let go.
pub struct Helping {
    all: Arc<Mutex<HashSet<String>>>,
    player: String,
}

impl Drop for Helping {
    fn drop(&mut self) {
        helped(&self.all).remove(&self.player);
    }
}

/// How long somebody thinks who had so much time when he was asked and has waited so long since. So
/// many of one match, asked at once, share that time: they think one after the other.
pub fn time_left(slot: Duration, waited: Duration, sharing: u32) -> Duration {
    let left = slot.saturating_sub(waited).min(slot / sharing.max(1));
    left.max(LEAST.min(slot))
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    fn think(places: usize) -> Think {
        let mut config = Config::at(([127, 0, 0, 1], 0).into(), "data".into());
        config.limits.bots_at_once = places;
        Think::new(&config)
    }

    #[test]
    fn a_match_with_many_bots_stands_in_nobodys_way() {
        let anna = think(1);
        let ben = anna.of_another();
        let full = anna.place().now_or_never().expect("nobody thinks").expect("it is open");
        let carl = anna.of_another();
        // Three bots of one match are asked, and only then one of another match.
        let mut hers = [(); 3].map(|()| Box::pin(carl.place()));
        assert!(hers.iter_mut().all(|bot| bot.now_or_never_ref().is_none()));
        let mut his = Box::pin(ben.place());
        assert!(his.now_or_never_ref().is_none());
        drop(full);
        let first = hers[0].now_or_never_ref().expect("it came first").expect("it is open");
        assert!(hers[1].now_or_never_ref().is_none());
        drop(first);
        assert!(hers[1].now_or_never_ref().is_none(), "it stands behind the other match");
        let other = his.now_or_never_ref().expect("its turn").expect("it is open");
        drop(other);
        assert!(hers[1].now_or_never_ref().is_some());
    }

    #[test]
    fn a_player_is_helped_once_at_a_time() {
        let think = think(1);
        let helping = think.help("anna").expect("the first");
        assert!(think.of_another().help("anna").is_none(), "at whichever table");
        assert!(think.help("ben").is_some());
        drop(helping);
        assert!(think.help("anna").is_some());
    }

    #[test]
    fn who_waits_for_a_place_thinks_the_less() {
        let ms = Duration::from_millis;
        assert_eq!(time_left(ms(400), ms(0), 1), ms(400));
        assert_eq!(time_left(ms(400), ms(150), 1), ms(250));
        assert_eq!(time_left(ms(400), ms(5_000), 1), LEAST, "there must be an answer");
        assert_eq!(time_left(ms(400), ms(0), 4), ms(100), "the others want to think too");
        assert_eq!(time_left(ms(400), ms(300), 4), ms(100));
        assert_eq!(time_left(ms(5), ms(9), 1), ms(5), "never longer than he may");
    }

    /// Polls without taking the future away.
    trait Look: Future {
        fn now_or_never_ref(&mut self) -> Option<Self::Output>;
    }

    impl<F: Future + Unpin> Look for F {
        fn now_or_never_ref(&mut self) -> Option<F::Output> {
            self.now_or_never()
        }
    }
}
