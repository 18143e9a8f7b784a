//! What a chip is: words, icons and rules as `&'static` data with plain functions (PS-1, PS-6).
//!
//! A chip is one file below `chips/`: `pub const CHIP: Chip` completed from [`Chip::BLANK`], its
//! words as the chip data has them, its tests at the bottom; and two lines of `chips.rs`.
//!
//! * `main` acts with verbs of the table (`t.draw`, `t.ante`, `t.give_arrows`) in reading order.
//! * `t.ask(run, who, Question::..)` puts a question. What it says is done by the question itself;
//!   `picked` hears the answer afterwards, or `Pass` if there was nothing to answer.
//! * `t.go_on(run.at_stage(n))` comes back to `step` when all that was asked for before is done.
//! * `declares` asks before anybody may react; `affects` says whom a fist is aimed at;
//!   `t.open().victims(&run)` and `hit_piles(&run)` are those of them who are not immune.
//! * What only this chip asks is [`Question::Own`](crate::step::Question::Own): `answers` lists the
//!   choices and may look at the hand; `asks_own` says whether it is asked at all and must not.
//! * `reaction.when` looks at open facts alone. Inside a reaction `t.spare` makes immune, a
//!   `CounterCrash` lowers what is sent, `t.crash(.., moment.by(), ..)` strikes back.
//! * `t.end_action_phase(play, run)` ends the action phase of its player; the chip goes on to its
//!   end, but what is being played plays no further chip.
//! * Inside a reaction to a send `t.negate` takes gems out of the air; `trashed_to_react` is for a
//!   chip that is trashed to react.
//! * A chip of the hand goes on top of the bag with `t.hand_to_top`: face down, since hands are
//!   hidden. Answers that must stay hidden are said with `Verb::Cover`.
//! * "This chip" is moved by `trash_itself`, `put_itself_on_top`, `discard_itself` and
//!   `exchange_itself`: each does nothing for a copy or a chip that has moved already.

mod note;
mod ongoing;
mod run;
mod signs;

pub use note::{Fixed, Note};
pub use ongoing::{Locks, Ongoing};
pub use run::{At, Declared, Moment, Run, Stacks};
pub use signs::{Arrow, Color, Colors, Icons, Windows};

use crate::chips::{CHIPS, Who};
use crate::choice::{Choice, Lies, Verb};
use crate::event::Event;
use crate::pouch::Slot;
use crate::sets::Set;
use crate::table::{Open, Table};
use crate::why::Why;
use kernel::{Play, Seat, SeatSet};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A chip of the list in `chips.rs`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ChipId(pub u8);

impl ChipId {
    /// No chip: an unused slot of a game.
    pub const NONE: ChipId = ChipId(u8::MAX);

    #[inline]
    pub fn chip(self) -> &'static Chip {
        CHIPS[usize::from(self.0)]
    }
    pub fn by_name(name: &str) -> Option<ChipId> {
        let place = CHIPS.iter().position(|chip| chip.name.eq_ignore_ascii_case(name));
        place.map(|place| ChipId(place as u8))
    }
    pub fn all() -> impl Iterator<Item = ChipId> {
        (0..CHIPS.len() as u8).map(ChipId)
    }
    pub fn gem(value: u8) -> ChipId {
        ChipId(value - 1)
    }
    pub fn is_gem(self) -> bool {
        matches!(self.chip().kind, Kind::Gem(_))
    }
    pub fn is_puzzle(self) -> bool {
        self.chip().kind == Kind::Puzzle
    }
    pub fn is_character(self) -> bool {
        matches!(self.chip().kind, Kind::Character(_))
    }
}

impl fmt::Display for ChipId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == ChipId::NONE { "no chip" } else { self.chip().name })
    }
}

impl fmt::Debug for ChipId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for ChipId {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for ChipId {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let name = String::deserialize(d)?;
        let unknown = || serde::de::Error::custom(format!("`{name}` is no chip"));
        ChipId::by_name(&name).ok_or_else(unknown)
    }
}

/// The kinds of chips (PS-1.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    Gem(u8),
    Purple,
    Wound,
    Puzzle,
    Character(Who),
}

/// What must be declared as the chip is played, before anybody may react (PS-9.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Declares {
    Nothing,
    /// A chosen opponent (PS-6.19).
    Opponent,
    /// Brown, purple, red or blue.
    Color,
    /// One of the first so many of its options.
    Option(u8),
}

/// What a chip can leave on the table for later turns, besides chips in their zones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaves {
    Nothing,
    /// Trap tokens on stacks.
    Traps,
    /// Crash Gems in gem piles.
    PiledCrashGems,
    /// Money for a later buy phase.
    MoneyDue,
    /// Arrows for a later action phase.
    ArrowsDue,
    /// Chips face down on a bag.
    FaceDown,
}

/// Where a chip is put.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Puts {
    /// Into the own gem pile.
    IntoPile,
    IntoBag,
    OnTopOfBag,
}

/// What a chip does in answer to an opponent (PS-8, PS-9).
#[derive(Clone, Copy)]
pub struct Reaction {
    pub windows: Windows,
    /// Whether it could be carried out, for all that is public (PS-8.5).
    pub when: fn(&Open, Seat, &Moment) -> Result<(), Why>,
    pub effect: fn(&mut Table, &mut Play<Event>, Run, Moment),
}

