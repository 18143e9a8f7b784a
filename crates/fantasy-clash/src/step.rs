//! The steps: every moment at which something happens or somebody is asked.
//!
//! A step knows who decides (`asks`), what may be answered (`weigh`) and what the answer does
//! (`resume`). Each lives with its rule in a file below `step/`; here they are only gathered.

mod attack;
mod deploy;
mod follow;
mod games;
mod murder;
mod phase;
mod pick;
pub(crate) mod poison;
mod reinforce;
mod removal;
mod reveal;
mod roll;
mod settle;
mod spell;
mod tunnel;
mod turn;

pub use attack::{Declare, Meet};
pub use deploy::{Deploy, FirstRoll};
pub use follow::{Aftermath, Explode, FollowUp, Press};
pub use games::LosersChoice;
pub use murder::Murder;
pub use phase::InPhase;
pub use pick::PickFaction;
pub use poison::Poison;
pub use reinforce::{Put, Spend};
pub use removal::{HiddenSave, Remove, SaveWindow, TrySave};
pub use reveal::{OnReveal, ReplaceWindow, RevealLater, RevealTwo};
pub use roll::{Roll, Rolled};
pub use spell::{Resist, SpellAsks};
pub use tunnel::{TunnelGo, TunnelWindow};
pub use turn::{BeginTurn, EndTurn};

use crate::choice::Choice;
use crate::event::Event;
use crate::table::Table;
use kernel::{Asks, Seat};

/// Who answered what; nothing for a step that runs by itself.
pub type Answer = Option<(Seat, Choice)>;

/// Nobody is asked: the step runs by itself.
pub const NOBODY: Asks = Asks::NOBODY;

/// This seat if so, else nobody.
fn ask_if(seat: Seat, so: bool) -> Asks {
    if so { Asks::one(seat) } else { NOBODY }
}

kernel::steps! {
    runs by itself {
    FirstRoll,
    BeginTurn,
    EndTurn,
    TunnelGo,
    Declare,
    Meet,
    Explode,
    Aftermath,
    Remove,
    TrySave,
    Resist,
    RevealLater,
    }
    asks {
    PickFaction,
    Deploy,
    InPhase,
    ReplaceWindow,
    OnReveal,
    RevealTwo,
    TunnelWindow,
    Murder,
    Rolled,
    FollowUp,
    Press,
    HiddenSave,
    SaveWindow,
    SpellAsks,
    Poison,
    Spend,
    Put,
    LosersChoice,
    }
}
