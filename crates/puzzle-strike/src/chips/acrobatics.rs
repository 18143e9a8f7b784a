//! Acrobatics: two arrows of different colours.

use crate::chip::{Chip, Color, Colors, Kind};
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
        // `n` counts the colours from one on; the first of the two is not named again.
        let named = |place: usize| run.stage == SECOND && place + 1 == usize::from(run.n);
        let left = Color::ALL.into_iter().enumerate().filter(|(place, _)| !named(*place));
        left.for_each(|(_, color)| f(Choice::Name(color)));
    },
    picked: |t, play, run, _, choice| {
        let Choice::Name(color) = choice else { return };
        t.give_arrows(play, run.me, color.arrow(), 1);
        if run.stage == FIRST {
            let named = Color::ALL.iter().position(|c| *c == color).map_or(0, |i| i + 1);
            let next = run.at_stage(SECOND).with(named as u8);
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
}
