//! The list of chips, in the order of the rules: the eight stacks that every bank has, the Puzzle
//! chips by name, the character chips by character, those of the base set in the same way, and the
//! promotional ones. One line each.

mod acrobatics;
mod always_in_control;
mod axe_kick;
mod bag_of_tricks;
mod bang_then_fizzle;
mod beast_unleashed;
mod big_rocks;
mod blues_are_good;
mod bonecracker;
mod bubble_shield;
mod burnbarrow;
mod burning_vigor;
mod button_mashing;
mod chip_damage;
mod chips_for_free;
mod chromatic_orb;
mod cog_engine;
mod color_panic;
mod combinatorics;
mod combine;
mod combos_are_hard;
mod crash_bomb;
mod crash_gem;
mod crash_potato;
mod creative_thoughts;
mod custom_combo;
mod dashing_strike;
mod deathstrike_dragon;
mod degenerate_trasher;
mod double_crash_gem;
mod double_slash;
mod double_take;
mod dragon_form;
mod draw_three;
mod ebb_or_flow;
mod flagstone_tax;
mod future_sight;
mod gem_essence;
mod gems;
mod gems_to_gemonade;
mod giant_growth;
mod healing_touch;
mod hex_of_murkwood;
mod hundred_fist_frenzy;
mod improvisation;
mod into_oblivion;
mod iron_defense;
mod its_a_trap;
mod its_combo_time;
mod its_time_for_the_past;
mod jackpot;
mod just_a_scratch;
mod knockdown;
mod living_on_the_edge;
mod martial_mastery;
mod master_puzzler;
mod maximum_anarchy;
mod mistress_command;
mod mix_master;
mod money_for_nothing;
mod more_shiny;
mod no_more_lies;
mod now_or_later;
mod one_of_each;
mod one_true_style;
mod one_two_punch;
mod option_select;
mod ouch;
mod pandas_bargain;
mod patriot_mirror;
mod pick_your_poison;
mod pilebunker;
mod playing_with_fire;
mod pleasure_and_pain;
mod protective_ward;
mod punch_punch_kick;
mod purge_bad_habits;
mod radiant_healing;
mod really_annoying;
mod recklessness;
mod repeated_jabs;
mod research_and_development;
mod reversal;
mod rigorous_training;
mod riposte;
mod risk_to_riskonade;
mod risky_move;
mod rocket_punch;
mod roundhouse;
mod safe_keeping;
mod sale_prices;
mod saving_grace;
mod secret_move;
mod self_improvement;
mod shadow_plague;
mod shadowswarm;
mod signature_move;
mod sneak_attack;
mod speed_of_the_fox;
mod stolen_purples;
mod stone_wall;
mod strength_of_earth;
mod stunlock;
mod surgical_strike;
mod the_hammer;
mod thinking_ahead;
mod three_colors;
mod training_day;
mod troublesome_rhetoric;
mod two_truths;
mod unstable_power;
mod upgrade;
mod versatile_style;
mod wartime_tactics;
mod wound;
mod x_copy;

use crate::chip::{Chip, ChipId, Kind};
use crate::sets::Set;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How many stacks every bank has (PS-2.2); they are the first of the list and of every game.
pub const FIXED: usize = 8;

