//! The log as each viewer has been told it.

use catalog::{Eyes, Told, Weight};
use kernel::{Seat, Viewer};
use std::ops::Range;
use std::sync::Arc;
use wire::Line;

/// How many lines one message brings at most.
const AT_ONCE: usize = 400;

/// One list for each seat and one for the public.
pub struct Log {
    seats: Vec<Page>,
    public: Page,
    /// How much the weightiest fact mattered that everybody was told last; none if nobody was.
    stir: Option<Weight>,
}

/// What one viewer may read, and how much of it has been sent. A line is kept as the text it is
/// sent as, once for all who are told the same: events as trees would be most of what a hall with
/// many matches holds in memory.
#[derive(Clone, Default)]
struct Page {
    lines: Vec<Arc<str>>,
    sent: usize,
    /// The lines that were told of each answer that stands.
    answers: Vec<Range<u32>>,
}

/// The numbers of the lines that told of answers which were taken back: of each seat, then of the
/// public.
#[derive(Default)]
pub struct Undone(Vec<Vec<u32>>);

impl Log {
    pub fn new(seats: usize) -> Log {
        Log { seats: vec![Page::default(); seats], public: Page::default(), stir: None }
    }

    fn page(&self, viewer: Viewer) -> &Page {
        match viewer {
            Viewer::Seat(seat) => &self.seats[seat.index()],
            Viewer::Public => &self.public,
        }
    }

    /// What has not been sent to those who follow.
    pub fn new_lines(&self, viewer: Viewer) -> Vec<Line> {
        let page = self.page(viewer);
        page.lines[page.sent..].iter().map(read).collect()
    }

    /// Everyone who follows has been sent everything.
    pub fn mark_told(&mut self) {
        for page in self.pages_mut() {
            page.sent = page.lines.len();
        }
    }

    /// How many lines this viewer has been told.
    pub fn seq(&self, viewer: Viewer) -> u32 {
        self.page(viewer).lines.len() as u32
    }

    /// What this viewer has been told after that many lines. A client that claims to know more than
    /// was ever told (the hall lost nothing, so it is mistaken) starts anew.
    pub fn after(&self, viewer: Viewer, seq: u32) -> Vec<Line> {
        let lines = &self.page(viewer).lines;
        lines.get(seq as usize..).unwrap_or(lines).iter().map(read).collect()
    }

    /// The same, if it is not too much for one message: else the last of it.
    pub fn last_after(&self, viewer: Viewer, seq: u32) -> Vec<Line> {
        let lines = &self.page(viewer).lines;
        let missed = lines.get(seq as usize..).unwrap_or(lines);
        missed[missed.len().saturating_sub(AT_ONCE)..].iter().map(read).collect()
    }

    /// How much there was to see for everybody when something was told last.
    pub fn stir(&self) -> Option<Weight> {
        self.stir
    }

    /// Facts of the game, to whom they are addressed.
    pub fn tell(&mut self, told: &[Told]) {
        let public = told.iter().filter(|t| t.reaches(Eyes::Viewer(Viewer::Public)));
        self.stir = public.map(|t| t.weight).max();
        for viewer in self.viewers() {
            for fact in told.iter().filter(|t| t.reaches(Eyes::Viewer(viewer))) {
                let words = fact.words(Eyes::Viewer(viewer)).unwrap_or_default();
                let (event, things) = (Some(fact.json.clone()), fact.things());
                self.push(viewer, Line { event, things, ..said(words) });
            }
        }
    }

    /// The same of an answer, which may be taken back later.
    pub fn tell_of_answer(&mut self, told: &[Told]) {
        let began: Vec<u32> = self.pages().map(|p| p.lines.len() as u32).collect();
        self.tell(told);
        for (page, began) in self.pages_mut().zip(began) {
            page.answers.push(began + 1..page.lines.len() as u32 + 1);
        }
    }

    /// These answers do not stand any more.
    pub fn take_back(&mut self, gone: Range<usize>) -> Undone {
        Undone(
            self.pages_mut().map(|p| p.answers.drain(gone.clone()).flatten().collect()).collect(),
        )
    }

    /// Something the hall itself says, to everyone.
    pub fn say(&mut self, words: &str) {
        self.say_undone(words, &Undone::default());
    }

    /// The same where it undoes what was told before.
    pub fn say_undone(&mut self, words: &str, undone: &Undone) {
        for (i, viewer) in self.viewers().enumerate() {
            let undoes = undone.0.get(i).cloned().unwrap_or_default();
            self.push(viewer, Line { undoes, ..said(words) });
        }
    }

    /// Something the hall says to one seat alone, of what nobody else was told.
    pub fn say_undone_to(&mut self, seat: Seat, words: &str, undone: &Undone) {
        let undoes = undone.0.get(seat.index()).cloned().unwrap_or_default();
        self.push(Viewer::Seat(seat), Line { undoes, ..said(words) });
    }

    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<> {
        let seats = (0..self.seats.len() as u8).map(|s| Viewer::Seat(Seat(s)));
        seats.chain([Viewer::Public])
    }

    /// In the order of the viewers.
    fn pages(&self) -> impl Iterator<Item = &Page> {
        self.seats.iter().chain([&self.public])
    }

    fn pages_mut(&mut self) -> impl Iterator<Item = &mut Page> {
        self.seats.iter_mut().chain([&mut self.public])
    }

    /// Writes a line down and gives it its number.
    fn push(&mut self, viewer: Viewer, line: Line) {
        let at = self.page(viewer).lines.len();
        let line = Line { n: at as u32 + 1, ..line };
        let text = serde_json::to_string(&line).expect("a line is plain data");
        let same = self.pages().filter_map(|p| p.lines.get(at)).find(|t| ***t == *text).cloned();
        let page = match viewer {
            Viewer::Seat(seat) => &mut self.seats[seat.index()],
            Viewer::Public => &mut self.public,
        };
        page.lines.push(same.unwrap_or_else(|| text.into()));
    }
}

/// A line of words alone, without a number yet.
fn said(words: &str) -> Line {
    Line { n: 0, words: words.to_string(), event: None, things: Vec::new(), undoes: Vec::new() }
}

fn read(text: impl AsRef<str>) -> Line {
    serde_json::from_str(text.as_ref()).expect("it was written by us")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_message_brings_the_last_of_very_many_lines() {
        let mut log = Log::new(2);
        for i in 1..=AT_ONCE + 50 {
            log.say(&format!("line {i}"));
        }
        let last = log.last_after(Viewer::Public, 0);
        assert_eq!((last.len(), last[0].n), (AT_ONCE, 51));
        assert_eq!(log.last_after(Viewer::Public, 449).len(), 1);
        assert_eq!(log.after(Viewer::Public, 0).len(), AT_ONCE + 50);
    }

    #[test]
    fn only_what_everybody_is_told_stirs_the_table() {
        let game = catalog::game("flash-duel").expect("it is listed");
        let secret = kernel::Secret::from_seed(1);
        let (_, told) = game.start(&Default::default(), secret, Vec::new()).expect("it begins");
        let is_public = |t: &&Told| t.reaches(Eyes::Viewer(Viewer::Public));
        let (public, secret): (Vec<Told>, Vec<Told>) =
            told.into_iter().partition(|t| is_public(&t));
        let mut log = Log::new(2);
        log.tell(&public);
        assert_eq!(log.stir(), public.iter().map(|t| t.weight).max());
        assert!(!secret.is_empty() && log.stir().is_some());
        log.tell(&secret);
        assert_eq!(log.stir(), None);
    }
}
