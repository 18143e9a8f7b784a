//! One Attack from its announcement to its aftermath (SH-9).

use super::{Against, Answer, Doing, Falls, Flags, Reveal, Run, Shielding, Source, Step, Triggers};
use crate::entity::{Entity, Is};
use crate::event::Event;
use crate::monster::creature;
use crate::op::{Hit, To, Trait, Win};
use crate::table::{Blow, Cause, Mark, Return, Table};
use kernel::{Counter, Play, Seat, SeatSet};
use serde::Serialize;

/// What an Attack is, while it is resolved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Strike {
    /// Whose Attack it is; for the Monster's, who revealed the card.
    pub by: Seat,
    /// The Attacker (SH-8.5).
    pub from: Entity,
    /// The first of its blows, and the next to be decided.
    pub first: u8,
    pub next: u8,
    pub no_response: bool,
    /// Who has used a Response against it (SH-9.5).
    pub answered: SeatSet,
    /// Return Attacks that waited before it.
    pub returns: u8,
    /// The mark that it has used up.
    pub mark: Mark,
}

impl Strike {
    fn is_heros(&self) -> bool {
        self.from == Entity::hero(self.by)
    }
    fn cause(&self) -> Cause {
        match self.from.is() {
            Is::Monster | Is::Creature => Cause::Monster,
            _ => Cause::Player(self.by),
        }
    }
}

impl Table {
    /// Targets are named: the damage is reckoned and announced (SH-9.1).
    pub(crate) fn announce(&mut self, play: &mut Play<Event>, run: &mut Run, hit: &Hit) {
        if run.is_monsters() {
            self.aim_monster(run, hit);
        }
        let first = self.open().blows.len() - run.n;
        let mut die = 0;
        if hit.rolls() {
            die = 1 + play.chance.pick(&[1; 6]) as u8;
            play.everyone(Event::DieRolled { seat: run.by, die });
        }
        let from = run.user(self);
        for at in first..self.open().blows.len() {
            let target = self.open().blows.at(at).target;
            let damage = self.announced(run, hit, target, die).clamp(0, 255) as u8;
            let blow = self.blows().at_mut(at);
            (blow.damage, blow.no_shields) = (damage, hit.no_shields);
        }
        run.n = 0;
        run.flags.set(Flags::STRUCK, true);
        run.flags.set(Flags::KO, false);
        if !run.is_monsters() {
            let standalone = run.uses(self) == Trait::Standalone;
            let noted = self.noted(run.by);
            noted.attacked = true;
            noted.standalone |= standalone;
        }
        if self.open().blows.from(first).iter().all(|blow| blow.damage == 0) {
            return self.fail(play, run, from, first);
        }
        self.strike(play, run, hit, from, first);
    }
    /// An Attack whose die was too low hits nobody, but it was used (SH-9.14, SH-R10). A row that
    /// finds nobody there is no Attack at all.
    fn fail(&mut self, play: &mut Play<Event>, run: &mut Run, from: Entity, first: u8) {
        run.flags.set(Flags::FAILED, true);
        run.flags.set(Flags::LOST, false);
        if !run.is_monsters() {
            play.everyone(Event::AttackFailed { by: run.by });
        }
        if from == Entity::hero(run.by) {
            self.spend_attack(run.by, first);
            self.then(Step::Triggers(Triggers::of(Win::AfterAttack, run.by)));
        }
        self.blows().cut(first);
    }
    /// An Attack of the Hero is used: what counts for the next one is used up, and traps close.
    fn spend_attack(&mut self, by: Seat, first: u8) -> Mark {
        let blows = self.open().blows;
        let hits = |e: Entity| blows.from(first).iter().any(|blow| blow.target == e);
        let marked = self.spend_bonus(by, hits);
        for seat in self.open().from(self.open().turn) {
            let trigger = Triggers::of(Win::AttachedAttack, seat).against(Entity::hero(by));
            self.then(Step::Triggers(trigger));
        }
        if marked { std::mem::take(&mut self.noted(by).mark) } else { Mark::default() }
    }
    fn strike(&mut self, play: &mut Play<Event>, run: &Run, hit: &Hit, from: Entity, first: u8) {
        let by = run.by;
        for at in first..self.open().blows.len() {
            let Blow { target, damage, .. } = *self.open().blows.at(at);
            let card = self.open().card_of(target);
            play.everyone(Event::Attacked { by, from, target, card, damage });
        }
        let mut mark = Mark::default();
        if from == Entity::hero(by) {
            mark = self.spend_attack(by, first);
        }
        let strike = Strike {
            by,
            from,
            first,
            next: first,
            no_response: hit.no_response,
            answered: SeatSet::EMPTY,
            returns: self.open().returns.len(),
            mark,
        };
        self.then(Step::Defend(Defend { strike }));
    }
    /// The Attack is made again on the same target.
    pub(crate) fn aim_again(&mut self, run: &mut Run) {
        self.blows().push(Blow { target: run.struck, ..Blow::default() });
        run.n = 1;
        run.flags.set(Flags::SAME, false);
        run.flags.set(Flags::NAMED, true);
    }
    /// A row is aimed at what triggered it, or at every Hero (SH-15.3, SH-15.8).
    fn aim_monster(&mut self, run: &mut Run, hit: &Hit) {
        let fallen = self.trigger_fell();
        let mut aim = |t: &mut Table, target: Entity| {
            if t.open().is_there(target) && !(fallen && target == run.foe) {
                t.blows().push(Blow { target, ..Blow::default() });
                run.n.raise(1);
            }
        };
        if hit.to == To::AllHeroes {
            for seat in self.open().from(run.by) {
                aim(self, Entity::hero(seat));
            }
        } else {
            aim(self, run.foe);
        }
    }
    /// The row that puts the Monster's Creature into play, or lets it act (SH-16.1).
    pub(crate) fn call_creature(&mut self, play: &mut Play<Event>, run: &Run) {
        if !self.open().creature {
            return self.summon_creature(play);
        }
        if creature().does.is_empty() || self.trigger_fell() {
            return;
        }
        let act = Run { foe: run.foe, ..Run::new(run.by, Source::Creature, 0) };
        self.then(Step::Doing(Doing { run: act }));
    }
    /// The blow that is being decided.
    pub(crate) fn defended(&self) -> Option<u8> {
        self.defence().map(|strike| strike.next - 1)
    }
    pub(crate) fn defence(&self) -> Option<&Strike> {
        self.open().agenda.live().iter().rev().find_map(|step| match step {
            Step::Defend(defend) => Some(&defend.strike),
            _ => None,
        })
    }
    pub(crate) fn defence_mut(&mut self) -> Option<&mut Strike> {
        self.agenda().live_mut().iter_mut().rev().find_map(|step| match step {
            Step::Defend(defend) => Some(&mut defend.strike),
            _ => None,
        })
    }
    /// Whether the innermost Attack is over and its return Attacks come.
    pub(crate) fn is_returning(&self) -> bool {
        let over = |step: &&Step| matches!(step, Step::Defend(_) | Step::EndStrike(_));
        let innermost = self.open().agenda.live().iter().rev().find(over);
        matches!(innermost, Some(Step::EndStrike(_)))
    }
    /// A Response that strikes back waits with the rest of its text.
    pub(crate) fn wait_to_return(&mut self, run: Run) {
        self.returns().push(Return { run });
    }
}

