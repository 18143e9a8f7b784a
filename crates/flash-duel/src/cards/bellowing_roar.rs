//! Bellowing Roar: every opponent drops a card in fright.

use crate::ability::{Ability, Window};
use crate::sets::NumberSet;
use crate::step::Question;
use crate::why::Why;

const NO_HANDS: Why = Why { clause: "FD-11.11", words: "no opponent has a card to discard" };

pub const CARD: Ability = Ability {
    name: "Bellowing Roar",
    text: "Each opponent discards one card of their choice.",
    trigger: "Start of your turn.",
    windows: Window::TURN_START,
    when: |open, me, _, _| {
        let any = open.enemies(me).iter().any(|e| open.hand_size(e) > 0);
        if any { Ok(()) } else { Err(NO_HANDS) }
    },
    effect: |t, _, cast| {
        let enemies = t.open().enemies(cast.me);
        for who in t.open().in_order_after(cast.me).filter(|s| enemies.has(*s)) {
            t.ask(cast.asking(who), Question::Discard { left: 1, numbers: NumberSet::ANY });
        }
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::Mode;
    use crate::tests::*;

    const D: kernel::Seat = DRAGON_OF_THREE;

    fn raid(hands: [&str; 3]) -> Board {
        let board = board(Mode::Raid3).seat(M1, hands[0], "").seat(M2, hands[1], "");
        board.seat(M3, hands[2], "").seat(D, "1 2", "Bellowing Roar")
    }

    /// FD-13.4, FD-21.4: in turn order, each of his own choice; then the main action.
    #[test]
    fn each_opponent_discards_a_card_of_his_choice_in_turn_order() {
        let board = raid(["1 3", "4 5", "2 2"]);
        let mut m = board.position(|p| p.order = vec![M2, M1, M3, D]).turn(D);
        m.may(D, &["Bellowing Roar", "pass"]).does(D, "Bellowing Roar");
        m.may(M2, &["discard 4", "discard 5"]).does(M2, "discard 4");
        m.may(M1, &["discard 1", "discard 3"]).does(M1, "discard 3").must(M3, "discard 2");
        m.discarded("2 3 4").holds(M2, "5").holds(M1, "1").holds(M3, "2").holds(D, "1 2").asks(D);
    }

    /// Who has no cards, or is defeated, is passed over.
    #[test]
    fn empty_hands_are_passed_over() {
        let mut m = raid(["", "4", ""]).defeated(M3).turn(D);
        m.does(D, "Bellowing Roar").must(M2, "discard 4").asks(D).offers(D, "move forward 2");
    }

    /// FD-11.11: not playable if nobody could discard.
    #[test]
    fn is_not_playable_against_empty_hands() {
        raid(["", "", ""]).turn(D).lacks(D, "Bellowing Roar").offers(D, "move forward 2");
    }

    /// FD-20.25, FD-R15: the traitor who reveals himself while he, or a mortal before him, is asked
    /// is no opponent of the Dragon any more and keeps his cards. What he has discarded is gone.
    #[test]
    fn a_traitor_who_reveals_himself_discards_nothing() {
        const REVEAL: &str = "reveal the Traitor card";
        let fight = || {
            let board = board(Mode::Betrayal).seat(M1, "1 3", "").seat(M2, "4 5", "").traitor(M2);
            let board = board.seat(M3, "2 2", "").seat(M4, "", "");
            let mut m = board.seat(DRAGON_OF_FOUR, "1 2", "Bellowing Roar").turn(DRAGON_OF_FOUR);
            m.does(DRAGON_OF_FOUR, "Bellowing Roar").asks(M1);
            m
        };
        let mut m = fight();
        m.does(M1, "discard 3").may(M2, &["discard 4", "discard 5"]).interjects(M2, REVEAL);
        m.does(M2, "done").stands(M2, 18).holds(M2, "4 5").must(M3, "discard 2");
        m.discarded("2 3").asks(DRAGON_OF_FOUR).offers(DRAGON_OF_FOUR, "move forward 2");
        let mut m = fight();
        m.interjects(M2, REVEAL).does(M2, "done").does(M1, "discard 3").must(M3, "discard 2");
        m.holds(M2, "4 5").discarded("2 3");
        let mut m = fight();
        m.does(M1, "discard 3").does(M2, "discard 5").interjects(M2, REVEAL).does(M2, "done");
        m.must(M3, "discard 2").discarded("2 3 5").holds(M2, "4").asks(DRAGON_OF_FOUR);
    }

    /// FD-11.9: countered, it costs nobody a card.
    #[test]
    fn countered_it_costs_nobody_a_card() {
        let board = raid(["1 3", "4", "2"]).seat(M1, "1 3", "Reversal");
        let mut m = board.turn(D);
        m.does(D, "Bellowing Roar").does(M1, "Reversal").asks(D).holds(M1, "1 3").holds(M2, "4");
        m.lacks(D, "Bellowing Roar");
    }
}
