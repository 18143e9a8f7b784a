//! Poison checks at the start of the reinforcement phase (FC-12.26).

use super::{Answer, NOBODY, Roll, Rolled, Step};
use crate::card::{CardId, Deeds};
use crate::choice::Choice;
use crate::event::Event;
use crate::space::{Space, Spaces};
use crate::special::such;
use crate::table::Table;
use kernel::{Asks, Play, Seat, Weigh};
use serde::Serialize;

/// Every check that is due, one after the other in the order that the active player chooses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Poison;

/// The four neighbours of a space, each with its mark.
pub(crate) fn sides(at: Space, rows: u8) -> impl Iterator<Item = (Space, Deeds)> {
    Spaces::one(at).neighbours(rows).map(move |next| {
        let side = match (next.row().cmp(&at.row()), next.column() < at.column()) {
            (std::cmp::Ordering::Equal, true) => 0,
            (std::cmp::Ordering::Equal, false) => 1,
            (std::cmp::Ordering::Greater, _) => 2,
            (std::cmp::Ordering::Less, _) => 3,
        };
        (next, Deeds::POISON[side])
    })
}

impl Table {
    /// Notes which checks are due.
    pub(super) fn begin_poison(&mut self) {
        let seat = self.open().active;
        for space in self.open().field().side_with(seat, such!(|s| s.poisons.is_some())) {
            let id = self.open().on(space).expect("a card stands there");
            for (next, deed) in sides(space, self.open().rows) {
                let enemy = self.open().on(next).map(|c| self.open().cards[c].controller);
                if enemy.is_some_and(|enemy| enemy != seat) {
                    self.note(id, deed);
                }
            }
        }
    }
    /// The checks that are still due: poisonous card and victim.
    fn checks(&self) -> impl Iterator<Item = (CardId, CardId, Deeds)> + '_ {
        let open = self.open();
        let due = |id: &CardId| Deeds::POISON.iter().any(|side| open.cards[*id].deeds.has(*side));
        open.army(open.active).filter(due).flat_map(move |by| {
            let card = &open.cards[by];
            let due = sides(card.at, open.rows).filter(|(_, deed)| card.deeds.has(*deed));
            due.filter_map(move |(at, deed)| {
                let victim = open.on(at)?;
                (open.cards[victim].controller != open.active).then_some((by, victim, deed))
            })
        })
    }
}

impl Poison {
    pub fn asks(&self, t: &Table) -> Asks {
        if t.checks().nth(1).is_some() { Asks::one(t.open().active) } else { NOBODY }
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if self.asks(t).asks(seat) {
            let at = |id: CardId| t.open().cards[id].at;
            for (by, victim, _) in t.checks() {
                out.offer(Choice::Check(at(by), at(victim)));
            }
        }
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        let at = |id: CardId| t.open().cards[id].at;
        let chosen = match answer {
            Some((_, Choice::Check(by, on))) => {
                t.checks().find(|(b, v, _)| at(*b) == by && at(*v) == on)
            }
            _ => t.checks().next(),
        };
        let Some((by, victim, deed)) = chosen else { return };
        t.forget(by, deed);
        Rolled::roll(t, play, Roll::Poison { victim, by });
        t.then(Step::Poison(Poison));
    }
}
