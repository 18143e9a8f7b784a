//! One chip being played: whose text runs, for whom, and how far it is.

use super::{Chip, ChipId, Color, Note, Windows};
use crate::pouch::Slot;
use kernel::{Seat, SeatSet};
use serde::Serialize;

/// Where the physical chip of a play lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum At {
    Table,
    Ongoing,
    /// Its text has sent it elsewhere, or it never was a chip: a copy of a bank chip. Nothing moves
    /// it any more.
    Elsewhere,
    /// It is a chip of the bank, which goes back to its stack whatever it says (PS-11.14).
    Lent,
}

/// What was declared as the chip was played (PS-9.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Declared {
    Nothing,
    Opponent(Seat),
    Color(Color),
    Option(u8),
    Stacks(Stacks),
}

/// Stacks of the bank other than gems, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Stacks([u8; 2]);

impl Stacks {
    pub const NONE: Stacks = Stacks([0; 2]);

    fn bit(slot: Slot) -> u16 {
        debug_assert!(slot.value().is_none(), "no gem is among these stacks");
        1 << (slot.0 - 4)
    }
    fn bits(self) -> u16 {
        u16::from_le_bytes(self.0)
    }
    pub fn has(self, slot: Slot) -> bool {
        self.bits() & Stacks::bit(slot) != 0
    }
    #[must_use]
    pub fn with(self, slot: Slot) -> Stacks {
        Stacks((self.bits() | Stacks::bit(slot)).to_le_bytes())
    }
    #[must_use]
    pub fn without(self, slot: Slot) -> Stacks {
        Stacks((self.bits() & !Stacks::bit(slot)).to_le_bytes())
    }
    pub fn iter(self) -> impl Iterator<Item = Slot> {
        (4..20).map(Slot).filter(move |slot| self.has(*slot))
    }
}

/// A play of a chip.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Run {
    pub chip: ChipId,
    /// Who plays it: "you" of its text (PS-6.20).
    pub me: Seat,
    /// Who decides for him: himself, or whoever commands him (PS-11.17).
    pub by: Seat,
    pub at: At,
    /// Who is immune to this attack (PS-9.6).
    pub spared: SeatSet,
    pub declared: Declared,
    /// Combining is denied to this play because its price was not paid.
    pub barred: bool,
    /// How far the text is.
    pub stage: u8,
    /// What the chip remembers between its stages.
    #[serde(flatten)]
    pub note: Note,
}

impl Run {
    pub fn of(chip: ChipId, me: Seat) -> Run {
        Run {
            chip,
            me,
            by: me,
            at: At::Table,
            spared: SeatSet::EMPTY,
            declared: Declared::Nothing,
            barred: false,
            stage: 0,
            note: Note::Nothing,
        }
    }
    /// The work of a chip that lies in the ongoing zone.
    pub fn ongoing(chip: ChipId, me: Seat) -> Run {
        Run { at: At::Ongoing, ..Run::of(chip, me) }
    }
    pub fn text(&self) -> &'static Chip {
        self.chip.chip()
    }
    #[must_use]
    pub fn at_stage(self, stage: u8) -> Run {
        Run { stage, ..self }
    }
    #[must_use]
    pub fn noting(self, note: Note) -> Run {
        Run { note, ..self }
    }
    /// The player that the chip has noted.
    pub fn noted_seat(&self) -> Seat {
        match self.note {
            Note::Seat(seat) => seat,
            other => panic!("{} notes a player, not {other:?}", self.chip),
        }
    }
    /// The chip that the chip has noted, the first of two.
    pub fn noted_chip(&self) -> ChipId {
        match self.note {
            Note::Chip(chip) | Note::Chips(chip, _) => chip,
            other => panic!("{} notes a chip, not {other:?}", self.chip),
        }
    }
    /// The two chips that the chip has noted.
    pub fn noted_chips(&self) -> [ChipId; 2] {
        match self.note {
            Note::Chips(one, other) => [one, other],
            other => panic!("{} notes two chips, not {other:?}", self.chip),
        }
    }
    /// How often it has happened, what the chip counts.
    pub fn times(&self) -> u8 {
        match self.note {
            Note::Times(times) => times,
            _ => 0,
        }
    }
    #[must_use]
    pub fn choosing(self, stacks: Stacks) -> Run {
        Run { declared: Declared::Stacks(stacks), ..self }
    }
    pub fn opponent(&self) -> Option<Seat> {
        match self.declared {
            Declared::Opponent(seat) => Some(seat),
            _ => None,
        }
    }
    pub fn color(&self) -> Option<Color> {
        match self.declared {
            Declared::Color(color) => Some(color),
            _ => None,
        }
    }
    pub fn option(&self) -> Option<u8> {
        match self.declared {
            Declared::Option(option) => Some(option),
            _ => None,
        }
    }
    /// The stacks that its text has chosen so far.
    pub fn stacks(&self) -> Stacks {
        match self.declared {
            Declared::Stacks(stacks) => stacks,
            _ => Stacks::NONE,
        }
    }
}

/// What a reaction answers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Moment {
    FistBefore { chip: ChipId, by: Seat },
    FistAfter { chip: ChipId, by: Seat },
    Send { from: Seat, to: Seat, n: u8 },
    Bought { chip: ChipId, by: Seat },
}

impl Moment {
    pub fn window(&self) -> Windows {
        match self {
            Moment::FistBefore { .. } => Windows::FIST_BEFORE,
            Moment::FistAfter { .. } => Windows::FIST_AFTER,
            Moment::Send { .. } => Windows::SEND_REACT,
            Moment::Bought { .. } => Windows::BUY_EACH,
        }
    }
    pub fn is_send(&self) -> bool {
        matches!(self, Moment::Send { .. })
    }
    /// The attacker, sender or buyer.
    pub fn by(&self) -> Seat {
        match *self {
            Moment::FistBefore { by, .. }
            | Moment::FistAfter { by, .. }
            | Moment::Bought { by, .. } => by,
            Moment::Send { from, .. } => from,
        }
    }
}
