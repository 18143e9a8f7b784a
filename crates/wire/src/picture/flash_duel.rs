//! The table of Flash Duel.

use crate::SeatName;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct FlashDuelPicture {
    pub round: u8,
    /// Win tokens of West and East, and how many win.
    pub tokens: [u8; 2],
    pub tokens_needed: u8,
    /// Raids have one round and no tokens.
    pub is_raid: bool,
    pub turn: Option<SeatName>,
    pub fighters: Vec<FighterPicture>,
    /// How many cards are left to draw.
    pub deck: u8,
    /// The discard pile, in ascending order.
    pub discard: Vec<u8>,
    /// Played this turn, not discarded yet.
    pub in_play: Vec<u8>,
    pub in_force: Vec<InForcePicture>,
    /// An attack or dashing strike that is being answered.
    pub exchange: Option<ExchangePicture>,
    /// What is left of the pool of a draft.
    pub pool: Vec<String>,
    /// Whether the viewer holds the Traitor card, where there is one.
    pub you_are_traitor: Option<bool>,
    /// The viewer's own secret pick while others still pick.
    pub your_pick: Option<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct FighterPicture {
    pub seat: SeatName,
    /// The character, the Dragon, a bot, or nobody yet.
    pub who: String,
    /// `west` or `east`.
    pub side: String,
    pub space: u8,
    pub defeated: bool,
    pub hand_size: u8,
    /// The cards, if the viewer may see them.
    pub hand: Option<Vec<u8>>,
    /// Cards the viewer knows to be in this hand.
    pub known: Vec<u8>,
    pub has_stash: bool,
    pub stash: Option<u8>,
    /// A card drawn for one response.
    pub drawn: Option<u8>,
    pub abilities: Vec<AbilityPicture>,
    /// He must recover, or loses a turn.
    pub recovering: bool,
    /// Only the Dragon has them.
    pub hit_points: Option<u8>,
    pub soldier: Option<u8>,
    pub mine: Option<u8>,
    /// `loyal` or `traitor` once shown.
    pub loyalty: Option<String>,
    /// What he offers for a teammate's block, if the viewer may see it.
    pub offer: Option<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct AbilityPicture {
    pub name: String,
    pub face_up: bool,
    /// Part of what the viewer can choose now.
    pub usable: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct InForcePicture {
    pub ability: String,
    pub on: SeatName,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct ExchangePicture {
    pub by: SeatName,
    pub strike: bool,
    pub number: u8,
    pub strength: u8,
    pub space: u8,
    pub target: Option<SeatName>,
    pub can_be_blocked: bool,
}
