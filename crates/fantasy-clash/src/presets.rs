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
    /// The best attack on the outer columns, shooters and helpers in the rear.
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
    /// The spaces from the most wanted on, as places of a layout, where so many of the cards are
    /// helpers. They come last, so the last spaces are theirs.
    fn wanted(self, helpers: usize) -> impl Iterator<Item = usize> {
        const COLUMNS_OUT: [usize; 5] = [0, 4, 1, 3, 2];
        const COLUMNS_IN: [usize; 5] = [2, 1, 3, 0, 4];
        let (rows, wide) = (HOME / usize::from(COLUMNS), usize::from(COLUMNS));
        let by_line = move |n: usize| (rows - 1 - n / wide) * wide + COLUMNS_IN[n % wide];
        let by_column = move |n: usize| (rows - 1 - n % rows) * wide + COLUMNS_OUT[n / rows];
        let rear = if self == Preset::Flank { HOME - helpers } else { 0 };
        let fighters = (0..HOME).map(by_column).filter(move |at| {
            let theirs = (rear..HOME).map(by_line);
            !theirs.into_iter().any(|other| other == *at)
        });
        fighters.chain((rear..HOME).map(by_line))
    }
    /// Who comes first to the wanted spaces.
    fn rank(self, id: UnitId) -> i16 {
        let unit = id.unit();
        let (attack, defence) = (i16::from(unit.attack), i16::from(unit.defence));
        let helper = helps(id);
        match self {
            Preset::Balanced => attack + defence - if helper { 40 } else { 0 },
            Preset::Wall => 2 * defence - if helper { 10 } else { 0 },
            Preset::Flank => 2 * attack - if helper { 100 } else { 0 },
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
        let cards = counts.flat_map(|(place, n)| (0..*n).map(move |_| faction.unit(place)));
        for (place, unit) in all.iter_mut().zip(cards) {
            *place = unit;
        }
        // The order is total, so that sorting without memory of its own is the same everywhere.
        all.sort_unstable_by_key(|id| (-self.rank(*id), id.0));
        let mut layout = [UnitId::NONE; HOME];
        let helpers = all.into_iter().filter(|id| helps(*id)).count();
        for (place, unit) in self.wanted(helpers).zip(all) {
            layout[place] = unit;
        }
        layout
    }
}

/// Whether the card shoots, heals or casts rather than fights hand to hand.
fn helps(id: UnitId) -> bool {
    let unit = id.unit();
    unit.range > 1 || unit.magic >= 8
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A wizard or a healer in the front is lost to the first card that comes along.
    #[test]
    fn who_helps_stands_behind_in_a_flanking_army() {
        for faction in Faction::ALL {
            let layout = Preset::Flank.layout(faction, &Preset::Flank.force(faction));
            let front = &layout[HOME / 2..];
            assert!(layout.iter().all(|id| !id.is_none()), "{faction}: {layout:?}");
            assert!(!front.iter().any(|id| helps(*id)), "{faction}: {front:?}");
            let attack = |at: usize| layout[at].unit().attack;
            assert!(
                attack(HOME - 5) >= attack(HOME - 3),
                "{faction}: the flank is the strong side"
            );
        }
    }
}
