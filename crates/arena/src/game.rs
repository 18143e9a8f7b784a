//! One game from the deal to its end, played by players who see only their views.

use bots::Player;
use kernel::{Asks, Audience, BadSetup, Game, Outcome, Play, Seat, SeatSet, Seeded, Viewer};
use std::collections::BTreeSet;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A game that takes more answers than this does not end.
pub const LONGEST_GAME: u32 = 100_000;

/// Says which named thing somebody used (an ability, a chip, a card), if an event tells of that.
pub type Watch<'a, G> = dyn Fn(&<G as Game>::Event) -> Option<(Seat, String)> + Sync + 'a;

/// What is kept of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    pub outcome: Outcome,
    /// Everything that was said, forced answers and interjections included.
    pub answers: u32,
    /// Answers that were picked from two or more choices.
    pub decisions: u32,
    /// Who went first: the first seat that acted alone where others could tell what it did, if ever
    /// one did. In all that is counted and told, this is what going first means.
    pub first: Option<Seat>,
    /// Who used what, as far as everybody could see it; empty where nobody watched.
    pub used: BTreeSet<(Seat, String)>,
}

/// Why a game could not be played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameError {
    Setup(BadSetup),
    Players {
        seats: usize,
        players: usize,
    },
    Endless,
    /// The game is not over, yet it asks nobody.
    Unasked,
    Stuck(Seat),
    NotOffered {
        seat: Seat,
        choice: String,
    },
    /// A bug in the game or in a player.
    Panicked(String),
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameError::Setup(reasons) => write!(f, "the setup cannot be played: {reasons}"),
            GameError::Players { seats, players } => {
                write!(f, "{players} players cannot fill {seats} seats")
            }
            GameError::Endless => write!(f, "no end after {LONGEST_GAME} answers"),
            GameError::Unasked => f.write_str("the game goes on but asks nobody"),
            GameError::Stuck(seat) => write!(f, "{seat} is asked but has no choice"),
            GameError::NotOffered { seat, choice } => {
                write!(f, "the player of {seat} said `{choice}`, which was not offered")
            }
            GameError::Panicked(message) => write!(f, "the game broke down: {message}"),
        }
    }
}

impl std::error::Error for GameError {}

/// A game that failed, with all that is needed to play it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// As JSON.
    pub setup: String,
    pub seed: u64,
    pub reason: GameError,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (seed {}, setup {})", self.reason, self.seed, self.setup)
    }
}

impl std::error::Error for Failure {}

/// Plays one game; its luck follows from the seed.
///
/// Where each of several seats owes a sealed answer all are asked before any answer is carried
/// out; where any of several may act the lowest is asked. A forced answer is given without asking.
/// Before it answers, a player may say something out of turn; then the table asks anew.
pub fn play_one<G: Game>(
    setup: &G::Setup,
    players: &mut [Box<dyn Player<G>>],
    seed: u64,
) -> Result<Record, Failure> {
    play_watched(setup, players, seed, None)
}

/// The same, with somebody who hears what everybody hears and notes what is used.
pub fn play_watched<G: Game>(
    setup: &G::Setup,
    players: &mut [Box<dyn Player<G>>],
    seed: u64,
    watch: Option<&Watch<'_, G>>,
) -> Result<Record, Failure> {
    // After a panic nothing of the game is used again, so a half-changed table can harm nobody.
    let played = catch_unwind(AssertUnwindSafe(|| played(setup, players, seed, watch)));
    played.unwrap_or_else(|panic| Err(GameError::Panicked(said(&*panic)))).map_err(|reason| {
        let setup = serde_json::to_string(setup).unwrap_or_else(|_| format!("{setup:?}"));
        Failure { setup, seed, reason }
    })
}

fn said(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|s| s.to_string());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}

fn played<G: Game>(
    setup: &G::Setup,
    players: &mut [Box<dyn Player<G>>],
    seed: u64,
    watch: Option<&Watch<'_, G>>,
) -> Result<Record, GameError> {
    let mut game = Round::deal(setup, players, seed, watch)?;
    while game.answers <= LONGEST_GAME {
        let asks = game.table.asks();
        match (asks, asks.seats().lowest()) {
            (Asks::Over, _) => {
                let outcome = game.table.outcome().expect("a game that is over has an outcome");
                let Round { answers, decisions, first, used, .. } = game;
                return Ok(Record { outcome, answers, decisions, first, used });
            }
            (_, None) => return Err(GameError::Unasked),
            (Asks::Each(seats), _) => game.ask(seats)?,
            (Asks::Any(_), Some(lowest)) => game.ask(SeatSet::one(lowest))?,
        }
    }
    Err(GameError::Endless)
}

