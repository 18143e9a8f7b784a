//! What is being decided and resolved.

use crate::SeatName;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// What is being decided.
#[derive(Clone, PartialEq, Debug, Default, Serialize, TS, ToSchema)]
pub struct ShadowsMomentPicture {
    /// `hero`, `mission`, `basic`, `library`, `token`, `deal`, `plan`, `turn`, `queue`, `name`,
    /// `response`, `shield`, `break`, `mend`, `trigger`, `instead`, `knockdown`, `forfeit`,
    /// `reward`, `show`, `purchase`, `too-many` or `study`.
    pub kind: String,
    /// The card, Item or row whose text is being carried out.
    pub card: Option<String>,
    /// Who or what it comes from, as answers name it.
    pub from: Option<String>,
    /// What it is aimed at, in the same words.
    pub to: Option<String>,
    /// What is answered: `attack`, `spell` or `predict`.
    pub against: Option<String>,
    /// What is named: `target`, `player`, `number`, `option`, `item`, `card` (one that lies open),
    /// `deck` (one of the Current Deck), `again` or `swap`.
    pub names: Option<String>,
    /// Damage that is on its way, points to be broken or recovered, or a number that was predicted.
    pub n: Option<u8>,
    /// To whom the next Monster-Action card is dealt.
    pub deal_to: Option<SeatName>,
    /// How many cards are still to be taken into the Hand, or can still be studied, for the viewer.
    pub left: Option<u8>,
    /// What happens if the one who is asked does nothing.
    pub otherwise: Option<String>,
}

/// An ability that is being carried out.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct RunningPicture {
    /// Who decides for it.
    pub by: SeatName,
    /// The card or Item; none for the Monster's side.
    pub card: Option<String>,
    /// The icon of a row of the Monster's chart; `creature` when its Creature acts.
    pub icon: Option<String>,
    pub text: String,
    /// The entity that uses it.
    pub user: String,
    /// What it was aimed at last.
    pub target: Option<String>,
}

/// An Attack from its announcement to its aftermath.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct StrikePicture {
    pub by: SeatName,
    /// The Attacker.
    pub from: String,
    /// No Response may be used.
    pub no_response: bool,
    pub blows: Vec<BlowPicture>,
    /// Which of the blows is being decided, counted from 0; none once all are.
    pub at: Option<u8>,
    pub answered: Vec<SeatName>,
}

/// What an Attack does to one of its targets.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct BlowPicture {
    pub target: String,
    /// What is left of it.
    pub damage: u8,
    /// What the target has left, before this.
    pub health: u8,
    pub no_shields: bool,
    pub shielded: bool,
    pub answered: bool,
    /// It would knock the Hero down, or fell the Unit or Monster, as it stands.
    pub fells: bool,
}

/// An Attack that could be aimed there.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct AimPicture {
    pub target: String,
    /// As it would be announced; the least of it where a die is rolled, 1 to 6 more.
    pub damage: u8,
    pub die: bool,
    pub sources: Vec<crate::SourcePicture>,
    /// What the target has left; of the Monster, what this player's own tokens still need.
    pub health: u8,
    /// Shield Points of its owner that could be used.
    pub shields: u8,
    /// It would be enough if nothing is done against it.
    pub fells: bool,
}
