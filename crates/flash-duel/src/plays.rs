//! Which cards can be played: single cards and sets of one number, from hand, stash and abilities.
//!
//! Everything that plays number cards (moves, attacks, blocks, retreats, dashing blocks) lists its
//! cards here, so that an ability that lends or changes a card works everywhere at once.

use crate::ability::{AbilityId, Lend, Window};
use crate::choice::{Card, Choice, Meld, Source};
use crate::pile::{Cards, Number, Numbers};
use crate::table::{MAX_ABILITIES, Open, Table};
use crate::why::{self, Why};
use kernel::{Counter, Seat, SeatSet, Verdicts};

/// What another part of the same play has used up already.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    /// Cards of the hand that are spoken for, such as the dash of a dashing strike.
    spent: Cards,
    /// The stashed card may be used.
    stash: bool,
    /// A card drawn for a response may be used.
    drawn: bool,
    /// An ability may be part of it.
    lends: bool,
}

impl Limit {
    pub const NONE: Limit = Limit { spent: Cards::EMPTY, stash: true, drawn: false, lends: true };
    pub const WITH_DRAWN: Limit = Limit { drawn: true, ..Limit::NONE };

    #[inline]
    pub fn after(card: Card) -> Limit {
        let cost = card.cost();
        Limit { spent: cost.hand, stash: !cost.stash, drawn: false, lends: card.lent.is_none() }
    }
    #[must_use]
    pub fn with_drawn_after(card: Card) -> Limit {
        Limit { drawn: card.from != Source::Drawn, ..Limit::after(card) }
    }
}

/// The abilities this player could make part of a play now.
fn lenders(o: &Open, seat: Seat) -> impl Iterator<Item = (AbilityId, Lend)> + '_ {
    let barred = o.barred_from_abilities(seat, Window::NONE).is_some();
    let f = o.fighter(seat);
    f.cards()
        .filter(move |(_, up)| *up && !barred)
        .filter_map(|(id, _)| Some((id, id.card().lends?)))
}

/// Whether an ability could stand in for a card even with an empty hand.
pub fn may_lend(o: &Open, seat: Seat) -> bool {
    o.lenders.has(seat) && lenders(o, seat).any(|(_, lend)| matches!(lend, Lend::Card(_)))
}

/// The number cards one player has to play with now.
#[derive(Clone, Copy)]
pub struct Plays<'a> {
    t: &'a Table,
    seat: Seat,
    hand: Cards,
    /// Nothing but plain cards from the hand can be played: the quick case.
    only_plain: bool,
}

impl<'a> Plays<'a> {
    #[inline]
    pub fn of(t: &'a Table, seat: Seat) -> Plays<'a> {
        let f = t.open().fighter(seat);
        let only_plain = !t.open().lenders.has(seat) && !f.has_stash && !f.has_drawn;
        Plays { t, seat, hand: t.hand(seat), only_plain }
    }

    /// The numbers in hand, if nothing but plain cards from the hand can be played.
    #[inline]
    pub fn plain_numbers(self) -> Option<Numbers> {
        self.only_plain.then(|| self.hand.numbers())
    }

    /// How many cards of this number are in hand, if nothing but plain cards can be played.
    #[inline]
    pub fn plain_count(self, number: Number) -> Option<u8> {
        self.only_plain.then(|| self.hand.of(number))
    }

    /// Every single card that can be played.
    #[inline]
    pub fn singles(self) -> Singles<'a> {
        let place = if self.only_plain { PLACES } else { 0 };
        Singles { plays: self, plain: self.hand.numbers(), place }
    }

    /// The card drawn for this response, which only some plays may use.
    pub fn drawn(self) -> Option<Card> {
        let number = self.t.drawn(self.seat)?;
        Some(Card { number, from: Source::Drawn, lent: None })
    }

