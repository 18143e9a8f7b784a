//! Dashing Strike: a gem of the own pile goes, one of another comes.

use crate::chip::{Arrow, Chip, Colors, Declares, Icons};
use crate::sets::Set;

pub const CHIP: Chip = Chip {
    name: "Dashing Strike",
    text: "+1 brown arrow. Trash a 1-gem from your gem pile. If you do, a chosen opponent antes a 1-gem.",
    set: Set::Promo,
    cost: Some(4),
    banner: Colors::RED,
    icons: Icons::FIST,
    declares: Declares::Opponent,
    affects: Chip::declared_opponent,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Brown, 1);
        let trashed = t.trash_from_pile(play, run.me, 1);
        let victim = run.opponent().filter(|seat| !run.spared.has(*seat));
        if let (true, Some(seat)) = (trashed, victim) {
            t.ante(play, seat, 1);
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-6.19, PS-9.3: the opponent is chosen first, and only he may react; the ante is no send.
    #[test]
    fn a_1_gem_changes_piles() {
        let m = free_for_all(3).pile(A, "1 2").hand(A, "Dashing Strike").hand(B, "Blues Are Good");
        let mut m = m.pile(C, "3").hand(C, "Crash Gem").acts(A);
        m.does(A, "play Dashing Strike").does(A, "choose P3").asks(A).has_arrows(A, "brown");
        m.piles(A, "2").piles(B, "").piles(C, "1 3");
    }

    /// PS-10.3: without a 1-gem nobody antes; PS-9.6: an immune opponent does not.
    #[test]
    fn nobody_antes_without_a_trash() {
        let mut m = duel().pile(A, "2").hand(A, "Dashing Strike").acts(A);
        m.does(A, "play Dashing Strike").piles(A, "2").piles(B, "").has_arrows(A, "brown");
        let m = duel().pile(A, "1").hand(A, "Dashing Strike").hand(B, "Blues Are Good");
        let mut m = m.acts(A);
        m.does(A, "play Dashing Strike").does(B, "react Blues Are Good").piles(A, "").piles(B, "");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().pile(B, "2").improvises("Dashing Strike");
        m.piles(B, "2").piles(A, "1").has_nothing(B);
    }
}
