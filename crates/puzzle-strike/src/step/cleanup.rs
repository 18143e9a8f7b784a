//! The cleanup phase: piggy banks, discarding, drawing (PS-4.24 to PS-4.30).

use super::{Answer, NOBODY, Step, one};
use crate::choice::Choice;
use crate::event::Event;
use crate::table::{Open, Table};
use crate::why;
use kernel::{Asks, Play, Seat, SeatSet, Weigh};
use serde::Serialize;

/// A player may keep a chip for each piggy bank. Which ones is for him alone to know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Keep {
    pub seat: Seat,
}

impl Keep {
    pub fn asks(&self, t: &Table) -> Asks {
        let player = t.open().player(self.seat);
        let unplayed = || player.hand_size - player.all_came_back().len();
        let more = player.kept < player.pigs && player.kept < unplayed();
        if more { one(self.seat) } else { NOBODY }
    }

    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat != self.seat {
            return;
        }
        // One chip after the other, in any order: it makes no difference to the table, and what
        // is chosen is not taken back, so a fixed order would lose a player his second chip.
        let (kept, player) = (t.hidden().kept[seat], t.open().player(seat));
        for slot in t.hand(seat).minus(&kept).slots() {
            let choice = Choice::Keep(t.open().chip(slot));
            if t.hand(seat).of(slot) > kept.of(slot) + player.came_back(slot) {
                out.offer(choice);
            } else if W::WHY {
                out.refuse(choice, why::WAS_PLAYED);
            }
        }
        out.offer(Choice::KeepNoMore);
    }

    pub fn resume(self, t: &mut Table, _: &mut Play<Event>, answer: Answer) {
        if let Some((seat, Choice::Keep(chip))) = answer {
            t.keep(seat, t.open().slot_of(chip));
            t.then(Step::Keep(self));
        }
    }
}

/// Chips that are drawn before any bonus (PS-4.26).
pub const HAND: u8 = 5;

/// The bonus for a high pile (PS-4.27).
pub fn height_bonus(total: u16) -> u8 {
    (total / 3).min(3) as u8
}

/// What ongoing chips add to the draw (PS-4.30).
fn granted(open: &Open, seat: Seat) -> u8 {
    if open.player(seat).ongoing.is_empty() {
        return 0;
    }
    let draws = |run: crate::chip::Run| run.text().ongoing.and_then(|o| o.draws);
    open.ongoing(seat).filter_map(draws).map(|draws| draws(open, seat)).sum()
}

/// Everything else is discarded; then `HAND` and the bonus are drawn, less what was kept (PS-4.26).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Cleanup {
    /// Who of the turn has drawn already.
    pub drawn: SeatSet,
}

impl Cleanup {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        let rest = t.open().turn_seats().minus(self.drawn);
        let Some(seat) = rest.lowest() else { return };
        let marked = t.open().player(seat).marked_pigs;
        t.clean_up(play, seat);
        let used = t.open().player(seat).hand_size;
        let bonus = height_bonus(t.open().total(seat)) + granted(t.open(), seat);
        t.draw(play, seat, (HAND + bonus).saturating_add(used.min(marked)).saturating_sub(used));
        if rest.len() > 1 {
            t.then(Step::Cleanup(Cleanup { drawn: self.drawn.with(seat) }));
        }
    }
}
