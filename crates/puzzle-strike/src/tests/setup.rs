//! Sections 1, 3, 19 and 22: components, setup and banks.

use super::*;
use crate::chip::{Colors, Icons, Kind};
use crate::chips::{BANKS, CHIPS};
use crate::setup::{Bank, Setup};
use crate::{ChipId, Event, Mode, Set, Sets, Table, Who};
use kernel::{Game, Viewer};
use scenario::Scene;

fn ten() -> Vec<ChipId> {
    ChipId::all().filter(|chip| chip.is_puzzle()).take(10).collect()
}

fn dealt(mode: Mode) -> Scene<Table> {
    let who = &Who::ALL[..mode.seats()];
    let setup = Setup { bank: Bank::Stacks(ten()), ..Setup::of(mode) }.with(who);
    Scene::deal(&setup, &[])
}

/// PS-3.2, PS-3.5, PS-3.6: ten chips in the bag, five drawn, nothing else anywhere.
#[test]
fn a_starting_deck_has_its_chips() {
    let m = dealt(Mode::Duel);
    for (seat, who) in [(A, Who::ALL[0]), (B, Who::ALL[1])] {
        let player = m.table().open().player(seat);
        assert_eq!(player.unseen.of(crate::Slot::gem(1)), 6);
        assert_eq!(player.unseen.of(crate::Slot::CRASH_GEM), 1);
        assert_eq!(player.unseen.len(), 7 + who.chips().count() as u8);
        assert_eq!(player.hand_size, 5);
        assert!(player.discard.is_empty() && player.table.is_empty() && player.ongoing.is_empty());
    }
}

/// PS-S22, PS-3.4, PS-2.2: the bank less what the decks took; the ante of the first turn is gone.
#[test]
fn the_bank_is_what_the_decks_left() {
    for (mode, ones, crashes) in [
        (Mode::Duel, 52, 14),
        (Mode::FreeForAll3, 46, 13),
        (Mode::FreeForAll4, 40, 12),
        (Mode::Team, 40, 12),
    ] {
        let mut m = dealt(mode);
        m.bank_has("1-gem", ones - 1).bank_has("Crash Gem", crashes).bank_has("2-gem", 20);
        m.bank_has("Combine", 20).bank_has("Double Crash Gem", 10).bank_has("Wound", 24);
        assert_eq!(m.table().open().stacks, 18);
        ten().iter().for_each(|chip| {
            m.bank_has(chip.chip().name, 5);
        });
    }
}

/// PS-3.1: characters are picked openly, one after the other, each once unless mirrors are allowed.
#[test]
fn characters_are_picked_openly() {
    let setup = Setup { bank: Bank::Stacks(ten()), ..Setup::of(Mode::Duel) };
    let mut m = Scene::<Table>::deal(&setup, &[]);
    m.asks(A).does(A, "pick Zane").asks(B).refuses(B, "pick Zane", "PS-3.1").does(B, "pick Gwen");
    m.hears(Viewer::Public, Event::CharacterPicked { seat: B, who: Who::Gwen });
    let mut m = Scene::<Table>::deal(&Setup { mirror: true, ..setup }, &[]);
    m.does(A, "pick Zane").does(B, "pick Zane");
}

/// PS-19.3, PS-3.1: characters come from the sets of the game; with both sets from all twenty, each
/// once.
#[test]
fn characters_come_from_the_sets_of_the_game() {
    let setup = |sets| Setup { bank: Bank::Stacks(ten()), sets, ..Setup::of(Mode::Duel) };
    let mixed = [Who::Zane, Who::Grave];
    assert_eq!(setup(Sets::BOTH).with(&mixed).check(), Ok(()));
    for (sets, stranger) in [(Sets::SHADOWS, "Grave"), (Sets::BASE, "Zane")] {
        let bad = setup(sets).with(&mixed).check().expect_err("one is of another set").0;
        assert!(bad.iter().any(|why| why.starts_with(stranger) && why.contains("PS-19.3")));
    }
    let mut m = Scene::<Table>::deal(&setup(Sets::BOTH), &[]);
    assert_eq!(Sets::BOTH.characters().collect::<Vec<_>>(), Who::ALL);
    for who in Who::ALL {
        m.offers(A, &format!("pick {who}"));
    }
    m.does(A, "pick Argagarg").refuses(B, "pick Argagarg", "PS-3.1").does(B, "pick Quince");
    let mut m = Scene::<Table>::deal(&setup(Sets::SHADOWS), &[]);
    m.lacks(A, "pick Grave").offers(A, "pick Zane");
}

