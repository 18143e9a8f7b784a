//! What an effect is aimed at is named before it takes effect (SH-9.1, SH-13.3).

use super::{Answered, Flags, NOBODY, Run};
use crate::choice::{Aimed, Choice};
use crate::entity::{Entity, Is};
use crate::event::Event;
use crate::op::{Hit, Look, Market, Of, Op, To};
use crate::table::{At, Blow, Place, Table};
use crate::why;
use kernel::{Asks, Counter, Play, Seat, SeatSet, Weigh};
use serde::Serialize;

/// Names what the running ability needs next; it lies right below on the agenda.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Name;

impl Name {
    pub fn asks(&self, t: &Table) -> Asks {
        t.running().map_or(NOBODY, |run| Asks::one(run.by))
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if let Some(run) = t.running().filter(|run| run.by == seat) {
            t.choices(run, &mut |choice| out.offer(choice));
            if W::WHY {
                t.refused(run, &mut |choice, why| out.refuse(choice, why));
            }
        }
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answered) {
        let Some((_, choice)) = answer else { return };
        let run = *t.running().expect("an ability is being carried out");
        let named = t.bind(play, run, choice);
        *t.running_mut().expect("it still is") = named;
    }
}

impl Table {
    /// Whether somebody must name something for this operation.
    pub(crate) fn is_named(&self, run: &Run, op: Op) -> bool {
        match op {
            Op::Attack(_) => !run.is_monsters(),
            Op::Lose(to, _) => matches!(to, To::Target | To::TargetHero | To::HeroOrMonster),
            Op::Recover(to, _) => to == To::Ally,
            Op::Drain(_, _, of, _) | Op::Break(_, of) => of == Of::Opponent,
            Op::Peek(_, of) => of == Of::Opponent,
            Op::Repeat(cond) => self.holds(run, cond),
            Op::Market(market) => market == Market::Replace,
            Op::Stun(_)
            | Op::Unstun
            | Op::Release
            | Op::DiscardWeak(_)
            | Op::DestroyItem(_)
            | Op::DestroyUnit
            | Op::Attach(_)
            | Op::Mark(..)
            | Op::SwapAction
            | Op::Predict(..)
            | Op::Choose(_)
            | Op::Fetch => true,
            _ => false,
        }
    }
    pub(crate) fn has_choice(&self, run: &Run) -> bool {
        let mut any = false;
        self.choices(run, &mut |choice| any |= choice != Choice::Pass && choice != Choice::Done);
        any
    }
    /// What may be named for the next operation of a run.
    pub(crate) fn choices(&self, run: &Run, f: &mut dyn FnMut(Choice)) {
        let open = self.open();
        let at = |entity: Entity, f: &mut dyn FnMut(Choice)| {
            f(Choice::At(Aimed::of(open, entity)));
        };
        let Some(op) = run.op(self) else { return };
        match op {
            Op::Attack(hit) => self.aims(run, &hit, f),
            Op::Lose(To::Target, _) => open.targets(run.by).for_each(|e| at(e, f)),
            Op::Lose(To::TargetHero, _) | Op::Attach(To::TargetHero) => {
                open.targets(run.by).filter(|e| e.is_hero()).for_each(|e| at(e, f));
            }
            Op::Lose(..) | Op::Attach(To::HeroOrMonster) | Op::Mark(..) => {
                let named = |e: &Entity| e.is_hero() || *e == Entity::MONSTER;
                open.targets(run.by).filter(named).for_each(|e| at(e, f));
            }
            // A Combat Field is there whatever its Hero is.
            Op::Attach(_) => open.others(run.by).for_each(|s| at(Entity::hero(s), f)),
            Op::Recover(..) => open.allies(run.by).for_each(|e| at(e, f)),
            Op::Drain(..) | Op::Break(..) | Op::Peek(..) => {
                open.others(run.by).for_each(|seat| f(Choice::Against(seat)));
            }
            Op::DiscardWeak(most) => {
                let weak = |e: &Entity| {
                    matches!(e.is(),
                    Is::Unit(seat, slot) if open.players[seat].cards[slot].health() <= most)
                };
                open.targets(run.by).filter(weak).for_each(|e| at(e, f));
            }
            Op::DestroyUnit => {
                open.targets(run.by).filter(|e| e.is_unit()).for_each(|e| at(e, f));
            }
            Op::DestroyItem(most) => self.destroyable(run, most, f),
            Op::Stun(of) => self.stunnable(run, of, f),
            Op::Predict(numbers, _) => self.predictable(run, numbers, f),
            Op::Choose(options) => {
                (1..=options.len() as u8).for_each(|n| f(Choice::Option(n)));
            }
            Op::Repeat(_) => {
                if self.can_repeat(run) {
                    f(Choice::Again);
                    f(Choice::Pass);
                }
            }
            _ => self.own_choices(run, op, f),
        }
    }
    /// Choices among one's own cards and the Market.
    fn own_choices(&self, run: &Run, op: Op, f: &mut dyn FnMut(Choice)) {
        let open = self.open();
        let player = &open.players[run.by];
        match op {
            Op::Market(_) if !open.market.is_empty() => {
                open.market.titles().for_each(|item| f(Choice::Replace(item)));
                f(Choice::Pass);
            }
            Op::SwapAction if player.front => {
                f(Choice::Swap);
                f(Choice::Pass);
            }
            Op::Fetch => self.hidden_in(run.by, Place::Deck).for_each(|(_, c)| f(Choice::Fetch(c))),
            Op::Release => {
                let stunned = player.cards.iter().filter(|own| own.at == At::Stunned);
                let mut any = false;
                stunned.for_each(|own| {
                    any = true;
                    f(Choice::Release(own.face));
                });
                if any {
                    f(Choice::Pass);
                }
            }
            Op::Unstun => {
                let stunned = player.shown().filter(|(_, own)| own.stun > 0);
                stunned.for_each(|(_, own)| f(Choice::Unstun(own.face)));
            }
            _ => (),
        }
    }
    /// The targets of an Attack: only where it would do damage (SH-9.2).
    fn aims(&self, run: &Run, hit: &Hit, f: &mut dyn FnMut(Choice)) {
        let open = self.open();
        if hit.back && self.may_attack(run.by, false).is_err() {
            return;
        }
        let mut any = false;
        open.aims(run, hit, run.user(self), &mut |target| {
            any = true;
            f(Choice::At(Aimed::of(open, target)));
        });
        let more = matches!(hit.to, To::Targets(_)) && run.n > 0;
        let optional = hit.back || (open.optional_attacks && run.has(Flags::STRUCK));
        if any && more {
            f(Choice::Done);
        } else if any && optional && run.n == 0 {
            f(Choice::Pass);
        }
    }
    fn can_repeat(&self, run: &Run) -> bool {
        let Some(Op::Attack(hit)) = run.does(self).first().copied() else { return false };
        let again = Run { at: 0, ..*run };
        self.open().is_there(run.struck) && self.announced(&again, &hit, run.struck, 0) > 0
    }
    fn destroyable(&self, run: &Run, most: u8, f: &mut dyn FnMut(Choice)) {
        let open = self.open();
        for seat in open.others(run.by) {
            for item in crate::card::CardId::items() {
                let there = open.gear(seat).any(|gear| gear.item == item);
                if there && item.card().cost() <= most {
                    f(Choice::Destroy(seat, item));
                }
            }
        }
    }
    /// Skills that may get a Stun token (SH-19.6).
    fn stunnable(&self, run: &Run, of: Of, f: &mut dyn FnMut(Choice)) {
        let open = self.open();
        let offered = |seat: Seat| match of {
            Of::Opponent => seat != run.by,
            Of::StruckOwner => run.struck.owner() == Some(seat),
            _ => seat == run.by,
        };
        for seat in open.from(run.by).filter(|seat| offered(*seat)) {
            for (_, own) in open.players[seat].shown() {
                if own.at == At::Combat && own.stun == 0 {
                    f(Choice::Stun(seat, own.face));
                }
            }
        }
    }
    /// SH-14.3.
    fn predictable(&self, run: &Run, numbers: &[u8], f: &mut dyn FnMut(Choice)) {
        for seat in self.open().others(run.by) {
            for number in numbers {
                if self.open().players[seat].noted.predicted & (1 << number) == 0 {
                    f(Choice::Predict(*number, seat));
                }
            }
        }
    }
    /// What one might expect to be able to name, and why not.
    fn refused(&self, run: &Run, f: &mut dyn FnMut(Choice, why::Why)) {
        let open = self.open();
        match run.op(self) {
            Some(Op::Predict(numbers, _)) => {
                for seat in open.others(run.by) {
                    for number in numbers {
                        if open.players[seat].noted.predicted & (1 << number) != 0 {
                            f(Choice::Predict(*number, seat), why::PREDICTED);
                        }
                    }
                }
            }
            Some(Op::Attack(hit)) if !matches!(hit.to, To::Targets(_) | To::AllTargets) => {
                open.could_hit(run, &hit, &mut |target| {
                    if !hit.rolls() && self.announced(run, &hit, target, 0) <= 0 {
                        f(Choice::At(Aimed::of(open, target)), why::NO_DAMAGE);
                    }
                });
            }
            _ => (),
        }
    }

