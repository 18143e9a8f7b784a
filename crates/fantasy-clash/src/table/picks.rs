//! Secret picks of factions (FC-R9).

use super::Table;
use crate::event::Event;
use crate::unit::Faction;
use kernel::{Play, Seat};

impl Table {
    pub(crate) fn seal_pick(&mut self, play: &mut Play<Event>, seat: Seat, faction: Faction) {
        self.hidden.picks[seat] = Some(faction);
        play.everyone(Event::PickSealed { seat });
    }
    /// A player thinks again while the other has not picked.
    pub(crate) fn take_back_pick(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.hidden.picks[seat] = None;
        play.everyone(Event::PickTakenBack { seat });
    }
    /// All picks are in: everybody learns them at once.
    pub(crate) fn show_picks(&mut self, play: &mut Play<Event>) {
        for seat in [Seat(0), Seat(1)] {
            if let Some(faction) = self.hidden.picks[seat].take() {
                self.open.factions.show(seat, faction);
                play.everyone(Event::FactionPicked { seat, faction });
            }
        }
    }
}
