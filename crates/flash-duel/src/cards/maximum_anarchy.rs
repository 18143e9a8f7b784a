//! Maximum Anarchy: Zane has everyone throw away the hand and draw anew.

use crate::ability::{Ability, Window};
use crate::pile::Cards;
use crate::setup::SEATS;
use crate::table::Drawn;
use crate::why::Why;
use kernel::{Counter, Seats};

const NO_HANDS: Why = Why { clause: "FD-11.11", words: "no hand at the table holds a card" };

pub const CARD: Ability = Ability {
    name: "Maximum Anarchy",
    text: "Every player discards their hand, and these cards are shuffled into the draw pile; \
           then, starting with you and in turn order, the players draw one card each in rotation \
           until everyone has as many as they discarded.",
    trigger: "Start of your turn.",
    windows: Window::TURN_START,
    when: |open, _, _, _| {
        if open.undefeated().iter().any(|s| open.hand_size(s) > 0) { Ok(()) } else { Err(NO_HANDS) }
    },
    effect: |t, play, cast| {
        let mut owed = Seats::<u8, SEATS>::default();
        let mut thrown = Cards::EMPTY;
        let everyone = t.open().undefeated();
        let rotation = t.open().in_order_from(cast.me).filter(|s| everyone.has(*s));
        for seat in rotation.clone() {
            owed[seat] = t.open().hand_size(seat);
            thrown.add(t.hand(seat));
            t.discard_hand(play, seat);
        }
        t.shuffle_in(play, thrown);
        while everyone.iter().any(|s| owed[s] > 0) {
            for seat in rotation.clone() {
                if owed[seat] == 0 {
                    continue;
                }
                owed[seat].lower(1);
                let drawn = t.draw(play, seat);
                debug_assert!(drawn == Drawn::GoesOn, "no more is drawn than was shuffled in");
            }
        }
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;
    use crate::{Event, Mode};
    use kernel::Viewer;

    /// FD-21.5: one card each in rotation, Zane first, until everyone has as many as before; what
    /// was thrown away is in the draw pile again.
    #[test]
    fn everyone_draws_as_many_as_he_discarded_in_rotation() {
        let board = duel().at(4, 14).west("1 1 2", "Maximum Anarchy").east("3", "");
        let mut m = board.draws("5 4 5 3").turn(WEST);
        m.does(WEST, "Maximum Anarchy").holds(WEST, "3 5 5").holds(EAST, "4").discarded("");
        m.hears(Viewer::Public, Event::ShuffledIn { cards: cards("1 1 2 3") });
        m.offers(WEST, "move forward 5").luck_is_used_up();
    }

    /// FD-S88, FD-10.2: the pile is as large as before, so that the round never ends by it.
    #[test]
    fn a_short_pile_is_as_large_as_before() {
        let board = duel().at(9, 13).west("1 1 1 1 1", "Maximum Anarchy").east("2 2 2 2 2", "");
        let mut m = board.pile("3 4 4 5").draws("4 3 4 5 2 1 2 1 2 1").turn(WEST);
        m.does(WEST, "Maximum Anarchy").holds(WEST, "2 2 2 4 4").holds(EAST, "1 1 1 3 5");
        m.pile_left(4).goes_on().luck_is_used_up().offers(WEST, "attack 2x4");
    }

    /// Only the hands are shuffled in: what lay in the discard pile before stays there.
    #[test]
    fn older_discards_stay_where_they_are() {
        let board = duel().at(9, 13).west("1", "Maximum Anarchy").east("2", "").pile("3 4 4 5");
        let mut m = board.turn(WEST);
        let before = m.table().open().discard();
        m.draws("3 4").does(WEST, "Maximum Anarchy").pile_left(4);
        assert_eq!(m.table().open().discard(), before);
    }

    /// FD-13.9: a stashed card is not part of the hand.
    #[test]
    fn stashed_cards_are_untouched() {
        let board = duel().west("1", "Maximum Anarchy").east("2", "Political Prowess");
        let mut m = board.with(EAST, |f| f.stash = Some(number(3))).draws("5 4").turn(WEST);
        m.does(WEST, "Maximum Anarchy").holds(EAST, "4");
        assert_eq!(m.table().stash(EAST), Some(number(3)));
    }

    /// Who has no cards discards none and draws none.
    #[test]
    fn an_empty_hand_stays_empty() {
        let mut m = duel().west("", "Maximum Anarchy").east("2 2", "").draws("5 4").turn(WEST);
        m.does(WEST, "Maximum Anarchy").holds(EAST, "4 5");
        m.hears(Viewer::Public, Event::NoActionTaken { seat: WEST });
    }

    /// FD-11.11: not playable if no hand holds a card; that is public, so nobody is asked.
    #[test]
    fn is_not_asked_if_all_hands_are_empty() {
        let mut m = duel().west("", "Maximum Anarchy").east("", "").turn(WEST);
        m.turn_of(WEST).face_up(WEST, "Maximum Anarchy", true);
    }

    /// Allies and enemies alike, the Dragon included; the defeated are left out.
    #[test]
    fn takes_in_allies_and_the_dragon_but_not_the_defeated() {
        let board = board(Mode::Raid3).seat(M1, "1", "").seat(M2, "1 1", "Maximum Anarchy");
        let board = board.defeated(M3).seat(DRAGON_OF_THREE, "2 2 2", "").draws("3 4 5 3 4 4");
        let mut m = board.turn(M2);
        m.does(M2, "Maximum Anarchy").holds(M2, "3 3").holds(DRAGON_OF_THREE, "4 4 4");
        m.holds(M1, "5").hand_size(M3, 0);
    }
}
