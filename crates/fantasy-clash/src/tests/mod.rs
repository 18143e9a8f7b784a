//! The rulebook, section by section.

pub mod vocabulary;

mod armies;
mod combat;
mod control;
mod counters;
mod data;
mod dice;
mod ending;
mod examples;
mod fine_points;
mod geometry;
mod information;
mod judged;
mod magic;
mod match_play;
mod movement;
mod notation;
mod odds;
mod origins;
mod other_modes;
mod picks;
mod positions;
mod redeal;
mod reinforcement;
mod setup;
mod suites;
mod taking_back;
mod to_the_letter;

pub use crate::event::{Event, Verdict};
pub use crate::setup::Readings;
pub use crate::table::Phase;
pub use crate::unit::Faction;
pub use vocabulary::{N, S, Says, field, space, unit};

/// The rulebook's words, from which other readings are agreed (FC-16.7).
pub const WORDS: Readings = Readings {
    whole_turn: false,
    annihilation: false,
    late_bounty: false,
    own_items: false,
    flay_dice: false,
    own_rerolls: false,
    own_auras: false,
};

/// South's card on C5 against North's on C6, both revealed.
#[track_caller]
pub fn duel(south: &str, north: &str) -> vocabulary::Board {
    field().south("C5", south).north("C6", north)
}

/// Fights South's C5 against North's C6 with ones on all dice.
#[track_caller]
pub fn fought(
    board: vocabulary::Board,
    attack: usize,
    defence: usize,
) -> scenario::Scene<crate::Table> {
    let mut m = board.combat(S);
    m.dice(&"1 ".repeat(attack + defence)).does(S, "attack C6 with C5").rolled(attack, defence);
    m
}

/// To South's next magic phase.
pub fn settled(mut m: scenario::Scene<crate::Table>) -> scenario::Scene<crate::Table> {
    m.ends_turn(S).ends_turn(N).to_phase(S, Phase::Magic);
    m
}

/// Attack, defence, size and magic of a deck on average, in hundredths and rounded.
pub fn averages(faction: Faction) -> [i32; 4] {
    let mut sums = [0; 4];
    for unit in faction.units().map(|id| id.unit()) {
        let printed = [unit.attack, unit.defence, unit.size, unit.magic];
        for (sum, n) in sums.iter_mut().zip(printed) {
            *sum += i32::from(n) * i32::from(unit.copies);
        }
    }
    sums.map(|sum| (sum * 1000 / 45 + 5) / 10)
}
