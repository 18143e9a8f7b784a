//! What a chip remembers between the stages of its text.

use super::{ChipId, Color};
use crate::pouch::Slot;
use kernel::Seat;
use serde::{Serialize, Serializer};

/// One thing, since no text has to remember more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Note {
    #[default]
    Nothing,
    Seat(Seat),
    Chip(ChipId),
    Chips(ChipId, ChipId),
    Color(Color),
    /// One of the chip's options.
    Option(u8),
    Fixed(Fixed),
    /// That something has happened so often.
    Times(u8),
}

/// Some of the eight stacks that every bank has, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fixed(u8);

impl Fixed {
    pub const NONE: Fixed = Fixed(0);

    #[must_use]
    pub fn with(self, slot: Slot) -> Fixed {
        debug_assert!(slot.0 < Slot::PUZZLE, "{slot:?} is not in every bank");
        Fixed(self.0 | 1 << slot.0)
    }
    pub fn iter(self) -> impl Iterator<Item = Slot> {
        (0..Slot::PUZZLE).map(Slot).filter(move |slot| self.0 & 1 << slot.0 != 0)
    }
}

/// Written as a number and a chip, whatever they mean: views have been written so from the first.
#[derive(Serialize)]
struct Written {
    n: u8,
    noted: ChipId,
}

impl Serialize for Note {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let (n, noted) = match *self {
            Note::Nothing => (0, ChipId::NONE),
            Note::Seat(seat) => (seat.0, ChipId::NONE),
            Note::Chip(chip) => (0, chip),
            Note::Chips(chip, other) => (other.0, chip),
            Note::Color(color) => (1 + color as u8, ChipId::NONE),
            Note::Option(n) | Note::Fixed(Fixed(n)) | Note::Times(n) => (n, ChipId::NONE),
        };
        Written { n, noted }.serialize(s)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chip::Run;
    use crate::chips::CRASH_GEM;

    #[test]
    fn every_note_is_written_as_a_number_and_a_chip() {
        let written = |note| {
            let run = Run::of(CRASH_GEM, Seat(0)).noting(note);
            let run = serde_json::to_value(run).expect("a run can be written");
            (run["n"].clone(), run["noted"].clone())
        };
        let (one, other) = (ChipId::gem(1), ChipId::gem(3));
        let fixed = Fixed::NONE.with(Slot(1)).with(Slot::CRASH_GEM);
        for (note, n, noted) in [
            (Note::Nothing, 0, ChipId::NONE),
            (Note::Seat(Seat(2)), 2, ChipId::NONE),
            (Note::Chip(one), 0, one),
            (Note::Chips(one, other), 2, one),
            (Note::Color(Color::Purple), 2, ChipId::NONE),
            (Note::Option(3), 3, ChipId::NONE),
            (Note::Fixed(fixed), 0b10_0010, ChipId::NONE),
            (Note::Times(1), 1, ChipId::NONE),
        ] {
            assert_eq!(written(note), (n.into(), noted.to_string().into()), "{note:?}");
        }
    }
}
