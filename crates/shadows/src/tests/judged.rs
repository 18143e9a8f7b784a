//! Rules that a judge broke without a test turning red: each case is red under its break.

use super::*;
use crate::monster::ActionId;
use crate::{Entity, Table};
use kernel::{Play, Viewer};
use scenario::Scene;

fn kind(name: &str) -> usize {
    ActionId::by_name(name).expect("a Monster-Action card").index()
}
fn revealed(e: &Event) -> bool {
    matches!(e, Event::ActionRevealed { .. })
}

/// SH-1.8, SH-2.15, SH-21.1: there are more tokens than lie in the box, and on the Monster each
/// player's colour is told apart.
#[test]
fn tokens_never_run_out() {
    let mut m = duel("Akintunde", "Eras").gold(A, 20).xp(B, 20).begins();
    m.does(A, "everyone gains Gold").owns(A, 0, 21, 0).owns(B, 20, 1, 0);
    let m = heroes(&["Akintunde", "Eras", "Rolan"]).hand(A, "Sword Strike").damage(A, 5);
    let m = m.monster("Rift Colossus").front(A, "response").wounds(A, 20).wounds(B, 4);
    let mut m = m.hand(C, "Search").wounds(C, 7).acts(A, 2);
    m.uses(A, "Sword Strike", &["at Monster"]).wounded(A, 21).wounded(B, 4).wounded(C, 7);
}

/// SH-1.7: one die with six sides, each as likely as any other.
#[test]
fn a_die_has_six_sides() {
    use kernel::Game;
    let mut m = duel("Akintunde", "Rolan").hand(A, "Gambler's Bolt").acts(A, 4);
    let table = *m.uses(A, "Gambler's Bolt", &[]).table();
    let at = "at P2".parse().expect("a target");
    let rolled = kernel::every_outcome(|chance| {
        let mut t = table;
        t.apply(A, at, &mut Play::silent(chance));
        t.open().players[B].damage
    });
    let damage: Vec<u8> = rolled.iter().map(|(damage, _)| *damage).collect();
    assert_eq!(damage, [1, 2, 3, 4, 5, 6]);
    assert!(rolled.iter().all(|(_, odds)| *odds == rolled[0].1));
}

/// SH-3.8, SH-3.5: who had seen it knows the card that was replaced; nobody knows the new one.
#[test]
fn a_replaced_card_is_known_to_who_saw_it() {
    let m = heroes(&["Ahti", "Eras", "Rolan"]).leader(C).front(A, "attack2");
    let mut m = m.hand(A, "Decoy").hand(B, "Search").acts(A, 3);
    m.uses(A, "Decoy", &[]).reveals("special").does(A, "swap").asks(B);
    let knows = |by| {
        let view = m.view(Viewer::Seat(by));
        assert!(view.fronts[A].is_none(), "{by} knows the new card");
        view.buried.iter().map(|kinds| kinds[kind("attack2")]).sum::<u8>()
    };
    assert_eq!([A, B, C].map(knows), [1, 0, 1]);
}

/// SH-4.1, SH-22.7, SH-14.5: numbers are shown before BuildUp, and the Leader card is passed before
/// Refresh begins.
#[test]
fn nothing_slips_into_the_next_phase() {
    let mut m = duel("Eras", "Akintunde").deck(A, "Mind Reading").begins();
    m.reveals("response").reveals("response").does(A, "everyone gains XP");
    m.does(A, "deal response to P1").goes(A, &["take The Fist", "take Search"]);
    m.goes(B, &["take The Fist", "take Search", "take Earthbreaker"]);
    m.does(A, "take Mind Reading").uses(A, "Mind Reading", &["predict 6 on P2"]);
    m.passes().phase(Phase::Combat).must(B, "show 6").phase(Phase::TeamUp);
    let told = m.told(Viewer::Public);
    let at = |like: fn(&Event) -> bool| told.iter().position(like).expect("it happened");
    let passed = at(|e| matches!(e, Event::LeaderPassed { .. }));
    assert!(passed < at(|e| matches!(e, Event::PhaseBegan { phase: Phase::Refresh })));
}

