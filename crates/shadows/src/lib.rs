//! Shadows: Heroes & Monsters: two or three Heroes hunt three Monsters and each other. A round is
//! planned in secret and fought in six Initiative Steps; whoever has the most Shadow Stones when
//! somebody has nine, or when the last Monster falls, has won.
//!
//! | printed word | here |
//! |---|---|
//! | Hero Special, Skill, Item | [`Card`](card::Card), one file each in `cards/` |
//! | ability, Trait, operation | [`Ability`](op::Ability), [`Op`](op::Op) |
//! | Hero, Mission | [`Hero`](hero::Hero), [`Mission`](hero::Mission) |
//! | Monster, Monster-Action card | [`Monster`](monster::Monster), [`Action`](monster::Action) |
//! | entity: Hero, Unit, Monster, Monster's Creature | [`Entity`] |
//! | Combat Field, Station Field, Stunned Area | [`At`](table::At) |
//! | Library, Current Deck, Hand, queue | the hidden half of [`Table`] |
//! | Shield Points, the Leader card's included | [`Guard`](table::Guard) |
//! | Market slot, Items beside the board | [`Stall`](table::Stall) |
//! | one use of an ability | [`Run`](step::Run) |
//! | KnockDown, Response, Predict, timing windows | `step/` |

pub mod card;
pub mod cards;
mod choice;
mod entity;
mod event;
mod game;
pub mod hero;
pub mod monster;
pub mod op;
mod position;
mod row;
pub mod setup;
pub mod step;
pub mod table;
mod titles;
mod view;
pub mod why;

#[cfg(test)]
mod tests;

pub use card::CardId;
pub use choice::{Aimed, Choice};
pub use entity::{Each, Entity, Is};
pub use event::Event;
pub use game::Thing;
pub use hero::{HeroId, MissionId};
pub use monster::{ActionId, MonsterId};
pub use position::{ActionLine, CardLine, ItemLine, PlayerLine, Position, Where};
pub use setup::Setup;
pub use step::Step;
pub use table::{Open, Standing, Table};
pub use titles::Titles;
pub use view::{Private, View};
pub use why::Why;
