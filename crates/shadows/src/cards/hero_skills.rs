//! The Skills of the Heroes, one file each.

pub mod aegis;
pub mod bounty_collector;
pub mod charge;
pub mod crossbow_bolt;
pub mod earthbreaker;
pub mod ember_wisp;
pub mod flat_footed;
pub mod lightning_touch;
pub mod lion_guard;
pub mod magic_missile;
pub mod metz_standard;
pub mod mystical_cloak;
pub mod sanctified_light;
pub mod search;
pub mod shield_bash;
pub mod smoke_pellet;
pub mod stay_behind;
pub mod sword_strike;
pub mod the_fist;
pub mod trackers_eye;
