//! The Items: those that only give points together, the others in a file each.

pub mod bargain_purse;
pub mod blast_charge;
pub mod blood_chalice;
pub mod chrono_watch;
pub mod crystal_orb;
pub mod elements;
pub mod gear;
pub mod healing_potion;
pub mod hunters_trophy;
pub mod merchants_scales;
pub mod old_buckler;
pub mod phoenix_feather;
pub mod ring_of_command;
pub mod scroll_of_insight;
pub mod seers_coin;
pub mod shadow_compass;
pub mod smoke_grenade;
pub mod spiked_armor;
pub mod spyglass;
pub mod travelers_boots;
pub mod venom_vial;
