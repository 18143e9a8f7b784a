//! An attack or dashing strike while it is being answered (FD-8, FD-17.10).

use super::{ExtraCard, Offers, Respond, Step};
use crate::ability::Moment;
use crate::board::Space;
use crate::choice::Meld;
use crate::event::Event;
use crate::pile::Number;
use crate::sets::{CountSet, NumberSet};
use crate::table::{Open, Table};
use kernel::{Play, Seat, SeatSet};
use serde::Serialize;
use std::fmt;

/// What is special about an attack or strike, one bit each: the stack of steps stays small.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Feature(u8);

impl Feature {
    pub const STRIKE: Feature = Feature(1);
    pub const UNBLOCKABLE: Feature = Feature(1 << 1);
    pub const NO_RETREAT: Feature = Feature(1 << 2);
    pub const NO_DASHING_BLOCK: Feature = Feature(1 << 3);
    /// The target may retreat even though this is an attack.
    pub const MAY_RETREAT: Feature = Feature(1 << 4);
    /// The attacker has had his declaration window.
    pub const DECLARED: Feature = Feature(1 << 5);
}

/// The attack or strike, what abilities have made of it, and who still has to answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(into = "written::Exchange")]
pub struct Exchange {
    pub by: Seat,
    features: Feature,
    /// The number of the attack or strike itself.
    pub number: Number,
    /// How many cards it was made with.
    pub cards: u8,
    pub strength: u8,
    pub space: Space,
    /// The number that blocks it, normally its own.
    pub block_number: Number,
    /// Who still has to answer, and who after them.
    pub targets: SeatSet,
    pub later_targets: SeatSet,
    /// Who is answering now.
    pub target: Option<Seat>,
    /// The numbers and counts with which he may block besides.
    pub numbers: NumberSet,
    pub counts: CountSet,
}

impl Exchange {
    pub fn new(t: &Table, by: Seat, strike: bool, with: Meld, space: Space) -> Exchange {
        let mut x = Exchange {
            by,
            features: Feature(0),
            number: with.number,
            cards: with.count(),
            strength: t.open().strength(by, strike, with.count()),
            space,
            block_number: with.number,
            targets: t.open().standing_on(t.open().side(by).other(), space),
            later_targets: SeatSet::EMPTY,
            target: None,
            numbers: NumberSet::NONE,
            counts: CountSet::NONE,
        };
        x.set(Feature::STRIKE, strike);
        x
    }

    pub fn has(&self, feature: Feature) -> bool {
        self.features.0 & feature.0 != 0
    }
    pub fn is_strike(&self) -> bool {
        self.has(Feature::STRIKE)
    }
    pub fn is_unblockable(&self) -> bool {
        self.has(Feature::UNBLOCKABLE)
    }
    /// Whether the attack or strike itself leaves its target a retreat.
    pub fn allows_retreat(&self) -> bool {
        self.has(Feature::MAY_RETREAT) && !self.has(Feature::NO_RETREAT)
    }
    pub(crate) fn add(&mut self, feature: Feature) {
        self.features.0 |= feature.0;
    }
    fn set(&mut self, feature: Feature, on: bool) {
        self.features.0 &= !feature.0;
        self.features.0 |= if on { feature.0 } else { 0 };
    }

    /// The next target answers, in turn order after the attacker (FD-17.10).
    pub fn resume(mut self, t: &mut Table, _: &mut Play<Event>) {
        if t.open().fighter(self.by).defeated {
            return; // FD-17.24: nobody need answer any more.
        }
        let by = self.by;
        let enemies = t.open().enemies(by);
        let next = |of: SeatSet| {
            let of = of.and(enemies);
            if of.len() > 1 {
                t.open().in_order_after(by).find(|s| of.has(*s))
            } else {
                of.lowest()
            }
        };
        let target = next(self.targets).or_else(|| {
            self.targets = std::mem::take(&mut self.later_targets);
            next(self.targets)
        });
        let Some(target) = target else {
            if self.has(Feature::DECLARED) {
                t.moment(Moment::Resolved { by });
            }
            return;
        };
        let first = !self.has(Feature::DECLARED);
        self.add(Feature::DECLARED);
        self.targets = self.targets.without(target);
        self.target = Some(target);
        self.numbers = NumberSet::NONE;
        self.counts = CountSet::NONE;
        self.set(Feature::MAY_RETREAT, self.has(Feature::STRIKE));
        self.open_windows(t, target, first);
        t.then(Step::Exchange(self));
    }

