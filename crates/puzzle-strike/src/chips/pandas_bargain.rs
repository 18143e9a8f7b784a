//! Panda's Bargain: who buys Puzzle chips draws one more.

use crate::chip::{Chip, Colors, Kind, Ongoing};
use crate::chips::Who;
use crate::sets::Set;

pub const CHIP: Chip = Chip {
    name: "Panda's Bargain",
    text: "Put this in your ongoing zone.",
    ongoing_text: "At the end of each of your turns in which you bought a Puzzle chip, draw 1 more. Discard when you buy a crash-sphere chip.",
    kind: Kind::Character(Who::Lum),
    set: Set::Base,
    copies: 1,
    banner: Colors::BROWN,
    ongoing: Some(Ongoing {
        draws: Some(|open, me| u8::from(open.player(me).bought_puzzle)),
        ..Ongoing::UNTIL_PURPLE
    }),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    fn board() -> Board {
        duel().ongoing(A, "Panda's Bargain").bag(A, "1-gem x12").money(A, 9).stacks("Axe Kick")
    }

    /// PS-4.30, PS-4.23: one more in a turn with a Puzzle purchase, however many there were.
    #[test]
    fn draws_one_more_after_a_puzzle_purchase() {
        let mut m = board().stacks("Repeated Jabs").buys(A);
        m.does(A, "buy Repeated Jabs").does(A, "end buying").holds_so_many(A, 6);
        let mut m = board().stacks("Repeated Jabs").buys(A);
        m.does(A, "buy Repeated Jabs").does(A, "buy Repeated Jabs").does(A, "end buying");
        m.holds_so_many(A, 6).stay(A, "Panda's Bargain");
    }

    /// PS-R54: other purchases give nothing; those of a turn count for that turn alone.
    #[test]
    fn draws_nothing_for_other_purchases() {
        let mut m = board().buys(A);
        m.does(A, "buy 2-gem").does(A, "end buying").holds_so_many(A, 5).stay(A, "Panda's Bargain");
        let mut m = board().hand(B, "").buys(A);
        m.does(A, "buy Axe Kick").does(A, "end buying").holds_so_many(A, 6);
        m.idles(B).idles(A).holds_so_many(A, 5);
    }

    /// PS-R54, PS-1.9: a sphere ends it at once; the turn then gives no draw.
    #[test]
    fn goes_when_a_sphere_is_bought() {
        let mut m = board().buys(A);
        m.does(A, "buy Axe Kick").does(A, "buy Combine").stay(A, "").does(A, "end buying");
        m.holds_so_many(A, 5);
    }

    /// PS-6.17: it works in the turn it is played; PS-4.26: kept chips are counted off as ever.
    #[test]
    fn works_at_once() {
        let m = duel().hand(A, "Panda's Bargain; Riposte; Wound").arrows(A, "black").money(A, 5);
        let mut m = m.bag(A, "1-gem x12").stacks("Axe Kick").acts(A);
        m.does(A, "play Panda's Bargain").does(A, "play Riposte").does(A, "end actions");
        m.does(A, "buy Axe Kick").does(A, "end buying").does(A, "keep Wound").holds_so_many(A, 6);
    }
}
