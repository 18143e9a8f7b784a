//! A tiny duel in the open: two fencers, a few turns, one die. Small enough to be solved by brute
//! force, so that a search has a known value to approach.

use super::{Why, judge};
use crate::Suite;
use kernel::{Asks, BadSetup, Chance, Game, Imagined, Outcome, Play, Seat, SeatSet, Viewer, Weigh};
use serde::Serialize;
use std::fmt::{self, Display};

/// Turns of both together; then the bout is a draw.
const TURNS: u8 = 7;
const FARTHEST: u8 = 4;
/// Of six faces so many hit, by distance.
const HITS: [u32; FARTHEST as usize + 1] = [6, 4, 3, 1, 0];

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Choice {
    Advance,
    Withdraw,
    /// Hits the sooner the nearer the other is; whoever misses is off balance.
    Lunge,
}

const CHOICES: [Choice; 3] = [Choice::Advance, Choice::Withdraw, Choice::Lunge];

impl Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Choice::Advance => "advance",
            Choice::Withdraw => "withdraw",
            Choice::Lunge => "lunge",
        })
    }
}

super::spelled_as!(Choice, CHOICES);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    Moved { seat: Seat, distance: u8 },
    Hit { by: Seat },
    Missed { by: Seat },
}

/// Nothing is hidden: the table is its own view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Table {
    turn: Seat,
    left: u8,
    distance: u8,
    /// Whoever has just missed is hit more easily.
    off_balance: bool,
    hit: Option<Seat>,
}

impl Game for Table {
    type Setup = ();
    type Event = Event;
    type View = Table;
    type Choice = Choice;
    type Thing = Choice;
    type Why = Why;
    type Seen = Choice;
    const NAME: &'static str = "fencing";
    const RULES: u32 = 1;

    fn start(_: &(), _: &mut Play<Event>) -> Result<Self, BadSetup> {
        Ok(Table { turn: Seat(0), left: TURNS, distance: 3, off_balance: false, hit: None })
    }
    fn seats(&self) -> usize {
        2
    }
    fn asks(&self) -> Asks {
        match self.left == 0 || self.hit.is_some() {
            true => Asks::Over,
            false => Asks::one(self.turn),
        }
    }
    fn weigh<W: Weigh<Self>>(&self, seat: Seat, out: &mut W) {
        judge(out, CHOICES, |choice| match choice {
            _ if !self.asks().asks(seat) => Err(Why("FE-0", "it is not your turn")),
            Choice::Advance if self.distance == 1 => Err(Why("FE-1", "you touch each other")),
            Choice::Withdraw if self.distance == FARTHEST => Err(Why("FE-2", "the hall ends here")),
            _ => Ok(()),
        });
    }
    fn apply(&mut self, seat: Seat, choice: Choice, play: &mut Play<Event>) {
        let mut missed = false;
        match choice {
            Choice::Lunge => {
                let hits = HITS[usize::from(self.distance)] + u32::from(self.off_balance);
                missed = play.chance.pick(&[hits, 6 - hits.min(6)]) == 1;
                self.hit = (!missed).then_some(seat);
                let told =
                    if missed { Event::Missed { by: seat } } else { Event::Hit { by: seat } };
                play.everyone(told);
            }
            _ => {
                let nearer = choice == Choice::Advance;
                self.distance = if nearer { self.distance - 1 } else { self.distance + 1 };
                play.everyone(Event::Moved { seat, distance: self.distance });
            }
        }
        (self.off_balance, self.left) = (missed, self.left - 1);
        self.turn = Seat(1 - seat.0);
    }
    fn outcome(&self) -> Option<Outcome> {
        match (self.hit, self.left) {
            (Some(seat), _) => Some(Outcome::win(2, SeatSet::one(seat))),
            (None, 0) => Some(Outcome::draw(2)),
            _ => None,
        }
    }
    fn view(&self, _: Viewer) -> Table {
        *self
    }
    fn redeal(view: &Table, _: &mut dyn Chance) -> Imagined<Self> {
        Imagined::redealt(*view)
    }
    super::open_answers!();
    super::things_are!(CHOICES);
}

impl Suite for Table {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Scene, conformance};

    #[test]
    fn obeys_the_laws() {
        conformance::<Table>(&[()], 30, 1);
    }

    #[test]
    fn whoever_misses_is_hit_more_easily() {
        let (first, second) = (Seat(0), Seat(1));
        let mut scene = Scene::<Table>::deal(&(), &[1, 0]);
        scene.does(first, "advance").does(second, "lunge").does(first, "lunge").luck_is_used_up();
        let heard = scene.told(Viewer::Public);
        assert_eq!(heard[1..], [Event::Missed { by: second }, Event::Hit { by: first }]);
        assert_eq!(scene.over().half_wins(first), 2);
    }

    #[test]
    fn the_hall_has_an_end_and_so_has_the_bout() {
        let (first, second) = (Seat(0), Seat(1));
        let mut scene = Scene::<Table>::deal(&(), &[]);
        scene.does(first, "withdraw").refuses(second, "withdraw", "FE-2");
        scene.does(second, "advance").does(first, "advance").does(second, "advance");
        scene.refuses(first, "advance", "FE-1").does(first, "withdraw").does(second, "advance");
        scene.does(first, "withdraw");
        assert_eq!(scene.over().half_wins(second), 1);
    }
}
