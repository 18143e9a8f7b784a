//! Tables that agree with everything a viewer knows.
//!
//! Hidden cards are dealt at random as far as they are not known. Boosters are imagined to hold
//! what was seen of them; Hands are any that fit what was said and laid this round.

use super::View;
use crate::card::CardId;
use crate::cards::MISSIONS;
use crate::hero::MissionId;
use crate::monster::{ActionId, KINDS};
use crate::step::Step;
use crate::table::{At, FIRST_LIBRARY, Hidden, Mode, PLAYERS, Phase, Place, SLOTS, Secret, Table};
use crate::titles::Titles;
use kernel::{Chance, Counter, Seat, SeatSet};

/// How often a card is drawn anew until it is no second copy.
const TRIES: usize = 40;

impl View {
    pub(crate) fn imagine(&self, chance: &mut dyn Chance) -> Table {
        let mut hidden = Hidden::NOTHING;
        self.imagine_actions(&mut hidden, chance);
        self.imagine_missions(&mut hidden, chance);
        self.imagine_reward(&mut hidden, chance);
        let mut pool = self.imagine_pool(chance);
        for seat in self.seats() {
            if self.viewer.is(seat) {
                self.lay_own(&mut hidden, seat);
            } else {
                self.imagine_cards(&mut hidden, seat, &mut pool, chance);
            }
        }
        if self.is_drawing() && self.open.mode == Mode::Shared {
            hidden.pool = pool;
        }
        Table::laid(self.open, hidden)
    }
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.open.count).map(Seat)
    }
    fn lay_own(&self, hidden: &mut Hidden, me: Seat) {
        let Some(own) = &self.own else { return };
        hidden.cards[me] = own.cards.map(|(card, place)| Secret { card, place, ..Secret::NONE });
        if self.open.turn == me {
            hidden.queue = own.queue;
        }
        hidden.returned[me] = own.returned;
        hidden.studies[me] = own.studies;
        if own.again {
            hidden.again = hidden.again.with(me);
        }
    }

    /// Monster-Action cards: the unseen ones are dealt to where unseen ones lie.
    fn imagine_actions(&self, hidden: &mut Hidden, chance: &mut dyn Chance) {
        hidden.fronts = self.fronts;
        hidden.buried = self.buried;
        if let Some(own) = self.own {
            hidden.drawn = own.drawn;
        }
        let mut left = [0u32; KINDS];
        for action in ActionId::all() {
            let at = action.index();
            let known = self.fronts.0.iter().chain(&hidden.drawn).filter(|a| **a == action);
            let seen = usize::from(self.open.lie_revealed(at) + self.open.discard[at])
                + self.buried.iter().map(|kinds| usize::from(kinds[at])).sum::<usize>()
                + known.count();
            left[at] = u32::from(action.action().copies) - seen as u32;
        }
        if self.open.action_deck == 0 && self.open.round == 0 && self.open.basics[0].is_none() {
            return;
        }
        let mut draw = |chance: &mut dyn Chance| {
            let at = chance.pick(&left);
            left[at].lower(1);
            ActionId(at as u8)
        };
        for seat in self.seats() {
            if self.open.players[seat].front && self.fronts[seat].is_none() {
                hidden.fronts[seat] = draw(chance);
            }
        }
        if let Some(Step::DealActions(deal)) = self.open.agenda.top()
            && deal.drawn
            && !self.viewer.is(self.open.leader)
        {
            let dealt = self.open.from(self.open.leader).position(|seat| seat == deal.next);
            for at in dealt.unwrap_or_default()..usize::from(self.open.count) {
                hidden.drawn[at] = draw(chance);
            }
        }
        for knowers in 0..self.open.buried.len() {
            let known = self.buried[knowers].iter().sum::<u8>();
            for _ in known..self.open.buried[knowers] {
                hidden.buried[knowers][draw(chance).index()].raise(1);
            }
        }
        hidden.actions = left.map(|n| n as u8);
    }
    fn imagine_missions(&self, hidden: &mut Hidden, chance: &mut dyn Chance) {
        let undealt = |step: &Step| matches!(step, Step::ChooseMission(m) if !m.begun);
        if self.open.agenda.live().iter().any(undealt) {
            return;
        }
        let choosing = self.open.agenda.live().iter().find_map(|step| match step {
            Step::ChooseMission(choose) => Some(choose.waiting),
            _ => None,
        });
        let mut left = [1u32; MISSIONS.len()];
        if let (Some(own), kernel::Viewer::Seat(me)) = (&self.own, self.viewer) {
            hidden.missions[me] = own.missions;
            own.missions.iter().for_each(|m| left[usize::from(m.0)] = 0);
        }
        for seat in self.seats().filter(|seat| !self.viewer.is(*seat)) {
            let mut pair = [MissionId::NONE; 2];
            for mission in &mut pair {
                let at = chance.pick(&left);
                left[at] = 0;
                *mission = MissionId(at as u8);
            }
            if choosing.is_some_and(|waiting: SeatSet| waiting.has(seat)) {
                pair.sort();
            }
            hidden.missions[seat] = pair;
        }
    }
    fn imagine_reward(&self, hidden: &mut Hidden, chance: &mut dyn Chance) {
        let choosing = |step: &Step| match step {
            Step::ChooseReward(choose) => Some(choose.seat),
            _ => None,
        };
        let Some(seat) = self.open.agenda.live().iter().find_map(choosing) else { return };
        if let (true, Some(own)) = (self.viewer.is(seat), &self.own) {
            hidden.reward = own.reward;
            return;
        }
        let mut deck = self.open.item_deck.0.map(u32::from);
        for item in &mut hidden.reward {
            if deck.iter().any(|n| *n > 0) {
                let at = chance.pick(&deck);
                deck[at].lower(1);
                *item = CardId::items().nth(at).unwrap_or_default();
            }
        }
    }

    /// Whether Libraries are being drawn.
    fn is_drawing(&self) -> bool {
        let drawing = |step: &Step| matches!(step, Step::DrawLibrary(draw) if draw.begun);
        self.open.phase == Phase::Setup && self.open.agenda.live().iter().any(drawing)
    }
    /// What this viewer has seen of the unknown cards of a player.
    fn seen_of(&self, seat: Seat) -> impl Iterator<Item = (CardId, bool)> + '_ {
        self.seen[seat].iter().copied().filter(|(card, _)| !card.is_none())
    }
    /// Neutral Skills whose place this viewer knows.
    fn known_titles(&self) -> Titles {
        let mut known = Titles::EMPTY;
        for seat in self.seats() {
            for slot in FIRST_LIBRARY..SLOTS {
                let own = self.own.filter(|_| self.viewer.is(seat));
                let mine = own.map_or(CardId::NONE, |own| own.cards[slot].0);
                let shown = self.open.players[seat].cards[slot].face;
                let card = [mine, shown].into_iter().find(|card| !card.is_none());
                card.into_iter().for_each(|card| known.add(card));
            }
            self.seen_of(seat).for_each(|(card, _)| known.add(card));
        }
        if let Some(own) = &self.own {
            own.returned.iter().for_each(|card| known.add(card));
        }
        known
    }
    /// What may be in the Libraries of others: a shared Pool without what is known.
    fn imagine_pool(&self, chance: &mut dyn Chance) -> Titles {
        if self.open.mode != Mode::Shared {
            return Titles::EMPTY;
        }
        let known = self.known_titles();
        let mut pool = Titles::beginners();
        let mut owed = Titles::EMPTY;
        for card in CardId::neutrals() {
            for _ in pool.of(card)..known.of(card) {
                owed.add(card);
            }
        }
        pool.add_boosters(&owed, chance);
        known.iter().for_each(|card| pool.take(card));
        pool
    }

    fn imagine_cards(
        &self,
        hidden: &mut Hidden,
        seat: Seat,
        pool: &mut Titles,
        chance: &mut dyn Chance,
    ) {
        let player = &self.open.players[seat];
        let mut own_pool = self.open.pools[seat];
        if self.open.mode == Mode::Own {
            let shown = player.cards[FIRST_LIBRARY..].iter().map(|own| own.face);
            let seen = self.seen_of(seat).map(|(card, _)| card);
            let known = shown.filter(|card| !card.is_none()).chain(seen);
            known.for_each(|card| own_pool.take(card));
        }
        let from = if self.open.mode == Mode::Own { &mut own_pool } else { pool };
        let me = match self.viewer {
            kernel::Viewer::Seat(me) => SeatSet::one(me),
            kernel::Viewer::Public => SeatSet::EMPTY,
        };
        let mut seen = self.seen_of(seat);
        for slot in 0..SLOTS {
            let own = &player.cards[slot];
            let secret = &mut hidden.cards[seat][slot];
            if own.at == At::Nowhere {
                continue;
            }
            secret.card = own.face;
            if !own.face.is_none() {
                let held = self.held[seat] & (1 << slot) != 0;
                secret.held = if held { me } else { SeatSet::EMPTY };
            } else if let Some((card, held)) = seen.next() {
                (secret.card, secret.known) = (card, me);
                secret.held = if held { me } else { SeatSet::EMPTY };
            } else {
                secret.card = from.draw(chance);
            }
        }
        drop(seen);
        self.avoid_twins(&mut hidden.cards[seat], seat, from, chance);
        if self.is_drawing() {
            for _ in 0..player.put_back {
                hidden.returned[seat].add(from.draw(chance));
            }
        }
        self.imagine_places(hidden, seat, from, chance);
    }

    /// No title is studied twice (SH-21.7): second copies lie in the Library, as many as it holds.
    fn avoid_twins(
        &self,
        cards: &mut [Secret; SLOTS],
        seat: Seat,
        from: &mut Titles,
        chance: &mut dyn Chance,
    ) {
        let player = &self.open.players[seat];
        let mut room = player.library;
        for slot in FIRST_LIBRARY..SLOTS {
            let free = player.cards[slot].face.is_none() && cards[slot].known.is_empty();
            if !free || !is_twin(cards, slot) {
                continue;
            }
            if room > 0 {
                room.lower(1);
                continue;
            }
            for _ in 0..TRIES {
                let other = from.draw(chance);
                from.add(cards[slot].card);
                cards[slot].card = other;
                if !is_twin(cards, slot) {
                    break;
                }
            }
        }
    }
    /// Which hidden cards are in the Library, in the Current Deck, in Hand and in the queue.
    fn imagine_places(
        &self,
        hidden: &mut Hidden,
        seat: Seat,
        from: &mut Titles,
        chance: &mut dyn Chance,
    ) {
        let player = &self.open.players[seat];
        let unseen = |slot: usize| player.cards[slot].at == At::Unseen;
        for slot in (0..SLOTS).filter(|slot| unseen(*slot)) {
            hidden.cards[seat][slot].place = Place::Deck;
        }
        let printed = self.open.mode == Mode::First;
        let mut unstudied: [u32; SLOTS] = std::array::from_fn(|slot| {
            let own = &player.cards[slot];
            let unused = if printed { own.game == 0 } else { own.face.is_none() };
            let secret = &hidden.cards[seat][slot];
            let met = secret.known.is_empty() && secret.held.is_empty();
            u32::from(slot >= FIRST_LIBRARY && unseen(slot) && unused && met)
        });
        let free = unstudied.map(|n| n > 0);
        let mut library = player.library;
        for (slot, open) in unstudied.iter_mut().enumerate().skip(FIRST_LIBRARY) {
            if library > 0 && *open > 0 && is_twin(&hidden.cards[seat], slot) {
                *open = 0;
                library.lower(1);
                hidden.cards[seat][slot].place = Place::Library;
            }
        }
        for _ in 0..library {
            if unstudied.iter().all(|n| *n == 0) {
                break;
            }
            let slot = chance.pick(&unstudied);
            unstudied[slot] = 0;
            hidden.cards[seat][slot].place = Place::Library;
        }
        self.imagine_owed(hidden, seat, &free, from, chance);
        let held = usize::from(player.hand + player.queue);
        if held > 0 && matches!(self.open.agenda.top(), Some(Step::Plan(_))) {
            // Cards are taken in order: so far they are the first of some Hand.
            let size = (player.deck + player.hand).min(self.open.hand_size());
            self.imagine_hand(hidden, seat, usize::from(size), chance);
            let taken = |secret: &&mut Secret| secret.place == Place::Hand;
            let rest = hidden.cards[seat].iter_mut().filter(taken).skip(held);
            rest.for_each(|secret| secret.place = Place::Deck);
        } else if held > 0 {
            self.imagine_hand(hidden, seat, held, chance);
        }
    }
}

/// Whether a card is a second copy. Known cards come before unknown ones.
fn is_twin(cards: &[Secret; SLOTS], slot: usize) -> bool {
    let same = |s: &usize| *s != slot && cards[*s].card == cards[slot].card;
    !cards[slot].card.is_none() && (0..SLOTS).filter(same).any(|s| s < slot)
}

const _: () = assert!(PLAYERS == 3, "knowers are counted for three players");
