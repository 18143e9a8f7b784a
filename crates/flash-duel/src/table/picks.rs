//! Verbs for what is picked before the game and between rounds: characters, abilities, places in
//! the order (FD-4, FD-14, FD-15, FD-17, FD-19).

use super::{Table, in_list_order};
use crate::ability::AbilityId;
use crate::board::Side;
use crate::cards::{self, Who};
use crate::event::Event;
use crate::setup::{Mode, SEATS};
use crate::step::Step;
use kernel::{Play, Seat, SeatSet, Seats};

impl Mode {
    /// All seats that start on a side.
    pub fn team(self, side: Side) -> SeatSet {
        SeatSet::first(self.seats()).iter().filter(|s| self.side(*s) == side).collect()
    }
}

impl Table {
    /// Somebody sits down with a character for all to see.
    pub(crate) fn pick_character(&mut self, play: &mut Play<Event>, seat: Seat, who: Who) {
        self.take_seat(seat, who);
        play.everyone(Event::CharacterPicked { seat, who });
    }

    /// A secret pick is in (FD-14.2).
    pub(crate) fn seal_pick(&mut self, play: &mut Play<Event>, seat: Seat, who: Who) {
        self.hidden.drafts[seat] = Some(who);
        play.everyone(Event::PickSealed { seat });
    }

    /// A player takes his own secret pick back while others are still choosing.
    pub(crate) fn take_back_pick(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.hidden.drafts[seat] = None;
        play.everyone(Event::PickTakenBack { seat });
        if let Some(Step::PickBlind(pick)) = self.agenda().top_mut() {
            pick.waiting = pick.waiting.with(seat);
        }
    }

    /// The secret picks are shown together. False if they do not count: there is one copy of each
    /// character.
    pub(crate) fn show_picks(&mut self, play: &mut Play<Event>) -> bool {
        let drafts: Seats<Option<Who>, SEATS> = std::mem::take(&mut self.hidden.drafts);
        let same = drafts[Seat(0)] == drafts[Seat(1)] && !self.open.mirror;
        for (seat, who) in drafts.iter().filter_map(|(s, w)| Some((s, (*w)?))) {
            match same {
                true => play.everyone(Event::CharacterPicked { seat, who }),
                false => self.pick_character(play, seat, who),
            }
        }
        !same
    }

    /// Twelve abilities are dealt face up (FD-15.1).
    pub(crate) fn deal_pool(&mut self, play: &mut Play<Event>) {
        let mut weights = [1; cards::CHARACTER_ABILITIES];
        for slot in 0..self.open.pool.len() {
            let i = play.chance.pick(&weights);
            weights[i] = 0;
            let ability = cards::character_abilities().nth(i).expect("one weight for each");
            self.open.pool[slot] = Some(ability);
            play.everyone(Event::PoolDealt { ability });
        }
        in_list_order(&mut self.open.pool);
    }

    /// A player takes an ability from the pool and is a clockwork soldier from then on (FD-15.3);
    /// `Drafted` tells both.
    pub(crate) fn draft(&mut self, play: &mut Play<Event>, seat: Seat, ability: AbilityId) {
        self.open.fighters[seat].who = Who::Clockwork;
        self.replace_in_pool(ability, None);
        self.gain_ability(play, seat, ability);
    }

    /// One more ability card for this player.
    pub(crate) fn gain_ability(&mut self, play: &mut Play<Event>, seat: Seat, ability: AbilityId) {
        play.everyone(Event::Drafted { seat, ability });
        self.add_ability(seat, ability);
    }

    /// A player gives an ability back for another of the pool (FD-15.6).
    pub(crate) fn swap_ability(
        &mut self,
        play: &mut Play<Event>,
        seat: Seat,
        out: AbilityId,
        into: AbilityId,
    ) {
        play.everyone(Event::Swapped { seat, out, into });
        self.replace_in_pool(into, Some(out));
        let slots = &mut self.open.fighters[seat].abilities;
        slots.iter_mut().filter(|slot| **slot == Some(out)).for_each(|slot| *slot = Some(into));
        in_list_order(slots);
        self.turn_all_face_up(seat);
        if out.card().stashes {
            self.lose_stash(play, seat);
        }
    }

    fn replace_in_pool(&mut self, out: AbilityId, into: Option<AbilityId>) {
        let slot = self.open.pool.iter_mut().find(|p| **p == Some(out));
        *slot.expect("the ability lies in the pool") = into;
        in_list_order(&mut self.open.pool);
    }

    /// A mortal takes the next place in the order of turns (FD-19.13).
    pub(crate) fn take_place(&mut self, play: &mut Play<Event>, seat: Seat, placed: u8) {
        self.open.order[usize::from(placed)] = seat;
        play.everyone(Event::OrderTaken { seat, place: placed + 1 });
    }

    /// A team names the member who takes its first turn (FD-17.5).
    pub(crate) fn name_lead(&mut self, play: &mut Play<Event>, side: Side, lead: Seat) {
        play.everyone(Event::LeadNamed { side, lead });
        // Until the deal the order holds, for each side, its lead and then the other member.
        let other = self.open.mode.team(side).without(lead).lowest().expect("a team has two");
        let at = side as usize;
        self.open.order[at] = lead;
        self.open.order[at + 2] = other;
    }

    /// Everything is reset, and this side has the first turn of the new round (FD-4.7, FD-5); who
    /// of it.
    pub(crate) fn open_round(&mut self, play: &mut Play<Event>, first: Side) -> Seat {
        self.reset_round();
        if !self.open.mode.is_raid() {
            // Sides alternate, and each side's members keep their order.
            let mode = self.open.mode;
            let pairs = self.open.order[..mode.seats()].chunks_mut(2);
            pairs.for_each(|pair| pair.sort_by_key(|s| mode.side(*s) != first));
        }
        let first = self.open.order[0];
        play.everyone(Event::RoundStarted { round: self.open.round, first });
        first
    }
}
