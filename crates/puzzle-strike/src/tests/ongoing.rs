//! Section 10: no two ongoing chips of one player that act at one moment need an order, and what a
//! text says beats the rules.

use super::*;
use crate::chip::{Does, Ongoing, Run};
use crate::{ChipId, Table};
use kernel::{Play, Recorded};

/// A moment at which ongoing chips act, as what a chip does then.
type Moment = fn(&Ongoing) -> Option<Does>;

const MOMENTS: [Moment; 9] = [
    |o| o.turn_start,
    |o| o.before_ante,
    |o| o.ante,
    |o| o.each_turn,
    |o| o.action_check,
    |o| o.after_own_fist,
    |o| o.after_combine,
    |o| o.action_end,
    |o| o.opponent_idle,
];

fn ongoing_chips() -> impl Iterator<Item = ChipId> {
    ChipId::all().filter(|chip| chip.chip().ongoing.is_some())
}

/// Two chips that do something at the same moment.
fn pairs<F>(part: impl Fn(&Ongoing) -> Option<F>) -> Vec<[(ChipId, F); 2]>
where
    F: Copy,
{
    let does = |chip: ChipId| chip.chip().ongoing.as_ref().and_then(&part);
    let all: Vec<(ChipId, F)> =
        ongoing_chips().filter_map(|chip| Some((chip, does(chip)?))).collect();
    let rest = |i: usize| all[i + 1..].iter().map(move |b| (i, *b));
    (0..all.len()).flat_map(rest).map(|(i, b)| [all[i], b]).collect()
}

/// Both chips of A do what they do, one after the other.
#[track_caller]
fn order_does_not_matter<F: Copy>(
    [a, b]: [(ChipId, F); 2],
    does: impl Fn(&mut Table, &mut Play<crate::Event>, Run, F),
) {
    for pile in ["", "2", "3 3 1"] {
        let board = duel().pile(A, pile).hand(A, "Wound").bag(A, "1-gem x3");
        let m = board.ongoing(A, &format!("{}; {}", a.0, b.0)).acts(A);
        let after = |order: [(ChipId, F); 2]| {
            let (mut table, mut luck) = (*m.table(), Recorded::new([], 1));
            for (chip, part) in order {
                does(&mut table, &mut Play::silent(&mut luck), Run::ongoing(chip, A), part);
            }
            table
        };
        assert!(after([a, b]) == after([b, a]), "{} and {} need an order", a.0, b.0);
    }
}

/// PS-10.6, PS-4.5: whatever two different ongoing chips of one player do at one moment comes to
/// the same in either order, so nobody need be asked for it.
#[test]
fn simultaneous_triggers_need_no_order() {
    for moment in MOMENTS {
        for pair in pairs(moment) {
            order_does_not_matter(pair, |t, play, run, does| does(t, play, run));
        }
    }
    for bought in ChipId::all().filter(|chip| chip.chip().cost.is_some()) {
        for pair in pairs(|o| o.bought) {
            order_does_not_matter(pair, |t, play, run, watches| watches(t, play, run, bought));
        }
    }
    assert!(pairs(|o| o.lands).is_empty(), "only one chip looks at gems that land");
    // These have to be there, or nothing was shown.
    assert!(pairs(|o| o.each_turn).len() >= 3 && pairs(|o| o.bought).len() >= 10);
}

/// PS-10.7: a chip's text beats the rules: what is bought goes to the discard pile (PS-4.14), and
/// so does a reaction (PS-8.12), unless a chip says otherwise.
#[test]
fn a_text_beats_the_rules() {
    let mut m = duel().hand(A, "2-gem").buys(A);
    m.does(A, "pay 2-gem").does(A, "buy 1-gem").discarded(A, "1-gem");
    let mut m = duel().hand(A, "Thinking Ahead").acts(A);
    m.does(A, "play Thinking Ahead").does(A, "end actions").does(A, "buy 1-gem on top");
    m.discarded(A, "").on_top(A, "1-gem");
    for (shield, discarded) in [("Blues Are Good", "Blues Are Good"), ("Thinking Ahead", "")] {
        let mut m = duel().hand(A, "Repeated Jabs").hand(B, shield).acts(A);
        m.does(A, "play Repeated Jabs").does(B, &format!("react {shield}"));
        m.discarded(B, discarded).piles(B, "");
    }
}
