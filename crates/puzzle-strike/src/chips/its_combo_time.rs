//! It's Combo Time: a gem into the pile for four chips.

use crate::chip::{Arrow, Chip, ChipId, Colors};
use crate::choice::{Choice, Verb};
use crate::pouch::Slot;
use crate::sets::Set;
use crate::step::Question;

pub const CHIP: Chip = Chip {
    name: "It's Combo Time",
    text: "Put a 1-gem from your hand into your gem pile. If you do: draw 4 and +1 black arrow.",
    set: Set::Base,
    cost: Some(8),
    banner: Colors::BROWN,
    main: |t, _, run| t.ask(run, run.me, Question::Own { may_pass: false }),
    asks_own: |open, _, who| open.player(who).may_hold(Slot::gem(1)),
    answers: |t, _, who, f| {
        if t.held(who, Slot::gem(1)) > 0 {
            f(Choice::Chip(Verb::Put, ChipId::gem(1), None));
        }
    },
    picked: |t, play, run, _, choice| {
        if choice != Choice::Pass {
            t.gem_to_pile(play, run.me, 1);
            t.draw(play, run.me, 4);
            t.give_arrows(play, run.me, Arrow::Black, 1);
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-10.2, PS-10.3: the 1-gem goes into the own pile, then four chips and an arrow come.
    #[test]
    fn a_1_gem_gives_four_chips_and_an_arrow() {
        let m = duel().pile(A, "2").hand(A, "It's Combo Time; 1-gem").bag(A, "Wound x5");
        let mut m = m.acts(A);
        m.does(A, "play It's Combo Time").must(A, "put 1-gem").piles(A, "1 2");
        m.holds(A, "Wound x4").has_arrows(A, "black").bank_has("1-gem", 64);
    }

    /// PS-10.3: no other gem will do.
    #[test]
    fn does_nothing_without_a_1_gem() {
        let mut m = duel().hand(A, "It's Combo Time; 2-gem").bag(A, "1-gem; Wound x4").acts(A);
        m.does(A, "play It's Combo Time").must(A, "pass").piles(A, "").holds(A, "2-gem");
        m.has_arrows(A, "");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().hand(B, "1-gem").bag(B, "Wound x5").improvises("It's Combo Time");
        m.does(B, "put 1-gem").holds(B, "Wound x4").has_nothing(B);
    }
}
