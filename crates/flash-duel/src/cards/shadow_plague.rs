//! Shadow Plague: Gwen fights with six cards, and has no time to lose.

use crate::ability::{Ability, Always};

pub const CARD: Ability = Ability {
    name: "Shadow Plague",
    text: "Your opening hand and refill limit are 6. If time runs out you lose the round. Each \
           round you lose gives the winner one extra win token.",
    trigger: "Always in effect.",
    always: Some(Always { hand: 1, loses_at_time_over: true, tokens_for_winner: 1 }),
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;
    use crate::{Event, Mode, Standing};
    use kernel::Viewer;

    fn last_hits(e: &Event) -> bool {
        matches!(e, Event::LastHit { .. } | Event::LastHitsSkipped)
    }

    /// FD-S73, FD-10.1, FD-22.15: she refills to 6, also on a turn with an ability, and is dealt 6.
    #[test]
    fn she_refills_to_six_and_is_dealt_six() {
        let board = duel().at(1, 16).west("3", "Shadow Plague, Dragon Form").east("1", "");
        let mut m = board.turn(WEST);
        m.refuses(WEST, "Shadow Plague", "FD-11.6").does(WEST, "Dragon Form");
        m.does(WEST, "move back 3").hand_size(WEST, 6).does(EAST, "move back 1").hand_size(EAST, 5);
        let mut m = duel().at(7, 10).west("3", "Shadow Plague").east("1", "").turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "take the hit").does(EAST, "East goes first");
        m.round(2).tokens(1, 0).hand_size(WEST, 6).hand_size(EAST, 5);
    }

    /// FD-S73, FD-4.6: she loses at time-over even with more matching cards, and it costs two.
    #[test]
    fn she_loses_at_time_over_and_the_winner_takes_two() {
        let board = duel().at(12, 15).west("4 4 1", "Shadow Plague").east("1", "").pile("2");
        let mut m = board.turn(WEST);
        m.does(WEST, "move back 1").tokens(0, 2);
        m.hears_nothing_like(Viewer::Public, last_hits);
    }

    /// FD-4.6: every round she loses is worth two, not only one that timed out.
    #[test]
    fn a_round_lost_by_a_hit_gives_two_tokens_as_well() {
        let mut m = duel().at(7, 10).west("1", "Shadow Plague").east("3", "").turn(EAST);
        m.does(EAST, "attack 1x3").does(WEST, "take the hit").tokens(0, 2);
    }

    /// FD-S43, FD-S72, FD-S169, FD-10.7: lost before any other ability is asked for.
    #[test]
    fn comes_before_anything_made_for_time_over() {
        let board = duel().at(8, 10).west("2 1", "Shadow Plague").east("1", "Pacifism, Reversal");
        let mut m = board.pile("2").turn(WEST);
        m.does(WEST, "move back 1").tokens(0, 2).face_up(EAST, "Pacifism", true);
        let board = duel().at(8, 10).west("2 1", "Shadow Plague, Pacifism").east("1", "");
        let mut m = board.pile("2").turn(WEST);
        m.does(WEST, "move back 1").tokens(0, 2).face_up(WEST, "Pacifism", true);
        let board = team().fighter(A1, 8, "1", "Shadow Plague").fighter(A2, 1, "1", "Pacifism");
        let mut m = board.fighter(B1, 18, "1", "").fighter(B2, 18, "1", "").pile("2").turn(A1);
        m.does(A1, "move back 1").tokens(0, 2).face_up(A2, "Pacifism", true);
    }

    /// FD-S69: with the stakes raised a win over Gwen is worth three tokens.
    #[test]
    fn is_worth_three_with_raised_stakes() {
        let board = duel().at(7, 10).west("1", "Shadow Plague").east("3", "");
        let mut m = board.lasting("Raise the Stakes", EAST, EAST).turn(EAST);
        m.does(EAST, "attack 1x3").does(WEST, "take the hit").tokens(0, 3).over();
    }

    /// FD-22.20: two of them facing each other draw.
    #[test]
    fn two_of_them_draw_at_time_over() {
        let board = duel().at(9, 10).west("2 1", "Shadow Plague").east("1 1", "Shadow Plague");
        let mut m = board.pile("2").turn(WEST);
        m.does(WEST, "move back 1").tokens(0, 0).hears(Viewer::Public, Event::RoundDrawn);
    }

    /// FD-22.20, FD-22.21, FD-11.12: her team loses as one, even if she fell before.
    #[test]
    fn a_team_loses_with_a_fallen_gwen() {
        let board = team().fighter(A1, 9, "2 1", "").fighter(A2, 1, "", "Shadow Plague");
        let board = board.fighter(B1, 16, "1", "").defeated(B2).defeated(A2).pile("2");
        board.turn(A1).does(A1, "move back 1").tokens(0, 2);
    }

    /// FD-S136: in a Raid the mortals lose at once, before last-hits.
    #[test]
    fn the_mortals_lose_a_raid_at_time_over() {
        let board = board(Mode::Raid2).fighter(M1, 9, "", "").fighter(M2, 1, "1", "Shadow Plague");
        let board = board.fighter(DRAGON_OF_TWO, 16, "1", "").pile("2");
        let mut m = board.turn(M2);
        m.does(M2, "move back 1").hears_nothing_like(Viewer::Public, last_hits).over();
        assert_eq!(m.table().open().standing(), Standing::Won(crate::Side::East));
    }

    /// FD-S151, FD-22.19: as the hidden traitor she drags the Dragon down.
    #[test]
    fn a_traitor_drags_the_dragon_down() {
        let board = board(Mode::Betrayal).fighter(M1, 2, "1", "").seat(M2, "1", "Shadow Plague");
        let board = board.defeated(M3).defeated(M4).fighter(DRAGON_OF_FOUR, 16, "1", "");
        let board = board.pile("2").traitor(M2).position(|p| p.reshuffles = 0);
        let mut m = board.turn(M2);
        m.does(M2, "move back 1").hears(Viewer::Public, Event::TraitorRevealed { seat: M2 });
        m.does(M2, "done").over();
        assert_eq!(m.table().open().standing(), Standing::Won(crate::Side::West));
    }

    /// FD-16.1, FD-10.7, FD-4.6: against every Solo bot she loses at time-over, before last-hits,
    /// and the bot takes two tokens.
    #[test]
    fn she_loses_to_every_bot_at_time_over() {
        for mode in [Mode::SoloDummy, Mode::SoloRook, Mode::SoloDragon] {
            let board = board(mode).at(12, 15).west("4 4 1", "Shadow Plague").east("1", "");
            let mut m = board.pile("2").turn(WEST);
            m.does(WEST, "move back 1").tokens(0, 2).hears(Viewer::Public, Event::TimeOver);
            m.hears_nothing_like(Viewer::Public, last_hits);
        }
    }

    /// FD-16.1, FD-4.6: and two tokens when the bot hits her.
    #[test]
    fn every_bot_takes_two_tokens_for_a_hit() {
        for mode in [Mode::SoloDummy, Mode::SoloRook, Mode::SoloDragon] {
            let board = board(mode).at(7, 10).west("1", "Shadow Plague").east("3 3 5 1 2", "");
            let mut m = board.draws("3").turn(EAST);
            m.must(WEST, "take the hit").tokens(0, 2).asks(WEST);
        }
    }
}
