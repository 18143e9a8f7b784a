//! Players one after the other: a small list of seats that needs no allocation.

use crate::setup::SEATS;
use kernel::{Counter, Seat};

/// Seats in some order.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    seats: [Seat; SEATS],
    next: u8,
    len: u8,
}

impl Order {
    pub fn of(seats: impl IntoIterator<Item = Seat>) -> Order {
        let mut order = Order { seats: [Seat(0); SEATS], next: 0, len: 0 };
        for seat in seats {
            order.seats[usize::from(order.len)] = seat;
            order.len.raise(1);
        }
        order
    }
}

impl Iterator for Order {
    type Item = Seat;
    fn next(&mut self) -> Option<Seat> {
        let seat = (self.next < self.len).then(|| self.seats[usize::from(self.next)]);
        self.next.raise(1);
        seat
    }
}
