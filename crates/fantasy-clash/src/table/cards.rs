//! Cards come into play, move, are revealed, change sides and leave.

use super::{Phase, Table, Trophy};
use crate::army::{Unseen, draw_force};
use crate::card::{CardId, Deeds};
use crate::event::Event;
use crate::space::{HOME, Space, Spaces, other};
use crate::step::poison::sides;
use crate::step::{OnReveal, ReplaceWindow, RevealTwo, Step};
use crate::unit::{Cause, KINDS, UnitId};
use kernel::{Counter, Play, Seat};

impl Table {
    fn put(&mut self, id: CardId, space: Space) {
        let open = &mut self.open;
        debug_assert!(open.on(space).is_none(), "{space} is taken");
        open.cards[id].at = space;
        open.cells[space.index()] = id;
        let seat = open.cards[id].controller;
        open.sides[seat] = open.sides[seat].with(space);
        if !open.cards[id].is_hidden() {
            open.up = open.up.with(space);
            open.rules[seat] = open.rules[seat].or(open.field().rules(id));
        }
        if !open.back_row(other(seat)).has(space) {
            open.cards[id].deeds.forget(Deeds::BROKE_THROUGH);
        }
    }
    /// Takes the card up, to put it down somewhere else or to lose it.
    fn lift(&mut self, id: CardId) -> Space {
        let open = &mut self.open;
        let card = &mut open.cards[id];
        let at = std::mem::replace(&mut card.at, Space::NONE);
        open.cells[at.index()] = CardId::NONE;
        let seat = open.cards[id].controller;
        open.sides[seat] = open.sides[seat].minus(Spaces::one(at));
        open.up = open.up.minus(Spaces::one(at));
        if open.phase == Phase::Reinforcement {
            self.call_off_checks(at);
        }
        at
    }
    /// Takes the card away from its player, who has its rules no longer.
    fn lose(&mut self, id: CardId) -> Space {
        let card = self.open.cards[id];
        let at = self.lift(id);
        if !card.is_hidden() {
            self.open.count_rules(card.controller);
        }
        at
    }
    /// A card that is gone is not checked for poison, nor is one that comes in its place.
    fn call_off_checks(&mut self, at: Space) {
        for next in Spaces::one(at).neighbours(self.open.rows) {
            let Some(by) = self.open.on(next) else { continue };
            let own = self.open.cards[by].at;
            let side = sides(own, self.open.rows).find(|(next, _)| *next == at);
            let (_, deed) = side.expect("they are neighbours");
            self.open.cards[by].deeds.forget(deed);
        }
    }

    /// Each player is dealt a random force that only he sees (FC-16.3).
    pub(crate) fn draw_forces(&mut self, play: &mut Play<Event>) {
        for seat in [Seat(0), Seat(1)] {
            let force = draw_force(self.open.factions[seat], &mut play.chance);
            self.hidden.forces[seat] = force;
            if !play.is_silent() {
                let faction = self.open.factions[seat];
                let cards = force.iter().enumerate();
                let cards = cards.flat_map(|(place, n)| (0..*n).map(move |_| faction.unit(place)));
                let event = Event::ForceDrawn { seat, cards: cards.collect() };
                play.only(kernel::SeatSet::one(seat), event);
            }
        }
    }
    /// Both armies are put on the battlefield face down (FC-2.7).
    pub(crate) fn deploy(&mut self, play: &mut Play<Event>) {
        self.open.deployed = true;
        for seat in [Seat(0), Seat(1)] {
            for n in 0..HOME {
                let id = CardId::nth(seat, n);
                self.hidden.cards[id.index()] = self.hidden.drafts[seat][n];
                self.put(id, Space::home(seat, self.open.rows, n));
            }
            self.hidden.drafts[seat] = [UnitId::NONE; HOME];
            self.hidden.forces[seat] = [0; KINDS];
        }
        play.everyone(Event::Deployed);
        if self.open.face_up {
            for seat in [Seat(0), Seat(1)] {
                for id in self.open.cards_of(seat) {
                    self.show(play, id);
                }
            }
        }
    }

