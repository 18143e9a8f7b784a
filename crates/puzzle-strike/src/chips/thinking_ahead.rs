//! Thinking Ahead: purchases come at once; or it shields against a fist and is gone.

use crate::chip::{Chip, Colors, Icons, Reaction, Windows};
use crate::sets::Set;

pub const CHIP: Chip = Chip {
    name: "Thinking Ahead",
    text: "+1 money. Chips you buy this turn may go on top of your bag.",
    reaction_text: "Trash this chip to become immune to the fist chip.",
    set: Set::Base,
    cost: Some(2),
    banner: Colors::BLUE,
    icons: Icons::BLUE_SHIELD,
    trashed_to_react: true,
    main: |t, play, run| {
        t.give_money(play, run.me, 1);
        t.let_buy_on_top(play, run.me);
    },
    reaction: Some(Reaction {
        windows: Windows::FIST_BEFORE,
        when: Reaction::always,
        effect: |t, play, run, _| t.spare(play, run.me),
    }),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    use crate::Event;

    /// PS-2.9, PS-R28: each purchase goes to the discard pile or on top of the bag, and is drawn
    /// first in cleanup; the last one put there first.
    #[test]
    fn purchases_may_go_on_top_of_the_bag() {
        let m = duel().hand(A, "Thinking Ahead; 4-gem x3").bag(A, "Wound x9");
        let mut m = m.acts(A);
        m.does(A, "play Thinking Ahead").has_money(A, 1).does(A, "end actions");
        m.does(A, "pay all").does(A, "buy Crash Gem on top").does(A, "buy Combine on top");
        m.does(A, "buy 2-gem")
            .on_top(A, "Crash Gem; Combine")
            .discarded(A, "2-gem")
            .has_money(A, 1);
        m.bank_has("Crash Gem", 15).does(A, "buy Wound on top").does(A, "end buying");
        m.holds(A, "Wound x3; Crash Gem; Combine").on_top(A, "");
    }

    /// Only this turn, only its player; without it nothing goes on top.
    #[test]
    fn holds_for_one_turn_and_one_player() {
        let m = team().hand(A, "Thinking Ahead").hand(D, "2-gem");
        let mut m = m.acts(A);
        m.does(A, "play Thinking Ahead").does(A, "end actions").does(D, "end actions");
        m.offers(A, "buy 1-gem on top").does(D, "pay 2-gem").lacks(D, "buy 1-gem on top");
        duel().buys(A).refuses(A, "buy Wound on top", "PS-4.14");
        let mut m = duel().hand(A, "Thinking Ahead").acts(A);
        m.does(A, "play Thinking Ahead").does(A, "end actions").buys_a_wound(A).idles(B);
        m.does(A, "end actions").lacks(A, "buy Wound on top");
    }

    /// PS-9.6, PS-8.12: as a reaction it makes immune and goes back to the bank.
    #[test]
    fn is_trashed_to_be_immune() {
        let m = duel().hand(A, "Repeated Jabs").hand(B, "Thinking Ahead").left("Thinking Ahead", 4);
        let mut m = m.acts(A);
        m.does(A, "play Repeated Jabs").may(B, &["react Thinking Ahead", "pass"]);
        m.does(B, "react Thinking Ahead").piles(B, "").discarded(B, "").lie_on_table(B, "");
        m.bank_has("Thinking Ahead", 5);
        m.happened(1, |e| matches!(e, Event::Trashed { seat: B, .. }));
    }

    /// PS-11.13: Option Select shields as it and is trashed in its place.
    #[test]
    fn option_select_is_trashed_in_its_place() {
        let m = duel().hand(A, "Repeated Jabs").hand(B, "Option Select").stacks("Thinking Ahead");
        let mut m = m.left("Option Select", 4).acts(A);
        m.does(A, "play Repeated Jabs").does(B, "react Option Select as Thinking Ahead");
        m.piles(B, "").bank_has("Option Select", 5).bank_has("Thinking Ahead", 5);
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().improvises("Thinking Ahead");
        m.has_nothing(B);
    }
}
