//! Attacks and their results (FC-7, FC-12.20, FC-12.27).

use super::*;

/// FC-S50 (FC-7.24, FC-7.25).
#[test]
fn a_tie_removes_nobody() {
    let board = duel("Halberdiers", "Templars").south("B2", "Bounty Hunters");
    let mut m = board.combat(S);
    m.does(S, "use Bounty of B2 on C6").lasts("Bounty", "C6", 1);
    m.dice("4 5 6").does(S, "attack C6 with C5").scores(21, 21).rolled(2, 1);
    m.verdict(Verdict::Tie).stands(S, "C5", "Halberdiers").stands(N, "C6", "Templars");
    m.lasts("Bounty", "C6", 0).lacks(S, "attack").refuses(S, "attack C6 with C5", "FC-7.1");
}

/// FC-S51 (FC-7.4, FC-7.5).
#[test]
fn a_card_in_contact_cannot_be_shot_by_the_card_it_touches() {
    let mut m = duel("Crossbows", "Orcs").north("D6", "Goblins").combat(S);
    m.refuses(S, "shoot C6 with C5", "FC-7.4").offers(S, "shoot D6 with C5");
    m.offers(S, "attack C6 with C5").refuses(S, "attack D6 with C5", "FC-7.3");
}

/// FC-S52 (FC-3.6, FC-7.4).
#[test]
fn nobody_shoots_behind_himself() {
    let board = field().south("C5", "Crossbows").north("C3", "Orcs").north("B4", "Goblins");
    let mut m = board.north("E5", "Trolls").combat(S);
    m.refuses(S, "shoot C3 with C5", "FC-3.6").refuses(S, "shoot B4 with C5", "FC-3.6");
    m.offers(S, "shoot E5 with C5");
}

/// FC-7.3: close combat goes in all four directions. FC-7.2: only revealed cards attack.
#[test]
fn close_combat_goes_in_all_directions() {
    let board = field().south("C5", "Swordsmen").south_down("E4", "Pikemen");
    let board = board.north("C4", "Orcs").north("B5", "Orcs").north("D5", "Orcs");
    let mut m = board.north("C6", "Orcs").north("E5", "Goblins").combat(S);
    for to in ["C4", "B5", "D5", "C6"] {
        m.offers(S, &format!("attack {to} with C5"));
    }
    m.refuses(S, "attack E5 with E4", "FC-4.6").does(S, "reveal E4");
    m.offers(S, "attack E5 with E4");
}

/// FC-S53 (FC-7.1, FC-7.23): a failed shot is the attack of the turn.
#[test]
fn one_attack_a_turn() {
    let board = duel("Swordsmen", "Orcs").south("B4", "Crossbows");
    let mut m = board.combat(S);
    m.dice("1 1 6 6").does(S, "shoot C6 with B4").scores(8, 20).verdict(Verdict::DefenderWon);
    m.stands(S, "B4", "Crossbows").lacks(S, "attack").refuses(S, "attack C6 with C5", "FC-7.1");
}

/// FC-S46 (FC-12.20, FC-7.21).
/// Also FC-12.20a.
#[test]
fn a_killing_blow_wins_against_any_score() {
    let mut m = duel("Ogres", "Pit Fighters").combat(S);
    m.dice("6 6 6 6 1").does(S, "attack C6 with C5").scores(33, 17);
    m.verdict(Verdict::DefenderWon).gone("C5").has_conquered(N, "Ogres");
    let mut m = duel("Halberdiers", "Pit Fighters").combat(S);
    m.dice("3 2 6 1").does(S, "attack C6 with C5").scores(17, 17).gone("C5");
}

/// FC-S47 (FC-12.20, FC-8.11).
/// Also FC-12.20b.
#[test]
fn two_killing_blows_remove_both() {
    let mut m = duel("Pit Fighters", "Giant Scorpions").combat(S);
    m.dice("6 1 6 1").does(S, "attack C6 with C5").verdict(Verdict::BothFell);
    m.gone("C5").gone("C6").has_conquered(S, "Giant Scorpions").has_conquered(N, "Pit Fighters");
    m.lacks(S, "follow");
}

/// FC-12.20c: a discarded die is no killing blow; FC-12.20d: nor is one in a ranged attack.
#[test]
fn only_counted_dice_of_close_combat_kill() {
    let board = field().south("C4", "Horus Archers").north("C6", "Skyhunter");
    let mut m = board.combat(S);
    m.dice("6 6 6 1").does(S, "shoot C6 with C4").scores(18, 17).gone("C6");
}

/// FC-S49 (FC-12.21, FC-R4).
/// Also FC-12.21b, FC-12.21c, FC-12.21d, FC-12.21e, FC-7.20.
#[test]
fn a_leader_rerolls_one_die_in_his_own_turn() {
    let board = duel("Swordsmen", "Templars").south("A1", "Divine Knight").south("B4", "Wizard");
    let mut m = board.combat(S);
    m.dice("2 5 3 4 6").does(S, "attack C6 with C5").may(S, &["reroll 2", "reroll 5", "keep"]);
    m.refuses(S, "reroll 3", "FC-12.21").does(S, "reroll 2").scores(19, 22);
    m.does(S, "end phase").dice("1 1").does(S, "cast Blinding Light from B4 at C6").asks(S);
    m.offers(S, "end phase").lasts("Blinding Light", "C6", 0).ends_turn(S);
    m.to_phase(N, Phase::Magic);
}

