//! The open half of the table: all that everybody sees, and what follows from it.

use super::hidden::KNOWERS;
use super::items::{Gear, Gears};
use super::market::Stalls;
use super::reckon::{Blows, Returns};
use super::{At, DEPTH, Own, PLAYERS, Player, Standing};
use crate::card::CardId;
use crate::cards::ITEMS;
use crate::entity::{Each, Entity, Is};
use crate::hero::{HeroId, MissionId};
use crate::monster::{KINDS, MonsterId};
use crate::op::{Ability, Side, Stats, Win};
use crate::row::Row;
use crate::setup::Setup;
use crate::step::Step;
use crate::titles::Titles;
use kernel::{Agenda, Seat, Seats};
use serde::Serialize;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    Setup,
    TeamUp,
    Plan,
    Combat,
    BuildUp,
    CleanUp,
    Refresh,
}

/// Where Libraries come from (SH-2.16, SH-2.22, SH-2.23).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    Shared,
    First,
    Own,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Open {
    pub count: u8,
    pub mode: Mode,
    /// Heroes that were agreed beforehand.
    pub agreed: Each<HeroId>,
    /// The Pools that players brought (SH-2.23).
    #[serde(skip)]
    pub pools: Each<Titles>,
    /// What was agreed beside: what Apex Hunter and Polymath pay (SH-R14), whether later Attacks
    /// may be declined (SH-9.3), whether empty questions are left out (SH-28.5).
    pub hard_missions: bool,
    pub optional_attacks: bool,
    pub skip_empty_questions: bool,
    pub round: u8,
    pub phase: Phase,
    /// The Initiative Step, in Combat.
    pub step: u8,
    pub leader: Seat,
    /// The Leader card's Shield Point is broken (SH-11.5).
    pub leader_broken: bool,
    /// The turn player (SH-26.4).
    pub turn: Seat,
    pub players: Each<Player>,
    pub gears: Gears,
    /// Basic Items on offer.
    pub basics: [CardId; PLAYERS + 1],
    pub market: Stalls,
    /// Items in the deck and in the discard pile, by title.
    pub item_deck: Row<u8, ITEMS>,
    pub item_discard: Row<u8, ITEMS>,
    /// Monster-Action cards that lie revealed before each player, and revealed ones that were
    /// discarded, by kind.
    pub revealed: Each<[u8; KINDS]>,
    pub discard: [u8; KINDS],
    /// How many were discarded unrevealed, by who has seen them.
    pub buried: [u8; KNOWERS],
    pub action_deck: u8,
    pub monster: Option<MonsterId>,
    /// Damage tokens on the Monster and on its Creature, by colour.
    pub wounds: Each<u8>,
    pub creature: bool,
    pub creature_wounds: Each<u8>,
    /// Who defeated which Monster of each level.
    pub trophies: [Option<(Seat, MonsterId)>; 3],
    pub blows: Blows,
    pub returns: Returns,
    pub standing: Standing,
    /// The Missions, once they are revealed at the end (SH-24.1).
    pub missions: Each<MissionId>,
    pub agenda: Agenda<Step, DEPTH>,
}

