//! What lies before one player: the Hero and the three Fields.

use crate::SeatName;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct HeroPicture {
    pub seat: SeatName,
    /// None until one is taken.
    pub hero: Option<String>,
    pub epithet: String,
    /// Maximum Health, and the Damage tokens on the Hero.
    pub hp: u8,
    pub damage: u8,
    /// `str`, `tech`, `mag` and `hp`, each with where it comes from.
    pub stats: Vec<StatPicture>,
    /// What is added to the Hero's next Attack on anything, with the reasons.
    pub attack_bonus: i16,
    pub attack_sources: Vec<SourcePicture>,
    /// What is taken off or added to prices, with the reasons.
    pub price_change: i16,
    pub price_sources: Vec<SourcePicture>,
    /// In the Inventory.
    pub gold: u8,
    pub xp: u8,
    pub ss: u8,
    /// Earned in this Combat; moves to the Inventory at Collect.
    pub earned_gold: u8,
    pub earned_xp: u8,
    pub earned_ss: u8,
    pub bounties: u8,
    /// KnockDowns caused and suffered.
    pub knockdowns: u8,
    pub knocked_down: u8,
    /// Has the Leader card.
    pub leads: bool,
    /// Unbroken Shield Points in all, and where points are printed.
    pub shield_points: u8,
    pub guards: Vec<GuardPicture>,
    /// `step` or `round`: how long nothing can be done to the Hero.
    pub invincible: Option<String>,
    /// An answer to Attacks lies open: Dodge rather than Flat-Footed.
    pub dodge: bool,
    /// Numbers that were predicted on this player this round.
    pub predicted: Vec<u8>,
    /// An Attack was used this round, and it was a Standalone one.
    pub attacked: bool,
    pub standalone: bool,
    /// The coloured numbers used this round: `red 2`.
    pub colors: Vec<String>,
    /// The Combat Field.
    pub combat: Vec<FieldCardPicture>,
    /// The Stunned Area of the Combat Field.
    pub stunned: Vec<FieldCardPicture>,
    /// The Station Field.
    pub station: Vec<FieldCardPicture>,
    /// Cards of this player that are attached to something.
    pub attachments: Vec<FieldCardPicture>,
    /// Items in the Inventory Field, the oldest first.
    pub items: Vec<ItemPicture>,
    /// The Hand by number; its cards for who may know them, with what can be done with each.
    pub hand_size: u8,
    pub hand: Option<Vec<HandCardPicture>>,
    /// Cards the viewer has seen in the Hand of another player this round.
    pub hand_seen: Vec<String>,
    /// The facedown queue by number; its cards, the next first, for its owner.
    pub queue_size: u8,
    pub queue: Option<Vec<String>>,
    /// The Current Deck by number; its cards, in the order in which they are named, for its owner.
    pub deck_size: u8,
    pub deck: Option<Vec<HandCardPicture>>,
    /// What everybody knows to be in Deck, Hand or queue, and how many studied cards nobody else
    /// knows are among them.
    pub unseen: Vec<String>,
    pub secrets: u8,
    /// Of those, what the viewer has seen.
    pub known: Vec<String>,
    pub library_size: u8,
    pub library: Option<Vec<LibraryCardPicture>>,
    /// Cards that left the game.
    pub gone: Vec<String>,
    /// The Mission: for its owner, and for all once it is revealed.
    pub mission: Option<MissionPicture>,
    /// The two Missions of which the viewer keeps one.
    pub mission_offers: Vec<MissionPicture>,
    /// The facedown Monster-Action card.
    pub front: Option<FrontPicture>,
    /// Monster-Action cards that lie revealed before this player.
    pub revealed: Vec<String>,
    /// Out of the purchases of this round.
    pub passed: bool,
    /// How often the Library was drawn again, during setup.
    pub redraws: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct StatPicture {
    /// `str`, `tech`, `mag` or `hp`.
    pub stat: String,
    pub value: i16,
    pub sources: Vec<SourcePicture>,
}

/// A part of a sum and where it is printed.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct SourcePicture {
    pub name: String,
    pub n: i16,
}

/// A place with Shield Points: `Leader`, an Item or a Skill.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct GuardPicture {
    pub name: String,
    pub left: u8,
    pub of: u8,
}

/// A Special or a Skill that lies open.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct FieldCardPicture {
    pub card: String,
    /// The side that lies up, of a card with two.
    pub side: Option<String>,
    pub flipped: bool,
    /// As answers name it where it is a Unit: `P2's War Hound`.
    pub entity: Option<String>,
    /// What it is attached to, in the same words; a Combat Field is named by its Hero.
    pub on: Option<String>,
    pub stun: u8,
    /// Shield Points that are printed and that are broken.
    pub shield: u8,
    pub broken: u8,
    /// Health of a Unit and the Damage tokens on it.
    pub hp: u8,
    pub hurt: u8,
    /// The progress track: its length and where the marker is.
    pub track: Option<u8>,
    pub marker: u8,
    pub uses: UsesPicture,
    /// Its requirement is not met, so it does nothing.
    pub blank: bool,
}

/// How often it was used; a limit of 0 is none.
#[derive(Clone, PartialEq, Debug, Default, Serialize, TS, ToSchema)]
pub struct UsesPicture {
    pub round: u8,
    pub per_round: u8,
    pub game: u8,
    pub per_game: u8,
    /// Used in this Step.
    pub step: bool,
}

/// An equipped Item.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct ItemPicture {
    pub item: String,
    pub shield: u8,
    pub broken: u8,
    pub uses: UsesPicture,
}

/// A card of the Hand or of the Current Deck.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct HandCardPicture {
    pub card: String,
    /// Its requirement is met now.
    pub met: bool,
    /// What of its requirement is not met.
    pub lacks: Vec<crate::Need>,
    /// The damage its first Attack would be announced with, before what its target changes.
    pub damage: Option<i16>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct LibraryCardPicture {
    pub card: String,
    pub met: bool,
    pub lacks: Vec<crate::Need>,
    /// It is to be studied this round.
    pub chosen: bool,
    /// The title was studied already.
    pub dead: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct MissionPicture {
    pub mission: String,
    pub text: String,
    pub ss: u8,
    /// As things stand.
    pub fulfilled: bool,
}

/// A facedown Monster-Action card.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct FrontPicture {
    /// What it is, if the viewer knows.
    pub action: Option<String>,
    /// Who knows it.
    pub known_by: Vec<SeatName>,
}
