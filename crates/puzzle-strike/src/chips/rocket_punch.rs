//! Rocket Punch: a 1-gem flies back, whatever comes.

use crate::chip::{Chip, Colors, Icons, Kind, Reaction, Windows};
use crate::chips::Who;
use crate::pouch::Gems;
use crate::step::Question;
use crate::why::{Why, why};

const NEEDS_A_ONE: Why = why("PS-8.5", "it needs a 1-gem in your own pile");

pub const CHIP: Chip = Chip {
    name: "Rocket Punch",
    text: "Crash a 1-gem in your gem pile at an opponent. No money.",
    reaction_text: "Before a fist affects you, or when an opponent sends gems: crash a 1-gem in your gem pile at the attacker or sender.",
    kind: Kind::Character(Who::BalBasBeta),
    copies: 1,
    banner: Colors::PURPLE.and(Colors::BLUE),
    icons: Icons::PURPLE_SHIELD.and(Icons::BLUE_SHIELD),
    main: |t, _, run| {
        let crash =
            Question::Crash { gems: 1, only: 1, exact: true, money: false, may_pass: false };
        t.ask(run, run.me, crash);
    },
    reaction: Some(Reaction {
        windows: Windows::FIST_BEFORE.and(Windows::SEND_REACT),
        when: |open, me, _| if open.pile(me).of(1) > 0 { Ok(()) } else { Err(NEEDS_A_ONE) },
        effect: |t, play, run, moment| {
            t.crash(play, run, Gems::one(1), moment.by(), false);
        },
    }),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-S33, PS-8.14, PS-20.33: its own gem goes first and can be countered; the others land.
    #[test]
    fn answers_a_send_with_a_send() {
        let m = duel().pile(A, "2 1").pile(B, "1 2").hand(A, "Crash Gem x2");
        let mut m = m.hand(B, "Rocket Punch").acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 2 at P2").does(B, "react Rocket Punch");
        m.may(A, &["react Crash Gem", "pass"]).does(A, "pass").piles(A, "1 1");
        m.piles(B, "1 1 2").has_money(B, 0).discarded(B, "Rocket Punch");
    }

    /// PS-S50, PS-9.7: before a fist; the fist resolves in full afterwards.
    #[test]
    fn answers_a_fist() {
        let m = duel().pile(B, "1").hand(A, "Repeated Jabs").hand(B, "Rocket Punch");
        let mut m = m.acts(A);
        m.does(A, "play Repeated Jabs").does(B, "react Rocket Punch").piles(A, "1").piles(B, "1");
    }

    /// PS-8.5: it needs a 1-gem in the own pile.
    #[test]
    fn needs_a_1_gem() {
        let m = duel().pile(A, "1").pile(B, "2").hand(A, "Crash Gem");
        let mut m = m.hand(B, "Rocket Punch; Crash Gem").acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 1 at P2");
        m.may(B, &["react Crash Gem", "pass"]).refuses(B, "react Rocket Punch", "PS-8.5");
    }

    /// PS-7.8, PS-S20, PS-1.7: as an action it crashes without money, for either colour of arrow.
    #[test]
    fn is_played_for_either_of_its_colours() {
        for arrow in ["blue", "purple"] {
            let m = duel().pile(A, "1 3").hand(A, "Axe Kick; Rocket Punch").arrows(A, arrow);
            let mut m = m.acts(A);
            m.does(A, "play Axe Kick").does(A, "play Rocket Punch").must(A, "crash 1 at P2");
            m.has_money(A, 0).has_arrows(A, "brown");
        }
    }

    /// PS-S117, PS-14.18: off-turn at ten or more the gem is destroyed.
    #[test]
    fn at_ten_its_gem_goes_nowhere() {
        let m = free_for_all(3).pile(A, "2").pile(C, "1 4 4 3").hand(A, "Crash Gem");
        let mut m = m.hand(C, "Rocket Punch").acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 2 at P3").does(C, "react Rocket Punch");
        m.piles(A, "").piles(C, "1 1 3 4 4");
    }
}
