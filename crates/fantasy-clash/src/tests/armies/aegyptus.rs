//! The Aegyptus (FC-17.68 to FC-17.90).

use super::*;
use crate::magic::{Aim, Magic, MagicId, MagicKind};
use crate::specials::*;
use crate::unit::{Names, Pantheon, Tag};

fn aegyptus() -> Cards {
    army(Faction::Aegyptus)
}

/// FC-17.68
#[test]
fn the_aegyptus_is_balanced() {
    for stat in [attack, defence, size] as [Stat; 3] {
        in_the_middle(Faction::Aegyptus, |faction| in_deck(faction, stat));
    }
}

/// FC-17.69
#[test]
fn the_aegyptus_can_be_played_in_many_ways() {
    for rule in [FLY, SWARM, SCOUT, EMBALMER, BLESSINGS, MAGIC, KILLING_BLOW, POISON] {
        assert!(!aegyptus().up_to(Class::Elite).with(rule).is_empty());
    }
    assert!(!aegyptus().up_to(Class::Elite).shooting().is_empty());
}

/// FC-17.70
#[test]
fn the_aegyptus_manipulates_movement() {
    let magic = |name: &str| -> &Magic {
        let named = MagicId::all().map(MagicId::magic).find(|magic| magic.name == name);
        named.unwrap_or_else(|| panic!("`{name}` is no magic"))
    };
    let (quicksand, sands) = (magic("Quicksand"), magic("Shifting Sands"));
    let (mirage, set) = (magic("Mirage"), magic("Blessing of Set"));
    assert!([quicksand, sands, mirage].iter().all(|m| m.faction == Some(Faction::Aegyptus)));
    assert!(quicksand.aim == Aim::Enemy && quicksand.lasts.holds);
    assert!(sands.aim == Aim::Enemy && sands.asks.is_some());
    assert!(mirage.aim == Aim::OwnAny && mirage.asks.is_some());
    assert!(set.pantheon == Some(Pantheon::Aegyptus) && set.lasts.hampers);
}

/// FC-17.71
#[test]
fn the_aegyptus_picks_enemies_off_from_afar() {
    for stat in [range, magic] as [Stat; 2] {
        assert!(is_first(Faction::Aegyptus, |faction| in_deck(faction, stat)));
    }
}

/// FC-17.72
#[test]
fn ras_warriors_are_all_rounders() {
    let ras = card("Ras Warriors");
    assert!(attack(ras).abs_diff(defence(ras)) <= 1);
    leads("Ras Warriors", &[attack, defence], aegyptus().at(Class::Regular));
}

/// FC-17.73
#[test]
fn scarabs_fly_and_tie_enemies_down() {
    assert_eq!(aegyptus().with(SWARM).names(), ["Scarabs"]);
    assert_eq!(aegyptus().with(FLY).names(), ["Scarabs"]);
}

/// FC-17.74
#[test]
fn embalming_is_better_than_healing() {
    assert_eq!(aegyptus().up_to(Class::Elite).with(EMBALMER).names(), ["Embalmers"]);
    let saves = |rule: SpecialId| rule.special().saves_others.expect("it saves");
    assert_eq!((saves(EMBALMER), saves(HEAL)), (5, 6));
}

/// FC-17.75
#[test]
fn desert_scouts_scout() {
    assert_eq!(aegyptus().with(SCOUT).names(), ["Desert Scouts"]);
}

/// FC-17.76
#[test]
fn horus_archers_shoot() {
    assert_eq!(aegyptus().up_to(Class::Elite).shooting().names(), ["Horus Archers"]);
}

/// FC-17.77
#[test]
fn thoth_scholars_are_poor_but_unique() {
    trails("Thoth Scholar", &[strength, base], aegyptus());
    assert_eq!(everyone().with(SCHOLAR).names(), ["Thoth Scholar"]);
}

