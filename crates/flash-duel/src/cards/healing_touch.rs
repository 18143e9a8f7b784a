//! Healing Touch: Gloria gives a card, and gets a teammate who retreated back on his feet.

use crate::ability::{Ability, Aim, Window};
use crate::table::Drawn;
use crate::why::Why;

const NOT_HURT: Why = Why { clause: "FD-11.11", words: "that hand has 5 cards or more" };

/// Who holds so many cards needs no healing.
const FULL: u8 = 5;

pub const CARD: Ability = Ability {
    name: "Healing Touch",
    text: "You or one teammate who holds fewer than 5 cards draws a card; if that player is due to \
           recover from a retreat, they no longer are.",
    trigger: "Start of your turn.",
    windows: Window::TURN_START,
    aim: Aim::SelfOrAlly,
    when: |open, _, _, naming| match open.hand_size(naming.target()) {
        held if held >= FULL => Err(NOT_HURT),
        _ => Ok(()),
    },
    effect: |t, play, cast| {
        let who = cast.naming.target();
        if t.draw(play, who) == Drawn::GoesOn {
            t.cancel_recovery(play, who);
        }
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::Mode;
    use crate::tests::*;

    fn gloria_and_ally(change: impl Fn(&mut crate::position::Place)) -> Board {
        let board = team().fighter(A1, 4, "1 1", "Healing Touch").fighter(A2, 6, "2 2 2 2", "");
        board.fighter(B1, 15, "1", "").fighter(B2, 18, "1", "").with(A2, change)
    }

    /// In 1v1 it just draws a card; the main action follows.
    #[test]
    fn alone_she_just_draws_a_card() {
        let mut m = duel().west("3", "Healing Touch").east("1", "").draws("5").turn(WEST);
        m.may(WEST, &["Healing Touch on P1", "pass"]).does(WEST, "Healing Touch on P1");
        m.holds(WEST, "3 5").offers(WEST, "move forward 5");
    }

    /// FD-9.5: the teammate draws and need not recover from his retreat.
    #[test]
    fn a_teammate_on_any_space_need_not_recover() {
        let mut m = gloria_and_ally(|f| f.retreat_due = true).draws("5").turn(A1);
        m.may(A1, &["Healing Touch on P1", "Healing Touch on P3", "pass"]);
        m.does(A1, "Healing Touch on P3").holds(A2, "2 2 2 2 5").is_recovering(A2, false);
        m.does(A1, "move back 1").does(B1, "move back 1").asks(A2).offers(A2, "move forward 5");
    }

    /// FD-9.5, FD-19.12: a mortal of a Raid who is due to recover draws his card too.
    #[test]
    fn a_recovering_mortal_draws_and_is_healed() {
        let board =
            board(Mode::Raid2).fighter(M1, 4, "1 1", "Healing Touch").fighter(M2, 6, "2", "");
        let board = board.seat(DRAGON_OF_TWO, "1", "").with(M2, |f| f.retreat_due = true);
        let mut m = board.draws("5").turn(M1);
        m.does(M1, "Healing Touch on P2").holds(M2, "2 5").is_recovering(M2, false);
        m.does(M1, "move back 1").turn_of(M2).asks(M2).offers(M2, "move forward 5");
    }

    /// FD-9.5, FD-9.6: neither a forced recovery nor a skipped turn is cancelled.
    #[test]
    fn heals_retreats_only() {
        let mut m = gloria_and_ally(|f| f.forced_due = 1).draws("5").turn(A1);
        m.does(A1, "Healing Touch on P3").is_recovering(A2, true);
        let mut m = gloria_and_ally(|f| f.skip_due = true).draws("5").turn(A1);
        m.does(A1, "Healing Touch on P3").is_recovering(A2, true);
    }

    /// FD-11.7: who is not chosen gets nothing.
    #[test]
    fn heals_only_the_chosen_one() {
        let mut m = gloria_and_ally(|f| f.retreat_due = true).draws("5").turn(A1);
        m.does(A1, "Healing Touch on P1").holds(A1, "1 1 5").is_recovering(A2, true);
    }

    /// FD-11.11: a full hand needs no healing.
    #[test]
    fn is_not_for_a_hand_of_five() {
        let board = team().fighter(A1, 4, "1 1", "Healing Touch").fighter(A2, 6, "2 2 2 2 3", "");
        let mut m = board.fighter(B1, 15, "1", "").fighter(B2, 18, "1", "").turn(A1);
        m.may(A1, &["Healing Touch on P1", "pass"]);
        m.refuses(A1, "Healing Touch on P3", "FD-11.11");
    }

    /// FD-10.2, FD-10.13: her draw takes the last card and time is over; A is farther advanced.
    #[test]
    fn the_draw_can_start_time_over() {
        let mut m = duel().at(9, 16).west("3", "Healing Touch").east("1", "").pile("5").turn(WEST);
        m.does(WEST, "Healing Touch on P1").tokens(1, 0);
    }

    /// FD-20.24: a hidden traitor counts as a teammate, the Dragon never.
    #[test]
    fn a_hidden_traitor_is_a_teammate() {
        let board = board(Mode::Betrayal).fighter(M1, 1, "1", "Healing Touch").seat(M2, "1", "");
        let board = board.seat(M3, "1", "").defeated(M4).seat(DRAGON_OF_FOUR, "1", "");
        let mut m = board.traitor(M2).draws("5").turn(M1);
        let on = ["Healing Touch on P1", "Healing Touch on P2", "Healing Touch on P3", "pass"];
        m.may(M1, &on).does(M1, "Healing Touch on P2").holds(M2, "1 5");
    }
}
