//! The Hammer: up to three 4-gems, one after the other.

use crate::chip::{Arrow, Chip, Colors, Icons, Note};
use crate::choice::Choice;
use crate::step::Question;

const STROKES: u8 = 3;

pub const CHIP: Chip = Chip {
    name: "The Hammer",
    text: "Up to three times: ante a 4-gem into your own gem pile, then +1 black arrow and draw 1. Decide after each one whether to go on.",
    cost: Some(12),
    banner: Colors::GOLD,
    icons: Icons::EXCLAMATION,
    options: &["ante a 4-gem"],
    main: |t, _, run| t.ask(run, run.me, Question::May(0)),
    picked: |t, play, run, _, choice| {
        if choice == Choice::Pass {
            return;
        }
        t.ante(play, run.me, 4);
        t.give_arrows(play, run.me, Arrow::Black, 1);
        t.draw(play, run.me, 1);
        let strokes = run.times() + 1;
        if strokes < STROKES {
            t.ask(run.noting(Note::Times(strokes)), run.me, Question::May(0));
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-S73, PS-20.23: ante, benefit, then decide on the next; the crash cannot be answered.
    #[test]
    fn each_stroke_is_decided_after_the_last() {
        let m = duel().hand(A, "The Hammer").bag(A, "Crash Gem x3").pile(B, "1");
        let mut m = m.hand(B, "Crash Gem").acts(A);
        m.does(A, "play The Hammer").may(A, &["The Hammer: ante a 4-gem", "pass"]);
        m.does(A, "The Hammer: ante a 4-gem").piles(A, "4").has_arrows(A, "black");
        m.holds(A, "Crash Gem").does(A, "pass").does(A, "play Crash Gem");
        m.does(A, "crash 4 at P2").asks(A).piles(B, "1 1 1 1 1");
    }

    /// PS-20.23: three times at most; gold is paid with black alone (PS-5.3).
    #[test]
    fn strikes_three_times_at_most() {
        let mut m = duel().hand(A, "The Hammer").acts(A);
        m.does(A, "play The Hammer");
        for _ in 0..3 {
            m.does(A, "The Hammer: ante a 4-gem");
        }
        m.may(A, &["end actions"]).piles(A, "4 4 4").has_arrows(A, "black black black");
        let m = duel().hand(A, "Axe Kick; The Hammer").arrows(A, "red blue purple");
        m.acts(A).does(A, "play Axe Kick").refuses(A, "play The Hammer", "PS-5.1");
    }

    /// PS-S44, PS-20.42: it is a "!" chip and cannot be given.
    #[test]
    fn cannot_be_given_by_command() {
        let m = duel().pile(B, "3 3").hand(A, "Mistress's Command").stacks("The Hammer");
        m.acts(A).does(A, "play Mistress's Command").lacks(A, "give The Hammer");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().bag(B, "Wound x3").improvises("The Hammer");
        m.does(B, "The Hammer: ante a 4-gem").holds(B, "Wound").piles(B, "1 4").has_nothing(B);
    }
}
