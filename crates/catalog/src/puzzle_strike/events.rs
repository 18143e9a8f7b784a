//! What happened, in plain English sentences.
//!
//! Most facts are something a player did, so each has a phrase without its subject: `played Axe
//! Kick`, `drew two chips`. What one player did in a row is told in one sentence.

use super::phrases::phrase;
use super::words::{self, capital, chip, chips, list, name, object, ones, plural, whose};
use crate::Weight;
use ::puzzle_strike::{Event, View};
use kernel::Seat;

/// So many facts are told in one sentence at most.
const MOST: usize = 5;

/// The sentence of an event; nothing for what goes without saying.
pub fn sentence(view: &View, event: &Event) -> Option<String> {
    if let Some((seat, said)) = phrase(view, event) {
        return Some(format!("{} {said}.", capital(&name(view, seat))));
    }
    let said = game(view, event)
        .or_else(|| effects(view, event))
        .or_else(|| piles(view, event))
        .or_else(|| end(view, event))?;
    Some(capital(&said))
}

/// The sentences of events in a row: what one player did is joined.
pub fn sentences(view: &View, events: &[&Event]) -> Vec<String> {
    let mut told = vec![String::new(); events.len()];
    let mut i = 0;
    while i < events.len() {
        if let Some(begun) = events.get(i + 1).and_then(|next| ante(view, events[i], next)) {
            told[i] = begun;
            i += 2;
            continue;
        }
        let run = run_of(view, &events[i..]);
        told[i] = match run {
            0 | 1 => sentence(view, events[i]).unwrap_or_default(),
            _ => joined(view, &events[i..i + run]),
        };
        i += run.max(1);
    }
    told
}

/// A turn begins with its ante.
fn ante(view: &View, event: &Event, next: &Event) -> Option<String> {
    let (Event::TurnBegan { seat }, Event::Anted { seat: by, value, .. }) = (event, next) else {
        return None;
    };
    let begins = capital(&turn_begins(view, *seat));
    (seat == by).then(|| format!("{begins} with the ante of a {value}-gem."))
}

/// Of a team it is the turn of both (PS-15.2).
fn turn_begins(view: &View, seat: Seat) -> String {
    let open = &view.open;
    let own = |s: Seat| view.viewer.is(s) && open.pile_seat(s) == open.pile_seat(seat);
    let team_of_viewer = open.seats().iter().any(own);
    match open.mode.is_team() {
        true if team_of_viewer => format!("{} begin your turn", words::pile_of(view, seat)),
        true => format!("{} begin their turn", words::pile_of(view, seat)),
        false => format!("{} turn begins", whose(view, seat)),
    }
}

/// How many of these are told together: phrases of one player, none of which weighs more than the
/// first, so that whoever reads only what matters misses nothing.
fn run_of(view: &View, events: &[&Event]) -> usize {
    let Some((who, _)) = phrase(view, events[0]) else { return 1 };
    let goes_on = |event: &&&Event| {
        let same = phrase(view, event).is_some_and(|(seat, _)| seat == who);
        (same || goes_without_saying(event)) && weight(event) <= weight(events[0])
    };
    let rest = events[1..].iter().take_while(|e| !begins(e)).take_while(goes_on);
    1 + rest.take(MOST - 1).count()
}

/// Whether a new sentence begins with it.
fn begins(event: &Event) -> bool {
    matches!(event, Event::Played { .. } | Event::Reacted { .. } | Event::Bought { .. })
}

fn joined(view: &View, events: &[&Event]) -> String {
    let said: Vec<(Seat, String)> = events.iter().filter_map(|e| phrase(view, e)).collect();
    // One verb will do for what is done in a row: `got a red arrow and a piggy bank`.
    let mut parts: Vec<Vec<String>> = Vec::new();
    for (_, part) in &said {
        let verb = |text: &str| SHARED.into_iter().find(|verb| text.starts_with(verb));
        match parts.last_mut() {
            Some(last) if verb(part).is_some() && verb(part) == verb(&last[0]) => {
                last.push(part[verb(part).map_or(0, str::len)..].to_string());
            }
            _ => parts.push(vec![part.clone()]),
        }
    }
    let parts: Vec<String> = parts.iter().map(|part| list(&counted(part))).collect();
    format!("{} {}.", capital(&name(view, said[0].0)), list(&parts))
}

