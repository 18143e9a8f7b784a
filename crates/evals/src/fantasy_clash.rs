//! How good a table of Fantasy Clash looks to somebody who pushes forward and strikes where the
//! odds are good.
//!
//! A side stands well if its cards are strong, have come far, and can strike better than they can
//! be struck; each turn has one attack, so only the best one of each side counts. A card on the
//! enemy's back row is the game, unless it falls before its turn comes again.

mod chances;
mod field;
mod worth;

use bots::Evaluation;
use fantasy_clash::card::Deeds;
use fantasy_clash::{Step, Table};
use field::{best_attack, falls, may_attack, other};
use kernel::{Imagined, Seat};
use worth::worth;

/// How many points of the scale of chances an even card is.
const CARD: f32 = 0.16;
/// A conquered card, which pays for a third of a reinforcement.
const CONQUERED: f32 = 0.035;
/// A card that the enemy does not know.
const HIDDEN: f32 = 0.012;
/// A row forward, and being two rows or one row from the enemy's back row.
const ROW: f32 = 0.014;
const NEAR: [f32; 3] = [0.0, 0.14, 0.05];
/// How much of a good attack is counted before it is made, and of the enemy's next one.
const MINE: f32 = 0.85;
const THEIRS: f32 = 0.6;
/// A card on the enemy's back row that stays there.
const THROUGH: f32 = 4.0;
/// Something of one's own that lasts on cards or players.
const LASTING: f32 = 0.03;
/// A player who is not ready stands worse than one who is.
const NOT_READY: f32 = 0.4;
/// What the loser of a game thinks of starting the next.
const STARTS: f32 = 0.05;

/// The knowledge of somebody who has played a few games.
#[derive(Clone, Copy, Debug, Default)]
pub struct FantasyClash;

impl Evaluation<Table> for FantasyClash {
    fn value(&self, table: &Imagined<Table>, seat: Seat) -> f32 {
        let t = table.table();
        let open = t.open();
        if !open.deployed {
            return before(t, seat);
        }
        let lead = standing(t, seat) - standing(t, other(seat)) + strikes(t, seat);
        let chance = 1.0 / (1.0 + (-lead).exp());
        match open.series {
            Some(series) => {
                let [mine, theirs] = [seat, other(seat)].map(|s| f32::from(series.wins[s]));
                (chance + mine * 0.5 - theirs * 0.5).clamp(0.02, 0.98)
            }
            None => chance,
        }
    }

    fn quiet(&self, table: &Imagined<Table>) -> bool {
        let top = table.table().open().agenda.top();
        matches!(top, Some(Step::InPhase(_) | Step::Deploy(_)))
    }
}

/// Whoever is ready is ahead: a whole army is better than half of one.
fn before(t: &Table, seat: Seat) -> f32 {
    let open = t.open();
    let first = open.series.and_then(|series| series.first);
    let starts = if first == Some(seat) { STARTS } else { 0.0 };
    match open.agenda.top() {
        Some(Step::Deploy(deploy)) if deploy.waiting.has(seat) => NOT_READY + starts,
        _ => 0.5 + starts,
    }
}

/// What a side has, on the scale of chances.
fn standing(t: &Table, seat: Seat) -> f32 {
    let open = t.open();
    let mut sum = 0.0;
    for id in open.army(seat) {
        let card = &open.cards[id];
        sum += CARD * worth(t, id);
        if card.is_hidden() {
            sum += HIDDEN;
        }
        let row = card.at.row();
        let left = usize::from(if seat == Seat(0) { open.rows - row } else { row - 1 });
        sum += ROW * f32::from(open.rows - 1 - left as u8) + NEAR.get(left).unwrap_or(&0.0);
    }
    let player = &open.players[seat];
    if player.deck() > 0 {
        sum += CONQUERED * f32::from(player.conquered.len().min(9));
    }
    let lasting = open.lasting.iter().filter(|lasting| lasting.by == seat).count();
    sum + LASTING * lasting as f32 + breakthrough(t, seat)
}

/// What the cards on the enemy's back row promise: of several the enemy strikes one.
fn breakthrough(t: &Table, seat: Seat) -> f32 {
    let open = t.open();
    let row = open.back_row(other(seat));
    let mut there = open.army(seat).filter(|id| row.has(open.cards[*id].at));
    let Some(card) = there.next() else { return 0.0 };
    let struck =
        if open.active == seat || may_attack(t, other(seat)) { falls(t, card) } else { 0.0 };
    // A card that came in the enemy's turn has still to stay through another one (FC-11.3).
    let late = open.active != seat && !open.cards[card].deeds.has(Deeds::BROKE_THROUGH);
    let stays = if there.next().is_some() { 1.0 - struck * 0.2 } else { 1.0 - struck };
    THROUGH * stays * if late { 0.3 } else { 1.0 }
}

/// The best attack of each side: one's own is made now, the other's in his next turn.
fn strikes(t: &Table, seat: Seat) -> f32 {
    let active = t.open().active;
    let now = if may_attack(t, active) { MINE * best_attack(t, active) } else { 0.0 };
    let next = THEIRS * best_attack(t, other(active));
    CARD * if active == seat { now - next } else { next - now }
}
