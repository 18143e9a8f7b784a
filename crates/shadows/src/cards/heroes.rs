//! The Heroes, one file each.

pub mod ahti;
pub mod akintunde;
pub mod eras;
pub mod rolan;