/// The owners of the targets decide, one after the other (SH-9.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Defend {
    pub strike: Strike,
}

impl Defend {
    pub fn resume(mut self, t: &mut Table, _: &mut Play<Event>) {
        let at = self.strike.next;
        if at == t.open().blows.len() {
            return t.then(Step::Land(Land { strike: self.strike }));
        }
        let target = t.open().blows.at(at).target;
        self.strike.next.raise(1);
        t.finally(Step::Defend(self));
        match target.is() {
            Is::Monster => {
                let Strike { by, from, .. } = self.strike;
                t.then(Step::Reveal(Reveal { seat: by, trigger: from, blow: Some(at) }));
            }
            Is::Hero(seat) | Is::Unit(seat, _) => {
                if !self.strike.no_response && !self.strike.answered.has(seat) {
                    t.then(Step::Answer(Answer::to(Against::Attack, seat, at)));
                }
                t.then(Step::Shielding(Shielding { seat, blow: at, last: None }));
            }
            _ => (),
        }
    }
}

/// All damage is placed together (SH-9.9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Land {
    pub strike: Strike,
}

impl Land {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        let strike = self.strike;
        let (mut lost, mut hero_lost, mut answered, mut marked) = (false, false, false, false);
        for at in strike.first..t.open().blows.len() {
            let blow = *t.open().blows.at(at);
            let hurts = t.hurt(play, blow.target, blow.damage, strike.by, strike.cause());
            t.blows().at_mut(at).lost = hurts;
            if blow.heal > 0 {
                t.recover(play, blow.target, blow.heal, strike.by);
            }
            lost |= hurts;
            hero_lost |= hurts && blow.target.is_hero();
            answered |= blow.answered;
            marked |= hurts && blow.target == strike.mark.on;
        }
        if let Some(run) = t.running_mut() {
            run.flags.set(Flags::LOST, lost);
            run.flags.set(Flags::HERO_LOST, hero_lost);
            if answered {
                run.flags.set(Flags::ANSWERED, true);
            }
        }
        aftermath_of_heroes(t, &strike);
        t.then(Step::Falls(Falls { first: strike.first, ordered: true }));
        if marked {
            let Mark { slot, ability, op, .. } = strike.mark;
            let run = Run::new(strike.by, Source::Skill(slot), usize::from(ability));
            t.then(Step::Doing(Doing { run: Run { at: op, ..run } }));
        }
        if strike.is_heros() {
            let mut after = |so: bool, win: Win| {
                if so {
                    t.then(Step::Triggers(Triggers::of(win, strike.by)));
                }
            };
            after(lost, Win::AfterHit);
            after(true, Win::AfterAttack);
            after(answered, Win::AfterAnswered);
        }
        t.then(Step::EndStrike(EndStrike { strike }));
    }
}

/// What Heroes do who were hit: Flat-Footed, and cards that answer a loss of health.
fn aftermath_of_heroes(t: &mut Table, strike: &Strike) {
    for at in strike.first..t.open().blows.len() {
        let blow = *t.open().blows.at(at);
        let (Is::Hero(seat), true) = (blow.target.is(), blow.lost) else { continue };
        // Whatever was used for another of his targets was used against this Attack, too.
        let own = t.open().blows.from(strike.first).iter();
        let shielded = own.clone().any(|b| b.target.owner() == Some(seat) && b.shielded);
        if !strike.answered.has(seat) && !shielded {
            t.then(Step::Triggers(Triggers::of(Win::AfterUnanswered, seat)));
        }
        t.then(Step::Triggers(Triggers::of(Win::AfterHurt, seat).against(strike.from)));
    }
}

/// The Attack is resolved; now those strike back who may (SH-10.9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct EndStrike {
    pub strike: Strike,
}

impl EndStrike {
    pub fn resume(self, t: &mut Table, _: &mut Play<Event>) {
        let first = self.strike.first;
        if t.open().blows.len() > first {
            t.blows().cut(first);
        }
        if let Some(back) = t.returns().take(self.strike.returns) {
            t.then(Step::Doing(Doing { run: back.run }));
            t.finally(Step::EndStrike(self));
        }
    }
}
