//! What an attack promises between two cards that stand alone, and against a card that is face
//! down: worked out once with the engine's own reckoning.
//!
//! In an imagined deal every card is known. Whoever looked there before he chose his target would
//! believe that he always finds the weak one.

use super::chances::{self, Chances};
use super::worth;
use fantasy_clash::card::CardId;
use fantasy_clash::field::Field;
use fantasy_clash::fight::Bout;
use fantasy_clash::odds::is_trap;
use fantasy_clash::unit::{Class, Faction, KINDS};
use fantasy_clash::{NORTH, Open, SOUTH, Setup, Space, Spaces, Table, UnitId};
use kernel::{Game, Play, Seeded};
use std::sync::LazyLock;

/// What an attack wins and loses on average.
#[derive(Clone, Copy, Default)]
pub struct Promise {
    /// How likely the target falls, and the attacker.
    pub wins: f32,
    pub loses: f32,
    /// What the targets that fall are worth.
    pub prize: f32,
}

impl Promise {
    pub fn of(chances: Chances, prize: f32) -> Promise {
        Promise { wins: chances.wins, loses: chances.loses, prize: chances.wins * prize }
    }
}

const FACTIONS: usize = Faction::ALL.len();
const UNITS: usize = FACTIONS * KINDS;
const FROM: CardId = CardId(0);

struct Duels {
    /// By attacker and target, face up.
    alone: Vec<[Chances; 2]>,
    /// By attacker and faction of the target, face down.
    strangers: Vec<[Promise; 2]>,
}

static DUELS: LazyLock<Duels> = LazyLock::new(|| {
    let mut duels = Duels {
        alone: vec![Default::default(); UNITS * UNITS],
        strangers: vec![Default::default(); UNITS * FACTIONS],
    };
    for shot in [false, true] {
        let mut open = battlefield(shot);
        for attacker in Faction::ALL.into_iter().flat_map(Faction::units) {
            open.cards[FROM].face = attacker;
            open.rules[SOUTH] = attacker.rules();
            for target in Faction::ALL.into_iter().flat_map(Faction::units) {
                duels.fight(&open, attacker, target, shot);
            }
        }
    }
    duels
});

/// Two spaces in front of each other, or with one between for a shot, and nothing else.
fn battlefield(shot: bool) -> Open {
    let setup = Setup::of(Faction::Alliance, Faction::Orcs);
    let table = Table::start(&setup, &mut Play::silent(&mut Seeded::new(0)));
    let mut open = *table.expect("a playable setup").open();
    let (here, there) = (Space::at(2, 4), Space::at(2, if shot { 6 } else { 5 }));
    for (id, at) in [(FROM, here), (target(), there)] {
        open.cards[id].at = at;
        open.cells[at.index()] = id;
        open.sides[id.owner()] = Spaces::one(at);
    }
    open.up = Spaces::one(here);
    open
}

fn target() -> CardId {
    CardId::nth(NORTH, 0)
}

impl Duels {
    fn fight(&mut self, open: &Open, attacker: UnitId, defender: UnitId, shot: bool) {
        let mut shown = *open;
        shown.cards[target()].face = defender;
        shown.up = shown.up.or(shown.sides[NORTH]);
        shown.rules[NORTH] = defender.rules();
        let bout = Bout { from: FROM, to: target(), shot };
        let up = chances::of(&shown.field(), &bout);
        let at = usize::from(attacker.0) * UNITS + usize::from(defender.0);
        self.alone[at][usize::from(shot)] = up;

        let hidden = Field { open, assumed: Some((target(), defender)) };
        let down = if is_trap(&hidden, &bout) { chances::of(&hidden, &bout) } else { up };
        let (faction, share) = (defender.unit().faction, share(defender));
        let promise = Promise::of(down, worth::printed(defender));
        let at = usize::from(attacker.0) * FACTIONS + faction as usize;
        let sum = &mut self.strangers[at][usize::from(shot)];
        sum.wins += share * promise.wins;
        sum.loses += share * promise.loses;
        sum.prize += share * promise.prize;
    }
}

/// How likely any card of a starting force is this one.
fn share(unit: UnitId) -> f32 {
    let class = unit.class();
    let force: u8 = Class::FORCE.iter().sum();
    let all = unit.unit().faction.units().filter(|other| other.class() == class);
    let copies: u8 = all.map(|unit| unit.unit().copies).sum();
    let places = f32::from(Class::FORCE[class as usize]) / f32::from(force);
    places * f32::from(unit.unit().copies) / f32::from(copies)
}

/// The chances against this card if neither has anything else around it.
pub fn alone(attacker: UnitId, target: UnitId, shot: bool) -> Chances {
    DUELS.alone[usize::from(attacker.0) * UNITS + usize::from(target.0)][usize::from(shot)]
}

/// What this card can expect of an attack on a face-down card of this faction.
pub fn stranger(attacker: UnitId, enemy: Faction, shot: bool) -> Promise {
    DUELS.strangers[usize::from(attacker.0) * FACTIONS + enemy as usize][usize::from(shot)]
}
