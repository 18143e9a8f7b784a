//! The battlefield: columns A to E, rows from South's back row up (FC-3.1).

use crate::row::Row;
use kernel::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

pub const COLUMNS: u8 = 5;
/// Rows of each player on which the army is deployed (FC-2.6).
pub const HOME_ROWS: u8 = 4;
/// Spaces of the own home rows: one for each card of the starting force (FC-2.7).
pub const HOME: usize = COLUMNS as usize * HOME_ROWS as usize;
/// The widest gap has two rows (FC-16.1).
pub const MOST_SPACES: usize = 50;

/// The player whose home rows are 1 to 4.
pub const SOUTH: Seat = Seat(0);
pub const NORTH: Seat = Seat(1);

pub fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

/// One space, counted row by row from A1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Space(pub u8);

impl Space {
    /// No space: the card is not in play.
    pub const NONE: Space = Space(u8::MAX);

    pub fn at(column: u8, row: u8) -> Space {
        Space((row - 1) * COLUMNS + column)
    }
    pub fn column(self) -> u8 {
        self.0 % COLUMNS
    }
    /// From 1.
    pub fn row(self) -> u8 {
        self.0 / COLUMNS + 1
    }
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
    /// Columns apart plus rows apart (FC-3.5).
    pub fn distance(self, to: Space) -> u8 {
        self.column().abs_diff(to.column()) + self.row().abs_diff(to.row())
    }
    pub fn touches(self, to: Space) -> bool {
        self.distance(to) == 1
    }
    /// All spaces at most this far away in the same row or further forward (FC-3.6).
    pub fn reach(self, range: i16, seat: Seat) -> Spaces {
        if range < 0 {
            return Spaces::NONE;
        }
        let near = NEAR[(range as usize).min(FARTHEST)][self.index()];
        let row = self.row();
        Spaces(if seat == SOUTH {
            near & u64::MAX << ((row - 1) * COLUMNS)
        } else {
            near & ((1 << (row * COLUMNS)) - 1)
        })
    }
    /// Whether `to` lies in the same row or further forward (FC-3.6).
    pub fn sees_ahead(self, to: Space, seat: Seat) -> bool {
        if seat == SOUTH { to.row() >= self.row() } else { to.row() <= self.row() }
    }
    /// The space directly on the other side of `over`, if the battlefield has it.
    pub fn beyond(self, over: Space, rows: u8) -> Option<Space> {
        let reflect = |from: u8, over: u8| (2 * over).checked_sub(from);
        let column = reflect(self.column(), over.column()).filter(|c| *c < COLUMNS)?;
        let row = reflect(self.row(), over.row()).filter(|r| (1..=rows).contains(r))?;
        Some(Space::at(column, row))
    }
    /// The next space straight forward (FC-3.2).
    pub fn ahead(self, seat: Seat, rows: u8) -> Option<Space> {
        let row = if seat == SOUTH { self.row() + 1 } else { self.row() - 1 };
        (1..=rows).contains(&row).then(|| Space::at(self.column(), row))
    }
    /// The home spaces of a player, back row first, in the order in which they are filled.
    pub fn home(seat: Seat, rows: u8, n: usize) -> Space {
        let (line, column) = (n as u8 / COLUMNS, n as u8 % COLUMNS);
        Space::at(column, if seat == SOUTH { line + 1 } else { rows - line })
    }
    /// The inverse of `home`.
    pub fn home_index(self, seat: Seat, rows: u8) -> Option<usize> {
        let line = if seat == SOUTH { self.row() - 1 } else { rows.checked_sub(self.row())? };
        (line < HOME_ROWS).then(|| usize::from(line * COLUMNS + self.column()))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column()), self.row())
    }
}

impl FromStr for Space {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let none = || format!("`{s}` is no space; spaces are A1 to E10");
        let column = s.bytes().next().ok_or_else(none)?.to_ascii_uppercase();
        let column = column.checked_sub(b'A').filter(|c| *c < COLUMNS).ok_or_else(none)?;
        let row: u8 = s[1..].parse().map_err(|_| none())?;
        let rows = MOST_SPACES as u8 / COLUMNS;
        (1..=rows).contains(&row).then(|| Space::at(column, row)).ok_or_else(none)
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        if *self == Space::NONE { s.serialize_none() } else { s.collect_str(self) }
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        String::deserialize(d)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A set of spaces, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Spaces(pub u64);

/// Column A of every row, one bit each.
const COLUMN_A: u64 = 0x1084210842108421;
const NOT_A: u64 = !COLUMN_A;
const NOT_E: u64 = !(COLUMN_A << 4);

impl Spaces {
    pub const NONE: Spaces = Spaces(0);

    pub fn one(space: Space) -> Spaces {
        Spaces(1 << space.0)
    }
    /// The whole battlefield.
    pub const fn all(rows: u8) -> Spaces {
        Spaces((1 << (rows * COLUMNS)) - 1)
    }
    pub fn has(self, space: Space) -> bool {
        self.0 & (1 << space.0) != 0
    }
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    #[must_use]
    pub fn with(self, space: Space) -> Spaces {
        Spaces(self.0 | 1 << space.0)
    }
    #[must_use]
    pub const fn and(self, other: Spaces) -> Spaces {
        Spaces(self.0 & other.0)
    }
    #[must_use]
    pub fn or(self, other: Spaces) -> Spaces {
        Spaces(self.0 | other.0)
    }
    #[must_use]
    pub fn minus(self, other: Spaces) -> Spaces {
        Spaces(self.0 & !other.0)
    }
    /// All spaces that share an edge with one of these (FC-3.4).
    #[must_use]
    #[inline]
    pub const fn neighbours(self, rows: u8) -> Spaces {
        let sideways = (self.0 << 1) & NOT_A | (self.0 >> 1) & NOT_E;
        Spaces(sideways | self.0 << COLUMNS | self.0 >> COLUMNS).and(Spaces::all(rows))
    }
}

impl Iterator for Spaces {
    type Item = Space;
    fn next(&mut self) -> Option<Space> {
        if self.0 == 0 {
            return None;
        }
        let space = Space(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(space)
    }
}

/// From one corner to the other.
const FARTHEST: usize = (COLUMNS - 1) as usize + MOST_SPACES / COLUMNS as usize - 1;

/// The spaces within each distance of each space (FC-3.5) on the deepest battlefield.
static NEAR: [[u64; MOST_SPACES]; FARTHEST + 1] = {
    let mut near = [[0; MOST_SPACES]; FARTHEST + 1];
    let mut space = 0;
    while space < MOST_SPACES {
        near[0][space] = 1 << space;
        let mut far = 1;
        while far <= FARTHEST {
            let nearer = Spaces(near[far - 1][space]);
            near[far][space] = nearer.0 | nearer.neighbours(MOST_SPACES as u8 / COLUMNS).0;
            far = far.saturating_add(1);
        }
        space = space.saturating_add(1);
    }
    near
};

/// One value for each space.
pub type Cells<T> = Row<T, MOST_SPACES>;
