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
use kernel::{Asks, Seat};

/// Who answered what; nothing for a step that runs by itself.
pub type Answer = Option<(Seat, Choice)>;

/// Nobody is asked: the step runs by itself.
pub const NOBODY: Asks = Asks::NOBODY;

pub fn one(seat: Seat) -> Asks {
    Asks::one(seat)
}

kernel::steps! {
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
