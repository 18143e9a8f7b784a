//! The Hero Specials, one file each.

pub mod arcane_battery;
pub mod battle_momentum;
pub mod marked_prey;
pub mod the_last_stand;
pub mod third_eye;
