//! One chip from its playing to where it ends: declare, FIST_BEFORE, resolve, FIST_AFTER_OWN,
//! FIST_AFTER, settle (PS-5.7, PS-9.2).

use super::react::{self, Window};
use super::turn::{after_combine, after_own_fist};
use super::{Answer, NOBODY, Step, one};
use crate::chip::{Color, Declared, Declares, Moment, Run};
use crate::choice::Choice;
use crate::event::Event;
use crate::table::Table;
use kernel::{Asks, Play, Seat, SeatSet, Weigh};
use serde::Serialize;

/// How far a play is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Phase {
    Declare,
    Before,
    Resolve,
    AfterOwn,
    After,
    Settle,
}

/// What the effect that plays a chip has in store for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Course {
    /// It is played a second time (PS-11.7).
    pub again: bool,
    /// It is trashed when it was played.
    pub trashed: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Playing {
    pub run: Run,
    pub phase: Phase,
    /// Who was asked in this window, and who has reacted to this attack (PS-9.4).
    pub asked: SeatSet,
    pub reacted: SeatSet,
    /// It has no effect: its name was played before (PS-5.12).
    void: bool,
    course: Course,
    /// Its player has ended his action phase meanwhile: it plays no further chip.
    pub stopped: bool,
}

impl Playing {
    pub fn begin(run: Run, void: bool, course: Course) -> Playing {
        let (asked, reacted) = (SeatSet::EMPTY, SeatSet::EMPTY);
        let phase = if void { Phase::Settle } else { Phase::Declare };
        Playing { run, phase, asked, reacted, void, course, stopped: false }
    }
    fn moment(&self) -> Moment {
        let (chip, by) = (self.run.chip, self.run.me);
        if self.phase == Phase::Before {
            Moment::FistBefore { chip, by }
        } else {
            Moment::FistAfter { chip, by }
        }
    }
    /// Who is asked next in a window, in turn order from the player whose turn it is on (PS-9.5,
    /// PS-10.4). A player who is immune was not affected in the end, and has reacted anyway.
    fn next(&self, t: &Table) -> Option<Seat> {
        if !self.run.text().is_fist() {
            return None;
        }
        let open = t.open();
        let affected = (self.run.text().affects)(open, &self.run).minus(self.reacted);
        let waiting = affected.minus(self.asked);
        let moment = self.moment();
        let mut order = open.order(self.run.me);
        order.find(|seat| waiting.has(*seat) && t.may_react(*seat, &moment))
    }
    fn asks_declaration(&self, t: &Table) -> bool {
        match self.run.text().declares {
            Declares::Nothing => false,
            Declares::Opponent => t.open().opponents(self.run.me).len() > 1,
            Declares::Color | Declares::Option(_) => true,
        }
    }

