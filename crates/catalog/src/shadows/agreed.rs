//! What is agreed for a game of Shadows as people see it: ways to play that are known by a name,
//! what goes together, and everything in words.

use super::setup::{
    self, FIRST_GAME, HARD_MISSIONS, HEROES, OPTIONAL_ATTACKS, POOLS, SKIP_EMPTY, THREE, TWO,
};
use crate::{Agreed, ModeLine};
use wire::{AgreedLine, Only, PresetLine};

pub fn presets() -> Vec<PresetLine> {
    let preset = |name: &str, title: &str, about: &str, mode: &str, options: &[(&str, &str)]| {
        let options = options.iter().map(|(k, v)| (k.to_string(), v.to_string()));
        PresetLine {
            name: name.into(),
            title: title.into(),
            about: about.into(),
            mode: mode.into(),
            options: options.collect(),
        }
    };
    vec![
        preset(
            "first-game",
            "First game",
            "two Heroes, each with ten easy cards to learn on the way: the best start",
            TWO,
            &[(FIRST_GAME, "yes")],
        ),
        preset(
            "full-game",
            "Full game",
            "two Heroes, nothing else agreed: the ten cards each can learn are drawn from eighty",
            TWO,
            &[],
        ),
        preset(
            "three-heroes",
            "Three Heroes",
            "the full game for three: more Items on offer, and two rivals to watch",
            THREE,
            &[],
        ),
    ]
}

/// A first game has no Pools.
pub fn only(mode: &ModeLine) -> Vec<Only> {
    if mode.option(FIRST_GAME).is_none() {
        return Vec::new();
    }
    let without = |option: &&str| Only {
        option: (*option).into(),
        values: Vec::new(),
        needs: FIRST_GAME.into(),
        one_of: vec!["no".into()],
    };
    POOLS.iter().filter(|option| mode.option(option).is_some()).map(without).collect()
}

pub fn words(agreed: &Agreed) -> Vec<AgreedLine> {
    let line = |about: &str, words: String| AgreedLine { about: about.into(), words };
    let mut all = Vec::new();
    let named: Vec<String> = setup::named(agreed)
        .iter()
        .map(|hero| hero.map_or("any".to_string(), |hero| hero.to_string()))
        .collect();
    if agreed.is_said(HEROES) && !named.is_empty() {
        all.push(line("Heroes", named.join(", ")));
    }
    if agreed.yes(FIRST_GAME) {
        all.push(line(
            "Cards to learn",
            "the ten easy cards of the Beginner list that goes with each Hero".into(),
        ));
    }
    for (i, option) in POOLS.iter().enumerate() {
        let cards = agreed.list(option).len();
        if cards > 0 {
            all.push(line(
                "Cards to learn",
                format!("P{} draws them from {cards} cards of their own choice", i + 1),
            ));
        }
    }
    let beside = [
        (HARD_MISSIONS, "Missions", "Apex Hunter and Polymath pay 2 Shadow Stones"),
        (OPTIONAL_ATTACKS, "X2 and X3 cards", "the second and third Attack may be declined"),
        (SKIP_EMPTY, "Questions", "a player who could only say no is not asked, and all are told"),
    ];
    let said = beside.into_iter().filter(|(option, ..)| agreed.yes(option));
    all.extend(said.map(|(_, about, words)| line(about, words.into())));
    all
}
