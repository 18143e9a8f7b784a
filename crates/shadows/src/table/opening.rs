//! What setup does: Items and Missions are laid out, a Leader is found, Libraries are drawn (SH-2).

use super::{FIRST_LIBRARY, Mode, Place, SLOTS, Table};
use crate::card::{CardId, Kind, List};
use crate::cards::{BASICS, MISSIONS};
use crate::event::Event;
use crate::hero::MissionId;
use crate::titles::Titles;
use kernel::{Counter, Play, Seat, SeatSet};

/// The first draw of a Library (SH-2.17).
const FIRST_DRAW: u8 = 10;
/// After so many ties the first of those who are tied leads: a thing that does not happen to dice.
const ROLLS: usize = 100;

impl Table {
    /// All Items of the Market are in their deck.
    pub(crate) fn lay_items(&mut self) {
        for item in CardId::items() {
            if let Kind::Market { copies, .. } = item.card().kind {
                self.open.item_deck[item.item()] = copies;
            }
        }
    }
    pub(crate) fn offer_basics(&mut self, play: &mut Play<Event>) {
        let basics: [CardId; BASICS] = {
            let mut all = CardId::items().filter(|item| item.card().kind == Kind::Basic);
            std::array::from_fn(|_| all.next().expect("so many Basic Items are counted"))
        };
        let mut left = [1u32; BASICS];
        let mut chosen = [false; BASICS];
        for _ in 0..=self.open().count {
            let at = play.chance.pick(&left);
            (left[at], chosen[at]) = (0, true);
        }
        let mut taken = (0..BASICS).filter(|i| chosen[*i]).map(|i| basics[i]);
        let offered = std::array::from_fn(|_| taken.next().unwrap_or_default());
        self.open.basics = offered;
        if !play.is_silent() {
            let items = offered.iter().copied().filter(|item| !item.is_none()).collect();
            play.everyone(Event::BasicsOffered { items });
        }
    }
    /// The highest leads; those tied for it roll again (SH-2.7).
    pub(crate) fn roll_for_leader(&mut self, play: &mut Play<Event>) {
        let mut rolling = SeatSet::first(usize::from(self.open().count));
        let mut rolls = 0;
        while rolling.len() > 1 && rolls < ROLLS {
            rolls.raise(1);
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
        let open = &mut self.open;
        (open.leader, open.turn) = (seat, seat);
        play.everyone(Event::LeaderFound { seat });
    }
    pub(crate) fn deal_missions(&mut self, play: &mut Play<Event>) {
        let mut left = [1u32; MISSIONS.len()];
        for seat in self.seats() {
            let mut pair = [MissionId::NONE; 2];
            for mission in &mut pair {
                let at = play.chance.pick(&left);
                left[at] = 0;
                *mission = MissionId(at as u8);
            }
            pair.sort();
            self.hidden.missions[seat] = pair;
            if !play.is_silent() {
                let private = Event::MissionsDealt { seat, missions: pair.to_vec() };
                let public = Event::MissionsDealt { seat, missions: Vec::new() };
                play.split(SeatSet::one(seat), private, public);
            }
        }
    }
    /// One Mission is kept, the other returned (SH-2.13).
    pub(crate) fn keep_mission(&mut self, play: &mut Play<Event>, seat: Seat, mission: MissionId) {
        let pair = &mut self.hidden.missions[seat];
        if pair[1] == mission {
            pair.swap(0, 1);
        }
        let private = Event::MissionKept { seat, mission };
        let public = Event::MissionKept { seat, mission: MissionId::NONE };
        play.split(SeatSet::one(seat), private, public);
    }
    /// One of the Basic Items on offer is equipped (SH-2.14).
    pub(crate) fn take_basic(&mut self, play: &mut Play<Event>, seat: Seat, item: CardId) {
        let offered = &mut self.open.basics;
        let at = offered.iter().position(|basic| *basic == item).expect("it was offered");
        offered.copy_within(at + 1.., at);
        *offered.last_mut().expect("there is room") = CardId::NONE;
        self.equip(play, seat, item);
    }
    pub(crate) fn clear_basics(&mut self) {
        self.open.basics = Default::default();
    }
    /// He wants to draw again, which nobody hears before all have decided (SH-28.1).
    pub(crate) fn note_mulligan(&mut self, seat: Seat) {
        self.hidden.again = self.hidden.again.with(seat);
    }
    pub(crate) fn take_mulligans(&mut self) -> SeatSet {
        std::mem::take(&mut self.hidden.again)
    }
    /// All have their Libraries: what was left of the Pool goes back into the box.
    pub(crate) fn end_pool(&mut self) {
        self.hidden.pool = Titles::EMPTY;
        for seat in self.seats() {
            let player = &mut self.open.players[seat];
            (player.redraws, player.put_back) = (0, 0);
        }
    }
    pub(crate) fn begin_pool(&mut self, play: &mut Play<Event>) {
        if self.open().mode == Mode::Shared {
            let mut pool = Titles::beginners();
            pool.add_boosters(&Titles::EMPTY, &mut play.chance);
            self.hidden.pool = pool;
        }
    }
    pub(crate) fn take_list(&mut self, seat: Seat) {
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
    pub(crate) fn draw_library(&mut self, play: &mut Play<Event>, seat: Seat) {
        let size = self.draw_size(seat);
        let own = self.open().mode == Mode::Own;
        let mut pool = if own { self.rest_of_pool(seat) } else { self.hidden().pool };
        if pool.len() < usize::from(size) {
            // The cards put back are shuffled in first (SH-2.19).
            for other in self.seats() {
                let back = std::mem::take(&mut self.hidden.returned[other]);
                back.iter().for_each(|card| pool.add(card));
                self.open.players[other].put_back = 0;
            }
            play.everyone(Event::PoolShuffled);
        }
        for n in 0..usize::from(size) {
            let card = pool.draw(&mut play.chance);
            self.lay_library(seat, n, card, false);
        }
        if !own {
            self.hidden.pool = pool;
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
    pub(crate) fn return_library(&mut self, play: &mut Play<Event>, seat: Seat) {
        for slot in FIRST_LIBRARY..SLOTS {
            let card = self.secret(seat, slot).card;
            if !card.is_none() {
                self.hidden.returned[seat].add(card);
                self.open.players[seat].put_back.raise(1);
            }
        }
        self.clear_library(seat);
        self.open.players[seat].redraws.raise(1);
        play.everyone(Event::LibraryReturned { seat });
    }
}
