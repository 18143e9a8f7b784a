//! How a game ended for each seat (FD-4.1, FD-19.22, FD-20.5, FD-20.6).

use crate::table::{Standing, Table};
use kernel::{Outcome, SeatSet};

impl Table {
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        let seats = self.open().mode.seats();
        let outcome = match self.open().standing {
            Standing::Playing => return None,
            Standing::Drawn => Outcome::draw(seats),
            Standing::Won(side) => {
                let winners = self.open().seats().iter().filter(|s| self.true_side(*s) == side);
                Outcome::win(seats, winners.collect::<SeatSet>())
            }
        };
        Some(self.open().seats().iter().fold(outcome, |o, seat| {
            o.with_points(seat, i16::from(self.open().tokens(self.true_side(seat))))
        }))
    }
}
