//! Verbs for the dashing block: offers of help, made, kept and withdrawn (FD-18).

use super::{Offer, Table};
use crate::board::How;
use crate::choice::Choice;
use crate::event::Event;
use kernel::{Play, Seat, SeatSet, Viewer};

impl Table {
    /// An offer is seen by the supporter's side only, and costs nothing until it is confirmed.
    pub(crate) fn make_offer(&mut self, play: &mut Play<Event>, seat: Seat, choice: Choice) {
        let Choice::Offer(dash, with) = choice else { panic!("`{choice}` is no offer") };
        self.hidden.offers[seat] = Some(Offer { dash, with });
        let side = self.open.side(seat);
        let team = self.open.seats().iter().filter(|s| self.open.side(*s) == side);
        let team: SeatSet = team.collect();
        play.only(team, Event::HelpOffered { seat, dash, with });
        let cost = choice.cost();
        for viewer in team.iter().map(Viewer::Seat) {
            self.learn(viewer, seat, cost.hand);
            if cost.stash {
                self.learn_stash(viewer, seat);
            }
        }
    }

    /// The confirmed supporters dash to the target and play their cards (FD-18.6, FD-18.11), one
    /// after another in turn order (FD-R24).
    pub(crate) fn dash_to_help(&mut self, play: &mut Play<Event>, helpers: SeatSet) {
        for seat in self.open.from_turn_player().filter(|s| helpers.has(*s)) {
            let Offer { dash, with } = self.hidden.offers[seat].take().expect("he made an offer");
            self.pay(seat, Choice::Offer(dash, with).cost());
            let (from, to) = (self.open.space(seat), self.open.forward(seat, dash.number.value()));
            play.everyone(Event::Helped { seat, dash, with, from, to });
            self.displace(play, seat, to, How::Dash);
        }
    }

    /// Offers that were not confirmed lapse, as the answer tells, and cards drawn for this response
    /// are discarded.
    pub(crate) fn settle_offers(&mut self, play: &mut Play<Event>) {
        for seat in self.open.seats().iter() {
            self.hidden.offers[seat] = None;
            if self.open.fighters[seat].has_drawn {
                self.discard_drawn(play, seat);
            }
        }
    }

    /// He helps nobody any more: he was defeated or has changed sides, and that was told.
    pub(super) fn withdraw_offer(&mut self, seat: Seat) {
        self.hidden.offers[seat] = None;
    }
}
