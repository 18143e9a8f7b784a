//! What an ability card is: text, trigger, conditions and effect, as `&'static` data (FD-11).

use crate::event::Event;
use crate::pile::Number;
use crate::table::{Open, Table};
use crate::why::Why;
use crate::{Choice, Space};
use kernel::{Play, Seat};
use serde::{Serialize, Serializer};
use std::fmt;
use std::num::NonZeroU8;

/// A card of the list in `cards.rs`, counted from one so that "no ability" costs nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AbilityId(NonZeroU8);

impl AbilityId {
    /// The id of the card at this place of the list.
    pub fn at(place: usize) -> AbilityId {
        AbilityId(NonZeroU8::new(place as u8 + 1).expect("the list is shorter than 255 cards"))
    }
    pub fn place(self) -> usize {
        usize::from(self.0.get()) - 1
    }
    pub fn card(self) -> &'static Ability {
        &crate::cards::ABILITIES[self.place()]
    }
    pub fn by_name(name: &str) -> Option<AbilityId> {
        let place = crate::cards::ABILITIES.iter().position(|a| a.name.eq_ignore_ascii_case(name));
        place.map(AbilityId::at)
    }
}

impl fmt::Display for AbilityId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.card().name)
    }
}

impl fmt::Debug for AbilityId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.card().name)
    }
}

impl Serialize for AbilityId {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.card().name)
    }
}

/// A timing window of the rules, as a bit (FD-12.1). One card may have several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window(pub u32);

impl Window {
    pub const NONE: Window = Window(0);
    pub const TURN_START: Window = Window(1);
    pub const RECOVERING: Window = Window(1 << 1);
    pub const YOU_ATTACK: Window = Window(1 << 2);
    pub const YOU_DASHING_STRIKE: Window = Window(1 << 3);
    pub const YOU_PUSH: Window = Window(1 << 4);
    pub const YOU_ARE_ATTACKED: Window = Window(1 << 5);
    pub const YOU_ARE_DASHING_STRUCK: Window = Window(1 << 6);
    pub const ALLY_THREATENED: Window = Window(1 << 7);
    pub const YOU_WOULD_BE_HIT: Window = Window(1 << 8);
    pub const YOUR_ATTACK_BLOCKED: Window = Window(1 << 9);
    pub const YOUR_STRIKE_BLOCKED: Window = Window(1 << 10);
    pub const YOU_BLOCKED_ATTACK: Window = Window(1 << 11);
    pub const OPPONENT_RETREATED: Window = Window(1 << 12);
    pub const YOU_RETREATED: Window = Window(1 << 13);
    pub const YOU_MOVED: Window = Window(1 << 14);
    pub const OPPONENT_MOVED: Window = Window(1 << 15);
    pub const ACTION_RESOLVED: Window = Window(1 << 16);
    pub const OPPONENT_ANNOUNCES: Window = Window(1 << 17);
    pub const TIME_OVER: Window = Window(1 << 18);

    pub const fn or(self, other: Window) -> Window {
        Window(self.0 | other.0)
    }
    pub const fn meets(self, other: Window) -> bool {
        self.0 & other.0 != 0
    }
}

/// Something has happened or is about to: the moment at which windows open (FD-12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Moment {
    /// The turn player's turn starts.
    TurnStart,
    /// The turn player recovers from a retreat.
    Recovering,
    /// An attack or strike is declared.
    Declared {
        by: Seat,
    },
    /// A target is about to answer it.
    Targeted {
        by: Seat,
        target: Seat,
    },
    /// The teammates behind that target may help.
    AllyThreatened {
        target: Seat,
    },
    Pushing {
        by: Seat,
    },
    WouldBeHit {
        by: Seat,
        target: Seat,
    },
    Blocked {
        by: Seat,
        target: Seat,
    },
    /// `spaces` is how far he went; `due_before` whether a recovery from a retreat was due already.
    Retreated {
        by: Seat,
        target: Seat,
        spaces: u8,
        due_before: bool,
    },
    /// A Move has ended on `to`.
    Moved {
        who: Seat,
        from: Space,
        to: Space,
    },
    /// The attack or strike is completely resolved.
    Resolved {
        by: Seat,
    },
    Announced {
        ability: AbilityId,
        by: Seat,
    },
    TimeOver,
}

/// What the player names when he announces an ability (FD-11.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Use {
    Plain,
    On(Seat),
    Naming(Number),
    At(Space),
}

impl Use {
    /// The opponent or teammate it was announced on.
    pub fn target(self) -> Seat {
        match self {
            Use::On(seat) => seat,
            other => panic!("{other:?} names no player"),
        }
    }
}

/// What must be named to announce an ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    Nothing,
    /// One undefeated enemy (FD-21.1).
    Opponent,
    /// Oneself or an undefeated teammate.
    SelfOrAlly,
    Number,
    Space,
}

