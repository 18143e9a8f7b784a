//! All the chips of a player together: what the rulebook advises to own (PS-23.1 to PS-23.5).

use super::{Weights, print};
use kernel::Seat;
use puzzle_strike::chip::Kind;
use puzzle_strike::{ChipId, Slot, Table};

/// A starting deck, of which nothing was bought (PS-3.2).
const DEALT: f32 = 10.0;
const DEALT_MONEY: f32 = 6.0;
/// A hand of a player whose pile is of middling height.
const HAND: f32 = 5.5;
/// Another Crash Gem about every so many purchases (PS-23.2).
const PER_CRASH_GEM: f32 = 7.0;
/// Two 2-gems, or a 2-gem and a 3-gem, are this much more money (PS-23.4).
const MORE_MONEY: f32 = 4.0;

/// A deck in figures.
#[derive(Clone, Copy, Debug, Default)]
pub struct Deck {
    size: f32,
    /// The value of gems and of what brings money.
    money: f32,
    /// What breaks gems, in Crash Gems.
    crashes: f32,
    combines: f32,
    /// Purple chips that were bought.
    purple: f32,
    actions: f32,
    arrows: f32,
    /// Puzzle and character chips and Wounds, the second of a kind counted less than the first.
    others: f32,
}

impl Deck {
    pub fn of(w: &Weights, t: &Table, seat: Seat) -> Deck {
        let (open, player) = (t.open(), t.open().player(seat));
        // One Crash Gem is dealt and not bought (PS-3.2).
        let mut deck = Deck { purple: -1.0, ..Deck::default() };
        let zones = [&player.unseen, &player.discard, &player.table, &player.ongoing];
        let mut counts = *zones[0];
        zones[1..].iter().for_each(|zone| counts = counts.plus(zone));
        // What lies face down on the bag is among the unseen chips.
        player.top.face_up().for_each(|slot| counts.add(slot, 1));
        for slot in counts.slots() {
            for before in 0..counts.of(slot) {
                deck.add(w, open.chip(slot), before);
            }
        }
        deck
    }

    /// One more of a chip of which there are so many already.
    fn add(&mut self, w: &Weights, chip: ChipId, before: u8) {
        let print = print::of(chip);
        self.size += 1.0;
        self.money += f32::from(print.purse) + w.earned * f32::from(print.money.max(0));
        let often = if print.once { w.lone_play } else { 1.0 };
        self.actions += often * f32::from(print.is_action);
        self.arrows += often * f32::from(print.all_arrows().min(3));
        match chip.chip().kind {
            Kind::Purple => {
                self.purple += 1.0;
                self.crashes += w.each_crash * f32::from(print.crashes)
                    + w.any_crash * f32::from(print.crashes > 0);
                self.combines += f32::from(print.combines);
            }
            _ => {
                let fresh = 1.0 / (1.0 + w.another * f32::from(before));
                let worth = print::worth(w, chip);
                self.others += if worth > 0.0 { worth * fresh } else { worth };
                self.combines += w.other_combine * f32::from(print.combines);
            }
        }
    }
    /// The deck after buying this chip.
    #[must_use]
    pub fn with(mut self, w: &Weights, chip: ChipId, before: u8) -> Deck {
        self.add(w, chip, before);
        self
    }

    /// In points, for somebody whose gem pile totals so much.
    pub fn worth(&self, w: &Weights, total: f32) -> f32 {
        let bought = (self.size - DEALT).max(0.0);
        self.purples(w, total, bought) + self.purse(w, total, bought) + self.flow(w) + self.others
            - w.bulk * self.size
    }

    /// Crash Gems by the number of purchases, Combines by the number of Crash Gems, more of them
    /// late (PS-23.1, PS-23.2); at most one purple chip is bought while the pile is low (PS-23.3).
    fn purples(&self, w: &Weights, total: f32, bought: f32) -> f32 {
        let crashes_wanted = 1.0 + (bought + 1.0) / PER_CRASH_GEM;
        let combines_wanted = self.crashes.max(1.0) * (1.0 + (bought / 14.0).min(1.0));
        let wanted = |have: f32, wanted: f32, each: f32| {
            each * have.min(wanted) - w.unwanted * (have - wanted).max(0.0)
        };
        let hasty = if total < 3.0 { (self.purple - 1.0).max(0.0) } else { 0.0 };
        wanted(self.crashes, crashes_wanted, w.crash)
            + wanted(self.combines, combines_wanted, w.combine)
            - w.crash * hasty
    }
    /// Money early, and none while the pile is high (PS-23.3, PS-23.4).
    fn purse(&self, w: &Weights, total: f32, bought: f32) -> f32 {
        if total > 6.0 {
            return 0.0;
        }
        let more = self.money - DEALT_MONEY;
        let wanted = MORE_MONEY + w.dearer * bought;
        w.purse * more.min(wanted) + w.spare_coin * (more - wanted).max(0.0)
    }
    /// Chips that cannot be played for want of arrows are as bad as arrows without chips
    /// (PS-23.5).
    fn flow(&self, w: &Weights) -> f32 {
        let per_hand = HAND / self.size.max(1.0);
        let stuck = (per_hand * (self.actions - self.arrows) - 1.0).max(0.0);
        let idle = (per_hand * (self.arrows - self.actions)).max(0.0);
        -w.stuck * stuck - w.idle * idle
    }
}

/// What the best purchase with so much money adds to the deck, in points; a Wound if nothing else
/// can be bought and something must be.
pub fn best_purchase(
    w: &Weights,
    t: &Table,
    seat: Seat,
    deck: &Deck,
    total: f32,
    money: i16,
) -> f32 {
    let (open, player) = (t.open(), t.open().player(seat));
    let now = deck.worth(w, total);
    let mut best = f32::NEG_INFINITY;
    for slot in open.filled_stacks().filter(|slot| *slot != Slot::WOUND) {
        let chip = open.chip(slot);
        if open.why_not_buy(seat, money, slot).is_ok() {
            let before = player.unseen.of(slot) + player.discard.of(slot) + player.table.of(slot);
            best = best.max(deck.with(w, chip, before).worth(w, total) - now);
        }
    }
    let wound = if best == f32::NEG_INFINITY && !player.bought { -w.wound } else { best };
    if player.bought { best.max(0.0) } else { wound }
}
