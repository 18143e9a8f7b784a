//! What can be agreed for a game of Fantasy Clash, and the setup that follows from it.

use crate::{Agreed, Kind, ModeLine, OptionLine, Unplayable};
use ::fantasy_clash::{Faction, Setup};
use kernel::SeatSet;
use wire::SeatLine;

pub const BATTLE: &str = "battle";
const FACTIONS: &str = "factions";
const RANDOM_FORCE: &str = "random-force";
const FACE_UP: &str = "face-up";
const GAP_ROWS: &str = "gap-rows";
const BEST_OF_THREE: &str = "best-of-three";

/// The one mode with its options.
pub fn line() -> ModeLine {
    let yes_no = |name, about| OptionLine { name, about, kind: Kind::YesNo, default: "no" };
    ModeLine {
        name: BATTLE,
        about: "Two armies of face-down cards; break through to the enemy's back row",
        seats: 2,
        options: vec![
            OptionLine {
                name: FACTIONS,
                about: "Factions by seat, separated by commas; `-` leaves one to be picked",
                kind: Kind::Names {
                    names: Faction::ALL.map(Faction::name).to_vec(),
                    seats: SeatSet::first(2),
                },
                default: "",
            },
            yes_no(RANDOM_FORCE, "The starting forces are drawn at random instead of chosen"),
            yes_no(FACE_UP, "All cards lie face up from the start, for learning"),
            yes_no(BEST_OF_THREE, "A match of up to three games; two wins decide it"),
            OptionLine {
                name: GAP_ROWS,
                about: "Empty rows between the armies",
                kind: Kind::Number { least: 0, most: 2 },
                default: "1",
            },
        ],
    }
}

/// The factions that were named; nothing where the pick is left to the table (FC-R9).
pub fn named(agreed: &Agreed) -> Vec<Option<Faction>> {
    let faction = |name: &&str| Faction::ALL.into_iter().find(|faction| faction.name() == *name);
    agreed.names(FACTIONS).iter().map(|name| name.as_ref().and_then(faction)).collect()
}

/// Everything but the factions.
pub fn terms(agreed: &Agreed) -> Setup {
    let usual = Setup::picked();
    Setup {
        gap_rows: agreed.number(GAP_ROWS).unwrap_or(usual.gap_rows),
        random_force: agreed.yes(RANDOM_FORCE),
        face_up: agreed.yes(FACE_UP),
        best_of_three: agreed.yes(BEST_OF_THREE),
        ..usual
    }
}

pub fn setup(agreed: &Agreed) -> Result<Setup, Unplayable> {
    let named = named(agreed);
    if named.len() > 2 {
        let n = named.len();
        return Err(Unplayable(vec![format!("`{FACTIONS}` are for 2 seats, not for {n}")]));
    }
    let faction = |i: usize| named.get(i).copied().flatten();
    let setup = Setup { factions: [faction(0), faction(1)], ..terms(agreed) };
    setup.check()?;
    Ok(setup)
}

pub fn seats() -> Vec<SeatLine> {
    let line = |(seat, role): (&str, &str)| SeatLine {
        seat: seat.into(),
        role: role.into(),
        side: role.to_lowercase(),
        by_rules: false,
    };
    [("P1", "South"), ("P2", "North")].map(line).to_vec()
}
