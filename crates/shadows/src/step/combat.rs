//! Initiative Steps, turns and queues (SH-6).

use super::may::play_ability;
use super::{
    Answered, Delay, Doing, NOBODY, Run, Settle, Source, Step, StepThree, Triggers, ask_if, weighed,
};
use crate::card::{CardId, Form};
use crate::choice::Choice;
use crate::event::Event;
use crate::op::{Token, Win};
use crate::table::{At, Place, Table};
use crate::why;
use kernel::{Asks, Counter, Play, Seat, SeatSet, Weigh};
use serde::Serialize;

/// A Step begins: what happens by itself first, then the turns, then the Monster (SH-6.1, SH-6.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct StartStep {
    pub step: u8,
}

impl StartStep {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        t.begin_step(play, self.step);
        let leader = t.open().leader;
        for seat in t.open().from(leader) {
            t.then(Step::Triggers(Triggers::of(Win::Auto(self.step), seat)));
        }
        for seat in t.open().from(leader) {
            t.then(Step::InTurn(InTurn::of(seat)));
        }
        if self.step == 3 {
            t.then(Step::StepThree(StepThree { done: 0 }));
        }
        t.then(Step::EndStep(EndStep));
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct EndStep;

impl EndStep {
    pub fn resume(self, t: &mut Table, _: &mut Play<Event>) {
        t.end_step();
        if t.open().step < 6 {
            t.then(Step::StartStep(StartStep { step: t.open().step + 1 }));
        }
    }
}

/// The windows of abilities in play that are used in one's own turn.
const ACTS: u64 = {
    let (mut all, mut step) = (Win::AnyStep.bit(), 1);
    while step <= 6 {
        all |= Win::Step(step).bit();
        step = step.saturating_add(1);
    }
    all
};

/// A player's turn in a Step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct InTurn {
    pub seat: Seat,
    /// The queue is fixed (SH-6.6).
    pub queued: bool,
    pub begun: bool,
    /// It was told that the Hand has a card that can be used now; only where empty questions are
    /// left out.
    pub told: bool,
}

impl InTurn {
    pub fn of(seat: Seat) -> InTurn {
        InTurn { seat, queued: false, begun: false, told: false }
    }
    /// The cards in play whose abilities might be used now.
    fn sources<'t>(&self, t: &'t Table) -> impl Iterator<Item = CardId> + use<'t> {
        let open = t.open();
        let all =
            if open.opens(self.seat, ACTS) { &open.players[self.seat].cards[..] } else { &[] };
        let cards = all.iter().filter(|own| own.is_in_play() && own.face.opens(ACTS));
        cards.map(|own| own.face).chain(open.items_with(self.seat, ACTS))
    }
    pub fn asks(&self, t: &Table) -> Asks {
        if !self.begun {
            return NOBODY;
        }
        let (open, hidden) = self.open_or_hidden(t);
        ask_if(self.seat, (open || hidden) && !self.is_to_be_told(t))
    }
    /// Whether everybody sees something that can be used now, and whether the Hand could hold a
    /// card for this Step, for all that everybody knows (SH-R12).
    fn open_or_hidden(&self, t: &Table) -> (bool, bool) {
        let queue = t.open().players[self.seat].queue > 0;
        let open = queue || self.sources(t).any(|card| t.may_act(self.seat, card).is_ok());
        (open, !self.queued && t.hand_could_play(self.seat))
    }
    /// Whether it must be told first that the Hand has a card for this Step, or none (SH-28.5).
    fn is_to_be_told(&self, t: &Table) -> bool {
        let untold = t.open().skip_empty_questions && self.begun && !self.told;
        untold && self.open_or_hidden(t) == (false, true)
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat != self.seat {
            return;
        }
        for (slot, card) in t.hidden_in(seat, Place::Hand) {
            let fixed = if self.queued { Err(why::QUEUE_FIXED) } else { Ok(()) };
            weighed(Choice::Play(card), fixed.and_then(|()| t.may_play(seat, slot)), out);
        }
        for card in self.sources(t) {
            weighed(Choice::Use(card), t.may_act(seat, card).map(|_| ()), out);
        }
        match t.next_queued(seat) {
            Some(slot) => {
                weighed(Choice::Flip, t.may_play(seat, slot), out);
                out.offer(Choice::Skip);
            }
            None if W::WHY => {
                out.refuse(Choice::Flip, why::NO_QUEUE);
                out.refuse(Choice::Skip, why::NO_QUEUE);
            }
            None => (),
        }
        out.offer(Choice::EndTurn);
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answered) {
        let seat = self.seat;
        if !self.begun {
            t.turn_to(seat);
            play.everyone(Event::TurnBegan { seat });
            return t.then(Step::InTurn(InTurn { begun: true, ..self }));
        }
        if answer.is_none() && self.is_to_be_told(t) {
            let able = |(slot, _): (usize, CardId)| t.may_play(seat, slot).is_ok();
            let any = t.hidden_in(seat, Place::Hand).any(able);
            play.everyone(Event::StepCardTold { seat, step: t.open().step, any });
            if any {
                return t.then(Step::InTurn(InTurn { told: true, ..self }));
            }
        }
        match answer.map_or(Choice::EndTurn, |(_, choice)| choice) {
            Choice::Play(card) => {
                let slot = t.slot_in(seat, Place::Hand, card).expect("it was offered");
                t.finally(Step::InTurn(InTurn { queued: true, told: false, ..self }));
                t.play_skill(play, seat, slot, true);
            }
            Choice::Flip => {
                let slot = t.next_queued(seat).expect("it was offered");
                t.unqueue(seat);
                t.finally(Step::InTurn(self));
                t.play_skill(play, seat, slot, false);
            }
            Choice::Skip => {
                t.unqueue(seat);
                play.everyone(Event::Skipped { seat });
                t.then(Step::InTurn(self));
            }
            Choice::Use(card) => {
                let run = t.may_act(seat, card).expect("it was offered");
                t.finally(Step::InTurn(InTurn { told: false, ..self }));
                t.act(play, &run);
            }
            _ => {
                // What was never used goes back to the Hand (SH-6.8).
                while t.next_queued(seat).is_some() {
                    t.unqueue(seat);
                }
                play.everyone(Event::TurnEnded { seat });
            }
        }
    }
}

