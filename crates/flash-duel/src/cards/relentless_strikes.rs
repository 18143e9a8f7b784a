//! Relentless Strikes: Gwen strikes again at once, and even while she recovers.

use crate::ability::{Ability, Ends, Lasting, Window};
use crate::step::Grant;
use crate::why::Why;

const GRANT: Grant = Grant { strikes: true, ..Grant::ATTACK };
const NOTHING_TO_STRIKE: Why =
    Why { clause: "FD-11.11", words: "you can neither attack nor dashing strike" };

pub const CARD: Ability = Ability {
    name: "Relentless Strikes",
    text: "You may attack or dashing strike, counting as one card stronger. On a recover turn you \
           then refill as usual.",
    trigger: "You are recovering from a retreat, or your attack or dashing strike is resolved.",
    windows: Window::RECOVERING.or(Window::ACTION_RESOLVED),
    when: |open, me, _, _| {
        if open.could_attack(me) || open.could_strike(me) { Ok(()) } else { Err(NOTHING_TO_STRIKE) }
    },
    hand: |t, me, _, _| {
        if t.grant_finds_something(me, GRANT) { Ok(()) } else { Err(NOTHING_TO_STRIKE) }
    },
    effect: |t, play, cast| {
        t.begin(play, cast.card, cast.me, cast.me);
        t.grant(cast.me, GRANT);
    },
    lasting: Some(Lasting { attack: 1, strike: 1, ends: Ends::TURN, ..Lasting::NOTHING }),
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    fn recovering(west: u8, east: u8, hand: &str) -> Board {
        let board = duel().at(west, east).west(hand, "Relentless Strikes").east("1", "");
        board.with(WEST, |f| f.retreat_due = true)
    }

    /// FD-9.4, FD-9.2: attack or strike, no move or push; then she refills.
    #[test]
    fn grants_an_attack_or_a_strike_on_the_recover_turn() {
        let mut m = recovering(5, 10, "5 2 3").turn(WEST);
        m.may(WEST, &["Relentless Strikes", "pass"]).does(WEST, "Relentless Strikes");
        m.may(WEST, &["attack 1x5", "dash 2, strike 1x3", "dash 3, strike 1x2", "pass"]);
        m.does(WEST, "attack 1x5").does(EAST, "take the hit").tokens(1, 0);
    }

    /// FD-7.14, FD-8.3: when her attack is resolved she strikes again, one card stronger.
    #[test]
    fn strikes_again_after_her_attack() {
        let board = duel().at(7, 10).west("3 3 1", "Relentless Strikes").east("3 3 1", "");
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "block 1x3");
        m.may(WEST, &["Relentless Strikes", "pass"]).does(WEST, "Relentless Strikes");
        m.does(WEST, "attack 1x3").must(EAST, "take the hit").tokens(1, 0);
    }

    /// FD-7.4: adjacent there is no push either.
    #[test]
    fn grants_no_push() {
        let mut m = recovering(9, 10, "1 2 3").turn(WEST);
        m.does(WEST, "Relentless Strikes").may(WEST, &["attack 1x1", "pass"]);
        m.does(WEST, "pass").turn_of(EAST).hand_size(WEST, 5).is_recovering(WEST, false);
    }

    /// FD-S81, FD-9.6, FD-22.14: a forced recovery is not from a retreat.
    #[test]
    fn is_no_use_on_a_forced_recovery() {
        let board = recovering(5, 10, "5 2 3").with(WEST, |f| {
            (f.retreat_due, f.forced_due) = (false, 1);
        });
        let mut m = board.turn(WEST);
        m.turn_of(EAST).hand_size(WEST, 5);
    }

    /// FD-S81, FD-9.10: with both due the retreat comes first, and only that turn can be used.
    #[test]
    fn of_two_recoveries_only_the_first_can_be_used() {
        let board = recovering(5, 10, "5 2 3 1 1").with(WEST, |f| f.forced_due = 1);
        let mut m = board.turn(WEST);
        m.does(WEST, "pass").does(EAST, "move back 1").turn_of(EAST).asks(EAST);
        m.face_up(WEST, "Relentless Strikes", true);
    }

    /// FD-S81: the same with the ability that forces it, in Team Battle.
    #[test]
    fn dominance_adds_a_recovery_it_cannot_use() {
        let board = team().fighter(A1, 1, "1", "").fighter(A2, 1, "1 1", "Dominance");
        let board =
            board.fighter(B1, 18, "1", "").fighter(B2, 6, "5 4 3 2 1", "Relentless Strikes");
        let mut m = board.with(B2, |f| f.retreat_due = true).turn(A2);
        m.does(A2, "Dominance on P4")
            .does(A2, "move back 1")
            .may(B2, &["Relentless Strikes", "pass"]);
        m.does(B2, "pass").does(A1, "move back 1").does(B1, "move back 1");
        m.does(A2, "move back 1").turn_of(A1).face_up(B2, "Relentless Strikes", true);
    }

    /// FD-11.12a: asked whenever some hand could strike, offered only if hers can.
    #[test]
    fn is_asked_but_not_offered_without_a_fitting_hand() {
        let mut m = recovering(5, 10, "4 4").turn(WEST);
        m.may(WEST, &["pass"]).refuses(WEST, "Relentless Strikes", "FD-11.11");
    }

    /// FD-11.12a: out of every reach, or with one card and nobody within five, she is not asked.
    #[test]
    fn is_not_asked_out_of_reach() {
        recovering(1, 12, "1 2 3 4 5").turn(WEST).turn_of(EAST);
        recovering(4, 10, "5").turn(WEST).turn_of(EAST);
        recovering(4, 10, "5 4").turn(WEST).turn_of(WEST).may(WEST, &["pass"]);
    }
}
