//! Perfect Counter: the Dragon undoes an ability, wherever its owner stands.

use crate::ability::{Ability, Window};

pub const CARD: Ability = Ability {
    name: "Perfect Counter",
    text: "Counter that ability, whatever space the opponent is on.",
    trigger: "An opponent announces an ability.",
    windows: Window::OPPONENT_ANNOUNCES,
    effect: |t, play, cast| t.counter(play, cast.me),
    bot: |_, _, _| true,
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::Mode;
    use crate::tests::*;

    const D: kernel::Seat = DRAGON_OF_TWO;

    fn raid(dragon: u8, m1: &str, m2: &str) -> Board {
        let board = board(Mode::Raid2).fighter(M1, 8, "4 4", m1).fighter(M2, 1, "1", m2);
        board.fighter(D, dragon, "1", "Perfect Counter")
    }

    /// FD-11.8: on a light space too; the countered card is spent and the turn goes on.
    #[test]
    fn counters_from_any_space() {
        let mut m = raid(14, "Charged Shot", "").turn(M1);
        m.does(M1, "Charged Shot on P3").may(D, &["Perfect Counter", "pass"]);
        m.does(D, "Perfect Counter").stands(D, 14).face_up(M1, "Charged Shot", false);
        m.face_up(D, "Perfect Counter", false).offers(M1, "move forward 4");
    }

    /// FD-11.10: a play with an ability in it is taken back.
    #[test]
    fn a_countered_play_is_taken_back() {
        let mut m = raid(14, "Master of Twos", "").turn(M1);
        m.does(M1, "move forward 2 (Master of Twos)").does(D, "Perfect Counter");
        m.stands(M1, 8).lacks(M1, "move forward 2").offers(M1, "move forward 4");
    }

    /// FD-12.4: a counter can be countered; then the first ability happens after all.
    #[test]
    fn can_itself_be_countered() {
        let mut m = raid(14, "Flame Arrow", "Reversal").turn(M1);
        m.does(M1, "Flame Arrow on P3").does(D, "Perfect Counter").does(M2, "Reversal");
        m.asks(M1);
        assert_eq!(m.table().open().fighter(D).hit_points, 1);
    }

    /// FD-11.1: he never must, and then the ability happens.
    #[test]
    fn the_dragon_may_let_it_pass() {
        let mut m = raid(14, "Flame Arrow", "").turn(M1);
        m.does(M1, "Flame Arrow on P3").does(D, "pass");
        m.face_up(D, "Perfect Counter", true).offers(M1, "move back 4");
        assert_eq!(m.table().open().fighter(D).hit_points, 1);
    }

    /// FD-S103, FD-16.18: the bot counters the first ability it can, whatever it is.
    #[test]
    fn the_bot_counters_at_the_first_chance() {
        let board =
            board(Mode::SoloDragon).at(7, 15).west("4 4 5 5 5", "Charged Shot, Dragon Form");
        let mut m = board.east("1 1 1 1 2", "Perfect Counter").draws("2 2").turn(WEST);
        m.does(WEST, "Charged Shot on P2").stands(EAST, 15).face_up(EAST, "Perfect Counter", false);
        // Then it moves 15 to 13 with its turn card, and nobody counters the next ability.
        m.does(WEST, "move back 4").stands(EAST, 13).does(WEST, "Dragon Form");
        let form = crate::ability::AbilityId::by_name("Dragon Form").expect("it is on the list");
        assert!(m.table().open().is_in_force(form, WEST), "nothing is left to counter it");
    }

    /// FD-16.18, FD-11.10: the bot counters an ability that is part of a play too.
    #[test]
    fn the_bot_counters_an_ability_within_a_play() {
        let board = board(Mode::SoloDragon).at(7, 15).west("4 4 5 5 5", "Master of Twos");
        let mut m = board.east("1 1 1 1 2", "Perfect Counter").turn(WEST);
        m.does(WEST, "move forward 2 (Master of Twos)").stands(WEST, 7);
        m.face_up(EAST, "Perfect Counter", false).face_up(WEST, "Master of Twos", false);
        m.turn_of(WEST)
            .lacks(WEST, "move forward 2 (Master of Twos)")
            .offers(WEST, "move forward 4");
    }

    /// FD-10.6, FD-11.6: what is played at time-over cannot be countered.
    #[test]
    fn cannot_counter_what_is_played_at_time_over() {
        let mut m = raid(14, "Pacifism", "").pile("2").turn(M2);
        m.does(M2, "move back 1").does(M1, "Pacifism").face_up(D, "Perfect Counter", true).over();
    }

    /// FD-S160: the attack stands as a normal attack.
    #[test]
    fn an_attack_whose_ability_is_countered_stands() {
        let board = raid(9, "Windmill Crusher", "").seat(M1, "1 4", "Windmill Crusher");
        let mut m = board.turn(M1);
        m.does(M1, "attack 1x1").does(M1, "Windmill Crusher").does(D, "Perfect Counter");
        m.may(D, &["block 1x1", "take the hit"]);
    }
}
