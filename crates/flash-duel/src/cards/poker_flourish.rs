//! Poker Flourish: Lum lays down a poker hand, and somebody had better be able to call.

use crate::ability::{Ability, Aim, Window};
use crate::cards::Who;
use crate::choice::Choice;
use crate::pile::{Cards, Number};
use crate::step::Question;
use crate::why::Why;
use kernel::SeatSet;

const NO_POKER_HAND: Why = Why {
    clause: "FD-11.11",
    words: "you hold no straight, full house or four of a kind plus one card",
};

/// Every five cards of a hand that make a straight, a full house, or four of a kind plus one.
fn poker_hands(hand: Cards, mut f: impl FnMut(Cards)) {
    let mut offer = |cards: Cards| {
        if hand.holds(cards) {
            f(cards);
        }
    };
    offer(Cards::each(1));
    for a in Number::ALL {
        for b in Number::ALL {
            if a != b {
                offer(Cards::several(a, 3).plus(Cards::several(b, 2)));
            }
            offer(Cards::several(a, 4).plus(Cards::one(b)));
        }
    }
}

pub const CARD: Ability = Ability {
    name: "Poker Flourish",
    text: "Reveal five cards from your hand that form a straight (1-2-3-4-5), a full house, or \
           four of a kind plus any card, and choose one opponent at any distance. They are hit \
           unless they call: they discard two cards of one number from their hand. The Dragon \
           cannot call. You keep your cards.",
    trigger: "Start of your turn.",
    windows: Window::TURN_START,
    aim: Aim::Opponent,
    when: |open, me, _, _| if open.hand_size(me) >= 5 { Ok(()) } else { Err(NO_POKER_HAND) },
    hand: |t, me, _, _| {
        let mut found = false;
        poker_hands(t.hand(me), |_| found = true);
        if found { Ok(()) } else { Err(NO_POKER_HAND) }
    },
    effect: |t, _, cast| t.ask(cast.asking(cast.me), Question::ShowCards),
    answers: |t, me, f| poker_hands(t.hand(me), |cards| f(Choice::ShowHand(cards))),
    picked: |t, play, mut asked, choice| {
        let victim = asked.announced.target();
        match choice {
            // Out or on the other side since it was announced (FD-20.11).
            _ if !t.open().enemies(asked.me).has(victim) => (),
            Choice::DiscardPair(_) => (),
            // He had nothing to show, as it can be in an imagined deal.
            Choice::Pass if asked.who == asked.me => (),
            Choice::ShowHand(_) if t.open().fighter(victim).who != Who::Dragon => {
                asked.who = victim;
                t.ask(asked, Question::DiscardPair { may_pass: true });
            }
            _ => t.hit(play, SeatSet::one(victim)),
        }
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;
    use crate::{Choice, Event, Mode, Side, Table};
    use kernel::{Game, Offers, Recorded, Viewer};

    /// FD-S66, FD-13.5: he sees the cards, is asked whatever he holds, and is hit without a pair.
    #[test]
    fn wins_the_round_when_nobody_can_call() {
        let board = duel().at(1, 18).west("1 2 3 4 5", "Poker Flourish").east("1 2 3 4 5", "");
        let mut m = board.turn(WEST);
        m.may(WEST, &["Poker Flourish on P2", "pass"]).does(WEST, "Poker Flourish on P2");
        m.must(WEST, "show hand 1 2 3 4 5");
        m.hears(Viewer::Seat(EAST), Event::CardsShown { seat: WEST, cards: cards("1 2 3 4 5") });
        m.must(EAST, "pass").tokens(1, 0);
    }

    /// FD-S66, FD-22.9: the main action follows, with the hand that was shown.
    #[test]
    fn a_pair_calls_and_the_main_action_follows() {
        let board = duel().at(1, 18).west("1 2 3 4 5", "Poker Flourish").east("2 2 3 4 5", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "Poker Flourish on P2").does(WEST, "show hand 1 2 3 4 5");
        m.may(EAST, &["discard 2 2", "pass"]).does(EAST, "discard 2 2").goes_on();
        m.holds(EAST, "3 4 5").discarded("2 2").holds(WEST, "1 2 3 4 5");
        m.offers(WEST, "move forward 5");
    }

    /// A full house, four of a kind plus one, and five of a kind as four plus one.
    #[test]
    fn other_poker_hands_count_and_six_cards_offer_a_choice() {
        let with = |hand: &str| {
            let board = duel().at(1, 18).west(hand, "Poker Flourish").east("1", "");
            let mut m = board.turn(WEST);
            m.does(WEST, "Poker Flourish on P2");
            m
        };
        with("2 2 2 5 5").may(WEST, &["show hand 2 2 2 5 5"]);
        with("4 4 4 4 1").may(WEST, &["show hand 1 4 4 4 4"]);
        with("3 3 3 3 3").may(WEST, &["show hand 3 3 3 3 3"]);
        with("2 2 2 5 5 5").may(WEST, &["show hand 2 2 2 5 5", "show hand 2 2 5 5 5"]);
    }

    /// FD-11.12a, FD-13.9: five cards might be one; four and a stashed one never are, nor does the
    /// stashed one complete a hand of five.
    #[test]
    fn is_asked_but_not_offered_without_a_poker_hand() {
        let board = duel().at(1, 18).west("1 1 1 2 3", "Poker Flourish").east("1", "");
        let mut m = board.turn(WEST);
        m.may(WEST, &["pass"]).refuses(WEST, "Poker Flourish on P2", "FD-11.11");
        let board = duel().at(1, 18).west("1 2 3 4", "Poker Flourish").east("1", "");
        let mut m = board.with(WEST, |f| f.stash = Some(number(5))).turn(WEST);
        m.lacks(WEST, "Poker Flourish").offers(WEST, "move forward stashed 5");
        let board = duel().at(1, 18).west("1 2 3 4 4", "Poker Flourish").east("1", "");
        let mut m = board.with(WEST, |f| f.stash = Some(number(5))).turn(WEST);
        m.may(WEST, &["pass"]).refuses(WEST, "Poker Flourish on P2", "FD-11.11");
    }

    /// Only real cards in hand call: one card and a stashed one are no pair.
    #[test]
    fn a_stashed_card_does_not_call() {
        let board = duel().at(1, 18).west("1 2 3 4 5", "Poker Flourish").east("2", "");
        let mut m = board.with(EAST, |f| f.stash = Some(number(2))).turn(WEST);
        m.does(WEST, "Poker Flourish on P2").does(WEST, "show hand 1 2 3 4 5").tokens(1, 0);
    }

    /// FD-S66: the Dragon is never asked, and the main action follows with the same hand.
    #[test]
    fn the_dragon_cannot_call() {
        let board = board(Mode::Raid2).fighter(M1, 1, "1 2 3 4 5", "Poker Flourish");
        let board = board.fighter(M2, 1, "1", "").fighter(DRAGON_OF_TWO, 18, "3 3", "");
        let mut m = board.turn(M1);
        m.does(M1, "Poker Flourish on P3").does(M1, "show hand 1 2 3 4 5");
        m.asks(M1).holds(M1, "1 2 3 4 5").holds(DRAGON_OF_TWO, "3 3").offers(M1, "move forward 5");
        assert_eq!(m.table().open().fighter(DRAGON_OF_TWO).hit_points, 1);
    }

    /// FD-16.13: the dummy and Rook call whenever they can, with a random pair; the Dragon bot
    /// never can.
    #[test]
    fn bots_call_if_they_can_except_the_dragon() {
        for mode in [Mode::SoloDummy, Mode::SoloRook] {
            let board = board(mode).at(1, 18).west("1 2 3 4 5", "Poker Flourish");
            let mut m = board.clone().east("2 2 4 4 5", "").turn(WEST);
            m.luck(&[1]).does(WEST, "Poker Flourish on P2").does(WEST, "show hand 1 2 3 4 5");
            m.tokens(0, 0).holds(EAST, "2 2 5").offers(WEST, "move forward 1");
            let mut m = board.east("2 3 4 5", "").turn(WEST);
            m.does(WEST, "Poker Flourish on P2").does(WEST, "show hand 1 2 3 4 5").tokens(1, 0);
        }
        let board = board(Mode::SoloDragon).at(1, 18).east("2 2 4 4 5", "");
        let mut m = board.west("1 2 3 4 5", "Poker Flourish").turn(WEST);
        m.does(WEST, "Poker Flourish on P2").does(WEST, "show hand 1 2 3 4 5");
        m.goes_on().holds(EAST, "2 2 4 4 5");
        assert_eq!(m.table().open().fighter(EAST).hit_points, 1);
    }

    /// FD-21.1: one of several; the others keep out of it.
    #[test]
    fn only_the_chosen_opponent_may_call() {
        let board = team().fighter(A1, 1, "1 2 3 4 5", "Poker Flourish").fighter(A2, 1, "1", "");
        let mut m = board.fighter(B1, 18, "3 3", "").fighter(B2, 18, "1 2", "").turn(A1);
        m.does(A1, "Poker Flourish on P4").does(A1, "show hand 1 2 3 4 5").must(B2, "pass");
        m.is_defeated(B2).is_undefeated(B1).offers(A1, "move forward 1");
    }

    /// FD-13.1, FD-20.12: a revealed traitor fights beside the Dragon and is none: he may call.
    #[test]
    fn a_revealed_traitor_may_call() {
        let board = board(Mode::Betrayal).fighter(M1, 5, "1 2 3 4 5", "Poker Flourish");
        let board = board.fighter(M4, 18, "3 3 5", "").fighter(DRAGON_OF_FOUR, 14, "3", "");
        let board = board.traitor(M4).with(M4, |f| f.side = Some(crate::Side::East));
        let board = board.position(|p| p.loyalty.as_mut().expect("a Betrayal").shown = true);
        let mut m = board.turn(M1);
        m.may(M1, &["Poker Flourish on P4", "Poker Flourish on P5", "pass"]);
        m.does(M1, "Poker Flourish on P4").does(M1, "show hand 1 2 3 4 5");
        m.may(M4, &["discard 3 3", "pass"]).does(M4, "discard 3 3").is_undefeated(M4).asks(M1);
    }

    /// FD-11.11: whoever imagines the owner without a poker hand imagines no hit either.
    #[test]
    fn hits_nobody_where_nothing_is_shown() {
        let board = duel().at(1, 18).west("1 2 3 4 5", "Poker Flourish").east("1", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "Poker Flourish on P2");
        let (view, luck) = (m.view(Viewer::Seat(EAST)), &mut Recorded::new([0, 0, 0, 1, 2], 1));
        let mut imagined = Table::redeal(&view, luck);
        assert_eq!(Offers::of(imagined.table(), WEST).0, [Choice::Pass]);
        imagined.apply(WEST, Choice::Pass, luck);
        assert_eq!(imagined.table().open().tokens(Side::West), 0);
        assert!(imagined.table().asks().asks(WEST), "his main action follows");
    }
}
