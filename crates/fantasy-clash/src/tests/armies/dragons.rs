//! The Dragons (FC-17.42 to FC-17.67).

use super::*;
use crate::magic::{MagicId, MagicKind};
use crate::specials::*;
use crate::unit::{Cause, Names, Tag};

fn dragons() -> Cards {
    army(Faction::Dragons)
}

/// FC-17.42
#[test]
fn the_dragons_have_the_most_of_everything() {
    for stat in [attack, defence, size] as [Stat; 3] {
        assert!(is_first(Faction::Dragons, |faction| in_deck(faction, stat)));
    }
}

/// FC-17.43
#[test]
fn the_dragons_lead_at_every_rank() {
    for class in RANKS {
        let sum = |faction| at_rank(faction, class, base);
        assert!(is_first(Faction::Dragons, sum), "{class:?}");
    }
}

/// FC-17.44
#[test]
fn the_dragons_lead_in_attack_and_trail_nowhere() {
    let sum = |class| move |faction| at_rank(faction, class, attack);
    let first = RANKS.into_iter().filter(|class| is_first(Faction::Dragons, sum(*class)));
    let needed = [Class::Regular, Class::Veteran, Class::Elite, Class::Hero];
    assert_eq!(first.collect::<Vec<_>>(), needed);
    for class in RANKS {
        for stat in [attack, defence] as [Stat; 2] {
            let (_, below) = place(Faction::Dragons, |faction| at_rank(faction, class, stat));
            assert!(below > 0, "{class:?}");
        }
    }
}

/// FC-17.45
#[test]
fn the_dragons_have_the_biggest_cards() {
    for class in [Class::Elite, Class::Hero] {
        for stat in [attack, defence, size] as [Stat; 3] {
            let best = |cards: Cards| cards.at(class).into_iter().map(stat).max();
            assert!(best(dragons()) >= best(others(Faction::Dragons)), "{class:?}");
        }
    }
}

/// FC-17.46
#[test]
fn most_flyers_are_dragons() {
    let flyers = |cards: Cards| cards.with(FLY).len();
    assert!(flyers(dragons()) > flyers(others(Faction::Dragons)));
}

/// FC-17.47
#[test]
fn the_dragons_have_a_short_reach() {
    let (above, below) = place(Faction::Dragons, |faction| in_deck(faction, range));
    assert_eq!((above, below), (4, 0));
    let farthest = |faction| army(faction).into_iter().map(shot).max();
    assert_eq!(place(Faction::Dragons, |faction| farthest(faction).unwrap_or(0)), (4, 0));
}

/// FC-17.48
#[test]
fn the_dragons_have_no_support_and_little_magic() {
    let kinds = [MagicKind::Spell, MagicKind::Item, MagicKind::Evolution];
    assert!(kinds.iter().all(|kind| MagicId::of(*kind, Faction::Dragons).count() == 0));
    assert!(dragons().with(MAGIC).is_empty() && dragons().with(BLESSINGS).is_empty());
    assert_eq!(place(Faction::Dragons, |faction| in_deck(faction, magic)), (4, 0));
}

/// FC-17.49
#[test]
fn drakes_are_light_scouts() {
    trails("Drakes", &[size, base], dragons());
    assert_eq!(dragons().with(SCOUT).names(), ["Drakes"]);
    assert!(has(card("Drakes"), FLY));
}

/// FC-17.50
#[test]
fn the_fire_swarm_ties_enemies_down() {
    assert_eq!(dragons().with(SWARM).names(), ["Fire Swarm"]);
}

/// FC-17.51
#[test]
fn no_card_moves_as_far_as_serpent_dragons() {
    assert_eq!(everyone().with(EXTRA_MOVE).names(), ["Serpent Dragons"]);
    assert!(has(card("Serpent Dragons"), FLY));
}

/// FC-17.52
#[test]
fn water_dragons_resist_blows_and_spells() {
    leads("Water Dragons", &[defence, magic], dragons().at(Class::Regular));
    unmatched("Water Dragons", &[defence], everyone().at(Class::Regular).but(&["Pikemen"]));
    let praying = ["Priests", "Soul Takers"];
    leads("Water Dragons", &[magic], everyone().at(Class::Regular).but(&praying));
    leads("Water Dragons", &[magic], dragons().up_to(Class::Hero));
}

