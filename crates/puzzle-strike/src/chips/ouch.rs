//! Ouch!: a gem, a Combine, a chip and a Wound, for every opponent.

use crate::chip::{Chip, Colors, Icons, Note};
use crate::chips::COMBINE;
use crate::step::{Filter, Question};

/// An opponent loses a Combine and is asked to discard; then he gains a Wound.
const LOSE: u8 = 1;
const WOUND: u8 = 2;

pub const CHIP: Chip = Chip {
    name: "Ouch!",
    text: "Ante a 1-gem into each opposing gem pile. Then each opponent trashes a Combine from their discard pile, discards a chip and gains a Wound. Once per turn.",
    cost: Some(4),
    banner: Colors::RED,
    icons: Icons::FIST,
    once_per_turn: true,
    main: |t, play, run| {
        for pile in t.open().hit_piles(&run) {
            t.ante(play, pile, 1);
        }
        for victim in t.open().victims(&run) {
            t.go_on(run.at_stage(LOSE).noting(Note::Seat(victim)));
            t.go_on(run.at_stage(WOUND).noting(Note::Seat(victim)));
        }
    },
    step: |t, play, run| {
        let victim = run.noted_seat();
        if run.stage == WOUND {
            return t.gain_wound(play, victim);
        }
        if t.open().player(victim).discard.has(t.open().slot_of(COMBINE)) {
            t.trash_from_discard(play, victim, COMBINE);
        }
        t.ask(run, victim, Question::Discard { filter: Filter::ANY, may_pass: false });
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-20.16, PS-10.2: everything that can be done is done.
    #[test]
    fn hurts_in_every_way() {
        let m = duel().hand(A, "Ouch!").hand(B, "1-gem; Axe Kick").discard(B, "Combine x2");
        let mut m = m.acts(A);
        m.does(A, "play Ouch!").piles(B, "1").may(B, &["discard 1-gem", "discard Axe Kick"]);
        m.does(B, "discard 1-gem").discarded(B, "Combine; 1-gem; Wound").bank_has("Combine", 21);
        let mut m = duel().hand(A, "Ouch!").acts(A);
        m.does(A, "play Ouch!").asks(A).piles(B, "1").discarded(B, "Wound");
    }

    /// PS-5.12, PS-20.16: once per turn, whichever copy.
    #[test]
    fn is_played_once_per_turn() {
        let mut m = duel().hand(A, "Ouch! x2").arrows(A, "red").acts(A);
        m.does(A, "play Ouch!").refuses(A, "play Ouch!", "PS-5.12");
    }

    /// PS-S50: a Rocket Punch before it does not weaken it.
    #[test]
    fn resolves_fully_after_a_rocket_punch() {
        let m = duel().pile(B, "1").hand(A, "Ouch!").hand(B, "Rocket Punch; Wound");
        let mut m = m.acts(A);
        m.does(A, "play Ouch!").does(B, "react Rocket Punch").piles(A, "1").piles(B, "1");
        m.must(B, "discard Wound").discarded(B, "Rocket Punch; Wound x2");
    }

    /// PS-20.16, PS-10.1: in reading order. As an opponent is asked for the discard the gem has
    /// come and the Combine is gone; the Wound comes after the discard, and then it is the next
    /// one's turn.
    #[test]
    fn the_wound_comes_after_the_combine_and_the_discard() {
        let m = free_for_all(3).hand(A, "Ouch!").hand(B, "1-gem; Axe Kick").hand(C, "X-Copy");
        let mut m = m.discard(B, "Combine").discard(C, "Combine").acts(A);
        m.does(A, "play Ouch!").asks(B).piles(B, "1").piles(C, "1").discarded(B, "");
        m.bank_has("Combine", 21).bank_has("Wound", 24).discarded(C, "Combine");
        m.does(B, "discard Axe Kick").discarded(B, "Axe Kick; Wound").asks(C);
        m.discarded(C, "").bank_has("Wound", 23).must(C, "discard X-Copy");
        m.discarded(C, "Wound; X-Copy").bank_has("Wound", 22);
    }

    /// PS-20.16, PS-10.2: without a chip to discard the Wound still comes after the Combine.
    #[test]
    fn the_wound_comes_last_without_a_discard_too() {
        let mut m = duel().hand(A, "Ouch!").discard(B, "Combine").acts(A);
        m.does(A, "play Ouch!").discarded(B, "Wound");
        let told = m.told(kernel::Viewer::Public);
        let place = |event: &crate::Event| told.iter().position(|e| e == event);
        let combine = place(&crate::Event::Trashed { seat: B, chip: chip("Combine") });
        let wound = place(&crate::Event::Gained { seat: B, chip: chip("Wound") });
        assert!(combine.is_some() && combine < wound, "{told:?}");
    }
}
