//! Secret deployments while they are put together (FC-2.7, FC-2.8).

use super::Table;
use crate::choice::Choice;
use crate::event::Event;
use crate::presets::Preset;
use crate::space::Space;
use crate::unit::UnitId;
use kernel::{Play, Seat, SeatSet};

impl Table {
    /// The army of a preset, of the drawn force where forces are drawn (FC-16.3). What was chosen
    /// is told by the answer: a change to a draft, or the commitment.
    pub(crate) fn lay_out(&mut self, seat: Seat, preset: Preset) {
        let faction = self.open.factions[seat];
        let drawn = self.drawn_force(seat).copied();
        let force = drawn.unwrap_or_else(|| preset.force(faction));
        self.hidden.drafts[seat] = preset.layout(faction, &force);
    }
    /// One change to a secret deployment; nobody else hears of it.
    pub(crate) fn draft_card(&mut self, play: &mut Play<Event>, seat: Seat, choice: Choice) {
        if let Choice::Arrange(preset) = choice {
            self.lay_out(seat, preset);
            let cards = if play.is_silent() { Vec::new() } else { self.draft(seat).to_vec() };
            return play.only(SeatSet::one(seat), Event::Arranged { seat, cards });
        }
        let rows = self.open.rows;
        let n = |space: Space| space.home_index(seat, rows).expect("a home space");
        let draft = &mut self.hidden.drafts[seat];
        let event = match choice {
            Choice::Place(unit, space) => {
                draft[n(space)] = unit;
                Event::Placed { seat, unit, space }
            }
            Choice::Swap(a, b) => {
                draft.swap(n(a), n(b));
                Event::Swapped { seat, a, b }
            }
            Choice::Lift(space) => {
                draft[n(space)] = UnitId::NONE;
                Event::Lifted { seat, space }
            }
            _ => return,
        };
        play.only(SeatSet::one(seat), event);
    }
}
