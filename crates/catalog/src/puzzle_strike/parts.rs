//! What a choice is made of, for whoever builds it by clicking.

use ::puzzle_strike::{Choice, Verb, View, Zone};
use kernel::Seat;
use wire::Parts;

pub fn parts(view: &View, seat: Seat, choice: Choice) -> Parts {
    let mut parts = Parts { kind: kind(choice).into(), ..Parts::default() };
    parts.chip = choice.chip().map(|chip| chip.to_string());
    if let Some(lies) = choice.lies(&view.open, seat) {
        parts.zone = Some(lies.zone.word().into());
        parts.seat = lies.of.filter(|of| *of != seat).map(|of| of.to_string());
    }
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
