//! Reinforcements: spending conquered cards, drawing, placing (FC-10).

use super::{Answer, Step};
use crate::card::CardId;
use crate::choice::Choice;
use crate::event::Event;
use crate::table::{Pile, Table};
use kernel::{Asks, Play, Seat, Weigh};
use serde::Serialize;

/// So many cards are still to be spent. They are named in the order of the pile, so that the same
/// cards can be spent in one way only (FC-R6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Spend {
    pub left: u8,
    pub from: u8,
}

impl Spend {
    pub fn asks(&self, t: &Table) -> Asks {
        super::ask_if(t.open().active, self.left > 0)
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat != t.open().active || self.left == 0 {
            return;
        }
        let pile = &t.open().players[seat].conquered;
        for (trophy, rest) in pile.from(self.from, t.pile_faction(seat)) {
            if rest >= self.left {
                out.offer(Choice::Spend(trophy));
            }
        }
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        let seat = t.open().active;
        if let Some((_, Choice::Spend(trophy))) = answer {
            t.spend(play, seat, trophy);
            let next = Spend { left: self.left - 1, from: Pile::place(trophy) };
            return t.then(Step::Spend(next));
        }
        t.end_at_reinforcement(play, seat);
        let card = t.draw(play, seat);
        t.then(Step::Put(Put { card }));
    }
}

/// The drawn card is placed face down on the own back row (FC-10.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Put {
    pub card: CardId,
}

impl Put {
    pub fn asks(&self, t: &Table) -> Asks {
        Asks::one(t.open().active)
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat == t.open().active {
            let free = t.open().back_row(seat).and(t.open().free());
            free.for_each(|space| out.offer(Choice::Put(space)));
        }
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        if let Some((_, Choice::Put(space))) = answer {
            t.reinforce(play, self.card, space);
        }
    }
}
