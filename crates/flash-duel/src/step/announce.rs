//! An announced ability, waiting to take effect or to be countered (FD-11.7 to FD-11.10).

use super::{Offers, Step};
use crate::ability::{AbilityId, Aim, Cast, Moment, Use, Window};
use crate::choice::Choice;
use crate::event::Event;
use crate::table::{Open, Table};
use kernel::{Play, Seat};
use serde::Serialize;

/// An ability takes effect unless it was countered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Announced {
    pub ability: AbilityId,
    pub by: Seat,
    pub naming: Use,
    pub moment: Moment,
    pub countered: bool,
}

impl Open {
    /// Whether whom an ability was announced on is out or has changed sides (FD-20.25).
    pub(crate) fn has_lost_target(&self, card: AbilityId, me: Seat, naming: Use) -> bool {
        let Use::On(target) = naming else { return false };
        match card.card().aim {
            Aim::Opponent => !self.enemies(me).has(target),
            _ => !self.members(self.side(me)).has(target),
        }
    }

    /// Whether the announcement that waits now has been countered already: it needs no second
    /// counter (FD-12.5).
    pub(crate) fn is_countered(&self) -> bool {
        let waiting = self.agenda.live().iter().rev().find_map(|s| match s {
            Step::Announced(a) => Some(a.countered),
            Step::Played(p) => Some(p.countered),
            _ => None,
        });
        waiting.unwrap_or(false)
    }
}

impl Announced {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        let Announced { ability: card, by: me, moment, naming, .. } = self;
        // The attack it answers or changes may be void by now (FD-17.24, FD-20.11).
        let gone = t.open().window(me, moment) == Window::NONE;
        let lost = t.open().has_lost_target(card, me, naming);
        if !self.countered && !gone && !lost && !t.open().fighter(me).defeated {
            (card.card().effect)(t, play, Cast { card, me, moment, naming });
        }
    }
}

/// A play of number cards with an ability in it. The step below it asked for the play and is still
/// there: countered, it asks again, and the ability is gone (FD-11.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Played {
    pub ability: AbilityId,
    pub by: Seat,
    pub choice: Choice,
    pub countered: bool,
}

impl Played {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        if t.open().fighter(self.by).defeated {
            return;
        }
        // An answer to an attack that needs none any more is taken back as well (FD-17.24).
        let answers = matches!(self.choice, Choice::Block(..) | Choice::Retreat(_));
        if self.countered || (answers && t.open().must_answer() != Some(self.by)) {
            play.everyone(Event::PlayTakenBack { by: self.by });
            return;
        }
        let asked = t.agenda().take().expect("whoever asked for the play is still waiting");
        match self.choice {
            Choice::Block(..) | Choice::Retreat(_) => {
                t.carry_out_response(play, self.by, self.choice);
            }
            Choice::Offer(..) => {
                t.make_offer(play, self.by, self.choice);
                if let Step::Offers(offers) = asked {
                    let asked = offers.asked.with(self.by);
                    t.then(Step::Offers(Offers { asked }));
                }
            }
            _ => t.carry_out(play, self.by, self.choice),
        }
    }
}

impl Table {
    /// The ability announced last never happens (FD-11.8).
    pub fn counter(&mut self, play: &mut Play<Event>, by: Seat) {
        for step in self.agenda().live_mut().iter_mut().rev() {
            let (ability, countered) = match step {
                Step::Announced(a) => (a.ability, &mut a.countered),
                Step::Played(p) => (p.ability, &mut p.countered),
                _ => continue,
            };
            *countered = true;
            play.everyone(Event::Countered { ability, by });
            return;
        }
        panic!("there is no announcement to counter");
    }
}
