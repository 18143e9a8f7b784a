//! What the card data adds to a card of the engine: rulings, and where each part comes from.

use serde::Deserialize;
use std::collections::BTreeMap;
use wire::{CardLine, Origin, PartOrigin};

/// The part of a card of the data that is read here.
#[derive(Deserialize)]
struct Card {
    name: String,
    #[serde(default)]
    rulings: Vec<String>,
    #[serde(default)]
    origin: BTreeMap<String, Origin>,
}

/// The card data of one game, by its lists.
pub struct CardData(BTreeMap<String, Vec<Card>>);

impl CardData {
    pub fn read(data: &str, lists: &[&str]) -> CardData {
        let mut data: toml::Table = toml::from_str(data).expect("the card data can be read");
        let read = |list: &&str| -> (String, Vec<Card>) {
            let cards = data.remove(*list).unwrap_or_else(|| panic!("the data has no {list}"));
            let cards = cards.try_into().unwrap_or_else(|e| panic!("{list}: {e}"));
            (list.to_string(), cards)
        };
        CardData(lists.iter().map(read).collect())
    }

    fn cards(&self, list: &str) -> &[Card] {
        self.0.get(list).map_or(&[], Vec::as_slice)
    }

    /// How many facts of these fields of a list come from here, and how many there are.
    pub fn facts(&self, list: &str, fields: &[&str], origin: Origin) -> (usize, usize) {
        let facts = self.cards(list).iter().flat_map(|card| &card.origin);
        let named = facts.filter(|(field, _)| fields.contains(&field.as_str()));
        named.fold((0, 0), |(some, all), (_, o)| (some + usize::from(*o == origin), all + 1))
    }

    /// How many cards of all lists have a part that comes from here, and how many there are.
    pub fn cards_with(&self, origin: Origin) -> (usize, usize) {
        let all = self.0.values().flatten();
        let some = all.clone().filter(|card| card.origin.values().any(|o| *o == origin));
        (some.count(), all.count())
    }

    /// Writes the rulings and the origins of this card of this list into its line; says whether the
    /// data has it.
    pub fn complete(&self, list: &str, line: &mut CardLine) -> bool {
        let Some(card) = self.cards(list).iter().find(|card| card.name == line.name) else {
            return false;
        };
        let part =
            |(part, origin): (&String, &Origin)| PartOrigin { part: part.clone(), origin: *origin };
        line.rulings = card.rulings.clone();
        line.origins = card.origin.iter().map(part).collect();
        true
    }
}
