//! The open half of the table: all that everybody sees, and what follows from it.

use super::kinds::Kinds;
use super::order::Order;
use super::player::Player;
use super::{DEPTH, Standing};
use crate::chip::{Chip, ChipId, Locks, Moment, Run};
use crate::chips::{CRASH_GEM, FIXED};
use crate::pouch::{Pile, Pouch, Slot, Slots};
use crate::sets::Sets;
use crate::setup::{Mode, PUZZLE_STACKS, SEATS};
use crate::step::{Air, Step};
use kernel::{Agenda, Seat, SeatSet, Seats};
use serde::Serialize;

/// No more sends than this float at once.
pub const MOST_FLOATING: usize = 12;

/// How many stacks a bank has (PS-2.2).
pub const STACKS: usize = FIXED + PUZZLE_STACKS;

/// The pool of a draft has at most so many chips.
pub const POOL: usize = 15;

/// A send that waits in limbo until its sender has 9 or less (PS-14.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Float {
    pub to: Seat,
    #[serde(flatten)]
    pub air: Air,
    pub uncounterable: bool,
}

/// The open half.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    pub mode: Mode,
    pub sets: Sets,
    pub last_standing: bool,
    pub choose_order: bool,
    /// After ten extra rounds the tied share the victory (PS-R3).
    pub share_after_ten: bool,
    /// Whether two players may have one character (PS-3.1).
    pub mirror: bool,
    pub tournament: bool,
    /// The open pool of the draft; what was drafted is gone from it (PS-17.2).
    pub pool: [Option<ChipId>; POOL],
    /// Games won in a match, and the stacks switched out in it, a bit for each chip (PS-18.6).
    pub wins: Seats<u8, SEATS>,
    pub switched_out: u128,
    /// Who begins, if it is decided already.
    pub first: Option<Seat>,
    /// Which chip each slot of a [`Pouch`] stands for.
    pub kinds: Kinds,
    /// How many stacks the bank has, the removed one included.
    pub stacks: u8,
    pub bank: Pouch,
    /// The stack that was removed from the game; what it holds is still counted in `bank`.
    pub removed: Option<Slot>,
    /// How much less chips of the bank cost this turn.
    pub sale: u8,
    /// The trap tokens on each stack, the removed one included.
    pub traps: [u8; STACKS],
    /// Character chips that have left the game (PS-6.1).
    pub gone: Pouch,
    /// 0 Normal Time, 1 Panic Time, 2 Danger Time, 3 Deadly Time (PS-12).
    pub panic: u8,
    pub players: Seats<Player, SEATS>,
    /// The gem piles by the first seat of their owners.
    pub piles: Seats<Pile, SEATS>,
    /// Gems that the turn player has sent and that float, oldest first.
    pub floating: [Option<Float>; MOST_FLOATING],
    /// Who takes part: all but the eliminated and those out of an extra round.
    pub active: SeatSet,
    /// The turn player; of a team the one seated first.
    pub turn: Seat,
    pub turns: u16,
    /// Who has lost a free-for-all whose winner is played out among the tied (PS-14.7).
    pub loser: Option<Seat>,
    /// Who still has his extra turn in this extra round, and how many rounds there were.
    pub extra_turns: SeatSet,
    pub extra_rounds: u16,
    pub standing: Standing,
    pub agenda: Agenda<Step, DEPTH>,
}

