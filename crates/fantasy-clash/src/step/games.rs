//! Between two games of a match (FC-16.5).

use super::{Answer, ask_if};
use crate::choice::Choice;
use crate::event::Event;
use crate::space::other;
use crate::table::Table;
use kernel::{Asks, Play, Seat, Weigh};
use serde::Serialize;

/// The loser of a game says who starts the next one, before anybody deploys.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct LosersChoice {
    pub seat: Seat,
}

impl LosersChoice {
    pub fn asks(&self, _: &Table) -> Asks {
        ask_if(self.seat, true)
    }
    pub fn weigh<W: Weigh<Table>>(&self, _: &Table, seat: Seat, out: &mut W) {
        if seat == self.seat {
            out.offer(Choice::GoFirst);
            out.offer(Choice::GoSecond);
        }
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        let itself = matches!(answer, Some((_, Choice::GoFirst)));
        let first = if itself { self.seat } else { other(self.seat) };
        play.everyone(Event::NamedFirst { by: self.seat, seat: first });
        t.next_game(play, Some(first));
    }
}
