//! What happened, in the past tense, as the table would say it aloud.

use crate::ability::{AbilityId, Use};
use crate::board::{How, Side, Space, Way};
use crate::cards::Who;
use crate::choice::{Card, Meld};
use crate::pile::{Cards, Number};
use crate::sets::{CountSet, NumberSet};
use kernel::{Seat, SeatSet};
use serde::Serialize;

/// A fact. Those that carry hidden cards say so and are told only to who may see them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    // Before the game and between rounds.
    CharacterPicked {
        seat: Seat,
        who: Who,
    },
    /// A secret pick is in; what it is stays hidden until all are.
    PickSealed {
        seat: Seat,
    },
    PickTakenBack {
        seat: Seat,
    },
    PoolDealt {
        ability: AbilityId,
    },
    Drafted {
        seat: Seat,
        ability: AbilityId,
    },
    Swapped {
        seat: Seat,
        out: AbilityId,
        into: AbilityId,
    },
    /// Hidden: told to its owner alone.
    LoyaltyDealt {
        seat: Seat,
        traitor: bool,
    },
    CoinFlipped {
        first: Side,
    },
    FirstChosen {
        by: Side,
        first: Side,
    },
    LeadNamed {
        side: Side,
        lead: Seat,
    },
    OrderTaken {
        seat: Seat,
        place: u8,
    },
    RoundStarted {
        round: u8,
        first: Seat,
    },

    // Cards.
    /// Hidden: told to who may see the hand.
    Drew {
        seat: Seat,
        number: Number,
    },
    DrewUnseen {
        seat: Seat,
    },
    /// A Solo bot's hand lies open (FD-3.11).
    DrewOpenly {
        seat: Seat,
        number: Number,
    },
    Discarded {
        seat: Seat,
        number: Number,
    },
    PlayedCardsDiscarded {
        cards: Cards,
    },
    Took {
        seat: Seat,
        number: Number,
    },
    /// Cards of a hand shown to everyone; they stay in the hand.
    CardsShown {
        seat: Seat,
        cards: Cards,
    },
    HandShown {
        seat: Seat,
        cards: Cards,
    },
    /// Hidden: told to the one who looked and to the owner.
    HandSeen {
        seat: Seat,
        by: Seat,
        cards: Cards,
    },
    HandSeenBy {
        seat: Seat,
        by: Seat,
    },
    /// Hidden: told to the owner.
    Stashed {
        seat: Seat,
        number: Number,
    },
    StashedUnseen {
        seat: Seat,
    },
    StashLost {
        seat: Seat,
    },
    ShuffledIn {
        cards: Cards,
    },
    Reshuffled {
        dragon: Seat,
        cards: u8,
    },

    /// A Solo bot chose at random between several blocks (FD-16.13).
    ChosenAtRandom {
        seat: Seat,
        number: Number,
    },

    // The turn.
    TurnBegan {
        seat: Seat,
    },
    Recovered {
        seat: Seat,
    },
    TurnSkipped {
        seat: Seat,
    },
    NoActionTaken {
        seat: Seat,
    },
    Moved {
        seat: Seat,
        card: Card,
        way: Way,
        from: Space,
        to: Space,
    },
    Pushed {
        by: Seat,
        card: Card,
    },
    Displaced {
        seat: Seat,
        from: Space,
        to: Space,
        how: How,
    },
    Attacked {
        by: Seat,
        with: Meld,
        space: Space,
        strength: u8,
    },
    Dashed {
        seat: Seat,
        card: Card,
        from: Space,
        to: Space,
    },
    Struck {
        by: Seat,
        with: Meld,
        space: Space,
        strength: u8,
    },
    Blocked {
        seat: Seat,
        with: Meld,
    },
    /// Hidden: told to the side of the target (FD-18.14).
    HelpOffered {
        seat: Seat,
        dash: Card,
        with: Meld,
    },
    Helped {
        seat: Seat,
        dash: Card,
        with: Meld,
        from: Space,
        to: Space,
    },
    Retreated {
        seat: Seat,
        card: Card,
        from: Space,
        to: Space,
    },
    HitTaken {
        seat: Seat,
    },
    HitPrevented {
        seat: Seat,
    },
    HitPointLost {
        seat: Seat,
        left: u8,
    },
    HitPointGained {
        seat: Seat,
        left: u8,
    },
    Defeated {
        seat: Seat,
    },
    ExtraTurn {
        seat: Seat,
    },
    /// It follows the current or next normal turn of this seat (FD-19.14).
    ExtraTurnEarned {
        seat: Seat,
    },
    /// The next common refill of a Raid (FD-22.18).
    RefillForfeited {
        seat: Seat,
    },

    // Abilities.
    Announced {
        by: Seat,
        ability: AbilityId,
        naming: Use,
    },
    PlayAnnounced {
        by: Seat,
        ability: AbilityId,
        cards: Cards,
    },
    Countered {
        ability: AbilityId,
        by: Seat,
    },
    PlayTakenBack {
        by: Seat,
    },
    Began {
        ability: AbilityId,
        on: Seat,
    },
    Ended {
        ability: AbilityId,
        on: Seat,
    },
    // What abilities made of an attack, strike or push; `by` is whose it is.
    BlockForbidden {
        by: Seat,
    },
    RetreatForbidden {
        by: Seat,
    },
    DashingBlockForbidden {
        by: Seat,
    },
    /// From an attack.
    RetreatAllowed {
        seat: Seat,
    },
    /// This target may also block with these numbers, or with this many cards.
    BlockEased {
        seat: Seat,
        numbers: NumberSet,
        counts: CountSet,
    },
    BlockNumberChanged {
        by: Seat,
        number: Number,
    },
    TargetsAdded {
        by: Seat,
        targets: SeatSet,
    },
    /// It goes this many spaces now.
    PushLengthened {
        by: Seat,
        spaces: u8,
    },
    /// It can no longer concern anybody; its cards are spent.
    AttackCalledOff {
        by: Seat,
    },
    MustRecover {
        seat: Seat,
    },
    /// The whole next turn (FD-9.7).
    MustSkipTurn {
        seat: Seat,
    },
    RecoveryCancelled {
        seat: Seat,
    },
    SoldierPlaced {
        seat: Seat,
        space: Space,
    },
    SoldierMarched {
        seat: Seat,
        space: Space,
    },
    SoldierRemoved {
        seat: Seat,
    },
    MinePlaced {
        seat: Seat,
        space: Space,
    },
    MineSetOff {
        seat: Seat,
        space: Space,
    },

    // The end.
    TimeOver,
    LastHit {
        by: Seat,
        on: Seat,
    },
    LastHitsSkipped,
    RoundWon {
        side: Side,
        tokens: u8,
    },
    RoundDrawn,
    GameWon {
        side: Side,
    },
    GameDrawn,
    Conceded {
        seat: Seat,
    },

    // Betrayal.
    Accused {
        by: Seat,
        of: Seat,
        traitor: bool,
    },
    TraitorRevealed {
        seat: Seat,
    },
    /// He is on the Dragon's side from now on.
    SidesChanged {
        seat: Seat,
    },
    HandNamed {
        by: Seat,
        of: Seat,
        cards: Cards,
        right: bool,
    },
    LoyaltyShown {
        traitor: Option<Seat>,
        loyal: SeatSet,
    },
}
