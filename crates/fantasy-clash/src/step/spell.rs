//! Spells that take effect: saving rolls and further choices (FC-9.9, FC-9.10).

use super::{Answer, Roll, Rolled, Step, ask_if};
use crate::card::CardId;
use crate::choice::Choice;
use crate::event::Event;
use crate::magic::Casting;
use crate::space::Spaces;
use crate::table::Table;
use kernel::{Asks, Play, Seat, Weigh};
use serde::Serialize;

/// A card must reach a number with two dice and its magic, or be removed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Resist {
    pub card: CardId,
    pub needed: u8,
}

impl Resist {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        if t.open().field().is_up(self.card) {
            Rolled::roll(t, play, Roll::Resist { resist: self });
        }
    }
}

impl Table {
    pub(crate) fn resists(&mut self, card: CardId, needed: u8) {
        self.then(Step::Resist(Resist { card, needed }));
    }
    /// The spell asks its further choice when everything so far is done.
    pub(crate) fn ask_of_spell(&mut self, casting: Casting) {
        self.then(Step::SpellAsks(SpellAsks { casting }));
    }
}

/// A further choice of a spell (FC-R3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct SpellAsks {
    pub casting: Casting,
}

impl SpellAsks {
    fn spaces(&self, t: &Table) -> Spaces {
        let asks = self.casting.magic.magic().asks.expect("the spell asks something");
        if !t.open().cards[self.casting.caster].is_in_play() {
            return Spaces::NONE;
        }
        (asks.spaces)(t, &self.casting)
    }
    pub fn asks(&self, t: &Table) -> Asks {
        ask_if(t.open().active, !self.spaces(t).is_empty())
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        let spaces = self.spaces(t);
        if seat != t.open().active || spaces.is_empty() {
            return;
        }
        spaces.for_each(|space| out.offer(Choice::At(space)));
        if self.casting.magic.magic().asks.is_some_and(|asks| asks.may_pass) {
            out.offer(Choice::Pass);
        }
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        if let Some((_, Choice::At(space))) = answer {
            let asks = self.casting.magic.magic().asks.expect("the spell asks something");
            (asks.picked)(t, play, self.casting, space);
        }
    }
}
