//! BuildUp: Collect, Purchase, Study (SH-21).

use super::{Answered, NOBODY, Step, ask_if, weighed};
use crate::card::CardId;
use crate::choice::Choice;
use crate::event::Event;
use crate::op::{Token, What};
use crate::table::{Cause, FIRST_LIBRARY, Open, Phase, Place, SLOTS, Table};
use crate::why::{self, Why};
use kernel::{Asks, Play, Seat, SeatSet, Weigh};
use serde::Serialize;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct BuildUp;

impl BuildUp {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        t.begin_phase(play, Phase::BuildUp);
        t.collect(play);
        t.then(Step::Purchase(Purchase { seat: t.open().leader }));
        t.then(Step::Study(Study { waiting: SeatSet::EMPTY, begun: false }));
    }
}

/// A player buys one Item or passes, in turn, until all have passed (SH-21.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Purchase {
    pub seat: Seat,
}

impl Purchase {
    fn may_buy(t: &Table, seat: Seat, item: CardId) -> Result<(), Why> {
        let fits = t.open().players[seat].gold >= t.open().price(seat, item);
        if fits { Ok(()) } else { Err(why::TOO_DEAR) }
    }
    pub fn asks(&self, t: &Table) -> Asks {
        let mut items = t.open().market.titles();
        let able = items.any(|item| Purchase::may_buy(t, self.seat, item).is_ok());
        ask_if(self.seat, able && !t.open().players[self.seat].noted.passed)
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat == self.seat {
            for item in t.open().market.titles() {
                weighed(Choice::Buy(item), Purchase::may_buy(t, seat, item), out);
            }
            out.offer(Choice::Pass);
        }
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answered) {
        let seat = self.seat;
        match answer {
            Some((_, Choice::Buy(item))) => t.buy(play, seat, item),
            _ if !t.open().players[seat].noted.passed => {
                t.noted(seat).passed = true;
                play.everyone(Event::PurchasesEnded { seat });
            }
            _ => (),
        }
        let on = |seat: &Seat| !t.open().players[*seat].noted.passed;
        if let Some(next) = t.open().from(t.open().next(seat)).find(on) {
            t.then(Step::Purchase(Purchase { seat: next }));
        }
    }
}

impl Table {
    fn buy(&mut self, play: &mut Play<Event>, seat: Seat, item: CardId) {
        let price = self.open().price(seat, item);
        play.everyone(Event::Bought { seat, item, price });
        self.pay(play, seat, Token::Gold, price);
        self.spend_firsts(seat, What::ItemCost);
        self.noted(seat).next_cost = 0;
        self.buy_from_market(item);
        self.gain(play, seat, Token::Ss, 1, item);
        self.equip(play, seat, item);
    }
}

/// One of two Restricted Items must go (SH-21.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct TooMany {
    pub seat: Seat,
}

impl TooMany {
    fn items<'t>(&self, t: &'t Table) -> impl Iterator<Item = CardId> + 't {
        let seat = self.seat;
        t.open().gear(seat).map(|gear| gear.item).filter(|item| item.card().restricted)
    }
    pub fn asks(&self, t: &Table) -> Asks {
        ask_if(self.seat, self.items(t).count() > 1)
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat == self.seat {
            self.items(t).for_each(|item| out.offer(Choice::Drop(item)));
        }
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answered) {
        if let Some((seat, Choice::Drop(item))) = answer {
            t.unequip(play, seat, item, false, Cause::Player(seat));
        }
    }
}

/// What a studied card costs (SH-21.6).
pub const LESSON: u8 = 3;

/// All study secretly and at the same time (SH-21.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Study {
    pub waiting: SeatSet,
    pub begun: bool,
}