impl Open {
    #[inline]
    pub fn chip(&self, slot: Slot) -> ChipId {
        self.kinds.chip(slot)
    }
    pub fn text(&self, slot: Slot) -> &'static Chip {
        self.chip(slot).chip()
    }
    /// The slot of a chip, if the game has it.
    pub fn slot(&self, chip: ChipId) -> Option<Slot> {
        self.kinds.slot(chip)
    }
    /// The slot of a chip that is in the game.
    pub fn slot_of(&self, chip: ChipId) -> Slot {
        self.slot(chip).expect("a chip in play has a slot")
    }
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }
    pub fn seats(&self) -> SeatSet {
        SeatSet::first(self.mode.seats())
    }

    // The bank.

    /// The stacks of the bank that one may take from (PS-10.5).
    pub fn filled_stacks(&self) -> Slots {
        let filled = self.bank.slots().and(Slots::first(self.stacks));
        self.removed.map_or(filled, |removed| filled.without(removed))
    }
    /// The stacks of the bank, empty ones among them.
    pub fn stacks_in_bank(&self) -> Slots {
        let all = Slots::first(self.stacks);
        self.removed.map_or(all, |removed| all.without(removed))
    }
    pub fn is_in_bank(&self, slot: Slot) -> bool {
        slot.0 < self.stacks && self.bank.has(slot) && self.removed != Some(slot)
    }
    pub fn empty_stacks(&self) -> u8 {
        self.stacks - self.filled_stacks().len()
    }
    /// What a chip of the bank costs this turn, to buy it and for every text that asks: a sale
    /// makes nothing cheaper than 1 (PS-R23).
    pub fn price(&self, chip: ChipId) -> Option<u8> {
        let cost = chip.chip().cost?;
        Some(cost.saturating_sub(self.sale).max(cost.min(1)))
    }
    /// The kinds with a price of no more than this money; what costs nothing can always be had.
    pub fn priced_up_to(&self, money: i16) -> Slots {
        let most = if money > 0 { money + i16::from(self.sale) } else { 0 };
        self.kinds.costing_up_to(most.min(u8::MAX.into()) as u8)
    }
    /// The value of the gem of the ante phase (PS-12.1, PS-16.7).
    pub fn ante_value(&self) -> u8 {
        let out = if self.last_standing { self.seats().len() - self.active.len() } else { 0 };
        (1 + self.panic + out as u8).min(4)
    }

    // Sides and piles.

    pub fn side(&self, seat: Seat) -> u8 {
        self.mode.side(seat)
    }
    #[inline]
    pub fn are_opponents(&self, a: Seat, b: Seat) -> bool {
        !self.mode.side_of(a).has(b)
    }
    /// The opponents who take part.
    pub fn opponents(&self, seat: Seat) -> SeatSet {
        self.active.minus(self.mode.side_of(seat))
    }
    /// The players of this side who take part.
    pub fn side_of(&self, seat: Seat) -> SeatSet {
        self.active.and(self.mode.side_of(seat))
    }
    /// The seat under which the pile of this player is found: teammates share one (PS-15.1).
    pub fn pile_seat(&self, seat: Seat) -> Seat {
        self.mode.pile_seat(seat)
    }
    pub fn pile(&self, seat: Seat) -> &Pile {
        &self.piles[self.pile_seat(seat)]
    }
    pub fn total(&self, seat: Seat) -> u16 {
        self.pile(seat).total()
    }
    /// The piles in play, each by its first seat, in the order of PS-10.4.
    pub fn piles_in_order(&self, by: Seat) -> impl Iterator<Item = Seat> + use<> {
        let mut seen = SeatSet::EMPTY;
        let open = (self.mode, self.order(by));
        open.1.filter_map(move |seat| {
            let pile = open.0.pile_seat(seat);
            let new = !seen.has(pile);
            seen = seen.with(pile);
            new.then_some(pile)
        })
    }
    /// The piles a player can send gems to (PS-14.3, PS-15.16).
    pub fn target_piles(&self, seat: Seat) -> SeatSet {
        self.opponents(seat).iter().map(|other| self.pile_seat(other)).collect()
    }

    // Turn and order.

    /// The turn player, or both teammates (PS-15.2).
    pub fn turn_seats(&self) -> SeatSet {
        self.side_of(self.turn)
    }
    pub fn is_turn(&self, seat: Seat) -> bool {
        !self.are_opponents(self.turn, seat)
    }
    /// All who take part, from the player whose turn it is on (PS-10.4, PS-R62): clockwise, in Team
    /// Battle first the teammate who plays the chip, if one does, then the other one and then the
    /// opponents in seating order (PS-15.17). `by` plays the chip.
    pub fn order(&self, by: Seat) -> Order {
        let first = if self.is_turn(by) { by } else { self.turn };
        if !self.mode.is_team() {
            return self.around(first);
        }
        let (own, others) = (self.side_of(first).without(first), self.opponents(first));
        Order::of(std::iter::once(first).chain(own.iter()).chain(others.iter()))
    }
    /// All who take part, clockwise from this seat on.
    pub fn around(&self, first: Seat) -> Order {
        let before = SeatSet::first(first.index());
        Order::of(self.active.minus(before).iter().chain(self.active.and(before).iter()))
    }
    /// Whom an attack still affects: opponents who are not immune, in the order of PS-10.4.
    pub fn victims(&self, run: &Run) -> Order {
        let hit = self.opponents(run.me).minus(run.spared);
        Order::of(self.order(run.me).filter(|seat| hit.has(*seat)))
    }
    /// The opposing piles an attack still affects: one with an owner who is not immune (PS-15.13).
    pub fn hit_piles(&self, run: &Run) -> Order {
        let hit = self.opponents(run.me).minus(run.spared);
        let piles: SeatSet = hit.iter().map(|seat| self.pile_seat(seat)).collect();
        Order::of(self.piles_in_order(run.me).filter(|pile| piles.has(*pile)))
    }

    // Reactions.

    /// Why a chip cannot be played as a reaction now; looks at nothing hidden.
    pub fn why_no_reaction(
        &self,
        seat: Seat,
        chip: ChipId,
        moment: &Moment,
    ) -> Result<(), crate::why::Why> {
        match chip.chip().reaction {
            Some(_) if self.players[seat].unshielded && moment.is_send() => {
                Err(crate::why::UNSHIELDED)
            }
            Some(r) if r.windows.meets(moment.window()) => (r.when)(self, seat, moment),
            _ => Err(crate::why::NO_REACTION),
        }
    }
    /// The bank chips as which this chip can be played as a reaction now (PS-11.13).
    pub fn reacts_as(&self, seat: Seat, chip: ChipId, moment: &Moment, mut f: impl FnMut(ChipId)) {
        let Some(fits) = chip.chip().reacts_as else { return };
        for slot in self.filled_stacks() {
            let copied = self.chip(slot);
            if fits(self, copied) && self.why_no_reaction(seat, copied, moment).is_ok() {
                f(copied);
            }
        }
    }
    /// Whether some chip that this seat may hold could answer (PS-21.1).
    pub fn may_react(&self, seat: Seat, moment: &Moment) -> bool {
        let player = &self.players[seat];
        if !self.active.has(seat) {
            return false;
        }
        // What lies in the pile is there for all to see.
        if player.piled > 0 && self.why_no_reaction(seat, CRASH_GEM, moment).is_ok() {
            return true;
        }
        let reacting = self.kinds.reacting(moment.window());
        if player.hand_size == 0 || reacting.is_empty() {
            return false;
        }
        player.unseen.slots().and(reacting).any(|slot| {
            if !player.may_hold(slot) {
                return false;
            }
            let chip = self.chip(slot);
            let mut any = self.why_no_reaction(seat, chip, moment).is_ok();
            if !any {
                self.reacts_as(seat, chip, moment, |_| any = true);
            }
            any
        })
    }

    // Ongoing chips.

    /// The ongoing chips that lock combining for this player.
    pub fn locks_on(&self, seat: Seat) -> impl Iterator<Item = Run> + '_ {
        let chips = self.active.iter().flat_map(|owner| self.ongoing(owner));
        let locks = move |lock: &Run| match lock.text().ongoing.map_or(Locks::Nobody, |o| o.locks) {
            Locks::Nobody => false,
            Locks::Opponents => self.are_opponents(lock.me, seat),
            Locks::Everybody => true,
        };
        chips.filter(locks)
    }

    /// Whether what this chip sends cannot be answered: it has a crash sphere, or is played as if
    /// it were a chip that has one (PS-R49), and its player has something in play that makes such
    /// chips sure.
    pub fn is_sure(&self, run: &Run) -> bool {
        (run.text().is_purple() || run.text().acts_as_purple)
            && !self.player(run.me).ongoing.is_empty()
            && self.ongoing(run.me).any(|own| own.text().ongoing.is_some_and(|o| o.sure))
    }
    /// Whether this player has played a chip of this name this turn.
    pub fn has_played(&self, seat: Seat, chip: ChipId) -> bool {
        self.player(seat).played & 1 << self.slot_of(chip).0 != 0
    }

    /// The chips in a player's ongoing zone, one for each copy.
    pub fn ongoing(&self, seat: Seat) -> impl Iterator<Item = Run> + use<> {
        let (zone, kinds) = (self.players[seat].ongoing, *self.kinds.all());
        zone.slots().flat_map(move |slot| {
            std::iter::repeat_n(Run::ongoing(kinds[slot.index()], seat), zone.of(slot).into())
        })
    }
}
