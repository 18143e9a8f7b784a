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

    /// Writes the rulings and the origins of this card of this list into its line; says whether the
    /// data has it.
    pub fn complete(&self, list: &str, line: &mut CardLine) -> bool {
        let cards = self.0.get(list).map_or(&[][..], Vec::as_slice);
        let Some(card) = cards.iter().find(|card| card.name == line.name) else { return false };
        let part =
            |(part, origin): (&String, &Origin)| PartOrigin { part: part.clone(), origin: *origin };
        line.rulings = card.rulings.clone();
        line.origins = card.origin.iter().map(part).collect();
        true
    }
}
