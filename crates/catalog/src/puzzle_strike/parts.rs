//! What a choice is made of, for whoever builds it by clicking.

use ::puzzle_strike::{ChipId, Choice, Step, Verb, View, Zone};
use kernel::Seat;
use wire::Parts;

pub fn parts(view: &View, seat: Seat, choice: Choice) -> Parts {
    let mut parts = Parts { kind: kind(choice).into(), ..Parts::default() };
    parts.chip = choice.chip().map(|chip| chip.to_string());
    parts.zone = zone(view, choice).map(String::from);
    match choice {
        Choice::Play(_, arrow) | Choice::PlayPiled(_, arrow) => {
            parts.arrow = arrow.map(|arrow| arrow.to_string());
        }
        Choice::Pick(who) => parts.who = Some(who.to_string()),
        Choice::Name(color) => parts.color = Some(color.to_string()),
        Choice::ReactAs(_, copied) => parts.other = Some(copied.to_string()),
        Choice::Swap(_, into) => parts.other = Some(into.to_string()),
        Choice::Crash(gems, to) => {
            parts.gems = Some(gems.values().collect());
            parts.seat = Some(to.to_string());
        }
        Choice::Break(gems) | Choice::Combine(gems) => {
            parts.gems = Some(gems.values().collect());
        }
        Choice::Chip(Verb::Trash, chip, Some(Zone::Pile)) => {
            parts.gems = view.open.slot(chip).and_then(|slot| slot.value()).map(|v| vec![v]);
        }
        Choice::ChipOf(_, _, of) => parts.seat = Some(of.to_string()),
        Choice::At(seat) | Choice::GoesFirst(seat) => parts.seat = Some(seat.to_string()),
        Choice::PayAll => parts.seat = Some(seat.to_string()),
        _ => (),
    }
    parts
}

fn kind(choice: Choice) -> &'static str {
    match choice {
        Choice::Pick(_) => "pick",
        Choice::Draft(_) => "draft",
        Choice::Swap(..) | Choice::NewBank => "swap",
        Choice::GoesFirst(_) => "order",
        Choice::Play(..) | Choice::PlayPiled(..) => "play",
        Choice::EndActions | Choice::EndBuying | Choice::KeepNoMore => "end",
        Choice::Pay(_) | Choice::PayAll => "pay",
        Choice::Buy(_) | Choice::BuyOnTop(_) => "buy",
        Choice::Keep(_) => "keep",
        Choice::React(_) | Choice::ReactPiled(_) | Choice::ReactAs(..) => "react",
        Choice::Pass => "pass",
        Choice::Crash(..) => "crash",
        Choice::Break(_) => "break",
        Choice::Combine(_) => "combine",
        Choice::Chip(verb, ..) | Choice::ChipOf(verb, ..) => verb.word(),
        Choice::At(_) => "choose",
        Choice::Name(_) => "name",
        Choice::Option(..) => "option",
        Choice::Concede => "concede",
        Choice::TakeBack => "take back",
    }
}

/// Where the chip lies that a choice speaks of.
fn zone(view: &View, choice: Choice) -> Option<&'static str> {
    Some(match choice {
        Choice::Draft(_) => "pool",
        Choice::Play(..) | Choice::Pay(_) | Choice::Keep(_) => "hand",
        Choice::React(_) | Choice::ReactAs(..) => "hand",
        Choice::PlayPiled(..) | Choice::ReactPiled(_) => "pile",
        Choice::Buy(_) | Choice::BuyOnTop(_) | Choice::Swap(..) => "bank",
        Choice::Chip(_, _, Some(zone)) => zone.word(),
        Choice::Chip(verb, chip, None) => of_verb(view, verb, chip),
        Choice::ChipOf(Verb::Take, ..) => "discard",
        Choice::ChipOf(..) => "hand",
        _ => return None,
    })
}

/// Where a chip comes from if the choice does not say so.
fn of_verb(view: &View, verb: Verb, chip: ChipId) -> &'static str {
    let asks = match view.open.agenda.top() {
        Some(Step::Ask(ask)) => Some(ask),
        _ => None,
    };
    let copies_bank = asks.is_some_and(|ask| ask.run.text().reacts_as.is_some());
    // A text of its own may let somebody play what he does not hold: then it is the bank's.
    let slot = view.open.slot(chip);
    let hand = asks.and_then(|ask| view.hands[ask.who]);
    let lacks = slot.zip(hand).is_some_and(|(slot, hand)| !hand.has(slot));
    match verb {
        Verb::Gain | Verb::Give | Verb::Remove | Verb::Trap | Verb::Take => "bank",
        Verb::Return | Verb::Reveal => "discard",
        Verb::Find => "bag",
        Verb::Copy if copies_bank => "bank",
        Verb::PlayFreely if lacks => "bank",
        _ => "hand",
    }
}
