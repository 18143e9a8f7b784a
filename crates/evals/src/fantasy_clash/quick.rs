//! How somebody plays on without much thought, when it is tried out what comes of a choice: cards
//! go forward (`march`), the best attack is made, whoever comes near the own back row is driven
//! off, and whatever helps is used.

use super::Weights;
use super::drill::Drill;
use super::field::{self, Promise};
use super::worth::{works, worth};
use fantasy_clash::card::CardId;
use fantasy_clash::magic::Aim;
use fantasy_clash::table::Phase;
use fantasy_clash::{Choice, Roll, Space, Spaces, Step, Table, other};
use kernel::{Seat, Seeded};

/// What a die shows on average, and how far from it one is rolled again.
const AVERAGE: f32 = 3.5;
const WORTHWHILE: f32 = 1.5;
/// Luck is drawn in so many parts.
const PARTS: usize = 64;
/// What the value of an own card counts for where magic may help it, against that of an enemy.
const OWN: f32 = 0.5;

/// Whoever leads an army in a playout, with what he knows of the table.
pub struct Lead<'a> {
    pub w: &'a Weights,
    pub d: &'a Drill,
    pub t: &'a Table,
    pub seat: Seat,
}

pub fn found(options: &[Choice], is: impl Fn(&Choice) -> bool) -> Option<usize> {
    options.iter().position(is)
}

pub fn end(options: &[Choice]) -> usize {
    found(options, |c| *c == Choice::EndPhase).unwrap_or(0)
}

/// From 0 to 1.
pub fn any(luck: &mut Seeded) -> f32 {
    luck.below(PARTS) as f32 / PARTS as f32
}

