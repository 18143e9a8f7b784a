//! What happened, in plain English sentences.

mod fighting;

use super::words::{self, capital, entity, list, name, object, title, token, tokens, whose};
use crate::Weight;
use ::shadows::card::CardId;
use ::shadows::op::Token;
use ::shadows::table::{At, Phase};
use ::shadows::{Event, View};
use kernel::Seat;

/// The sentence of an event; nothing for what goes without saying.
pub fn sentence(view: &View, event: &Event) -> Option<String> {
    let said = opening(view, event)
        .or_else(|| round(view, event))
        .or_else(|| cards(view, event))
        .or_else(|| fighting::sentence(view, event))
        .or_else(|| tokens_and_items(view, event))
        .or_else(|| end(view, event))?;
    Some(capital(&said))
}

fn titles(cards: &[CardId]) -> String {
    list(&cards.iter().map(|card| title(*card).to_string()).collect::<Vec<_>>())
}

fn opening(view: &View, event: &Event) -> Option<String> {
    let who = |seat| name(view, seat);
    Some(match event {
        Event::RolledForLeader { seat, die } => {
            format!("{} rolled {die} for the lead.", who(*seat))
        }
        Event::LeaderFound { seat } => format!("{} took the Leader card.", who(*seat)),
        Event::BasicsOffered { items } => format!("Basic Items on offer: {}.", titles(items)),
        Event::HeroTaken { seat, hero } => {
            format!("{} took the Hero {hero}.", seat_words(view, *seat))
        }
        Event::MissionsDealt { missions, .. } if !missions.is_empty() => {
            let names: Vec<String> = missions.iter().map(ToString::to_string).collect();
            format!("Your Missions to choose from: {}.", list(&names))
        }
        Event::MissionsDealt { seat, .. } => format!("{} got two Missions.", who(*seat)),
        Event::MissionKept { seat, mission } if !mission.is_none() => {
            format!("{} kept the Mission {mission}.", who(*seat))
        }
        Event::MissionKept { seat, .. } => format!("{} kept a Mission.", who(*seat)),
        Event::LibraryDrawn { cards, .. } if !cards.is_empty() => {
            format!("You drew a Library: {}.", titles(cards))
        }
        Event::LibraryDrawn { seat, size, .. } => {
            format!("{} drew {size} cards for a Library.", who(*seat))
        }
        Event::LibraryReturned { seat } => format!("{} put the Library back.", who(*seat)),
        Event::LibraryKept { seat } => format!("{} kept the Library.", who(*seat)),
        Event::PoolShuffled => "The cards that were put back were shuffled into the Pool.".into(),
        _ => return None,
    })
}

/// Who sits there, before he is called by his Hero.
fn seat_words(view: &View, seat: kernel::Seat) -> String {
    if view.viewer.is(seat) { "You".into() } else { seat.to_string() }
}

