//! The colours, icons, arrows and timing windows printed on chips (PS-1.7, PS-1.8, PS-5, PS-21).

use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// The four colours that can be named and that arrows can have besides black.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Color {
    Brown,
    Purple,
    Red,
    Blue,
}

impl Color {
    pub const ALL: [Color; 4] = [Color::Brown, Color::Purple, Color::Red, Color::Blue];

    pub fn bit(self) -> Colors {
        match self {
            Color::Brown => Colors::BROWN,
            Color::Purple => Colors::PURPLE,
            Color::Red => Colors::RED,
            Color::Blue => Colors::BLUE,
        }
    }
    pub fn arrow(self) -> Arrow {
        match self {
            Color::Brown => Arrow::Brown,
            Color::Purple => Arrow::Purple,
            Color::Red => Arrow::Red,
            Color::Blue => Arrow::Blue,
        }
    }
}

/// The colours of a banner (PS-1.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Colors(pub u8);

impl Colors {
    pub const NONE: Colors = Colors(0);
    pub const BROWN: Colors = Colors(1);
    pub const RED: Colors = Colors(1 << 1);
    pub const BLUE: Colors = Colors(1 << 2);
    pub const PURPLE: Colors = Colors(1 << 3);
    pub const GRAY: Colors = Colors(1 << 4);
    pub const GOLD: Colors = Colors(1 << 5);

    pub const fn and(self, other: Colors) -> Colors {
        Colors(self.0 | other.0)
    }
    pub fn has(self, other: Colors) -> bool {
        self.0 & other.0 != 0
    }
}

/// The icons of a banner (PS-1.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Icons(pub u8);

impl Icons {
    pub const NONE: Icons = Icons(0);
    pub const FIST: Icons = Icons(1);
    pub const BLUE_SHIELD: Icons = Icons(1 << 1);
    pub const PURPLE_SHIELD: Icons = Icons(1 << 2);
    pub const SPHERE: Icons = Icons(1 << 3);
    pub const EXCLAMATION: Icons = Icons(1 << 4);
    /// Only in the base set: a reaction to a purchase.
    pub const BROWN_SHIELD: Icons = Icons(1 << 5);

    /// Each of them with its name.
    pub const NAMED: [(Icons, &'static str); 6] = [
        (Icons::FIST, "fist"),
        (Icons::BLUE_SHIELD, "blue-shield"),
        (Icons::PURPLE_SHIELD, "purple-shield"),
        (Icons::SPHERE, "crash-sphere"),
        (Icons::EXCLAMATION, "exclamation"),
        (Icons::BROWN_SHIELD, "brown-shield"),
    ];

    pub const fn and(self, other: Icons) -> Icons {
        Icons(self.0 | other.0)
    }
    pub fn has(self, other: Icons) -> bool {
        self.0 & other.0 != 0
    }
}

/// An arrow: what an action is paid with (PS-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Arrow {
    /// Also the natural action.
    Black,
    Brown,
    Purple,
    Red,
    Blue,
}

impl Arrow {
    /// In the order in which they pay: coloured ones before black (PS-5.5).
    pub const PAYING: [Arrow; 5] =
        [Arrow::Brown, Arrow::Purple, Arrow::Red, Arrow::Blue, Arrow::Black];

    pub fn index(self) -> usize {
        self as usize
    }
    /// Whether it can pay for a chip with this banner (PS-5.2, PS-5.3).
    pub fn pays(self, banner: Colors) -> bool {
        match self {
            Arrow::Black => banner != Colors::NONE,
            Arrow::Brown => banner.has(Colors::BROWN),
            Arrow::Purple => banner.has(Colors::PURPLE),
            Arrow::Red => banner.has(Colors::RED),
            Arrow::Blue => banner.has(Colors::BLUE),
        }
    }
}

/// The windows in which reactions are played, one bit each (PS-21).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Windows(pub u8);

impl Windows {
    pub const FIST_BEFORE: Windows = Windows(1);
    pub const FIST_AFTER: Windows = Windows(1 << 1);
    pub const SEND_REACT: Windows = Windows(1 << 2);
    pub const BUY_EACH: Windows = Windows(1 << 3);

    pub const ALL: [Windows; 4] =
        [Windows::FIST_BEFORE, Windows::FIST_AFTER, Windows::SEND_REACT, Windows::BUY_EACH];

    pub const fn and(self, other: Windows) -> Windows {
        Windows(self.0 | other.0)
    }
    pub fn meets(self, other: Windows) -> bool {
        self.0 & other.0 != 0
    }
}

impl fmt::Display for Arrow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Arrow::Black => "black",
            Arrow::Brown => "brown",
            Arrow::Purple => "purple",
            Arrow::Red => "red",
            Arrow::Blue => "blue",
        })
    }
}

impl FromStr for Arrow {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let found = Arrow::PAYING.into_iter().find(|a| a.to_string().eq_ignore_ascii_case(s));
        found.ok_or_else(|| format!("`{s}` is no arrow"))
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.arrow().fmt(f)
    }
}

impl FromStr for Color {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let found = Color::ALL.into_iter().find(|c| c.to_string().eq_ignore_ascii_case(s));
        found.ok_or_else(|| format!("`{s}` cannot be named"))
    }
}

impl Serialize for Arrow {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl Serialize for Color {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}
