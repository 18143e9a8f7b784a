//! What a card is worth, by what is printed and lies on it. A plain card is worth about one.

use super::Weights;
use fantasy_clash::card::CardId;
use fantasy_clash::special::{Special, When};
use fantasy_clash::unit::{Class, Faction};
use fantasy_clash::{Table, UnitId, other};
use std::sync::LazyLock;

/// A point of attack or defence, of size, and a special rule. These are no weights that can be
/// taught: what an attack on a face-down card promises is worked out with them once (`duels`).
const POINT: f32 = 0.055;
const SIZE: f32 = 0.012;
const RULE: f32 = 0.06;
/// A card that strikes from afar, and a point of magic.
const RANGE: f32 = 0.1;
const MAGIC: f32 = 0.015;

/// What never changes about a unit.
#[derive(Clone, Copy)]
struct Known {
    worth: f32,
    famous: bool,
    /// It murders, replaces or traps, for all of which it must not be known.
    lurks: bool,
    /// How far it goes once it is revealed, and over what.
    steps: u8,
    flies: bool,
    shoots: bool,
    /// It casts, prays or points, all of which it must be revealed for.
    works: bool,
    /// It does so only once, as it is revealed, unless the table has agreed on more (FC-12.7).
    once: bool,
}

static KNOWN: LazyLock<Vec<Known>> =
    LazyLock::new(|| Faction::ALL.into_iter().flat_map(Faction::units).map(known).collect());

fn known(id: UnitId) -> Known {
    let unit = id.unit();
    let has = |holds: fn(&Special) -> bool| id.rules().iter().any(|rule| holds(rule.special()));
    let values = f32::from(unit.attack) + f32::from(unit.defence);
    let far = if unit.range > 1 { RANGE * f32::from(unit.range - 1) } else { 0.0 };
    let steps: u8 = id.rules().iter().map(|rule| rule.special().more_steps).sum();
    Known {
        worth: POINT * values
            + SIZE * f32::from(unit.size)
            + RULE * unit.rules.len() as f32
            + MAGIC * f32::from(unit.magic)
            + far,
        famous: matches!(unit.class, Class::Champion | Class::Hero),
        lurks: has(|s| s.murders || s.replaces || s.traps),
        steps: if has(|s| s.immobile) { 0 } else { 1 + steps },
        flies: has(|s| s.flies),
        shoots: unit.range > 1 && !has(|s| s.no_shooting),
        works: has(|s| s.casts || s.blesses || s.points.is_some()),
        once: has(|s| s.points.is_some_and(|points| points.when == When::OnReveal)),
    }
}

fn of(id: UnitId) -> &'static Known {
    &KNOWN[usize::from(id.0)]
}

/// What is printed on it.
pub fn printed(id: UnitId) -> f32 {
    of(id).worth
}

/// What it is worth that nobody else knows this card.
pub fn secret(w: &Weights, id: UnitId) -> f32 {
    let mut secret = w.unknown;
    if of(id).famous {
        secret += w.famous;
    }
    if of(id).lurks {
        secret += w.lurks;
    }
    secret
}

pub fn steps(id: UnitId) -> u8 {
    of(id).steps
}

pub fn flies(id: UnitId) -> bool {
    of(id).flies
}

/// Whether it can, by what is printed on it.
pub fn shoots(id: UnitId) -> bool {
    of(id).shoots
}

/// Whether it finds something to do once it is revealed. What is done only as it is revealed is
/// behind it then, and needs an enemy who is revealed already.
pub fn works(t: &Table, id: CardId) -> bool {
    let (known, open) = (of(t.unit(id)), t.open());
    let enemies = open.sides[other(open.cards[id].controller)].and(open.up);
    let late = !open.cards[id].is_hidden() || enemies.is_empty();
    known.works && (!known.once || open.has_late_bounties() || !late)
}

/// With everything that is attached to it.
pub fn worth(t: &Table, id: CardId) -> f32 {
    let printed = printed(t.unit(id));
    if !t.open().lasting.is_marked(id) {
        return printed;
    }
    let attached = t.open().lasting.on(id).map(|lasting| {
        let lasts = lasting.source.lasts();
        let values = lasts.attack + lasts.defence + lasts.magic / 2 + lasts.range;
        POINT * f32::from(values) + if lasts.grants.is_some() { RULE } else { 0.0 }
    });
    printed + attached.sum::<f32>()
}
