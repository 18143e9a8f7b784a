//! The Human Alliance (FC-17.1 to FC-17.19).

use super::*;
use crate::magic::{Aim, MagicId, MagicKind};
use crate::specials::*;
use crate::unit::{Names, Pantheon};

fn alliance() -> Cards {
    army(Faction::Alliance)
}

/// FC-17.1
#[test]
fn the_alliance_is_neither_outstanding_nor_behind() {
    for stat in [attack, defence, size, range, magic] as [Stat; 5] {
        in_the_middle(Faction::Alliance, |faction| in_deck(faction, stat));
    }
    for class in RANKS {
        for stat in [attack, defence, size] as [Stat; 3] {
            in_the_middle(Faction::Alliance, |faction| at_rank(faction, class, stat));
        }
    }
}

/// FC-17.2
#[test]
fn pikemen_protect_the_lines() {
    leads("Pikemen", &[defence], alliance().at(Class::Regular));
    let pikemen = card("Pikemen");
    assert!(defence(pikemen) >= attack(pikemen) + 3);
}

/// FC-17.3
#[test]
fn swordsmen_are_balanced() {
    let swordsmen = card("Swordsmen");
    assert_eq!(attack(swordsmen), defence(swordsmen));
    leads("Swordsmen", &[attack], alliance().at(Class::Regular));
}

/// FC-17.4
#[test]
fn crossbows_shoot() {
    assert_eq!(alliance().at(Class::Regular).shooting().names(), ["Crossbows"]);
}

/// FC-17.5
#[test]
fn priests_bless_other_cards() {
    let priests = card("Priests");
    assert_eq!(priests.names(BLESSINGS), Some(Names::Pantheon(Pantheon::Alliance)));
    let own = MagicId::blessings().map(MagicId::magic).filter(|blessing| {
        blessing.pantheon == Some(Pantheon::Alliance) && blessing.aim == Aim::Own
    });
    assert_eq!(own.count(), 2);
}

/// FC-17.6
#[test]
fn field_surgeons_heal() {
    assert_eq!(alliance().with(HEAL).names(), ["Field Surgeons"]);
}

/// FC-17.7
#[test]
fn wizards_open_up_the_spells() {
    assert_eq!(alliance().with(MAGIC).names(), ["Wizard"]);
    assert_eq!(MagicId::of(MagicKind::Spell, Faction::Alliance).count(), 5);
}

/// FC-17.8
#[test]
fn halberdiers_are_the_best_in_close_combat() {
    leads("Halberdiers", &[attack, strength, base], alliance().at(Class::Veteran));
    unmatched("Halberdiers", &[defence], alliance().at(Class::Veteran));
}

/// FC-17.9
#[test]
fn pit_fighters_come_second_and_have_a_killing_blow() {
    let (pit, halberdiers) = (card("Pit Fighters"), card("Halberdiers"));
    unmatched("Halberdiers", &[attack, defence, size], vec![pit]);
    assert!((1..=2).contains(&(strength(halberdiers) - strength(pit))));
    leads("Pit Fighters", &[strength], alliance().at(Class::Veteran).but(&["Halberdiers"]));
    assert_eq!(alliance().at(Class::Veteran).with(KILLING_BLOW).names(), ["Pit Fighters"]);
}

/// FC-17.10
#[test]
fn bounty_hunters_shoot_and_set_bounties() {
    assert_eq!(alliance().at(Class::Veteran).shooting().names(), ["Bounty Hunters"]);
    assert_eq!(everyone().with(BOUNTY).names(), ["Bounty Hunters"]);
}

/// FC-17.11
#[test]
fn knights_attack_harder_than_any_elite_without_charge() {
    assert_eq!(alliance().at(Class::Elite).with(CHARGE).names(), ["Knights"]);
    let charging = everyone().at(Class::Elite).with(CHARGE).names();
    for other in everyone().at(Class::Elite).but(&charging) {
        assert!(onslaught(card("Knights")) > onslaught(other), "{}", other.name);
    }
}

/// FC-17.12
#[test]
fn templars_are_the_best_all_round() {
    let weaker_side: Stat = |card| attack(card).min(defence(card));
    leads("Templars", &[strength, weaker_side], alliance().up_to(Class::Elite));
}

/// FC-17.13
#[test]
fn the_hellmouth_strikes_hardest_and_farthest() {
    assert!(has(card("Hellmouth"), WAR_MACHINE));
    leads("Hellmouth", &[shot, attack], alliance().shooting());
    leads("Hellmouth", &[shot], alliance());
}

/// FC-17.14
#[test]
fn marshall_voss_charges() {
    assert_eq!(alliance().at(Class::Hero).with(CHARGE).names(), ["Marshall Voss"]);
}

/// FC-17.15
#[test]
fn illias_dante_has_killing_blow_and_banner() {
    assert_eq!(alliance().at(Class::Hero).with(KILLING_BLOW).names(), ["Illias Dante"]);
    assert_eq!(everyone().with(BANNER).names(), ["Illias Dante"]);
}

/// FC-17.16
#[test]
fn eric_redcastle_makes_reinforcements_cheaper() {
    assert_eq!(everyone().at(Class::Champion).with(SHIELD_BROTHERS).names(), ["Eric Redcastle"]);
}

/// FC-17.17
#[test]
fn arteius_kirkridge_brings_an_item() {
    assert_eq!(alliance().at(Class::Champion).with(MAGIC_ITEM).names(), ["Arteius Kirkridge"]);
}

/// FC-17.18
#[test]
fn the_assassin_takes_a_card_along() {
    assert_eq!(alliance().at(Class::Champion).with(ASSASSIN).names(), ["Assassin"]);
}

/// FC-17.19
#[test]
fn wrathbringer_and_the_divine_knight_are_worth_drawing() {
    assert_eq!(everyone().with(RAM).names(), ["Wrathbringer"]);
    leads("Wrathbringer", &[size], alliance());
    for name in ["Wrathbringer", "Divine Knight"] {
        leads(name, &[strength, base], [alliance().up_to(Class::Hero), vec![card(name)]].concat());
    }
}
