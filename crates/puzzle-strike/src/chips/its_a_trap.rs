//! It's a Trap: whoever buys from a stack is wounded.

use crate::chip::{Arrow, Chip, Colors, Leaves};
use crate::choice::{Choice, Verb};
use crate::sets::Set;
use crate::step::Question;

/// When the token lies.
const LAID: u8 = 1;

pub const CHIP: Chip = Chip {
    name: "It's a Trap",
    text: "+1 black arrow. Put a trap token on a bank stack, then trash this chip. Each token gives a Wound to each player who buys from that stack.",
    set: Set::Base,
    cost: Some(2),
    banner: Colors::BROWN,
    leaves: Leaves::Traps,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Black, 1);
        t.ask(run, run.me, Question::Own { may_pass: false });
        t.go_on(run.at_stage(LAID));
    },
    asks_own: |open, _, _| open.stacks_in_bank().next().is_some(),
    answers: |t, _, _, f| {
        for slot in t.open().stacks_in_bank() {
            f(Choice::Chip(Verb::Trap, t.open().chip(slot), None));
        }
    },
    picked: |t, play, run, _, choice| {
        if let Choice::Chip(_, chip, _) = choice {
            t.lay_trap(play, run.me, chip);
        }
    },
    step: |t, play, run| t.trash_itself(play, run),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    use crate::Event;

    /// An arrow, a token, and the chip is gone; every purchase from the stack costs a Wound for
    /// each token, its own player's too.
    #[test]
    fn each_token_wounds_each_buyer() {
        let m = duel().hand(A, "It's a Trap x2; 2-gem").hand(B, "2-gem").left("It's a Trap", 3);
        let mut m = m.acts(A);
        m.does(A, "play It's a Trap").has_arrows(A, "black").does(A, "trap 1-gem");
        m.bank_has("It's a Trap", 4).lie_on_table(A, "").does(A, "play It's a Trap");
        m.does(A, "trap 1-gem").does(A, "end actions").does(A, "pay 2-gem");
        m.does(A, "buy 1-gem").discarded(A, "1-gem; Wound x2").does(A, "end buying");
        m.does(B, "end actions").does(B, "pay 2-gem").does(B, "buy 1-gem");
        m.does(B, "buy 1-gem").discarded(B, "1-gem x2; Wound x4").bank_has("Wound", 18);
        m.happened(3, |e| matches!(e, Event::TrapsSprung { n: 2, .. }));
    }

    /// PS-R26, PS-6.3: gaining is not buying; a trapped Wound brings another one, if there is one.
    #[test]
    fn only_buying_springs_it() {
        let m = duel().hand(A, "It's a Trap; Upgrade; Wound").left("Wound", 1);
        let mut m = m.acts(A);
        m.does(A, "play It's a Trap").does(A, "trap Wound").does(A, "play Upgrade");
        m.does(A, "trash Wound from hand").does(A, "gain Wound").discarded(A, "Wound");
        m.does(A, "end actions").does(A, "buy Wound").discarded(A, "Wound x2");
        m.bank_has("Wound", 0);
    }

    /// PS-20.38, PS-R26: no token on a removed stack; those on it stay and come back with it.
    #[test]
    fn tokens_go_and_return_with_their_stack() {
        let m = duel().hand(A, "It's a Trap x2; Into Oblivion x2; 4-gem x3").left("Axe Kick", 0);
        let mut m = m.arrows(A, "black black").stacks("X-Copy; Color Panic").acts(A);
        m.does(A, "play It's a Trap").does(A, "trap X-Copy");
        m.does(A, "play Into Oblivion").does(A, "remove X-Copy");
        m.does(A, "play It's a Trap").lacks(A, "trap X-Copy").does(A, "trap Color Panic");
        m.does(A, "play Into Oblivion").does(A, "remove Color Panic").does(A, "end actions");
        m.does(A, "pay all").does(A, "buy X-Copy").discarded(A, "X-Copy; Wound");
    }

    /// PS-R26: an empty stack can have a token, for the day when it has chips again.
    #[test]
    fn an_empty_stack_can_be_trapped() {
        let m = duel().hand(A, "It's a Trap; Degenerate Trasher; Combine; 4-gem");
        let mut m = m.left("Combine", 0).acts(A);
        m.does(A, "play It's a Trap").does(A, "trap Combine").does(A, "play Degenerate Trasher");
        m.does(A, "trash Combine from hand").does(A, "pass").does(A, "end actions");
        m.does(A, "pay 4-gem").does(A, "buy Combine").discarded(A, "Combine; Wound");
    }

    /// PS-11.8: under X-Copy it lays two tokens and is trashed once.
    #[test]
    fn two_plays_lay_two_tokens() {
        let m = duel().hand(A, "X-Copy; It's a Trap").left("It's a Trap", 4);
        let mut m = m.acts(A);
        m.does(A, "play X-Copy").does(A, "copy It's a Trap").does(A, "trap 1-gem");
        m.does(A, "trap Combine").bank_has("It's a Trap", 5).has_arrows(A, "black black");
        m.happened(2, |e| matches!(e, Event::TrapLaid { .. }));
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().improvises("It's a Trap");
        m.does(B, "trap 1-gem").has_nothing(B);
    }
}
