//! Where cards can go (FC-6, FC-12.12, FC-12.14, FC-12.36, FC-12.39).

use super::Open;
use crate::card::{CardId, Deeds};
use crate::space::{Space, Spaces, other};

impl Open {
    /// Whether the enemy hampers this player's movement (FC-14.7).
    pub fn is_hampered(&self, seat: kernel::Seat) -> bool {
        let enemy = other(seat);
        self.lasting.iter().any(|l| l.by == enemy && l.source.lasts().hampers)
    }

    /// Everything reached in so many steps through free spaces, or over cards when flying.
    pub fn walk(&self, id: CardId, steps: u8, flies: bool) -> Spaces {
        self.spread(id, steps, flies, false)
    }

    fn spread(&self, id: CardId, steps: u8, flies: bool, passes: bool) -> Spaces {
        let card = &self.cards[id];
        let enemy = other(card.controller);
        let field = self.field();
        // A flyer passes everything but revealed enemy flyers.
        let blocked = if flies {
            let ups = field.ups(enemy).filter(|c| field.has(*c, |s| s.flies));
            ups.fold(Spaces::NONE, |all, c| all.with(self.cards[c].at))
        } else {
            self.taken()
        };
        let mut reached = Spaces::one(card.at);
        for _ in 0..steps {
            let next = reached.neighbours(self.rows).minus(blocked);
            let over = if passes { self.passed(id, reached) } else { Spaces::NONE };
            reached = reached.or(next).or(over);
        }
        reached.and(self.free())
    }

    /// Spaces directly beyond an own revealed war machine (FC-12.39c).
    fn passed(&self, id: CardId, from: Spaces) -> Spaces {
        let field = self.field();
        let own = self.cards[id].controller;
        let machines = field.ups(own).filter(|m| *m != id && field.has(*m, |s| s.immobile));
        let mut over = Spaces::NONE;
        for at in machines.map(|m| self.cards[m].at) {
            for start in Spaces::one(at).neighbours(self.rows).and(from) {
                if let Some(end) = start.beyond(at, self.rows).filter(|end| self.free().has(*end)) {
                    over = over.with(end);
                }
            }
        }
        over
    }

    /// Whether the card may move at all in this movement phase.
    pub fn may_still_move(&self, id: CardId) -> bool {
        let card = &self.cards[id];
        let hampered = self.acts.moved > 0 && self.is_hampered(card.controller);
        !card.deeds.has(Deeds::MOVED) && !hampered && !self.field().is_held(id)
    }

    /// Where the card may move. A face-down card moves one space (FC-6.8).
    pub fn destinations(&self, id: CardId) -> Spaces {
        if !self.may_still_move(id) {
            return Spaces::NONE;
        }
        let hampered = self.is_hampered(self.cards[id].controller);
        let rules = self.field().rules(id);
        let usable = |s: &crate::special::Special| !(s.flies && hampered);
        let more: u8 =
            rules.iter().map(|r| r.special()).filter(|s| usable(s)).map(|s| s.more_steps).sum();
        let flies = rules.any(|s| s.flies) && !hampered;
        self.spread(id, 1 + more, flies, true)
    }

    /// Where a revealed card with such a rule tunnels to: the first free space straight ahead that
    /// is not on the enemy back row.
    pub fn tunnel_end(&self, id: CardId) -> Option<Space> {
        let card = &self.cards[id];
        if !self.may_still_move(id) || !self.field().has(id, |s| s.tunnels) {
            return None;
        }
        let mut at = card.at.ahead(card.controller, self.rows)?;
        while self.on(at).is_some() {
            at = at.ahead(card.controller, self.rows)?;
        }
        (!self.back_row(other(card.controller)).has(at)).then_some(at)
    }
    /// The spaces strictly between the start and the end of a tunnel.
    pub fn tunnelled(&self, id: CardId, end: Space) -> Spaces {
        let card = &self.cards[id];
        let mut way = Spaces::NONE;
        let mut at = card.at;
        while let Some(next) = at.ahead(card.controller, self.rows).filter(|next| *next != end) {
            way = way.with(next);
            at = next;
        }
        way
    }
}
