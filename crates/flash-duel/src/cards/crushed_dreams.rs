//! Crushed Dreams: nobody comes to the help of the Dragon's victim.

use crate::ability::{Ability, Window};

pub const CARD: Ability = Ability {
    name: "Crushed Dreams",
    text: "Nobody may dashing block against it.",
    trigger: "You attack or dashing strike.",
    windows: Window::YOU_ATTACK.or(Window::YOU_DASHING_STRIKE),
    effect: |t, play, _| t.forbid_dashing_block(play),
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::Mode;
    use crate::tests::*;

    const D: kernel::Seat = DRAGON_OF_TWO;

    fn raid(dragon: u8) -> Board {
        let board = board(Mode::Raid2).fighter(M1, 9, "3 2", "").fighter(M2, 7, "2 3", "");
        board.fighter(D, dragon, "3 2", "Crushed Dreams")
    }

    /// FD-18.1: without it the teammate behind may help.
    #[test]
    fn passed_up_it_leaves_the_dashing_block() {
        let mut m = raid(12).turn(D);
        m.does(D, "attack 1x3").may(D, &["Crushed Dreams", "pass"]).does(D, "pass");
        m.may(M2, &["dash 2, offer 1x3", "pass"]);
    }

    /// FD-18.1: nobody is asked for help; the target still blocks for himself.
    #[test]
    fn nobody_may_help_against_an_attack() {
        let mut m = raid(12).turn(D);
        m.does(D, "attack 1x3").does(D, "Crushed Dreams");
        m.may(M1, &["block 1x3", "take the hit"]).does(M1, "block 1x3").turn_of(M1);
    }

    /// FD-18.1: the same against a strike; the target may block and retreat.
    #[test]
    fn nobody_may_help_against_a_strike() {
        let mut m = raid(14).turn(D);
        m.does(D, "dash 2, strike 1x3").does(D, "Crushed Dreams");
        m.may(M1, &["block 1x3", "retreat 2", "retreat 3", "take the hit"]);
    }

    /// It holds for that attack only: in his next turn the teammate behind is asked again.
    #[test]
    fn holds_for_one_attack_only() {
        let mut m = raid(12).seat(D, "3 1 1", "Crushed Dreams").turn(D);
        m.does(D, "attack 1x3").does(D, "Crushed Dreams").does(M1, "block 1x3");
        m.does(M1, "move forward 2").does(M2, "move forward 2").stands(M1, 11).stands(M2, 9);
        m.does(D, "attack 1x1").asks(M2).offers(M2, "pass");
    }
}
