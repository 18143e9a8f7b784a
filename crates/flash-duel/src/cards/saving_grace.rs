//! Saving Grace: Gloria gives up her whole hand and the blow does not land.

use crate::ability::{Ability, Window};
use crate::why::Why;

const NO_HAND: Why = Why { clause: "FD-11.11", words: "you have no card to discard" };
const TOO_STRONG: Why = Why { clause: "FD-11.11", words: "the hit has a strength of more than 1" };

pub const CARD: Ability = Ability {
    name: "Saving Grace",
    text: "If its strength is 1, discard your whole hand (at least one card): the hit is prevented.",
    trigger: "You are about to be hit by an attack or dashing strike.",
    windows: Window::YOU_WOULD_BE_HIT,
    when: |open, me, _, _| match open.exchange() {
        Some(x) if x.strength > 1 => Err(TOO_STRONG),
        _ if open.hand_size(me) == 0 => Err(NO_HAND),
        _ => Ok(()),
    },
    effect: |t, play, cast| {
        t.discard_hand(play, cast.me);
        t.prevent_hit(play, cast.me);
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;
    use crate::{Event, Mode};
    use kernel::Viewer;

    /// FD-S85, FD-8.9, FD-6.6.
    #[test]
    fn she_survives_with_no_cards_and_only_refills_on_her_turn() {
        let board = duel().at(7, 10).west("3 1 1 1 1", "").east("2 4 5", "Saving Grace");
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 1x3").must(EAST, "take the hit");
        m.may(EAST, &["Saving Grace", "pass"]).does(EAST, "Saving Grace");
        m.goes_on().tokens(0, 0).turn_of(WEST).hand_size(EAST, 5).discarded("2 3 4 5");
        m.hears(Viewer::Public, Event::NoActionTaken { seat: EAST });
    }

    /// FD-8.9: who passes is hit.
    #[test]
    fn who_passes_is_hit() {
        let mut m = duel().at(7, 10).west("3 1", "").east("2", "Saving Grace").turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "take the hit").does(EAST, "pass").tokens(1, 0);
    }

    /// FD-8.9: also against strikes; it was neither blocked nor retreated from, so no such window
    /// opens.
    #[test]
    fn a_prevented_strike_was_neither_blocked_nor_retreated_from() {
        let abilities = "Stun Lock, Shadowswarm";
        let board = duel().at(5, 10).west("2 3 1", abilities).east("3 1", "Saving Grace");
        let mut m = board.turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(EAST, "take the hit").does(EAST, "Saving Grace");
        m.turn_of(WEST).asks(WEST).offers(WEST, "move back 1").is_recovering(EAST, false);
        m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::Recovered { .. }));
    }

    /// FD-11.11: it needs at least one card, which is public, so she is not even asked.
    #[test]
    fn needs_a_card_to_discard() {
        let mut m = duel().at(7, 10).west("3 1", "").east("", "Saving Grace").turn(WEST);
        m.does(WEST, "attack 1x3").must(EAST, "take the hit").tokens(1, 0);
    }

    /// FD-0.8, FD-11.11: strength is public, so she is not asked against more than one card, nor
    /// against one that counts as two.
    #[test]
    fn does_not_help_against_a_stronger_hit() {
        let mut m = duel().at(7, 10).west("3 3", "").east("2", "Saving Grace").turn(WEST);
        m.does(WEST, "attack 2x3").must(EAST, "take the hit").tokens(1, 0);
        let board = duel().at(7, 10).west("3", "").east("2", "Saving Grace");
        let mut m = board.lasting("Dragon Form", WEST, WEST).turn(WEST);
        m.does(WEST, "attack 1x3").must(EAST, "take the hit").tokens(1, 0);
    }

    /// FD-13.1: hits from abilities are no attack and give no such moment.
    #[test]
    fn does_not_help_against_hits_from_abilities() {
        let mut m = duel().at(8, 14).west("3", "Saving Grace").east("2", "Flame Arrow").turn(EAST);
        m.does(EAST, "Flame Arrow on P1").tokens(0, 1);
    }

    /// FD-8.6: works where no block is possible.
    #[test]
    fn works_against_an_unblockable_attack() {
        let board = duel().at(9, 10).west("1 2", "Windmill Crusher").east("1 1", "Saving Grace");
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 1x1").does(WEST, "Windmill Crusher").must(EAST, "take the hit");
        m.does(EAST, "Saving Grace").goes_on().tokens(0, 0);
    }

    /// Only hits on Gloria: her teammate on the same space falls.
    #[test]
    fn saves_nobody_else() {
        let board = board(Mode::Raid2).fighter(M1, 7, "1", "").fighter(M2, 7, "2", "Saving Grace");
        let mut m = board.fighter(DRAGON_OF_TWO, 10, "3 3", "").turn(DRAGON_OF_TWO);
        m.does(DRAGON_OF_TWO, "attack 1x3").does(M1, "take the hit").is_defeated(M1);
        m.does(M2, "take the hit").does(M2, "Saving Grace").is_undefeated(M2);
    }
}
