//! The buy phase: gems become money, and at least one chip is bought (PS-4.11 to PS-4.23).

use super::act::whoever_is_not_done;
use super::react::{self, Window};
use super::{Answer, NOBODY, Step, one};
use crate::chip::{ChipId, Moment, Windows};
use crate::choice::Choice;
use crate::event::Event;
use crate::pouch::{Pouch, Slot, Slots};
use crate::table::{Open, Table};
use crate::why::{self, Why};
use kernel::{Asks, Counter, Play, Seat, SeatSet, Weigh};
use serde::Serialize;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Buy;

/// A purse: who buys, with how much money, and whether an ongoing chip might forbid anything.
#[derive(Clone, Copy)]
struct Purse {
    seat: Seat,
    money: i16,
    /// The stacks that he may take from at all, and those that he can pay for.
    stacks: Slots,
    payable: Slots,
    watched: bool,
}

impl Purse {
    #[inline]
    fn of(open: &Open, seat: Seat, money: i16) -> Purse {
        let forbidding = open.kinds.forbidding();
        let forbids = |s: Seat| !open.player(s).ongoing.slots().and(forbidding).is_empty();
        let watched = !forbidding.is_empty() && open.active.iter().any(forbids);
        let (filled, wound) = (open.filled_stacks(), open.player(seat).bought_wound);
        let stacks = if wound { filled.without(Slot::WOUND) } else { filled };
        Purse { seat, money, stacks, payable: stacks.and(open.priced_up_to(money)), watched }
    }
    /// With all gems of this hand paid.
    #[inline]
    fn full(self, open: &Open, hand: &Pouch) -> Purse {
        let gems: i16 = (1..=4).map(|v| i16::from(hand.of(Slot::gem(v)) * v)).sum();
        let money = self.money + gems;
        Purse { money, payable: self.stacks.and(open.priced_up_to(money)), ..self }
    }
    /// Why he cannot buy a chip of this stack.
    #[inline]
    fn why_not_buy(self, open: &Open, slot: Slot) -> Result<(), Why> {
        match () {
            _ if !self.payable.has(slot) => Err(self.why_not_pay(open, slot)),
            _ if self.watched => forbidden(open, self.seat, open.chip(slot)).map_or(Ok(()), Err),
            _ => Ok(()),
        }
    }
    fn why_not_pay(self, open: &Open, slot: Slot) -> Why {
        match () {
            _ if open.text(slot).cost.is_none() => why::NOT_FOR_SALE,
            _ if open.removed == Some(slot) => why::STACK_REMOVED,
            _ if !open.bank.has(slot) => why::STACK_EMPTY,
            _ if !self.stacks.has(slot) => why::ONE_WOUND,
            _ => why::TOO_DEAR,
        }
    }
}

impl Open {
    /// Why this player could not buy a chip of a stack with all gems of this hand paid, whoever's
    /// turn it is.
    pub fn why_not_afford(&self, seat: Seat, hand: &Pouch, slot: Slot) -> Result<(), Why> {
        let money = i16::from(self.player(seat).money);
        Purse::of(self, seat, money).full(self, hand).why_not_buy(self, slot)
    }
    /// Why this player could not buy a chip of a stack with so much money.
    pub fn why_not_buy(&self, seat: Seat, money: i16, slot: Slot) -> Result<(), Why> {
        Purse::of(self, seat, money).why_not_buy(self, slot)
    }
}

/// Why an ongoing chip forbids this purchase.
fn forbidden(open: &Open, buyer: Seat, chip: ChipId) -> Option<Why> {
    open.active.iter().find_map(|owner| {
        let mut zone = open.player(owner).ongoing.slots().and(open.kinds.forbidding());
        zone.find_map(|slot| {
            let forbids = open.text(slot).ongoing.and_then(|o| o.forbids)?;
            forbids(open, owner, buyer, chip)
        })
    })
}

