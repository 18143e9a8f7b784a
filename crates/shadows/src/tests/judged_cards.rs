//! Cards that a judge broke without a test turning red: each case is red under its break.

use super::*;
use kernel::Viewer;

/// Ahti marks something in Step 1; then it is Step 2.
fn marked(board: Board, at: &str) -> scenario::Scene<crate::Table> {
    let mut m = board.hand(A, "Crossbow Bolt; Hookshot").damage(A, 3).starts(1);
    m.goes(A, &["use Marked Prey", at, "end turn"]).in_step(2);
    m
}

/// SH-S80: the first Attack on the marked Hero spends the mark, and pays with 1 health.
#[test]
fn a_mark_is_spent_once() {
    let mut m = marked(duel("Ahti", "Eras"), "at P2");
    m.does(A, "play Crossbow Bolt").goes(A, &["queue Hookshot", "at P2"]).does(B, "pass");
    m.damaged(B, 4).damaged(A, 2).goes(A, &["flip", "at P2"]).does(B, "pass");
    m.damaged(B, 5).damaged(A, 2);
}

/// SH-9.1: an Attack on something else leaves the mark where it is.
#[test]
fn a_mark_waits_for_its_target() {
    let mut m = marked(duel("Ahti", "Eras").front(A, "special"), "at Monster");
    m.does(A, "play Crossbow Bolt").goes(A, &["queue Hookshot", "at P2"]).does(B, "pass");
    m.damaged(B, 3).damaged(A, 3).goes(A, &["flip", "at Monster"]).wounded(A, 2).damaged(A, 2);
}

/// SH-9.11: a marked Hero who loses no health pays nothing.
#[test]
fn a_blocked_mark_pays_nothing() {
    let mut m = marked(duel("Ahti", "Eras").flipped(B, "Dodge"), "at P2");
    m.uses(A, "Crossbow Bolt", &["at P2"]).does(B, "respond Dodge").damaged(B, 0).damaged(A, 3);
}

/// SH-8.1: Heroes and the Monster are marked, Units are not; and Units make no use of a mark.
#[test]
fn units_know_no_marks() {
    let m = duel("Ahti", "Eras").station(A, "War Hound").station(B, "War Hound").hand(A, "Search");
    let mut m = m.starts(1);
    m.does(A, "use Marked Prey").may(A, &["at P2", "at Monster"]);
    let mut m = marked(duel("Ahti", "Eras").station(A, "War Hound"), "at P2");
    m.goes(A, &["use War Hound", "at P2"]).does(B, "pass").damaged(B, 2).damaged(A, 3);
    m.uses(A, "Crossbow Bolt", &["at P2"]).does(B, "pass").damaged(B, 6).damaged(A, 2);
}

/// SH-22.8: a mark and Invincible end with the round.
#[test]
fn nothing_outlasts_the_round() {
    let mut board = duel("Ahti", "Rolan").with_invincible(B);
    board.t.noted(A).mark.on = crate::Entity::hero(B);
    let m = board.cleans();
    let players = &m.table().open().players;
    assert!(players[A].noted.mark.on.is_none() && !players[B].is_invincible());
}

/// SH-S81, SH-26.1: a charged Attack that is answered leaves the Battery charged.
#[test]
fn an_answered_charge_is_charged_again() {
    let m = duel("Eras", "Akintunde").hand(A, "Magic Missile").flipped(A, "Arcane Battery");
    let mut m = m.flipped(B, "Dodge").hand(B, "Search").acts(A, 2);
    m.uses(A, "Magic Missile", &["at P2"]).does(B, "respond Dodge");
    m.happened(1, |e| matches!(e, Event::Attacked { damage: 4, .. }));
    m.is_flipped(A, "Arcane Battery", true);
}

