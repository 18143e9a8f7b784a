//! Attacks from their declaration to the dice (FC-7.1 to FC-7.9, FC-12.8, FC-12.35).

use super::{Remove, Roll, Rolled, Step};
use crate::event::Event;
use crate::fight::Bout;
use crate::special::such;
use crate::table::Table;
use crate::unit::Cause;
use kernel::Play;
use serde::Serialize;

/// An attack is declared; a face-down target is revealed (FC-7.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Declare {
    pub bout: Bout,
    /// The second attack of a Ram.
    pub second: bool,
}

impl Declare {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        let Bout { from, to, shot } = self.bout;
        t.note_attack(true);
        let cards = &t.open().cards;
        let hidden = cards[to].is_hidden();
        let (seat, unit) = (cards[from].controller, cards[from].face);
        let (at, aim) = (cards[from].at, cards[to].at);
        play.everyone(Event::Attacked { seat, unit, from: at, to: aim, shot });
        if hidden {
            t.reveal(play, to);
        }
        t.then(Step::Meet(Meet { bout: self.bout, hidden, second: self.second }));
    }
}

/// The target is face up: it may evade or trap, else there is a combat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Meet {
    pub bout: Bout,
    pub hidden: bool,
    pub second: bool,
}

impl Meet {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        let open = t.open();
        if !open.cards[self.bout.to].is_in_play() {
            // The attack is used up without effect (FC-7.8).
            return;
        }
        if open.field().has(self.bout.to, such!(|s| s.evades.is_some())) {
            return Rolled::roll(t, play, Roll::Evade { meet: self });
        }
        self.strike(t, play);
    }

    /// Nothing evades any more.
    pub(super) fn strike(self, t: &mut Table, play: &mut Play<Event>) {
        let Meet { bout, hidden, second } = self;
        if hidden && t.open().field().has(bout.to, such!(|s| s.traps)) {
            let at = |id| t.open().cards[id].at;
            play.everyone(Event::Trapped { from: at(bout.from), to: at(bout.to) });
            for card in [bout.from, bout.to] {
                t.then(Step::Remove(Remove { card, cause: Cause::Trap }));
            }
            return;
        }
        Rolled::fight(t, play, bout, second);
    }
}
