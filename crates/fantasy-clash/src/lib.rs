//! Fantasy Clash: two armies of face-down cards cross a small battlefield. Whoever holds a space of
//! the enemy's back row through a whole enemy turn has won.
//!
//! | printed word | here |
//! |---|---|
//! | unit card, class, statistics | [`Unit`](unit::Unit), [`Class`](unit::Class) |
//! | special rule | [`Special`](special::Special), one file each in `specials/` |
//! | spell, magic item, Bio Evolution, blessing | [`Magic`](magic::Magic) |
//! | battlefield, space, back row, range | [`Space`], [`Field`](field::Field) |
//! | card in play, revealed, controller, owner | [`Card`](card::Card), [`CardId`] |
//! | bounty, mark, blessing in play, attached card | [`Lasting`](lasting::Lasting) |
//! | starting force, reinforcement deck | `army.rs`, `presets.rs` |
//! | conquered pile | [`Pile`](table::Pile) |
//! | attack score, defence score, extra die | `fight.rs` |
//! | priority point, reveal procedure, removal, save | `step/` |

pub mod army;
pub mod card;
mod choice;
mod dice;
mod event;
pub mod factions;
pub mod field;
pub mod fight;
mod game;
pub mod lasting;
pub mod magic;
pub mod odds;
mod position;
mod presets;
mod row;
mod rulings;
mod scoring;
mod setup;
mod space;
pub mod special;
pub mod specials;
mod step;
pub mod table;
pub mod unit;
pub mod units;
mod view;
pub mod why;

#[cfg(test)]
mod tests;

pub use card::CardId;
pub use choice::Choice;
pub use dice::Dice;
pub use event::{Event, Purpose, Tally, Verdict};
pub use game::Thing;
pub use position::{CardLine, LastingLine, PlayerLine, Position, Score};
pub use presets::Preset;
pub use row::Row;
pub use setup::{Readings, Setup};
pub use space::{COLUMNS, HOME, HOME_ROWS, NORTH, SOUTH, Space, Spaces, other};
pub use step::{Roll, Rolled, Step};
pub use table::{Open, Standing, Table};
pub use unit::{Faction, UnitId};
pub use view::View;
pub use why::Why;
