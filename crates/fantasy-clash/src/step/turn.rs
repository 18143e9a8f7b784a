//! How turns begin and end (FC-5).

use super::{InPhase, Step};
use crate::event::Event;
use crate::table::{Phase, Table};
use kernel::Play;
use serde::Serialize;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct BeginTurn;

impl BeginTurn {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        if !t.begin_turn(play) {
            return;
        }
        if t.open().passes(t.open().active) {
            // Everybody sees that nothing can be done, so nobody is asked (FC-11.8).
            t.then(Step::EndTurn(EndTurn));
        } else {
            t.begin_phase(play, Phase::Movement);
            t.then(Step::InPhase(InPhase));
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct EndTurn;

impl EndTurn {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        if t.end_turn(play) {
            t.then(Step::BeginTurn(BeginTurn));
        }
    }
}
