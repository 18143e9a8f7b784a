//! How somebody plays on without much thought, when it is tried out what comes of a choice: a few
//! cards go forward, the best attack is made, and whatever helps is used.

use super::Weights;
use super::field::{sketched, wins};
use super::worth::{secret, worth};
use fantasy_clash::card::CardId;
use fantasy_clash::table::Phase;
use fantasy_clash::{Choice, Space, Spaces, Step, Table, other};
use kernel::{Seat, Seeded};

/// Of a hundred moments in the movement phase at which nothing is urgent, so many end it.
const TIRES: usize = 30;
/// An attack must promise more than this.
const WORTHWHILE: f32 = 0.02;
/// Of a hundred chances to cast or attach something, so many are taken.
const CASTS: usize = 70;

/// The place of a quick answer among the options.
pub fn answer(w: &Weights, t: &Table, seat: Seat, options: &[Choice], luck: &mut Seeded) -> usize {
    let open = t.open();
    match open.agenda.top() {
        Some(Step::InPhase(_)) => match open.phase {
            Phase::Movement => moves(w, t, seat, options, luck),
            Phase::Combat => strikes(w, t, options),
            Phase::Magic => magic(options, luck),
            Phase::Reinforcement => {
                found(options, |c| *c == Choice::Reinforce).unwrap_or_else(|| end(options))
            }
        },
        Some(Step::Press(_)) => strikes(w, t, options),
        Some(Step::Murder(_)) => richest(t, options),
        Some(Step::Rolled(rolled)) => {
            let lowest = rolled.dice.faces().enumerate().min_by_key(|(_, face)| *face);
            match lowest {
                Some((nth, face)) if face <= 2 => {
                    found(options, |c| *c == Choice::Reroll(nth as u8)).unwrap_or(0)
                }
                _ => found(options, |c| *c == Choice::Keep).unwrap_or(0),
            }
        }
        Some(Step::ReplaceWindow(_) | Step::SaveWindow(_) | Step::HiddenSave(_)) => {
            found(options, |c| *c != Choice::Pass).unwrap_or(0)
        }
        _ => luck.below(options.len()),
    }
}

fn found(options: &[Choice], is: impl Fn(&Choice) -> bool) -> Option<usize> {
    options.iter().position(is)
}

fn end(options: &[Choice]) -> usize {
    found(options, |c| *c == Choice::EndPhase).unwrap_or(0)
}

fn strikes(w: &Weights, t: &Table, options: &[Choice]) -> usize {
    let on = |at: Space| t.open().cells[at.index()];
    let mut best = (WORTHWHILE, None);
    for (nth, choice) in options.iter().enumerate() {
        let (from, to, shot) = match choice {
            Choice::Attack(from, to) => (*from, *to, false),
            Choice::Shoot(from, to) => (*from, *to, true),
            _ => continue,
        };
        let gain = wins(w, t, on(from), on(to), shot);
        if gain > best.0 {
            best = (gain, Some(nth));
        }
    }
    best.1.unwrap_or_else(|| end(options))
}

fn richest(t: &Table, options: &[Choice]) -> usize {
    let value = |choice: &Choice| match choice {
        Choice::At(at) => worth(t, t.open().cells[at.index()]),
        _ => 0.0,
    };
    let all = options.iter().map(value).enumerate();
    all.max_by(|a, b| a.1.total_cmp(&b.1)).map_or(0, |(nth, _)| nth)
}

fn magic(options: &[Choice], luck: &mut Seeded) -> usize {
    let helps = |c: &&Choice| matches!(c, Choice::Cast(..) | Choice::Attach(..));
    let all = options.iter().filter(helps).count();
    if all == 0 || luck.below(100) >= CASTS {
        return end(options);
    }
    let nth = luck.below(all);
    let mut helping = options.iter().enumerate().filter(|(_, c)| helps(c));
    helping.nth(nth).map_or(0, |(place, _)| place)
}

/// A card goes forward, or to where it can strike better than anybody can now.
fn moves(w: &Weights, t: &Table, seat: Seat, options: &[Choice], luck: &mut Seeded) -> usize {
    let open = t.open();
    let enemies = open.sides[other(seat)];
    let goal = open.back_row(other(seat));
    let best_now = open
        .army(seat)
        .filter_map(|from| {
            let near = Spaces::one(open.cards[from].at).neighbours(open.rows).and(enemies);
            (!near.is_empty()).then(|| struck_best(w, t, from, near))
        })
        .fold(0.0, f32::max);
    let tires = luck.below(100) < TIRES;
    let mut best = (if tires { w.row * 1.5 } else { 0.0 }, None);
    for (nth, choice) in options.iter().enumerate() {
        let score = match choice {
            Choice::Move(from, to) => {
                let id = open.cells[from.index()];
                let ahead = i16::from(to.row()) - i16::from(from.row());
                let ahead = if seat == Seat(0) { ahead } else { -ahead };
                let noise = luck.below(64) as f32 / 64.0 * w.row;
                let mut score = w.row * f32::from(ahead) + noise - 0.5 * w.row;
                if goal.has(*to) {
                    score += 1.0;
                }
                let near = Spaces::one(*to).neighbours(open.rows).and(enemies);
                if !near.is_empty() {
                    let strike = struck_best(w, t, id, near);
                    score += w.card * (strike - best_now).max(0.0);
                    score -= w.theirs * threat(w, t, near, id);
                    if open.cards[id].is_hidden() {
                        score -= w.secret * secret(w, t.unit(id));
                    }
                }
                score
            }
            Choice::Use(..) => w.card * 0.2,
            Choice::Point(..) => w.card * 0.1,
            _ => continue,
        };
        if score > best.0 {
            best = (score, Some(nth));
        }
    }
    best.1.unwrap_or_else(|| end(options))
}

/// The best that this card could do to cards beside it.
fn struck_best(w: &Weights, t: &Table, from: CardId, near: Spaces) -> f32 {
    let on = |at: Space| t.open().cells[at.index()];
    near.into_iter().map(|at| sketched(w, t, from, on(at), false)).fold(0.0, f32::max)
}

/// The best that revealed cards beside it could do to this card.
fn threat(w: &Weights, t: &Table, near: Spaces, to: CardId) -> f32 {
    let on = |at: Space| t.open().cells[at.index()];
    let up = near.and(t.open().up);
    up.into_iter().map(|at| sketched(w, t, on(at), to, false)).fold(0.0, f32::max)
}
