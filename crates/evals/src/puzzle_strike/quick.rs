//! How somebody plays on without much thought, when it is tried out what comes of a choice: chips
//! that give arrows first, the largest gems, and of what can be bought the best for the deck.

use super::deck::Deck;
use super::{Weights, pile, print, turn};
use kernel::{Seat, Seeded};
use puzzle_strike::{Choice, Gems, Step, Table};

/// Of a hundred answers so many are given without a look.
const CARELESS: usize = 10;

/// The place of a quick answer among the options.
pub fn answer(w: &Weights, t: &Table, seat: Seat, options: &[Choice], luck: &mut Seeded) -> usize {
    if luck.below(100) < CARELESS {
        return luck.below(options.len());
    }
    match t.open().agenda.top() {
        Some(Step::Act(_)) => acts(w, t, seat, options),
        Some(Step::Buy(_)) => buys(w, t, seat, options),
        _ => others(options, luck),
    }
}

/// The first of those that are worth most.
fn best(options: &[Choice], worth: impl Fn(&Choice) -> f32) -> usize {
    let mut best = (f32::NEG_INFINITY, 0);
    for (nth, choice) in options.iter().enumerate() {
        let worth = worth(choice);
        if worth > best.0 {
            best = (worth, nth);
        }
    }
    best.1
}

fn acts(w: &Weights, t: &Table, seat: Seat, options: &[Choice]) -> usize {
    let outlook = pile::outlook(w, t, seat);
    best(options, |choice| match choice {
        Choice::Play(chip, _) | Choice::PlayPiled(chip, _) => {
            let print = print::of(*chip);
            let first = if print.all_arrows() > 0 { 1.0 } else { 0.0 };
            first + turn::of_play(w, t.open(), seat, print, 0, &outlook)
        }
        _ => 0.0,
    })
}

fn buys(w: &Weights, t: &Table, seat: Seat, options: &[Choice]) -> usize {
    if let Some(all) = options.iter().position(|choice| *choice == Choice::PayAll) {
        return all;
    }
    let (open, deck) = (t.open(), Deck::of(w, t, seat));
    let (player, total) = (open.player(seat), f32::from(open.total(seat)));
    let now = deck.worth(w, total);
    best(options, |choice| match choice {
        Choice::Buy(chip) | Choice::BuyOnTop(chip) => {
            let had = open.slot(*chip).map_or(0, |slot| {
                player.unseen.of(slot) + player.discard.of(slot) + player.table.of(slot)
            });
            deck.with(w, *chip, had).worth(w, total) - now
        }
        _ => 0.0,
    })
}

/// The largest gems; an answer rather than none; else anything.
fn others(options: &[Choice], luck: &mut Seeded) -> usize {
    let gems = |choice: &Choice| match choice {
        Choice::Crash(gems, _) | Choice::Break(gems) | Choice::Combine(gems) => Some(*gems),
        _ => None,
    };
    if options.iter().any(|choice| gems(choice).is_some()) {
        return best(options, |choice| {
            gems(choice).map_or(0.0, |gems: Gems| f32::from(gems.sum()))
        });
    }
    let passes = options.iter().position(|choice| *choice == Choice::Pass);
    match passes {
        Some(pass) if options.len() > 1 => {
            let nth = luck.below(options.len() - 1);
            nth + usize::from(nth >= pass)
        }
        _ => luck.below(options.len()),
    }
}
