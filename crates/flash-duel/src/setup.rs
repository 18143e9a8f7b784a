//! What is agreed before a game: the mode and its options (FD-5, FD-14 to FD-20).

use crate::board::Side;
use crate::cards::{BotKind, Who};
use crate::pile::Cards;
use kernel::{BadSetup, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// The most players any mode seats.
pub const SEATS: usize = 5;

/// The count of rounds stops here: a game of so many is one that nobody can win.
pub(crate) const MOST_ROUNDS: u8 = 99;

/// A way to play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    Simple,
    Full,
    Clockwork,
    SoloDummy,
    SoloRook,
    SoloDragon,
    Team,
    #[serde(rename = "raid-2")]
    Raid2,
    #[serde(rename = "raid-3")]
    Raid3,
    #[serde(rename = "raid-4")]
    Raid4,
    Betrayal,
}

impl Mode {
    pub const ALL: [Mode; 11] = [
        Mode::Simple,
        Mode::Full,
        Mode::Clockwork,
        Mode::SoloDummy,
        Mode::SoloRook,
        Mode::SoloDragon,
        Mode::Team,
        Mode::Raid2,
        Mode::Raid3,
        Mode::Raid4,
        Mode::Betrayal,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Mode::Simple => "simple",
            Mode::Full => "full",
            Mode::Clockwork => "clockwork",
            Mode::SoloDummy => "solo-dummy",
            Mode::SoloRook => "solo-rook",
            Mode::SoloDragon => "solo-dragon",
            Mode::Team => "team",
            Mode::Raid2 => "raid-2",
            Mode::Raid3 => "raid-3",
            Mode::Raid4 => "raid-4",
            Mode::Betrayal => "betrayal",
        }
    }

    pub fn about(self) -> &'static str {
        match self {
            Mode::Simple => "one against one, number cards only",
            Mode::Full => "one against one, each with a character and three abilities",
            Mode::Clockwork => "one against one, each with four drafted abilities",
            Mode::SoloDummy => "alone against the Training Dummy",
            Mode::SoloRook => "alone against Garus Rook",
            Mode::SoloDragon => "alone against Deathstrike Dragon",
            Mode::Team => "two against two",
            Mode::Raid2 => "two mortals against Deathstrike Dragon",
            Mode::Raid3 => "three mortals against Deathstrike Dragon",
            Mode::Raid4 => "four mortals against Deathstrike Dragon",
            Mode::Betrayal => "four mortals, one perhaps a traitor, against Deathstrike Dragon",
        }
    }

    pub fn seats(self) -> usize {
        match self {
            Mode::Team => 4,
            Mode::Raid2 => 3,
            Mode::Raid3 => 4,
            Mode::Raid4 | Mode::Betrayal => 5,
            _ => 2,
        }
    }

    /// The pile that is shuffled each round (FD-5.2, FD-17.2, FD-19.2 to FD-19.4).
    pub fn deck(self) -> Cards {
        Cards::each(match self {
            Mode::Team | Mode::Raid2 | Mode::Raid4 | Mode::Betrayal => 10,
            Mode::Raid3 => 8,
            _ => 5,
        })
    }

    /// Modes in which players are defeated one by one and dashing blocks exist.
    pub fn is_team_mode(self) -> bool {
        self == Mode::Team || self.is_raid()
    }
    /// Raid or Betrayal: one round against the Dragon.
    pub fn is_raid(self) -> bool {
        matches!(self, Mode::Raid2 | Mode::Raid3 | Mode::Raid4 | Mode::Betrayal)
    }
    /// Modes in which a coin, or the side that lost before, decides who goes first and nothing
    /// else (FD-4.3, FD-R23).
    pub fn has_coin(self) -> bool {
        !self.is_raid() && self != Mode::Clockwork
    }
    pub fn is_betrayal(self) -> bool {
        self == Mode::Betrayal
    }
    /// The bot of a Solo mode (FD-16).
    pub fn bot(self) -> Option<BotKind> {
        match self {
            Mode::SoloDummy => Some(BotKind::Dummy),
            Mode::SoloRook => Some(BotKind::Rook),
            Mode::SoloDragon => Some(BotKind::Dragon),
            _ => None,
        }
    }
    pub fn bot_seat(self) -> Option<Seat> {
        matches!(self, Mode::SoloDummy | Mode::SoloRook | Mode::SoloDragon).then_some(Seat(1))
    }
    /// The seat of the Dragon, player or bot.
    pub fn dragon_seat(self) -> Option<Seat> {
        let has_dragon = self == Mode::SoloDragon || self.is_raid();
        has_dragon.then(|| Seat(self.seats() as u8 - 1))
    }

    /// The Dragon's figures, for the modes that have one.
    pub fn dragon(self) -> Option<DragonFigures> {
        let d = |hit_points, hand, abilities_to_pick, reshuffles| {
            Some(DragonFigures { hit_points, hand, abilities_to_pick, reshuffles })
        };
        match self {
            Mode::SoloDragon => d(2, 5, 0, 0),
            Mode::Raid2 => d(2, 7, 4, 0),
            Mode::Raid3 => d(3, 8, 6, 1),
            Mode::Raid4 => d(4, 9, 8, 1),
            Mode::Betrayal => d(3, 8, 6, 1),
            _ => None,
        }
    }

    /// Whether this seat refills together with others after all their turns (FD-19.12).
    #[inline]
    pub fn refills_with_others(self, seat: Seat) -> bool {
        self.is_raid() && self.dragon_seat() != Some(seat)
    }
    /// The side a seat starts on. In Team Battle the seats of the two teams alternate.
    pub fn side(self, seat: Seat) -> Side {
        let east = match self {
            Mode::Team => seat.0 % 2 == 1,
            _ => seat.index() == self.seats() - 1,
        };
        if east { Side::East } else { Side::West }
    }

    /// Modes in which players choose a character.
    pub fn has_characters(self) -> bool {
        !matches!(self, Mode::Simple | Mode::Clockwork)
    }
    /// Modes in which characters of people meet, so that a rematch asks who may change theirs
    /// (FD-23.4).
    pub fn has_rival_characters(self) -> bool {
        matches!(self, Mode::Full | Mode::Team)
    }
    pub fn picks_character(self, seat: Seat) -> bool {
        self.has_characters() && self.bot_seat() != Some(seat) && self.dragon_seat() != Some(seat)
    }
}