/// What is told twice is counted: `two Wounds` instead of `a Wound and a Wound`.
fn counted(said: &[String]) -> Vec<String> {
    let mut all: Vec<(&str, u8)> = Vec::new();
    for one in said {
        let same = |other: &str| {
            bare(one).is_some_and(|(_, what)| bare(other).is_some_and(|(_, o)| o == what))
        };
        match all.iter_mut().find(|(other, _)| same(other)) {
            Some((_, n)) => *n += 1,
            None => all.push((one, 1)),
        }
    }
    let several = |(one, n): (&str, u8)| match (n, bare(one)) {
        (2.., Some((verb, what))) => format!("{verb}{}", plural(n, what)),
        _ => one.to_string(),
    };
    all.into_iter().map(several).collect()
}

/// A verb that may be there, and what follows its article.
fn bare(said: &str) -> Option<(&str, &str)> {
    let verb = SHARED.into_iter().find(|verb| said.starts_with(verb)).unwrap_or_default();
    let what = said[verb.len()..].strip_prefix("a ")?;
    (!what.contains(" for ")).then_some((verb, what))
}

/// Verbs that are not said again for a second object.
const SHARED: [&str; 4] = ["got ", "gained ", "discarded ", "anted "];

/// What the table shows anyway.
fn goes_without_saying(event: &Event) -> bool {
    matches!(event, Event::ActionsEnded { .. } | Event::TurnEnded { .. })
}

/// Before the game, between games, and the course of turns.
fn game(view: &View, event: &Event) -> Option<String> {
    let by_seat = |seat: Seat| match view.viewer.is(seat) {
        true => "You".to_string(),
        false => seat.to_string(),
    };
    Some(match event {
        Event::CharacterPicked { seat, who } if view.viewer.is(*seat) => {
            format!("You play {who}.")
        }
        Event::CharacterPicked { seat, who } => format!("{seat} plays {who}."),
        // By seat: told late, the name would be that of a pick which was still secret then.
        Event::Sealed { seat } => format!("{} made a secret pick.", by_seat(*seat)),
        Event::Unsealed { seat } => format!("{} took the secret pick back.", by_seat(*seat)),
        Event::BankLaid { stacks } => format!("The bank has {}.", chips(stacks)),
        Event::PoolDealt { chips: pool } => format!("The pool has {}.", chips(pool)),
        Event::Drafted { seat, chip: id } => format!("{} drafted {id}.", name(view, *seat)),
        Event::GoesFirst { seat } if view.viewer.is(*seat) => "You go first.".into(),
        Event::GoesFirst { seat } => format!("{} goes first.", name(view, *seat)),
        Event::CoinFlipped { seat } => {
            format!("Both picked the same character; a coin gives it to {}.", object(view, *seat))
        }
        Event::GameWon { seat, wins } => {
            let games = plural(*wins, "game");
            match view.viewer.is(*seat) {
                true => format!("You won this game and have won {games} of the match."),
                false => format!(
                    "{} won this game and has won {games} of the match.",
                    object(view, *seat)
                ),
            }
        }
        Event::StackSwapped { out, into } => {
            format!("In the bank {into} takes the place of {out}.")
        }
        Event::TurnBegan { seat } => format!("{}.", turn_begins(view, *seat)),
        Event::ActionsEnded { .. } | Event::TurnEnded { .. } => return None,
        Event::Exchanged { seat, chip: id, with, of } => format!(
            "{} exchanged {id} for {} in {} discard pile.",
            name(view, *seat),
            chip(*with),
            whose(view, *of)
        ),
        Event::PanicTime { level } => format!(
            "{} begins: {}-gems are anted from now on.",
            words::panic(*level),
            view.open.ante_value().max(level + 1)
        ),
        Event::StackRemoved { chip: id } => format!("The stack of {id} is removed from the game."),
        Event::StackReturned { chip: id } => format!("The stack of {id} is back in the bank."),
        _ => return None,
    })
}

