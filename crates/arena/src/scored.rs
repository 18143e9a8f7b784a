//! What is counted of one game, small enough to be kept on disk.

use crate::Record;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// One game, as the statistics need it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scored {
    /// Halves of a win, seat by seat: 2 won, 1 drawn or shared, 0 lost.
    pub half_wins: Vec<u8>,
    pub answers: u32,
    pub decisions: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub used: Vec<(Seat, String)>,
}

impl From<Record> for Scored {
    fn from(record: Record) -> Self {
        let Record { outcome, answers, decisions, first, used } = record;
        let seats = (0..outcome.seats() as u8).map(Seat);
        Scored {
            half_wins: seats.map(|seat| outcome.half_wins(seat)).collect(),
            answers,
            decisions,
            first,
            used: used.into_iter().collect(),
        }
    }
}
