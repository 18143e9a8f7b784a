//! The list of all cards, in the order of the card data.

pub mod actions;
pub mod hero_skills;
pub mod heroes;
pub mod items;
pub mod missions;
pub mod monsters;
pub mod neutrals;
pub mod specials;
pub mod status;

pub use actions::ACTIONS;
pub use missions::MISSIONS;
pub use monsters::vazbuk::CREATURE;

use crate::card::{Card, Kind};
use crate::hero::Hero;
use crate::monster::Monster;

/// Where the Neutral Skills and the Items begin in the list.
pub const FIRST_NEUTRAL: usize = 25;
pub const FIRST_ITEM: usize = 91;
/// How many titles of Neutral Skills and of Items there are.
pub const NEUTRALS: usize = FIRST_ITEM - FIRST_NEUTRAL;
pub const ITEMS: usize = CARDS.len() - FIRST_ITEM;
/// How many Basic Items there are, one of each title, and how many Items of the Market, all copies
/// counted (SH-1.2).
pub const BASICS: usize = items().0;
pub const MARKET: usize = items().1;

const fn items() -> (usize, usize) {
    let (mut basics, mut market, mut at) = (0usize, 0usize, FIRST_ITEM);
    while at < CARDS.len() {
        match CARDS[at].kind {
            Kind::Basic => basics = basics.saturating_add(1),
            Kind::Market { copies, .. } => market = market.saturating_add(copies as usize),
            _ => (),
        }
        at = at.saturating_add(1);
    }
    (basics, market)
}

pub static HEROES: [Hero; 4] =
    [heroes::akintunde::HERO, heroes::rolan::HERO, heroes::ahti::HERO, heroes::eras::HERO];

pub static MONSTERS: [Monster; 11] = [
    monsters::cave_goblin::MONSTER,
    monsters::tunnel_spider::MONSTER,
    monsters::rust_automaton::MONSTER,
    monsters::grave_wisp::MONSTER,
    monsters::ogre_warlord::MONSTER,
    monsters::basilisk::MONSTER,
    monsters::void_lurker::MONSTER,
    monsters::siege_golem::MONSTER,
    monsters::vaendiss::MONSTER,
    monsters::lich_regent::MONSTER,
    monsters::rift_colossus::MONSTER,
];

