//! Repeated Jabs: a gem for every opposing pile, and again next time.

use crate::chip::{At, Chip, Colors, Icons};
use crate::choice::Choice;
use crate::step::Question;

pub const CHIP: Chip = Chip {
    name: "Repeated Jabs",
    text: "Ante a 1-gem into each opposing gem pile. You may put this chip on top of your bag.",
    cost: Some(2),
    banner: Colors::RED,
    icons: Icons::FIST,
    options: &["on top of the bag"],
    main: |t, play, run| {
        for pile in t.open().hit_piles(&run) {
            t.ante(play, pile, 1);
        }
        if run.at == At::Table && t.open().player(run.me).has_room_on_top() {
            t.ask(run, run.me, Question::May(0));
        }
    },
    picked: |t, play, run, _, choice| {
        if choice != Choice::Pass {
            t.put_itself_on_top(play, run);
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-20.19, PS-6.4, PS-2.9: the ante comes from the bank; on top of the bag it is drawn next.
    #[test]
    fn comes_back_on_top_of_the_bag() {
        let m = duel().hand(A, "Repeated Jabs; Axe Kick").bag(A, "1-gem x3").arrows(A, "brown");
        let mut m = m.acts(A);
        m.does(A, "play Repeated Jabs").bank_has("1-gem", 63).piles(B, "1");
        m.may(A, &["Repeated Jabs: on top of the bag", "pass"]);
        m.does(A, "Repeated Jabs: on top of the bag").on_top(A, "Repeated Jabs");
        m.does(A, "play Axe Kick").holds(A, "Repeated Jabs; 1-gem").on_top(A, "");
    }

    /// PS-S31, PS-4.4, PS-9.12: an ante is no send; only a blue shield may answer the fist.
    #[test]
    fn its_ante_cannot_be_countered() {
        let m = duel().pile(B, "1").hand(A, "Repeated Jabs").hand(B, "Crash Gem");
        let mut m = m.acts(A);
        m.does(A, "play Repeated Jabs").asks(A).piles(B, "1 1");
    }

    /// PS-S103, PS-15.11, PS-15.13: one gem for a shared pile, unless both owners are immune.
    #[test]
    fn hits_a_shared_pile_once() {
        let board = || team().hand(A, "Repeated Jabs").hand(B, "Blues Are Good");
        let mut m = board().acts(A);
        m.does(A, "play Repeated Jabs").does(B, "react Blues Are Good").does(A, "pass");
        m.piles(B, "1").piles(C, "1");
        let mut m = board().hand(C, "Blues Are Good").acts(A);
        m.does(A, "play Repeated Jabs").does(B, "react Blues Are Good");
        m.does(C, "react Blues Are Good").does(A, "pass").piles(B, "");
    }
}