/// What an ability lends to a play of number cards (windows `card-play` and `declare-attack`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lend {
    /// The ability card is played as if it were this number card.
    Card(Number),
    /// One card played counts as this much more or less.
    Shift(i8),
    /// An attack reaches this much farther than its number.
    Reach(u8),
}

/// An effect that stays in force. It answers questions while it lasts and stores no results.
#[derive(Clone, Copy)]
pub struct Lasting {
    /// Added to the strength of every attack of the bearer.
    pub attack: u8,
    /// Added to the strength of every dashing strike of the bearer.
    pub strike: u8,
    /// Taken off the limit of the bearer's refill.
    pub refill_short: u8,
    /// While it is in force nobody may retreat.
    pub no_retreat: bool,
    /// Extra tokens for whoever wins the round.
    pub tokens: u8,
    pub ends: Ends,
}

impl Lasting {
    pub const NOTHING: Lasting = Lasting {
        attack: 0,
        strike: 0,
        refill_short: 0,
        no_retreat: false,
        tokens: 0,
        ends: Ends::ROUND,
    };
}

/// When a lasting effect ends before the round does (FD-13.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ends(u8);

impl Ends {
    pub const ROUND: Ends = Ends(0);
    pub const TURN: Ends = Ends(1);
    pub const OWNERS_TURN_START: Ends = Ends(1 << 1);
    pub const OWNER_DEFEATED: Ends = Ends(1 << 2);
    pub const REFILL: Ends = Ends(1 << 3);
    pub const RETREAT: Ends = Ends(1 << 4);
    pub const MOVE_BACK: Ends = Ends(1 << 5);
    pub const OWNER_CHANGES_SIDES: Ends = Ends(1 << 6);

    pub const fn or(self, other: Ends) -> Ends {
        Ends(self.0 | other.0)
    }
    pub const fn meets(self, other: Ends) -> bool {
        self.0 & other.0 != 0
    }
}

/// An ability that is always in effect and never played (FD-11.6).
#[derive(Clone, Copy)]
pub struct Always {
    /// Added to the opening hand and the refill limit.
    pub hand: u8,
    /// The owner's side loses when time runs out.
    pub loses_at_time_over: bool,
    /// Extra tokens for whoever beats the owner's side in a round.
    pub tokens_for_winner: u8,
}

/// One ability card.
pub struct Ability {
    pub name: &'static str,
    /// What the card does, in our own words.
    pub text: &'static str,
    /// When it may be played, as the card says it.
    pub trigger: &'static str,
    pub windows: Window,
    pub aim: Aim,
    /// The public condition for one use: it sees no hand, so it also decides who is asked at all.
    pub when: fn(&Open, Seat, Moment, Use) -> Result<(), Why>,
    /// The part of the condition that only the owner can check, since it looks at his hand.
    pub hand: fn(&Table, Seat, Moment, Use) -> Result<(), Why>,
    pub effect: fn(&mut Table, &mut Play<Event>, Cast),
    /// Goes on with the card when a question it put has been answered.
    pub picked: fn(&mut Table, &mut Play<Event>, Asked, Choice),
    /// The answers to a question that only this card puts.
    pub answers: fn(&Table, Seat, &mut dyn FnMut(Choice)),
    pub lends: Option<Lend>,
    pub lasting: Option<Lasting>,
    pub always: Option<Always>,
    /// Marches, ticks or whatever the card does at the start of its owner's turns while in force.
    pub upkeep: Option<fn(&mut Table, &mut Play<Event>, Seat)>,
    /// The Solo bots use the card whenever this holds (FD-16.14, FD-16.18).
    pub bot: fn(&Table, Seat, Moment) -> bool,
    /// An announcement of it can be countered. False for what is played at time-over.
    pub counterable: bool,
    /// It sets a card aside; without it the card cannot be kept (FD-15.13).
    pub stashes: bool,
}

/// An ability that takes effect: which card, whose, at what moment and how it was announced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cast {
    pub card: AbilityId,
    pub me: Seat,
    pub moment: Moment,
    pub naming: Use,
}

impl Cast {
    /// A question of this card to a player.
    pub fn asking(self, who: Seat) -> Asked {
        Asked { card: self.card, me: self.me, who, announced: self.naming }
    }
}

/// The question a card put: who owns the card, who was asked, and how the card was announced.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Asked {
    pub card: AbilityId,
    pub me: Seat,
    pub who: Seat,
    pub announced: Use,
}

impl Ability {
    /// A card that does nothing, to be completed with `..Ability::BLANK`.
    pub const BLANK: Ability = Ability {
        name: "",
        text: "",
        trigger: "",
        windows: Window::NONE,
        aim: Aim::Nothing,
        when: |_, _, _, _| Ok(()),
        hand: |_, _, _, _| Ok(()),
        effect: |_, _, _| (),
        picked: |_, _, _, _| (),
        answers: |_, _, _| (),
        lends: None,
        lasting: None,
        always: None,
        upkeep: None,
        bot: |_, _, _| false,
        counterable: true,
        stashes: false,
    };
}
