//! The steps: every moment at which something happens or somebody is asked.
//!
//! A step knows who decides (`asks`), what may be answered (`weigh`) and what the answer does
//! (`resume`). Each lives with its rule in a file below `step/`; here they are only gathered.

/// A step that asks nobody and only runs.
macro_rules! runs_by_itself {
    () => {
        pub fn asks(&self, _: &$crate::table::Table) -> kernel::Asks {
            $crate::step::NOBODY
        }
        pub fn weigh<W: kernel::Weigh<$crate::table::Table>>(
            &self,
            _: &$crate::table::Table,
            _: kernel::Seat,
            _: &mut W,
        ) {
        }
    };
}

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
pub use ask::{ANY_NUMBER, Ask, Question, poker_hands};
pub use betray::{NameHand, ShowTraitor};
pub use bot::{BotAction, BotRespond, ExtraCard, TurnCard};
pub use exchange::Exchange;
pub use help::Offers;
pub use picks::{
    ChooseFirst, Coin, Deal, DealLoyalty, DealPool, Draft, MortalOrder, NameLead, PickBlind,
    PickCharacter, PickDragon, SwapAbility,
};
pub use respond::{Hit, Respond};
pub use time_over::{LastHits, TimeOver};
pub use turn::{BeginTurn, CommonRefill, DiscardPlayed, EndTurn, Refill};
pub use window::WindowStep;

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
    ($($name:ident($kind:ident)),* $(,)?) => {
        /// Something that is due.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
        pub enum Step {
            /// Nothing: the place of a step that was called off.
            #[default]
            CalledOff,
            $($name($kind),)*
        }

        impl Step {
            pub fn asks(&self, t: &Table) -> Asks {
                match self {
                    Step::CalledOff => NOBODY,
                    $(Step::$name(step) => step.asks(t),)*
                }
            }
            pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
                match self {
                    Step::CalledOff => (),
                    $(Step::$name(step) => step.weigh(t, seat, out),)*
                }
            }
            pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
                match self {
                    Step::CalledOff => (),
                    $(Step::$name(step) => step.resume(t, play, answer),)*
                }
            }
        }
    };
}

steps! {
    PickCharacter(PickCharacter),
    PickBlind(PickBlind),
    DealPool(DealPool),
    Draft(Draft),
    SwapAbility(SwapAbility),
    PickDragon(PickDragon),
    MortalOrder(MortalOrder),
    DealLoyalty(DealLoyalty),
    Coin(Coin),
    ChooseFirst(ChooseFirst),
    NameLead(NameLead),
    Deal(Deal),
    BeginTurn(BeginTurn),
    MainAction(MainAction),
    PushBack(PushBack),
    DiscardPlayed(DiscardPlayed),
    Refill(Refill),
    CommonRefill(CommonRefill),
    EndTurn(EndTurn),
    Exchange(Exchange),
    Offers(Offers),
    Respond(Respond),
    Hit(Hit),
    Window(WindowStep),
    Announced(Announced),
    Played(Played),
    Ask(Ask),
    TurnCard(TurnCard),
    BotAction(BotAction),
    ExtraCard(ExtraCard),
    BotRespond(BotRespond),
    TimeOver(TimeOver),
    ShowTraitor(ShowTraitor),
    LastHits(LastHits),
    NameHand(NameHand),
}
