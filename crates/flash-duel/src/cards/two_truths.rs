//! Two Truths: Quince has two cards of an opponent's hand laid open and draws a card.

use crate::ability::{Ability, Aim, Window};
use crate::pile::Cards;
use crate::why::Why;

const NO_CARDS: Why = Why { clause: "FD-11.11", words: "that opponent holds no card" };
const TRUTHS: u8 = 2;

pub const CARD: Ability = Ability {
    name: "Two Truths",
    text: "Choose an opponent: two cards taken at random from their hand are revealed to everyone \
           and returned. Then draw a card.",
    trigger: "Start of your turn.",
    windows: Window::TURN_START,
    aim: Aim::Opponent,
    when: |open, _, _, naming| {
        if open.hand_size(naming.target()) > 0 { Ok(()) } else { Err(NO_CARDS) }
    },
    effect: |t, play, cast| {
        let victim = cast.naming.target();
        let (mut left, mut shown) = (t.hand(victim), Cards::EMPTY);
        for _ in 0..TRUTHS.min(left.len()) {
            let card = Cards::one(left.random(&mut play.chance));
            left.remove(card);
            shown.add(card);
        }
        t.show_cards(play, victim, shown);
        let _ = t.draw(play, cast.me);
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::Event;
    use crate::tests::*;
    use kernel::{Game, Play, Viewer, every_outcome};

    /// FD-13.5: both cards are seen by all and stay in the hand; the third stays hidden.
    #[test]
    fn two_cards_are_seen_by_everyone_and_kept() {
        let board = duel().at(2, 16).west("1", "Two Truths").east("3 3 5", "");
        let mut m = board.draws("3 5").turn(WEST);
        m.does(WEST, "Two Truths on P2").luck_is_used_up().holds(EAST, "3 3 5");
        for viewer in [Viewer::Seat(WEST), Viewer::Public] {
            m.hears(viewer, Event::CardsShown { seat: EAST, cards: cards("3 5") });
            assert_eq!(m.view(viewer).known[EAST].hand, cards("3 5"));
        }
        m.offers(WEST, "move forward 1");
    }

    /// A card is not taken twice, whatever chance says: of `3 5` both are shown, and of `3 3 5`
    /// both 3s once in three times.
    #[test]
    fn the_second_card_is_another_one() {
        let shown = |east: &str| {
            let m = duel().at(2, 16).west("1", "Two Truths").east(east, "").turn(WEST);
            let choice = "Two Truths on P2".parse().expect("a choice");
            every_outcome(|chance| {
                let mut table = *m.table();
                table.apply(WEST, choice, &mut Play::silent(chance));
                table.view(Viewer::Public).known[EAST].hand
            })
        };
        assert!(shown("3 5").iter().all(|(hand, _)| *hand == cards("3 5")));
        let all = shown("3 3 5");
        let both = all.iter().filter(|(hand, _)| *hand == cards("3 3"));
        let share = |ways: u128| 3 * ways == all.iter().map(|(_, odds)| odds.ways).sum::<u128>();
        assert!(share(both.map(|(_, odds)| odds.ways).sum()), "{all:?}");
    }

    #[test]
    fn he_draws_a_card_afterwards() {
        let board = duel().at(2, 16).west("1", "Two Truths").east("4", "").draws("4 5");
        let mut m = board.turn(WEST);
        m.does(WEST, "Two Truths on P2").luck_is_used_up().holds(WEST, "1 5");
    }

    /// FD-10.2: the last card ends the round at once.
    #[test]
    fn the_last_card_starts_time_over_at_once() {
        let board = duel().at(9, 11).west("1", "Two Truths").east("4", "").pile("5");
        board.turn(WEST).does(WEST, "Two Truths on P2").tokens(1, 0);
    }

    #[test]
    fn a_single_card_is_shown_alone() {
        let mut m = duel().at(2, 16).west("1", "Two Truths").east("4", "").turn(WEST);
        m.does(WEST, "Two Truths on P2");
        m.hears(Viewer::Public, Event::CardsShown { seat: EAST, cards: cards("4") });
    }

    /// FD-11.11, FD-21.1: an opponent without cards cannot be chosen.
    #[test]
    fn needs_a_card_to_show() {
        let mut m = duel().at(2, 16).west("1", "Two Truths").east("", "").turn(WEST);
        m.lacks(WEST, "Two Truths").offers(WEST, "move forward 1");
        let board = team().fighter(A1, 4, "3", "Two Truths").fighter(A2, 1, "1", "");
        let mut m = board.fighter(B1, 12, "", "").fighter(B2, 12, "1", "").turn(A1);
        m.may(A1, &["Two Truths on P4", "pass"]).refuses(A1, "Two Truths on P2", "FD-11.11");
    }
}
