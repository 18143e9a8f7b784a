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

/// How people write the factions.
const NAMES: [(&str, Faction); 5] = [
    ("Alliance", Faction::Alliance),
    ("Orcs", Faction::Orcs),
    ("Dragons", Faction::Dragons),
    ("Aegyptus", Faction::Aegyptus),
    ("Catastrophe", Faction::Catastrophe),
];
/// Who meets where nobody says anything: the two that the rulebook's examples are about.
const USUAL: [Faction; 2] = [Faction::Alliance, Faction::Orcs];

pub fn label(faction: Faction) -> &'static str {
    NAMES[faction as usize].0
}

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
                about: "Factions by seat, separated by commas; `-` leaves the usual one",
                kind: Kind::Names {
                    names: NAMES.iter().map(|(name, _)| *name).collect(),
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

/// The factions that were named; nothing for a seat that is left open.
pub fn named(agreed: &Agreed) -> Vec<Option<Faction>> {
    let faction = |name: &&str| NAMES.iter().find(|(n, _)| n == name).map(|(_, faction)| *faction);
    agreed.names(FACTIONS).iter().map(|name| name.as_ref().and_then(faction)).collect()
}

/// Everything but the factions.
pub fn terms(agreed: &Agreed) -> Setup {
    let usual = Setup::of(USUAL[0], USUAL[1]);
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
    let faction = |i: usize| named.get(i).copied().flatten().unwrap_or(USUAL[i]);
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
