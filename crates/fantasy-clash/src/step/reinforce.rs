//! Reinforcements: spending conquered cards, drawing, placing (FC-10).

use super::{Answer, Step};
use crate::card::CardId;
use crate::choice::Choice;
use crate::event::Event;
use crate::space::Spaces;
use crate::table::{Pile, Table, Trophy};
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
    /// What may be named next, so that enough is left for the rest.
    fn named<'a>(&self, t: &'a Table) -> impl Iterator<Item = Trophy> + 'a {
        let (seat, left) = (t.open().active, self.left);
        let pile = t.open().players[seat].conquered.from(self.from, t.pile_faction(seat));
        pile.filter(move |(_, rest)| left > 0 && *rest >= left).map(|(trophy, _)| trophy)
    }
    /// Piles are open (FC-4.11): where only one card can be named, nobody needs to be asked.
    pub fn asks(&self, t: &Table) -> Asks {
        super::ask_if(t.open().active, self.named(t).nth(1).is_some())
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if self.asks(t).asks(seat) {
            self.named(t).for_each(|trophy| out.offer(Choice::Spend(trophy)));
        }
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        let seat = t.open().active;
        let trophy = match answer {
            Some((_, Choice::Spend(trophy))) => Some(trophy),
            _ => self.named(t).next(),
        };
        if let Some(trophy) = trophy {
            t.spend(play, seat, trophy);
            let next = Spend { left: self.left.saturating_sub(1), from: Pile::place(trophy) };
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
    /// The free spaces of the back row.
    fn spaces(&self, t: &Table) -> Spaces {
        t.open().back_row(t.open().active).and(t.open().free())
    }
    /// Everybody sees which spaces are free: where it is one, nobody needs to be asked.
    pub fn asks(&self, t: &Table) -> Asks {
        super::ask_if(t.open().active, self.spaces(t).nth(1).is_some())
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if self.asks(t).asks(seat) {
            self.spaces(t).for_each(|space| out.offer(Choice::Put(space)));
        }
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        let space = match answer {
            Some((_, Choice::Put(space))) => Some(space),
            _ => self.spaces(t).next(),
        };
        let space = space.expect("a reinforcement needs a free space (FC-10.2)");
        t.reinforce(play, self.card, space);
    }
}
