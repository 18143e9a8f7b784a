//! Money for Nothing: a gem from the bank into the hand.

use crate::chip::{At, Chip, ChipId, Colors, Icons, Reaction, Windows};
use crate::choice::{Choice, Verb};
use crate::pouch::Slot;
use crate::step::Question;

pub const CHIP: Chip = Chip {
    name: "Money for Nothing",
    text: "Put a 2-gem from the bank into your hand. You may trash this chip.",
    reaction_text: "Put a gem of any value from the bank into your hand.",
    cost: Some(2),
    banner: Colors::BLUE,
    icons: Icons::BLUE_SHIELD,
    options: &["trash it"],
    main: |t, play, run| {
        t.bank_to_hand(play, run.me, ChipId::gem(2));
        if run.at == At::Table {
            t.ask(run, run.me, Question::May(0));
        }
    },
    asks_own: |open, _, _| (1..=4).any(|value| open.is_in_bank(Slot::gem(value))),
    answers: |t, _, _, f| {
        for value in (1..=4).filter(|value| t.open().is_in_bank(Slot::gem(*value))) {
            f(Choice::Chip(Verb::Take, ChipId::gem(value), None));
        }
    },
    picked: |t, play, run, who, choice| match choice {
        Choice::Chip(_, gem, _) => {
            t.bank_to_hand(play, who, gem);
        }
        Choice::Option(..) => t.trash_itself(play, run),
        _ => (),
    },
    reaction: Some(Reaction {
        windows: Windows::FIST_BEFORE,
        when: Reaction::always,
        effect: |t, _, run, _| t.ask(run, run.me, Question::Own { may_pass: false }),
    }),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-20.12: the gem can be spent at once; the chip may be trashed.
    #[test]
    fn gives_a_gem_to_spend_at_once() {
        let m = duel().hand(A, "Money for Nothing").left("Money for Nothing", 4);
        let mut m = m.acts(A);
        m.does(A, "play Money for Nothing").holds(A, "2-gem").bank_has("2-gem", 19);
        m.may(A, &["Money for Nothing: trash it", "pass"]);
        m.does(A, "Money for Nothing: trash it").bank_has("Money for Nothing", 5);
        m.does(A, "end actions").does(A, "pay 2-gem").has_money(A, 2);
    }

    /// PS-9.7, PS-20.12, PS-S40: a gem of any value before a fist; a second reaction is not open.
    #[test]
    fn takes_any_gem_before_a_fist() {
        let m = duel().hand(A, "Repeated Jabs").hand(B, "Money for Nothing; Improvisation");
        let mut m = m.left("4-gem", 0).acts(A);
        m.does(A, "play Repeated Jabs").does(B, "react Money for Nothing");
        m.may(B, &["take 1-gem", "take 2-gem", "take 3-gem"]).does(B, "take 3-gem");
        m.holds(B, "3-gem; Improvisation").piles(B, "1").does(A, "pass").asks(A);
    }

    /// PS-11.12: copied by Option Select it gives the gem; it was not played and is not trashed.
    #[test]
    fn a_copy_is_not_trashed_as_itself() {
        let mut m = duel().hand(A, "Option Select").stacks("Money for Nothing").acts(A);
        m.does(A, "play Option Select").does(A, "copy Money for Nothing").holds(A, "2-gem");
        m.may(A, &["end actions"]);
    }
}
