//! Troublesome Rhetoric: an opponent decides what you get.

use crate::chip::{Arrow, Chip, Colors, Declares, Kind};
use crate::chips::Who;
use crate::choice::Choice;
use crate::sets::Set;
use crate::step::Question;

const ACT: u8 = 0;
const MONEY: u8 = 1;

pub const CHIP: Chip = Chip {
    name: "Troublesome Rhetoric",
    text: "A chosen opponent decides what you get: +1 black arrow and draw 1; or +2 money and +1 piggy bank.",
    kind: Kind::Character(Who::DeGrey),
    set: Set::Base,
    copies: 1,
    banner: Colors::BROWN,
    declares: Declares::Opponent,
    options: &["black arrow and draw 1", "+2 money and piggy bank"],
    main: |t, _, run| {
        if let Some(opponent) = run.opponent() {
            t.ask(run, opponent, Question::Options(ACT, MONEY + 1));
        }
    },
    picked: |t, play, run, _, choice| match choice {
        Choice::Option(_, ACT) => {
            t.give_arrows(play, run.me, Arrow::Black, 1);
            t.draw(play, run.me, 1);
        }
        Choice::Option(_, MONEY) => {
            t.give_money(play, run.me, 2);
            t.give_pigs(play, run.me, 1);
        }
        _ => (),
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    const ACT: &str = "Troublesome Rhetoric: black arrow and draw 1";
    const MONEY: &str = "Troublesome Rhetoric: +2 money and piggy bank";

    /// PS-10.8, PS-R43: the opponent decides, and you get it.
    #[test]
    fn the_opponent_decides() {
        let board = || duel().hand(A, "Troublesome Rhetoric").bag(A, "1-gem x2").acts(A);
        let mut m = board();
        m.does(A, "play Troublesome Rhetoric").may(B, &[ACT, MONEY]).does(B, ACT);
        m.has_arrows(A, "black").holds(A, "1-gem").has_money(A, 0).has_pigs(A, 0);
        let mut m = board();
        m.does(A, "play Troublesome Rhetoric").does(B, MONEY);
        m.has_arrows(A, "").holds(A, "").has_money(A, 2).has_pigs(A, 1);
    }

    /// PS-R43: he may decide for the draw though there is nothing to draw: it is not his deed.
    #[test]
    fn may_be_given_what_cannot_be_drawn() {
        let mut m = duel().hand(A, "Troublesome Rhetoric").acts(A);
        m.does(A, "play Troublesome Rhetoric").may(B, &[ACT, MONEY]).does(B, ACT);
        m.has_arrows(A, "black").holds(A, "");
    }

    /// PS-6.19: one opponent is chosen; no teammate can be.
    #[test]
    fn one_opponent_is_chosen() {
        let mut m = team().hand(A, "Troublesome Rhetoric").acts(A);
        m.does(A, "play Troublesome Rhetoric").may(A, &["choose P2", "choose P3"]);
        m.does(A, "choose P3").does(C, MONEY).has_money(A, 2).has_money(D, 0);
    }

    /// PS-11.21, PS-5.10: commanded, the choice is still that of the victim's opponent.
    #[test]
    fn a_commanded_rhetoric_asks_the_victims_opponent() {
        let m = duel().pile(B, "3 3").hand(A, "Mistress's Command");
        let mut m = m.hand(B, "Troublesome Rhetoric").bag(B, "1-gem x2").acts(A);
        m.does(A, "play Mistress's Command").does(A, "give Wound");
        m.does(A, "play Troublesome Rhetoric of P2").does(A, MONEY).has_money(B, 0);
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        for option in [ACT, MONEY] {
            duel().improvises("Troublesome Rhetoric").does(A, option).has_nothing(B);
        }
    }
}
