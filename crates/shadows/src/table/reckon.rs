//! What an Attack amounts to, and the blows that are on their way (SH-9).

use super::{Open, Table};
use crate::card::CardId;
use crate::entity::{Entity, Is};
use crate::op::{Amount, Base, Op, Span, What, Win};
use kernel::{Counter, Seat};
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
        self.len.raise(1);
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
        self.len.raise(1);
    }
    /// The oldest that came after the first so many.
    pub fn take(&mut self, first: u8) -> Option<Return> {
        if self.len <= first {
            return None;
        }
        let back = self.list[usize::from(first)];
        self.list.copy_within(usize::from(first) + 1..usize::from(self.len), usize::from(first));
        self.len.lower(1);
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
    /// How much a block takes off an Attack on this target (SH-10.4, SH-12.2).
    pub fn blocked(&self, by: Seat, amount: Amount, dodges: bool, target: Entity) -> u8 {
        let more = if dodges { self.lasting(by, What::Dodge) } else { 0 };
        (self.amount(by, amount, target, 0) + more).clamp(0, 255) as u8
    }
    fn damage_on(&self, target: Entity) -> i16 {
        match target.is() {
            Is::Hero(seat) => i16::from(self.players[seat].damage),
            _ => 0,
        }
    }
    /// The sum of the lasting changes of this kind by cards of a player.
    pub fn lasting(&self, seat: Seat, what: What) -> i16 {
        summed(|tell| self.lasting_parts(seat, what, tell))
    }
    fn lasting_parts(&self, seat: Seat, what: What, tell: &mut dyn FnMut(Reason, i16)) {
        let change = |op: &Op| match op {
            Op::Mod(w, n, Span::Static) if *w == what => i16::from(*n),
            _ => 0,
        };
        let cards = &self.players[seat].cards;
        let skills = self.skills_with(seat, Win::Static).map(|(slot, _, a)| (cards[slot].face, a));
        let items = self.gear_with(seat, Win::Static).map(|(item, _, a)| (item, a));
        for (card, ability) in skills.chain(items) {
            tell(Reason::Card(card), ability.does.iter().map(change).sum());
        }
    }
    /// The same for changes that count once a round; they belong to Items.
    fn firsts_parts(&self, seat: Seat, what: What, tell: &mut dyn FnMut(Reason, i16)) {
        let change = |op: &Op| match op {
            Op::Mod(w, n, Span::FirstEachRound) if *w == what => i16::from(*n),
            _ => 0,
        };
        let unused = self.gear_for(seat, Win::Static.bit()).filter(|gear| gear.round == 0);
        for gear in unused {
            let ops = gear.item.card().abilities.iter().flat_map(|a| a.does);
            tell(Reason::Card(gear.item), ops.map(change).sum());
        }
    }
    /// What attachments of others do to the Attacks of a Hero.
    fn burden_parts(&self, hero: Seat, tell: &mut dyn FnMut(Reason, i16)) {
        let on = super::At::On(Entity::hero(hero));
        let change = |op: &Op| match op {
            Op::Mod(What::AttachedAttack, n, Span::Static) => i16::from(*n),
            _ => 0,
        };
        let lasting = self.from(hero).filter(|seat| self.opens(*seat, Win::Static.bit()));
        let all = lasting.flat_map(|seat| self.players[seat].cards.iter());
        for own in all.filter(|own| own.at == on) {
            let ops = own.card().abilities.iter().flat_map(|a| a.does);
            tell(Reason::Card(own.face), ops.map(change).sum());
        }
    }
    /// All changes to the damage of an Attack by this entity on that one (SH-9.1).
    pub fn bonus(&self, by: Seat, from: Entity, target: Entity) -> i16 {
        summed(|tell| self.bonus_parts(by, from, target, tell))
    }
    /// The same, each change with its reason.
    pub fn bonus_parts(
        &self,
        by: Seat,
        from: Entity,
        target: Entity,
        tell: &mut dyn FnMut(Reason, i16),
    ) {
        let noted = &self.players[by].noted;
        match from.is() {
            Is::Hero(_) => {
                self.lasting_parts(by, What::HeroAttack, tell);
                tell(Reason::Round, i16::from(noted.attack));
                tell(Reason::Next, i16::from(noted.next_attack));
                if target == Entity::MONSTER {
                    self.firsts_parts(by, What::HeroAttackVsMonster, tell);
                }
                if noted.mark.on == target && !target.is_none() {
                    tell(Reason::Mark, i16::from(noted.mark.n));
                }
                self.burden_parts(by, tell);
            }
            Is::Unit(..) => self.lasting_parts(by, What::UnitAttack, tell),
            _ => (),
        }
    }
    pub fn price(&self, seat: Seat, item: CardId) -> u8 {
        let less = summed(|tell| self.price_parts(seat, tell));
        (i16::from(item.card().cost()) + less).max(1) as u8
    }
    /// What changes the price of the next Item, each change with its reason.
    pub fn price_parts(&self, seat: Seat, tell: &mut dyn FnMut(Reason, i16)) {
        let noted = &self.players[seat].noted;
        self.lasting_parts(seat, What::ItemCost, tell);
        self.firsts_parts(seat, What::ItemCost, tell);
        tell(Reason::Round, i16::from(noted.cost));
        tell(Reason::Next, i16::from(noted.next_cost));
    }
}

/// Why a number is changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// A card in play says so.
    Card(CardId),
    /// An effect for the rest of the round, for the next time, or for the next Attack on one
    /// target.
    Round,
    Next,
    Mark,
}

/// The changes together.
fn summed(parts: impl FnOnce(&mut dyn FnMut(Reason, i16))) -> i16 {
    let mut sum = 0;
    parts(&mut |_, n| sum.raise(n));
    sum
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
}
