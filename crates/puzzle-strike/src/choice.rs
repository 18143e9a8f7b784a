//! What a player can answer. `Display` is the notation of journals, tests and the terminal.

mod lies;
mod notation;

pub use lies::Lies;

use crate::chip::{Arrow, ChipId, Color};
use crate::chips::Who;
use crate::pouch::Gems;
use kernel::Seat;
use serde::{Serialize, Serializer};

/// What is done with a chip that a question names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verb {
    Discard,
    Trash,
    Gain,
    /// From the discard pile into the hand.
    Return,
    /// Out of the bag into the hand.
    Find,
    /// Out of a zone into another.
    Take,
    /// Play without an action.
    PlayFreely,
    Copy,
    Give,
    Remove,
    /// Put a trap on a stack.
    Trap,
    Reveal,
    /// Put into a pile or into a bag.
    Put,
    /// Put on top of the bag, hidden from the opponents.
    Cover,
}

/// Where a chip lies; a choice says it where its chip may come from several.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Zone {
    Hand,
    Discard,
    Pile,
    /// What lies on top of the bag included.
    Bag,
    Bank,
    /// The chips of a draft that are left (PS-17.2).
    Pool,
}

/// An answer to whatever is asked, or an interjection.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    // Before the game.
    Pick(Who),
    Draft(ChipId),
    // Between the games of a match (PS-18.6).
    Swap(ChipId, ChipId),
    NewBank,
    GoesFirst(Seat),
    // The action phase; nothing said, coloured arrows pay before black ones (PS-5.5).
    Play(ChipId, Option<Arrow>),
    /// The same with a chip that lies in the gem pile.
    PlayPiled(ChipId, Option<Arrow>),
    EndActions,
    // The buy phase.
    Pay(u8),
    PayAll,
    Buy(ChipId),
    BuyOnTop(ChipId),
    EndBuying,
    // Cleanup.
    Keep(ChipId),
    KeepNoMore,
    // Reactions.
    React(ChipId),
    ReactPiled(ChipId),
    ReactAs(ChipId, ChipId),
    Pass,
    // Gem piles.
    Crash(Gems, Seat),
    Break(Gems),
    Combine(Gems),
    // What chips ask.
    Chip(Verb, ChipId, Option<Zone>),
    /// The same with a chip of this player.
    ChipOf(Verb, ChipId, Seat),
    At(Seat),
    Name(Color),
    Option(ChipId, u8),
    // Interjections.
    Concede,
    TakeBack,
}

impl Choice {
    pub fn discard(chip: ChipId) -> Choice {
        Choice::Chip(Verb::Discard, chip, None)
    }
    /// Whether this can be said without being asked.
    pub fn may_interject(self) -> bool {
        matches!(self, Choice::Concede | Choice::TakeBack)
    }
    /// The chip that is spoken of, if there is one.
    pub fn chip(self) -> Option<ChipId> {
        match self {
            Choice::Play(chip, _)
            | Choice::PlayPiled(chip, _)
            | Choice::Buy(chip)
            | Choice::BuyOnTop(chip)
            | Choice::Draft(chip)
            | Choice::Swap(chip, _)
            | Choice::Keep(chip)
            | Choice::React(chip)
            | Choice::ReactPiled(chip)
            | Choice::ReactAs(chip, _)
            | Choice::Chip(_, chip, _)
            | Choice::ChipOf(_, chip, _)
            | Choice::Option(chip, _) => Some(chip),
            Choice::Pay(value) => Some(ChipId::gem(value)),
            _ => None,
        }
    }
}

impl Serialize for Choice {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}
