//! Verbs for cards: drawing, playing, discarding, taking, showing, stashing (FD-10, FD-13).

use super::Table;
use crate::choice::Cost;
use crate::event::Event;
use crate::pile::{Cards, Number};
use crate::step::{Step, TimeOver};
use kernel::{Counter, Play, Seat, SeatSet, Viewer};

/// Whether play goes on after a draw. It does not when that was the last card (FD-10.2): then
/// everything unfinished is abandoned, and the caller must stop as well.
#[must_use = "after the last card nothing else may happen (FD-10.2)"]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawn {
    GoesOn,
    TimeOver,
}

impl Table {
    /// Draws one card into a hand.
    #[inline(always)]
    pub fn draw(&mut self, play: &mut Play<Event>, seat: Seat) -> Drawn {
        let n = self.take_from_deck(play, seat);
        self.hidden.hands[seat].add(Cards::one(n));
        self.open.fighters[seat].hand_size.raise(1);
        self.last_card_check(play)
    }

    /// Draws a card that is not part of the hand: it must be used at once or is lost.
    pub fn draw_aside(&mut self, play: &mut Play<Event>, seat: Seat) -> Drawn {
        let n = self.take_from_deck(play, seat);
        self.hidden.drawn[seat] = Some(n);
        self.open.fighters[seat].has_drawn = true;
        self.last_card_check(play)
    }

    #[inline]
    fn take_from_deck(&mut self, play: &mut Play<Event>, seat: Seat) -> Number {
        let n = self.hidden.deck.random(&mut play.chance);
        self.hidden.deck.remove(Cards::one(n));
        self.open.deck_size.lower(1);
        self.tell_drawn(play, seat, n);
        n
    }

    #[inline]
    fn tell_drawn(&self, play: &mut Play<Event>, seat: Seat, number: Number) {
        if play.is_silent() {
            return;
        }
        if self.is_open_hand(seat) {
            play.everyone(Event::DrewOpenly { seat, number });
        } else {
            let (seen, unseen) = (Event::Drew { seat, number }, Event::DrewUnseen { seat });
            play.split(SeatSet::one(seat), seen, unseen);
        }
    }

    #[inline]
    fn last_card_check(&mut self, play: &mut Play<Event>) -> Drawn {
        if self.open.deck_size > 0 { Drawn::GoesOn } else { self.last_card_drawn(play) }
    }

    #[cold]
    fn last_card_drawn(&mut self, play: &mut Play<Event>) -> Drawn {
        if self.open.reshuffles > 0 {
            return self.reshuffle(play);
        }
        self.agenda().clear();
        self.then(Step::TimeOver(TimeOver { unmasked: false }));
        Drawn::TimeOver
    }

    /// The one reshuffle of a Raid (FD-19.8): the Dragon gives up his hand and draws as many again.
    fn reshuffle(&mut self, play: &mut Play<Event>) -> Drawn {
        self.open.reshuffles.lower(1);
        let dragon = self.open.mode.dragon_seat().expect("only Raids have a reshuffle");
        let given = self.hidden.hands[dragon];
        self.hidden.hands[dragon] = Cards::EMPTY;
        self.open.fighters[dragon].hand_size = 0;
        self.forget_hand(dragon);
        self.hidden.deck = self.open.discard.plus(given);
        self.open.deck_size = self.hidden.deck.len();
        self.open.discard = Cards::EMPTY;
        play.everyone(Event::Reshuffled { dragon, cards: self.open.deck_size });
        if self.open.deck_size == 0 {
            return self.last_card_check(play); // nothing to shuffle: that was the last card
        }
        for _ in 0..given.len() {
            if self.draw(play, dragon) == Drawn::TimeOver {
                return Drawn::TimeOver;
            }
        }
        Drawn::GoesOn
    }

    /// Draws up to the limit (FD-10.1).
    #[inline(always)] // every turn passes here
    pub(crate) fn refill(&mut self, play: &mut Play<Event>, seat: Seat) -> Drawn {
        let limit = self.open.refill_limit(seat);
        self.end_lasting(play, crate::ability::Ends::REFILL, |f| f.on == seat);
        while self.open.fighters[seat].hand_size < limit {
            if self.draw(play, seat) == Drawn::TimeOver {
                return Drawn::TimeOver;
            }
        }
        Drawn::GoesOn
    }

    #[inline(always)]
    fn leave_hand(&mut self, seat: Seat, cards: Cards) {
        self.hidden.hands[seat].remove(cards);
        self.open.fighters[seat].hand_size.lower(cards.len());
        self.forget(seat, cards);
    }

    /// Cards are played: they lie on the table until the end of the turn (FD-6.4). The event of the
    /// play that they pay for tells it (`Moved`, `Attacked`, `Blocked` and so on).
    #[inline]
    pub(crate) fn pay(&mut self, seat: Seat, cost: Cost) {
        self.leave_hand(seat, cost.hand);
        self.open.in_play.add(cost.hand);
        if cost.stash || cost.drawn {
            self.pay_from_aside(seat, cost);
        }
    }