impl Table {
    /// A Skill is used in its Step: laid open, paid for, then carried out (SH-7).
    fn play_skill(&mut self, play: &mut Play<Event>, seat: Seat, slot: usize, first: bool) {
        let card = self.secret(seat, slot).card;
        let step = self.open().step;
        play.everyone(Event::Used { seat, card });
        self.pay(play, seat, Token::Gold, card.card().gold);
        if let Some(color) = card.card().color {
            self.noted(seat).use_color(color, step);
        }
        let at = if card.card().form == Form::Combat { At::Combat } else { At::Station };
        let slot = self.lay_open_card(play, seat, slot, at);
        self.own(seat, slot).game.raise(1);
        if first {
            self.then(Step::Queueing(Queueing { seat, told: false }));
        }
        if let Some(ability) = play_ability(card, step) {
            let run = Run::new(seat, Source::Skill(slot as u8), ability);
            self.then(Step::Doing(Doing { run }));
        }
        self.then(Step::Delay(Delay { seat, slot: slot as u8 }));
        self.then(Step::Settle(Settle));
    }
    /// An ability in play is used (SH-6.10).
    fn act(&mut self, play: &mut Play<Event>, run: &Run) {
        match run.src {
            Source::Skill(slot) => self.own(run.by, usize::from(slot)).acted = true,
            Source::Gear(item) => self.gear_mut(run.by, item).acted = true,
            _ => (),
        }
        self.count_use(play, run);
        self.then(Step::Doing(Doing { run: *run }));
        self.then(Step::Settle(Settle));
    }
}

/// Before the first card is resolved the rest of the queue is laid facedown (SH-6.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Queueing {
    pub seat: Seat,
    /// It was told that the Hand has another card with the number of this Step; only where empty
    /// questions are left out.
    pub told: bool,
}

impl Queueing {
    /// Whether it must be told first that the Hand has such a card, or none (SH-28.5).
    fn is_to_be_told(&self, t: &Table) -> bool {
        t.open().skip_empty_questions && !self.told && t.hand_could_queue(self.seat)
    }
    pub fn asks(&self, t: &Table) -> Asks {
        ask_if(self.seat, t.hand_could_queue(self.seat) && !self.is_to_be_told(t))
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat != self.seat {
            return;
        }
        for (_, card) in t.hidden_in(seat, Place::Hand) {
            let fits = card.card().has_number(t.open().step);
            weighed(Choice::Queue(card), if fits { Ok(()) } else { Err(why::OTHER_STEP) }, out);
        }
        out.offer(Choice::Ready);
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answered) {
        if answer.is_none() && self.is_to_be_told(t) {
            let (seat, step) = (self.seat, t.open().step);
            let fits = |(_, card): (usize, CardId)| card.card().has_number(step);
            let any = t.hidden_in(seat, Place::Hand).any(fits);
            play.everyone(Event::StepCardTold { seat, step, any });
            if any {
                t.then(Step::Queueing(Queueing { told: true, ..self }));
            }
            return;
        }
        let Some((seat, Choice::Queue(card))) = answer else { return };
        let slot = t.slot_in(seat, Place::Hand, card).expect("it was offered");
        t.enqueue(seat, slot);
        let private = Event::Queued { seat, card };
        let public = Event::Queued { seat, card: CardId::NONE };
        play.split(SeatSet::one(seat), private, public);
        t.then(Step::Queueing(Queueing { told: false, ..self }));
    }
}
