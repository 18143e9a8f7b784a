//! Gem Essence: a gem becomes an arrow of every colour.

use crate::chip::{Chip, Colors};
use crate::choice::Choice;
use crate::sets::Set;
use crate::step::{Filter, Question, Zones};

pub const CHIP: Chip = Chip {
    name: "Gem Essence",
    text: "Trash a gem from your hand. If you do: +1 brown, +1 purple, +1 red, +1 blue arrow.",
    set: Set::Base,
    cost: Some(3),
    banner: Colors::BROWN,
    main: |t, _, run| {
        let (zones, filter) = (Zones::HAND, Filter::GEM);
        t.ask(run, run.me, Question::Trash { zones, filter, may_pass: false });
    },
    picked: |t, play, run, _, choice| {
        if choice != Choice::Pass {
            t.give_each_color(play, run.me);
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-10.3: four arrows for a gem of the hand, which must be trashed.
    #[test]
    fn a_gem_gives_four_arrows() {
        let mut m = duel().pile(A, "4").hand(A, "Gem Essence; 1-gem; 3-gem; Wound").acts(A);
        m.does(A, "play Gem Essence").may(A, &["trash 1-gem from hand", "trash 3-gem from hand"]);
        m.does(A, "trash 1-gem from hand").has_arrows(A, "brown purple red blue");
        m.holds(A, "3-gem; Wound").bank_has("1-gem", 65);
    }

    /// PS-10.3: without a gem nothing; gems in the pile are none of the hand.
    #[test]
    fn gives_nothing_without_a_gem() {
        let mut m = duel().pile(A, "1").hand(A, "Gem Essence; Wound").acts(A);
        m.does(A, "play Gem Essence").may(A, &["end actions"]).has_arrows(A, "");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().hand(B, "2-gem").improvises("Gem Essence");
        m.does(B, "trash 2-gem from hand").has_nothing(B);
    }
}
