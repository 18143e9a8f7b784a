//! Martial Mastery: a chip makes way for one that costs 2 more.

use crate::chip::{Arrow, Chip, Colors, Kind};
use crate::chips::Who;
use crate::choice::{Choice, Verb};
use crate::sets::Set;
use crate::step::{Filter, Question};

pub const CHIP: Chip = Chip {
    name: "Martial Mastery",
    text: "+1 black arrow. Trash a chip without crash sphere from your hand, then gain a chip costing exactly 2 more.",
    kind: Kind::Character(Who::Grave),
    set: Set::Base,
    copies: 1,
    banner: Colors::BROWN,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Black, 1);
        t.ask(run, run.me, Question::TRASH_NO_SPHERE);
    },
    picked: |t, _, run, _, choice| {
        if let Choice::Chip(Verb::Trash, chip, _) = choice {
            let filter = Filter::ANY.just_dearer(chip, 2);
            t.ask(run, run.me, Question::Gain { filter, may_pass: false });
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-6.1, PS-6.3, PS-1.9: no sphere, no character chip and not itself is trashed; what is
    /// gained costs exactly 2 more.
    #[test]
    fn trades_up_by_exactly_two() {
        let m = duel().hand(A, "Martial Mastery; Wound; 2-gem; Combine; Axe Kick; Riposte");
        let mut m = m.stacks("Axe Kick").acts(A);
        m.does(A, "play Martial Mastery").has_arrows(A, "black");
        m.may(A, &["trash 2-gem from hand", "trash Wound from hand", "trash Axe Kick from hand"]);
        m.does(A, "trash 2-gem from hand").offers(A, "gain Crash Gem").offers(A, "gain 3-gem");
        m.lacks(A, "gain Combine").lacks(A, "gain 2-gem").lacks(A, "gain 4-gem");
        m.does(A, "gain Crash Gem").discarded(A, "Crash Gem").bank_has("2-gem", 21);
    }

    /// PS-10.2: with nothing to trash nothing is gained; the arrow comes all the same.
    #[test]
    fn gains_nothing_without_a_chip_to_trash() {
        let board = || duel().hand(A, "Martial Mastery; Crash Gem; Riposte");
        let mut m = board().bag(A, "Wound").acts(A);
        m.does(A, "play Martial Mastery").has_arrows(A, "black").must(A, "pass");
        m.discarded(A, "").offers(A, "end actions");
        // Without a bag everybody knows it, and he is not asked.
        let mut m = board().acts(A);
        m.does(A, "play Martial Mastery").has_arrows(A, "black").offers(A, "end actions");
    }

    /// PS-10.2, PS-10.5: where no stack costs exactly 2 more, the chip is trashed for nothing.
    #[test]
    fn may_trash_for_nothing() {
        let m = duel().hand(A, "Martial Mastery; 4-gem").left("Double Crash Gem", 0);
        let mut m = m.acts(A);
        m.does(A, "play Martial Mastery").must(A, "trash 4-gem from hand").discarded(A, "");
        m.may(A, &["end actions"]);
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().hand(B, "1-gem").improvises("Martial Mastery");
        m.does(B, "trash 1-gem from hand").does(B, "gain 2-gem").has_nothing(B);
    }
}
