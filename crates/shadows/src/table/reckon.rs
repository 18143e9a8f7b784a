//! What an Attack amounts to, and the blows that are on their way (SH-9).

use super::{Invincible, Open, Table};
use crate::entity::{Entity, Is};
use crate::op::{Amount, Base, Op, Span, What, Win};
use kernel::Seat;
use serde::{Serialize, Serializer};

/// What an Attack does to one of its targets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Blow {
    pub target: Entity,
    /// What is left of it after blocks and Shield Points.
    pub damage: u8,
    /// What the Monster recovers afterwards (SH-15.9).
    pub heal: u8,
    pub answered: bool,
    pub shielded: bool,
    pub no_shields: bool,
    pub lost: bool,
}

const MOST: usize = 32;

/// The blows of all Attacks that are being resolved, those of the innermost last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Blows {
    list: [Blow; MOST],
    len: u8,
}

impl Default for Blows {
    fn default() -> Self {
        Blows { list: [Blow::default(); MOST], len: 0 }
    }
}

impl Blows {
    pub fn len(&self) -> u8 {
        self.len
    }
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
    pub fn at(&self, i: u8) -> &Blow {
        &self.list[usize::from(i)]
    }
    pub fn at_mut(&mut self, i: u8) -> &mut Blow {
        &mut self.list[usize::from(i)]
    }
    pub fn from(&self, first: u8) -> &[Blow] {
        &self.list[usize::from(first)..usize::from(self.len)]
    }
    pub fn push(&mut self, blow: Blow) {
        self.list[usize::from(self.len)] = blow;
        self.len += 1;
    }
    pub fn cut(&mut self, first: u8) {
        self.list[usize::from(first)..usize::from(self.len)].fill(Blow::default());
        self.len = first;
    }
}

impl Serialize for Blows {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.from(0))
    }
}

/// A return Attack that waits for the end of the answered one (SH-10.9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Return {
    pub run: crate::step::Run,
}

const MOST_RETURNS: usize = 6;

/// The return Attacks that wait, those of the innermost Attack last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Returns {
    list: [Return; MOST_RETURNS],
    len: u8,
}

impl Returns {
    pub fn len(&self) -> u8 {
        self.len
    }
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
    pub fn push(&mut self, back: Return) {
        self.list[usize::from(self.len)] = back;
        self.len += 1;
    }
    /// The oldest that came after the first so many.
    pub fn take(&mut self, first: u8) -> Option<Return> {
        if self.len <= first {
            return None;
        }
        let back = self.list[usize::from(first)];
        self.list.copy_within(usize::from(first) + 1..usize::from(self.len), usize::from(first));
        self.len -= 1;
        self.list[usize::from(self.len)] = Return::default();
        Some(back)
    }
}

impl Serialize for Returns {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.list[..usize::from(self.len)].iter())
    }
}

