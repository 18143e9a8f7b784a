//! Attacks, Spells, Predicts, KnockDowns and Monsters, in sentences.

use super::super::words::{self, capital, entity, monster, name, object, title, whose};
use ::shadows::card::CardId;
use ::shadows::monster::creature;
use ::shadows::step::Against;
use ::shadows::{Event, View};

pub fn sentence(view: &View, event: &Event) -> Option<String> {
    attacks(view, event).or_else(|| predicts(view, event)).or_else(|| falls(view, event))
}

fn attacks(view: &View, event: &Event) -> Option<String> {
    let who = |e, card| entity(view, e, card);
    let none = CardId::NONE;
    Some(match event {
        Event::Attacked { from, target, card, damage, .. } => {
            format!("{} attacked {} for {damage}.", who(*from, none), who(*target, *card))
        }
        Event::AttackFailed { by } => format!("{} Attack came to nothing.", whose(view, *by)),
        Event::Named { by, target, card } => {
            format!("{} named {}.", name(view, *by), who(*target, *card))
        }
        Event::Blocked { target, n } => {
            format!("{n} damage to {} was blocked.", who(*target, none))
        }
        Event::Cancelled { by } => format!("{} cancelled it.", name(view, *by)),
        Event::RowResolved { icon, text } => {
            format!("{} acts ({}): {text}", capital(&monster(&view.open)), words::row(*icon))
        }
        Event::LostHealth { target, card, n, .. } => {
            format!("{} lost {n} health.", who(*target, *card))
        }
        Event::Recovered { target, card, n } => {
            format!("{} recovered {n} health.", who(*target, *card))
        }
        Event::ShieldBroken { seat, guard } => {
            format!("{} broke a Shield Point of {}.", name(view, *seat), words::guard(*guard))
        }
        Event::ShieldMended { seat, guard } => {
            format!("{} recovered a Shield Point of {}.", name(view, *seat), words::guard(*guard))
        }
        _ => return None,
    })
}

fn predicts(view: &View, event: &Event) -> Option<String> {
    Some(match event {
        Event::Predicted { by, on, number } => {
            format!("{} predicted {number} on {}.", name(view, *by), object(view, *on))
        }
        Event::ResponseTold { seat, to, any } => {
            let to = match to {
                Against::Attack => "Attack",
                Against::Spell => "Spell",
                Against::Predict => "Predict",
            };
            format!("{} to the {to}.", super::holds(view, *seat, *any, "Response"))
        }
        Event::PredictAnswered { on, number, yes } => {
            let said = if *yes { "was right" } else { "was wrong" };
            format!("The prediction of {number} on {} {said}.", object(view, *on))
        }
        Event::NumbersShown { by, to, numbers } if numbers.is_empty() => {
            format!("{} showed {} the numbers of a card.", name(view, *by), object(view, *to))
        }
        Event::NumbersShown { by, to, numbers } => {
            let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
            let (by, to) = (name(view, *by), object(view, *to));
            format!("{by} showed {to} a card with {}.", numbers.join("/"))
        }
        _ => return None,
    })
}

fn falls(view: &View, event: &Event) -> Option<String> {
    let were = |seat| if view.viewer.is(seat) { "were" } else { "was" };
    Some(match event {
        Event::KnockedDown { seat, by: Some(by) } => {
            format!("{} {} KnockedDown by {}.", name(view, *seat), were(*seat), object(view, *by))
        }
        Event::KnockedDown { seat, by: None } => {
            format!("{} {} KnockedDown.", name(view, *seat), were(*seat))
        }
        Event::KnockDownCardTold { seat, any } => {
            format!("{} for the KnockDown.", super::holds(view, *seat, *any, "card"))
        }
        Event::KnockDownPrevented { seat, left } => format!(
            "{} {} not KnockedDown after all and kept {left} health.",
            name(view, *seat),
            were(*seat)
        ),
        Event::BountyGained { seat } => format!("{} gained a Bounty.", name(view, *seat)),
        Event::BountiesLost { seat } => format!("{} lost all Bounties.", name(view, *seat)),
        Event::UnitFell { seat, card } => {
            format!("{} {} fell.", whose(view, *seat), title(*card))
        }
        Event::MonsterRevealed { monster } => format!(
            "A Monster of Level {} came: {monster}, Health {}.",
            monster.monster().level,
            monster.monster().hp
        ),
        Event::MonsterFell { seat, monster } => {
            format!("{} defeated the {monster}.", name(view, *seat))
        }
        Event::CreatureCame => format!("{} came into play.", creature().name),
        Event::CreatureFell { seat } => {
            format!("{} defeated {}.", name(view, *seat), creature().name)
        }
        Event::RewardSeen { items, .. } if !items.is_empty() => {
            format!("You may take one of these Items: {}.", super::titles(items))
        }
        Event::RewardSeen { seat, .. } => {
            format!("{} looked at two Items to take one.", name(view, *seat))
        }
        _ => return None,
    })
}
