//! The parts of a position as people write them.

use super::{is_false, is_zero};
use crate::card::{CardId, Deeds};
use crate::lasting::{Lasting, Source};
use crate::magic::MagicId;
use crate::space::Space;
use crate::table::{Player, Series, Table, Trophy};
use crate::unit::UnitId;
use kernel::{Seat, Seats};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

/// A card that has come into play. One that has left it again is written as its name alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardLine {
    pub unit: UnitId,
    /// Nowhere if it has left play or lies underneath another card.
    pub at: Option<Space>,
    pub face_down: bool,
    /// Who has captured it (FC-13.1).
    pub controller: Option<Seat>,
    /// The number of the card that lies underneath it.
    pub under: Option<u8>,
    /// It has used the rule that is used once a game (FC-12.7).
    pub spent: bool,
    /// It stood on the enemy back row when its turn ended (FC-11.2).
    pub broke_through: bool,
}

impl CardLine {
    fn gone(unit: UnitId) -> CardLine {
        CardLine {
            unit,
            at: None,
            face_down: false,
            controller: None,
            under: None,
            spent: false,
            broke_through: false,
        }
    }
    pub(super) fn of(t: &Table, id: CardId) -> CardLine {
        let card = &t.open().cards[id];
        CardLine {
            unit: t.unit(id),
            at: card.is_in_play().then_some(card.at),
            face_down: card.is_hidden(),
            controller: Some(card.controller).filter(|seat| *seat != id.owner()),
            under: (!card.under.is_none()).then_some(card.under.0),
            spent: card.deeds.has(Deeds::SPENT),
            broke_through: card.deeds.has(Deeds::BROKE_THROUGH),
        }
    }
    /// Lays the card on a table where its space is free.
    pub(super) fn lay(&self, t: &mut Table, id: CardId) {
        if self.face_down {
            t.lay_hidden().cards[id.index()] = self.unit;
        }
        let open = t.lay_open();
        let card = &mut open.cards[id];
        card.face = if self.face_down { UnitId::NONE } else { self.unit };
        card.controller = self.controller.unwrap_or(id.owner());
        card.under = self.under.map_or(CardId::NONE, CardId);
        for (deed, done) in [(Deeds::SPENT, self.spent), (Deeds::BROKE_THROUGH, self.broke_through)]
        {
            if done {
                card.deeds.note(deed);
            }
        }
        let Some(at) = self.at else { return };
        card.at = at;
        let seat = card.controller;
        open.cells[at.index()] = id;
        open.sides[seat] = open.sides[seat].with(at);
        if !self.face_down {
            open.up = open.up.with(at);
        }
    }
}

/// The same in words.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    unit: UnitId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    at: Option<Space>,
    #[serde(default, skip_serializing_if = "is_false")]
    face_down: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    controller: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    under: Option<u8>,
    #[serde(default, skip_serializing_if = "is_false")]
    spent: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    broke_through: bool,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Either {
    Name(UnitId),
    Card(Written),
}

impl Serialize for CardLine {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let CardLine { unit, at, face_down, controller, under, spent, broke_through } = *self;
        if *self == CardLine::gone(unit) {
            return unit.serialize(s);
        }
        Written { unit, at, face_down, controller, under, spent, broke_through }.serialize(s)
    }
}

impl<'de> Deserialize<'de> for CardLine {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        Ok(match Either::deserialize(d)? {
            Either::Name(unit) => CardLine::gone(unit),
            Either::Card(Written {
                unit,
                at,
                face_down,
                controller,
                under,
                spent,
                broke_through,
            }) => CardLine { unit, at, face_down, controller, under, spent, broke_through },
        })
    }
}

/// One player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerLine {
    /// The starting force, by where it was deployed: from A of the back row on.
    pub force: Vec<CardLine>,
    /// Reinforcements in the order in which they came.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drawn: Vec<CardLine>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub conquered: BTreeMap<Trophy, u8>,
    /// How many conquered cards were spent on reinforcements.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub spent: u8,
    /// Exhausted spells.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub exhausted: Vec<MagicId>,
    /// Items and evolutions that were played.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub played: Vec<MagicId>,
}

impl PlayerLine {
    /// Everything beside the cards themselves.
    pub(super) fn of(t: &Table, seat: Seat) -> PlayerLine {
        let (open, faction) = (t.open(), t.open().factions[seat]);
        let player = &open.players[seat];
        let mut pile = player.conquered;
        let conquered = player.conquered.from(0, t.pile_faction(seat));
        PlayerLine {
            force: Vec::new(),
            drawn: Vec::new(),
            conquered: conquered.map(|(trophy, _)| (trophy, *pile.slot(trophy))).collect(),
            spent: player.spent,
            exhausted: MagicId::spells(faction).filter(|m| !open.is_ready(seat, *m)).collect(),
            played: MagicId::support(faction).filter(|m| !open.is_unplayed(seat, *m)).collect(),
        }
    }
    pub(super) fn lay(&self, player: &mut Player) {
        player.drawn = self.drawn.len() as u8;
        player.spent = self.spent;
        for (trophy, n) in &self.conquered {
            *player.conquered.slot(*trophy) = *n;
        }
        player.exhausted = self.exhausted.iter().fold(0, |bits, m| bits | 1 << m.bit());
        player.played = self.played.iter().fold(0, |bits, m| bits | 1 << m.bit());
    }
}

/// Something that lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LastingLine {
    /// The magic or the marking rule, by its name.
    #[serde(serialize_with = "written", deserialize_with = "read")]
    pub source: Source,
    pub by: Seat,
    /// The turn in which it was made.
    pub made: u8,
    /// The number of the card on which it lies; none if it is on a player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<u8>,
    /// The number of the card with which it ends (FC-12.29).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<u8>,
}

fn written<S: Serializer>(source: &Source, s: S) -> Result<S::Ok, S::Error> {
    s.serialize_str(source.name())
}
fn read<'de, D: Deserializer<'de>>(d: D) -> Result<Source, D::Error> {
    let name = String::deserialize(d)?;
    let none = || serde::de::Error::custom(format!("`{name}` is nothing that lasts"));
    Source::by_name(&name).ok_or_else(none)
}

impl LastingLine {
    pub(super) fn of(lasting: &Lasting) -> LastingLine {
        let Lasting { source, on, from, by, turn } = *lasting;
        let number = |id: CardId| (!id.is_none()).then_some(id.0);
        LastingLine { source, by, made: turn, on: number(on), from: number(from) }
    }
    pub(super) fn lasting(&self) -> Lasting {
        let LastingLine { source, by, made, on, from } = *self;
        let id = |number: Option<u8>| number.map_or(CardId::NONE, CardId);
        Lasting { source, on: id(on), from: id(from), by, turn: made }
    }
}

/// The games of a match so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Score {
    pub wins: [u8; 2],
    #[serde(default, skip_serializing_if = "is_zero")]
    pub draws: u8,
}

impl Score {
    pub(super) fn of(series: Series) -> Score {
        Score { wins: series.wins.0, draws: series.draws }
    }
    pub(super) fn series(self) -> Series {
        Series { wins: Seats(self.wins), draws: self.draws, first: None }
    }
}
