//! A face-down card gives itself up to remove a revealed enemy (FC-12.4).

use super::{Answer, Remove, Step, ask_if};
use crate::card::CardId;
use crate::choice::Choice;
use crate::event::Event;
use crate::space::other;
use crate::table::Table;
use crate::unit::Cause;
use kernel::{Asks, Play, Seat, Weigh};
use serde::Serialize;

/// The card has been revealed; if it is still there, its controller names the victim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Murder {
    pub card: CardId,
}

impl Murder {
    pub fn asks(&self, t: &Table) -> Asks {
        let card = &t.open().cards[self.card];
        let enemies = t.open().field().ups(other(card.controller)).next().is_some();
        ask_if(card.controller, card.is_in_play() && enemies)
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if self.asks(t).asks(seat) {
            for id in t.open().field().ups(other(seat)) {
                out.offer(Choice::At(t.open().cards[id].at));
            }
        }
    }
    pub fn resume(self, t: &mut Table, _: &mut Play<Event>, answer: Answer) {
        let Some((_, Choice::At(at))) = answer else { return };
        let victim = t.open().on(at).expect("it was offered");
        // Each has its own saves, in the order of the words (FC-12.4c).
        for card in [victim, self.card] {
            t.then(Step::Remove(Remove { card, cause: Cause::Assassin }));
        }
    }
}
