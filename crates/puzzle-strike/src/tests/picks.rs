//! Sections 17 and 18: Custom Clockwork and tournaments.

use super::*;
use crate::setup::{Bank, Setup};
use crate::{ChipId, Event, Mode, Sets, Table, Who};
use kernel::{Seat, SeatSet, Viewer};
use scenario::Scene;

/// PS-S106, PS-17.2: who drafts when.
#[test]
fn drafts_go_forth_and_back() {
    let order = |mode: Mode| mode.draft_order().iter().map(|n| n + 1).collect::<Vec<_>>();
    assert_eq!(order(Mode::Duel), [1, 2, 2, 1, 1, 2]);
    assert_eq!(order(Mode::FreeForAll3), [1, 2, 3, 3, 2, 1, 1, 2, 3]);
    assert_eq!(order(Mode::FreeForAll4), [1, 2, 3, 4, 4, 3, 2, 1, 1, 2, 3, 4]);
    assert_eq!(order(Mode::Team), order(Mode::FreeForAll4));
    assert_eq!(Mode::ALL.map(Mode::pool_size), [9, 12, 15, 15]);
}

/// PS-17.1, PS-17.3, PS-17.4, PS-17.5: three chips each from an open pool make the starting decks,
/// and who drafted first plays first.
#[test]
fn drafted_chips_make_the_starting_decks() {
    let setup = Setup { clockwork: true, ..Setup::of(Mode::Duel) };
    let mut m = Scene::<Table>::deal(&setup, &[]);
    let first = m.table().open().first.expect("the draft has a first player");
    let second = Seat(1 - first.0);
    m.happened(1, |e| matches!(e, Event::PoolDealt { chips } if chips.len() == 9));
    let mut taken = Vec::new();
    for seat in [first, second, second, first, first, second] {
        let pool: Vec<ChipId> = m.table().open().pool.into_iter().flatten().collect();
        m.asks(seat).does(seat, &format!("draft {}", pool[0]));
        taken.push((seat, pool[0]));
    }
    m.turn_of(first);
    let open = m.table().open();
    for (seat, chip) in taken {
        assert!(
            open.player(seat).unseen.has(open.slot_of(chip)),
            "{chip} is in the deck of {seat}"
        );
    }
    for seat in [first, second] {
        assert_eq!(open.player(seat).unseen.len(), 10);
    }
}

/// PS-17.1, PS-S106: the pool has all character chips but one.
#[test]
fn the_pool_is_of_character_chips() {
    for mode in Mode::ALL {
        let setup = Setup { clockwork: true, ..Setup::of(mode) };
        let m = Scene::<Table>::deal(&setup, &[]);
        let pool: Vec<ChipId> = m.table().open().pool.into_iter().flatten().collect();
        assert_eq!(pool.len(), mode.pool_size());
        assert!(pool.iter().all(|chip| chip.is_character() && !chip.chip().undrafted));
    }
    let undrafted: Vec<ChipId> = ChipId::all().filter(|chip| chip.chip().undrafted).collect();
    assert_eq!(undrafted, chips("Shadow Plague"));
}

/// Passes on the first question and answers the others itself.
struct First<'a> {
    chance: &'a mut dyn kernel::Chance,
    asked: bool,
}

impl kernel::Chance for First<'_> {
    fn pick(&mut self, weights: &[u32]) -> usize {
        if !std::mem::replace(&mut self.asked, true) {
            return self.chance.pick(weights);
        }
        weights.iter().position(|w| *w > 0).expect("some weight is positive")
    }
}

/// PS-17.6, PS-R59: with mixed sets every character chip of both may be in the pool, one excepted.
#[test]
fn the_pool_of_mixed_sets_is_of_both() {
    for (sets, chips) in [(Sets::SHADOWS, 29), (Sets::BASE, 30), (Sets::BOTH, 59)] {
        let stacks = ChipId::all().filter(|c| c.is_puzzle() && sets.have(*c)).take(10).collect();
        let setup = Setup { clockwork: true, sets, ..Setup::of(Mode::Duel) };
        let setup = Setup { bank: Bank::Stacks(stacks), ..setup };
        let pools = kernel::every_outcome(|chance| {
            let play = &mut First { chance, asked: false };
            let t = <Table as kernel::Game>::start(&setup, &mut kernel::Play::silent(play));
            t.expect("it can be played").open().pool
        });
        let mut seen: Vec<ChipId> = pools.iter().flat_map(|p| p.0).flatten().collect();
        seen.sort();
        seen.dedup();
        let may = |c: &ChipId| c.is_character() && sets.have(*c) && *c != chip("Shadow Plague");
        assert_eq!(seen, ChipId::all().filter(may).collect::<Vec<_>>());
        assert_eq!(seen.len(), chips, "chips of {sets}");
    }
}

