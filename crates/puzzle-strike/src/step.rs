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
pub use buy::{Bought, Buy};
pub use cleanup::{Cleanup, HAND, Keep, height_bonus};
pub use filter::Filter;
pub use opening::{Deal, DealBank, FirstPlayer, PickCharacter};
pub use picks::{ChooseFirst, DealPool, Draft, LosersChoice, PickBlind};
pub use playing::{Course, GoOn, Phase, Playing, Unlock};
pub use react::{Effect, SettleReaction};
pub use send::{Air, Release, Send};
pub use turn::{ActionEnd, ActionStart, Ante, BeginTurn, EndTurn};

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
    Bought,
    Keep,
    }
}
