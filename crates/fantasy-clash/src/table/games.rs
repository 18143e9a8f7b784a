//! The games of a match (FC-16.5).

use super::{How, Table};
use crate::event::Event;
use crate::space::other;
use crate::step::{Deploy, LosersChoice, PickFaction, Step};
use kernel::{Counter, Play, Seat, SeatSet, Seats};
use serde::Serialize;

/// A match has at most so many games, and so many wins decide it.
pub const GAMES: u8 = 3;
pub const WINS: u8 = 2;

/// How a match stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Series {
    /// Games won by each player.
    pub wins: Seats<u8, 2>,
    pub draws: u8,
    /// Who starts the game that is about to be deployed, if its loser has said so.
    pub first: Option<Seat>,
}

impl Series {
    /// Games that are over.
    pub fn played(&self) -> u8 {
        self.wins.0.iter().fold(self.draws, |sum, wins| sum.saturating_add(*wins))
    }
    /// Who has won more games.
    pub fn ahead(&self) -> Option<Seat> {
        let more = |seat: &Seat| self.wins[*seat] > self.wins[other(*seat)];
        [Seat(0), Seat(1)].into_iter().find(more)
    }
    /// Whether no further game is played.
    pub fn is_over(&self) -> bool {
        self.played() >= GAMES || self.wins.0.contains(&WINS)
    }
}

impl Table {
    /// A game is won; in a match that may not be the end.
    pub(crate) fn game_won(&mut self, play: &mut Play<Event>, seat: Seat, how: How) {
        let Some(series) = &mut self.open.series else { return self.win(play, seat, how) };
        series.wins[seat].raise(1);
        play.everyone(Event::GameWon { seat, how, wins: series.wins[seat] });
        self.game_ended(play, Some(other(seat)));
    }
    pub(crate) fn game_drawn(&mut self, play: &mut Play<Event>, how: How) {
        let Some(series) = &mut self.open.series else { return self.draw_game(play, how) };
        series.draws.raise(1);
        play.everyone(Event::GameDrawn { how });
        self.game_ended(play, None);
    }
    /// The match ends, or its next game begins: the loser says who starts it.
    fn game_ended(&mut self, play: &mut Play<Event>, loser: Option<Seat>) {
        let series = self.open.series.expect("it is a match");
        self.open.agenda.clear();
        match (series.is_over(), series.ahead(), loser) {
            (true, Some(seat), _) => self.win(play, seat, How::Match),
            (true, None, _) => self.draw_game(play, How::Match),
            (false, _, Some(seat)) => self.then(Step::LosersChoice(LosersChoice { seat })),
            (false, _, None) => self.next_game(play, None),
        }
    }
    /// The next game begins with nothing on the table but the factions, which are those of the
    /// match (FC-R9). Nobody named to start: they roll.
    pub(crate) fn next_game(&mut self, play: &mut Play<Event>, first: Option<Seat>) {
        let series = self.open.series.map(|series| Series { first, ..series });
        let setup = self.open.setup();
        *self = Table::empty(&setup);
        self.open.series = series;
        play.everyone(Event::NextGame);
        self.begin_game(play);
    }
    /// Both players are to deploy, once both factions are known (FC-2.2).
    pub(crate) fn begin_game(&mut self, play: &mut Play<Event>) {
        let waiting = self.open.factions.unknown();
        if !waiting.is_empty() {
            return self.then(Step::PickFaction(PickFaction { waiting }));
        }
        if self.open.random_force {
            self.draw_forces(play);
        }
        self.then(Step::Deploy(Deploy { waiting: SeatSet::first(2) }));
    }
    /// Who starts by the loser's word; he has had his say then.
    pub(crate) fn named_first(&mut self) -> Option<Seat> {
        self.open.series.as_mut().and_then(|series| series.first.take())
    }
}