/// PS-17.3, PS-R6: in a Team Battle players 1 and 4 of the draft are a team, whoever is drawn.
#[test]
fn players_1_and_4_of_a_draft_are_a_team() {
    let setup = Setup { clockwork: true, ..Setup::of(Mode::Team) };
    let tables = kernel::every_outcome(|chance| {
        // The pool does not matter here: only who is the first.
        let mut last = super::setup::Last { chance, picks: Mode::Team.pool_size() };
        let play = &mut kernel::Play::silent(&mut last);
        <Table as kernel::Game>::start(&setup, play).expect("it can be played")
    });
    assert_eq!(tables.len(), 2);
    for (t, _) in tables {
        let first = t.open().first.expect("the draft has a first player");
        assert!(!t.open().are_opponents(first, Seat((first.0 + 3) % 4)), "{first} is the first");
    }
}

fn tournament(mirror: bool) -> Setup {
    Setup { tournament: true, mirror, ..Setup::of(Mode::Duel) }
}

/// PS-18.2: both pick secretly and reveal together; a pick may be taken back until then.
#[test]
fn characters_are_picked_double_blind() {
    let mut m = Scene::<Table>::deal(&tournament(true), &[]);
    m.asks_all(&[A, B]).does(A, "pick Zane").asks(B).refuses(A, "pick Gwen", "PS-18.2");
    assert_eq!(m.view(Viewer::Seat(B)).draft, None);
    assert_eq!(m.view(Viewer::Seat(A)).draft, Some(Who::Zane));
    m.interjects(A, "take back").asks_all(&[A, B]).does(A, "pick Gwen").does(B, "pick Gwen");
    m.hears(Viewer::Public, Event::CharacterPicked { seat: A, who: Who::Gwen });
    m.hears(Viewer::Public, Event::CharacterPicked { seat: B, who: Who::Gwen });
    m.happened(1, |e| matches!(e, Event::BankLaid { .. }));
}

/// PS-18.2, PS-3.1: who has agreed on a character has it openly; only the other picks secretly,
/// and not the same one where there is one set.
#[test]
fn an_agreed_character_is_kept_in_a_blind_pick() {
    let agreed = |mirror| Setup { characters: vec![None, Some(Who::Zane)], ..tournament(mirror) };
    let mut m = Scene::<Table>::deal(&agreed(false), &[]);
    m.hears(Viewer::Public, Event::CharacterPicked { seat: B, who: Who::Zane });
    m.asks(A).refuses(A, "pick Zane", "PS-3.1").does(A, "pick Gwen");
    m.hears(Viewer::Public, Event::CharacterPicked { seat: A, who: Who::Gwen });
    m.happened(0, |e| matches!(e, Event::CoinFlipped { .. }));
    m.happened(1, |e| matches!(e, Event::TurnBegan { .. }));
    let mut m = Scene::<Table>::deal(&agreed(true), &[]);
    m.asks(A).does(A, "pick Zane").happened(1, |e| matches!(e, Event::TurnBegan { .. }));
    let both = tournament(false).with(&[Who::Gwen, Who::Zane]);
    let mut m = Scene::<Table>::deal(&both, &[]);
    assert_eq!(m.table().open().player(A).character, Some(Who::Gwen));
    m.happened(1, |e| matches!(e, Event::TurnBegan { .. }));
}

/// PS-19.3, PS-18.2, PS-18.6: with both sets the secret pick and the loser's switch are from all.
#[test]
fn a_blind_pick_is_from_both_sets() {
    let stacks = ChipId::all().filter(|c| c.is_puzzle()).take(10).collect();
    let bank = Bank::Stacks(stacks);
    let setup = Setup { sets: Sets::BOTH, bank, ..tournament(true) };
    let mut m = Scene::<Table>::deal(&setup, &[]);
    for who in Who::ALL {
        m.offers(A, &format!("pick {who}")).offers(B, &format!("pick {who}"));
    }
    m.does(A, "pick Grave");
    assert_eq!(m.view(Viewer::Seat(B)).draft, None);
    m.does(B, "pick Zane");
    m.hears(Viewer::Public, Event::CharacterPicked { seat: A, who: Who::Grave });
    lose(&mut m, A);
    m.asks(A).lacks(A, "pick Grave").offers(A, "pick Lum").does(A, "pick Onimaru").turn_of(A);
    let mut m = Scene::<Table>::deal(&tournament(true), &[]);
    m.lacks(A, "pick Grave").offers(A, "pick Zane");
}

