//! Whole armies that can be deployed with one answer.

use crate::army::{Counts, Layout};
use crate::space::{COLUMNS, HOME};
use crate::unit::{Class, Faction, UnitId};
use crate::units::forces;
use std::fmt;
use std::str::FromStr;

/// A way to deploy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Preset {
    /// Sturdy cards in front, shooters and helpers behind them.
    Balanced,
    /// The best defence in front, the best attack right behind it.
    Wall,
    /// The best attack on the outer columns.
    Flank,
    /// The hero in the front row among plain cards, the rest as in the wall.
    HiddenHero,
}

impl Preset {
    pub const ALL: [Preset; 4] =
        [Preset::Balanced, Preset::Wall, Preset::Flank, Preset::HiddenHero];

    /// Which of the sample forces it uses.
    fn sample(self) -> usize {
        match self {
            Preset::Balanced | Preset::HiddenHero => 0,
            Preset::Wall => 1,
            Preset::Flank => 2,
        }
    }
    /// The spaces from the most wanted on, as places of a layout.
    fn wanted(self, n: usize) -> usize {
        const COLUMNS_OUT: [usize; 5] = [0, 4, 1, 3, 2];
        const COLUMNS_IN: [usize; 5] = [2, 1, 3, 0, 4];
        let rows = HOME / usize::from(COLUMNS);
        match self {
            Preset::Flank => {
                let (column, line) = (n / rows, n % rows);
                (rows - 1 - line) * usize::from(COLUMNS) + COLUMNS_OUT[column]
            }
            _ => {
                let (line, column) = (n / usize::from(COLUMNS), n % usize::from(COLUMNS));
                (rows - 1 - line) * usize::from(COLUMNS) + COLUMNS_IN[column]
            }
        }
    }
    /// Who comes first to the wanted spaces.
    fn rank(self, id: UnitId) -> i16 {
        let unit = id.unit();
        let (attack, defence) = (i16::from(unit.attack), i16::from(unit.defence));
        let helper = unit.range > 1 || unit.magic >= 8;
        match self {
            Preset::Balanced => attack + defence - if helper { 40 } else { 0 },
            Preset::Wall => 2 * defence - if helper { 10 } else { 0 },
            Preset::Flank => 2 * attack - if helper { 10 } else { 0 },
            Preset::HiddenHero if unit.class == Class::Hero => 100,
            Preset::HiddenHero if unit.class == Class::Regular && !helper => 60 + defence,
            Preset::HiddenHero => attack + defence,
        }
    }
    /// The sample force of this preset.
    pub fn force(self, faction: Faction) -> Counts {
        forces(faction)[self.sample()]
    }
    /// This force, laid out.
    pub fn layout(self, faction: Faction, force: &Counts) -> Layout {
        let mut all = [UnitId::NONE; HOME];
        let counts = force.iter().enumerate();
        let cards = counts.flat_map(|(kind, n)| (0..*n).map(move |_| faction.unit(kind)));
        for (place, unit) in all.iter_mut().zip(cards) {
            *place = unit;
        }
        // The order is total, so that sorting without memory of its own is the same everywhere.
        all.sort_unstable_by_key(|id| (-self.rank(*id), id.0));
        let mut layout = [UnitId::NONE; HOME];
        for (n, unit) in all.into_iter().enumerate() {
            layout[self.wanted(n)] = unit;
        }
        layout
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Preset::Balanced => "balanced",
            Preset::Wall => "wall",
            Preset::Flank => "flank",
            Preset::HiddenHero => "hidden-hero",
        })
    }
}

impl FromStr for Preset {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let found = Preset::ALL.into_iter().find(|p| p.to_string().eq_ignore_ascii_case(s));
        found.ok_or_else(|| format!("`{s}` is no way to deploy"))
    }
}
