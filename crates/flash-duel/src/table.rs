//! The table: an open half for all to see, a hidden half, and the verbs that change them.
//!
//! Every change is a verb here or in a file below `table/`, and every verb tells its event or says
//! which event told it already. Steps and cards speak in these verbs and can only read the fields;
//! what they may change themselves is the agenda, the stack of what is still to happen.

mod attacks;
mod fighter;
mod hands;
mod known;
mod loyalty;
mod offers;
mod open;
mod pawns;
mod picks;
mod rounds;
mod turns;
mod wounds;

pub use fighter::{Fighter, MAX_ABILITIES};
pub use hands::Drawn;
pub use known::{Facts, Known};
pub use open::{Ahead, InForce, MAX_IN_FORCE, Open, POOL, Standing};
pub(crate) use rounds::in_list_order;

use crate::ability::{AbilityId, Asked, Ends, Moment, Use};
use crate::choice::{Card, Choice, Meld};
use crate::event::Event;
use crate::pile::{Cards, Number};
use crate::setup::SEATS;
use crate::step::{Announced, Ask, Opportunity, Question, Step};
use kernel::{Agenda, Counter, Play, Seat, SeatSet, Seats, Viewer};

/// What a supporter offers for a teammate's block; seen by his side only (FD-18.14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub struct Offer {
    pub dash: Card,
    pub with: Meld,
}

/// The hidden half. Nothing here reaches a view except through `view.rs`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Hidden {
    pub hands: Seats<Cards, SEATS>,
    /// The draw pile: nobody knows its order, so it has none.
    pub deck: Cards,
    pub stash: Seats<Option<Number>, SEATS>,
    /// A card drawn for one response (it is not in hand).
    pub drawn: Seats<Option<Number>, SEATS>,
    pub offers: Seats<Option<Offer>, SEATS>,
    /// Secret character picks that are not all in yet.
    pub drafts: Seats<Option<crate::cards::Who>, SEATS>,
    /// Who holds the Traitor card (FD-20.3).
    pub traitor: Option<Seat>,
    pub known: Known,
}

/// A game of Flash Duel, at any moment of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    open: Open,
    hidden: Hidden,
}

