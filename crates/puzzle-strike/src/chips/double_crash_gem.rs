//! Double Crash Gem: break two gems as one event (PS-7.4, PS-7.5).

use super::crash_gem::has_gem;
use crate::chip::{Chip, Colors, Icons, Kind, Reaction, Windows};
use crate::step::Question;

pub const CHIP: Chip = Chip {
    name: "Double Crash Gem",
    text: "Crash two gems in your gem pile (one, if you have only one) at one opponent of your choice, as a single send event. +1 money for each gem broken.",
    reaction_text: "Counter-crash breaking two gems in your own gem pile (one, if you have only one).",
    kind: Kind::Purple,
    cost: Some(9),
    copies: 10,
    banner: Colors::PURPLE,
    icons: Icons::SPHERE.and(Icons::PURPLE_SHIELD),
    main: |t, _, run| {
        let crash =
            Question::Crash { gems: 2, only: 0, exact: false, money: true, may_pass: false };
        t.ask(run, run.me, crash);
    },
    reaction: Some(Reaction {
        windows: Windows::SEND_REACT,
        when: has_gem,
        effect: |t, _, run, _| t.ask(run, run.me, Question::CounterCrash { gems: 2, money: true }),
    }),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-8.6, PS-7.5: it counters with two gems.
    #[test]
    fn counters_with_two_gems() {
        let m = duel().pile(A, "3").pile(B, "2 1").hand(A, "Crash Gem").hand(B, "Double Crash Gem");
        let mut m = m.acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 3 at P2").does(B, "react Double Crash Gem");
        m.must(B, "break 2+1").piles(B, "").piles(A, "");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().pile(B, "2 2").improvises("Double Crash Gem");
        m.does(B, "crash 2+2 at P1").piles(A, "1 1 1 1").has_nothing(B);
        let m = duel().pile(A, "2").pile(B, "1 1").hand(A, "Crash Gem");
        let mut m = m.hand(B, "Double Crash Gem").acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 2 at P2").does(B, "react Double Crash Gem");
        m.does(B, "break 1+1").has_nothing(B);
    }
}
