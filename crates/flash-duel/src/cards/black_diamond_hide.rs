//! Black Diamond Hide: any set of cards turns a dashing strike away from the Dragon.

use crate::ability::{Ability, Window};
use crate::sets::{CountSet, NumberSet};
use crate::step::{Exchange, Feature};
use crate::table::Table;
use crate::why::{self, Why};
use kernel::Seat;

const NO_SET: Why =
    Why { clause: "FD-11.11", words: "you have too few cards of one number to block" };

/// Whether some number of cards, at most this many, is enough.
fn blocks(x: &Exchange, most: u8) -> bool {
    (1..=most).any(|count| x.is_enough(count))
}

/// Whether this hand and stash block the strike with cards of one of these numbers.
fn holds_a_block(t: &Table, me: Seat, numbers: NumberSet) -> bool {
    numbers.iter().any(|n| {
        let stashed = u8::from(t.stash(me) == Some(n));
        blocks(t.exchange(), t.held(me, n) + stashed)
    })
}

pub const CARD: Ability = Ability {
    name: "Black Diamond Hide",
    text: "You may block with the right count of cards of any one number.",
    trigger: "An opponent dashing strikes you.",
    windows: Window::YOU_ARE_DASHING_STRUCK,
    when: |open, me, _, _| {
        let x = open.exchange().ok_or(why::NOT_ATTACKED)?;
        match () {
            _ if x.has(Feature::UNBLOCKABLE) => Err(why::UNBLOCKABLE),
            _ if !blocks(x, open.cards_to_play(me)) && !open.could_be_helped(me) => Err(NO_SET),
            _ => Ok(()),
        }
    },
    hand: |t, me, _, _| {
        let possible = t.open().could_be_helped(me) || holds_a_block(t, me, NumberSet::ANY);
        if possible { Ok(()) } else { Err(NO_SET) }
    },
    effect: |t, play, cast| t.ease_block(play, cast.me, NumberSet::ANY, CountSet::NONE),
    bot: |t, me, _| !holds_a_block(t, me, t.exchange().block_numbers()),
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;
    use crate::{Event, Meld, Mode, Side};
    use kernel::Viewer;

    const D: kernel::Seat = DRAGON_OF_TWO;

    fn struck(dragon: &str, with: &str) -> Fight {
        let board = board(Mode::Raid2).fighter(M1, 7, "2 3 3", "").fighter(M2, 1, "1", "");
        let mut m = board.fighter(D, 12, dragon, "Black Diamond Hide").turn(M1);
        m.does(M1, with);
        m
    }

    /// FD-8.3: any one number in the right count; the strike's own number stays allowed.
    #[test]
    fn any_one_number_in_the_right_count_blocks() {
        let mut m = struck("1 4 4 5 3 3", "dash 2, strike 2x3");
        m.may(D, &["Black Diamond Hide", "pass"]).does(D, "Black Diamond Hide");
        m.offers(D, "block 2x4").offers(D, "block 2x3").offers(D, "retreat 5");
        m.refuses(D, "block 1x5", "FD-8.10").refuses(D, "block 2x5", "FD-7.15");
        m.does(D, "block 2x4").turn_of(M2);
        assert_eq!(m.table().open().fighter(D).hit_points, 2);
    }

    /// FD-0.6: dashing strikes only.
    #[test]
    fn is_not_asked_against_an_attack() {
        let board = board(Mode::Raid2).fighter(M1, 9, "2 3 3", "").fighter(M2, 1, "1", "");
        let mut m = board.fighter(D, 12, "1 4", "Black Diamond Hide").turn(M1);
        m.does(M1, "attack 1x3").may(D, &["take the hit"]);
    }

    /// FD-11.12a: asked with enough cards whatever they are; not asked with too few.
    #[test]
    fn is_asked_but_not_offered_without_a_set() {
        let mut m = struck("1 4", "dash 2, strike 2x3");
        m.may(D, &["pass"]).refuses(D, "Black Diamond Hide", "FD-11.11");
        struck("1", "dash 2, strike 2x3").may(D, &["retreat 1", "take the hit"]);
    }

    /// FD-18.15: it applies to the whole block, a supporter's cards included.
    #[test]
    fn a_revealed_traitors_cards_count_as_well() {
        let dragon = DRAGON_OF_FOUR;
        let board = board(Mode::Betrayal).fighter(M1, 7, "2 3 3", "").defeated(M3).defeated(M4);
        let board = board.fighter(M2, 15, "3 4", "");
        let board = board.fighter(dragon, 12, "4 1", "Black Diamond Hide");
        let board = board.traitor(M2).with(M2, |f| f.side = Some(Side::East));
        let mut m = board.position(|p| p.loyalty.as_mut().expect("dealt").shown = true).turn(M1);
        m.does(M1, "dash 2, strike 2x3").does(dragon, "Black Diamond Hide");
        m.does(M2, "dash 3, offer 1x4").offers(dragon, "block 1x4 with P2");
    }

    fn struck_bot(bot: &str, extra: &str) -> Fight {
        let board = board(Mode::SoloDragon).at(7, 12).west("2 3 3", "");
        let mut m = board.east(bot, "Black Diamond Hide").draws(extra).turn(WEST);
        m.does(WEST, "dash 2, strike 2x3");
        m
    }

    fn blocked_with(n: u8) -> Event {
        Event::Blocked { seat: EAST, with: Meld::plain(number(n), 2) }
    }

    /// FD-S104, FD-16.18, FD-16.34: checked after the extra card; not if it can block without.
    #[test]
    fn the_bot_keeps_it_if_it_can_block_without() {
        for (hand, extra) in [("3 4 4", "3"), ("3 3 4", "4")] {
            let mut m = struck_bot(hand, extra);
            m.face_up(EAST, "Black Diamond Hide", true).hears(Viewer::Public, blocked_with(3));
        }
    }

    /// FD-16.18, FD-16.34: it uses it to make a block it could not make otherwise.
    #[test]
    fn the_bot_uses_it_for_a_block_it_could_not_make() {
        let mut m = struck_bot("3 4", "4");
        m.face_up(EAST, "Black Diamond Hide", false).hears(Viewer::Public, blocked_with(4));
    }

    /// FD-16.13: among several possible blocks it chooses at random.
    #[test]
    fn the_bot_chooses_among_several_blocks_at_random() {
        for (pick, n) in [(3, 4), (4, 5)] {
            let board = board(Mode::SoloDragon).at(7, 12).west("2 3 3", "");
            let board = board.east("4 4 5 5", "Black Diamond Hide").draws("1");
            let mut m = board.turn(WEST);
            m.luck(&[pick]).does(WEST, "dash 2, strike 2x3").hears(Viewer::Public, blocked_with(n));
        }
    }

    /// FD-16.10: where it does not help the bot keeps it and retreats with the extra card.
    #[test]
    fn the_bot_keeps_it_if_it_does_not_help() {
        let mut m = struck_bot("3 4", "5");
        m.face_up(EAST, "Black Diamond Hide", true).turn_of(WEST).stands(EAST, 17);
    }
}
