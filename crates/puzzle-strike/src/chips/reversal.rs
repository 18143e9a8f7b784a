//! Reversal: two chips, or a counter-crash out of nowhere.

use super::crash_gem::has_gem;
use crate::chip::{Chip, Colors, Icons, Kind, Moment, Reaction, Windows};
use crate::chips::Who;
use crate::sets::Set;
use crate::step::Question;
use crate::why::{Why, why};

const NOT_AT_YOU: Why = why("PS-R40", "it answers gems that are sent to you");

pub const CHIP: Chip = Chip {
    name: "Reversal",
    text: "Draw 2.",
    reaction_text: "Play this as a Crash Gem to counter gems sent to you.",
    kind: Kind::Character(Who::Grave),
    set: Set::Base,
    copies: 1,
    banner: Colors::PURPLE,
    icons: Icons::PURPLE_SHIELD,
    acts_as_purple: true,
    main: |t, play, run| t.draw(play, run.me, 2),
    reaction: Some(Reaction {
        windows: Windows::SEND_REACT,
        when: |open, me, moment| match moment {
            Moment::Send { to, .. } if !open.are_opponents(me, *to) => has_gem(open, me, moment),
            _ => Err(NOT_AT_YOU),
        },
        effect: |t, _, run, _| t.ask(run, run.me, Question::CounterCrash { gems: 1, money: true }),
    }),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-5.8: as an action it draws two and crashes nothing.
    #[test]
    fn draws_two() {
        let mut m = duel().pile(A, "2").hand(A, "Reversal").bag(A, "1-gem x3").acts(A);
        m.does(A, "play Reversal").holds(A, "1-gem x2").may(A, &["end actions"]).piles(A, "2");
    }

    /// PS-8.6, PS-8.9, PS-8.12: it counters with one gem, and what is more goes back.
    #[test]
    fn counters_as_a_crash_gem() {
        let m = duel().pile(A, "1").pile(B, "3 2").hand(A, "Crash Gem").hand(B, "Reversal");
        let mut m = m.acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 1 at P2").does(B, "react Reversal");
        m.may(B, &["break 3", "break 2"]).does(B, "break 3").piles(A, "1 1").piles(B, "2");
        m.discarded(B, "Reversal").has_money(B, 0);
    }

    /// PS-8.5: without a gem of one's own there is nothing to counter with.
    #[test]
    fn needs_a_gem() {
        let m = duel().pile(A, "1").hand(A, "Crash Gem").hand(B, "Reversal");
        let mut m = m.acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 1 at P2").asks(A).piles(B, "1");
    }

    /// PS-4.4, PS-9.12: an ante is no send, by whatever attack it comes.
    #[test]
    fn never_answers_an_ante() {
        let m = duel().pile(B, "2").hand(A, "Repeated Jabs").hand(B, "Reversal");
        let mut m = m.acts(A);
        m.does(A, "play Repeated Jabs").asks(A).does(A, "pass").piles(B, "1 2");
    }

    /// PS-R40: it answers only what is sent to the own pile; a teammate's pile is the own.
    #[test]
    fn does_not_counter_for_another_player() {
        let m = free_for_all(3).pile(A, "1").pile(C, "2").hand(A, "Crash Gem");
        let mut m = m.hand(C, "Reversal; Crash Gem").acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 1 at P2");
        m.may(C, &["react Crash Gem", "pass"]).refuses(C, "react Reversal", "PS-R40");
        let m = team().pile(A, "1").pile(B, "2").hand(A, "Crash Gem").hand(C, "Reversal");
        let mut m = m.acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 1 at P2").does(C, "react Reversal");
        m.does(C, "break 2").piles(B, "").piles(A, "1");
    }

    /// PS-R40, PS-7.7: in the own turn a gem broken with it is worth money, as with a Crash Gem.
    #[test]
    fn pays_in_the_own_turn() {
        let m = duel().pile(A, "1 2").pile(B, "3").hand(A, "Crash Gem; Reversal");
        let mut m = m.hand(B, "Crash Gem").acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 1 at P2").does(B, "react Crash Gem");
        m.does(B, "break 3").does(A, "react Reversal").does(A, "break 2").has_money(A, 2);
        m.piles(A, "").piles(B, "");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let m = duel().pile(A, "1").pile(B, "3").hand(A, "Crash Gem").hand(B, "Reversal");
        let mut m = m.acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 1 at P2").does(B, "react Reversal");
        m.does(B, "break 3").piles(A, "1 1").has_nothing(B);
    }
}
