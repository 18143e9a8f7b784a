//! Spells that take effect: saving rolls and further choices (FC-9.9, FC-9.10).

use super::{Answer, Remove, Step, ask_if};
use crate::card::CardId;
use crate::choice::Choice;
use crate::dice::Dice;
use crate::event::{Event, Purpose};
use crate::fight::reckon_magic;
use crate::magic::Casting;
use crate::space::Spaces;
use crate::table::Table;
use crate::unit::Cause;
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
        let open = t.open();
        if !open.field().is_up(self.card) {
            return;
        }
        let (seat, space) = (open.cards[self.card].controller, open.cards[self.card].at);
        let dice = Dice::roll(2, play);
        let purpose = Purpose::Resisting;
        play.everyone(Event::DiceRolled { seat, space, purpose, dice });
        let mut mods = Vec::new();
        let plus = reckon_magic(&open.field(), self.card, &mut |m| {
            if !play.is_silent() {
                mods.push(m);
            }
        });
        let total = dice.sum(false) + plus;
        let (needed, made) = (i16::from(self.needed), total >= i16::from(self.needed));
        if !play.is_silent() {
            play.everyone(Event::Rolled {
                space,
                purpose,
                mods,
                total,
                needed,
                made,
                dropped: false,
            });
        }
        if !made {
            t.then(Step::Remove(Remove { card: self.card, cause: Cause::Magic }));
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
