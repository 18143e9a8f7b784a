//! The hidden half of the table. Nothing here reaches a view except through `view.rs`.

use super::{PLAYERS, SLOTS};
use crate::card::CardId;
use crate::entity::Each;
use crate::hero::MissionId;
use crate::monster::{ActionId, KINDS};
use crate::titles::Titles;
use kernel::{SeatSet, Seats};
use serde::Serialize;

/// Where a card is that does not lie open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Place {
    /// It lies open, or there is no such card.
    #[default]
    Open,
    Library,
    Deck,
    Hand,
    Queue,
}

/// What a card is, where it is hidden, and who else knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Secret {
    pub card: CardId,
    pub place: Place,
    /// Others who have seen what it is.
    pub known: SeatSet,
    /// Others who have seen it in the Hand this round.
    pub held: SeatSet,
}

impl Secret {
    pub const NONE: Secret = Secret {
        card: CardId::NONE,
        place: Place::Open,
        known: SeatSet::EMPTY,
        held: SeatSet::EMPTY,
    };
}

/// The longest queue: no Hand is larger.
pub const QUEUE: usize = 8;
/// Sets of players who know something, one bit each.
pub const KNOWERS: usize = 1 << PLAYERS;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Hidden {
    pub cards: Each<[Secret; SLOTS]>,
    /// The facedown queue of the turn player, the next card first: places among his cards.
    pub queue: [u8; QUEUE],
    /// The Mission of each player, and the one he returned (SH-2.13).
    pub missions: Each<[MissionId; 2]>,
    /// The facedown Monster-Action cards, those being dealt, the deck, and those discarded without
    /// being revealed, by who knows them (SH-3.8).
    pub fronts: Each<ActionId>,
    pub drawn: [ActionId; PLAYERS],
    pub actions: [u8; KINDS],
    pub buried: [[u8; KINDS]; KNOWERS],
    /// Two Items of which one is chosen (SH-15.17).
    pub reward: [CardId; 2],
    /// The shared Pool while Libraries are drawn, and what each player put back.
    pub pool: Titles,
    pub returned: Each<Titles>,
    /// Which Library cards are to be studied, until all have decided (SH-21.8).
    pub studies: Each<u16>,
    /// Who wants to draw his Library again, until all have decided (SH-28.1).
    pub again: SeatSet,
}

impl Hidden {
    pub const NOTHING: Hidden = Hidden {
        cards: Seats([[Secret::NONE; SLOTS]; PLAYERS]),
        queue: [0; QUEUE],
        missions: Seats([[MissionId::NONE; 2]; PLAYERS]),
        fronts: Seats([ActionId::NONE; PLAYERS]),
        drawn: [ActionId::NONE; PLAYERS],
        actions: [0; KINDS],
        buried: [[0; KINDS]; KNOWERS],
        reward: [CardId::NONE; 2],
        pool: Titles::EMPTY,
        returned: Seats([Titles::EMPTY; PLAYERS]),
        studies: Seats([0; PLAYERS]),
        again: SeatSet::EMPTY,
    };
}
