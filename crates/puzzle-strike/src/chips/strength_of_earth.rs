//! Strength of Earth: a gem of the pile grows by one.

use crate::chip::{Arrow, Chip, Colors, Kind};
use crate::chips::Who;
use crate::choice::Choice;
use crate::pouch::Gems;
use crate::sets::Set;
use crate::step::Question;

pub const CHIP: Chip = Chip {
    name: "Strength of Earth",
    text: "+1 brown arrow. Combine a 1-gem from the bank with a gem in your gem pile.",
    kind: Kind::Character(Who::Rook),
    set: Set::Base,
    copies: 1,
    banner: Colors::PURPLE,
    combines: true,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Brown, 1);
        if !run.barred {
            t.ask(run, run.me, Question::Own { may_pass: false });
        }
    },
    asks_own: |open, _, who| open.pile(who).values().any(|value| value < 4),
    answers: |t, _, who, f| {
        for value in t.open().pile(who).values().filter(|value| *value < 4) {
            f(Choice::Combine(Gems::two(value, 1)));
        }
    },
    picked: |t, play, _, who, choice| {
        if let Choice::Combine(gems) = choice {
            t.combine_with_bank(play, who, gems.sum() - 1);
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-6.10, PS-R47: one gem of the pile becomes one higher, at most a 4-gem; no money is lost.
    #[test]
    fn a_gem_of_the_pile_grows() {
        let m = duel().pile(A, "1 3 4").hand(A, "Strength of Earth").left("1-gem", 7);
        let mut m = m.acts(A);
        m.does(A, "play Strength of Earth").has_arrows(A, "brown");
        m.may(A, &["combine 1+1", "combine 3+1"]).does(A, "combine 3+1").piles(A, "1 4 4");
        m.has_money(A, 0).bank_has("1-gem", 7).bank_has("4-gem", 11).bank_has("3-gem", 17);
    }

    /// PS-R47, PS-6.22: it needs no 1-gem in the bank; the new gem may be a stand-in.
    #[test]
    fn needs_no_1_gem_in_the_bank() {
        let m = duel().pile(A, "1").hand(A, "Strength of Earth").left("1-gem", 0).left("2-gem", 0);
        let mut m = m.acts(A);
        m.does(A, "play Strength of Earth").must(A, "combine 1+1").piles(A, "2");
        m.bank_has("1-gem", 1).bank_has("2-gem", 0);
    }

    /// PS-5.6, PS-10.2: with nothing to combine the arrow comes all the same.
    #[test]
    fn may_be_played_for_the_arrow() {
        let mut m = duel().pile(A, "4").hand(A, "Strength of Earth").acts(A);
        m.does(A, "play Strength of Earth").has_arrows(A, "brown").may(A, &["end actions"]);
        m.piles(A, "4");
    }

    /// PS-20.49, PS-6.10: it is a combine that can be locked.
    #[test]
    fn its_combine_can_be_locked() {
        let m = duel().pile(B, "1").ongoing(A, "Stunlock").hand(B, "Strength of Earth; Axe Kick");
        let mut m = m.acts(B);
        m.does(B, "play Strength of Earth").may(B, &["discard Axe Kick", "pass"]);
        m.does(B, "pass").piles(B, "1").has_arrows(B, "brown");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().pile(B, "4").improvises("Strength of Earth");
        m.does(B, "combine 1+1").has_nothing(B);
    }
}
