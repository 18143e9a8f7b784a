//! The exact odds of combats and castings (FC-7.10 to FC-7.24, FC-9.6, FC-12.20).

use super::*;
use crate::fight::{Bout, Pool, reckon_magic};
use crate::odds::{CastingOdds, Odds, attacks, castings, of, of_pools, suspects};
use kernel::{Offers, Viewer, every_outcome};

/// Every roll of both pools, counted one by one.
fn counted(attacker: Pool, defender: Pool) -> Odds {
    let mut odds = Odds::default();
    let side = |pool: Pool, luck: &mut dyn kernel::Chance| {
        let mut play = kernel::Play::silent(luck);
        let dice = crate::dice::Dice::roll(pool.rolled(), &mut play);
        let blow = pool.slays && dice.counted(pool.bonus).any(|face| face == 6);
        (dice.sum(pool.bonus) + pool.plus, blow)
    };
    let all = every_outcome(|luck| (side(attacker, luck), side(defender, luck)));
    for ((a, d), _) in all {
        odds.of += 1;
        *match (a.1, d.1) {
            (true, true) => &mut odds.both,
            (true, false) => &mut odds.attacker_wins,
            (false, true) => &mut odds.defender_wins,
            _ if a.0 > d.0 => &mut odds.attacker_wins,
            _ if a.0 < d.0 => &mut odds.defender_wins,
            _ => &mut odds.nobody,
        } += 1;
    }
    odds
}

/// FC-7.15, FC-12.20: the convolution agrees with every single roll.
#[test]
fn odds_agree_with_every_single_roll() {
    for (a, d) in [((2, false), (2, false)), ((3, true), (2, false)), ((0, true), (2, true))] {
        for (plus, slays) in [(0, [false, false]), (3, [true, false]), (-2, [true, true])] {
            let pool = |(dice, bonus): (u8, bool), plus, slays| Pool { dice, bonus, plus, slays };
            let (a, d) = (pool(a, plus, slays[0]), pool(d, 0, slays[1]));
            assert_eq!(of_pools(&a, &d), counted(a, d), "{a:?} against {d:?}");
        }
    }
}

/// How the engine itself ends this attack of South's, under every luck.
fn played(m: &scenario::Scene<crate::Table>, words: &str) -> Odds {
    let attack: crate::Choice = words.parse().expect("an attack");
    let all = every_outcome(|luck| {
        let (mut t, mut end) = (*m.table(), None);
        let mut log = |_, event: Event| {
            end = end.or(match event {
                Event::Fought { verdict, .. } => Some(Some(verdict)),
                Event::Trapped { .. } => Some(Some(Verdict::BothFell)),
                Event::CalledOff { .. } => Some(None),
                _ => None,
            });
        };
        // Only the dice of the combat are wanted, not those of saves.
        let mut luck = Stopped { luck, left: 6 };
        let mut play = kernel::Play::told(&mut luck, &mut log);
        kernel::Game::apply(&mut t, S, attack, &mut play);
        keep(&mut t, &mut play);
        end.expect("the attack has ended somehow")
    });
    let mut odds = Odds::default();
    let of = all.iter().map(|(_, odds)| odds.of).max().expect("some luck");
    for (end, one) in all {
        let ways = one.ways * (of / one.of);
        odds.of += ways;
        *match end {
            None => &mut odds.called_off,
            Some(Verdict::AttackerWon) => &mut odds.attacker_wins,
            Some(Verdict::DefenderWon) => &mut odds.defender_wins,
            Some(Verdict::BothFell) => &mut odds.both,
            Some(Verdict::Tie) => &mut odds.nobody,
        } += ways;
    }
    odds
}

/// Nothing is rolled again.
fn keep(t: &mut crate::Table, play: &mut kernel::Play<Event>) {
    if kernel::is_offered(t, S, crate::Choice::Keep) {
        kernel::Game::apply(t, S, crate::Choice::Keep, play);
    }
}

/// So many dice, then nothing is left to chance.
struct Stopped<'a> {
    luck: &'a mut dyn kernel::Chance,
    left: usize,
}

impl kernel::Chance for Stopped<'_> {
    fn pick(&mut self, weights: &[u32]) -> usize {
        if self.left == 0 {
            return 0;
        }
        self.left -= 1;
        self.luck.pick(weights)
    }
}

