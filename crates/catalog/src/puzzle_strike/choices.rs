//! What a choice would do, in a sentence.

use super::words::{self, capital, chip, gems, object, ones, whose};
use ::puzzle_strike::chip::{Puts, Run};
use ::puzzle_strike::step::height_bonus;
use ::puzzle_strike::{ChipId, Choice, Gems, Step, Verb, View, Zone};
use kernel::Seat;

pub fn choice(view: &View, seat: Seat, choice: Choice) -> String {
    before(view, choice)
        .or_else(|| turn(view, seat, choice))
        .or_else(|| piles(view, seat, choice))
        .unwrap_or_else(|| answer(view, seat, choice))
}

/// Before the game and between games.
fn before(view: &View, choice: Choice) -> Option<String> {
    Some(match choice {
        Choice::Pick(who) => super::about::character(who),
        Choice::Draft(id) => super::about::chip(id),
        Choice::Swap(out, into) => format!(
            "Take the stack of {out} out of the bank and put {into} in: {}",
            into.chip().text
        ),
        Choice::NewBank => "Have ten new Puzzle stacks drawn at random.".into(),
        Choice::GoesFirst(first) if view.viewer.is(first) => "You go first.".into(),
        Choice::GoesFirst(first) => format!("{} goes first.", words::name(view, first)),
        Choice::Concede => "Give up.".into(),
        Choice::TakeBack => "Take your secret pick back.".into(),
        _ => return None,
    })
}

/// The phases of a turn, and reactions.
fn turn(view: &View, seat: Seat, choice: Choice) -> Option<String> {
    let player = view.open.player(seat);
    Some(match choice {
        Choice::Play(id, None) => format!("Play {}: {}", chip(id), id.chip().text),
        Choice::Play(id, Some(arrow)) => {
            let arrow = words::arrow(arrow);
            format!("Play {}, paying with a {arrow}: {}", chip(id), id.chip().text)
        }
        Choice::PlayPiled(id, arrow) => {
            let paid =
                arrow.map_or(String::new(), |a| format!(", paying with a {}", words::arrow(a)));
            format!("Play {} of your gem pile{paid}: {}", chip(id), id.chip().text)
        }
        Choice::EndActions => match player.arrows.iter().sum::<u8>() {
            0 => "End your action phase and go on to buying.".into(),
            _ => format!(
                "End your action phase and go on to buying; {} would be lost.",
                words::arrows(&player.arrows)
            ),
        },
        Choice::Pay(value) => format!("Play a {value}-gem from your hand for {value} money."),
        Choice::PayAll => {
            let worth = words::gems_in_hand(view, seat).unwrap_or_default();
            format!("Play all gems of your hand for {worth} money.")
        }
        Choice::Buy(id) => {
            let price = view.open.price(id).unwrap_or_default();
            let left = i16::from(player.money) - i16::from(price);
            format!("Buy {} for {price}; you would have {left} money left.", chip(id))
        }
        Choice::BuyOnTop(id) => {
            let price = view.open.price(id).unwrap_or_default();
            format!("Buy {} for {price} and put it on top of your bag.", chip(id))
        }
        Choice::EndBuying if player.money > 0 => {
            format!("Buy nothing more; {} money would be lost.", player.money)
        }
        Choice::EndBuying => "Buy nothing more.".into(),
        Choice::Keep(id) => format!("Keep {} in hand with a piggy bank.", words::the(id)),
        Choice::KeepNoMore => "Keep nothing more; the rest of your hand is discarded.".into(),
        Choice::React(id) => format!("React with {}: {}", words::the(id), id.chip().reaction_text),
        Choice::ReactPiled(id) => {
            let text = id.chip().reaction_text;
            format!("React with the {id} of your gem pile: {text}")
        }
        Choice::ReactAs(id, copied) => {
            let text = copied.chip().reaction_text;
            format!("Play {} as {}, which reacts: {text}", words::the(id), chip(copied))
        }
        Choice::Pass => pass(view).into(),
        _ => return None,
    })
}

fn pass(view: &View) -> &'static str {
    match view.open.agenda.top() {
        Some(Step::Playing(_)) => "Do not react.",
        Some(Step::Send(_)) => "Do not react: the gems land.",
        Some(Step::LosersChoice(_)) => "Change nothing.",
        Some(Step::Unlock(_)) => "Discard nothing: the chip may not combine.",
        Some(Step::Bought(_)) => "Do not react to the purchase.",
        _ => "Do without.",
    }
}

fn piles(view: &View, seat: Seat, choice: Choice) -> Option<String> {
    Some(match choice {
        Choice::Crash(broken, to) => {
            let chips_own = matches!(view.open.agenda.top(), Some(Step::Ask(ask))
                if view.open.is_sure(&Run { me: ask.who, ..ask.run }));
            let sure = match chips_own || broken.has_four() {
                true => " that cannot be countered",
                false => "",
            };
            let (at, n) = (words::pile_of(view, to), broken.sum());
            let theirs = view.open.total(to);
            format!(
                "Crash {} at {at}: send {}{sure} (pile {theirs} to {}). {}",
                gems(broken),
                ones(n),
                theirs + u16::from(n),
                falls(view, seat, u16::from(n))
            )
        }
        Choice::Break(broken) => counter(view, broken),
        Choice::Combine(both) => {
            format!("Combine {} into a {}-gem.", gems(both), both.sum())
        }
        _ => return None,
    })
}

