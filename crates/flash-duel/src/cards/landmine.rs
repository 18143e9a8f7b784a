//! Landmine: Zane leaves a surprise on the floor for whoever steps on it first.

use crate::ability::{Ability, Aim, Use, Window};
use crate::why::Why;

const OCCUPIED: Why = Why { clause: "FD-11.11", words: "a pawn stands on that space" };
const TOO_FAR: Why = Why { clause: "FD-11.11", words: "that space is more than 3 spaces away" };

/// How far from himself Zane can lay it.
const REACH: u8 = 3;

pub const CARD: Ability = Ability {
    name: "Landmine",
    text: "Place the landmine on a space without a pawn, at most 3 spaces from you (a Start space \
           too). The first pawn other than Zane's that enters or passes it sets it off: the mine \
           is removed and that player must recover on their next turn. If they were retreating, \
           they skip that turn entirely instead and do not refill.",
    trigger: "Start of your turn.",
    windows: Window::TURN_START,
    aim: Aim::Space,
    when: |open, me, _, naming| match naming {
        Use::At(space) if space.distance(open.space(me)) > REACH => Err(TOO_FAR),
        Use::At(space) if !open.is_occupied(space) => Ok(()),
        _ => Err(OCCUPIED),
    },
    effect: |t, play, cast| {
        if let Use::At(space) = cast.naming {
            t.place_mine(play, cast.me, space);
        }
    },
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;
    use crate::{Event, Mode, Space};
    use kernel::{Seat, Viewer};

    fn mined(west: u8, east: u8, space: u8) -> Board {
        let board = duel().at(west, east).west("2 3 1 1 1", "").east("4 1", "");
        board.with(WEST, |f| f.mine = Some(Space(space)))
    }

    fn mine(m: &Fight, seat: Seat) -> Option<Space> {
        m.table().open().fighter(seat).mine
    }

    /// FD-11.7, FD-11.11: the space is announced; three spaces away at most, a Start space too.
    #[test]
    fn is_placed_near_zane_on_a_space_without_a_pawn() {
        let mut m = duel().at(4, 6).west("2", "Landmine").east("4", "").turn(WEST);
        m.offers(WEST, "Landmine at 1").offers(WEST, "Landmine at 7").offers(WEST, "Landmine at 5");
        m.refuses(WEST, "Landmine at 4", "FD-11.11").refuses(WEST, "Landmine at 6", "FD-11.11");
        m.refuses(WEST, "Landmine at 8", "FD-11.11");
        m.does(WEST, "Landmine at 7").offers(WEST, "move forward 2");
        assert_eq!(mine(&m, WEST), Some(Space(7)));
    }

    /// FD-S82, FD-9.7, FD-22.17: retreating through it costs the turn and its refill.
    #[test]
    fn a_retreat_over_it_skips_the_turn_without_refill() {
        let mut m = mined(6, 11, 13).turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 4").stands(EAST, 15);
        m.turn_of(WEST).holds(EAST, "1").is_recovering(EAST, false);
        assert_eq!(mine(&m, WEST), None);
        m.does(WEST, "move back 1").turn_of(EAST).asks(EAST);
    }

    /// FD-S82: moving onto it costs a recover turn, with refill.
    #[test]
    fn moving_onto_it_costs_a_recover_turn() {
        let mut m = mined(4, 17, 13).turn(EAST);
        m.does(EAST, "move forward 4").stands(EAST, 13).is_recovering(EAST, true);
        assert_eq!(mine(&m, WEST), None);
        m.does(WEST, "move back 1").turn_of(WEST).hand_size(EAST, 5);
    }

    /// FD-S155, FD-2.11: the dasher recovers on his next turn, but his strike goes on.
    #[test]
    fn a_strike_goes_on_after_a_dash_through_it() {
        let board = duel().at(10, 17).west("2 3 1", "").east("4 3 1", "");
        let mut m = board.with(WEST, |f| f.mine = Some(Space(15))).turn(EAST);
        m.does(EAST, "dash 4, strike 1x3").is_recovering(EAST, true).does(WEST, "block 1x3");
        m.does(WEST, "move back 1").turn_of(WEST);
    }

    /// FD-2.11: a push counts as well, a push over it too.
    #[test]
    fn being_pushed_over_it_counts() {
        let mut m = mined(10, 11, 12).turn(WEST);
        m.does(WEST, "push 3").stands(EAST, 14).turn_of(WEST).hand_size(EAST, 5);
    }

    /// FD-9.6, FD-9.11: entered without retreating it adds nothing to what is due already.
    #[test]
    fn adds_nothing_to_a_recovery_already_due() {
        let mut m = mined(10, 11, 12).with(EAST, |f| f.forced_due = 1).turn(WEST);
        m.does(WEST, "push 3").turn_of(WEST).does(WEST, "move back 1").turn_of(EAST).asks(EAST);
    }

    /// FD-9.11, FD-S171: the skipped turn comes first, then the forced recovery with its refill.
    #[test]
    fn a_skipped_turn_does_not_use_up_a_forced_recovery() {
        let mut m = mined(6, 11, 13).with(EAST, |f| f.forced_due = 1).turn(WEST);
        m.does(WEST, "dash 2, strike 1x3").does(EAST, "retreat 4").turn_of(WEST).holds(EAST, "1");
        m.does(WEST, "move back 1").turn_of(WEST).hand_size(EAST, 5);
        m.does(WEST, "move back 1").turn_of(EAST).asks(EAST);
    }

    /// FD-4.7: it goes away at the end of the round.
    #[test]
    fn is_gone_in_the_next_round() {
        let mut m = mined(7, 10, 13).turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "take the hit").does(EAST, "East goes first");
        m.round(2);
        assert_eq!(mine(&m, WEST), None);
    }

    /// Zane himself never sets off his own mine.
    #[test]
    fn its_owner_never_sets_it_off() {
        let mut m = mined(4, 17, 6).turn(WEST);
        m.does(WEST, "move forward 3").stands(WEST, 7).is_recovering(WEST, false);
        assert_eq!(mine(&m, WEST), Some(Space(6)));
    }

    /// Teammates of Zane set it off too; it stays if Zane is defeated.
    #[test]
    fn teammates_set_it_off_even_after_his_defeat() {
        let board = team().fighter(A1, 4, "3", "").defeated(A2).fighter(B1, 17, "1", "");
        let mut m = board.fighter(B2, 18, "1", "").with(A2, |f| f.mine = Some(Space(6))).turn(A1);
        m.does(A1, "move forward 3").is_recovering(A1, true);
    }

    /// FD-2.12: one push carries two pawns over it; the first in turn order sets it off, alone.
    #[test]
    fn one_mine_has_one_victim() {
        let board = team().fighter(A1, 8, "3", "").fighter(A2, 1, "1", "").fighter(B1, 9, "1", "");
        let board = board.fighter(B2, 9, "1", "").with(A1, |f| f.mine = Some(Space(12)));
        let mut m = board.position(|p| p.order = vec![A1, B2, A2, B1]).turn(A1);
        m.does(A1, "push 3").stands(B1, 12).turn_of(A2).hand_size(B2, 5);
        m.is_recovering(B1, false);
    }

    /// FD-22.18: in a Raid the skipped mortal also misses the next common refill.
    #[test]
    fn a_mortal_who_skips_misses_the_common_refill() {
        let board = board(Mode::Raid2).fighter(M1, 8, "3 1", "").fighter(M2, 1, "1 1", "");
        let board = board.fighter(DRAGON_OF_TWO, 13, "2 3", "");
        let mut m = board.with(M2, |f| f.mine = Some(Space(6))).turn(DRAGON_OF_TWO);
        m.does(DRAGON_OF_TWO, "dash 2, strike 1x3").does(M1, "retreat 3").stands(M1, 5);
        m.turn_of(M2).does(M2, "move back 1").holds(M1, "1").hand_size(M2, 5);
    }

    /// FD-2.11: any displacement: the dash of a dashing block sets it off, and the block stands.
    #[test]
    fn the_dash_of_a_dashing_block_sets_it_off() {
        let board = team().fighter(A1, 8, "3", "").fighter(A2, 1, "1", "").fighter(B1, 11, "1", "");
        let board = board.fighter(B2, 14, "3 3 2", "").with(A2, |f| f.mine = Some(Space(12)));
        let mut m = board.turn(A1);
        m.does(A1, "attack 1x3").does(B2, "dash 3, offer 1x3").is_recovering(B2, false);
        m.does(B1, "block 0x3 with P4").stands(B2, 11).is_undefeated(B1).is_recovering(B2, true);
        assert_eq!(mine(&m, A2), None);
    }

    /// FD-14.3: in a mirror match each Zane has a mine of his own: neither takes the other's away,
    /// and each sets off the other's and never his own.
    #[test]
    fn two_zanes_have_a_mine_each() {
        let board = duel().at(4, 10).west("3 1", "Landmine").east("3 1", "Landmine");
        let mut m = board.with(EAST, |f| f.mine = Some(Space(5))).turn(WEST);
        m.does(WEST, "Landmine at 7");
        assert_eq!((mine(&m, WEST), mine(&m, EAST)), (Some(Space(7)), Some(Space(5))));
        m.does(WEST, "move forward 1").stands(WEST, 5).is_recovering(WEST, true);
        assert_eq!((mine(&m, WEST), mine(&m, EAST)), (Some(Space(7)), None));
        m.does(EAST, "Landmine at 12").does(EAST, "move forward 3").stands(EAST, 7);
        assert_eq!((mine(&m, WEST), mine(&m, EAST)), (None, Some(Space(12))));
        for seat in [WEST, EAST] {
            m.hears(Viewer::Public, Event::Recovered { seat });
        }
    }
}
