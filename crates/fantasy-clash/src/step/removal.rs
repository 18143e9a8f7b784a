//! A card would leave play: immunity, its own save, saves by others (FC-8).

use super::{Answer, Roll, Rolled, Step, ask_if};
use crate::card::{CardId, Deeds};
use crate::choice::Choice;
use crate::event::Event;
use crate::field::Field;
use crate::special::such;
use crate::table::Table;
use crate::unit::{Cause, UnitId};
use kernel::{Asks, Play, Seat, Weigh};
use serde::Serialize;

/// The card is to be removed (FC-8.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Remove {
    pub card: CardId,
    pub cause: Cause,
}

impl Remove {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        let Remove { card, cause } = self;
        let open = t.open();
        if !open.cards[card].is_in_play() {
            return;
        }
        if open.field().is_immune(card, cause) {
            return play.everyone(Event::Immune { space: open.cards[card].at, cause });
        }
        t.forget_all(Deeds::TRIED_SAVE);
        if t.open().cards[card].is_hidden() {
            t.then(Step::HiddenSave(HiddenSave { card, cause }));
        } else if t.open().field().has(card, such!(|s| s.saves_itself.is_some())) {
            Rolled::roll(t, play, Roll::SaveItself { card, cause });
        } else {
            t.then(Step::SaveWindow(SaveWindow { card, cause }));
        }
    }
}

impl Table {
    pub(super) fn saved(&mut self, play: &mut Play<Event>, card: CardId, by: CardId) {
        let at = |id: CardId| self.open().cards[id].at;
        play.everyone(Event::Saved { space: at(card), by: at(by) });
    }
}

/// A face-down card may be revealed to save itself (FC-8.3). Its controller is asked whenever it
/// may, for all that is public, have such a rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct HiddenSave {
    pub card: CardId,
    pub cause: Cause,
}

impl HiddenSave {
    pub fn asks(&self, t: &Table) -> Asks {
        let seat = t.open().cards[self.card].controller;
        let saves = |id: CardId, unit: UnitId| {
            id == self.card && unit.rules().any(such!(|s| s.saves_itself.is_some()))
        };
        ask_if(seat, t.open().may_hide(seat, saves))
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if !self.asks(t).asks(seat) {
            return;
        }
        if t.unit(self.card).rules().any(such!(|s| s.saves_itself.is_some())) {
            out.offer(Choice::Reveal(t.open().cards[self.card].at));
        }
        out.offer(Choice::Pass);
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        let HiddenSave { card, cause } = self;
        if let Some((_, Choice::Reveal(_))) = answer {
            t.reveal(play, card);
            return t.then(Step::Remove(Remove { card, cause }));
        }
        t.then(Step::SaveWindow(SaveWindow { card, cause }));
    }
}

/// Others may keep the card in play, one after the other (FC-8.4). Its controller is asked as long
/// as one of his cards in reach may, for all that is public, have such a rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct SaveWindow {
    pub card: CardId,
    pub cause: Cause,
}

impl SaveWindow {
    /// Whether this other card could save ours, seen with these eyes.
    fn can_save(&self, field: &Field, by: CardId) -> bool {
        by != self.card
            && !field.open.cards[by].deeds.has(Deeds::TRIED_SAVE)
            && field.has(by, such!(|s| s.saves_others.is_some()))
            && field.reaches(by, field.at(self.card))
    }
    fn would_save(&self, t: &Table, by: CardId, unit: UnitId) -> bool {
        self.can_save(&Field { open: t.open(), assumed: Some((by, unit)) }, by)
    }
    pub fn asks(&self, t: &Table) -> Asks {
        let open = t.open();
        let seat = open.cards[self.card].controller;
        if !open.cards[self.card].is_in_play() {
            return super::NOBODY;
        }
        let up = open.field().ups(seat).any(|by| self.can_save(&open.field(), by));
        let hidden = || open.may_hide(seat, |by, unit| self.would_save(t, by, unit));
        ask_if(seat, up || hidden())
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if !self.asks(t).asks(seat) {
            return;
        }
        for by in t.open().army(seat).filter(|by| self.would_save(t, *by, t.unit(*by))) {
            out.offer(Choice::Save(t.open().cards[by].at));
        }
        out.offer(Choice::Pass);
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        let SaveWindow { card, cause } = self;
        match answer {
            Some((_, Choice::Save(at))) => {
                let by = t.open().on(at).expect("it was offered");
                if t.open().cards[by].is_hidden() {
                    t.reveal(play, by);
                }
                t.then(Step::TrySave(TrySave { card, cause, by }));
            }
            _ if t.open().cards[card].is_in_play() => t.leave(play, card, Some(cause)),
            _ => (),
        }
    }
}

/// The saving card is face up and rolls, if it is still there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct TrySave {
    pub card: CardId,
    pub cause: Cause,
    pub by: CardId,
}

impl TrySave {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        let TrySave { card, cause, by } = self;
        let window = SaveWindow { card, cause };
        if t.open().field().is_up(by) && window.can_save(&t.open().field(), by) {
            Rolled::roll(t, play, Roll::SaveOther { card, cause, by });
        } else {
            t.then(Step::SaveWindow(window));
        }
    }
}
