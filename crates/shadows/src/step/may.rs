//! Whether a card or ability may be used at all (SH-6.7, SH-7, SH-8.6).

use super::{Run, Source};
use crate::card::CardId;
use crate::entity::Entity;
use crate::op::{Ability, Cond, Hit, Op, To, Trait, Win};
use crate::table::{Open, Place, Table};
use crate::why::{self, Why};
use kernel::{Counter, Seat};

fn ensure(so: bool, why: Why) -> Result<(), Why> {
    if so { Ok(()) } else { Err(why) }
}

/// The ability with which a card is used in a Step, if it needs one.
pub fn play_ability(card: CardId, step: u8) -> Option<usize> {
    let fits = |a: &Ability| matches!(a.win, Win::Play) || a.win == Win::PlayIn(step);
    card.card().abilities.iter().position(fits)
}

impl Table {
    /// Whether a Skill of the Hand or queue may be used in this Step.
    pub(crate) fn may_play(&self, seat: Seat, slot: usize) -> Result<(), Why> {
        let card = self.secret(seat, slot).card;
        let step = self.open().step;
        ensure(card.card().has_number(step), why::OTHER_STEP)?;
        ensure(card.card().req.is_met(self.open().stats(seat)), why::NOT_MET)?;
        ensure(self.open().players[seat].gold >= card.card().gold, why::CANNOT_PAY)?;
        match play_ability(card, step) {
            Some(ability) => self.may_do(&Run::new(seat, Source::Skill(slot as u8), ability)),
            None => ensure(card.card().form != crate::card::Form::Combat, why::OTHER_STEP),
        }
    }
    /// The ability in play that a card has for this Step, and why it may not be used.
    pub(crate) fn may_act(&self, seat: Seat, card: CardId) -> Result<Run, Why> {
        let open = self.open();
        let fits = |a: &Ability| a.win == Win::Step(open.step) || a.win == Win::AnyStep;
        let at = card.card().abilities.iter().position(fits).ok_or(why::NO_ABILITY)?;
        let ability = &card.card().abilities[at];
        if card.is_item() {
            let all = || open.gear(seat).filter(|gear| gear.item == card);
            ensure(all().next().is_some(), why::NO_ABILITY)?;
            ensure(all().any(|g| Open::counts(ability, false, g.round, g.game)), why::LIMIT)?;
            ensure(all().any(|g| !g.acted), why::USED)?;
            let run = Run::new(seat, Source::Gear(card), at);
            return self.may_do(&run).map(|()| run);
        }
        let slot = open.players[seat].slot_of(card).ok_or(why::NO_ABILITY)?;
        let own = &open.players[seat].cards[slot];
        ensure(own.is_in_play(), why::NO_ABILITY)?;
        ensure(Open::counts(ability, own.flipped, own.round, own.game), why::LIMIT)?;
        ensure(!own.acted, why::USED)?;
        ensure(!open.is_blank(seat, slot), why::BLANK)?;
        let run = Run::new(seat, Source::Skill(slot as u8), at);
        self.may_do(&run).map(|()| run)
    }
    /// Whether the ability could be begun: Attacks left, and something for its first targeted
    /// operation (SH-8.6, SH-9.12).
    pub(crate) fn may_do(&self, run: &Run) -> Result<(), Why> {
        let uses = run.uses(self);
        if matches!(uses, Trait::Attack | Trait::Standalone) {
            self.may_attack(run.by, uses == Trait::Standalone)?;
        }
        let ops = run.does(self);
        let mut at = 0;
        while let Some(op) = ops.get(at) {
            at.raise(1);
            let here = Run { at: at as u8 - 1, ..*run };
            match op {
                Op::Choose(_) => return Ok(()),
                Op::When(cond, n) if !self.holds(run, *cond) => at.raise(usize::from(*n)),
                Op::Skip(n) => at.raise(usize::from(*n)),
                Op::Attack(hit) => return self.may_hit(&here, hit),
                Op::Lose(To::Monster, _) => {
                    return ensure(self.open().monster.is_some(), why::NO_TARGET);
                }
                Op::Lose(To::Target | To::HeroOrMonster | To::TargetHero, _)
                | Op::Attach(_)
                | Op::Mark(..)
                | Op::DiscardWeak(_)
                | Op::DestroyItem(_)
                | Op::DestroyUnit => return ensure(self.has_choice(&here), why::NO_TARGET),
                Op::Predict(..) => return ensure(self.has_choice(&here), why::NO_NUMBER),
                _ => (),
            }
        }
        Ok(())
    }
    /// SH-9.12.
    pub(crate) fn may_attack(&self, seat: Seat, standalone: bool) -> Result<(), Why> {
        let noted = &self.open().players[seat].noted;
        let alone = noted.standalone || (standalone && noted.attacked);
        ensure(!alone, why::ALONE)
    }
    fn may_hit(&self, run: &Run, hit: &Hit) -> Result<(), Why> {
        let mut any = false;
        self.open().could_hit(run, hit, &mut |_| any = true);
        ensure(any, why::NO_TARGET)?;
        ensure(self.has_choice(run), why::NO_DAMAGE)
    }
    /// The damage an Attack would be announced with, also by a card that is still hidden.
    pub(crate) fn announced(&self, run: &Run, hit: &Hit, target: Entity, die: u8) -> i16 {
        self.open().announced(run, hit, run.user(self), target, die)
    }

