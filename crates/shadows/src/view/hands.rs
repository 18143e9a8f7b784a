//! Hands of others as they could be: they have what was predicted rightly, and not what was denied.

use super::View;
use crate::card::CardId;
use crate::op::Win;
use crate::step::{Against, Step};
use crate::table::{FIRST_LIBRARY, Hidden, Place, SLOTS, Secret};
use crate::titles::Titles;
use kernel::{Chance, Seat};

/// How often a Hand is dealt anew until it fits what is known of it: at random, then around the
/// cards that it must have, at last without a thought of what was denied.
const TRIES: usize = 40;
const AT_RANDOM: usize = 20;
const TRUE_TO_ALL: usize = 30;

/// Which slots hold a card of the Hand.
type Hand = [bool; SLOTS];

/// One of the slots that fit, if any does.
fn pick(fits: impl Fn(usize) -> bool, chance: &mut dyn Chance) -> Option<usize> {
    let left: [u32; SLOTS] = std::array::from_fn(|slot| u32::from(fits(slot)));
    left.contains(&1).then(|| chance.pick(&left))
}

/// Another card of the Pool that fits. If none does, the boosters hold one that does: they were
/// imagined, the answer was heard. If no title does, it stays the card that it was.
fn swap(
    old: CardId,
    from: &mut Titles,
    fits: impl Fn(&CardId) -> bool,
    chance: &mut dyn Chance,
) -> CardId {
    let mut able = Titles::EMPTY;
    from.iter().filter(&fits).for_each(|card| able.add(card));
    let inside = !able.is_empty();
    if !inside {
        CardId::neutrals().filter(&fits).for_each(|card| able.add(card));
    }
    if able.is_empty() {
        return old;
    }
    let card = able.draw(chance);
    if inside {
        from.take(card);
    }
    from.add(old);
    card
}

impl View {
    /// What was predicted rightly this round and not used since lies in the Current Deck, where
    /// the Hand is taken from (SH-14.1): if nothing there could be it, something studied is.
    /// `free` are the cards of which this viewer knows neither the title nor whether it is studied.
    pub(super) fn imagine_owed(
        &self,
        hidden: &mut Hidden,
        seat: Seat,
        free: &Hand,
        from: &mut Titles,
        chance: &mut dyn Chance,
    ) {
        let noted = &self.open.players[seat].noted;
        let is_it = |card: &Secret, number: u8| {
            let numbers = card.card.card().numbers();
            numbers & (1 << number) != 0 && numbers & noted.denied == 0
        };
        for number in crate::card::numbers_of(noted.owed) {
            let cards = hidden.cards[seat];
            let lies = |slot: usize, place: Place| cards[slot].place == place;
            if (0..SLOTS).any(|s| lies(s, Place::Deck) && is_it(&cards[s], number)) {
                continue;
            }
            let idle = |s: usize| cards[s].card.card().numbers() & noted.owed == 0;
            let studied = |s: usize| free[s] && lies(s, Place::Deck);
            let Some(gives) =
                pick(|s| studied(s) && idle(s), chance).or_else(|| pick(studied, chance))
            else {
                continue;
            };
            let twin = |s: usize| (0..s).any(|other| cards[other].card == cards[s].card);
            let unstudied = |s: usize| free[s] && lies(s, Place::Library) && !twin(s);
            if let Some(takes) = pick(|s| unstudied(s) && is_it(&cards[s], number), chance) {
                hidden.cards[seat][takes].place = Place::Deck;
                hidden.cards[seat][gives].place = Place::Library;
                continue;
            }
            if self.is_unknown(seat, gives) {
                let fits = |card: &CardId| {
                    let secret = Secret { card: *card, ..cards[gives] };
                    is_it(&secret, number) && !cards.iter().any(|other| other.card == *card)
                };
                hidden.cards[seat][gives].card = swap(cards[gives].card, from, fits, chance);
            }
        }
    }
    /// Whether it could be any title of the Pool.
    fn is_unknown(&self, seat: Seat, slot: usize) -> bool {
        slot >= FIRST_LIBRARY && self.open.players[seat].cards[slot].face.is_none()
    }

