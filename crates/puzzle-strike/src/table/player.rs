//! What everybody sees of one player (PS-2).
//!
//! What the others know of a hand is a number for each kind: at least so many are `known` to be in
//! it. Chips that have left it face down are in the hand or on top of the bag, who knows: `either`
//! counts those that are known to be in one of the two, besides `known`.

use super::dealt::Dealt;
use crate::chip::{Arrow, ChipId};
use crate::chips::Who;
use crate::pouch::{Pouch, Slot};
use kernel::Counter;

/// No more chips than this lie on top of a bag; nobody is asked to put more there (PS-R61).
pub const TOP: usize = 24;

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
    /// All of them; `Slot::FACE_DOWN`, which is the slot of no chip, for those that lie face down.
    pub(crate) fn slots(&self) -> &[Slot] {
        &self.slots[..usize::from(self.len)]
    }
    /// All of them, the next one to be drawn last; nothing for those that lie face down.
    pub fn each(&self) -> impl DoubleEndedIterator<Item = Option<Slot>> + '_ {
        self.slots().iter().map(|slot| (*slot != Slot::FACE_DOWN).then_some(*slot))
    }
    pub fn face_up(&self) -> impl Iterator<Item = Slot> + '_ {
        self.each().flatten()
    }
    /// How many lie face down.
    #[inline]
    pub fn face_down(&self) -> u8 {
        self.slots().iter().filter(|slot| **slot == Slot::FACE_DOWN).count() as u8
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
            self.len.raise(1);
        }
        room
    }
    pub fn pop(&mut self) -> Option<Slot> {
        let next = self.slots().last().copied();
        self.len.lower(u8::from(next.is_some()));
        next
    }
    /// Takes the uppermost chip of this kind out.
    pub fn remove(&mut self, slot: Slot) -> bool {
        let at = self.slots().iter().rposition(|s| *s == slot);
        at.is_some_and(|at| self.remove_at(at))
    }
    fn remove_at(&mut self, at: usize) -> bool {
        self.slots.copy_within(at + 1..usize::from(self.len), at);
        self.len.lower(1);
        true
    }
    /// The place of a chip that lies face down; `which` of them counts from below.
    fn place_face_down(&self, which: usize) -> Option<usize> {
        let down = |at: &usize| self.slots[*at] == Slot::FACE_DOWN;
        (0..usize::from(self.len)).filter(down).nth(which)
    }
    /// A chip that lay face down lies face up.
    pub fn turn_up(&mut self, which: usize, slot: Slot) {
        if let Some(at) = self.place_face_down(which) {
            self.slots[at] = slot;
        }
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
    /// Hand and bag together, and of the top of the bag what lies face down (PS-2.7).
    pub unseen: Pouch,
    pub hand_size: u8,
    /// What everybody knows to be in the hand.
    pub known: Pouch,
    /// What everybody knows to be in the hand or face down on top of the bag, besides `known`.
    pub either: Pouch,
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
    /// Money that comes at the start of his next buy phase.
    pub money_due: u8,
    pub pigs: u8,
    /// Of the piggy banks, those that give a draw when used (PS-4.30).
    pub marked_pigs: u8,
    /// How many chips are set aside to be kept; which ones is hidden (PS-4.24).
    pub kept: u8,
    /// Sets of coloured arrows that come at the start of the next action phase.
    pub arrows_due: u8,
    /// The names played this turn, a bit for each slot (PS-5.12).
    pub played: u32,
    /// Of the chips played this turn those that went on top of his bag, wherever they are by now,
    /// unless they left the hand again (PS-4.29).
    pub put_back: Pouch,
    /// How many chips he has played this turn, reactions apart (PS-4.10).
    pub plays: u8,
    /// Crash Gems of his that lie in the gem pile; he plays them as if from his hand.
    pub piled: u8,
    /// He may not play purple shields this turn.
    pub unshielded: bool,
    /// Chips that he buys this turn may go on top of his bag.
    pub buys_on_top: bool,
    pub bought: bool,
    pub bought_wound: bool,
    pub bought_puzzle: bool,
    /// He has ended the running phase (PS-15.4).
    pub done: bool,
}

