//! What is agreed before a game: the mode, its options, characters and bank (PS-3, PS-14 to PS-19).

use crate::chip::{ChipId, Kind};
use crate::chips::{BANKS, Who};
use crate::sets::Sets;
use kernel::{BadSetup, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The most players any mode seats.
pub const SEATS: usize = 4;
/// The bank has ten Puzzle stacks (PS-3.3).
pub const PUZZLE_STACKS: usize = 10;

/// A way to play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Mode {
    #[serde(rename = "duel")]
    Duel,
    #[serde(rename = "ffa-3")]
    FreeForAll3,
    #[serde(rename = "ffa-4")]
    FreeForAll4,
    #[serde(rename = "team")]
    Team,
}

impl Mode {
    pub const ALL: [Mode; 4] = [Mode::Duel, Mode::FreeForAll3, Mode::FreeForAll4, Mode::Team];

    pub fn name(self) -> &'static str {
        match self {
            Mode::Duel => "duel",
            Mode::FreeForAll3 => "ffa-3",
            Mode::FreeForAll4 => "ffa-4",
            Mode::Team => "team",
        }
    }
    pub fn about(self) -> &'static str {
        match self {
            Mode::Duel => "one against one",
            Mode::FreeForAll3 => "three players, each for himself; the lowest pile wins",
            Mode::FreeForAll4 => "four players, each for himself; the lowest pile wins",
            Mode::Team => "two against two, each team with one gem pile",
        }
    }
    pub fn seats(self) -> usize {
        match self {
            Mode::Duel => 2,
            Mode::FreeForAll3 => 3,
            Mode::FreeForAll4 | Mode::Team => 4,
        }
    }
    pub fn is_team(self) -> bool {
        self == Mode::Team
    }
    pub fn is_free_for_all(self) -> bool {
        matches!(self, Mode::FreeForAll3 | Mode::FreeForAll4)
    }
    /// The side of a seat, by the first of its seats.
    pub fn side(self, seat: Seat) -> u8 {
        self.side_of(seat).lowest().map_or(seat.0, |first| first.0)
    }
    /// All seats of a side: in Team Battle P1 and P4 play P2 and P3 (PS-15.17, PS-17.3).
    #[inline]
    pub fn side_of(self, seat: Seat) -> SeatSet {
        match (self, seat.0) {
            (Mode::Team, 0 | 3) => SeatSet::one(Seat(0)).with(Seat(3)),
            (Mode::Team, _) => SeatSet::one(Seat(1)).with(Seat(2)),
            _ => SeatSet::one(seat),
        }
    }
    /// The seat under which the pile of a player is found: the first of his side.
    pub fn pile_seat(self, seat: Seat) -> Seat {
        Seat(self.side(seat))
    }
    /// Who drafts when, counted from the first player on (PS-17.2).
    pub fn draft_order(self) -> &'static [u8] {
        match self.seats() {
            2 => &[0, 1, 1, 0, 0, 1],
            3 => &[0, 1, 2, 2, 1, 0, 0, 1, 2],
            _ => &[0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3],
        }
    }
    /// How many chips the pool of the draft has (PS-17.1).
    pub fn pool_size(self) -> usize {
        3 + 3 * self.seats()
    }
    /// X of Panic Time (PS-12.1, PS-15.14).
    pub fn panic_players(self) -> u8 {
        self.seats() as u8
    }
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Mode {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let found = Mode::ALL.into_iter().find(|mode| mode.name() == s);
        found.ok_or_else(|| format!("`{s}` is no mode of Puzzle Strike"))
    }
}

/// Which Puzzle stacks the bank has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bank {
    /// Ten stacks drawn at random.
    Random,
    /// A recommended bank by its name (PS-19.2).
    Named(String),
    /// These ten.
    Stacks(Vec<ChipId>),
}

/// Everything that is agreed before the first chip.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub mode: Mode,
    /// Where characters, Puzzle stacks and drafted chips come from (PS-17.6, PS-19.3).
    #[serde(default)]
    pub sets: Sets,
    /// A character for each seat, in seating order; who has none picks at the table.
    #[serde(default)]
    pub characters: Vec<Option<Who>>,
    pub bank: Bank,
    /// Two players may have the same character (PS-3.1).
    #[serde(default)]
    pub mirror: bool,
    /// Characters are picked secretly and revealed together (PS-18.2).
    #[serde(default)]
    pub blind: bool,
    /// Custom Clockwork: chips are drafted instead of characters (PS-17).
    #[serde(default)]
    pub clockwork: bool,
    /// A match to two wins, in which the loser of a game may change one thing (PS-18).
    #[serde(default)]
    pub tournament: bool,
    /// Last Man Standing (PS-16).
    #[serde(default)]
    pub last_standing: bool,
    /// Drawn chips that must be played may be played in any order (PS-11.3).
    #[serde(default)]
    pub choose_order: bool,
    /// After ten extra rounds the tied share the victory (PS-R3).
    #[serde(default)]
    pub share_after_ten: bool,
    /// Who takes the first turn: the loser of the match before (PS-R7); nobody, where it is random.
    #[serde(default)]
    pub first: Option<Seat>,
}