/// FC-7.11, FC-12.8, FC-12.13, FC-12.20, FC-12.35: the odds are those of the engine itself. So are
/// those of cards that others help or hate (FC-12.5, FC-12.16, FC-12.37), and of shots (FC-7.4).
#[test]
fn odds_agree_with_the_engine() {
    let archers = field().south("C4", "Crossbows").north("C6", "Trolls");
    let attack = "attack C6 with C5";
    for (name, board, words) in [
        ("plain", duel("Trolls", "Swordsmen"), attack),
        ("a larger defender", duel("Swordsmen", "Ogres"), attack),
        ("fire against killing blows", duel("Red Dragons", "Pit Fighters"), attack),
        ("two killing blows", duel("Pit Fighters", "Giant Scorpions"), attack),
        ("a chameleon", duel("Swordsmen", "Silent Doom"), attack),
        ("a swarm", duel("Soul Takers", "Lash Parasites"), attack),
        ("a bonus", duel("Knights", "Pikemen").south("A1", "Marshall Voss"), attack),
        ("a banner", duel("Swordsmen", "Reapers").south("C1", "Illias Dante"), attack),
        ("a hated lord", duel("Tiamat", "Ogres").south("A1", "Bahamut"), attack),
        ("a shot", archers, "shoot C6 with C4"),
    ] {
        agrees(&board.combat(S), words, name);
    }
    // A hidden trapper takes the attacker along, whatever the dice.
    let m = field().south("C5", "Pikemen").north_down("C6", "Gremlins").combat(S);
    assert_eq!(played(&m, attack).both, played(&m, attack).of);
    let range = of(&m.view(Viewer::Seat(S)), &bout(&m, "C5", "C6"));
    assert_eq!((range.worst.odds.both, range.worst.odds.of, range.trap), (1, 1, true));
}

/// FC-7.2: a hidden attacker is reckoned as it is once it lies face up, with what it brings along.
#[test]
fn odds_of_a_hidden_attacker_agree_with_the_engine() {
    for lord in ["Illias Dante", "Templars"] {
        let board = field().south_down("C5", lord).north("C6", "Trolls");
        let mut m = board.combat(S);
        let before = of(&m.view(Viewer::Seat(S)), &bout(&m, "C5", "C6"));
        m.does(S, "reveal C5");
        assert_eq!(before, of(&m.view(Viewer::Seat(S)), &bout(&m, "C5", "C6")), "{lord}");
        agrees(&m, "attack C6 with C5", lord);
    }
}

#[track_caller]
fn agrees(m: &scenario::Scene<crate::Table>, words: &str, name: &str) {
    let fight = match words.parse().expect("an attack") {
        crate::Choice::Shoot(from, to) => {
            Bout { shot: true, ..bout(m, &from.to_string(), &to.to_string()) }
        }
        _ => bout(m, "C5", "C6"),
    };
    let (seen, engine) = (of(&m.view(Viewer::Seat(S)), &fight), played(m, words));
    let parts = |o: &Odds| {
        [o.attacker_wins, o.nobody, o.defender_wins, o.both, o.called_off]
            .map(|n| (n * engine.of * seen.best.odds.of) / o.of)
    };
    assert_eq!(parts(&seen.best.odds), parts(&engine), "{name}");
}

/// FC-7.1 to FC-7.4, FC-12.27: what has odds is what revealed cards are offered, all through random
/// games, and nothing else.
#[test]
fn attacks_with_odds_are_those_that_are_offered() {
    let mut compared = 0;
    for setup in crate::Setup::pairings().step_by(6) {
        let course = scenario::Course::<crate::Table>::random(&setup, 6);
        for table in &course.tables {
            let seat = table.open().active;
            let view = kernel::Game::view(table, Viewer::Seat(seat));
            let at = |id| table.open().cards[id].at;
            let reckoned = attacks(&view).into_iter();
            let mut up: Vec<String> = reckoned
                .filter(|bout| !table.open().cards[bout.from].is_hidden())
                .map(|bout| match bout.shot {
                    true => crate::Choice::Shoot(at(bout.from), at(bout.to)),
                    false => crate::Choice::Attack(at(bout.from), at(bout.to)),
                })
                .map(|choice| choice.to_string())
                .collect();
            let is_attack = |c: &crate::Choice| {
                matches!(c, crate::Choice::Attack(..) | crate::Choice::Shoot(..))
            };
            let offered = Offers::of(table, seat).0.into_iter().filter(is_attack);
            let mut offered: Vec<String> = offered.map(|choice| choice.to_string()).collect();
            up.sort();
            offered.sort();
            compared += offered.len();
            assert_eq!(up, offered);
        }
    }
    assert!(compared > 50, "only {compared} attacks were offered");
}