/// Every chip. The place of a chip is its [`ChipId`].
pub static CHIPS: [&Chip; 119] = [
    &gems::ONE,
    &gems::TWO,
    &gems::THREE,
    &gems::FOUR,
    &combine::CHIP,
    &crash_gem::CHIP,
    &double_crash_gem::CHIP,
    &wound::CHIP,
    // Puzzle chips.
    &axe_kick::CHIP,
    &bang_then_fizzle::CHIP,
    &blues_are_good::CHIP,
    &button_mashing::CHIP,
    &chips_for_free::CHIP,
    &color_panic::CHIP,
    &degenerate_trasher::CHIP,
    &ebb_or_flow::CHIP,
    &hundred_fist_frenzy::CHIP,
    &improvisation::CHIP,
    &just_a_scratch::CHIP,
    &money_for_nothing::CHIP,
    &now_or_later::CHIP,
    &one_true_style::CHIP,
    &option_select::CHIP,
    &ouch::CHIP,
    &pick_your_poison::CHIP,
    &punch_punch_kick::CHIP,
    &repeated_jabs::CHIP,
    &risk_to_riskonade::CHIP,
    &safe_keeping::CHIP,
    &signature_move::CHIP,
    &the_hammer::CHIP,
    &x_copy::CHIP,
    // Character chips.
    &flagstone_tax::CHIP,
    &patriot_mirror::CHIP,
    &two_truths::CHIP,
    &riposte::CHIP,
    &double_slash::CHIP,
    &wartime_tactics::CHIP,
    &upgrade::CHIP,
    &cog_engine::CHIP,
    &rocket_punch::CHIP,
    &giant_growth::CHIP,
    &more_shiny::CHIP,
    &beast_unleashed::CHIP,
    &bonecracker::CHIP,
    &into_oblivion::CHIP,
    &deathstrike_dragon::CHIP,
    &pleasure_and_pain::CHIP,
    &always_in_control::CHIP,
    &mistress_command::CHIP,
    &radiant_healing::CHIP,
    &saving_grace::CHIP,
    &healing_touch::CHIP,
    &shadow_plague::CHIP,
    &burnbarrow::CHIP,
    &shadowswarm::CHIP,
    &stunlock::CHIP,
    &surgical_strike::CHIP,
    &acrobatics::CHIP,
    &crash_bomb::CHIP,
    &crash_potato::CHIP,
    &maximum_anarchy::CHIP,
    // Puzzle chips of the base set.
    &chip_damage::CHIP,
    &combos_are_hard::CHIP,
    &draw_three::CHIP,
    &gem_essence::CHIP,
    &gems_to_gemonade::CHIP,
    &iron_defense::CHIP,
    &its_a_trap::CHIP,
    &its_combo_time::CHIP,
    &knockdown::CHIP,
    &master_puzzler::CHIP,
    &mix_master::CHIP,
    &one_of_each::CHIP,
    &one_two_punch::CHIP,
    &really_annoying::CHIP,
    &recklessness::CHIP,
    &risky_move::CHIP,
    &roundhouse::CHIP,
    &sale_prices::CHIP,
    &secret_move::CHIP,
    &self_improvement::CHIP,
    &sneak_attack::CHIP,
    &stolen_purples::CHIP,
    &thinking_ahead::CHIP,
    &training_day::CHIP,
    // Character chips of the base set.
    &reversal::CHIP,
    &martial_mastery::CHIP,
    &versatile_style::CHIP,
    &playing_with_fire::CHIP,
    &burning_vigor::CHIP,
    &unstable_power::CHIP,
    &dragon_form::CHIP,
    &rigorous_training::CHIP,
    &purge_bad_habits::CHIP,
    &speed_of_the_fox::CHIP,
    &bag_of_tricks::CHIP,
    &double_take::CHIP,
    &stone_wall::CHIP,
    &big_rocks::CHIP,
    &strength_of_earth::CHIP,
    &pilebunker::CHIP,
    &no_more_lies::CHIP,
    &troublesome_rhetoric::CHIP,
    &three_colors::CHIP,
    &chromatic_orb::CHIP,
    &creative_thoughts::CHIP,
    &research_and_development::CHIP,
    &future_sight::CHIP,
    &its_time_for_the_past::CHIP,
    &living_on_the_edge::CHIP,
    &pandas_bargain::CHIP,
    &jackpot::CHIP,
    &hex_of_murkwood::CHIP,
    &bubble_shield::CHIP,
    &protective_ward::CHIP,
    // Puzzle chips that were given away.
    &combinatorics::CHIP,
    &dashing_strike::CHIP,
    &custom_combo::CHIP,
];

pub const COMBINE: ChipId = ChipId(4);
pub const CRASH_GEM: ChipId = ChipId(5);
pub const WOUND: ChipId = ChipId(7);

/// The characters (PS-3.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Who {
    Quince,
    Onimaru,
    #[serde(rename = "Bal-Bas-Beta")]
    BalBasBeta,
    Troq,
    Menelker,
    Persephone,
    Gloria,
    Gwen,
    Vendetta,
    Zane,
    Grave,
    Jaina,
    Midori,
    Setsuki,
    Rook,
    DeGrey,
    Valerie,
    Geiger,
    Lum,
    Argagarg,
}

