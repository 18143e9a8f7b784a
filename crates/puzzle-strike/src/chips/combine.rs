//! Combine: two gems of the own pile become one (PS-7.1, PS-7.2).

use crate::chip::{Arrow, Chip, Colors, Icons, Kind};
use crate::step::Question;

pub const CHIP: Chip = Chip {
    name: "Combine",
    text: "You may replace two gems in your gem pile whose values sum to 4 or less by one gem of that sum. 1 less money this turn. +1 black arrow.",
    kind: Kind::Purple,
    cost: Some(4),
    copies: 20,
    banner: Colors::PURPLE,
    icons: Icons::SPHERE,
    combines: true,
    is_combine: true,
    main: |t, play, run| {
        if !run.barred {
            t.ask(run, run.me, Question::Combine { ones: false, may_pass: true });
        }
        t.give_money(play, run.me, -1);
        t.give_arrows(play, run.me, Arrow::Black, 1);
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-7.1: it may be played for its arrow alone.
    #[test]
    fn may_be_played_for_the_arrow() {
        let mut m = duel().hand(A, "Combine x2").acts(A);
        m.does(A, "play Combine").does(A, "play Combine").has_money(A, -2).has_arrows(A, "black");
    }

    /// PS-5.10: played in another player's turn it gives no arrow and costs no money.
    #[test]
    fn gives_and_costs_nothing_off_turn() {
        let mut m = duel().pile(B, "2 2").improvises("Combine");
        m.does(B, "combine 2+2").piles(B, "1 4").has_nothing(B);
    }
}
