//! What a player can answer. `Display` is the notation of journals, tests and the terminal.

mod notation;

use crate::card::CardId;
use crate::entity::{Entity, Is};
use crate::hero::{HeroId, MissionId};
use crate::monster::ActionId;
use crate::op::Token;
use crate::table::{Guard, Open};
use kernel::Seat;
use serde::{Serialize, Serializer};

/// An entity as players name it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aimed {
    Hero(Seat),
    Unit(Seat, CardId),
    Monster,
    Creature,
}

impl Aimed {
    pub fn of(open: &Open, entity: Entity) -> Aimed {
        match entity.is() {
            Is::Hero(seat) => Aimed::Hero(seat),
            Is::Unit(seat, _) => Aimed::Unit(seat, open.card_of(entity)),
            Is::Creature => Aimed::Creature,
            Is::Monster | Is::Nothing => Aimed::Monster,
        }
    }
    pub fn entity(self, open: &Open) -> Entity {
        match self {
            Aimed::Hero(seat) => Entity::hero(seat),
            Aimed::Monster => Entity::MONSTER,
            Aimed::Creature => Entity::CREATURE,
            Aimed::Unit(seat, card) => {
                let slot = open.players[seat].slot_of(card);
                slot.map_or(Entity::NONE, |slot| Entity::unit(seat, slot))
            }
        }
    }
}

/// An answer to whatever is asked, or an interjection.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    // Setup.
    Hero(HeroId),
    Mission(MissionId),
    Keep,
    Mulligan,
    /// A Basic Item, or one of two that a Monster left.
    Equip(CardId),
    // TeamUp and Plan.
    Everyone(Token),
    Deal(ActionId, Seat),
    Take(CardId),
    TakeBack,
    // Combat.
    Play(CardId),
    Queue(CardId),
    Ready,
    Flip,
    Skip,
    Use(CardId),
    EndTurn,
    // Effects.
    At(Aimed),
    Against(Seat),
    Predict(u8, Seat),
    Option(u8),
    Stun(Seat, CardId),
    Destroy(Seat, CardId),
    Replace(CardId),
    Swap,
    Fetch(CardId),
    Release(CardId),
    Unstun(CardId),
    Again,
    Pass,
    // Answers.
    Respond(CardId),
    NoResponse,
    Shield(Guard),
    Break(Guard),
    Mend(Guard),
    Enough,
    Lose(Token, bool),
    /// The Initiative numbers of a predicted card, one bit each.
    Show(u8),
    // BuildUp.
    Buy(CardId),
    Drop(CardId),
    Study(CardId),
    Done,
    // Interjections.
    Concede,
}

impl Choice {
    /// The own card that it is about.
    pub fn card(self) -> Option<CardId> {
        match self {
            Choice::Equip(card)
            | Choice::Take(card)
            | Choice::Play(card)
            | Choice::Queue(card)
            | Choice::Use(card)
            | Choice::Fetch(card)
            | Choice::Release(card)
            | Choice::Unstun(card)
            | Choice::Respond(card)
            | Choice::Shield(Guard::Card(card))
            | Choice::Break(Guard::Card(card))
            | Choice::Mend(Guard::Card(card))
            | Choice::Drop(card)
            | Choice::Study(card) => Some(card),
            _ => None,
        }
    }
    /// Whether this can be said without being asked.
    pub fn may_interject(self) -> bool {
        matches!(self, Choice::Concede | Choice::TakeBack)
    }
    /// Whether nobody else may learn what was chosen.
    pub fn is_secret(self) -> bool {
        matches!(
            self,
            Choice::Mission(_)
                | Choice::Deal(..)
                | Choice::Take(_)
                | Choice::Queue(_)
                | Choice::Fetch(_)
                | Choice::Study(_)
                | Choice::Show(_)
        )
    }
}

impl Serialize for Choice {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}
