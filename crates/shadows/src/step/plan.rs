//! TeamUp and Plan: tokens for all, Monster-Action cards, and Hands (SH-4, SH-5); and the numbers
//! of predicted cards that were never used (SH-14.5).

use super::{Answered, NOBODY, Step, ask_if, weighed};
use crate::card::{CardId, numbers_of};
use crate::choice::Choice;
use crate::event::Event;
use crate::monster::ActionId;
use crate::op::Token;
use crate::table::{Open, Phase, Place, Table};
use crate::why;
use kernel::{Asks, Counter, Play, Seat, SeatSet, Weigh};
use serde::Serialize;

/// The Leader chooses what everybody gains (SH-4.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct TokenChoice;

impl TokenChoice {
    pub fn asks(&self, t: &Table) -> Asks {
        Asks::one(t.open().leader)
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat == t.open().leader {
            out.offer(Choice::Everyone(Token::Xp));
            out.offer(Choice::Everyone(Token::Gold));
        }
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answered) {
        let Some((_, Choice::Everyone(token))) = answer else { return };
        for seat in t.open().from(t.open().leader) {
            t.gain(play, seat, token, 1, CardId::NONE);
        }
    }
}

/// The Leader deals the cards that were drawn, one to each player (SH-4.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct DealActions {
    pub next: Seat,
    pub drawn: bool,
}

impl DealActions {
    /// The last card needs no choice.
    pub fn asks(&self, t: &Table) -> Asks {
        let last = t.open().next(self.next) == t.open().leader;
        ask_if(t.open().leader, self.drawn && !last)
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat == t.open().leader {
            for action in ActionId::all().filter(|a| t.hidden().drawn.contains(a)) {
                out.offer(Choice::Deal(action, self.next));
            }
        }
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answered) {
        if !self.drawn {
            t.draw_for_all(play);
            return t.then(Step::DealActions(DealActions { drawn: true, ..self }));
        }
        let action = match answer {
            Some((_, Choice::Deal(action, _))) => Some(action),
            _ => t.hidden().drawn.iter().copied().find(|action| !action.is_none()),
        };
        if let Some(action) = action {
            t.deal_action(play, action, self.next);
        }
        if t.undealt() > 0 {
            let next = t.open().next(self.next);
            t.then(Step::DealActions(DealActions { next, ..self }));
        }
    }
}

/// Hands are chosen secretly and at the same time (SH-5.2). How many cards somebody has taken so
/// far can be seen, as at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Plan {
    pub waiting: SeatSet,
    pub begun: bool,
}

impl Plan {
    pub fn asks(&self, _: &Table) -> Asks {
        if self.begun { Asks::Each(self.waiting) } else { NOBODY }
    }
    /// Cards are named in the order in which they lie, so that a Hand can be named in one way.
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if !self.waiting.has(seat) {
            return;
        }
        let taken = t.hidden_in(seat, Place::Hand);
        let (missing, last) = taken.fold((t.open().hand_size(), 0), |(n, _), (at, _)| (n - 1, at));
        // Those that lie behind it must be enough to fill the Hand.
        let mut left = t.open().players[seat].deck;
        for (slot, card) in t.hidden_in(seat, Place::Deck) {
            let may = match (slot >= last, left >= missing) {
                (true, true) => Ok(()),
                (true, false) => Err(why::NAMED_LATER),
                (false, _) => Err(why::PASSED_OVER),
            };
            weighed(Choice::Take(card), may, out);
            left.lower(1);
        }
    }
    /// One may start over until all have chosen.
    pub fn interjections(&self, t: &Table, seat: Seat, out: &mut Vec<Choice>) {
        let player = &t.open().players[seat];
        let small = player.deck + player.hand <= t.open().hand_size();
        if self.begun && !small && t.hidden_in(seat, Place::Hand).next().is_some() {
            out.push(Choice::TakeBack);
        }
    }
    pub fn take_back(t: &mut Table, seat: Seat) {
        t.return_draft(seat);
        let Some(Step::Plan(plan)) = t.agenda().top_mut() else { return };
        plan.waiting = plan.waiting.with(seat);
    }
    pub fn resume(mut self, t: &mut Table, play: &mut Play<Event>, answer: Answered) {
        if !self.begun {
            t.begin_phase(play, Phase::Plan);
            for seat in t.seats() {
                if t.open().players[seat].deck > t.open().hand_size() {
                    self.waiting = self.waiting.with(seat);
                } else {
                    t.take_all(seat);
                }
            }
            return t.then(Step::Plan(Plan { begun: true, ..self }));
        }
        if let Some((seat, Choice::Take(card))) = answer {
            let slot = t.slot_in(seat, Place::Deck, card).expect("it was offered");
            t.hide(seat, slot, Place::Hand);
            t.count_hidden(seat);
            if t.hidden_in(seat, Place::Hand).count() == usize::from(t.open().hand_size()) {
                self.waiting = self.waiting.without(seat);
            }
        }
        if !self.waiting.is_empty() {
            return t.then(Step::Plan(self));
        }
        for seat in t.seats() {
            t.count_hidden(seat);
            let size = t.open().players[seat].hand;
            if !play.is_silent() {
                let cards = t.hidden_in(seat, Place::Hand).map(|(_, card)| card).collect();
                let private = Event::HandTaken { seat, cards, size };
                let public = Event::HandTaken { seat, cards: Vec::new(), size };
                play.split(SeatSet::one(seat), private, public);
            }
        }
    }
}

impl Table {
    fn take_all(&mut self, seat: Seat) {
        for slot in 0..crate::table::SLOTS {
            if self.secret(seat, slot).place == Place::Deck {
                self.hide(seat, slot, Place::Hand);
            }
        }
        self.count_hidden(seat);
    }
    fn return_draft(&mut self, seat: Seat) {
        for slot in 0..crate::table::SLOTS {
            if self.secret(seat, slot).place == Place::Hand {
                self.hide(seat, slot, Place::Deck);
            }
        }
        self.count_hidden(seat);
    }
}

impl Open {
    /// The next predicted number that no used card has had: on whom, and which (SH-14.5).
    pub fn owed(&self) -> Option<(Seat, u8)> {
        let of = |seat: Seat| numbers_of(self.players[seat].noted.owed).next().map(|n| (seat, n));
        self.from(self.leader).find_map(of)
    }
}

/// Whoever was predicted rightly and has used no such card shows the numbers of one (SH-14.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ShowNumbers;

impl ShowNumbers {
    pub fn asks(&self, t: &Table) -> Asks {
        t.open().owed().map_or(NOBODY, |(seat, _)| Asks::one(seat))
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        let Some((owner, number)) = t.open().owed().filter(|(owner, _)| *owner == seat) else {
            return;
        };
        let mut shown = [false; 256];
        for (_, card) in t.hidden_in(owner, Place::Hand) {
            let numbers = card.card().numbers();
            if card.card().has_number(number) && !shown[usize::from(numbers)] {
                shown[usize::from(numbers)] = true;
                out.offer(Choice::Show(numbers));
            }
        }
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answered) {
        let Some((by, Choice::Show(numbers))) = answer else { return };
        let (_, number) = t.open().owed().expect("a number is owed");
        let noted = t.noted(by);
        noted.owed &= !(1 << number);
        let to = noted.by[usize::from(number)];
        if !play.is_silent() {
            let told = |numbers| Event::NumbersShown { by, to, numbers };
            let shown = numbers_of(numbers).collect();
            play.split(SeatSet::one(by).with(to), told(shown), told(Vec::new()));
        }
        t.then(Step::ShowNumbers(self));
    }
}
