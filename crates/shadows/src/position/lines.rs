//! The parts of a position as people write them.

use super::is_false;
use crate::card::{CardId, Kind};
use crate::entity::Entity;
use crate::hero::{HeroId, MissionId};
use crate::monster::ActionId;
use crate::table::{At, FIRST_LIBRARY, Gear, Mode, Own, Place, SLOTS, SPECIALS, Secret, Table};
use kernel::{Counter, Seat, SeatSet};
use serde::{Deserialize, Serialize};

fn none(n: &u8) -> bool {
    *n == 0
}

/// Where a card is at the start of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Where {
    Library,
    Deck,
    Station,
    Stunned,
    /// Attached to the Hero or the Combat Field of this player.
    OnHero(Seat),
    OnMonster,
    Gone,
}

/// A Special or a Skill.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardLine {
    pub card: CardId,
    pub at: Where,
    /// Only its owner knows it, and these.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Vec<Seat>>,
    #[serde(default, skip_serializing_if = "is_false")]
    pub flipped: bool,
    #[serde(default, skip_serializing_if = "none")]
    pub stun: u8,
    #[serde(default, skip_serializing_if = "none")]
    pub broken: u8,
    #[serde(default, skip_serializing_if = "none")]
    pub hurt: u8,
    #[serde(default, skip_serializing_if = "none")]
    pub marker: u8,
    /// Uses this game.
    #[serde(default, skip_serializing_if = "none")]
    pub used: u8,
}

impl CardLine {
    fn of(t: &Table, seat: Seat, slot: usize) -> Option<CardLine> {
        let (own, secret) = (&t.open().players[seat].cards[slot], t.secret(seat, slot));
        let at = match (own.at, secret.place) {
            (At::Nowhere, _) => return None,
            (At::Unseen, Place::Library) => Where::Library,
            (At::Unseen, _) => Where::Deck,
            (At::Station | At::Combat, _) => Where::Station,
            (At::Stunned, _) => Where::Stunned,
            (At::Gone, _) => Where::Gone,
            (At::On(Entity::MONSTER), _) => Where::OnMonster,
            (At::On(entity), _) => Where::OnHero(entity.owner().unwrap_or_default()),
        };
        Some(CardLine {
            card: secret.card,
            at,
            secret: own.face.is_none().then(|| secret.known.iter().collect()),
            flipped: own.flipped,
            stun: own.stun,
            broken: own.broken,
            hurt: own.hurt,
            marker: own.marker,
            used: own.game,
        })
    }
    fn lay(&self, t: &mut Table, seat: Seat, slot: usize) {
        let (at, place) = match self.at {
            Where::Library => (At::Unseen, Place::Library),
            Where::Deck => (At::Unseen, Place::Deck),
            Where::Station => (At::Station, Place::Open),
            Where::Stunned => (At::Stunned, Place::Open),
            Where::OnHero(hero) => (At::On(Entity::hero(hero)), Place::Open),
            Where::OnMonster => (At::On(Entity::MONSTER), Place::Open),
            Where::Gone => (At::Gone, Place::Open),
        };
        let known: SeatSet = self.secret.iter().flatten().copied().collect();
        t.lay_hidden().cards[seat][slot] = Secret { card: self.card, place, known, ..Secret::NONE };
        *t.own(seat, slot) = Own {
            face: if self.secret.is_some() { CardId::NONE } else { self.card },
            at,
            flipped: self.flipped,
            stun: self.stun,
            broken: self.broken,
            hurt: self.hurt,
            marker: self.marker,
            game: self.used,
            ..Own::default()
        };
        t.lay_open().gather(seat);
    }
}

/// An equipped Item.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ItemLine {
    pub item: CardId,
    #[serde(default, skip_serializing_if = "none")]
    pub broken: u8,
    /// Uses this game.
    #[serde(default, skip_serializing_if = "none")]
    pub used: u8,
    /// Its place among all equipped Items, the oldest first.
    pub place: u8,
}

/// A discarded Monster-Action card; one that was never revealed is known to these players alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionLine {
    pub action: ActionId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen_by: Option<Vec<Seat>>,
}

impl ActionLine {
    pub(super) fn of(t: &Table, action: ActionId) -> Vec<ActionLine> {
        let at = action.index();
        let shown = (0..t.open().discard[at]).map(|_| ActionLine { action, seen_by: None });
        let buried = t.hidden().buried.iter().enumerate().flat_map(|(knowers, kinds)| {
            let seats: Vec<Seat> = SeatSet::from_bits(knowers as u8).iter().collect();
            (0..kinds[at]).map(move |_| ActionLine { action, seen_by: Some(seats.clone()) })
        });
        shown.chain(buried).collect()
    }
}

