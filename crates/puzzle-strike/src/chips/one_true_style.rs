//! One True Style: three colours, and two 1-gems become one.

use crate::chip::{Arrow, Chip, Colors};
use crate::step::Question;

pub const CHIP: Chip = Chip {
    name: "One True Style",
    text: "+1 brown, +1 red, +1 blue arrow. Combine two 1-gems in your gem pile.",
    cost: Some(3),
    banner: Colors::PURPLE,
    combines: true,
    main: |t, play, run| {
        for arrow in [Arrow::Brown, Arrow::Red, Arrow::Blue] {
            t.give_arrows(play, run.me, arrow, 1);
        }
        if !run.barred {
            t.ask(run, run.me, Question::Combine { ones: true, may_pass: false });
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-20.14: no money is lost; with two 1-gems the combine must be made.
    #[test]
    fn combines_two_1_gems_for_free() {
        let mut m = duel().pile(A, "1 1 2").hand(A, "One True Style").acts(A);
        m.does(A, "play One True Style").must(A, "combine 1+1").piles(A, "2 2");
        m.has_money(A, 0).has_arrows(A, "brown red blue");
        let mut m = duel().pile(A, "1 2").hand(A, "One True Style").acts(A);
        m.does(A, "play One True Style").piles(A, "1 2").may(A, &["end actions"]);
    }

    /// PS-20.49: it is a combine that can be locked; the arrows come all the same.
    #[test]
    fn its_combine_can_be_locked() {
        let m = duel().pile(B, "1 1").ongoing(A, "Stunlock").hand(B, "One True Style; Axe Kick");
        let mut m = m.acts(B);
        m.does(B, "play One True Style").does(B, "pass").piles(B, "1 1");
        m.has_arrows(B, "brown red blue");
    }

    /// PS-1.9: it is no purple chip for those who watch purchases.
    #[test]
    fn is_no_purple_chip() {
        let m = duel().ongoing(A, "Giant Growth").money(A, 3).stacks("One True Style");
        let mut m = m.buys(A);
        m.does(A, "buy One True Style").stay(A, "Giant Growth");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().improvises("One True Style");
        m.has_nothing(B);
    }
}
