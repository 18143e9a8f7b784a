//! Setup: Leader, Heroes, Missions, Basic Items, Libraries (SH-2).

use super::{Answered, BeginTurn, NOBODY, Step, ask_if, weighed};
use crate::card::{CardId, Kind, List};
use crate::choice::Choice;
use crate::event::Event;
use crate::hero::{HeroId, MissionId};
use crate::table::{FIRST_LIBRARY, Mode, Place, SLOTS, Table};
use crate::titles::Titles;
use crate::why::{self, Why};
use kernel::{Asks, Play, Seat, SeatSet, Weigh};
use serde::Serialize;

/// The first and the last draw of a Library (SH-2.17).
const FIRST_DRAW: u8 = 10;
const LAST_DRAW: u8 = 8;
/// After so many ties the first of those who are tied leads: a thing that does not happen to dice.
const ROLLS: usize = 100;

/// Global setup and the roll for the Leader (SH-2.1 to SH-2.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct StartGame;

impl StartGame {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        t.lay_actions();
        t.offer_basics(play);
        for item in CardId::items() {
            if let Kind::Market { copies, .. } = item.card().kind {
                t.lay_open().item_deck[item.item()] = copies;
            }
        }
        t.fill_market(play);
        t.roll_for_leader(play);
        let leader = t.open().leader;
        t.then(Step::ChooseHero(ChooseHero { seat: leader }));
        t.then(Step::ChooseMission(ChooseMission { waiting: SeatSet::EMPTY, begun: false }));
        t.then(Step::ChooseBasic(ChooseBasic { seat: leader }));
        t.then(Step::DrawLibrary(DrawLibrary::NEXT));
    }
}

impl Table {
    fn offer_basics(&mut self, play: &mut Play<Event>) {
        let basics: [CardId; 7] = {
            let mut all = CardId::items().filter(|item| item.card().kind == Kind::Basic);
            std::array::from_fn(|_| all.next().expect("there are seven Basic Items"))
        };
        let mut left = [1u32; 7];
        let mut chosen = [false; 7];
        for _ in 0..=self.open().count {
            let at = play.chance.pick(&left);
            (left[at], chosen[at]) = (0, true);
        }
        let mut taken = (0..7).filter(|i| chosen[*i]).map(|i| basics[i]);
        let offered = std::array::from_fn(|_| taken.next().unwrap_or_default());
        self.lay_open().basics = offered;
        if !play.is_silent() {
            let items = offered.iter().copied().filter(|item| !item.is_none()).collect();
            play.everyone(Event::BasicsOffered { items });
        }
    }
    /// The highest leads; those tied for it roll again (SH-2.7).
    fn roll_for_leader(&mut self, play: &mut Play<Event>) {
        let mut rolling = SeatSet::first(usize::from(self.open().count));
        let mut rolls = 0;
        while rolling.len() > 1 && rolls < ROLLS {
            rolls += 1;
            let (mut best, mut highest) = (SeatSet::EMPTY, 0);
            for seat in rolling.iter() {
                let die = 1 + play.chance.pick(&[1; 6]) as u8;
                play.everyone(Event::RolledForLeader { seat, die });
                if die > highest {
                    (best, highest) = (SeatSet::EMPTY, die);
                }
                if die == highest {
                    best = best.with(seat);
                }
            }
            rolling = best;
        }
        // Luck that was written down beforehand could tie for ever.
        let seat = rolling.lowest().expect("somebody is left");
        let open = self.lay_open();
        (open.leader, open.turn) = (seat, seat);
        play.everyone(Event::LeaderFound { seat });
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
            let pair = &mut t.lay_hidden().missions[seat];
            if pair[1] == mission {
                pair.swap(0, 1);
            }
            self.waiting = self.waiting.without(seat);
            let private = Event::MissionKept { seat, mission };
            let public = Event::MissionKept { seat, mission: MissionId::NONE };
            play.split(SeatSet::one(seat), private, public);
        }
        if !self.waiting.is_empty() {
            t.then(Step::ChooseMission(self));
        }
    }
}

