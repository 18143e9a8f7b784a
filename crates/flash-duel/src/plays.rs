//! Which cards can be played: single cards and sets of one number, from hand, stash and abilities.
//!
//! Everything that plays number cards (moves, attacks, blocks, retreats, dashing blocks) lists its
//! cards here, so that an ability that lends or changes a card works everywhere at once.

use crate::ability::{AbilityId, Lend};
use crate::choice::{Card, Meld, Source};
use crate::pile::Number;
use crate::table::{Open, Table};
use kernel::Seat;

/// What another part of the same play has used up already.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    /// The single card that is spoken for, such as the dash of a dashing strike.
    spent: Option<Card>,
    /// Cards drawn for a response may be used.
    drawn: bool,
}

impl Limit {
    pub const NONE: Limit = Limit { spent: None, drawn: false };
    pub const WITH_DRAWN: Limit = Limit { spent: None, drawn: true };

    pub fn after(card: Card) -> Limit {
        Limit { spent: Some(card), drawn: false }
    }
    #[must_use]
    pub fn with_drawn(self) -> Limit {
        Limit { drawn: true, ..self }
    }
    fn spent(&self, n: Number) -> u8 {
        self.spent.map_or(0, |c| c.cost().hand.of(n))
    }
    fn stash_free(&self) -> bool {
        !self.spent.is_some_and(|c| c.from == Source::Stash)
    }
    fn drawn_free(&self) -> bool {
        self.drawn && !self.spent.is_some_and(|c| c.from == Source::Drawn)
    }
    fn may_lend(&self) -> bool {
        self.spent.is_none_or(|c| c.lent.is_none())
    }
}

/// The abilities this player could make part of a play now.
fn lenders(o: &Open, seat: Seat) -> impl Iterator<Item = (AbilityId, Lend)> + '_ {
    let barred = o.used.has(seat) || (o.recovering && o.turn == seat);
    let f = o.fighter(seat);
    f.cards()
        .filter(move |(_, up)| *up && !barred)
        .filter_map(|(id, _)| Some((id, id.card().lends?)))
}

/// Whether an ability could stand in for a card even with an empty hand.
pub fn may_lend(o: &Open, seat: Seat) -> bool {
    o.fighter(seat).face_up != 0 && lenders(o, seat).any(|(_, lend)| matches!(lend, Lend::Card(_)))
}

/// Whether nothing but plain cards from the hand can be played: the quick case.
fn only_plain(t: &Table, seat: Seat) -> bool {
    let f = t.open.fighter(seat);
    f.face_up == 0 && !f.has_stash && !f.has_drawn
}

/// Every single card that can be played.
pub fn singles(t: &Table, seat: Seat, mut f: impl FnMut(Card)) {
    let hand = t.hand(seat);
    hand.numbers().for_each(|n| f(Card::plain(n)));
    if only_plain(t, seat) {
        return;
    }
    if let Some(n) = t.stash(seat) {
        f(Card { number: n, from: Source::Stash, lent: None });
    }
    for (id, lend) in lenders(&t.open, seat) {
        match lend {
            Lend::Card(number) => f(Card { number, from: Source::Hand, lent: Some(id) }),
            Lend::Shift(by) => {
                for n in hand.numbers() {
                    if let Some(number) = n.shifted(by) {
                        f(Card { number, from: Source::Hand, lent: Some(id) });
                    }
                }
                if let Some(number) = t.stash(seat).and_then(|n| n.shifted(by)) {
                    f(Card { number, from: Source::Stash, lent: Some(id) });
                }
            }
            Lend::Reach(_) => (),
        }
    }
}

/// Every single card that a retreat or dash may use, a drawn one only where the rules allow it.
pub fn singles_with_drawn(t: &Table, seat: Seat, mut f: impl FnMut(Card)) {
    singles(t, seat, &mut f);
    if let Some(number) = t.drawn(seat) {
        f(Card { number, from: Source::Drawn, lent: None });
    }
}

/// Every set of at least one card of this number that can be played.
pub fn melds(t: &Table, seat: Seat, number: Number, limit: Limit, mut f: impl FnMut(Meld)) {
    let held = t.held(seat, number) - limit.spent(number).min(t.held(seat, number));
    if only_plain(t, seat) {
        (1..=held).for_each(|k| f(Meld::plain(number, k)));
        return;
    }
    let extras = |base: Meld, f: &mut dyn FnMut(Meld)| {
        for k in 0..=held {
            let m = Meld { hand: k, ..base };
            if m.count() > 0 {
                f(m);
            }
        }
    };
    let stash = limit.stash_free() && t.stash(seat) == Some(number);
    let drawn = limit.drawn_free() && t.drawn(seat) == Some(number);
    for (with_stash, with_drawn) in [(false, false), (true, false), (false, true), (true, true)] {
        if (with_stash && !stash) || (with_drawn && !drawn) {
            continue;
        }
        let base = Meld { stash: with_stash, drawn: with_drawn, ..Meld::plain(number, 0) };
        extras(base, &mut f);
        if limit.may_lend() {
            lent_melds(t, seat, base, limit, &mut |m| extras(m, &mut f));
        }
    }
}

/// The same set with one card more that an ability lends or changes.
fn lent_melds(t: &Table, seat: Seat, base: Meld, limit: Limit, f: &mut dyn FnMut(Meld)) {
    for (id, lend) in lenders(&t.open, seat) {
        match lend {
            Lend::Card(n) if n == base.number => f(Meld { lent: Some(id), ..base }),
            Lend::Shift(by) => {
                let Some(printed) = base.number.shifted(-by) else { continue };
                if t.held(seat, printed) > limit.spent(printed) {
                    f(Meld { lent: Some(id), ..base });
                }
                if limit.stash_free() && t.stash(seat) == Some(printed) {
                    f(Meld { lent: Some(id), shifts_stash: true, ..base });
                }
            }
            _ => (),
        }
    }
}

/// Every set with which an ability lets an attack reach farther.
pub fn reaching_melds(t: &Table, seat: Seat, mut f: impl FnMut(Meld)) {
    if t.open.fighter(seat).face_up == 0 {
        return;
    }
    for (id, lend) in lenders(&t.open, seat) {
        if !matches!(lend, Lend::Reach(_)) {
            continue;
        }
        for number in Number::ALL {
            let with_stash = t.stash(seat) == Some(number);
            for stash in [false, true].into_iter().filter(|s| !s || with_stash) {
                for hand in 0..=t.held(seat, number) {
                    let m = Meld { hand, stash, lent: Some(id), ..Meld::plain(number, 0) };
                    if m.count() > 0 {
                        f(m);
                    }
                }
            }
        }
    }
}