/// How many Items of this title are out of the game. Basic Items that nobody has are not counted.
pub(super) fn gone(t: &Table, item: CardId) -> u8 {
    let Kind::Market { copies, .. } = item.card().kind else { return 0 };
    let open = t.open();
    let at = item.item();
    let worn = open.gears.iter().filter(|gear| gear.item == item).count() as u8;
    let sold = open.market.iter().filter(|stall| stall.item == item).count() as u8;
    copies - open.item_deck[at] - open.item_discard[at] - worn - sold
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerLine {
    pub hero: HeroId,
    #[serde(default, skip_serializing_if = "none")]
    pub damage: u8,
    #[serde(default, skip_serializing_if = "none")]
    pub gold: u8,
    #[serde(default, skip_serializing_if = "none")]
    pub xp: u8,
    #[serde(default, skip_serializing_if = "none")]
    pub ss: u8,
    #[serde(default, skip_serializing_if = "none")]
    pub bounties: u8,
    #[serde(default, skip_serializing_if = "none")]
    pub ko_by_me: u8,
    #[serde(default, skip_serializing_if = "none")]
    pub ko_me: u8,
    /// The Mission he kept, and the one he returned.
    pub missions: [MissionId; 2],
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<ItemLine>,
    /// Specials, Hero Skills and the cards of the Library, studied or not.
    pub cards: Vec<CardLine>,
    /// What he put back when he drew his Library.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub put_back: Vec<CardId>,
}

impl PlayerLine {
    pub(super) fn of(t: &Table, seat: Seat) -> PlayerLine {
        let player = &t.open().players[seat];
        let worn = t.open().gears.iter().enumerate().filter(|(_, gear)| gear.owner == seat);
        PlayerLine {
            hero: player.hero,
            damage: player.damage,
            gold: player.gold,
            xp: player.xp,
            ss: player.ss,
            bounties: player.bounties,
            ko_by_me: player.ko_by_me,
            ko_me: player.ko_me,
            missions: t.hidden().missions[seat],
            items: worn
                .map(|(place, gear)| ItemLine {
                    item: gear.item,
                    broken: gear.broken,
                    used: gear.game,
                    place: place as u8,
                })
                .collect(),
            cards: (0..SLOTS).filter_map(|slot| CardLine::of(t, seat, slot)).collect(),
            put_back: t.hidden().returned[seat].iter().collect(),
        }
    }
    /// Which place each of the cards has: its Hero's in their order, then the Library.
    pub(super) fn slots(&self) -> impl Iterator<Item = (usize, &CardLine)> {
        let hero = self.hero.hero();
        let mut library = FIRST_LIBRARY;
        self.cards.iter().map(move |line| {
            let at = |list: &[&crate::card::Card]| {
                list.iter().position(|card| card.name == line.card.card().name)
            };
            let slot = at(hero.specials).or_else(|| at(hero.skills).map(|i| SPECIALS + i));
            let slot = slot.unwrap_or_else(|| {
                library.raise(1);
                library - 1
            });
            (slot, line)
        })
    }
    pub(super) fn lay(&self, t: &mut Table, seat: Seat, first_game: bool) {
        let player = &mut t.lay_open().players[seat];
        player.hero = self.hero;
        (player.damage, player.gold, player.xp) = (self.damage, self.gold, self.xp);
        (player.ss, player.bounties) = (self.ss, self.bounties);
        (player.ko_by_me, player.ko_me) = (self.ko_by_me, self.ko_me);
        let studied = |line: &&CardLine| {
            let out = matches!(line.at, Where::Library | Where::Gone);
            line.card.card().is_neutral() && !out
        };
        player.studied = self.cards.iter().filter(studied).count() as u8;
        assert_eq!(first_game, t.open().mode == Mode::First, "a first game is one");
        for (slot, line) in self.slots() {
            line.lay(t, seat, slot);
        }
        t.count_hidden(seat);
        t.lay_hidden().missions[seat] = self.missions;
        for card in &self.put_back {
            t.lay_hidden().returned[seat].add(*card);
        }
    }
    pub(super) fn gear(&self, seat: Seat) -> impl Iterator<Item = (u8, Gear)> {
        self.items.iter().map(move |line| {
            let ItemLine { item, broken, used, place } = *line;
            (place, Gear { owner: seat, item, broken, game: used, ..Gear::default() })
        })
    }
}
