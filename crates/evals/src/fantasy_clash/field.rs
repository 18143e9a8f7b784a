//! Who can strike whom: what an attack now, or in the enemy's next turn, is worth.

use super::Weights;
use super::chances;
use super::duels::{alone, stranger};
use super::worth::{flies, secret, shoots, steps, worth};
use fantasy_clash::card::{CardId, Deeds};
use fantasy_clash::field::Field;
use fantasy_clash::fight::Bout;
use fantasy_clash::table::Phase;
use fantasy_clash::{Spaces, Table, other};
use kernel::Seat;

pub use super::duels::Promise;

/// How much more than two lone cards an attack can promise that is worth a closer look.
const LOOK: f32 = 0.15;
/// More attacks than so many are hardly ever possible at once; what is beyond is left out.
const SKETCHES: usize = 64;

/// Whether this player can still make his attack of the running turn.
pub fn may_attack(t: &Table, seat: Seat) -> bool {
    let o = t.open();
    o.active == seat && o.phase <= Phase::Combat && !o.acts.attacked && !o.acts.combat_over
}

/// The field with a face-down card taken for what it is, as it will be when it attacks.
fn revealed(t: &Table, card: CardId) -> Field<'_> {
    let hidden = t.open().cards[card].is_hidden();
    Field { open: t.open(), assumed: hidden.then(|| (card, t.unit(card))) }
}

/// Where a card can strike: beside it, after a move if it may still move, and with a shot.
struct Reach {
    close: Spaces,
    shots: Spaces,
}

fn reach(t: &Table, from: CardId) -> Reach {
    let o = t.open();
    let (card, unit) = (&o.cards[from], t.unit(from));
    let field = revealed(t, from);
    let here = Spaces::one(card.at);
    let contact = here.neighbours(o.rows);
    let shoots = (shoots(unit) || o.lasting.is_marked(from)) && field.shoots(from);
    let shots = if shoots { field.reach(from).minus(contact) } else { Spaces::NONE };
    let moved = o.phase != Phase::Movement || card.deeds.has(Deeds::MOVED);
    if o.active == card.controller && moved || field.is_held(from) {
        return Reach { close: contact, shots };
    }
    let (free, mut reached) = (o.free(), here);
    for _ in 0..steps(unit) {
        let next = reached.neighbours(o.rows);
        reached = reached.or(if flies(unit) { next } else { next.and(free) });
    }
    Reach { close: contact.or(reached.and(free).neighbours(o.rows)), shots }
}

/// What an attack promises to its player, who knows his own card and what is face up.
pub fn promise(t: &Table, from: CardId, to: CardId, shot: bool) -> Promise {
    let o = t.open();
    if o.cards[to].is_hidden() {
        return stranger(t.unit(from), o.factions[to.owner()], shot);
    }
    Promise::of(chances::of(&revealed(t, from), &Bout { from, to, shot }), worth(t, to))
}

fn is_disarmed(t: &Table, card: CardId) -> bool {
    let lasting = &t.open().lasting;
    lasting.is_marked(card) && lasting.on(card).any(|l| l.source.lasts().disarms)
}

/// An attack on a card that is face up, and what it would win if both cards stood alone.
#[derive(Clone, Copy)]
struct Sketch {
    gain: f32,
    from: CardId,
    to: CardId,
    shot: bool,
}

impl Sketch {
    const NONE: Sketch =
        Sketch { gain: f32::NEG_INFINITY, from: CardId(0), to: CardId(0), shot: false };
}

/// The same as if both cards stood alone, which is quickly said.
pub fn sketch(t: &Table, from: CardId, to: CardId, shot: bool) -> Promise {
    let o = t.open();
    if o.cards[to].is_hidden() {
        return stranger(t.unit(from), o.factions[to.owner()], shot);
    }
    Promise::of(alone(t.unit(from), t.unit(to), shot), worth(t, to))
}

/// What an attacker wins on average: the prize less his own risk, and what it costs to be known.
pub fn gain(w: &Weights, t: &Table, from: CardId, promise: Promise) -> f32 {
    let unit = t.unit(from);
    let shown = if t.open().cards[from].is_hidden() { secret(w, unit) } else { 0.0 };
    promise.prize - promise.loses * worth(t, from) - shown
}

/// What this player wins on average with his best attack, from where his cards can get.
///
/// Exact chances are dear. So attacks are sketched first, the most promising one is looked at
/// closely, and then only those that may still be better.
pub fn best_attack(w: &Weights, t: &Table, seat: Seat) -> f32 {
    let (mut sketches, mut best) = ([Sketch::NONE; SKETCHES], 0.0f32);
    let (mut count, mut first) = (0, 0);
    each_attack(t, seat, |from, to, shot| {
        let gain = gain(w, t, from, sketch(t, from, to, shot));
        if t.open().cards[to].is_hidden() {
            best = best.max(gain);
        } else if count < SKETCHES {
            let sketch = Sketch { gain, from, to, shot };
            sketches[count] = sketch;
            if sketch.gain > sketches[first].gain {
                first = count;
            }
            count += 1;
        }
    });
    sketches.swap(0, first);
    let lasting = &t.open().lasting;
    for sketch in &sketches[..count] {
        // What lies on a card may change more than a sketch can tell.
        let marked = lasting.is_marked(sketch.from) || lasting.is_marked(sketch.to);
        if marked || sketch.gain + LOOK > best {
            let Sketch { from, to, shot, .. } = *sketch;
            best = best.max(gain(w, t, from, promise(t, from, to, shot)));
        }
    }
    best
}

/// Every attack that the cards of this player can make from where they can get.
fn each_attack(t: &Table, seat: Seat, mut each: impl FnMut(CardId, CardId, bool)) {
    let o = t.open();
    let enemies = o.sides[other(seat)];
    for from in o.army(seat) {
        let Reach { close, shots } = reach(t, from);
        let targets = close.or(shots).and(enemies);
        if targets.is_empty() || is_disarmed(t, from) {
            continue;
        }
        for at in targets {
            each(from, o.cells[at.index()], !close.has(at));
        }
    }
}

/// How likely the best attack of the other side removes this card before its turn comes again.
pub fn falls(t: &Table, card: CardId) -> f32 {
    let o = t.open();
    let at = o.cards[card].at;
    let strikes = o.army(other(o.cards[card].controller)).filter_map(|from| {
        let Reach { close, shots } = reach(t, from);
        let reached = close.or(shots).has(at) && !is_disarmed(t, from);
        reached.then(|| promise(t, from, card, !close.has(at)).wins)
    });
    strikes.fold(0.0, f32::max)
}
