//! Every chip with its owner, its signs and its rulings, for the browser of chips.

use super::{about, words};
use crate::card_data::CardData;
use ::puzzle_strike::ChipId;
use ::puzzle_strike::chip::{Chip, Kind};
use std::sync::LazyLock;
use wire::{CardLine, CardPart, Origin};

/// The two boxes.
static DATA: LazyLock<[CardData; 2]> = LazyLock::new(|| {
    [
        include_str!("../../../../docs/rules/puzzle-strike-cards.toml"),
        include_str!("../../../../docs/rules/puzzle-strike-cards-base-set.toml"),
    ]
    .map(|text| CardData::read(text, &["chip"]))
});

pub fn provenance() -> String {
    let texts = |origin| {
        let both = DATA.iter().map(|box_| box_.facts("chip", &["main"], origin));
        both.fold((0, 0), |(some, all), (n, of)| (some + n, all + of))
    };
    let ((public, all), (rebuilt, _)) = (texts(Origin::Public), texts(Origin::Reconstructed));
    format!(
        "The effects of {public} of the {all} chips follow public transcriptions of the printed \
         chips, and {rebuilt} are reconstructed from what is known of them. The others follow the \
         rulebook."
    )
}

const ONCE: &str = "Once per turn.";

pub fn cards() -> Vec<CardLine> {
    let line = |id: ChipId| {
        let chip = id.chip();
        CardLine {
            name: chip.name.into(),
            owner: owner(chip),
            trigger: trigger(chip),
            text: chip.text.into(),
            parts: parts(chip),
            kind: about::kind(id).into(),
            set: set(chip).into(),
            cost: chip.cost,
            colors: about::colors(id).into_iter().map(String::from).collect(),
            icons: about::icons(id).into_iter().map(String::from).collect(),
            ..CardLine::default()
        }
    };
    let mut cards: Vec<CardLine> = ChipId::all().map(line).collect();
    for card in &mut cards {
        let known = DATA.iter().any(|box_| box_.complete("chip", card));
        debug_assert!(known, "the data has no {}", card.name);
    }
    cards
}

fn owner(chip: &Chip) -> String {
    match chip.kind {
        Kind::Character(who) => who.to_string(),
        Kind::Puzzle => "Puzzle".into(),
        Kind::Gem(_) | Kind::Purple | Kind::Wound => "Fixed".into(),
    }
}

/// The box it was printed in. What every bank has is in each of them.
fn set(chip: &Chip) -> &'static str {
    match chip.kind {
        Kind::Puzzle | Kind::Character(_) => words::set(chip.set),
        Kind::Gem(_) | Kind::Purple | Kind::Wound => "",
    }
}

/// When it can be used.
fn trigger(chip: &Chip) -> String {
    let mut when = Vec::new();
    match chip.kind {
        Kind::Gem(_) => when.push("Money in the buy phase."),
        _ if chip.is_action() => when.push("Action."),
        _ => (),
    }
    if chip.once_per_turn && !chip.text.contains(ONCE) {
        when.push(ONCE);
    }
    when.join(" ")
}

fn parts(chip: &Chip) -> Vec<CardPart> {
    let all = [("Reaction", chip.reaction_text), ("Ongoing", chip.ongoing_text)];
    let some = all.into_iter().filter(|(_, text)| !text.is_empty());
    some.map(|(heading, text)| CardPart { heading: heading.into(), text: text.into() }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chip_is_listed_with_its_owner_signs_and_rulings() {
        let cards = cards();
        assert_eq!(cards.len(), ChipId::all().count());
        let of = |owner: &str| cards.iter().filter(|c| c.owner == owner).count();
        assert_eq!((of("Fixed"), of("Zane")), (8, 3));
        assert!(of("Puzzle") >= 24);
        let crash = cards.iter().find(|c| c.name == "Crash Gem").expect("it is listed");
        assert_eq!((crash.cost, crash.kind.as_str()), (Some(5), "purple"));
        assert_eq!(crash.icons, ["purple-shield", "crash-sphere"]);
        assert_eq!(crash.parts.len(), 1, "a main text and a reaction");
        assert!(cards.iter().filter(|c| !c.rulings.is_empty()).count() > 50);
        assert!(cards.iter().all(|c| c.origins.iter().any(|part| part.part == "main")));
        assert_eq!(cards.iter().filter(|c| c.set.is_empty()).count(), 8);
        let set = |name: &str| cards.iter().find(|c| c.name == name).map(|c| c.set.as_str());
        assert_eq!((set("Ouch!"), set("Reversal")), (Some("Shadows"), Some("Base set")));
        assert_eq!(set("Dashing Strike"), Some("Promotional"));
    }

    /// What the text of a chip says is not said beside it once more.
    #[test]
    fn nothing_is_said_twice() {
        for c in cards() {
            let said = format!("{} {}", c.trigger, c.text);
            assert!(said.matches(ONCE).count() <= 1, "{said}");
        }
        let ouch = ChipId::by_name("Ouch!").expect("there is one");
        assert!(ouch.chip().once_per_turn);
    }
}
