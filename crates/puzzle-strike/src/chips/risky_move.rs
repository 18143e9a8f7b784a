//! Risky Move: a gem into the pile for a better one, and money.

use crate::chip::{Chip, ChipId, Colors};
use crate::choice::Choice;
use crate::sets::Set;
use crate::step::Question;

pub const CHIP: Chip = Chip {
    name: "Risky Move",
    text: "Put a gem from your hand into your gem pile. If you do: gain a gem of value 1 higher and +3 money.",
    set: Set::Base,
    cost: Some(1),
    banner: Colors::BROWN,
    main: |t, _, run| t.ask(run, run.me, Question::Own { may_pass: false }),
    asks_own: Chip::may_hold_gem,
    answers: Chip::put_gem,
    picked: |t, play, run, _, choice| {
        if let Choice::Chip(_, gem, _) = choice {
            let value = t.chosen_gem_to_pile(play, run.me, gem);
            // There is no 5-gem to be gained.
            if value < 4 {
                t.gain(play, run.me, ChipId::gem(value + 1));
            }
            t.give_money(play, run.me, 3);
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-10.3: any gem of the hand; the next higher one is gained, and three money come.
    #[test]
    fn a_gem_becomes_a_better_one() {
        let mut m = duel().pile(A, "4").hand(A, "Risky Move; 1-gem; 3-gem; Wound").acts(A);
        m.does(A, "play Risky Move").may(A, &["put 1-gem", "put 3-gem"]).does(A, "put 3-gem");
        m.piles(A, "3 4").discarded(A, "4-gem").has_money(A, 3).bank_has("4-gem", 11);
    }

    /// PS-10.2, PS-6.3: where there is no higher gem the money comes all the same.
    #[test]
    fn a_4_gem_gives_the_money_alone() {
        let mut m = duel().hand(A, "Risky Move; 4-gem").acts(A);
        m.does(A, "play Risky Move").does(A, "put 4-gem").discarded(A, "").has_money(A, 3);
        let mut m = duel().hand(A, "Risky Move; 1-gem").left("2-gem", 0).acts(A);
        m.does(A, "play Risky Move").does(A, "put 1-gem").discarded(A, "").has_money(A, 3);
    }

    /// PS-10.3: without a gem nothing.
    #[test]
    fn does_nothing_without_a_gem() {
        let mut m = duel().hand(A, "Risky Move; Wound").acts(A);
        m.does(A, "play Risky Move").may(A, &["end actions"]).has_money(A, 0);
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().hand(B, "1-gem").improvises("Risky Move");
        m.does(B, "put 1-gem").piles(B, "1 1").has_nothing(B);
    }
}
