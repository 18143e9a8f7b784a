//! The exact odds of combats and castings before rerolls and saves, from what the player himself
//! can see.

use crate::army::Unseen;
use crate::card::CardId;
use crate::dice::MOST_DICE;
use crate::field::Field;
use crate::fight::{BASE_DICE, Bout, Mod, Pool, Side, reckon, reckon_magic};
use crate::magic::MagicId;
use crate::space::other;
use crate::special::such;
use crate::step::Step;
use crate::table::Open;
use crate::unit::UnitId;
use crate::view::View;
use kernel::{Counter, Viewer};
use std::sync::LazyLock;

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
    /// The same in percent, for people: all together are 100, those farthest below their share are
    /// rounded up. What may happen is never 0, so what may fail is never 100.
    pub fn in_percent(&self) -> Odds {
        let Odds { attacker_wins, nobody, defender_wins, both, called_off, of } = *self;
        let ways = [attacker_wins, nobody, defender_wins, both, called_off];
        let mut parts = ways.map(|n| if n == 0 { 0 } else { (n * 100 / of).max(1) });
        let (some, sum) = ((0..ways.len()).rev().filter(|i| ways[*i] > 0), 100);
        while parts.iter().sum::<u128>() < sum {
            let short = |i: &usize| (ways[*i] * 100).saturating_sub(parts[*i] * of);
            let most = some.clone().max_by_key(short).expect("something happens");
            parts[most] = parts[most].saturating_add(1);
        }
        // What happens hardly ever takes its one from what happens most.
        while parts.iter().sum::<u128>() > sum {
            let most = some.clone().max_by_key(|i| parts[*i]).expect("something happens");
            parts[most] = parts[most].saturating_sub(1);
        }
        let [attacker_wins, nobody, defender_wins, both, called_off] = parts;
        Odds { attacker_wins, nobody, defender_wins, both, called_off, of: sum }
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
    /// Whether one of them is a trap.
    pub trap: bool,
}

const MOST_SUM: usize = 6 * MOST_DICE + 1;

/// Ways to roll each sum, without and with a 6 that counts.
type Ways = [[u64; 2]; MOST_SUM];

/// The ways of so many dice, without and with one of which the lowest is discarded: reckoned once,
/// and then read for every card that a target may be.
static WAYS: LazyLock<[[Ways; 2]; MOST_DICE + 1]> = LazyLock::new(|| {
    let mut by_lowest = [[[0u64; 2]; 7]; MOST_SUM];
    by_lowest[0][6][0] = 1;
    std::array::from_fn(|dice| {
        if dice > 0 {
            by_lowest = one_more(&by_lowest, dice);
        }
        [counted(&by_lowest, dice, false), counted(&by_lowest, dice, true)]
    })
});

/// By sum, lowest die and whether a 6 is among them.
type ByLowest = [[[u64; 2]; 7]; MOST_SUM];

/// With one more die, of so many then.
fn one_more(all: &ByLowest, dice: usize) -> ByLowest {
    let mut next = [[[0u64; 2]; 7]; MOST_SUM];
    for (sum, lows) in all.iter().enumerate().take(6 * dice) {
        for (low, sixes) in lows.iter().enumerate() {
            for (six, n) in sixes.iter().enumerate().filter(|(_, n)| **n > 0) {
                for face in 1..=6usize {
                    let six = six.max(usize::from(face == 6));
                    next[sum + face][low.min(face)][six].raise(*n);
                }
            }
        }
    }
    next
}

/// The dice that count of those that were rolled.
fn counted(all: &ByLowest, rolled: usize, bonus: bool) -> Ways {
    let mut out = [[0; 2]; MOST_SUM];
    for (sum, lows) in all.iter().enumerate().take(6 * rolled + 1) {
        for (low, sixes) in lows.iter().enumerate() {
            for (six, n) in sixes.iter().enumerate().filter(|(_, n)| **n > 0) {
                // The lowest is a 6 only if all are; of several sixes one is discarded.
                let dropped = if bonus && rolled > 0 { low } else { 0 };
                let counts = six > 0 && rolled > usize::from(bonus);
                out[sum - dropped][usize::from(counts)].raise(*n);
            }
        }
    }
    out
}

/// The sums that this pool can show, with their ways.
fn ways(pool: &Pool) -> &'static [[u64; 2]] {
    let all = &WAYS[usize::from(pool.rolled())][usize::from(pool.bonus)];
    &all[..=6 * usize::from(pool.dice)]
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
                    odds.of = odds.of.saturating_add(both);
                    let blows = (attacker.slays && six_a > 0, defender.slays && six_d > 0);
                    let (score_a, score_d) = (x as i16 + attacker.plus, y as i16 + defender.plus);
                    let ends = match blows {
                        (true, true) => &mut odds.both,
                        (true, false) => &mut odds.attacker_wins,
                        (false, true) => &mut odds.defender_wins,
                        _ if score_a > score_d => &mut odds.attacker_wins,
                        _ if score_a < score_d => &mut odds.defender_wins,
                        _ => &mut odds.nobody,
                    };
                    *ends = ends.saturating_add(both);
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