/// SH-9.11, SH-7.11: Spiked Armor pricks twice a round, and not for what Shield Points took.
#[test]
fn spikes_prick_twice() {
    let m = duel("Ahti", "Akintunde").items(A, "Tinker's Goggles").hand(A, "Triple Shot");
    let mut m = m.items(B, "Spiked Armor").acts(A, 4);
    m.uses(A, "Triple Shot", &[]);
    for hurt in [1, 2, 2] {
        m.does(A, "at P2").does(B, "enough").does(B, "pass").damaged(A, hurt);
    }
    let mut m = duel("Ahti", "Akintunde").hand(A, "The Fist").items(B, "Spiked Armor").acts(A, 2);
    m.uses(A, "The Fist", &["at P2"]).does(B, "shield Spiked Armor").damaged(A, 0);
}

/// SH-19.3, SH-22.4: Chrono Watch takes one token off, wherever the card lies; Time Warp takes all.
#[test]
fn tokens_come_off() {
    let watch =
        || duel("Rolan", "Eras").items(A, "Chrono Watch").hand(A, "Aegis").hand(B, "Search");
    let two = |own: &mut crate::table::Own| own.stun = 2;
    let m = watch().combat(A, "Shield Bash").with(A, "Shield Bash", two);
    let mut m = m.stunned(A, "Sanctified Light").with(A, "Sanctified Light", two).acts(A, 6);
    m.does(A, "use Chrono Watch").may(A, &["unstun Shield Bash", "unstun Sanctified Light"]);
    m.does(A, "unstun Shield Bash").stun(A, "Shield Bash", 1).stun(A, "Sanctified Light", 2);
    let m = duel("Eras", "Rolan").hand(A, "Time Warp").items(A, "Goblin Wand").hand(B, "Search");
    let mut m = m.combat(A, "Lightning Touch").with(A, "Lightning Touch", two).acts(A, 6);
    m.uses(A, "Time Warp", &[]).stun(A, "Lightning Touch", 0).stun(A, "Time Warp", 2);
}

/// SH-13.1, SH-21.3: Disintegrate reaches Basic Items and what costs up to 6, and can be cancelled.
#[test]
fn disintegrate_can_be_cancelled() {
    let burns = || {
        let m = duel("Eras", "Rolan").hand(A, "Disintegrate").items(A, "Archmage Staff");
        let m = m.items(B, "Vital Element; Leather Jerkin; Iron Gauntlets; Runeblade");
        m.station(B, "War Hound").hand(B, "Counterspell; Search").acts(A, 4)
    };
    let mut m = burns();
    m.uses(A, "Disintegrate", &["choose 1"]).may(
        A,
        &[
            "destroy P2's Vital Element",
            "destroy P2's Leather Jerkin",
            "destroy P2's Iron Gauntlets",
        ],
    );
    m.does(A, "destroy P2's Vital Element").does(B, "respond Counterspell");
    m.wears(B, "Vital Element", 1).earned(A, 0, 0);
    let mut m = burns();
    m.uses(A, "Disintegrate", &["choose 2", "at P2's War Hound"]).does(B, "respond Counterspell");
    m.lies(B, "War Hound", At::Station).earned(A, 0, 0).lies(A, "Disintegrate", At::Combat);
}

/// SH-9.12: Attacks of Units and return Attacks forbid a Standalone one, and it is paid only if it
/// met no Response.
#[test]
fn a_spear_stands_alone() {
    let m = duel("Akintunde", "Eras").station(A, "War Hound").hand(A, "Flame Spear");
    let mut m = m.acts(A, 2);
    m.goes(A, &["use War Hound", "at P2"]).does(B, "pass").does(A, "end turn").does(A, "end turn");
    m.in_step(4).refuses(A, "play Flame Spear", "SH-9.12");
    let m = duel("Eras", "Akintunde").hand(A, "Magic Missile").hand(B, "Riposte; Flame Spear");
    let mut m = m.leader(B).acts(A, 2);
    m.uses(A, "Magic Missile", &["at P2"]).does(B, "respond Riposte").does(B, "enough");
    m.does(B, "at P1").does(A, "pass").does(B, "end turn");
    m.in_step(4).refuses(B, "play Flame Spear", "SH-9.12");
    let m = duel("Akintunde", "Eras").hand(A, "Flame Spear").flipped(B, "Dodge");
    m.acts(A, 4).uses(A, "Flame Spear", &["at P2"]).does(B, "respond Dodge").earned(A, 0, 0);
}

