//! Safe Keeping: an arrow, a pig, and a gem out of harm's way.

use crate::chip::{Arrow, Chip, Colors};
use crate::choice::Choice;
use crate::step::Question;

pub const CHIP: Chip = Chip {
    name: "Safe Keeping",
    text: "+1 black arrow, +1 piggy bank. You may put a 1-gem from your gem pile into your bag.",
    cost: Some(1),
    banner: Colors::BROWN,
    options: &["1-gem into the bag"],
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Black, 1);
        t.give_pigs(play, run.me, 1);
        if t.open().pile(run.me).of(1) > 0 {
            t.ask(run, run.me, Question::May(0));
        }
    },
    picked: |t, play, run, _, choice| {
        if choice != Choice::Pass {
            t.gem_to_bag(play, run.me, 1);
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-20.21, PS-6.15, PS-8.16: the move is optional and no send; the gem is in the bag then.
    #[test]
    fn a_1_gem_may_go_into_the_bag() {
        let m = duel().pile(A, "1 2").hand(A, "Safe Keeping; Wound").bag(A, "Axe Kick");
        let mut m = m.hand(B, "Crash Gem").pile(B, "1").acts(A);
        m.does(A, "play Safe Keeping").has_arrows(A, "black").has_pigs(A, 1);
        m.may(A, &["Safe Keeping: 1-gem into the bag", "pass"]);
        m.does(A, "Safe Keeping: 1-gem into the bag").piles(A, "2").bagged(A, "Axe Kick; 1-gem");
        // Everybody saw it go there: it is not in the hand.
        let open = m.table().open();
        assert!(!open.player(A).may_hold(open.slot_of(chip("1-gem"))));
    }

    /// PS-6.21: a stand-in vanishes on the way.
    #[test]
    fn a_stand_in_does_not_reach_the_bag() {
        let m = duel().left("1-gem", 0).hand(A, "Safe Keeping").bag(A, "Wound");
        let mut m = m.turn(A);
        m.piles(A, "1").does(A, "play Safe Keeping").does(A, "Safe Keeping: 1-gem into the bag");
        m.piles(A, "").bagged(A, "Wound");
    }

    /// PS-20.21: arrow and pig come without a 1-gem too.
    #[test]
    fn gives_arrow_and_pig_without_a_gem() {
        let mut m = duel().pile(A, "2").hand(A, "Safe Keeping").acts(A);
        m.does(A, "play Safe Keeping").may(A, &["end actions"]).has_pigs(A, 1);
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().improvises("Safe Keeping");
        m.does(B, "pass").has_nothing(B);
    }
}
