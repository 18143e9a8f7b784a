//! How the unknown part of a hand was dealt: what it takes to deal it again (PS-2.7, PS-2.12).
//!
//! Every draw from a bag takes any of its chips. So of all ways in which the unknown draws can have
//! gone, each is as likely as any other, provided that it gave what has been seen to leave the hand
//! and took nothing that came into the bag only afterwards.

use super::player::Player;
use crate::pouch::{Pouch, Slot};
use kernel::Counter;

/// The history of a hand since everybody knew all of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Dealt {
    /// What was drawn unseen and has been shown since, most of it by leaving the hand.
    pub shown: Pouch,
    /// How many chips were drawn unseen since the last of it was shown. What is shown between two
    /// such draws counts as if it had been in hand before both.
    pub draws_since_shown: u8,
    /// What came into the bag when part of the hand had been drawn, and may have been drawn since.
    pub late: Pouch,
    /// How many chips were drawn unseen since it came. Several arrivals count as one, with the
    /// draws since the first: who puts chips into bags twice between two hands is rare.
    pub late_draws: u8,
}

impl Player {
    /// Nothing of this hand lies face down on the bag. Where something does, the history says
    /// nothing: which draw it came from nobody can tell.
    pub fn has_plain_hand(&self) -> bool {
        self.top.face_down() == 0 && self.either.is_empty()
    }
    /// What may have been in the bag at every unseen draw.
    pub fn dealt_from(&self) -> Pouch {
        self.uncertain().minus(&self.dealt.late)
    }
    /// With the whole hand known all the rest is in the bag, one chip as good as another.
    pub(crate) fn forget_deal(&mut self) {
        if !self.has_plain_hand() {
            self.dealt = Dealt::default();
        } else if self.unknown() == 0 {
            self.dealt = Dealt::default();
            self.bagged = Pouch::EMPTY;
        }
    }
    fn has_forgotten(mut self) -> bool {
        let before = self;
        self.forget_deal();
        self == before
    }
    /// Chips of the bag are drawn unseen; they are not counted in the hand yet.
    pub(super) fn draw_unseen(&mut self, n: u8) {
        debug_assert!(self.has_forgotten(), "what is known is forgotten as soon as it may be");
        if self.has_plain_hand() {
            self.dealt.late = self.dealt.late.plus(&self.bagged);
            self.dealt.late_draws.raise(if self.dealt.late.is_empty() { 0 } else { n });
            let since_shown = if self.dealt.shown.is_empty() { 0 } else { n };
            self.dealt.draws_since_shown.raise(since_shown);
        }
        self.bagged = Pouch::EMPTY;
        self.hand_size.raise(n);
    }
    /// A chip of the bag comes into the hand for all to see. Of what was known to be in the bag one
    /// may be gone with it.
    pub(super) fn draw_seen(&mut self, slot: Slot) {
        debug_assert!(self.has_forgotten(), "what is known is forgotten as soon as it may be");
        self.hand_size.raise(1);
        self.bagged.take_up_to(slot, 1);
        self.known.add(slot, 1);
        self.mind_late(slot, false);
    }
    /// Everybody sees that the hand holds a chip of this kind.
    pub(super) fn show(&mut self, slot: Slot) {
        let news = !self.known.has(slot);
        self.learn_held(slot, 1);
        if news {
            self.note_shown(slot);
        }
        self.forget_deal();
    }
    /// Luck has shown that the hand holds so many chips of this kind, which may have been known.
    /// Any chip of the hand is as likely to be shown, so the rest was dealt without it: it is not
    /// counted as shown. If something else was known before, that is only near (`View::imagine`);
    /// then it is one of the latest draws only if there are not enough others.
    pub(super) fn show_by_luck(&mut self, slot: Slot, n: u8) {
        let news = n > self.known.of(slot);
        self.learn_held(slot, n);
        if news && self.has_plain_hand() {
            self.mind_late(slot, true);
            let (unknown, shown) = (self.unknown(), self.dealt.shown.len());
            self.dealt.draws_since_shown = self.dealt.draws_since_shown.min(unknown);
            self.dealt.late_draws = self.dealt.late_draws.min(unknown + shown);
        }
        self.forget_deal();
    }
    /// A chip that was drawn unseen is out of the unknown part now.
    pub(super) fn note_shown(&mut self, slot: Slot) {
        if !self.has_plain_hand() {
            return;
        }
        if !self.mind_late(slot, true) {
            self.dealt.shown.add(slot, 1);
        }
        self.dealt.draws_since_shown = 0;
    }
    /// If only a chip that came late can be the one that is out, it was one of the late draws.
    fn mind_late(&mut self, slot: Slot, drawn: bool) -> bool {
        let others = self.known.of(slot) + self.bagged.of(slot) + self.dealt.late.of(slot);
        let late = others > self.unseen.of(slot) && self.dealt.late.has(slot);
        if late {
            self.dealt.late.take(slot, 1);
            self.dealt.late_draws.lower(u8::from(drawn));
        }
        if self.dealt.late.is_empty() {
            self.dealt.late_draws = 0;
        } else if self.dealt.late_draws == 0 {
            // Nothing of it was drawn: it is in the bag.
            self.bagged = self.bagged.plus(&std::mem::take(&mut self.dealt.late));
        }
        late
    }
}
