//! What is measured.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::watch;

#[derive(Default)]
pub struct Figures {
    measuring: AtomicBool,
    closing: AtomicBool,
    playing: watch::Sender<usize>,
    lost: AtomicUsize,
    watched: AtomicUsize,
    bytes: AtomicUsize,
    answerer: Mutex<Vec<Duration>>,
    other: Mutex<Vec<Duration>>,
}

impl Figures {
    /// From now on it counts.
    pub fn begin(&self) {
        self.measuring.store(true, Ordering::Relaxed);
    }

    /// The hall closes; what breaks now is no fault.
    pub fn close(&self) {
        self.closing.store(true, Ordering::Relaxed);
    }

    fn counts(&self) -> bool {
        self.measuring.load(Ordering::Relaxed)
    }

    /// A seat whose cards are dealt.
    pub fn plays(&self) {
        self.playing.send_modify(|n| *n += 1);
    }

    pub async fn wait_until_playing(&self, seats: usize) {
        let mut playing = self.playing.subscribe();
        playing.wait_for(|n| *n >= seats).await.expect("the figures are there");
    }

    /// A match could not go on.
    pub fn lost(&self, why: &str) {
        if self.closing.load(Ordering::Relaxed) {
            return; // the hall is closed under it
        }
        eprintln!("a match is lost: {why}");
        self.lost.fetch_add(1, Ordering::Relaxed);
    }

    pub fn all_go_on(&self) -> bool {
        self.lost.load(Ordering::Relaxed) == 0
    }

    pub fn watched(&self, bytes: usize) {
        if self.counts() {
            self.watched.fetch_add(1, Ordering::Relaxed);
            self.bytes.fetch_add(bytes, Ordering::Relaxed);
        }
    }

    /// How long whoever answered waited for the table after it.
    pub fn answerer(&self, took: Duration) {
        if self.counts() {
            self.answerer.lock().expect("nobody panics with it").push(took);
        }
    }

    /// How long it took to reach the other seat.
    pub fn other(&self, took: Duration) {
        if self.counts() {
            self.other.lock().expect("nobody panics with it").push(took);
        }
    }

    pub fn report(&self, seconds: f64) -> String {
        let answers = self.answerer.lock().expect("nobody panics with it").len();
        let watched = self.watched.load(Ordering::Relaxed);
        let size = self.bytes.load(Ordering::Relaxed) / watched.max(1);
        format!(
            "{:.0} answers a second over {seconds:.0} s, {} matches lost\n\
             to the answerer: {}\nto the other seat: {}\n\
             to spectators: {:.0} messages a second, {size} bytes each",
            answers as f64 / seconds,
            self.lost.load(Ordering::Relaxed),
            spread(&self.answerer),
            spread(&self.other),
            watched as f64 / seconds,
        )
    }
}

fn spread(all: &Mutex<Vec<Duration>>) -> String {
    let mut all = all.lock().expect("nobody panics with it").clone();
    all.sort_unstable();
    let at = |part: f64| {
        let i = ((all.len() as f64 * part) as usize).min(all.len().saturating_sub(1));
        all.get(i).map_or(0.0, |d| d.as_secs_f64() * 1000.0)
    };
    format!(
        "p50 {:.1} ms, p99 {:.1} ms, p99.9 {:.1} ms, at most {:.1} ms",
        at(0.5),
        at(0.99),
        at(0.999),
        at(1.0)
    )
}
