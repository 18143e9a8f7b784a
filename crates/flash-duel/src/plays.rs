//! Which cards can be played: single cards and sets of one number, from hand, stash and abilities.
//!
//! Everything that plays number cards (moves, attacks, blocks, retreats, dashing blocks) lists its
//! cards here, so that an ability that lends or changes a card works everywhere at once.

use crate::ability::{AbilityId, Lend};
use crate::choice::{Card, Meld, Source};
use crate::pile::{Cards, Number};
use crate::table::{Open, Table};
use kernel::Seat;

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
#[inline]
pub fn singles(t: &Table, seat: Seat, mut f: impl FnMut(Card)) {
    t.hand(seat).numbers().for_each(|n| f(Card::plain(n)));
    if !only_plain(t, seat) {
        special_singles(t, seat, &mut f);
    }
}

/// The single cards that come from the stash or with an ability.
fn special_singles(t: &Table, seat: Seat, f: &mut dyn FnMut(Card)) {
    if let Some(n) = t.stash(seat) {
        f(Card { number: n, from: Source::Stash, lent: None });
    }
    for (id, lend) in lenders(&t.open, seat) {
        match lend {
            Lend::Card(number) => f(Card { number, from: Source::Hand, lent: Some(id) }),
            Lend::Shift(by) => {
                for number in t.hand(seat).numbers().filter_map(|n| n.shifted(by)) {
                    f(Card { number, from: Source::Hand, lent: Some(id) });
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
#[inline]
pub fn melds(t: &Table, seat: Seat, number: Number, limit: Limit, mut f: impl FnMut(Meld)) {
    if only_plain(t, seat) {
        let held = t.hand(seat).minus(limit.spent).of(number);
        (1..=held).for_each(|k| f(Meld::plain(number, k)));
    } else {
        all_melds(t, seat, number, limit, &mut f);
    }
}

/// The same for a player with a stash, a drawn card or face-up abilities.
fn all_melds(t: &Table, seat: Seat, number: Number, limit: Limit, f: &mut dyn FnMut(Meld)) {
    let held = t.hand(seat).minus(limit.spent).of(number);
    let mut with_hand = |base: Meld| {
        for m in (0..=held).map(|k| base.with_hand(k)).filter(|m| m.count() > 0) {
            f(m);
        }
    };
    let stash = limit.stash && t.stash(seat) == Some(number);
    let drawn = limit.drawn && t.drawn(seat) == Some(number);
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
            lent_melds(t, seat, base, limit, &mut with_hand);
        }
    }
}

/// The same set with one card more that an ability lends or changes.
fn lent_melds(t: &Table, seat: Seat, base: Meld, limit: Limit, f: &mut dyn FnMut(Meld)) {
    for (id, lend) in lenders(&t.open, seat) {
        match lend {
            Lend::Card(n) if n == base.number => f(base.lent(id)),
            Lend::Shift(by) => {
                let Some(printed) = base.number.shifted(-by) else { continue };
                if t.held(seat, printed) > limit.spent.of(printed) {
                    f(base.lent(id));
                }
                if limit.stash && t.stash(seat) == Some(printed) {
                    f(base.shifting_stash(id));
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
            let base = Meld::plain(number, 0).lent(id);
            let stashed = (t.stash(seat) == Some(number)).then(|| base.with_stash());
            for base in [Some(base), stashed].into_iter().flatten() {
                let held = 0..=t.held(seat, number);
                held.map(|k| base.with_hand(k)).filter(|m| m.count() > 0).for_each(&mut f);
            }
        }
    }
}
