//! Gem piles: antes, combines, crashes and sends (PS-6.4 to PS-6.10, PS-8, PS-14.10 to PS-14.19).

use super::Table;
use super::open::Float;
use crate::chip::{ChipId, Run};
use crate::chips::CRASH_GEM;
use crate::event::Event;
use crate::pouch::{Gems, Slot};
use crate::step::{Air, Release, Send, Step};
use kernel::{Counter, Play, Seat};

impl Table {
    /// Takes a gem from the bank, or a stand-in if there is none (PS-4.3, PS-6.22). True for a
    /// stand-in.
    fn gem_from_bank(&mut self, play: &mut Play<Event>, value: u8) -> bool {
        let slot = Slot::gem(value);
        let real = self.open.is_in_bank(slot);
        if real {
            self.take_from_bank(play, slot);
        }
        !real
    }
    fn add_gem(&mut self, play: &mut Play<Event>, seat: Seat, value: u8) -> bool {
        let stand_in = self.gem_from_bank(play, value);
        let pile = self.open.pile_seat(seat);
        self.open.piles[pile].add(value, stand_in);
        stand_in
    }
    /// A gem leaves a pile and goes to the bank; a stand-in vanishes.
    fn remove_gem(&mut self, seat: Seat, value: u8) {
        let pile = self.open.pile_seat(seat);
        if !self.open.piles[pile].take(value) {
            self.put_in_bank(Slot::gem(value));
        }
    }
    /// Floating gems are sent the first moment their sender has 9 or less (PS-14.12).
    fn look_at_floating(&mut self) {
        if self.open.floating[0].is_some() && self.open.total(self.open.turn) < 10 {
            self.then(Step::Release(Release));
        }
    }

    /// A gem from the bank into this player's pile (PS-6.4). Not a send.
    pub fn ante(&mut self, play: &mut Play<Event>, seat: Seat, value: u8) {
        let stand_in = self.add_gem(play, seat, value);
        play.everyone(Event::Anted { seat, value, stand_in });
    }
    /// The gem of the coming ante phase is one higher.
    pub fn raise_ante(&mut self, play: &mut Play<Event>, seat: Seat) {
        let ante = self.innermost(|step| match step {
            Step::Ante(ante) => Some(ante),
            _ => None,
        });
        ante.expect("the ante of this turn is still due").raised.raise(1);
        play.everyone(Event::AnteRaised { seat });
    }
    /// A gem of a hand that was chosen goes into the own pile; says its value.
    pub fn chosen_gem_to_pile(&mut self, play: &mut Play<Event>, seat: Seat, gem: ChipId) -> u8 {
        let value = self.open.slot_of(gem).value().expect("only gems are offered");
        self.gem_to_pile(play, seat, value);
        value
    }
    /// A gem of a hand into the own pile. Not an ante and not a send.
    pub fn gem_to_pile(&mut self, play: &mut Play<Event>, seat: Seat, value: u8) {
        self.take_from_hand(seat, Slot::gem(value));
        let pile = self.open.pile_seat(seat);
        self.open.piles[pile].add(value, false);
        play.everyone(Event::GemMovedToPile { seat, value });
    }
    /// A gem of the pile into the own bag; a stand-in vanishes on the way (PS-6.21).
    pub fn gem_to_bag(&mut self, play: &mut Play<Event>, seat: Seat, value: u8) {
        let pile = self.open.pile_seat(seat);
        let stand_in = self.open.piles[pile].take(value);
        play.everyone(Event::GemLeftPile { seat, value });
        if !stand_in {
            self.put_in_bag(play, seat, Slot::gem(value));
        }
        self.mind_pile(play, seat);
        self.look_at_floating();
    }
    /// Trashes a gem of the pile if there is one; says whether it did.
    pub fn trash_from_pile(&mut self, play: &mut Play<Event>, seat: Seat, value: u8) -> bool {
        if self.open.pile(seat).of(value) == 0 {
            return false;
        }
        self.remove_gem(seat, value);
        play.everyone(Event::GemTrashed { seat, value });
        self.mind_pile(play, seat);
        self.look_at_floating();
        true
    }
    /// A gem becomes as many 1-gems as it is worth.
    pub fn split(&mut self, play: &mut Play<Event>, seat: Seat, value: u8) {
        self.remove_gem(seat, value);
        for _ in 0..value {
            self.add_gem(play, seat, 1);
        }
        play.everyone(Event::Split { seat, value });
    }
    /// A Crash Gem of the bank into the pile of this player, who may play it from there; it is no
    /// gem and has no value. Nothing if the stack is empty.
    pub fn pile_crash_gem(&mut self, play: &mut Play<Event>, seat: Seat) {
        if self.open.is_in_bank(Slot::CRASH_GEM) {
            self.open.players[seat].piled.raise(1);
            play.everyone(Event::ChipPiled { seat, chip: CRASH_GEM });
            self.take_from_bank(play, Slot::CRASH_GEM);
        }
    }
    /// A Crash Gem leaves the pile for the table.
    pub(super) fn unpile(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.open.players[seat].piled.lower(1);
        self.open.players[seat].table.add(Slot::CRASH_GEM, 1);
        play.everyone(Event::ChipLeftPile { seat, chip: CRASH_GEM });
    }
    /// Two gems become one of their sum (PS-6.10).
    pub fn combine(&mut self, play: &mut Play<Event>, seat: Seat, gems: Gems) {
        debug_assert!(gems.count() == 2 && gems.sum() <= 4, "{gems:?} cannot be combined");
        gems.values().for_each(|value| self.remove_gem(seat, value));
        let stand_in = self.add_gem(play, seat, gems.sum());
        play.everyone(Event::Combined { seat, gems, stand_in });
    }

