//! Degenerate Trasher: up to two chips of the hand go back to the bank.

use crate::chip::{Arrow, Chip, Colors, Note};
use crate::choice::Choice;
use crate::step::{Filter, Question, Zones};

const TRASH: Question = Question::Trash { zones: Zones::HAND, filter: Filter::ANY, may_pass: true };

pub const CHIP: Chip = Chip {
    name: "Degenerate Trasher",
    text: "+1 black arrow. Trash up to two chips from your hand (never character chips).",
    cost: Some(8),
    banner: Colors::BROWN,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Black, 1);
        t.ask(run, run.me, TRASH);
    },
    picked: |t, _, run, _, choice| {
        if choice != Choice::Pass && run.times() == 0 {
            t.ask(run.noting(Note::Times(1)), run.me, TRASH);
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-20.7, PS-6.1: up to two chips, never itself or a character chip.
    #[test]
    fn trashes_up_to_two_chips() {
        let m = duel().hand(A, "Degenerate Trasher; Wound x3; Rocket Punch").left("Wound", 10);
        let mut m = m.acts(A);
        m.does(A, "play Degenerate Trasher").has_arrows(A, "black");
        m.may(A, &["trash Wound from hand", "pass"]).does(A, "trash Wound from hand");
        m.does(A, "trash Wound from hand").bank_has("Wound", 12).holds(A, "Wound; Rocket Punch");
        m.may(A, &["play Rocket Punch", "end actions"]);
    }

    /// PS-20.7: one may stop at any time.
    #[test]
    fn may_trash_nothing() {
        let mut m = duel().hand(A, "Degenerate Trasher; Wound").acts(A);
        m.does(A, "play Degenerate Trasher").does(A, "pass").holds(A, "Wound").asks(A);
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().hand(B, "Wound").improvises("Degenerate Trasher");
        m.does(B, "trash Wound from hand").has_nothing(B);
    }
}