impl Table {
    fn deal_missions(&mut self, play: &mut Play<Event>) {
        let mut left = [1u32; 12];
        for seat in self.seats() {
            let mut pair = [MissionId::NONE; 2];
            for mission in &mut pair {
                let at = play.chance.pick(&left);
                left[at] = 0;
                *mission = MissionId(at as u8);
            }
            pair.sort();
            self.lay_hidden().missions[seat] = pair;
            if !play.is_silent() {
                let private = Event::MissionsDealt { seat, missions: pair.to_vec() };
                let public = Event::MissionsDealt { seat, missions: Vec::new() };
                play.split(SeatSet::one(seat), private, public);
            }
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
        let offered = &mut t.lay_open().basics;
        let at = offered.iter().position(|basic| *basic == item).expect("it was offered");
        offered.copy_within(at + 1.., at);
        *offered.last_mut().expect("there is room") = CardId::NONE;
        t.equip(play, seat, item);
        let next = t.open().next(seat);
        if next != t.open().leader {
            t.then(Step::ChooseBasic(ChooseBasic { seat: next }));
        } else {
            t.lay_open().basics = Default::default();
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
                let again = &mut t.lay_hidden().again;
                *again = again.with(seat);
            }
            if !self.waiting.is_empty() {
                return t.then(Step::DrawLibrary(self));
            }
            self.decide(t, play);
        }
        if self.done == all {
            t.lay_hidden().pool = Titles::EMPTY;
            for seat in t.seats() {
                let player = &mut t.lay_open().players[seat];
                (player.redraws, player.put_back) = (0, 0);
            }
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
        let again = std::mem::take(&mut t.lay_hidden().again);
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

impl Table {
    fn begin_pool(&mut self, play: &mut Play<Event>) {
        if self.open().mode == Mode::Shared {
            let mut pool = Titles::beginners();
            pool.add_boosters(&Titles::EMPTY, &mut play.chance);
            self.lay_hidden().pool = pool;
        }
    }
    fn take_list(&mut self, seat: Seat) {
        let list = self.open().players[seat].hero.hero().list;
        let of =
            |card: &CardId| matches!(card.card().kind, Kind::Neutral { list: l, .. } if l == list);
        assert!(list != List::No, "every Hero has a list");
        for (n, card) in CardId::neutrals().filter(of).enumerate() {
            self.lay_library(seat, n, card, true);
        }
    }
    /// How large the next draw of a player is: one less each time.
    fn draw_size(&self, seat: Seat) -> u8 {
        FIRST_DRAW - self.open().players[seat].redraws
    }
    fn draw_library(&mut self, play: &mut Play<Event>, seat: Seat) {
        let size = self.draw_size(seat);
        let own = self.open().mode == Mode::Own;
        let mut pool = if own { self.rest_of_pool(seat) } else { self.hidden().pool };
        if pool.len() < usize::from(size) {
            // The cards put back are shuffled in first (SH-2.19).
            for other in self.seats() {
                let back = std::mem::take(&mut self.lay_hidden().returned[other]);
                back.iter().for_each(|card| pool.add(card));
                self.lay_open().players[other].put_back = 0;
            }
            play.everyone(Event::PoolShuffled);
        }
        for n in 0..usize::from(size) {
            let card = pool.draw(&mut play.chance);
            self.lay_library(seat, n, card, false);
        }
        if !own {
            self.lay_hidden().pool = pool;
        }
        if !play.is_silent() {
            let cards = self.hidden_in(seat, Place::Library).map(|(_, card)| card).collect();
            let private = Event::LibraryDrawn { seat, size, cards };
            let public = Event::LibraryDrawn { seat, size, cards: Vec::new() };
            play.split(SeatSet::one(seat), private, public);
        }
    }
    /// What is left of the Pool that a player brought.
    fn rest_of_pool(&self, seat: Seat) -> Titles {
        let mut pool = self.open().pools[seat];
        self.hidden().returned[seat].iter().for_each(|card| pool.take(card));
        pool
    }
    fn return_library(&mut self, play: &mut Play<Event>, seat: Seat) {
        for slot in FIRST_LIBRARY..SLOTS {
            let card = self.secret(seat, slot).card;
            if !card.is_none() {
                self.lay_hidden().returned[seat].add(card);
                self.lay_open().players[seat].put_back += 1;
            }
        }
        self.clear_library(seat);
        self.lay_open().players[seat].redraws += 1;
        play.everyone(Event::LibraryReturned { seat });
    }
}
