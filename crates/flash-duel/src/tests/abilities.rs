//! FD-11: what an ability is, how it is announced, countered, spent and turned up again.

use super::*;
use crate::ability::{AbilityId, Use};
use crate::{Event, Mode, Space};
use kernel::Viewer;

fn ability(name: &str) -> AbilityId {
    AbilityId::by_name(name).expect("it is on the list")
}

/// FD-11.1: the owner may play it when its trigger happens, and need not.
#[test]
fn an_ability_is_offered_at_its_trigger_and_may_be_passed() {
    let mut m = duel().at(7, 12).west("3", "Dragon Form").east("1", "").turn(WEST);
    m.may(WEST, &["Dragon Form", "pass"]).does(WEST, "pass").face_up(WEST, "Dragon Form", true);
    m.offers(WEST, "move forward 3").refuses(WEST, "Dragon Form", "FD-11.1");
    m.does(WEST, "move forward 3").does(EAST, "move back 1").may(WEST, &["Dragon Form", "pass"]);
}

/// FD-11.2: the text wins over FD-8.3, which would let one card block one card.
#[test]
fn the_text_of_an_ability_wins_over_the_general_rule() {
    let board = duel().at(7, 10).west("3", "Dragon Form").east("3 3", "");
    let mut m = board.clone().turn(WEST);
    m.does(WEST, "pass").does(WEST, "attack 1x3").may(EAST, &["block 1x3", "take the hit"]);
    let mut m = board.turn(WEST);
    m.does(WEST, "Dragon Form").does(WEST, "attack 1x3");
    m.may(EAST, &["block 2x3", "take the hit"]);
}

/// FD-S37, FD-11.3, FD-11.5: spent for the rest of the round, turned up for the next one.
#[test]
fn a_played_ability_stays_face_down_until_the_next_round() {
    let board = duel().at(7, 10).west("3 3 1", "Dragon Form").east("2 1", "");
    let mut m = board.draws("5 5 4 1 1 2 2").turn(WEST);
    m.does(WEST, "Dragon Form").face_up(WEST, "Dragon Form", false);
    m.does(WEST, "move back 1").face_up(WEST, "Dragon Form", false).does(EAST, "move back 1");
    m.turn_of(WEST).lacks(WEST, "Dragon Form").refuses(WEST, "Dragon Form", "FD-11.3");
    m.does(WEST, "attack 1x5").face_up(WEST, "Dragon Form", false).must(EAST, "take the hit");
    m.tokens(1, 0).does(EAST, "West goes first").round(2).face_up(WEST, "Dragon Form", true);
    m.may(WEST, &["Dragon Form", "pass"]);
}

/// FD-11.4: one ability in a turn; on the next player's turn another is fine.
#[test]
fn one_ability_on_the_own_turn_and_another_on_the_next() {
    let abilities = "Dragon Form, Martial Mastery";
    let mut m = duel().at(5, 10).west("3 3 5", abilities).east("5 1", "").turn(WEST);
    m.may(WEST, &["Dragon Form", "Martial Mastery", "pass"]).does(WEST, "Dragon Form");
    m.lacks(WEST, "Martial Mastery").refuses(WEST, "Martial Mastery", "FD-11.4");
    m.does(WEST, "move forward 5").turn_of(EAST).does(EAST, "attack 1x1");
    m.may(WEST, &["Martial Mastery", "pass"]);
}

/// FD-11.4: the limit holds for who answers on another player's turn as well.
#[test]
fn who_has_countered_plays_no_second_ability_in_that_turn() {
    let board = duel().at(5, 10).west("5 1", "Dragon Form");
    let board = board.east("2 2 5", "Reversal, Martial Mastery");
    let mut m = board.clone().turn(WEST);
    m.does(WEST, "Dragon Form").does(EAST, "Reversal").does(WEST, "attack 1x5");
    m.may(EAST, &["block 1x5", "take the hit"]).refuses(EAST, "Martial Mastery", "FD-11.4");
    let mut m = board.turn(WEST);
    m.does(WEST, "Dragon Form").does(EAST, "pass").does(WEST, "attack 1x5");
    m.may(EAST, &["Martial Mastery", "pass"]);
}

