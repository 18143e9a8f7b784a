//! Entities: Heroes, Units, the Monster and its Creature (SH-8.1).

use crate::table::{PLAYERS, SLOTS};
use kernel::{Seat, Seats};
use serde::{Serialize, Serializer};
use std::fmt;

/// Whatever can attack, be targeted or lose health, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Entity(u8);

/// An entity taken apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Is {
    Nothing,
    Hero(Seat),
    Monster,
    Creature,
    /// A Creature or Object of a player, by its place among his cards.
    Unit(Seat, usize),
}

const FIRST_UNIT: u8 = 6;

impl Entity {
    pub const NONE: Entity = Entity(0);
    pub const MONSTER: Entity = Entity(4);
    pub const CREATURE: Entity = Entity(5);

    pub fn hero(seat: Seat) -> Entity {
        Entity(1 + seat.0)
    }
    pub fn unit(seat: Seat, slot: usize) -> Entity {
        Entity(FIRST_UNIT + seat.0 * SLOTS as u8 + slot as u8)
    }
    pub fn is(self) -> Is {
        match self.0 {
            0 => Is::Nothing,
            n if n <= PLAYERS as u8 => Is::Hero(Seat(n - 1)),
            4 => Is::Monster,
            5 => Is::Creature,
            n => {
                let at = n - FIRST_UNIT;
                Is::Unit(Seat(at / SLOTS as u8), usize::from(at % SLOTS as u8))
            }
        }
    }
    pub fn is_none(self) -> bool {
        self == Entity::NONE
    }
    /// Whose it is; nobody's if it is the Monster's side.
    pub fn owner(self) -> Option<Seat> {
        match self.is() {
            Is::Hero(seat) | Is::Unit(seat, _) => Some(seat),
            _ => None,
        }
    }
    pub fn is_hero(self) -> bool {
        matches!(self.is(), Is::Hero(_))
    }
    pub fn is_unit(self) -> bool {
        matches!(self.is(), Is::Unit(..))
    }
}

/// Units are told apart by the table; here only by their owner and place.
impl fmt::Display for Entity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.is() {
            Is::Nothing => f.write_str("nothing"),
            Is::Hero(seat) => write!(f, "{seat}"),
            Is::Monster => f.write_str("Monster"),
            Is::Creature => f.write_str("Creature"),
            Is::Unit(seat, slot) => write!(f, "{seat} unit {slot}"),
        }
    }
}

impl Serialize for Entity {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        if self.is_none() { s.serialize_none() } else { s.collect_str(self) }
    }
}

/// One value for each player at the table.
pub type Each<T> = Seats<T, PLAYERS>;
