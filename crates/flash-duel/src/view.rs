//! What one viewer knows: the open half of the table and, of the hidden half, only his own.

use crate::board::Side;
use crate::cards::{CHARACTERS, CharacterId, Who};
use crate::pile::{Cards, Number};
use crate::setup::SEATS;
use crate::step::Step;
use crate::table::{Facts, Hidden, Known, Offer, Open, Standing, Table};
use kernel::{Chance, Seat, Seats, Viewer};
use serde::Serialize;

/// All and only what a viewer knows, remembered facts included. Built by naming what is allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub viewer: Viewer,
    pub open: Open,
    /// The hands he sees: his own and a Solo bot's.
    pub hands: Seats<Option<Cards>, SEATS>,
    /// What he knows of the other hands and stashes.
    pub known: Seats<Facts, SEATS>,
    /// What everybody knows of each hand.
    pub common: Seats<Facts, SEATS>,
    /// What each other seat knows of his own hand.
    pub seen_by: Seats<Facts, SEATS>,
    pub stash: Option<Number>,
    pub drawn: Option<Number>,
    /// The offers of his side for a dashing block.
    pub offers: Seats<Option<Offer>, SEATS>,
    /// His own secret pick.
    pub draft: Option<Who>,
    /// Whether he holds the Traitor card.
    pub traitor: Option<bool>,
}

impl View {
    pub(crate) fn of(t: &Table, viewer: Viewer) -> View {
        let mut view = View {
            viewer,
            open: *t.open(),
            hands: Seats::default(),
            known: Seats([Facts::NONE; SEATS]),
            common: Seats([Facts::NONE; SEATS]),
            seen_by: Seats([Facts::NONE; SEATS]),
            stash: None,
            drawn: None,
            offers: Seats::default(),
            draft: None,
            traitor: None,
        };
        for seat in t.open().seats().iter() {
            if t.may_see_hand(viewer, seat) {
                view.hands[seat] = Some(t.hand(seat));
            } else {
                view.known[seat] = t.hidden().known.of(viewer, seat);
            }
            view.common[seat] = t.hidden().known.of(Viewer::Public, seat);
        }
        if let Viewer::Seat(me) = viewer {
            view.add_own(t, me);
        }
        view
    }

    fn add_own(&mut self, t: &Table, me: Seat) {
        self.stash = t.stash(me);
        self.drawn = t.drawn(me);
        self.draft = t.hidden().drafts[me];
        if t.open().mode.is_betrayal() && t.open().round > 0 {
            self.traitor = Some(t.hidden().traitor == Some(me));
        }
        for seat in t.open().seats().iter() {
            if seat != me {
                self.seen_by[seat] = t.hidden().known.of(Viewer::Seat(seat), me);
            }
            if !t.open().are_enemies(me, seat) {
                self.offers[seat] = t.hidden().offers[seat];
            }
        }
    }

    /// The cards whose place the viewer does not know: in other hands, stashes and the draw pile.
    pub fn unseen(&self) -> Cards {
        if self.open.round == 0 {
            return Cards::EMPTY;
        }
        let mut left = self.open.mode.deck().minus(self.open.discard).minus(self.open.in_play);
        for seat in self.open.seats().iter() {
            let facts = self.known[seat];
            left.remove(self.hands[seat].unwrap_or(facts.hand.plus(facts.either)));
        }
        self.stash.iter().chain(&self.drawn).for_each(|n| left.remove(Cards::one(*n)));
        left
    }

    /// A table that agrees with everything this viewer knows.
    pub(crate) fn imagine(&self, chance: &mut dyn Chance) -> Table {
        let hidden = Hidden {
            hands: Seats::default(),
            deck: Cards::EMPTY,
            stash: Seats::default(),
            drawn: Seats::default(),
            offers: self.offers,
            drafts: Seats::default(),
            traitor: None,
            known: Known::default(),
        };
        // Its hidden half is filled in where it lies: copying it once more would be felt.
        let mut table = Table::imagined(self.open, hidden);
        let hidden = table.lay_hidden();
        let mut unseen = self.unseen();
        // Somebody else's hand must not take a card that is known to be a certain one elsewhere.
        for seat in self.open.seats().iter() {
            self.imagine_aside(seat, hidden, &mut unseen, chance);
        }
        for seat in self.open.seats().iter() {
            self.imagine_hand(seat, hidden, &mut unseen, chance);
        }
        hidden.deck = unseen;
        self.imagine_drafts(hidden, chance);
        if self.open.mode.is_betrayal() && self.open.round > 0 {
            hidden.traitor = Some(self.imagine_traitor(chance));
        }
        self.remember(&mut hidden.known);
        table
    }

