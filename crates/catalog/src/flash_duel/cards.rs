//! Every ability card with its owner and its rulings, for the card browser.

use ::flash_duel::cards::{ABILITIES, CharacterId};
use serde::Deserialize;
use wire::CardLine;

/// The part of the card data that is read here: rulings by name.
#[derive(Deserialize)]
struct Data {
    #[serde(default)]
    ability: Vec<Rulings>,
    #[serde(default)]
    dragon_ability: Vec<Rulings>,
}

#[derive(Deserialize)]
struct Rulings {
    name: String,
    #[serde(default)]
    rulings: Vec<String>,
}

const DATA: &str = include_str!("../../../../docs/rules/flash-duel-cards.toml");

pub fn cards() -> Vec<CardLine> {
    let data: Data = toml::from_str(DATA).expect("the card data of this repository can be read");
    let all: Vec<Rulings> = data.ability.into_iter().chain(data.dragon_ability).collect();
    let rulings = |name: &str| {
        let found = all.iter().find(|r| r.name == name);
        found.map_or(Vec::new(), |r| r.rulings.clone())
    };
    let owner = |name: &str| {
        let has = |c: &CharacterId| c.abilities().iter().any(|a| a.card().name == name);
        CharacterId::all().find(has).map_or("Deathstrike Dragon", CharacterId::full_name)
    };
    let line = |a: &'static ::flash_duel::ability::Ability| CardLine {
        name: a.name.into(),
        owner: owner(a.name).into(),
        trigger: a.trigger.into(),
        text: a.text.into(),
        parts: Vec::new(),
        rulings: rulings(a.name),
        kind: String::new(),
        set: String::new(),
        cost: None,
        colors: Vec::new(),
        icons: Vec::new(),
        unit: None,
    };
    ABILITIES.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ability_is_listed_with_its_owner_and_rulings() {
        let cards = cards();
        assert_eq!(cards.len(), 68);
        assert_eq!(cards.iter().filter(|c| c.owner == "Deathstrike Dragon").count(), 8);
        assert!(cards.iter().filter(|c| !c.rulings.is_empty()).count() > 60);
    }
}