fn round(view: &View, event: &Event) -> Option<String> {
    let who = |seat| name(view, seat);
    Some(match event {
        Event::RoundBegan { round } => format!("Round {round} began."),
        Event::PhaseBegan { phase: Phase::Setup | Phase::TeamUp } => return None,
        Event::PhaseBegan { phase } => format!("{} Phase.", words::phase(*phase)),
        Event::StepBegan { step } => format!("Step {step}."),
        Event::ActionsDrawn { cards, .. } if !cards.is_empty() => {
            let names: Vec<String> = cards.iter().map(|card| words::action(*card)).collect();
            format!("You drew Monster-Action cards to deal: {}.", list(&names))
        }
        Event::ActionsDrawn { seat, .. } => format!("{} drew Monster-Action cards.", who(*seat)),
        Event::ActionDealt { seat, action } if !action.is_none() => {
            format!("{} lies facedown before {}.", words::action(*action), object(view, *seat))
        }
        Event::ActionDealt { seat, .. } => {
            format!("A Monster-Action card lies facedown before {}.", object(view, *seat))
        }
        Event::ActionRevealed { seat, action } => {
            let action = words::action(*action);
            format!("{} revealed the Monster-Action card {action}.", who(*seat))
        }
        Event::ActionBuried { seat } => {
            format!("{} Monster-Action card was discarded unrevealed.", whose(view, *seat))
        }
        Event::ActionSeen { by, of, action } if !action.is_none() => {
            let action = words::action(*action);
            format!("{} saw that {action} lies facedown before {}.", who(*by), object(view, *of))
        }
        Event::ActionSeen { by, of, .. } => {
            format!("{} looked at the Monster-Action card before {}.", who(*by), object(view, *of))
        }
        Event::ActionsShuffled => "The Monster-Action cards were shuffled.".into(),
        Event::HandTaken { cards, .. } if !cards.is_empty() => {
            format!("Your Hand: {}.", titles(cards))
        }
        Event::HandTaken { seat, size, .. } => format!("{} took {size} cards.", who(*seat)),
        Event::StepCardTold { seat, step, any } => {
            format!("{} for Step {step}.", holds(view, *seat, *any, "card"))
        }
        Event::TurnBegan { .. } | Event::TurnEnded { .. } => return None,
        Event::Queued { seat, card } if !card.is_none() => {
            format!("{} queued {}.", who(*seat), title(*card))
        }
        Event::Queued { seat, .. } => format!("{} queued a card facedown.", who(*seat)),
        Event::Skipped { seat } => format!("{} skipped a queued card.", who(*seat)),
        Event::LeaderPassed { seat } => format!("{} took the Leader card.", who(*seat)),
        _ => return None,
    })
}

/// Whether somebody holds such a card, where that is told (SH-28.5).
fn holds(view: &View, seat: Seat, any: bool, what: &str) -> String {
    let verb = if view.viewer.is(seat) { "hold" } else { "holds" };
    let a = if any { "a" } else { "no" };
    format!("{} {verb} {a} {what}", name(view, seat))
}

fn cards(view: &View, event: &Event) -> Option<String> {
    let who = |seat| name(view, seat);
    Some(match event {
        Event::CardPlaced { at: At::Combat, .. } => return None,
        Event::CardPlaced { seat, card, at } => {
            let place = if *at == At::Stunned { "Stunned Area" } else { "Station Field" };
            format!("{} went to {} {place}.", title(*card), whose(view, *seat))
        }
        Event::CardReturned { seat, card } => {
            format!("{} went back to {} Current Deck.", title(*card), whose(view, *seat))
        }
        Event::CardGone { seat, card } => {
            format!("{} {} left the game.", whose(view, *seat), title(*card))
        }
        Event::Attached { seat, card, to } => format!(
            "{} attached {} to {}.",
            who(*seat),
            title(*card),
            entity(view, *to, CardId::NONE)
        ),
        Event::Flipped { seat, card, flipped } => {
            let up = words::as_it_lies(*card, *flipped);
            format!("{} card was turned over: {up}.", whose(view, *seat))
        }
        Event::Stunned { seat, card, tokens } => {
            let s = if *tokens == 1 { "" } else { "s" };
            format!("{} {} has {tokens} Stun token{s}.", whose(view, *seat), title(*card))
        }
        Event::Used { seat, card } => format!("{} used {}.", who(*seat), title(*card)),
        Event::MarkerMoved { seat, card, spaces } => {
            format!("The marker on {} {} is on space {spaces}.", whose(view, *seat), title(*card))
        }
        Event::Fetched { seat, card } if !card.is_none() => {
            format!("{} took {} into the Hand.", who(*seat), title(*card))
        }
        Event::Fetched { seat, .. } => format!("{} took a card into the Hand.", who(*seat)),
        Event::HandSeen { by, of, cards, .. } if !cards.is_empty() => {
            format!("{} saw in {} Hand: {}.", who(*by), whose(view, *of), titles(cards))
        }
        Event::HandSeen { by, of, .. } => {
            format!("{} looked into {} Hand.", who(*by), whose(view, *of))
        }
        Event::BecameInvincible { seat } => format!("{} became Invincible.", who(*seat)),
        Event::DieRolled { seat, die } => format!("{} rolled {die}.", who(*seat)),
        _ => return None,
    })
}

