//! How a game ends (FC-11).

use super::*;
use crate::table::{How, Standing};

/// FC-S98 (FC-11.1, FC-11.4).
#[test]
fn a_hidden_card_on_the_back_row_wins() {
    let mut m = field().south_down("C8", "Pikemen").north("A5", "Orcs").moves(S);
    m.does(S, "move C8 C9").hides("C9", "Pikemen").ends_turn(S).ends_turn(N).won_by(S);
    assert_eq!(m.table().open().standing, Standing::Won(S, How::Breakthrough));
}

/// FC-S99 (FC-11.1).
#[test]
fn a_removed_card_has_not_broken_through() {
    let board = field().south("C9", "Pikemen").south("A1", "Knights").north("A9", "Orc Shaman");
    let mut m = board.ends_turn(S);
    m.to_phase(N, Phase::Magic).dice("6 6 1 1").does(N, "cast Orc Blast from A9 at C9");
    m.gone("C9").ends_turn(N).asks(S).turn_of(S);
}

const WHOLE: Readings = Readings { whole_turn: true, ..WORDS };
const EMPTY: Readings = Readings { annihilation: true, ..WORDS };

/// FC-11.2: where whole turns count, every card on the back row has its mark; one that falls takes
/// no other's away.
#[test]
fn every_card_on_the_back_row_is_marked() {
    let board = field().south("B9", "Pikemen").south("D9", "Knights").north("B8", "Orcs");
    let mut m = board.agreed(WHOLE).ends_turn(S);
    m.to_phase(N, Phase::Combat).dice("6 6 1 1").does(N, "attack B9 with B8").does(N, "stay");
    m.gone("B9").ends_turn(N).won_by(S);
}

/// FC-S100 (FC-11.7, FC-11.8), where the table has agreed on it.
#[test]
fn a_player_without_cards_who_cannot_pay_may_have_lost() {
    let board = || field().south("C4", "Pikemen").faction(N, Faction::Orcs).agreed(EMPTY);
    board().conquered(N, 2).ends_turn(S).won_by(S);
    board().conquered(N, 3).ends_turn(S).asks(N);
    // A revealed war machine breaks through nothing.
    let machine = field().south("C4", "Hellmouth").faction(N, Faction::Orcs);
    machine.agreed(EMPTY).ends_turn(S).asks(S).turn_of(S);
}

/// FC-11.6, FC-11.8: a breakthrough alone wins. Without a card in play, and without one that can be
/// paid for, a turn passes by itself; the other side walks to the back row.
#[test]
fn who_can_do_nothing_is_not_asked() {
    let mut m = field().south("C7", "Pikemen").faction(N, Faction::Orcs).conquered(N, 2).moves(S);
    for step in ["move C7 C8", "move C8 C9"] {
        m.does(S, step).to_phase(S, Phase::Reinforcement).does(S, "end phase");
    }
    m.happened(2, |e| matches!(e, Event::TurnBegan { seat: N, .. }));
    m.won_by(S);
}

/// FC-11.8: whoever can pay is asked for that alone, and goes on with the new card.
#[test]
fn who_can_only_reinforce_is_asked_for_that_alone() {
    let board = field().south("C4", "Pikemen").faction(N, Faction::Orcs).conquered(N, 3);
    let mut m = board.ends_turn(S);
    m.asks(N).in_phase(Phase::Reinforcement).does(N, "reinforce").does(N, "put C9");
    m.ends_turn(N).ends_turn(S).asks(N).in_phase(Phase::Movement);
}

/// FC-S101 (FC-11.9).
#[test]
fn forty_idle_turns_are_a_draw() {
    let board = field().south("A1", "Pikemen").north("E9", "Orcs").conquered(S, 3);
    let mut m = board.clone().moves(S);
    for turn in 0..40 {
        m.ends_turn(if turn % 2 == 0 { S } else { N });
    }
    assert_eq!(m.table().open().standing, Standing::Drawn(How::NoProgress));
    let mut m = board.moves(S);
    for turn in 0..38 {
        m.ends_turn(if turn % 2 == 0 { S } else { N });
    }
    m.to_phase(S, Phase::Reinforcement).does(S, "reinforce").does(S, "put B1").ends_turn(S);
    assert_eq!(m.table().open().idle_turns, 0);
    m.ends_turn(N).asks(S);
}

