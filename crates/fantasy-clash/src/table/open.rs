//! The open half of the table: all that everybody sees, and what follows from it.

use super::piles::Pile;
use super::{DEPTH, Series, Standing};
use crate::card::{CardId, Cards, Deeds};
use crate::factions::Factions;
use crate::lasting::Lastings;
use crate::row::Row;
use crate::setup::{Readings, Setup};
use crate::space::{COLUMNS, Cells, HOME, HOME_ROWS, MOST_SPACES, SOUTH, Space, Spaces};
use crate::special::Rules;
use crate::step::Step;
use crate::unit::DECK;
use kernel::{Agenda, Seat, Seats};
use serde::Serialize;

/// The four phases of a turn (FC-5.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    Movement,
    Combat,
    Magic,
    Reinforcement,
}

/// What the active player has done this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Acts {
    /// Cards that have moved, or whose tunnel was blocked.
    pub moved: u8,
    pub attacked: bool,
    /// The second attack of a Ram is over (FC-12.27).
    pub combat_over: bool,
    pub rerolled: bool,
    pub cast: bool,
    pub item: bool,
    pub reinforced: bool,
    /// A card left play, was captured or replaced, or a reinforcement came (FC-11.9).
    pub progress: bool,
}

/// What lies beside the battlefield.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Player {
    /// Reinforcements drawn so far.
    pub drawn: u8,
    /// Exhausted spells and played items and evolutions, one bit each (FC-4.11).
    pub exhausted: u8,
    pub played: u16,
    pub conquered: Pile,
    /// Conquered cards spent on reinforcements.
    pub spent: u8,
}

impl Player {
    /// Cards in the reinforcement deck (FC-4.12).
    pub fn deck(&self) -> u8 {
        ((DECK - HOME) as u8).saturating_sub(self.drawn)
    }
}

/// The open half.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Open {
    pub rows: u8,
    pub factions: Factions,
    /// Whether forces are drawn at random (FC-16.3).
    pub random_force: bool,
    /// Whether all cards lie face up (FC-16.2).
    pub face_up: bool,
    /// Where the table does not play the rulebook's words (FC-16.7).
    #[serde(skip_serializing_if = "Readings::are_words")]
    pub readings: Readings,
    /// How the match stands, if this is a game of one (FC-16.5).
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    pub series: Option<Series>,
    /// Whether the armies stand on the battlefield.
    pub deployed: bool,
    #[serde(skip)]
    pub cells: Cells<CardId>,
    pub cards: Cards,
    /// The spaces on which the cards of each player stand.
    #[serde(skip)]
    pub sides: Seats<Spaces, 2>,
    /// The spaces on which face-up cards stand.
    #[serde(skip)]
    pub up: Spaces,
    /// The rules of each player's revealed cards together: most questions about a whole army are
    /// answered by what nobody in it has.
    #[serde(skip)]
    pub rules: Seats<Rules, 2>,
    pub players: Seats<Player, 2>,
    pub lasting: Lastings,
    pub active: Seat,
    pub phase: Phase,
    /// Turns of both players so far, the running one included.
    pub turn: u8,
    /// Turns in a row without progress (FC-11.9).
    pub idle_turns: u8,
    pub acts: Acts,
    pub standing: Standing,
    pub agenda: Agenda<Step, DEPTH>,
}

