//! Political Prowess: Quince sets a card aside, and keeps it even into the next round.

use crate::ability::{Ability, Window};
use crate::step::Question;
use crate::why::{self, Why};

const STASHED_ALREADY: Why =
    Why { clause: "FD-13.9", words: "a card is stashed already; it must be played first" };

pub const CARD: Ability = Ability {
    name: "Political Prowess",
    text: "Put one card from your hand face down in your stash. You may play the stashed card \
           later as if it were in your hand. It stays stashed even when a new round begins.",
    trigger: "Start of your turn.",
    windows: Window::TURN_START,
    when: |open, me, _, _| match () {
        _ if open.fighter(me).has_stash => Err(STASHED_ALREADY),
        _ if open.hand_size(me) == 0 => Err(why::NO_CARD),
        _ => Ok(()),
    },
    effect: |t, _, cast| t.ask(cast.asking(cast.me), Question::Stash),
    stashes: true,
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;
    use crate::{Event, Mode, Number, NumberSet};
    use kernel::{Seat, Viewer};

    fn ones(m: &Fight) -> u8 {
        let one = Number::ALL[0];
        let (west, east) = (m.table().hand(WEST), m.table().hand(EAST));
        west.of(one) + east.of(one) + m.table().hidden().deck.of(one)
    }

    fn with_stash(board: Board, seat: Seat, n: u8) -> Board {
        board.with(seat, |f| f.stash = Some(number(n)))
    }

    /// FD-13.9: played as if from hand, and the refill does not count it.
    #[test]
    fn the_stashed_card_is_played_later_and_not_counted_before() {
        let board = duel().at(2, 16).west("1 3", "Political Prowess").east("2 2", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "Political Prowess").may(WEST, &["stash 1", "stash 3"]).does(WEST, "stash 1");
        m.holds(WEST, "3").offers(WEST, "move forward stashed 1").lacks(WEST, "move forward 1");
        m.does(WEST, "move back 3").hand_size(WEST, 5).does(EAST, "move back 2");
        m.does(WEST, "move forward stashed 1").stands(WEST, 2).hand_size(WEST, 5);
        assert_eq!(m.table().stash(WEST), None);
    }

    /// FD-13.9, FD-8.3, FD-8.4: blocks, attacks, dashes and retreats take it like a card in hand.
    #[test]
    fn serves_every_kind_of_play() {
        let board = with_stash(duel().at(7, 10).west("3 5", "").east("3 3", ""), WEST, 3);
        let mut m = board.clone().turn(WEST);
        m.offers(WEST, "attack stashed 3").offers(WEST, "attack 1x3 + stashed 3");
        let mut m = board.turn(EAST);
        m.does(EAST, "attack 2x3").may(WEST, &["block 1x3 + stashed 3", "take the hit"]);
        let board = with_stash(duel().at(5, 10).west("3 5", "").east("2 3", ""), WEST, 2);
        let mut m = board.clone().turn(WEST);
        m.offers(WEST, "dash stashed 2, strike 1x3");
        let mut m = board.turn(EAST);
        m.does(EAST, "dash 2, strike 1x3").does(WEST, "retreat stashed 2").stands(WEST, 3);
    }

    /// FD-S74, FD-4.8.
    #[test]
    fn stays_out_of_the_next_deal_and_bars_a_second_stash() {
        let board = duel().at(7, 10).west("1 3", "Political Prowess").east("2", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "Political Prowess").does(WEST, "stash 1").does(WEST, "attack 1x3");
        m.does(EAST, "take the hit").draws("2 3 4 5 2 2 3 4 5 3");
        m.does(EAST, "West goes first").round(2);
        m.hand_size(WEST, 5).hand_size(EAST, 5).pile_left(14).asks(WEST);
        assert_eq!(ones(&m), 4);
        m.face_up(WEST, "Political Prowess", true).lacks(WEST, "Political Prowess");
        m.does(WEST, "move forward stashed 1").does(EAST, "move back 2");
        m.offers(WEST, "Political Prowess");
    }

    /// FD-S75, FD-10.11.
    #[test]
    fn does_not_count_for_last_hits() {
        let board = duel().at(9, 10).west("1 4 4 4 4", "").east("3", "");
        let mut m = with_stash(board, WEST, 2).pile("5").turn(WEST);
        m.does(WEST, "move back 1").stands(WEST, 8).tokens(0, 1);
    }

    /// FD-6.6: with no card in hand he may play the stashed one, and need not.
    #[test]
    fn need_not_be_played_as_the_last_card() {
        let board = with_stash(duel().at(2, 16).west("", "").east("2 2", ""), WEST, 3);
        let mut m = board.turn(WEST);
        m.may(WEST, &["move forward stashed 3", "move back stashed 3", "no action"]);
        m.does(WEST, "no action").hand_size(WEST, 5).turn_of(EAST);
    }

    /// FD-S153, FD-17.8.
    #[test]
    fn goes_to_the_discard_pile_with_a_defeated_quince() {
        let board = team().fighter(A1, 8, "3", "").fighter(A2, 1, "1", "").discard("4");
        let board = board.fighter(B1, 11, "2 2", "").fighter(B2, 18, "1", "");
        let mut m = with_stash(board, B1, 5).turn(A1);
        m.does(A1, "attack 1x3").does(B1, "take the hit").is_defeated(B1);
        m.discarded("2 2 3 4 5");
    }

    /// FD-3.9: all see that a card is stashed, only Quince's player sees which.
    #[test]
    fn only_its_owner_sees_the_card() {
        let board = duel().at(2, 16).west("1 3", "Political Prowess").east("2 2", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "Political Prowess").does(WEST, "stash 1");
        m.hears(Viewer::Seat(WEST), Event::Stashed { seat: WEST, number: number(1) });
        for viewer in [Viewer::Seat(EAST), Viewer::Public] {
            m.hears(viewer, Event::StashedUnseen { seat: WEST });
            m.hears_nothing_like(viewer, |e| matches!(e, Event::Stashed { .. }));
            let view = m.view(viewer);
            assert!(view.open.fighter(WEST).has_stash && view.stash.is_none());
            assert_eq!(view.known[WEST], crate::table::Facts::NONE);
        }
    }

    /// FD-3.9: who knew the hand before knows that each card of it is in hand or stash, no more;
    /// who then sees the whole hand knows the rest.
    #[test]
    fn who_knew_the_hand_knows_what_the_stash_can_be() {
        let board = duel().at(2, 16).west("1 3 3", "Political Prowess");
        let mut m = board.east("2 2", "Wartime Tactics").turn(EAST);
        m.does(EAST, "Wartime Tactics on P1").does(EAST, "move back 2");
        m.does(WEST, "Political Prowess").does(WEST, "stash 3");
        let facts = m.view(Viewer::Seat(EAST)).known[WEST];
        assert_eq!((facts.hand, facts.either), (cards(""), cards("1 3 3")));
        assert_eq!(facts.stash, [1, 3].map(number).into_iter().collect());
        assert_eq!(m.view(Viewer::Public).known[WEST], crate::table::Facts::NONE);
        m.does(WEST, "move back 1");
        let facts = m.view(Viewer::Seat(EAST)).known[WEST];
        assert_eq!((facts.hand, facts.stash), (cards("3"), NumberSet::one(number(3))));
    }

    /// A look at a hand does not count a card twice that was known to be in hand or stash.
    #[test]
    fn seeing_the_rest_of_the_hand_tells_the_stash() {
        let board = duel().at(2, 16).west("1 3 5", "").east("2 2", "Wartime Tactics");
        let board = with_stash(board, WEST, 4).position(|p| {
            let (viewer, of) = (Some(EAST), WEST);
            let (hand, hand_or_stash) = (cards(""), cards("3 4"));
            let known =
                crate::position::Remembered { viewer, of, hand, hand_or_stash, stash: None };
            p.remembered.push(known);
        });
        let mut m = board.turn(EAST);
        m.does(EAST, "Wartime Tactics on P1");
        let facts = m.view(Viewer::Seat(EAST)).known[WEST];
        assert_eq!((facts.hand, facts.either), (cards("1 3 5"), cards("")));
        assert_eq!(facts.stash, NumberSet::one(number(4)));
    }

    /// FD-20.8: a hand is named without the stashed card.
    #[test]
    fn is_no_part_of_a_hand_named_by_a_traitor() {
        let board = board(Mode::Betrayal).traitor(M2).fighter(M1, 3, "1 2", "");
        let board = board.fighter(M2, 3, "4", "").fighter(M3, 3, "4", "").fighter(M4, 3, "4", "");
        let board = board.fighter(DRAGON_OF_FOUR, 16, "3", "");
        let mut m = with_stash(board, M1, 5).turn(M2);
        m.interjects(M2, "reveal the Traitor card").does(M2, "name the hand of P1");
        m.lacks(M2, "it is 1 2 5").does(M2, "it is 1 2").is_defeated(M1);
    }

    /// FD-15.13: who swaps the ability away loses the stash; the card is in the next deal.
    #[test]
    fn swapping_the_ability_away_returns_the_card() {
        let board = board(Mode::Clockwork).at(7, 10).west("2", "Political Prowess, Dragon Form");
        let board = board.position(|p| p.pool = vec!["Flame Arrow".into()]).east("3", "");
        let lose = |swap: &str| {
            let mut m = with_stash(board.clone(), WEST, 1).turn(EAST);
            m.does(EAST, "attack 1x3").does(WEST, "take the hit").does(WEST, swap);
            m.does(WEST, "East goes first").round(2);
            m
        };
        assert_eq!(ones(&lose("swap Political Prowess for Flame Arrow")), 5);
        assert_eq!(ones(&lose("swap Dragon Form for Flame Arrow")), 4);
    }
}