    pub fn asks(&self, t: &Table) -> Asks {
        match self.phase {
            Phase::Declare if self.asks_declaration(t) => one(self.run.by),
            Phase::Before | Phase::After => self.next(t).map_or(NOBODY, one),
            _ => NOBODY,
        }
    }

    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        match self.phase {
            Phase::Declare if seat == self.run.by => self.weigh_declaration(t, out),
            Phase::Before | Phase::After if self.next(t) == Some(seat) => {
                react::weigh(t, seat, &self.moment(), out);
            }
            _ => (),
        }
    }
    fn weigh_declaration<W: Weigh<Table>>(&self, t: &Table, out: &mut W) {
        match self.run.text().declares {
            Declares::Nothing => (),
            Declares::Opponent => {
                t.open().opponents(self.run.me).iter().for_each(|s| out.offer(Choice::At(s)));
            }
            Declares::Color => Color::ALL.into_iter().for_each(|c| out.offer(Choice::Name(c))),
            Declares::Option(n) => {
                (0..n).for_each(|i| out.offer(Choice::Option(self.run.chip, i)));
            }
        }
    }

    pub fn resume(mut self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        match self.phase {
            Phase::Declare => {
                self.declare(t, play, answer);
                self.enter(Phase::Before);
            }
            Phase::Before | Phase::After => match answer {
                Some((seat, choice)) => self.answered(t, play, Window { seat, choice }),
                None if self.phase == Phase::Before => self.enter(Phase::Resolve),
                None => self.enter(Phase::Settle),
            },
            Phase::Resolve => {
                self.enter(Phase::AfterOwn);
                t.finally(Step::Playing(self));
                return (self.run.text().main)(t, play, self.run);
            }
            Phase::AfterOwn => {
                if self.run.text().is_fist() {
                    after_own_fist(t, play, &self.run);
                }
                if self.run.text().is_combine {
                    after_combine(t, play, &self.run);
                }
                self.enter(Phase::After);
            }
            Phase::Settle if self.course.again && !self.stopped => return self.play_again(t, play),
            Phase::Settle => {
                if !self.void {
                    t.enter(play, self.run);
                }
                return if self.course.trashed {
                    t.settle_in_bank(play, self.run)
                } else {
                    t.settle(play, self.run)
                };
            }
        }
        t.then(Step::Playing(self));
    }
    fn enter(&mut self, phase: Phase) {
        self.phase = phase;
        self.asked = SeatSet::EMPTY;
    }
    fn answered(&mut self, t: &mut Table, play: &mut Play<Event>, answer: Window) {
        self.asked = self.asked.with(answer.seat);
        if react::carry_out(t, play, answer, self.moment()) {
            self.reacted = self.reacted.with(answer.seat);
        }
    }
    fn declare(&mut self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        let only = || t.open().opponents(self.run.me).lowest();
        self.run.declared = match (answer.map(|a| a.1), self.run.text().declares) {
            (Some(Choice::At(seat)), _) => Declared::Opponent(seat),
            (Some(Choice::Name(color)), _) => Declared::Color(color),
            (Some(Choice::Option(_, i)), _) => Declared::Option(i),
            (None, Declares::Opponent) => only().map_or(Declared::Nothing, Declared::Opponent),
            _ => return self.unlock(t),
        };
        let Run { me: seat, chip, declared, .. } = self.run;
        play.everyone(Event::Declared { seat, chip, declared });
        self.unlock(t);
    }
    /// Combining may be locked for this player: the price comes before any effect.
    fn unlock(&mut self, t: &mut Table) {
        if !self.run.text().combines {
            return;
        }
        t.ask_price_of_combining(self.run);
    }
    /// The second play of the same chip, wherever it lies by now (PS-11.8).
    fn play_again(self, t: &mut Table, play: &mut Play<Event>) {
        let run = Run { at: self.run.at, by: self.run.by, ..Run::of(self.run.chip, self.run.me) };
        play.everyone(Event::PlayedAgain { seat: run.me, chip: run.chip });
        t.begin(play, run, Course { again: false, ..self.course });
    }
}

/// Discard a Puzzle chip so that the chip being played may combine, or do without.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Unlock {
    pub run: Run,
}

impl Unlock {
    pub fn asks(&self, t: &Table) -> Asks {
        let player = t.open().player(self.run.me);
        let mut kinds = player.unseen.slots();
        let may = kinds.any(|slot| t.open().chip(slot).is_puzzle() && player.may_hold(slot));
        // Where another lock was not paid nothing is to be had for a discard.
        if may && t.may_combine() { one(self.run.by) } else { NOBODY }
    }

    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat != self.run.by {
            return;
        }
        for slot in t.hand(self.run.me).slots().filter(|slot| t.open().chip(*slot).is_puzzle()) {
            out.offer(Choice::discard(t.open().chip(slot)));
        }
        out.offer(Choice::Pass);
    }

    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        if let Some((_, Choice::Chip(_, chip, _))) = answer {
            return t.discard(play, self.run.me, chip);
        }
        if t.may_combine() {
            t.bar_combining(play, self.run);
        }
    }
}

/// A chip's text goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct GoOn {
    pub run: Run,
}

impl GoOn {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        (self.run.text().step)(t, play, self.run);
    }
}
