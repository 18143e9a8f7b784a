//! Versatile Style: whatever the turn needs.

use crate::chip::{Arrow, Chip, Colors, Kind};
use crate::chips::Who;
use crate::choice::Choice;
use crate::sets::Set;
use crate::step::Question;

const ACT: u8 = 0;
const MONEY: u8 = 1;
const DRAW: u8 = 2;

pub const CHIP: Chip = Chip {
    name: "Versatile Style",
    text: "Choose one: +1 black arrow and +1 piggy bank; or +2 money; or draw 2.",
    kind: Kind::Character(Who::Grave),
    set: Set::Base,
    copies: 1,
    banner: Colors::BROWN,
    options: &["black arrow and piggy bank", "+2 money", "draw 2"],
    main: |t, _, run| t.ask(run, run.me, Question::Options(ACT, DRAW + 1)),
    picked: |t, play, run, _, choice| match choice {
        Choice::Option(_, ACT) => {
            t.give_arrows(play, run.me, Arrow::Black, 1);
            t.give_pigs(play, run.me, 1);
        }
        Choice::Option(_, MONEY) => t.give_money(play, run.me, 2),
        Choice::Option(_, DRAW) => t.draw(play, run.me, 2),
        _ => (),
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-10.1, PS-5.8: one of the three, and nothing of the others.
    #[test]
    fn gives_one_of_three() {
        let board = || duel().hand(A, "Versatile Style").bag(A, "1-gem x3").acts(A);
        let mut m = board();
        m.does(A, "play Versatile Style");
        m.does(A, "Versatile Style: black arrow and piggy bank");
        m.has_arrows(A, "black").has_pigs(A, 1).has_money(A, 0).holds(A, "");
        let mut m = board();
        m.does(A, "play Versatile Style").does(A, "Versatile Style: +2 money");
        m.has_arrows(A, "").has_pigs(A, 0).has_money(A, 2).holds(A, "");
        let mut m = board();
        m.does(A, "play Versatile Style").does(A, "Versatile Style: draw 2");
        m.has_arrows(A, "").has_pigs(A, 0).has_money(A, 0).holds(A, "1-gem x2");
    }

    /// PS-5.10, PS-11.17: commanded in an opponent's turn, only the chips are of use.
    #[test]
    fn gives_no_money_in_another_players_turn() {
        let m = duel().pile(B, "3 3").hand(A, "Mistress's Command").hand(B, "Versatile Style");
        let mut m = m.acts(A);
        m.does(A, "play Mistress's Command").does(A, "give Wound");
        m.does(A, "play Versatile Style of P2").does(A, "Versatile Style: +2 money");
        m.has_money(B, 0).discarded(B, "Versatile Style");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        for option in ["black arrow and piggy bank", "+2 money"] {
            let mut m = duel().improvises("Versatile Style");
            m.does(B, &format!("Versatile Style: {option}")).has_nothing(B);
        }
    }
}
