//! What everybody sees of an ability that is being carried out: its card lies open.

use super::{Run, Source, Step, Strike};
use crate::card::CardId;
use crate::entity::Entity;
use crate::op::{Ability, Hit, Op, To, Win};
use crate::table::Open;
use kernel::Seat;

impl Run {
    /// The card it is printed on, as it lies there; none for the Monster's side.
    pub fn shown(&self, open: &Open) -> CardId {
        match self.src {
            Source::Skill(slot) => open.players[self.by].cards[usize::from(slot)].face,
            Source::Gear(item) => item,
            _ => CardId::NONE,
        }
    }
    pub fn next_op(&self, open: &Open) -> Option<Op> {
        self.ops_on(self.shown(open), open).get(usize::from(self.at)).copied()
    }
    /// The entity that uses it (SH-8.5).
    pub fn used_by(&self, open: &Open) -> Entity {
        self.user_on(self.shown(open))
    }
}

impl Open {
    /// The abilities that are being carried out, the innermost first.
    pub fn runs(&self) -> impl Iterator<Item = &Run> {
        self.agenda.live().iter().rev().filter_map(|step| match step {
            Step::Doing(doing) => Some(&doing.run),
            _ => None,
        })
    }
    /// The innermost Attack whose targets are being decided or hit.
    pub fn strike(&self) -> Option<&Strike> {
        let innermost = self.agenda.live().iter().rev().find_map(|step| match step {
            Step::Defend(defend) => Some(Some(&defend.strike)),
            Step::Land(land) => Some(Some(&land.strike)),
            Step::EndStrike(_) => Some(None),
            _ => None,
        });
        innermost.flatten()
    }
    /// What a Response with this card would take off a blow: how much, and whether Shield Points
    /// may still be used then (SH-10.4).
    pub fn would_block(&self, by: Seat, card: CardId, blow: u8) -> Option<(u8, bool)> {
        let answers = |a: &&Ability| a.win == Win::RespondAttack;
        let ability = card.card().abilities.iter().find(answers)?;
        let block = ability.does.iter().find_map(|op| match op {
            Op::Block(amount, shields, _) => Some((*amount, *shields)),
            _ => None,
        });
        let (amount, shields) = block?;
        let target = self.blows.at(blow).target;
        Some((self.blocked(by, amount, ability.is_dodge(), target), shields))
    }
    /// The damage with which an Attack of a run by this entity is announced (SH-9.1).
    pub fn announced(&self, run: &Run, hit: &Hit, from: Entity, target: Entity, die: u8) -> i16 {
        self.amount(run.by, hit.n, target, die) + self.bonus(run.by, from, target)
    }
    /// Everything an Attack could be aimed at, whatever damage it would do.
    pub(crate) fn could_hit(&self, run: &Run, hit: &Hit, f: &mut dyn FnMut(Entity)) {
        let free = |e: &Entity| !(hit.distinct && (*e == run.first || *e == run.struck));
        match hit.to {
            To::Target | To::Targets(_) | To::AllTargets => {
                self.targets(run.by).filter(free).for_each(f);
            }
            To::TargetHero => self.targets(run.by).filter(|e| e.is_hero()).for_each(f),
            To::Monster if self.monster.is_some() => f(Entity::MONSTER),
            To::Attacker if self.is_there(run.foe) => f(run.foe),
            _ => (),
        }
    }
    /// The targets that may be named for it now: where it would do damage (SH-9.2), each once.
    pub fn aims(&self, run: &Run, hit: &Hit, from: Entity, f: &mut dyn FnMut(Entity)) {
        let named = self.blows.from(self.blows.len() - run.n.min(self.blows.len()));
        let several = matches!(hit.to, To::Targets(_) | To::AllTargets);
        self.could_hit(run, hit, &mut |target| {
            let again = several && named.iter().any(|blow| blow.target == target);
            if !again && (hit.rolls() || self.announced(run, hit, from, target, 0) > 0) {
                f(target);
            }
        });
    }
}