    fn open_windows(&self, t: &mut Table, target: Seat, first: bool) {
        let by = self.by;
        let (declared, targeted) = (Moment::Declared { by }, Moment::Targeted { by, target });
        if t.open().mode.bot_seat() == Some(target) {
            if first {
                t.moment(declared);
            }
            return t.then(Step::ExtraCard(ExtraCard)); // FD-16.34
        }
        // One moment for both of them; the turn player goes first (FD-12.6, FD-12.7).
        if first && t.open().turn != target {
            t.moment(declared);
        }
        t.moment(targeted);
        if first && t.open().turn == target {
            t.moment(declared);
        }
        if t.open().mode.is_team_mode() {
            t.moment(Moment::AllyThreatened { target });
            t.then(Step::Offers(Offers { asked: SeatSet::EMPTY }));
        }
        t.then(Step::Respond(Respond));
    }

    /// The numbers with which the target may block.
    pub fn block_numbers(&self) -> NumberSet {
        match self.has(Feature::UNBLOCKABLE) {
            true => NumberSet::NONE,
            false => self.numbers.with(self.block_number),
        }
    }
    /// Whether this many cards block it.
    pub fn is_enough(&self, count: u8) -> bool {
        count == self.strength || self.counts.has(count)
    }
    /// The largest count with which it can be blocked.
    pub fn most_cards(&self) -> u8 {
        self.counts.iter().last().unwrap_or(0).max(self.strength)
    }
}

/// How an exchange is written: as if every feature were a field of its own.
mod written {
    use super::{CountSet, Number, NumberSet, Seat, SeatSet, Serialize, Space};

    #[derive(Debug, Serialize)]
    pub struct Exchange {
        pub by: Seat,
        pub strike: bool,
        pub number: Number,
        pub cards: u8,
        pub strength: u8,
        pub space: Space,
        pub block_number: Number,
        pub unblockable: bool,
        pub no_retreat: bool,
        pub no_dashing_block: bool,
        pub targets: SeatSet,
        pub later_targets: SeatSet,
        pub target: Option<Seat>,
        pub numbers: NumberSet,
        pub counts: CountSet,
        pub may_retreat: bool,
        pub declared: bool,
    }
}

impl From<Exchange> for written::Exchange {
    fn from(x: Exchange) -> Self {
        written::Exchange {
            by: x.by,
            strike: x.has(Feature::STRIKE),
            number: x.number,
            cards: x.cards,
            strength: x.strength,
            space: x.space,
            block_number: x.block_number,
            unblockable: x.has(Feature::UNBLOCKABLE),
            no_retreat: x.has(Feature::NO_RETREAT),
            no_dashing_block: x.has(Feature::NO_DASHING_BLOCK),
            targets: x.targets,
            later_targets: x.later_targets,
            target: x.target,
            numbers: x.numbers,
            counts: x.counts,
            may_retreat: x.has(Feature::MAY_RETREAT),
            declared: x.has(Feature::DECLARED),
        }
    }
}

impl fmt::Debug for Exchange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        written::Exchange::from(*self).fmt(f)
    }
}

impl Open {
    /// The attack or strike in progress; the innermost if one is answered by another.
    pub fn exchange(&self) -> Option<&Exchange> {
        self.agenda.live().iter().rev().find_map(|s| match s {
            Step::Exchange(x) => Some(x),
            _ => None,
        })
    }

    /// Whether the current target still has to answer: neither he nor the attacker is out, and they
    /// are still enemies (FD-17.24, FD-20.11).
    pub fn must_answer(&self) -> Option<Seat> {
        let x = self.exchange()?;
        let target = x.target?;
        let stands = |s: Seat| !self.fighters[s].defeated;
        (stands(target) && stands(x.by) && self.are_enemies(target, x.by)).then_some(target)
    }

    /// Whether this player could come to the target's help, for all that is public (FD-18.1).
    pub fn may_dashing_block(&self, seat: Seat, target: Seat) -> bool {
        let Some(x) = self.exchange() else { return false };
        let f = &self.fighters[seat];
        self.mode.is_team_mode()
            && seat != target
            && !f.defeated
            && !self.are_enemies(seat, target)
            && f.advance() < self.fighters[target].advance()
            && !self.is_recovering(seat)
            && !x.has(Feature::UNBLOCKABLE)
            && !x.has(Feature::NO_DASHING_BLOCK)
    }
}

impl Table {
    pub fn exchange(&self) -> &Exchange {
        self.open().exchange().expect("an attack or strike is in progress")
    }
}
