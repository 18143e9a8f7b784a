//! Blues Are Good: finds a blue chip, or shields against a fist.

use crate::chip::{Arrow, Chip, Colors, Icons, Reaction, Windows};
use crate::step::{Filter, Question};

pub const CHIP: Chip = Chip {
    name: "Blues Are Good",
    text: "+1 blue arrow. Search your bag for a chip whose banner contains blue, show it and put it in your hand; then shake the bag.",
    reaction_text: "Become immune to the fist chip.",
    cost: Some(3),
    banner: Colors::BLUE,
    icons: Icons::BLUE_SHIELD,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Blue, 1);
        t.ask(run, run.me, Question::Find { filter: Filter::ANY.colored(Colors::BLUE) });
    },
    reaction: Some(Reaction {
        windows: Windows::FIST_BEFORE,
        when: Reaction::always,
        effect: |t, play, run, _| t.spare(play, run.me),
    }),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    use crate::Event;
    use kernel::Viewer;

    /// PS-20.3, PS-6.14: it finds a chip with blue in its banner, and the arrow plays it.
    #[test]
    fn finds_a_blue_chip_for_the_blue_arrow() {
        let m = duel().hand(A, "Blues Are Good").bag(A, "Rocket Punch; Axe Kick; Improvisation");
        let mut m = m.acts(A);
        m.does(A, "play Blues Are Good");
        m.may(A, &["find Rocket Punch", "find Improvisation", "pass"]);
        m.does(A, "find Rocket Punch")
            .holds(A, "Rocket Punch")
            .bagged(A, "Axe Kick; Improvisation");
        m.hears(Viewer::Public, Event::Found { seat: A, chip: chip("Rocket Punch") });
        m.may(A, &["play Rocket Punch", "end actions"]);
    }

    /// PS-6.14: one may fail to find; PS-2.10: what lies on top is not in the bag.
    #[test]
    fn may_find_nothing_and_not_what_lies_on_top() {
        let m = duel().hand(A, "Blues Are Good").bag(A, "Axe Kick").top(A, "Improvisation");
        let mut m = m.acts(A);
        m.does(A, "play Blues Are Good").may(A, &["end actions"]).on_top(A, "Improvisation");
        let m = duel().hand(A, "Blues Are Good").bag(A, "Rocket Punch").top(A, "Improvisation");
        let mut m = m.acts(A);
        m.does(A, "play Blues Are Good").may(A, &["find Rocket Punch", "pass"]);
        let m = duel().hand(A, "Blues Are Good").bag(A, "Improvisation");
        let mut m = m.acts(A);
        m.does(A, "play Blues Are Good").does(A, "pass").holds(A, "").bagged(A, "Improvisation");
    }

    /// PS-9.6, PS-9.7: immune to the fist; the attacker keeps his own benefit.
    #[test]
    fn makes_immune_to_a_fist() {
        let m = duel().hand(A, "Color Panic").hand(B, "Blues Are Good; Improvisation");
        let mut m = m.acts(A);
        m.does(A, "play Color Panic").does(A, "name blue");
        m.may(B, &["react Blues Are Good", "pass"]).does(B, "react Blues Are Good");
        m.holds(B, "Improvisation").discarded(B, "Blues Are Good").has_arrows(A, "red");
        m.asks(A);
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().bag(B, "Rocket Punch; Wound").improvises("Blues Are Good");
        m.does(B, "find Rocket Punch").has_nothing(B);
    }
}
