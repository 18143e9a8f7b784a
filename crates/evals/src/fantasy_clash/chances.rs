//! How a combat between two cards is likely to end, from what is printed and lies on them.

use fantasy_clash::card::CardId;
use fantasy_clash::specials;
use fantasy_clash::{Table, UnitId};
use std::sync::LazyLock;

/// More dice than this are counted as so many.
const MOST: usize = 7;
const SUMS: usize = 6 * MOST + 1;

/// The chances of an attacker.
#[derive(Clone, Copy, Default)]
pub struct Chances {
    pub wins: f32,
    pub loses: f32,
}

/// What one side brings along.
struct Pool {
    dice: i16,
    plus: i16,
    slays: bool,
}

/// For each number of dice, how likely each sum is.
static SUM: LazyLock<[[f32; SUMS]; MOST + 1]> = LazyLock::new(|| {
    let mut all = [[0.0; SUMS]; MOST + 1];
    all[0][0] = 1.0;
    for n in 1..=MOST {
        for sum in 0..SUMS {
            let faces = (1..=6).filter(|face| *face <= sum);
            all[n][sum] = faces.map(|face| all[n - 1][sum - face] / 6.0).sum();
        }
    }
    all
});

/// For each pair of dice numbers and each lead of the attacker, how likely he wins or loses.
static TABLE: LazyLock<Vec<Chances>> = LazyLock::new(|| {
    let mut all = Vec::new();
    for attack in 0..=MOST {
        for defence in 0..=MOST {
            all.extend((-LEAD..=LEAD).map(|lead| compared(attack, defence, lead)));
        }
    }
    all
});

/// A lead of more points than this decides as much as this one.
const LEAD: i16 = 40;

fn compared(attack: usize, defence: usize, lead: i16) -> Chances {
    let mut chances = Chances::default();
    for (x, p) in SUM[attack].iter().enumerate().filter(|(_, p)| **p > 0.0) {
        for (y, q) in SUM[defence].iter().enumerate().filter(|(_, q)| **q > 0.0) {
            match (x as i16 + lead).cmp(&(y as i16)) {
                std::cmp::Ordering::Greater => chances.wins += p * q,
                std::cmp::Ordering::Less => chances.loses += p * q,
                std::cmp::Ordering::Equal => (),
            }
        }
    }
    chances
}

/// The chances of an attack of one card on another, each taken for what it really is.
pub fn of(t: &Table, from: CardId, to: CardId, shot: bool) -> Chances {
    let d = t.unit(to);
    let hidden = t.open().cards[to].is_hidden();
    if hidden && d.rules().has(specials::TRAPPERS) {
        return Chances { wins: 1.0, loses: 1.0 };
    }
    let (attack, defence) = (pool(t, from, to, true, shot), pool(t, to, from, false, shot));
    let dice = |n: i16| n.clamp(0, MOST as i16) as usize;
    let lead = (attack.plus - defence.plus).clamp(-LEAD, LEAD) + LEAD;
    let row = dice(attack.dice) * (MOST + 1) + dice(defence.dice);
    let mut chances = TABLE[row * (2 * LEAD as usize + 1) + lead as usize];
    let six = |pool: &Pool| {
        if pool.slays { 1.0 - (5.0f32 / 6.0).powi(pool.dice.max(0).into()) } else { 0.0 }
    };
    let (x, y) = (six(&attack), six(&defence));
    let neither = (1.0 - x) * (1.0 - y);
    chances.wins = x + neither * chances.wins;
    chances.loses = y + neither * chances.loses;
    if d.rules().has(specials::CHAMELEON) {
        chances = Chances { wins: chances.wins * 2.0 / 3.0, loses: chances.loses * 2.0 / 3.0 };
    }
    if shot {
        chances.loses = 0.0;
    }
    chances
}

fn pool(t: &Table, card: CardId, enemy: CardId, attacks: bool, shot: bool) -> Pool {
    let (mine, theirs) = (t.unit(card), t.unit(enemy));
    let (u, rules) = (mine.unit(), mine.rules());
    let mut dice = 2;
    let counts = !shot || attacks && rules.has(specials::ARROW_STORM);
    if counts && size(t, card, mine) - size(t, enemy, theirs) >= 5 {
        dice += if rules.has(specials::MOB) { 2 } else { 1 };
    }
    if attacks && !shot && rules.has(specials::CHARGE) {
        dice += 1;
    }
    if attacks && theirs.rules().has(specials::SWARM) {
        dice -= 1;
    }
    let attacker = if attacks { mine } else { theirs };
    let mind =
        attacker.rules().has(specials::MIND_FLAY) || attacker.rules().has(specials::SOUL_TAKE);
    let mut plus = i16::from(match (mind && !shot, attacks) {
        (true, _) => u.magic,
        (false, true) => u.attack,
        (false, false) => u.defence,
    });
    for lasting in t.open().lasting.on(card) {
        let lasts = lasting.source.lasts();
        let (value, more) = match attacks {
            true => (lasts.attack, lasts.attack_dice),
            false => (lasts.defence, lasts.defence_dice),
        };
        plus += i16::from(value) + i16::from(lasts.score + lasts.first);
        dice += i16::from(more);
    }
    if attacks && theirs.rules().has(specials::IRON_SKIN) {
        plus -= 1;
    }
    Pool { dice, plus, slays: !shot && rules.has(specials::KILLING_BLOW) }
}

fn size(t: &Table, card: CardId, unit: UnitId) -> i16 {
    let more: i16 = t.open().lasting.on(card).map(|l| i16::from(l.source.lasts().size)).sum();
    i16::from(unit.unit().size) + more
}
