//! Upgrade: Bal-Bas-Beta trades a card for the next higher one in the discard pile.

use crate::ability::{Ability, Window};
use crate::choice::Choice;
use crate::pile::{Cards, Number};
use crate::sets::NumberSet;
use crate::step::Question;
use crate::why::{self, Why};

const NOTHING_HIGHER: Why =
    Why { clause: "FD-11.11", words: "the discard pile has no card one higher" };

/// The highest card that he can improve.
const HIGHEST: u8 = 2;

/// The numbers that he can improve and whose next higher one lies in the pile.
fn upgradable(pile: Cards) -> NumberSet {
    let higher = |n: &Number| n.shifted(1).is_some_and(|h| pile.of(h) > 0);
    Number::ALL.into_iter().filter(|n| n.value() <= HIGHEST).filter(higher).collect()
}

pub const CARD: Ability = Ability {
    name: "Upgrade",
    text: "Discard a card numbered 1 or 2; take from the discard pile a card numbered exactly one \
           higher.",
    trigger: "Start of your turn.",
    windows: Window::TURN_START,
    when: |open, me, _, _| match () {
        _ if open.hand_size(me) == 0 => Err(why::NO_CARD),
        _ if upgradable(open.discard()) == NumberSet::NONE => Err(NOTHING_HIGHER),
        _ => Ok(()),
    },
    hand: |t, me, _, _| {
        let numbers = upgradable(t.open().discard());
        let mut held = t.hand(me).numbers();
        if held.any(|n| numbers.has(n)) { Ok(()) } else { Err(NOTHING_HIGHER) }
    },
    effect: |t, _, cast| {
        let numbers = upgradable(t.open().discard());
        t.ask(cast.asking(cast.me), Question::Discard { left: 1, numbers });
    },
    picked: |t, play, asked, choice| {
        if let Choice::Discard(n) = choice {
            let higher = n.shifted(1).expect("only cards with a higher one were offered");
            t.retrieve(play, asked.me, higher);
        }
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;
    use kernel::Viewer;

    /// FD-13.6, FD-3.10: everyone sees what was taken.
    #[test]
    fn trades_a_card_for_the_next_higher_one() {
        let board = duel().at(2, 16).west("1 2 4", "Upgrade").east("1", "").discard("3 3 2");
        let mut m = board.turn(WEST);
        m.does(WEST, "Upgrade").may(WEST, &["discard 1", "discard 2"]).does(WEST, "discard 2");
        m.holds(WEST, "1 3 4").discarded("2 2 3").offers(WEST, "move forward 4");
        assert_eq!(m.view(Viewer::Seat(EAST)).known[WEST].hand, cards("3"));
    }

    /// The higher card must lie there before; a 2 just discarded makes no 1 worth discarding.
    #[test]
    fn the_higher_card_must_be_in_the_pile_before() {
        let board = duel().at(2, 16).west("1 2 5", "Upgrade").east("1", "").discard("3 1");
        let mut m = board.turn(WEST);
        m.does(WEST, "Upgrade").must(WEST, "discard 2").holds(WEST, "1 3 5").discarded("1 2");
    }

    /// FD-11.12a: asked as long as some hand could use it.
    #[test]
    fn is_asked_but_not_offered_without_a_fitting_card() {
        let board = duel().at(2, 16).west("1 5", "Upgrade").east("1", "").discard("3 1");
        let mut m = board.turn(WEST);
        m.may(WEST, &["pass"]).refuses(WEST, "Upgrade", "FD-11.11");
    }

    /// FD-11.11: a 3 is good enough as it is.
    #[test]
    fn higher_cards_stay_as_they_are() {
        let board = duel().at(2, 16).west("3 4", "Upgrade").east("1", "").discard("4 5");
        let mut m = board.turn(WEST);
        m.lacks(WEST, "Upgrade").offers(WEST, "move forward 3");
    }

    /// FD-11.11: nothing is one lower than a 1, so a pile of 1s serves nobody.
    #[test]
    fn is_not_asked_when_no_hand_could_use_it() {
        let board = duel().at(2, 16).west("5 1", "Upgrade").east("1", "").discard("1");
        let mut m = board.turn(WEST);
        m.lacks(WEST, "Upgrade").offers(WEST, "move forward 5");
    }

    /// FD-11.11: without a card to discard, which is public, he is not asked.
    #[test]
    fn is_not_asked_with_an_empty_hand() {
        let board = duel().at(2, 16).west("", "Upgrade").east("1", "").discard("4 1");
        let mut m = board.turn(WEST);
        m.turn_of(EAST).asks(EAST).face_up(WEST, "Upgrade", true).hand_size(WEST, 5);
    }
}
