//! X-Copy: one chip, played twice.

use crate::chip::{Chip, ChipId, Colors, Icons};
use crate::choice::{Choice, Verb};
use crate::pouch::Slot;
use crate::step::Question;

/// A Puzzle chip, Crash Gem or Double Crash Gem (PS-11.11).
fn may_copy(chip: ChipId) -> bool {
    let crashes = chip.chip().icons.has(Icons::PURPLE_SHIELD) && chip.chip().is_purple();
    chip.is_puzzle() || crashes
}

pub const CHIP: Chip = Chip {
    name: "X-Copy",
    text: "Choose a Puzzle chip, Crash Gem or Double Crash Gem in your hand and play it twice.",
    cost: Some(6),
    banner: Colors::BROWN,
    main: |t, _, run| t.ask(run, run.me, Question::Own { may_pass: false }),
    asks_own: |open, _, who| {
        let player = open.player(who);
        Slot::all().any(|s| player.unseen.has(s) && may_copy(open.chip(s)) && player.may_hold(s))
    },
    answers: |t, _, who, f| {
        let chips = t.hand(who).slots().map(|slot| t.open().chip(slot));
        chips
            .filter(|chip| may_copy(*chip))
            .for_each(|chip| f(Choice::Chip(Verb::Copy, chip, None)));
    },
    picked: |t, play, run, _, choice| {
        if let Choice::Chip(_, chip, _) = choice {
            t.play_twice(play, run, chip);
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    use crate::Event;

    /// PS-S58, PS-11.10: two X-Copies and one Crash Gem crash two gems, never four.
    #[test]
    fn two_copies_and_one_crash_gem_crash_twice() {
        let m = duel().pile(A, "1 1 1 1").hand(A, "X-Copy x2; Crash Gem; 1-gem x2");
        let mut m = m.acts(A);
        m.does(A, "play X-Copy").does(A, "copy X-Copy").must(A, "copy Crash Gem");
        m.does(A, "crash 1 at P2").does(A, "crash 1 at P2").may(A, &["end actions"]);
        m.piles(A, "1 1").piles(B, "1 1").has_money(A, 2);
    }

    /// PS-S59, PS-11.7, PS-11.10: with two Crash Gems all four gems go, in four events.
    #[test]
    fn two_copies_and_two_crash_gems_crash_four_times() {
        let m = duel().pile(A, "1 1 1 1").hand(A, "X-Copy x2; Crash Gem x2; 1-gem");
        let mut m = m.acts(A);
        m.does(A, "play X-Copy").does(A, "copy X-Copy").does(A, "copy Crash Gem");
        m.does(A, "crash 1 at P2").does(A, "crash 1 at P2").must(A, "copy Crash Gem");
        m.does(A, "crash 1 at P2").does(A, "crash 1 at P2").piles(A, "").has_money(A, 4);
        m.happened(4, |e| matches!(e, Event::Sent { n: 1, .. }));
    }

    /// PS-S60, PS-11.8: what trashes itself is played twice and goes to the bank once.
    #[test]
    fn a_chip_that_trashes_itself_is_still_played_twice() {
        let mut m = duel().hand(A, "X-Copy; Button Mashing").left("Button Mashing", 3).acts(A);
        m.does(A, "play X-Copy").must(A, "copy Button Mashing");
        m.has_arrows(A, "black black black black").bank_has("Button Mashing", 4);
        m.lie_on_table(A, "X-Copy");
    }

    /// PS-S61, PS-5.12: the second play of a once-per-turn chip does nothing.
    #[test]
    fn once_per_turn_holds_for_the_second_play() {
        let m = duel().hand(A, "X-Copy; Bang then Fizzle").bag(A, "1-gem x4");
        let mut m = m.acts(A);
        m.does(A, "play X-Copy").does(A, "copy Bang then Fizzle").has_arrows(A, "black black");
        m.holds(A, "1-gem x2").lie_on_table(A, "X-Copy; Bang then Fizzle");
    }

    /// PS-S63, PS-11.9: an ongoing chip stays once.
    #[test]
    fn an_ongoing_chip_stays_once() {
        let mut m = duel().hand(A, "X-Copy; Hundred-Fist Frenzy").acts(A);
        m.does(A, "play X-Copy").does(A, "copy Hundred-Fist Frenzy");
        m.stay(A, "Hundred-Fist Frenzy").lie_on_table(A, "X-Copy");
    }

    /// PS-S37, PS-9.13, PS-11.8: two plays of a fist are two attacks; on top of the bag after the
    /// first play it is still played again and stays there.
    #[test]
    fn two_plays_of_a_fist_are_two_attacks() {
        let m = duel().hand(A, "X-Copy; Repeated Jabs").hand(B, "Blues Are Good x2");
        let mut m = m.acts(A);
        m.does(A, "play X-Copy").must(A, "copy Repeated Jabs").does(B, "react Blues Are Good");
        m.does(A, "Repeated Jabs: on top of the bag");
        m.may(B, &["react Blues Are Good", "pass"]).does(B, "pass").piles(B, "1");
        m.on_top(A, "Repeated Jabs").may(A, &["end actions"]);
    }

    /// PS-11.11: only Puzzle chips, Crash Gems and Double Crash Gems.
    #[test]
    fn copies_no_combine_and_no_character_chip() {
        let mut m = duel().hand(A, "X-Copy; Combine; Rocket Punch; Double Crash Gem").acts(A);
        m.does(A, "play X-Copy").may(A, &["copy Double Crash Gem"]);
    }
}
