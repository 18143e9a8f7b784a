//! The steps: every moment at which something happens or somebody is asked.
//!
//! A step knows who decides (`asks`), what may be answered (`weigh`) and what the answer does
//! (`resume`). Each lives with its rule in a file below `step/`; here they are only gathered.

mod answer;
mod attack;
mod buildup;
mod cleanup;
mod combat;
mod fall;
mod may;
mod monster;
mod name;
mod opening;
mod perform;
mod plan;
mod points;
mod round;
mod run;
mod seen;
mod trigger;

pub use answer::{Against, Answer};
pub use attack::{Defend, EndStrike, Land, Strike};
pub use buildup::{BuildUp, LESSON, Purchase, Study, TooMany};
pub use cleanup::{CleanUp, LastStep, Refresh};
pub use combat::{EndStep, InTurn, Queueing, StartStep};
pub use fall::{Down, Downed, Fall, Falls, Forfeit, KoWindow};
pub use monster::{ChooseReward, Reveal, Rows, Settle, StepThree};
pub use name::Name;
pub use opening::{ChooseBasic, ChooseHero, ChooseMission, DrawLibrary, LAST_DRAW, StartGame};
pub use plan::{DealActions, Plan, ShowNumbers, TokenChoice};
pub use points::{Breaking, Mending, Shielding};
pub use round::{BeginTurn, Combat};
pub use run::{Delay, Doing, Flags, Run, Source};
pub use trigger::{Done, Triggers};

use crate::choice::Choice;
use crate::event::Event;
use crate::table::Table;
use crate::why::Why;
use kernel::{Asks, Seat, Weigh};

/// Who answered what; nothing for a step that runs by itself.
pub type Answered = Option<(Seat, Choice)>;

/// Nobody is asked: the step runs by itself.
pub const NOBODY: Asks = Asks::NOBODY;

/// This seat if so, else nobody.
fn ask_if(seat: Seat, so: bool) -> Asks {
    if so { Asks::one(seat) } else { NOBODY }
}

/// Offers what the rules allow and refuses the rest with its reason.
fn weighed<W: Weigh<Table>>(choice: Choice, may: Result<(), Why>, out: &mut W) {
    match may {
        Ok(()) => out.offer(choice),
        Err(why) if W::WHY => out.refuse(choice, why),
        Err(_) => (),
    }
}

kernel::steps! {
    runs by itself {
    StartGame,
    BeginTurn,
    Combat,
    StartStep,
    EndStep,
    Doing,
    Delay,
    Defend,
    Land,
    EndStrike,
    Reveal,
    Rows,
    StepThree,
    Settle,
    Falls,
    Down,
    Downed,
    BuildUp,
    CleanUp,
    LastStep,
    Refresh,
    }
    asks {
    ChooseHero,
    ChooseMission,
    ChooseBasic,
    DrawLibrary,
    TokenChoice,
    DealActions,
    Plan,
    InTurn,
    Queueing,
    Name,
    Answer,
    Shielding,
    Breaking,
    Mending,
    Triggers,
    Fall,
    KoWindow,
    Forfeit,
    ChooseReward,
    ShowNumbers,
    Purchase,
    TooMany,
    Study,
    }
}
