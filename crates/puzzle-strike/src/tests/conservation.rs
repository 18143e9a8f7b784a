//! No chip is ever made or lost: what a game began with lies somewhere at every decision.

use super::positions::{few_cases, random_game, ways};
use crate::chip::{At, ChipId};
use crate::pouch::Slot;
use crate::step::Step;
use crate::{Mode, Set, Sets, Setup, Table};
use kernel::{Game, Offers, Play, Seat, SeatSet, Seeded};
use proptest::prelude::*;
use std::collections::BTreeMap;

/// How many chips of each name lie anywhere: in the bank, out of the game, in the zones of the
/// players, in gem piles as far as they are real gems (PS-6.21), and between all these.
fn census(table: &Table) -> BTreeMap<ChipId, u16> {
    let open = table.open();
    let mut found: BTreeMap<ChipId, u16> = BTreeMap::new();
    let mut count = |slot: Slot, n: u8| {
        if n > 0 {
            *found.entry(open.chip(slot)).or_default() += u16::from(n);
        }
    };
    for slot in Slot::all() {
        count(slot, open.bank.of(slot));
        count(slot, open.gone.of(slot));
    }
    // Gems that are sent or float, and chips of the bank that are played from it (PS-6.23,
    // PS-11.14).
    for float in open.floating.iter().flatten() {
        count(Slot::gem(1), float.air.real);
    }
    for step in open.agenda.live() {
        match step {
            Step::Send(send) => count(Slot::gem(1), send.air.real),
            Step::Playing(playing) if playing.run.at == At::Lent => {
                count(open.slot_of(playing.run.chip), 1);
            }
            _ => (),
        }
    }
    for seat in open.seats().iter() {
        let player = open.player(seat);
        let (hand, bag) = (table.hand(seat), table.bag(seat));
        for zone in [hand, &bag, &player.discard, &player.table, &player.ongoing] {
            Slot::all().for_each(|slot| count(slot, zone.of(slot)));
        }
        player.top.face_up().for_each(|slot| count(slot, 1));
        table.face_down(seat).slots().iter().for_each(|slot| count(*slot, 1));
        count(Slot::CRASH_GEM, player.piled);
        if open.pile_seat(seat) == seat {
            let pile = open.pile(seat);
            for value in 1..=4 {
                let place = usize::from(value) - 1;
                count(Slot::gem(value), pile.gems[place] - pile.stand_ins[place]);
            }
        }
    }
    found
}

/// A whole random game. The names and their numbers are those of its first decision; where another
/// game of a match begins, or where an eliminated player's ongoing chips leave play (PS-16.6),
/// they are taken anew.
fn conserves(sets: Sets, way: usize, seed: u64) {
    let setup = Setup { sets, ..ways()[way].clone() };
    let mut before: Option<(SeatSet, BTreeMap<ChipId, u16>)> = None;
    random_game(
        &setup,
        seed,
        |table, _| {
            let open = table.open();
            // Before the first turn of a game nothing is laid out yet.
            if open.turns == 0 || matches!(open.agenda.top(), Some(Step::LosersChoice(_))) {
                before = None;
                return;
            }
            let found = census(table);
            if let Some((_, wanted)) = before.as_ref().filter(|(who, _)| *who == open.active) {
                assert_eq!(&found, wanted, "{:?}", open.agenda.top());
            }
            before = Some((open.active, found));
        },
        |_| (),
    );
}

/// A table with full bags: chips of every stack of a random bank, of random characters, and Crash
/// Gems enough to answer each other. Random play comes to most texts here.
fn full_bags(mode: Mode, luck: &mut Seeded) -> Table {
    let sets = Sets::BOTH.with(Set::Promo);
    let mut draw = |from: Vec<ChipId>, n: usize| {
        let mut left = from;
        let drawn = (0..n).map(|_| left.swap_remove(luck.below(left.len())).to_string());
        drawn.collect::<Vec<String>>().join("; ")
    };
    let stacks = draw(sets.puzzle_chips().collect(), 10);
    let mut m = super::board(Setup { sets, ..Setup::of(mode) }).stacks(&stacks);
    for seat in (0..mode.seats()).map(|i| Seat(i as u8)) {
        let own = draw(ChipId::all().filter(|chip| chip.is_character()).collect(), 3);
        let bag = format!("{stacks}; {own}; Crash Gem x4; Combine x2; 1-gem x3; 2-gem; Wound");
        m = m.bag(seat, &bag).pile(seat, "1 1 2");
    }
    *m.turn(Seat(0)).table()
}

/// How many answers a game with full bags is followed.
const FOLLOWED: usize = 300;

fn conserves_full_bags(seed: u64, mode: Mode) {
    let mut luck = Seeded::new(seed);
    let mut table = full_bags(mode, &mut luck);
    let wanted = census(&table);
    for _ in 0..FOLLOWED {
        let Some(seat) = table.asks().seats().lowest() else { break };
        let choices = Offers::of(&table, seat).0;
        let choice = choices[luck.below(choices.len())];
        table.apply(seat, choice, &mut Play::silent(&mut luck));
        assert_eq!(census(&table), wanted, "{seat} did {choice}");
    }
}

/// Games are quick, and rare answers want many of them.
fn many_cases() -> ProptestConfig {
    ProptestConfig { cases: 300, ..few_cases() }
}

proptest! {
    #![proptest_config(many_cases())]

    #[test]
    fn no_chip_of_full_bags_is_made_or_lost(seed: u64, mode in 0..Mode::ALL.len()) {
        conserves_full_bags(seed, Mode::ALL[mode]);
    }

    #[test]
    fn no_chip_of_shadows_is_made_or_lost(seed: u64, way in 0..ways().len()) {
        conserves(Sets::SHADOWS, way, seed);
    }
    #[test]
    fn no_chip_of_the_base_set_is_made_or_lost(seed: u64, way in 0..ways().len()) {
        conserves(Sets::BASE, way, seed);
    }
    #[test]
    fn no_chip_of_mixed_sets_is_made_or_lost(seed: u64, way in 0..ways().len()) {
        conserves(Sets::BOTH.with(Set::Promo), way, seed);
    }
}
