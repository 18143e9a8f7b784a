//! What a position says of the knowledge of a hand and a bag, and whether that can be.

use super::{Chips, Place};
use crate::chip::ChipId;
use crate::setup::SEATS;
use kernel::{Counter, Seat};
use std::collections::BTreeSet;

/// So many chips at most were drawn into a hand before all of it was seen: a table counts them in
/// a byte.
const MOST_DRAWN: u16 = u8::MAX as u16;

impl Place {
    /// What is known of his hand and bag.
    pub(super) fn remembered(&self) -> [&Chips; 5] {
        let either = &self.known_in_hand_or_face_down;
        [&self.known_in_hand, &self.known_in_bag, &self.shown, &self.came_late, either]
    }
    /// What lies face down on the bag, the next one to be drawn first.
    pub(super) fn face_down(&self) -> impl DoubleEndedIterator<Item = ChipId> + '_ {
        self.top_of_bag.iter().filter(|top| top.face_down).map(|top| top.chip)
    }
    /// Whether the hand can have been drawn in the way that is remembered.
    fn can_be_dealt(&self) -> bool {
        let (mut unknown, mut shown, mut late) = (0u16, 0u16, 0u16);
        for chip in self.zones().into_iter().flat_map(|(_, chips)| chips).collect::<BTreeSet<_>>() {
            let [known, bagged, seen, came, _] =
                self.remembered().map(|c| u16::from(c.number(chip)));
            let (hand, bag) = (u16::from(self.hand.number(chip)), u16::from(self.bag.number(chip)));
            // Of a character's chips each player may have one (PS-3.1).
            let copies = u16::from(chip.chip().copies);
            let box_has = if chip.is_character() { SEATS as u16 } else { copies };
            if known + bagged + came > hand + bag || seen > box_has {
                return false;
            }
            let rest = hand + bag - known - bagged - came;
            (unknown, shown) = (unknown + hand - known.min(hand), shown + seen);
            late.raise((hand - known.min(hand)).saturating_sub(rest));
        }
        let draws = u16::from(self.drawn_since_late);
        let idle =
            self.came_late.is_empty() && draws > 0 || !self.came_late.is_empty() && draws == 0;
        let after = u16::from(self.drawn_since_shown);
        let fits = late <= draws && draws <= unknown + shown && after <= unknown && !idle;
        fits && (after == 0 || shown > 0) && shown + unknown <= MOST_DRAWN
    }

    /// Whether what is known is there; `sound` if nothing else is wrong, so that it can be counted.
    pub(super) fn check_known(&self, seat: Seat, sound: bool, bad: &mut Vec<String>) {
        let before = bad.len();
        let more = |known: &Chips, there: &dyn Fn(ChipId) -> u16| -> Vec<ChipId> {
            known.kinds().filter(|c| u16::from(known.number(*c)) > there(*c)).collect()
        };
        let held = |chip| u16::from(self.hand.number(chip));
        for chip in more(&self.known_in_hand, &held) {
            bad.push(format!("{seat}: what is known of {chip} is not in that hand"));
        }
        for chip in more(&self.known_in_bag, &|chip| u16::from(self.bag.number(chip))) {
            bad.push(format!("{seat}: what is known of {chip} is not in that bag"));
        }
        let near = |chip| {
            let down = self.face_down().filter(|other| *other == chip).count() as u16;
            (held(chip) + down).saturating_sub(u16::from(self.known_in_hand.number(chip)))
        };
        let hides = self.face_down().next().is_some();
        if !hides && !self.known_in_hand_or_face_down.is_empty() {
            bad.push(format!("{seat}: nothing lies face down on that bag (PS-2.9)"));
        } else {
            for chip in more(&self.known_in_hand_or_face_down, &near) {
                bad.push(format!("{seat}: what is known of {chip} is not in hand or face down"));
            }
        }
        if !sound || bad.len() > before {
            return;
        }
        if hides && self.has_history() {
            bad.push(format!("{seat}: of a hand of which some lies face down no draws are known"));
        } else if !hides && !self.can_be_dealt() {
            bad.push(format!("{seat}: what came late or was shown does not fit that hand"));
        }
    }
    /// Whether anything is remembered of how the hand was dealt.
    fn has_history(&self) -> bool {
        !self.shown.is_empty()
            || !self.came_late.is_empty()
            || self.drawn_since_shown.max(self.drawn_since_late) > 0
    }
}
