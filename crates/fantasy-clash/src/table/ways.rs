//! Where cards can go (FC-6, FC-12.12, FC-12.14, FC-12.36, FC-12.39).

use super::Open;
use crate::card::{CardId, Deeds};
use crate::space::{Space, Spaces, other};
use crate::special::Special;
use crate::special::such;
use kernel::Seat;

/// What lies in the way of a player's cards, or helps them on.
#[derive(Clone, Copy)]
pub struct Lie {
    /// Own revealed war machines, which can be passed.
    machines: Spaces,
    /// Revealed enemy flyers, over which nobody flies.
    flyers: Spaces,
    hampered: bool,
    free: Spaces,
    /// Nobody moves any more.
    over: bool,
}

impl Open {
    /// Whether the enemy hampers this player's movement (FC-14.7).
    pub fn is_hampered(&self, seat: Seat) -> bool {
        let enemy = other(seat);
        self.lasting.on(CardId::NONE).any(|l| l.by == enemy && l.source.lasts().hampers)
    }

    /// What lies in the way of this player's cards, worked out once for all of them.
    pub fn lie(&self, seat: Seat) -> Lie {
        let field = self.field();
        let hampered = self.is_hampered(seat);
        // Enemy flyers are in the way of flyers alone.
        let flies = field.side_has(seat, such!(|s| s.flies));
        let flyers = || field.side_with(other(seat), such!(|s| s.flies));
        Lie {
            machines: field.side_with(seat, such!(|s| s.immobile)),
            flyers: if flies { flyers() } else { Spaces::NONE },
            hampered,
            free: self.free(),
            over: hampered && self.acts.moved > 0,
        }
    }

    /// Everything reached in so many steps through these spaces.
    pub fn walk(&self, id: CardId, steps: u8, through: Spaces) -> Spaces {
        let mut reached = Spaces::one(self.cards[id].at);
        for _ in 0..steps {
            reached = reached.or(reached.neighbours(self.rows).and(through));
        }
        reached.and(through)
    }

    fn spread(&self, id: CardId, steps: u8, flies: bool, lie: &Lie) -> Spaces {
        // A flyer passes everything but revealed enemy flyers.
        let blocked = if flies { lie.flyers } else { self.taken() };
        let mut reached = Spaces::one(self.cards[id].at);
        for _ in 0..steps {
            let next = reached.neighbours(self.rows).minus(blocked);
            let passed = self.passed(lie.machines, reached);
            reached = reached.or(next).or(passed);
        }
        reached.and(lie.free)
    }

    /// Spaces directly beyond an own revealed war machine (FC-12.39c).
    fn passed(&self, machines: Spaces, from: Spaces) -> Spaces {
        let mut over = Spaces::NONE;
        for at in machines {
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
        let hampered = || self.acts.moved > 0 && self.is_hampered(card.controller);
        !card.deeds.has(Deeds::MOVED) && !hampered() && !self.field().is_held(id)
    }

    /// Where the card may move. A face-down card moves one space (FC-6.8).
    pub fn destinations(&self, id: CardId) -> Spaces {
        self.destinations_over(id, &self.lie(self.cards[id].controller))
    }
    #[inline]
    pub fn destinations_over(&self, id: CardId, lie: &Lie) -> Spaces {
        let card = &self.cards[id];
        let rules = self.field().rules(id);
        let held = self.lasting.is_held(id) || rules.any(such!(|s| s.immobile));
        if card.deeds.has(Deeds::MOVED) || lie.over || held {
            return Spaces::NONE;
        }
        if lie.machines.is_empty() && !rules.any(such!(|s| s.more_steps > 0 || s.flies)) {
            return Spaces::one(card.at).neighbours(self.rows).and(lie.free);
        }
        let usable = |s: &&Special| !(s.flies && lie.hampered);
        let special = rules.and(such!(|s| s.more_steps > 0)).iter().map(|rule| rule.special());
        let more: u8 = special.filter(usable).map(|s| s.more_steps).sum();
        let flies = !lie.hampered && rules.any(such!(|s| s.flies));
        self.spread(id, 1 + more, flies, lie)
    }

    /// Where a revealed card with such a rule tunnels to: the first free space straight ahead that
    /// is not on the enemy back row.
    pub fn tunnel_end(&self, id: CardId) -> Option<Space> {
        let card = &self.cards[id];
        if !self.may_still_move(id) || !self.field().has(id, such!(|s| s.tunnels)) {
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
