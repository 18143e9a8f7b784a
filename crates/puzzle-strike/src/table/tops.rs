//! Chips on top of a bag, face up or face down (PS-2.9).

use super::Table;
use crate::chip::ChipId;
use crate::event::Event;
use crate::pouch::Slot;
use kernel::{Counter, Play, Seat};

impl Table {
    /// A chip that lay face down comes into the hand.
    pub(super) fn lift(&mut self, seat: Seat, slot: Slot, shown: bool) {
        self.hidden.hands[seat].add(slot, 1);
        let player = &mut self.open.players[seat];
        player.hand_size.raise(1);
        if shown {
            player.learn_held(slot, player.known.of(slot) + 1);
        }
        player.conclude();
    }
    /// A chip of the hand goes on top of the bag. Who sees the hand sees which; the others see it
    /// go there face down (PS-2.9).
    pub fn hand_to_top(&mut self, play: &mut Play<Event>, seat: Seat, chip: ChipId) {
        let slot = self.open.slot_of(chip);
        debug_assert!(
            self.open.players[seat].has_room_on_top(),
            "{seat} is not asked without room"
        );
        if self.open.players[seat].laid_open > 0 {
            self.take_from_hand(seat, slot);
            self.open.players[seat].top.push(slot);
            return play.everyone(Event::PutOnTop { seat, chip });
        }
        self.hidden.hands[seat].take(slot, 1);
        self.hidden.face_down[seat].push(slot);
        let player = &mut self.open.players[seat];
        player.hand_size.lower(1);
        player.top.push(Slot::FACE_DOWN);
        player.lose_sight();
        player.conclude();
        let seen = Event::PutOnTop { seat, chip };
        play.split(self.sees_hand(seat), seen, Event::PutOnTopFaceDown { seat });
    }
    /// A chip that everybody waits for is not in the hand any more; if it lies face down on the
    /// bag, that is seen now (PS-R50).
    pub(super) fn turn_up(&mut self, play: &mut Play<Event>, seat: Seat, chip: ChipId) {
        let slot = self.open.slot_of(chip);
        let Some(which) = self.which_face_down(seat, slot) else { return };
        self.hidden.face_down[seat].remove(slot);
        let player = &mut self.open.players[seat];
        player.top.turn_up(which, slot);
        player.unseen.take(slot, 1);
        player.either.take_up_to(slot, 1);
        player.conclude();
        play.everyone(Event::TurnedUp { seat, chip });
    }
    /// Which of the chips that lie face down is the uppermost of this kind.
    fn which_face_down(&self, seat: Seat, slot: Slot) -> Option<usize> {
        self.hidden.face_down[seat].slots().iter().rposition(|s| *s == slot)
    }
    /// From the discard pile onto the bag.
    pub fn discard_to_top(&mut self, play: &mut Play<Event>, seat: Seat, chip: ChipId) {
        let slot = self.open.slot_of(chip);
        let room = self.open.players[seat].top.push(slot);
        debug_assert!(room, "{seat} is not asked without room");
        self.open.players[seat].discard.take(slot, 1);
        play.everyone(Event::PutOnTop { seat, chip });
    }
}
