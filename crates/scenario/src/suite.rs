//! What the suites share: random games under luck that can be repeated, and failures that say
//! which game to play again.

use kernel::{Game, Offers, Play, Seat, Seeded, Told, Viewer};
use std::cell::Cell;
use std::fmt::Display;

/// A game that the suites can test.
pub trait Suite: Game {
    /// Whether the game hides anything from anybody; where it does, secrecy must not hold for want
    /// of a secret.
    const HIDDEN: bool = true;

    /// [`Game::shows`] for one viewer, at the table that the event has led to. Games with private
    /// draws narrow it, so that a draw that is told to the wrong seat is noticed.
    fn shows_to(&self, event: &Self::Event, viewer: Viewer) -> bool {
        let _anyone = viewer;
        Self::shows(event)
    }
}

/// Makes a test of conformance and one of secrecy for each mode of a game. `setups(mode)` says what
/// is played; half as many games are played for secrecy, which tries more at each decision.
#[macro_export]
macro_rules! suites {
    ($($name:ident: $mode:expr, $games:expr;)*) => {
        mod conforms {
            use super::*;
            $(#[test] fn $name() { $crate::conformance::<Table>(&setups($mode), $games, 11); })*
        }
        mod keeps_secrets {
            use super::*;
            $(#[test] fn $name() { $crate::secrecy::<Table>(&setups($mode), $games / 2, 23); })*
        }
    };
}

/// Every game must end within this many answers, however they are chosen.
pub(crate) const LONGEST: usize = 20_000;

/// One random answer in so many is an interjection, if somebody can speak up. Many games are played
/// without any, since whoever may concede at any time would end most games before they began.
fn interjection_one_in(seed: u64) -> Option<usize> {
    match seed % 4 {
        0 => Some(12),
        1 => Some(60),
        _ => None,
    }
}

/// The luck of one decision point of one game. Keyed like the luck of a match, so that what is
/// drawn does not depend on who answered first.
pub(crate) fn luck_at(seed: u64, point: usize) -> Seeded {
    Seeded::new(seed ^ (point as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15))
}

/// The whims of random players, apart from the luck of the table.
pub(crate) fn whims_of(seed: u64) -> Seeded {
    Seeded::new(!seed)
}

/// Everyone who looks at the table.
pub(crate) fn viewers<G: Game>(table: &G) -> impl Iterator<Item = Viewer> + use<G> {
    seats(table).map(Viewer::Seat).chain([Viewer::Public])
}

pub(crate) fn seats<G: Game>(table: &G) -> impl Iterator<Item = Seat> + use<G> {
    (0..table.seats() as u8).map(Seat)
}

pub(crate) fn interjections<G: Game>(table: &G, seat: Seat) -> Vec<G::Choice> {
    let mut list = Vec::new();
    table.interjections(seat, &mut list);
    list
}

/// One of these at random.
pub(crate) fn any_of<T: Copy>(list: &[T], whim: &mut Seeded) -> T {
    list[whim.below(list.len())]
}

/// One game under test: all that is needed to play it again.
pub(crate) struct Case<'a, G: Game> {
    suite: &'static str,
    pub setup: &'a G::Setup,
    pub seed: u64,
    pub answers: Vec<(Seat, G::Choice)>,
    explained: Cell<bool>,
}

/// How many games a suite plays where its caller asked for `games`. `SPARHALL_GAMES` says what part
/// of them in percent: more for a long search at night, fewer where many changed programs are
/// tested one after another.
fn games_to_play(games: u32) -> u32 {
    percent().map_or(games, |percent| (games.saturating_mul(percent) / 100).max(1))
}

fn percent() -> Option<u32> {
    std::env::var("SPARHALL_GAMES").ok().and_then(|p| p.parse().ok())
}

/// Whether fewer games are played than were asked for: too few, perhaps, to meet what is rare.
pub(crate) fn is_cut_short() -> bool {
    percent().is_some_and(|percent| percent < 100)
}

/// Runs a test for every setup and as many seeds. Each game is repeated alone by its own seed.
pub(crate) fn every_case<G: Game>(
    suite: &'static str,
    setups: &[G::Setup],
    games: u32,
    seed: u64,
    mut test: impl FnMut(Case<G>),
) {
    for setup in setups {
        for game in 0..u64::from(games_to_play(games)) {
            let seed = seed.wrapping_add(game);
            test(Case::new(suite, setup, seed));
        }
    }
}

impl<'a, G: Game> Case<'a, G> {
    pub fn new(suite: &'static str, setup: &'a G::Setup, seed: u64) -> Self {
        Case { suite, setup, seed, answers: Vec::new(), explained: Cell::new(false) }
    }

    pub fn start(&self) -> G {
        let mut luck = luck_at(self.seed, 0);
        match G::start(self.setup, &mut Play::silent(&mut luck)) {
            Ok(table) => table,
            Err(bad) => self.fail("every setup of the suite can be played", bad),
        }
    }

    /// What random players would do next: mostly an answer, now and then an interjection.
    pub fn random_answer(&self, table: &G, whim: &mut Seeded) -> (Seat, G::Choice) {
        if interjection_one_in(self.seed).is_some_and(|n| whim.below(n) == 0) {
            let all = |s| interjections(table, s).into_iter().map(move |c| (s, c));
            let spoken: Vec<_> = seats(table).flat_map(all).collect();
            if !spoken.is_empty() {
                return any_of(&spoken, whim);
            }
        }
        let asked: Vec<Seat> = table.asks().seats().iter().collect();
        if asked.is_empty() {
            self.fail("somebody is asked until the game is over", "nobody is asked");
        }
        let seat = any_of(&asked, whim);
        let offered = Offers::of(table, seat).0;
        if offered.is_empty() {
            self.fail(
                "whoever is asked is offered something",
                format!("{seat} is offered nothing"),
            );
        }
        (seat, any_of(&offered, whim))
    }

    /// Applies the next answer under the luck of its point and returns what was told.
    pub fn apply(&mut self, table: &mut G, seat: Seat, choice: G::Choice) -> Vec<Told<G>> {
        self.answers.push((seat, choice));
        if self.answers.len() > LONGEST {
            self.fail("every game ends", format!("it goes on after {LONGEST} answers"));
        }
        applied(table, seat, choice, &mut luck_at(self.seed, self.answers.len()))
    }

    /// The game breaks a law: says which, and how to see it again.
    pub fn fail(&self, law: &str, detail: impl Display) -> ! {
        self.explained.set(true);
        panic!("{} breaks the law \"{law}\":\n  {detail}\n{}", G::NAME, self.place());
    }

    fn place(&self) -> String {
        let setup = serde_json::to_string(self.setup).unwrap_or(format!("{:?}", self.setup));
        let count = self.answers.len();
        let last: Vec<String> = self.answers[count.saturating_sub(8)..]
            .iter()
            .map(|(seat, choice)| format!("{seat} `{choice}`"))
            .collect();
        format!(
            "  in {}(&[setup], 1, {}) of {}\n  setup: {setup}\n  \
             after {count} answers, the last: {}\n",
            self.suite,
            self.seed,
            G::NAME,
            if last.is_empty() { "none".into() } else { last.join(", ") },
        )
    }
}

/// A panic from inside the game's own code says where it was, too.
impl<G: Game> Drop for Case<'_, G> {
    fn drop(&mut self) {
        if std::thread::panicking() && !self.explained.get() {
            eprintln!("the game itself panicked:\n{}", self.place());
        }
    }
}

/// Applies an answer and returns what was told.
pub(crate) fn applied<G: Game>(
    table: &mut G,
    seat: Seat,
    choice: G::Choice,
    luck: &mut dyn kernel::Chance,
) -> Vec<Told<G>> {
    let mut told = Vec::new();
    let mut log = |audience, event| told.push((audience, event));
    table.apply(seat, choice, &mut Play::told(luck, &mut log));
    told
}

/// What one viewer hears of what was told on the way to this table, as it is sent: text, and
/// whether it may show secrets.
pub(crate) fn heard<G: Suite>(table: &G, told: &[Told<G>], viewer: Viewer) -> Vec<(String, bool)> {
    let mine = told.iter().filter(|(audience, _)| audience.includes(viewer));
    mine.map(|(_, event)| {
        let text = serde_json::to_string(event).expect("events are plain data and become JSON");
        (text, table.shows_to(event, viewer))
    })
    .collect()
}