/// What is left of the own pile, and how many chips less it draws (PS-4.27).
fn falls(view: &View, seat: Seat, by: u16) -> String {
    let who = match view.open.agenda.top() {
        Some(Step::Ask(ask)) => ask.who,
        _ => seat,
    };
    let before = view.open.total(who);
    let after = before.saturating_sub(by);
    let whose = capital(&whose(view, who));
    let fewer = match height_bonus(before).saturating_sub(height_bonus(after)) {
        0 => String::new(),
        n => format!(", which draws {} less at the end of the turn", words::plural(n, "chip")),
    };
    format!("{whose} pile falls from {before} to {after}{fewer}.")
}

/// What a counter-crash stops, and what goes back (PS-8.6 to PS-8.9).
fn counter(view: &View, broken: Gems) -> String {
    let sends = view.open.agenda.live().iter().rev();
    let coming = sends.into_iter().find_map(|step| match step {
        Step::Send(send) => Some((send.air.n, send.from)),
        _ => None,
    });
    let (n, from) = coming.unwrap_or((broken.sum(), Seat(0)));
    let stopped = n.min(broken.sum());
    let mut text = format!("Break {}: it stops {}", gems(broken), ones(stopped));
    if n > stopped {
        let come = if n - stopped == 1 { "comes" } else { "come" };
        text += &format!(" and {} still {come}", ones(n - stopped));
    }
    if broken.sum() > stopped {
        let back = ones(broken.sum() - stopped);
        text += &format!(" and sends {back} back to {}", words::pile_of(view, from));
    }
    text + "."
}

/// What chips ask.
fn answer(view: &View, seat: Seat, choice: Choice) -> String {
    match choice {
        Choice::Chip(Verb::Put, id, _) => put(view, id, &source(view, seat, choice)),
        Choice::Chip(verb, id, Some(_)) => {
            deed(verb, id, &format!(" from {}", source(view, seat, choice)))
        }
        Choice::Chip(Verb::Take, id, None) => {
            deed(Verb::Take, id, &format!(" from {}", source(view, seat, choice)))
        }
        Choice::Chip(verb, id, None) => deed(verb, id, ""),
        Choice::ChipOf(Verb::PlayFreely, id, of) => {
            format!("Make {} play {}: {}", object(view, of), chip(id), id.chip().text)
        }
        Choice::ChipOf(verb, id, _) => {
            deed(verb, id, &format!(" from {}", source(view, seat, choice)))
        }
        Choice::At(seat) => format!("Choose {}.", object(view, seat)),
        Choice::Name(color) => format!("Name {color}."),
        Choice::Option(id, i) => {
            let option = id.chip().options.get(usize::from(i)).copied().unwrap_or_default();
            format!("{}.", capital(&words::option(id, option)))
        }
        other => format!("{}.", capital(&other.to_string())),
    }
}

/// The zone that a chip is moved out of, and whose.
fn source(view: &View, seat: Seat, choice: Choice) -> String {
    let Some(lies) = choice.lies(&view.open, seat) else { return String::new() };
    let zone = match lies.zone {
        Zone::Hand => "hand",
        Zone::Discard => "discard pile",
        Zone::Pile => "gem pile",
        Zone::Bag => "bag",
        Zone::Bank => "bank",
        Zone::Pool => "pool",
    };
    match lies.of {
        Some(of) => format!("{} {zone}", whose(view, of)),
        None => format!("the {zone}"),
    }
}

/// Where a chip is put is said on the chip that asks for it.
fn put(view: &View, id: ChipId, from: &str) -> String {
    let Some(Step::Ask(ask)) = view.open.agenda.top() else { return deed(Verb::Put, id, from) };
    let whose = whose(view, ask.who);
    match ask.run.text().puts {
        Puts::IntoPile => format!("Put {} from {from} into {whose} gem pile.", chip(id)),
        Puts::IntoBag => format!("Put {} from {from} into {whose} bag.", chip(id)),
        Puts::OnTopOfBag => format!("Put {} from {from} on top of {whose} bag.", chip(id)),
    }
}

fn deed(verb: Verb, id: ChipId, from: &str) -> String {
    let a = chip(id);
    match verb {
        Verb::Discard => format!("Discard {a}{from}."),
        Verb::Trash => format!("Trash {a}{from}: it goes back to the bank."),
        Verb::Gain => format!("Gain {a}: it goes from the bank to your discard pile."),
        Verb::Return => format!("Take {a} from your discard pile into your hand."),
        Verb::Find => format!("Find {a} in your bag and take it into your hand."),
        Verb::Take => format!("Take {a}{from}."),
        Verb::PlayFreely => format!("Play {a} without an action: {}", id.chip().text),
        Verb::Copy => format!("Choose {a}: {}", id.chip().text),
        Verb::Give => format!("Give {a} from the bank."),
        Verb::Remove => format!("Remove the stack of {id} from the game."),
        Verb::Trap => format!("Put a trap token on the stack of {id}."),
        Verb::Reveal => format!("Show {a}{from}."),
        Verb::Put => format!("Put {a}{from}."),
        Verb::Cover => format!("Put {a} face down on top of your bag."),
    }
}
