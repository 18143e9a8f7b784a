//! How a combat is likely to end. The pools are the engine's; here is only a quick table of what
//! they roll.

use fantasy_clash::field::Field;
use fantasy_clash::fight::{Bout, Pool, Side, reckon};
use fantasy_clash::odds::is_trap;
use std::sync::LazyLock;

/// More dice than this are counted as so many.
const MOST: usize = 7;
const SUMS: usize = 6 * MOST + 1;
/// A lead of more points than this decides as much as this one.
const LEAD: i16 = 40;
const LEADS: usize = 2 * LEAD as usize + 1;
/// Pools by dice, whether the lowest of one more is discarded, and whether a 6 wins.
const POOLS: usize = 4 * (MOST + 1);

/// The chances of an attacker, before rerolls and saves. Both can come true: two traps, two sixes.
#[derive(Clone, Copy, Default)]
pub struct Chances {
    pub wins: f32,
    pub loses: f32,
}

impl Chances {
    fn scaled(self, by: f32) -> Chances {
        Chances { wins: self.wins * by, loses: self.loses * by }
    }
}

/// How likely a pool shows a 6 that wins, and otherwise each sum.
struct Rolls {
    slays: f32,
    sums: [f32; SUMS],
}

impl Rolls {
    /// One die after the other, by sum, lowest die and whether a 6 is among them.
    fn of(dice: usize, bonus: bool, slays: bool) -> Rolls {
        let mut all = vec![[[0.0f32; 2]; 7]; SUMS + 6];
        all[0][6][0] = 1.0;
        for _ in 0..dice + usize::from(bonus) {
            let mut next = vec![[[0.0f32; 2]; 7]; SUMS + 6];
            for (sum, lows) in all.iter().enumerate() {
                for (low, sixes) in lows.iter().enumerate() {
                    for (six, p) in sixes.iter().enumerate().filter(|(_, p)| **p > 0.0) {
                        for face in 1..=6 {
                            next[sum + face][low.min(face)][six.max(face / 6)] += p / 6.0;
                        }
                    }
                }
            }
            all = next;
        }
        let mut rolls = Rolls { slays: 0.0, sums: [0.0; SUMS] };
        for (sum, lows) in all.iter().enumerate() {
            for (low, sixes) in lows.iter().enumerate() {
                for (six, p) in sixes.iter().enumerate().filter(|(_, p)| **p > 0.0) {
                    let blow = slays && six > 0 && dice > 0;
                    let counted = sum - if bonus { low } else { 0 };
                    *(if blow { &mut rolls.slays } else { &mut rolls.sums[counted] }) += p;
                }
            }
        }
        rolls
    }
}

/// For each two pools and each lead of the attacker, how likely he wins and loses.
static TABLE: LazyLock<Vec<Chances>> = LazyLock::new(|| {
    let rolls = |n: usize| Rolls::of(n / 4, n & 2 != 0, n & 1 != 0);
    let rolls: Vec<Rolls> = (0..POOLS).map(rolls).collect();
    let pairs = rolls.iter().flat_map(|attack| rolls.iter().map(move |defence| (attack, defence)));
    pairs.flat_map(|(attack, defence)| compared(attack, defence)).collect()
});

fn compared(attack: &Rolls, defence: &Rolls) -> [Chances; LEADS] {
    // By how much the attacker's dice show more.
    let mut more = [0.0; 2 * SUMS];
    for (x, p) in attack.sums.iter().enumerate().filter(|(_, p)| **p > 0.0) {
        for (y, q) in defence.sums.iter().enumerate().filter(|(_, q)| **q > 0.0) {
            more[SUMS + x - y] += p * q;
        }
    }
    std::array::from_fn(|lead| {
        let even = (SUMS + LEAD as usize).saturating_sub(lead).min(more.len());
        let sum = |all: &[f32]| all.iter().sum::<f32>();
        Chances {
            wins: attack.slays + sum(more.get(even + 1..).unwrap_or(&[])),
            loses: defence.slays + sum(&more[..even]),
        }
    })
}

