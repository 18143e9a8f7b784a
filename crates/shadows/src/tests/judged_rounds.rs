//! The course of a round as a judge broke it without a test turning red: each case is red under its
//! break.

use super::*;
use crate::table::Own;
use kernel::Viewer;

fn three() -> Board {
    heroes(&["Akintunde", "Eras", "Rolan"])
}

/// SH-6.1, SH-6.13: turns and Monster-Action cards go clockwise from the Leader.
#[test]
fn the_leader_begins_and_the_left_follows() {
    let m = three().hand(A, "Charge").hand(B, "Lightning Touch").hand(C, "Shield Bash").leader(B);
    let mut m = m.starts(1);
    m.asks(B).does(B, "end turn").asks(C).does(C, "end turn").asks(A);
    let m = three().items(A, "Round Shield").items(C, "Round Shield").leader(C);
    let mut m = m.front(A, "attack").front(C, "attack").monster_acts();
    m.asks(C).does(C, "enough").does(C, "pass").asks(A);
}

/// SH-6.7: only cards with the number of the Step are queued.
#[test]
fn other_numbers_are_not_queued() {
    let m = duel("Akintunde", "Eras").hand(A, "The Fist; Sword Strike; Charge");
    let mut m = m.acts(A, 2);
    m.does(A, "play The Fist").may(A, &["queue Sword Strike", "ready"]);
    m.refuses(A, "queue Charge", "SH-6.7");
}

/// SH-6.9: a queued card is no Response until it is back in Hand.
#[test]
fn a_queued_card_does_not_answer() {
    let m = duel("Akintunde", "Eras").hand(A, "Earthbreaker; Lion Guard; Parry");
    let mut m = m.front(A, "attack").acts(A, 6);
    m.does(A, "play Earthbreaker").goes(A, &["queue Lion Guard", "ready", "at Monster"]);
    m.may(A, &["respond Parry", "no response"]);
}

/// SH-7.6, SH-3.6: a card that enters at once waits unseen until its requirement is met.
#[test]
fn a_card_waits_for_its_requirement() {
    let mut m = duel("Akintunde", "Eras").library(A, "Meditation").xp(A, 3).builds();
    m.does(A, "study Meditation").hides(A, "Meditation", Place::Deck);
    assert_eq!(m.table().open().players[A].slot_of(card("Meditation")), None);
}

/// SH-7.9: what was a Response, or has another colour, is no Red 2.
#[test]
fn only_the_colour_of_the_step_counts() {
    let m = duel("Eras", "Akintunde").hand(A, "Magic Missile").hand(B, "Lion Guard; Chain Combo");
    let mut m = m.acts(A, 2);
    m.uses(A, "Magic Missile", &["at P2"]).does(B, "respond Lion Guard").does(B, "end turn");
    m.goes(B, &["end turn", "play Chain Combo", "at P1"]).does(A, "enough");
    m.does(A, "pass").damaged(A, 2);
    let m = duel("Akintunde", "Eras").hand(A, "Frost Lance; Chain Combo").items(A, "Goblin Wand");
    let mut m = m.acts(A, 2);
    m.uses(A, "Frost Lance", &["at P2"]).does(B, "pass").does(A, "end turn");
    m.uses(A, "Chain Combo", &["at P2"]).does(B, "pass").damaged(B, 4);
}

/// SH-8.3, SH-8.6: an Invincible Hero hides himself and not his Units; what can be attached to
/// nobody is not used.
#[test]
fn the_invincible_do_not_hide_their_units() {
    let m = duel("Akintunde", "Rolan").hand(A, "The Fist").no_monster().with_invincible(B);
    let mut m = m.station(B, "War Hound").acts(A, 2);
    m.uses(A, "The Fist", &[]).may(A, &["at P2's War Hound"]);
    let m = duel("Eras", "Rolan").hand(A, "Curse of Frailty").with_invincible(B);
    m.acts(A, 1).refuses(A, "play Curse of Frailty", "SH-8.6");
}

/// SH-10.13: an effect on several players is answered from the user's left.
#[test]
fn the_left_answers_first() {
    let m = heroes(&["Ahti", "Rolan", "Eras"]).hand(A, "EMP Burst").items(A, "Nano Forge");
    let mut m = m.hand(B, "Counterspell").hand(C, "Counterspell").acts(A, 4);
    m.uses(A, "EMP Burst", &[]).asks(B).does(B, "no response").asks(C);
    m.does(C, "respond Counterspell").earned(A, 1, 0);
}

/// SH-11.8: tokens as many as its Health are enough for a Unit.
#[test]
fn a_unit_falls_at_its_health() {
    let m = duel("Akintunde", "Eras").hand(A, "Sword Strike").station(B, "War Hound");
    let mut m = m.hand(B, "Search").acts(A, 2);
    m.uses(A, "Sword Strike", &["at P2's War Hound"]).does(B, "no response");
    m.hides(B, "War Hound", Place::Deck);
}

/// SH-14.5: numbers are shown to who predicted, whoever leads.
#[test]
fn numbers_are_shown_to_who_asked() {
    let m = heroes(&["Rolan", "Akintunde", "Eras"]).hand(C, "Mind Reading");
    let mut m = m.hand(B, "Earthbreaker").acts(C, 1);
    m.uses(C, "Mind Reading", &["predict 6 on P2"]).passes().must(B, "show 6");
    let told = |viewer| {
        let shown =
            |e: &Event| matches!(e, Event::NumbersShown { numbers, .. } if numbers[..] == [6]);
        m.told(viewer).iter().any(shown)
    };
    assert!(told(Viewer::Seat(C)) && !told(Viewer::Seat(A)));
}

