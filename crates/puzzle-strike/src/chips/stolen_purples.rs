//! Stolen Purples: an opponent loses his purple chips, one of them to you.

use crate::chip::{Chip, Colors, Declares, Fixed, Icons, Note, Run};
use crate::choice::{Choice, Verb};
use crate::pouch::Slot;
use crate::sets::Set;
use crate::step::Question;

/// What was discarded: purple chips are in every bank.
fn discarded(run: &Run) -> impl Iterator<Item = Slot> + use<> {
    let lost = if let Note::Fixed(lost) = run.note { lost } else { Fixed::NONE };
    lost.iter()
}

pub const CHIP: Chip = Chip {
    name: "Stolen Purples",
    text: "A chosen opponent shows their hand and discards all crash-sphere chips. Take one of them into your discard pile; if you do, trash this chip.",
    set: Set::Base,
    cost: Some(4),
    banner: Colors::RED,
    icons: Icons::FIST,
    declares: Declares::Opponent,
    affects: Chip::declared_opponent,
    main: |t, play, run| {
        let Some(victim) = run.opponent().filter(|seat| !run.spared.has(*seat)) else { return };
        t.reveal_hand(play, victim);
        let (hand, mut lost) = (*t.hand(victim), Fixed::NONE);
        for slot in hand.slots() {
            let chip = t.open().chip(slot);
            if chip.chip().is_purple() {
                lost = lost.with(slot);
                (0..hand.of(slot)).for_each(|_| t.discard(play, victim, chip));
            }
        }
        t.ask(run.noting(Note::Fixed(lost)), run.me, Question::Own { may_pass: false });
    },
    asks_own: |_, run, _| discarded(run).next().is_some(),
    answers: |t, run, _, f| {
        if let Some(victim) = run.opponent() {
            for slot in discarded(run) {
                f(Choice::ChipOf(Verb::Take, t.open().chip(slot), victim));
            }
        }
    },
    picked: |t, play, run, _, choice| {
        if let Choice::ChipOf(_, chip, victim) = choice {
            t.take_discarded(play, run.me, chip, victim);
            t.trash_itself(play, run);
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    use crate::Event;

    /// PS-R29: all purple chips of the hand are discarded; one of them, not another of the discard
    /// pile, must be taken, and the chip is trashed.
    #[test]
    fn takes_one_of_the_purple_chips() {
        let m = duel().hand(A, "Stolen Purples").left("Stolen Purples", 4);
        let m = m.hand(B, "Crash Gem x2; Combine; Axe Kick").discard(B, "Double Crash Gem");
        let mut m = m.acts(A);
        m.does(A, "play Stolen Purples").holds(B, "Axe Kick");
        m.may(A, &["take Combine of P2", "take Crash Gem of P2"]).does(A, "take Crash Gem of P2");
        m.discarded(A, "Crash Gem").discarded(B, "Double Crash Gem; Crash Gem; Combine");
        m.bank_has("Stolen Purples", 5).lie_on_table(A, "");
        m.happened(1, |e| matches!(e, Event::HandRevealed { seat: B, .. }));
    }

    /// PS-10.3: where nothing can be taken the hand was shown, and the chip stays.
    #[test]
    fn stays_if_nothing_was_taken() {
        let m = duel().hand(A, "Stolen Purples").hand(B, "Axe Kick").discard(B, "Combine");
        let mut m = m.acts(A);
        m.does(A, "play Stolen Purples").may(A, &["end actions"]);
        m.lie_on_table(A, "Stolen Purples").discarded(B, "Combine");
        m.happened(1, |e| matches!(e, Event::HandRevealed { seat: B, .. }));
    }

    /// PS-9.6, PS-6.19: only the chosen opponent, and not if he is immune.
    #[test]
    fn an_immune_opponent_shows_nothing() {
        let m = free_for_all(3).hand(A, "Stolen Purples").hand(B, "Blues Are Good; Combine");
        let mut m = m.hand(C, "Combine").acts(A);
        m.does(A, "play Stolen Purples").does(A, "choose P2").does(B, "react Blues Are Good");
        m.may(A, &["end actions"]).holds(B, "Combine").holds(C, "Combine");
        m.happened(0, |e| matches!(e, Event::HandRevealed { .. }));
    }

    /// PS-11.8: under X-Copy it is trashed once and may take two chips.
    #[test]
    fn two_plays_take_from_two_hands() {
        let m = free_for_all(3).hand(A, "X-Copy; Stolen Purples").hand(B, "Combine");
        let mut m = m.hand(C, "Crash Gem").left("Stolen Purples", 4).acts(A);
        m.does(A, "play X-Copy").does(A, "copy Stolen Purples").does(A, "choose P2");
        m.does(A, "take Combine of P2").does(A, "choose P3").does(A, "take Crash Gem of P3");
        m.discarded(A, "Combine; Crash Gem")
            .bank_has("Stolen Purples", 5)
            .lie_on_table(A, "X-Copy");
    }
}
