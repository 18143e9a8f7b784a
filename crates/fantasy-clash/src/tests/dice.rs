//! How many dice, and what is added to them (FC-7.10 to FC-7.19).

use super::*;

/// Fights South's C5 against North's C6 with ones on all dice.
#[track_caller]
fn fought(
    board: vocabulary::Board,
    attack: usize,
    defence: usize,
) -> scenario::Scene<crate::Table> {
    let mut m = board.combat(S);
    m.dice(&"1 ".repeat(attack + defence)).does(S, "attack C6 with C5").rolled(attack, defence);
    m
}

/// FC-S33 (FC-7.11).
#[test]
fn five_sizes_more_are_a_die() {
    fought(duel("Swordsmen", "Red Dragons"), 2, 2);
    fought(duel("Swordsmen", "Ogres"), 2, 3);
    fought(duel("Ogres", "Swordsmen"), 3, 2).because("Size 1", "");
}

/// FC-S34 (FC-12.25).
#[test]
fn a_mob_has_two_dice_for_its_size() {
    fought(duel("Goblins", "Trolls"), 4, 2).because("Size 2", "");
    fought(duel("Swordsmen", "Goblins"), 2, 4);
}

/// FC-S35 (FC-12.3, FC-7.12).
#[test]
fn size_counts_in_an_arrow_storm_alone() {
    let mut m = field().south("C4", "Goblin Archers").north("C6", "Swordsmen").combat(S);
    m.dice("1 1 1 1 1").does(S, "shoot C6 with C4").rolled(3, 2);
    let mut m = field().south("C4", "Crossbows").north("C6", "Goblins").combat(S);
    m.dice("1 1 1 1").does(S, "shoot C6 with C4").rolled(2, 2);
}

/// FC-S37 (FC-12.7, FC-7.13, FC-7.14).
/// Also FC-12.7a, FC-12.7d, FC-12.7e, FC-1.10.
#[test]
fn three_bounties_leave_no_dice() {
    let board = duel("Swordsmen", "Trolls").south("A2", "Bounty Hunters");
    let mut m = board.south("B2", "Bounty Hunters").south("D2", "Bounty Hunters").moves(S);
    for from in ["A2", "B2", "D2"] {
        m.does(S, &format!("use Bounty of {from} on C6"));
    }
    m.refuses(S, "use Bounty of A2 on C6", "FC-12.7").ends_turn(S).to_phase(N, Phase::Combat);
    m.dice("1 1").does(N, "attack C5 with C6").rolled(0, 2).scores(12, 10).does(N, "stay");
    m.because("Bounty -1, Bounty -1, Bounty -1", "").lasts("Bounty", "C6", 0);
}

/// FC-S38 (FC-7.14, FC-14.8): all changes are added before the limit.
#[test]
fn ra_and_three_bounties_leave_one_die() {
    let board = duel("Swordsmen", "Ras Warriors").south("A2", "Bounty Hunters");
    let board = board.south("B2", "Bounty Hunters").south("D2", "Bounty Hunters");
    let mut m = board.north("E9", "Priests of Aegyptus").moves(S);
    for from in ["A2", "B2", "D2"] {
        m.does(S, &format!("use Bounty of {from} on C6"));
    }
    m.ends_turn(S).to_phase(N, Phase::Magic).dice("4 5");
    m.does(N, "cast Blessing of Ra from E9 at C6").ends_turn(N).to_phase(S, Phase::Combat);
    m.dice("1 1 3").does(S, "attack C6 with C5").rolled(2, 1);
    m.because("", "Bounty -1, Bounty -1, Bounty -1, Blessing of Ra 2");
}

/// FC-S39 (FC-12.7, FC-4.14): a bounty on the attacker counts at once.
/// Also FC-12.7c, FC-7.7.
#[test]
fn an_attacked_bounty_hunter_marks_its_attacker() {
    let mut m = field().south("C5", "Knights").north_down("C6", "Bounty Hunters").combat(S);
    m.does(S, "attack C6 with C5").dice("1 1 6 6").does(N, "use Bounty of C6 on C5");
    m.rolled(2, 2).because("Charge 1, Bounty -1", "").lasts("Bounty", "C5", 0);
}

/// FC-S40 (FC-12.13).
#[test]
fn fire_burns_those_without() {
    fought(duel("Red Dragons", "Swordsmen"), 2, 2).because("Fire 1", "");
    fought(duel("Red Dragons", "Fire Elemental"), 2, 2).because("", "");
    fought(duel("Swordsmen", "Red Dragons"), 2, 2).because("", "Fire 1");
}

/// FC-S41 (FC-12.19).
#[test]
fn iron_skin_yields_to_a_combat_item() {
    let board = || duel("Swordsmen", "Orc Heavies");
    fought(board(), 2, 2).because("Iron Skin -1", "");
    for (item, reasons) in
        [("Sword of Kings", "Sword of Kings 2"), ("Amulet of Life", "Iron Skin -1")]
    {
        let mut m = board().magic(S);
        m.does(S, &format!("attach {item} to C5")).ends_turn(S).ends_turn(N);
        m.to_phase(S, Phase::Combat).dice("3 3 1 1").does(S, "attack C6 with C5");
        m.because(reasons, "");
    }
}

