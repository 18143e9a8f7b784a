//! The exact odds of a combat before rerolls and saves, from what the attacker himself can see.

use crate::army::Unseen;
use crate::card::CardId;
use crate::field::Field;
use crate::fight::{Bout, Pool, Side, reckon};
use crate::special::such;
use crate::table::Open;
use crate::unit::UnitId;
use crate::view::View;

/// Of `of` equally likely rolls so many end this way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Odds {
    pub attacker_wins: u128,
    pub nobody: u128,
    pub defender_wins: u128,
    /// Both show a Killing Blow, or fall into a trap (FC-12.20, FC-12.35).
    pub both: u128,
    /// The attack is called off and not used up (FC-12.8).
    pub called_off: u128,
    pub of: u128,
}

impl Odds {
    /// Parts in ten thousand, for people.
    pub fn win_in_10000(&self) -> u32 {
        (self.attacker_wins * 10_000 / self.of) as u32
    }
    /// Whether the attacker wins at least as often.
    fn is_no_worse(&self, than: &Odds) -> bool {
        self.attacker_wins * than.of >= than.attacker_wins * self.of
    }
}

/// The odds against a target that is, or is taken for, some unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Case {
    pub unit: UnitId,
    pub odds: Odds,
}

/// The odds over all cards that an unrevealed target may still be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Range {
    pub worst: Case,
    pub best: Case,
    /// How many different cards it may be.
    pub cards: usize,
}

const MOST_SUM: usize = 6 * crate::dice::MOST_DICE + 1;

/// Ways to roll each sum, without and with a 6 that counts.
type Ways = [[u64; 2]; MOST_SUM];

/// By sum, lowest die and whether a 6 is among them: one die after the other.
fn ways(pool: &Pool) -> Ways {
    let mut all = [[[0u64; 2]; 7]; MOST_SUM];
    all[0][6][0] = 1;
    for _ in 0..pool.rolled() {
        let mut next = [[[0u64; 2]; 7]; MOST_SUM];
        for (sum, lows) in all.iter().enumerate() {
            for (low, sixes) in lows.iter().enumerate() {
                for (six, n) in sixes.iter().enumerate().filter(|(_, n)| **n > 0) {
                    for face in 1..=6usize {
                        let six = six.max(usize::from(face == 6));
                        next[sum + face][low.min(face)][six] += n;
                    }
                }
            }
        }
        all = next;
    }
    let mut out = [[0; 2]; MOST_SUM];
    for (sum, lows) in all.iter().enumerate() {
        for (low, sixes) in lows.iter().enumerate() {
            for (six, n) in sixes.iter().enumerate().filter(|(_, n)| **n > 0) {
                // The lowest is a 6 only if all are; of several sixes one is discarded.
                let dropped = if pool.bonus { low } else { 0 };
                let counted = six > 0 && pool.dice > 0;
                out[sum - dropped][usize::from(counted)] += n;
            }
        }
    }
    out
}

/// The odds of a combat between two pools.
pub fn of_pools(attacker: &Pool, defender: &Pool) -> Odds {
    let (a, d) = (ways(attacker), ways(defender));
    let mut odds = Odds::default();
    for (x, row) in a.iter().enumerate() {
        for (six_a, n) in row.iter().enumerate().filter(|(_, n)| **n > 0) {
            for (y, row) in d.iter().enumerate() {
                for (six_d, m) in row.iter().enumerate().filter(|(_, m)| **m > 0) {
                    let both = u128::from(*n) * u128::from(*m);
                    odds.of += both;
                    let blows = (attacker.slays && six_a > 0, defender.slays && six_d > 0);
                    let (score_a, score_d) = (x as i16 + attacker.plus, y as i16 + defender.plus);
                    *match blows {
                        (true, true) => &mut odds.both,
                        (true, false) => &mut odds.attacker_wins,
                        (false, true) => &mut odds.defender_wins,
                        _ if score_a > score_d => &mut odds.attacker_wins,
                        _ if score_a < score_d => &mut odds.defender_wins,
                        _ => &mut odds.nobody,
                    } += both;
                }
            }
        }
    }
    odds
}

/// Whether both cards fall without dice, because the target is a trap that was face down.
pub fn is_trap(field: &Field, bout: &Bout) -> bool {
    field.open.cards[bout.to].is_hidden() && field.has(bout.to, such!(|s| s.traps))
}

fn of_field(field: &Field, bout: &Bout) -> Odds {
    let rules = field.rules(bout.to);
    let fought = if is_trap(field, bout) {
        Odds { both: 1, of: 1, ..Odds::default() }
    } else {
        let pool = |side| reckon(field, bout, side, &mut |_| ());
        of_pools(&pool(Side::Attacker), &pool(Side::Defender))
    };
    let Some((_, evades)) = rules.find(|s| s.evades) else { return fought };
    let hate = field.hate(bout.from).map_or(0, |(_, n)| n);
    let off = (1..=6).filter(|face| face + hate <= i16::from(evades)).count() as u128;
    Odds {
        attacker_wins: fought.attacker_wins * (6 - off),
        nobody: fought.nobody * (6 - off),
        defender_wins: fought.defender_wins * (6 - off),
        both: fought.both * (6 - off),
        called_off: fought.of * off,
        of: fought.of * 6,
    }
}

/// The units that a face-down card may be, for all that is public.
pub fn suspects(open: &Open, card: CardId) -> impl Iterator<Item = UnitId> {
    let unseen = Unseen::of(open, card.owner());
    open.factions[card.owner()].units().filter(move |unit| unseen.may_be(card, *unit))
}

/// The open half with the attacker face up, as it is before it attacks (FC-7.2).
pub fn attacking(view: &View, attacker: CardId) -> Open {
    let mut open = view.open;
    if open.cards[attacker].is_hidden() {
        open.cards[attacker].face = view.cards[attacker.index()];
        open.up = open.up.with(open.cards[attacker].at);
        open.count_rules(open.cards[attacker].controller);
    }
    open
}

/// The odds of an attack as this viewer can reckon them. The attacker must be known to him; the
/// target may be face down.
pub fn of(view: &View, bout: &Bout) -> Range {
    let open = attacking(view, bout.from);
    if open.field().is_up(bout.to) {
        let odds = of_field(&open.field(), bout);
        let case = Case { unit: open.cards[bout.to].face, odds };
        return Range { worst: case, best: case, cards: 1 };
    }
    let all = suspects(&view.open, bout.to).map(|unit| {
        let field = Field { open: &open, assumed: Some((bout.to, unit)) };
        Case { unit, odds: of_field(&field, bout) }
    });
    let range = all.fold(None, |range: Option<Range>, case| {
        Some(range.map_or(Range { worst: case, best: case, cards: 1 }, |r| Range {
            worst: if case.odds.is_no_worse(&r.worst.odds) { r.worst } else { case },
            best: if r.best.odds.is_no_worse(&case.odds) { r.best } else { case },
            cards: r.cards + 1,
        }))
    });
    range.expect("a face-down card may be some card")
}
