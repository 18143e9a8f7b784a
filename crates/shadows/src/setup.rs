//! Everything that is agreed before the first card.

use crate::card::CardId;
use crate::hero::HeroId;
use crate::table::{Mode, PLAYERS};
use kernel::BadSetup;
use serde::{Deserialize, Serialize};

/// A Pool of one's own has at least so many cards, and of each title at most two (SH-2.23).
pub const POOL: usize = 50;
pub const COPIES: usize = 2;

/// How many play, and where Libraries come from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub players: u8,
    /// The lists for a first game instead of a Pool (SH-2.22).
    #[serde(default, skip_serializing_if = "is_false")]
    pub first_game: bool,
    /// Each player's own Pool; without any, all share one (SH-2.16, SH-2.23).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pools: Vec<Vec<CardId>>,
    /// Heroes that are agreed and not chosen in turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub heroes: Vec<HeroId>,
    /// Apex Hunter and Polymath pay two Shadow Stones (SH-R14).
    #[serde(default, skip_serializing_if = "is_false")]
    pub hard_missions: bool,
    /// The later Attacks of an X2 or X3 card may be declined (SH-9.3).
    #[serde(default, skip_serializing_if = "is_false")]
    pub optional_attacks: bool,
    /// A player who could only say no is not asked, and everybody is told so (SH-28.5).
    #[serde(default, skip_serializing_if = "is_false")]
    pub skip_empty_questions: bool,
}

fn is_false(b: &bool) -> bool {
    !*b
}

impl Setup {
    /// A shared Pool.
    pub fn shared(players: u8) -> Setup {
        Setup {
            players,
            first_game: false,
            pools: Vec::new(),
            heroes: Vec::new(),
            hard_missions: false,
            optional_attacks: false,
            skip_empty_questions: false,
        }
    }
    pub fn first_game() -> Setup {
        Setup { first_game: true, ..Setup::shared(2) }
    }
    pub fn with_heroes(heroes: &[HeroId]) -> Setup {
        Setup { heroes: heroes.to_vec(), ..Setup::shared(heroes.len() as u8) }
    }
    pub fn mode(&self) -> Mode {
        match (self.first_game, self.pools.is_empty()) {
            (true, _) => Mode::First,
            (false, true) => Mode::Shared,
            (false, false) => Mode::Own,
        }
    }
    /// Every reason why this cannot be played.
    pub fn check(&self) -> Result<(), BadSetup> {
        let mut bad = Vec::new();
        if !(2..=PLAYERS as u8).contains(&self.players) {
            bad.push(format!("2 or 3 play, not {} (SH-2.3)", self.players));
        }
        if self.first_game && self.players != 2 {
            bad.push("a first game has 2 players (SH-2.22)".to_string());
        }
        if self.first_game && !self.pools.is_empty() {
            bad.push("a first game has no Pools (SH-2.22)".to_string());
        }
        let players = usize::from(self.players);
        if !self.pools.is_empty() && self.pools.len() != players {
            bad.push(format!("{players} players bring {} Pools (SH-2.23)", self.pools.len()));
        }
        for (i, pool) in self.pools.iter().enumerate() {
            check_pool(i + 1, pool, &mut bad);
        }
        if !self.heroes.is_empty() {
            self.check_heroes(players, &mut bad);
        }
        if bad.is_empty() { Ok(()) } else { Err(BadSetup(bad)) }
    }
    fn check_heroes(&self, players: usize, bad: &mut Vec<String>) {
        if self.heroes.len() != players {
            bad.push(format!("{} Heroes for {players} players (SH-2.8)", self.heroes.len()));
        }
        let twice = |i: usize| self.heroes[..i].contains(&self.heroes[i]);
        if self.pools.is_empty() && (0..self.heroes.len()).any(twice) {
            bad.push("a Hero can be taken once (SH-2.8)".to_string());
        }
        let lists: Vec<_> = self.heroes.iter().map(|hero| hero.hero().list).collect();
        if self.first_game && lists.len() == 2 && lists[0] == lists[1] {
            bad.push("one Hero of each pair plays a first game (SH-2.22)".to_string());
        }
    }
}

fn check_pool(player: usize, pool: &[CardId], bad: &mut Vec<String>) {
    if pool.len() < POOL {
        let cards = pool.len();
        bad.push(format!("the Pool of P{player} has {cards} cards, not {POOL} (SH-2.25)"));
    }
    for card in CardId::all() {
        let copies = pool.iter().filter(|c| **c == card).count();
        if copies > COPIES {
            bad.push(format!("the Pool of P{player} has {copies} of {card} (SH-2.25)"));
        }
        if copies > 0 && !card.card().is_neutral() {
            bad.push(format!("{card} is no Neutral Skill (SH-2.23)"));
        }
    }
}