/// What chips bring about that nobody does.
fn effects(view: &View, event: &Event) -> Option<String> {
    Some(match event {
        Event::NoEffect { chip: id, .. } => {
            format!("{id} was played before in this turn and has no effect.")
        }
        Event::Immune { seat, chip: id } if view.viewer.is(*seat) => {
            format!("You are immune to {id}.")
        }
        Event::Immune { seat, chip: id } => format!("{} is immune to {id}.", name(view, *seat)),
        Event::MayNotCombine { chip: id, .. } => format!("{id} may not combine this time."),
        Event::StaysInPlay { seat, chip: id } => {
            format!("{id} stays in {} ongoing zone.", whose(view, *seat))
        }
        Event::OngoingDiscarded { seat, chip: id } => {
            format!("{} ongoing {id} is discarded.", whose(view, *seat))
        }
        Event::OngoingLeft { seat, chip: id } => {
            format!("{} ongoing {id} leaves play.", whose(view, *seat))
        }
        Event::HandClosed { seat } => format!("{} hand is hidden again.", whose(view, *seat)),
        Event::PricesLowered { by } => {
            format!("Chips of the bank cost {by} less this turn, but not less than 1.")
        }
        Event::MayBuyOnTop { seat } => {
            let buys = verbed(view, *seat, "buy").replace("You", "you");
            format!("What {buys} this turn may go on top of the bag.")
        }
        Event::MayNotShield { seat } => {
            format!("{} may not play purple shields this turn.", name(view, *seat))
        }
        Event::MoneyDue { seat, n } => {
            format!("{} {n} money in the next buy phase.", verbed(view, *seat, "get"))
        }
        Event::TookFromDiscard { seat, chip: id, of } => format!(
            "{} took {} out of {} discard pile.",
            name(view, *seat),
            chip(*id),
            whose(view, *of)
        ),
        Event::ArrowsDue { seat } => {
            format!("{} an arrow of each colour next turn.", verbed(view, *seat, "get"))
        }
        _ => return None,
    })
}

/// `you buy`, `Zane buys`.
fn verbed(view: &View, seat: Seat, verb: &str) -> String {
    let ending = if view.viewer.is(seat) { "" } else { "s" };
    format!("{} {verb}{ending}", name(view, seat))
}

/// Gems between players.
fn piles(view: &View, event: &Event) -> Option<String> {
    let to_pile = |seat: Seat| words::pile_of(view, seat);
    Some(match event {
        Event::Landed { to, n: 1 } => format!("A 1-gem landed in {}.", pile(view, *to)),
        Event::Landed { to, n } => format!("{} landed in {}.", ones(*n), pile(view, *to)),
        Event::Floated { from, to, n } => format!(
            "{} pile is 10 or more: {} for {} wait in limbo.",
            whose(view, *from),
            ones(*n),
            to_pile(*to)
        ),
        Event::Destroyed { from, n } => {
            format!("{} of {} are destroyed.", ones(*n), object(view, *from))
        }
        _ => return None,
    })
}

fn pile(view: &View, seat: Seat) -> String {
    match view.open.mode.is_team() {
        true => format!("the pile of {}", words::pile_of(view, seat)),
        false => format!("{} pile", whose(view, seat)),
    }
}

fn end(view: &View, event: &Event) -> Option<String> {
    Some(match event {
        Event::Lost { seat } => {
            let total = view.open.total(*seat);
            format!("{} ended the turn with {total} in the pile.", words::pile_of(view, *seat))
        }
        Event::Eliminated { seat } if view.viewer.is(*seat) => "You are out.".into(),
        Event::Eliminated { seat } => format!("{} is out.", name(view, *seat)),
        Event::TiedForLowest { tied } => {
            format!("{} are tied for the lowest pile and play on.", words::names(view, *tied))
        }
        Event::Conceded { seat } => format!("{} gave up.", name(view, *seat)),
        Event::Won { winners } => {
            let lowest = words::lowest(view, *winners);
            format!("{} won{lowest}.", words::names(view, *winners))
        }
        Event::Shared { winners } => {
            format!("{} share the victory.", words::names(view, *winners))
        }
        _ => return None,
    })
}

/// Draws, payments and what chips give happen all the time; what was aimed at somebody, what was
/// shown and how things ended is what the others wait for.
pub fn weight(event: &Event) -> Weight {
    match event {
        Event::Drew { .. }
        | Event::DrewUnseen { .. }
        | Event::Reshuffled { .. }
        | Event::TurnBegan { .. }
        | Event::ActionsEnded { .. }
        | Event::TurnEnded { .. }
        | Event::CleanedUp { .. }
        | Event::Paid { .. }
        | Event::GotArrows { .. }
        | Event::GotMoney { .. }
        | Event::GotPigs { .. } => Weight::Aside,
        Event::CharacterPicked { .. }
        | Event::CoinFlipped { .. }
        | Event::GameWon { .. }
        | Event::HandRevealed { .. }
        | Event::Revealed { .. }
        | Event::Reacted { .. }
        | Event::Immune { .. }
        | Event::PanicTime { .. }
        | Event::StackRemoved { .. }
        | Event::Broke { .. }
        | Event::Sent { .. }
        | Event::Negated { .. }
        | Event::Landed { .. }
        | Event::Floated { .. }
        | Event::Destroyed { .. }
        | Event::Lost { .. }
        | Event::Eliminated { .. }
        | Event::TiedForLowest { .. }
        | Event::Conceded { .. }
        | Event::Won { .. }
        | Event::Shared { .. } => Weight::Telling,
        _ => Weight::Usual,
    }
}
