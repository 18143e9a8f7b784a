//! Cards go from place to place (SH-2, SH-17, SH-20, SH-22).

use super::{At, Cause, FIRST_LIBRARY, Own, Place, SLOTS, SPECIALS, Secret, Table, hidden::QUEUE};
use crate::card::{CardId, Form};
use crate::entity::Entity;
use crate::event::Event;
use crate::hero::HeroId;
use crate::step::{Falls, Step};
use kernel::{Counter, Play, Seat, SeatSet};

impl Table {
    /// A player takes a Hero with his Specials and Skills (SH-2.8 to SH-2.12).
    pub(crate) fn take_hero(&mut self, play: &mut Play<Event>, seat: Seat, hero: HeroId) {
        self.open.players[seat].hero = hero;
        play.everyone(Event::HeroTaken { seat, hero });
        for (slot, card) in hero.hero().specials.iter().enumerate() {
            self.lay_card(seat, slot, CardId::of(card), At::Station, Place::Open);
        }
        for (i, card) in hero.hero().skills.iter().enumerate() {
            let id = CardId::of(card);
            self.lay_card(seat, SPECIALS + i, id, At::Unseen, Place::Deck);
            self.open.players[seat].deck.raise(1);
        }
        self.enter_at_once(play, seat);
    }
    /// A card that everybody knows.
    pub(crate) fn lay_card(&mut self, seat: Seat, slot: usize, card: CardId, at: At, place: Place) {
        self.open.players[seat].cards[slot] = Own { face: card, at, ..Own::default() };
        self.hidden.cards[seat][slot] = Secret { card, place, ..Secret::NONE };
        self.open.gather(seat);
    }
    /// A card of a Library; it is its owner's secret unless the whole list is printed.
    pub(crate) fn lay_library(&mut self, seat: Seat, n: usize, card: CardId, printed: bool) {
        let slot = FIRST_LIBRARY + n;
        self.lay_card(seat, slot, card, At::Unseen, Place::Library);
        if !printed {
            self.open.players[seat].cards[slot].face = CardId::NONE;
        }
        self.open.players[seat].library.raise(1);
    }
    /// The whole Library is put back.
    pub(crate) fn clear_library(&mut self, seat: Seat) {
        for slot in FIRST_LIBRARY..SLOTS {
            self.open.players[seat].cards[slot] = Own::default();
            self.hidden.cards[seat][slot] = Secret::NONE;
        }
        self.open.players[seat].library = 0;
    }

