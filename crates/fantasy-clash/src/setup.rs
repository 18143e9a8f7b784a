//! Everything that is agreed before the first card.

use crate::unit::Faction;
use kernel::BadSetup;
use serde::{Deserialize, Serialize};

/// Who plays what, and how deep the battlefield is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// South's faction, then North's; both may have the same (FC-2.1). Who has none here picks one
    /// at the table (FC-R9).
    #[serde(default)]
    pub factions: [Option<Faction>; 2],
    /// Empty rows between the armies (FC-16.1).
    #[serde(default = "one")]
    pub gap_rows: u8,
    /// The forces are drawn at random within the class numbers (FC-16.3).
    #[serde(default)]
    pub random_force: bool,
    /// All cards lie face up from the start, for learning (FC-16.2).
    #[serde(default)]
    pub face_up: bool,
    /// A match: the best of three games (FC-16.5).
    #[serde(default)]
    pub best_of_three: bool,
    /// Where the table does not play the rulebook's words (FC-16.7).
    #[serde(default, skip_serializing_if = "Readings::are_words")]
    pub readings: Readings,
}

/// Rules that can be played as the rulebook's words stand, each with another reading that a table
/// may agree on instead (FC-16.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Readings {
    /// A breakthrough counts only after a whole enemy turn (FC-11.3).
    #[serde(skip_serializing_if = "is_not")]
    pub whole_turn: bool,
    /// A player who has no card left and can bring none has lost (FC-11.7).
    #[serde(skip_serializing_if = "is_not")]
    pub annihilation: bool,
    /// A bounty may also be placed after the reveal (FC-12.7b).
    #[serde(skip_serializing_if = "is_not")]
    pub late_bounty: bool,
    /// Items go on own cards only (FC-9.12).
    #[serde(skip_serializing_if = "is_not")]
    pub own_items: bool,
    /// Mind Flay has all the dice of a usual combat (FC-12.24b).
    #[serde(skip_serializing_if = "is_not")]
    pub flay_dice: bool,
    /// A Leader rerolls dice of its own side only (FC-12.21b).
    #[serde(skip_serializing_if = "is_not")]
    pub own_rerolls: bool,
    /// Banner and Beloved of Aegyptus help the side of their bearer only (FC-12.5c, FC-12.6b).
    #[serde(skip_serializing_if = "is_not")]
    pub own_auras: bool,
}

fn is_not(so: &bool) -> bool {
    !*so
}

impl Readings {
    /// Whether the table plays the words everywhere.
    pub fn are_words(&self) -> bool {
        *self == Readings::default()
    }
    /// The other reading everywhere.
    pub fn other() -> Readings {
        Readings {
            whole_turn: true,
            annihilation: true,
            late_bounty: true,
            own_items: true,
            flay_dice: true,
            own_rerolls: true,
            own_auras: true,
        }
    }
}

fn one() -> u8 {
    1
}

impl Setup {
    pub fn of(south: Faction, north: Faction) -> Setup {
        Setup { factions: [Some(south), Some(north)], ..Setup::picked() }
    }
    /// Both pick their factions at the table (FC-R9).
    pub fn picked() -> Setup {
        Setup {
            factions: [None; 2],
            gap_rows: one(),
            random_force: false,
            face_up: false,
            best_of_three: false,
            readings: Readings::default(),
        }
    }
    /// All 15 pairings, mirror matches included (FC-16.4).
    pub fn pairings() -> impl Iterator<Item = Setup> {
        let all = Faction::ALL.into_iter().enumerate();
        all.flat_map(|(i, south)| {
            Faction::ALL[i..].iter().map(move |north| Setup::of(south, *north))
        })
    }
    /// Every reason why this cannot be played.
    pub fn check(&self) -> Result<(), BadSetup> {
        if self.gap_rows <= 2 {
            return Ok(());
        }
        let why = format!("gap_rows is 0, 1 or 2, not {} (FC-16.1)", self.gap_rows);
        Err(BadSetup(vec![why]))
    }
}
