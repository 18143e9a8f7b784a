//! Verbs for loyalty cards: dealt, shown, and what showing them does (FD-20).

use super::Table;
use crate::ability::Ends;
use crate::board::Side;
use crate::event::Event;
use crate::setup::SEATS;
use crate::step::Step;
use kernel::{Play, Seat, SeatSet};

impl Table {
    /// The loyalty cards are shuffled and dealt (FD-20.2).
    pub(crate) fn deal_loyalty(&mut self, play: &mut Play<Event>) {
        let traitor = Seat(play.chance.pick(&[1; SEATS]) as u8);
        self.hidden.traitor = Some(traitor);
        for seat in self.open.seats().iter() {
            let event = Event::LoyaltyDealt { seat, traitor: seat == traitor };
            play.only(SeatSet::one(seat), event);
        }
    }

    /// The traitor among the mortals, if there is one; the Dragon with the card is none (FD-20.3).
    pub(crate) fn mortal_traitor(&self) -> Option<Seat> {
        self.hidden.traitor.filter(|s| self.open.mode.dragon_seat() != Some(*s))
    }

    /// An accused mortal shows his card: it costs him or his accuser the round (FD-20.15 to
    /// FD-20.18).
    pub(crate) fn accuse(&mut self, play: &mut Play<Event>, by: Seat, of: Seat) {
        let traitor = self.hidden.traitor == Some(of);
        play.everyone(Event::Accused { by, of, traitor });
        if traitor {
            self.open.shown_traitor = Some(of);
            self.defeat(play, SeatSet::one(of));
        } else {
            self.open.shown_loyal = self.open.shown_loyal.with(of);
            self.defeat(play, SeatSet::one(by));
        }
    }

    /// The Traitor card is shown for all to see.
    pub(crate) fn show_traitor_card(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.open.shown_traitor = Some(seat);
        play.everyone(Event::TraitorRevealed { seat });
    }

    /// If the traitor himself was attacking the Dragon, the attack is void and its cards are spent
    /// (FD-20.11); whom he was pushing is no longer next to him. A play that can still be countered
    /// has not been made: it is taken back. And he helps nobody to block against the Dragon.
    pub(crate) fn void_plays_of(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.withdraw_offer(seat);
        for step in self.open.agenda.live_mut() {
            match step {
                Step::Exchange(x) if x.by == seat => {
                    *step = Step::CalledOff;
                    play.everyone(Event::AttackCalledOff { by: seat });
                }
                Step::Played(p) if p.by == seat => p.countered = true, // `Played` tells it
                _ => (),
            }
        }
    }

    /// The traitor crosses over (FD-20.9).
    pub(crate) fn change_sides(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.join_dragon(play, seat);
        self.remove_soldier(play, seat);
        self.end_lasting(play, Ends::OWNER_CHANGES_SIDES, |f| f.by == seat);
        self.put(play, seat, Side::East.start());
        self.end_if_conceded(play); // whom he leaves may have conceded before
    }

    /// The traitor is on the Dragon's side from now on, wherever he stands.
    pub(crate) fn join_dragon(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.open.fighters[seat].side = Side::East;
        play.everyone(Event::SidesChanged { seat });
    }
}
