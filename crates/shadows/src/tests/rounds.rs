//! TeamUp, Plan and Combat (SH-4 to SH-9, SH-14).

use super::*;
use crate::Table;
use kernel::Viewer;

/// SH-S01, SH-4.2: the Leader's choice is everybody's, but not in round 1.
#[test]
fn the_leader_chooses_for_all() {
    let mut m = duel("Akintunde", "Eras").begins();
    m.asks(A).may(A, &["everyone gains XP", "everyone gains Gold"]);
    m.does(A, "everyone gains XP").owns(A, 1, 0, 0).owns(B, 1, 0, 0);
    let mut m = duel("Akintunde", "Eras").round(0).begins();
    m.lacks(A, "everyone");
}

/// SH-S49, SH-4.4: the discard pile becomes the new deck when a card is needed.
#[test]
fn an_empty_deck_is_shuffled_anew() {
    let mut board = duel("Akintunde", "Eras");
    let mut left = board.t.hidden().actions;
    left[0] -= 1;
    board.t.lay_hidden().actions = [0; 12];
    board.t.lay_hidden().actions[0] = 1;
    let open = board.t.lay_open();
    (open.action_deck, open.discard) = (1, left);
    let mut m = board.begins();
    m.does(A, "everyone gains XP").happened(1, |e| matches!(e, Event::ActionsShuffled));
    assert_eq!(m.table().open().action_deck, 17);
}

/// SH-4.4: without any card the Monster does nothing.
#[test]
fn no_card_no_action() {
    let mut board = duel("Akintunde", "Eras").hand(A, "The Fist; Search");
    board.t.lay_open().revealed.0[0] = board.t.hidden().actions;
    board.t.lay_hidden().actions = [0; 12];
    board.t.lay_open().action_deck = 0;
    let mut m = board.acts(A, 2);
    m.uses(A, "The Fist", &["at Monster"]).wounded(A, 1).earned(A, 1, 0);
}

/// SH-S26, SH-5.1: one more card for each defeated Monster.
#[test]
fn hands_grow() {
    let size = |board: Board| board.t.open().hand_size();
    assert_eq!(size(duel("Akintunde", "Eras")), 3);
    assert_eq!(size(duel("Akintunde", "Eras").defeated(B, "Cave Goblin")), 4);
    let two = duel("Akintunde", "Eras").defeated(B, "Cave Goblin").defeated(A, "Basilisk");
    assert_eq!(size(two), 5);
}

/// SH-5.3, SH-5.2, SH-28.1, SH-R3: any card may be taken; with too few all are; one may start over.
#[test]
fn hands_are_drafted() {
    let board = duel("Akintunde", "Eras").deck(A, "Meteor Strike");
    let board = board.stunned(B, "Magic Missile; Lightning Touch; Search; Ember Wisp");
    let mut m = board.begins();
    m.reveals("attack").reveals("response").does(A, "everyone gains XP");
    m.does(A, "deal attack to P1").asks(A);
    m.goes(A, &["take Lion Guard", "take Charge"]).refuses(A, "take The Fist", "SH-R3");
    assert_eq!(m.view(Viewer::Seat(B)).open.players[A].hand, 2);
    m.interjects(A, "take back");
    m.goes(A, &["take The Fist", "take Earthbreaker", "take Meteor Strike"]);
    m.hides(A, "Meteor Strike", Place::Hand).hides(B, "Mystical Cloak", Place::Hand);
    assert_eq!(m.table().open().players[B].hand, 2);
}

/// SH-S92, SH-6.11, SH-6.14: who passes does not come back in that Step, but in the next.
#[test]
fn a_turn_is_taken_once() {
    let m = duel("Akintunde", "Eras").hand(A, "Charge; The Fist").hand(B, "Lightning Touch");
    let mut m = m.acts(A, 1);
    m.does(A, "end turn").does(B, "end turn").in_step(2).refuses(A, "play Charge", "SH-6.7");
    m.offers(A, "play The Fist").does(A, "end turn").does(B, "end turn");
}

/// SH-6.11, SH-6.1: from its start on a Step gives each player one turn.
#[test]
fn a_step_gives_each_player_one_turn() {
    let m = duel("Akintunde", "Eras").hand(A, "Charge; The Fist");
    let mut m = m.hand(B, "Lightning Touch; Search").starts(1);
    m.does(A, "end turn").does(B, "end turn").in_step(2).asks(A);
}

