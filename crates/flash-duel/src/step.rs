//! The steps: every moment at which something happens or somebody is asked.
//!
//! A step knows who decides (`asks`), what may be answered (`weigh`) and what the answer does
//! (`resume`). Each lives with its rule in a file below `step/`; here they are only gathered.

mod action;
mod announce;
mod ask;
mod betray;
mod bot;
mod exchange;
mod help;
mod picks;
mod respond;
mod time_over;
mod turn;
mod window;

pub use action::{Grant, MainAction, PushBack};
pub use announce::{Announced, Played};
pub use ask::{Ask, Question};
pub use betray::{NameHand, ShowTraitor};
pub use bot::{BotAction, BotRespond, ExtraCard, TurnCard};
pub use exchange::{Exchange, Feature};
pub use help::Offers;
pub use picks::{
    ChooseFirst, Coin, Deal, DealLoyalty, DealPool, Draft, MortalOrder, NameLead, PickBlind,
    PickCharacter, PickDragon, SwapAbility,
};
pub use respond::{Hit, Respond};
pub use time_over::{LastHits, TimeOver};
pub use turn::{BeginTurn, CommonRefill, EndTurn};
pub use window::Opportunity;

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
        #[repr(u8)] // a tag of its own is quicker to read than one hidden in a payload
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
            /// Takes the step that is due off the agenda and gives it its answer. Only the payload
            /// of the step is copied: reading a whole step right after its parts were written
            /// would make the processor wait.
            #[inline]
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
            #[inline]
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
    DealPool,
    DealLoyalty,
    Coin,
    Deal,
    BeginTurn,
    EndTurn,
    CommonRefill,
    PushBack,
    Exchange,
    Hit,
    Announced,
    Played,
    TurnCard,
    BotAction,
    ExtraCard,
    BotRespond,
    TimeOver,
    LastHits,
    }
    asks {
    PickCharacter,
    PickBlind,
    Draft,
    SwapAbility,
    PickDragon,
    MortalOrder,
    ChooseFirst,
    NameLead,
    MainAction,
    Offers,
    Respond,
    Opportunity,
    Ask,
    ShowTraitor,
    NameHand,
    }
}
