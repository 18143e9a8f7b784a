//! A real match that panics where a test says.

use catalog::{
    Advising, AnyGame, AnyMatch, AnyTable, Budget, Explained, Eyes, Feat, Offered, Options, Paint,
    Question, Refused, Thought, Told, UnknownBot,
};
use kernel::{Asks, Hindsight, Journal, Mismatch, Outcome, Seat, SeatSet, Viewer};
use serde_json::Value;
use std::ops::Range;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::mpsc;

pub struct Falling {
    pub inner: Box<dyn AnyMatch>,
    /// What makes it panic, or its journal untrue.
    pub at: Arc<Mutex<&'static str>>,
    /// How long its bots were told to think.
    pub times: mpsc::UnboundedSender<Duration>,
}

impl Falling {
    fn comes_to(&self, what: &str) {
        let at = *self.at.lock().expect("it is let go before the panic");
        assert_ne!(at, what, "as the test wants it");
    }
}

impl AnyMatch for Falling {
    fn table(&self) -> &dyn AnyTable {
        self
    }
    fn game(&self) -> &'static dyn AnyGame {
        self.inner.game()
    }
    fn answer(&mut self, seat: Seat, label: &str) -> Result<Vec<Told>, Refused> {
        let told = self.inner.answer(seat, label);
        self.comes_to("answer");
        told
    }
    fn check(&self, seat: Seat, label: &str) -> Result<String, Refused> {
        self.comes_to("check");
        self.inner.check(seat, label)
    }
    fn think(&self, seat: Seat, bot: &str, seed: u64) -> Result<Thought, UnknownBot> {
        self.comes_to("think");
        let falls = *self.at.lock().expect("it is let go before the panic") == "thought";
        let (thought, times) = (self.inner.think(seat, bot, seed)?, self.times.clone());
        Ok(if falls {
            Box::new(|_| panic!("as the test wants it"))
        } else {
            Box::new(move |longest| {
                let _ = times.send(longest.expect("people wait for it"));
                thought(longest)
            })
        })
    }
    /// It takes no longer than it must.
    fn advise(&self, seat: Seat, seed: u64) -> Advising {
        let (thought, times) = (self.inner.advise(seat, seed), self.times.clone());
        Box::new(move |budget| {
            let _ = times.send(budget.longest().expect("people wait for it"));
            thought(Budget::time(Duration::ZERO))
        })
    }
    fn hindsight(&self) -> &Hindsight {
        self.inner.hindsight()
    }
    fn take_back(&mut self, gone: Range<usize>, salt: &str) -> Result<(), Mismatch> {
        self.inner.take_back(gone, salt)
    }
    fn again(&self, options: &Options) -> Options {
        self.inner.again(options)
    }
    fn journal(&self) -> Journal {
        let mut journal = self.inner.journal();
        if *self.at.lock().expect("it is let go before the panic") == "journal" {
            journal.answers = vec![kernel::Answer::new(Seat(0), "fly away")];
        }
        journal
    }
    fn career(&mut self, career: &Value) -> Result<(Value, Vec<Feat>), String> {
        self.inner.career(career)
    }
}

impl AnyTable for Falling {
    fn awaits(&self) -> Asks {
        self.comes_to("awaits");
        self.inner.table().awaits()
    }
    fn seat_count(&self) -> usize {
        self.inner.table().seat_count()
    }
    fn player_seats(&self) -> SeatSet {
        self.inner.table().player_seats()
    }
    fn seat_name(&self, eyes: Eyes, seat: Seat) -> String {
        self.inner.table().seat_name(eyes, seat)
    }
    fn team_name(&self, eyes: Eyes, seat: Seat) -> Option<String> {
        self.inner.table().team_name(eyes, seat)
    }
    fn asked(&self, seat: Seat) -> String {
        self.inner.table().asked(seat)
    }
    fn question(&self, seat: Seat) -> Question {
        self.inner.table().question(seat)
    }
    fn picture(&self, eyes: Eyes) -> wire::Picture {
        self.comes_to("picture");
        self.inner.table().picture(eyes)
    }
    fn offered(&self, seat: Seat) -> Vec<Offered> {
        self.inner.table().offered(seat)
    }
    fn later(&self, seat: Seat) -> Vec<String> {
        self.inner.table().later(seat)
    }
    fn is_set(&self, seat: Seat) -> bool {
        self.inner.table().is_set(seat)
    }
    fn may_interject(&self, seat: Seat) -> Vec<Offered> {
        self.inner.table().may_interject(seat)
    }
    fn nameable(&self, seat: Seat) -> Vec<String> {
        self.inner.table().nameable(seat)
    }
    fn explain(&self, seat: Seat, word: &str) -> Option<Explained> {
        self.inner.table().explain(seat, word)
    }
    fn view_json(&self, viewer: Viewer) -> Value {
        self.inner.table().view_json(viewer)
    }
    fn drawn(&self, eyes: Eyes, paint: &Paint) -> String {
        self.inner.table().drawn(eyes, paint)
    }
    fn is_list(&self) -> bool {
        self.inner.table().is_list()
    }
    fn steps_due(&self) -> Vec<String> {
        self.inner.table().steps_due()
    }
    fn ended(&self) -> Option<Outcome> {
        self.inner.table().ended()
    }
    fn end_sentence(&self, eyes: Eyes) -> Option<String> {
        self.inner.table().end_sentence(eyes)
    }
    fn fingerprint(&self) -> String {
        self.inner.table().fingerprint()
    }
}
