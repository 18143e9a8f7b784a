//! Corners of the rules that a game seldom comes to: who wins what when several could, what a
//! fallen Hero is spared, and what requirements and limits forbid.

use super::*;
use crate::Entity;
use kernel::{Seat, Viewer};

/// SH-9.5, SH-10.2: who has answered for a Unit has no second Response for the Hero.
#[test]
fn a_response_for_a_unit_is_the_only_one() {
    let m = duel("Akintunde", "Rolan").hand(A, "Crescent Slash; Search").hand(B, "Aegis; Search");
    let mut m = m.station(B, "Metz Standard").flipped(B, "Dodge").acts(A, 2);
    m.uses(A, "Crescent Slash", &["at P2's Metz Standard", "at P2"]);
    m.does(B, "respond Aegis").does(B, "pass");
    m.may(B, &["shield Metz Standard", "enough"]).does(B, "enough").damaged(B, 2);
    m.is_flipped(B, "Dodge", true);
}

/// SH-9.9, SH-18.10, SH-R11: Heroes are asked, and fall, in the order in which they were named.
#[test]
fn heroes_fall_in_the_order_of_the_targets() {
    let m = heroes(&["Akintunde", "Eras", "Rolan"]).hand(A, "Crescent Slash; Search");
    let m = m.with(C, "The Last Stand", |own| own.game = 1).damage(B, 6).damage(C, 7);
    let mut m = m.acts(A, 2);
    m.uses(A, "Crescent Slash", &["at P3", "at P2"]).does(C, "pass").does(B, "pass");
    let told = m.told(Viewer::Public);
    let fallen = told.iter().filter_map(|event| match event {
        Event::KnockedDown { seat, .. } => Some(*seat),
        _ => None,
    });
    assert_eq!(fallen.collect::<Vec<Seat>>(), [C, B]);
}

/// SH-15.11: a Hero whom the Monster has KnockedDown is not stunned, robbed or hurt by the rest of
/// its card.
#[test]
fn the_fallen_are_spared_the_rest_of_the_card() {
    let falls = |monster: &str| {
        let m = duel("Akintunde", "Eras").front(A, "attack + spell").monster(monster);
        m.combat(A, "Search").damage(A, 8).gold(A, 2).leader_broken().monster_acts()
    };
    falls("Basilisk").does(A, "pass").knocked_down(A, 1).hides(A, "Search", Place::Deck);
    falls("Void Lurker").does(A, "pass").knocked_down(A, 1).owns(A, 0, 1, 0);
    falls("Vaendiss").does(A, "pass").knocked_down(A, 1).damaged(A, 0);
}

/// SH-15.11, SH-15.5: when the Monster has KnockedDown its attacker, its block still counts against
/// the Attack.
#[test]
fn the_fallen_are_still_blocked() {
    let m = duel("Akintunde", "Eras").hand(A, "Sword Strike; Search").damage(A, 8);
    let mut m = m.leader_broken().front(A, "attack + response").acts(A, 2);
    m.uses(A, "Sword Strike", &["at Monster"]).does(A, "no response").does(A, "pass");
    m.knocked_down(A, 1).wounded(A, 1).earned(A, 0, 0);
    m.happened(2, |e| matches!(e, Event::RowResolved { .. }));
}

/// SH-15.11, SH-15.9, SH-15.10: when the Monster has KnockedDown its attacker, it still recovers.
#[test]
fn the_monster_recovers_from_the_fallen() {
    let falls = || duel("Akintunde", "Eras").damage(A, 8).leader_broken().wounds(A, 2);
    let mut m = falls().hand(A, "Sword Strike; Search").front(A, "attack + spell").acts(A, 2);
    m.uses(A, "Sword Strike", &["at Monster"]).does(A, "no response").does(A, "pass");
    m.knocked_down(A, 1).wounded(A, 4).happened(0, |e| matches!(e, Event::MonsterFell { .. }));
    let mut m = falls().front(A, "attack + spell").monster_acts();
    m.does(A, "pass").knocked_down(A, 1).wounded(A, 1);
}

/// SH-15.11, SH-15.8: a row against every Hero still strikes those who stand.
#[test]
fn those_who_stand_are_not_spared() {
    let m = heroes(&["Akintunde", "Eras", "Rolan"]).monster("Ogre Warlord").damage(A, 8);
    let mut m = m.leader_broken().front(A, "attack2 + special").monster_acts();
    m.does(A, "pass").knocked_down(A, 1).does(B, "pass").does(C, "pass");
    m.damaged(A, 0).damaged(B, 3).damaged(C, 3);
}

