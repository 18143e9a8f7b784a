//! Roll the Dice: Lum answers an attack with a card he has not even seen yet.

use crate::ability::{Ability, Moment, Window};
use crate::why;

pub const CARD: Ability = Ability {
    name: "Roll the Dice",
    text: "Draw one card. You may use it as a block card in your response, or as the dash or a \
           block card of your dashing block. If it has not been used when that response or dashing \
           block is settled, discard it.",
    trigger: "You are attacked or dashing struck, or you could dashing block for a teammate.",
    windows: Window::YOU_ARE_ATTACKED
        .or(Window::YOU_ARE_DASHING_STRUCK)
        .or(Window::ALLY_THREATENED),
    when: |open, me, moment, _| match moment {
        // With the drawn card he must have a dash and a block card, and some dash must land.
        Moment::AllyThreatened { target } if !open.could_help(me, target, 1) => {
            Err(why::DASH_NOT_EXACT)
        }
        _ => Ok(()),
    },
    effect: |t, play, cast| {
        // The draw is all of it, so there is nothing left to stop when it was the last card.
        let _ = t.draw_aside(play, cast.me);
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;
    use crate::{Event, Mode};
    use kernel::Viewer;

    /// FD-S67, FD-22.10: an unhelpful card is discarded, and he responds with his hand.
    #[test]
    fn an_unhelpful_card_is_discarded() {
        let mut m = duel().at(6, 10).west("4", "").east("4 5", "Roll the Dice").turn(WEST);
        m.does(WEST, "attack 1x4").may(EAST, &["Roll the Dice", "pass"]);
        m.draws("2").does(EAST, "Roll the Dice").holds(EAST, "4 5");
        m.may(EAST, &["block 1x4", "take the hit"]).does(EAST, "block 1x4").holds(EAST, "5");
        m.hears(Viewer::Public, Event::Discarded { seat: EAST, number: number(2) });
    }

    /// FD-S67: a fitting card blocks, alone or with cards of the hand.
    #[test]
    fn a_fitting_card_blocks() {
        let mut m = duel().at(6, 10).west("4", "").east("5", "Roll the Dice").turn(WEST);
        m.does(WEST, "attack 1x4").draws("4").does(EAST, "Roll the Dice");
        m.may(EAST, &["block drawn 4", "take the hit"]).does(EAST, "block drawn 4").goes_on();
        m.holds(EAST, "5").hears_nothing_like(Viewer::Seat(WEST), |e| {
            matches!(e, Event::Drew { seat: EAST, .. })
        });
        let mut m = duel().at(6, 10).west("4 4", "").east("4 5", "Roll the Dice").turn(WEST);
        m.does(WEST, "attack 2x4").draws("4").does(EAST, "Roll the Dice");
        m.may(EAST, &["block 1x4 + drawn 4", "take the hit"]);
    }

    /// It cannot be used to retreat and cannot be kept.
    #[test]
    fn the_drawn_card_is_no_retreat() {
        let mut m = duel().at(5, 10).west("2 3", "").east("5", "Roll the Dice").turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").draws("1").does(EAST, "Roll the Dice");
        m.may(EAST, &["retreat 5", "take the hit"]).does(EAST, "retreat 5");
        m.hears(Viewer::Public, Event::Discarded { seat: EAST, number: number(1) });
    }

    /// FD-10.2, FD-10.3: the last card ends the round; it is not in hand and does not count.
    #[test]
    fn the_last_card_is_time_over() {
        let board = duel().at(6, 10).west("4 4 4", "").east("5", "Roll the Dice").pile("4");
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 2x4").does(EAST, "Roll the Dice").tokens(1, 0);
        m.hears(Viewer::Public, Event::TimeOver);
        m.hears(Viewer::Public, Event::LastHit { by: WEST, on: EAST });
    }

    fn lum_behind(hand: &str, b1: &str) -> Fight {
        let board = team().fighter(A1, 7, "3", "").fighter(A2, 1, "1", "");
        let mut m = board.fighter(B1, 10, b1, "").fighter(B2, 12, hand, "Roll the Dice").turn(A1);
        m.does(A1, "attack 1x3").may(B2, &["Roll the Dice", "pass"]);
        m
    }

    /// FD-S123, FD-18.9: discarded when the block is settled; his hand still serves.
    #[test]
    fn a_supporter_may_still_help_from_his_hand() {
        let mut m = lum_behind("2 3", "1");
        m.draws("5").does(B2, "Roll the Dice").may(B2, &["dash 2, offer 1x3", "pass"]);
        m.does(B2, "dash 2, offer 1x3").does(B1, "block 0x3 with P4").is_undefeated(B1);
        m.hand_size(B2, 0).hears(Viewer::Public, Event::Discarded { seat: B2, number: number(5) });
    }

    /// FD-18.9: the drawn card may be the dash or the block card.
    #[test]
    fn a_supporter_may_use_it_as_dash_or_block_card() {
        let mut m = lum_behind("3", "1");
        m.draws("2").does(B2, "Roll the Dice").may(B2, &["dash drawn 2, offer 1x3", "pass"]);
        m.does(B2, "dash drawn 2, offer 1x3").does(B1, "block 0x3 with P4").stands(B2, 10);
        let mut m = lum_behind("2", "1");
        m.draws("3").does(B2, "Roll the Dice").may(B2, &["dash 2, offer drawn 3", "pass"]);
    }

    /// FD-18.6, FD-18.14: an offer that is not confirmed leaves the card unused.
    #[test]
    fn an_offer_that_is_not_confirmed_loses_the_card() {
        let mut m = lum_behind("2", "3");
        m.draws("3").does(B2, "Roll the Dice").does(B2, "dash 2, offer drawn 3");
        m.does(B1, "block 1x3").stands(B2, 12).holds(B2, "2");
        m.hears(Viewer::Public, Event::Discarded { seat: B2, number: number(3) });
    }

    /// FD-18.3: he is not asked where no dash could land on the teammate or no card is left.
    #[test]
    fn a_supporter_who_could_not_dash_is_not_asked() {
        for (space, hand) in [(16, "2 3"), (12, "")] {
            let board = team().fighter(A1, 7, "3", "").fighter(A2, 1, "1", "");
            let board = board.fighter(B1, 10, "1", "").fighter(B2, space, hand, "Roll the Dice");
            let mut m = board.turn(A1);
            m.does(A1, "attack 1x3").asks(B1).refuses(B2, "Roll the Dice", "FD-11.1");
        }
    }

    /// As a target he may add it to a block that teammates support.
    #[test]
    fn the_target_adds_it_to_a_supported_block() {
        let board = board(Mode::Team).fighter(A1, 7, "3 3", "").fighter(A2, 1, "1", "");
        let board = board.fighter(B1, 10, "1", "Roll the Dice").fighter(B2, 12, "2 3", "");
        let mut m = board.turn(A1);
        m.does(A1, "attack 2x3").draws("3").does(B1, "Roll the Dice");
        m.does(B2, "dash 2, offer 1x3").may(B1, &["block drawn 3 with P4", "take the hit"]);
        m.does(B1, "block drawn 3 with P4").is_undefeated(B1).holds(B1, "1");
    }
}
