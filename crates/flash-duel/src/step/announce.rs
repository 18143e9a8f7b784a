//! An announced ability, waiting to take effect or to be countered (FD-11.7 to FD-11.10).

use super::{Answer, Offers, Step};
use crate::ability::{AbilityId, Aim, Cast, Moment, Use};
use crate::choice::Choice;
use crate::event::Event;
use crate::table::Table;
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

impl Announced {
    runs_by_itself!();

    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, _: Answer) {
        let Announced { ability: card, by: me, moment, naming, .. } = self;
        // Whom it was announced on may be out or a friend by now (FD-20.11).
        let lost = matches!(naming, Use::On(target)
            if card.card().aim == Aim::Opponent && !t.open.enemies(me).has(target));
        if !self.countered && !lost && !t.open.fighter(me).defeated {
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
    runs_by_itself!();

    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, _: Answer) {
        if t.open.fighter(self.by).defeated {
            return;
        }
        if self.countered {
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
        for step in self.open.agenda.live_mut().iter_mut().rev() {
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
