//! More Shiny: a 1-gem becomes a 2-gem.

use crate::chip::{Chip, ChipId, Colors, Kind};
use crate::chips::Who;
use crate::choice::Choice;
use crate::step::{Filter, Question, Zones};

pub const CHIP: Chip = Chip {
    name: "More Shiny",
    text: "Trash a 1-gem from your hand or your gem pile. If you do, +1 money and gain a 2-gem.",
    kind: Kind::Character(Who::Troq),
    copies: 1,
    banner: Colors::BROWN,
    main: |t, _, run| {
        let (zones, filter) = (Zones::HAND.and(Zones::PILE), Filter::only(ChipId(0)));
        t.ask(run, run.me, Question::Trash { zones, filter, may_pass: false });
    },
    picked: |t, play, run, _, choice| {
        if choice != Choice::Pass {
            t.give_money(play, run.me, 1);
            t.gain(play, run.me, ChipId::gem(2));
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-20.35: from the hand or the pile; the 2-gem goes to the discard pile.
    #[test]
    fn turns_a_1_gem_into_a_2_gem() {
        let mut m = duel().pile(A, "1 3").hand(A, "More Shiny; 1-gem").acts(A);
        m.does(A, "play More Shiny").may(A, &["trash 1-gem from hand", "trash 1-gem from pile"]);
        m.does(A, "trash 1-gem from pile").piles(A, "3").has_money(A, 1).discarded(A, "2-gem");
        m.bank_has("1-gem", 65).bank_has("2-gem", 19);
    }

    /// PS-10.3: without a 1-gem there is neither money nor gem.
    #[test]
    fn without_a_1_gem_nothing_comes() {
        let mut m = duel().pile(A, "2").hand(A, "More Shiny").acts(A);
        m.does(A, "play More Shiny").may(A, &["end actions"]).has_money(A, 0).discarded(A, "");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().hand(B, "1-gem").improvises("More Shiny");
        m.does(B, "trash 1-gem from hand")
            .discarded(B, "2-gem; Improvisation; More Shiny")
            .has_nothing(B);
    }
}
