//! What lies before a player for all to see.

use super::SLOTS;
use crate::card::{Card, CardId};
use crate::entity::Entity;
use crate::hero::HeroId;
use crate::op::{Color, Stats};
use kernel::{Seat, SeatSet};
use serde::Serialize;

/// Where a card of a player is, as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum At {
    /// There is no such card.
    #[default]
    Nowhere,
    /// In the Library, the Current Deck, the Hand or the facedown queue.
    Unseen,
    Combat,
    Station,
    /// The Stunned Area (SH-19.2).
    Stunned,
    /// Attached to an entity, or to the Combat Field of that Hero's player.
    On(Entity),
    /// Out of the game.
    Gone,
}

/// A Special or a Skill: all that everybody knows of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Own {
    /// Nothing while only its owner knows it.
    pub face: CardId,
    pub at: At,
    pub flipped: bool,
    /// Stun tokens, broken Shield Points, Damage tokens on a Unit, spaces of a progress track.
    pub stun: u8,
    pub broken: u8,
    pub hurt: u8,
    pub marker: u8,
    /// Uses this round and this game.
    pub round: u8,
    pub game: u8,
    /// Its ability was used in this Step (SH-6.10).
    pub acted: bool,
}

impl Own {
    pub fn card(&self) -> &'static Card {
        self.face.card()
    }
    /// On the table, with its abilities (SH-19.2, SH-19.4).
    pub fn is_in_play(&self) -> bool {
        match self.at {
            At::Station | At::On(_) => true,
            At::Stunned => self.card().is_unit(),
            _ => false,
        }
    }
    pub fn is_unit(&self) -> bool {
        self.is_in_play() && self.card().is_unit()
    }
    /// Shield Points that can be used or broken (SH-11.3).
    pub fn shields(&self) -> u8 {
        match self.at {
            At::Combat | At::Station => self.card().shield - self.broken,
            _ => 0,
        }
    }
    pub fn health(&self) -> u8 {
        self.card().hp.saturating_sub(self.hurt)
    }
    /// What moving or flipping a card takes off it (SH-17.7).
    pub fn clear(&mut self) {
        (self.broken, self.hurt, self.marker, self.round, self.acted) = (0, 0, 0, 0, false);
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Invincible {
    #[default]
    No,
    Step,
    Round,
}

/// A change to the next Attack on one entity, and where what follows is printed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Mark {
    pub on: Entity,
    pub n: i8,
    pub slot: u8,
    pub ability: u8,
    pub op: u8,
}

/// Who made a Hero lose health last (SH-18.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Cause {
    #[default]
    Nobody,
    Player(Seat),
    Monster,
}

/// What is noted for one round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Noted {
    /// Numbers predicted on this player; of these, those still owed a card, and those denied.
    pub predicted: u8,
    pub owed: u8,
    pub denied: u8,
    /// Traits that this player could not answer this round, one bit each; told where empty
    /// questions are left out (SH-28.5).
    pub unanswerable: u8,
    /// Who predicted each number.
    pub by: [Seat; 7],
    /// Changes to the Attacks of the Hero and to prices: this round, and the next time.
    pub attack: i8,
    pub next_attack: i8,
    pub cost: i8,
    pub next_cost: i8,
    pub mark: Mark,
    /// An Attack was used, and whether it stood alone (SH-9.12).
    pub attacked: bool,
    pub standalone: bool,
    /// Colours and numbers used in Steps, one bit each (SH-7.9).
    pub colors: u32,
    /// The Hero lost health.
    pub hurt: bool,
    pub invincible: Invincible,
    /// A Monster-Action card was revealed (SH-15.2).
    pub revealed: bool,
    /// Out of the purchases (SH-21.2).
    pub passed: bool,
}

impl Noted {
    fn bit(color: Color, number: u8) -> u32 {
        1 << (8 * color as u32 + u32::from(number))
    }
    pub fn has_used(&self, color: Color, number: u8) -> bool {
        self.colors & Noted::bit(color, number) != 0
    }
    pub fn use_color(&mut self, color: Color, number: u8) {
        self.colors |= Noted::bit(color, number);
    }
}

/// All that everybody knows of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Player {
    pub hero: HeroId,
    pub damage: u8,
    pub gold: u8,
    pub xp: u8,
    pub ss: u8,
    /// Gained in Combat, until Collect (SH-7.14).
    pub earned_gold: u8,
    pub earned_xp: u8,
    pub earned_ss: u8,
    pub bounties: u8,
    /// KnockDowns caused and suffered (SH-24.4).
    pub ko_by_me: u8,
    pub ko_me: u8,
    /// How many cards are in the Hand, in the facedown queue, in the Current Deck and in the
    /// Library.
    pub hand: u8,
    pub queue: u8,
    pub deck: u8,
    pub library: u8,
    /// How often he has drawn his Library again (SH-2.17).
    pub redraws: u8,
    /// How many cards he has put aside for it.
    pub put_back: u8,
    /// Neutral Skills taken from the Library and still in the game.
    pub studied: u8,
    /// A facedown Monster-Action card lies there, and these have seen it.
    pub front: bool,
    pub front_known: SeatSet,
    pub cause: Cause,
    /// What follows from his Hero, his cards in play and his Items, gathered when they change: Stat
    /// Points, and the windows in which there are abilities, as a set.
    #[serde(skip)]
    pub(super) stats: Stats,
    #[serde(skip)]
    pub(super) opens: u64,
    pub noted: Noted,
    pub cards: [Own; SLOTS],
}

impl Player {
    pub fn is_invincible(&self) -> bool {
        self.noted.invincible != Invincible::No
    }
    /// The faceup card with this name.
    pub fn slot_of(&self, card: CardId) -> Option<usize> {
        self.cards.iter().position(|own| own.face == card && own.at != At::Nowhere)
    }
    /// The cards that lie open, with their places.
    pub fn shown(&self) -> impl Iterator<Item = (usize, &Own)> {
        let open = |own: &&Own| !matches!(own.at, At::Nowhere | At::Unseen | At::Gone);
        self.cards.iter().enumerate().filter(move |(_, own)| open(own))
    }
    pub fn units(&self) -> impl Iterator<Item = (usize, &Own)> {
        self.shown().filter(|(_, own)| own.is_unit())
    }
    /// Studied Neutral Skills that nobody but their owner may know (SH-3.6).
    pub fn secrets(&self) -> usize {
        let unknown = |own: &&Own| own.at == At::Unseen && own.face.is_none();
        self.cards.iter().filter(unknown).count().saturating_sub(usize::from(self.library))
    }
}