/// Hero Specials, Hero Skills, Neutral Skills, Items.
pub static CARDS: [&Card; 126] = [
    &specials::battle_momentum::CARD,
    &specials::the_last_stand::CARD,
    &specials::marked_prey::CARD,
    &specials::third_eye::CARD,
    &specials::arcane_battery::CARD,
    &hero_skills::flat_footed::CARD,
    &hero_skills::the_fist::CARD,
    &hero_skills::search::CARD,
    &hero_skills::sword_strike::CARD,
    &hero_skills::lion_guard::CARD,
    &hero_skills::charge::CARD,
    &hero_skills::earthbreaker::CARD,
    &hero_skills::shield_bash::CARD,
    &hero_skills::aegis::CARD,
    &hero_skills::sanctified_light::CARD,
    &hero_skills::metz_standard::CARD,
    &hero_skills::stay_behind::CARD,
    &hero_skills::bounty_collector::CARD,
    &hero_skills::crossbow_bolt::CARD,
    &hero_skills::trackers_eye::CARD,
    &hero_skills::smoke_pellet::CARD,
    &hero_skills::lightning_touch::CARD,
    &hero_skills::magic_missile::CARD,
    &hero_skills::mystical_cloak::CARD,
    &hero_skills::ember_wisp::CARD,
    &neutrals::crescent_slash::CARD,
    &neutrals::flame_spear::CARD,
    &neutrals::strike_weakness::CARD,
    &neutrals::parry::CARD,
    &neutrals::throwing_knives::CARD,
    &neutrals::read_footwork::CARD,
    &neutrals::war_hound::CARD,
    &neutrals::haggle::CARD,
    &neutrals::battle_trance::CARD,
    &neutrals::second_wind::CARD,
    &neutrals::thunderstrike::CARD,
    &neutrals::frost_lance::CARD,
    &neutrals::mind_reading::CARD,
    &neutrals::arcane_barrier::CARD,
    &neutrals::healing_spring::CARD,
    &neutrals::clockwork_sentry::CARD,
    &neutrals::counterspell::CARD,
    &neutrals::soul_leech::CARD,
    &neutrals::treasure_sense::CARD,
    &neutrals::giant_shield::CARD,
    &neutrals::cleave::CARD,
    &neutrals::reckless_swing::CARD,
    &neutrals::shield_breaker::CARD,
    &neutrals::executioners_rhythm::CARD,
    &neutrals::earthquake::CARD,
    &neutrals::battle_standard::CARD,
    &neutrals::grapple::CARD,
    &neutrals::chain_combo::CARD,
    &neutrals::berserk::CARD,
    &neutrals::riposte::CARD,
    &neutrals::dragon_slayer::CARD,
    &neutrals::triple_shot::CARD,
    &neutrals::aimed_shot::CARD,
    &neutrals::flash_grenade::CARD,
    &neutrals::bear_trap::CARD,
    &neutrals::venom_mark::CARD,
    &neutrals::repair_drone::CARD,
    &neutrals::gun_turret::CARD,
    &neutrals::overclock::CARD,
    &neutrals::sabotage::CARD,
    &neutrals::emp_burst::CARD,
    &neutrals::tactical_scan::CARD,
    &neutrals::deflector::CARD,
    &neutrals::decoy::CARD,
    &neutrals::black_market::CARD,
    &neutrals::hookshot::CARD,
    &neutrals::meteor_strike::CARD,
    &neutrals::chain_lightning::CARD,
    &neutrals::curse_of_frailty::CARD,
    &neutrals::mirror_veil::CARD,
    &neutrals::phase_shift::CARD,
    &neutrals::mana_burn::CARD,
    &neutrals::summon_imp::CARD,
    &neutrals::stone_golem::CARD,
    &neutrals::arcane_volley::CARD,
    &neutrals::prophecy::CARD,
    &neutrals::foresight_ward::CARD,
    &neutrals::life_link::CARD,
    &neutrals::disintegrate::CARD,
    &neutrals::time_warp::CARD,
    &neutrals::elemental_confluence::CARD,
    &neutrals::seven_crypto_sword::CARD,
    &neutrals::gamblers_bolt::CARD,
    &neutrals::lucky_charm::CARD,
    &neutrals::meditation::CARD,
    &neutrals::mercenary::CARD,
    &items::elements::STRENGTH_ELEMENT,
    &items::elements::TECH_ELEMENT,
    &items::elements::MAGIC_ELEMENT,
    &items::elements::VITAL_ELEMENT,
    &items::old_buckler::CARD,
    &items::bargain_purse::CARD,
    &items::seers_coin::CARD,
    &items::gear::GOBLIN_WAND,
    &items::gear::IRON_GAUNTLETS,
    &items::gear::TINKERS_GOGGLES,
    &items::gear::LEATHER_JERKIN,
    &items::gear::ROUND_SHIELD,
    &items::healing_potion::CARD,
    &items::smoke_grenade::CARD,
    &items::travelers_boots::CARD,
    &items::merchants_scales::CARD,
    &items::gear::PLASMA_GENERATOR,
    &items::gear::RUNEBLADE,
    &items::gear::ARCHMAGE_STAFF,
    &items::gear::NANO_FORGE,
    &items::gear::DRAGONSCALE_MAIL,
    &items::gear::TITAN_BELT,
    &items::crystal_orb::CARD,
    &items::blast_charge::CARD,
    &items::hunters_trophy::CARD,
    &items::venom_vial::CARD,
    &items::spiked_armor::CARD,
    &items::chrono_watch::CARD,
    &items::phoenix_feather::CARD,
    &items::scroll_of_insight::CARD,
    &items::gear::PHILOSOPHERS_STONE,
    &items::blood_chalice::CARD,
    &items::spyglass::CARD,
    &items::ring_of_command::CARD,
    &items::shadow_compass::CARD,
];