/// SH-4.4, SH-3.8: cards discarded unseen make a new deck, too.
#[test]
fn unseen_discards_are_a_deck() {
    let mut board = duel("Akintunde", "Eras").hand(A, "The Fist").hand(B, "Search");
    board.t.lay_hidden().buried[0] = std::mem::take(&mut board.t.lay_hidden().actions);
    let open = board.t.lay_open();
    (open.buried[0], open.action_deck) = (19, 0);
    let mut m = board.acts(A, 2);
    m.reveals("special").uses(A, "The Fist", &["at Monster"]).wounded(A, 1);
    m.happened(1, |e| matches!(e, Event::ActionsShuffled)).happened(1, revealed);
}

/// SH-4.4: revealed cards that lie before players are not shuffled in.
#[test]
fn revealed_cards_stay_before_players() {
    let mut board = duel("Akintunde", "Eras").hand(A, "The Fist").hand(B, "Search");
    let mut rest = std::mem::take(&mut board.t.lay_hidden().actions);
    rest[kind("attack")] -= 1;
    let open = board.t.lay_open();
    (open.discard, open.action_deck) = (rest, 0);
    open.revealed[B][kind("attack")] = 1;
    let mut m = board.acts(A, 2);
    m.reveals("special").uses(A, "The Fist", &["at Monster"]);
    assert_eq!(m.table().open().revealed[B][kind("attack")], 1);
    assert_eq!(m.table().open().action_deck, 17);
}

/// The Fist with two cards queued behind it, fully resolved.
fn queued() -> Scene<Table> {
    let m = duel("Akintunde", "Eras").hand(A, "The Fist; Sword Strike; Crescent Slash; Charge");
    let mut m = m.acts(A, 2);
    m.does(A, "play The Fist").goes(A, &["queue Sword Strike", "queue Crescent Slash", "ready"]);
    m.does(A, "at P2").does(B, "pass").may(A, &["flip", "skip", "end turn"]);
    m
}

/// SH-6.5, SH-6.6: who skips a card goes on to the one behind it and does not come back.
#[test]
fn a_skipped_card_is_passed_over() {
    let mut m = queued();
    m.does(A, "skip").hides(A, "Sword Strike", Place::Hand);
    m.refuses(A, "play Sword Strike", "SH-6.6").does(A, "flip");
    m.lies(A, "Crescent Slash", At::Combat).goes(A, &["at P2", "done"]).does(B, "pass");
    m.in_step(4).hides(A, "Sword Strike", Place::Hand);
}

/// SH-6.5, SH-6.4: the queue is flipped in the order in which it was laid.
#[test]
fn the_first_queued_card_comes_first() {
    queued().does(A, "flip").lies(A, "Sword Strike", At::Combat);
}

/// SH-6.8: whoever ends the turn takes all that was queued back into the Hand.
#[test]
fn queued_cards_go_back_to_the_hand() {
    let mut m = queued();
    m.does(A, "end turn").in_step(3).hides(A, "Sword Strike", Place::Hand);
    m.hides(A, "Crescent Slash", Place::Hand);
}

/// SH-7.3: of two Items of one title each counts.
#[test]
fn two_of_a_title_count_twice() {
    let m = duel("Akintunde", "Eras").items(A, "Iron Gauntlets; Iron Gauntlets");
    let mut m = m.hand(A, "Sword Strike").acts(A, 2);
    m.uses(A, "Sword Strike", &["at P2"]).does(B, "pass").damaged(B, 5);
}

/// SH-9.11, SH-9.3: each of two Attacks pays for the health it cost itself.
#[test]
fn each_attack_pays_for_itself() {
    let knives = || {
        let m = duel("Akintunde", "Eras").hand(A, "Throwing Knives; The Fist").optional_attacks();
        let mut m = m.items(B, "Round Shield").acts(A, 1);
        m.uses(A, "Throwing Knives", &["at P2"]).does(B, "enough").does(B, "pass").earned(A, 0, 1);
        m
    };
    knives().does(A, "at P2").does(B, "shield Round Shield").damaged(B, 1).earned(A, 0, 1);
    knives().does(A, "pass").damaged(B, 1).earned(A, 0, 1);
}