    /// Notes an answer in the run.
    fn bind(&mut self, play: &mut Play<Event>, mut run: Run, choice: Choice) -> Run {
        let op = run.op(self).expect("something is to be named");
        run.flags.set(Flags::NAMED, true);
        match choice {
            Choice::At(aimed) => return self.bind_target(play, run, op, aimed),
            Choice::Against(seat) => run.who = seat,
            Choice::Predict(number, seat) => (run.n, run.who) = (number, seat),
            Choice::Option(n) => run.n = n,
            Choice::Stun(seat, card) | Choice::Destroy(seat, card) => {
                (run.who, run.card) = (seat, card);
            }
            Choice::Replace(card)
            | Choice::Fetch(card)
            | Choice::Release(card)
            | Choice::Unstun(card) => run.card = card,
            Choice::Swap => run.flags.set(Flags::SWAPPED, true),
            Choice::Again => run.flags.set(Flags::SAME, true),
            Choice::Pass => {
                run.card = crate::card::CardId::NONE;
                run.flags.set(Flags::NAMED, false);
                run.flags.set(Flags::LOST, false);
                run.flags.set(Flags::HERO_LOST, false);
                run.at.raise(1);
            }
            Choice::Done => (),
            other => panic!("`{other}` names nothing"),
        }
        run
    }
    fn bind_target(&mut self, play: &mut Play<Event>, mut run: Run, op: Op, aimed: Aimed) -> Run {
        let target = aimed.entity(self.open());
        let Op::Attack(hit) = op else {
            run.struck = target;
            let card = self.open().card_of(target);
            play.everyone(Event::Named { by: run.by, target, card });
            return run;
        };
        self.blows().push(Blow { target, ..Blow::default() });
        run.n.raise(1);
        (run.first, run.struck) = (run.struck, target);
        let most = match hit.to {
            To::Targets(most) => most,
            To::AllTargets => u8::MAX,
            _ => 1,
        };
        // Further targets are asked for as long as there are any.
        let more = run.n < most && self.has_choice(&Run { flags: Flags(0), ..run });
        run.flags.set(Flags::NAMED, !more);
        run
    }

