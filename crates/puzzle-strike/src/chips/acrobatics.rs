//! Acrobatics: two arrows of different colours.

use crate::chip::{Chip, Color, Colors, Kind, Note};
use crate::chips::Who;
use crate::choice::Choice;
use crate::step::Question;

const FIRST: u8 = 0;
const SECOND: u8 = 1;

pub const CHIP: Chip = Chip {
    name: "Acrobatics",
    text: "Choose two different colours out of brown, purple, red and blue: +1 arrow of each.",
    kind: Kind::Character(Who::Vendetta),
    copies: 1,
    banner: Colors::BROWN,
    main: |t, _, run| t.ask(run.at_stage(FIRST), run.me, Question::Own { may_pass: false }),
    answers: |_, run, _, f| {
        // The first of the two is not named again.
        let left = Color::ALL.into_iter().filter(|color| run.note != Note::Color(*color));
        left.for_each(|color| f(Choice::Name(color)));
    },
    picked: |t, play, run, _, choice| {
        let Choice::Name(color) = choice else { return };
        t.give_arrows(play, run.me, color.arrow(), 1);
        if run.stage == FIRST {
            let next = run.at_stage(SECOND).noting(Note::Color(color));
            t.ask(next, run.me, Question::Own { may_pass: false });
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-20.51: two different arrows.
    #[test]
    fn gives_two_different_arrows() {
        let mut m = duel().hand(A, "Acrobatics").acts(A);
        let all = ["name brown", "name purple", "name red", "name blue"];
        m.does(A, "play Acrobatics").may(A, &all).does(A, "name blue");
        m.may(A, &all[..3]).does(A, "name purple").has_arrows(A, "purple blue").asks(A);
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().improvises("Acrobatics");
        m.does(B, "name blue").does(B, "name purple").has_nothing(B);
    }
}