/// SH-9.13: what strengthens the Hero's Attacks does not strengthen a Unit's.
#[test]
fn a_unit_attacks_by_itself() {
    let m = duel("Akintunde", "Eras").station(A, "War Hound; Battle Standard").hand(A, "The Fist");
    let mut m = m.acts(A, 2);
    m.goes(A, &["use War Hound", "at P2"]).does(B, "pass").damaged(B, 2);
    m.uses(A, "The Fist", &["at P2"]).does(B, "pass").damaged(B, 4);
}

/// SH-9.15, SH-9.4: the Monster's card is revealed when the Monster's place is reached.
#[test]
fn the_monster_waits_for_its_place() {
    let m = duel("Akintunde", "Rolan").hand(A, "Crescent Slash").items(B, "Round Shield");
    let mut m = m.front(A, "special").acts(A, 2);
    m.uses(A, "Crescent Slash", &["at P2", "at Monster"]).asks(B).happened(0, revealed);
    m.does(B, "enough").happened(1, revealed).does(B, "pass").damaged(B, 2).wounded(A, 2);
}

/// SH-10.12, SH-11.1: Shield Points help against a return Attack like against any other.
#[test]
fn a_return_attack_meets_shields() {
    let m = duel("Eras", "Akintunde").hand(A, "Magic Missile").items(A, "Round Shield");
    let mut m = m.hand(B, "Riposte").acts(A, 2);
    m.uses(A, "Magic Missile", &["at P2"]).does(B, "respond Riposte").does(B, "at P1");
    m.may(A, &["shield Leader", "shield Round Shield", "enough"]);
    m.goes(A, &["shield Leader", "shield Round Shield"]).damaged(A, 0);
}

/// SH-11.6: who recovers two Shield Points chooses both.
#[test]
fn recovered_shield_points_are_chosen() {
    let mut board = duel("Rolan", "Eras").hand(A, "Aegis").hand(B, "Parry").leader_broken();
    board = board.items(A, "Round Shield");
    board.t.gear_mut(A, card("Round Shield")).broken = 2;
    let mut m = board.acts(A, 6);
    m.uses(A, "Aegis", &[]).may(A, &["mend Leader", "mend Round Shield"]);
    m.does(A, "mend Round Shield").may(A, &["mend Leader", "mend Round Shield"]);
    m.does(A, "mend Round Shield").broken(A, "Round Shield", 0).broken(A, "Leader", 1).asks(B);
}

/// SH-14.3: a number is used up on one player, and for one round.
#[test]
fn a_predicted_number_is_free_elsewhere() {
    let m = heroes(&["Eras", "Akintunde", "Rolan"]).hand(A, "Lightning Touch; Tactical Scan");
    let mut m = m.acts(A, 1);
    m.does(A, "play Lightning Touch").goes(A, &["queue Tactical Scan", "predict 4 on P2", "flip"]);
    m.may(A, &["predict 6 on P2", "predict 4 on P3", "predict 6 on P3"]);
    let m = duel("Eras", "Akintunde").with_predicted(B, &[4, 5]).cleans();
    assert_eq!(m.table().open().players[B].noted.predicted, 0);
}

/// SH-15.8: every Hero whom a row hits may use a Response.
#[test]
fn every_hero_may_answer_a_row() {
    let m = duel("Akintunde", "Eras").flipped(A, "Dodge").flipped(B, "Dodge").front(B, "special");
    let mut m = m.monster("Rust Automaton").monster_acts();
    m.does(B, "respond Dodge").does(A, "respond Dodge").damaged(A, 0).damaged(B, 0);
}

/// SH-15.16, SH-15.15: whoever defeats the Monster gets card and reward, whosever turn it is.
#[test]
fn the_winner_takes_the_monster() {
    let m = heroes(&["Akintunde", "Eras", "Rolan"]).hand(A, "Search").hand(C, "Search");
    let mut m = m.wounds(B, 5).acts(A, 4);
    m.uses(A, "Search", &[]).earned(A, 0, 1).earned(B, 1, 2);
    assert_eq!(m.table().open().trophies[0].expect("a Monster fell").0, B);
}

