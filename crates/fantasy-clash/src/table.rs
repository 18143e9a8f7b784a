//! The table: an open half for all to see, a hidden half, and the verbs that change them.
//!
//! Every change is a verb below `table/`, and every verb tells its event; those that only note what
//! an answer has used up leave the telling to what the answer does. Steps and cards speak in these
//! verbs and can only read the fields; what they may change themselves is the agenda.

mod cards;
mod drafts;
mod ends;
mod games;
mod lasting;
mod open;
mod picks;
mod piles;
mod ways;

pub use ends::{How, IDLE_LIMIT, Standing, TURN_LIMIT};
pub use games::{GAMES, Series, WINS};
pub use open::{Acts, Open, Phase, Player};
pub use piles::{Pile, Trophy};

use crate::army::{Counts, Layout};
use crate::card::{CARDS, CardId};
use crate::row::Row;
use crate::setup::Setup;
use crate::space::HOME;
use crate::step::Step;
use crate::unit::{Faction, KINDS, UnitId};
use kernel::{Agenda, Seat, Seats};

/// How many steps can be due at once: a reveal inside a removal inside a spell needs a dozen.
pub const DEPTH: usize = 24;

/// The hidden half. Nothing here reaches a view except through `view.rs`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Hidden {
    /// What each face-down card is; none for all others.
    pub cards: Row<UnitId, CARDS>,
    /// Picks of factions that are not all in yet (FC-R9).
    pub picks: Seats<Option<Faction>, 2>,
    /// Deployments that are not all committed yet (FC-2.8).
    pub drafts: Seats<Layout, 2>,
    /// Forces that were drawn at random, until they are deployed (FC-16.3).
    pub forces: Seats<Counts, 2>,
}

impl Hidden {
    pub const NOTHING: Hidden = Hidden {
        cards: Row([UnitId::NONE; CARDS]),
        picks: Seats([None; 2]),
        drafts: Seats([[UnitId::NONE; HOME]; 2]),
        forces: Seats([[0; KINDS]; 2]),
    };
}

/// A game of Fantasy Clash, at any moment of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    open: Open,
    hidden: Hidden,
}

impl Table {
    pub(crate) fn laid(open: Open, hidden: Hidden) -> Table {
        Table { open, hidden }
    }
    pub(crate) fn empty(setup: &Setup) -> Table {
        Table { open: Open::empty(setup), hidden: Hidden::NOTHING }
    }
    #[inline(always)]
    pub fn open(&self) -> &Open {
        &self.open
    }
    #[inline(always)]
    pub(crate) fn hidden(&self) -> &Hidden {
        &self.hidden
    }
    /// The halves while a position is laid out: nothing happens, so nothing is told.
    pub(crate) fn lay_open(&mut self) -> &mut Open {
        &mut self.open
    }
    pub(crate) fn lay_hidden(&mut self) -> &mut Hidden {
        &mut self.hidden
    }
    /// What a card is, face up or down. For its owner's eyes and for what happens by itself.
    #[inline]
    pub fn unit(&self, id: CardId) -> UnitId {
        let face = self.open.cards[id].face;
        if face.is_none() { self.hidden.cards[id.index()] } else { face }
    }
    pub(crate) fn draft(&self, seat: Seat) -> &Layout {
        &self.hidden.drafts[seat]
    }
    /// The force that was drawn for this player, if forces are drawn; that takes known factions.
    pub(crate) fn drawn_force(&self, seat: Seat) -> Option<&Counts> {
        let drawn = self.open.random_force && self.open.factions.all_known();
        drawn.then(|| &self.hidden.forces[seat])
    }
    #[inline(always)]
    pub(crate) fn agenda(&mut self) -> &mut Agenda<Step, DEPTH> {
        &mut self.open.agenda
    }
    /// After everything the running step has asked for so far, this.
    pub(crate) fn then(&mut self, step: Step) {
        self.open.agenda.then(step);
    }
    /// After everything the running step has asked for and will still ask for, this.
    pub(crate) fn finally(&mut self, step: Step) {
        self.open.agenda.finally(step);
    }
}
