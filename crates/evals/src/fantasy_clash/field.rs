//! Who can strike whom: what an attack now, or in the enemy's next turn, is worth.

use super::chances::{self, Chances};
use super::worth::worth;
use fantasy_clash::card::CardId;
use fantasy_clash::specials;
use fantasy_clash::table::Phase;
use fantasy_clash::{Spaces, Table};
use kernel::Seat;

pub fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

/// Whether this player can still make his attack of the running turn.
pub fn may_attack(t: &Table, seat: Seat) -> bool {
    let o = t.open();
    o.active == seat && o.phase <= Phase::Combat && !o.acts.attacked && !o.acts.combat_over
}

/// Whether cards of this player can still move before his next attack.
fn may_move(t: &Table, seat: Seat) -> bool {
    let o = t.open();
    o.active != seat || o.phase == Phase::Movement
}

/// How a card can be struck by another: at once, after a move, or not at all.
fn strikes(t: &Table, from: CardId, to: CardId) -> Option<Chances> {
    let o = t.open();
    let (a, d) = (&o.cards[from], &o.cards[to]);
    let far = a.at.distance(d.at);
    let rules = t.unit(from).rules();
    if far == 1 {
        return Some(chances::of(t, from, to, false));
    }
    let range = t.unit(from).unit().range;
    let helper = [specials::MAGIC, specials::SCOUT, specials::HEAL, specials::EMBALMER];
    let shoots = range > 1
        && !helper.into_iter().any(|rule| rules.has(rule))
        && !rules.has(specials::SCHOLAR);
    let ahead = |far: u8| far <= range as u8 && a.at.sees_ahead(d.at, a.controller);
    if shoots && ahead(far) {
        return Some(chances::of(t, from, to, true));
    }
    let moves = may_move(t, a.controller)
        && (a.is_hidden() || !rules.has(specials::WAR_MACHINE))
        && !o.lasting.is_held(from);
    let steps = match () {
        _ if !moves => 0,
        _ if a.is_hidden() => 1,
        _ => 1 + u8::from(rules.has(specials::FLY)) + u8::from(rules.has(specials::EXTRA_MOVE)),
    };
    if far > steps + 1 {
        return None;
    }
    // It needs a free space beside its target that is near enough.
    let beside = Spaces::one(d.at).neighbours(o.rows).and(o.free());
    let reached = beside.into_iter().any(|at| at.distance(a.at) <= steps);
    reached.then(|| chances::of(t, from, to, false))
}

/// What this player wins on average with his best attack, from where his cards can get.
pub fn best_attack(t: &Table, seat: Seat) -> f32 {
    let o = t.open();
    let mut best = 0.0f32;
    for to in o.army(other(seat)) {
        let near = Spaces::one(o.cards[to].at).neighbours(o.rows);
        let near = near.or(near.neighbours(o.rows));
        let prize = worth(t, to);
        for at in o.sides[seat] {
            let from = o.cells[at.index()];
            // Only shooters and flyers reach further.
            let shooter = t.unit(from).unit().range > 1;
            if !near.has(at) && !shooter {
                continue;
            }
            if let Some(chances) = strikes(t, from, to) {
                best = best.max(chances.wins * prize - chances.loses * worth(t, from));
            }
        }
    }
    best
}

/// How likely the best attack of the other side removes this card before its turn comes again.
pub fn falls(t: &Table, card: CardId) -> f32 {
    let o = t.open();
    let seat = other(o.cards[card].controller);
    let all = o.army(seat).filter_map(|from| strikes(t, from, card));
    all.map(|chances| chances.wins).fold(0.0, f32::max)
}
