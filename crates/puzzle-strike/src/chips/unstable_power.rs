//! Unstable Power: a Double Crash Gem that hurts.

use super::crash_gem::has_gem;
use crate::chip::{Chip, Colors, Icons, Kind, Reaction, Windows};
use crate::chips::Who;
use crate::sets::Set;
use crate::step::Question;

/// When all that was broken has landed or was answered.
const WOUNDS: u8 = 1;

pub const CHIP: Chip = Chip {
    name: "Unstable Power",
    text: "Play this as if it were a Double Crash Gem, then gain two Wounds.",
    reaction_text: "The same, as a counter-crash.",
    kind: Kind::Character(Who::Jaina),
    set: Set::Base,
    copies: 1,
    banner: Colors::PURPLE,
    icons: Icons::PURPLE_SHIELD,
    acts_as_purple: true,
    main: |t, _, run| {
        let crash =
            Question::Crash { gems: 2, only: 0, exact: false, money: true, may_pass: false };
        t.ask(run, run.me, crash);
        t.go_on(run.at_stage(WOUNDS));
    },
    step: |t, play, run| {
        t.gain_wound(play, run.me);
        t.gain_wound(play, run.me);
    },
    reaction: Some(Reaction {
        windows: Windows::SEND_REACT,
        when: has_gem,
        effect: |t, _, run, _| {
            t.ask(run, run.me, Question::CounterCrash { gems: 2, money: true });
            t.go_on(run.at_stage(WOUNDS));
        },
    }),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-7.4, PS-7.5: two gems in one event, a money for each, and two Wounds.
    #[test]
    fn crashes_two_gems_and_wounds() {
        let m = duel().pile(A, "2 1 1").hand(A, "Unstable Power");
        let mut m = m.acts(A);
        m.does(A, "play Unstable Power").may(A, &["crash 2+1 at P2", "crash 1+1 at P2"]);
        m.does(A, "crash 2+1 at P2").piles(A, "1").piles(B, "1 1 1").has_money(A, 2);
        m.discarded(A, "Wound x2");
    }

    /// PS-R41, PS-7.6: the Wounds come last, and also when nothing was broken.
    #[test]
    fn wounds_come_after_the_gems_have_landed() {
        let m = duel().pile(A, "1").pile(B, "1").hand(A, "Unstable Power").hand(B, "Crash Gem");
        let mut m = m.acts(A);
        m.does(A, "play Unstable Power").does(A, "crash 1 at P2").asks(B).discarded(A, "");
        m.does(B, "pass").discarded(A, "Wound x2").has_money(A, 1);
        let mut m = duel().hand(A, "Unstable Power").acts(A);
        m.does(A, "play Unstable Power").discarded(A, "Wound x2").has_money(A, 0);
    }

    /// PS-8.6, PS-8.9, PS-7.7: as a counter-crash it gives no money in an opponent's turn, and
    /// Wounds all the same.
    #[test]
    fn counters_as_a_double_crash_gem() {
        let m = duel().pile(A, "1").pile(B, "2 2").hand(A, "Crash Gem").hand(B, "Unstable Power");
        let mut m = m.acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 1 at P2").does(B, "react Unstable Power");
        m.must(B, "break 2+2").piles(A, "1 1 1").piles(B, "").has_money(B, 0);
        m.discarded(B, "Unstable Power; Wound x2");
    }

    /// PS-14.5, PS-R41: like a Double Crash Gem it may counter for another player.
    #[test]
    fn may_counter_for_another_player() {
        let m = free_for_all(3).pile(A, "2").pile(C, "1").hand(A, "Crash Gem");
        let mut m = m.hand(C, "Unstable Power").acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 2 at P2").does(C, "react Unstable Power");
        m.must(C, "break 1").piles(B, "1").discarded(C, "Unstable Power; Wound x2");
    }

    /// PS-8.5: without a gem it counters nothing.
    #[test]
    fn needs_a_gem_to_counter() {
        let m = duel().pile(A, "1").hand(A, "Crash Gem").hand(B, "Unstable Power");
        let mut m = m.acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 1 at P2").asks(A);
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().pile(B, "2").improvises("Unstable Power");
        m.does(B, "crash 2+1 at P1").piles(A, "1 1 1").has_nothing(B);
        let m = duel().pile(A, "1").pile(B, "2 2").hand(A, "Crash Gem").hand(B, "Unstable Power");
        let mut m = m.acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 1 at P2").does(B, "react Unstable Power");
        m.does(B, "break 2+2").has_nothing(B);
    }
}