    /// The part of a cost that does not come from the hand.
    fn pay_from_aside(&mut self, seat: Seat, cost: Cost) {
        if cost.stash {
            let n = self.hidden.stash[seat].take().expect("a stashed card was played");
            self.open.fighters[seat].has_stash = false;
            self.open.in_play.add(Cards::one(n));
            self.forget_stash(seat, n);
        }
        if cost.drawn {
            let n = self.hidden.drawn[seat].take().expect("a drawn card was played");
            self.open.fighters[seat].has_drawn = false;
            self.open.in_play.add(Cards::one(n));
        }
    }

    /// Whether the hand, stash and drawn card cover this cost.
    pub(crate) fn can_pay(&self, seat: Seat, cost: Cost) -> bool {
        self.hand(seat).holds(cost.hand)
            && (!cost.stash || self.stash(seat).is_some())
            && (!cost.drawn || self.drawn(seat).is_some())
    }

    /// The cards played this turn go to the discard pile (FD-6.1).
    pub(crate) fn discard_played(&mut self, play: &mut Play<Event>) {
        let cards = std::mem::take(&mut self.open.in_play);
        if !cards.is_empty() {
            self.open.discard.add(cards);
            play.everyone(Event::PlayedCardsDiscarded { cards });
        }
    }

    /// One card of a hand is discarded, face up (FD-13.4).
    pub fn discard(&mut self, play: &mut Play<Event>, seat: Seat, number: Number) {
        self.leave_hand(seat, Cards::one(number));
        self.open.discard.add(Cards::one(number));
        play.everyone(Event::Discarded { seat, number });
    }

    /// A card at random is discarded.
    pub fn discard_at_random(&mut self, play: &mut Play<Event>, seat: Seat) {
        let number = self.hand(seat).random(&mut play.chance);
        self.discard(play, seat, number);
    }

    pub fn discard_hand(&mut self, play: &mut Play<Event>, seat: Seat) {
        for number in self.hand(seat).iter() {
            self.discard(play, seat, number);
        }
    }

    /// A drawn card that was not used is discarded.
    pub(crate) fn discard_drawn(&mut self, play: &mut Play<Event>, seat: Seat) {
        if let Some(number) = self.hidden.drawn[seat].take() {
            self.open.fighters[seat].has_drawn = false;
            self.open.discard.add(Cards::one(number));
            play.everyone(Event::Discarded { seat, number });
        }
    }

    /// Takes a card from the discard pile; everyone sees which (FD-13.6, FD-3.10).
    pub fn retrieve(&mut self, play: &mut Play<Event>, seat: Seat, number: Number) {
        self.open.discard.remove(Cards::one(number));
        self.hidden.hands[seat].add(Cards::one(number));
        self.open.fighters[seat].hand_size.raise(1);
        play.everyone(Event::Took { seat, number });
        // One more than was known: the card just taken is a new one.
        self.learn_one_more(seat, number);
    }

    /// Shows cards of a hand to everyone; they stay in the hand (FD-13.5).
    pub fn show_cards(&mut self, play: &mut Play<Event>, seat: Seat, cards: Cards) {
        play.everyone(Event::CardsShown { seat, cards });
        self.learn_all(seat, cards);
    }

    /// Shows a whole hand to everyone.
    pub fn show_hand(&mut self, play: &mut Play<Event>, seat: Seat) {
        let cards = self.hand(seat);
        play.everyone(Event::HandShown { seat, cards });
        self.learn_all(seat, cards);
    }

    /// One player looks at a hand; the others see that he did.
    pub fn look_at_hand(&mut self, play: &mut Play<Event>, by: Seat, seat: Seat) {
        let cards = self.hand(seat);
        let both = SeatSet::one(by).with(seat);
        let seen = Event::HandSeen { seat, by, cards };
        play.split(both, seen, Event::HandSeenBy { seat, by });
        self.learn(Viewer::Seat(by), seat, cards);
    }

    /// Sets a card of the hand aside face down (FD-13.9).
    pub fn stash_card(&mut self, play: &mut Play<Event>, seat: Seat, number: Number) {
        self.hidden.hands[seat].remove(Cards::one(number));
        self.open.fighters[seat].hand_size.lower(1);
        self.open.fighters[seat].has_stash = true;
        self.hidden.stash[seat] = Some(number);
        let (seen, unseen) = (Event::Stashed { seat, number }, Event::StashedUnseen { seat });
        play.split(SeatSet::one(seat), seen, unseen);
        self.learn_of_stash(seat);
    }

    /// The discard pile is shuffled into the draw pile.
    pub fn shuffle_discard_in(&mut self, play: &mut Play<Event>) {
        self.shuffle_in(play, self.open.discard);
    }

    /// Some cards of the discard pile are shuffled into the draw pile.
    pub fn shuffle_in(&mut self, play: &mut Play<Event>, cards: Cards) {
        self.open.discard.remove(cards);
        self.hidden.deck.add(cards);
        self.open.deck_size.raise(cards.len());
        play.everyone(Event::ShuffledIn { cards });
    }
}