    /// The next special card from this place on, and its place: the stashed one, then for each
    /// ability what it makes of each number in hand and of the stashed card.
    #[cold]
    fn next_special(self, mut place: u8) -> Option<(u8, Card)> {
        if place == 0 {
            if let Some(number) = self.t.stash(self.seat) {
                return Some((0, Card { number, from: Source::Stash, lent: None }));
            }
            place = 1;
        }
        let first = (place - 1) / PLACES_PER_ABILITY;
        for (id, lend) in lenders(self.t.open(), self.seat).skip(usize::from(first)) {
            let next_ability = place - (place - 1) % PLACES_PER_ABILITY + PLACES_PER_ABILITY;
            while place < next_ability {
                let of = Number::new((place - 1) % PLACES_PER_ABILITY + 1);
                if let Some((number, from)) = self.made_of(of, lend) {
                    return Some((place, Card { number, from, lent: Some(id) }));
                }
                place.raise(1);
            }
        }
        None
    }

    /// What an ability makes of this number in hand, or of the stashed card.
    fn made_of(self, of: Option<Number>, lend: Lend) -> Option<(Number, Source)> {
        match (lend, of) {
            (Lend::Card(number), Some(Number::ONE)) => Some((number, Source::Hand)),
            (Lend::Shift(by), Some(n)) if self.hand.of(n) > 0 => {
                Some((n.shifted(by)?, Source::Hand))
            }
            (Lend::Shift(by), None) => Some((self.t.stash(self.seat)?.shifted(by)?, Source::Stash)),
            _ => None,
        }
    }

    /// Every set of at least one card of this number that can be played.
    #[inline]
    pub fn melds(self, number: Number, limit: Limit, mut f: impl FnMut(Meld)) {
        if self.only_plain {
            let held = self.hand.minus(limit.spent).of(number);
            (1..=held).for_each(|k| f(Meld::plain(number, k)));
        } else {
            self.all_melds(number, limit, &mut f);
        }
    }

    /// The same for a player with a stash, a drawn card or an ability to lend.
    fn all_melds(self, number: Number, limit: Limit, f: &mut dyn FnMut(Meld)) {
        let held = self.hand.minus(limit.spent).of(number);
        let mut with_hand = |base: Meld| {
            for m in (0..=held).map(|k| base.with_hand(k)).filter(|m| m.count() > 0) {
                f(m);
            }
        };
        let stash = limit.stash && self.t.stash(self.seat) == Some(number);
        let drawn = limit.drawn && self.t.drawn(self.seat) == Some(number);
        let plain = Meld::plain(number, 0);
        let bases = [
            (true, plain),
            (stash, plain.with_stash()),
            (drawn, plain.with_drawn()),
            (stash && drawn, plain.with_stash().with_drawn()),
        ];
        for (_, base) in bases.into_iter().filter(|(possible, _)| *possible) {
            with_hand(base);
            if limit.lends {
                self.lent_melds(base, limit, &mut with_hand);
            }
        }
    }

    /// The same set with one card more that an ability lends or changes.
    fn lent_melds(self, base: Meld, limit: Limit, f: &mut dyn FnMut(Meld)) {
        for (id, lend) in lenders(self.t.open(), self.seat) {
            match lend {
                Lend::Card(n) if n == base.number => f(base.lent(id)),
                Lend::Shift(by) => {
                    let Some(printed) = base.number.shifted(-by) else { continue };
                    if self.hand.of(printed) > limit.spent.of(printed) {
                        f(base.lent(id));
                    }
                    if limit.stash && self.t.stash(self.seat) == Some(printed) {
                        f(base.shifting_stash(id));
                    }
                }
                _ => (),
            }
        }
    }

    /// Every set with which an ability lets an attack reach farther.
    #[inline]
    pub fn reaching_melds(self, mut f: impl FnMut(Meld)) {
        if !self.only_plain {
            self.all_reaching_melds(&mut f);
        }
    }

    fn all_reaching_melds(self, f: &mut dyn FnMut(Meld)) {
        let reaching =
            lenders(self.t.open(), self.seat).filter(|(_, l)| matches!(l, Lend::Reach(_)));
        for (id, _) in reaching {
            for number in Number::ALL {
                let base = Meld::plain(number, 0).lent(id);
                let stashed = self.t.stash(self.seat) == Some(number);
                for base in [Some(base), stashed.then(|| base.with_stash())].into_iter().flatten() {
                    let held = 0..=self.hand.of(number);
                    held.map(|k| base.with_hand(k)).filter(|m| m.count() > 0).for_each(&mut *f);
                }
            }
        }
    }
}