    pub(crate) fn secret(&self, seat: Seat, slot: usize) -> &Secret {
        &self.hidden.cards[seat][slot]
    }
    /// The cards of a player that are hidden in this place.
    pub(crate) fn hidden_in(
        &self,
        seat: Seat,
        place: Place,
    ) -> impl Iterator<Item = (usize, CardId)> + Clone + '_ {
        let cards = self.hidden.cards[seat].iter().enumerate();
        cards.filter(move |(_, s)| s.place == place).map(|(slot, s)| (slot, s.card))
    }
    pub(crate) fn slot_in(&self, seat: Seat, place: Place, card: CardId) -> Option<usize> {
        self.hidden_in(seat, place).find(|(_, c)| *c == card).map(|(slot, _)| slot)
    }
    /// Moves a card between hidden places; counts follow when all may know (SH-5.4).
    pub(crate) fn hide(&mut self, seat: Seat, slot: usize, place: Place) {
        self.hidden.cards[seat][slot].place = place;
    }
    /// Hand, queue, deck and Library are counted anew.
    pub(crate) fn count_hidden(&mut self, seat: Seat) {
        let mut counts = [0; 5];
        for secret in &self.hidden.cards[seat] {
            counts[secret.place as usize].raise(1);
        }
        let count = |place: Place| counts[place as usize];
        let player = &mut self.open.players[seat];
        (player.hand, player.queue) = (count(Place::Hand), count(Place::Queue));
        (player.deck, player.library) = (count(Place::Deck), count(Place::Library));
    }
    /// Appends a card of the Hand to the facedown queue.
    pub(crate) fn enqueue(&mut self, seat: Seat, slot: usize) {
        let at = usize::from(self.open.players[seat].queue);
        assert!(at < QUEUE, "no Hand has more than {QUEUE} cards");
        self.hidden.queue[at] = slot as u8;
        self.hide(seat, slot, Place::Queue);
        self.count_hidden(seat);
    }
    pub(crate) fn next_queued(&self, seat: Seat) -> Option<usize> {
        (self.open.players[seat].queue > 0).then(|| usize::from(self.hidden.queue[0]))
    }
    /// Takes the next card off the queue and back into the Hand.
    pub(crate) fn unqueue(&mut self, seat: Seat) {
        let slot = usize::from(self.hidden.queue[0]);
        self.hidden.queue.copy_within(1.., 0);
        self.hidden.queue[QUEUE - 1] = 0;
        self.hide(seat, slot, Place::Hand);
        self.count_hidden(seat);
    }

    /// A card that becomes known takes the first place of those nobody knows, so that its place
    /// tells nothing about the others.
    fn first_unknown(&mut self, seat: Seat, slot: usize) -> usize {
        let unknown = |own: &Own| own.at == At::Unseen && own.face.is_none();
        let cards = &self.open.players[seat].cards;
        if !unknown(&cards[slot]) {
            return slot;
        }
        let first = cards.iter().position(unknown).expect("this one is unknown");
        self.hidden.cards[seat].swap(first, slot);
        if self.open.turn == seat {
            let queued = usize::from(self.open.players[seat].queue);
            for place in &mut self.hidden.queue[..queued] {
                if usize::from(*place) == first {
                    *place = slot as u8;
                }
            }
        }
        first
    }
    /// A hidden card is laid open: used, or entering play by itself. Returns its place.
    pub(crate) fn lay_open_card(
        &mut self,
        play: &mut Play<Event>,
        seat: Seat,
        slot: usize,
        at: At,
    ) -> usize {
        let slot = self.first_unknown(seat, slot);
        let card = self.hidden.cards[seat][slot].card;
        self.hidden.cards[seat][slot] = Secret { card, ..Secret::NONE };
        self.count_hidden(seat);
        let player = &mut self.open.players[seat];
        // A predicted number is owed no card any more once one with it is used (SH-14.5).
        player.noted.owed &= !card.card().numbers();
        player.cards[slot].face = card;
        player.cards[slot].at = at;
        self.open.gather(seat);
        play.everyone(Event::CardPlaced { seat, card, at });
        if card.card().stats != crate::op::Stats::NONE {
            self.stats_changed(play, seat, Cause::Player(seat));
        }
        slot
    }
    /// Attaches a card that lies open.
    pub(crate) fn attach(&mut self, play: &mut Play<Event>, seat: Seat, slot: usize, to: Entity) {
        self.open.players[seat].cards[slot].at = At::On(to);
        self.open.gather(seat);
        let card = self.open.players[seat].cards[slot].face;
        play.everyone(Event::Attached { seat, card, to });
    }
    pub(crate) fn send_to_stunned(&mut self, play: &mut Play<Event>, seat: Seat, slot: usize) {
        let own = &mut self.open.players[seat].cards[slot];
        own.clear();
        own.at = At::Stunned;
        let card = own.face;
        self.open.gather(seat);
        play.everyone(Event::CardPlaced { seat, card, at: At::Stunned });
    }
    /// Back to the Current Deck; a One Time card that was used leaves the game (SH-7.12, SH-17.5).
    pub(crate) fn send_to_deck(&mut self, play: &mut Play<Event>, seat: Seat, slot: usize) {
        let own = &mut self.open.players[seat].cards[slot];
        if own.card().one_time {
            return self.out_of_game(play, seat, slot);
        }
        let had_stats = own.card().stats != crate::op::Stats::NONE && own.at == At::Station;
        own.clear();
        (own.stun, own.flipped, own.at) = (0, false, At::Unseen);
        let card = own.face;
        self.open.gather(seat);
        self.hide(seat, slot, Place::Deck);
        self.count_hidden(seat);
        play.everyone(Event::CardReturned { seat, card });
        if had_stats {
            self.stats_changed(play, seat, Cause::Player(seat));
        }
        self.enter_at_once(play, seat);
    }
    pub(crate) fn out_of_game(&mut self, play: &mut Play<Event>, seat: Seat, slot: usize) {
        let own = &mut self.open.players[seat].cards[slot];
        let (card, game) = (own.face, own.game);
        *own = Own { face: card, at: At::Gone, game, ..Own::default() };
        self.open.gather(seat);
        if card.card().is_neutral() {
            self.open.players[seat].studied.lower(1);
        }
        play.everyone(Event::CardGone { seat, card });
        if card.card().stats != crate::op::Stats::NONE {
            self.stats_changed(play, seat, Cause::Player(seat));
        }
    }
    pub(crate) fn own(&mut self, seat: Seat, slot: usize) -> &mut Own {
        &mut self.open.players[seat].cards[slot]
    }
    pub(crate) fn flip(&mut self, play: &mut Play<Event>, seat: Seat, slot: usize) {
        let own = &mut self.open.players[seat].cards[slot];
        own.clear();
        own.flipped = !own.flipped;
        let (card, flipped) = (own.face, own.flipped);
        play.everyone(Event::Flipped { seat, card, flipped });
    }
    pub(crate) fn stun(&mut self, play: &mut Play<Event>, seat: Seat, slot: usize, tokens: u8) {
        if tokens > 0 {
            let own = &mut self.open.players[seat].cards[slot];
            own.stun.raise(tokens);
            let (card, tokens) = (own.face, own.stun);
            play.everyone(Event::Stunned { seat, card, tokens });
        }
    }
    pub(crate) fn unstun(&mut self, play: &mut Play<Event>, seat: Seat, slot: usize, tokens: u8) {
        let own = &mut self.open.players[seat].cards[slot];
        own.stun.lower(tokens.min(own.stun));
        let (card, tokens) = (own.face, own.stun);
        play.everyone(Event::Stunned { seat, card, tokens });
    }
    /// A Library card is put aside to be studied, secretly (SH-21.8).
    pub(crate) fn put_aside(&mut self, seat: Seat, slot: usize) {
        self.hidden.studies[seat] |= 1 << (slot - FIRST_LIBRARY);
    }
    /// What was put aside lies in the Library again; which it was, one bit each.
    pub(crate) fn take_lessons(&mut self, seat: Seat) -> u16 {
        std::mem::take(&mut self.hidden.studies[seat])
    }
    /// A Library card is studied: into the Current Deck (SH-21.6).
    pub(crate) fn study(&mut self, seat: Seat, slot: usize) {
        self.hide(seat, slot, Place::Deck);
        self.open.players[seat].studied.raise(1);
        self.count_hidden(seat);
    }
    /// Somebody sees a card of another's Hand (SH-3.7).
    pub(crate) fn peek_card(&mut self, by: Seat, of: Seat, slot: usize) {
        let secret = &mut self.hidden.cards[of][slot];
        secret.held = secret.held.with(by);
        if self.open.players[of].cards[slot].face.is_none() {
            secret.known = secret.known.with(by);
        }
    }
    /// The Hand goes back; nobody knows any more what is in it.
    pub(crate) fn return_hand(&mut self, seat: Seat) {
        for slot in 0..SLOTS {
            let secret = &mut self.hidden.cards[seat][slot];
            secret.held = SeatSet::EMPTY;
            if matches!(secret.place, Place::Hand | Place::Queue) {
                secret.place = Place::Deck;
            }
        }
        self.count_hidden(seat);
    }

    /// Cards that enter play as soon as they can (SH-7.6).
    pub(crate) fn enter_at_once(&mut self, play: &mut Play<Event>, seat: Seat) {
        for slot in 0..SLOTS {
            let secret = self.hidden.cards[seat][slot];
            let enters = secret.place == Place::Deck && secret.card.card().enters_at_once();
            if enters && secret.card.card().req.is_met(self.open.stats(seat)) {
                self.lay_open_card(play, seat, slot, At::Station);
            }
        }
    }
    /// Stat Points have changed: what no longer meets its requirement is discarded, what now does
    /// enters, and the Hero may fall (SH-20, SH-18.11).
    pub(crate) fn stats_changed(&mut self, play: &mut Play<Event>, seat: Seat, cause: Cause) {
        for slot in 0..SLOTS {
            let own = &self.open.players[seat].cards[slot];
            let played = matches!(own.at, At::Station | At::On(_))
                && !matches!(own.card().kind, crate::card::Kind::Special)
                && own.card().form != Form::Combat
                && !own.card().enters_at_once();
            if played && !own.card().req.is_met(self.open.stats(seat)) {
                self.send_to_deck(play, seat, slot);
            }
        }
        self.enter_at_once(play, seat);
        let hp = self.open.hp(seat);
        let player = &mut self.open.players[seat];
        // A Response whose requirement was not met may be one now.
        player.noted.unanswerable = 0;
        if player.damage >= hp && player.damage > 0 {
            player.cause = cause;
            self.then(Step::Falls(Falls::default()));
        }
    }
}
