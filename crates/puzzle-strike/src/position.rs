//! A position: a game at the start of a turn, written down so that it can be shared and set up.
//!
//! Hidden parts, what everybody has seen of hands and bags, and the score of a match are included.
//! What is agreed nowhere else follows from the rules: the bank holds whatever lies nowhere else.

mod checks;
mod chips;
mod counts;
mod known;
mod place;
mod top;

pub use chips::Chips;
pub use place::Place;
pub use top::OnTop;

use crate::chip::ChipId;
use crate::pouch::Slot;
use crate::sets::Sets;
use crate::setup::{Bank, Mode, Setup};
use crate::step::{BeginTurn, Step};
use crate::table::Table;
use kernel::{BadSetup, Play, Recorded, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A game at the start of a turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub mode: Mode,
    #[serde(default)]
    pub sets: Sets,
    #[serde(default, skip_serializing_if = "is_false")]
    pub mirror: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub tournament: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub last_standing: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub choose_order: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub share_after_ten: bool,
    /// Whose turn is about to start; of a team the one seated first.
    pub turn: Seat,
    /// How many turns have been taken.
    #[serde(default = "some_turns")]
    pub turns: u16,
    /// The ten Puzzle stacks of the bank, in their order.
    pub stacks: Vec<ChipId>,
    /// What the bank holds; all other chips of the box if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bank: Option<Chips>,
    /// The stack that was removed from the game; `bank` counts what it holds (PS-6.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub removed: Option<ChipId>,
    /// The trap tokens on the stacks of the bank; those of a removed stack return with it.
    #[serde(default, skip_serializing_if = "Chips::is_empty")]
    pub traps: Chips,
    /// Character chips that have left the game.
    #[serde(default, skip_serializing_if = "Chips::is_empty")]
    pub gone: Chips,
    /// The level of Panic Time; what the bank demands if left out (PS-12).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub panic: Option<u8>,
    pub players: Vec<Place>,
    /// Games won in a match, P1 first (PS-18.1).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wins: Vec<u8>,
    /// Stacks that were switched out in the match (PS-18.6).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub switched_out: Vec<ChipId>,
    /// Who began, where that was decided and not drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// Who takes no part any more: eliminated, or not among the tied (PS-14.9, PS-16.8).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub out: Vec<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extra: Option<ExtraRound>,
}

/// The lowest are tied and play on (PS-14.7).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExtraRound {
    /// Who has lost.
    pub loser: Seat,
    /// Its number, from 1.
    pub round: u16,
    /// Who still has his extra turn.
    pub to_come: Vec<Seat>,
}

fn is_false(b: &bool) -> bool {
    !*b
}
/// A position that does not say so is not the very first of a game.
fn some_turns() -> u16 {
    2
}

impl Position {
    fn setup(&self) -> Setup {
        let drafted = self.players.iter().any(|place| !place.drafted.is_empty());
        let characters = self.players.iter().map(|place| place.character);
        Setup {
            mode: self.mode,
            sets: self.sets,
            characters: if drafted { Vec::new() } else { characters.collect() },
            bank: Bank::Stacks(self.stacks.clone()),
            mirror: self.mirror,
            blind: false,
            clockwork: drafted,
            tournament: self.tournament,
            last_standing: self.last_standing,
            choose_order: self.choose_order,
            share_after_ten: self.share_after_ten,
            first: None,
        }
    }

