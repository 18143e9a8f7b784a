//! Turns and the end of the game (FC-5, FC-11).

use super::{Acts, Phase, Table};
use crate::card::{CardId, Deeds};
use crate::event::Event;
use crate::space::other;
use crate::special::such;
use kernel::{Counter, Outcome, Play, Seat, SeatSet};
use serde::Serialize;

/// Turns in a row without progress that make a draw (FC-11.9).
pub const IDLE_LIMIT: u8 = 40;
/// Turns of both players together (FC-11.10).
pub const TURN_LIMIT: u8 = 200;

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    Breakthrough,
    Annihilation,
    Conceded,
    NoProgress,
    TurnLimit,
    /// Nobody has a card, and nobody can bring one.
    NobodyLeft,
    /// By the games of a match (FC-16.5).
    Match,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Standing {
    Playing,
    Won(Seat, How),
    Drawn(How),
}

impl Table {
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        let outcome = match self.open.standing {
            Standing::Playing => return None,
            Standing::Won(seat, _) => Outcome::win(2, SeatSet::one(seat)),
            Standing::Drawn(_) => Outcome::draw(2),
        };
        let Some(series) = &self.open.series else { return Some(outcome) };
        let points =
            |outcome: Outcome, seat| outcome.with_points(seat, i16::from(series.wins[seat]));
        Some([Seat(0), Seat(1)].into_iter().fold(outcome, points))
    }
    pub(crate) fn win(&mut self, play: &mut Play<Event>, seat: Seat, how: How) {
        self.open.standing = Standing::Won(seat, how);
        self.open.agenda.clear();
        play.everyone(Event::Won { seat, how });
    }
    pub(super) fn draw_game(&mut self, play: &mut Play<Event>, how: How) {
        self.open.standing = Standing::Drawn(how);
        self.open.agenda.clear();
        play.everyone(Event::Drawn { how });
    }

    pub(crate) fn go_first(&mut self, seat: Seat) {
        self.open.active = seat;
    }
    /// A turn begins; true if the game goes on (FC-5.2, FC-5.3, FC-11.14).
    pub(crate) fn begin_turn(&mut self, play: &mut Play<Event>) -> bool {
        let seat = self.open.active;
        if self.open.army(seat).any(|id| self.open.breaks_through(id)) {
            self.game_won(play, seat, How::Breakthrough);
            return false;
        }
        if self.open.idle_turns >= IDLE_LIMIT {
            self.game_drawn(play, How::NoProgress);
            return false;
        }
        if self.open.turn >= TURN_LIMIT {
            self.game_drawn(play, How::TurnLimit);
            return false;
        }
        self.open.turn.raise(1);
        play.everyone(Event::TurnBegan { seat, turn: self.open.turn });
        self.end_at_start(play, seat);
        true
    }
    pub(crate) fn begin_phase(&mut self, play: &mut Play<Event>, phase: Phase) {
        self.open.phase = phase;
        play.everyone(Event::PhaseBegan { seat: self.open.active, phase });
    }
    /// The turn ends: effects, marks and, where the table has agreed on it, whether anybody can go
    /// on (FC-5.8, FC-11.7, FC-11.11).
    pub(crate) fn end_turn(&mut self, play: &mut Play<Event>) -> bool {
        let seat = self.open.active;
        self.end_at_end(play, seat);
        self.mark_breakthroughs(seat);
        if self.open.acts.progress {
            self.open.idle_turns = 0;
        } else {
            self.open.idle_turns.raise(1);
        }
        self.forget_turn();
        play.everyone(Event::TurnEnded { seat });
        if self.open.readings.annihilation && self.is_annihilated(play) {
            return false;
        }
        self.open.active = other(seat);
        true
    }
    /// A table that counts whole turns marks the cards on the enemy back row (FC-11.2).
    fn mark_breakthroughs(&mut self, seat: Seat) {
        if !self.open.readings.whole_turn {
            return;
        }
        let row = self.open.back_row(other(seat));
        for space in self.open.sides[seat].and(row) {
            let id = self.open.on(space).expect("a card stands there");
            self.note(id, Deeds::BROKE_THROUGH);
        }
    }
    /// What was noted for one turn is forgotten with it, so that a game at the start of a turn is
    /// only what can be seen of it.
    fn forget_turn(&mut self) {
        self.open.acts = Acts::default();
        for seat in [Seat(0), Seat(1)] {
            for id in self.open.cards_of(seat) {
                let card = &mut self.open.cards[id];
                card.deeds.end_turn();
                if card.controller != seat && !card.is_in_play() && !self.is_beneath(id) {
                    self.open.cards[id].controller = seat;
                }
            }
        }
    }
    /// Whether the card lies underneath another (FC-13.1).
    fn is_beneath(&self, id: CardId) -> bool {
        let all = [Seat(0), Seat(1)].into_iter().flat_map(|seat| self.open.cards_of(seat));
        all.into_iter().any(|over| self.open.cards[over].under == id)
    }
    fn is_annihilated(&mut self, play: &mut Play<Event>) -> bool {
        match self.annihilated() {
            None => return false,
            Some(None) => self.game_drawn(play, How::NobodyLeft),
            Some(Some(seat)) => self.game_won(play, seat, How::Annihilation),
        }
        true
    }
    /// Whether a player cannot go on, and who has won by it; nobody if neither can (FC-11.7,
    /// FC-11.11).
    pub(crate) fn annihilated(&self) -> Option<Option<Seat>> {
        let lost = |seat: Seat| {
            let player = &self.open.players[seat];
            let broke = player.conquered.len() < self.open.field().price(seat);
            self.open.sides[seat].is_empty() && (broke || player.deck() == 0)
        };
        let moves = |seat: Seat| {
            let stuck = |id| self.open.field().has(id, such!(|s| s.immobile));
            self.open.army(seat).any(|id| !stuck(id))
        };
        let both = [Seat(0), Seat(1)];
        if both.into_iter().all(lost) {
            return Some(None);
        }
        both.into_iter().find(|seat| lost(other(*seat)) && moves(*seat)).map(Some)
    }

    // What the active player has done this turn. The answers that do it tell events of their own.

    /// His attack is made, or called off and not used up (FC-7.1, FC-12.8).
    pub(crate) fn note_attack(&mut self, made: bool) {
        self.open.acts.attacked = made;
    }
    /// Nothing more is done in this combat phase (FC-12.27).
    pub(crate) fn note_combat_over(&mut self, is: bool) {
        self.open.acts.combat_over = is;
    }
    pub(crate) fn note_reroll(&mut self) {
        self.open.acts.rerolled = true;
    }
    pub(crate) fn note_spell(&mut self) {
        self.open.acts.cast = true;
    }
    pub(crate) fn note_reinforcement(&mut self) {
        self.open.acts.reinforced = true;
    }
    /// A cast spell is exhausted; with the last one all are available again (FC-9.7, FC-9.8).
    pub(crate) fn exhaust(
        &mut self,
        play: &mut Play<Event>,
        seat: Seat,
        spell: crate::magic::MagicId,
    ) {
        let player = &mut self.open.players[seat];
        player.exhausted |= 1 << spell.bit();
        if player.exhausted == (1 << crate::magic::SPELLS) - 1 {
            player.exhausted = 0;
            play.everyone(Event::SpellsReady { seat });
        }
    }
}