/// FD-11.4, FD-6.10: a recover turn is a turn like any other: who played an ability on the turn
/// before may play another.
#[test]
fn a_recover_turn_is_a_new_turn_for_everyones_ability() {
    let board = team().fighter(A1, 9, "1 1", "").fighter(B2, 18, "1", "");
    let board =
        board.fighter(A2, 9, "4 3", "Relentless Strikes").with(A2, |f| f.retreat_due = true);
    let mut m = board.fighter(B1, 11, "5 5", "Reversal, Charged Shot").turn(B1);
    m.does(B1, "Charged Shot on P1").does(B1, "show 5");
    m.refuses(B1, "Reversal", "FD-11.4").does(B1, "move back 5");
    m.turn_of(A2).does(A2, "Relentless Strikes").may(B1, &["Reversal", "pass"]);
}

/// FD-S94, FD-11.4.
#[test]
fn of_two_abilities_that_fit_one_strike_only_one_is_played() {
    let abilities = "Thunderclap, Cornered Prey";
    let mut m = duel().at(14, 18).west("3 1", abilities).east("1 2", "").turn(WEST);
    m.does(WEST, "dash 3, strike 1x1").may(WEST, &["Thunderclap", "Cornered Prey", "pass"]);
    m.does(WEST, "Cornered Prey").face_up(WEST, "Thunderclap", true).asks(EAST);
    m.must(EAST, "take the hit").tokens(1, 0);
}

/// FD-S89, FD-11.4: the second block opens no further ability of the same player.
#[test]
fn an_attack_granted_by_an_ability_leaves_no_ability_for_its_result() {
    let abilities = "Cycloid Revolution, Ninpo Flash";
    let mut m = duel().at(7, 10).west("3 3 1", abilities).east("3 3 3 2", "").turn(WEST);
    m.does(WEST, "attack 1x3").does(EAST, "block 1x3");
    m.may(WEST, &["Cycloid Revolution", "Ninpo Flash", "pass"]).does(WEST, "Cycloid Revolution");
    m.does(WEST, "attack 1x3").does(EAST, "block 2x3").turn_of(EAST);
    m.face_up(WEST, "Ninpo Flash", true);
}

/// FD-S139, FD-11.4: the Dragon has breathed and cannot counter the counter.
#[test]
fn a_player_who_announced_cannot_counter_in_the_same_turn() {
    let board = board(Mode::Raid2).fighter(M1, 12, "1", "Reversal").fighter(M2, 1, "1", "");
    let board = board.fighter(DRAGON_OF_TWO, 18, "3 4", "Deep Breath, Perfect Counter");
    let mut m = board.turn(DRAGON_OF_TWO);
    m.does(DRAGON_OF_TWO, "Deep Breath").may(M1, &["Reversal", "pass"]).does(M1, "Reversal");
    m.is_undefeated(M1).offers(DRAGON_OF_TWO, "move forward 3");
    m.face_up(DRAGON_OF_TWO, "Perfect Counter", true);
    m.refuses(DRAGON_OF_TWO, "Perfect Counter", "FD-11.4");
}

/// FD-S43, FD-11.6: never announced, so neither counted nor countered.
#[test]
fn an_ability_that_is_always_in_effect_is_never_played() {
    let board = duel().at(5, 12).west("1 2 3", "Shadow Plague, Dragon Form");
    let board = board.east("1 2", "Reversal");
    let mut m = board.turn(WEST);
    m.may(WEST, &["Dragon Form", "pass"]).refuses(WEST, "Shadow Plague", "FD-11.6");
    m.does(WEST, "Dragon Form").does(EAST, "Reversal").does(WEST, "move forward 1");
    m.hand_size(WEST, 6).face_up(WEST, "Shadow Plague", true);
    let plague = ability("Shadow Plague");
    m.hears_nothing_like(
        Viewer::Public,
        |e| matches!(e, Event::Announced { ability, .. } if *ability == plague),
    );
}

