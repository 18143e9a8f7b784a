//! The table: an open half for all to see, a hidden half, and the verbs that change them.
//!
//! Every change is a verb here or in a file below `table/`, and every verb tells its event. Steps
//! and chips speak in these verbs and can only read the fields; what they may change themselves is
//! the agenda, the stack of what is still to happen.

mod bags;
mod bank;
mod dealt;
mod ends;
mod games;
mod kinds;
mod open;
mod opening;
mod order;
mod piles;
mod player;
mod plays;
mod purchases;
mod tops;

pub use dealt::Dealt;
pub use ends::{MOST_EXTRA_ROUNDS, PILE_LIMIT, Standing};
pub use games::WINS;
pub use kinds::Kinds;
pub use open::{Float, MOST_FLOATING, Open, POOL, STACKS};
pub use order::Order;
pub use player::{Player, TOP, Top};
pub use plays::{MOST_ARROWS_DUE, MOST_MONEY_DUE};

use crate::chip::{ChipId, Moment, Note, Run};
use crate::chips::Who;
use crate::pouch::{Pouch, Slot};
use crate::setup::SEATS;
use crate::step::{Ask, GoOn, Playing, Question, Step};
use kernel::{Agenda, Seat, Seats};

/// How many steps can be due at once. Plays and answers nest as deep as the hands have chips
/// (PS-11.20): two steps a level, far more levels than any game has shown.
pub const DEPTH: usize = 80;

/// The hidden half. Nothing here reaches a view except through `view.rs`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Hidden {
    pub hands: Seats<Pouch, SEATS>,
    /// What lies face down on top of the bags, the next one to be drawn last (PS-2.9).
    pub face_down: Seats<Top, SEATS>,
    /// Chips a player keeps with piggy banks while he is still choosing (PS-4.24).
    pub kept: Seats<Pouch, SEATS>,
    /// Secret character picks that are not all in yet (PS-18.2).
    pub drafts: Seats<Option<Who>, SEATS>,
}

/// A game of Puzzle Strike, at any moment of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    open: Open,
    hidden: Hidden,
}

impl Table {
    pub(crate) fn laid(open: Open, hidden: Hidden) -> Table {
        Table { open, hidden }
    }
    #[inline(always)]
    pub fn open(&self) -> &Open {
        &self.open
    }
    #[inline(always)]
    pub(crate) fn hidden(&self) -> &Hidden {
        &self.hidden
    }
    /// The open half while a position is laid out: nothing happens, so nothing is told.
    pub(crate) fn lay_open(&mut self) -> &mut Open {
        &mut self.open
    }
    pub(crate) fn lay_hidden(&mut self) -> &mut Hidden {
        &mut self.hidden
    }
    #[inline]
    pub fn hand(&self, seat: Seat) -> &Pouch {
        &self.hidden.hands[seat]
    }
    /// The chips that lie face down on top of a bag, the lowest first.
    pub fn face_down(&self, seat: Seat) -> &Top {
        &self.hidden.face_down[seat]
    }
    /// The bag without what lies on top of it; its order is nobody's to know.
    #[inline]
    pub fn bag(&self, seat: Seat) -> Pouch {
        let mut bag = self.open.players[seat].unseen.minus(&self.hidden.hands[seat]);
        self.hidden.face_down[seat].slots().iter().for_each(|slot| bag.take(*slot, 1));
        bag
    }
    pub fn holds(&self, seat: Seat, chip: ChipId) -> bool {
        self.open.slot(chip).is_some_and(|slot| self.hand(seat).has(slot))
    }
    /// How many chips of this kind are in the hand.
    pub fn held(&self, seat: Seat, slot: Slot) -> u8 {
        self.hidden.hands[seat].of(slot)
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

    /// The chip's text goes on with its `step` when all asked for so far is done.
    pub fn go_on(&mut self, run: Run) {
        self.then(Step::GoOn(GoOn { run }));
    }
    /// The chip puts a question; its `picked` hears the answer. What a chip asks of its own player
    /// is decided by `run.by`.
    pub fn ask(&mut self, run: Run, who: Seat, question: Question) {
        self.then(Step::Ask(Ask { run, who, question }));
    }
    /// The innermost play that is under way.
    pub(crate) fn playing(&self) -> Option<&Playing> {
        self.open.agenda.live().iter().rev().find_map(|step| match step {
            Step::Playing(playing) => Some(playing),
            _ => None,
        })
    }
    fn playing_mut(&mut self) -> Option<&mut Playing> {
        self.innermost(|step| match step {
            Step::Playing(playing) => Some(playing),
            _ => None,
        })
    }
    /// The innermost of the steps under way that is of this kind.
    fn innermost<T>(&mut self, is: impl Fn(&mut Step) -> Option<&mut T>) -> Option<&mut T> {
        self.open.agenda.live_mut().iter_mut().rev().find_map(is)
    }

    /// A note for the chip's text when it goes on: what one player's answer means for all.
    pub fn remember(&mut self, run: Run, note: Note) {
        let waiting = self.innermost(|step| match step {
            Step::GoOn(go) if go.run.chip == run.chip && go.run.me == run.me => Some(go),
            _ => None,
        });
        waiting.expect("a chip remembers for a later part of its text").run.note = note;
    }
    /// Whether this seat may react at this moment for all that is public (PS-21.1): some chip that
    /// it may hold could answer.
    pub(crate) fn may_react(&self, seat: Seat, moment: &Moment) -> bool {
        self.open.may_react(seat, moment)
    }
}
