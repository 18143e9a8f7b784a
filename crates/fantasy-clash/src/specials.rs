//! The list of all special rules, in the order of the rules (FC-12.1 to FC-12.39).

mod arrow_storm;
mod assassin;
mod banner;
mod beloved_of_aegyptus;
mod bio_evolution;
mod blessings;
mod bounty;
mod chameleon;
mod changeling;
mod charge;
mod embalmer;
mod extra_move;
mod fire;
mod fly;
mod goblin_rouge;
mod hatred;
mod heal;
mod immune;
mod iron_skin;
mod killing_blow;
mod leader;
mod magic;
mod magic_item;
mod mind_flay;
mod mob;
mod poison;
mod ram;
mod regenerate;
mod scholar;
mod scout;
mod shield_brothers;
mod soul_take;
mod spore_bomb;
mod swarm;
mod trappers;
mod tunnel;
mod type_bonus;
mod untrusted;
mod war_machine;

use crate::special::{Special, SpecialId};

pub const BIO_EVOLUTION: SpecialId = SpecialId(0);
pub const BLESSINGS: SpecialId = SpecialId(1);
pub const ARROW_STORM: SpecialId = SpecialId(2);
pub const ASSASSIN: SpecialId = SpecialId(3);
pub const BANNER: SpecialId = SpecialId(4);
pub const BELOVED_OF_AEGYPTUS: SpecialId = SpecialId(5);
pub const BOUNTY: SpecialId = SpecialId(6);
pub const CHAMELEON: SpecialId = SpecialId(7);
pub const CHANGELING: SpecialId = SpecialId(8);
pub const CHARGE: SpecialId = SpecialId(9);
pub const EMBALMER: SpecialId = SpecialId(10);
pub const EXTRA_MOVE: SpecialId = SpecialId(11);
pub const FIRE: SpecialId = SpecialId(12);
pub const FLY: SpecialId = SpecialId(13);
pub const GOBLIN_ROUGE: SpecialId = SpecialId(14);
pub const HATRED: SpecialId = SpecialId(15);
pub const HEAL: SpecialId = SpecialId(16);
pub const IMMUNE: SpecialId = SpecialId(17);
pub const IRON_SKIN: SpecialId = SpecialId(18);
pub const KILLING_BLOW: SpecialId = SpecialId(19);
pub const LEADER: SpecialId = SpecialId(20);
pub const MAGIC: SpecialId = SpecialId(21);
pub const MAGIC_ITEM: SpecialId = SpecialId(22);
pub const MIND_FLAY: SpecialId = SpecialId(23);
pub const MOB: SpecialId = SpecialId(24);
pub const POISON: SpecialId = SpecialId(25);
pub const RAM: SpecialId = SpecialId(26);
pub const REGENERATE: SpecialId = SpecialId(27);
pub const SCHOLAR: SpecialId = SpecialId(28);
pub const SCOUT: SpecialId = SpecialId(29);
pub const SHIELD_BROTHERS: SpecialId = SpecialId(30);
pub const SOUL_TAKE: SpecialId = SpecialId(31);
pub const SPORE_BOMB: SpecialId = SpecialId(32);
pub const SWARM: SpecialId = SpecialId(33);
pub const TRAPPERS: SpecialId = SpecialId(34);
pub const TUNNEL: SpecialId = SpecialId(35);
pub const TYPE_BONUS: SpecialId = SpecialId(36);
pub const UNTRUSTED: SpecialId = SpecialId(37);
pub const WAR_MACHINE: SpecialId = SpecialId(38);

pub static SPECIALS: [Special; 39] = [
    bio_evolution::RULE,
    blessings::RULE,
    arrow_storm::RULE,
    assassin::RULE,
    banner::RULE,
    beloved_of_aegyptus::RULE,
    bounty::RULE,
    chameleon::RULE,
    changeling::RULE,
    charge::RULE,
    embalmer::RULE,
    extra_move::RULE,
    fire::RULE,
    fly::RULE,
    goblin_rouge::RULE,
    hatred::RULE,
    heal::RULE,
    immune::RULE,
    iron_skin::RULE,
    killing_blow::RULE,
    leader::RULE,
    magic::RULE,
    magic_item::RULE,
    mind_flay::RULE,
    mob::RULE,
    poison::RULE,
    ram::RULE,
    regenerate::RULE,
    scholar::RULE,
    scout::RULE,
    shield_brothers::RULE,
    soul_take::RULE,
    spore_bomb::RULE,
    swarm::RULE,
    trappers::RULE,
    tunnel::RULE,
    type_bonus::RULE,
    untrusted::RULE,
    war_machine::RULE,
];
