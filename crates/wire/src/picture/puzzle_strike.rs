//! The table of Puzzle Strike.
//!
//! Chips are named; what a chip looks like and says is in the rulebook ([`crate::CardLine`]).

use crate::SeatName;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct PuzzleStrikePicture {
    /// Whose turn it is: one seat, or both of a team; empty before the first turn.
    pub turn: Vec<SeatName>,
    /// `ante`, `action`, `buy` or `cleanup`; none before the first turn and after the last.
    pub phase: Option<String>,
    /// The value of the gem that is anted each turn.
    pub ante: u8,
    /// 0 Normal Time, 1 Panic Time, 2 Danger Time, 3 Deadly Time.
    pub panic: u8,
    pub empty_stacks: u8,
    /// With how many empty stacks the next level begins; none if there is no worse.
    pub next_panic_at: Option<u8>,
    /// Who ends a turn with so much in his pile has lost.
    pub pile_limit: u8,
    pub bank: Vec<StackPicture>,
    pub players: Vec<PlayerPicture>,
    /// One for each player, or for each team.
    pub piles: Vec<PilePicture>,
    /// The chips that are taking effect, the innermost last.
    pub playing: Vec<PlayingPicture>,
    /// Gems in the air that may still be answered.
    pub send: Option<SendPicture>,
    /// Sent, but waiting until their sender has 9 or less; the oldest first.
    pub floating: Vec<SendPicture>,
    /// The chips of a draft that are left.
    pub pool: Vec<String>,
    /// The characters that can still be picked, while somebody picks one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub pickable: Vec<String>,
    /// Games won in a match, in the order of the seats; empty if one game decides.
    pub wins: Vec<u8>,
    pub wins_needed: u8,
    /// The viewer's own secret pick while others still pick.
    pub your_pick: Option<String>,
    /// Who has made his secret pick while others still pick; empty at all other times.
    pub sealed: Vec<SeatName>,
}

/// A stack of the bank.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct StackPicture {
    pub chip: String,
    pub count: u8,
    /// What it costs the viewer now, or whoever's turn it is if he only watches.
    pub price: u8,
    /// The rules would let the viewer buy it once all gems of his hand are paid; nothing that is
    /// too dear, forbidden, empty or removed. Spectators: always false.
    pub affordable: bool,
    /// Removed from the game for now.
    pub removed: bool,
    /// Trap tokens that lie on it.
    pub traps: u8,
}

/// So many chips of one name.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct ChipCount {
    pub chip: String,
    pub count: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct PlayerPicture {
    pub seat: SeatName,
    /// The character, or none if chips were drafted or nothing is picked yet.
    pub who: Option<String>,
    /// His character chips, or those he has drafted.
    pub own_chips: Vec<String>,
    /// Seats of one side share a pile: `a` or `b` in teams, else the seat in small letters.
    pub side: String,
    /// Eliminated, or taking no part in an extra round.
    pub is_out: bool,
    pub hand_size: u8,
    /// The chips, one entry each, if the viewer may see them.
    pub hand: Option<Vec<String>>,
    /// Chips the viewer knows to be in this hand.
    pub known: Vec<ChipCount>,
    /// How many chips of the hand are set aside to be kept.
    pub kept: u8,
    /// With the chips on top of it.
    pub bag_size: u8,
    /// What is in the bag, in no order, if the viewer may know it.
    pub bag: Option<Vec<ChipCount>>,
    /// Hand and bag together, which is all that others can know.
    pub hand_and_bag: Vec<ChipCount>,
    /// The chips on top of the bag, the next one to be drawn first; nothing for one that lies
    /// face down and that the viewer does not know.
    pub top: Vec<Option<String>>,
    pub discard: Vec<ChipCount>,
    /// Played this turn.
    pub table: Vec<ChipCount>,
    pub ongoing: Vec<ChipCount>,
    pub arrows: ArrowsPicture,
    pub money: i8,
    pub pigs: u8,
    /// He has ended the phase his team is in.
    pub is_done: bool,
}

/// Actions that are left, by colour.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct ArrowsPicture {
    pub black: u8,
    pub brown: u8,
    pub purple: u8,
    pub red: u8,
    pub blue: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct PilePicture {
    /// The seat that stands for the pile when gems are sent to it.
    pub seat: SeatName,
    pub owners: Vec<SeatName>,
    /// The values of its gems, the largest first.
    pub gems: Vec<u8>,
    pub total: u16,
    /// Chips that lie there without being gems.
    pub chips: Vec<String>,
    /// So many chips more are drawn at the end of the turn.
    pub height_bonus: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct PlayingPicture {
    pub seat: SeatName,
    pub chip: String,
    /// The chip as which it is played.
    pub played_as: Option<String>,
    /// Whom an attack is aimed at and who is not immune to it.
    pub aimed_at: Vec<SeatName>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct SendPicture {
    pub from: SeatName,
    /// The seat of the pile it goes to.
    pub to: SeatName,
    pub gems: u8,
    pub uncounterable: bool,
}
