//! Pacifism: when time runs out Argagarg asks who came farther, not who strikes last.

use crate::ability::{Ability, Window};
use crate::why::Why;

const SKIPPED_ALREADY: Why = Why { clause: "FD-11.11", words: "last-hits are skipped already" };

pub const CARD: Ability = Ability {
    name: "Pacifism",
    text: "Skip last-hits. The result is decided by distance advanced alone.",
    trigger: "Time runs out.",
    windows: Window::TIME_OVER,
    when: |open, _, _, _| {
        if open.are_last_hits_skipped() { Err(SKIPPED_ALREADY) } else { Ok(()) }
    },
    effect: |t, play, _| t.skip_last_hits(play),
    counterable: false,
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;
    use crate::{Mode, Side, Standing};

    /// West moves back to 6 and draws the last card; he holds two 2s against one, at distance 2.
    fn last_card(west: &str, east: &str) -> Fight {
        let board = duel().at(7, 8).west("1 2 2 4 4", west).east("2 3 3 3", east).pile("5");
        let mut m = board.turn(WEST);
        m.does(WEST, "move back 1").stands(WEST, 6);
        m
    }

    /// FD-S70, FD-10.6, FD-10.7.
    #[test]
    fn distance_decides_instead_of_last_hits() {
        let mut m = last_card("", "Pacifism");
        m.may(EAST, &["Pacifism", "pass"]).does(EAST, "Pacifism").tokens(0, 1);
        let mut m = last_card("", "Pacifism");
        m.does(EAST, "pass").tokens(1, 0);
    }

    /// FD-S33, FD-10.6: everything else that lies face up stays where it is.
    #[test]
    fn is_the_only_ability_at_time_over() {
        let board = duel().at(7, 8).west("1 2 2 4 4", "Charged Shot");
        let mut m = board.east("2 3 3 3", "Pacifism, Dragon Form").pile("5").turn(WEST);
        m.does(WEST, "pass").does(WEST, "move back 1").hand_size(WEST, 5);
        m.may(EAST, &["Pacifism", "pass"]).refuses(EAST, "Dragon Form", "FD-10.6");
    }

    /// FD-11.11: where both have it the first one settles it.
    #[test]
    fn is_not_played_twice() {
        let mut m = last_card("Pacifism", "Pacifism");
        m.does(WEST, "Pacifism").tokens(0, 1).face_up(EAST, "Pacifism", true);
    }

    /// FD-S33: Argagarg stands on a dark space and Grave has Reversal, but there is no answer.
    #[test]
    fn cannot_be_countered() {
        let board = duel().at(8, 9).west("1 2 2 4 4", "Reversal").east("2 3 3 3", "Pacifism");
        let mut m = board.pile("5").turn(WEST);
        m.does(WEST, "move back 1").does(EAST, "Pacifism").tokens(0, 1);
    }

    /// FD-S71, FD-22.12.
    #[test]
    fn is_not_offered_after_another_ability_this_turn() {
        let last_card_of_argagarg = |first: &str| {
            let board = duel().at(6, 9).west("4 4", "");
            let board = board.east("1 2 3 3 3", "Hex of Murkwood, Pacifism").pile("5");
            let mut m = board.turn(EAST);
            m.does(EAST, first).does(EAST, "move back 1").stands(EAST, 10);
            m
        };
        last_card_of_argagarg("Hex of Murkwood on P1").tokens(1, 0).round(1);
        last_card_of_argagarg("pass").tokens(0, 0).may(EAST, &["Pacifism", "pass"]);
    }

    /// FD-S72, FD-S169, FD-10.7, FD-15.11: Gwen has lost before anybody is asked, whoever has the
    /// other card.
    #[test]
    fn yields_to_shadow_plague() {
        last_card("Shadow Plague", "Pacifism").tokens(0, 2);
        last_card("", "Shadow Plague, Pacifism").tokens(2, 0);
        let board = team().fighter(A1, 7, "1 1 1 1 1", "Pacifism").fighter(A2, 3, "1", "");
        let board = board.fighter(B1, 12, "1", "Shadow Plague").fighter(B2, 18, "1", "Pacifism");
        let mut m = board.pile("5").turn(A1);
        m.does(A1, "move forward 1").tokens(2, 0);
    }

    /// FD-R7.
    /// FD-17.19: the front-most members are compared and nothing else, however many are left.
    #[test]
    fn compares_the_front_most_of_each_team() {
        let board = team().fighter(A1, 9, "1 1 1 1 1", "Pacifism").defeated(A2);
        let board = board.fighter(B1, 12, "4 4", "").fighter(B2, 18, "1", "");
        let mut m = board.pile("5").turn(A1);
        m.does(A1, "move back 1").may(A1, &["Pacifism", "pass"]).does(A1, "Pacifism");
        m.tokens(1, 0);
    }

    /// FD-19.20: the Dragon against the farthest-forward mortal.
    #[test]
    fn saves_a_mortal_from_the_dragons_last_hit() {
        let board = board(Mode::Raid2).fighter(M1, 8, "1 1 1 1 1", "Pacifism");
        let board = board.fighter(M2, 2, "1 1 1 1 1", "");
        let mut m = board.fighter(DRAGON_OF_TWO, 12, "4 4 4 4 4 4 4", "").pile("5").turn(M2);
        m.does(M2, "move back 1").may(M1, &["Pacifism", "pass"]).does(M1, "Pacifism");
        m.is_undefeated(M1).over();
        assert_eq!(m.table().open().standing(), Standing::Won(Side::West));
    }

    /// FD-20.27: what the traitor would score is skipped too.
    #[test]
    fn skips_the_traitors_last_hits() {
        let board = board(Mode::Betrayal).position(|p| p.reshuffles = 0).traitor(M2);
        let board = board.fighter(M1, 8, "1 1 1 1 1", "Pacifism").fighter(M2, 10, "2 2", "");
        let board = board.fighter(M3, 7, "1 1", "").fighter(M4, 2, "1 1", "");
        let mut m = board.fighter(DRAGON_OF_FOUR, 14, "3", "").pile("5").turn(M4);
        m.does(M4, "move back 1").does(M2, "done").does(M1, "Pacifism").is_undefeated(M1).over();
        assert_eq!(m.table().open().standing(), Standing::Won(Side::West));
    }
}
