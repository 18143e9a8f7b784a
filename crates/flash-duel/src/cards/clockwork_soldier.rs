//! Clockwork Soldier: Onimaru's marker marches a space a turn and squeezes the enemy back.

use crate::ability::{Ability, Ends, Lasting, Window};
use crate::event::Event;
use crate::table::Table;
use kernel::{Play, Seat};

/// One space forward, unless somebody on his Start or an enemy Soldier stands there.
fn march(t: &mut Table, play: &mut Play<Event>, me: Seat) {
    let (open, side) = (t.open(), t.open().side(me));
    let Some(next) = open.fighter(me).soldier.and_then(|s| side.ahead(s, 1)) else { return };
    let met = open.standing_on(side.other(), next);
    let stuck = met.iter().any(|s| open.is_on_start(s));
    let held = open.enemies(me).iter().any(|e| open.fighter(e).soldier == Some(next));
    if !stuck && !held {
        t.push_back(play, met, 1);
        t.place_soldier(play, me, next);
    }
}

pub const CARD: Ability = Ability {
    name: "Clockwork Soldier",
    text: "Place the Clockwork Soldier on your space. It marches 1 space forward at once and at \
           the start of each of your later turns, pushing any opponents it meets back 1. \
           Opponents cannot move or dash onto or past it.",
    trigger: "Start of your turn.",
    windows: Window::TURN_START,
    effect: |t, play, cast| {
        t.begin(play, cast.card, cast.me, cast.me);
        t.place_soldier(play, cast.me, t.open().space(cast.me));
        march(t, play, cast.me);
    },
    lasting: Some(Lasting {
        ends: Ends::OWNER_DEFEATED.or(Ends::OWNER_CHANGES_SIDES),
        ..Lasting::NOTHING
    }),
    upkeep: Some(march),
    ..Ability::BLANK
};

#[cfg(test)]
mod tests {
    use crate::ability::AbilityId;
    use crate::tests::*;
    use crate::{Event, Mode, Space};
    use kernel::{Seat, Viewer};
    use scenario::Scene;

    fn on_duty(board: Board, seat: Seat, space: u8) -> Board {
        let board = board.with(seat, |f| f.soldier = Some(Space(space)));
        board.lasting("Clockwork Soldier", seat, seat)
    }

    fn soldier(m: &Scene<crate::Table>, seat: Seat) -> Option<u8> {
        m.table().open().fighter(seat).soldier.map(|s| s.0)
    }

    /// The marker and the effect are gone together.
    #[track_caller]
    fn is_gone(m: &Scene<crate::Table>, seat: Seat) {
        let card = AbilityId::by_name("Clockwork Soldier").expect("it is on the list");
        assert_eq!((soldier(m, seat), m.table().open().is_in_force(card, seat)), (None, false));
    }

    /// FD-13.2: and the first march pushes like any other.
    #[test]
    fn marches_a_space_at_once_and_on_each_later_turn() {
        let mut m = duel().at(3, 16).west("1 1", "Clockwork Soldier").east("1 1", "").turn(WEST);
        m.does(WEST, "Clockwork Soldier");
        assert_eq!(soldier(&m, WEST), Some(4));
        m.does(WEST, "move back 1").does(EAST, "move back 1").asks(WEST).stands(WEST, 2);
        assert_eq!(soldier(&m, WEST), Some(5));
        let mut m = duel().at(8, 9).west("1 1", "Clockwork Soldier").east("1 1", "").turn(WEST);
        m.does(WEST, "Clockwork Soldier").stands(EAST, 10);
    }

    /// FD-S76, FD-2.10: nobody gets onto or past it, by move or dash.
    #[test]
    fn enemies_stop_before_it() {
        let board = team().fighter(A1, 4, "1", "").fighter(A2, 2, "1", "");
        let board = board.fighter(B1, 12, "5 3 1", "").fighter(B2, 18, "1", "");
        let mut m = on_duty(board, A1, 8).turn(B1);
        m.refuses(B1, "dash 5, strike 1x3", "FD-7.13").does(B1, "move forward 5").stands(B1, 9);
    }

    /// FD-2.10, FD-7.13: it is no pawn. One can neither push nor attack it, attacks pass over it,
    /// and right before it only the dash is barred.
    #[test]
    fn does_not_count_for_distance_or_adjacency() {
        let board = duel().at(6, 9).west("1 1", "").east("3 1 2", "");
        let mut m = on_duty(board, WEST, 8).turn(EAST);
        m.refuses(EAST, "push 2", "FD-7.4").refuses(EAST, "attack 1x1", "FD-7.8");
        m.refuses(EAST, "dash 2, strike 1x1", "FD-7.13").does(EAST, "attack 1x3").asks(WEST);
    }

    /// FD-S77, FD-22.13, FD-6.8: it marches and pushes while Onimaru recovers.
    #[test]
    fn marches_on_a_recover_turn() {
        let board = duel().at(4, 9).west("1 1", "").east("1 1", "").with(WEST, |f| {
            f.retreat_due = true;
        });
        let mut m = on_duty(board, WEST, 8).turn(WEST);
        m.stands(EAST, 10).turn_of(EAST).is_recovering(EAST, false);
        assert_eq!(soldier(&m, WEST), Some(9));
    }