/// FC-17.53
#[test]
fn the_land_wyrm_hits_hard_and_cannot_fly() {
    leads("Land Wyrm", &[attack], everyone().at(Class::Regular));
    assert!(!has(card("Land Wyrm"), FLY));
}

/// FC-17.54
#[test]
fn red_dragons_breathe_fire_and_are_fierce() {
    assert!(has(card("Red Dragons"), FIRE));
    leads("Red Dragons", &[attack], everyone().at(Class::Veteran));
    leads("Red Dragons", &[strength], dragons().at(Class::Veteran));
}

/// FC-17.55
#[test]
fn blue_dragons_alone_attack_from_range() {
    assert_eq!(dragons().shooting().names(), ["Blue Dragons"]);
}

/// FC-17.56
#[test]
fn green_dragons_poison_and_are_very_hard_to_kill() {
    assert_eq!(dragons().with(POISON).names(), ["Green Dragons"]);
    leads("Green Dragons", &[defence], everyone().at(Class::Veteran));
}

/// FC-17.57
#[test]
fn white_dragons_heal() {
    assert_eq!(dragons().up_to(Class::Elite).with(HEAL).names(), ["White Dragons"]);
}

/// FC-17.58
#[test]
fn the_fire_elemental_attacks_hardest() {
    leads("Fire Elemental", &[attack], everyone().at(Class::Elite));
}

/// FC-17.59
#[test]
fn the_gold_dragon_charges_like_knights() {
    assert_eq!(dragons().with(CHARGE).names(), ["Gold Dragon"]);
    assert!(attack(card("Gold Dragon")) >= attack(card("Knights")));
}

/// FC-17.60
#[test]
fn the_black_dragon_is_superior() {
    leads("Black Dragon", &[defence, size, base], everyone().at(Class::Elite));
    unmatched("Black Dragon", &[strength], everyone().at(Class::Elite));
}

/// FC-17.61
#[test]
fn black_dragons_weaken_the_rest() {
    assert_eq!(everyone().with(UNTRUSTED).names(), ["Black Dragon", "Khaarnage"]);
}

/// FC-17.62
#[test]
fn gardorah_is_hard_to_kill() {
    assert_eq!(everyone().at(Class::Hero).with(REGENERATE).names(), ["Gardorah"]);
    let below = [dragons().at(Class::Champion), vec![card("Gardorah")]].concat();
    leads("Gardorah", &[defence], below);
}

/// FC-17.63
#[test]
fn khaarnage_matches_any_card() {
    for other in others(Faction::Dragons) {
        assert!(exchange(card("Khaarnage"), other) >= -2 * 10, "{}", other.name);
    }
    for other in others(Faction::Dragons).up_to(Class::Hero) {
        assert!(exchange(card("Khaarnage"), other) > 0, "{}", other.name);
    }
}

/// FC-17.64
#[test]
fn smrgol_alone_is_immune_to_magic() {
    assert_eq!(everyone().with(IMMUNE).names(), ["Smrgol"]);
    assert_eq!(card("Smrgol").names(IMMUNE), Some(Names::Cause(Cause::Magic)));
}

/// FC-17.65
#[test]
fn skyhunter_has_a_killing_blow() {
    assert_eq!(dragons().with(KILLING_BLOW).names(), ["Skyhunter"]);
}

/// FC-17.66
#[test]
fn safin_heals_and_helps_white_dragons_heal() {
    assert_eq!(dragons().at(Class::Champion).with(HEAL).names(), ["Safin"]);
    assert_eq!(card("Safin").names(TYPE_BONUS), Some(Names::Tag(Tag::WhiteDragons)));
}

/// FC-17.67
#[test]
fn tiamat_and_bahamut_change_the_game() {
    leads("Tiamat", &[base], everyone().at(Class::Titan));
    leads("Bahamut", &[base], everyone().at(Class::Legend));
    for name in ["Tiamat", "Bahamut"] {
        let lower = [dragons().up_to(Class::Hero), vec![card(name)]].concat();
        leads(name, &[attack, strength, base], lower);
    }
}
