//! Acrobatics: Vendetta leaps out of the way of an attack.

use crate::ability::{Ability, Window};
use crate::step::Feature;
use crate::why::{self, Why};

const NO_CARD: Why = Why { clause: "FD-11.11", words: "you have no card to retreat with" };

pub const CARD: Ability = Ability {
    name: "Acrobatics",
    text: "You may retreat from this attack as if it were a dashing strike.",
    trigger: "You are attacked.",
    windows: Window::YOU_ARE_ATTACKED,
    when: |open, me, _, _| {
        let held_fast = open.exchange().is_some_and(|x| x.has(Feature::NO_RETREAT));
        match () {
            _ if open.is_on_start(me) => Err(why::RETREAT_ON_START),
            _ if held_fast || !open.may_anyone_retreat() => Err(why::RETREAT_FORBIDDEN),
            _ if open.cards_to_play(me) == 0 => Err(NO_CARD),
            _ => Ok(()),
        }
    },
    effect: |t, play, cast| t.allow_retreat(play, cast.me),
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::Space;
    use crate::tests::*;

    fn attacked(board: Board) -> Fight {
        let board = board.at(7, 10).west("3 1 1 1 1", "Shadowswarm, Knowing the Opponent");
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 1x3");
        m
    }

    /// FD-8.4, FD-9.1, FD-0.6: no retreat window opens, neither for him nor for the attacker.
    #[test]
    fn retreats_from_an_attack_and_recovers() {
        let mut m = attacked(duel().east("2 3 4", "Acrobatics, Pilebunker"));
        m.may(EAST, &["Acrobatics", "pass"]).does(EAST, "Acrobatics");
        m.may(EAST, &["block 1x3", "retreat 2", "retreat 3", "retreat 4", "take the hit"]);
        m.does(EAST, "retreat 4").stands(EAST, 14).asks(WEST).offers(WEST, "move forward 1");
        m.hand_size(EAST, 5);
    }

    /// FD-8.4: without it there is no retreat from an attack.
    #[test]
    fn passing_it_up_leaves_block_or_hit() {
        let mut m = attacked(duel().east("2 3 4", "Acrobatics"));
        m.does(EAST, "pass").may(EAST, &["block 1x3", "take the hit"]);
    }

    /// FD-S86, FD-8.6: even from an attack that cannot be blocked.
    #[test]
    fn escapes_an_unblockable_attack() {
        let board = duel().at(9, 10).west("1 2", "Windmill Crusher").east("1 4", "Acrobatics");
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 1x1").does(WEST, "Windmill Crusher").does(EAST, "Acrobatics");
        m.may(EAST, &["retreat 1", "retreat 4", "take the hit"]).does(EAST, "retreat 4");
        m.stands(EAST, 14).turn_of(WEST);
    }

    /// FD-R10, FD-8.5, FD-11.11: not from his Start, and not without a card.
    #[test]
    fn needs_room_and_a_card() {
        let mut m = duel().at(15, 18).west("3", "").east("2 3", "Acrobatics").turn(WEST);
        m.does(WEST, "attack 1x3").may(EAST, &["block 1x3", "take the hit"]);
        let mut m = attacked(duel().east("", "Acrobatics"));
        m.may(EAST, &["take the hit"]);
    }

    /// FD-8.6: not while nobody may retreat.
    #[test]
    fn is_not_possible_in_a_deathmatch() {
        let board = duel().at(7, 10).west("3 1", "Deathmatch").east("2 3", "Acrobatics");
        let mut m = board.turn(WEST);
        m.does(WEST, "Deathmatch").does(WEST, "attack 1x3");
        m.may(EAST, &["block 1x3", "take the hit"]);
    }

    /// FD-9.7: into a landmine it is a retreat like any other: the turn is skipped, no refill.
    #[test]
    fn a_landmine_costs_the_whole_turn() {
        let board = duel().east("2 3 4", "Acrobatics").with(WEST, |f| f.mine = Some(Space(12)));
        let mut m = attacked(board);
        m.does(EAST, "Acrobatics").does(EAST, "retreat 2").turn_of(WEST).holds(EAST, "3 4");
    }

    /// FD-17.10: only he may; the teammate on his space may not.
    #[test]
    fn does_not_help_a_teammate() {
        let board = team().fighter(A1, 7, "3", "").fighter(A2, 1, "1", "");
        let board = board.fighter(B1, 10, "2 2", "Acrobatics").fighter(B2, 10, "2 2", "");
        let mut m = board.turn(A1);
        m.does(A1, "attack 1x3").does(B1, "Acrobatics").does(B1, "retreat 2");
        m.may(B2, &["take the hit"]);
    }
}