fn tokens_and_items(view: &View, event: &Event) -> Option<String> {
    let who = |seat| name(view, seat);
    Some(match event {
        Event::Gained { seat, token, n, by } if by.is_none() => {
            format!("{} gained {}.", who(*seat), tokens(*n, *token))
        }
        Event::Gained { seat, token, n, by } => {
            format!("{} gained {} for {}.", who(*seat), tokens(*n, *token), title(*by))
        }
        Event::TokenLost { seat, token: kind, .. } => {
            format!("{} lost 1 {}.", who(*seat), token(*kind))
        }
        Event::Paid { seat, token, n } => {
            format!("{} paid {}.", who(*seat), tokens(*n, *token))
        }
        Event::Collected => "Everything earned was collected.".into(),
        Event::Equipped { seat, item } => format!("{} equipped {}.", who(*seat), title(*item)),
        Event::ItemGone { seat, item } => {
            format!("{} {} is gone.", whose(view, *seat), title(*item))
        }
        Event::ItemDiscarded { item } => format!("{} was discarded.", title(*item)),
        Event::ItemsShuffled => "The discarded Items were shuffled into the deck.".into(),
        Event::MarketDrawn { item, .. } => format!("{} came into the Market.", title(*item)),
        Event::Bought { seat, item, price } => {
            format!("{} bought {} for {price} Gold.", who(*seat), title(*item))
        }
        Event::PurchasesEnded { seat } => format!("{} bought nothing more.", who(*seat)),
        Event::Studied { cards, seat, .. } if !cards.is_empty() => {
            format!("{} studied {}.", who(*seat), titles(cards))
        }
        Event::Studied { seat, size, .. } => {
            let s = if *size == 1 { "" } else { "s" };
            format!("{} studied {size} card{s} of the Library.", who(*seat))
        }
        _ => return None,
    })
}

fn end(view: &View, event: &Event) -> Option<String> {
    Some(match event {
        Event::MissionRevealed { seat, mission, fulfilled } => {
            let how = match fulfilled {
                true => format!("fulfilled, {}", tokens(view.open.pays(*mission), Token::Ss)),
                false => "not fulfilled".into(),
            };
            format!("{} Mission was {mission}: {how}.", whose(view, *seat))
        }
        Event::Won { seats } => {
            let verb = if seats.len() > 1 { "shared the victory" } else { "won the game" };
            let tie = words::tie_break(view).map_or_else(String::new, |why| format!(" {why}"));
            format!("{} {verb}.{tie}", words::names(view, *seats))
        }
        Event::Conceded { seat } => format!("{} gave up.", name(view, *seat)),
        _ => return None,
    })
}

/// How much it matters.
pub fn weight(event: &Event) -> Weight {
    match event {
        Event::Attacked { .. }
        | Event::LostHealth { .. }
        | Event::KnockedDown { .. }
        | Event::KnockDownPrevented { .. }
        | Event::MonsterFell { .. }
        | Event::MonsterRevealed { .. }
        | Event::CreatureFell { .. }
        | Event::UnitFell { .. }
        | Event::ActionRevealed { .. }
        | Event::Bought { .. }
        | Event::PredictAnswered { .. }
        | Event::MissionRevealed { .. }
        | Event::HeroTaken { .. }
        | Event::Cancelled { .. }
        | Event::Won { .. }
        | Event::Conceded { .. } => Weight::Telling,
        Event::PhaseBegan { .. }
        | Event::StepBegan { .. }
        | Event::RolledForLeader { .. }
        | Event::CardReturned { .. }
        | Event::MarkerMoved { .. }
        | Event::Paid { .. }
        | Event::Collected
        | Event::ItemDiscarded { .. }
        | Event::StepCardTold { .. }
        | Event::ResponseTold { .. }
        | Event::KnockDownCardTold { .. }
        | Event::PurchasesEnded { .. } => Weight::Aside,
        _ => Weight::Usual,
    }
}