/// FC-12.21a: nobody rerolls in the enemy's turn.
#[test]
fn a_leader_does_not_help_the_defender() {
    let mut m = duel("Orcs", "Swordsmen").north("A9", "Divine Knight").combat(S);
    m.dice("1 1 1 1 1").does(S, "attack C6 with C5").may(S, &["follow up", "stay"]);
}

/// FC-S55 (FC-12.27).
/// Also FC-12.27a, FC-12.27b, FC-12.27c, FC-12.27d.
#[test]
fn a_ram_attacks_twice() {
    let board = duel("Wrathbringer", "Land Wyrm").north("C7", "Drakes").north("D6", "Fire Swarm");
    let mut m = board.clone().combat(S);
    m.dice("6 6 6 1 1").does(S, "attack C6 with C5").stands(S, "C6", "Wrathbringer");
    m.may(S, &["attack C7 with C6", "attack D6 with C6"]);
    m.refuses(S, "attack C6 with C5", "FC-12.27").dice("6 6 1 1").does(S, "attack D6 with C6");
    m.stands(S, "D6", "Wrathbringer").in_phase(Phase::Magic).conquered_so_many(S, 2);
}

/// FC-S55, FC-12.27e: a saved defender ends it.
#[test]
fn a_ram_stops_at_a_saved_card() {
    let mut m = duel("Wrathbringer", "Trolls").north("D5", "Orcs").combat(S);
    m.dice("6 6 6 1 1 5").does(S, "attack C6 with C5").stands(N, "C6", "Trolls");
    m.stands(S, "C5", "Wrathbringer").in_phase(Phase::Combat).lacks(S, "attack");
}

/// FC-S123 (FC-12.27, FC-12.8).
/// Also FC-12.8e, FC-12.27f.
#[test]
fn a_ram_that_is_evaded_takes_another_card() {
    let board = duel("Wrathbringer", "Reapers").north("C7", "Silent Doom");
    let mut m = board.clone().north("D6", "Spitters").combat(S);
    m.dice("6 6 6 1 1").does(S, "attack C6 with C5").dice("2").does(S, "attack C7 with C6");
    m.may(S, &["attack D6 with C6"]).dice("6 6 6 1 1").does(S, "attack D6 with C6");
    m.stands(S, "D6", "Wrathbringer").in_phase(Phase::Magic);
    let mut m = board.south("A6", "Swordsmen").north("A7", "Brute").combat(S);
    m.dice("6 6 6 1 1").does(S, "attack C6 with C5").dice("2").does(S, "attack C7 with C6");
    m.in_phase(Phase::Magic).stands(S, "C6", "Wrathbringer");
}

/// FC-12.8: an evaded attack is not used up, and the chameleon is left alone this turn.
/// Also FC-12.8a, FC-12.8b, FC-12.8c.
#[test]
fn an_evaded_attack_is_not_used_up() {
    let board = duel("Swordsmen", "Silent Doom").south("B5", "Pikemen").north("B6", "Reapers");
    let mut m = board.clone().combat(S);
    m.dice("2").does(S, "attack C6 with C5").refuses(S, "attack C6 with C5", "FC-12.8");
    m.offers(S, "attack B6 with B5");
    let mut m = board.combat(S);
    m.dice("3 1 1 1 1").does(S, "attack C6 with C5").scores(10, 13);
}

/// FC-7.30, FC-7.31, FC-12.10: quicksand stops even those that must follow up.
#[test]
fn a_held_card_does_not_follow_up() {
    let board = duel("Ras Warriors", "Boar Riders").south("C3", "Mummies");
    let mut m = board.magic(S);
    m.dice("3 3").does(S, "cast Quicksand from C3 at C6").ends_turn(S);
    m.to_phase(N, Phase::Combat).dice("6 6 6 1 1").does(N, "attack C5 with C6").gone("C5");
    m.stands(N, "C6", "Boar Riders").asks(N);
}

/// FC-7.31: a charge follows up without being asked.
#[test]
fn a_charge_must_follow_up() {
    let mut m = duel("Boar Riders", "Swordsmen").combat(S);
    m.dice("6 6 6 1 1").does(S, "attack C6 with C5").stands(S, "C6", "Boar Riders").gone("C5");
}

/// FC-S107 (FC-7.25, FC-14.1, FC-14.2).
#[test]
fn war_is_for_attacks_and_shield_for_defence() {
    let board = duel("Halberdiers", "Reapers").south("B2", "Priests").south("C2", "Priests");
    let mut m = board.north("E9", "Brute").magic(S);
    m.dice("6 6 6 6").does(S, "cast Blessing of War from B2 at C5");
    m.does(S, "cast Blessing of the Shield from C2 at C5").ends_turn(S).ends_turn(N);
    m.to_phase(S, Phase::Combat).dice("1 1 1 3 4").does(S, "attack C6 with C5").rolled(3, 2);
    m.lasts("Blessing of War", "C5", 0).lasts("Blessing of the Shield", "C5", 1).ends_turn(S);
    m.to_phase(N, Phase::Combat).dice("3 4 1 1 3").does(N, "attack C5 with C6").rolled(2, 3);
    m.lasts("Blessing of the Shield", "C5", 0);
}

/// FC-7.26: what is no combat uses nothing up.
#[test]
fn a_called_off_attack_uses_nothing_up() {
    let board = duel("Halberdiers", "Silent Doom").south("B2", "Bounty Hunters");
    let mut m = board.combat(S);
    m.does(S, "use Bounty of B2 on C6").dice("1").does(S, "attack C6 with C5");
    m.lasts("Bounty", "C6", 1);
}
