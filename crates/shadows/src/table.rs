//! The table: an open half for all to see, a hidden half, and the verbs that change them.
//!
//! Every change is a verb below `table/`, and every verb tells its event. Steps and cards speak in
//! these verbs and can only read the fields; what they may change themselves is the agenda.

mod actions;

mod hidden;
mod items;
mod known;
mod market;
mod monster;
mod open;
mod opening;
mod player;
mod reckon;
mod rounds;
mod scoring;
mod shields;
mod tokens;
mod zones;

pub(crate) use hidden::{Hidden, Secret};
pub use hidden::{KNOWERS, Place, QUEUE};
pub use items::{Gear, Gears};
pub use market::{Stall, Stalls};
pub use open::{Mode, Open, Phase};
pub use player::{At, Cause, Invincible, Mark, Noted, Own, Player};
pub use reckon::{Blow, Blows, Reason, Return, Returns};
pub use scoring::{Decided, ROUND_LIMIT, STONES, Standing};
pub use shields::Guard;

use crate::setup::Setup;
use crate::step::Step;
use kernel::{Agenda, Seat};

/// At most so many play.
pub const PLAYERS: usize = 3;
/// The cards of a player: two Specials, eight Hero Skills, ten of the Library.
pub const SLOTS: usize = 20;
pub const SPECIALS: usize = 2;
pub const HERO_SKILLS: usize = 8;
pub const FIRST_LIBRARY: usize = SPECIALS + HERO_SKILLS;
/// How many steps can be due at once: an answer inside a row inside an Attack needs two dozen.
pub const DEPTH: usize = 40;

/// A game of Shadows, at any moment of it.
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
    /// The halves while a position is laid out: what steps and cards change has its verb.
    pub(crate) fn lay_open(&mut self) -> &mut Open {
        &mut self.open
    }
    pub(crate) fn lay_hidden(&mut self) -> &mut Hidden {
        &mut self.hidden
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
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.open.count).map(Seat)
    }
    /// Whether this player is looking at two Items of which he takes one.
    pub(crate) fn chooses_reward(&self, seat: Seat) -> bool {
        let his = |step: &Step| matches!(step, Step::ChooseReward(choose) if choose.seat == seat);
        self.open.agenda.live().iter().any(his)
    }
}
