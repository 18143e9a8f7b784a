//! Creative Thoughts: two good things out of four.

use crate::chip::{Arrow, Chip, Colors, Kind, Note, Run};
use crate::chips::Who;
use crate::choice::Choice;
use crate::event::Event;
use crate::sets::Set;
use crate::step::Question;
use crate::table::Table;
use kernel::Play;

const FIRST: u8 = 0;
const SECOND: u8 = 1;
/// Arrow, piggy bank, money and draw, in this order.
const ALL: u8 = 4;

fn give(t: &mut Table, play: &mut Play<Event>, run: Run, option: u8) {
    match option {
        0 => t.give_arrows(play, run.me, Arrow::Black, 1),
        1 => t.give_pigs(play, run.me, 1),
        2 => t.give_money(play, run.me, 1),
        _ => t.draw(play, run.me, 1),
    }
}

pub const CHIP: Chip = Chip {
    name: "Creative Thoughts",
    text: "Choose two different ones: +1 black arrow; +1 piggy bank; +1 money; draw 1.",
    kind: Kind::Character(Who::Valerie),
    set: Set::Base,
    copies: 1,
    banner: Colors::BROWN,
    options: &["black arrow", "piggy bank", "+1 money", "draw 1"],
    // In a fixed order: no pair is chosen in two ways.
    main: |t, _, run| t.ask(run.at_stage(FIRST), run.me, Question::Options(0, ALL - 1)),
    picked: |t, play, run, _, choice| {
        let Choice::Option(_, option) = choice else { return };
        if run.stage == FIRST {
            let next = run.at_stage(SECOND).noting(Note::Option(option));
            return t.ask(next, run.me, Question::Options(option + 1, ALL));
        }
        // Both are chosen before anything comes (PS-10.1).
        let Note::Option(first) = run.note else { return };
        give(t, play, run, first);
        give(t, play, run, option);
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-10.1: two different ones, chosen before anything comes.
    #[test]
    fn gives_two_different_things() {
        let board = || duel().hand(A, "Creative Thoughts").bag(A, "1-gem x2").acts(A);
        let mut m = board();
        m.does(A, "play Creative Thoughts").lacks(A, "Creative Thoughts: draw 1");
        m.does(A, "Creative Thoughts: black arrow").has_arrows(A, "");
        m.offers(A, "Creative Thoughts: piggy bank").offers(A, "Creative Thoughts: +1 money");
        m.lacks(A, "Creative Thoughts: black arrow");
        m.does(A, "Creative Thoughts: draw 1").has_arrows(A, "black").holds(A, "1-gem");
        m.has_pigs(A, 0).has_money(A, 0);
        let mut m = board();
        m.does(A, "play Creative Thoughts").does(A, "Creative Thoughts: piggy bank");
        m.does(A, "Creative Thoughts: +1 money").has_pigs(A, 1).has_money(A, 1).holds(A, "");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let options = ["black arrow", "piggy bank", "+1 money", "draw 1"];
        for pair in options.windows(2) {
            let mut m = duel().bag(B, "Wound x2").improvises("Creative Thoughts");
            for option in pair {
                m.does(B, &format!("Creative Thoughts: {option}"));
            }
            m.has_nothing(B);
        }
    }
}
