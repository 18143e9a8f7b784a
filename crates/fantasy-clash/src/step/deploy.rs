//! Choosing and deploying the force in secret, and the roll for the first turn (FC-2).

use super::{Answer, BeginTurn, Step};
use crate::army::{chosen, fits};
use crate::choice::Choice;
use crate::dice;
use crate::event::Event;
use crate::presets::Preset;
use crate::space::{HOME, NORTH, SOUTH, Space};
use crate::table::Table;
use crate::unit::UnitId;
use crate::why::{self, Why};
use kernel::{Asks, Play, Seat, SeatSet, Weigh};
use serde::Serialize;

/// Both players lay out their force, each for himself. Whoever is asked fills the next empty space
/// or takes a whole army; everything else he may change whenever he likes (FC-R2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Deploy {
    pub waiting: SeatSet,
}

impl Deploy {
    pub fn asks(&self, _: &Table) -> Asks {
        Asks::Each(self.waiting)
    }

    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if !self.waiting.has(seat) {
            return;
        }
        match t.draft(seat).iter().position(|unit| unit.is_none()) {
            None => out.offer(Choice::Commit),
            Some(n) => {
                let space = Space::home(seat, t.open().rows, n);
                for unit in t.open().factions[seat].units() {
                    match t.may_place(seat, unit, space) {
                        Ok(()) => out.offer(Choice::Place(unit, space)),
                        Err(why) if W::WHY => out.refuse(Choice::Place(unit, space), why),
                        Err(_) => (),
                    }
                }
            }
        }
        Preset::ALL.into_iter().for_each(|preset| out.offer(Choice::Deploy(preset)));
    }

    /// What a player may change in his own secret deployment at any time.
    pub fn interjections(&self, t: &Table, seat: Seat, out: &mut Vec<Choice>) {
        if !self.waiting.has(seat) {
            return out.push(Choice::TakeBack);
        }
        let spaces = || (0..HOME).map(|n| Space::home(seat, t.open().rows, n));
        out.extend(Preset::ALL.map(Choice::Arrange));
        let draft = t.draft(seat);
        let next = draft.iter().position(|unit| unit.is_none());
        for (n, space) in spaces().enumerate() {
            if !draft[n].is_none() {
                out.push(Choice::Lift(space));
                let swaps = spaces().filter(|with| *with != space);
                out.extend(swaps.map(|with| Choice::Swap(space, with)));
            } else if Some(n) != next {
                let units = t.open().factions[seat].units();
                let fitting = units.filter(|unit| t.may_place(seat, *unit, space).is_ok());
                out.extend(fitting.map(|unit| Choice::Place(unit, space)));
            }
        }
    }

    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        let (seat, choice) = answer.expect("somebody is always asked");
        let waiting = match choice {
            Choice::Commit | Choice::Deploy(_) => {
                if let Choice::Deploy(preset) = choice {
                    t.lay_out(seat, preset);
                }
                play.everyone(Event::Committed { seat });
                self.waiting.without(seat)
            }
            Choice::TakeBack => {
                play.everyone(Event::TookBack { seat });
                self.waiting.with(seat)
            }
            _ => {
                t.draft_card(play, seat, choice);
                self.waiting
            }
        };
        if !waiting.is_empty() {
            return t.then(Step::Deploy(Deploy { waiting }));
        }
        t.deploy(play);
        match t.named_first() {
            Some(seat) => t.start_with(play, seat),
            None => t.then(Step::FirstRoll(FirstRoll { again: false })),
        }
    }
}

impl Table {
    fn start_with(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.go_first(seat);
        play.everyone(Event::GoesFirst { seat });
        self.then(Step::BeginTurn(BeginTurn));
    }
    pub(crate) fn may_place(&self, seat: Seat, unit: UnitId, space: Space) -> Result<(), Why> {
        let n = space.home_index(seat, self.open().rows);
        if n.is_none_or(|n| !self.draft(seat)[n].is_none()) {
            return Err(why::NOT_HOME);
        }
        let faction = self.open().factions[seat];
        fits(faction, self.drawn_force(seat), &chosen(self.draft(seat)), unit)
    }
}

/// Each rolls a die; ties are rolled again (FC-2.10). Of all further rolls only the last counts, so
/// it is drawn at once among those that decide (FC-R7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct FirstRoll {
    pub again: bool,
}

impl FirstRoll {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        let south = dice::one(play);
        let ties = |face: u8| self.again && face == south;
        let weights = std::array::from_fn::<u32, 6, _>(|i| u32::from(!ties(i as u8 + 1)));
        let north = play.chance.pick(&weights) as u8 + 1;
        play.everyone(Event::RolledForFirst { south, north });
        if south == north {
            return t.then(Step::FirstRoll(FirstRoll { again: true }));
        }
        let seat = if south > north { SOUTH } else { NORTH };
        t.start_with(play, seat);
    }
}