impl Open {
    /// An amount without its modifications. A die that was not rolled yet counts as nothing.
    pub fn amount(&self, by: Seat, amount: Amount, target: Entity, die: u8) -> i16 {
        let stats = self.stats(by);
        let level = self.monster.map_or(0, |m| i16::from(m.monster().level));
        let base = match amount.base {
            Base::Nothing => 0,
            Base::Str => i16::from(stats.str),
            Base::Tech => i16::from(stats.tech),
            Base::Mag => i16::from(stats.mag),
            Base::StrAndLevel => i16::from(stats.str) + level,
            Base::TargetDamage => self.damage_on(target),
            Base::Die => i16::from(die),
            Base::All => i16::from(u8::MAX),
        };
        base + i16::from(amount.plus)
    }
    fn damage_on(&self, target: Entity) -> i16 {
        match target.is() {
            Is::Hero(seat) => i16::from(self.players[seat].damage),
            _ => 0,
        }
    }
    /// The sum of the lasting changes of this kind by cards of a player.
    pub fn lasting(&self, seat: Seat, what: What) -> i16 {
        let change = |op: &Op| match op {
            Op::Mod(w, n, Span::Static) if *w == what => i16::from(*n),
            _ => 0,
        };
        let skills = self.skills_with(seat, Win::Static).map(|(.., a)| a);
        let items = self.gear_with(seat, Win::Static).map(|(.., a)| a);
        skills.chain(items).flat_map(|a| a.does).map(change).sum()
    }
    /// The same for changes that count once a round; they belong to Items.
    pub fn firsts(&self, seat: Seat, what: What) -> i16 {
        let change = |op: &Op| match op {
            Op::Mod(w, n, Span::FirstEachRound) if *w == what => i16::from(*n),
            _ => 0,
        };
        let unused = self.gear(seat).filter(|gear| gear.round == 0);
        unused.flat_map(|gear| gear.item.card().abilities).flat_map(|a| a.does).map(change).sum()
    }
    /// What attachments of others do to the Attacks of a Hero.
    fn burden(&self, hero: Seat) -> i16 {
        let on = super::At::On(Entity::hero(hero));
        let change = |op: &Op| match op {
            Op::Mod(What::AttachedAttack, n, Span::Static) => i16::from(*n),
            _ => 0,
        };
        let all = self.from(hero).flat_map(|seat| self.players[seat].cards.iter());
        let there = all.filter(|own| own.at == on);
        there.flat_map(|own| own.card().abilities).flat_map(|a| a.does).map(change).sum()
    }
    /// All changes to the damage of an Attack by this entity on that one (SH-9.1).
    pub fn bonus(&self, by: Seat, from: Entity, target: Entity) -> i16 {
        let noted = &self.players[by].noted;
        match from.is() {
            Is::Hero(_) => {
                let vs = target == Entity::MONSTER;
                let vial = if vs { self.firsts(by, What::HeroAttackVsMonster) } else { 0 };
                let marked = noted.mark.on == target && !target.is_none();
                let mark = if marked { i16::from(noted.mark.n) } else { 0 };
                let own = i16::from(noted.attack) + i16::from(noted.next_attack);
                self.lasting(by, What::HeroAttack) + own + vial + mark + self.burden(by)
            }
            Is::Unit(..) => self.lasting(by, What::UnitAttack),
            _ => 0,
        }
    }
    pub fn price(&self, seat: Seat, item: crate::card::CardId) -> u8 {
        let noted = &self.players[seat].noted;
        let less = self.lasting(seat, What::ItemCost)
            + self.firsts(seat, What::ItemCost)
            + i16::from(noted.cost)
            + i16::from(noted.next_cost);
        (i16::from(item.card().cost()) + less).max(1) as u8
    }
}

impl Table {
    /// An Attack of the Hero was announced: what counts for the next one is used up.
    pub(crate) fn spend_bonus(&mut self, by: Seat, targets: impl Fn(Entity) -> bool) -> bool {
        let marked = {
            let noted = &mut self.open.players[by].noted;
            noted.next_attack = 0;
            !noted.mark.on.is_none() && targets(noted.mark.on)
        };
        if targets(Entity::MONSTER) {
            self.spend_firsts(by, What::HeroAttackVsMonster);
        }
        marked
    }
    pub(crate) fn spend_firsts(&mut self, by: Seat, what: What) {
        for gear in self.open.gears.iter_mut().filter(|gear| gear.owner == by) {
            let first = |op: &Op| matches!(op, Op::Mod(w, _, Span::FirstEachRound) if *w == what);
            if gear.item.card().abilities.iter().any(|a| a.does.iter().any(first)) {
                gear.round = gear.round.max(1);
            }
        }
    }
    pub(crate) fn noted(&mut self, seat: Seat) -> &mut super::player::Noted {
        &mut self.open.players[seat].noted
    }
    pub(crate) fn blows(&mut self) -> &mut Blows {
        &mut self.open.blows
    }
    pub(crate) fn returns(&mut self) -> &mut Returns {
        &mut self.open.returns
    }
    /// What holds for the running Step ends with it.
    pub(crate) fn end_step(&mut self) {
        for seat in self.seats() {
            let player = &mut self.open.players[seat];
            if player.noted.invincible == Invincible::Step {
                player.noted.invincible = Invincible::No;
            }
            player.cards.iter_mut().for_each(|own| own.acted = false);
        }
        self.open.gears.iter_mut().for_each(|gear| gear.acted = false);
    }
}