/// The open half with a card that the viewer knows face up, as it is before it attacks or casts
/// (FC-7.2, FC-9.2).
pub fn revealed(view: &View, card: CardId) -> Open {
    let mut open = view.open;
    if open.cards[card].is_hidden() {
        open.cards[card].face = view.cards[card.index()];
        open.up = open.up.with(open.cards[card].at);
        open.count_rules(open.cards[card].controller);
    }
    open
}

/// Every attack that the viewer could make now, also with face-down cards that he would reveal for
/// it.
pub fn attacks(view: &View) -> Vec<Bout> {
    let (Viewer::Seat(me), o) = (view.viewer, &view.open) else { return Vec::new() };
    if o.active != me {
        return Vec::new();
    }
    match o.agenda.top() {
        Some(Step::Press(press)) => {
            let from = press.card;
            press.targets(o).map(|to| Bout { from, to, shot: false }).collect()
        }
        Some(Step::InPhase(_)) => o.army(me).flat_map(|from| strikes(view, from)).collect(),
        _ => Vec::new(),
    }
}
fn strikes(view: &View, from: CardId) -> Vec<Bout> {
    let open = revealed(view, from);
    let enemies = || open.sides[other(open.active)].filter_map(|at| open.on(at));
    let all = [false, true].into_iter();
    let all = all.flat_map(|shot| enemies().map(move |to| Bout { from, to, shot }));
    all.filter(|bout| open.may_attack(bout).is_ok()).collect()
}

/// The odds of an attack as this viewer can reckon them. The attacker must be known to him; the
/// target may be face down.
pub fn of(view: &View, bout: &Bout) -> Range {
    let open = revealed(view, bout.from);
    if open.field().is_up(bout.to) {
        let odds = of_field(&open.field(), bout);
        let case = Case { unit: open.cards[bout.to].face, odds };
        return Range { worst: case, best: case, cards: 1, trap: false };
    }
    let all = suspects(&view.open, bout.to).map(|unit| {
        let field = Field { open: &open, assumed: Some((bout.to, unit)) };
        (Case { unit, odds: of_field(&field, bout) }, is_trap(&field, bout))
    });
    let range = all.fold(None, |range: Option<Range>, (case, trap)| {
        Some(range.map_or(Range { worst: case, best: case, cards: 1, trap }, |r| Range {
            worst: if case.odds.is_no_worse(&r.worst.odds) { r.worst } else { case },
            best: if r.best.odds.is_no_worse(&case.odds) { r.best } else { case },
            cards: r.cards + 1,
            trap: r.trap || trap,
        }))
    });
    range.expect("a face-down card may be some card")
}

/// How likely a spell or blessing succeeds (FC-9.6, FC-12.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CastingOdds {
    pub caster: CardId,
    pub magic: MagicId,
    /// What dice and additions must reach together.
    pub needed: i16,
    pub plus: i16,
    /// Everything that is added, in order, with its reason.
    pub mods: Vec<Mod>,
    /// Of `of` equally likely rolls so many succeed.
    pub succeeds: u64,
    pub of: u64,
    /// A Leader may have a die of this roll rolled again (FC-12.21).
    pub may_reroll: bool,
}

/// The odds of everything that the viewer's own cards could still try in his magic phase; a
/// face-down card as if it had been revealed for it (FC-9.2). Only chances: whether there is a
/// target is a question of its own.
pub fn castings(view: &View) -> Vec<CastingOdds> {
    let (Viewer::Seat(me), o) = (view.viewer, &view.open) else { return Vec::new() };
    if !matches!(o.agenda.top(), Some(Step::InPhase(_))) || o.active != me {
        return Vec::new();
    }
    let each = o.army(me).flat_map(|caster| {
        let open = revealed(view, caster);
        let all = MagicId::spells(o.factions[me]).chain(MagicId::blessings());
        let may = all.filter(|magic| open.may_attempt(me, *magic, caster).is_ok());
        may.map(|magic| casting(&open.field(), caster, magic)).collect::<Vec<_>>()
    });
    each.collect()
}

/// The odds of one casting by a card that the viewer knows.
pub fn of_casting(view: &View, caster: CardId, magic: MagicId) -> CastingOdds {
    casting(&revealed(view, caster).field(), caster, magic)
}

fn casting(field: &Field, caster: CardId, magic: MagicId) -> CastingOdds {
    let mut mods = Vec::new();
    let plus = reckon_magic(field, caster, &mut |change| mods.push(change));
    let needed = i16::from(magic.magic().cost);
    let all = ways(&Pool { dice: BASE_DICE as u8, ..Pool::default() });
    let count = |reach: i16| -> u64 {
        let enough = all.iter().enumerate().filter(|(sum, _)| *sum as i16 + plus >= reach);
        enough.map(|(_, ways)| ways.iter().sum::<u64>()).sum()
    };
    let me = field.controller(caster);
    CastingOdds {
        caster,
        magic,
        needed,
        plus,
        mods,
        succeeds: count(needed),
        of: count(i16::MIN),
        may_reroll: !field.open.acts.rerolled && field.side_has(me, such!(|s| s.rerolls)),
    }
}