impl Setup {
    pub fn of(mode: Mode) -> Setup {
        Setup {
            mode,
            sets: Sets::default(),
            characters: Vec::new(),
            bank: Bank::Random,
            mirror: false,
            blind: false,
            clockwork: false,
            tournament: false,
            last_standing: false,
            choose_order: false,
            share_after_ten: false,
            first: None,
        }
    }
    #[must_use]
    pub fn with(mut self, characters: &[Who]) -> Setup {
        self.characters = characters.iter().copied().map(Some).collect();
        self
    }
    pub fn character(&self, seat: Seat) -> Option<Who> {
        self.characters.get(seat.index()).copied().flatten()
    }

    /// The stacks that are agreed; nothing if they are drawn at random.
    pub fn stacks(&self) -> Option<Vec<ChipId>> {
        match &self.bank {
            Bank::Random => None,
            Bank::Stacks(stacks) => Some(stacks.clone()),
            Bank::Named(name) => {
                let bank = BANKS.iter().find(|bank| bank.name.eq_ignore_ascii_case(name))?;
                bank.stacks.iter().map(|name| ChipId::by_name(name)).collect()
            }
        }
    }
    /// The seats that have no character yet.
    pub fn open_seats(&self) -> SeatSet {
        let seats = SeatSet::first(self.mode.seats()).iter();
        seats.filter(|seat| self.character(*seat).is_none()).collect()
    }

    /// Every reason why this cannot be played.
    pub fn check(&self) -> Result<(), BadSetup> {
        let mut bad = Vec::new();
        self.check_cast(&mut bad);
        self.check_mode(&mut bad);
        self.check_bank(&mut bad);
        if bad.is_empty() { Ok(()) } else { Err(BadSetup(bad)) }
    }
    fn check_cast(&self, bad: &mut Vec<String>) {
        let seats = self.mode.seats();
        if self.characters.len() > seats {
            bad.push(format!("{} seats {seats} players, not more", self.mode));
        }
        if self.sets.characters().next().is_none() {
            bad.push("a game needs the characters of shadows or base (PS-19.3)".into());
        }
        let mut seen = Vec::new();
        for who in self.characters.iter().flatten() {
            if !self.sets.has(who.set()) {
                bad.push(format!("{who} is in {}, not in {} (PS-19.3)", who.set(), self.sets));
            }
            if seen.contains(who) && !self.mirror {
                bad.push(format!("{who} is there twice (PS-3.1)"));
            }
            seen.push(*who);
        }
    }
    fn check_mode(&self, bad: &mut Vec<String>) {
        let seats = self.mode.seats();
        if self.last_standing && !self.mode.is_free_for_all() {
            bad.push("Last Man Standing is a free-for-all (PS-16)".into());
        }
        if self.share_after_ten && !self.mode.is_free_for_all() {
            bad.push("extra rounds belong to a free-for-all (PS-14.7)".into());
        }
        if self.tournament && self.mode != Mode::Duel {
            bad.push("a tournament match is a duel (PS-18.1)".into());
        }
        if let Some(first) = self.first.filter(|first| first.index() >= seats) {
            bad.push(format!("{first} cannot go first: {} seats {seats} players", self.mode));
        }
        if self.first.is_some() && (self.tournament || self.mode != Mode::Duel) {
            bad.push(
                "only in a rematch of a casual duel the first player is agreed (PS-R7)".into(),
            );
        }
        if self.blind && self.mode != Mode::Duel && !self.mirror {
            bad.push("only a duel decides who keeps a character that several chose".into());
        }
        if self.clockwork && (self.blind || self.tournament || !self.characters.is_empty()) {
            bad.push("who drafts chips picks no character (PS-17.1)".into());
        }
    }
    fn check_bank(&self, bad: &mut Vec<String>) {
        if let Bank::Named(name) = &self.bank
            && self.stacks().is_none()
        {
            bad.push(format!("`{name}` is no bank"));
        }
        let lacks = |chip: &ChipId| !self.sets.have(*chip);
        let missing: Vec<ChipId> = self.stacks().into_iter().flatten().filter(lacks).collect();
        match (&self.bank, missing.first()) {
            // All of them are of one box: that is said once, not for each stack.
            (Bank::Named(name), Some(chip)) => {
                let set = chip.chip().set;
                bad.push(format!("the bank {name} is of {set}, not of {} (PS-19.3)", self.sets));
            }
            _ => bad.extend(missing.iter().map(|chip| {
                format!("{chip} is in {}, not in {} (PS-19.3)", chip.chip().set, self.sets)
            })),
        }
        let Bank::Stacks(stacks) = &self.bank else { return };
        if stacks.len() != PUZZLE_STACKS {
            bad.push(format!("a bank has ten Puzzle stacks, not {} (PS-3.3)", stacks.len()));
        }
        for (i, chip) in stacks.iter().enumerate() {
            if chip.chip().kind != Kind::Puzzle {
                bad.push(format!("{chip} is no Puzzle chip"));
            }
            if stacks[..i].contains(chip) {
                bad.push(format!("the stack of {chip} is there twice"));
            }
        }
    }
}