impl Lead<'_> {
    /// The place of a quick answer among the options.
    pub fn answer(&self, options: &[Choice], luck: &mut Seeded) -> usize {
        let open = self.t.open();
        match open.agenda.top() {
            Some(Step::InPhase(_)) => match open.phase {
                Phase::Movement => self.marches(options, luck),
                Phase::Combat => self.strikes(options),
                Phase::Magic => self.magic(options, luck),
                Phase::Reinforcement => {
                    found(options, |c| *c == Choice::Reinforce).unwrap_or_else(|| end(options))
                }
            },
            Some(Step::Press(_)) => self.strikes(options),
            Some(Step::Murder(_)) => self.richest(options),
            Some(Step::FollowUp(follow)) => {
                let back = self.left(follow.to) > self.left(open.cards[follow.card].at);
                let said = if back { Choice::Stay } else { Choice::FollowUp };
                found(options, |c| *c == said).unwrap_or(0)
            }
            Some(Step::Rolled(rolled)) => self.rerolls(&rolled.roll, options),
            Some(Step::OnReveal(_)) => self.richest(options),
            Some(Step::ReplaceWindow(_) | Step::SaveWindow(_) | Step::HiddenSave(_)) => {
                found(options, |c| *c != Choice::Pass).unwrap_or(0)
            }
            _ => luck.below(options.len()),
        }
    }

    pub fn on(&self, at: Space) -> CardId {
        self.t.open().cells[at.index()]
    }

    /// How many rows are left from here to the back row of the enemy.
    pub fn left(&self, at: Space) -> u8 {
        rows_left(self.t, self.seat, at)
    }

    /// How many rows an enemy here has left to the own back row.
    pub fn left_to_home(&self, at: Space) -> u8 {
        rows_left(self.t, other(self.seat), at)
    }

    /// What it is worth, beside his cards, that an enemy here is gone.
    pub fn urgency(&self, at: Space) -> f32 {
        match self.left_to_home(at) {
            0 => self.d.intruder,
            1 => self.d.close,
            2 => self.d.close / 2.0,
            _ => 0.0,
        }
    }

    /// What an attack on whoever stands here wins.
    fn won(&self, from: CardId, to: Space, promise: Promise) -> f32 {
        field::gain(self.w, self.t, from, promise) + self.urgency(to) * promise.wins
    }

    /// The same for two cards that stand alone; a good guess that is quickly made.
    pub fn sketched(&self, from: CardId, to: Space, shot: bool) -> f32 {
        self.won(from, to, field::sketch(self.t, from, self.on(to), shot))
    }

    /// The best that this card could do to enemies beside this space.
    pub fn best_beside(&self, from: CardId, at: Space) -> f32 {
        let open = self.t.open();
        let near = Spaces::one(at).neighbours(open.rows).and(open.sides[other(self.seat)]);
        near.into_iter().map(|to| self.sketched(from, to, false)).fold(0.0, f32::max)
    }

    fn attack(&self, from: Space, to: Space, shot: bool) -> f32 {
        let (lasting, attacker, target) = (&self.t.open().lasting, self.on(from), self.on(to));
        // What lies on a card may change more than a sketch can tell.
        if lasting.is_marked(attacker) || lasting.is_marked(target) {
            return self.won(attacker, to, field::promise(self.t, attacker, target, shot));
        }
        self.sketched(attacker, to, shot)
    }

    fn strikes(&self, options: &[Choice]) -> usize {
        let may_reveal = !self.t.open().acts.attacked;
        let gain = |choice: &Choice| match choice {
            Choice::Attack(from, to) => self.attack(*from, *to, false),
            Choice::Shoot(from, to) => self.attack(*from, *to, true),
            Choice::Reveal(at) if may_reveal => {
                self.best_beside(self.on(*at), *at) - self.d.reveals
            }
            _ => f32::NEG_INFINITY,
        };
        best(options.iter().map(gain), self.d.worthwhile).unwrap_or_else(|| end(options))
    }

    fn richest(&self, options: &[Choice]) -> usize {
        let value = |choice: &Choice| match choice {
            Choice::At(at) | Choice::Point(_, _, at) => {
                worth(self.t, self.on(*at)) + self.urgency(*at)
            }
            _ => 0.0,
        };
        best(options.iter().map(value), f32::NEG_INFINITY).unwrap_or(0)
    }

    /// A poor die of one's own is rolled again, or a good one of the enemy, whichever is farther
    /// from the average. A check for poison harms on a 1 alone.
    fn rerolls(&self, roll: &Roll, options: &[Choice]) -> usize {
        let mine = self.t.open().cards[roll.card()].controller == self.seat;
        let gain = |choice: &Choice| match (choice, roll) {
            (Choice::Reroll(face), Roll::Poison { .. }) if !mine && *face > 1 => WORTHWHILE,
            (_, Roll::Poison { .. }) => f32::NEG_INFINITY,
            (Choice::Reroll(face), _) if mine => AVERAGE - f32::from(*face),
            (Choice::Reroll(face) | Choice::RerollDefence(face), _) => f32::from(*face) - AVERAGE,
            _ => f32::NEG_INFINITY,
        };
        let keep = found(options, |c| *c == Choice::Keep).unwrap_or(0);
        best(options.iter().map(gain), WORTHWHILE - 0.1).unwrap_or(keep)
    }

    fn magic(&self, options: &[Choice], luck: &mut Seeded) -> usize {
        let helps = |choice: &Choice| {
            let (magic, at) = match choice {
                Choice::Cast(magic, _, at) => (*magic, *at),
                Choice::Attach(magic, at) => (*magic, Some(*at)),
                _ => return f32::NEG_INFINITY,
            };
            any(luck) + self.helped(magic.magic().aim, at)
        };
        let reveals = |choice: &Choice| match choice {
            Choice::Reveal(at) => works(self.t, self.on(*at)),
            _ => false,
        };
        let cast = best(options.iter().map(helps), 0.0);
        cast.or_else(|| found(options, reveals)).unwrap_or_else(|| end(options))
    }

    fn helped(&self, aim: Aim, at: Option<Space>) -> f32 {
        match (aim, at) {
            (Aim::Enemy, Some(at)) => worth(self.t, self.on(at)) + self.urgency(at),
            // An item may lie on an enemy card, too, but helps only there.
            (Aim::Own | Aim::OwnAny, Some(at)) if self.t.open().own(self.seat, at).is_none() => {
                f32::NEG_INFINITY
            }
            (Aim::Own | Aim::OwnAny, Some(at)) => {
                let fights = self.t.open().is_in_contact(self.on(at));
                OWN * worth(self.t, self.on(at)) + if fights { self.d.fighter } else { 0.0 }
            }
            _ => self.d.anybody,
        }
    }
}

/// The place of the first that is better than all others and than this.
pub fn best(scores: impl Iterator<Item = f32>, above: f32) -> Option<usize> {
    let (mut most, mut place) = (above, None);
    for (nth, score) in scores.enumerate() {
        if score > most {
            (most, place) = (score, Some(nth));
        }
    }
    place
}

fn rows_left(t: &Table, seat: Seat, at: Space) -> u8 {
    if seat == Seat(0) { t.open().rows - at.row() } else { at.row() - 1 }
}
