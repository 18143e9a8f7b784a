//! Every Hero, Skill, Item, Monster and Mission with its numbers and rulings, for the browser of
//! cards.

use super::picture::{form, reward};
use super::words::{self, ICONS};
use crate::card_data::CardData;
use ::shadows::card::{CardId, Kind, List, numbers_of};
use ::shadows::cards::status::{BOUNTY, LEADER, Status};
use ::shadows::hero::Hero;
use ::shadows::monster::creature;
use ::shadows::op::{Stats, Trait, Win};
use ::shadows::{ActionId, HeroId, MissionId, MonsterId};
use std::sync::LazyLock;
use wire::{CardLine, CardPart, MonsterLine, Origin, SkillLine, StatNumber};

const LISTS: [&str; 9] = [
    "hero",
    "special",
    "skill",
    "item",
    "monster",
    "monster_action",
    "monster_creature",
    "mission",
    "status",
];

static DATA: LazyLock<CardData> = LazyLock::new(|| {
    CardData::read(include_str!("../../../../docs/rules/shadows-cards.toml"), &LISTS)
});

pub fn provenance() -> String {
    let (designed, all) = DATA.cards_with(Origin::Designed);
    let (names, _) = DATA.facts("skill", &["name"], Origin::Designed);
    let (texts, skills) = DATA.facts("skill", &["text"], Origin::Designed);
    format!(
        "The rulebook shows only some of the cards. {designed} of the {all} cards contain \
         something that this project designed; of the {skills} Skills it designed {texts} texts \
         and {names} names."
    )
}

