//! Every ability card with its owner and its rulings, for the card browser.

use crate::card_data::CardData;
use ::flash_duel::cards::{ABILITIES, CharacterId};
use std::sync::LazyLock;
use wire::{CardLine, Origin};

const LISTS: [&str; 2] = ["ability", "dragon_ability"];

static DATA: LazyLock<CardData> = LazyLock::new(|| {
    CardData::read(include_str!("../../../../docs/rules/flash-duel-cards.toml"), &LISTS)
});

pub fn provenance() -> String {
    let texts = |list: &str, origin| DATA.facts(list, &["text"], origin);
    let (designed, all) = texts("ability", Origin::Designed);
    let (rebuilt, _) = texts("ability", Origin::Reconstructed);
    let (dragons, all_dragons) = texts("dragon_ability", Origin::Designed);
    format!(
        "This project designed the texts of {designed} of the {all} abilities of the characters \
         and of {dragons} of the {all_dragons} abilities of the Dragon. Another {rebuilt} texts \
         are reconstructed from what is known of them; the others follow the rulebook or public \
         sources."
    )
}

pub fn cards() -> Vec<CardLine> {
    let owner = |name: &str| {
        let has = |c: &CharacterId| c.abilities().iter().any(|a| a.card().name == name);
        CharacterId::all().find(has).map_or("Deathstrike Dragon", CharacterId::full_name)
    };
    let line = |a: &'static ::flash_duel::ability::Ability| CardLine {
        name: a.name.into(),
        owner: owner(a.name).into(),
        trigger: a.trigger.into(),
        text: a.text.into(),
        ..CardLine::default()
    };
    let mut cards: Vec<CardLine> = ABILITIES.iter().map(line).collect();
    for card in &mut cards {
        LISTS.iter().any(|list| DATA.complete(list, card));
    }
    cards
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
