//! Shield Points, damage and recovery (SH-11).

use super::{Cause, Open, Table};
use crate::card::CardId;
use crate::entity::{Entity, Is};
use crate::event::Event;
use kernel::{Counter, Play, Seat};
use serde::Serialize;

/// Where a Shield Point is printed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Guard {
    Leader,
    Card(CardId),
}

impl Open {
    /// The places with unbroken Shield Points of a player, in a fixed order, and how many each has.
    pub fn guards(&self, seat: Seat) -> impl Iterator<Item = (Guard, u8)> + '_ {
        let leads = self.leader == seat && !self.leader_broken && self.round > 0;
        let leader = leads.then_some((Guard::Leader, 1));
        let whole = |gear: &super::Gear| gear.item.card().shield - gear.broken;
        let items = CardId::items().filter_map(move |item| {
            let points = self.gear(seat).filter(|gear| gear.item == item).map(whole).sum::<u8>();
            (points > 0).then_some((Guard::Card(item), points))
        });
        let skills = self.players[seat]
            .shown()
            .filter(move |(slot, own)| own.shields() > 0 && !self.is_blank(seat, *slot));
        let skills = skills.map(|(_, own)| (Guard::Card(own.face), own.shields()));
        leader.into_iter().chain(items).chain(skills)
    }
    pub fn shield_points(&self, seat: Seat) -> u8 {
        self.guards(seat).map(|(_, points)| points).sum()
    }
    /// The places with broken Shield Points that can be recovered (SH-11.6).
    pub fn broken(&self, seat: Seat) -> impl Iterator<Item = Guard> + '_ {
        let leader = (self.leader == seat && self.leader_broken).then_some(Guard::Leader);
        let gears = CardId::items()
            .filter(move |item| self.gear(seat).any(|gear| gear.item == *item && gear.broken > 0));
        let there = |own: &super::Own| matches!(own.at, super::At::Combat | super::At::Station);
        let skills = self.players[seat].shown().map(|(_, own)| own);
        let skills = skills.filter(move |own| own.broken > 0 && there(own)).map(|own| own.face);
        leader.into_iter().chain(gears.chain(skills).map(Guard::Card))
    }
}

impl Table {
    /// Breaks one Shield Point.
    pub(crate) fn break_shield(&mut self, play: &mut Play<Event>, seat: Seat, guard: Guard) {
        match guard {
            Guard::Leader => self.open.leader_broken = true,
            Guard::Card(item) if item.is_item() => {
                let whole = |gear: &&mut super::Gear| {
                    gear.owner == seat && gear.item == item && gear.broken < item.card().shield
                };
                self.open
                    .gears
                    .iter_mut()
                    .find(whole)
                    .expect("it has a Shield Point")
                    .broken
                    .raise(1);
            }
            Guard::Card(card) => {
                let slot = self.open.players[seat].slot_of(card).expect("it lies there");
                self.open.players[seat].cards[slot].broken.raise(1);
            }
        }
        play.everyone(Event::ShieldBroken { seat, guard });
    }
    pub(crate) fn mend_shield(&mut self, play: &mut Play<Event>, seat: Seat, guard: Guard) {
        match guard {
            Guard::Leader => self.open.leader_broken = false,
            Guard::Card(item) if item.is_item() => {
                let hurt = |gear: &&mut super::Gear| {
                    gear.owner == seat && gear.item == item && gear.broken > 0
                };
                self.open.gears.iter_mut().find(hurt).expect("it is broken").broken.lower(1);
            }
            Guard::Card(card) => {
                let slot = self.open.players[seat].slot_of(card).expect("it lies there");
                self.open.players[seat].cards[slot].broken.lower(1);
            }
        }
        play.everyone(Event::ShieldMended { seat, guard });
    }

    /// Places Damage tokens on health; true if any were. `by` is whose colour they have on the
    /// Monster, `cause` who is to blame (SH-9.11, SH-11.7, SH-18.1).
    pub(crate) fn hurt(
        &mut self,
        play: &mut Play<Event>,
        target: Entity,
        n: u8,
        by: Seat,
        cause: Cause,
    ) -> bool {
        if n == 0 || !self.open.is_there(target) {
            return false;
        }
        match target.is() {
            Is::Hero(seat) => {
                let player = &mut self.open.players[seat];
                player.damage.raise(n);
                player.noted.hurt = true;
                player.cause = cause;
            }
            Is::Unit(seat, slot) => {
                let own = &mut self.open.players[seat].cards[slot];
                own.hurt.raise(n);
            }
            Is::Monster => self.open.wounds[by].raise(n),
            Is::Creature => {
                self.open.creature_wounds[by].raise(n);
            }
            Is::Nothing => return false,
        }
        let card = self.open.card_of(target);
        play.everyone(Event::LostHealth { target, card, n, by });
        true
    }
    /// Takes Damage tokens off health; true if there were any (SH-11.6). Of the Monster only those
    /// of this player's colour (SH-15.10).
    pub(crate) fn recover(
        &mut self,
        play: &mut Play<Event>,
        target: Entity,
        n: u8,
        colour: Seat,
    ) -> bool {
        if !self.open.is_there(target) {
            return false;
        }
        let tokens = match target.is() {
            Is::Hero(seat) => &mut self.open.players[seat].damage,
            Is::Unit(seat, slot) => &mut self.open.players[seat].cards[slot].hurt,
            Is::Monster => &mut self.open.wounds[colour],
            Is::Creature => &mut self.open.creature_wounds[colour],
            Is::Nothing => return false,
        };
        let n = n.min(*tokens);
        tokens.lower(n);
        if n > 0 {
            let card = self.open.card_of(target);
            play.everyone(Event::Recovered { target, card, n });
        }
        n > 0
    }
    pub(crate) fn set_damage(&mut self, seat: Seat, damage: u8) {
        self.open.players[seat].damage = damage;
    }
    pub(crate) fn take_cause(&mut self, seat: Seat) -> Cause {
        std::mem::take(&mut self.open.players[seat].cause)
    }
}

impl Open {
    /// The card that a Unit is.
    pub fn card_of(&self, entity: Entity) -> CardId {
        match entity.is() {
            Is::Unit(seat, slot) => self.players[seat].cards[slot].face,
            _ => CardId::NONE,
        }
    }
}
