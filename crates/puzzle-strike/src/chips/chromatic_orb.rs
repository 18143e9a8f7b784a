//! Chromatic Orb: a 1-gem crashes, for any colour of arrow.

use crate::chip::{Chip, Colors, Kind};
use crate::chips::Who;
use crate::sets::Set;
use crate::step::Question;

pub const CHIP: Chip = Chip {
    name: "Chromatic Orb",
    text: "Draw 1. Crash a 1-gem in your gem pile at an opponent. No money.",
    kind: Kind::Character(Who::Valerie),
    set: Set::Base,
    copies: 1,
    banner: Colors::BROWN.and(Colors::RED).and(Colors::BLUE).and(Colors::PURPLE),
    main: |t, play, run| {
        t.draw(play, run.me, 1);
        let crash =
            Question::Crash { gems: 1, only: 1, exact: true, money: false, may_pass: false };
        t.ask(run, run.me, crash);
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-7.8, PS-8.3: one 1-gem, no money, and it can be answered.
    #[test]
    fn crashes_a_1_gem_without_money() {
        let m = duel().pile(A, "1 3").pile(B, "2").hand(A, "Chromatic Orb").bag(A, "Wound x2");
        let mut m = m.hand(B, "Crash Gem").acts(A);
        m.does(A, "play Chromatic Orb").holds(A, "Wound").must(A, "crash 1 at P2");
        m.does(B, "pass").piles(A, "3").piles(B, "1 2").has_money(A, 0);
    }

    /// PS-10.2: without a 1-gem it only draws.
    #[test]
    fn only_draws_without_a_1_gem() {
        let mut m = duel().pile(A, "2").hand(A, "Chromatic Orb").bag(A, "Wound").acts(A);
        m.does(A, "play Chromatic Orb").holds(A, "Wound").may(A, &["end actions"]).piles(A, "2");
    }

    /// PS-1.7, PS-5.2: its banner counts as each of four colours.
    #[test]
    fn is_played_for_any_arrow() {
        for arrow in ["brown", "purple", "red", "blue"] {
            let mut m = duel().hand(A, "Chromatic Orb").arrows(A, arrow).acts(A);
            m.does(A, "play Chromatic Orb").has_arrows(A, "black");
        }
    }

    /// PS-9.7: it is blue without a shield and answers no fist.
    #[test]
    fn is_no_reaction() {
        let m = duel().pile(B, "1").hand(A, "Repeated Jabs").hand(B, "Chromatic Orb");
        m.acts(A).does(A, "play Repeated Jabs").asks(A);
    }
}
