//! Crash Potato: a small crash, or a bad trade for somebody.

use crate::chip::{Chip, Colors, Declares, Kind};
use crate::chips::{CRASH_GEM, Who};
use crate::choice::{Choice, Verb};
use crate::pouch::Slot;
use crate::step::Question;

const CRASH: u8 = 0;

pub const CHIP: Chip = Chip {
    name: "Crash Potato",
    text: "Choose one: crash a 1-gem in your gem pile at an opponent, no money; or exchange this chip with a Crash Gem in any player's discard pile.",
    kind: Kind::Character(Who::Zane),
    copies: 1,
    banner: Colors::PURPLE,
    declares: Declares::Option(2),
    options: &["crash a 1-gem", "exchange"],
    main: |t, _, run| {
        let question = if run.option() == Some(CRASH) {
            Question::Crash { gems: 1, only: 1, exact: true, money: false, may_pass: false }
        } else {
            Question::Own { may_pass: false }
        };
        t.ask(run, run.me, question);
    },
    asks_own: |open, _, _| open.active.iter().any(|s| open.player(s).discard.has(Slot::CRASH_GEM)),
    answers: |t, _, _, f| {
        for seat in t.open().active.iter() {
            if t.open().player(seat).discard.has(Slot::CRASH_GEM) {
                f(Choice::ChipOf(Verb::Take, CRASH_GEM, seat));
            }
        }
    },
    picked: |t, play, run, _, choice| {
        if let Choice::ChipOf(_, gem, of) = choice {
            t.exchange_itself(play, run, gem, of);
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-S89, PS-20.53, PS-20.56: only a Crash Gem, of any player; it takes the potato's place.
    #[test]
    fn changes_places_with_a_crash_gem() {
        let m = duel().hand(A, "Crash Potato").discard(B, "Crash Gem; Double Crash Gem");
        let mut m = m.discard(A, "Crash Gem").acts(A);
        m.does(A, "play Crash Potato").does(A, "Crash Potato: exchange");
        m.may(A, &["take Crash Gem of P1", "take Crash Gem of P2"]);
        m.does(A, "take Crash Gem of P2").discarded(B, "Double Crash Gem; Crash Potato");
        m.lie_on_table(A, "Crash Gem");
    }

    /// PS-7.8, PS-20.53: a 1-gem alone, without money.
    #[test]
    fn crashes_a_1_gem_without_money() {
        let mut m = duel().pile(A, "1 2").hand(A, "Crash Potato").acts(A);
        m.does(A, "play Crash Potato").does(A, "Crash Potato: crash a 1-gem");
        m.must(A, "crash 1 at P2").has_money(A, 0).piles(B, "1");
    }

    /// PS-10.8, PS-5.6: its player may choose what does nothing.
    #[test]
    fn may_be_played_for_nothing() {
        let mut m = duel().hand(A, "Crash Potato").acts(A);
        m.does(A, "play Crash Potato").does(A, "Crash Potato: exchange").may(A, &["end actions"]);
    }
}