/// SH-17.4: with the Monster goes what was attached to it, and nothing else.
#[test]
fn other_attachments_stay() {
    let m = duel("Akintunde", "Eras").on_hero(A, "Venom Mark", B).hand(A, "The Fist");
    let mut m = m.wounds(A, 4).front(A, "special").hand(B, "Search").acts(A, 2);
    m.uses(A, "The Fist", &["at Monster"]);
    m.happened(1, |e| matches!(e, Event::MonsterFell { .. }));
    m.lies(A, "Venom Mark", At::On(Entity::hero(B)));
}

/// SH-17.7, SH-11.5: a card that moves to the Stunned Area leaves its Damage tokens behind.
#[test]
fn moving_takes_tokens_off() {
    let m = duel("Rolan", "Akintunde").station(A, "Clockwork Sentry");
    let sentry = |own: &mut crate::table::Own| (own.stun, own.hurt, own.broken) = (1, 2, 1);
    let mut m = m.with(A, "Clockwork Sentry", sentry).cleans();
    m.lies(A, "Clockwork Sentry", At::Stunned).hurt(A, "Clockwork Sentry", 0);
    m.broken(A, "Clockwork Sentry", 0);
}

/// SH-19.6, SH-19.5: neither what is attached nor what lies in the Stunned Area is stunned.
#[test]
fn only_the_combat_field_is_stunned() {
    let m = duel("Ahti", "Rolan").hand(A, "Sabotage").combat(B, "Search").stunned(B, "Aegis");
    let mut m = m.on_hero(B, "Bear Trap", A).station(B, "Metz Standard").acts(A, 2);
    m.uses(A, "Sabotage", &["choose 2"]).may(A, &["stun P2's Search"]);
}

/// SH-20.4: what lies on the Combat Field stays although its requirement is lost.
#[test]
fn a_used_card_needs_its_requirement_no_more() {
    let m = duel("Rolan", "Eras").items(A, "Iron Gauntlets").combat(A, "Flame Spear").leader(B);
    let mut m = m.hand(B, "Disintegrate").items(B, "Archmage Staff").hand(A, "Search").acts(B, 4);
    m.uses(B, "Disintegrate", &["choose 1", "destroy P1's Iron Gauntlets"]);
    m.wears(A, "Iron Gauntlets", 0).lies(A, "Flame Spear", At::Combat);
}

/// SH-R8, SH-20.2: a Unit in the Stunned Area stays there although its requirement is lost.
#[test]
fn a_stunned_unit_needs_its_requirement_no_more() {
    let m = duel("Akintunde", "Eras").items(A, "Tech Element").stunned(A, "Clockwork Sentry");
    let m = m.with(A, "Clockwork Sentry", |own| own.stun = 1).market("Runeblade").gold(A, 9);
    let mut m = m.builds();
    m.does(A, "buy Runeblade").does(A, "drop Tech Element");
    m.lies(A, "Clockwork Sentry", At::Stunned);
}

/// SH-R9, SH-18.11, SH-25.4: who is Invincible is not hurt, but falls when his Health goes below
/// what he has suffered.
#[test]
fn the_invincible_fall_with_their_health() {
    let strips = |stands: u8| {
        let m = duel("Eras", "Rolan").hand(A, "Disintegrate").items(A, "Archmage Staff");
        let m = m.items(B, "Leather Jerkin").damage(B, 9).with_invincible(B).hand(B, "Search");
        let mut m = m.with(B, "The Last Stand", |own| own.game = stands).acts(A, 4);
        m.uses(A, "Disintegrate", &["choose 1", "destroy P2's Leather Jerkin"]);
        m
    };
    strips(1).knocked_down(B, 1).damaged(B, 0).earned(A, 2, 1);
    strips(0).knocked_down(B, 0).damaged(B, 7).earned(A, 1, 0);
}

