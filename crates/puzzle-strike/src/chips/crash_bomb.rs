//! Crash Bomb: a Crash Gem is spent for a double crash.

use crate::chip::{Chip, Colors, Kind};
use crate::chips::{CRASH_GEM, Who};
use crate::choice::{Choice, Verb};
use crate::step::{Filter, Question, Zones};

pub const CHIP: Chip = Chip {
    name: "Crash Bomb",
    text: "Trash a Crash Gem from your hand or discard pile. If you do, crash two gems in your gem pile at one opponent, +1 money for each gem broken.",
    kind: Kind::Character(Who::Zane),
    copies: 1,
    banner: Colors::PURPLE,
    main: |t, _, run| {
        let zones = Zones::HAND.and(Zones::DISCARD);
        let filter = Filter::only(CRASH_GEM);
        t.ask(run, run.me, Question::Trash { zones, filter, may_pass: false });
    },
    picked: |t, _, run, _, choice| {
        if let Choice::Chip(Verb::Trash, ..) = choice {
            let crash =
                Question::Crash { gems: 2, only: 0, exact: false, money: true, may_pass: false };
            t.ask(run, run.me, crash);
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-20.52, PS-10.3, PS-7.8: a Crash Gem is trashed, two gems are broken, with money.
    #[test]
    fn trades_a_crash_gem_for_a_double_crash() {
        let m = duel().pile(A, "2 1").hand(A, "Crash Bomb; Crash Gem").discard(A, "Crash Gem");
        let mut m = m.acts(A);
        m.does(A, "play Crash Bomb");
        m.may(A, &["trash Crash Gem from hand", "trash Crash Gem from discard"]);
        m.does(A, "trash Crash Gem from discard").must(A, "crash 2+1 at P2");
        m.has_money(A, 2).piles(B, "1 1 1").holds(A, "Crash Gem").bank_has("Crash Gem", 17);
    }

    /// PS-10.3: no Crash Gem, no crash.
    #[test]
    fn without_a_crash_gem_nothing_is_crashed() {
        let mut m = duel().pile(A, "2 1").hand(A, "Crash Bomb; Wound").bag(A, "Crash Gem").acts(A);
        m.does(A, "play Crash Bomb").must(A, "pass").may(A, &["end actions"]).piles(A, "1 2");
    }

    /// PS-20.52: with one gem in the pile that one is broken.
    #[test]
    fn breaks_one_gem_if_there_is_only_one() {
        let mut m = duel().pile(A, "3").hand(A, "Crash Bomb; Crash Gem").acts(A);
        m.does(A, "play Crash Bomb").does(A, "trash Crash Gem from hand").must(A, "crash 3 at P2");
        m.has_money(A, 1);
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().pile(B, "2 2").discard(B, "Crash Gem").improvises("Crash Bomb");
        m.does(B, "trash Crash Gem from discard")
            .does(B, "crash 2+2 at P1")
            .piles(A, "1 1 1 1")
            .has_nothing(B);
    }
}