    /// The cards of a player that are not in his hand.
    fn imagine_aside(
        &self,
        seat: Seat,
        hidden: &mut Hidden,
        unseen: &mut Cards,
        chance: &mut dyn Chance,
    ) {
        let f = self.open.fighter(seat);
        if self.viewer.is(seat) {
            (hidden.stash[seat], hidden.drawn[seat]) = (self.stash, self.drawn);
            return;
        }
        if f.has_drawn {
            let number = self.offered_drawn(seat).unwrap_or_else(|| unseen.random(chance));
            unseen.remove(Cards::one(number));
            hidden.drawn[seat] = Some(number);
        }
        if f.has_stash {
            hidden.stash[seat] = Some(self.imagine_stash(seat, unseen, chance));
        }
    }

    fn imagine_hand(
        &self,
        seat: Seat,
        hidden: &mut Hidden,
        unseen: &mut Cards,
        chance: &mut dyn Chance,
    ) {
        let f = self.open.fighter(seat);
        if let Some(hand) = self.hands[seat] {
            hidden.hands[seat] = hand;
            return;
        }
        let facts = self.known[seat];
        let mut hand = facts.hand;
        if let Some(number) = hidden.stash[seat] {
            // What was in hand or stash and is not the stashed card is in the hand.
            hand.add(facts.either.without(Cards::one(number)));
        }
        for _ in hand.len()..f.hand_size {
            let n = unseen.random(chance);
            unseen.remove(Cards::one(n));
            hand.add(Cards::one(n));
        }
        hidden.hands[seat] = hand;
    }

    /// The number of a drawn card that the viewer saw offered.
    fn offered_drawn(&self, seat: Seat) -> Option<Number> {
        let offer = self.offers[seat]?;
        match () {
            _ if offer.dash.is_drawn() => Some(offer.dash.number),
            _ if offer.with.drawn() => Some(offer.with.number),
            _ => None,
        }
    }

    /// A stashed card: one that he may have stashed, each equally likely. With as many cards known
    /// to be in hand or stash as he holds, it must be one of those.
    fn imagine_stash(&self, seat: Seat, unseen: &mut Cards, chance: &mut dyn Chance) -> Number {
        let (facts, f) = (self.known[seat], self.open.fighter(seat));
        let full = facts.hand.len() + facts.either.len() > f.hand_size;
        let weights = Number::ALL.map(|n| {
            let open = facts.stash.has(n);
            let there = facts.either.of(n) + if full { 0 } else { unseen.of(n) };
            if open { u32::from(there) } else { 0 }
        });
        let n = Number::ALL[chance.pick(&weights)];
        if facts.either.of(n) == 0 {
            unseen.remove(Cards::one(n));
        }
        n
    }

    fn imagine_drafts(&self, hidden: &mut Hidden, chance: &mut dyn Chance) {
        let Some(Step::PickBlind(pick)) = self.open.agenda.top() else { return };
        for seat in self.open.seats().minus(pick.waiting).iter() {
            hidden.drafts[seat] = if self.viewer.is(seat) {
                self.draft
            } else {
                let i = chance.pick(&[1; CHARACTERS.len()]);
                CharacterId::all().nth(i).map(Who::Character)
            };
        }
    }

    /// Any seat that has not shown a Loyal card may hold the Traitor card, but for a mortal whom
    /// it would have unmasked at time-over (FD-20.26) or left as the last one, and the game over
    /// (FD-20.5).
    fn imagine_traitor(&self, chance: &mut dyn Chance) -> Seat {
        if let Some(seat) = self.open.shown_traitor {
            return seat;
        }
        let mortals = self.open.members(Side::West);
        let over = self.open.is_time_over();
        let playing = self.open.standing == Standing::Playing;
        let unmasked = |seat| mortals.has(seat) && (over || (playing && mortals.len() == 1));
        let weights: [u32; SEATS] = std::array::from_fn(|i| {
            let seat = Seat(i as u8);
            let own = self.viewer.is(seat);
            let possible = match self.traitor {
                Some(true) => own,
                Some(false) => !own,
                None => true,
            };
            u32::from(possible && !unmasked(seat) && !self.open.shown_loyal.has(seat))
        });
        Seat(chance.pick(&weights) as u8)
    }

    /// What everyone is imagined to know: the viewer what he knows, the others of his hand what he
    /// knows they do, and of each other what is common knowledge.
    fn remember(&self, known: &mut Known) {
        for of in self.open.seats().iter() {
            known.set(Viewer::Public, of, self.common[of]);
            for viewer in self.open.seats().without(of).iter() {
                let facts = match () {
                    _ if self.viewer.is(viewer) && self.hands[of].is_none() => self.known[of],
                    _ if self.viewer.is(of) => self.seen_by[viewer],
                    _ => self.common[of],
                };
                known.set(Viewer::Seat(viewer), of, facts);
            }
        }
    }
}
