//! Color Panic: name a colour; who cannot discard it pays for it.

use crate::chip::{Arrow, Chip, Colors, Declares, Icons, Note};
use crate::choice::Choice;
use crate::step::{Filter, Question};

/// When all opponents have answered.
const ALL_ANSWERED: u8 = 1;

pub const CHIP: Chip = Chip {
    name: "Color Panic",
    text: "+1 red arrow. Name blue, red, purple or brown. Each opponent discards a chip whose banner contains that colour, or shows their hand if they have none. If any opponent had none: +1 black arrow (once in total).",
    cost: Some(3),
    banner: Colors::RED,
    icons: Icons::FIST,
    declares: Declares::Color,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Red, 1);
        let named = run.color().map_or(Colors::NONE, |color| color.bit());
        let filter = Filter::ANY.colored(named);
        for victim in t.open().victims(&run) {
            t.ask(run, victim, Question::Discard { filter, may_pass: false });
        }
        t.go_on(run.at_stage(ALL_ANSWERED));
    },
    picked: |t, play, run, who, choice| {
        if choice == Choice::Pass {
            t.reveal_hand(play, who);
            t.remember(run, Note::Times(1));
        }
    },
    step: |t, play, run| {
        if run.times() > 0 {
            t.give_arrows(play, run.me, Arrow::Black, 1);
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    use crate::Event;
    use kernel::Viewer;

    /// PS-20.6, PS-6.13: a chip whose banner contains the colour must be discarded; its owner
    /// chooses which.
    #[test]
    fn makes_discard_the_colour() {
        let m = duel().hand(A, "Color Panic").hand(B, "Rocket Punch; Improvisation; Axe Kick");
        let mut m = m.acts(A);
        m.does(A, "play Color Panic");
        m.may(A, &["name brown", "name purple", "name red", "name blue"]).does(A, "name blue");
        m.may(B, &["discard Rocket Punch", "discard Improvisation"]);
        m.does(B, "discard Rocket Punch").has_arrows(A, "red");
    }

    /// PS-20.6: who has none shows his hand, and the attacker gets one arrow.
    #[test]
    fn makes_show_the_hand_without_the_colour() {
        let m = duel().hand(A, "Color Panic").hand(B, "Axe Kick").bag(B, "Blues Are Good");
        let mut m = m.acts(A);
        m.does(A, "play Color Panic").does(A, "name blue").must(B, "pass").must(B, "pass");
        m.hears(Viewer::Public, Event::HandRevealed { seat: B, chips: chips("Axe Kick") });
        m.has_arrows(A, "red black");
    }

    /// PS-S52: two who fail give one arrow together.
    #[test]
    fn gives_one_arrow_however_many_fail() {
        let m = free_for_all(3).hand(A, "Color Panic").hand(B, "Axe Kick").hand(C, "1-gem");
        let mut m = m.acts(A);
        m.does(A, "play Color Panic").does(A, "name purple").asks(A).has_arrows(A, "red black");
        m.happened(2, |e| matches!(e, Event::HandRevealed { .. }));
    }

    /// PS-9.6: whoever is immune does not count as failing.
    #[test]
    fn an_immune_opponent_does_not_fail() {
        let m = duel().hand(A, "Color Panic").hand(B, "Blues Are Good");
        let mut m = m.acts(A);
        m.does(A, "play Color Panic").does(A, "name red").does(B, "react Blues Are Good");
        m.has_arrows(A, "red");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().improvises("Color Panic");
        m.does(B, "name purple").has_nothing(B);
    }
}
