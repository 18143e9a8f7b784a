//! Rising Mountain: Midori stops a strike of three with a pair, and in Dragon Form one of two with
//! a single card.

use super::dragon_form::is_in_form;
use crate::ability::{Ability, Window};
use crate::sets::{CountSet, NumberSet};
use crate::step::Feature;
use crate::table::Open;
use crate::why::{self, Why};
use kernel::Seat;

const WRONG_STRENGTH: Why = Why {
    clause: "FD-11.11",
    words: "it helps only against strength 3, and in Dragon Form against strength 2",
};
const TOO_FEW: Why = Why { clause: "FD-11.11", words: "you do not hold the cards for that block" };

/// How many cards are enough with it.
fn enough(open: &Open, me: Seat) -> Option<u8> {
    match open.exchange()?.strength {
        3 => Some(2),
        2 if is_in_form(open, me) => Some(1),
        _ => None,
    }
}

pub const CARD: Ability = Ability {
    name: "Rising Mountain",
    text: "You may block a strength-3 strike with a pair of that number. While you are in Dragon \
           Form you may also block a strength-2 strike with a single card of that number.",
    trigger: "An opponent dashing strikes you.",
    windows: Window::YOU_ARE_DASHING_STRUCK,
    when: |open, me, _, _| match enough(open, me) {
        None => Err(WRONG_STRENGTH),
        Some(_) if open.exchange().is_some_and(|x| x.has(Feature::UNBLOCKABLE)) => {
            Err(why::UNBLOCKABLE)
        }
        Some(n) if open.cards_to_play(me) >= n || open.could_be_helped(me) => Ok(()),
        Some(_) => Err(TOO_FEW),
    },
    hand: |t, me, _, _| {
        let number = t.exchange().block_number;
        let own = t.held(me, number) + u8::from(t.stash(me) == Some(number));
        let fits = enough(t.open(), me).is_some_and(|n| own >= n);
        if fits || t.open().could_be_helped(me) { Ok(()) } else { Err(TOO_FEW) }
    },
    effect: |t, play, cast| {
        if let Some(n) = enough(t.open(), cast.me) {
            t.ease_block(play, cast.me, NumberSet::NONE, CountSet::NONE.with(n));
        }
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    fn struck(west: &str, strike: &str, east: &str) -> Fight {
        let board = duel().at(5, 10).west(west, "").east(east, "Rising Mountain, Dragon Form");
        let mut m = board.turn(WEST);
        m.does(WEST, strike);
        m
    }

    fn struck_in_dragon_form(west: &str, strike: &str, east: &str) -> Fight {
        let board = duel().at(5, 10).west(west, "").east(east, "Rising Mountain");
        let mut m = board.lasting("Dragon Form", EAST, EAST).turn(WEST);
        m.does(WEST, strike);
        m
    }

    /// FD-8.3: the exact triple stays allowed too.
    #[test]
    fn a_pair_blocks_a_triple() {
        let mut m = struck("2 3 3 3", "dash 2, strike 3x3", "3 3 1");
        m.may(EAST, &["Rising Mountain", "pass"]).does(EAST, "Rising Mountain");
        m.may(EAST, &["block 2x3", "retreat 1", "retreat 3", "take the hit"]);
        m.refuses(EAST, "block 1x3", "FD-8.10").does(EAST, "block 2x3").goes_on().holds(EAST, "1");
    }

    /// FD-S93, FD-15.10: to own Dragon Form is not to be in it.
    #[test]
    fn other_strengths_are_unaffected() {
        let mut m = struck("2 3 3", "dash 2, strike 2x3", "3 3 1");
        m.offers(EAST, "block 2x3").refuses(EAST, "block 1x3", "FD-8.10");
        m.refuses(EAST, "Rising Mountain", "FD-11.1");
        let mut m = struck_in_dragon_form("5 1 1 1 1", "dash 5, strike 4x1", "1 4 4");
        m.offers(EAST, "take the hit").refuses(EAST, "Rising Mountain", "FD-11.1");
    }

    #[test]
    fn in_dragon_form_a_single_card_blocks_a_pair() {
        let mut m = struck_in_dragon_form("2 3 3", "dash 2, strike 2x3", "3 1");
        m.may(EAST, &["Rising Mountain", "pass"]).does(EAST, "Rising Mountain");
        m.offers(EAST, "block 1x3").does(EAST, "block 1x3").goes_on();
        let mut m = struck_in_dragon_form("2 3 3 3", "dash 2, strike 3x3", "3 3");
        m.does(EAST, "Rising Mountain").offers(EAST, "block 2x3").lacks(EAST, "block 1x3");
    }

    /// FD-0.6.
    #[test]
    fn is_not_asked_against_an_attack() {
        let board = duel().at(7, 10).west("3 3 3", "").east("3 3", "Rising Mountain");
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 3x3").may(EAST, &["take the hit"]);
    }

    /// FD-R10, FD-11.12a, FD-13.9: two cards might be a pair, and a stashed one counts.
    #[test]
    fn is_asked_but_not_offered_without_a_pair() {
        let mut m = struck("2 3 3 3", "dash 2, strike 3x3", "3 1");
        m.may(EAST, &["pass"]).refuses(EAST, "Rising Mountain", "FD-11.11");
        let mut m = struck("2 3 3 3", "dash 2, strike 3x3", "3");
        m.offers(EAST, "take the hit");
        let board = duel().at(5, 10).west("2 3 3 3", "").east("3", "Rising Mountain");
        let mut m = board.with(EAST, |f| f.stash = Some(number(3))).turn(WEST);
        m.does(WEST, "dash 2, strike 3x3").does(EAST, "Rising Mountain");
        m.offers(EAST, "block 1x3 + stashed 3");
    }

    /// FD-17.10: the other target on the space needs the full triple.
    #[test]
    fn applies_only_to_her_own_block() {
        let board = team().fighter(A1, 5, "2 3 3 3", "").fighter(A2, 1, "1", "");
        let board = board.fighter(B1, 10, "3 3", "Rising Mountain").fighter(B2, 10, "3 3 3", "");
        let mut m = board.turn(A1);
        m.does(A1, "dash 2, strike 3x3").does(B1, "Rising Mountain").does(B1, "block 2x3");
        m.offers(B2, "block 3x3").refuses(B2, "block 2x3", "FD-8.10");
    }

    /// FD-18.15: what she may do holds for the whole block, her teammates' cards included.
    #[test]
    fn teammates_may_complete_the_pair() {
        let board = team().fighter(A1, 5, "2 3 3 3", "").fighter(A2, 1, "1", "");
        let board = board.fighter(B1, 10, "3 5", "Rising Mountain").fighter(B2, 14, "4 3", "");
        let mut m = board.turn(A1);
        m.does(A1, "dash 2, strike 3x3").does(B1, "Rising Mountain");
        m.does(B2, "dash 4, offer 1x3").offers(B1, "block 1x3 with P4").lacks(B1, "block 1x3 + ");
        m.does(B1, "block 1x3 with P4").is_undefeated(B1).stands(B2, 10);
    }
}