    /// A gem of the pile is combined with a 1-gem of the bank: it becomes one higher. The 1-gem
    /// stays in the bank, where both gems of a combine go (PS-6.10, PS-R47).
    pub fn combine_with_bank(&mut self, play: &mut Play<Event>, seat: Seat, value: u8) {
        debug_assert!(value < 4, "a {value}-gem cannot be combined with a 1-gem");
        self.remove_gem(seat, value);
        let stand_in = self.add_gem(play, seat, value + 1);
        play.everyone(Event::CombinedWithBank { seat, value, stand_in });
    }

    /// Breaks gems of the own pile: they go to the bank at once (PS-6.8).
    fn break_gems(&mut self, play: &mut Play<Event>, seat: Seat, gems: Gems, money: bool) {
        gems.values().for_each(|value| self.remove_gem(seat, value));
        play.everyone(Event::Broke { seat, gems });
        self.mind_pile(play, seat);
        if money {
            self.give_money(play, seat, gems.count() as i8);
        }
        if self.open.is_turn(seat) {
            self.look_at_floating();
        }
    }
    /// Crashes gems of the own pile at an opponent (PS-6.6); `run` is the chip that does it,
    /// `money` is for each gem broken.
    pub fn crash(&mut self, play: &mut Play<Event>, run: Run, gems: Gems, to: Seat, money: bool) {
        let sure = self.open.is_sure(&run) || gems.has_four();
        self.break_gems(play, run.me, gems, money);
        self.send(play, run.me, to, gems.sum(), sure);
    }
    /// Sends 1-gems of the bank as one event (PS-6.5, PS-8.1).
    pub fn send(&mut self, play: &mut Play<Event>, from: Seat, to: Seat, n: u8, sure: bool) {
        let air = self.lift_ones(play, n);
        self.send_air(from, to, air, sure);
    }
    fn send_air(&mut self, from: Seat, to: Seat, air: Air, sure: bool) {
        if air.n > 0 {
            self.then(Step::Send(Send::announce(from, to, air, sure)));
        }
    }
    /// 1-gems leave the bank for a send, stand-ins where it has none (PS-6.22, PS-6.23).
    fn lift_ones(&mut self, play: &mut Play<Event>, n: u8) -> Air {
        let real = (0..n).filter(|_| !self.gem_from_bank(play, 1)).count() as u8;
        Air { n, real }
    }
    /// 1-gems that were to be sent go back to the bank (PS-6.23).
    pub(crate) fn drop_ones(&mut self, air: &mut Air, gone: u8) {
        let real = air.lose(gone);
        self.open.bank.add(Slot::gem(1), real);
    }
    /// A send is announced, and its sender's total looked at (PS-14.19): whoever has 10 or more
    /// cannot send in a free-for-all, so the gems float or are destroyed (PS-14.10, PS-14.16,
    /// PS-14.18). False if they are not sent.
    pub(crate) fn announce(&mut self, play: &mut Play<Event>, send: &Send) -> bool {
        let Send { from, to, uncounterable, mut air, .. } = *send;
        let n = air.n;
        if !self.open.mode.is_free_for_all() || self.open.total(from) < 10 {
            play.everyone(Event::Sent { from, to, n, uncounterable });
            return true;
        }
        let free = self.open.floating.iter().position(Option::is_none);
        if let (true, Some(at)) = (self.open.is_turn(from), free) {
            self.open.floating[at] = Some(Float { to, air, uncounterable });
            play.everyone(Event::Floated { from, to, n });
        } else {
            self.drop_ones(&mut air, n);
            play.everyone(Event::Destroyed { from, n });
        }
        false
    }
    /// The oldest floating gems are sent, if their sender has 9 or less now.
    pub(crate) fn release_one(&mut self) -> bool {
        let from = self.open.turn;
        let Some(float) = self.open.floating[0].filter(|_| self.open.total(from) < 10) else {
            return false;
        };
        self.open.floating.rotate_left(1);
        if let Some(last) = self.open.floating.last_mut() {
            *last = None;
        }
        self.send_air(from, float.to, float.air, float.uncounterable);
        true
    }
    /// The turn is over: floating gems go nowhere (PS-14.14).
    pub(crate) fn destroy_floating(&mut self, play: &mut Play<Event>) {
        let floating = std::mem::replace(&mut self.open.floating, [None; super::MOST_FLOATING]);
        let mut n: u8 = 0;
        for mut float in floating.into_iter().flatten() {
            n.raise(float.air.n);
            self.drop_ones(&mut float.air, u8::MAX);
        }
        if n > 0 {
            play.everyone(Event::Destroyed { from: self.open.turn, n });
        }
    }
    /// Sent gems enter a pile (PS-6.23).
    pub(crate) fn land(&mut self, play: &mut Play<Event>, to: Seat, air: Air) {
        let pile = self.open.pile_seat(to);
        for i in 0..air.n {
            self.open.piles[pile].add(1, i >= air.real);
        }
        play.everyone(Event::Landed { to, n: air.n });
    }

