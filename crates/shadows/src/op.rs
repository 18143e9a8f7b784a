//! The small language of effects: what cards do, as plain data.
//!
//! An ability is a flat list of operations, done in order. An operation that governs others says
//! how many of those behind it: `When(NoResponse, 1), Gain(Xp, 1)` gains only if the condition
//! holds, and `Skip(1)` passes over what an earlier branch made unnecessary.

use serde::{Deserialize, Serialize};
use std::fmt;

/// What a Hero is made of (SH-7.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Stats {
    pub str: i8,
    pub tech: i8,
    pub mag: i8,
    pub hp: i8,
}

impl Stats {
    pub const NONE: Stats = Stats { str: 0, tech: 0, mag: 0, hp: 0 };

    #[must_use]
    pub fn plus(self, other: Stats) -> Stats {
        Stats {
            str: self.str + other.str,
            tech: self.tech + other.tech,
            mag: self.mag + other.mag,
            hp: self.hp + other.hp,
        }
    }
}

/// What must be so before a card may be used (SH-7.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Req {
    /// At least these Stat Points.
    pub least: Stats,
    /// At most so much Health; 0 if there is no such limit.
    pub hp_most: i8,
}

impl Req {
    pub const NONE: Req = Req { least: Stats::NONE, hp_most: 0 };

    pub fn is_met(&self, stats: Stats) -> bool {
        stats.str >= self.least.str
            && stats.tech >= self.least.tech
            && stats.mag >= self.least.mag
            && stats.hp >= self.least.hp
            && (self.hp_most == 0 || stats.hp <= self.hp_most)
    }
}

/// The tokens a player earns and spends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Token {
    Xp,
    Gold,
    Ss,
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Token::Xp => "XP",
            Token::Gold => "Gold",
            Token::Ss => "SS",
        })
    }
}

/// The colour of an Initiative number (SH-7.9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Color {
    Red,
    Green,
    Blue,
}

/// The part of an amount that the table decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Base {
    Nothing,
    Str,
    Tech,
    Mag,
    /// Strength and the level of the current Monster.
    StrAndLevel,
    /// The Damage tokens on the target Hero.
    TargetDamage,
    /// The die, rolled once the target is named.
    Die,
    All,
}

/// How much: a printed number, or one that follows from the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Amount {
    pub base: Base,
    pub plus: i8,
}

/// A printed number.
pub const fn n(plus: i8) -> Amount {
    Amount { base: Base::Nothing, plus }
}
pub const STR: Amount = Amount { base: Base::Str, plus: 0 };
pub const TECH: Amount = Amount { base: Base::Tech, plus: 0 };
pub const MAG: Amount = Amount { base: Base::Mag, plus: 0 };
pub const STR_AND_LEVEL: Amount = Amount { base: Base::StrAndLevel, plus: 0 };
pub const TARGET_DAMAGE: Amount = Amount { base: Base::TargetDamage, plus: 0 };
pub const DIE: Amount = Amount { base: Base::Die, plus: 0 };
pub const ALL: Amount = Amount { base: Base::All, plus: 0 };

impl Amount {
    /// So much more, or less.
    #[must_use]
    pub const fn and(self, plus: i8) -> Amount {
        Amount { base: self.base, plus: self.plus + plus }
    }
}

/// Which entities (SH-8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum To {
    Target,
    TargetHero,
    TargetUnit,
    /// Up to so many different targets, one Attack.
    Targets(u8),
    AllTargets,
    Monster,
    Hero,
    Ally,
    This,
    Attacker,
    Attached,
    PredictedHero,
    HeroOrMonster,
    OpponentField,
    AllOppObjects,
    /// Of Monster rows: what triggered the Monster-Action card, and every Hero.
    Trigger,
    AllHeroes,
}

/// Which player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Of {
    Me,
    Opponent,
    EachOpponent,
    Predicted,
    StruckOwner,
    TriggerOwner,
}

/// One use of the Attack Trait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hit {
    pub to: To,
    pub n: Amount,
    /// Not an entity that an earlier Attack of this ability was aimed at.
    pub distinct: bool,
    pub no_shields: bool,
    pub no_response: bool,
    /// A return Attack: it starts when the answered Attack is resolved (SH-10.9).
    pub back: bool,
}

impl Hit {
    pub const fn at(to: To, n: Amount) -> Hit {
        Hit { to, n, distinct: false, no_shields: false, no_response: false, back: false }
    }
    /// Whether a die decides its damage once its target is named.
    pub fn rolls(&self) -> bool {
        self.n.base == Base::Die
    }
}

/// What a block protects (SH-10.6); rows of a Monster protect the Monster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    Ally,
    Hero,
    Row,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Market {
    Replace,
    Add(u8),
    Sweep,
}

/// What a number is changed for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    HeroAttack,
    UnitAttack,
    HeroAttackVsMonster,
    AttachedAttack,
    Dodge,
    ItemCost,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Span {
    Static,
    Step,
    Round,
    Next,
    FirstEachRound,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    Hand,
    HandRandom,
    Action,
}