impl Open {
    pub(crate) fn empty(setup: &Setup) -> Open {
        let mut agreed = Seats([HeroId::NONE; PLAYERS]);
        for (i, hero) in setup.heroes.iter().take(PLAYERS).enumerate() {
            agreed.0[i] = *hero;
        }
        let mut pools = Seats([Titles::EMPTY; PLAYERS]);
        for (i, pool) in setup.pools.iter().take(PLAYERS).enumerate() {
            pool.iter().for_each(|card| pools.0[i].add(*card));
        }
        Open {
            count: setup.players,
            mode: setup.mode(),
            agreed,
            pools,
            hard_missions: setup.hard_missions,
            optional_attacks: setup.optional_attacks,
            skip_empty_questions: setup.skip_empty_questions,
            round: 0,
            phase: Phase::Setup,
            step: 0,
            leader: Seat(0),
            leader_broken: false,
            turn: Seat(0),
            players: Seats([Player::default(); PLAYERS]),
            gears: Gears::default(),
            basics: [CardId::NONE; PLAYERS + 1],
            market: Stalls::default(),
            item_deck: Row([0; ITEMS]),
            item_discard: Row([0; ITEMS]),
            revealed: Seats([[0; KINDS]; PLAYERS]),
            discard: [0; KINDS],
            buried: [0; KNOWERS],
            action_deck: 0,
            monster: None,
            wounds: Seats([0; PLAYERS]),
            creature: false,
            creature_wounds: Seats([0; PLAYERS]),
            trophies: [None; 3],
            blows: Blows::default(),
            returns: Returns::default(),
            standing: Standing::Playing,
            missions: Seats([MissionId::NONE; PLAYERS]),
            agenda: Agenda::default(),
        }
    }
    pub fn next(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.count)
    }
    /// All players, from this one clockwise.
    pub fn from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let count = self.count;
        (0..count).map(move |i| Seat((first.0 + i) % count))
    }
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.from(seat).skip(1)
    }
    pub fn defeated(&self) -> u8 {
        self.trophies.iter().flatten().count() as u8
    }
    /// How many cards a Hand has (SH-5.1).
    pub fn hand_size(&self) -> u8 {
        3 + self.defeated()
    }
    /// How many cards of this kind lie revealed before players.
    pub fn lie_revealed(&self, kind: usize) -> u8 {
        self.revealed.0.iter().map(|kinds| kinds[kind]).sum()
    }
    pub fn slots(&self) -> u8 {
        self.count + 1
    }
    pub fn gear(&self, seat: Seat) -> impl Iterator<Item = &Gear> {
        self.gears.iter().filter(move |gear| gear.owner == seat)
    }

    /// The titles of a player's Items that have an ability of these windows, in the order of the
    /// list.
    pub fn items_with(&self, seat: Seat, windows: u64) -> impl Iterator<Item = CardId> + use<> {
        let all = self.gear_for(seat, windows).map(|gear| gear.item.item());
        let mut titles = all.fold(0u64, |set, item| set | 1 << item);
        std::iter::from_fn(move || {
            let at = titles.trailing_zeros();
            titles &= titles.checked_sub(1)?;
            Some(CardId::of_item(at as usize))
        })
    }

    /// Current Stat Points (SH-7.3).
    #[inline]
    pub fn stats(&self, seat: Seat) -> Stats {
        debug_assert_eq!(self.players[seat].stats, self.stat_points(seat), "Stats of {seat}");
        self.players[seat].stats
    }
    fn stat_points(&self, seat: Seat) -> Stats {
        let player = &self.players[seat];
        if player.hero.is_none() {
            return Stats::NONE;
        }
        let hero = player.hero.hero().stats;
        self.stat_cards(seat).fold(hero, |stats, card| stats.plus(card.card().stats))
    }
    /// The cards in play that count for Stat Points.
    pub fn stat_cards(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        let there = self.players[seat].shown().filter(|(_, own)| own.at == At::Station);
        self.gear(seat).map(|gear| gear.item).chain(there.map(|(_, own)| own.face))
    }
    pub fn hp(&self, seat: Seat) -> u8 {
        self.stats(seat).hp.max(0) as u8
    }
    /// A card that is in play but does nothing, for its requirement is not met (SH-20.3).
    pub fn is_blank(&self, seat: Seat, slot: usize) -> bool {
        let card = self.players[seat].cards[slot].card();
        card.enters_at_once() && !card.req.is_met(self.stats(seat))
    }

    /// Whether it is there and may be targeted by anybody (SH-8.3).
    pub fn is_there(&self, entity: Entity) -> bool {
        match entity.is() {
            Is::Nothing => false,
            Is::Hero(seat) => seat.0 < self.count && !self.players[seat].is_invincible(),
            Is::Monster => self.monster.is_some(),
            Is::Creature => self.creature,
            Is::Unit(seat, slot) => self.players[seat].cards[slot].is_unit(),
        }
    }
    /// Every entity that this player does not control and may target (SH-8.2).
    pub fn targets(&self, by: Seat) -> impl Iterator<Item = Entity> + '_ {
        let heroes = self.others(by).map(Entity::hero);
        let units = self.others(by).flat_map(|seat| self.units(seat));
        let theirs = [Entity::MONSTER, Entity::CREATURE];
        heroes.chain(units).chain(theirs).filter(|entity| self.is_there(*entity))
    }
    pub fn units(&self, seat: Seat) -> impl Iterator<Item = Entity> + '_ {
        self.players[seat].units().map(move |(slot, _)| Entity::unit(seat, slot))
    }
    /// Own Hero and Units (SH-8.1).
    pub fn allies(&self, seat: Seat) -> impl Iterator<Item = Entity> + '_ {
        [Entity::hero(seat)].into_iter().chain(self.units(seat)).filter(|e| self.is_there(*e))
    }

    /// Whether an ability of a card counts now: its side is up and its limits are not reached.
    pub fn counts(ability: &Ability, flipped: bool, round: u8, game: u8) -> bool {
        let up = match ability.side {
            Side::Either => true,
            Side::Start => !flipped,
            Side::Back => flipped,
        };
        up && (ability.per_round == 0 || round < ability.per_round)
            && (ability.per_game == 0 || game < ability.per_game)
    }
    /// All windows that the cards in play and the Items of a player open.
    fn windows(&self, seat: Seat) -> u64 {
        let cards = self.players[seat].cards.iter().filter(|own| own.is_in_play());
        let items = self.gear(seat).map(|gear| gear.item);
        cards.map(|own| own.face).chain(items).fold(0, |set, card| set | card.windows())
    }
    /// To be called whenever a card or an Item enters or leaves play.
    pub(crate) fn gather(&mut self, seat: Seat) {
        let (stats, opens) = (self.stat_points(seat), self.windows(seat));
        let player = &mut self.players[seat];
        (player.stats, player.opens) = (stats, opens);
    }
    /// Whether anything that a player has in play has an ability of one of these windows.
    #[inline]
    pub fn opens(&self, seat: Seat, windows: u64) -> bool {
        debug_assert_eq!(self.players[seat].opens, self.windows(seat), "windows of {seat}");
        self.players[seat].opens & windows != 0
    }
    /// The abilities of this window that a player has in play: places among his cards.
    pub fn skills_with(
        &self,
        seat: Seat,
        win: Win,
    ) -> impl Iterator<Item = (usize, usize, &'static Ability)> + '_ {
        let all = if self.opens(seat, win.bit()) { &self.players[seat].cards[..] } else { &[] };
        let there = move |slot: usize, own: &Own| {
            own.is_in_play() && own.face.opens(win.bit()) && !self.is_blank(seat, slot)
        };
        let cards = all.iter().enumerate().filter(move |(slot, own)| there(*slot, own));
        cards.flat_map(move |(slot, own)| {
            let fits = move |a: &Ability| {
                a.win == win && Open::counts(a, own.flipped, own.round, own.game)
            };
            let all = own.card().abilities.iter().enumerate();
            all.filter(move |(_, a)| fits(a)).map(move |(i, a)| (slot, i, a))
        })
    }
    /// Whether the Dodge of a player lies ready.
    pub fn may_dodge(&self, seat: Seat) -> bool {
        self.skills_with(seat, Win::RespondAttack).any(|(_, _, ability)| ability.is_dodge())
    }
    /// The Items of a player that have an ability of one of these windows.
    pub fn gear_for(&self, seat: Seat, windows: u64) -> impl Iterator<Item = &Gear> {
        let most = if self.opens(seat, windows) { self.gears.len() } else { 0 };
        let own = move |gear: &&Gear| gear.owner == seat && gear.item.opens(windows);
        self.gears.iter().take(most).filter(own)
    }
    /// The abilities of this window that his Items have.
    pub fn gear_with(
        &self,
        seat: Seat,
        win: Win,
    ) -> impl Iterator<Item = (CardId, usize, &'static Ability)> + '_ {
        self.gear_for(seat, win.bit()).flat_map(move |gear| {
            let all = gear.item.card().abilities.iter().enumerate();
            let fits =
                move |a: &Ability| a.win == win && Open::counts(a, false, gear.round, gear.game);
            all.filter(move |(_, a)| fits(a)).map(move |(i, a)| (gear.item, i, a))
        })
    }
}
