//! CleanUp and Refresh (SH-22, SH-23).

use super::{Step, Triggers};
use crate::event::Event;
use crate::op::Win;
use crate::table::{At, Own, Phase, SLOTS, Table};
use kernel::{Play, Seat};
use serde::Serialize;

/// The first steps of CleanUp, up to what happens by itself (SH-22.1 to SH-22.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct CleanUp;

impl CleanUp {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        t.begin_phase(play, Phase::CleanUp);
        if t.open().is_ending() {
            return t.score(play);
        }
        t.end_round_effects();
        for seat in t.seats() {
            t.clear_combat(play, seat);
        }
        for seat in t.open().from(t.open().leader) {
            t.then(Step::Triggers(Triggers::of(Win::CleanUp, seat)));
        }
    }
}

impl Table {
    /// The Combat Field and the Stunned Area (SH-22.3, SH-22.4).
    fn clear_combat(&mut self, play: &mut Play<Event>, seat: Seat) {
        let slots = |t: &Table, f: &dyn Fn(&Own) -> bool| {
            std::array::from_fn::<bool, SLOTS, _>(|s| f(&t.open().players[seat].cards[s]))
        };
        let back = slots(self, &|own| own.at == At::Stunned && own.stun == 0);
        for slot in (0..SLOTS).filter(|slot| back[*slot]) {
            self.send_to_deck(play, seat, slot);
        }
        let on_field = |own: &Own| matches!(own.at, At::Combat | At::Station);
        let stunned = slots(self, &|own| on_field(own) && own.stun > 0);
        for slot in (0..SLOTS).filter(|slot| stunned[*slot]) {
            match self.open().players[seat].cards[slot].card().one_time {
                true => self.out_of_game(play, seat, slot),
                false => self.send_to_stunned(play, seat, slot),
            }
        }
        let rest = slots(self, &|own| own.at == At::Combat);
        for slot in (0..SLOTS).filter(|slot| rest[*slot]) {
            self.send_to_deck(play, seat, slot);
        }
        self.return_hand(seat);
        self.enter_at_once(play, seat);
        let stunned = slots(self, &|own| own.at == At::Stunned);
        for slot in (0..SLOTS).filter(|slot| stunned[*slot]) {
            self.unstun(play, seat, slot, 1);
        }
    }
}

/// The last steps of CleanUp (SH-22.6, SH-22.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct LastStep;

impl LastStep {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        t.discard_revealed(play);
        t.forget_uses();
        t.pass_leader(play);
    }
}

/// A Monster if there is none, and a full Market (SH-23).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Refresh;

impl Refresh {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        t.begin_phase(play, Phase::Refresh);
        if t.open().monster.is_none() {
            t.reveal_monster(play);
            t.shuffle_discards(play);
        }
        t.refresh_market(play);
    }
}