    /// The next reinforcement is drawn from the deck, seen by its owner alone (FC-10.5).
    pub(crate) fn draw(&mut self, play: &mut Play<Event>, seat: Seat) -> CardId {
        let mut deck = crate::army::deck(self.open.factions[seat]);
        for id in self.open.cards_of(seat) {
            deck[self.unit(id).place()].lower(1);
        }
        let place = play.chance.pick(&deck.map(u32::from));
        let unit = self.open.factions[seat].unit(place);
        let n = HOME + usize::from(self.open.players[seat].drawn);
        let id = CardId::nth(seat, n);
        self.open.players[seat].drawn.raise(1);
        self.hidden.cards[id.index()] = unit;
        play.split(
            kernel::SeatSet::one(seat),
            Event::Drew { seat, unit },
            Event::DrewUnseen { seat },
        );
        id
    }
    /// A drawn card is placed face down (FC-4.10).
    pub(crate) fn reinforce(&mut self, play: &mut Play<Event>, id: CardId, space: Space) {
        self.put(id, space);
        self.open.acts.progress = true;
        play.everyone(Event::Reinforced { seat: id.owner(), space });
        if self.open.face_up {
            self.show(play, id);
        }
    }

    /// A card goes to a free space by itself or by magic.
    pub(crate) fn relocate(&mut self, play: &mut Play<Event>, id: CardId, to: Space) {
        let from = self.lift(id);
        self.put(id, to);
        let card = &self.open.cards[id];
        play.everyone(Event::Moved { seat: card.controller, unit: card.face, from, to });
    }
    /// A move of the movement phase: a face-down card that comes into contact is revealed (FC-6.9).
    pub(crate) fn move_card(&mut self, play: &mut Play<Event>, id: CardId, to: Space) {
        self.spend_move(id);
        self.relocate(play, id, to);
        if self.open.cards[id].is_hidden() && self.open.is_in_contact(id) {
            self.reveal(play, id);
        }
    }
    /// The card has used its move, even if it stays where it is.
    pub(crate) fn spend_move(&mut self, id: CardId) {
        self.open.cards[id].deeds.note(Deeds::MOVED);
        self.open.acts.moved.raise(1);
    }
    /// Two cards change places; a face-down one in contact is then revealed.
    pub(crate) fn exchange(&mut self, play: &mut Play<Event>, a: CardId, b: CardId) {
        let (at_a, at_b) = (self.lift(a), self.lift(b));
        self.put(a, at_b);
        self.put(b, at_a);
        play.everyone(Event::Exchanged { a: at_a, b: at_b });
        let due = |id: CardId| self.open.cards[id].is_hidden() && self.open.is_in_contact(id);
        match (due(a), due(b)) {
            (true, true) => self.then(Step::RevealTwo(RevealTwo { a, b })),
            (true, false) => self.reveal(play, a),
            (false, true) => self.reveal(play, b),
            (false, false) => (),
        }
    }

    /// The reveal procedure (FC-4.14): face up, then Changeling, then what works on reveal. What
    /// caused it goes on when all this is done.
    pub(crate) fn reveal(&mut self, play: &mut Play<Event>, id: CardId) {
        let unit = self.show(play, id);
        if unit.class().is_famous() {
            self.then(Step::ReplaceWindow(ReplaceWindow { card: id }));
        }
        self.then(Step::OnReveal(OnReveal { card: id }));
    }
    /// The card is turned face up.
    fn show(&mut self, play: &mut Play<Event>, id: CardId) -> UnitId {
        let unit = std::mem::replace(&mut self.hidden.cards[id.index()], UnitId::NONE);
        self.open.cards[id].face = unit;
        let card = &self.open.cards[id];
        let (seat, at) = (card.controller, card.at);
        self.open.up = self.open.up.with(at);
        self.open.rules[seat] = self.open.rules[seat].or(unit.rules());
        play.everyone(Event::Revealed { seat, space: at, unit });
        unit
    }
    /// "It was a changeling all along": the revealed card is conquered, and the other stands there.
    pub(crate) fn replace(&mut self, play: &mut Play<Event>, id: CardId, by: CardId) {
        let at = self.open.cards[id].at;
        self.leave(play, id, None);
        let from = self.lift(by);
        self.put(by, at);
        play.everyone(Event::Replaced { seat: self.open.cards[by].controller, from, at });
        self.reveal(play, by);
    }