impl Reaction {
    pub fn always(_: &Open, _: Seat, _: &Moment) -> Result<(), Why> {
        Ok(())
    }
}

/// A piece of a chip's text.
pub type Does = fn(&mut Table, &mut Play<Event>, Run);

/// One kind of chip. Written by completing [`Chip::BLANK`].
#[derive(Clone, Copy)]
pub struct Chip {
    pub name: &'static str,
    /// The main effect, in our words.
    pub text: &'static str,
    pub reaction_text: &'static str,
    pub ongoing_text: &'static str,
    pub kind: Kind,
    pub set: Set,
    pub cost: Option<u8>,
    pub banner: Colors,
    pub icons: Icons,
    /// How many are in the box.
    pub copies: u8,
    pub once_per_turn: bool,
    /// It is never in the pool of Custom Clockwork (PS-17.1).
    pub undrafted: bool,
    /// The text has the word combine (PS-6.10).
    pub combines: bool,
    /// It is "a Combine" for chips that mind one being played.
    pub is_combine: bool,
    /// It crashes as if it were a chip with a crash sphere (PS-R49).
    pub acts_as_purple: bool,
    pub declares: Declares,
    pub leaves: Leaves,
    /// What a player can say to its questions, in the words he says.
    pub options: &'static [&'static str],
    /// Whom a fist as declared is aimed at (PS-9.3).
    pub affects: fn(&Open, &Run) -> SeatSet,
    pub main: Does,
    /// Goes on at `run.stage` after [`Table::go_on`].
    pub step: Does,
    /// An answer to a question of this chip, after what the question itself says was done. `Pass`
    /// if there was nothing to answer.
    pub picked: fn(&mut Table, &mut Play<Event>, Run, Seat, Choice),
    /// What may be answered to [`Question::Own`](crate::step::Question::Own).
    pub answers: fn(&Table, &Run, Seat, &mut dyn FnMut(Choice)),
    /// Where the chips lie that it asks for, if not where those of the verb usually do.
    pub own_from: fn(&Run) -> Option<Lies>,
    /// Where a chip goes that its question lets somebody put.
    pub puts: Puts,
    /// Whether, for all that is public, that question has an answer besides passing.
    pub asks_own: fn(&Open, &Run, Seat) -> bool,
    pub reaction: Option<Reaction>,
    /// As a reaction it goes back to the bank (PS-8.12).
    pub trashed_to_react: bool,
    /// Which bank chips it may be played as when they react (PS-11.13); it is trashed afterwards.
    pub reacts_as: Option<fn(&Open, ChipId) -> bool>,
    /// The chip stays in the ongoing zone (PS-6.17).
    pub ongoing: Option<Ongoing>,
    /// Its owner has discarded it from his hand.
    pub discarded: Option<Does>,
}

impl Chip {
    /// A chip that does nothing.
    pub const BLANK: Chip = Chip {
        name: "",
        text: "",
        reaction_text: "",
        ongoing_text: "",
        kind: Kind::Puzzle,
        set: Set::Shadows,
        cost: None,
        banner: Colors::NONE,
        icons: Icons::NONE,
        copies: 5,
        once_per_turn: false,
        undrafted: false,
        combines: false,
        is_combine: false,
        acts_as_purple: false,
        declares: Declares::Nothing,
        leaves: Leaves::Nothing,
        options: &[],
        affects: Chip::each_opponent,
        main: |_, _, _| (),
        step: |_, _, _| (),
        picked: |_, _, _, _, _| (),
        answers: |_, _, _, _| (),
        own_from: |_| None,
        puts: Puts::IntoPile,
        asks_own: |_, _, _| true,
        reaction: None,
        trashed_to_react: false,
        reacts_as: None,
        ongoing: None,
        discarded: None,
    };

    /// Every opponent of the player is affected.
    pub fn each_opponent(open: &Open, run: &Run) -> SeatSet {
        open.opponents(run.me)
    }
    /// The opponent declared is affected.
    pub fn declared_opponent(_: &Open, run: &Run) -> SeatSet {
        run.opponent().map_or(SeatSet::EMPTY, SeatSet::one)
    }
    /// For [`Chip::asks_own`] of a chip that asks for a gem of the hand.
    pub fn may_hold_gem(open: &Open, _: &Run, who: Seat) -> bool {
        (1..=4).any(|value| open.player(who).may_hold(Slot::gem(value)))
    }
    /// For [`Chip::answers`] of a chip that puts a gem of the hand into the gem pile.
    pub fn put_gem(t: &Table, _: &Run, who: Seat, f: &mut dyn FnMut(Choice)) {
        for value in (1..=4).filter(|value| t.held(who, Slot::gem(*value)) > 0) {
            f(Choice::Chip(Verb::Put, ChipId::gem(value), None));
        }
    }
    pub fn is_fist(&self) -> bool {
        self.icons.has(Icons::FIST)
    }
    /// A purple chip: one of the three kinds with a crash sphere (PS-1.9).
    pub fn is_purple(&self) -> bool {
        self.kind == Kind::Purple
    }
    /// An action chip is one with a banner (PS-1.6).
    pub fn is_action(&self) -> bool {
        self.banner != Colors::NONE
    }
}
