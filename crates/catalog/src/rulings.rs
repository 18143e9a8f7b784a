//! The rulings on single cards, as the card data has them.

use serde::Deserialize;

/// The part of a card of the data that is read here.
#[derive(Deserialize)]
struct Card {
    name: String,
    #[serde(default)]
    rulings: Vec<String>,
}

/// The rulings of one game, by the names of its cards.
pub struct Rulings(Vec<Card>);

impl Rulings {
    /// Those in the named lists of the data; of two cards with one name the first counts.
    pub fn of(data: &str, lists: &[&str]) -> Rulings {
        let mut data: toml::Table = toml::from_str(data).expect("the card data can be read");
        let read = |list: &&str| -> Vec<Card> {
            let cards = data.remove(*list).unwrap_or_else(|| panic!("the data has no {list}"));
            cards.try_into().expect("a card has a name and rulings")
        };
        Rulings(lists.iter().flat_map(read).collect())
    }
    pub fn on(&self, name: &str) -> Vec<String> {
        self.0.iter().find(|card| card.name == name).map_or(Vec::new(), |card| card.rulings.clone())
    }
}