/// SH-15.10: the Monster recovers tokens of who revealed the card and of nobody else.
#[test]
fn recovery_is_of_one_colour() {
    let m = duel("Akintunde", "Eras").hand(A, "Sword Strike").front(A, "spell").wounds(B, 2);
    let mut m = m.hand(B, "Search").acts(A, 2);
    m.uses(A, "Sword Strike", &["at Monster"]).wounded(A, 2).wounded(B, 2);
    let m = duel("Akintunde", "Eras").front(A, "spell").wounds(A, 2).wounds(B, 2);
    m.monster_acts().wounded(A, 1).wounded(B, 2);
}

/// SH-16.3: called again, the Monster's Creature is unhurt.
#[test]
fn the_creature_comes_back_unhurt() {
    let m = duel("Akintunde", "Eras").hand(A, "Sword Strike; Search").items(A, "Iron Gauntlets");
    let mut m = m.monster("Vaendiss").creature().acts(A, 2);
    m.uses(A, "Sword Strike", &["at Creature"]);
    m.happened(1, |e| matches!(e, Event::CreatureFell { .. }));
    assert_eq!(m.table().open().creature_wounds.0, [0; 3]);
}

/// SH-21.2: who has passed buys nothing more, whatever others do.
#[test]
fn who_passes_is_out() {
    let m = duel("Akintunde", "Eras").market("Leather Jerkin; Round Shield; Spyglass");
    let mut m = m.gold(A, 20).gold(B, 20).builds();
    m.does(A, "pass").does(B, "buy Leather Jerkin").asks(B).does(B, "buy Round Shield").asks(B);
    m.does(B, "pass").phase(Phase::TeamUp);
}

/// SH-21.4: only a Restricted Item makes room for another.
#[test]
fn other_items_make_no_room() {
    let m = duel("Akintunde", "Eras").items(A, "Round Shield; Vital Element").gold(A, 9);
    let mut m = m.market("Runeblade").builds();
    m.does(A, "buy Runeblade").may(A, &["drop Vital Element", "drop Runeblade"]);
}

/// SH-22.2, SH-22.3: CleanUp leaves the Station Field as it is; unused cards leave the Hand.
#[test]
fn cleanup_heals_no_unit() {
    let m = duel("Rolan", "Eras").station(A, "Metz Standard").hand(A, "Search");
    let worn = |own: &mut Own| (own.hurt, own.broken) = (2, 1);
    let mut m = m.with(A, "Metz Standard", worn).cleans();
    m.hurt(A, "Metz Standard", 2).broken(A, "Metz Standard", 1).hides(A, "Search", Place::Deck);
}

/// SH-22.1: two defeated Monsters do not end the game.
#[test]
fn the_third_monster_ends_the_game() {
    let fallen = || duel("Akintunde", "Eras").defeated(A, "Cave Goblin").defeated(B, "Basilisk");
    fallen().no_monster().cleans().phase(Phase::TeamUp);
    fallen().defeated(A, "Vaendiss").no_monster().cleans().over();
}

/// SH-23.2: an Item beside the board moves into the slot that became free.
#[test]
fn extras_move_into_slots() {
    let m = duel("Akintunde", "Eras").market("Spyglass; Runeblade; Nano Forge; Titan Belt");
    let mut m = m.gold(A, 4).builds();
    m.does(A, "buy Spyglass").phase(Phase::TeamUp);
    let market = &m.table().open().market;
    let belt = market.iter().find(|stall| stall.item == card("Titan Belt"));
    assert_eq!((market.len(), belt.expect("it is for sale").slot), (3, Some(0)));
}

/// SH-23.3: Items drawn in Combat come from the discard pile, too.
#[test]
fn an_empty_item_deck_is_made_anew_in_combat() {
    let mut board = duel("Eras", "Akintunde").hand(A, "Treasure Sense; The Fist").hand(B, "Search");
    let open = board.t.lay_open();
    open.item_deck.0.fill(0);
    open.item_discard[card("Spyglass").item()] = 1;
    let mut m = board.acts(A, 4);
    m.uses(A, "Treasure Sense", &[]).happened(1, |e| matches!(e, Event::ItemsShuffled));
    assert!(m.table().open().market.has(card("Spyglass")));
}

/// SH-10.4: who blocks without Shield Points forbids them to nobody else.
#[test]
fn others_keep_their_shields() {
    let m = three().hand(A, "Crescent Slash").hand(C, "Parry").items(C, "Round Shield");
    let mut m = m.items(B, "Round Shield").acts(A, 2);
    m.uses(A, "Crescent Slash", &["at P3", "at P2"]).does(C, "respond Parry");
    m.may(B, &["shield Round Shield", "enough"]);
}

/// SH-20.3: an Initiative 0 card that loses its requirement stays where it is, with its marker.
#[test]
fn a_blank_card_stays() {
    let m = duel("Akintunde", "Eras").items(A, "Magic Element").station(A, "Meditation");
    let m = m.with(A, "Meditation", |own| own.marker = 1).market("Runeblade").gold(A, 9);
    let mut m = m.builds();
    m.does(A, "buy Runeblade").does(A, "drop Magic Element").lies(A, "Meditation", At::Station);
    assert_eq!(m.own(A, "Meditation").marker, 1);
}
