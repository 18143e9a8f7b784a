//! Stone Wall: a chip and a pig; or nothing comes through.

use crate::chip::{Chip, Colors, Icons, Kind, Reaction, Windows};
use crate::chips::Who;
use crate::sets::Set;

pub const CHIP: Chip = Chip {
    name: "Stone Wall",
    text: "Draw 1, +1 piggy bank.",
    reaction_text: "All gems being sent to a player go back to the bank instead.",
    kind: Kind::Character(Who::Rook),
    set: Set::Base,
    copies: 1,
    banner: Colors::PURPLE,
    icons: Icons::PURPLE_SHIELD,
    main: |t, play, run| {
        t.draw(play, run.me, 1);
        t.give_pigs(play, run.me, 1);
    },
    reaction: Some(Reaction {
        windows: Windows::SEND_REACT,
        when: Reaction::always,
        effect: |t, play, run, _| {
            t.negate(play, run.me, u8::MAX);
        },
    }),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-5.8: as an action it draws and gives a pig.
    #[test]
    fn draws_and_gives_a_pig() {
        let mut m = duel().hand(A, "Stone Wall").bag(A, "1-gem x2").acts(A);
        m.does(A, "play Stone Wall").holds(A, "1-gem").has_pigs(A, 1).has_arrows(A, "");
    }

    /// PS-R45, PS-6.23: nothing lands, nothing goes back, and no gem of one's own is needed.
    #[test]
    fn lets_nothing_through() {
        let m = duel().pile(A, "3 2").hand(A, "Double Crash Gem").hand(B, "Stone Wall");
        let mut m = m.left("1-gem", 9).acts(A);
        m.does(A, "play Double Crash Gem").does(A, "crash 3+2 at P2");
        m.bank_has("1-gem", 4).may(B, &["react Stone Wall", "pass"]).does(B, "react Stone Wall");
        m.piles(B, "")
            .piles(A, "")
            .has_money(A, 2)
            .discarded(B, "Stone Wall")
            .bank_has("1-gem", 9)
            .asks(A);
    }

    /// PS-8.2: a broken 4-gem goes through every wall.
    #[test]
    fn does_not_stop_a_4_gem() {
        let m = duel().pile(A, "4").hand(A, "Crash Gem").hand(B, "Stone Wall");
        let mut m = m.acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 4 at P2").asks(A).piles(B, "1 1 1 1");
    }

    /// PS-R45, PS-14.4: "a player" is any player: a third one may put up the wall.
    #[test]
    fn protects_any_player() {
        let m = free_for_all(3).pile(A, "2").hand(A, "Crash Gem").hand(C, "Stone Wall");
        let mut m = m.acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 2 at P2").does(C, "react Stone Wall");
        m.piles(B, "").discarded(C, "Stone Wall");
        let m = team().pile(A, "2").hand(A, "Crash Gem").hand(C, "Stone Wall");
        let mut m = m.acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 2 at P2").does(C, "react Stone Wall");
        m.piles(B, "");
    }

    /// PS-8.9, PS-8.10: it also stops what a counter-crash sends back.
    #[test]
    fn stops_what_comes_back() {
        let m = duel().pile(A, "1").pile(B, "3").hand(A, "Crash Gem; Stone Wall");
        let mut m = m.hand(B, "Crash Gem").acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 1 at P2").does(B, "react Crash Gem");
        m.does(B, "break 3").does(A, "react Stone Wall").piles(A, "").piles(B, "");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().bag(B, "Wound x3").improvises("Stone Wall");
        m.holds(B, "Wound").has_nothing(B);
    }
}