/// SH-25.4, SH-9.15, SH-28.4: a Hero who has become Invincible on the way is out of the Attack:
/// nobody is asked for a Response to it.
#[test]
fn the_invincible_are_not_asked() {
    let m = duel("Akintunde", "Rolan").hand(A, "Crescent Slash; Search").hand(B, "Aegis; Search");
    let m = m.damage(B, 7).monster("Ogre Warlord").front(A, "special").leader_broken();
    let mut m = m.acts(A, 2);
    m.uses(A, "Crescent Slash", &["at Monster", "at P2"]).does(A, "no response");
    m.does(B, "no response").does(A, "pass").does(B, "pass");
    m.happened(1, |e| matches!(e, Event::KnockDownPrevented { seat: B, .. }));
    m.wounded(A, 2).damaged(B, 7).earned(A, 1, 0);
}

/// SH-15.9, SH-15.10: what a Hero recovers while a card of the Monster is resolved is the Hero's.
#[test]
fn a_hero_recovers_in_the_middle_of_a_row() {
    let m = duel("Akintunde", "Ahti").hand(A, "The Fist; Search").hand(B, "Riposte; Search");
    let m = m.damage(B, 3).monster("Ogre Warlord").front(A, "special").leader_broken();
    let mut m = m.items(B, "Iron Gauntlets").starts(1);
    m.until(B, "use Marked Prey").goes(B, &["use Marked Prey", "at Monster"]);
    m.until(A, "play The Fist").uses(A, "The Fist", &["at Monster"]);
    m.does(A, "no response").does(B, "respond Riposte").reveals("spell").does(A, "pass");
    m.does(B, "at Monster").wounded(B, 3).damaged(B, 3).wounded(A, 1);
}

/// SH-15.14: tokens of different colours are not added up.
#[test]
fn nobody_finishes_what_another_began() {
    let m = duel("Akintunde", "Eras").hand(A, "The Fist; Search").front(A, "attack");
    let mut m = m.wounds(A, 2).wounds(B, 3).acts(A, 2);
    m.uses(A, "The Fist", &["at Monster"])
        .does(A, "no response")
        .does(A, "enough")
        .does(A, "pass")
        .wounded(A, 3);
    m.happened(0, |e| matches!(e, Event::MonsterFell { .. }));
}

/// SH-15.15: if several qualify and none of them has the turn, the first from the Leader wins.
#[test]
fn the_first_from_the_leader_wins_the_monster() {
    let m = heroes(&["Akintunde", "Eras", "Rolan"]).hand(A, "Search").leader(C);
    let mut m = m.wounds(B, 5).wounds(C, 5).acts(A, 4);
    m.uses(A, "Search", &[]);
    m.happened(1, |e| matches!(e, Event::MonsterFell { seat, .. } if *seat == C));
}

/// SH-17.7, SH-25.6: the marker of a discarded card begins anew.
#[test]
fn a_discarded_card_forgets_its_marker() {
    let m = duel("Ahti", "Eras").on_monster(A, "Venom Mark").wounds(A, 4);
    let mut m = m.with(A, "Venom Mark", |own| own.marker = 1).starts(6);
    m.happened(1, |e| matches!(e, Event::MonsterFell { .. }));
    assert_eq!(m.hides(A, "Venom Mark", Place::Deck).own(A, "Venom Mark").marker, 0);
}

/// SH-7.13: uses are counted for the whole game, wherever the card goes.
#[test]
fn a_card_remembers_its_uses() {
    let m = duel("Akintunde", "Eras").combat(A, "Sword Strike");
    let mut m = m.with(A, "Sword Strike", |own| own.game = 2).cleans();
    assert_eq!(m.hides(A, "Sword Strike", Place::Deck).own(A, "Sword Strike").game, 2);
}

/// SH-7.12, SH-22.3: a One Time card leaves the game even if it is stunned.
#[test]
fn a_stunned_one_time_card_leaves_the_game() {
    let m = duel("Eras", "Rolan").combat(A, "Disintegrate");
    m.with(A, "Disintegrate", |own| own.stun = 1).cleans().lies(A, "Disintegrate", At::Gone);
}

/// SH-20.2: what is attached is discarded like anything else whose requirement is lost.
#[test]
fn an_attachment_needs_its_requirement() {
    let m = duel("Akintunde", "Eras").items(A, "Tech Element").on_hero(A, "Bear Trap", B);
    let mut m = m.market("Runeblade").gold(A, 9).builds();
    m.does(A, "buy Runeblade").does(A, "drop Tech Element").hides(A, "Bear Trap", Place::Deck);
}

/// SH-7.6, SH-20.1: a card that waited enters as soon as the Stat is there, not in CleanUp.
#[test]
fn a_waiting_card_enters_at_once() {
    let m = duel("Akintunde", "Rolan").deck(A, "Meditation").market("Goblin Wand; Spyglass");
    let mut m = m.gold(A, 6).gold(B, 9).builds();
    m.does(A, "buy Goblin Wand").asks(B).lies(A, "Meditation", At::Station);
}