/// SH-R12, SH-28.4, SH-6.3: who could hold no card for a Step, as everybody knows, is not asked in
/// it. Who merely holds none is asked, and so is who may have studied one.
#[test]
fn a_step_for_which_nobody_could_hold_a_card_is_not_asked() {
    let acts = |hand: &str| duel("Akintunde", "Eras").hand(A, hand).acts(A, 2);
    acts("Search").asks(A).may(A, &["end turn"]).does(A, "end turn").in_step(4).asks(A);
    acts("Search; Parry").asks(A).does(A, "end turn").in_step(3).must(A, "end turn");
}

/// SH-R12, SH-6.4: a queue that could hold nothing is not asked for.
#[test]
fn a_queue_for_which_nobody_could_hold_a_card_is_not_asked() {
    let plays = |hand: &str| duel("Eras", "Akintunde").hand(A, hand).acts(A, 1);
    plays("Lightning Touch; Search").does(A, "play Lightning Touch").offers(A, "predict 4 on P2");
    plays("Lightning Touch; Parry").does(A, "play Lightning Touch").must(A, "ready");
}

/// SH-S55, SH-6.9, SH-6.8: a queued card counts for Predict, and goes back to the Hand unused.
#[test]
fn a_queued_card_counts_for_predict() {
    let m = duel("Akintunde", "Eras").hand(A, "Chain Combo; Search").hand(B, "Mystical Cloak");
    let mut m = m.acts(A, 4);
    m.does(A, "play Chain Combo").goes(A, &["queue Search"]);
    let t = m.table();
    assert_eq!((t.open().players[A].queue, t.open().players[A].hand), (1, 0));
    assert!(t.holds_number(A, 5) && !t.holds_number(A, 3));
    m.does(A, "at P2").does(B, "no response").does(B, "pass").does(A, "skip");
    m.hides(A, "Search", Place::Hand).in_step(4).does(B, "end turn").in_step(5);
    m.offers(A, "play Search");
}

/// SH-S93, SH-6.7, SH-20.1, SH-20.4: a queued card is checked when it is flipped.
#[test]
fn requirements_are_checked_on_flipping() {
    let m = duel("Akintunde", "Eras").hand(A, "Reckless Swing; Executioner's Rhythm");
    let mut board = m.items(A, "Runeblade").flipped(B, "Dodge");
    board = board.hand(B, "Search");
    let mut m = board.acts(A, 6);
    m.does(A, "play Reckless Swing").goes(A, &["queue Executioner's Rhythm", "at P2"]);
    m.does(B, "respond Dodge").offers(A, "flip");
    let mut lost = *m.table();
    let mut luck = kernel::Recorded::new([], 1);
    let mut play = kernel::Play::silent(&mut luck);
    lost.unequip(&mut play, A, card("Runeblade"), true, crate::table::Cause::Player(B));
    scenario::Scene::at(lost).refuses(A, "flip", "SH-7.2").may(A, &["skip", "end turn"]);
}

/// SH-S10, SH-14.2, SH-14.3: a 4/5 is there for both numbers.
#[test]
fn a_card_counts_for_each_of_its_numbers() {
    let m = duel("Eras", "Akintunde").hand(A, "Lightning Touch; Tactical Scan").hand(B, "Search");
    let mut m = m.acts(A, 1);
    m.does(A, "play Lightning Touch").goes(A, &["queue Tactical Scan"]);
    m.does(A, "predict 5 on P2").does(A, "flip").refuses(A, "predict 5 on P2", "SH-26.2");
    m.may(A, &["predict 4 on P2", "predict 6 on P2"]).does(A, "predict 4 on P2").earned(A, 3, 2);
}

/// SH-S15, SH-27.2, SH-14.3: the limit counts per predicted player, whoever predicts.
#[test]
fn a_number_is_predicted_once_on_a_player() {
    let m = heroes(&["Akintunde", "Eras", "Rolan"]).hand(B, "Lightning Touch; Search");
    let mut m = m.with_predicted(C, &[4]).acts(B, 1);
    m.uses(B, "Lightning Touch", &[]);
    m.may(B, &["predict 4 on P1", "predict 5 on P1", "predict 5 on P3"]);
    m.refuses(B, "predict 4 on P3", "SH-14.3");
}

