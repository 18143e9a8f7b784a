//! What one fighter's number cards can do to another's, both hands open.

use super::Weights;
use flash_duel::{Number, Table};
use kernel::Seat;

/// What an attack or dashing strike comes to if both do their best.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Threat {
    /// Nobody is in reach.
    Nothing,
    /// The target can block.
    Answered,
    /// The target must retreat and loses a turn.
    Retreat,
    /// The target is hit.
    Hit,
}

impl Threat {
    pub fn worth(self, w: &Weights) -> f32 {
        match self {
            Threat::Nothing => 0.0,
            Threat::Answered => w.answered,
            Threat::Retreat => w.retreat,
            Threat::Hit => 1.0,
        }
    }
}

/// The worst that `by` can do to `to` with number cards from where they stand.
pub fn threat(t: &Table, by: Seat, to: Seat) -> Threat {
    let o = t.open();
    let (me, distance) = (o.fighter(by), o.distance(by, to));
    if me.side.advance(o.space(to)) < me.advance() {
        return Threat::Nothing;
    }
    let attack = Number::new(distance).map_or(Threat::Nothing, |n| {
        answered(t, to, n, o.strength(by, false, t.held(by, n)), t.held(by, n), false)
    });
    if attack == Threat::Hit || o.is_adjacent_to_enemy(by) {
        return attack;
    }
    let strikes = t.hand(by).numbers().map(|dash| {
        let left = o.forward(by, dash.value()).distance(o.space(to));
        Number::new(left).map_or(Threat::Nothing, |n| {
            let held = t.held(by, n) - u8::from(n == dash);
            answered(t, to, n, o.strength(by, true, held), held, true)
        })
    });
    strikes.fold(attack, Threat::max)
}

fn answered(t: &Table, to: Seat, n: Number, strength: u8, cards: u8, strike: bool) -> Threat {
    match () {
        _ if cards == 0 => Threat::Nothing,
        _ if t.held(to, n) >= strength => Threat::Answered,
        _ if strike && !t.open().is_on_start(to) && t.open().may_anyone_retreat() => {
            Threat::Retreat
        }
        _ => Threat::Hit,
    }
}
