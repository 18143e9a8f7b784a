//! Wing Buffet: the Dragon's wings blow everyone near him back.

use crate::ability::{Ability, Window};
use crate::table::Open;
use crate::why;
use kernel::{Seat, SeatSet};

const REACH: u8 = 5;
const SPACES: u8 = 3;

fn near(open: &Open, me: Seat) -> SeatSet {
    open.enemies(me).iter().filter(|e| open.distance(me, *e) <= REACH).collect()
}

pub const CARD: Ability = Ability {
    name: "Wing Buffet",
    text: "Push every opponent within 5 spaces back 3 spaces.",
    trigger: "Start of your turn.",
    windows: Window::TURN_START,
    when: |open, me, _, _| {
        let moved = near(open, me).iter().any(|e| !open.is_on_start(e));
        if moved { Ok(()) } else { Err(why::EMPTY_DISPLACEMENT) }
    },
    effect: |t, play, cast| {
        let pushed = near(t.open(), cast.me);
        t.push_back(play, pushed, SPACES);
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;
    use crate::{Mode, Space};

    const D: kernel::Seat = DRAGON_OF_THREE;

    fn raid(spaces: [u8; 3], dragon: u8) -> Board {
        let board = board(Mode::Raid3).fighter(M1, spaces[0], "1", "");
        let board = board.fighter(M2, spaces[1], "2", "").fighter(M3, spaces[2], "3", "");
        board.fighter(D, dragon, "1 2", "Wing Buffet")
    }

    /// FD-13.2, FD-21.4, FD-7.7: everyone within five, nobody farther, no recovery.
    #[test]
    fn pushes_everyone_within_five_and_nobody_else() {
        let mut m = raid([9, 5, 4], 10).turn(D);
        m.may(D, &["Wing Buffet", "pass"]).does(D, "Wing Buffet");
        m.stands(M1, 6).stands(M2, 2).stands(M3, 4).stands(D, 10).is_recovering(M1, false);
        m.asks(D).offers(D, "move forward 2");
    }

    /// FD-7.6: it stops at Start.
    #[test]
    fn stops_at_start() {
        let mut m = raid([3, 1, 2], 6).turn(D);
        m.does(D, "Wing Buffet").stands(M1, 1).stands(M2, 1).stands(M3, 1);
    }

    /// FD-2.12: of those blown over a landmine the first in turn order after the Dragon sets it
    /// off, he alone; M3's mine lies on 7.
    #[test]
    fn one_of_those_blown_over_a_landmine_sets_it_off() {
        let mined = || raid([9, 9, 2], 10).with(M3, |f| f.mine = Some(Space(7)));
        let mut m = mined().turn(D);
        m.does(D, "Wing Buffet").stands(M1, 6).stands(M2, 6);
        m.is_recovering(M1, true).is_recovering(M2, false);
        let mut m = mined().position(|p| p.order = vec![M2, M1, M3, D]).turn(D);
        m.does(D, "Wing Buffet").is_recovering(M1, false).is_recovering(M2, true);
    }

    /// FD-13.11: if it would move nobody it cannot be played.
    #[test]
    fn is_not_playable_if_it_would_move_nobody() {
        let mut m = raid([1, 1, 1], 6).turn(D);
        m.lacks(D, "Wing Buffet").offers(D, "move forward 2");
        let mut m = raid([4, 4, 4], 10).turn(D);
        m.lacks(D, "Wing Buffet").refuses(D, "Wing Buffet", "FD-13.11");
    }
}