/// FD-S43, FD-11.6: a march is upkeep, not an announcement.
#[test]
fn the_march_of_a_soldier_cannot_be_countered() {
    let board = duel().at(5, 12).west("1 2 3", "").east("1 2", "Reversal");
    let board = board.lasting("Clockwork Soldier", WEST, WEST);
    let mut m = board.with(WEST, |f| f.soldier = Some(Space(8))).turn(WEST);
    m.asks(WEST).offers(WEST, "move forward 1");
    assert_eq!(m.table().open().fighter(WEST).soldier, Some(Space(9)));
}

/// FD-11.7: the target is announced; the counter window opens before anything happens.
#[test]
fn an_announcement_names_its_target_before_the_counter_window() {
    let board = duel().at(9, 12).west("4 2", "Charged Shot").east("1", "Reversal");
    let mut m = board.turn(WEST);
    m.may(WEST, &["Charged Shot on P2", "pass"]).does(WEST, "Charged Shot on P2");
    let (by, naming) = (WEST, Use::On(EAST));
    m.hears(Viewer::Seat(EAST), Event::Announced { by, ability: ability("Charged Shot"), naming });
    m.face_up(WEST, "Charged Shot", false).may(EAST, &["Reversal", "pass"]).stands(EAST, 12);
    m.does(EAST, "pass").does(WEST, "show 4").stands(EAST, 16);
}

/// FD-11.7: so is the number that is named.
#[test]
fn an_announcement_names_its_number() {
    let board = duel().at(9, 12).west("3", "Surgical Strike").east("3 5", "Reversal");
    let mut m = board.turn(WEST);
    m.does(WEST, "attack 1x3");
    let named = [1, 2, 3, 4, 5].map(|n| format!("Surgical Strike naming {n}"));
    let mut all: Vec<&str> = named.iter().map(String::as_str).collect();
    all.push("pass");
    m.may(WEST, &all).does(WEST, "Surgical Strike naming 5");
    let (by, naming) = (WEST, Use::Naming(number(5)));
    m.hears(
        Viewer::Seat(EAST),
        Event::Announced { by, ability: ability("Surgical Strike"), naming },
    );
    m.may(EAST, &["Reversal", "pass"]).does(EAST, "pass");
    m.may(EAST, &["block 1x5", "take the hit"]);
}

/// FD-11.7: and the space of a marker.
#[test]
fn an_announcement_names_the_space_of_a_marker() {
    let board = duel().at(9, 12).west("3", "Landmine").east("3 5", "Reversal");
    let mut m = board.turn(WEST);
    m.offers(WEST, "Landmine at 11").lacks(WEST, "Landmine at 12");
    m.does(WEST, "Landmine at 11").may(EAST, &["Reversal", "pass"]);
    let (by, naming) = (WEST, Use::At(Space(11)));
    m.hears(Viewer::Seat(EAST), Event::Announced { by, ability: ability("Landmine"), naming });
    assert_eq!(m.table().open().fighter(WEST).mine, None);
    m.does(EAST, "pass");
    assert_eq!(m.table().open().fighter(WEST).mine, Some(Space(11)));
}

/// FD-S39, FD-11.8: it never happens, lies face down, and was this turn's ability.
#[test]
fn a_countered_ability_never_happens_but_is_spent() {
    let board = duel().at(8, 18).west("1", "Reversal");
    let mut m = board.east("4 4", "Charged Shot, Smoldering Embers").discard("5").turn(EAST);
    m.does(EAST, "Charged Shot on P1").may(WEST, &["Reversal", "pass"]).does(WEST, "Reversal");
    m.hears_nothing_like(Viewer::Public, |e| matches!(e, Event::CardsShown { .. }));
    m.stands(WEST, 8).face_up(EAST, "Charged Shot", false).face_up(WEST, "Reversal", false);
    m.asks(EAST).offers(EAST, "move forward 4").lacks(EAST, "Smoldering Embers");
    m.refuses(EAST, "Smoldering Embers", "FD-11.4");
}