/// What may fail is never called certain, and what may happen never impossible.
#[test]
fn percent_keep_clear_of_certainty() {
    let wins = |n| {
        let odds = Odds { attacker_wins: n, defender_wins: 1000 - n, of: 1000, ..Odds::default() };
        odds.in_percent().attacker_wins
    };
    assert_eq!([0, 1, 4, 15, 500, 996, 999, 1000].map(wins), [0, 1, 1, 2, 50, 99, 99, 100]);
}

/// Whatever may happen, its percents are a hundred together.
#[test]
fn percents_add_up_to_a_hundred() {
    let said = |ways: [u128; 5]| {
        let [attacker_wins, nobody, defender_wins, both, called_off] = ways;
        let of = ways.iter().sum();
        let odds = Odds { attacker_wins, nobody, defender_wins, both, called_off, of };
        let Odds { attacker_wins, nobody, defender_wins, both, called_off, .. } = odds.in_percent();
        [attacker_wins, nobody, defender_wins, both, called_off]
    };
    // Each rounded by itself would make 101, and 99.
    assert_eq!(said([525, 220, 255, 0, 0]), [53, 22, 25, 0, 0]);
    assert_eq!(said([1, 1, 1, 0, 0]), [34, 33, 33, 0, 0]);
    assert_eq!(said([996, 1, 1, 1, 1]), [96, 1, 1, 1, 1]);
    assert_eq!(said([0, 0, 0, 1, 0]), [0, 0, 0, 100, 0]);
    for (from, to) in [("Trolls", "Swordsmen"), ("Pit Fighters", "Giant Scorpions")] {
        let m = duel(from, to).combat(S);
        let odds = of(&m.view(Viewer::Seat(S)), &bout(&m, "C5", "C6")).best.odds.in_percent();
        let all = odds.attacker_wins + odds.nobody + odds.defender_wins + odds.both;
        assert_eq!(all + odds.called_off, 100);
    }
}

fn bout(m: &scenario::Scene<crate::Table>, from: &str, to: &str) -> Bout {
    let on = |at| m.table().open().on(space(at)).expect("a card");
    Bout { from: on(from), to: on(to), shot: false }
}

/// FC-S04 as odds: Trolls against Swordsmen.
#[test]
fn revealed_cards_have_one_set_of_odds() {
    let m = duel("Trolls", "Swordsmen").combat(S);
    let range = of(&m.view(Viewer::Seat(S)), &bout(&m, "C5", "C6"));
    assert_eq!((range.worst, range.cards), (range.best, 1));
    // 12 + 2d6 against 8 + 2d6: 206 rolls are 4 or more less.
    assert_eq!((range.best.odds.attacker_wins, range.best.odds.of), (1296 - 206, 1296));
}

/// FC-4.2: against a face-down card the odds range over all it may be, and never depend on what it
/// is.
#[test]
fn odds_do_not_know_the_hidden_card() {
    let m = field().south("C5", "Templars").north_down("C6", "Goblins").combat(S);
    let fight = bout(&m, "C5", "C6");
    let known = of(&m.view(Viewer::Seat(S)), &fight);
    assert_eq!(known.cards, suspects(m.table().open(), fight.to).count());
    assert!(known.worst.odds.attacker_wins < known.best.odds.attacker_wins);
    for unit in suspects(m.table().open(), fight.to) {
        let mut other = *m.table();
        other.lay_hidden().cards[fight.to.index()] = unit;
        assert_eq!(of(&kernel::Game::view(&other, Viewer::Seat(S)), &fight), known, "{unit}");
    }
    // A hidden attacker is known to its owner, who reckons with it.
    let m = field().south_down("C5", "Templars").north_down("C6", "Goblins").combat(S);
    assert_eq!(of(&m.view(Viewer::Seat(S)), &bout(&m, "C5", "C6")), known);
}

/// FC-2.3, FC-2.4: what a hidden card may be follows from class numbers and shown copies.
#[test]
fn suspects_follow_from_what_was_shown() {
    let names = |m: &scenario::Scene<crate::Table>, at: &str| {
        let id = m.table().open().on(space(at)).expect("a card");
        suspects(m.table().open(), id).map(|unit| unit.to_string()).collect::<Vec<_>>().join(", ")
    };
    let m = field().south("A1", "Pikemen").north_down("C6", "Kholek").moves(S);
    assert_eq!(names(&m, "C6"), "Kholek, Goblin King");
    let m = field().south("A1", "Pikemen").north("B6", "Kholek").north_down("C6", "Grunt").moves(S);
    assert_eq!(names(&m, "C6"), "Grunt, Darkstaff, Silus");
}

