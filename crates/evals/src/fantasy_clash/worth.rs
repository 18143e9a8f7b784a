//! What a card is worth, by what is printed and lies on it. A plain card is worth about one.

use fantasy_clash::card::CardId;
use fantasy_clash::{Table, UnitId};
use std::sync::LazyLock;

/// A point of attack or defence, of size, and a special rule.
const POINT: f32 = 0.055;
const SIZE: f32 = 0.012;
const RULE: f32 = 0.06;
/// A card that strikes from afar, and a point of magic.
const RANGE: f32 = 0.1;
const MAGIC: f32 = 0.015;

static WORTH: LazyLock<Vec<f32>> = LazyLock::new(|| {
    let all = fantasy_clash::Faction::ALL.into_iter().flat_map(|faction| faction.units());
    all.map(printed).collect()
});

fn printed(id: UnitId) -> f32 {
    let unit = id.unit();
    let values = f32::from(unit.attack) + f32::from(unit.defence);
    let far = if unit.range > 1 { RANGE * f32::from(unit.range - 1) } else { 0.0 };
    POINT * values
        + SIZE * f32::from(unit.size)
        + RULE * unit.rules.len() as f32
        + MAGIC * f32::from(unit.magic)
        + far
}

/// With everything that is attached to it.
pub fn worth(t: &Table, id: CardId) -> f32 {
    let unit = t.unit(id);
    let attached = t.open().lasting.on(id).map(|lasting| {
        let lasts = lasting.source.lasts();
        let values = lasts.attack + lasts.defence + lasts.magic / 2 + lasts.range;
        POINT * f32::from(values) + if lasts.grants.is_some() { RULE } else { 0.0 }
    });
    WORTH[usize::from(unit.0)] + attached.sum::<f32>()
}