impl Player {
    /// The chips in the bag, without those on top of it.
    pub fn bag_size(&self) -> u8 {
        self.unseen.len() - self.hand_size - self.top.face_down()
    }
    /// Whether another chip can lie on top of the bag.
    pub fn has_room_on_top(&self) -> bool {
        usize::from(self.top.len()) < TOP
    }
    /// Whether a search of the bag may find this chip for all that is public; what lies on top of
    /// the bag is not in it (PS-2.10).
    pub fn may_find(&self, slot: Slot) -> bool {
        let elsewhere = self.known.of(slot) + self.either.of(slot) + self.bagged.of(slot);
        self.bagged.has(slot)
            || self.bag_size() > self.bagged.len() && self.unseen.of(slot) > elsewhere
    }
    pub fn arrow(&self, arrow: Arrow) -> u8 {
        self.arrows[arrow.index()]
    }
    /// Whether the hand may hold this chip for all that is public.
    pub fn may_hold(&self, slot: Slot) -> bool {
        self.known.has(slot) || self.may_hold_unknown(slot)
    }
    /// The most chips of this kind that the hand may hold for all that is public.
    pub fn most_held(&self, slot: Slot) -> u8 {
        let (known, either) = (self.known.of(slot), self.either.of(slot));
        let taken = known + either + self.bagged.of(slot);
        let others = self.unseen.of(slot).saturating_sub(taken).min(self.unknown());
        known + (either + others).min(self.hand_size - self.known.len())
    }
    /// How many chips of the hand or face down on the bag nobody else knows anything of.
    pub fn unknown(&self) -> u8 {
        self.hand_size + self.top.face_down() - self.known.len() - self.either.len()
    }
    fn may_hold_unknown(&self, slot: Slot) -> bool {
        let taken = self.known.of(slot) + self.bagged.of(slot);
        if self.unseen.of(slot) <= taken || self.hand_size <= self.known.len() {
            return false;
        }
        self.top.face_down() == 0 || self.most_held(slot) > self.known.of(slot)
    }
    /// How many chips of this kind in the hand were played this turn and have come back: what went
    /// on top of the bag and lies there no more (PS-4.29, PS-R64).
    pub fn came_back(&self, slot: Slot) -> u8 {
        let put_back = self.put_back.of(slot);
        if put_back == 0 {
            return 0;
        }
        let on_top = self.top.face_up().filter(|top| *top == slot).count() as u8;
        put_back.saturating_sub(on_top).min(self.known.of(slot))
    }
    /// All of them.
    pub fn all_came_back(&self) -> Pouch {
        let mut all = Pouch::EMPTY;
        self.put_back.slots().for_each(|slot| all.add(slot, self.came_back(slot)));
        all
    }
    /// What is not known to be in hand or bag.
    pub fn uncertain(&self) -> Pouch {
        self.unseen.minus(&self.known).minus(&self.bagged)
    }

    // What the others learn.

    /// At least so many chips of this kind are in the hand.
    pub(super) fn learn_held(&mut self, slot: Slot, n: u8) {
        let more = n.saturating_sub(self.known.of(slot));
        self.known.add(slot, more);
        self.either.take_up_to(slot, more);
    }
    /// The whole hand.
    pub(super) fn learn_hand(&mut self, hand: &Pouch) {
        self.either = self.known.plus(&self.either).minus(hand);
        self.known = *hand;
    }
    /// These chips have left the hand for all to see.
    pub(super) fn see_leave(&mut self, chips: &Pouch) {
        let near = self.known.plus(&self.either).minus(chips);
        self.known = self.known.minus(chips);
        self.either = near.minus(&self.known);
    }
    /// A chip has left the hand face down, any of those that were known.
    pub(super) fn lose_sight(&mut self) {
        for (known, either) in self.known.0.iter_mut().zip(&mut self.either.0) {
            let one = (*known).min(1);
            known.lower(one);
            either.raise(one);
        }
    }
    /// With nothing face down any more, what was in one of the two is in the hand; with an empty
    /// bag everything is in one of the two.
    pub(crate) fn conclude(&mut self) {
        if self.top.face_down() == 0 {
            self.known = self.known.plus(&self.either);
            self.either = Pouch::EMPTY;
        } else if self.bag_size() == 0 {
            self.either = self.unseen.minus(&self.known);
        }
        self.forget_deal();
    }
}