/// FD-16.16, FD-16.21, FD-19.2 to FD-19.4, FD-20.1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DragonFigures {
    pub hit_points: u8,
    pub hand: u8,
    pub abilities_to_pick: u8,
    pub reshuffles: u8,
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Mode {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        Mode::ALL.into_iter().find(|m| m.name() == s).ok_or_else(|| {
            let names = Mode::ALL.map(Mode::name).join(", ");
            format!("there is no mode `{s}`; modes are {names}")
        })
    }
}

/// A game as agreed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub mode: Mode,
    /// Win tokens needed; three unless the players agree on a shorter game (FD-4.1).
    #[serde(default = "Setup::usual_tokens")]
    pub tokens: u8,
    /// Characters are picked secretly and shown together (FD-14.2).
    #[serde(default)]
    pub blind: bool,
    /// Both players accept the same character twice (FD-14.3).
    #[serde(default)]
    pub mirror: bool,
    /// At time-over the traitor is unmasked without naming hands (FD-20.26).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub silent_unmasking: bool,
    /// The side that lost the match before; nothing in a first match and after a draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lost_before: Option<Side>,
    /// In a rematch that side decides who goes first, and no coin (FD-R23).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub loser_first: bool,
    /// In a rematch everybody picks a character again, and not only the losers (FD-23.4).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub all_change: bool,
    /// Characters fixed beforehand, by seat; a seat without one picks at the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub characters: Vec<Option<Who>>,
}

impl Setup {
    /// Win tokens that may be needed: the game has five (FD-4.1).
    pub const TOKENS: RangeInclusive<u8> = 1..=5;
    pub const USUAL_TOKENS: u8 = 3;

    pub(crate) fn usual_tokens() -> u8 {
        Setup::USUAL_TOKENS
    }

    pub fn of(mode: Mode) -> Setup {
        Setup {
            mode,
            tokens: Setup::USUAL_TOKENS,
            blind: false,
            mirror: false,
            silent_unmasking: false,
            lost_before: None,
            loser_first: false,
            all_change: false,
            characters: Vec::new(),
        }
    }

    /// With these characters, one for each seat that plays one.
    #[must_use]
    pub fn with(mut self, characters: &[Who]) -> Setup {
        self.characters = characters.iter().copied().map(Some).collect();
        self
    }

    pub fn character(&self, seat: Seat) -> Option<Who> {
        self.characters.get(seat.index()).copied().flatten()
    }

    /// Every reason why this cannot be played, at once.
    pub fn check(&self) -> Result<(), BadSetup> {
        let mut bad = Vec::new();
        let mode = self.mode;
        if !Setup::TOKENS.contains(&self.tokens) {
            let (least, most) = Setup::TOKENS.into_inner();
            bad.push(format!("{} win tokens: {least} to {most} may be needed", self.tokens));
        }
        if self.characters.len() > mode.seats() {
            bad.push(format!("{} characters for {} seats", self.characters.len(), mode.seats()));
        }
        for (i, who) in self.characters.iter().enumerate().filter_map(|(i, w)| Some((i, (*w)?))) {
            let seat = Seat(i as u8);
            if !mode.picks_character(seat) {
                bad.push(format!("{seat} does not choose a character in {mode}"));
            } else if who.character().is_none() {
                bad.push(format!("{seat}: {who} is no character to play"));
            } else if self.characters[..i].contains(&Some(who)) && !self.mirror {
                bad.push(format!("{who} is chosen twice; that needs the mirror option"));
            } else if mode.bot().is_some_and(|bot| bot.who() == who) && !self.mirror {
                bad.push(format!("{who} is the bot's; that needs the mirror option"));
            }
        }
        if self.mirror && mode.is_raid() {
            bad.push("the mortals of a Raid are different characters; there is no mirror".into());
        }
        if (self.lost_before.is_some() || self.loser_first) && !mode.has_coin() {
            bad.push(format!("in {mode} nobody chooses who goes first"));
        }
        if self.all_change && !mode.has_rival_characters() {
            bad.push(format!("in {mode} nobody keeps a character for a rematch"));
        }
        if self.silent_unmasking && !mode.is_betrayal() {
            bad.push(format!("there is no traitor to unmask in {mode}"));
        }
        if self.blind && mode != Mode::Full {
            bad.push("double-blind picks are for the Full Game".into());
        }
        // In a rematch the winner's character is known, and the loser picks openly.
        let fixed = self.characters.iter().flatten().count();
        if self.blind && fixed > 0 && fixed < mode.seats() && self.lost_before.is_none() {
            bad.push("double-blind picks are for both players or for neither".into());
        }
        if bad.is_empty() { Ok(()) } else { Err(BadSetup(bad)) }
    }
}
