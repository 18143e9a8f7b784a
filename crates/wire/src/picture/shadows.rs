//! The table of Shadows: Heroes & Monsters.
//!
//! Cards are named; what they are and say is in the rulebook ([`crate::CardLine`]). Whatever can be
//! attacked is named as in answers: `P2` is a Hero, `P2's War Hound` a Unit, then `Monster` and
//! `Creature`. Figures of what happened come with the events (`attacked`, `blocked`,
//! `lost_health`, `recovered`, `gained`, `die_rolled` and so on).

mod field;
mod moment;

pub use field::*;
pub use moment::*;

use crate::{CardCount, SeatName};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct ShadowsPicture {
    /// Where Libraries come from: `shared` (one Pool), `first` (the lists for a first game) or
    /// `own` (each player's own Pool).
    pub libraries: String,
    /// Rounds so far, the running one included; 0 during setup.
    pub round: u8,
    /// After so many rounds the game is scored as it stands.
    pub round_limit: u8,
    /// `setup`, `teamup`, `plan`, `combat`, `buildup`, `cleanup` or `refresh`; none after the end.
    pub phase: Option<String>,
    /// The Initiative Step, 1 to 6; none outside of Combat.
    pub step: Option<u8>,
    /// Who has the Leader card.
    pub leader: SeatName,
    /// The turn player; none where nobody is.
    pub turn: Option<SeatName>,
    /// The order of turns in a Step: the Leader, then clockwise.
    pub order: Vec<SeatName>,
    /// Who is still to decide: one, or all who decide at the same time; empty after the end.
    pub thinking: Vec<SeatName>,
    /// How many cards a Hand has now.
    pub hand_size: u8,
    /// So many Shadow Stones end the game.
    pub stones_to_end: u8,
    /// In the order of the seats.
    pub heroes: Vec<HeroPicture>,
    /// The current Monster; none before the first and from a defeat to Refresh.
    pub monster: Option<MonsterPicture>,
    /// The Monster's Creature, while it is in play.
    pub creature: Option<CreaturePicture>,
    /// Who defeated which Monster, Level I first.
    pub trophies: Vec<TrophyPicture>,
    /// Levels of the Monsters that are still facedown.
    pub levels_left: Vec<u8>,
    /// Items for sale in the order in which they were drawn.
    pub market: Vec<StallPicture>,
    /// How many slots the Market has.
    pub slots: u8,
    /// Basic Items on offer during setup.
    pub basics: Vec<String>,
    /// What is in the Item deck, in no order, and in its discard pile.
    pub item_deck: Vec<CardCount>,
    pub item_discard: Vec<CardCount>,
    /// Monster-Action cards in the deck, by number alone.
    pub action_deck: u8,
    /// Those that were revealed and discarded, and how many were discarded facedown.
    pub action_discard: Vec<CardCount>,
    pub action_buried: u8,
    /// What of the facedown ones the viewer knows.
    pub action_buried_known: Vec<CardCount>,
    /// Monster-Action cards that the viewer is dealing.
    pub dealing: Vec<String>,
    /// The two Items of which the viewer takes one.
    pub rewards: Vec<String>,
    /// What is being decided now; none after the end.
    pub moment: Option<ShadowsMomentPicture>,
    /// The abilities that are being carried out, the innermost first.
    pub running: Vec<RunningPicture>,
    /// The Attack that is being resolved: the innermost, if several are.
    pub attack: Option<StrikePicture>,
    /// What each target would suffer that the viewer may name for an Attack now.
    pub aims: Vec<AimPicture>,
}

/// The Monster with everything that is printed on it.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct MonsterPicture {
    pub name: String,
    pub species: String,
    pub level: u8,
    pub hp: u8,
    /// Damage tokens by colour, seat by seat.
    pub wounds: Vec<WoundsPicture>,
    /// What its Monster-Action cards do.
    pub chart: Vec<ChartRowPicture>,
    pub reward: RewardPicture,
}

/// The Damage tokens of one player: his alone must reach its Health.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct WoundsPicture {
    pub seat: SeatName,
    pub damage: u8,
    /// How much he still needs.
    pub left: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct ChartRowPicture {
    /// `attack`, `attack2`, `response`, `response2`, `spell`, `spell2` or `special`.
    pub icon: String,
    /// The Trait it uses: `attack`, `spell`, `response` or `plain`.
    pub uses: String,
    pub text: String,
    /// It is being carried out.
    pub now: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct RewardPicture {
    pub xp: u8,
    pub gold: u8,
    pub ss: u8,
    /// And one of two random Items.
    pub item: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct CreaturePicture {
    pub name: String,
    pub text: String,
    pub hp: u8,
    pub wounds: Vec<WoundsPicture>,
    pub reward: RewardPicture,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct TrophyPicture {
    pub level: u8,
    pub monster: String,
    pub seat: SeatName,
}

/// An Item for sale.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct StallPicture {
    pub item: String,
    /// Its slot from the left, counted from 0; none beside the board.
    pub slot: Option<u8>,
    /// The printed cost.
    pub cost: u8,
    /// What each player would pay now, in the order of the seats.
    pub prices: Vec<u8>,
}