impl Table {
    /// A table that somebody begins to imagine.
    #[inline]
    pub(crate) fn imagined(open: Open, hidden: Hidden) -> Table {
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
    /// The hidden half while a position or an imagined table is laid out.
    #[inline]
    pub(crate) fn lay_hidden(&mut self) -> &mut Hidden {
        &mut self.hidden
    }
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hidden.hands[seat]
    }
    pub fn held(&self, seat: Seat, n: Number) -> u8 {
        self.hidden.hands[seat].of(n)
    }
    pub fn stash(&self, seat: Seat) -> Option<Number> {
        self.hidden.stash[seat]
    }
    pub fn drawn(&self, seat: Seat) -> Option<Number> {
        self.hidden.drawn[seat]
    }
    pub fn deck_size(&self) -> u8 {
        self.open.deck_size
    }
    #[inline(always)]
    pub(crate) fn agenda(&mut self) -> &mut Agenda<Step, { open::DEPTH }> {
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

    /// Opens the windows of a moment, unless no face-up card at the table waits for any of them.
    #[inline]
    pub(crate) fn moment(&mut self, moment: Moment) {
        if self.open.waits_for & moment.windows().0 != 0 {
            self.open_window(moment);
        }
    }

    fn open_window(&mut self, moment: Moment) {
        self.then(Step::Opportunity(Opportunity { moment, asked: SeatSet::EMPTY }));
    }

    /// A player announces an ability: its card is turned face down and the enemies may counter
    /// before it takes effect (FD-11.3, FD-11.7).
    pub(crate) fn announce(
        &mut self,
        play: &mut Play<Event>,
        by: Seat,
        ability: AbilityId,
        naming: Use,
        moment: Moment,
    ) {
        play.everyone(Event::Announced { by, ability, naming });
        self.turn_face_down(by, ability);
        if ability.card().counterable {
            self.moment(Moment::Announced { ability, by });
        }
        self.then(Step::Announced(Announced { ability, by, naming, moment, countered: false }));
    }

    pub(crate) fn turn_face_down(&mut self, by: Seat, ability: AbilityId) {
        let f = &mut self.open.fighters[by];
        let at = f.abilities.iter().position(|a| *a == Some(ability));
        let at = at.expect("only one's own abilities are played");
        debug_assert!(f.face_up & 1 << at != 0, "{ability} is face down");
        f.face_up &= !(1 << at);
        self.open.used = self.open.used.with(by);
        self.note_waiting();
    }

    /// Recomputes which windows the face-up cards at the table wait for, and whose can be lent.
    pub(crate) fn note_waiting(&mut self) {
        (self.open.waits_for, self.open.lenders) = (0, SeatSet::EMPTY);
        for seat in self.open.seats().iter() {
            for (id, _) in self.open.fighters[seat].cards().filter(|(_, up)| *up) {
                self.open.waits_for |= id.card().windows.0;
                if id.card().lends.is_some() {
                    self.open.lenders = self.open.lenders.with(seat);
                }
            }
        }
    }

    /// A card puts a question to a player and goes on when it is answered.
    pub fn ask(&mut self, asked: Asked, question: Question) {
        self.then(Step::Ask(Ask { asked, question }));
    }

    /// Puts a lasting effect in force.
    pub fn begin(&mut self, play: &mut Play<Event>, ability: AbilityId, by: Seat, on: Seat) {
        let free = self.open.in_force.iter().position(Option::is_none);
        let free = free.expect("there is room for every lasting effect of the game");
        self.open.in_force[free] = Some(InForce { ability, by, on });
        play.everyone(Event::Began { ability, on });
    }

    /// Ends the lasting effects on this seat (or, for `whose: by`, of this seat) whose time it is.
    #[inline]
    pub(crate) fn end_lasting(
        &mut self,
        play: &mut Play<Event>,
        when: Ends,
        whose: impl Fn(InForce) -> bool,
    ) {
        if self.open.is_anything_in_force() {
            self.end_those(play, when, &whose);
        }
    }

    #[cold]
    fn end_those(&mut self, play: &mut Play<Event>, when: Ends, whose: &dyn Fn(InForce) -> bool) {
        let mut kept = [None; open::MAX_IN_FORCE];
        let mut n = 0;
        for f in self.open.in_force.into_iter().flatten() {
            if Open::ends(f, when) && whose(f) {
                play.everyone(Event::Ended { ability: f.ability, on: f.on });
            } else {
                kept[n] = Some(f);
                n.raise(1);
            }
        }
        self.open.in_force = kept;
    }

    /// Whether this seat's hand lies open for everyone: only a Solo bot's does (FD-3.11).
    pub(crate) fn is_open_hand(&self, seat: Seat) -> bool {
        self.open.mode.bot_seat() == Some(seat)
    }

    pub(crate) fn may_see_hand(&self, viewer: Viewer, seat: Seat) -> bool {
        viewer.is(seat) || self.is_open_hand(seat)
    }

    /// The side a seat truly belongs to: a hidden traitor is on the Dragon's (FD-20.5).
    pub fn true_side(&self, seat: Seat) -> crate::Side {
        if self.open.mode.is_betrayal() && self.hidden.traitor == Some(seat) {
            crate::Side::East
        } else {
            self.open.side(seat)
        }
    }

    /// A play with an ability in it was announced: everyone has seen its cards, also if it is taken
    /// back (FD-11.10). `PlayAnnounced` tells them.
    pub(crate) fn saw_play(&mut self, seat: Seat, choice: Choice) {
        let cost = choice.cost();
        self.learn_all(seat, cost.hand);
        if cost.stash {
            self.reveal_stash(seat);
        }
    }
}
