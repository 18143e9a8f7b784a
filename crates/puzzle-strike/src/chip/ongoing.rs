//! What a chip does that lies in the ongoing zone (PS-6.17): a hook for each of its times.

use super::{ChipId, Does, Run};
use crate::event::Event;
use crate::pouch::Pile;
use crate::table::{Open, Table};
use crate::why::Why;
use kernel::{Play, Seat};

/// For whom an ongoing chip locks combining: they must discard a Puzzle chip before a chip of
/// theirs combines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Locks {
    Nobody,
    Opponents,
    Everybody,
}

/// What a chip in the ongoing zone does, each at its time. `Run::me` is its owner.
#[derive(Clone, Copy)]
pub struct Ongoing {
    pub turn_start: Option<Does>,
    /// Before the ante of the owner's turn.
    pub before_ante: Option<Does>,
    /// Once for each copy, after the ante (PS-4.5).
    pub ante: Option<Does>,
    /// The benefit of each turn (PS-4.6).
    pub each_turn: Option<Does>,
    /// What is looked at when all benefits have come.
    pub action_check: Option<Does>,
    /// Once for each copy, after a fist of the owner (FIST_AFTER_OWN).
    pub after_own_fist: Option<Does>,
    /// The owner's action phase has ended (ACTION_END).
    pub action_end: Option<Does>,
    /// An opponent has ended his action phase without doing anything (PS-4.10).
    pub opponent_idle: Option<Does>,
    /// The owner has bought this chip.
    pub bought: Option<Watches>,
    /// Whether this player may not buy this chip.
    pub forbids: Option<Forbids>,
    /// Once for each copy, when the owner has played a Combine.
    pub after_combine: Option<Does>,
    /// It takes effect: it comes into the zone, or would if it were no copy. Once however often
    /// the chip is played (PS-11.9).
    pub enters: Option<Does>,
    /// The chip is discarded as soon as this is true of the owner's gem pile.
    pub leaves: Option<fn(&Pile) -> bool>,
    /// So many chips more are drawn in the owner's cleanup (PS-4.30).
    pub draws: Option<fn(&Open, Seat) -> u8>,
    /// Gems sent to the owner are about to land (SEND_LAND); says how many of them do.
    pub lands: Option<Lands>,
    /// Crash-sphere chips of the owner cannot be answered.
    pub sure: bool,
    pub locks: Locks,
}

impl Ongoing {
    pub const NOTHING: Ongoing = Ongoing {
        turn_start: None,
        before_ante: None,
        ante: None,
        each_turn: None,
        action_check: None,
        after_own_fist: None,
        action_end: None,
        opponent_idle: None,
        bought: None,
        forbids: None,
        after_combine: None,
        enters: None,
        leaves: None,
        draws: None,
        lands: None,
        sure: false,
        locks: Locks::Nobody,
    };
    /// It is discarded when its owner buys a purple chip.
    pub const UNTIL_PURPLE: Ongoing = Ongoing {
        bought: Some(|t, play, run, chip| {
            if chip.chip().is_purple() {
                t.discard_ongoing(play, run);
            }
        }),
        ..Ongoing::NOTHING
    };
}

/// What is done when a chip is bought.
pub type Watches = fn(&mut Table, &mut Play<Event>, Run, ChipId);
/// How many of so many gems land.
pub type Lands = fn(&mut Table, &mut Play<Event>, Run, u8) -> u8;
/// Why the second of these players may not buy a chip; the first is the owner of the ongoing chip.
pub type Forbids = fn(&Open, Seat, Seat, ChipId) -> Option<Why>;