    pub(super) fn imagine_hand(
        &self,
        hidden: &mut Hidden,
        seat: Seat,
        held: usize,
        chance: &mut dyn Chance,
    ) {
        let cards = hidden.cards[seat];
        let in_deck = |slot: usize| cards[slot].place == Place::Deck;
        let mut hand = [false; SLOTS];
        for attempt in 0..TRIES {
            let denied =
                if attempt < TRUE_TO_ALL { self.open.players[seat].noted.denied } else { 0 };
            let true_to_all = attempt < TRUE_TO_ALL;
            let may = |slot: usize| {
                let card = cards[slot].card;
                in_deck(slot)
                    && card.card().numbers() & denied == 0
                    && !(true_to_all && self.is_ruled_out(seat, card))
            };
            hand = std::array::from_fn(|s| in_deck(s) && !cards[s].held.is_empty());
            if attempt >= AT_RANDOM {
                self.take_owed(&mut hand, seat, &cards, &may, chance);
                self.take_told(&mut hand, seat, &cards, held, chance);
            }
            while hand.iter().filter(|h| **h).count() < held {
                let slot = pick(|s| may(s) && !hand[s], chance)
                    .or_else(|| pick(|s| in_deck(s) && !hand[s], chance))
                    .expect("the Current Deck has the cards of the Hand");
                hand[slot] = true;
            }
            if self.fits(seat, &hand, &cards) {
                break;
            }
        }
        for slot in (0..SLOTS).filter(|slot| hand[*slot]) {
            hidden.cards[seat][slot].place = Place::Hand;
        }
        self.imagine_queue(hidden, seat, chance);
    }
    /// Begins a Hand with cards that have the numbers it must have, as few as will do.
    fn take_owed(
        &self,
        hand: &mut Hand,
        seat: Seat,
        cards: &[Secret; SLOTS],
        may: &dyn Fn(usize) -> bool,
        chance: &mut dyn Chance,
    ) {
        let numbers = |slot: usize| cards[slot].card.card().numbers();
        loop {
            let has = (0..SLOTS).filter(|s| hand[*s]).fold(0, |all, s| all | numbers(s));
            let owed = self.open.players[seat].noted.owed & !has;
            let covers = |s: usize| {
                if may(s) && !hand[s] { (numbers(s) & owed).count_ones() } else { 0 }
            };
            let most = (0..SLOTS).map(covers).max().unwrap_or(0);
            if most == 0 {
                return;
            }
            let slot = pick(|s| covers(s) == most, chance).expect("one of them has the most");
            hand[slot] = true;
        }
    }
    /// The same for cards that it was told to have.
    fn take_told(
        &self,
        hand: &mut Hand,
        seat: Seat,
        cards: &[Secret; SLOTS],
        held: usize,
        chance: &mut dyn Chance,
    ) {
        let told = |s: usize| cards[s].place == Place::Deck && self.is_told(seat, cards[s].card);
        while (0..SLOTS).filter(|s| hand[*s] && told(*s)).count() < self.least_told(seat)
            && hand.iter().filter(|h| **h).count() < held
            && let Some(slot) = pick(|s| told(s) && !hand[s], chance)
        {
            hand[slot] = true;
        }
    }
    /// How many cards a Hand has at least of those that it was told to have: where empty questions
    /// are left out, whoever is asked has one (SH-28.5).
    fn least_told(&self, seat: Seat) -> usize {
        match self.open.agenda.top() {
            Some(Step::Answer(answer)) if answer.seat == seat => answer.told.into(),
            Some(Step::InTurn(turn)) if turn.seat == seat => turn.told.into(),
            Some(Step::KoWindow(window)) if window.seat == seat => window.told.into(),
            Some(Step::Queueing(queueing)) if queueing.seat == seat && queueing.told => {
                1 + usize::from(self.open.players[seat].queue)
            }
            _ => 0,
        }
    }
    /// Whether this card is one of those.
    fn is_told(&self, seat: Seat, id: CardId) -> bool {
        let card = id.card();
        let met = card.req.is_met(self.open.stats(seat));
        let for_step = card.has_number(self.open.step);
        match self.open.agenda.top() {
            Some(Step::Answer(answer)) => met && answer.is_answered_by(&self.open, id),
            Some(Step::InTurn(_)) => met && for_step && card.gold <= self.open.players[seat].gold,
            Some(Step::Queueing(_)) => for_step,
            Some(Step::KoWindow(_)) => met && id.opens(Win::AfterKoMe.bit()),
            _ => false,
        }
    }
    /// Whether the Hand was told to have no card like this one this round (SH-28.5).
    fn is_ruled_out(&self, seat: Seat, card: CardId) -> bool {
        let none = self.open.players[seat].noted.unanswerable;
        let is_one = |to: &Against| none & to.bit() != 0 && card.opens(to.win().bit());
        none != 0
            && Against::ALL.iter().any(is_one)
            && card.card().req.is_met(self.open.stats(seat))
    }
    /// Whether a Hand has what was predicted, what was told, and what the queue must be made of.
    fn fits(&self, seat: Seat, hand: &Hand, cards: &[Secret; SLOTS]) -> bool {
        let player = &self.open.players[seat];
        let numbers = |slot: usize| cards[slot].card.card().numbers();
        let held = || (0..SLOTS).filter(|slot| hand[*slot]);
        let all = held().fold(0, |all, slot| all | numbers(slot));
        let step = 1u8 << self.open.step;
        let queued = held().filter(|slot| numbers(*slot) & step != 0).count();
        let told = held().filter(|slot| self.is_told(seat, cards[*slot].card)).count();
        player.noted.owed & !all == 0
            && queued >= usize::from(player.queue)
            && told >= self.least_told(seat)
    }
    fn imagine_queue(&self, hidden: &mut Hidden, seat: Seat, chance: &mut dyn Chance) {
        let step = 1u8 << self.open.step;
        for at in 0..usize::from(self.open.players[seat].queue) {
            let cards = hidden.cards[seat];
            let in_hand = |slot: usize| cards[slot].place == Place::Hand;
            let fits = |slot: usize| cards[slot].card.card().numbers() & step != 0;
            let slot = pick(|s| in_hand(s) && fits(s), chance)
                .or_else(|| pick(in_hand, chance))
                .expect("the queue is made of the Hand");
            hidden.cards[seat][slot].place = Place::Queue;
            hidden.queue[at] = slot as u8;
        }
    }
}
