//! How many dice, and what is added to them (FC-7.10 to FC-7.19).

use super::*;

/// FC-S33 (FC-7.11).
#[test]
fn five_sizes_more_are_a_die() {
    fought(duel("Swordsmen", "Red Dragons"), 2, 2);
    fought(duel("Swordsmen", "Ogres"), 2, 3);
    fought(duel("Ogres", "Swordsmen"), 3, 2).because("Size 1", "");
}

/// FC-S38 (FC-7.14, FC-14.8): all changes are added before the limit.
#[test]
fn ra_and_three_bounties_leave_one_die() {
    let board = duel("Swordsmen", "Ras Warriors").south_down("A2", "Bounty Hunters");
    let board = board.south_down("B2", "Bounty Hunters").south_down("D2", "Bounty Hunters");
    let mut m = board.north("E9", "Priests of Aegyptus").moves(S);
    for from in ["A2", "B2", "D2"] {
        m.does(S, &format!("reveal {from}")).does(S, &format!("use Bounty of {from} on C6"));
    }
    m.ends_turn(S).to_phase(N, Phase::Magic).dice("6 5");
    m.does(N, "cast Blessing of Ra from E9 at C6").ends_turn(N).to_phase(S, Phase::Combat);
    m.dice("1 1 3").does(S, "attack C6 with C5").rolled(2, 1);
    m.because("", "Bounty -1, Bounty -1, Bounty -1, Blessing of Ra 2");
}
