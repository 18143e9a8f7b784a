//! The steps: every moment at which something happens or somebody is asked.
//!
//! A step knows who decides (`asks`), what may be answered (`weigh`) and what the answer does
//! (`resume`). Each lives with its rule in a file below `step/`; here they are only gathered.

mod act;
mod ask;
mod buy;
mod cleanup;
mod filter;
mod opening;
mod picks;
mod playing;
mod react;
mod send;
mod turn;

pub use act::Act;
pub use ask::{Ask, Question, Zones};
pub use buy::Buy;
pub use cleanup::{Cleanup, Keep};
pub use filter::Filter;
pub use opening::{Deal, DealBank, FirstPlayer, PickCharacter};
pub use picks::{ChooseFirst, DealPool, Draft, LosersChoice, PickBlind};
pub use playing::{GoOn, Phase, Playing, Unlock};
pub use react::{Effect, SettleReaction};
pub use send::{Release, Send};
pub use turn::{ActionEnd, ActionStart, Ante, BeginTurn, EndTurn};

use crate::choice::Choice;
use crate::event::Event;
use crate::table::Table;
use kernel::{Asks, Play, Seat, SeatSet, Weigh};
use serde::Serialize;

/// Who answered what; nothing for a step that runs by itself.
pub type Answer = Option<(Seat, Choice)>;

/// Nobody is asked: the step runs by itself.
pub const NOBODY: Asks = Asks::Each(SeatSet::EMPTY);

pub fn one(seat: Seat) -> Asks {
    Asks::Each(SeatSet::one(seat))
}

macro_rules! steps {
    (runs by itself { $($auto:ident,)* } asks { $($asks:ident,)* }) => {
        /// Something that is due.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
        #[repr(u8)]
        pub enum Step {
            /// Nothing: the place of a step that was called off.
            #[default]
            CalledOff,
            $($auto($auto),)*
            $($asks($asks),)*
        }

        impl Step {
            pub fn asks(&self, t: &Table) -> Asks {
                match self {
                    $(Step::$asks(step) => step.asks(t),)*
                    _ => NOBODY,
                }
            }
            pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
                match self {
                    $(Step::$asks(step) => step.weigh(t, seat, out),)*
                    _ => (),
                }
            }
            /// Takes the step that is due off the agenda and gives it its answer.
            pub fn answer_next(t: &mut Table, play: &mut Play<Event>, answer: (Seat, Choice)) {
                match t.open().agenda.top() {
                    $(Some(&Step::$asks(step)) => {
                        t.agenda().drop_top();
                        step.resume(t, play, Some(answer));
                    })*
                    due => panic!("`{}` answers nothing, {due:?} is due", answer.1),
                }
            }
            /// Carries out the step that is due if nobody is asked; false if somebody is, or if
            /// nothing is due.
            pub fn run_next(t: &mut Table, play: &mut Play<Event>) -> bool {
                match t.open().agenda.top() {
                    None => return false,
                    Some(Step::CalledOff) => t.agenda().drop_top(),
                    $(Some(&Step::$auto(step)) => {
                        t.agenda().drop_top();
                        step.resume(t, play);
                    })*
                    $(Some(&Step::$asks(step)) => {
                        if !step.asks(t).seats().is_empty() {
                            return false;
                        }
                        t.agenda().drop_top();
                        step.resume(t, play, None);
                    })*
                }
                true
            }
        }
    };
}

steps! {
    runs by itself {
    DealBank,
    DealPool,
    FirstPlayer,
    Deal,
    BeginTurn,
    Ante,
    ActionStart,
    ActionEnd,
    Cleanup,
    EndTurn,
    GoOn,
    Effect,
    SettleReaction,
    Release,
    }
    asks {
    PickCharacter,
    PickBlind,
    Draft,
    ChooseFirst,
    LosersChoice,
    Act,
    Unlock,
    Playing,
    Ask,
    Send,
    Buy,
    Keep,
    }
}