    /// The table just before this turn begins. An impossible position is refused with every reason.
    pub fn set_up(&self) -> Result<Table, BadSetup> {
        let setup = self.setup();
        let mut bad = setup.check().err().map_or_else(Vec::new, |bad| bad.0);
        self.check_cast(&mut bad);
        self.check_match(&mut bad);
        if !self.check_shape(&mut bad) {
            return Err(BadSetup(bad));
        }
        let mut t = Table::empty(&setup);
        let mut no_luck = Recorded::new([], 0);
        t.lay_bank(&mut Play::silent(&mut no_luck), &self.stacks);
        for chip in self.players.iter().flat_map(Place::own_chips) {
            t.new_slot(chip);
        }
        if !self.check_kinds(&t, &mut bad) || !self.lay_counts(&mut t, &mut bad) {
            return Err(BadSetup(bad));
        }
        for (i, place) in self.players.iter().enumerate() {
            place.seat(&mut t, Seat(i as u8), &mut bad);
        }
        self.lay_open_half(&mut t);
        self.check_reachable(&t, &mut bad);
        if !bad.is_empty() {
            return Err(BadSetup(bad));
        }
        t.then(Step::BeginTurn(BeginTurn));
        Ok(t)
    }

    fn lay_open_half(&self, t: &mut Table) {
        let out: SeatSet = self.out.iter().copied().collect();
        let open = t.lay_open();
        (open.turn, open.turns, open.first) = (self.turn, self.turns, self.first);
        open.active = open.seats().minus(out);
        for (seat, wins) in open.seats().iter().zip(&self.wins) {
            open.wins[seat] = *wins;
        }
        open.switched_out = self.switched_out.iter().fold(0, |bits, chip| bits | 1 << chip.0);
        if let Some(extra) = &self.extra {
            open.loser = Some(extra.loser);
            open.extra_rounds = extra.round;
            open.extra_turns = extra.to_come.iter().copied().collect();
        }
    }

    /// The position of a table whose next step is the beginning of a turn; nothing at other times.
    pub fn of(t: &Table) -> Option<Position> {
        let open = t.open();
        if !matches!(open.agenda.live(), [Step::BeginTurn(_)]) {
            return None;
        }
        let seats = || open.seats().iter();
        let stacks = &open.kinds.all()[..usize::from(open.stacks)];
        let bank = stacks.iter().zip(open.bank.0).map(|(chip, n)| (*chip, n)).collect();
        let switched = |chip: &ChipId| open.switched_out & 1 << chip.0 != 0;
        let wins = || seats().map(|seat| open.wins[seat]);
        Some(Position {
            mode: open.mode,
            sets: open.sets,
            mirror: open.mirror,
            tournament: open.tournament,
            last_standing: open.last_standing,
            choose_order: open.choose_order,
            share_after_ten: open.share_after_ten,
            turn: open.turn,
            turns: open.turns,
            stacks: open.puzzle_stacks().to_vec(),
            bank: Some(bank),
            removed: open.removed.map(|slot| open.chip(slot)),
            traps: stacks.iter().zip(open.traps).map(|(chip, n)| (*chip, n)).collect(),
            gone: Chips::of(open, &open.gone),
            panic: Some(open.panic),
            players: seats().map(|seat| Place::of(t, seat)).collect(),
            wins: if wins().any(|n| n > 0) { wins().collect() } else { Vec::new() },
            switched_out: ChipId::all().filter(switched).collect(),
            first: open.first,
            out: open.seats().minus(open.active).iter().collect(),
            extra: open.loser.map(|loser| ExtraRound {
                loser,
                round: open.extra_rounds,
                to_come: open.extra_turns.iter().collect(),
            }),
        })
    }

    /// Every chip that is named anywhere, with its zone in words.
    fn named(&self) -> impl Iterator<Item = (String, ChipId)> + '_ {
        let of_bank = self.bank.iter().flat_map(Chips::kinds).map(|c| ("the bank".to_string(), c));
        let gone = self.gone.kinds().map(|chip| ("what has left the game".to_string(), chip));
        let seats = self.players.iter().enumerate();
        let held = seats.flat_map(|(i, place)| {
            place.zones().into_iter().flat_map(move |(zone, chips)| {
                chips.map(move |chip| (format!("the {zone} of {}", Seat(i as u8)), chip))
            })
        });
        of_bank.chain(gone).chain(held)
    }
}

/// A gem of this value in words.
fn gem(value: u8) -> ChipId {
    ChipId(Slot::gem(value).0)
}
