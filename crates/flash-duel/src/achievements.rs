//! The achievements of Solo play (FD-16.22 to FD-16.32): ten feats and the profile that keeps them.
//!
//! A [`Recorder`] listens to one Solo game as the human hears it and writes into his [`Profile`].
//! Nothing here reads or writes files.

use crate::board::Side;
use crate::cards::{BotKind, CHARACTERS, Who};
use crate::event::Event;
use crate::setup::Mode;
use kernel::{Counter, Seat};
use serde::{Deserialize, Serialize};

/// The human's seat and side in every Solo mode.
const HUMAN: Seat = Seat(0);
const HUMAN_SIDE: Side = Side::West;
/// A game for achievements is best three of five (FD-16.1), whatever shorter games people agree on.
const TOKENS_OF_A_GAME: u8 = 3;

/// A feat that earns points once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Achievement {
    Initiation,
    FirstWin,
    StopTheRock,
    PartyOfThree,
    RookStomper,
    DragonBlood,
    DragonVictory,
    SadDragon,
    DragonStomper,
    MasterFlashDueler,
}

/// What must be won for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Feat {
    Round,
    /// A round without an ability.
    PlainRound,
    /// Games with this many different characters.
    Games(usize),
    /// A game without an ability.
    PlainGame,
}

/// One line each: name, points, text, against whom, what.
type Line = (Achievement, &'static str, u16, &'static str, BotKind, Feat);

#[rustfmt::skip] // a table is read by its rows
static LINES: [Line; 10] = {
    use Achievement as A;
    use BotKind::{Dragon, Dummy, Rook};
    use Feat::{Games, PlainGame, PlainRound, Round};
    [
        (A::Initiation, "Initiation", 5,
         "Take one round off the Training Dummy with no ability played in it.", Dummy, PlainRound),
        (A::FirstWin, "First Win", 5,
         "Beat the Training Dummy in a whole game with no ability played.", Dummy, PlainGame),
        (A::StopTheRock, "Stop the Rock", 10,
         "Beat the Rook bot in a game; character free.", Rook, Games(1)),
        (A::PartyOfThree, "Party of Three", 10,
         "Beat the Rook bot in games with three characters, one game each.", Rook, Games(3)),
        (A::RookStomper, "Rook Stomper", 15,
         "Beat the Rook bot in a game with no ability played.", Rook, PlainGame),
        (A::DragonBlood, "Dragon Blood", 20,
         "Take one round off the Dragon bot; character free.", Dragon, Round),
        (A::DragonVictory, "Dragon Victory", 20,
         "Beat the Dragon bot in a game; character free.", Dragon, Games(1)),
        (A::SadDragon, "Sad Dragon", 20,
         "Beat the Dragon bot in games with three characters, one game each.", Dragon, Games(3)),
        (A::DragonStomper, "Dragon Stomper", 25,
         "Beat the Dragon bot in a game with no ability played.", Dragon, PlainGame),
        (A::MasterFlashDueler, "Master Flash Dueler", 50,
         "Beat the Dragon bot in a game with every one of the 20 characters.", Dragon,
         Games(CHARACTERS.len())),
    ]
};

impl Achievement {
    pub const ALL: [Achievement; 10] = [
        Achievement::Initiation,
        Achievement::FirstWin,
        Achievement::StopTheRock,
        Achievement::PartyOfThree,
        Achievement::RookStomper,
        Achievement::DragonBlood,
        Achievement::DragonVictory,
        Achievement::SadDragon,
        Achievement::DragonStomper,
        Achievement::MasterFlashDueler,
    ];

    fn line(self) -> &'static Line {
        LINES.iter().find(|line| line.0 == self).expect("each has its line")
    }

    pub fn name(self) -> &'static str {
        self.line().1
    }
    pub fn points(self) -> u16 {
        self.line().2
    }
    /// What it takes, in our own words.
    pub fn text(self) -> &'static str {
        self.line().3
    }

    /// Whether what was won is enough for it.
    fn is_reached(self, profile: &Profile) -> bool {
        let &(.., bot, feat) = self.line();
        let won = profile.against(bot);
        match feat {
            Feat::Round => won.round,
            Feat::PlainRound => won.plain_round,
            Feat::Games(characters) => won.characters.len() >= characters,
            Feat::PlainGame => won.plain_game,
        }
    }
}

