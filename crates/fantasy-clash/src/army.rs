//! Forces and decks: what a player may choose, and what others can work out (FC-2.3, FC-4.12).

use crate::card::CardId;
use crate::space::HOME;
use crate::table::Open;
use crate::unit::{Class, Faction, KINDS, UnitId};
use crate::why::{self, Why};
use kernel::{Chance, Counter, Seat};

/// How many of each unit, in the order of a faction's list.
pub type Counts = [u8; KINDS];

/// The whole deck of a faction.
pub fn deck(faction: Faction) -> Counts {
    std::array::from_fn(|place| faction.unit(place).unit().copies)
}

/// How many of each class.
pub fn classes(faction: Faction, counts: &Counts) -> [u8; 7] {
    let mut all = [0; 7];
    for (place, n) in counts.iter().enumerate() {
        all[faction.unit(place).class() as usize].raise(*n);
    }
    all
}

/// Whether one more card of this unit fits into a force that is being chosen (FC-2.3, FC-2.4).
/// A force that was drawn has its own copies alone (FC-16.3).
pub fn fits(
    faction: Faction,
    drawn: Option<&Counts>,
    chosen: &Counts,
    unit: UnitId,
) -> Result<(), Why> {
    let class = unit.class();
    match () {
        _ if unit.unit().faction != faction => Err(why::OTHER_FACTION),
        _ if Class::FORCE[class as usize] == 0 => Err(why::NOT_IN_FORCE),
        _ if chosen[unit.place()] >= unit.unit().copies => Err(why::NO_MORE_COPIES),
        _ if classes(faction, chosen)[class as usize] >= Class::FORCE[class as usize] => {
            Err(why::CLASS_FULL)
        }
        _ if drawn.is_some_and(|drawn| chosen[unit.place()] >= drawn[unit.place()]) => {
            Err(why::NOT_DRAWN)
        }
        _ => Ok(()),
    }
}

/// Draws a force at random within the class numbers (FC-16.3).
pub fn draw_force(faction: Faction, chance: &mut dyn Chance) -> Counts {
    let (mut left, mut force) = (deck(faction), [0; KINDS]);
    for (class, n) in Class::FORCE.into_iter().enumerate() {
        for _ in 0..n {
            let is = |place: usize| faction.unit(place).class() as usize == class;
            let weights: [u32; KINDS] =
                std::array::from_fn(|place| if is(place) { left[place].into() } else { 0 });
            let place = chance.pick(&weights);
            left[place].lower(1);
            force[place].raise(1);
        }
    }
    force
}

/// What nobody but the owner knows of an army: the copies of each unit that were never shown, and
/// how many of the deployed cards that are still face down are of each class.
#[derive(Clone, Copy)]
pub struct Unseen {
    faction: Faction,
    copies: Counts,
    by_class: [u8; 7],
    deployed: [u8; 7],
}

impl Unseen {
    pub fn of(open: &Open, seat: Seat) -> Unseen {
        let faction = open.factions[seat];
        let mut copies = deck(faction);
        let mut deployed = Class::FORCE;
        for id in open.cards_of(seat) {
            let face = open.cards[id].face;
            if !face.is_none() {
                copies[face.place()].lower(1);
                deployed[face.class() as usize].lower(u8::from(id.is_deployed()));
            }
        }
        Unseen { faction, copies, by_class: classes(faction, &copies), deployed }
    }
    /// How many copies of each unit were never shown.
    pub fn copies(&self) -> &Counts {
        &self.copies
    }
    /// Whether this face-down card may be this unit. A deployed card needs a place of its class in
    /// the force; a reinforcement needs a card that is not needed for such places.
    pub fn may_be(&self, card: CardId, unit: UnitId) -> bool {
        let class = unit.class() as usize;
        self.copies[unit.place()] > 0
            && if card.is_deployed() {
                self.deployed[class] > 0
            } else {
                self.by_class[class] > self.deployed[class]
            }
    }
    fn take(&mut self, unit: UnitId) {
        self.copies[unit.place()].lower(1);
        self.by_class[unit.class() as usize].lower(1);
    }
    /// Draws what a deployed card is: its class by the places that are left, then any copy of it.
    /// Every assignment of the unseen cards is as likely as every other, because how many ways
    /// there are to go on never depends on what was drawn.
    pub fn draw_deployed(&mut self, chance: &mut dyn Chance) -> UnitId {
        let class = chance.pick(&self.deployed.map(u32::from));
        self.deployed[class].lower(1);
        let is = |place: usize| self.faction.unit(place).class() as usize == class;
        let weights: [u32; KINDS] =
            std::array::from_fn(|place| if is(place) { self.copies[place].into() } else { 0 });
        let unit = self.faction.unit(chance.pick(&weights));
        self.take(unit);
        unit
    }
    /// Draws what a reinforcement is: any card that is left.
    pub fn draw_any(&mut self, chance: &mut dyn Chance) -> UnitId {
        let unit = self.faction.unit(chance.pick(&self.copies.map(u32::from)));
        self.take(unit);
        unit
    }
}

impl Open {
    /// Whether a face-down card of this player that stands where `at` says may, for all that is
    /// public, be a unit for which `is` holds. This alone decides whether a window opens.
    pub fn may_hide(&self, seat: Seat, is: impl Fn(CardId, UnitId) -> bool) -> bool {
        let hidden = || self.army(seat).filter(|id| self.cards[*id].is_hidden());
        if hidden().next().is_none() {
            return false;
        }
        let unseen = Unseen::of(self, seat);
        hidden().any(|id| {
            self.factions[seat].units().any(|unit| unseen.may_be(id, unit) && is(id, unit))
        })
    }
}

/// A starting force laid out on the 20 home spaces, back row first; empty places are none.
pub type Layout = [UnitId; HOME];

pub fn chosen(layout: &Layout) -> Counts {
    let mut counts = [0; KINDS];
    for unit in layout.iter().filter(|unit| !unit.is_none()) {
        counts[unit.place()].raise(1);
    }
    counts
}

/// A force laid out at random.
pub fn shuffled(faction: Faction, mut force: Counts, chance: &mut dyn Chance) -> Layout {
    [(); HOME].map(|()| {
        let place = chance.pick(&force.map(u32::from));
        force[place].lower(1);
        faction.unit(place)
    })
}
