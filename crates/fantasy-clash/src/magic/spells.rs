//! The list of spells, five of each faction that has any (FC-1.5).

mod arcane_shield;
mod blinding_light;
mod blood_rage;
mod curse_of_the_tomb;
mod leaden_limbs;
mod lightning_bolt;
mod mage_sight;
mod mirage;
mod orc_blast;
mod quicksand;
mod rain_of_rocks;
mod sandstorm;
mod shifting_sands;
mod swift_wind;
mod troll_hide;

use super::Magic;

pub const SPELLS: [Magic; 15] = [
    lightning_bolt::SPELL,
    arcane_shield::SPELL,
    blinding_light::SPELL,
    swift_wind::SPELL,
    mage_sight::SPELL,
    orc_blast::SPELL,
    blood_rage::SPELL,
    rain_of_rocks::SPELL,
    leaden_limbs::SPELL,
    troll_hide::SPELL,
    curse_of_the_tomb::SPELL,
    quicksand::SPELL,
    shifting_sands::SPELL,
    sandstorm::SPELL,
    mirage::SPELL,
];
