//! Turns passing on, and the end of a game (PS-13, PS-14.1 to PS-14.9, PS-15.7, PS-16).

use super::{Open, Table};
use crate::event::Event;
use crate::step::{BeginTurn, Step};
use kernel::{Counter, Outcome, Play, Seat, SeatSet};
use serde::Serialize;

/// Who ends his turn with so much in his pile has lost (PS-4.31).
pub const PILE_LIMIT: u16 = 10;
/// Extra rounds go on until one player wins; a game that has as many as this, which none does, is
/// shared (PS-R3).
pub const MOST_EXTRA_ROUNDS: u16 = 1000;
/// With the option so many are enough (PS-R3).
const TEN: u16 = 10;

/// Whether the game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Standing {
    Playing,
    Won(SeatSet),
    /// Rivals share the victory.
    Shared(SeatSet),
}

impl Open {
    /// After so many extra rounds the tied share the victory (PS-R3).
    pub(crate) fn most_extra_rounds(&self) -> u16 {
        if self.share_after_ten { TEN } else { MOST_EXTRA_ROUNDS }
    }
}

impl Table {
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        let seats = self.open.mode.seats();
        let outcome = match self.open.standing {
            Standing::Playing => return None,
            Standing::Won(winners) => Outcome::win(seats, winners),
            Standing::Shared(winners) => Outcome::shared(seats, winners),
        };
        let points =
            |outcome: Outcome, seat| outcome.with_points(seat, i16::from(self.open.wins[seat]));
        Some(self.open.seats().iter().fold(outcome, points))
    }
    pub(crate) fn win(&mut self, play: &mut Play<Event>, winners: SeatSet) {
        self.open.standing = Standing::Won(winners);
        self.open.agenda.clear();
        play.everyone(Event::Won { winners });
    }
    fn share(&mut self, play: &mut Play<Event>, winners: SeatSet) {
        self.open.standing = Standing::Shared(winners);
        self.open.agenda.clear();
        play.everyone(Event::Shared { winners });
    }

    /// The turn is over: has the turn player lost, and whose turn is next (PS-4.31)?
    pub(crate) fn turn_over(&mut self, play: &mut Play<Event>) {
        let turn = self.open.turn;
        play.everyone(Event::TurnEnded { seat: turn });
        self.destroy_floating(play);
        self.forget_turn();
        if self.open.loser.is_some() {
            return self.extra_turn_over(play, turn);
        }
        if self.open.total(turn) < PILE_LIMIT {
            return self.pass_turn();
        }
        play.everyone(Event::Lost { seat: turn });
        let others = self.open.active.minus(self.open.side_of(turn));
        if !self.open.mode.is_free_for_all() || others.len() == 1 {
            self.game_won(play, others);
        } else if self.open.last_standing {
            self.eliminate(play, turn);
            self.pass_turn();
        } else {
            self.open.loser = Some(turn);
            self.compare(play, others);
        }
    }
    fn pass_turn(&mut self) {
        // With teams the turn goes to the side of the next seat, whose first seat leads.
        let next = self.open.around(self.open.turn).find(|s| !self.open.is_turn(*s));
        let next = next.expect("somebody else takes part while the game goes on");
        self.begin_turn_of(next);
    }
    pub(crate) fn begin_turn_of(&mut self, seat: Seat) {
        self.open.turn = self.open.pile_seat(seat);
        self.then(Step::BeginTurn(BeginTurn));
    }
    pub(crate) fn count_turn(&mut self) {
        self.open.turns.raise(1);
    }

    /// Of these players the one with the lowest total wins; the tied play on (PS-14.7).
    fn compare(&mut self, play: &mut Play<Event>, players: SeatSet) {
        let lowest = players.iter().map(|s| self.open.total(s)).min();
        let tied: SeatSet =
            players.iter().filter(|s| Some(self.open.total(*s)) == lowest).collect();
        if tied.len() == 1 {
            return self.game_won(play, tied);
        }
        if self.open.extra_rounds >= self.open.most_extra_rounds() {
            return self.share(play, tied);
        }
        self.open.extra_rounds.raise(1);
        self.open.active = tied;
        self.open.extra_turns = tied;
        play.everyone(Event::TiedForLowest { tied });
        self.next_extra_turn(play);
    }
    fn extra_turn_over(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.open.extra_turns = self.open.extra_turns.without(seat);
        self.next_extra_turn(play);
    }
    fn next_extra_turn(&mut self, play: &mut Play<Event>) {
        let loser = self.open.loser.expect("extra turns follow a loss");
        let next = self.open.around(loser).find(|s| self.open.extra_turns.has(*s));
        match next {
            Some(seat) => self.begin_turn_of(seat),
            None => self.compare(play, self.open.active),
        }
    }

    /// Last Man Standing: the player is out; his ongoing chips leave play (PS-16).
    fn eliminate(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.open.active = self.open.active.without(seat);
        play.everyone(Event::Eliminated { seat });
        for run in self.open.ongoing(seat) {
            play.everyone(Event::OngoingLeft { seat, chip: run.chip });
        }
        self.open.players[seat].ongoing = crate::pouch::Pouch::EMPTY;
    }

    /// Gives up: the others win, the whole match if it is one. Only where that decides the game
    /// (PS-R4).
    pub(crate) fn concede(&mut self, play: &mut Play<Event>, seat: Seat) {
        play.everyone(Event::Conceded { seat });
        self.win(play, self.open.opponents(seat));
    }
    pub(crate) fn may_concede(&self, seat: Seat) -> bool {
        let sides = !self.open.mode.is_free_for_all() || self.open.active.len() == 2;
        sides && self.open.active.has(seat) && self.open.turns > 0
    }
}
