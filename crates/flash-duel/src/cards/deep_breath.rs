//! Deep Breath: the Dragon burns everyone six or seven spaces away.

use crate::ability::{Ability, Window};
use crate::table::Open;
use crate::why;
use kernel::{Seat, SeatSet};

fn in_range(open: &Open, me: Seat) -> SeatSet {
    open.enemies(me).iter().filter(|e| matches!(open.distance(me, *e), 6 | 7)).collect()
}

pub const CARD: Ability = Ability {
    name: "Deep Breath",
    text: "Hit every opponent who is 6 or 7 spaces away. It cannot be blocked or retreated from.",
    trigger: "Start of your turn.",
    windows: Window::TURN_START,
    when: |open, me, _, _| {
        if in_range(open, me).is_empty() { Err(why::NO_SUCH_TARGET) } else { Ok(()) }
    },
    effect: |t, play, cast| {
        let burnt = in_range(t.open(), cast.me);
        t.hit(play, burnt);
    },
    bot: |_, _, _| true,
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;
    use crate::{Event, Mode};
    use kernel::Viewer;

    const D: kernel::Seat = DRAGON_OF_THREE;

    fn raid(spaces: [u8; 3]) -> Board {
        let board = board(Mode::Raid3).fighter(M1, spaces[0], "1", "");
        let board = board.fighter(M2, spaces[1], "2", "").fighter(M3, spaces[2], "3", "");
        board.fighter(D, 14, "1 2 3 4 5", "Deep Breath")
    }

    /// FD-13.1, FD-21.4: all hits at the same time, no response, and the main action follows.
    #[test]
    fn burns_everyone_six_or_seven_away_and_acts_after() {
        let mut m = raid([7, 8, 9]).turn(D);
        m.may(D, &["Deep Breath", "pass"]).does(D, "Deep Breath");
        m.is_defeated(M1).is_defeated(M2).is_undefeated(M3).asks(D).offers(D, "attack 1x5");
        m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::Attacked { .. }));
    }

    /// FD-19.14: for each of the two he burns at once the Dragon gets one extra turn.
    #[test]
    fn two_burnt_at_once_earn_two_extra_turns() {
        let mut m = raid([7, 8, 9]).seat(D, "1 1 1 4 4", "Deep Breath").turn(D);
        m.does(D, "Deep Breath").does(D, "move back 1").turn_of(D).hand_size(D, 8);
        m.does(D, "move back 1").turn_of(D).hand_size(D, 8);
        m.does(D, "move back 1").turn_of(M3).asks(M3);
    }

    /// FD-11.11: five is too near and eight too far; then he is not asked.
    #[test]
    fn is_not_playable_with_nobody_in_range() {
        let mut m = raid([6, 9, 9]).turn(D);
        m.lacks(D, "Deep Breath").offers(D, "attack 1x5").refuses(D, "Deep Breath", "FD-11.11");
    }

    /// FD-16.18, FD-16.33: the bot uses it whenever somebody is in range, after its turn card.
    #[test]
    fn the_bot_uses_it_whenever_somebody_is_in_range() {
        let solo = |west| {
            let board = board(Mode::SoloDragon).at(west, 14).west("1", "");
            board.east("1", "Deep Breath").draws("2").turn(EAST)
        };
        solo(8).tokens(0, 1);
        solo(7).tokens(0, 1);
        solo(6).tokens(0, 0).stands(EAST, 12).face_up(EAST, "Deep Breath", true);
        // Five away without a 5: it dashes adjacent or moves, but does not breathe.
        solo(9).face_up(EAST, "Deep Breath", true);
    }

    /// FD-S170, FD-16.12: the turn card is drawn first; if it is the last one, time is over.
    #[test]
    fn the_bots_last_card_comes_before_its_breath() {
        let board = board(Mode::SoloDragon).at(8, 14).west("1", "");
        let mut m = board.east("1", "Deep Breath").pile("2").turn(EAST);
        m.tokens(1, 0).hears(Viewer::Public, Event::TimeOver);
    }

    /// FD-S139, FD-11.4: with Deep Breath the Dragon has used his ability and cannot answer a
    /// counter.
    #[test]
    fn countered_it_leaves_the_dragon_no_answer() {
        let board = raid([7, 8, 9]).seat(M2, "2", "Reversal");
        let mut m = board.seat(D, "1 5", "Deep Breath, Perfect Counter").turn(D);
        m.does(D, "Deep Breath").may(M2, &["Reversal", "pass"]).does(M2, "Reversal");
        m.asks(D).offers(D, "attack 1x5").is_undefeated(M1).is_undefeated(M2);
        m.face_up(D, "Perfect Counter", true);
    }
}
