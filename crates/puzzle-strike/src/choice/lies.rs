//! Where the chip lies that a choice speaks of. Whoever draws, lights or words a choice asks here.

use super::{Choice, Verb, Zone};
use crate::step::{Question, Step};
use crate::table::Open;
use kernel::Seat;

/// A zone, and whose it is; the bank and the pool are nobody's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lies {
    pub zone: Zone,
    pub of: Option<Seat>,
}

impl Lies {
    pub fn of(zone: Zone, seat: Seat) -> Lies {
        Lies { zone, of: Some(seat) }
    }
    pub const BANK: Lies = Lies { zone: Zone::Bank, of: None };
    pub const POOL: Lies = Lies { zone: Zone::Pool, of: None };
}

impl Verb {
    /// Where the chips lie with which it is done, if nobody says otherwise.
    fn usual(self, of: Seat) -> Lies {
        match self {
            Verb::Gain | Verb::Give | Verb::Remove | Verb::Trap | Verb::Take => Lies::BANK,
            Verb::Return | Verb::Reveal => Lies::of(Zone::Discard, of),
            Verb::Find => Lies::of(Zone::Bag, of),
            Verb::Discard | Verb::Trash | Verb::PlayFreely | Verb::Copy => Lies::of(Zone::Hand, of),
            Verb::Put | Verb::Cover => Lies::of(Zone::Hand, of),
        }
    }
}

impl Choice {
    /// Where the chip lies that this seat speaks of when it is asked; nothing if none is moved.
    pub fn lies(self, open: &Open, seat: Seat) -> Option<Lies> {
        Some(match self {
            Choice::Draft(_) => Lies::POOL,
            Choice::Play(..) | Choice::Pay(_) | Choice::Keep(_) => Lies::of(Zone::Hand, seat),
            Choice::React(_) | Choice::ReactAs(..) => Lies::of(Zone::Hand, seat),
            Choice::PlayPiled(..) | Choice::ReactPiled(_) => Lies::of(Zone::Pile, seat),
            Choice::Buy(_) | Choice::BuyOnTop(_) | Choice::Swap(..) => Lies::BANK,
            Choice::Chip(verb, _, zone) => asked(open, seat, verb, zone),
            Choice::ChipOf(Verb::Take, _, of) => Lies::of(Zone::Discard, of),
            Choice::ChipOf(_, _, of) => Lies::of(Zone::Hand, of),
            _ => return None,
        })
    }
}

/// What a chip asks is about the zones of the player who is asked, whoever decides for him.
fn asked(open: &Open, seat: Seat, verb: Verb, zone: Option<Zone>) -> Lies {
    let (who, own) = match open.agenda.top() {
        Some(Step::Ask(ask)) => match ask.question {
            Question::Own { .. } => (ask.who, (ask.run.text().own_from)(&ask.run)),
            _ => (ask.who, None),
        },
        Some(Step::Unlock(unlock)) => (unlock.run.me, None),
        _ => (seat, None),
    };
    match zone {
        Some(Zone::Bank) => Lies::BANK,
        Some(zone) => Lies::of(zone, who),
        None => own.unwrap_or_else(|| verb.usual(who)),
    }
}