/// FC-17.78
#[test]
fn priests_of_aegyptus_seem_weak_and_bless() {
    let veterans = aegyptus().at(Class::Veteran).but(&["Thoth Scholar"]);
    trails("Priests of Aegyptus", &[attack, defence, size], veterans);
    let pantheon = Some(Names::Pantheon(Pantheon::Aegyptus));
    assert_eq!(card("Priests of Aegyptus").names(BLESSINGS), pantheon);
}

/// FC-17.79
#[test]
fn the_necropolis_guard_is_good_in_close_combat() {
    leads("Necropolis Guard", &[attack, defence], aegyptus().at(Class::Veteran));
    unmatched("Necropolis Guard", &[strength], everyone().at(Class::Veteran));
}

/// FC-17.80
#[test]
fn giant_scorpions_have_a_killing_blow() {
    assert_eq!(aegyptus().with(KILLING_BLOW).names(), ["Giant Scorpions"]);
}

/// FC-17.81
#[test]
fn mummies_cast_and_are_not_squishy() {
    assert_eq!(aegyptus().at(Class::Elite).with(MAGIC).names(), ["Mummies"]);
    assert_eq!(MagicId::of(MagicKind::Spell, Faction::Aegyptus).count(), 5);
    unmatched("Mummies", &[attack, defence], vec![card("Necropolis Guard")]);
    for other in others(Faction::Aegyptus).up_to(Class::Champion).with(MAGIC) {
        leads("Mummies", &[attack, defence, size], vec![card("Mummies"), other]);
    }
}

/// FC-17.82
#[test]
fn sobek_crocodiles_are_sheer_power() {
    leads("Sobek Crocodiles", &[attack, defence], aegyptus().up_to(Class::Elite));
    leads("Sobek Crocodiles", &[size], aegyptus().at(Class::Elite));
}

/// FC-17.83
#[test]
fn amunet_guardians_are_solid_and_poison() {
    assert_eq!(aegyptus().with(POISON).names(), ["Amunet Guardians"]);
    let below = aegyptus().up_to(Class::Elite).but(&["Sobek Crocodiles"]);
    leads("Amunet Guardians", &[attack, defence], below);
}

/// FC-17.84
#[test]
fn cleopatra_strengthens_the_whole_army() {
    assert_eq!(everyone().with(BELOVED_OF_AEGYPTUS).names(), ["Cleopatra"]);
}

/// FC-17.85
#[test]
fn djaf_is_the_warrior_and_helps_the_necropolis_guard() {
    leads("Djaf", &[attack, defence], aegyptus().at(Class::Hero));
    assert_eq!(card("Djaf").names(TYPE_BONUS), Some(Names::Tag(Tag::NecropolisGuard)));
}

/// FC-17.86
#[test]
fn imhotep_rains_magic() {
    assert_eq!(aegyptus().at(Class::Champion).with(MAGIC).names(), ["Imhotep"]);
    unmatched("Imhotep", &[magic, range], everyone().up_to(Class::Hero));
}

/// FC-17.87
#[test]
fn rameses_shoots_and_helps_archers() {
    assert_eq!(everyone().at(Class::Champion).shooting().names(), ["Rameses"]);
    assert_eq!(card("Rameses").names(TYPE_BONUS), Some(Names::Tag(Tag::Archers)));
    assert_eq!(card("Horus Archers").tag, Some(Tag::Archers));
}

/// FC-17.88
#[test]
fn the_dark_embalmer_embalms_from_farther_away() {
    assert_eq!(aegyptus().at(Class::Champion).with(EMBALMER).names(), ["Dark Embalmer"]);
    leads("Dark Embalmer", &[range], aegyptus().with(EMBALMER));
}

/// FC-17.89
#[test]
fn the_sphinx_is_mighty() {
    leads("Sphinx", &[defence, strength, size], aegyptus());
}

/// FC-17.90
#[test]
fn the_pharoh_is_great_in_magic_and_combat() {
    assert_eq!(aegyptus().at(Class::Legend).with(MAGIC).names(), ["Pharoh"]);
    unmatched("Pharoh", &[magic], everyone());
    leads("Pharoh", &[strength], aegyptus().but(&["Sphinx"]));
}
