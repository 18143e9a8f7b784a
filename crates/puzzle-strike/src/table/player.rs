//! What everybody sees of one player (PS-2).

use super::dealt::Dealt;
use crate::chip::{Arrow, ChipId};
use crate::chips::Who;
use crate::pouch::{Pouch, Slot};

/// No more chips than this lie on top of a bag.
pub const TOP: usize = 12;

/// Chips on top of a bag, the next one to be drawn last (PS-2.9).
#[derive(Clone, Copy, Debug)]
pub struct Top {
    len: u8,
    slots: [Slot; TOP],
}

impl Default for Top {
    fn default() -> Self {
        Top { len: 0, slots: [Slot(0); TOP] }
    }
}

impl Top {
    pub fn slots(&self) -> &[Slot] {
        &self.slots[..usize::from(self.len)]
    }
    pub fn len(&self) -> u8 {
        self.len
    }
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
    /// False if there is no room.
    pub fn push(&mut self, slot: Slot) -> bool {
        let room = usize::from(self.len) < TOP;
        if room {
            self.slots[usize::from(self.len)] = slot;
            self.len += 1;
        }
        room
    }
    pub fn pop(&mut self) -> Option<Slot> {
        let next = self.slots().last().copied();
        self.len -= u8::from(next.is_some());
        next
    }
    /// Takes the uppermost chip of this kind out.
    pub fn remove(&mut self, slot: Slot) -> bool {
        let Some(at) = self.slots().iter().rposition(|s| *s == slot) else { return false };
        self.slots.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        true
    }
}

impl PartialEq for Top {
    fn eq(&self, other: &Self) -> bool {
        self.slots() == other.slots()
    }
}

impl Eq for Top {}

impl std::hash::Hash for Top {
    fn hash<H: std::hash::Hasher>(&self, h: &mut H) {
        self.slots().hash(h);
    }
}

/// The open side of a player: his zones, and what he has this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    pub character: Option<Who>,
    /// The chips he has drafted instead (PS-17.4).
    pub drafted: [Option<ChipId>; 3],
    /// Hand and bag together, without the top of the bag (PS-2.7).
    pub unseen: Pouch,
    pub hand_size: u8,
    /// What everybody knows to be in the hand.
    pub known: Pouch,
    /// What everybody knows to be in the bag, put there since the last draw.
    pub bagged: Pouch,
    /// How the rest of the hand was dealt.
    pub dealt: Dealt,
    pub top: Top,
    pub discard: Pouch,
    pub table: Pouch,
    pub ongoing: Pouch,
    /// How many effects that still go on have revealed the hand (PS-2.8).
    pub laid_open: u8,
    /// Arrows by colour; the natural action is a black one (PS-4.6).
    pub arrows: [u8; 5],
    pub money: i8,
    pub pigs: u8,
    /// Of the piggy banks, those that give a draw when used (PS-4.30).
    pub marked_pigs: u8,
    /// How many chips are set aside to be kept; which ones is hidden (PS-4.24).
    pub kept: u8,
    /// Sets of coloured arrows that come at the start of the next action phase.
    pub arrows_due: u8,
    /// The names played this turn, a bit for each slot (PS-5.12).
    pub played: u32,
    /// A chip was played or an action spent in his own action phase (PS-4.10).
    pub acted: bool,
    pub bought: bool,
    pub bought_wound: bool,
    /// He has ended the running phase (PS-15.4).
    pub done: bool,
}

impl Player {
    pub fn bag_size(&self) -> u8 {
        self.unseen.len() - self.hand_size
    }
    pub fn arrow(&self, arrow: Arrow) -> u8 {
        self.arrows[arrow.index()]
    }
    /// Whether the hand may hold this chip for all that is public.
    pub fn may_hold(&self, slot: Slot) -> bool {
        self.known.has(slot) || self.may_hold_unknown(slot)
    }
    fn may_hold_unknown(&self, slot: Slot) -> bool {
        let taken = self.known.of(slot) + self.bagged.of(slot);
        self.unseen.of(slot) > taken && self.hand_size > self.known.len()
    }
    /// What is not known to be in hand or bag.
    pub fn uncertain(&self) -> Pouch {
        self.unseen.minus(&self.known).minus(&self.bagged)
    }
}
