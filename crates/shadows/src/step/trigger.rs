//! Abilities that follow from something else: those that happen by themselves first, then those a
//! player may use (SH-26.1).

use super::{Answered, Doing, NOBODY, Run, Settle, Source, Step, ask_if};
use crate::card::CardId;
use crate::choice::Choice;
use crate::entity::Entity;
use crate::event::Event;
use crate::op::{Trait, Win};
use crate::table::{At, SLOTS, Table};
use kernel::{Asks, Counter, Play, Seat, Weigh};
use serde::{Serialize, Serializer};

/// The abilities of one player in one window.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Triggers {
    pub win: Win,
    pub seat: Seat,
    pub foe: Entity,
    pub who: Seat,
    pub done: Done,
}

/// Which are done, one bit each: cards by their place, Items by their title. As bytes it needs no
/// alignment, so that every step is smaller.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Done([u8; 8]);

impl Done {
    fn has(self, bit: u64) -> bool {
        u64::from_ne_bytes(self.0) & bit != 0
    }
    fn with(self, bit: u64) -> Done {
        Done((u64::from_ne_bytes(self.0) | bit).to_ne_bytes())
    }
}

impl Serialize for Done {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_u64(u64::from_ne_bytes(self.0))
    }
}

impl Triggers {
    pub fn of(win: Win, seat: Seat) -> Triggers {
        Triggers { win, seat, foe: Entity::NONE, who: seat, done: Done::default() }
    }
    #[must_use]
    pub fn against(self, foe: Entity) -> Triggers {
        Triggers { foe, ..self }
    }
    /// About this player.
    #[must_use]
    pub fn on(self, who: Seat) -> Triggers {
        Triggers { who, ..self }
    }
    /// Everything that is still to happen or may be used: the card, its run, whether it happens by
    /// itself, and its bit.
    fn waiting(&self, t: &Table, f: &mut dyn FnMut(CardId, Run, bool, u64)) {
        let open = t.open();
        let run = |src, at| Run { foe: self.foe, who: self.who, ..Run::new(self.seat, src, at) };
        let mut tell = |card, run: Run, uses: Trait, bit: u64| {
            let auto = uses == Trait::Auto;
            if !self.done.has(bit) && (auto || t.may_do(&run).is_ok()) {
                f(card, run, auto, bit);
            }
        };
        for (slot, at, ability) in open.skills_with(self.seat, self.win) {
            let own = &open.players[self.seat].cards[slot];
            if self.win == Win::AttachedAttack && own.at != At::On(self.foe) {
                continue;
            }
            tell(own.face, run(Source::Skill(slot as u8), at), ability.uses, 1 << slot);
        }
        for (item, at, ability) in open.gear_with(self.seat, self.win) {
            tell(item, run(Source::Gear(item), at), ability.uses, 1 << (SLOTS + item.item()));
        }
    }
    /// How many happen by themselves, and how many may be used.
    fn count(&self, t: &Table) -> (usize, usize) {
        let mut counts = (0, 0);
        self.waiting(t, &mut |_, _, auto, _| {
            if auto {
                counts.0.raise(1);
            } else {
                counts.1.raise(1);
            }
        });
        counts
    }
    pub fn asks(&self, t: &Table) -> Asks {
        if !t.open().opens(self.seat, self.win.bit()) {
            return NOBODY;
        }
        let (autos, others) = self.count(t);
        ask_if(self.seat, autos > 1 || (autos == 0 && others > 0))
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat != self.seat {
            return;
        }
        let (autos, _) = self.count(t);
        self.waiting(t, &mut |card, _, auto, _| {
            if auto == (autos > 0) {
                out.offer(Choice::Use(card));
            }
        });
        if autos == 0 {
            out.offer(Choice::Pass);
        }
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answered) {
        let chosen = match answer {
            Some((_, Choice::Use(card))) => Some(card),
            Some(_) => return,
            None => None,
        };
        let (mut by_itself, mut used) = (None, None);
        self.waiting(t, &mut |card, run, auto, bit| {
            if chosen.is_none_or(|c| c == card) {
                *(if auto { &mut by_itself } else { &mut used }) = Some((run, bit));
            }
        });
        let Some((run, bit)) = by_itself.or(used) else { return };
        t.count_use(play, &run);
        t.then(Step::Doing(Doing { run }));
        if matches!(self.win, Win::Auto(_)) {
            t.then(Step::Settle(Settle));
        }
        t.then(Step::Triggers(Triggers { done: self.done.with(bit), ..self }));
    }
}