/// PS-19.3, PS-22: whatever is mixed, gems, purple chips and Wounds are those of one box.
#[test]
fn one_box_supplies_gems_and_purples() {
    let who = [Who::Geiger, Who::Zane];
    let setup = Setup { bank: Bank::Stacks(ten()), sets: Sets::BOTH, ..Setup::of(Mode::Duel) };
    let mut m = Scene::<Table>::deal(&setup.with(&who), &[]);
    m.bank_has("1-gem", 51).bank_has("Crash Gem", 14).bank_has("Combine", 20);
    m.bank_has("Double Crash Gem", 10).bank_has("Wound", 24);
}

/// PS-3.7: who begins is drawn, and turns pass on clockwise.
#[test]
fn the_first_player_is_drawn_at_random() {
    let who = [Who::Zane, Who::Gwen, Who::Troq];
    let setup = Setup { bank: Bank::Stacks(ten()), ..Setup::of(Mode::FreeForAll3) }.with(&who);
    let firsts = kernel::every_outcome(|chance| {
        // Hands do not matter here: only the last question of the deal is looked at.
        let mut last = Last { chance, picks: 15 };
        let t =
            Table::start(&setup, &mut kernel::Play::silent(&mut last)).expect("it can be dealt");
        t.open().turn
    });
    assert_eq!(firsts.iter().map(|f| f.0).collect::<Vec<_>>(), [A, B, C]);
}

/// Answers the first so many questions itself and passes on the rest.
pub struct Last<'a> {
    pub chance: &'a mut dyn kernel::Chance,
    pub picks: usize,
}

impl kernel::Chance for Last<'_> {
    fn pick(&mut self, weights: &[u32]) -> usize {
        if self.picks == 0 {
            return self.chance.pick(weights);
        }
        self.picks -= 1;
        weights.iter().position(|w| *w > 0).expect("some weight is positive")
    }
}

/// PS-3.3, PS-19.1, PS-1.4, PS-16.5: what cannot be played is refused with every reason at once.
#[test]
fn a_bad_setup_is_refused_with_every_reason() {
    let setup = Setup {
        bank: Bank::Stacks(vec![chip("Axe Kick"), chip("Axe Kick"), chip("Wound")]),
        last_standing: true,
        ..Setup::of(Mode::Duel)
    };
    let bad = setup.with(&[Who::Zane, Who::Zane, Who::Gwen]).check().expect_err("it is bad").0;
    assert_eq!(bad.len(), 6, "{bad:#?}");
    assert!(
        Setup { bank: Bank::Named("No Such".into()), ..Setup::of(Mode::Duel) }.check().is_err()
    );
    assert!(Setup { bank: Bank::Stacks(ten()), ..Setup::of(Mode::Team) }.check().is_ok());
}

/// PS-S110, PS-19.2: the recommended banks list ten different stacks each.
#[test]
fn recommended_banks_have_ten_stacks() {
    for bank in &BANKS {
        let mut names = bank.stacks.to_vec();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 10, "{}", bank.name);
    }
}

/// PS-S21, PS-3.8: the number of starting conditions.
#[test]
fn there_are_so_many_starting_conditions() {
    let choose = |n: u64, k: u64| (0..k).fold(1, |all, i| all * (n - i) / (i + 1));
    assert_eq!(choose(24, 10), 1_961_256);
    let own = Sets::SHADOWS.characters().count() as u64;
    assert_eq!(choose(24, 10) * choose(own, 4), 411_863_760);
}

/// PS-1.5, PS-1.6, PS-1.8, PS-1.10, PS-22: what is printed on chips of each kind.
#[test]
fn chips_are_printed_as_their_kind() {
    for chip in ChipId::all() {
        let text = chip.chip();
        let plain = matches!(text.kind, Kind::Gem(_) | Kind::Wound);
        assert_eq!(text.banner == Colors::NONE, plain, "the banner of {chip}");
        assert_eq!(text.cost.is_none(), chip.is_character(), "the cost of {chip}");
        assert_eq!(text.icons.has(Icons::SPHERE), text.kind == Kind::Purple, "{chip}");
        assert_eq!(text.copies, if chip.is_character() { 1 } else { text.copies.max(2) }, "{chip}");
        assert!(!chip.is_puzzle() || text.copies == 5, "{chip}");
        let reacts = Icons::BLUE_SHIELD.and(Icons::PURPLE_SHIELD).and(Icons::BROWN_SHIELD);
        assert_eq!(text.icons.has(reacts), text.reaction.is_some(), "the shields of {chip}");
        assert!(!text.name.is_empty() && text.text.len() > 6, "the words of {chip}");
    }
    let fixed: u32 = CHIPS[..8].iter().map(|chip| u32::from(chip.copies)).sum();
    assert_eq!(fixed, 342 - 120 - 30 - 10);
}

/// Every name is read back as its chip.
#[test]
fn every_chip_has_its_own_name() {
    for chip in ChipId::all() {
        assert_eq!(ChipId::by_name(chip.chip().name), Some(chip));
    }
}

