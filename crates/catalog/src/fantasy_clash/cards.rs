//! Every unit, special rule and piece of magic with its numbers and rulings, for the browser of
//! cards.

use super::picture::class;
use super::words;
use crate::card_data::CardData;
use ::fantasy_clash::magic::{MagicId, MagicKind};
use ::fantasy_clash::special::SpecialId;
use ::fantasy_clash::specials::SPECIALS;
use ::fantasy_clash::{Faction, UnitId};
use std::sync::LazyLock;
use wire::{CardLine, Origin, UnitLine, UnitRule};

const LISTS: [&str; 6] = ["unit", "special_rule", "spell", "item", "evolution", "blessing"];

static DATA: LazyLock<CardData> = LazyLock::new(|| {
    CardData::read(include_str!("../../../../docs/rules/fantasy-clash-cards.toml"), &LISTS)
});

pub fn provenance() -> String {
    let numbers = ["attack", "defence", "size", "range", "magic"];
    let (numbers, all_numbers) = DATA.facts("unit", &numbers, Origin::Designed);
    let text = |list: &str| DATA.facts(list, &["text"], Origin::Designed);
    let [(items, all_items), (spells, all_spells), (evolutions, all_evolutions)] =
        ["item", "spell", "evolution"].map(text);
    format!(
        "This project designed {numbers} of the {all_numbers} numbers on the units, {items} of the \
         {all_items} items, {spells} of the {all_spells} spells and {evolutions} of the \
         {all_evolutions} Bio Evolutions. The rulebook names the units and describes them, and \
         each number keeps to its words."
    )
}

pub fn cards() -> Vec<CardLine> {
    let units = Faction::ALL.into_iter().flat_map(Faction::units).map(unit_line);
    let rules = (0..SPECIALS.len() as u8).map(|i| rule_line(SpecialId(i)));
    let magic = MagicId::all().map(magic_line);
    let mut cards: Vec<CardLine> = units.chain(rules).chain(magic).collect();
    for card in &mut cards {
        // A unit and a special rule may share a name.
        let list = if card.kind == "rule" { "special_rule".into() } else { card.kind.clone() };
        DATA.complete(&list, card);
    }
    cards
}

fn line(name: &str, owner: &str, kind: &str, text: &str) -> CardLine {
    CardLine {
        name: name.into(),
        owner: owner.into(),
        kind: kind.into(),
        text: text.into(),
        ..CardLine::default()
    }
}

fn unit_line(id: UnitId) -> CardLine {
    let unit = id.unit();
    let rule = |(rule, named): &(SpecialId, _)| UnitRule {
        name: rule.to_string(),
        names: words::names(*named),
    };
    CardLine {
        set: String::new(),
        unit: Some(UnitLine {
            class: class(unit.class).into(),
            copies: unit.copies,
            attack: unit.attack,
            defence: unit.defence,
            size: unit.size,
            range: unit.range,
            magic: unit.magic,
            tag: unit.tag.map(|tag| words::tag(tag).into()),
            rules: unit.rules.iter().map(rule).collect(),
        }),
        icons: unit.rules.iter().map(|(rule, _)| slug(rule.special().name)).collect(),
        ..line(unit.name, unit.faction.name(), "unit", unit.text)
    }
}

/// `Killing Blow` is drawn as `killing-blow`.
fn slug(name: &str) -> String {
    name.to_lowercase().replace(' ', "-")
}

fn rule_line(id: SpecialId) -> CardLine {
    let special = id.special();
    CardLine {
        set: String::new(),
        icons: vec![slug(special.name)],
        ..line(special.name, "Special rules", "rule", special.text)
    }
}

fn magic_line(id: MagicId) -> CardLine {
    let magic = id.magic();
    let owner = match (magic.faction, magic.pantheon) {
        (Some(faction), _) => faction.name().to_string(),
        (None, Some(pantheon)) => capital_gods(pantheon),
        (None, None) => String::new(),
    };
    let rolls = matches!(magic.kind, MagicKind::Spell | MagicKind::Blessing);
    CardLine {
        set: String::new(),
        cost: rolls.then_some(magic.cost),
        ..line(magic.name, &owner, words::magic_kind(magic.kind), magic.text)
    }
}

fn capital_gods(pantheon: ::fantasy_clash::unit::Pantheon) -> String {
    let named = words::names(::fantasy_clash::unit::Names::Pantheon(pantheon));
    words::capital(&named.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_listed_once_with_its_numbers_rules_and_rulings() {
        let cards = cards();
        assert_eq!(cards.len(), 95 + 39 + 48);
        for (i, card) in cards.iter().enumerate() {
            let twice = cards[i + 1..].iter().find(|other| other.name == card.name);
            assert!(
                twice.is_none_or(|other| other.kind != card.kind),
                "{} is there twice",
                card.name
            );
            assert!(!card.text.is_empty() || card.unit.is_some(), "{} says nothing", card.name);
        }
        let trolls = cards.iter().find(|card| card.name == "Trolls").expect("it is listed");
        let unit = trolls.unit.as_ref().expect("it is a unit");
        assert_eq!((unit.attack, unit.size, trolls.owner.as_str()), (12, 10, "Orcs"));
        for rule in cards.iter().filter_map(|card| card.unit.as_ref()).flat_map(|u| &u.rules) {
            assert!(cards.iter().any(|c| c.kind == "rule" && c.name == rule.name), "{rule:?}");
        }
        assert!(cards.iter().filter(|card| !card.rulings.is_empty()).count() > 30);
    }
}