impl Who {
    pub const ALL: [Who; 20] = [
        Who::Quince,
        Who::Onimaru,
        Who::BalBasBeta,
        Who::Troq,
        Who::Menelker,
        Who::Persephone,
        Who::Gloria,
        Who::Gwen,
        Who::Vendetta,
        Who::Zane,
        Who::Grave,
        Who::Jaina,
        Who::Midori,
        Who::Setsuki,
        Who::Rook,
        Who::DeGrey,
        Who::Valerie,
        Who::Geiger,
        Who::Lum,
        Who::Argagarg,
    ];

    pub fn set(self) -> Set {
        OWN[self as usize][0].chip().set
    }
    /// The chips of his starting deck (PS-3.2).
    pub fn chips(self) -> impl Iterator<Item = ChipId> {
        OWN[self as usize].into_iter()
    }
}

/// The chips of each character, in the order of the list.
static OWN: [[ChipId; 3]; Who::ALL.len()] = {
    let mut own = [[ChipId::NONE; 3]; Who::ALL.len()];
    let mut found = [0usize; Who::ALL.len()];
    let mut chip: usize = 0;
    while chip < CHIPS.len() {
        if let Kind::Character(who) = CHIPS[chip].kind {
            let place: usize = found[who as usize];
            own[who as usize][place] = ChipId(chip as u8);
            found[who as usize] = place.saturating_add(1);
        }
        chip = chip.saturating_add(1);
    }
    own
};

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::BalBasBeta => f.write_str("Bal-Bas-Beta"),
            who => fmt::Debug::fmt(who, f),
        }
    }
}

impl FromStr for Who {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let found = Who::ALL.into_iter().find(|who| who.to_string().eq_ignore_ascii_case(s));
        found.ok_or_else(|| format!("`{s}` is no character"))
    }
}

/// A recommended bank (PS-19.2).
#[derive(Clone, Copy, Debug)]
pub struct RecommendedBank {
    pub name: &'static str,
    pub stacks: [&'static str; 10],
}

/// The recommended banks.
pub static BANKS: [RecommendedBank; 5] = [
    RecommendedBank {
        name: "First Game",
        stacks: [
            "Axe Kick",
            "Bang then Fizzle",
            "Blues Are Good",
            "Button Mashing",
            "Just a Scratch",
            "Money for Nothing",
            "Now or Later",
            "Ouch!",
            "Punch, Punch, Kick",
            "Signature Move",
        ],
    },
    RecommendedBank {
        name: "Fists of Frenzy",
        stacks: [
            "Blues Are Good",
            "Button Mashing",
            "Color Panic",
            "Ebb or Flow",
            "Hundred-Fist Frenzy",
            "Improvisation",
            "One True Style",
            "Pick Your Poison",
            "Punch, Punch, Kick",
            "Repeated Jabs",
        ],
    },
    RecommendedBank {
        name: "Combo Crazy",
        stacks: [
            "Blues Are Good",
            "Button Mashing",
            "Chips for Free",
            "Color Panic",
            "Improvisation",
            "Option Select",
            "Ouch!",
            "Punch, Punch, Kick",
            "Safe Keeping",
            "X-Copy",
        ],
    },
    RecommendedBank {
        name: "No Attacks",
        stacks: [
            "Axe Kick",
            "Bang then Fizzle",
            "Button Mashing",
            "Chips for Free",
            "Degenerate Trasher",
            "Improvisation",
            "Option Select",
            "Punch, Punch, Kick",
            "Safe Keeping",
            "X-Copy",
        ],
    },
    RecommendedBank {
        name: "The Hammer",
        stacks: [
            "Bang then Fizzle",
            "Button Mashing",
            "Chips for Free",
            "Degenerate Trasher",
            "Ebb or Flow",
            "Money for Nothing",
            "One True Style",
            "Pick Your Poison",
            "Risk to Riskonade",
            "The Hammer",
        ],
    },
];