/// SH-7.16: one that was chosen into the Hand stays there, whatever enters play meanwhile.
#[test]
fn a_waiting_card_does_not_enter_from_the_hand() {
    let m = duel("Rolan", "Akintunde").hand(A, "Meditation; Search").on_hero(A, "Bear Trap", B);
    let mut m = m.hand(B, "The Fist; Search").leader(B).acts(B, 2);
    m.uses(B, "The Fist", &["at P1"]).damaged(B, 2).hides(A, "Bear Trap", Place::Deck);
    m.hides(A, "Meditation", Place::Hand);
}

/// SH-22.6: a card that was replaced unseen has nothing shuffled.
#[test]
fn an_unrevealed_card_shuffles_nothing() {
    let m = duel("Ahti", "Eras").leader(B).front(A, "special").hand(A, "Decoy; Search");
    let mut m = m.acts(A, 3);
    m.uses(A, "Decoy", &[]).reveals("response").does(A, "swap").goes(A, &["end turn"; 3]);
    m.phase(Phase::TeamUp).happened(0, |e| matches!(e, Event::ActionsShuffled));
    assert_eq!(m.table().open().action_deck, 17);
}

/// SH-23.1: with a new Monster the discarded cards are shuffled, although none of them says so.
#[test]
fn a_new_monster_has_a_full_deck() {
    let m = duel("Akintunde", "Eras").hand(A, "The Fist; Search").wounds(A, 4);
    let mut m = m.front(A, "attack").front(B, "response").acts(A, 2);
    m.uses(A, "The Fist", &["at Monster"]).does(A, "no response").does(A, "enough").does(A, "pass");
    m.passes().phase(Phase::TeamUp);
    assert_eq!(m.table().open().action_deck, 19);
}

/// SH-25.4: an Invincible Hero recovers no health.
#[test]
fn the_invincible_do_not_recover() {
    let m = duel("Rolan", "Eras").hand(A, "Second Wind").damage(A, 3).with_invincible(A);
    m.acts(A, 6).uses(A, "Second Wind", &[]).damaged(A, 3).owns(A, 0, 0, 0);
}

/// SH-7.15: what lies on cards cannot be spent before Collect.
#[test]
fn earned_gold_pays_nothing_yet() {
    let mut board = duel("Akintunde", "Eras").hand(A, "Mercenary; Search");
    board.t.lay_open().players[A].earned_gold = 1;
    board.acts(A, 2).refuses(A, "play Mercenary", "SH-7.15");
}

/// SH-17.3: a trap before one Hero does not close on another.
#[test]
fn a_trap_waits_for_its_own_hero() {
    let m = heroes(&["Akintunde", "Ahti", "Eras"]).on_hero(B, "Bear Trap", A);
    let mut m = m.hand(C, "The Fist; Search").leader(C).acts(C, 2);
    m.uses(C, "The Fist", &["at P1"]).damaged(C, 0).lies(B, "Bear Trap", At::On(Entity::hero(A)));
}

/// SH-10.3, SH-7.2: a Response needs its requirement, too.
#[test]
fn a_response_needs_its_requirement() {
    let m = duel("Akintunde", "Eras").hand(A, "The Fist; Search").hand(B, "Parry; Search");
    let mut m = m.acts(A, 2);
    m.uses(A, "The Fist", &["at P2"]).refuses(B, "respond Parry", "SH-7.2");
}

/// SH-9.1: a change that is meant for one target does not help against another.
#[test]
fn a_bonus_is_for_its_target_alone() {
    let mut m = duel("Ahti", "Eras").hand(A, "Crossbow Bolt; Search").starts(1);
    m.goes(A, &["use Marked Prey", "at Monster", "end turn"]);
    m.uses(A, "Crossbow Bolt", &["at P2"]).does(B, "pass").damaged(B, 3);
    let m = duel("Akintunde", "Eras").items(A, "Venom Vial").hand(A, "Sword Strike; Search");
    m.acts(A, 2).uses(A, "Sword Strike", &["at P2"]).does(B, "pass").damaged(B, 3);
}

/// SH-19.3, SH-22.3, SH-22.4: while a token lies on it a card stays in the Stunned Area.
#[test]
fn a_stunned_card_waits_for_its_last_token() {
    let m = duel("Eras", "Rolan").stunned(A, "Time Warp");
    let mut m = m.with(A, "Time Warp", |own| own.stun = 1).cleans();
    m.lies(A, "Time Warp", At::Stunned).stun(A, "Time Warp", 0);
}
