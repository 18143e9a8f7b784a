//! Gem piles: how near to ten they are, and what they are made of (PS-23.6).

use super::Weights;
use super::turn::Hand;
use kernel::Seat;
use puzzle_strike::table::PILE_LIMIT;
use puzzle_strike::{Gems, Pile, Question, Step, Table};

const LIMIT: f32 = PILE_LIMIT as f32;
/// A pile that is higher is as bad as one of this height.
const HIGHEST: f32 = 40.0;
/// However high a pile, its side has not lost yet.
const MOST: f32 = 0.47;

/// What can be said of the pile of one side.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    /// The total, gems in the air included.
    pub total: f32,
    pub danger: f32,
    pub structure: f32,
    /// The action phase is over and the total is ten or more (PS-4.33).
    pub lost: bool,
}

impl Outlook {
    /// How likely this side is to lose before anybody else does.
    pub fn falls(&self) -> f32 {
        if self.lost {
            return 1.0;
        }
        let p = (2.0 * self.danger).clamp(0.0, 1.0);
        p * p.sqrt()
    }
}

/// The pile of this player's side.
pub fn outlook(w: &Weights, t: &Table, seat: Seat) -> Outlook {
    let open = t.open();
    let turn = open.is_turn(seat);
    let steps = open.agenda.live();
    let acted = steps.iter().any(|step| matches!(step, Step::EndTurn(_)));
    let landing = in_the_air(t, seat);
    let total = (f32::from(open.total(seat)) + landing).max(0.0);
    // Everybody else antes before he acts again.
    let ante = if turn && !before_ante(steps) { 0.0 } else { f32::from(open.ante_value()) };
    let extra = open.loser.is_some();
    let facing = if turn && acted { total + f32::from(open.ante_value()) } else { total + ante };
    let lost = turn && acted && total >= LIMIT && !extra;
    let pile = open.pile(seat);
    let gems = [(2, w.gem_2), (3, w.gem_3), (4, w.gem_4)];
    let structure = gems.into_iter().map(|(v, each)| each * f32::from(pile.of(v))).sum();
    Outlook { total, danger: danger(w, t, seat, facing), structure, lost }
}

fn before_ante(steps: &[Step]) -> bool {
    matches!(steps.last(), Some(Step::BeginTurn(_) | Step::Ante(_)))
}

fn danger(w: &Weights, t: &Table, seat: Seat, total: f32) -> f32 {
    let whole = total.clamp(0.0, HIGHEST);
    if whole < LIMIT {
        let from_4 = [w.danger_4, w.danger_5, w.danger_6, w.danger_7, w.danger_8, w.danger_9];
        return (whole as usize).checked_sub(4).map_or(0.0, |above| from_4[above]);
    }
    let above = w.per_gem * (whole - LIMIT);
    let worst = if whole - breakable(t, seat) < LIMIT { w.saved } else { w.doomed };
    (worst + above).min(MOST)
}

/// How much of the pile the hands of a side can break in one turn, as far as arrows allow.
fn breakable(t: &Table, seat: Seat) -> f32 {
    let open = t.open();
    let acting = open.is_turn(seat);
    let mut pile = *open.pile(seat);
    let mut crashes = 0;
    for member in open.side_of(seat).iter() {
        let player = open.player(member);
        let arrows = match acting {
            true if player.done => [0; 5],
            true => player.arrows,
            false => [1, 0, 0, 0, 0],
        };
        let mut hand = Hand::new(t, member, arrows);
        while let Some(print) = hand.play(|print| f32::from(print.crashes)) {
            crashes += print.crashes;
            if print.combines {
                combine(&mut pile);
            }
        }
    }
    largest(&pile, crashes)
}

/// Makes one gem of two, the larger the better.
fn combine(pile: &mut Pile) {
    let pairs = [(3, 1), (2, 2), (2, 1), (1, 1)];
    if let Some((a, b)) = pairs.into_iter().find(|(a, b)| pile.holds(Gems::two(*a, *b))) {
        pile.take(a);
        pile.take(b);
        pile.add(a + b, false);
    }
}

/// The values of the largest gems of a pile together.
pub fn largest(pile: &Pile, mut count: u8) -> f32 {
    let mut sum = 0.0;
    for value in (1..=4).rev() {
        let n = pile.of(value).min(count);
        sum += f32::from(value * n);
        count -= n;
    }
    sum
}

/// Gems that are about to enter this pile, less what is about to leave it.
fn in_the_air(t: &Table, seat: Seat) -> f32 {
    let open = t.open();
    let mine = open.pile_seat(seat);
    let mut sum = 0.0;
    let mut broken = 0.0;
    for step in open.agenda.live().iter().rev() {
        match step {
            // The one who counter-crashes will break the most he can.
            Step::Ask(ask) => match ask.question {
                Question::CounterCrash { gems, .. } => {
                    broken = largest(open.pile(ask.who), gems);
                    if open.pile_seat(ask.who) == mine {
                        sum -= broken;
                    }
                }
                Question::Crash { gems, .. } => {
                    let k = largest(open.pile(ask.who), gems);
                    let by = open.pile_seat(ask.who);
                    let targets = open.target_piles(ask.who);
                    if by == mine {
                        sum -= k;
                    } else if targets.has(mine) {
                        sum += k / targets.len() as f32;
                    }
                }
                _ => (),
            },
            Step::Send(send) => {
                let n = f32::from(send.air.n);
                if open.pile_seat(send.to) == mine {
                    sum += (n - broken).max(0.0);
                }
                if open.pile_seat(send.from) == mine {
                    sum += (broken - n).max(0.0);
                }
                broken = 0.0;
            }
            _ => (),
        }
    }
    sum
}