/// SH-24.2: what was paid for Items breaks a tie before unspent XP does.
#[test]
fn items_come_before_experience() {
    let m = duel("Akintunde", "Eras").mission(A, "Apex Hunter").mission(B, "Wanted");
    let mut m = m.ss(A, 9).ss(B, 9).items(A, "Spyglass").xp(B, 5).cleans();
    assert_eq!(m.over().winners().iter().collect::<Vec<_>>(), [A]);
}

/// SH-18.8, SH-10.9: who is KnockedDown by a return Attack goes on with the rest of the Skill.
#[test]
fn the_fallen_attack_on() {
    let m = duel("Eras", "Akintunde").hand(A, "Arcane Volley").damage(A, 6).leader_broken();
    let mut m = m.hand(B, "Riposte").acts(A, 2);
    m.uses(A, "Arcane Volley", &["at P2"]).does(B, "respond Riposte").does(B, "at P1");
    m.does(A, "use Flat-Footed").knocked_down(A, 1).damaged(A, 0).earned(B, 2, 1);
    // The answered Attack has charged her Battery.
    m.may(A, &["at P2", "at Monster"]).does(A, "at P2").does(B, "pass").damaged(B, 3);
}

/// SH-15.17, SH-23.3: with a single Item left it is equipped unasked, with none nothing is gained.
#[test]
fn a_reward_needs_items() {
    let wins = |left: &[&str]| {
        let mut board = duel("Akintunde", "Eras").hand(A, "The Fist").hand(B, "Search");
        board.t.lay_open().item_deck.0.fill(0);
        for name in left {
            board.t.lay_open().item_deck[card(name).item()] = 1;
        }
        let mut m = board.monster("Ogre Warlord").wounds(A, 14).front(A, "spell").acts(A, 2);
        m.uses(A, "The Fist", &["at Monster"]);
        m.happened(1, |e| matches!(e, Event::MonsterFell { .. })).asks(B);
        m
    };
    wins(&["Titan Belt"]).wears(A, "Titan Belt", 1);
    assert_eq!(wins(&[]).table().open().gear(A).count(), 0);
}

/// SH-6.9, SH-7.7: a '?' card that lies in the queue cannot be used.
#[test]
fn a_queued_card_saves_nobody() {
    let m = duel("Ahti", "Eras").hand(A, "Reckless Swing; Stay Behind; Search").damage(A, 7);
    let mut m = m.items(A, "Iron Gauntlets").gold(A, 1).xp(A, 1).acts(A, 6);
    m.does(A, "play Reckless Swing").goes(A, &["queue Stay Behind", "ready", "at P2"]);
    m.does(B, "pass").lacks(A, "use Stay Behind").does(A, "pass");
    m.does(A, "lose XP").knocked_down(A, 1).may(A, &["flip", "skip", "end turn"]);
}

/// SH-12.1: once the blows of the Monster have landed and somebody turns Flat-Footed over, no
/// Attack is on its way any more, although the one that woke the Monster has not ended yet.
#[test]
fn what_has_landed_is_no_attack_on_its_way() {
    let m = duel("Akintunde", "Eras").hand(A, "The Fist").front(A, "attack");
    let mut m = m.monster("Rust Automaton").acts(A, 2);
    m.uses(A, "The Fist", &["at Monster"]).does(A, "enough");
    m.may(A, &["use Flat-Footed", "pass"]);
    assert!(m.table().open().strike().is_none(), "{:?}", m.table().open().strike());
}

/// SH-10.4: no more damage is told to be blocked than there was.
#[test]
fn no_more_is_blocked_than_comes() {
    let m = duel("Akintunde", "Eras").hand(A, "Sword Strike").flipped(B, "Dodge");
    let mut m = m.acts(A, 2);
    m.uses(A, "Sword Strike", &["at P2"]);
    let damage = m.table().open().blows.from(0)[0].damage;
    assert!(damage < 5, "a Dodge blocks more than the {damage} that come");
    m.does(B, "respond Dodge");
    m.happened(1, |e| matches!(e, Event::Blocked { n, .. } if *n < 5));
}
