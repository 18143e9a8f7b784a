//! Picking the factions, where they were not named before the game (FC-2.1, FC-R9).

use super::{Answer, Step};
use crate::choice::Choice;
use crate::event::Event;
use crate::table::Table;
use crate::unit::Faction;
use crate::why;
use kernel::{Asks, Play, Seat, SeatSet, Weigh};
use serde::Serialize;

/// Whoever has no faction yet picks one, all secretly at once; the picks are shown together before
/// anybody deploys (FC-2.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct PickFaction {
    pub waiting: SeatSet,
}

impl PickFaction {
    pub fn asks(&self, _: &Table) -> Asks {
        Asks::Each(self.waiting)
    }

    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        let refusal = self.refusal(t, seat);
        for faction in Faction::ALL {
            match refusal {
                None => out.offer(Choice::Pick(faction)),
                Some(why) if W::WHY => out.refuse(Choice::Pick(faction), why),
                Some(_) => (),
            }
        }
    }
    /// Why this player picks nothing now.
    pub fn refusal(&self, t: &Table, seat: Seat) -> Option<why::Why> {
        match () {
            _ if self.waiting.has(seat) => None,
            _ if t.open().factions.known(seat).is_some() => Some(why::HAS_FACTION),
            _ => Some(why::PICKED),
        }
    }

    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        let (seat, choice) = answer.expect("somebody is always asked");
        let waiting = match choice {
            Choice::Pick(faction) => {
                t.seal_pick(play, seat, faction);
                self.waiting.without(seat)
            }
            _ => {
                t.take_back_pick(play, seat);
                self.waiting.with(seat)
            }
        };
        if !waiting.is_empty() {
            return t.then(Step::PickFaction(PickFaction { waiting }));
        }
        t.show_picks(play);
        t.begin_game(play);
    }
}