/// FC-S113 (FC-11.9, FC-11.11): with nobody left, all turns pass by themselves until the game is
/// drawn; where the table has agreed on it, it is drawn at once.
#[test]
fn an_empty_field_is_a_draw() {
    let mut m = field().ends_turn(S);
    assert_eq!(m.table().open().standing, Standing::Drawn(How::NoProgress));
    m.happened(39, |e| matches!(e, Event::TurnBegan { .. }));
    let mut m = field().agreed(EMPTY).ends_turn(S);
    assert_eq!(m.table().open().standing, Standing::Drawn(How::NobodyLeft));
    m.happened(0, |e| matches!(e, Event::TurnBegan { .. }));
}

/// FC-S113 (FC-11.10).
#[test]
fn the_last_turn_is_a_draw() {
    let mut m = field().south("A3", "Pikemen").north("E9", "Orcs").conquered(S, 60).moves(S);
    for turn in 1..=200 {
        assert_eq!(m.table().open().turn, turn);
        let seat = if turn % 2 == 1 { S } else { N };
        // A move there and back is no progress; a reinforcement now and then is.
        if turn % 38 == 21 {
            m.to_phase(seat, Phase::Reinforcement);
            if kernel::is_offered(m.table(), S, crate::Choice::Reinforce) {
                m.does(S, "reinforce");
                while !kernel::is_offered(m.table(), S, crate::Choice::EndPhase) {
                    let first = kernel::Offers::of(m.table(), S).0[0];
                    m.does(S, &first.to_string());
                }
            }
        }
        m.ends_turn(seat);
    }
    assert_eq!(m.table().open().standing, Standing::Drawn(How::TurnLimit));
}

/// FC-S124 (FC-11.14, FC-11.9).
#[test]
fn a_breakthrough_comes_before_a_draw() {
    let mut m = field().south("C8", "Pikemen").north("A5", "Orcs").moves(N);
    for turn in 0..38 {
        m.ends_turn(if turn % 2 == 0 { N } else { S });
    }
    m.ends_turn(N).does(S, "move C8 C9").ends_turn(S);
    // The fortieth turn without progress was South's; the draw comes with North's turn.
    assert_eq!(m.table().open().standing, Standing::Drawn(How::NoProgress));
    let mut m = field().south("C8", "Pikemen").north("A5", "Orcs").moves(S);
    for turn in 0..38 {
        m.ends_turn(if turn % 2 == 0 { S } else { N });
    }
    m.does(S, "move C8 C9").ends_turn(S).asks(N).ends_turn(N).won_by(S);
}

/// FC-11.13: a player may concede at any time.
#[test]
fn a_player_may_concede() {
    let mut m = field().south("C4", "Pikemen").north("E9", "Orcs").moves(S);
    m.interjects(N, "concede").won_by(S);
}

/// FC-11.6: neither a heap of conquered cards nor an army that is eight times as large wins.
#[test]
fn only_a_breakthrough_wins_while_the_enemy_has_a_card() {
    let mut board = field().north_down("E5", "Goblins").conquered(S, 30);
    for (pikes, swords) in [("A8", "A7"), ("B8", "B7"), ("C8", "C7"), ("D8", "D7")] {
        board = board.south_down(pikes, "Pikemen").south_down(swords, "Swordsmen");
    }
    let mut m = board.ends_turn(S);
    m.asks(N).ends_turn(N).asks(S);
    assert_eq!(m.table().open().standing, Standing::Playing);
}

/// FC-11.12: both stand on the enemy's back row; whose turn begins first has won.
#[test]
fn both_cannot_break_through_at_once() {
    let board = || field().south("C9", "Pikemen").north("C1", "Orcs");
    board().ends_turn(S).won_by(N);
    board().ends_turn(N).won_by(S);
    // FC-11.3: by the other reading the one has to stay through the turn of the other.
    board().agreed(WHOLE).ends_turn(S).ends_turn(N).won_by(S);
    board().agreed(WHOLE).ends_turn(N).ends_turn(S).won_by(N);
}
