//! Button Mashing: two arrows, once.

use crate::chip::{Arrow, Chip, Colors};

pub const CHIP: Chip = Chip {
    name: "Button Mashing",
    text: "+2 black arrows, then trash this chip.",
    cost: Some(3),
    banner: Colors::BROWN,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Black, 2);
        t.trash_itself(play, run);
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-20.4: the arrows come, the chip goes back to the bank.
    #[test]
    fn gives_two_arrows_and_returns_to_the_bank() {
        let mut m = duel().hand(A, "Button Mashing").left("Button Mashing", 4).acts(A);
        m.does(A, "play Button Mashing").has_arrows(A, "black black");
        m.lie_on_table(A, "").bank_has("Button Mashing", 5);
    }

    /// PS-S81, PS-6.2: it joins its stack where that is, in the bank or out of the game.
    #[test]
    fn joins_a_removed_stack() {
        let m = duel().hand(A, "Into Oblivion; Button Mashing").left("Button Mashing", 2);
        let mut m = m.arrows(A, "black").acts(A);
        m.does(A, "play Into Oblivion").does(A, "remove Button Mashing");
        m.does(A, "play Button Mashing").bank_has("Button Mashing", 3).does(A, "end actions");
        m.refuses(A, "buy Button Mashing", "PS-10.5");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().left("Button Mashing", 4).improvises("Button Mashing");
        m.bank_has("Button Mashing", 5).has_nothing(B);
    }
}