    /// Whether a condition holds now.
    pub(crate) fn holds(&self, run: &Run, cond: Cond) -> bool {
        use super::Flags;
        let player = &self.open().players[run.by];
        let fine = !run.has(Flags::FAILED);
        match cond {
            Cond::NoResponse => run.has(Flags::STRUCK) && !run.has(Flags::ANSWERED) && fine,
            Cond::LostHealth => run.has(Flags::LOST),
            Cond::HeroLostHealth => run.has(Flags::HERO_LOST),
            Cond::KnockedDown => run.has(Flags::KO),
            Cond::Recovered => run.has(Flags::RECOVERED),
            Cond::Drained => run.has(Flags::DRAINED),
            Cond::Broke => run.has(Flags::BROKE),
            Cond::Swapped => run.has(Flags::SWAPPED),
            Cond::Leader => self.open().leader == run.by,
            Cond::HeroUnhurt => !player.noted.hurt,
            Cond::NoAttackUsed => !player.noted.attacked,
            Cond::Used(color, number) => player.noted.has_used(color, number),
            Cond::DieFrom(least, most) => (least..=most).contains(&run.n),
        }
    }

    /// Whether, for all that everybody knows, the Hand of a player could hold a card with an
    /// ability of this window (SH-28.4).
    pub(crate) fn hand_could(&self, seat: Seat, win: Win) -> bool {
        let stats = self.open().stats(seat);
        self.hand_could_hold(seat, |card| card.opens(win.bit()) && card.card().req.is_met(stats))
    }
    /// The same for a card that could be used in this Step (SH-6.7).
    pub(crate) fn hand_could_play(&self, seat: Seat) -> bool {
        let (stats, gold) = (self.open().stats(seat), self.open().players[seat].gold);
        let step = self.open().step;
        self.hand_could_hold(seat, |id| {
            let card = id.card();
            card.has_number(step) && card.req.is_met(stats) && card.gold <= gold
        })
    }
    /// The same for a card with the number of this Step, which may be queued (SH-6.4).
    pub(crate) fn hand_could_queue(&self, seat: Seat) -> bool {
        let step = self.open().step;
        self.hand_could_hold(seat, |card| card.card().has_number(step))
    }
    /// Whether such a card could be in the Hand. A card that was studied and never seen could be
    /// any (SH-R12).
    fn hand_could_hold(&self, seat: Seat, has: impl Fn(CardId) -> bool) -> bool {
        let player = &self.open().players[seat];
        if player.hand == 0 {
            return false;
        }
        let unseen = |own: &&crate::table::Own| own.at == crate::table::At::Unseen;
        let (heroic, library) = player.cards.split_at(crate::table::FIRST_LIBRARY);
        if heroic.iter().filter(unseen).any(|own| has(own.face)) {
            return true;
        }
        let studied = library.iter().filter(unseen).count() > usize::from(player.library);
        let could = |own: &crate::table::Own| own.face.is_none() || has(own.face);
        studied && library.iter().filter(unseen).any(could)
    }
    /// The cards of the Hand with an ability of this window that may be used.
    pub(crate) fn hand_with(
        &self,
        seat: Seat,
        win: Win,
    ) -> impl Iterator<Item = (usize, CardId, usize)> + '_ {
        let stats = self.open().stats(seat);
        self.hidden_in(seat, Place::Hand).filter_map(move |(slot, card)| {
            let at = card.card().abilities.iter().position(|a| a.win == win)?;
            card.card().req.is_met(stats).then_some((slot, card, at))
        })
    }
}
