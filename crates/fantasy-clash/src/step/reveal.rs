//! What may follow when a card is revealed (FC-4.14): Changeling, then rules that work on reveal.

use super::{Answer, NOBODY, ask_if};
use crate::card::{CardId, Deeds};
use crate::choice::Choice;
use crate::event::Event;
use crate::space::other;
use crate::special::such;
use crate::special::{SpecialId, When};
use crate::table::Table;
use kernel::{Asks, Play, Seat, Weigh};
use serde::Serialize;

/// A champion or hero was revealed: its opponent may say it was another card all along (FC-12.9).
/// He is asked whenever he may, for all that is public, have such a card face down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ReplaceWindow {
    pub card: CardId,
}

impl ReplaceWindow {
    fn seat(&self, t: &Table) -> Seat {
        other(t.open().cards[self.card].controller)
    }
    pub fn asks(&self, t: &Table) -> Asks {
        let seat = self.seat(t);
        let there = t.open().cards[self.card].is_in_play();
        ask_if(
            seat,
            there && t.open().may_hide(seat, |_, unit| unit.rules().any(such!(|s| s.replaces))),
        )
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if !self.asks(t).asks(seat) {
            return;
        }
        for id in t.open().army(seat).filter(|id| t.open().cards[*id].is_hidden()) {
            if t.unit(id).rules().any(such!(|s| s.replaces)) {
                out.offer(Choice::Replace(t.open().cards[id].at));
            }
        }
        out.offer(Choice::Pass);
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        if let Some((_, Choice::Replace(at))) = answer {
            let by = t.open().on(at).expect("it was offered");
            t.replace(play, self.card, by);
        }
    }
}

/// The revealed card may use what works on reveal (FC-12.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct OnReveal {
    pub card: CardId,
}

impl OnReveal {
    fn rule(&self, t: &Table) -> Option<SpecialId> {
        let field = t.open().field();
        let on_reveal = field
            .rules(self.card)
            .find(|s| s.points.filter(|points| points.when == When::OnReveal));
        let unused = !t.open().cards[self.card].deeds.has(Deeds::SPENT);
        on_reveal.map(|(rule, _)| rule).filter(|_| unused)
    }
    pub fn asks(&self, t: &Table) -> Asks {
        let open = t.open();
        if self.rule(t).is_none() {
            return NOBODY;
        }
        let seat = open.cards[self.card].controller;
        ask_if(seat, open.field().ups(other(seat)).next().is_some())
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        let Some(rule) = self.rule(t).filter(|_| self.asks(t).asks(seat)) else { return };
        let open = t.open();
        let from = open.cards[self.card].at;
        for id in open.field().ups(other(seat)) {
            out.offer(Choice::Point(rule, from, open.cards[id].at));
        }
        out.offer(Choice::Pass);
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        if let Some((_, Choice::Point(rule, _, to))) = answer {
            let to = t.open().on(to).expect("it was offered");
            t.point(play, rule, self.card, to);
        }
    }
}

/// Two cards are revealed by one effect; the active player says which comes first (FC-4.16).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct RevealTwo {
    pub a: CardId,
    pub b: CardId,
}

impl RevealTwo {
    pub fn asks(&self, t: &Table) -> Asks {
        Asks::one(t.open().active)
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat == t.open().active {
            for id in [self.a, self.b] {
                out.offer(Choice::Reveal(t.open().cards[id].at));
            }
        }
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        let second = matches!(answer, Some((_, Choice::Reveal(at)))
            if at == t.open().cards[self.b].at);
        let (first, then) = if second { (self.b, self.a) } else { (self.a, self.b) };
        t.reveal(play, first);
        // A card that answers the first reveal may have moved away from the second.
        t.then(super::Step::RevealLater(super::RevealLater { card: then }));
    }
}

/// The second of two reveals.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct RevealLater {
    pub card: CardId,
}

impl RevealLater {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        if t.open().cards[self.card].is_in_play() && t.open().cards[self.card].is_hidden() {
            t.reveal(play, self.card);
        }
    }
}
