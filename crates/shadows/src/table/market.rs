//! The Market: Items in slots and beside the board, in the order in which they were drawn.

use super::Table;
use crate::card::CardId;
use crate::cards::MARKET;
use crate::event::Event;
use kernel::{Counter, Play};
use serde::{Serialize, Serializer};

/// An Item for sale.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Stall {
    pub item: CardId,
    /// Its slot from the left, or nothing beside the board.
    pub slot: Option<u8>,
}

/// The Items for sale, the one drawn first first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stalls {
    list: [Stall; MARKET],
    len: u8,
}

impl Default for Stalls {
    fn default() -> Self {
        Stalls { list: [Stall::default(); MARKET], len: 0 }
    }
}

impl Serialize for Stalls {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl Stalls {
    pub fn iter(&self) -> impl Iterator<Item = &Stall> {
        self.list[..usize::from(self.len)].iter()
    }
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
    pub fn has(&self, item: CardId) -> bool {
        self.iter().any(|stall| stall.item == item)
    }
    /// Each title once, in the order of drawing.
    pub fn titles(&self) -> impl Iterator<Item = CardId> + '_ {
        let first = |i: usize, item| !self.list[..i].iter().any(|stall| stall.item == item);
        let all = self.iter().enumerate();
        all.filter(move |(i, stall)| first(*i, stall.item)).map(|(_, stall)| stall.item)
    }
    pub fn push(&mut self, stall: Stall) {
        self.list[usize::from(self.len)] = stall;
        self.len.raise(1);
    }
    fn remove_at(&mut self, at: usize) -> Stall {
        let stall = self.list[at];
        self.list.copy_within(at + 1..usize::from(self.len), at);
        self.len.lower(1);
        self.list[usize::from(self.len)] = Stall::default();
        stall
    }
    /// Takes the oldest Item of this title.
    pub fn remove(&mut self, item: CardId) -> Stall {
        let at = self.iter().position(|stall| stall.item == item);
        self.remove_at(at.expect("it is for sale"))
    }
    fn free_slot(&self, slots: u8) -> Option<u8> {
        (0..slots).find(|slot| !self.iter().any(|stall| stall.slot == Some(*slot)))
    }
}

impl Table {
    fn put_up(&mut self, play: &mut Play<Event>, slot: Option<u8>) {
        if let Some(item) = self.draw_item(play) {
            self.open.market.push(Stall { item, slot });
            play.everyone(Event::MarketDrawn { item, slot });
        }
    }
    /// One more Item: into an empty slot, else beside the board.
    pub(crate) fn add_to_market(&mut self, play: &mut Play<Event>) {
        let slot = self.open.market.free_slot(self.open.slots());
        self.put_up(play, slot);
    }
    /// Discards one and draws another into its place (SH-23.2).
    pub(crate) fn replace_in_market(&mut self, play: &mut Play<Event>, item: CardId) {
        let stall = self.open.market.remove(item);
        self.discard_item(play, item);
        self.put_up(play, stall.slot);
    }
    pub(crate) fn sweep_market(&mut self, play: &mut Play<Event>) {
        while !self.open.market.is_empty() {
            let stall = self.open.market.remove_at(0);
            self.discard_item(play, stall.item);
        }
        self.fill_market(play);
    }
    pub(crate) fn fill_market(&mut self, play: &mut Play<Event>) {
        for slot in 0..self.open.slots() {
            if !self.open.market.iter().any(|stall| stall.slot == Some(slot)) {
                self.put_up(play, Some(slot));
            }
        }
    }
    /// What was drawn last is discarded until all fit; the rest moves into the slots (SH-23.2).
    pub(crate) fn refresh_market(&mut self, play: &mut Play<Event>) {
        let slots = self.open.slots();
        while self.open.market.len() > usize::from(slots) {
            let last = self.open.market.len() - 1;
            let stall = self.open.market.remove_at(last);
            self.discard_item(play, stall.item);
        }
        for at in 0..self.open.market.len() {
            if self.open.market.list[at].slot.is_none() {
                self.open.market.list[at].slot = self.open.market.free_slot(slots);
            }
        }
        self.fill_market(play);
    }
    pub(crate) fn buy_from_market(&mut self, item: CardId) {
        self.open.market.remove(item);
    }
}
