//! The phases of a round, one after the other (SH-4.1).

use super::{
    BuildUp, CleanUp, DealActions, LastStep, Plan, Refresh, ShowNumbers, StartStep, Step,
    TokenChoice, Triggers,
};
use crate::event::Event;
use crate::op::Win;
use crate::table::{Phase, ROUND_LIMIT, Table};
use kernel::{Play, SeatSet};
use serde::Serialize;

/// A round begins: the place at which a position can be written down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct BeginTurn;

impl BeginTurn {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        if t.open().round >= ROUND_LIMIT {
            return t.score(play);
        }
        t.begin_round(play);
        if t.open().round > 1 {
            t.then(Step::TokenChoice(TokenChoice));
        }
        for seat in t.open().from(t.open().leader) {
            t.then(Step::Triggers(Triggers::of(Win::TeamUp, seat)));
        }
        t.then(Step::DealActions(DealActions { next: t.open().leader, drawn: false }));
        t.then(Step::Plan(Plan { waiting: SeatSet::EMPTY, begun: false }));
        t.then(Step::Combat(Combat));
    }
}

/// The Combat Phase, and what follows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Combat;

impl Combat {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        t.begin_phase(play, Phase::Combat);
        t.then(Step::StartStep(StartStep { step: 1 }));
        t.then(Step::ShowNumbers(ShowNumbers));
        t.then(Step::BuildUp(BuildUp));
        t.then(Step::CleanUp(CleanUp));
        t.then(Step::LastStep(LastStep));
        t.then(Step::Refresh(Refresh));
        t.then(Step::BeginTurn(BeginTurn));
    }
}
