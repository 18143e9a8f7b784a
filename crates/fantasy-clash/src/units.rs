//! The list of all unit cards, faction by faction.

mod aegyptus;
mod alliance;
mod catastrophe;
mod dragons;
mod orcs;

use crate::unit::{Faction, KINDS, Unit};

const FACTIONS: [&[Unit; KINDS]; 5] =
    [&alliance::UNITS, &orcs::UNITS, &dragons::UNITS, &aegyptus::UNITS, &catastrophe::UNITS];

/// All 95 cards.
pub static UNITS: [Unit; 5 * KINDS] = {
    let mut all = [alliance::UNITS[0]; 5 * KINDS];
    let mut i = 0;
    while i < all.len() {
        all[i] = FACTIONS[i / KINDS][i % KINDS];
        i = i.saturating_add(1);
    }
    all
};

/// The sample forces of a faction.
pub fn forces(faction: Faction) -> &'static [[u8; KINDS]; 3] {
    match faction {
        Faction::Alliance => &alliance::FORCES,
        Faction::Orcs => &orcs::FORCES,
        Faction::Dragons => &dragons::FORCES,
        Faction::Aegyptus => &aegyptus::FORCES,
        Faction::Catastrophe => &catastrophe::FORCES,
    }
}