/// Every roll of a pool, written out: the score, and whether a counted die shows a 6.
fn every_roll(pool: &Pool) -> Vec<(i16, bool)> {
    let rolls = 6usize.pow(u32::from(pool.rolled()));
    let roll = |mut n: usize| {
        let mut dice = Vec::new();
        for _ in 0..pool.rolled() {
            dice.push((n % 6 + 1) as i16);
            n /= 6;
        }
        dice.sort();
        let counted = &dice[usize::from(pool.bonus)..];
        (counted.iter().sum::<i16>() + pool.plus, counted.contains(&6))
    };
    (0..rolls).map(roll).collect()
}

/// FC-7.15, FC-7.21 to FC-7.24, FC-12.20: up to six dice, with and without bonus and killing blow
/// on either side, the odds are those of all rolls written out.
#[test]
fn odds_are_those_of_all_rolls_written_out() {
    let pools = (0..=4).flat_map(|dice| [(dice, false), (dice, true)]);
    let pools: Vec<(u8, bool)> = pools.collect();
    let kinds = [(false, false), (true, false), (false, true), (true, true)];
    for ((a, d), slays) in pools
        .iter()
        .flat_map(|a| pools.iter().map(move |d| (*a, *d)))
        .flat_map(|pair| kinds.map(|slays| (pair, slays)))
    {
        let attacker = Pool { dice: a.0, bonus: a.1, plus: 2, slays: slays.0 };
        let defender = Pool { dice: d.0, bonus: d.1, plus: 3, slays: slays.1 };
        if attacker.rolled() + defender.rolled() > 6 {
            continue;
        }
        let mut odds = Odds::default();
        for (x, x_six) in every_roll(&attacker) {
            for (y, y_six) in every_roll(&defender) {
                odds.of += 1;
                *match (slays.0 && x_six, slays.1 && y_six) {
                    (true, true) => &mut odds.both,
                    (true, false) => &mut odds.attacker_wins,
                    (false, true) => &mut odds.defender_wins,
                    _ if x > y => &mut odds.attacker_wins,
                    _ if x < y => &mut odds.defender_wins,
                    _ => &mut odds.nobody,
                } += 1;
            }
        }
        assert_eq!(of_pools(&attacker, &defender), odds, "{attacker:?} against {defender:?}");
    }
}

/// FC-4.2: all through random games of every pairing, the odds of every attack that is offered are
/// the same on every table that the attacker could imagine.
#[test]
fn odds_never_depend_on_what_is_hidden() {
    let mut compared = 0;
    for setup in crate::Setup::pairings() {
        let course = scenario::Course::<crate::Table>::random(&setup, 6);
        let mut luck = kernel::Seeded::new(4);
        for table in &course.tables {
            let seat = table.open().active;
            let view = kernel::Game::view(table, Viewer::Seat(seat));
            for choice in kernel::Offers::of(table, seat).0 {
                let (from, to, shot) = match choice {
                    crate::Choice::Attack(from, to) => (from, to, false),
                    crate::Choice::Shoot(from, to) => (from, to, true),
                    _ => continue,
                };
                let on = |at| table.open().on(at).expect("it was offered");
                let fight = Bout { from: on(from), to: on(to), shot };
                if !table.open().cards[fight.to].is_hidden() {
                    continue;
                }
                let other = <crate::Table as kernel::Game>::redeal(&view, &mut luck);
                let other = other.table();
                compared += usize::from(other.unit(fight.to) != table.unit(fight.to));
                let imagined = kernel::Game::view(other, Viewer::Seat(seat));
                assert_eq!(of(&imagined, &fight), of(&view, &fight), "{choice}");
            }
        }
    }
    assert!(compared > 50, "only {compared} attacks were on another card");
}

/// How the engine itself ends a casting, under every roll of its dice; nothing is rerolled.
fn cast(m: &scenario::Scene<crate::Table>, words: &str) -> (u64, u64) {
    let choice: crate::Choice = words.parse().expect("a casting");
    let all = every_outcome(|luck| {
        let (mut t, mut made) = (*m.table(), None);
        let mut log = |_, event: Event| {
            if let Event::Rolled { purpose: crate::Purpose::Casting(_), made: is, .. } = event {
                made = made.or(Some(is));
            }
        };
        // Only the dice of the casting are wanted, not those of a save against it.
        let mut luck = Stopped { luck, left: 2 };
        let mut play = kernel::Play::told(&mut luck, &mut log);
        kernel::Game::apply(&mut t, S, choice, &mut play);
        keep(&mut t, &mut play);
        made.expect("the roll came to something")
    });
    let made = all.iter().filter(|(made, _)| *made).count();
    (made as u64, all.len() as u64)
}

