//! Armies that have won: one for each faction, learnt from quick games.

use bots::Lineups;
use fantasy_clash::army::{Counts, Layout, chosen, fits};
use fantasy_clash::{COLUMNS, Faction, HOME, Preset, Setup, Table, UnitId};
use kernel::{Seat, Seeded};
use std::fmt::Write;
use std::sync::LazyLock;

/// So many changes are tried at once, at most.
const AT_ONCE: usize = 3;
/// Cards of a row.
const WIDE: usize = COLUMNS as usize;

/// An army for each faction.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Armies([Layout; Faction::ALL.len()]);

/// Those of the file.
pub fn learnt() -> Armies {
    static READ: LazyLock<Armies> = LazyLock::new(|| {
        let text = include_str!("../../weights/fantasy-clash-armies.toml");
        Armies::read(text).expect("a test reads the armies")
    });
    *READ
}

impl Armies {
    pub fn of(&self, faction: Faction) -> &Layout {
        &self.0[faction as usize]
    }
}

impl Lineups<Table> for Armies {
    const FILE: &'static str = "fantasy-clash-armies.toml";
    const PARTS: &'static [&'static str] =
        &["alliance", "orcs", "dragons", "aegyptus", "catastrophe"];

    fn plain() -> Self {
        Armies(
            Faction::ALL.map(|faction| Preset::Wall.layout(faction, &Preset::Wall.force(faction))),
        )
    }

    fn part(setup: &Setup, seat: Seat) -> Option<usize> {
        setup.factions[seat.index()].map(|faction| faction as usize)
    }

    /// Two cards change places, or one stays at home for another of its class.
    fn varied(&self, part: usize, luck: &mut Seeded) -> Self {
        let mut armies = *self;
        let army = &mut armies.0[part];
        for _ in 0..=luck.below(AT_ONCE) {
            let place = luck.below(HOME);
            if luck.below(2) == 0 {
                army.swap(place, luck.below(HOME));
            } else {
                let others = instead(Faction::ALL[part], army, place);
                army[place] = others[luck.below(others.len())];
            }
        }
        armies
    }

    fn read(text: &str) -> Result<Self, String> {
        let table: toml::Table = toml::from_str(text).map_err(|e| e.to_string())?;
        if let Some(name) = table.keys().find(|name| !Self::PARTS.contains(&name.as_str())) {
            return Err(format!("`{name}` is no faction"));
        }
        let mut armies = Self::plain();
        for faction in Faction::ALL {
            let rows = table.get(&faction.to_string()).cloned();
            let rows = rows.ok_or_else(|| format!("the army of {faction} is missing"))?;
            armies.0[faction as usize] =
                army_of(faction, rows).map_err(|why| format!("{faction}: {why}"))?;
        }
        Ok(armies)
    }

    fn written(&self, head: &str) -> String {
        let mut text = String::new();
        head.lines().for_each(|line| writeln!(text, "# {line}").expect("text takes all"));
        for faction in Faction::ALL {
            writeln!(text, "\n# {}, from the front row to the back row.", faction.name())
                .expect("text takes all");
            writeln!(text, "{faction} = [").expect("text takes all");
            for row in self.of(faction).chunks(WIDE).rev() {
                let names: Vec<String> =
                    row.iter().map(|unit| format!("{:?}", unit.unit().name)).collect();
                writeln!(text, "    [{}],", names.join(", ")).expect("text takes all");
            }
            writeln!(text, "]").expect("text takes all");
        }
        text
    }
}

/// Who may stand there instead, the card itself included.
fn instead(faction: Faction, army: &Layout, place: usize) -> Vec<UnitId> {
    let mut others: Counts = chosen(army);
    others[army[place].place()] -= 1;
    let is = |unit: &UnitId| unit.class() == army[place].class();
    let fit = |unit: &UnitId| fits(faction, None, &others, *unit).is_ok();
    faction.units().filter(is).filter(fit).collect()
}

/// An army by its rows, the front row first, if the rules allow it (FC-2.3).
fn army_of(faction: Faction, rows: toml::Value) -> Result<Layout, String> {
    let rows: Vec<Vec<UnitId>> = rows.try_into().map_err(|e: toml::de::Error| e.to_string())?;
    if let Some(row) = rows.iter().find(|row| row.len() != WIDE) {
        return Err(format!("a row has {WIDE} cards, not {}", row.len()));
    }
    let mut layout: Layout = [UnitId::NONE; HOME];
    if rows.len() * WIDE != layout.len() {
        return Err(format!("there are {} rows, not {}", layout.len() / WIDE, rows.len()));
    }
    for (place, unit) in rows.into_iter().rev().flatten().enumerate() {
        let fits = fits(faction, None, &chosen(&layout), unit);
        fits.map_err(|why| format!("{unit}: {} ({})", why.words, why.clause))?;
        layout[place] = unit;
    }
    Ok(layout)
}
