//! Monster-Action cards are revealed and resolved, and what is defeated is cleared away (SH-15).

use super::{Answered, Doing, Run, Source, Step, Triggers, ask_if};
use crate::choice::Choice;
use crate::entity::Entity;
use crate::event::Event;
use crate::monster::ActionId;
use crate::op::{Of, Op, To, Win};
use crate::table::{SLOTS, Table};
use kernel::{Asks, Counter, Play, Seat, Weigh};
use serde::Serialize;

/// A Monster-Action card is revealed for an Attack, or in Step 3 (SH-15.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Reveal {
    pub seat: Seat,
    /// The triggering entity (SH-15.3).
    pub trigger: Entity,
    /// The blow against the Monster.
    pub blow: Option<u8>,
}

impl Reveal {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        let Reveal { seat, trigger, blow } = self;
        if let Some(action) = t.reveal_action(play, seat) {
            t.then(Step::Rows(Rows { seat, trigger, blow, action, next: 0, fallen: false }));
        }
    }
}

/// The icons of a revealed card, in printed order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Rows {
    pub seat: Seat,
    pub trigger: Entity,
    pub blow: Option<u8>,
    pub action: ActionId,
    pub next: u8,
    /// The Monster has KnockedDown the triggering Hero by this card (SH-15.11).
    pub fallen: bool,
}

impl Rows {
    pub fn resume(mut self, t: &mut Table, play: &mut Play<Event>) {
        let icon = self.action.action().icons.get(usize::from(self.next));
        let (Some(icon), Some(monster)) = (icon.copied(), t.open().monster) else { return };
        self.next.raise(1);
        t.finally(Step::Rows(self));
        let row = monster.row(icon);
        if self.fallen && row.does.iter().any(hits_trigger) {
            return;
        }
        play.everyone(Event::RowResolved { icon, text: row.text });
        let run = Run { foe: self.trigger, ..Run::new(self.seat, Source::Row(icon), 0) };
        t.then(Step::Doing(Doing { run }));
    }
}

/// Whether an operation of a row is against the triggering Hero or that Hero's player alone.
fn hits_trigger(op: &Op) -> bool {
    match op {
        Op::Attack(hit) => hit.to == To::Trigger,
        Op::Lose(to, _) => *to == To::Trigger,
        Op::Break(_, of) | Op::Stun(of) | Op::Drain(_, _, of, _) => *of == Of::TriggerOwner,
        _ => false,
    }
}

impl Table {
    fn rows(&self) -> Option<&Rows> {
        self.open().agenda.live().iter().rev().find_map(|step| match step {
            Step::Rows(rows) => Some(rows),
            _ => None,
        })
    }
    /// The blow for which the innermost card was revealed.
    pub(crate) fn rows_blow(&self) -> Option<u8> {
        self.rows().and_then(|rows| rows.blow)
    }
    /// A recovery comes right after the Attack that revealed the card (SH-15.9).
    pub(crate) fn heal_after_attack(&mut self, n: u8) -> bool {
        let Some(at) = self.rows_blow() else { return false };
        self.blows().at_mut(at).heal.raise(n);
        true
    }
    pub(crate) fn trigger_fell(&self) -> bool {
        self.rows().is_some_and(|rows| rows.fallen)
    }
    /// The Monster has KnockedDown a Hero: that may end what its card does to him.
    pub(crate) fn note_fallen(&mut self, seat: Seat) {
        for step in self.agenda().live_mut() {
            if let Step::Rows(rows) = step
                && rows.trigger == Entity::hero(seat)
            {
                rows.fallen = true;
            }
        }
    }
}

/// In Step 3 whoever still has a facedown card reveals it (SH-6.13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct StepThree {
    pub done: u8,
}

impl StepThree {
    pub fn resume(self, t: &mut Table, _: &mut Play<Event>) {
        let Some(seat) = t.open().from(t.open().leader).nth(usize::from(self.done)) else {
            return t.turn_to(t.open().leader);
        };
        t.finally(Step::StepThree(StepThree { done: self.done + 1 }));
        let player = &t.open().players[seat];
        if player.front && !player.noted.revealed && t.open().monster.is_some() {
            t.turn_to(seat);
            t.then(Step::Reveal(Reveal { seat, trigger: Entity::hero(seat), blow: None }));
            t.then(Step::Settle(Settle));
        }
    }
}

/// Something is completely resolved: Units, the Monster's Creature and the Monster are checked
/// (SH-11.8, SH-15.14, SH-26.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Settle;

impl Settle {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        for seat in t.seats() {
            for slot in 0..SLOTS {
                let own = &t.open().players[seat].cards[slot];
                if own.hurt > 0 && own.is_unit() && own.health() == 0 {
                    play.everyone(Event::UnitFell { seat, card: own.face });
                    t.send_to_deck(play, seat, slot);
                }
            }
        }
        t.check_creature(play);
        if let Some((seat, item)) = t.check_monster(play) {
            if item && t.draw_reward(play, seat) > 0 {
                t.then(Step::ChooseReward(ChooseReward { seat }));
            }
            t.then(Step::Triggers(Triggers::of(Win::AfterKill, seat)));
        }
    }
}

/// One of two Items for the winner (SH-15.17).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ChooseReward {
    pub seat: Seat,
}

impl ChooseReward {
    pub fn asks(&self, t: &Table) -> Asks {
        ask_if(self.seat, !t.hidden().reward[1].is_none())
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat == self.seat {
            let [a, b] = t.hidden().reward;
            out.offer(Choice::Equip(a));
            if b != a {
                out.offer(Choice::Equip(b));
            }
        }
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answered) {
        let item = match answer {
            Some((_, Choice::Equip(item))) => item,
            _ => t.hidden().reward[0],
        };
        t.take_reward(play, self.seat, item);
    }
}