fn casting(m: &scenario::Scene<crate::Table>, magic: &str, from: &str) -> CastingOdds {
    let all = castings(&m.view(Viewer::Seat(S)));
    let at = |c: &CastingOdds| m.table().open().cards[c.caster].at == space(from);
    let found = all.into_iter().find(|c| c.magic.to_string() == magic && at(c));
    found.unwrap_or_else(|| panic!("{magic} could be tried from {from}"))
}

/// FC-9.6, FC-12.2, FC-12.21: the odds of every casting are those of the engine's own dice.
#[test]
fn odds_of_castings_agree_with_the_engine() {
    let board = || field().south("C4", "Wizard").south("B4", "Priests").north("C5", "Brute");
    let mut with_staff = board().magic(S);
    with_staff.does(S, "attach Staff of the Magi to C4");
    for (name, m, mods, may_reroll) in [
        ("plain", board().magic(S), "Magic 12", false),
        ("a leader", board().south("A1", "Divine Knight").magic(S), "Magic 12", true),
        ("an item", with_staff, "Magic 12, Staff of the Magi 3", false),
    ] {
        let mut tried = 0;
        for choice in Offers::of(m.table(), S).0 {
            let crate::Choice::Cast(magic, from, _) = choice else { continue };
            let odds = casting(&m, &magic.to_string(), &from.to_string());
            let engine = cast(&m, &choice.to_string());
            assert_eq!((odds.succeeds, odds.of), engine, "{name}: {choice}");
            assert_eq!((odds.needed, odds.may_reroll), (magic.magic().cost.into(), may_reroll));
            let said: Vec<String> =
                odds.mods.iter().map(|m| format!("{} {}", m.why, m.n)).collect();
            let wanted = if from == space("C4") { mods } else { "Magic 8" };
            assert_eq!(said.join(", "), wanted, "{name}: {choice}");
            tried += 1;
        }
        assert!(tried > 8, "{name}: {tried}");
    }
    let bolt = casting(&board().magic(S), "Lightning Bolt", "C4");
    assert_eq!((bolt.succeeds, bolt.of, bolt.plus, bolt.needed), (15, 36, 12, 20));
}

/// FC-12.16b: what hatred takes off comes after the magic, with its reason.
#[test]
fn hatred_is_among_the_reasons_of_a_magic_roll() {
    let m = field().south("C4", "Tiamat").north("A9", "Bahamut").magic(S);
    let open = m.table().open();
    let mut said = Vec::new();
    let tiamat = open.on(space("C4")).expect("a card");
    let plus = reckon_magic(&open.field(), tiamat, &mut |m| said.push((m.why, m.n)));
    assert_eq!((plus, said), (1, vec![("Magic", 3), ("Hatred", -2)]));
}

/// FC-9.2, FC-9.3, FC-4.2: what was tried is not reckoned again, nobody else is told any odds, and
/// none depends on what an enemy card is.
#[test]
fn odds_of_castings_know_nothing_hidden() {
    let board = field().south_down("C4", "Wizard").south("B4", "Priests");
    let mut m = board.north("C5", "Brute").north_down("D6", "Goblins").magic(S);
    let known = castings(&m.view(Viewer::Seat(S)));
    assert_eq!(known.len(), 5 + 4, "five spells of a card that would be revealed, four blessings");
    let id = m.table().open().on(space("D6")).expect("a card");
    for unit in suspects(m.table().open(), id) {
        let mut other = *m.table();
        other.lay_hidden().cards[id.index()] = unit;
        assert_eq!(castings(&kernel::Game::view(&other, Viewer::Seat(S))), known, "{unit}");
    }
    for viewer in [Viewer::Seat(N), Viewer::Public] {
        assert_eq!(castings(&m.view(viewer)), []);
    }
    m.does(S, "reveal C4");
    assert_eq!(castings(&m.view(Viewer::Seat(S))), known, "the same before and after");
    m.dice("1 1").does(S, "cast Lightning Bolt from C4 at C5");
    assert_eq!(castings(&m.view(Viewer::Seat(S))).len(), 4, "its attempt is used");
    m.does(S, "end phase");
    assert_eq!(castings(&m.view(Viewer::Seat(S))), []);
}
