//! Giant Growth: gems of the hand grow the own pile, until a purple chip is bought.

use crate::chip::{Arrow, Chip, Colors, Kind, Ongoing};
use crate::chips::Who;
use crate::choice::Choice;
use crate::step::Question;

pub const CHIP: Chip = Chip {
    name: "Giant Growth",
    text: "+1 brown arrow (only on the turn you play it). Put this in your ongoing zone.",
    ongoing_text: "In each of your ante phases you may put a gem from your hand into your gem pile. Discard this chip when you buy a purple chip.",
    kind: Kind::Character(Who::Troq),
    copies: 1,
    banner: Colors::BROWN,
    main: |t, play, run| t.give_arrows(play, run.me, Arrow::Brown, 1),
    asks_own: Chip::may_hold_gem,
    answers: Chip::put_gem,
    picked: |t, play, _, who, choice| {
        if let Choice::Chip(_, gem, _) = choice {
            t.chosen_gem_to_pile(play, who, gem);
        }
    },
    ongoing: Some(Ongoing {
        ante: Some(|t, _, run| t.ask(run, run.me, Question::Own { may_pass: true })),
        ..Ongoing::UNTIL_PURPLE
    }),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-S77, PS-20.34, PS-4.5: the arrow comes when it is played; later a gem of the hand may go
    /// into the pile after the ante.
    #[test]
    fn grows_the_pile_after_the_ante() {
        let mut m = duel().hand(A, "Giant Growth").acts(A);
        m.does(A, "play Giant Growth").has_arrows(A, "brown").stay(A, "Giant Growth");
        let m = duel().pile(A, "1").hand(A, "2-gem; 1-gem; Wound").ongoing(A, "Giant Growth");
        let mut m = m.turn(A);
        m.piles(A, "1 1").may(A, &["put 2-gem", "put 1-gem", "pass"]).does(A, "put 2-gem");
        m.piles(A, "1 1 2").holds(A, "1-gem; Wound").has_arrows(A, "black");
    }

    /// PS-8.16: it is no send.
    #[test]
    fn is_no_send() {
        let m = duel().hand(A, "2-gem").ongoing(A, "Giant Growth").hand(B, "Crash Gem");
        let mut m = m.pile(B, "1").turn(A);
        m.does(A, "put 2-gem").asks(A);
    }

    /// PS-4.23, PS-1.9: a purple chip bought ends it, another one does not.
    #[test]
    fn goes_when_a_purple_chip_is_bought() {
        let m = duel().ongoing(A, "Giant Growth").money(A, 9).stacks("Axe Kick");
        let mut m = m.buys(A);
        m.does(A, "buy Axe Kick").stay(A, "Giant Growth").does(A, "buy Combine").stay(A, "");
        m.discarded(A, "Axe Kick; Combine; Giant Growth");
    }

    /// PS-S102, PS-15.8, PS-6.20: the purchases of a teammate are not yours.
    #[test]
    fn a_teammates_purchase_does_not_end_it() {
        let mut m = team().ongoing(A, "Giant Growth").money(D, 5).buys(A);
        m.does(D, "buy Crash Gem").stay(A, "Giant Growth");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().improvises("Giant Growth");
        m.stay(B, "Giant Growth").has_nothing(B);
    }
}
