//! Secret Move: a pig each turn, until a purple chip is bought.

use crate::chip::{Arrow, Chip, Colors, Does, Ongoing};
use crate::sets::Set;

const PIG: Does = |t, play, run| t.give_pigs(play, run.me, 1);

pub const CHIP: Chip = Chip {
    name: "Secret Move",
    text: "+1 black arrow. Put this in your ongoing zone.",
    ongoing_text: "+1 piggy bank each turn, the first included. Discard when you buy a crash-sphere chip.",
    set: Set::Base,
    cost: Some(1),
    banner: Colors::BROWN,
    main: |t, play, run| t.give_arrows(play, run.me, Arrow::Black, 1),
    ongoing: Some(Ongoing { enters: Some(PIG), each_turn: Some(PIG), ..Ongoing::UNTIL_PURPLE }),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-6.17: an arrow once, a pig each turn, the first included.
    #[test]
    fn gives_a_pig_each_turn() {
        let mut m = duel().hand(A, "Secret Move").acts(A);
        m.does(A, "play Secret Move").has_arrows(A, "black").has_pigs(A, 1).stay(A, "Secret Move");
        let mut m = duel().ongoing(A, "Secret Move x2").acts(A);
        m.has_arrows(A, "black").has_pigs(A, 2);
    }

    /// PS-1.9, PS-4.23: a crash-sphere chip ends it; the pig of this turn stays.
    #[test]
    fn goes_when_a_purple_chip_is_bought() {
        let m = duel().hand(A, "4-gem x3").ongoing(A, "Secret Move x2").stacks("One True Style");
        let mut m = m.acts(A);
        m.does(A, "end actions").does(A, "pay all").does(A, "buy One True Style");
        m.stay(A, "Secret Move x2").does(A, "buy Combine").stay(A, "").has_pigs(A, 2);
        m.discarded(A, "One True Style; Combine; Secret Move x2");
    }

    /// PS-11.12: copied by Option Select it gives the arrow and the pig, for this turn only.
    #[test]
    fn a_copy_gives_the_pig_for_one_turn() {
        let mut m = duel().hand(A, "Option Select").stacks("Secret Move").acts(A);
        m.does(A, "play Option Select").does(A, "copy Secret Move").has_arrows(A, "black");
        m.has_pigs(A, 1).stay(A, "");
    }

    /// PS-R32, PS-R44: played twice and trashed by Double-take it gives two arrows and one pig.
    #[test]
    fn gives_the_pig_also_if_it_is_trashed() {
        let mut m = duel().hand(A, "Double-take; Secret Move").left("Secret Move", 4).acts(A);
        m.does(A, "play Double-take").does(A, "copy Secret Move from hand").has_pigs(A, 1);
        m.stay(A, "").bank_has("Secret Move", 5).offers(A, "buy Wound");
    }

    /// PS-11.9: under X-Copy the arrow comes twice, the pig once.
    #[test]
    fn two_plays_give_two_arrows_and_one_pig() {
        let mut m = duel().hand(A, "X-Copy; Secret Move").acts(A);
        m.does(A, "play X-Copy").does(A, "copy Secret Move").has_arrows(A, "black black");
        m.has_pigs(A, 1).stay(A, "Secret Move");
    }

    /// PS-5.10: played in another player's turn it gives nothing yet; it does in the next own turn.
    #[test]
    fn gives_nothing_off_turn_and_later_as_usual() {
        let mut m = duel().improvises("Secret Move");
        m.stay(B, "Secret Move").has_nothing(B).does(A, "end actions").buys_a_wound(A);
        m.has_arrows(B, "black").has_pigs(B, 1);
    }
}
