//! Martial Mastery: Grave trades a pair for any one card of the discard pile.

use crate::ability::{Ability, Window};
use crate::choice::Choice;
use crate::sets::NumberSet;
use crate::step::Question;
use crate::why::Why;

const NO_PAIR: Why = Why { clause: "FD-11.11", words: "you hold no pair to discard" };

pub const CARD: Ability = Ability {
    name: "Martial Mastery",
    text: "Discard two cards of the same number from your hand; if you do, take any one card from \
           the discard pile into your hand.",
    trigger: "Start of your turn, or you are attacked.",
    windows: Window::TURN_START.or(Window::YOU_ARE_ATTACKED),
    when: |open, me, _, _| if open.hand_size(me) >= 2 { Ok(()) } else { Err(NO_PAIR) },
    hand: |t, me, _, _| t.hand(me).pairs().next().map(|_| ()).ok_or(NO_PAIR),
    effect: |t, _, cast| {
        t.ask(cast.asking(cast.me), Question::DiscardPair { may_pass: false });
    },
    picked: |t, _, asked, choice| {
        if let Choice::DiscardPair(_) = choice {
            t.ask(asked, Question::Take { numbers: NumberSet::ANY });
        }
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FD-S44, FD-13.6, FD-0.6.
    #[test]
    fn finds_the_card_to_block_with() {
        let board = duel().at(7, 10).west("3 3", "").east("2 2 4 5", "Martial Mastery");
        let mut m = board.discard("3").turn(WEST);
        m.does(WEST, "attack 1x3").may(EAST, &["Martial Mastery", "pass"]);
        m.does(EAST, "Martial Mastery").must(EAST, "discard 2 2");
        m.may(EAST, &["take 2", "take 3"]).does(EAST, "take 3").does(EAST, "block 1x3");
        m.goes_on().hand_size(EAST, 2);
    }

    /// FD-S44, second half.
    #[test]
    fn is_not_offered_against_a_dashing_strike() {
        let board = duel().at(4, 10).west("3 3", "").east("2 2 4 5", "Martial Mastery");
        let mut m = board.turn(WEST);
        m.does(WEST, "dash 3, strike 1x3").lacks(EAST, "Martial Mastery").offers(EAST, "retreat 2");
        m.refuses(EAST, "Martial Mastery", "FD-11.1");
    }

    /// FD-S45.
    #[test]
    fn may_take_back_one_of_the_pair_just_discarded() {
        let mut m = duel().at(7, 12).west("4 4", "Martial Mastery").east("1", "").turn(WEST);
        m.does(WEST, "Martial Mastery").must(WEST, "discard 4 4").must(WEST, "take 4");
        m.holds(WEST, "4").discarded("4").offers(WEST, "move forward 4");
    }

    /// FD-6.4: what the attacker has just played lies on the table, not in the pile.
    #[test]
    fn cannot_take_what_the_attacker_has_just_played() {
        let mut m = duel().at(7, 10).west("3", "").east("2 2", "Martial Mastery").turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "Martial Mastery").must(EAST, "discard 2 2");
        m.may(EAST, &["take 2"]);
    }

    /// FD-R1.
    /// FD-11.12a: the window opens on public grounds; only the list inside looks at the hand.
    #[test]
    fn is_asked_but_not_offered_without_a_pair() {
        let mut m = duel().at(7, 12).west("4 5", "Martial Mastery").east("1", "").turn(WEST);
        m.may(WEST, &["pass"]).refuses(WEST, "Martial Mastery", "FD-11.11");
        let mut m = duel().at(7, 12).west("4", "Martial Mastery").east("1", "").turn(WEST);
        m.offers(WEST, "move forward 4");
    }
}
