//! Drafts, sealed picks, and the games of a match (PS-17, PS-18).

use super::{Hidden, Kinds, Open, Player, Table};
use crate::chip::ChipId;
use crate::chips::{FIXED, Who};
use crate::event::Event;
use crate::pouch::{Pile, Pouch};
use crate::setup::{PUZZLE_STACKS, SEATS};
use crate::step::{Deal, LosersChoice, Step};
use kernel::{Counter, Play, Seat, SeatSet, Seats};

/// A match goes to so many wins (PS-18.1).
pub const WINS: u8 = 2;

impl Open {
    /// The Puzzle stacks of the bank.
    pub fn puzzle_stacks(&self) -> &[ChipId] {
        &self.kinds.all()[FIXED..usize::from(self.stacks)]
    }
    /// Why a stack cannot be switched for another one (PS-18.6).
    pub fn may_switch_in(&self, chip: ChipId) -> bool {
        chip.is_puzzle()
            && self.sets.have(chip)
            && !self.puzzle_stacks().contains(&chip)
            && self.switched_out & 1 << chip.0 == 0
    }
}

impl Table {
    // Drafting.

    pub(crate) fn lay_pool(&mut self, play: &mut Play<Event>, chips: &[ChipId]) {
        for (place, chip) in self.open.pool.iter_mut().zip(chips) {
            *place = Some(*chip);
        }
        if !play.is_silent() {
            play.everyone(Event::PoolDealt { chips: chips.to_vec() });
        }
    }
    pub(crate) fn draft(&mut self, play: &mut Play<Event>, seat: Seat, chip: ChipId) {
        let place = self.open.pool.iter_mut().find(|place| **place == Some(chip));
        *place.expect("only chips of the pool are drafted") = None;
        let free = self.open.players[seat].drafted.iter_mut().find(|place| place.is_none());
        *free.expect("everybody drafts three chips") = Some(chip);
        play.everyone(Event::Drafted { seat, chip });
    }
    pub(crate) fn close_pool(&mut self) {
        self.open.pool = [None; super::POOL];
    }
    pub(crate) fn goes_first(&mut self, seat: Seat) {
        self.open.first = Some(seat);
    }

    // Sealed picks.

    pub(crate) fn seal(&mut self, play: &mut Play<Event>, seat: Seat, who: Who) {
        self.hidden.drafts[seat] = Some(who);
        play.everyone(Event::Sealed { seat });
    }
    pub(crate) fn unseal(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.hidden.drafts[seat] = None;
        if let Some(Step::PickBlind(pick)) = self.open.agenda.top_mut() {
            pick.waiting = pick.waiting.with(seat);
        }
        play.everyone(Event::Unsealed { seat });
    }
    pub(crate) fn open_drafts(&mut self) -> Seats<Option<Who>, SEATS> {
        std::mem::take(&mut self.hidden.drafts)
    }

    // Games of a match.

    /// A game is won; in a match that may not be the end (PS-18.1).
    pub(super) fn game_won(&mut self, play: &mut Play<Event>, winners: SeatSet) {
        let Some(winner) = winners.lowest().filter(|_| self.open.tournament) else {
            return self.win(play, winners);
        };
        self.open.wins[winner].raise(1);
        let wins = self.open.wins[winner];
        play.everyone(Event::GameWon { seat: winner, wins });
        if wins == WINS {
            return self.win(play, winners);
        }
        // The loser plays first in the next game (PS-18.6).
        let loser = self.open.opponents(winner).lowest().expect("a duel has a loser");
        self.open.first = Some(loser);
        self.open.agenda.clear();
        self.then(Step::LosersChoice(LosersChoice { seat: loser }));
    }
    /// Everything goes back; characters and bank carry over (PS-18.8).
    pub(crate) fn clear_for_next_game(&mut self) {
        let before = self.open;
        self.hidden = Hidden::default();
        self.open.kinds = Kinds::NONE;
        (self.open.bank, self.open.gone) = (Pouch::EMPTY, Pouch::EMPTY);
        (self.open.removed, self.open.panic, self.open.turns) = (None, 0, 0);
        (self.open.sale, self.open.traps) = (0, [0; super::STACKS]);
        self.open.stacks = FIXED as u8;
        self.open.piles = Seats([Pile::default(); SEATS]);
        for seat in before.seats().iter() {
            let character = before.players[seat].character;
            self.open.players[seat] = Player { character, ..Player::default() };
        }
        self.open.lay_fixed_stacks();
    }
    /// The next game, with these stacks.
    pub(crate) fn next_game(&mut self, play: &mut Play<Event>, stacks: [ChipId; PUZZLE_STACKS]) {
        self.clear_for_next_game();
        self.lay_bank(play, &stacks);
        self.then(Step::Deal(Deal));
    }
    pub(crate) fn switch_stack(&mut self, play: &mut Play<Event>, out: ChipId, into: ChipId) {
        self.open.switched_out |= 1 << out.0;
        play.everyone(Event::StackSwapped { out, into });
    }
}
