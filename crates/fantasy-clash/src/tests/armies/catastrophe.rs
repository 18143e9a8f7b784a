//! The Catastrophe (FC-17.91 to FC-17.109).

use super::*;
use crate::magic::{MagicId, MagicKind};
use crate::specials::*;

fn catastrophe() -> Cards {
    army(Faction::Catastrophe)
}

/// FC-17.91
#[test]
fn the_catastrophe_swarms_tunnels_and_evolves() {
    assert_eq!(catastrophe().with(SWARM).names(), ["Lash Parasites"]);
    assert_eq!(everyone().with(TUNNEL).names(), ["Bore Worms", "Red Stripe"]);
    let own: Vec<_> = MagicId::of(MagicKind::Evolution, Faction::Catastrophe).collect();
    assert_eq!(own.len(), 10);
    let lasts = |name: &str| own.iter().find(|m| m.magic().name == name).map(|m| m.magic().lasts);
    assert_eq!(lasts("Wings").and_then(|lasts| lasts.grants), Some(FLY));
    assert!(lasts("Extra Arms").is_some_and(|lasts| lasts.attack > 0));
}

/// FC-17.92
#[test]
fn bore_worms_tunnel() {
    assert_eq!(everyone().at(Class::Regular).with(TUNNEL).names(), ["Bore Worms"]);
}

/// FC-17.93
#[test]
fn reapers_are_the_all_rounders() {
    let reapers = card("Reapers");
    assert_eq!(attack(reapers), defence(reapers));
    leads("Reapers", &[attack, defence], catastrophe().at(Class::Regular));
}

/// FC-17.94
#[test]
fn lash_parasites_tie_enemies_up() {
    assert_eq!(catastrophe().at(Class::Regular).with(SWARM).names(), ["Lash Parasites"]);
}

/// FC-17.95
#[test]
fn soul_takers_are_weak_but_fight_with_magic() {
    let takers = card("Soul Takers");
    assert_eq!(everyone().with(SOUL_TAKE).names(), ["Soul Takers"]);
    trails("Soul Takers", &[strength], catastrophe().at(Class::Regular).but(&["Spore Bombs"]));
    assert!(magic(takers) >= attack(takers) + 5);
}

/// FC-17.96
#[test]
fn spore_bombs_are_the_weakest_and_explode() {
    assert_eq!(everyone().with(SPORE_BOMB).names(), ["Spore Bombs"]);
    trails("Spore Bombs", &[strength, base], everyone());
}

/// FC-17.97
#[test]
fn flying_reapers_fly_and_are_dangerous_in_attack() {
    assert!(has(card("Flying Reapers"), FLY));
    assert_eq!(catastrophe().with(CHARGE).names(), ["Flying Reapers"]);
    leads("Flying Reapers", &[onslaught], catastrophe().at(Class::Veteran));
}

/// FC-17.98
#[test]
fn seekers_fly_scout_and_are_handy_in_combat() {
    assert_eq!(catastrophe().with(SCOUT).names(), ["Seekers"]);
    assert!(has(card("Seekers"), FLY));
    let seekers = card("Seekers");
    for scout in everyone().with(SCOUT).but(&["Seekers"]) {
        assert!(attack(seekers) >= attack(scout) + 2, "{}", scout.name);
        assert!(defence(seekers) >= defence(scout) + 2, "{}", scout.name);
    }
    let veterans = everyone().at(Class::Veteran);
    let weaker = veterans.iter().filter(|other| strength(other) < strength(seekers)).count();
    assert!(2 * weaker >= veterans.len(), "{weaker}");
}

/// FC-17.99
#[test]
fn the_spiked_agony_is_all_about_close_combat() {
    let agony = card("Spiked Agony");
    assert!(agony.rules.is_empty() && range(agony) == 1);
    leads("Spiked Agony", &[attack, defence, size], catastrophe().at(Class::Veteran));
}

/// FC-17.100
#[test]
fn spitters_fight_at_range() {
    assert_eq!(catastrophe().shooting().names(), ["Spitters"]);
}

/// FC-17.101
#[test]
fn the_queens_guard_fights_best_of_the_elites() {
    leads("Queens Guard", &[attack, defence, size], catastrophe().at(Class::Elite));
}

/// FC-17.102
#[test]
fn silent_doom_fights_well_and_can_assassinate() {
    assert_eq!(catastrophe().with(ASSASSIN).names(), ["Silent Doom"]);
    let elites = everyone().at(Class::Elite);
    for stat in [attack, defence] as [Stat; 2] {
        let sum: i32 = elites.iter().map(|card| stat(card)).sum();
        assert!(stat(card("Silent Doom")) * elites.len() as i32 > sum);
    }
}

/// FC-17.103
#[test]
fn mind_flayers_seem_weak_and_take_cards_over() {
    assert_eq!(everyone().with(MIND_FLAY).names(), ["Mind Flayers"]);
    trails("Mind Flayers", &[strength, base], everyone().at(Class::Elite));
    leads("Mind Flayers", &[magic], everyone().up_to(Class::Elite));
}

/// FC-17.104
#[test]
fn siege_is_plain_power() {
    assert!(card("Siege").rules.is_empty());
    leads("Siege", &[strength], everyone().at(Class::Hero).but(&["Khaarnage", "Kholek"]));
}

/// FC-17.105
#[test]
fn the_changeling_poses_as_an_enemy() {
    assert_eq!(everyone().with(CHANGELING).names(), ["Changeling"]);
}

/// FC-17.106
#[test]
fn red_stripe_tunnels() {
    assert_eq!(everyone().at(Class::Champion).with(TUNNEL).names(), ["Red Stripe"]);
}

/// FC-17.107
#[test]
fn terrorwing_dominates_the_skies() {
    leads("Terrorwing", &[attack, defence, size], catastrophe().with(FLY));
    unmatched("Terrorwing", &[strength], others(Faction::Dragons).with(FLY));
}

/// FC-17.108
#[test]
fn brute_is_a_tough_fighter() {
    assert!(card("Brute").rules.is_empty());
    leads("Brute", &[attack, defence, strength], everyone().at(Class::Champion));
}

/// FC-17.109
#[test]
fn the_devourer_and_the_queen_are_worth_drawing() {
    for name in ["Great Devourer", "Hive Queen"] {
        leads(name, &[base], [catastrophe().up_to(Class::Hero), vec![card(name)]].concat());
    }
}
