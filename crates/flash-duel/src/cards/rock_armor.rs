//! Rock Armor: Rook stops a dashing strike with any higher number.

use crate::ability::{Ability, Window};
use crate::pile::Number;
use crate::sets::CountSet;
use crate::step::Feature;
use crate::why::{self, Why};

const NOTHING_HIGHER: Why = Why { clause: "FD-11.11", words: "no number is higher than 5" };
const NO_HIGHER_SET: Why =
    Why { clause: "FD-11.11", words: "you do not hold enough cards of one higher number" };

/// The numbers higher than that of a strike.
fn higher(than: Number) -> impl Iterator<Item = Number> {
    Number::ALL.into_iter().filter(move |n| *n > than)
}

pub const CARD: Ability = Ability {
    name: "Rock Armor",
    text: "You may block this dashing strike with cards of any single number higher than the \
           strike's, as many as are needed.",
    trigger: "An opponent dashing strikes you.",
    windows: Window::YOU_ARE_DASHING_STRUCK,
    when: |open, me, _, _| match open.exchange() {
        Some(x) if x.has(Feature::UNBLOCKABLE) => Err(why::UNBLOCKABLE),
        Some(x) if higher(x.number).next().is_none() => Err(NOTHING_HIGHER),
        Some(x) if open.cards_to_play(me) >= x.strength || open.could_be_helped(me) => Ok(()),
        _ => Err(NO_HIGHER_SET),
    },
    hand: |t, me, _, _| {
        let x = t.exchange();
        let own = |n: Number| t.held(me, n) + u8::from(t.stash(me) == Some(n));
        let fits = higher(x.number).any(|n| own(n) >= x.strength);
        if fits || t.open().could_be_helped(me) { Ok(()) } else { Err(NO_HIGHER_SET) }
    },
    effect: |t, play, cast| {
        let numbers = higher(t.exchange().number).collect();
        t.ease_block(play, cast.me, numbers, CountSet::NONE);
    },
    // On any strike that he has a higher set for, which is its condition (FD-16.14).
    bot: |_, _, _| true,
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::choice::Meld;
    use crate::tests::*;
    use crate::{Event, Mode};
    use kernel::Viewer;

    /// FD-S61, FD-8.3.
    #[test]
    fn a_pair_is_blocked_by_a_higher_pair_of_one_number() {
        let mut m = duel().at(6, 10).west("2 2 2", "").east("4 4 5", "Rock Armor").turn(WEST);
        m.does(WEST, "dash 2, strike 2x2").may(EAST, &["Rock Armor", "pass"]);
        m.does(EAST, "Rock Armor");
        m.may(EAST, &["block 2x4", "retreat 4", "retreat 5", "take the hit"]);
        m.refuses(EAST, "block 1x4", "FD-8.10").does(EAST, "block 2x4").goes_on().holds(EAST, "5");
    }

    /// The exact number stays allowed, a lower one does not become so.
    #[test]
    fn any_higher_number_or_the_exact_one_will_do() {
        let mut m = duel().at(5, 10).west("2 3", "").east("2 3 4 5", "Rock Armor").turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(EAST, "Rock Armor");
        m.offers(EAST, "block 1x3").offers(EAST, "block 1x4").offers(EAST, "block 1x5");
        m.lacks(EAST, "block 1x2").refuses(EAST, "block 1x2", "FD-8.3");
    }

    /// FD-0.6, FD-11.11.
    #[test]
    fn is_asked_neither_against_attacks_nor_against_fives() {
        let mut m = duel().at(7, 10).west("3", "").east("4 5", "Rock Armor").turn(WEST);
        m.does(WEST, "attack 1x3").may(EAST, &["take the hit"]);
        let mut m = duel().at(3, 10).west("2 5", "").east("4 5", "Rock Armor").turn(WEST);
        m.does(WEST, "dash 2, strike 1x5").offers(EAST, "block 1x5");
    }

    /// FD-R10, FD-11.12a: two cards might be a higher pair; one never is.
    #[test]
    fn is_asked_but_not_offered_without_a_higher_set() {
        let mut m = duel().at(6, 10).west("2 2 2", "").east("4 5 1 1", "Rock Armor").turn(WEST);
        m.does(WEST, "dash 2, strike 2x2").may(EAST, &["pass"]);
        m.refuses(EAST, "Rock Armor", "FD-11.11");
        let mut m = duel().at(6, 10).west("2 2 2", "").east("4", "Rock Armor").turn(WEST);
        m.does(WEST, "dash 2, strike 2x2").may(EAST, &["retreat 4", "take the hit"]);
    }

    /// FD-18.15: supporters add cards of the number that Rook chooses; his own blocks only.
    #[test]
    fn supporters_may_add_the_higher_number() {
        let board = team().fighter(A1, 6, "2 2 2", "").fighter(A2, 1, "1", "");
        let board = board.fighter(B1, 10, "4", "Rock Armor").fighter(B2, 13, "3 4", "");
        let mut m = board.turn(A1);
        m.does(A1, "dash 2, strike 2x2").does(B1, "Rock Armor").does(B2, "dash 3, offer 1x4");
        m.offers(B1, "block 1x4 with P4").does(B1, "block 1x4 with P4").is_undefeated(B1);
    }

    fn struck_bot(hand: &str) -> Fight {
        let board = board(Mode::SoloRook).at(6, 10).west("2 2 1", "").east(hand, "Rock Armor");
        board.turn(WEST)
    }

    /// FD-S101, FD-16.14, FD-22.3: even if it could block exactly, and at random among the higher.
    #[test]
    fn the_rook_bot_blocks_with_a_higher_set_at_random() {
        let mut m = struck_bot("2 3 4 5");
        m.draws("1").luck(&[3]).does(WEST, "dash 2, strike 1x2");
        let with = Meld::plain(number(4), 1);
        m.hears(Viewer::Public, Event::Blocked { seat: EAST, with });
        m.face_up(EAST, "Rock Armor", false);
    }

    /// FD-16.15, FD-16.34: the extra card counts; without a higher set it keeps the card.
    #[test]
    fn the_rook_bot_keeps_it_without_a_higher_set() {
        let mut m = struck_bot("1 2");
        m.draws("1").does(WEST, "dash 2, strike 1x2").face_up(EAST, "Rock Armor", true);
        let with = Meld::plain(number(2), 1);
        m.hears(Viewer::Public, Event::Blocked { seat: EAST, with });
        let mut m = struck_bot("1 2");
        m.draws("3").does(WEST, "dash 2, strike 1x2").face_up(EAST, "Rock Armor", false);
    }
}