/// SH-S28, SH-14.5: an unused predicted card shows its numbers, to the predicting player alone.
#[test]
fn unused_predicted_cards_show_their_numbers() {
    let m = heroes(&["Eras", "Akintunde", "Rolan"]).hand(A, "Mind Reading").hand(B, "Earthbreaker");
    let mut m = m.acts(A, 1);
    m.uses(A, "Mind Reading", &["predict 6 on P2"]);
    m.passes().must(B, "show 6");
    let told = |viewer| {
        let shown = m.told(viewer).into_iter().filter_map(|e| match e {
            Event::NumbersShown { numbers, .. } => Some(numbers),
            _ => None,
        });
        shown.flatten().collect::<Vec<u8>>()
    };
    assert_eq!(told(Viewer::Seat(A)), [6]);
    assert!(told(Viewer::Seat(C)).is_empty() && told(Viewer::Public).is_empty());
}

/// SH-S59, SH-14.8, SH-25.4: an Invincible Hero's player can be predicted; only health is safe.
#[test]
fn an_invincible_hero_loses_no_health() {
    let m = duel("Eras", "Rolan").hand(A, "Lightning Touch; Search").hand(B, "Sanctified Light");
    let mut m = m.with_invincible(B).acts(A, 1);
    m.uses(A, "Lightning Touch", &["predict 4 on P2"]).earned(A, 1, 0).damaged(B, 0);
}

/// SH-S123, SH-3.6, SH-28.4: a studied card is a secret; whoever could have one is asked.
#[test]
fn studied_cards_are_secret() {
    let board = duel("Eras", "Rolan").hand(A, "Lightning Touch; Search").hand(B, "Parry");
    let mut m = board.acts(A, 1);
    let seen = m.view(Viewer::Seat(A)).open.players[B];
    assert_eq!((seen.studied, seen.secrets()), (1, 1));
    assert_eq!(seen.slot_of(card("Parry")), None);
    m.uses(A, "Lightning Touch", &["predict 5 on P2"]).may(B, &["no response"]);
    m.does(B, "no response").earned(A, 1, 0);
}

/// SH-8.2, SH-8.4, SH-8.5, SH-3.1, SH-7.4: own Allies are no targets, and fields are kept apart.
#[test]
fn allies_are_no_targets() {
    let m = duel("Akintunde", "Eras").hand(A, "The Fist; Search").station(A, "War Hound");
    let mut m = m.station(B, "Ember Wisp").acts(A, 2);
    m.uses(A, "The Fist", &[]).may(A, &["at P2", "at P2's Ember Wisp", "at Monster"]);
    m.refuses(A, "at P1's War Hound", "SH-8.2").lies(A, "The Fist", At::Combat);
}

/// SH-9.7, SH-11.7, SH-15.3: tokens on the Monster have the attacker's colour.
#[test]
fn tokens_have_a_colour() {
    let m = duel("Akintunde", "Eras").hand(A, "The Fist; Search").hand(B, "Magic Missile; Search");
    let mut m = m.front(A, "special").front(B, "response").acts(A, 2);
    m.uses(A, "The Fist", &["at Monster"]).uses(B, "Magic Missile", &["at Monster"]);
    m.wounded(A, 1).wounded(B, 1);
}

/// SH-10.1, SH-10.2: a player with nothing that could answer is not asked; one Response is all.
#[test]
fn one_response_for_each_attack() {
    let m = duel("Akintunde", "Rolan").hand(A, "Sword Strike; Search").hand(B, "Aegis; Parry");
    let mut m = m.acts(A, 2);
    m.uses(A, "Sword Strike", &["at P2"]).does(B, "respond Aegis").damaged(B, 1).asks(B);
    m.lacks(B, "respond").does(B, "end turn");
    let mut m = duel("Akintunde", "Rolan").hand(A, "Sword Strike; Search").acts(A, 2);
    m.uses(A, "Sword Strike", &["at P2"]).may(B, &["use Flat-Footed", "pass"]);
}

/// SH-25.8, SH-12.6, SH-19.5: Dodge is its player's own; Specials and cards that entered at once
/// can neither be stunned nor taken away. SH-25.2: with nothing to stun that may be chosen, and
/// does nothing.
#[test]
fn flat_footed_cannot_be_taken() {
    let m = duel("Ahti", "Rolan").hand(A, "Sabotage; Search");
    let mut m = m.acts(A, 2);
    m.uses(A, "Sabotage", &["choose 2"]).earned(A, 0, 0).lies(B, "Flat-Footed", At::Station);
    m.stun(B, "Flat-Footed", 0).stun(B, "The Last Stand", 0);
}

/// SH-26.4: the turn player is the one who takes a turn, else the Leader.
#[test]
fn there_is_a_turn_player() {
    let turn = |m: &scenario::Scene<Table>| m.table().open().turn;
    let m = duel("Akintunde", "Eras").hand(B, "Lightning Touch").acts(B, 1);
    assert_eq!(turn(&m), B);
    assert_eq!(turn(&duel("Akintunde", "Eras").begins()), A);
}

