//! Double Slash: exactly two 1-gems fly.

use crate::chip::{Chip, Colors, Kind};
use crate::chips::Who;
use crate::step::Question;

pub const CHIP: Chip = Chip {
    name: "Double Slash",
    text: "Crash exactly two 1-gems in your gem pile at one opponent. No money.",
    kind: Kind::Character(Who::Onimaru),
    copies: 1,
    banner: Colors::PURPLE,
    main: |t, _, run| {
        let crash =
            Question::Crash { gems: 2, only: 1, exact: true, money: false, may_pass: false };
        t.ask(run, run.me, crash);
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-20.29, PS-7.8: two 1-gems of the own pile as one event, without money.
    #[test]
    fn crashes_two_1_gems() {
        let mut m = duel().pile(A, "1 1 1 4").hand(A, "Double Slash").acts(A);
        m.does(A, "play Double Slash").must(A, "crash 1+1 at P2").piles(B, "1 1");
        m.piles(A, "1 4").has_money(A, 0);
        m.happened(1, |e| matches!(e, crate::Event::Sent { n: 2, .. }));
    }

    /// PS-S92, PS-20.29: with fewer than two nothing is crashed.
    #[test]
    fn with_one_1_gem_nothing_is_crashed() {
        let mut m = duel().pile(A, "1 3").hand(A, "Double Slash").acts(A);
        m.does(A, "play Double Slash").may(A, &["end actions"]).piles(A, "1 3");
    }
}
