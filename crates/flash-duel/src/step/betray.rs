//! Betrayal: reveals, accusations and named hands (FD-20).

use super::{Answer, Step, one};
use crate::board::Side;
use crate::choice::Choice;
use crate::event::Event;
use crate::pile::{COPIES, Cards, Number};
use crate::table::Table;
use kernel::{Asks, Play, Seat, SeatSet, Weigh};
use serde::Serialize;

impl Table {
    /// Whether this is an undefeated mortal who has not shown the Traitor card (FD-20.15).
    fn is_unrevealed_mortal(&self, seat: Seat) -> bool {
        self.open().mode.dragon_seat() != Some(seat)
            && !self.open().fighter(seat).defeated
            && self.open().shown_traitor != Some(seat)
    }

    /// What this seat may do in Betrayal at any time (FD-20.22). None of it once time is over, but
    /// for the Dragon's card (FD-20.31).
    pub(crate) fn betrayal_interjections(&self, seat: Seat, out: &mut Vec<Choice>) {
        let over = self.open().is_time_over();
        let holds_card = self.hidden().traitor == Some(seat);
        let stands = !self.open().fighter(seat).defeated;
        if holds_card && stands && self.open().shown_traitor.is_none() && !over {
            out.push(Choice::Reveal);
        }
        if !over && self.is_unrevealed_mortal(seat) {
            let others = self.open().seats().without(seat).iter();
            let accused = others
                .filter(|s| self.is_unrevealed_mortal(*s) && !self.open().shown_loyal.has(*s));
            out.extend(accused.map(Choice::Accuse));
        }
    }

    /// The Traitor card is shown: by the Dragon for a hit point (FD-20.20), or by the traitor, who
    /// may then name hands and changes sides (FD-20.7 to FD-20.9).
    pub(crate) fn reveal_traitor_card(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.show_traitor_card(play, seat);
        if self.open().mode.dragon_seat() == Some(seat) {
            return self.gain_hit_point(play, seat);
        }
        self.void_plays_of(play, seat);
        self.then(Step::NameHand(NameHand { traitor: seat, of: None, stays: false }));
    }

    /// At time-over an unknown traitor is revealed where they stand, and may name hands like any
    /// traitor who reveals themselves, unless the table agreed otherwise (FD-20.26). Whether hands
    /// are named now.
    pub(crate) fn unmask_traitor(&mut self, play: &mut Play<Event>) -> bool {
        let Some(seat) = self.mortal_traitor() else { return false };
        if self.open().shown_traitor.is_some() || self.open().fighter(seat).defeated {
            return false;
        }
        self.show_traitor_card(play, seat);
        self.join_dragon(play, seat);
        if self.open().silent_unmasking {
            return false;
        }
        self.then(Step::NameHand(NameHand { traitor: seat, of: None, stays: true }));
        true
    }
}

/// The traitor names the hand of a loyal mortal, and if he is right another's (FD-20.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct NameHand {
    pub traitor: Seat,
    pub of: Option<Seat>,
    /// Time is over: the traitor has changed sides and keeps their space (FD-20.26).
    pub stays: bool,
}

impl NameHand {
    /// Who fell while his hand was being named (he accused somebody) is named no longer.
    pub fn asks(&self, t: &Table) -> Asks {
        let gone = self.of.is_some_and(|of| t.open().fighter(of).defeated);
        if gone { super::NOBODY } else { one(self.traitor) }
    }

    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat != self.traitor {
            return;
        }
        match self.of {
            None => {
                let mortals = t.open().members(Side::West).without(seat);
                mortals.iter().for_each(|s| out.offer(Choice::Name(s)));
                out.offer(Choice::Done);
            }
            Some(of) => {
                let size = t.open().hand_size(of);
                hands_of(size, Cards::EMPTY, 0, &mut |c| out.offer(Choice::NameHand(c)));
            }
        }
    }

    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        let Some((by, choice)) = answer else {
            return t.then(Step::NameHand(NameHand { of: None, ..self }));
        };
        match (choice, self.of) {
            (Choice::Name(of), _) => {
                t.then(Step::NameHand(NameHand { of: Some(of), ..self }));
            }
            (Choice::NameHand(cards), Some(of)) => {
                let right = t.hand(of) == cards;
                play.everyone(Event::HandNamed { by, of, cards, right });
                if !right {
                    return self.cross_over(t, play);
                }
                t.then(Step::NameHand(NameHand { of: None, ..self }));
                t.defeat(play, SeatSet::one(of));
            }
            _ => self.cross_over(t, play),
        }
    }

    fn cross_over(self, t: &mut Table, play: &mut Play<Event>) {
        if !self.stays {
            t.change_sides(play, self.traitor);
        }
    }
}

/// Every hand of this size (FD-20.8 names numbers with counts).
fn hands_of(left: u8, so_far: Cards, from: usize, f: &mut dyn FnMut(Cards)) {
    if left == 0 {
        return f(so_far);
    }
    for (i, n) in Number::ALL.into_iter().enumerate().skip(from) {
        if so_far.of(n) < COPIES {
            hands_of(left - 1, so_far.plus(Cards::one(n)), i, f);
        }
    }
}

/// At time-over the Dragon may still show the Traitor card (FD-20.31). He is asked whenever nobody
/// has shown it, for a mortal who fell unknown may hold it as well.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ShowTraitor;

impl ShowTraitor {
    pub fn asks(&self, t: &Table) -> Asks {
        t.open().mode.dragon_seat().map_or(super::NOBODY, one)
    }

    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if t.open().mode.dragon_seat() == Some(seat) {
            if t.hidden().traitor == Some(seat) {
                out.offer(Choice::Reveal);
            }
            out.offer(Choice::Pass);
        }
    }

    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        if let Some((seat, Choice::Reveal)) = answer {
            t.reveal_traitor_card(play, seat);
        }
    }
}