    /// FD-S77: a victim on his Start cannot be pushed.
    #[test]
    fn stays_before_an_enemy_on_his_start() {
        let mut m = on_duty(duel().at(4, 18).west("1", "").east("1", ""), WEST, 17).turn(WEST);
        m.stands(EAST, 18);
        assert_eq!(soldier(&m, WEST), Some(17));
    }

    /// FD-S43: the march is announced by nobody, so Grave is not asked, dark space or not.
    #[test]
    fn the_march_cannot_be_countered() {
        let board = duel().at(5, 9).west("1", "").east("1", "Reversal");
        let mut m = on_duty(board, WEST, 8).turn(WEST);
        m.asks(WEST).stands(EAST, 10);
    }

    /// It sets off no mine; whom it pushes does.
    #[test]
    fn never_sets_off_a_mine() {
        let mined = |board: Board| board.with(EAST, |f| f.mine = Some(Space(9)));
        let board = mined(duel().at(4, 12).west("1", "").east("1", ""));
        let mut m = on_duty(board, WEST, 8).turn(WEST);
        m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::MineSetOff { .. }));
        assert_eq!(soldier(&m, WEST), Some(9));
        let board = duel().at(4, 9).west("1", "").east("1", "");
        let board = board.with(WEST, |f| f.mine = Some(Space(10)));
        let mut m = on_duty(board, WEST, 8).turn(WEST);
        m.stands(EAST, 10).is_recovering(EAST, true);
    }

    /// Mirror match: it never enters the space of an enemy Soldier.
    #[test]
    fn two_soldiers_stop_each_other() {
        let board = on_duty(duel().at(4, 13).west("1", "").east("1", ""), WEST, 8);
        let mut m = on_duty(board, EAST, 9).turn(WEST);
        assert_eq!(soldier(&m, WEST), Some(8));
        m.does(WEST, "move back 1").asks(EAST);
        assert_eq!((soldier(&m, WEST), soldier(&m, EAST)), (Some(8), Some(9)));
    }

    /// FD-22.13: every opponent is blocked and pushed, teammates pass.
    #[test]
    fn pushes_all_opponents_and_lets_teammates_pass() {
        let board = team().fighter(A1, 4, "1", "").fighter(A2, 6, "5 1", "");
        let board = board.fighter(B1, 9, "1", "").fighter(B2, 9, "1", "");
        let mut m = on_duty(board, A1, 8).turn(A1);
        m.stands(B1, 10).stands(B2, 10).does(A1, "move back 1");
        m.does(B1, "move forward 1").stands(B1, 10);
        m.does(A2, "move forward 5").stands(A2, 9);
    }

    /// FD-2.10: a pull is a forward step and stops before it too.
    #[test]
    fn a_pulled_enemy_stops_before_it() {
        let board = team().fighter(A1, 4, "5", "Spectral Pull").fighter(A2, 3, "1", "");
        let board = board.fighter(B1, 11, "1", "").fighter(B2, 16, "1", "");
        let mut m = on_duty(board, A2, 9).turn(A1);
        m.does(A1, "Spectral Pull on P2").stands(B1, 10);
    }

    /// FD-S162, FD-22.13, FD-11.12.
    #[test]
    fn goes_when_onimaru_is_defeated() {
        let board = team().fighter(A1, 8, "3", "").fighter(A2, 1, "1", "");
        let board = board.fighter(B1, 11, "2", "").fighter(B2, 18, "1", "");
        let mut m = on_duty(board, B1, 10).turn(A1);
        m.does(A1, "attack 1x3").does(B1, "take the hit").is_defeated(B1);
        is_gone(&m, B1);
        m.hears(Viewer::Public, Event::SoldierRemoved { seat: B1 });
    }

    /// FD-4.7.
    #[test]
    fn goes_when_the_round_ends() {
        let board = duel().at(8, 11).west("3", "").east("1", "");
        let mut m = on_duty(board, WEST, 9).turn(WEST);
        m.does(WEST, "attack 1x3").does(EAST, "take the hit").does(EAST, "East goes first");
        is_gone(&m, WEST);
    }

    /// FD-20.9: it does not change sides with Onimaru.
    #[test]
    fn goes_when_onimaru_reveals_himself_as_the_traitor() {
        let board = board(Mode::Betrayal).traitor(M2).fighter(M1, 3, "1 2", "");
        let board = board.fighter(M2, 3, "4", "").fighter(M3, 3, "4", "").fighter(M4, 3, "4", "");
        let mut m = on_duty(board.fighter(DRAGON_OF_FOUR, 16, "3", ""), M2, 5).turn(M1);
        m.interjects(M2, "reveal the Traitor card").does(M2, "done").stands(M2, 18);
        is_gone(&m, M2);
        m.does(M1, "move forward 2").asks(M2).stands(M1, 5);
    }
}
