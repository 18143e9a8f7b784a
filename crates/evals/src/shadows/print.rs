//! What an ability is worth to whoever uses it, read from its operations, in Shadow Stones.

use super::Weights;
use kernel::Seat;
use shadows::op::{Amount, Base, Cond, Market, Of, Op, Span, Stats, To, Token, What};
use shadows::table::At;
use shadows::{Entity, Open};

/// A face of the die, on average.
const DIE: f32 = 3.5;

/// What is known of an Attack on its way: whether it was answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Met {
    NotYet,
    Answered,
}

/// Reads operations with the eyes of one player.
pub struct Reader<'t> {
    pub w: &'t Weights,
    pub open: &'t Open,
    pub seat: Seat,
    pub stats: Stats,
    /// What is added to each Attack of his Hero.
    pub sharper: f32,
    pub met: Met,
}

impl<'t> Reader<'t> {
    pub fn of(w: &'t Weights, open: &'t Open, seat: Seat) -> Reader<'t> {
        let sharper = f32::from(open.lasting(seat, What::HeroAttack));
        Reader { w, open, seat, stats: open.stats(seat), sharper, met: Met::NotYet }
    }

    /// All that a list of operations brings.
    pub fn all(&self, ops: &[Op]) -> f32 {
        let Some((first, behind)) = ops.split_first() else { return 0.0 };
        let after = |n: u8| behind.split_at(usize::from(n).min(behind.len()));
        match *first {
            Op::When(cond, n) => {
                let (then, rest) = after(n);
                let chance = self.chance(cond);
                // The last of them may pass over what is done otherwise.
                let (other, rest) = match then.last() {
                    Some(Op::Skip(m)) => rest.split_at(usize::from(*m).min(rest.len())),
                    _ => (&[][..], rest),
                };
                chance * self.all(then) + (1.0 - chance) * self.all(other) + self.all(rest)
            }
            Op::Predict(_, n) => {
                let (then, rest) = after(n);
                self.w.guess * self.all(then) + self.all(rest)
            }
            Op::Track(spaces, n) => {
                let (then, rest) = after(n);
                self.all(then) / f32::from(spaces) + self.all(rest)
            }
            Op::Mark(more, n) => {
                let (then, rest) = after(n);
                self.w.point * f32::from(more) + self.w.marked * self.all(then) + self.all(rest)
            }
            Op::Choose(options) => self.best_option(options, behind),
            op => self.one(op) + self.all(behind),
        }
    }
    fn best_option(&self, options: &[u8], mut behind: &[Op]) -> f32 {
        let mut best = 0.0_f32;
        for n in options {
            let (option, rest) = behind.split_at(usize::from(*n).min(behind.len()));
            best = best.max(self.all(option));
            behind = rest;
        }
        best + self.all(behind)
    }
    fn chance(&self, cond: Cond) -> f32 {
        let (player, w) = (&self.open.players[self.seat], self.w);
        let sure = |so: bool| if so { 1.0 } else { 0.0 };
        match cond {
            Cond::NoResponse if self.met == Met::Answered => 0.0,
            Cond::NoResponse => w.unanswered,
            Cond::LostHealth => w.hurts,
            Cond::HeroLostHealth => w.hurts_hero,
            Cond::KnockedDown => w.knocks_down,
            Cond::Recovered => sure(player.damage > 0),
            Cond::Drained | Cond::Broke => w.takes,
            Cond::Swapped => w.swaps,
            Cond::Leader => 1.0 / f32::from(self.open.count),
            Cond::HeroUnhurt => sure(!player.noted.hurt) * w.stays_unhurt,
            Cond::NoAttackUsed => sure(!player.noted.attacked) * w.stays_calm,
            Cond::Used(color, n) => sure(player.noted.has_used(color, n)).max(w.used_colors),
            Cond::DieFrom(low, high) => f32::from(high - low + 1) / 6.0,
        }
    }
    pub fn amount(&self, n: Amount) -> f32 {
        match n.base {
            Base::Die => DIE + f32::from(n.plus),
            Base::All => self.w.all,
            Base::TargetDamage => {
                let hurt = self.open.others(self.seat).map(|s| self.open.players[s].damage).max();
                f32::from(hurt.unwrap_or(0)) + f32::from(n.plus)
            }
            _ => f32::from(self.open.amount(self.seat, n, Entity::NONE, 0)),
        }
    }
    fn one(&self, op: Op) -> f32 {
        let (player, w) = (&self.open.players[self.seat], self.w);
        let stunned = || player.cards.iter().filter(|own| own.at == At::Stunned).count() as f32;
        match op {
            Op::Attack(hit) => {
                let targets = match hit.to {
                    To::Targets(n) => f32::from(n) * w.each_target,
                    To::AllTargets => f32::from(self.open.count),
                    _ => 1.0,
                };
                let sure = if hit.no_response || hit.no_shields { w.certain } else { 1.0 };
                w.point * sure * targets * (self.amount(hit.n) + self.sharper).max(0.0)
            }
            Op::Lose(To::Hero, n) => -w.health * self.amount(n),
            Op::Lose(_, n) => w.point * self.amount(n),
            Op::Block(n, _, _) => w.point * self.amount(n).min(w.blow),
            Op::Cancel => w.cancel,
            Op::Gain(Token::Xp, n) => w.xp * f32::from(n),
            Op::Gain(Token::Gold, n) => w.gold * f32::from(n),
            Op::Gain(Token::Ss, n) => f32::from(n),
            Op::Drain(_, n, _, gains) => w.drain * f32::from(n) * if gains { 2.0 } else { 1.0 },
            Op::Recover(_, n) => {
                w.health * self.amount(n).min(f32::from(player.damage) + w.ahead_of_harm)
            }
            Op::Restore(n) => {
                w.shield * f32::from(n).min(self.open.broken(self.seat).count() as f32)
            }
            Op::RestoreThis(n) => w.shield * f32::from(n),
            Op::Break(n, Of::Me | Of::TriggerOwner) => -w.shield * f32::from(n),
            Op::Break(n, _) => w.shield * w.breaks * f32::from(n),
            Op::Stun(Of::Me) => -w.stunned,
            Op::Stun(_) => w.stuns,
            Op::Unstun | Op::Release => w.released * stunned().min(1.0),
            Op::ReleaseAll => w.released * stunned(),
            Op::Discard(To::This) => 0.0,
            Op::Discard(_) | Op::DiscardWeak(_) | Op::DestroyUnit => {
                w.destroys_unit * self.their_units()
            }
            Op::DestroyItem(_) => w.destroys_item,
            Op::Market(Market::Add(n)) => w.market * f32::from(n),
            Op::Market(_) => w.market,
            Op::Mod(what, n, span) => self.change(what, f32::from(n), span),
            Op::Invincible(_) => w.invincible,
            Op::PreventKo(_) => w.saved,
            Op::SkipLoss => w.skipped_loss,
            Op::Peek(..) => w.peek,
            Op::SwapAction => w.swap_action,
            Op::Flip => w.flip,
            Op::Fetch => w.fetch,
            _ => 0.0,
        }
    }
    fn their_units(&self) -> f32 {
        let units = |seat| self.open.units(seat).next().is_some();
        if self.open.others(self.seat).any(units) { 1.0 } else { 0.0 }
    }
    fn change(&self, what: What, n: f32, span: Span) -> f32 {
        let often = match span {
            Span::Static | Span::Round => self.w.lasting_change,
            _ => self.w.brief_change,
        };
        match what {
            What::HeroAttack | What::HeroAttackVsMonster => self.w.point * n * often,
            What::UnitAttack => self.w.point * n * self.open.units(self.seat).count() as f32,
            What::AttachedAttack => -self.w.point * n * often,
            What::Dodge => self.w.point * self.w.harder_to_hit * n,
            What::ItemCost => -self.w.gold * self.w.cheaper * n,
        }
    }
}
