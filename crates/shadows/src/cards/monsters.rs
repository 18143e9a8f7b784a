//! The Monsters, one file each, and the Creature of one of them.

pub mod basilisk;
pub mod cave_goblin;
pub mod grave_wisp;
pub mod lich_regent;
pub mod ogre_warlord;
pub mod rift_colossus;
pub mod rust_automaton;
pub mod siege_golem;
pub mod tunnel_spider;
pub mod vaendiss;
pub mod vazbuk;
pub mod void_lurker;
