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
        // In a fixed order: no pair is chosen in two ways. `n` is how many are behind.
        let from = usize::from(run.n);
        let to = if run.stage == FIRST { Color::ALL.len() - 1 } else { Color::ALL.len() };
        Color::ALL[from..to].iter().for_each(|color| f(Choice::Name(*color)));
    },
    picked: |t, play, run, _, choice| {
        let Choice::Name(color) = choice else { return };
        t.give_arrows(play, run.me, color.arrow(), 1);
        if run.stage == FIRST {
            let behind = Color::ALL.iter().position(|c| *c == color).map_or(0, |i| i + 1);
            let next = run.at_stage(SECOND).with(behind as u8);
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
        m.does(A, "play Acrobatics").may(A, &["name brown", "name purple", "name red"]);
        m.does(A, "name purple").may(A, &["name red", "name blue"]).does(A, "name blue");
        m.has_arrows(A, "purple blue").asks(A);
    }
}
