//! What a player can answer. `Display` is the notation of journals, tests and the terminal.

mod notation;

use crate::magic::MagicId;
use crate::presets::Preset;
use crate::space::Space;
use crate::special::SpecialId;
use crate::table::Trophy;
use crate::unit::{Faction, UnitId};
use serde::{Serialize, Serializer};

/// An answer to whatever is asked, or an interjection. Cards are named by their spaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// The faction, where none was named before the game.
    Pick(Faction),
    // Deployment.
    Place(UnitId, Space),
    Swap(Space, Space),
    Lift(Space),
    /// Lays a whole army out, to be changed before it is committed.
    Arrange(Preset),
    Deploy(Preset),
    Commit,
    TakeBack,
    // At any priority point.
    Reveal(Space),
    Use(SpecialId, Space),
    Point(SpecialId, Space, Space),
    // The phases.
    Move(Space, Space),
    Tunnel(Space),
    Attack(Space, Space),
    Shoot(Space, Space),
    Cast(MagicId, Space, Option<Space>),
    Attach(MagicId, Space),
    Check(Space, Space),
    Reinforce,
    Spend(Trophy),
    Put(Space),
    EndPhase,
    // In between.
    /// One die that shows this; in a combat one of the attacker's.
    Reroll(u8),
    /// One die of the defender that shows this.
    RerollDefence(u8),
    Keep,
    Replace(Space),
    Block(Space),
    Save(Space),
    FollowUp,
    Stay,
    At(Space),
    Pass,
    // Between two games of a match.
    GoFirst,
    GoSecond,
    // Interjections.
    Concede,
}

impl Choice {
    /// The own card that it is about.
    pub fn card(self) -> Option<Space> {
        match self {
            Choice::Reveal(at)
            | Choice::Use(_, at)
            | Choice::Point(_, at, _)
            | Choice::Move(at, _)
            | Choice::Tunnel(at)
            | Choice::Attack(at, _)
            | Choice::Shoot(at, _)
            | Choice::Cast(_, at, _)
            | Choice::Attach(_, at)
            | Choice::Replace(at)
            | Choice::Block(at)
            | Choice::Save(at) => Some(at),
            _ => None,
        }
    }
    /// The magic that it is about.
    pub fn magic(self) -> Option<MagicId> {
        match self {
            Choice::Cast(magic, ..) | Choice::Attach(magic, _) => Some(magic),
            _ => None,
        }
    }
    /// Whether this can be said without being asked.
    pub fn may_interject(self) -> bool {
        self.is_drafting() || matches!(self, Choice::Concede | Choice::TakeBack)
    }
    /// Whether it changes a deployment that nobody else may see.
    pub fn is_drafting(self) -> bool {
        matches!(self, Choice::Place(..) | Choice::Swap(..) | Choice::Lift(_) | Choice::Arrange(_))
    }
}

impl Serialize for Choice {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}