/// FD-S160, FD-11.8: the attack stands without what the countered ability would have added.
#[test]
fn an_attack_whose_ability_is_countered_stands_as_a_plain_attack() {
    let board = board(Mode::Raid2).fighter(M1, 9, "1 1", "Windmill Crusher");
    let board = board.fighter(M2, 1, "2", "").fighter(DRAGON_OF_TWO, 10, "1 3", "Perfect Counter");
    let mut m = board.turn(M1);
    m.does(M1, "attack 1x1").does(M1, "Windmill Crusher").does(DRAGON_OF_TWO, "Perfect Counter");
    m.may(DRAGON_OF_TWO, &["block 1x1", "take the hit"]);
}

/// FD-11.9: what an ability costs is paid when it takes effect.
#[test]
fn a_countered_ability_costs_nothing_but_the_flip() {
    let board = duel().at(9, 12).west("4 4", "Martial Mastery").east("1", "Reversal");
    let mut m = board.clone().turn(WEST);
    m.does(WEST, "Martial Mastery").holds(WEST, "4 4").does(EAST, "Reversal");
    m.holds(WEST, "4 4").discarded("").face_up(WEST, "Martial Mastery", false);
    m.asks(WEST).offers(WEST, "move forward 4");
    let mut m = board.turn(WEST);
    m.does(WEST, "Martial Mastery").does(EAST, "pass").does(WEST, "discard 4 4").discarded("4 4");
}

/// FD-11.10: a block with a countered ability in it is taken back and chosen again.
#[test]
fn a_countered_block_is_taken_back_and_chosen_again() {
    let board = duel().at(8, 10).west("2 1", "Reversal").east("2 4", "Master of Twos");
    let mut m = board.turn(WEST);
    m.does(WEST, "attack 1x2");
    m.may(EAST, &["block 1x2", "block 2 (Master of Twos)", "take the hit"]);
    m.does(EAST, "block 2 (Master of Twos)").does(WEST, "Reversal");
    m.hears(Viewer::Public, Event::PlayTakenBack { by: EAST }).holds(EAST, "2 4");
    m.may(EAST, &["block 1x2", "take the hit"]).face_up(EAST, "Master of Twos", false);
    m.does(EAST, "block 1x2").goes_on().holds(EAST, "4");
}

/// FD-11.10: so is a main action; the turn is not lost.
#[test]
fn a_countered_attack_is_taken_back_and_another_action_chosen() {
    let board = duel().at(6, 12).west("5 5 2", "Rocket Punch").east("5 1", "Reversal");
    let mut m = board.turn(WEST);
    m.does(WEST, "attack 2x5 by Rocket Punch").does(EAST, "Reversal").asks(WEST);
    m.holds(WEST, "5 5 2").lacks(WEST, "attack").offers(WEST, "move forward 5");
}

/// FD-11.11: without a target or the card it needs, an ability cannot be played.
#[test]
fn an_ability_that_could_do_nothing_cannot_be_played() {
    let abilities = "Flame Arrow, Smoldering Embers";
    let mut m = duel().at(7, 12).west("1", abilities).east("1", "").turn(WEST);
    m.offers(WEST, "move forward 1").lacks(WEST, "Flame").lacks(WEST, "Smoldering");
    let mut m = duel().at(7, 12).west("1", abilities).east("1", "").discard("5 4").turn(WEST);
    m.may(WEST, &["Smoldering Embers", "pass"]).refuses(WEST, "Flame Arrow on P2", "FD-11.11");
    let mut m = duel().at(6, 12).west("1", abilities).east("1", "").discard("4").turn(WEST);
    m.may(WEST, &["Flame Arrow on P2", "pass"]).refuses(WEST, "Smoldering Embers", "FD-11.11");
}

