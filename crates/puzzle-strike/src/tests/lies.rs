//! Where chips lie that choices speak of.

use super::*;
use crate::choice::Lies;
use crate::{Bank, Choice, Mode, Set, Sets, Setup, Table, Thing, Verb, View, Zone};
use kernel::{Asks, Game, Offers, Play, Seat, Seeded, Viewer};
use scenario::Scene;

/// Whether the decider sees the chip of this choice where it is said to lie. Where a whole stack is
/// meant it may be empty (PS-R5, PS-R26).
fn sees(view: &View, choice: Choice, chip: crate::ChipId, lies: Lies) -> bool {
    let open = &view.open;
    if lies.zone == Zone::Pool {
        return open.pool.contains(&Some(chip));
    }
    let slot = open.slot_of(chip);
    let stack = matches!(choice, Choice::Chip(Verb::Trap | Verb::Remove, ..));
    let Some(of) = lies.of else {
        return open.is_in_bank(slot) || stack && open.stacks_in_bank().has(slot);
    };
    let player = open.player(of);
    match lies.zone {
        Zone::Hand => match view.hands[of] {
            Some(hand) => hand.has(slot),
            None => player.known.has(slot),
        },
        Zone::Discard => player.discard.has(slot),
        Zone::Pile => match slot.value() {
            Some(value) => open.pile(of).of(value) > 0,
            None => player.piled > 0,
        },
        Zone::Bag => {
            let hand = view.hands[of].expect("he searches his own bag");
            player.unseen.minus(&hand).has(slot)
        }
        Zone::Bank | Zone::Pool => false,
    }
}

/// In games of all sets every choice about a chip says where that chip is, and pointing at a chip
/// of the hand or the bank never means one that lies elsewhere.
#[test]
fn a_chip_lies_where_a_choice_says() {
    let all = Sets::BOTH.with(Set::Promo);
    let mut zones = Vec::new();
    for (game, mode) in (0..600).zip(Mode::ALL.into_iter().cycle()) {
        let clockwork = game % 3 == 0;
        let setup = Setup { sets: all, bank: Bank::Random, clockwork, ..Setup::of(mode) };
        let mut luck = Seeded::new(game);
        let mut picks = Seeded::new(!game);
        let mut t = Table::start(&setup, &mut Play::silent(&mut luck)).expect("playable");
        while t.asks() != Asks::Over {
            let seat = t.asks().seats().lowest().expect("somebody is asked");
            let view = t.view(Viewer::Seat(seat));
            let choices = Offers::of(&t, seat).0;
            for choice in &choices {
                let lies = choice.lies(&view.open, seat);
                if let (Some(chip), Some(lies)) = (choice.chip(), lies) {
                    assert!(sees(&view, *choice, chip, lies), "`{choice}` {lies:?}, game {game}");
                    let in_hand = lies == Lies::of(Zone::Hand, seat);
                    assert_eq!(t.concerns(seat, *choice, Thing::InHand(chip)), in_hand);
                    let in_bank = lies == Lies::BANK;
                    assert_eq!(t.concerns(seat, *choice, Thing::InBank(chip)), in_bank);
                    if !zones.contains(&lies.zone) {
                        zones.push(lies.zone);
                    }
                } else {
                    let named = matches!(choice, Choice::Option(..)) || choice.chip().is_none();
                    assert!(named, "`{choice}` does not say where its chip is");
                }
            }
            let choice = choices[picks.below(choices.len())];
            t.apply(seat, choice, &mut Play::silent(&mut luck));
        }
    }
    assert_eq!(zones.len(), 6, "{zones:?}");
}

#[track_caller]
fn lies(m: &Scene<Table>, seat: Seat, choice: &str, zone: Zone, of: Option<Seat>) {
    let choice: Choice = choice.parse().expect("a choice");
    assert_eq!(choice.lies(m.table().open(), seat), Some(Lies { zone, of }), "{choice}");
}

/// PS-R58: what is put lies where its chip says, not where the verb usually takes it from.
#[test]
fn chips_are_put_out_of_hands_and_discard_piles() {
    let mut m = duel().hand(A, "Chip Damage; 1-gem").discard(A, "1-gem").acts(A);
    m.does(A, "play Chip Damage");
    lies(&m, A, "put 1-gem", Zone::Discard, Some(A));
    let m = duel().hand(A, "Jackpot; Crash Gem").hand(B, "Crash Gem; Combine");
    let mut m = m.acts(A);
    m.does(A, "play Jackpot");
    lies(&m, A, "play Crash Gem freely", Zone::Bank, None);
}
