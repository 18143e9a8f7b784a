//! What happened, in the past tense, as the table would say it aloud.

use crate::chip::{Arrow, ChipId, Declared};
use crate::chips::Who;
use crate::pouch::Gems;
use kernel::{Seat, SeatSet};
use serde::Serialize;

/// A fact. Who may know it is decided where it is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    // Before the first turn.
    CharacterPicked {
        seat: Seat,
        who: Who,
    },
    BankLaid {
        stacks: Vec<ChipId>,
    },
    GoesFirst {
        seat: Seat,
    },

    /// A sealed pick lies on the table, or was taken back.
    Sealed {
        seat: Seat,
    },
    Unsealed {
        seat: Seat,
    },
    PoolDealt {
        chips: Vec<ChipId>,
    },
    Drafted {
        seat: Seat,
        chip: ChipId,
    },
    // A match of several games.
    CoinFlipped {
        seat: Seat,
    },
    GameWon {
        seat: Seat,
        wins: u8,
    },
    StackSwapped {
        out: ChipId,
        into: ChipId,
    },

    // The turn.
    TurnBegan {
        seat: Seat,
    },
    ActionsEnded {
        seat: Seat,
    },
    Paid {
        seat: Seat,
        value: u8,
        n: u8,
    },
    Bought {
        seat: Seat,
        chip: ChipId,
    },
    /// The chips that were left in hand; those on the table went with them.
    CleanedUp {
        seat: Seat,
        chips: Vec<ChipId>,
        kept: u8,
    },
    /// Chips of the bank cost so much less this turn.
    PricesLowered {
        by: u8,
    },
    /// Chips that he buys this turn may go on top of his bag.
    MayBuyOnTop {
        seat: Seat,
    },
    TrapLaid {
        seat: Seat,
        chip: ChipId,
    },
    /// He has bought from a stack with traps: a Wound for each.
    TrapsSprung {
        seat: Seat,
        chip: ChipId,
        n: u8,
    },
    TurnEnded {
        seat: Seat,
    },

    // Hands and bags.
    /// Hidden: told to who sees the hand.
    Drew {
        seat: Seat,
        chips: Vec<ChipId>,
    },
    DrewUnseen {
        seat: Seat,
        count: u8,
    },
    DrewOpenly {
        seat: Seat,
        chips: Vec<ChipId>,
    },
    Reshuffled {
        seat: Seat,
        count: u8,
    },
    Discarded {
        seat: Seat,
        chip: ChipId,
    },
    HandDiscarded {
        seat: Seat,
        chips: Vec<ChipId>,
    },
    Returned {
        seat: Seat,
        chip: ChipId,
    },
    Found {
        seat: Seat,
        chip: ChipId,
    },
    PutOnTop {
        seat: Seat,
        chip: ChipId,
    },
    /// A chip of the hand went on top of the bag face down.
    PutOnTopFaceDown {
        seat: Seat,
    },
    /// Everybody has seen a chip that lay face down on top of the bag.
    TurnedUp {
        seat: Seat,
        chip: ChipId,
    },
    PutInBag {
        seat: Seat,
        chip: ChipId,
    },
    HandRevealed {
        seat: Seat,
        chips: Vec<ChipId>,
    },
    /// A hand that lay open is hidden again; what was seen is remembered.
    HandClosed {
        seat: Seat,
    },

    Revealed {
        seat: Seat,
        chip: ChipId,
    },
    /// Luck has shown a chip of the hand to all; it stays there.
    RevealedAtRandom {
        seat: Seat,
        chip: ChipId,
    },
    /// A chip changed places with one in the discard pile of a player.
    Exchanged {
        seat: Seat,
        chip: ChipId,
        with: ChipId,
        of: Seat,
    },

    /// He has taken a chip out of the discard pile of another player into his own.
    TookFromDiscard {
        seat: Seat,
        chip: ChipId,
        of: Seat,
    },

    // The bank.
    Gained {
        seat: Seat,
        chip: ChipId,
    },
    TookFromBank {
        seat: Seat,
        chip: ChipId,
    },
    Trashed {
        seat: Seat,
        chip: ChipId,
    },
    PanicTime {
        level: u8,
    },
    StackRemoved {
        chip: ChipId,
    },
    StackReturned {
        chip: ChipId,
    },

    // Playing chips.
    Played {
        seat: Seat,
        chip: ChipId,
        by: Seat,
    },
    PlayedAs {
        seat: Seat,
        chip: ChipId,
        copied: ChipId,
    },
    PlayedAgain {
        seat: Seat,
        chip: ChipId,
    },
    NoEffect {
        seat: Seat,
        chip: ChipId,
    },
    Declared {
        seat: Seat,
        chip: ChipId,
        declared: Declared,
    },
    Reacted {
        seat: Seat,
        chip: ChipId,
    },
    Immune {
        seat: Seat,
        chip: ChipId,
    },
    /// He may not play purple shields this turn.
    MayNotShield {
        seat: Seat,
    },
    MayNotCombine {
        seat: Seat,
        chip: ChipId,
    },
    StaysInPlay {
        seat: Seat,
        chip: ChipId,
    },
    OngoingDiscarded {
        seat: Seat,
        chip: ChipId,
    },
    /// An ongoing chip has left play with its owner.
    OngoingLeft {
        seat: Seat,
        chip: ChipId,
    },
    GotArrows {
        seat: Seat,
        arrow: Arrow,
        n: u8,
    },
    ArrowsDue {
        seat: Seat,
    },
    /// Money that comes in his next buy phase.
    MoneyDue {
        seat: Seat,
        n: u8,
    },
    GotMoney {
        seat: Seat,
        n: i8,
    },
    GotPigs {
        seat: Seat,
        n: u8,
    },

    // Gem piles.
    AnteRaised {
        seat: Seat,
    },
    Anted {
        seat: Seat,
        value: u8,
        stand_in: bool,
    },
    GemMovedToPile {
        seat: Seat,
        value: u8,
    },
    GemLeftPile {
        seat: Seat,
        value: u8,
    },
    /// A gem became as many 1-gems as it was worth.
    Split {
        seat: Seat,
        value: u8,
    },
    /// A chip that is no gem lies in the pile; its player may play it from there.
    ChipPiled {
        seat: Seat,
        chip: ChipId,
    },
    ChipLeftPile {
        seat: Seat,
        chip: ChipId,
    },
    GemTrashed {
        seat: Seat,
        value: u8,
    },
    Combined {
        seat: Seat,
        gems: Gems,
        stand_in: bool,
    },
    /// A gem of the pile and a 1-gem of the bank became one gem.
    CombinedWithBank {
        seat: Seat,
        value: u8,
        stand_in: bool,
    },
    Broke {
        seat: Seat,
        gems: Gems,
    },
    Sent {
        from: Seat,
        to: Seat,
        n: u8,
        uncounterable: bool,
    },
    Negated {
        by: Seat,
        n: u8,
    },
    Landed {
        to: Seat,
        n: u8,
    },
    Floated {
        from: Seat,
        to: Seat,
        n: u8,
    },
    Destroyed {
        from: Seat,
        n: u8,
    },

    // The end.
    Lost {
        seat: Seat,
    },
    Eliminated {
        seat: Seat,
    },
    TiedForLowest {
        tied: SeatSet,
    },
    Conceded {
        seat: Seat,
    },
    Won {
        winners: SeatSet,
    },
    Shared {
        winners: SeatSet,
    },
}

impl Event {
    /// Whether it brings news of luck or of hidden chips to those who hear it.
    pub fn shows(&self) -> bool {
        matches!(
            self,
            Event::BankLaid { .. }
                | Event::CharacterPicked { .. }
                | Event::PoolDealt { .. }
                | Event::CoinFlipped { .. }
                | Event::GoesFirst { .. }
                | Event::Drew { .. }
                | Event::DrewOpenly { .. }
                | Event::HandRevealed { .. }
                | Event::RevealedAtRandom { .. }
                | Event::TurnedUp { .. }
                | Event::HandDiscarded { .. }
                | Event::CleanedUp { .. }
                | Event::Paid { .. }
        )
    }
}
