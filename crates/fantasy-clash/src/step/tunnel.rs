//! Tunnels and those who block them (FC-12.36).

use super::{Answer, Step, ask_if};
use crate::card::CardId;
use crate::choice::Choice;
use crate::event::Event;
use crate::space::{Space, other};
use crate::special::such;
use crate::table::Table;
use kernel::{Asks, Play, Seat, Weigh};
use serde::Serialize;

/// A card tunnels to `end`; an enemy on the way may stop it. The enemy is asked whenever one of his
/// cards on the way may, for all that is public, have the rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct TunnelWindow {
    pub card: CardId,
    pub end: Space,
}

impl TunnelWindow {
    pub fn asks(&self, t: &Table) -> Asks {
        let open = t.open();
        let seat = other(open.cards[self.card].controller);
        let way = open.tunnelled(self.card, self.end);
        let on_way = |id: CardId| way.has(open.cards[id].at);
        let up = open
            .field()
            .ups(seat)
            .any(|id| on_way(id) && open.field().has(id, such!(|s| s.tunnels)));
        let hidden =
            || open.may_hide(seat, |id, unit| on_way(id) && unit.rules().any(such!(|s| s.tunnels)));
        ask_if(seat, up || hidden())
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if !self.asks(t).asks(seat) {
            return;
        }
        let open = t.open();
        let way = open.tunnelled(self.card, self.end);
        for space in way.and(open.sides[seat]) {
            let id = open.on(space).expect("a card stands there");
            let rules = open.field().rules(id);
            let tunnels = rules.any(such!(|s| s.tunnels))
                || open.cards[id].is_hidden() && t.unit(id).rules().any(such!(|s| s.tunnels));
            if tunnels {
                out.offer(Choice::Block(space));
            }
        }
        out.offer(Choice::Pass);
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        let TunnelWindow { card, end } = self;
        let mut by = CardId::NONE;
        if let Some((_, Choice::Block(at))) = answer {
            by = t.open().on(at).expect("it was offered");
            if t.open().cards[by].is_hidden() {
                t.reveal(play, by);
            }
        }
        t.then(Step::TunnelGo(TunnelGo { card, end, by }));
    }
}

/// The tunnel ends, or is blocked by a card that is still there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct TunnelGo {
    pub card: CardId,
    pub end: Space,
    pub by: CardId,
}

impl TunnelGo {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        let blocked = !self.by.is_none() && t.open().cards[self.by].is_in_play();
        if blocked {
            t.spend_move(self.card);
            let at = |id: CardId| t.open().cards[id].at;
            play.everyone(Event::TunnelBlocked { from: at(self.card), by: at(self.by) });
        } else {
            t.move_card(play, self.card, self.end);
        }
    }
}
