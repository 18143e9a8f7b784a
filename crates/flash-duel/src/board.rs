//! The board: one row of 18 spaces, its colours, and which way is forward (FD-2).

use serde::{Deserialize, Serialize};
use std::fmt;

/// A space, 1 to 18 (FD-2.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Space(pub u8);

impl Space {
    pub const FIRST: Space = Space(1);
    pub const LAST: Space = Space(18);
    pub const ALL: std::ops::RangeInclusive<u8> = Space::FIRST.0..=Space::LAST.0;

    pub fn colour(self) -> Colour {
        // Pairs of one colour, starting dark (FD-2.3).
        if ((self.0 - 1) / 2).is_multiple_of(2) { Colour::Dark } else { Colour::Light }
    }
    pub fn is_dark(self) -> bool {
        self.colour() == Colour::Dark
    }
    /// FD-0.3.
    pub fn distance(self, other: Space) -> u8 {
        self.0.abs_diff(other.0)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colour {
    Dark,
    Light,
}

/// The side a fighter is on: where his Start is, which way is forward, and who his enemies are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    West,
    East,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::West, Side::East];

    pub fn other(self) -> Side {
        match self {
            Side::West => Side::East,
            Side::East => Side::West,
        }
    }
    /// FD-2.2.
    pub fn start(self) -> Space {
        match self {
            Side::West => Space::FIRST,
            Side::East => Space::LAST,
        }
    }
    /// The number of spaces between a pawn and its own Start (FD-0.4).
    pub fn advance(self, space: Space) -> u8 {
        match self {
            Side::West => space.0 - Space::FIRST.0,
            Side::East => Space::LAST.0 - space.0,
        }
    }
    /// The space with this advance.
    pub fn at(self, advance: u8) -> Space {
        match self {
            Side::West => Space(Space::FIRST.0 + advance),
            Side::East => Space(Space::LAST.0 - advance),
        }
    }
    /// How far forward it is from one space to another; less than zero if that lies behind.
    pub fn gap(self, from: Space, to: Space) -> i8 {
        match self {
            Side::West => to.0 as i8 - from.0 as i8,
            Side::East => from.0 as i8 - to.0 as i8,
        }
    }
    /// `n` spaces ahead, whatever stands there; nothing beyond the edge.
    pub fn ahead(self, from: Space, n: u8) -> Option<Space> {
        match self {
            Side::West => (from.0 + n <= Space::LAST.0).then_some(Space(from.0 + n)),
            Side::East => (from.0 > n).then(|| Space(from.0 - n)),
        }
    }
    /// `n` spaces back, stopping on one's own Start (FD-2.8).
    pub fn back(self, from: Space, n: u8) -> Space {
        match self {
            Side::West => Space(from.0.saturating_sub(n)).max(Space::FIRST),
            Side::East => Space(from.0 + n).min(Space::LAST),
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::West => "West",
            Side::East => "East",
        })
    }
}

/// Which way a pawn steps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Way {
    Forward,
    Back,
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Way::Forward => "forward",
            Way::Back => "back",
        })
    }
}

/// How a pawn came to change its space; some rules ask (FD-2.11, FD-9.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum How {
    Move,
    Dash,
    Retreat,
    Push,
    /// Pulled or advanced by an ability (FD-13.3).
    Drawn,
    /// Put on a space without crossing any (FD-2.12).
    Put,
}
