//! A rated match: who sat where, and who came in before whom.

use super::{Chair, Room};
use crate::strength::{Strength, whole};
use catalog::Eyes;
use kernel::{Finish, Seat};
use store::RatedRecord;
use wire::{RatingChange, SeatKind, SeatRating, Status};

/// A seat of a rated match that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placed {
    pub seat: Seat,
    /// Nobody, if he was forgotten meanwhile: the others have met him all the same.
    pub player: Option<String>,
    pub strength: Option<Strength>,
    pub side: u8,
    pub place: u8,
    /// `win`, `loss` or `draw`.
    pub result: &'static str,
}

impl Room {
    pub fn is_rated(&self) -> bool {
        self.record.rated
    }

    /// What the match did to ratings, now that it is on the disk.
    pub fn set_rated(&mut self, rated: Vec<RatedRecord>) {
        self.rated = rated;
    }

    /// Everybody's place, if the match counts: it was played from its beginning to its end.
    pub fn placed(&self) -> Vec<Placed> {
        let counts = self.record.rated && self.status == Status::Ended && !self.continued;
        let Some(table) = self.sound_table().filter(|_| counts) else { return Vec::new() };
        let outcome = table.table().ended();
        let teams: Vec<Option<String>> = (0..self.chairs.len())
            .map(|i| table.table().team_name(Eyes::All, Seat(i as u8)))
            .collect();
        let of = |(i, chair): (usize, &Chair)| {
            let mates = |t: &&Option<String>| t.is_some() && **t == teams[i];
            let side = match &teams[i] {
                Some(_) => teams.iter().position(|t| *t == teams[i]).unwrap_or(i),
                None => i,
            };
            let finish = match &outcome {
                Some(outcome) if !self.draw_agreed => outcome.finish(Seat(i as u8)),
                _ => Finish::Drew,
            };
            let alone = teams.iter().filter(mates).count() <= 1;
            let (place, result) = match finish {
                // Whoever left is behind everybody who stayed, whatever a bot made of his seat. In
                // a team he shares what his partners came to.
                _ if chair.kind == SeatKind::Bot && alone => (3, "loss"),
                Finish::Won | Finish::Shared => (1, "win"),
                Finish::Drew => (1, "draw"),
                Finish::Lost => (2, "loss"),
            };
            Placed {
                seat: Seat(i as u8),
                player: chair.player.clone().or_else(|| chair.left_by.clone()),
                strength: chair.strength,
                side: side as u8,
                place,
                result,
            }
        };
        self.chairs.iter().enumerate().map(of).collect()
    }

    pub(super) fn rating_changes(&self) -> Vec<RatingChange> {
        let change = |r: &RatedRecord| RatingChange {
            seat: Seat(r.seat).to_string(),
            before: whole(r.before),
            after: whole(r.after),
        };
        self.rated.iter().map(change).collect()
    }

    /// What everybody at a rated table may know of each other.
    pub(super) fn seat_rating(&self, chair: &Chair) -> Option<SeatRating> {
        let known = chair.strength.filter(|_| self.record.rated && chair.player.is_some());
        known.map(|s| SeatRating { rating: s.rating, provisional: s.provisional })
    }
}
