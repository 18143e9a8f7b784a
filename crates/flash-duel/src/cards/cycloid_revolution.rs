//! Cycloid Revolution: what was blocked of Geiger comes round again, harder.

use crate::ability::{Ability, Ends, Lasting, Moment, Window};
use crate::pile::Number;
use crate::step::Grant;
use crate::table::Open;
use crate::why::Why;

const NO_SECOND_ATTACK: Why =
    Why { clause: "FD-11.11", words: "you hold no card equal to the distance" };

/// One more attack, on the space of the one who blocked.
fn again(open: &Open, moment: Moment) -> Grant {
    match moment {
        Moment::Blocked { target, .. } => {
            Grant { space: Some(open.space(target)), ..Grant::ATTACK }
        }
        other => panic!("{other:?} is no block"),
    }
}

pub const CARD: Ability = Ability {
    name: "Cycloid Revolution",
    text: "You may at once attack the same opponent's space again with cards left in your hand; \
           that attack counts as one card stronger.",
    trigger: "An opponent blocks your attack or dashing strike.",
    windows: Window::YOUR_ATTACK_BLOCKED.or(Window::YOUR_STRIKE_BLOCKED),
    when: |open, me, moment, _| {
        let at = again(open, moment).space.map(|s| s.distance(open.space(me)));
        let in_reach = at.and_then(Number::new).is_some();
        if in_reach && open.cards_to_play(me) > 0 { Ok(()) } else { Err(NO_SECOND_ATTACK) }
    },
    hand: |t, me, moment, _| {
        let finds = t.grant_finds_something(me, again(t.open(), moment));
        if finds { Ok(()) } else { Err(NO_SECOND_ATTACK) }
    },
    effect: |t, play, cast| {
        t.begin(play, cast.card, cast.me, cast.me);
        t.grant(cast.me, again(t.open(), cast.moment));
    },
    lasting: Some(Lasting { attack: 1, ends: Ends::TURN, ..Lasting::NOTHING }),
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FD-7.14, FD-8.3: an attack with the cards that are left, one card stronger.
    #[test]
    fn a_second_attack_follows_the_block() {
        let board = duel().at(7, 10).west("3 3 3 2", "Cycloid Revolution").east("3 3 1", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "block 1x3");
        m.may(WEST, &["Cycloid Revolution", "pass"]).does(WEST, "Cycloid Revolution");
        m.may(WEST, &["attack 1x3", "attack 2x3", "pass"]).does(WEST, "attack 1x3");
        m.must(EAST, "take the hit").tokens(1, 0);
    }

    /// FD-S89, FD-11.4.
    #[test]
    fn after_the_second_block_no_other_ability_follows() {
        let board = duel().at(7, 10).west("3 3 2", "Cycloid Revolution, Ninpo Flash");
        let mut m = board.east("3 3 3 1", "").turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "block 1x3").does(WEST, "Cycloid Revolution");
        m.does(WEST, "attack 1x3").does(EAST, "block 2x3").turn_of(EAST);
        m.face_up(WEST, "Ninpo Flash", true).stands(WEST, 7);
    }

    /// FD-11.12a, FD-13.9: any card left might fit, and a stashed one may be it.
    #[test]
    fn is_asked_but_not_offered_without_a_card_equal_to_the_distance() {
        let board = duel().at(7, 10).west("3 2", "Cycloid Revolution").east("3 1", "");
        let mut m = board.clone().turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "block 1x3").may(WEST, &["pass"]);
        m.refuses(WEST, "Cycloid Revolution", "FD-11.11");
        let mut m = board.clone().west("3", "Cycloid Revolution").turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "block 1x3").turn_of(EAST);
        let mut m = board.with(WEST, |f| f.stash = Some(number(3))).turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "block 1x3").does(WEST, "Cycloid Revolution");
        m.may(WEST, &["attack stashed 3", "pass"]);
    }

    /// FD-0.6: the card names both, so a blocked dashing strike comes round as an attack.
    #[test]
    fn an_attack_follows_a_blocked_dashing_strike() {
        let board = duel().at(5, 10).west("2 3 3", "Cycloid Revolution").east("3 1", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(EAST, "block 1x3");
        m.does(WEST, "Cycloid Revolution").may(WEST, &["attack 1x3", "pass"]);
    }

    /// FD-12.3: the new attack is resolved completely, on everyone there, before the others answer
    /// the first one.
    #[test]
    fn everyone_on_the_space_answers_the_new_attack_first() {
        let board = team().fighter(A1, 8, "4 4 4", "Cycloid Revolution").fighter(A2, 1, "1", "");
        let mut m = board.fighter(B1, 12, "4 4 4 5", "").fighter(B2, 12, "4 4 4", "").turn(A1);
        m.does(A1, "attack 1x4").does(B1, "block 1x4").does(A1, "Cycloid Revolution");
        m.does(A1, "attack 1x4").does(B1, "block 2x4");
        m.may(B2, &["block 2x4", "take the hit"]).does(B2, "block 2x4");
        m.may(B2, &["block 1x4", "take the hit"]).does(B2, "block 1x4").turn_of(B1);
    }

    /// Only the space of the one who blocked, though another enemy is in reach too.
    #[test]
    fn reaches_only_the_space_of_the_blocker() {
        let board = team().fighter(A1, 8, "4 4 2", "Cycloid Revolution").fighter(A2, 1, "1", "");
        let mut m = board.fighter(B1, 12, "4", "").fighter(B2, 10, "4", "").turn(A1);
        m.does(A1, "attack 1x4").does(B1, "block 1x4").does(A1, "Cycloid Revolution");
        m.may(A1, &["attack 1x4", "pass"]);
    }

    /// FD-0.6, FD-7.14: an attack it grants and nothing else; a hand that could only dashing strike
    /// cannot use it.
    #[test]
    fn grants_no_dashing_strike() {
        let blocked = |hand: &str| {
            let board = duel().at(7, 10).west(hand, "Cycloid Revolution").east("3 1", "");
            let mut m = board.turn(WEST);
            m.does(WEST, "attack 1x3").does(EAST, "block 1x3");
            m
        };
        let mut m = blocked("3 3 1 1");
        m.does(WEST, "Cycloid Revolution").may(WEST, &["attack 1x3", "pass"]);
        m.refuses(WEST, "dash 3, strike 1x1", "FD-7.14");
        let mut m = blocked("3 2 1");
        m.may(WEST, &["pass"]).refuses(WEST, "Cycloid Revolution", "FD-11.11");
    }
}
