//! Setup: Leader, Heroes, Missions, Basic Items, Libraries (SH-2).

use super::{Answered, BeginTurn, NOBODY, Step, ask_if, weighed};
use crate::choice::Choice;
use crate::event::Event;
use crate::hero::HeroId;
use crate::table::{Mode, Table};
use crate::why::{self, Why};
use kernel::{Asks, Play, Seat, SeatSet, Weigh};
use serde::Serialize;

/// The last draw of a Library (SH-2.17).
pub const LAST_DRAW: u8 = 8;

/// Global setup and the roll for the Leader (SH-2.1 to SH-2.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct StartGame;

impl StartGame {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        t.lay_actions();
        t.offer_basics(play);
        t.lay_items();
        t.fill_market(play);
        t.roll_for_leader(play);
        let leader = t.open().leader;
        t.then(Step::ChooseHero(ChooseHero { seat: leader }));
        t.then(Step::ChooseMission(ChooseMission { waiting: SeatSet::EMPTY, begun: false }));
        t.then(Step::ChooseBasic(ChooseBasic { seat: leader }));
        t.then(Step::DrawLibrary(DrawLibrary::NEXT));
    }
}

/// From the Leader clockwise each takes a Hero (SH-2.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ChooseHero {
    pub seat: Seat,
}

impl ChooseHero {
    fn may_take(&self, t: &Table, hero: HeroId) -> Result<(), Why> {
        let open = t.open();
        let mut others = open.others(self.seat).map(|seat| open.players[seat].hero);
        if open.mode == Mode::First {
            let pair = |other: HeroId| !other.is_none() && other.hero().list == hero.hero().list;
            return if others.any(pair) { Err(why::OTHER_LIST) } else { Ok(()) };
        }
        let taken = open.mode != Mode::Own && others.any(|other| other == hero);
        if taken { Err(why::TAKEN) } else { Ok(()) }
    }
    pub fn asks(&self, t: &Table) -> Asks {
        ask_if(self.seat, t.open().agreed[self.seat].is_none())
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat == self.seat {
            for hero in HeroId::all() {
                weighed(Choice::Hero(hero), self.may_take(t, hero), out);
            }
        }
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answered) {
        let hero = match answer {
            Some((_, Choice::Hero(hero))) => hero,
            _ => t.open().agreed[self.seat],
        };
        t.take_hero(play, self.seat, hero);
        let next = t.open().next(self.seat);
        if next != t.open().leader {
            t.then(Step::ChooseHero(ChooseHero { seat: next }));
        }
    }
}

/// Each keeps one of two Missions, secretly (SH-2.13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ChooseMission {
    pub waiting: SeatSet,
    pub begun: bool,
}

impl ChooseMission {
    pub fn asks(&self, _: &Table) -> Asks {
        if self.begun { Asks::Each(self.waiting) } else { NOBODY }
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if self.waiting.has(seat) {
            t.hidden().missions[seat].iter().for_each(|m| out.offer(Choice::Mission(*m)));
        }
    }
    pub fn resume(mut self, t: &mut Table, play: &mut Play<Event>, answer: Answered) {
        if !self.begun {
            t.deal_missions(play);
            let waiting = SeatSet::first(usize::from(t.open().count));
            return t.then(Step::ChooseMission(ChooseMission { waiting, begun: true }));
        }
        if let Some((seat, Choice::Mission(mission))) = answer {
            t.keep_mission(play, seat, mission);
            self.waiting = self.waiting.without(seat);
        }
        if !self.waiting.is_empty() {
            t.then(Step::ChooseMission(self));
        }
    }
}

/// From the Leader clockwise each takes a Basic Item (SH-2.14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ChooseBasic {
    pub seat: Seat,
}

impl ChooseBasic {
    pub fn asks(&self, _: &Table) -> Asks {
        Asks::one(self.seat)
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat == self.seat {
            let there = t.open().basics.iter().filter(|item| !item.is_none());
            there.for_each(|item| out.offer(Choice::Equip(*item)));
        }
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answered) {
        let Some((seat, Choice::Equip(item))) = answer else { return };
        t.take_basic(play, seat, item);
        let next = t.open().next(seat);
        if next != t.open().leader {
            t.then(Step::ChooseBasic(ChooseBasic { seat: next }));
        } else {
            t.clear_basics();
        }
    }
}

/// Libraries are drawn, kept or drawn again (SH-2.16 to SH-2.23). With a shared Pool one player
/// after the other, with own Pools all at the same time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct DrawLibrary {
    pub waiting: SeatSet,
    /// Who has a Library that stays.
    pub done: SeatSet,
    pub begun: bool,
}

impl DrawLibrary {
    const NEXT: DrawLibrary =
        DrawLibrary { waiting: SeatSet::EMPTY, done: SeatSet::EMPTY, begun: false };

    pub fn asks(&self, _: &Table) -> Asks {
        if self.begun { Asks::Each(self.waiting) } else { NOBODY }
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if self.waiting.has(seat) {
            out.offer(Choice::Keep);
            let last = t.open().players[seat].library == LAST_DRAW;
            weighed(Choice::Mulligan, if last { Err(why::MUST_KEEP) } else { Ok(()) }, out);
        }
    }
    pub fn resume(mut self, t: &mut Table, play: &mut Play<Event>, answer: Answered) {
        let all = SeatSet::first(usize::from(t.open().count));
        if !self.begun {
            t.begin_pool(play);
            if t.open().mode == Mode::First {
                t.seats().for_each(|seat| t.take_list(seat));
                self.done = all;
            }
            self.begun = true;
        }
        if let Some((seat, choice)) = answer {
            self.waiting = self.waiting.without(seat);
            if choice == Choice::Mulligan {
                t.note_mulligan(seat);
            }
            if !self.waiting.is_empty() {
                return t.then(Step::DrawLibrary(self));
            }
            self.decide(t, play);
        }
        if self.done == all {
            t.end_pool();
            t.reveal_monster(play);
            return t.then(Step::BeginTurn(BeginTurn));
        }
        if self.waiting.is_empty() {
            let next = t.open().from(t.open().leader).find(|seat| !self.done.has(*seat));
            let next = SeatSet::one(next.expect("somebody has no Library yet"));
            self.waiting = if t.open().mode == Mode::Own { all.minus(self.done) } else { next };
            for seat in self.waiting.iter() {
                t.draw_library(play, seat);
            }
        }
        t.then(Step::DrawLibrary(self));
    }
    /// All who were asked have decided: some put their cards back.
    fn decide(&mut self, t: &mut Table, play: &mut Play<Event>) {
        let again = t.take_mulligans();
        for seat in t.seats() {
            let asked = t.open().players[seat].library > 0 && !self.done.has(seat);
            if again.has(seat) {
                t.return_library(play, seat);
            } else if asked {
                self.done = self.done.with(seat);
                play.everyone(Event::LibraryKept { seat });
            }
        }
    }
}