impl Buy {
    pub fn asks(&self, t: &Table) -> Asks {
        whoever_is_not_done(t)
    }

    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if !self.asks(t).asks(seat) {
            return;
        }
        let open = t.open();
        let mut gems: u8 = 0;
        for value in 1..=4 {
            let held = t.held(seat, Slot::gem(value));
            gems.raise(held);
            if held > 0 {
                out.offer(Choice::Pay(value));
            }
        }
        if gems > 1 {
            out.offer(Choice::PayAll);
        }
        let purse = Purse::of(open, seat, i16::from(open.player(seat).money));
        let stacks = if W::WHY { Slots::first(open.stacks) } else { purse.payable };
        let on_top = t.may_buy_on_top(seat);
        for slot in stacks {
            let choice = Choice::Buy(open.chip(slot));
            match purse.why_not_buy(open, slot) {
                Ok(()) => {
                    out.offer(choice);
                    if on_top {
                        out.offer(Choice::BuyOnTop(open.chip(slot)));
                    }
                }
                Err(why) => out.refuse(choice, why),
            }
        }
        match Self::why_not_end(t, purse) {
            Ok(()) => out.offer(Choice::EndBuying),
            Err(why) => out.refuse(Choice::EndBuying, why),
        }
    }

    /// The duty to buy (PS-4.16 to PS-4.20); gems in hand count as money.
    fn why_not_end(t: &Table, purse: Purse) -> Result<(), Why> {
        let open = t.open();
        if open.player(purse.seat).bought {
            return Ok(());
        }
        let purse = purse.full(open, t.hand(purse.seat));
        let mut chips = purse.payable.without(Slot::WOUND);
        if chips.any(|slot| purse.why_not_buy(open, slot).is_ok()) {
            return Err(why::MUST_BUY);
        }
        if open.is_in_bank(Slot::WOUND) { Err(why::MUST_BUY_WOUND) } else { Ok(()) }
    }

    fn buy(t: &mut Table, play: &mut Play<Event>, seat: Seat, chip: ChipId, on_top: bool) {
        t.buy(play, seat, chip, on_top);
        // In most games there is no chip that answers a purchase.
        if t.open().kinds.reacting(Windows::BUY_EACH).is_empty() {
            return;
        }
        t.then(Step::Bought(Bought { by: seat, chip, asked: SeatSet::EMPTY }));
    }

    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        match answer {
            Some((seat, Choice::Pay(value))) => t.pay(play, seat, value, 1),
            Some((seat, Choice::PayAll)) => {
                for value in 1..=4 {
                    let held = t.held(seat, Slot::gem(value));
                    if held > 0 {
                        t.pay(play, seat, value, held);
                    }
                }
            }
            Some((seat, Choice::Buy(chip))) => Self::buy(t, play, seat, chip, false),
            Some((seat, Choice::BuyOnTop(chip))) => Self::buy(t, play, seat, chip, true),
            Some((seat, _)) => t.end_phase_of(seat),
            None => return,
        }
        t.then(Step::Buy(Buy));
    }
}

/// Opponents may answer a purchase, one after the other in turn order from the buyer on, each once
/// (BUY_EACH, PS-R51).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Bought {
    pub by: Seat,
    pub chip: ChipId,
    asked: SeatSet,
}

impl Bought {
    fn moment(&self) -> Moment {
        Moment::Bought { chip: self.chip, by: self.by }
    }
    fn next(&self, t: &Table) -> Option<Seat> {
        let open = t.open();
        let waiting = open.opponents(self.by).minus(self.asked);
        let moment = self.moment();
        open.order(self.by).find(|seat| waiting.has(*seat) && t.may_react(*seat, &moment))
    }

    pub fn asks(&self, t: &Table) -> Asks {
        self.next(t).map_or(NOBODY, one)
    }

    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if self.next(t) == Some(seat) {
            react::weigh(t, seat, &self.moment(), out);
        }
    }

    pub fn resume(mut self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        let Some((seat, choice)) = answer else { return };
        self.asked = self.asked.with(seat);
        react::carry_out(t, play, Window { seat, choice }, self.moment());
        t.then(Step::Bought(self));
    }
}