/// What was won against one bot.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Won {
    /// A round, and a round without an ability.
    pub round: bool,
    pub plain_round: bool,
    /// The characters that won a game, in the order they first did.
    pub characters: Vec<Who>,
    /// A game without an ability.
    pub plain_game: bool,
}

/// One player's Solo career.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Profile {
    dummy: Won,
    rook: Won,
    dragon: Won,
    earned: Vec<Achievement>,
}

impl Profile {
    pub fn against(&self, bot: BotKind) -> &Won {
        match bot {
            BotKind::Dummy => &self.dummy,
            BotKind::Rook => &self.rook,
            BotKind::Dragon => &self.dragon,
        }
    }
    fn against_mut(&mut self, bot: BotKind) -> &mut Won {
        match bot {
            BotKind::Dummy => &mut self.dummy,
            BotKind::Rook => &mut self.rook,
            BotKind::Dragon => &mut self.dragon,
        }
    }
    /// The achievements earned so far, the oldest first.
    pub fn earned(&self) -> &[Achievement] {
        &self.earned
    }
    pub fn points(&self) -> u16 {
        self.earned.iter().map(|a| a.points()).sum()
    }

    /// Adds what has been reached and was not earned before, and says what it was.
    fn note_earned(&mut self) -> Vec<Achievement> {
        let is_new = |a: &Achievement| !self.earned.contains(a) && a.is_reached(self);
        let new: Vec<Achievement> = Achievement::ALL.into_iter().filter(is_new).collect();
        self.earned.extend(&new);
        new
    }
}

/// Listens to one Solo game. Only what it heard from the deal on counts: a round or game that was
/// joined midway, or begun from a set-up position, earns nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recorder {
    bot: BotKind,
    who: Who,
    /// The running round and game were heard from their beginning.
    in_round: bool,
    in_game: bool,
    /// The human has announced no ability in them (FD-16.32).
    plain_round: bool,
    plain_game: bool,
    /// The tokens the human was heard to win.
    tokens: u8,
}

impl Recorder {
    /// Nothing for a mode that is not Solo. A character that is picked at the table is heard of.
    pub fn new(mode: Mode, who: Who) -> Option<Recorder> {
        let bot = mode.bot()?;
        let (in_round, in_game, plain_round, plain_game) = (false, false, true, true);
        Some(Recorder { bot, who, in_round, in_game, plain_round, plain_game, tokens: 0 })
    }

    /// Hears one event and returns what it earned.
    pub fn hear(&mut self, event: &Event, profile: &mut Profile) -> Vec<Achievement> {
        match *event {
            Event::CharacterPicked { seat: HUMAN, who } => self.who = who,
            Event::RoundStarted { round, .. } => {
                (self.in_round, self.plain_round) = (true, true);
                if round == 1 {
                    (self.in_game, self.plain_game, self.tokens) = (true, true, 0);
                }
            }
            // Also one that is countered or taken back: it was announced.
            Event::Announced { by: HUMAN, .. } | Event::PlayAnnounced { by: HUMAN, .. } => {
                (self.plain_round, self.plain_game) = (false, false);
            }
            Event::RoundWon { side: HUMAN_SIDE, tokens } if self.in_round => {
                self.tokens.raise(tokens);
                let won = profile.against_mut(self.bot);
                won.round = true;
                won.plain_round |= self.plain_round;
                return profile.note_earned();
            }
            Event::GameWon { side: HUMAN_SIDE } if self.is_whole_game() => {
                let won = profile.against_mut(self.bot);
                won.plain_game |= self.plain_game;
                if self.who.character().is_some() && !won.characters.contains(&self.who) {
                    won.characters.push(self.who);
                }
                return profile.note_earned();
            }
            _ => (),
        }
        Vec::new()
    }

    /// A game won by tokens heard from its first deal on.
    fn is_whole_game(&self) -> bool {
        self.in_game && self.tokens >= TOKENS_OF_A_GAME
    }
}