/// FC-S43 (FC-12.5).
/// Also FC-12.5a, FC-12.5b, FC-7.18, FC-7.19.
#[test]
fn a_banner_helps_its_row_and_column() {
    let flag = |at: &str| duel("Swordsmen", "Reapers").south(at, "Illias Dante");
    fought(flag("C1"), 2, 2).because("Banner 1", "");
    fought(flag("A5"), 2, 2).because("Banner 1", "");
    fought(flag("D4"), 2, 2).because("", "");
    let mut m = duel("Illias Dante", "Reapers").combat(S);
    m.dice("1 1 6 6 6").does(S, "attack C6 with C5").because("", "Size 1");
}

/// FC-S44 (FC-12.16).
/// Also FC-12.16a, FC-12.16c.
#[test]
fn hatred_costs_two_once() {
    let mut m = duel("Tiamat", "Swordsmen").south("A1", "Bahamut").combat(S);
    m.dice("1 1 1 1 1").does(S, "attack C6 with C5").does(S, "keep");
    m.because("Size 1, Fire 1, Hatred -2", "");
    let mut m = duel("Tiamat", "Swordsmen").south_down("A1", "Bahamut").combat(S);
    m.dice("1 1 1 1 1").does(S, "attack C6 with C5").because("Size 1, Fire 1", "");
    // On whichever side.
    let mut m = duel("Tiamat", "Bahamut").combat(S);
    m.dice("1 1 1 1").does(S, "attack C6 with C5").because("Fire 1, Hatred -2", "Hatred -2");
}

/// FC-S45 (FC-3.9, FC-12.15, FC-7.17).
/// Also FC-12.15a, FC-12.15b, FC-12.15c.
#[test]
fn goblin_rouge_doubles_from_the_side() {
    let silus = |at: &str| field().south("C6", "Silus").north(at, "Eric Redcastle");
    for (at, attack) in [("C7", 11), ("D6", 22), ("B6", 22), ("C5", 22)] {
        let mut m = silus(at).combat(S);
        m.dice("1 1 1 1").does(S, &format!("attack {at} with C6")).scores(attack + 2, 17);
    }
    for (at, defence) in [("C7", 10), ("D6", 20), ("C5", 20)] {
        let mut m = silus(at).combat(N);
        m.dice("1 1 1 1").does(N, &format!("attack C6 with {at}")).scores(16, defence + 2);
    }
    let mut m = silus("D6").magic(S);
    m.does(S, "attach Skull Cleaver to C6").ends_turn(S).ends_turn(N);
    m.to_phase(S, Phase::Combat).dice("1 1 1 1").does(S, "attack D6 with C6").scores(30, 17);
    m.because("Skull Cleaver 3, Goblin Rouge 28", "");
}

/// FC-7.15, FC-12.37: with no dice one is rolled and discarded.
#[test]
fn a_bonus_without_dice_rolls_one_and_discards_it() {
    let board = duel("Horus Archers", "Orcs").south("A1", "Rameses").north("D6", "Trolls");
    let pool = |m: &scenario::Scene<crate::Table>| {
        let open = m.table().open();
        let on = |at| open.on(space(at)).expect("a card");
        let bout = crate::fight::Bout { from: on("C5"), to: on("C6"), shot: false };
        crate::fight::reckon(&open.field(), &bout, crate::fight::Side::Attacker, &mut |_| ())
    };
    let m = board.combat(S);
    assert_eq!((pool(&m).dice, pool(&m).rolled()), (2, 3));
}

/// FC-12.6, FC-12.34: beloved of Aegyptus, and swarms.
/// Also FC-12.6a, FC-12.0c.
#[test]
fn a_beloved_hero_helps_every_card_once() {
    let board = duel("Ras Warriors", "Fire Swarm").south("A1", "Cleopatra");
    fought(board, 1, 2).because("Swarm -1, Beloved of Aegyptus 1", "Fire 1");
    fought(duel("Cleopatra", "Reapers"), 2, 3).because("Beloved of Aegyptus 1", "Size 1");
}

/// FC-12.38: each further untrusted card counts, but not among themselves.
#[test]
fn untrusted_cards_add_up() {
    let board = duel("Land Wyrm", "Reapers").south("A1", "Black Dragon").south("B1", "Khaarnage");
    fought(board, 2, 2).because("Untrusted -1, Untrusted -1", "");
    fought(duel("Black Dragon", "Reapers").south("B1", "Khaarnage"), 3, 2).because("Size 1", "");
}

/// FC-S122 (FC-12.28, FC-8.11).
#[test]
fn a_killing_blow_removes_trolls_who_may_regenerate() {
    let mut m = duel("Trolls", "Giant Scorpions").combat(S);
    m.dice("6 6 6 1 5").does(S, "attack C6 with C5").verdict(Verdict::DefenderWon);
    m.stands(S, "C5", "Trolls").stands(N, "C6", "Giant Scorpions").lacks(S, "follow");
}