    /// A card leaves play with everything on and underneath it (FC-8.8, FC-13.6, FC-13.10). Each
    /// goes to the conquered pile of its owner's opponent.
    pub(crate) fn leave(&mut self, play: &mut Play<Event>, id: CardId, cause: Option<Cause>) {
        let space = self.lose(id);
        let unit = self.unit(id);
        self.open.cards[id].face = unit;
        self.hidden.cards[id.index()] = UnitId::NONE;
        self.open.acts.progress = true;
        play.everyone(Event::Removed { space, unit, cause, to: other(id.owner()) });
        self.discard_stack(play, id);
    }
    fn discard_stack(&mut self, play: &mut Play<Event>, mut id: CardId) {
        let mut first = true;
        while !id.is_none() {
            let (unit, to) = (self.open.cards[id].face, other(id.owner()));
            if !first {
                play.everyone(Event::LostUnderneath { unit, to });
            }
            self.conquer(to, Trophy::Unit(unit));
            self.end_with(play, id, to);
            let card = &mut self.open.cards[id];
            card.deeds = Deeds::default();
            (id, first) = (std::mem::replace(&mut card.under, CardId::NONE), false);
        }
    }
    /// A beaten card changes control and the flayer goes underneath it; or, if the card comes home,
    /// the flayer below it is lost and the winner stays (FC-13.1, FC-13.8).
    pub(crate) fn capture(&mut self, play: &mut Play<Event>, flayer: CardId, id: CardId) {
        let to = self.open.cards[flayer].controller;
        let at = self.lose(id);
        let card = &mut self.open.cards[id];
        card.controller = to;
        card.deeds.forget(Deeds::BROKE_THROUGH);
        self.open.acts.progress = true;
        self.end_marks_of(play, id);
        if id.owner() == to {
            let under = std::mem::replace(&mut self.open.cards[id].under, CardId::NONE);
            play.everyone(Event::CameHome { space: at, seat: to });
            self.discard_stack(play, under);
        } else {
            let from = self.lose(flayer);
            self.open.cards[id].under = flayer;
            self.open.cards[flayer].deeds.forget(Deeds::BROKE_THROUGH);
            play.everyone(Event::Captured { space: at, from, seat: to });
        }
        self.put(id, at);
    }

    pub(crate) fn note(&mut self, id: CardId, deed: Deeds) {
        self.open.cards[id].deeds.note(deed);
    }
    pub(crate) fn forget(&mut self, id: CardId, deed: Deeds) {
        self.open.cards[id].deeds.forget(deed);
    }
    /// No card has tried or suffered this any more.
    pub(crate) fn forget_all(&mut self, deed: Deeds) {
        self.open.cards.iter_mut().for_each(|card| card.deeds.forget(deed));
    }

    /// What a viewer who does not know this army makes of it.
    pub(crate) fn imagine_army(
        open: &crate::table::Open,
        seat: Seat,
        cards: &mut [UnitId],
        chance: &mut dyn kernel::Chance,
    ) {
        let mut unseen = Unseen::of(open, seat);
        let hidden = || open.cards_of(seat).filter(|id| open.cards[*id].is_hidden());
        for id in hidden().filter(|id| id.is_deployed()) {
            cards[id.index()] = unseen.draw_deployed(chance);
        }
        for id in hidden().filter(|id| !id.is_deployed()) {
            cards[id.index()] = unseen.draw_any(chance);
        }
    }
}