    /// The players a Spell or Predict is aimed at; they may answer it (SH-13.4).
    pub(crate) fn affected(&self, run: &Run, op: Op) -> SeatSet {
        let of = |of: Of| match of {
            Of::Opponent | Of::Predicted => SeatSet::one(run.who),
            Of::EachOpponent => self.open().others(run.by).collect(),
            Of::TriggerOwner => SeatSet::one(run.by),
            Of::StruckOwner => run.struck.owner().into_iter().collect(),
            Of::Me => SeatSet::EMPTY,
        };
        let to = |to: To| match to {
            To::Target | To::TargetHero | To::TargetUnit | To::HeroOrMonster => {
                run.struck.owner().into_iter().collect()
            }
            To::PredictedHero => SeatSet::one(run.who),
            To::Trigger => run.foe.owner().into_iter().collect(),
            To::AllOppObjects => self.open().others(run.by).collect(),
            _ => SeatSet::EMPTY,
        };
        let all = match op {
            Op::Lose(t, _) | Op::Discard(t) => to(t),
            Op::DiscardWeak(_) | Op::DestroyUnit => to(To::TargetUnit),
            Op::Drain(_, _, o, _) | Op::Break(_, o) | Op::Peek(Look::Hand, o) => of(o),
            Op::Stun(_) | Op::DestroyItem(_) | Op::Predict(..) => SeatSet::one(run.who),
            _ => SeatSet::EMPTY,
        };
        if run.is_monsters() { all } else { all.without(run.by) }
    }
}
