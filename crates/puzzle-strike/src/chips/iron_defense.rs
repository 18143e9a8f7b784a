//! Iron Defense: a Crash Gem lies ready in the gem pile.

use crate::chip::{Chip, Colors, Leaves};
use crate::sets::Set;

pub const CHIP: Chip = Chip {
    name: "Iron Defense",
    text: "Put a Crash Gem from the bank into your gem pile. You may later play it from there as if from your hand.",
    set: Set::Base,
    cost: Some(4),
    banner: Colors::BROWN,
    leaves: Leaves::PiledCrashGems,
    main: |t, play, run| t.pile_crash_gem(play, run.me),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    use crate::Event;

    /// PS-R25: it has no value in the pile; it is played for an action as if from the hand, and
    /// goes to the discard pile in cleanup.
    #[test]
    fn a_crash_gem_is_played_from_the_pile() {
        let m = duel().pile(A, "3").hand(A, "Iron Defense; Crash Gem").arrows(A, "black purple");
        let mut m = m.bag(A, "Wound x9").acts(A);
        m.refuses(A, "play Crash Gem from pile", "PS-R25").does(A, "play Iron Defense");
        m.bank_has("Crash Gem", 15).piles(A, "3");
        let plays = ["play Crash Gem from pile", "play Crash Gem from pile with black"];
        m.offers(A, plays[0]).offers(A, plays[1]).offers(A, "play Crash Gem");
        m.does(A, "play Crash Gem from pile").has_arrows(A, "black").must(A, "crash 3 at P2");
        m.piles(A, "").has_money(A, 1).lie_on_table(A, "Iron Defense; Crash Gem");
        m.holds(A, "Crash Gem").does(A, "end actions").buys_a_wound(A);
        m.discarded(A, "Iron Defense; Crash Gem x2; Wound").bank_has("Crash Gem", 15);
    }

    /// PS-R25, PS-21.1: it counters a crash, also for an empty hand, if there is a gem to break.
    #[test]
    fn counters_from_the_pile() {
        let m = duel().pile(A, "1").pile(B, "2").hand(B, "Iron Defense").hand(A, "Crash Gem");
        let mut m = m.acts(B);
        m.does(B, "play Iron Defense").does(B, "end actions").buys_a_wound(B);
        m.does(A, "play Crash Gem").does(A, "crash 1 at P2");
        m.offers(B, "react Crash Gem from pile").does(B, "react Crash Gem from pile");
        m.does(B, "break 2").piles(A, "1 1").piles(B, "").has_money(B, 0);
        m.happened(1, |e| matches!(e, Event::ChipLeftPile { seat: B, .. }));
        m.lie_on_table(B, "").discarded(B, "Crash Gem").bank_has("Crash Gem", 15);
    }

    /// PS-21.1, PS-8.5: the window is open for whoever has one in his pile and a gem to break.
    #[test]
    fn opens_the_window_for_an_empty_hand() {
        let board = |pile: &str| {
            let m = duel().pile(A, "1").pile(B, pile).hand(B, "Iron Defense; Combine");
            let mut m = m.hand(A, "Crash Gem").bag(B, "").acts(B);
            m.does(B, "play Iron Defense");
            m
        };
        let mut m = board("2");
        m.does(B, "end actions").buys_a_wound(B).does(A, "play Crash Gem");
        m.does(A, "crash 1 at P2").asks(B).does(B, "pass").piles(B, "1 2");
        let mut m = board("");
        m.does(B, "end actions").buys_a_wound(B).does(A, "play Crash Gem");
        m.does(A, "crash 1 at P2").asks(A).piles(B, "1");
    }

    /// PS-R25: it is not in hand: no chip that plays, copies or discards chips of a hand sees it.
    #[test]
    fn is_not_in_the_hand() {
        let m = duel().pile(A, "1").hand(A, "Iron Defense; X-Copy").arrows(A, "black black");
        let mut m = m.acts(A);
        m.does(A, "play Iron Defense").does(A, "play X-Copy");
        m.may(A, &["play Crash Gem from pile", "end actions"]);
        let m = duel().pile(B, "2").hand(B, "Iron Defense").hand(A, "Stolen Purples");
        let mut m = m.acts(B);
        m.does(B, "play Iron Defense").does(B, "end actions").buys_a_wound(B);
        m.does(A, "play Stolen Purples").may(A, &["end actions"]);
    }

    /// PS-R25, PS-6.3: without a Crash Gem in the bank nothing; in Team Battle it is its player's.
    #[test]
    fn belongs_to_its_player() {
        let mut m = duel().hand(A, "Iron Defense").left("Crash Gem", 0).arrows(A, "black").acts(A);
        m.does(A, "play Iron Defense").may(A, &["end actions"]);
        let mut m = team().pile(A, "1").hand(A, "Iron Defense").arrows(A, "black").acts(A);
        m.does(A, "play Iron Defense").offers(A, "play Crash Gem from pile");
        m.lacks(D, "play Crash Gem from pile");
    }
}
