//! How a game ended, seat by seat.

use crate::{MAX_SEATS, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What the end was for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Finish {
    /// Won alone or with one's team.
    Won,
    /// Won together with rivals: a shared victory.
    Shared,
    Drew,
    Lost,
}

/// The end of a game. Points are the game's own score (tokens, victory points, chips).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    seats: u8,
    finish: [Finish; MAX_SEATS],
    points: [i16; MAX_SEATS],
}

impl Outcome {
    /// Everybody at the table of `seats` drew, with no points.
    pub fn draw(seats: usize) -> Self {
        Outcome { seats: seats as u8, finish: [Finish::Drew; MAX_SEATS], points: [0; MAX_SEATS] }
    }

    /// One team (or player) won, all others lost.
    pub fn win(seats: usize, winners: SeatSet) -> Self {
        let mut o = Self::draw(seats);
        for seat in (0..seats as u8).map(Seat) {
            o.finish[seat.index()] = if winners.has(seat) { Finish::Won } else { Finish::Lost };
        }
        o
    }

    /// Several rivals share the victory.
    pub fn shared(seats: usize, winners: SeatSet) -> Self {
        let mut o = Self::win(seats, winners);
        for seat in winners.iter() {
            o.finish[seat.index()] = Finish::Shared;
        }
        o
    }

    #[must_use]
    pub fn with_points(mut self, seat: Seat, points: i16) -> Self {
        self.points[seat.index()] = points;
        self
    }

    pub fn seats(&self) -> usize {
        usize::from(self.seats)
    }
    pub fn finish(&self, seat: Seat) -> Finish {
        self.finish[seat.index()]
    }
    pub fn points(&self, seat: Seat) -> i16 {
        self.points[seat.index()]
    }
    pub fn winners(&self) -> SeatSet {
        (0..self.seats)
            .map(Seat)
            .filter(|s| matches!(self.finish(*s), Finish::Won | Finish::Shared))
            .collect()
    }

    /// What the end is worth to a seat, in halves of a win: 2 won, 1 drawn or shared, 0 lost.
    pub fn half_wins(&self, seat: Seat) -> u8 {
        match self.finish(seat) {
            Finish::Won => 2,
            Finish::Shared | Finish::Drew => 1,
            Finish::Lost => 0,
        }
    }
}

impl Serialize for Outcome {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Row {
            seat: Seat,
            finish: Finish,
            points: i16,
        }
        s.collect_seq((0..self.seats).map(Seat).map(|seat| Row {
            seat,
            finish: self.finish(seat),
            points: self.points(seat),
        }))
    }
}
