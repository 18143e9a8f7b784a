//! Stunlock: opponents pay for combining, until your next turn.

use crate::chip::{Arrow, Chip, Colors, Kind, Locks, Ongoing};
use crate::chips::Who;

pub const CHIP: Chip = Chip {
    name: "Stunlock",
    text: "+1 brown arrow. Put this in your ongoing zone.",
    ongoing_text: "Opponents cannot combine gems unless they first discard a Puzzle chip for it. Discard this chip at the start of your next turn.",
    kind: Kind::Character(Who::Vendetta),
    copies: 1,
    banner: Colors::BROWN,
    main: |t, play, run| t.give_arrows(play, run.me, Arrow::Brown, 1),
    ongoing: Some(Ongoing {
        turn_start: Some(|t, play, run| t.discard_ongoing(play, run)),
        locks: Locks::Opponents,
        ..Ongoing::NOTHING
    }),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-S88, PS-20.49: without a discard the combine is lost, the arrow and the -1 stay.
    #[test]
    fn combining_costs_a_puzzle_chip() {
        let board = || {
            let m = duel().pile(B, "1 1").ongoing(A, "Stunlock");
            m.hand(B, "Combine; Axe Kick; Crash Gem")
        };
        let mut m = board().acts(B);
        m.does(B, "play Combine").may(B, &["discard Axe Kick", "pass"]).does(B, "pass");
        m.piles(B, "1 1").has_money(B, -1).has_arrows(B, "black").asks(B);
        let mut m = board().acts(B);
        m.does(B, "play Combine").does(B, "discard Axe Kick").does(B, "combine 1+1");
        m.piles(B, "2").discarded(B, "Axe Kick");
    }

    /// PS-20.49, PS-11.12: a copied Combine is a Combine, and two locks want two chips.
    #[test]
    fn several_locks_each_want_a_chip() {
        let m = duel().pile(B, "1 1").ongoing(A, "Stunlock x2");
        let mut m = m.hand(B, "Option Select; Axe Kick x2").acts(B);
        m.does(B, "play Option Select").does(B, "copy Combine").does(B, "discard Axe Kick");
        m.may(B, &["discard Axe Kick", "pass"]).does(B, "pass").piles(B, "1 1");
    }

    /// PS-20.49: who does not pay the first of two locks is not asked for the second.
    #[test]
    fn an_unpaid_lock_ends_the_matter() {
        let m = duel().pile(B, "1 1").ongoing(A, "Stunlock x2");
        let mut m = m.hand(B, "Combine; Axe Kick x2").acts(B);
        m.does(B, "play Combine").does(B, "pass").offers(B, "end actions").piles(B, "1 1");
        m.holds(B, "Axe Kick x2");
        m.happened(1, |e| matches!(e, crate::Event::MayNotCombine { seat: B, .. }));
    }

    /// PS-R63, PS-11.17: of a commanded Combine the commander decides on the price; the victim's
    /// hand pays it.
    #[test]
    fn the_commander_decides_on_the_price() {
        let board = || {
            let m = duel().pile(B, "1 1 4").ongoing(A, "Stunlock").hand(B, "Combine; Axe Kick");
            m.hand(A, "Mistress's Command; X-Copy")
        };
        let mut m = board().acts(A);
        m.does(A, "play Mistress's Command").does(A, "give Wound").does(A, "play Combine of P2");
        m.may(A, &["discard Axe Kick", "pass"]).does(A, "discard Axe Kick").does(A, "combine 1+1");
        m.piles(B, "2 4").holds(A, "X-Copy").holds(B, "Wound");
        let mut m = board().acts(A);
        m.does(A, "play Mistress's Command").does(A, "give Wound").does(A, "play Combine of P2");
        m.does(A, "pass").piles(B, "1 1 4").holds(B, "Axe Kick; Wound");
    }

    /// PS-4.1, PS-20.49: it leaves at the start of its owner's next turn, and binds only opponents.
    #[test]
    fn leaves_at_the_start_of_the_next_turn() {
        let mut m = duel().pile(A, "1").ongoing(A, "Stunlock").hand(A, "Combine; Axe Kick").turn(A);
        m.stay(A, "").discarded(A, "Stunlock").does(A, "play Combine").offers(A, "combine 1+1");
        let mut m = duel().pile(A, "1 1").ongoing(A, "Stunlock").hand(A, "Combine").acts(A);
        m.does(A, "play Combine").offers(A, "combine 1+1");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().improvises("Stunlock");
        m.stay(B, "Stunlock").has_nothing(B);
    }
}