/// SH-7.12, SH-17.6: a One Time Item is out of the game, not on the discard pile.
#[test]
fn a_potion_is_gone_for_good() {
    let m = duel("Rolan", "Eras").items(A, "Healing Potion").hand(A, "Search").damage(A, 6);
    let mut m = m.acts(A, 2);
    m.does(A, "use Healing Potion").damaged(A, 2);
    assert_eq!(m.table().open().item_discard.iter().sum::<u8>(), 0);
}

/// SH-25.7, SH-9.10: Strike Weakness counts what lies on health, and is paid if it met no Response.
#[test]
fn broken_shields_are_no_weakness() {
    let mut board = duel("Akintunde", "Eras").hand(A, "Strike Weakness").damage(B, 2);
    board = board.items(B, "Round Shield").station(B, "Ember Wisp").hand(B, "Mystical Cloak");
    board.t.gear_mut(B, card("Round Shield")).broken = 2;
    let mut m = board.acts(A, 6);
    m.uses(A, "Strike Weakness", &[]).may(A, &["at P2"]).does(A, "at P2");
    m.happened(1, |e| matches!(e, Event::Attacked { damage: 2, .. }));
    m.does(B, "respond Mystical Cloak").damaged(B, 2).owns(A, 0, 0, 0);
}

/// SH-25.6: three hits pay nothing yet; the marker stays where it is.
#[test]
fn momentum_needs_four_hits() {
    let m = duel("Akintunde", "Eras").hand(A, "The Fist; Search");
    let mut m = m.with(A, "Battle Momentum", |own| own.marker = 2).acts(A, 2);
    m.uses(A, "The Fist", &["at P2"]).does(B, "pass").earned(A, 1, 0);
    assert_eq!(m.own(A, "Battle Momentum").marker, 3);
}

/// SH-R10, SH-9.14: an Attack that fails by its die was used: a trap closes on it, and what counted
/// for the next Attack is spent.
#[test]
fn a_failed_attack_is_the_next_one() {
    let m = duel("Akintunde", "Ahti").hand(A, "Gambler's Bolt").on_hero(B, "Bear Trap", A);
    let mut m = m.on_hero(B, "Curse of Frailty", A).hand(B, "Search").acts(A, 4);
    m.rolls(1).uses(A, "Gambler's Bolt", &["at P2"]).damaged(B, 0).damaged(A, 2);
    m.hides(B, "Bear Trap", Place::Deck).earned(A, 0, 0);

    let cursed = |hero: &str| {
        let m = heroes(&[hero, "Rolan", "Akintunde"]).on_hero(B, "Curse of Frailty", A);
        m.on_hero(C, "Curse of Frailty", A).hand(A, "Gambler's Bolt").hand(B, "Search")
    };
    let mut m = cursed("Eras").flipped(A, "Arcane Battery").acts(A, 4);
    m.rolls(1).uses(A, "Gambler's Bolt", &["at P3"]).damaged(C, 0);
    m.is_flipped(A, "Arcane Battery", false);
    let mut m = cursed("Ahti").starts(1);
    m.goes(A, &["use Marked Prey", "at P3", "end turn"]);
    m.until(A, "play Gambler's Bolt")
        .in_step(4)
        .rolls(1)
        .uses(A, "Gambler's Bolt", &["at P3"])
        .damaged(C, 0);
    assert!(m.table().open().players[A].noted.mark.on.is_none());
}

/// SH-25.4, SH-15.4: a row that finds its Hero Invincible is nobody's failed Attack.
#[test]
fn a_row_without_a_target_says_nothing() {
    let m = duel("Rolan", "Eras").front(A, "attack").with_invincible(A).monster_acts();
    let told = m.told(Viewer::Public);
    assert!(told.iter().any(|e| matches!(e, Event::RowResolved { .. })));
    assert!(!told.iter().any(|e| matches!(e, Event::AttackFailed { .. })));
}