impl Study {
    pub fn asks(&self, _: &Table) -> Asks {
        if self.begun { Asks::Each(self.waiting) } else { NOBODY }
    }
    fn may_study(t: &Table, seat: Seat, slot: usize) -> Result<(), Why> {
        let mask = t.hidden().studies[seat];
        let (bit, card) = (1u16 << (slot - FIRST_LIBRARY), t.secret(seat, slot).card);
        let chosen = |s: usize| s >= FIRST_LIBRARY && mask & (1 << (s - FIRST_LIBRARY)) != 0;
        let known = |s: usize| t.secret(seat, s).place != Place::Library || chosen(s);
        let same = |s: &usize| *s != slot && t.secret(seat, *s).card == card;
        if (0..SLOTS).filter(same).any(known) {
            return Err(why::STUDIED);
        }
        if mask >= bit {
            return Err(why::PASSED_OVER);
        }
        let able = t.open().lessons_left(seat, mask) > 0;
        if able { Ok(()) } else { Err(why::NO_XP) }
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if !self.waiting.has(seat) {
            return;
        }
        for slot in FIRST_LIBRARY..SLOTS {
            let secret = t.secret(seat, slot);
            let earlier = (FIRST_LIBRARY..slot).any(|s| {
                let other = t.secret(seat, s);
                other.place == Place::Library && other.card == secret.card
            });
            if secret.place == Place::Library && !earlier {
                weighed(Choice::Study(secret.card), Study::may_study(t, seat, slot), out);
            }
        }
        out.offer(Choice::Done);
    }
    pub fn interjections(&self, t: &Table, seat: Seat, out: &mut Vec<Choice>) {
        let able = self.begun && Study::is_able(t, seat);
        if able && (!self.waiting.has(seat) || t.hidden().studies[seat] != 0) {
            out.push(Choice::TakeBack);
        }
    }
    pub fn take_back(t: &mut Table, seat: Seat) {
        t.take_lessons(seat);
        let Some(Step::Study(study)) = t.agenda().top_mut() else { return };
        study.waiting = study.waiting.with(seat);
    }
    /// Whether Experience or the Library suffice for one lesson only: one answer decides all then.
    /// With several, how many were named is secret, and so is when the last was (SH-R13).
    fn has_one_lesson(t: &Table, seat: Seat) -> bool {
        t.open().lessons_left(seat, 0).min(t.open().players[seat].library) == 1
    }
    fn is_able(t: &Table, seat: Seat) -> bool {
        t.open().lessons_left(seat, 0) > 0 && t.open().players[seat].library > 0
    }
    pub fn resume(mut self, t: &mut Table, play: &mut Play<Event>, answer: Answered) {
        if !self.begun {
            self.waiting = t.seats().filter(|seat| Study::is_able(t, *seat)).collect();
            return t.then(Step::Study(Study { begun: true, ..self }));
        }
        match answer {
            Some((seat, Choice::Study(card))) => {
                let slot = t.slot_in(seat, Place::Library, card).expect("it was offered");
                t.put_aside(seat, slot);
                if Study::has_one_lesson(t, seat) {
                    self.waiting = self.waiting.without(seat);
                }
            }
            Some((seat, _)) => self.waiting = self.waiting.without(seat),
            None => (),
        }
        if !self.waiting.is_empty() {
            return t.then(Step::Study(self));
        }
        for seat in t.seats() {
            t.apply_studies(play, seat);
        }
    }
}

impl Open {
    /// For how many further cards Experience pays, where these of the Library are chosen.
    pub fn lessons_left(&self, seat: Seat, chosen: u16) -> u8 {
        (self.players[seat].xp / LESSON).saturating_sub(chosen.count_ones() as u8)
    }
}

impl Table {
    fn apply_studies(&mut self, play: &mut Play<Event>, seat: Seat) {
        let mask = self.take_lessons(seat);
        let size = mask.count_ones() as u8;
        if size == 0 {
            return;
        }
        if !play.is_silent() {
            let slots = (FIRST_LIBRARY..SLOTS).filter(|s| mask & (1 << (s - FIRST_LIBRARY)) != 0);
            let cards = slots.map(|slot| self.secret(seat, slot).card).collect();
            let private = Event::Studied { seat, cards, size };
            let public = Event::Studied { seat, cards: Vec::new(), size };
            play.split(SeatSet::one(seat), private, public);
        }
        self.pay(play, seat, Token::Xp, LESSON * size);
        for slot in FIRST_LIBRARY..SLOTS {
            if mask & (1 << (slot - FIRST_LIBRARY)) != 0 {
                self.study(seat, slot);
            }
        }
        self.gain(play, seat, Token::Ss, size, CardId::NONE);
        self.enter_at_once(play, seat);
    }
}
