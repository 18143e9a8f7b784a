//! What happened, in the past tense, as the table would say it aloud.

use crate::dice::Dice;
use crate::fight::Mod;
use crate::magic::MagicId;
use crate::space::Space;
use crate::special::SpecialId;
use crate::table::{How, Phase, Trophy};
use crate::unit::{Cause, Faction, UnitId};
use kernel::Seat;
use serde::Serialize;

/// What dice were rolled for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    Attack,
    Defence,
    Casting(MagicId),
    /// A saving roll against a spell (FC-9.9).
    Resisting,
    /// A rule of a card, such as Regenerate or Chameleon.
    Rule(SpecialId),
}

/// One side of a combat that was fought: the score and where it came from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Tally {
    pub space: Space,
    pub unit: UnitId,
    /// The printed attack or defence.
    pub printed: i8,
    pub dice: Dice,
    /// Whether the lowest die was discarded (FC-7.15).
    pub dropped: bool,
    /// Every change to value, dice and score in order, with its reason.
    pub mods: Vec<Mod>,
    pub score: i16,
    /// A counted 6 of a card with Killing Blow.
    pub blow: bool,
}

/// How a combat ended, before saves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    AttackerWon,
    DefenderWon,
    Tie,
    BothFell,
}

/// A fact. Who may know it is decided where it is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    // Factions that are picked at the table.
    /// A secret pick is in; what it is stays hidden until all are.
    PickSealed {
        seat: Seat,
    },
    PickTakenBack {
        seat: Seat,
    },
    FactionPicked {
        seat: Seat,
        faction: Faction,
    },

    // Deployment; hidden until both have committed.
    ForceDrawn {
        seat: Seat,
        cards: Vec<UnitId>,
    },
    Placed {
        seat: Seat,
        unit: UnitId,
        space: Space,
    },
    Swapped {
        seat: Seat,
        a: Space,
        b: Space,
    },
    Lifted {
        seat: Seat,
        space: Space,
    },
    /// A whole army lies there, back row first.
    Arranged {
        seat: Seat,
        cards: Vec<UnitId>,
    },
    Committed {
        seat: Seat,
    },
    TookBack {
        seat: Seat,
    },
    Deployed,
    RolledForFirst {
        south: u8,
        north: u8,
    },
    GoesFirst {
        seat: Seat,
    },

    // The turn.
    TurnBegan {
        seat: Seat,
        turn: u8,
    },
    PhaseBegan {
        seat: Seat,
        phase: Phase,
    },
    TurnEnded {
        seat: Seat,
    },

    // Cards.
    Revealed {
        seat: Seat,
        space: Space,
        unit: UnitId,
    },
    /// A card goes to another space; `unit` only if it lies face up.
    Moved {
        seat: Seat,
        unit: UnitId,
        from: Space,
        to: Space,
    },
    Exchanged {
        a: Space,
        b: Space,
    },
    TunnelBlocked {
        from: Space,
        by: Space,
    },
    Pointed {
        rule: SpecialId,
        from: Space,
        to: Space,
    },
    Replaced {
        seat: Seat,
        from: Space,
        at: Space,
    },
    Removed {
        space: Space,
        unit: UnitId,
        cause: Option<Cause>,
        to: Seat,
    },
    LostUnderneath {
        unit: UnitId,
        to: Seat,
    },
    ConqueredSupport {
        seat: Seat,
        card: MagicId,
    },
    Immune {
        space: Space,
        cause: Cause,
    },
    Saved {
        space: Space,
        by: Space,
    },
    Captured {
        space: Space,
        from: Space,
        seat: Seat,
    },
    CameHome {
        space: Space,
        seat: Seat,
    },
    /// A blessing, spell or mark is over.
    Ended {
        source: &'static str,
        by: Seat,
        on: Option<Space>,
    },

    // Dice.
    DiceRolled {
        seat: Seat,
        space: Space,
        purpose: Purpose,
        dice: Dice,
    },
    Rerolled {
        seat: Seat,
        /// Whose die it is.
        of: Seat,
        face: u8,
        dice: Dice,
    },
    /// The total of a roll with its modifiers, and what was needed.
    Rolled {
        space: Space,
        purpose: Purpose,
        mods: Vec<Mod>,
        total: i16,
        needed: i16,
        made: bool,
        /// Whether the lowest die was discarded (FC-7.15).
        dropped: bool,
    },

    // Combat.
    Attacked {
        seat: Seat,
        unit: UnitId,
        from: Space,
        to: Space,
        shot: bool,
    },
    CalledOff {
        from: Space,
        to: Space,
    },
    Trapped {
        from: Space,
        to: Space,
    },
    Fought {
        attack: Box<Tally>,
        defence: Box<Tally>,
        verdict: Verdict,
    },
    FollowedUp {
        from: Space,
        to: Space,
    },

    // Magic.
    CastingBegan {
        seat: Seat,
        magic: MagicId,
        from: Space,
        at: Option<Space>,
    },
    TookEffect {
        seat: Seat,
        magic: MagicId,
    },
    SpellsReady {
        seat: Seat,
    },
    Attached {
        seat: Seat,
        card: MagicId,
        space: Space,
    },

    // Reinforcement.
    Spent {
        seat: Seat,
        card: Trophy,
    },
    /// Told to who drew it.
    Drew {
        seat: Seat,
        unit: UnitId,
    },
    DrewUnseen {
        seat: Seat,
    },
    Reinforced {
        seat: Seat,
        space: Space,
    },

    // The games of a match.
    GameWon {
        seat: Seat,
        how: How,
        wins: u8,
    },
    GameDrawn {
        how: How,
    },
    /// The loser has said who starts.
    NamedFirst {
        by: Seat,
        seat: Seat,
    },
    NextGame,

    // The end.
    Won {
        seat: Seat,
        how: How,
    },
    Drawn {
        how: How,
    },
}

impl Event {
    /// Whether it rightly brings news of luck or of hidden cards.
    pub fn shows(&self) -> bool {
        matches!(
            self,
            Event::FactionPicked { .. }
                | Event::ForceDrawn { .. }
                | Event::RolledForFirst { .. }
                | Event::Revealed { .. }
                | Event::Removed { .. }
                | Event::DiceRolled { .. }
                | Event::Rerolled { .. }
                | Event::Drew { .. }
        )
    }
    /// Who alone may hear it.
    pub fn private_to(&self) -> Option<Seat> {
        match self {
            Event::ForceDrawn { seat, .. }
            | Event::Placed { seat, .. }
            | Event::Swapped { seat, .. }
            | Event::Lifted { seat, .. }
            | Event::Arranged { seat, .. }
            | Event::Drew { seat, .. } => Some(*seat),
            _ => None,
        }
    }
}
