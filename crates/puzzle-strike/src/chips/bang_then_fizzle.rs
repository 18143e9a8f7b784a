//! Bang then Fizzle: much for a low pile, once per turn.

use crate::chip::{Arrow, Chip, Colors};

pub const CHIP: Chip = Chip {
    name: "Bang then Fizzle",
    text: "If your gem pile totals 4 or less: +2 black arrows and draw 2. Once per turn.",
    cost: Some(2),
    banner: Colors::BROWN,
    once_per_turn: true,
    main: |t, play, run| {
        if t.open().total(run.me) <= 4 {
            t.give_arrows(play, run.me, Arrow::Black, 2);
            t.draw(play, run.me, 2);
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-20.2: the sum of values counts, not the number of gems.
    #[test]
    fn works_at_a_total_of_four() {
        for (pile, arrows, held) in [("4", "black black", 2), ("1 1 1 1", "black black", 2)] {
            let m = duel().pile(A, pile).hand(A, "Bang then Fizzle").bag(A, "1-gem x3");
            let mut m = m.acts(A);
            m.does(A, "play Bang then Fizzle").has_arrows(A, arrows).holds_so_many(A, held);
        }
    }

    /// PS-5.6, PS-20.2: above four it may be played and does nothing.
    #[test]
    fn fizzles_above_four() {
        let m = duel().pile(A, "1 1 1 2").hand(A, "Bang then Fizzle").bag(A, "1-gem x3");
        let mut m = m.acts(A);
        m.does(A, "play Bang then Fizzle").has_arrows(A, "").holds(A, "");
    }

    /// PS-5.12, PS-20.2: once per turn, whichever copy it is.
    #[test]
    fn is_played_once_per_turn() {
        let mut m = duel().hand(A, "Bang then Fizzle x2").acts(A);
        m.does(A, "play Bang then Fizzle").may(A, &["end actions"]);
        m.refuses(A, "play Bang then Fizzle", "PS-5.12");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().bag(B, "Wound x3").improvises("Bang then Fizzle");
        m.holds(B, "Wound x2").has_nothing(B);
    }
}
