//! The Orcs (FC-17.20 to FC-17.41).

use super::*;
use crate::specials::*;
use crate::unit::{Names, Tag};

fn orcs() -> Cards {
    army(Faction::Orcs)
}

/// The size advantage over all of these (FC-7.11).
#[track_caller]
fn outsizes(name: &str, set: Cards) {
    for other in set {
        assert!(size(card(name)) >= size(other) + 5, "{name} against {}", other.name);
    }
}

/// FC-17.20
#[test]
fn the_orcs_are_about_attack_size_and_power() {
    let excess: Stat = |card| attack(card) - defence(card);
    assert!(is_first(Faction::Orcs, |faction| in_deck(faction, excess)));
    for stat in [attack, size] as [Stat; 2] {
        assert_eq!(place(Faction::Orcs, |faction| in_deck(faction, stat)), (1, 3));
        assert!(in_deck(Faction::Dragons, stat) > in_deck(Faction::Orcs, stat));
    }
}

/// FC-17.21
#[test]
fn goblins_overwhelm_by_numbers() {
    leads("Goblins", &[size], everyone().up_to(Class::Hero));
    assert_eq!(everyone().with(MOB).names(), ["Goblins"]);
    outsizes("Goblins", everyone().up_to(Class::Elite).but(&["Goblins", "Goblin Archers"]));
}

/// FC-17.22
#[test]
fn goblin_archers_are_terrible_but_many() {
    trails("Goblin Archers", &[attack, defence], everyone().shooting());
    assert_eq!(everyone().with(ARROW_STORM).names(), ["Goblin Archers"]);
    outsizes("Goblin Archers", others(Faction::Orcs).at(Class::Regular));
}

/// FC-17.23
#[test]
fn orcs_are_the_muscle() {
    leads("Orcs", &[attack, defence, strength], orcs().at(Class::Regular));
}

/// FC-17.24
#[test]
fn zeppelins_scout() {
    assert_eq!(orcs().with(SCOUT).names(), ["Zeppelins"]);
}

/// FC-17.25
#[test]
fn gremlins_trap_what_is_stronger() {
    assert_eq!(everyone().with(TRAPPERS).names(), ["Gremlins"]);
    trails("Gremlins", &[base], orcs().at(Class::Regular));
}

/// FC-17.26
#[test]
fn trolls_are_hard_to_take_out() {
    assert_eq!(orcs().with(REGENERATE).names(), ["Trolls"]);
    leads("Trolls", &[defence], orcs().at(Class::Veteran));
}

/// FC-17.27
#[test]
fn boar_riders_are_deadly_in_attack_and_vulnerable_in_defence() {
    assert_eq!(orcs().with(CHARGE).names(), ["Boar Riders"]);
    leads("Boar Riders", &[onslaught], orcs().at(Class::Veteran));
    trails("Boar Riders", &[defence], everyone().at(Class::Veteran));
}

/// FC-17.28
#[test]
fn shamans_open_up_the_spells() {
    assert_eq!(orcs().at(Class::Veteran).with(MAGIC).names(), ["Orc Shaman"]);
}

/// FC-17.29
#[test]
fn the_catapult_shoots_farthest() {
    leads("Orc Catapult", &[shot], orcs());
    assert!(has(card("Orc Catapult"), WAR_MACHINE));
}

/// FC-17.30
#[test]
fn the_elites_hit_hard() {
    let attacks = |faction| at_rank(faction, Class::Elite, attack);
    assert_eq!(place(Faction::Orcs, attacks), (1, 3));
    assert!(attacks(Faction::Dragons) > attacks(Faction::Orcs));
    for elite in orcs().at(Class::Elite) {
        unmatched(elite.name, &[attack], orcs().up_to(Class::Veteran));
    }
}

/// FC-17.31
#[test]
fn wyrvens_are_strong_and_mobile() {
    let flyers = others(Faction::Dragons).up_to(Class::Elite).with(FLY);
    leads("Wyrvens", &[strength], flyers);
}

/// FC-17.32
#[test]
fn ogres_go_toe_to_toe_with_any_opponent() {
    leads("Ogres", &[size], orcs().at(Class::Elite));
    for other in others(Faction::Orcs).at(Class::Elite) {
        assert!(exchange(card("Ogres"), other) >= 0, "{}", other.name);
    }
    for other in others(Faction::Orcs).up_to(Class::Hero) {
        assert!(exchange(card("Ogres"), other) >= -5 * 10, "{}", other.name);
    }
}

/// FC-17.33
#[test]
fn orc_heavies_are_brutal() {
    unmatched("Orc Heavies", &[attack], others(Faction::Dragons).at(Class::Elite));
}

/// FC-17.34
#[test]
fn orc_heavies_are_hard_to_bring_down() {
    assert_eq!(everyone().with(IRON_SKIN).names(), ["Orc Heavies"]);
    let hardness: Stat = |card| defence(card) + i32::from(has(card, IRON_SKIN));
    unmatched("Orc Heavies", &[hardness], others(Faction::Dragons).at(Class::Elite));
}

/// FC-17.35
#[test]
fn kholek_has_frightening_numbers() {
    leads("Kholek", &[attack, strength], others(Faction::Dragons).at(Class::Hero));
}

/// FC-17.36
#[test]
fn the_goblin_king_drives_goblins_on() {
    assert_eq!(card("Goblin King").names(TYPE_BONUS), Some(Names::Tag(Tag::Goblins)));
    let goblins = everyone().into_iter().filter(|card| card.tag == Some(Tag::Goblins));
    assert_eq!(goblins.collect::<Cards>().names(), ["Goblins", "Goblin Archers"]);
    leads("Kholek", &[attack, defence], orcs().at(Class::Hero));
}

/// FC-17.37
#[test]
fn grunt_brings_an_item() {
    assert_eq!(orcs().with(MAGIC_ITEM).names(), ["Grunt"]);
}

/// FC-17.38
#[test]
fn darkstaff_casts_better_than_shamans() {
    assert_eq!(orcs().at(Class::Champion).with(MAGIC).names(), ["Darkstaff"]);
    leads("Darkstaff", &[magic], vec![card("Darkstaff"), card("Orc Shaman")]);
}

/// FC-17.39
#[test]
fn silus_looks_weak_and_is_deadly_from_behind() {
    trails("Silus", &[strength], orcs().at(Class::Champion));
    assert_eq!(everyone().with(GOBLIN_ROUGE).names(), ["Silus"]);
    let famous = [everyone().at(Class::Champion), everyone().at(Class::Hero)].concat();
    for other in famous {
        assert!(2 * attack(card("Silus")) > attack(other), "{}", other.name);
    }
}

/// FC-17.40
#[test]
fn the_colossus_is_the_mightiest_titan_in_attack_and_size() {
    leads("Colossus", &[attack, size], everyone().at(Class::Titan));
}

/// FC-17.41
#[test]
fn hordak_is_a_fighter_and_a_shaman() {
    assert_eq!(orcs().at(Class::Legend).with(MAGIC).names(), ["Hordak"]);
    leads("Hordak", &[strength], everyone().with(MAGIC));
    leads("Hordak", &[magic], vec![card("Hordak"), card("Orc Shaman")]);
}
