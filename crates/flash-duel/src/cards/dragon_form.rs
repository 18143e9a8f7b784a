//! Dragon Form: Midori's attacks grow stronger until he gives ground.

use crate::ability::{Ability, Ends, Lasting, Window};
use crate::table::Open;
use kernel::Seat;

pub const CARD: Ability = Ability {
    name: "Dragon Form",
    text: "Enter Dragon Form: every attack of yours has strength +1 (one card must be blocked by \
           two, and so on). The form is lost when you retreat or move backward, and at the end of \
           the round.",
    trigger: "Start of your turn.",
    windows: Window::TURN_START,
    effect: |t, play, cast| t.begin(play, cast.card, cast.me, cast.me),
    lasting: Some(Lasting {
        attack: 1,
        ends: Ends::RETREAT.or(Ends::MOVE_BACK),
        ..Lasting::NOTHING
    }),
    ..Ability::BLANK
};

/// Whether this fighter is in the form now; another card asks.
pub fn is_in_form(open: &Open, seat: Seat) -> bool {
    open.lasting().any(|(f, _)| f.on == seat && f.ability.card().name == CARD.name)
}

#[cfg(test)]
mod tests {
    use crate::tests::*;
    use scenario::Scene;

    fn in_dragon_form(m: &mut Scene<crate::Table>) -> bool {
        super::is_in_form(m.table().open(), WEST)
    }

    /// FD-S50, FD-8.3.
    #[test]
    fn a_single_card_must_be_blocked_by_two() {
        let mut m = duel().at(7, 10).west("3", "Dragon Form").east("3 3 1", "").turn(WEST);
        m.does(WEST, "Dragon Form").does(WEST, "attack 1x3");
        m.may(EAST, &["block 2x3", "take the hit"]).refuses(EAST, "block 1x3", "FD-8.10");
    }

    /// FD-S52: strikes are not attacks (FD-0.6).
    #[test]
    fn does_not_strengthen_dashing_strikes() {
        let mut m = duel().at(5, 10).west("2 3", "Dragon Form").east("3 1", "").turn(WEST);
        m.does(WEST, "Dragon Form").does(WEST, "dash 2, strike 1x3").offers(EAST, "block 1x3");
    }

    /// FD-S51, FD-22.2.
    #[test]
    fn a_push_does_not_end_it() {
        let board = duel().at(9, 10).west("3 3", "Dragon Form").east("2 1", "");
        let mut m = board.lasting("Dragon Form", WEST, WEST).turn(EAST);
        m.does(EAST, "push 2").stands(WEST, 7);
        assert!(in_dragon_form(&mut m));
    }

    /// FD-S51: even a move back from Start that changes nothing.
    #[test]
    fn any_move_back_ends_it() {
        let board = duel().at(1, 10).west("3 3", "").east("2 1", "");
        let mut m = board.lasting("Dragon Form", WEST, WEST).turn(WEST);
        m.does(WEST, "move back 3").stands(WEST, 1);
        assert!(!in_dragon_form(&mut m));
    }

    /// FD-S51.
    #[test]
    fn a_retreat_ends_it() {
        let board = duel().at(7, 12).west("4 4", "").east("2 3", "");
        let mut m = board.lasting("Dragon Form", WEST, WEST).turn(EAST);
        m.does(EAST, "dash 2, strike 1x3").does(WEST, "retreat 4");
        assert!(!in_dragon_form(&mut m));
    }

    /// FD-S53, FD-10.11.
    #[test]
    fn adds_nothing_to_last_hits() {
        let board = duel().at(8, 10).west("2 1 1 1", "").east("2 3 3 3 3", "").pile("1");
        let mut m = board.lasting("Dragon Form", WEST, WEST).turn(WEST);
        m.does(WEST, "move back 1").tokens(0, 1);
    }

    /// FD-S53, FD-10.11: nor while it lasts: equal 2s at distance 2, and advance decides.
    #[test]
    fn adds_nothing_to_last_hits_while_it_lasts() {
        let board = duel().at(7, 10).west("1 2 4 4 4", "").east("2 3 3 3 3", "").pile("5");
        let mut m = board.lasting("Dragon Form", WEST, WEST).turn(WEST);
        m.does(WEST, "move forward 1").tokens(0, 1);
    }
}