    /// A counter-crash: breaks own gems against the send that is being answered; what is more than
    /// it goes back to the sender as a send of its own (PS-8.6 to PS-8.9, PS-14.5).
    pub fn counter_crash(&mut self, play: &mut Play<Event>, run: Run, gems: Gems, money: bool) {
        let (seat, sure) = (run.me, self.open.is_sure(&run) || gems.has_four());
        self.break_gems(play, seat, gems, money);
        let mut own = self.lift_ones(play, gems.sum());
        let from = self.answered_send().from;
        let negated = self.negate(play, seat, own.n);
        self.drop_ones(&mut own, negated);
        self.send_air(seat, from, own, sure);
    }
    /// Takes up to so many gems out of the send that is being answered; says how many.
    pub fn negate(&mut self, play: &mut Play<Event>, by: Seat, most: u8) -> u8 {
        let mut air = self.answered_send().air;
        let n = air.n.min(most);
        self.drop_ones(&mut air, n);
        self.answered_send().air = air;
        play.everyone(Event::Negated { by, n });
        n
    }
    fn answered_send(&mut self) -> &mut Send {
        let answered = self.innermost(|step| match step {
            Step::Send(send) => Some(send),
            _ => None,
        });
        answered.expect("a purple shield answers a send")
    }
    /// Of gems that nobody answers any more so many are negated before they land; says how many
    /// are left.
    pub fn hold_off(&mut self, play: &mut Play<Event>, by: Seat, gems: u8, most: u8) -> u8 {
        let n = gems.min(most);
        play.everyone(Event::Negated { by, n });
        gems.saturating_sub(n)
    }
    /// A pile has sunk, or an ongoing chip has come: those that the pile is too low for leave.
    pub(super) fn mind_pile(&mut self, play: &mut Play<Event>, seat: Seat) {
        for owner in self.open.side_of(seat).iter() {
            if self.open.players[owner].ongoing.is_empty() {
                continue;
            }
            for run in self.open.ongoing(owner) {
                let leaves = run.text().ongoing.and_then(|o| o.leaves);
                if leaves.is_some_and(|leaves| leaves(self.open.pile(owner))) {
                    self.discard_ongoing(play, run);
                }
            }
        }
    }
}