/// What an operation may depend on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cond {
    NoResponse,
    LostHealth,
    HeroLostHealth,
    KnockedDown,
    Recovered,
    Drained,
    Broke,
    Swapped,
    Leader,
    HeroUnhurt,
    NoAttackUsed,
    Used(Color, u8),
    DieFrom(u8, u8),
}

/// One operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    Attack(Hit),
    /// Loss of health; Shield Points do not help (SH-11.2).
    Lose(To, Amount),
    /// Whether Shield Points may follow is the flag.
    Block(Amount, bool, Scope),
    Cancel,
    Gain(Token, u8),
    /// That player loses up to so many tokens; of either kind if none is named. With the flag the
    /// user gains them.
    Drain(Option<Token>, u8, Of, bool),
    Recover(To, Amount),
    Restore(u8),
    RestoreThis(u8),
    Break(u8, Of),
    Stun(Of),
    /// Takes a Stun token off one card.
    Unstun,
    /// One card of the Stunned Area, or all of them, go back to the Current Deck.
    Release,
    ReleaseAll,
    Discard(To),
    /// A Unit with at most so much remaining health.
    DiscardWeak(u8),
    DestroyItem(u8),
    DestroyUnit,
    Attach(To),
    Market(Market),
    Mod(What, i8, Span),
    /// The next Attack on what is named now; the operations behind are done if it loses health.
    Mark(i8, u8),
    Invincible(Span),
    PreventKo(u8),
    SkipLoss,
    Peek(Look, Of),
    SwapAction,
    /// One of these numbers; so many operations behind are done on success.
    Predict(&'static [u8], u8),
    /// Options of these lengths, one behind the other.
    Choose(&'static [u8]),
    When(Cond, u8),
    Skip(u8),
    Repeat(Cond),
    Roll,
    Flip,
    /// Moves the marker; at so many spaces it goes back and so many operations behind are done.
    Track(u8, u8),
    Fetch,
    Creature,
}

/// When an ability may be used, or happens by itself (SH-26).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Win {
    /// Used from the Hand in its Initiative Steps, or in this one alone.
    Play,
    PlayIn(u8),
    /// In play, in the own turn of this Step, or of any.
    Step(u8),
    AnyStep,
    /// At the start of this Step.
    Auto(u8),
    RespondAttack,
    RespondSpell,
    RespondPredict,
    AttachedAttack,
    AfterHit,
    AfterAttack,
    AfterAnswered,
    AfterUnanswered,
    AfterHurt,
    AfterResponse,
    AfterPredict,
    AfterPredictOk,
    AfterKoByMe,
    AfterKoMe,
    AfterKill,
    InsteadKo,
    TeamUp,
    CleanUp,
    Static,
}

impl Win {
    /// A place of its own in a set of windows.
    pub const fn bit(self) -> u64 {
        let at = match self {
            Win::Play => 0,
            Win::RespondAttack => 1,
            Win::RespondSpell => 2,
            Win::RespondPredict => 3,
            Win::AttachedAttack => 4,
            Win::AfterHit => 5,
            Win::AfterAttack => 6,
            Win::AfterAnswered => 7,
            Win::AfterUnanswered => 8,
            Win::AfterHurt => 9,
            Win::AfterResponse => 10,
            Win::AfterPredict => 11,
            Win::AfterPredictOk => 12,
            Win::AfterKoByMe => 13,
            Win::AfterKoMe => 14,
            Win::AfterKill => 15,
            Win::InsteadKo => 16,
            Win::TeamUp => 17,
            Win::CleanUp => 18,
            Win::Static => 19,
            Win::AnyStep => 20,
            Win::PlayIn(step) => 24 + step,
            Win::Step(step) => 32 + step,
            Win::Auto(step) => 40 + step,
        };
        1 << at
    }
}

/// The Trait that an ability uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trait {
    Attack,
    Standalone,
    Spell,
    Predict,
    Response,
    Attachment,
    Auto,
    Plain,
}

/// Which side of a double-sided card lies up (SH-2.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    Either,
    Start,
    Back,
}

/// One ability of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ability {
    pub win: Win,
    pub uses: Trait,
    pub side: Side,
    /// Uses a round and a game; 0 is no limit (SH-7.11).
    pub per_round: u8,
    pub per_game: u8,
    pub does: &'static [Op],
}

impl Ability {
    pub const fn of(win: Win, uses: Trait, does: &'static [Op]) -> Ability {
        Ability { win, uses, side: Side::Either, per_round: 0, per_game: 0, does }
    }
    /// The Dodge: a card that turns over to block an Attack (SH-12.2).
    pub fn is_dodge(&self) -> bool {
        self.win == Win::RespondAttack && self.does.contains(&Op::Flip)
    }
    #[must_use]
    pub const fn on(self, side: Side) -> Ability {
        Ability { side, ..self }
    }
    #[must_use]
    pub const fn limited(self, per_round: u8, per_game: u8) -> Ability {
        Ability { per_round, per_game, ..self }
    }
}