pub fn cards() -> Vec<CardLine> {
    let heroes = HeroId::all().map(|id| hero_line(id.hero()));
    let monsters = MonsterId::all().map(monster_line).chain([creature_line()]);
    let actions = ActionId::all().map(action_line);
    let missions = MissionId::all().map(mission_line);
    let status = [status_line(&LEADER), status_line(&BOUNTY)];
    let own = CardId::all().map(card_line);
    let mut cards: Vec<CardLine> =
        heroes.chain(own).chain(monsters).chain(actions).chain(missions).chain(status).collect();
    for card in &mut cards {
        LISTS.iter().any(|list| DATA.complete(list, card));
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

fn stats(stats: Stats) -> Vec<StatNumber> {
    let all = [("str", stats.str), ("tech", stats.tech), ("mag", stats.mag), ("hp", stats.hp)];
    let some = all.into_iter().filter(|(_, n)| *n != 0);
    some.map(|(stat, n)| StatNumber { stat: stat.into(), n }).collect()
}

fn list(list: List) -> Option<String> {
    match list {
        List::No => None,
        List::A => Some("A".into()),
        List::B => Some("B".into()),
    }
}

fn hero_line(hero: &Hero) -> CardLine {
    let part = |heading: &str, cards: &[&'static ::shadows::card::Card]| CardPart {
        heading: heading.into(),
        text: cards.iter().map(|card| card.name).collect::<Vec<_>>().join(", "),
    };
    CardLine {
        parts: vec![part("Hero Specials", hero.specials), part("Hero Skills", hero.skills)],
        skill: Some(SkillLine {
            stats: stats(hero.stats),
            list: list(hero.list),
            copies: 1,
            ..SkillLine::default()
        }),
        ..line(hero.name, hero.epithet, "hero", hero.text)
    }
}

fn is_of(hero: &Hero, card: CardId) -> bool {
    hero.specials.iter().chain(hero.skills).any(|own| own.name == card.card().name)
}

fn card_line(id: CardId) -> CardLine {
    let card = id.card();
    let heroes: Vec<String> =
        HeroId::all().filter(|hero| is_of(hero.hero(), id)).map(|hero| hero.to_string()).collect();
    let (kind, owner) = match card.kind {
        Kind::Special => ("special", heroes.join(", ")),
        Kind::HeroSkill => ("hero-skill", heroes.join(", ")),
        Kind::Neutral { .. } => ("neutral-skill", "Neutral Skills".to_string()),
        Kind::Basic => ("basic-item", "Basic Items".to_string()),
        Kind::Market { .. } => ("item", "Market Items".to_string()),
    };
    CardLine {
        cost: matches!(card.kind, Kind::Market { .. }).then(|| card.cost()),
        colors: card.color.map(|color| words::color(color).to_string()).into_iter().collect(),
        icons: traits(id),
        skill: Some(skill(id, heroes)),
        ..line(card.name, &owner, kind, &words::text(id))
    }
}

/// The Traits that its abilities use, each once.
fn traits(id: CardId) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for ability in id.card().abilities.iter().filter(|a| a.uses != Trait::Plain) {
        let name = words::uses(ability.uses).to_string();
        if !all.contains(&name) {
            all.push(name);
        }
    }
    all
}

fn skill(id: CardId, heroes: Vec<String>) -> SkillLine {
    let card = id.card();
    let answers = [
        (Win::RespondAttack, "attack"),
        (Win::RespondSpell, "spell"),
        (Win::RespondPredict, "predict"),
    ];
    let answers = answers.iter().filter(|(win, _)| card.abilities.iter().any(|a| a.win == *win));
    let (rare, beginner, copies) = match card.kind {
        Kind::Neutral { rare, list } => (rare, list, 0),
        Kind::Market { copies, .. } => (false, List::No, copies),
        _ => (false, List::No, 1),
    };
    SkillLine {
        form: if id.is_item() { String::new() } else { form(card.form).into() },
        initiative: numbers_of(card.init).collect(),
        answers: answers.map(|(_, word)| word.to_string()).collect(),
        traits: traits(id),
        requires: words::needs(id),
        gold: card.gold,
        hp: card.hp,
        shield: card.shield,
        stats: stats(card.stats),
        delay: card.delay,
        one_time: card.one_time,
        restricted: card.restricted,
        sides: card.sides.map_or(Vec::new(), |sides| sides.map(String::from).to_vec()),
        copies,
        rare,
        list: list(beginner),
        heroes,
    }
}

fn monster_line(id: MonsterId) -> CardLine {
    let monster = id.monster();
    let row = |icon| CardPart { heading: words::icon(icon).into(), text: id.row(icon).text.into() };
    let text = format!(
        "Level {}, Health {}. Whoever defeats it gains {}.",
        monster.level,
        monster.hp,
        words::reward(&monster.reward)
    );
    CardLine {
        parts: ICONS.into_iter().map(row).collect(),
        monster: Some(MonsterLine {
            species: monster.species.into(),
            level: monster.level,
            hp: monster.hp,
            reward: reward(&monster.reward),
        }),
        ..line(monster.name, monster.species, "monster", &text)
    }
}

fn creature_line() -> CardLine {
    let creature = creature();
    CardLine {
        monster: Some(MonsterLine {
            species: "Creature".into(),
            level: 0,
            hp: creature.hp,
            reward: reward(&creature.reward),
        }),
        ..line(creature.name, "Monster's Creature", "creature", creature.text)
    }
}

fn action_line(id: ActionId) -> CardLine {
    let action = id.action();
    CardLine {
        icons: action.icons.iter().map(|icon| words::icon(*icon).to_string()).collect(),
        skill: Some(SkillLine { copies: action.copies, ..SkillLine::default() }),
        ..line(
            action.name,
            "Monster-Action cards",
            "monster-action",
            &words::rows_said(action.text),
        )
    }
}

fn mission_line(id: MissionId) -> CardLine {
    let mission = id.mission();
    CardLine { cost: Some(mission.ss), ..line(mission.name, "Missions", "mission", mission.text) }
}

fn status_line(status: &Status) -> CardLine {
    CardLine {
        skill: Some(SkillLine {
            copies: status.copies,
            shield: status.shield,
            ..SkillLine::default()
        }),
        ..line(status.name, "The rules", "status", status.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_listed_once_with_its_numbers_and_rulings() {
        let cards = cards();
        assert_eq!(cards.len(), 4 + 126 + 11 + 1 + 12 + 12 + 2);
        for (i, card) in cards.iter().enumerate() {
            let twice = cards[i + 1..].iter().any(|other| other.name == card.name);
            assert!(!twice, "{} is there twice", card.name);
            assert!(!card.text.is_empty(), "{} says nothing", card.name);
        }
        let find = |name: &str| cards.iter().find(|card| card.name == name).expect("it is listed");
        let fist = find("The Fist").skill.as_ref().expect("a Skill has numbers");
        assert!(fist.heroes.len() > 1 && fist.traits.contains(&"attack".to_string()));
        let dragon = find("Vaendiss").monster.as_ref().expect("a Monster has numbers");
        assert_eq!((dragon.level, dragon.hp, dragon.reward.ss), (3, 22, 2));
        assert_eq!(find("Vaendiss").parts.len(), 7);
        assert!(cards.iter().filter(|card| !card.rulings.is_empty()).count() > 30);
    }
}
