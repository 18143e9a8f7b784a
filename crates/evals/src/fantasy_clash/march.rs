//! The movement phase of somebody who leads an army without much thought.

use super::field;
use super::quick::{Lead, any, best, end};
use super::worth::{secret, worth};
use fantasy_clash::card::CardId;
use fantasy_clash::{Choice, Space, Spaces, other};
use kernel::Seeded;

/// An enemy with no more rows left to the own back row than this is met.
const NEAR_HOME: u8 = 2;
/// By cards that are no farther from him than this.
const NEAR_HIM: u8 = 4;
/// Rows that `Drill::fades` speaks of.
const ROWS: f32 = 4.0;

/// How things stand before anybody moves.
struct Before {
    enemies: Spaces,
    /// The best that any card can strike from where it stands.
    strike: f32,
    /// What enemies could do to the two cards that they threaten most.
    worst: f32,
    second: f32,
    /// The enemy who is nearest to the own back row.
    nearest: Option<Space>,
}

impl Lead<'_> {
    /// A card goes forward, meets an intruder, gets out of the way, or goes where it can strike
    /// better than anybody can now.
    pub fn marches(&self, options: &[Choice], luck: &mut Seeded) -> usize {
        let before = self.before();
        let score = |choice: &Choice| match choice {
            Choice::Move(from, to) => {
                (any(luck) - 0.5) * self.d.noise + self.step(&before, *from, *to)
            }
            Choice::Use(_, at) => self.d.murders * self.murder(*at),
            Choice::Point(..) => self.d.points,
            _ => f32::NEG_INFINITY,
        };
        best(options.iter().map(score), self.d.spirit).unwrap_or_else(|| end(options))
    }

    fn before(&self) -> Before {
        let open = self.t.open();
        let enemies = open.sides[other(self.seat)];
        let nearest = enemies.into_iter().min_by_key(|at| self.left_to_home(*at));
        let nearest = nearest.filter(|at| self.left_to_home(*at) <= NEAR_HOME);
        let mut before = Before { enemies, strike: 0.0, worst: 0.0, second: 0.0, nearest };
        for id in open.army(self.seat) {
            let at = open.cards[id].at;
            before.strike = before.strike.max(self.best_beside(id, at));
            let threat = self.threat(id, at);
            before.second = before.second.max(threat.min(before.worst));
            before.worst = before.worst.max(threat);
        }
        before
    }

    /// What the card of most worth wins that is murdered.
    fn murder(&self, from: Space) -> f32 {
        let open = self.t.open();
        let targets = open.sides[other(self.seat)].and(open.up).into_iter();
        let richest = targets.map(|at| worth(self.t, self.on(at)) + self.urgency(at));
        richest.fold(0.0, f32::max) - worth(self.t, self.on(from))
    }

    fn step(&self, before: &Before, from: Space, to: Space) -> f32 {
        let (d, id) = (self.d, self.on(from));
        let mut score = self.ahead(from, to) + self.met(before, from, to);
        let (here, there) = (self.threat(id, from), self.threat(id, to));
        let others = if here >= before.worst { before.second } else { before.worst };
        let felt = |threat: f32| d.common * threat + (threat - others).max(0.0);
        score += d.flees * felt(here) - d.looms * felt(there);
        let beside = Spaces::one(to).neighbours(self.t.open().rows).and(before.enemies);
        if !beside.is_empty() {
            score += d.strike * (self.best_beside(id, to) - before.strike).max(0.0);
            score -= d.danger * self.struck(id, beside);
            if self.t.open().cards[id].is_hidden() {
                score -= d.shown * secret(self.w, self.t.unit(id));
            }
        }
        score
    }

    /// What the way forward is worth.
    fn ahead(&self, from: Space, to: Space) -> f32 {
        let (d, old, new) = (self.d, self.left(from), self.left(to));
        let come = f32::from(self.t.open().rows - 1 - old.max(new));
        let ahead = f32::from(old) - f32::from(new);
        let leaves = come == 0.0 && ahead > 0.0;
        let arrives = match new {
            0 => d.arrives,
            1 if old > 1 => d.near,
            _ => 0.0,
        };
        ahead * (d.advance - d.fades * come / ROWS) + arrives - if leaves { d.guard } else { 0.0 }
    }

    /// What it is worth to go towards the enemy who has come nearest.
    fn met(&self, before: &Before, from: Space, to: Space) -> f32 {
        let Some(foe) = before.nearest else { return 0.0 };
        let (old, new) = (from.distance(foe), to.distance(foe));
        if new >= old || old > NEAR_HIM {
            return 0.0;
        }
        self.d.meets * f32::from(old - new) + if new == 1 { self.d.repels } else { 0.0 }
    }

    /// The best that revealed enemies could do in their next turn to this card if it were here:
    /// those beside it, and those a step away.
    fn threat(&self, id: CardId, at: Space) -> f32 {
        let open = self.t.open();
        let beside = Spaces::one(at).neighbours(open.rows);
        let ways = beside.and(open.free()).neighbours(open.rows);
        self.struck(id, beside.or(ways).and(open.sides[other(self.seat)]))
    }

    /// The best that those of these enemies could do to this card who are revealed.
    fn struck(&self, id: CardId, by: Spaces) -> f32 {
        let up = by.and(self.t.open().up).into_iter();
        let blow = |from: CardId| {
            field::gain(self.w, self.t, from, field::sketch(self.t, from, id, false))
        };
        up.map(|from| blow(self.on(from))).fold(0.0, f32::max)
    }
}
