//! What can be agreed for a game of Fantasy Clash, and the setup that follows from it.

use crate::{Agreed, Kind, ModeLine, OptionLine, Unplayable};
use ::fantasy_clash::{Faction, Readings, Setup};
use kernel::SeatSet;
use wire::SeatLine;

pub const BATTLE: &str = "battle";
const FACTIONS: &str = "factions";
const RANDOM_FORCE: &str = "random-force";
const FACE_UP: &str = "face-up";
const GAP_ROWS: &str = "gap-rows";
const BEST_OF_THREE: &str = "best-of-three";

/// The readings that a table may agree on instead of the rulebook's words (FC-16.7).
const READINGS: [(&str, &str); 7] = [
    ("whole-turn", "A card wins on the enemy's back row only after a whole enemy turn there"),
    ("annihilation", "A player who has no card left and cannot bring one loses at once"),
    ("late-bounty", "A bounty may be placed later, too, not only as its card is revealed"),
    ("own-items", "Magic items go on your own cards only, not on enemy cards"),
    ("flay-dice", "Mind Flay has the extra dice of a usual combat, such as those for size"),
    ("own-rerolls", "A Leader has your own dice rolled again, not those of your opponent"),
    ("own-auras", "Banner and Beloved of Aegyptus help the side of their card only"),
];

fn readings(agreed: &Agreed) -> Readings {
    let [whole_turn, annihilation, late_bounty, own_items, flay_dice, own_rerolls, own_auras] =
        READINGS.map(|(name, _)| agreed.yes(name));
    Readings { whole_turn, annihilation, late_bounty, own_items, flay_dice, own_rerolls, own_auras }
}

/// The one mode with its options.
pub fn line() -> ModeLine {
    let yes_no = |name, about| OptionLine { name, about, kind: Kind::YesNo, default: "no" };
    let mut line = ModeLine {
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
    };
    line.options.extend(READINGS.map(|(name, about)| yes_no(name, about)));
    line
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
        readings: readings(agreed),
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
