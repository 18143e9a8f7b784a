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