fn of_pools(attack: &Pool, defence: &Pool) -> Chances {
    let n = |pool: &Pool| {
        let dice = usize::from(pool.dice).min(MOST);
        4 * dice + 2 * usize::from(pool.bonus) + usize::from(pool.slays)
    };
    let lead = (attack.plus - defence.plus).clamp(-LEAD, LEAD) + LEAD;
    TABLE[(n(attack) * POOLS + n(defence)) * LEADS + lead as usize]
}

/// The chances of an attack between two cards that are known to this field.
pub fn of(field: &Field, bout: &Bout) -> Chances {
    let mut chances = if is_trap(field, bout) {
        Chances { wins: 1.0, loses: 1.0 }
    } else {
        let pool = |side| reckon(field, bout, side, &mut |_| ());
        of_pools(&pool(Side::Attacker), &pool(Side::Defender))
    };
    if let Some((_, evades)) = field.rules(bout.to).find(|s| s.evades) {
        let hate = field.hate(bout.from).map_or(0, |(_, n)| n);
        let off = (1..=6).filter(|face| face + hate <= i16::from(evades)).count();
        chances = chances.scaled(1.0 - off as f32 / 6.0);
    }
    // Who shoots cannot be hit back.
    if bout.shot { Chances { loses: 0.0, ..chances } } else { chances }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fantasy_clash::{Setup, Table, odds};
    use kernel::{Game, Play, Seat, Seeded, Viewer};

    #[track_caller]
    fn agree(quick: Chances, exact: &odds::Odds, shot: bool) {
        let share = |n: u128| n as f32 / exact.of as f32;
        let wins = share(exact.attacker_wins + exact.both);
        let loses = if shot { 0.0 } else { share(exact.defender_wins + exact.both) };
        let good = (quick.wins - wins).abs() < 1e-4 && (quick.loses - loses).abs() < 1e-4;
        assert!(good, "{} and {} for {wins} and {loses}", quick.wins, quick.loses);
    }

    /// With everything that lies on them and stands around them, in games as they come.
    #[test]
    fn attacks_agree_with_the_engine() {
        let mut attacks = 0;
        for setup in Setup::pairings() {
            let setup = Setup { face_up: true, ..setup };
            let mut luck = Seeded::new(attacks);
            let table = Table::start(&setup, &mut Play::silent(&mut luck));
            let mut table = table.expect("a playable setup");
            let mut choices = Vec::new();
            for n in 0..400 {
                // Nobody is asked once the game is over.
                let Some(seat) = table.asks().seats().lowest() else { break };
                choices.clear();
                table.weigh(seat, &mut choices);
                let choice = choices[luck.below(choices.len())];
                table.apply(seat, choice, &mut Play::silent(&mut luck));
                attacks += if n % 80 == 79 { compare_all(&table) } else { 0 };
            }
        }
        assert!(attacks > 1000, "{attacks} attacks");
    }

    /// Every attack on an enemy beside a card, and every shot at one that is not.
    fn compare_all(table: &Table) -> u64 {
        let open = table.open();
        let view = table.view(Viewer::Seat(Seat(0)));
        let mut attacks = 0;
        for from in open.army(Seat(0)) {
            for to in open.army(Seat(1)) {
                let shot = !open.cards[from].at.touches(open.cards[to].at);
                let bout = Bout { from, to, shot };
                agree(of(&open.field(), &bout), &odds::of(&view, &bout).worst.odds, shot);
                attacks += 1;
            }
        }
        attacks
    }

    /// Up to more dice than cards have; beyond the bounds the table is a guess.
    #[test]
    fn the_table_agrees_with_the_engine() {
        let pools =
            (0..24).map(|n| Pool { dice: n / 4, bonus: n & 2 != 0, slays: n & 1 != 0, plus: 0 });
        let pools: Vec<Pool> = pools.collect();
        for attack in &pools {
            for defence in &pools {
                for plus in [-LEAD, -7, -1, 0, 3, 12, LEAD] {
                    let attack = Pool { plus, ..*attack };
                    let exact = odds::of_pools(&attack, defence);
                    agree(of_pools(&attack, defence), &exact, false);
                }
            }
        }
    }
}