/// FD-11.12a: a pair would be needed. Two cards may be one, so he is asked; one card never is.
#[test]
fn the_hand_decides_what_is_offered_but_not_who_is_asked() {
    for (hand, offered) in [("2 2", true), ("2 4", false)] {
        let board = duel().at(7, 10).west("3", "").east(hand, "Martial Mastery");
        let mut m = board.turn(WEST);
        m.does(WEST, "attack 1x3").asks(EAST).offers(EAST, "pass").lacks(EAST, "take the hit");
        if offered {
            m.offers(EAST, "Martial Mastery");
        } else {
            m.lacks(EAST, "Martial Mastery");
        }
    }
    let mut m = duel().at(7, 10).west("3", "").east("2", "Martial Mastery").turn(WEST);
    m.does(WEST, "attack 1x3").lacks(EAST, "pass").offers(EAST, "take the hit");
}

/// FD-11.12: Zane falls, his mine stays.
#[test]
fn what_an_ability_did_outlasts_its_owner() {
    let board = team().fighter(A1, 9, "2", "").with(A1, |f| f.mine = Some(Space(14)));
    let board = board.fighter(A2, 3, "1", "").fighter(B1, 10, "1 1", "").fighter(B2, 16, "3", "");
    let mut m = board.turn(B1);
    m.does(B1, "attack 1x1").must(A1, "take the hit").is_defeated(A1);
    m.does(A2, "move forward 1").does(B2, "move forward 3").stands(B2, 13);
    m.hears(Viewer::Public, Event::MineSetOff { seat: B2, space: Space(14) });
    m.is_recovering(B2, true);
}

/// FD-11.12, FD-S162: the Clockwork Soldier is the exception.
#[test]
fn a_soldier_leaves_with_its_owner() {
    let board = team().fighter(A1, 9, "2", "").with(A1, |f| f.soldier = Some(Space(9)));
    let board = board.fighter(A2, 3, "1", "").fighter(B1, 10, "1 1", "").fighter(B2, 16, "3", "");
    let mut m = board.lasting("Clockwork Soldier", A1, A1).turn(B1);
    m.does(B1, "attack 1x1").must(A1, "take the hit");
    m.hears(Viewer::Public, Event::SoldierRemoved { seat: A1 });
    m.does(A2, "move forward 1").does(B2, "move forward 3").does(B1, "move forward 1");
    m.stands(B1, 9);
}

/// FD-S40, FD-11.13: a turn-start ability counts from where its owner stands.
#[test]
fn dark_is_the_space_at_the_announcement() {
    for (east, dark) in [(18, true), (15, false)] {
        let board = duel().at(8, east).west("1", "Reversal").east("4 4", "Charged Shot");
        let mut m = board.turn(EAST);
        m.does(EAST, "Charged Shot on P1").asks(if dark { WEST } else { EAST });
    }
}

/// FD-S41, FD-11.13: a move or dashing strike counts from the space it ended on.
#[test]
fn dark_is_the_space_a_move_or_dash_ended_on() {
    for (west, dark) in [(3, true), (5, false)] {
        let board = duel().at(west, 12).west("2 3 2 4", "Esper Dash").east("1", "Reversal");
        let mut m = board.turn(WEST);
        m.does(WEST, "move forward 2").stands(WEST, west + 2).does(WEST, "Esper Dash");
        m.asks(if dark { EAST } else { WEST });
        let board = duel().at(west, west + 3).west("2 1", "Thunderclap").east("1", "Reversal");
        let mut m = board.turn(WEST);
        m.does(WEST, "dash 2, strike 1x1").stands(WEST, west + 2).does(WEST, "Thunderclap");
        if dark {
            m.may(EAST, &["Reversal", "pass"]);
        } else {
            m.may(EAST, &["block 1x1", "take the hit"]);
        }
    }
}

/// FD-11.1: only the owner may play it, and whoever tries hears so, whatever it would aim at.
#[test]
fn nobody_plays_an_ability_he_does_not_have() {
    let mut m = duel().at(7, 12).west("4", "").east("1", "Landmine, Reversal").turn(WEST);
    m.refuses(WEST, "Reversal", "FD-11.1").refuses(WEST, "Landmine at 9", "FD-11.1");
    m.lacks(WEST, "Landmine at 9").offers(WEST, "move forward 4");
}