impl Open {
    pub(crate) fn empty(setup: &Setup) -> Open {
        Open {
            rows: 2 * HOME_ROWS + setup.gap_rows,
            factions: Factions(Seats(setup.factions)),
            random_force: setup.random_force,
            face_up: setup.face_up,
            readings: setup.readings,
            series: setup.best_of_three.then(Series::default),
            deployed: false,
            cells: Row([CardId::NONE; MOST_SPACES]),
            cards: Cards::default(),
            sides: Seats::default(),
            up: Spaces::NONE,
            rules: Seats::default(),
            players: Seats::default(),
            lasting: Lastings::default(),
            active: SOUTH,
            phase: Phase::Movement,
            turn: 0,
            idle_turns: 0,
            acts: Acts::default(),
            standing: Standing::Playing,
            agenda: Agenda::default(),
        }
    }
    /// What was agreed before the first card, and which factions were picked since.
    pub fn setup(&self) -> Setup {
        Setup {
            factions: self.factions.0.0,
            gap_rows: self.rows - 2 * HOME_ROWS,
            random_force: self.random_force,
            face_up: self.face_up,
            best_of_three: self.series.is_some(),
            readings: self.readings,
        }
    }
    /// Works out anew which rules the revealed cards of a player have.
    pub(crate) fn count_rules(&mut self, seat: Seat) {
        let field = self.field();
        let all = field.ups(seat).fold(Rules::NONE, |all, id| all.or(field.rules(id)));
        self.rules[seat] = all;
    }
    #[inline]
    pub fn on(&self, space: Space) -> Option<CardId> {
        let id = self.cells[space.index()];
        (!id.is_none()).then_some(id)
    }
    /// The cards of a player in play, by their spaces.
    #[inline]
    pub fn army(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        self.sides[seat].map(|space| self.cells[space.index()])
    }
    /// Every card of this player's deck that has come into play, even if it has left it again.
    pub fn cards_of(&self, owner: Seat) -> impl Iterator<Item = CardId> + use<> {
        let deployed = if self.deployed { HOME } else { 0 };
        let all = deployed + usize::from(self.players[owner].drawn);
        (0..all).map(move |n| CardId::nth(owner, n))
    }
    /// The card of this player on this space.
    pub fn own(&self, seat: Seat, space: Space) -> Option<CardId> {
        self.on(space).filter(|id| self.cards[*id].controller == seat)
    }
    pub fn is_on_board(&self, space: Space) -> bool {
        space.row() <= self.rows
    }
    pub fn taken(&self) -> Spaces {
        self.sides.0[0].or(self.sides.0[1])
    }
    pub fn free(&self) -> Spaces {
        Spaces::all(self.rows).minus(self.taken())
    }
    /// The rear-most home row (FC-3.3).
    pub fn back_row(&self, seat: Seat) -> Spaces {
        let row = if seat == SOUTH { 1 } else { self.rows };
        Spaces(((1 << COLUMNS) - 1) << ((row - 1) * COLUMNS))
    }
    /// Whether this card wins for its controller if it still stands there when the next turn of
    /// that player begins (FC-11.1). By the other reading it must have its mark (FC-11.3).
    pub fn breaks_through(&self, id: CardId) -> bool {
        let card = &self.cards[id];
        let row = self.back_row(crate::space::other(card.controller));
        card.is_in_play()
            && row.has(card.at)
            && (!self.readings.whole_turn || card.deeds.has(Deeds::BROKE_THROUGH))
    }
    /// Whether a player can do nothing in a turn but let it pass: without a card in play, and
    /// without one that could be brought (FC-11.8).
    pub fn passes(&self, seat: Seat) -> bool {
        self.sides[seat].is_empty() && self.may_bring(seat).is_err()
    }
    /// Whether a card with a Bounty may still place it after its reveal (FC-12.7b). Where all cards
    /// lie face up from the start there is no reveal (FC-16.2).
    pub fn has_late_bounties(&self) -> bool {
        self.readings.late_bounty || self.face_up
    }
    /// Whether a card stands in contact with an enemy card (FC-3.4).
    pub fn is_in_contact(&self, id: CardId) -> bool {
        let card = &self.cards[id];
        let enemy = self.sides[crate::space::other(card.controller)];
        !Spaces::one(card.at).neighbours(self.rows).and(enemy).is_empty()
    }
    /// Whether this spell is available (FC-9.7).
    pub fn is_ready(&self, seat: Seat, spell: crate::magic::MagicId) -> bool {
        self.players[seat].exhausted & (1 << spell.bit()) == 0
    }
    pub fn is_unplayed(&self, seat: Seat, support: crate::magic::MagicId) -> bool {
        self.players[seat].played & (1 << support.bit()) == 0
    }
}