/// PS-S109, PS-18.3, PS-18.4, PS-18.5: with one set a coin decides; the other picks again and says
/// who plays first.
#[test]
fn a_coin_decides_who_keeps_the_character() {
    let mut m = Scene::<Table>::deal(&tournament(false), &[]);
    m.luck(&[1]).does(A, "pick Zane").does(B, "pick Zane");
    m.hears(Viewer::Public, Event::CoinFlipped { seat: B }).asks(A);
    m.refuses(A, "pick Zane", "PS-3.1").does(A, "pick Troq");
    m.may(A, &["P1 goes first", "P2 goes first"]).does(A, "P2 goes first").turn_of(B);
}

/// A match in which A has just lost the first game.
fn a_lost() -> Scene<Table> {
    let stacks = ChipId::all().filter(|c| c.is_puzzle()).take(10).collect();
    let setup = Setup { bank: Bank::Stacks(stacks), ..tournament(true) };
    let mut m = Scene::<Table>::deal(&setup.with(&[Who::Zane, Who::Troq]), &[]);
    lose(&mut m, A);
    m
}

/// PS-R4, PS-18.1: who gives up leaves, so the match ends, though nobody has two wins; there is no
/// choice for the loser.
#[test]
fn giving_up_ends_the_match() {
    let mut m = a_lost();
    m.does(A, "pass").interjects(B, "concede");
    let outcome = m.over();
    assert_eq!(outcome.winners(), SeatSet::one(A));
    m.happened(1, |e| matches!(e, Event::GameWon { .. }));
}

/// Both do nothing until this player has lost; a full pile makes sure of it.
fn lose(m: &mut Scene<Table>, loser: Seat) {
    let mut table = *m.table();
    let pile = table.open().pile_seat(loser);
    (0..3).for_each(|_| table.lay_open().piles[pile].add(4, false));
    *m = Scene::at(table);
    let wins = |m: &Scene<Table>| m.table().open().wins[Seat(1 - loser.0)];
    let before = wins(m);
    while wins(m) == before {
        let seat = m.table().open().turn;
        m.idles(seat);
    }
}

/// PS-18.1, PS-18.6, PS-18.7, PS-18.8: the loser plays first and may change one thing.
#[test]
fn the_loser_may_change_one_thing() {
    let mut m = a_lost();
    m.asks(A).lacks(A, "pick Zane").offers(A, "pick Gwen").offers(A, "new random bank");
    m.does(A, "pick Gwen").turn_of(A);
    let open = m.table().open();
    assert_eq!(open.player(A).character, Some(Who::Gwen));
    assert_eq!(open.player(B).character, Some(Who::Troq));
    assert_eq!((open.wins[A], open.wins[B], open.total(A)), (0, 1, 1));
    lose(&mut m, A);
    let outcome = m.over();
    assert_eq!((outcome.winners(), outcome.points(B)), (SeatSet::one(B), 2));
}

/// PS-S108, PS-18.6: a stack that was switched out never comes back by switching.
#[test]
fn a_switched_out_stack_stays_out() {
    let mut m = a_lost();
    let outside = ChipId::all().filter(|c| c.is_puzzle()).nth(10).expect("there are more than ten");
    m.does(A, &format!("swap Axe Kick for {outside}")).turn_of(A);
    assert!(m.table().open().slot(chip("Axe Kick")).is_none());
    lose(&mut m, B);
    m.asks(B).refuses(B, &format!("swap {outside} for Axe Kick"), "PS-18.6").does(B, "pass");
    m.turn_of(B);
}

/// PS-18.8: a new random bank is drawn from all stacks.
#[test]
fn the_loser_may_have_a_new_bank() {
    let mut m = a_lost();
    m.does(A, "new random bank").turn_of(A);
    assert_eq!(m.table().open().puzzle_stacks().len(), 10);
    m.happened(1, |e| matches!(e, Event::BankLaid { .. }));
}

/// PS-18.8: the ban of switched-out stacks concerns switching in, not a new random bank.
#[test]
fn a_new_bank_may_have_a_switched_out_stack() {
    let mut m = a_lost();
    let outside = ChipId::all().filter(|c| c.is_puzzle()).nth(10).expect("there are more than ten");
    m.does(A, &format!("swap Axe Kick for {outside}"));
    lose(&mut m, B);
    m.luck(&[usize::from(chip("Axe Kick").0)]).does(B, "new random bank").luck_is_used_up();
    assert!(m.table().open().puzzle_stacks().contains(&chip("Axe Kick")));
}