/// PS-19.3: sets mix. There are 48 stacks and 20 characters to choose from, and promotional chips
/// where they are asked for; gems, purple chips and Wounds are those of one box.
#[test]
fn sets_mix() {
    let names = |sets: Sets| (sets.puzzle_chips().count(), sets.characters().count());
    assert_eq!(names(Sets::SHADOWS), (24, 10));
    assert_eq!(names(Sets::BASE), (24, 10));
    assert_eq!(names(Sets::BOTH), (48, 20));
    assert_eq!(names(Sets::BOTH.with(Set::Promo)), (51, 20));
    assert_eq!(names(Sets::of(Set::Promo)), (3, 0));
    let bank = "Axe Kick; X-Copy; Color Panic; Ouch!; Sale Prices; Roundhouse; Knockdown; \
        Recklessness; Secret Move; Custom Combo";
    let setup = Setup {
        bank: Bank::Stacks(chips(bank)),
        sets: Sets::BOTH.with(Set::Promo),
        ..Setup::of(Mode::Duel)
    };
    let mut m = Scene::<Table>::deal(&setup.with(&[Who::Zane, Who::Grave]), &[]);
    m.bank_has("Sale Prices", 5).bank_has("Axe Kick", 5).bank_has("Custom Combo", 5);
    m.bank_has("Wound", 24).bank_has("Combine", 20).bank_has("Crash Gem", 14);
}

/// PS-19.3: a stack or character of a set that is not in the game is refused.
#[test]
fn chips_of_other_sets_are_refused() {
    let mut bank: Vec<ChipId> = Sets::BASE.puzzle_chips().take(9).collect();
    bank.push(chip("Dashing Strike"));
    let setup = |sets| Setup { sets, bank: Bank::Stacks(bank.clone()), ..Setup::of(Mode::Duel) };
    assert_eq!(setup(Sets::SHADOWS).check().expect_err("ten foreign stacks").0.len(), 10);
    assert_eq!(setup(Sets::BASE).check().expect_err("a promotional chip").0.len(), 1);
    assert_eq!(setup(Sets::BASE.with(Set::Promo)).check(), Ok(()));
    let foreign = setup(Sets::BASE.with(Set::Promo)).with(&[Who::Zane, Who::Grave]);
    assert_eq!(foreign.check().expect_err("a foreign character").0.len(), 1);
    assert!(setup(Sets::of(Set::Promo)).check().is_err(), "promotional chips need a box");
}

/// PS-19.3, PS-3.3: a random bank is drawn from the sets of the game and no others.
#[test]
fn a_random_bank_is_of_the_sets_of_the_game() {
    let drawn = |sets: Sets| {
        let mut seen: Vec<Set> = Vec::new();
        for seed in 0..30 {
            let setup = Setup { sets, ..Setup::of(Mode::Duel) };
            let who: Vec<Who> = sets.characters().take(2).collect();
            let mut luck = kernel::Seeded::new(seed);
            let mut play = kernel::Play::silent(&mut luck);
            let t = Table::start(&setup.with(&who), &mut play).expect("it can be dealt");
            seen.extend(t.open().puzzle_stacks().iter().map(|chip| chip.chip().set));
        }
        Set::ALL.map(|set| seen.contains(&set))
    };
    assert_eq!(drawn(Sets::SHADOWS), [true, false, false]);
    assert_eq!(drawn(Sets::BASE), [false, true, false]);
    assert_eq!(drawn(Sets::BOTH), [true, true, false]);
    assert_eq!(drawn(Sets::BOTH.with(Set::Promo)), [true, true, true]);
}

/// PS-R7, PS-3.7: where a match was lost before, its loser takes the first turn; drafts follow.
#[test]
fn the_loser_of_the_match_before_goes_first() {
    for first in [A, B] {
        for clockwork in [false, true] {
            let who = if clockwork { &[] } else { &Who::ALL[..2] };
            let setup = Setup { first: Some(first), clockwork, ..Setup::of(Mode::Duel) };
            for seed in 0..4 {
                let mut luck = kernel::Seeded::new(seed);
                let mut play = kernel::Play::silent(&mut luck);
                let table = Table::start(&setup.clone().with(who), &mut play).expect("a setup");
                assert_eq!(table.asks().seats().lowest(), Some(first), "seed {seed}");
                assert_eq!(table.open().first, Some(first));
            }
        }
    }
    for setup in [Setup::of(Mode::Team), Setup { tournament: true, ..Setup::of(Mode::Duel) }] {
        let bad = Setup { first: Some(A), ..setup }.check().expect_err("nobody lost before");
        assert_eq!(
            bad.0,
            ["only in a rematch of a casual duel the first player is agreed (PS-R7)"]
        );
    }
    let bad = Setup { first: Some(C), ..Setup::of(Mode::Duel) }.check();
    assert_eq!(bad.expect_err("no such seat").0, ["P3 cannot go first: duel seats 2 players"]);
}
