//! Bubble Shield: Argagarg stops an attack of any strength with a single card.

use crate::ability::{Ability, Window};
use crate::sets::{CountSet, NumberSet};
use crate::step::Feature;
use crate::why::{self, Why};

const SINGLE_ALREADY: Why = Why { clause: "FD-11.11", words: "a single card blocks it already" };
const NO_CARD: Why = Why { clause: "FD-11.11", words: "there is no card to block with" };

pub const CARD: Ability = Ability {
    name: "Bubble Shield",
    text: "You may block this attack, whatever its strength, with a single card of the number that \
           is needed to block it.",
    trigger: "You are attacked.",
    windows: Window::YOU_ARE_ATTACKED,
    when: |open, me, _, _| match open.exchange() {
        Some(x) if x.has(Feature::UNBLOCKABLE) => Err(why::UNBLOCKABLE),
        Some(x) if x.strength == 1 => Err(SINGLE_ALREADY),
        _ if open.cards_to_play(me) == 0 && !open.could_be_helped(me) => Err(NO_CARD),
        _ => Ok(()),
    },
    effect: |t, play, cast| {
        t.ease_block(play, cast.me, NumberSet::NONE, CountSet::NONE.with(1));
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FD-8.3: the full strength still blocks, anything between does not.
    #[test]
    fn a_single_card_blocks_any_strength() {
        let board = duel().at(8, 10).west("2 2", "").east("2 2 5", "Bubble Shield");
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 2x2")
            .may(EAST, &["Bubble Shield", "pass"])
            .does(EAST, "Bubble Shield");
        m.may(EAST, &["block 1x2", "block 2x2", "take the hit"]);
        m.does(EAST, "block 1x2").goes_on().holds(EAST, "2 5");
        let board = duel().at(8, 10).west("2 2 2", "").east("2 2 5", "Bubble Shield");
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 3x2").does(EAST, "Bubble Shield");
        m.may(EAST, &["block 1x2", "take the hit"]).refuses(EAST, "block 2x2", "FD-8.10");
        m.refuses(EAST, "block 1x5", "FD-8.3");
    }

    /// Declined, the attack needs all its cards.
    #[test]
    fn passing_leaves_the_attack_as_it_was() {
        let mut m = duel().at(8, 10).west("2 2", "").east("2 5", "Bubble Shield").turn(WEST);
        m.does(WEST, "attack 2x2").does(EAST, "pass").may(EAST, &["take the hit"]);
    }

    /// FD-0.6.
    #[test]
    fn is_not_offered_against_a_dashing_strike() {
        let mut m = duel().at(5, 10).west("3 2 2", "").east("2 5", "Bubble Shield").turn(WEST);
        m.does(WEST, "dash 3, strike 2x2").lacks(EAST, "Bubble Shield").lacks(EAST, "block");
        m.refuses(EAST, "Bubble Shield", "FD-11.1").offers(EAST, "retreat 5");
    }

    /// FD-11.11: where one card blocks anyway it would be an empty flip.
    #[test]
    fn is_not_asked_against_a_single_card_or_without_any() {
        let mut m = duel().at(8, 10).west("2 2", "").east("2 5", "Bubble Shield").turn(WEST);
        m.does(WEST, "attack 1x2").may(EAST, &["block 1x2", "take the hit"]);
        let mut m = duel().at(8, 10).west("2 2", "").east("", "Bubble Shield").turn(WEST);
        m.does(WEST, "attack 2x2").may(EAST, &["take the hit"]);
    }

    /// FD-8.6.
    #[test]
    fn does_not_help_against_an_unblockable_attack() {
        let board = duel().at(9, 10).west("1 1", "Windmill Crusher").east("1", "Bubble Shield");
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 2x1").does(WEST, "Windmill Crusher").may(EAST, &["take the hit"]);
    }

    /// FD-8.3: the single card has the number that blocks, which need not be the attack's.
    #[test]
    fn the_card_has_the_number_needed_to_block() {
        let board = duel().at(8, 10).west("2 2", "Surgical Strike").east("2 5", "Bubble Shield");
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 2x2").does(WEST, "Surgical Strike naming 5");
        m.does(EAST, "Bubble Shield").may(EAST, &["block 1x5", "take the hit"]);
    }

    /// FD-18.15: it holds for the whole block, so one supporter may give the single card, even if
    /// Argagarg has none at all.
    #[test]
    fn a_supporter_may_give_the_single_card() {
        let board = team().fighter(A1, 8, "3 3", "").fighter(A2, 1, "1", "");
        let board = board.fighter(B1, 11, "", "Bubble Shield").fighter(B2, 13, "2 3", "");
        let mut m = board.turn(A1);
        m.does(A1, "attack 2x3").does(B1, "Bubble Shield").does(B2, "dash 2, offer 1x3");
        m.may(B1, &["block 0x3 with P4", "take the hit"]).does(B1, "block 0x3 with P4");
        m.is_undefeated(B1).stands(B2, 11).hand_size(B2, 0);
    }
}