impl Table {
    /// Why a play of number cards that is in no list cannot be made, although others of its kind
    /// can: the player lacks what it needs, or the like with plain cards would be refused as well.
    pub(crate) fn why_not_play(&self, seat: Seat, choice: Choice) -> Option<Why> {
        match choice {
            Choice::Offer(..) if !self.open().mode.is_team_mode() => Some(why::NO_ALLY_THREATENED),
            _ => self.what_is_missing(seat, choice).or_else(|| self.why_not_plainly(seat, choice)),
        }
    }

    /// The ability, stashed or drawn card of a play that its player does not have.
    fn what_is_missing(&self, seat: Seat, choice: Choice) -> Option<Why> {
        if let Some(id) = choice.lent() {
            let up = self.open().fighter(seat).cards().any(|(a, up)| a == id && up);
            let barred = self.open().barred_from_abilities(seat, Window::NONE);
            if !up || barred.is_some() {
                return barred.or(Some(why::FACE_DOWN));
            }
        }
        let (singles, meld) = match choice {
            Choice::Move(c, _) | Choice::Push(c) | Choice::Retreat(c) => (Some(c), None),
            Choice::Attack(m) | Choice::Block(m, _) => (None, Some(m)),
            Choice::Strike(c, m) | Choice::Offer(c, m) => (Some(c), Some(m)),
            _ => return None,
        };
        let stashed = |n: Number| self.stash(seat) == Some(n);
        let for_this = |n: Number| match choice {
            Choice::Block(..) | Choice::Offer(..) => self.drawn(seat) == Some(n),
            _ => false,
        };
        let card = |c: Card| match c.from {
            Source::Stash if !c.printed().is_some_and(stashed) => Some(why::NOT_STASHED),
            Source::Drawn if !for_this(c.number) => Some(why::NOT_DRAWN),
            _ => None,
        };
        let cards = |m: Meld| match m.lends() {
            _ if m.stash() && !stashed(m.number) => Some(why::NOT_STASHED),
            _ if m.drawn() && !for_this(m.number) => Some(why::NOT_DRAWN),
            Some(Lend::Shift(by)) if m.shifts_stash() => {
                let printed = m.number.shifted(-by).is_some_and(stashed);
                (!printed).then_some(why::NOT_STASHED)
            }
            _ => None,
        };
        let hand = (!self.hand(seat).holds(choice.cost().hand)).then_some(why::NOT_HELD);
        singles.and_then(card).or_else(|| meld.and_then(cards)).or(hand)
    }

    /// What the list says to the same numbers and counts from the hand.
    fn why_not_plainly(&self, seat: Seat, choice: Choice) -> Option<Why> {
        let card = |c: Card| Card::plain(c.number);
        let cards = |m: Meld| Meld::plain(m.number, m.count());
        let plain = match choice {
            Choice::Move(c, way) => Choice::Move(card(c), way),
            Choice::Push(c) => Choice::Push(card(c)),
            Choice::Retreat(c) => Choice::Retreat(card(c)),
            Choice::Attack(m) => Choice::Attack(cards(m)),
            Choice::Block(m, _) => Choice::Block(cards(m), SeatSet::EMPTY),
            Choice::Strike(c, m) => Choice::Strike(card(c), cards(m)),
            Choice::Offer(c, m) => Choice::Offer(card(c), cards(m)),
            _ => return None,
        };
        let said = Verdicts::of(self, seat).0.into_iter().find(|(c, _)| *c == plain);
        said.and_then(|(_, verdict)| verdict.err()).filter(|why| *why != why::NOT_HELD)
    }
}

/// What an ability can make of a hand: something of each number, something of the stashed card.
const PLACES_PER_ABILITY: u8 = 6;
/// All special cards there can be: the stashed one and those of each ability.
const PLACES: u8 = 1 + MAX_ABILITIES as u8 * PLACES_PER_ABILITY;

/// Single cards: the plain ones in ascending order, then the special ones.
pub struct Singles<'a> {
    plays: Plays<'a>,
    plain: Numbers,
    /// Where to go on among the special ones.
    place: u8,
}

impl Iterator for Singles<'_> {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        if let Some(n) = self.plain.next() {
            return Some(Card::plain(n));
        }
        if self.place == PLACES {
            return None;
        }
        let (place, card) = self.plays.next_special(self.place)?;
        self.place = place + 1;
        Some(card)
    }
}
