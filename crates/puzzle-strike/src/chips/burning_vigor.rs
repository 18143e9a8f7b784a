//! Burning Vigor: a Wound burns, and everybody feels it.

use crate::chip::{Arrow, Chip, Colors, Icons, Kind};
use crate::chips::Who;
use crate::choice::{Choice, Verb};
use crate::sets::Set;
use crate::step::{Filter, Question, Zones};

pub const CHIP: Chip = Chip {
    name: "Burning Vigor",
    text: "Trash a Wound from your hand or discard pile. If you do: +1 black arrow and ante a 1-gem into each opposing gem pile.",
    kind: Kind::Character(Who::Jaina),
    set: Set::Base,
    copies: 1,
    banner: Colors::RED,
    icons: Icons::FIST,
    main: |t, _, run| {
        let (zones, filter) = (Zones::HAND.and(Zones::DISCARD), Filter::WOUND);
        t.ask(run, run.me, Question::Trash { zones, filter, may_pass: false });
    },
    picked: |t, play, run, _, choice| {
        if let Choice::Chip(Verb::Trash, ..) = choice {
            t.give_arrows(play, run.me, Arrow::Black, 1);
            for pile in t.open().hit_piles(&run) {
                t.ante(play, pile, 1);
            }
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-10.3, PS-6.1: a Wound of hand or discard pile is trashed, and then the rest happens.
    #[test]
    fn burns_a_wound() {
        let m = duel().hand(A, "Burning Vigor; Wound").discard(A, "Wound; 1-gem");
        let mut m = m.acts(A);
        m.does(A, "play Burning Vigor");
        m.may(A, &["trash Wound from hand", "trash Wound from discard"]);
        m.does(A, "trash Wound from discard").bank_has("Wound", 25).piles(B, "1");
        m.has_arrows(A, "black").holds(A, "Wound").discarded(A, "1-gem");
    }

    /// PS-10.3, PS-5.6: without a Wound it does nothing, but it is an attack that may be answered.
    #[test]
    fn does_nothing_without_a_wound() {
        let m = duel().hand(A, "Burning Vigor").hand(B, "Blues Are Good").bag(B, "1-gem");
        let mut m = m.acts(A);
        m.does(A, "play Burning Vigor").does(B, "pass").may(A, &["end actions"]);
        m.has_arrows(A, "").piles(B, "");
    }

    /// PS-9.6, PS-15.11: who is immune gets no gem, a shared pile gets one.
    #[test]
    fn spares_the_immune() {
        let m = free_for_all(3).hand(A, "Burning Vigor; Wound").hand(B, "Blues Are Good");
        let mut m = m.acts(A);
        m.does(A, "play Burning Vigor").does(B, "react Blues Are Good");
        m.must(A, "trash Wound from hand").has_arrows(A, "black").piles(B, "").piles(C, "1");
        let mut m = team().hand(A, "Burning Vigor; Wound").acts(A);
        m.does(A, "play Burning Vigor").does(A, "trash Wound from hand").piles(B, "1");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().discard(B, "Wound").improvises("Burning Vigor");
        m.does(B, "trash Wound from discard").piles(A, "1").has_nothing(B);
    }
}
