//! The exact odds of a combat (FC-7.10 to FC-7.24, FC-12.20).

use super::*;
use crate::fight::{Bout, Pool};
use crate::odds::{Odds, of, of_pools, suspects};
use kernel::{Viewer, every_outcome};

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

/// How the engine itself ends this attack of South's C5 on C6, under every luck.
fn played(m: &scenario::Scene<crate::Table>) -> Odds {
    let attack: crate::Choice = "attack C6 with C5".parse().expect("an attack");
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
        let mut luck = Stopped { luck, left: 5 };
        kernel::Game::apply(&mut t, S, attack, &mut kernel::Play::told(&mut luck, &mut log));
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

/// FC-7.11, FC-12.8, FC-12.13, FC-12.20, FC-12.35: the odds are those of the engine itself.
#[test]
fn odds_agree_with_the_engine() {
    for (name, board) in [
        ("plain", duel("Trolls", "Swordsmen")),
        ("a larger defender", duel("Swordsmen", "Ogres")),
        ("fire against killing blows", duel("Red Dragons", "Pit Fighters")),
        ("two killing blows", duel("Pit Fighters", "Giant Scorpions")),
        ("a chameleon", duel("Swordsmen", "Silent Doom")),
        ("a swarm", duel("Soul Takers", "Lash Parasites")),
    ] {
        let m = board.combat(S);
        let (seen, engine) = (of(&m.view(Viewer::Seat(S)), &bout(&m, "C5", "C6")), played(&m));
        let parts = |o: &Odds| {
            [o.attacker_wins, o.nobody, o.defender_wins, o.both, o.called_off]
                .map(|n| (n * engine.of * seen.best.odds.of) / o.of)
        };
        assert_eq!(parts(&seen.best.odds), parts(&engine), "{name}");
    }
    // A hidden trapper takes the attacker along, whatever the dice.
    let m = field().south("C5", "Pikemen").north_down("C6", "Gremlins").combat(S);
    assert_eq!(played(&m).both, played(&m).of);
    let range = of(&m.view(Viewer::Seat(S)), &bout(&m, "C5", "C6"));
    assert_eq!((range.worst.odds.both, range.worst.odds.of), (1, 1));
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
