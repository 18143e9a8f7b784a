//! A table that asks for ever, unless somebody gives up: for whoever must not wait so long.

use super::{Why, judge};
use kernel::{
    Asks, BadSetup, Chance, Game, Imagined, MAX_SEATS, Outcome, Play, Seat, SeatSet, Viewer, Weigh,
};
use serde::{Deserialize, Serialize};
use std::fmt::{self, Display};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    Tick,
    Tock,
    Concede,
}

const ANSWERS: [Choice; 2] = [Choice::Tick, Choice::Tock];

impl Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Choice::Tick => "tick",
            Choice::Tock => "tock",
            Choice::Concede => "concede",
        })
    }
}

super::spelled_as!(Choice, [Choice::Tick, Choice::Tock, Choice::Concede]);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub seats: usize,
}

/// Nothing is hidden: the table is its own view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Table {
    seats: usize,
    turn: Seat,
    /// How many answers were given.
    pub answers: u32,
    conceded: Option<Seat>,
}

impl Game for Table {
    type Setup = Setup;
    type Event = ();
    type View = Table;
    type Choice = Choice;
    type Thing = Choice;
    type Why = Why;
    type Seen = Choice;
    const NAME: &'static str = "endless";
    const RULES: u32 = 1;

    fn start(setup: &Setup, _: &mut Play<()>) -> Result<Self, BadSetup> {
        match setup.seats {
            1..=MAX_SEATS => {
                Ok(Table { seats: setup.seats, turn: Seat(0), answers: 0, conceded: None })
            }
            n => Err(BadSetup(vec![format!("{n} seats: one to {MAX_SEATS} take turns")])),
        }
    }
    fn seats(&self) -> usize {
        self.seats
    }
    fn asks(&self) -> Asks {
        self.conceded.map_or(Asks::Each(SeatSet::one(self.turn)), |_| Asks::Over)
    }
    fn weigh<W: Weigh<Self>>(&self, seat: Seat, out: &mut W) {
        let away = Err(Why("EL-0", "it is not your turn"));
        judge(out, ANSWERS, |_| if self.asks().asks(seat) { Ok(()) } else { away });
    }
    fn interjections(&self, _: Seat, out: &mut Vec<Choice>) {
        out.extend(self.conceded.is_none().then_some(Choice::Concede));
    }
    fn apply(&mut self, seat: Seat, choice: Choice, _: &mut Play<()>) {
        match choice {
            Choice::Concede => self.conceded = Some(seat),
            _ => {
                self.turn = Seat((seat.0 + 1) % self.seats as u8);
                self.answers = self.answers.wrapping_add(1);
            }
        }
    }
    fn outcome(&self) -> Option<Outcome> {
        let all = SeatSet::first(self.seats);
        self.conceded.map(|seat| Outcome::win(self.seats, all.without(seat)))
    }
    fn view(&self, _: Viewer) -> Table {
        *self
    }
    fn redeal(view: &Table, _: &mut dyn Chance) -> Imagined<Self> {
        Imagined::redealt(*view)
    }
    super::open_answers!();
    super::things_are!(ANSWERS);
}
