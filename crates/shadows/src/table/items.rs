//! Items in play, and the Item deck (SH-21, SH-23.3).

use super::{Cause, Table};
use crate::card::CardId;
use crate::cards::MARKET;
use crate::event::Event;
use crate::step::{Step, TooMany};
use kernel::{Counter, Play, Seat};
use serde::{Serialize, Serializer};

/// An equipped Item.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Gear {
    pub owner: Seat,
    pub item: CardId,
    pub broken: u8,
    pub round: u8,
    pub game: u8,
    pub acted: bool,
}

/// All Items of the Market could be equipped at once, and a Basic Item for each player.
const MOST: usize = MARKET + super::PLAYERS;

/// The equipped Items of all players, the oldest first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Gears {
    list: [Gear; MOST],
    len: u8,
}

impl Default for Gears {
    fn default() -> Self {
        Gears { list: [Gear::default(); MOST], len: 0 }
    }
}

impl Serialize for Gears {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl Gears {
    pub fn iter(&self) -> impl Iterator<Item = &Gear> {
        self.list[..usize::from(self.len)].iter()
    }
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut Gear> {
        self.list[..usize::from(self.len)].iter_mut()
    }
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
    pub fn push(&mut self, gear: Gear) {
        self.list[usize::from(self.len)] = gear;
        self.len.raise(1);
    }
    /// The oldest Item of this title that a player has.
    pub fn find(&mut self, owner: Seat, item: CardId) -> Option<&mut Gear> {
        self.iter_mut().find(|gear| gear.owner == owner && gear.item == item)
    }
    fn remove(&mut self, owner: Seat, item: CardId) {
        let at = self.iter().position(|gear| gear.owner == owner && gear.item == item);
        let at = at.expect("the Item is equipped");
        self.list.copy_within(at + 1..usize::from(self.len), at);
        self.len.lower(1);
        self.list[usize::from(self.len)] = Gear::default();
    }
}

impl Table {
    /// The top card of the Item deck; nothing if deck and discard pile are empty (SH-23.3).
    pub(crate) fn draw_item(&mut self, play: &mut Play<Event>) -> Option<CardId> {
        let open = &mut self.open;
        if open.item_deck.iter().all(|n| *n == 0) {
            open.item_deck = open.item_discard;
            open.item_discard.0.fill(0);
            if open.item_deck.iter().all(|n| *n == 0) {
                return None;
            }
            play.everyone(Event::ItemsShuffled);
        }
        let weights = open.item_deck.0.map(u32::from);
        let at = play.chance.pick(&weights);
        open.item_deck[at].lower(1);
        CardId::items().nth(at)
    }
    /// Onto the discard pile; a Basic Item leaves the game (SH-17.5).
    pub(crate) fn discard_item(&mut self, play: &mut Play<Event>, item: CardId) {
        if item.card().kind != crate::card::Kind::Basic {
            self.open.item_discard[item.item()].raise(1);
        }
        play.everyone(Event::ItemDiscarded { item });
    }
    /// A Hero takes an Item into use; a second Restricted one must be answered for (SH-21.4).
    pub(crate) fn equip(&mut self, play: &mut Play<Event>, seat: Seat, item: CardId) {
        self.open.gears.push(Gear { owner: seat, item, ..Gear::default() });
        self.open.gather(seat);
        play.everyone(Event::Equipped { seat, item });
        self.stats_changed(play, seat, Cause::Player(seat));
        let restricted = self.open.gear(seat).filter(|gear| gear.item.card().restricted);
        if item.card().restricted && restricted.count() > 1 {
            self.then(Step::TooMany(TooMany { seat }));
        }
    }
    /// An Item leaves its Hero, to the discard pile or out of the game.
    pub(crate) fn unequip(
        &mut self,
        play: &mut Play<Event>,
        seat: Seat,
        item: CardId,
        destroyed: bool,
        cause: Cause,
    ) {
        self.open.gears.remove(seat, item);
        self.open.gather(seat);
        if destroyed {
            play.everyone(Event::ItemGone { seat, item });
        } else {
            self.discard_item(play, item);
        }
        self.stats_changed(play, seat, cause);
    }
    pub(crate) fn gear_mut(&mut self, seat: Seat, item: CardId) -> &mut Gear {
        self.open.gears.find(seat, item).expect("the Item is equipped")
    }
}