/// A game in progress.
struct Round<'a, G: Game> {
    table: G,
    players: &'a mut [Box<dyn Player<G>>],
    luck: Seeded,
    choices: Vec<G::Choice>,
    sealed: Vec<(Seat, G::Choice)>,
    answers: u32,
    decisions: u32,
    /// Who went first.
    first: Option<Seat>,
    watch: Option<&'a Watch<'a, G>>,
    used: BTreeSet<(Seat, String)>,
}

impl<'a, G: Game> Round<'a, G> {
    fn deal(
        setup: &G::Setup,
        players: &'a mut [Box<dyn Player<G>>],
        seed: u64,
        watch: Option<&'a Watch<'a, G>>,
    ) -> Result<Self, GameError> {
        let mut luck = Seeded::new(seed);
        let table = G::start(setup, &mut Play::silent(&mut luck)).map_err(GameError::Setup)?;
        if table.seats() != players.len() {
            return Err(GameError::Players { seats: table.seats(), players: players.len() });
        }
        let (choices, sealed) = (Vec::new(), Vec::new());
        let used = BTreeSet::new();
        Ok(Round {
            table,
            players,
            luck,
            choices,
            sealed,
            answers: 0,
            decisions: 0,
            first: None,
            watch,
            used,
        })
    }

    fn apply(&mut self, seat: Seat, choice: G::Choice) {
        self.answers += 1;
        let Some(watch) = self.watch else {
            return self.table.apply(seat, choice, &mut Play::silent(&mut self.luck));
        };
        let used = &mut self.used;
        let mut hears = |audience: Audience, event: G::Event| {
            if audience.public {
                used.extend(watch(&event));
            }
        };
        self.table.apply(seat, choice, &mut Play::told(&mut self.luck, &mut hears));
    }

    /// Takes an answer from each of these seats, then carries them out; unless one of them says
    /// something else first.
    fn ask(&mut self, seats: SeatSet) -> Result<(), GameError> {
        for seat in seats.iter() {
            if self.interjected(seat)? {
                return Ok(());
            }
        }
        let mut sealed = std::mem::take(&mut self.sealed);
        sealed.clear();
        for seat in seats.iter() {
            let choice = self.answer_of(seat)?;
            if self.first.is_none() && self.acts_alone(seat, choice) {
                self.first = Some(seat);
            }
            sealed.push((seat, choice));
        }
        sealed.iter().for_each(|(seat, choice)| self.apply(*seat, *choice));
        self.sealed = sealed;
        Ok(())
    }

    /// Whether only this seat is asked, and others can tell what it answers. Whoever is last to be
    /// ready with what all do in secret, an army that is laid out, does not go first.
    fn acts_alone(&self, seat: Seat, choice: G::Choice) -> bool {
        let seen = |choice: G::Choice, by: Seat| self.table.seen(seat, choice, by);
        let hides =
            |other: &G::Choice, by: Seat| *other != choice && seen(*other, by) == seen(choice, by);
        let mut others = (0..self.players.len() as u8).map(Seat).filter(|by| *by != seat);
        let is_told = |by: Seat| !self.choices.iter().any(|other| hides(other, by));
        let alone = self.table.asks().seats().len() == 1;
        alone && (self.players.len() == 1 || others.any(is_told))
    }

    fn answer_of(&mut self, seat: Seat) -> Result<G::Choice, GameError> {
        self.choices.clear();
        self.table.weigh(seat, &mut self.choices);
        match self.choices[..] {
            [] => return Err(GameError::Stuck(seat)),
            [only] => return Ok(only),
            _ => self.decisions += 1,
        }
        let view = self.table.view(Viewer::Seat(seat));
        let choice = self.players[seat.index()].answer(seat, &view, &self.choices);
        self.offered(seat, choice)
    }

    /// Whether this seat said something out of turn; then the table asks anew.
    fn interjected(&mut self, seat: Seat) -> Result<bool, GameError> {
        let player = &mut self.players[seat.index()];
        self.choices.clear();
        self.table.interjections(seat, &mut self.choices);
        self.choices.retain(|choice| player.might_say(*choice));
        if self.choices.is_empty() {
            return Ok(false);
        }
        let said = player.interject(seat, &self.table.view(Viewer::Seat(seat)), &self.choices);
        let Some(choice) = said else { return Ok(false) };
        let choice = self.offered(seat, choice)?;
        self.apply(seat, choice);
        Ok(true)
    }

    fn offered(&self, seat: Seat, choice: G::Choice) -> Result<G::Choice, GameError> {
        match self.choices.contains(&choice) {
            true => Ok(choice),
            false => Err(GameError::NotOffered { seat, choice: choice.to_string() }),
        }
    }
}
