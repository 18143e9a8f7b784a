//! What happened, in the past tense, as the table would say it aloud.

use crate::card::CardId;
use crate::entity::Entity;
use crate::hero::{HeroId, MissionId};
use crate::monster::{ActionId, Icon, MonsterId};
use crate::op::Token;
use crate::step::Against;
use crate::table::{At, Guard, Phase};
use kernel::{Seat, SeatSet};
use serde::Serialize;

/// A fact. Who may know it is decided where it is told; a card or a number that the listener may
/// not know is left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    // Setup.
    RolledForLeader { seat: Seat, die: u8 },
    LeaderFound { seat: Seat },
    BasicsOffered { items: Vec<CardId> },
    HeroTaken { seat: Seat, hero: HeroId },
    MissionsDealt { seat: Seat, missions: Vec<MissionId> },
    MissionKept { seat: Seat, mission: MissionId },
    LibraryDrawn { seat: Seat, size: u8, cards: Vec<CardId> },
    LibraryReturned { seat: Seat },
    LibraryKept { seat: Seat },
    PoolShuffled,

    // The round.
    RoundBegan { round: u8 },
    PhaseBegan { phase: Phase },
    StepBegan { step: u8 },
    ActionsDrawn { seat: Seat, cards: Vec<ActionId> },
    ActionDealt { seat: Seat, action: ActionId },
    ActionRevealed { seat: Seat, action: ActionId },
    ActionBuried { seat: Seat },
    ActionSeen { by: Seat, of: Seat, action: ActionId },
    ActionsShuffled,
    HandTaken { seat: Seat, cards: Vec<CardId>, size: u8 },
    StepCardTold { seat: Seat, step: u8, any: bool },
    TurnBegan { seat: Seat },
    TurnEnded { seat: Seat },
    Queued { seat: Seat, card: CardId },
    Skipped { seat: Seat },
    LeaderPassed { seat: Seat },

    // Cards.
    CardPlaced { seat: Seat, card: CardId, at: At },
    CardReturned { seat: Seat, card: CardId },
    CardGone { seat: Seat, card: CardId },
    Attached { seat: Seat, card: CardId, to: Entity },
    Flipped { seat: Seat, card: CardId, flipped: bool },
    Stunned { seat: Seat, card: CardId, tokens: u8 },
    Used { seat: Seat, card: CardId },
    MarkerMoved { seat: Seat, card: CardId, spaces: u8 },
    Fetched { seat: Seat, card: CardId },
    HandSeen { by: Seat, of: Seat, cards: Vec<CardId>, at_random: bool },
    BecameInvincible { seat: Seat },
    DieRolled { seat: Seat, die: u8 },

    // Attacks, Spells and Predicts.
    Attacked { by: Seat, from: Entity, target: Entity, card: CardId, damage: u8 },
    AttackFailed { by: Seat },
    Named { by: Seat, target: Entity, card: CardId },
    Blocked { target: Entity, n: u8 },
    Cancelled { by: Seat },
    RowResolved { icon: Icon, text: &'static str },
    LostHealth { target: Entity, card: CardId, n: u8, by: Seat },
    Recovered { target: Entity, card: CardId, n: u8 },
    ShieldBroken { seat: Seat, guard: Guard },
    ShieldMended { seat: Seat, guard: Guard },
    ResponseTold { seat: Seat, to: Against, any: bool },
    Predicted { by: Seat, on: Seat, number: u8 },
    PredictAnswered { on: Seat, number: u8, yes: bool },
    NumbersShown { by: Seat, to: Seat, numbers: Vec<u8> },

    // KnockDowns and Monsters.
    KnockedDown { seat: Seat, by: Option<Seat> },
    KnockDownCardTold { seat: Seat, any: bool },
    KnockDownPrevented { seat: Seat, left: u8 },
    BountyGained { seat: Seat },
    BountiesLost { seat: Seat },
    UnitFell { seat: Seat, card: CardId },
    MonsterRevealed { monster: MonsterId },
    MonsterFell { seat: Seat, monster: MonsterId },
    CreatureCame,
    CreatureFell { seat: Seat },
    RewardSeen { seat: Seat, items: Vec<CardId> },

    // Tokens and Items.
    Gained { seat: Seat, token: Token, n: u8, by: CardId },
    TokenLost { seat: Seat, token: Token, on_cards: bool },
    Paid { seat: Seat, token: Token, n: u8 },
    Collected,
    Equipped { seat: Seat, item: CardId },
    ItemGone { seat: Seat, item: CardId },
    ItemDiscarded { item: CardId },
    ItemsShuffled,
    MarketDrawn { item: CardId, slot: Option<u8> },
    Bought { seat: Seat, item: CardId, price: u8 },
    PurchasesEnded { seat: Seat },
    Studied { seat: Seat, cards: Vec<CardId>, size: u8 },

    // The end.
    MissionRevealed { seat: Seat, mission: MissionId, fulfilled: bool },
    Won { seats: SeatSet },
    Conceded { seat: Seat },
}

impl Event {
    /// Whether it rightly brings news of luck or of hidden cards.
    pub fn shows(&self) -> bool {
        matches!(
            self,
            Event::RolledForLeader { .. }
                | Event::LeaderFound { .. }
                | Event::BasicsOffered { .. }
                | Event::MissionsDealt { .. }
                | Event::LibraryDrawn { .. }
                | Event::LibraryReturned { .. }
                | Event::LibraryKept { .. }
                | Event::ActionsDrawn { .. }
                | Event::ActionDealt { .. }
                | Event::ActionRevealed { .. }
                | Event::ActionSeen { .. }
                | Event::HandTaken { .. }
                | Event::StepCardTold { .. }
                | Event::ResponseTold { .. }
                | Event::KnockDownCardTold { .. }
                | Event::Queued { .. }
                | Event::CardPlaced { .. }
                | Event::Used { .. }
                | Event::Fetched { .. }
                | Event::HandSeen { .. }
                | Event::DieRolled { .. }
                | Event::PredictAnswered { .. }
                | Event::NumbersShown { .. }
                | Event::MonsterRevealed { .. }
                | Event::RewardSeen { .. }
                | Event::Equipped { .. }
                | Event::ItemDiscarded { .. }
                | Event::MarketDrawn { .. }
                | Event::Studied { .. }
                | Event::MissionRevealed { .. }
        )
    }
    /// The seat to whom alone the hidden part of it is told.
    pub fn private_to(&self) -> Option<Seat> {
        match self {
            Event::MissionsDealt { seat, .. }
            | Event::MissionKept { seat, .. }
            | Event::LibraryDrawn { seat, .. }
            | Event::ActionsDrawn { seat, .. }
            | Event::HandTaken { seat, .. }
            | Event::Queued { seat, .. }
            | Event::Fetched { seat, .. }
            | Event::RewardSeen { seat, .. }
            | Event::ActionSeen { by: seat, .. }
            | Event::HandSeen { by: seat, .. } => Some(*seat),
            _ => None,
        }
    }
}