/// SH-R5: a Shield Point used for a Unit was used against the same Attack.
#[test]
fn shields_for_a_unit_forbid_the_flip() {
    let m = duel("Akintunde", "Rolan").hand(A, "Crescent Slash; Search");
    let mut m = m.station(B, "War Hound").items(B, "Round Shield").acts(A, 2);
    m.uses(A, "Crescent Slash", &["at P2's War Hound", "at P2"]);
    m.goes(B, &["shield Round Shield", "enough", "enough"]).damaged(B, 2);
    m.may(B, &["use War Hound", "end turn"]);
}

/// SH-R6: of two players one may give up; of three nobody.
#[test]
fn two_players_may_concede() {
    let mut m = duel("Akintunde", "Rolan").hand(A, "Search").acts(A, 4);
    m.interjects(B, "concede");
    assert!(m.over().winners().has(A));
    let mut m = heroes(&["Akintunde", "Rolan", "Eras"]).hand(A, "Search").acts(A, 4);
    m.cannot_interject(B, "concede");
}

/// SH-R7, SH-14.1: an imagined Hand has what was answered, and not what was denied.
#[test]
fn imagined_hands_fit_what_was_said() {
    use kernel::Game;
    let m = duel("Eras", "Akintunde").hand(A, "Lightning Touch; Tactical Scan; Search");
    let mut m = m.hand(B, "Search; The Fist").acts(A, 1);
    m.does(A, "play Lightning Touch").goes(A, &["queue Tactical Scan", "ready"]);
    m.goes(A, &["predict 5 on P2", "flip", "predict 6 on P2"]);
    let view = m.view(Viewer::Seat(A));
    for seed in 0..50 {
        let imagined = Table::redeal(&view, &mut kernel::Seeded::new(seed));
        let hand: Vec<_> = imagined.table().hidden_in(B, Place::Hand).map(|(_, c)| c).collect();
        let has = |n| hand.iter().any(|card| card.card().has_number(n));
        assert!(hand.len() == 2 && has(5) && !has(6), "{hand:?}");
    }
}

/// SH-R7, SH-14.5: the last card of a Hand is one that was predicted, however many others it could
/// have been; who must show its numbers can.
#[test]
fn an_imagined_card_can_be_shown() {
    let many = "Haggle; Second Wind; War Hound; Parry; Flame Spear; Cleave; Grapple; Berserk";
    let m = duel("Eras", "Ahti").hand(A, "Prophecy; Magic Missile").deck(B, many);
    let mut m = m.hand(B, "Smoke Pellet").acts(A, 1);
    m.uses(A, "Prophecy", &["predict 3 on P2"]).does(B, "no response").earned(A, 2, 0);
    imagined_hands_have(&m, 3);
}

/// SH-R7, SH-14.1: a number that no known Skill of a Hero has is that of something he studied.
#[test]
fn an_imagined_lesson_has_the_predicted_number() {
    let m = duel("Eras", "Akintunde").hand(A, "Prophecy; Magic Missile").hand(B, "Decoy");
    let library = "Haggle; Parry; War Hound; Cleave; Grapple; Berserk; Riposte; Second Wind";
    let mut m = m.library(B, library).acts(A, 1);
    m.uses(A, "Prophecy", &["predict 3 on P2"]).does(B, "no response").earned(A, 2, 0);
    imagined_hands_have(&m, 3);
}

#[track_caller]
fn imagined_hands_have(m: &scenario::Scene<crate::Table>, number: u8) {
    use kernel::Game;
    let view = m.view(Viewer::Seat(A));
    for seed in 0..400 {
        let imagined = Table::redeal(&view, &mut kernel::Seeded::new(seed));
        let mut hand = imagined.table().hidden_in(B, Place::Hand).map(|(_, card)| card.card());
        assert!(hand.any(|card| card.has_number(number)), "seed {seed}: no {number}");
    }
}

/// SH-6.2, SH-26.1: what happens by itself at the start of a Step comes from the Leader on; a
/// player orders several of his own.
#[test]
fn the_owner_orders_what_happens_by_itself() {
    let m = duel("Rolan", "Akintunde").station(B, "Berserk").station(A, "Berserk; Meditation");
    let mut m = m.items(A, "Iron Gauntlets").leader(B).starts(6);
    m.damaged(B, 1).may(A, &["use Berserk", "use Meditation"]).does(A, "use Meditation");
    m.damaged(A, 1);
    assert_eq!(m.own(A, "Meditation").marker, 1);
}
