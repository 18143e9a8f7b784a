//! A position: a game at the start of a turn, written down so that it can be shared and set up.
//!
//! Face-down cards and the score of a match are included. What is in a reinforcement deck follows:
//! it is whatever of the faction has not come into play.

mod checks;
mod lasts;
mod lines;

pub use lines::{CardLine, LastingLine, PlayerLine, Score};

use crate::card::CardId;
use crate::setup::{Readings, Setup};
use crate::space::HOME;
use crate::step::{BeginTurn, Step};
use crate::table::{Phase, Table};
use crate::unit::{DECK, Faction};
use kernel::{BadSetup, Seat};
use serde::{Deserialize, Serialize};

/// A game at the start of a turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// South's faction, then North's.
    pub factions: [Faction; 2],
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub gap_rows: u8,
    #[serde(default, skip_serializing_if = "is_false")]
    pub random_force: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub face_up: bool,
    /// Where the table does not play the rulebook's words (FC-16.7).
    #[serde(default, skip_serializing_if = "Readings::are_words")]
    pub readings: Readings,
    /// Whose turn is about to start.
    pub turn: Seat,
    /// How many turns have been taken.
    #[serde(default = "some_turns")]
    pub turns: u8,
    /// How many of the last turns were without progress (FC-11.9).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub idle_turns: u8,
    /// South, then North.
    pub players: Vec<PlayerLine>,
    /// Marks, spells, blessings and attached cards, the oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lasting: Vec<LastingLine>,
    /// The games of a match so far; a single game has none (FC-16.5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
}

fn one() -> u8 {
    1
}
fn is_one(n: &u8) -> bool {
    *n == 1
}
fn is_zero(n: &u8) -> bool {
    *n == 0
}
fn is_false(b: &bool) -> bool {
    !*b
}
/// A position that does not say so is not the very first of a game.
fn some_turns() -> u8 {
    2
}

impl Position {
    fn setup(&self) -> Setup {
        Setup {
            factions: self.factions.map(Some),
            gap_rows: self.gap_rows,
            random_force: self.random_force,
            face_up: self.face_up,
            best_of_three: self.score.is_some(),
            readings: self.readings,
        }
    }
    /// Every card that has come into play, with its number. Of a deck that is too large only as
    /// many as have a number.
    fn cards(&self) -> impl Iterator<Item = (CardId, &CardLine)> {
        self.players.iter().take(2).enumerate().flat_map(|(i, player)| {
            let all = player.force.iter().chain(&player.drawn).take(DECK).enumerate();
            all.map(move |(n, line)| (CardId::nth(Seat(i as u8), n), line))
        })
    }

    /// The table just before this turn begins. An impossible position is refused with every reason.
    pub fn set_up(&self) -> Result<Table, BadSetup> {
        let setup = self.setup();
        let mut bad = setup.check().err().map_or_else(Vec::new, |bad| bad.0);
        if !self.check_shape(&mut bad) {
            return Err(BadSetup(bad));
        }
        self.check_armies(&mut bad);
        self.check_stacks(&mut bad);
        self.check_lasting(&mut bad);
        self.check_piles(&mut bad);
        if !bad.is_empty() {
            return Err(BadSetup(bad));
        }
        let mut t = Table::empty(&setup);
        self.lay(&mut t);
        self.check_reachable(&t, &mut bad);
        if !bad.is_empty() {
            return Err(BadSetup(bad));
        }
        t.then(Step::BeginTurn(BeginTurn));
        Ok(t)
    }

    fn lay(&self, t: &mut Table) {
        for (id, line) in self.cards() {
            line.lay(t, id);
        }
        let open = t.lay_open();
        open.deployed = true;
        for (i, line) in self.players.iter().enumerate() {
            line.lay(&mut open.players[Seat(i as u8)]);
        }
        for line in &self.lasting {
            open.lasting.push(line.lasting());
        }
        (open.active, open.turn, open.idle_turns) = (self.turn, self.turns, self.idle_turns);
        open.phase = if self.turns == 0 { Phase::Movement } else { Phase::Reinforcement };
        open.series = self.score.map(Score::series);
        [Seat(0), Seat(1)].into_iter().for_each(|seat| open.count_rules(seat));
    }

    /// The position of a table whose next step is the beginning of a turn; nothing at other times.
    pub fn of(t: &Table) -> Option<Position> {
        let open = t.open();
        if !matches!(open.agenda.live(), [Step::BeginTurn(_)]) {
            return None;
        }
        let factions = [Seat(0), Seat(1)].map(|seat| open.factions[seat]);
        let player = |seat: Seat| {
            let line = |id: CardId| CardLine::of(t, id);
            PlayerLine {
                force: open.cards_of(seat).take(HOME).map(line).collect(),
                drawn: open.cards_of(seat).skip(HOME).map(line).collect(),
                ..PlayerLine::of(t, seat)
            }
        };
        Some(Position {
            factions,
            gap_rows: open.setup().gap_rows,
            random_force: open.random_force,
            face_up: open.face_up,
            readings: open.readings,
            turn: open.active,
            turns: open.turn,
            idle_turns: open.idle_turns,
            players: [Seat(0), Seat(1)].map(player).to_vec(),
            lasting: open.lasting.iter().map(LastingLine::of).collect(),
            score: open.series.map(Score::of),
        })
    }
}
