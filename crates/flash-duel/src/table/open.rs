//! The open half of the table: everything that lies there for all to see (FD-3.3 to FD-3.6).
//!
//! Conditions that decide who is asked get this half only, so they cannot look into a hand.

use super::Fighter;
use crate::ability::{Ability, AbilityId, Aim, Ends, Lasting, Moment, Use, Window};
use crate::board::{Side, Space};
use crate::cards::Who;
use crate::pile::{Cards, Number};
use crate::setup::{Mode, SEATS};
use crate::step::{Feature, Step};
use kernel::{Agenda, Seat, SeatSet, Seats};
use serde::Serialize;

/// More lasting effects than this cannot be in force at once.
pub const MAX_IN_FORCE: usize = 10;
/// How many abilities are dealt for a draft (FD-15.1).
pub const POOL: usize = 12;
/// The depth of the stack of steps; in random games of all modes nine were the most at a decision.
pub const DEPTH: usize = 20;

/// A lasting effect: whose card, and whom it is on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct InForce {
    pub ability: AbilityId,
    pub by: Seat,
    pub on: Seat,
}

/// The enemies ahead of a fighter by distance (one bit each), and how far he can step forward.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ahead {
    enemies: u32,
    room: u8,
}

impl Ahead {
    #[inline]
    pub fn has_enemy_at(self, distance: u8) -> bool {
        self.enemies >> distance & 1 != 0
    }
    /// Whether an enemy is near enough for a dash and a strike, each of at most five spaces.
    #[inline]
    pub fn has_enemy_within_ten(self) -> bool {
        self.enemies & 0b111_1111_1110 != 0
    }
    /// The distances of enemies farther than this and at most five beyond it, nearest first.
    #[inline]
    pub fn within_five_of(self, beyond: u8) -> impl Iterator<Item = Number> {
        let mut bits = self.enemies >> beyond & 0b111110;
        std::iter::from_fn(move || {
            let n = Number::new(bits.trailing_zeros() as u8)?;
            bits &= bits - 1;
            Some(n)
        })
    }
    /// How far a forward step of `n` really goes.
    #[inline]
    pub fn step(self, n: u8) -> u8 {
        n.min(self.room)
    }
}

/// How the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Standing {
    Playing,
    Won(Side),
    Drawn,
}

/// Everything that lies open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Open {
    pub(crate) mode: Mode,
    /// How many seats the mode has.
    #[serde(skip)]
    pub(crate) players: u8,
    pub(crate) tokens_needed: u8,
    pub(crate) mirror: bool,
    /// At time-over the traitor is unmasked without naming hands (FD-20.26).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) silent_unmasking: bool,
    pub(crate) fighters: Seats<Fighter, SEATS>,
    pub(crate) deck_size: u8,
    pub(crate) discard: Cards,
    /// Cards played this turn by anyone, discarded together (FD-6.4).
    pub(crate) in_play: Cards,
    pub(crate) round: u8,
    pub(crate) tokens: [u8; 2],
    /// The turn order of the round; only the first `seats` entries count.
    pub(crate) order: [Seat; SEATS],
    pub(crate) turn: Seat,
    /// The turn player is taking a recover or skipped turn.
    pub(crate) recovering: bool,
    /// Who has played an ability this turn (FD-11.4).
    pub(crate) used: SeatSet,
    pub(crate) in_force: [Option<InForce>; MAX_IN_FORCE],
    /// The windows that some face-up ability at the table waits for: lets the engine pass by the
    /// others without looking at every card.
    #[serde(skip)]
    pub(crate) waits_for: u32,
    /// Whose face-up abilities can be part of a play of number cards.
    #[serde(skip)]
    pub(crate) lenders: SeatSet,
    pub(crate) reshuffles: u8,
    pub(crate) extra_turns: u8,
    /// Mortals who miss the next common refill (FD-22.18).
    pub(crate) misses_refill: SeatSet,
    /// The pool of the draft; what is left of it after (FD-15).
    pub(crate) pool: [Option<AbilityId>; POOL],
    /// Who has shown a Loyal Mortal card, and who the Traitor card (FD-20).
    pub(crate) shown_loyal: SeatSet,
    pub(crate) shown_traitor: Option<Seat>,
    pub(crate) standing: Standing,
    pub(crate) agenda: Agenda<Step, DEPTH>,
}

impl Open {
    pub fn mode(&self) -> Mode {
        self.mode
    }
    pub fn seats(&self) -> SeatSet {
        SeatSet::first(usize::from(self.players))
    }
    pub fn fighter(&self, seat: Seat) -> &Fighter {
        &self.fighters[seat]
    }
    pub fn space(&self, seat: Seat) -> Space {
        self.fighters[seat].space
    }
    pub fn side(&self, seat: Seat) -> Side {
        self.fighters[seat].side
    }
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.fighters[seat].hand_size
    }
    pub fn discard(&self) -> Cards {
        self.discard
    }
    pub fn turn(&self) -> Seat {
        self.turn
    }
    pub fn round(&self) -> u8 {
        self.round
    }
    pub fn tokens(&self, side: Side) -> u8 {
        self.tokens[side as usize]
    }
    pub fn standing(&self) -> Standing {
        self.standing
    }
    pub fn tokens_needed(&self) -> u8 {
        self.tokens_needed
    }
    pub fn deck_size(&self) -> u8 {
        self.deck_size
    }
    /// The cards played this turn that are not discarded yet.
    pub fn in_play(&self) -> Cards {
        self.in_play
    }
    /// What is left of the pool of a draft.
    pub fn pool(&self) -> impl Iterator<Item = AbilityId> + '_ {
        self.pool.iter().flatten().copied()
    }
    pub fn shown_traitor(&self) -> Option<Seat> {
        self.shown_traitor
    }
    pub fn shown_loyal(&self) -> SeatSet {
        self.shown_loyal
    }
    /// The steps that are due, the next one last: for reading, never for rules.
    pub fn steps(&self) -> &[Step] {
        self.agenda.live()
    }

    fn seats_where(&self, holds: impl Fn(&Fighter) -> bool) -> SeatSet {
        let bits = self.all().iter().enumerate().map(|(i, f)| u8::from(holds(f)) << i);
        SeatSet::from_bits(bits.fold(0, |a, b| a | b))
    }
    pub fn undefeated(&self) -> SeatSet {
        self.seats_where(|f| !f.defeated)
    }
    /// Whether this player takes no part now. Between two rounds nobody is out.
    pub fn is_out(&self, seat: Seat) -> bool {
        let next_round = |s: &Step| matches!(s, Step::ChooseFirst(_) | Step::Deal(_));
        self.fighters[seat].defeated && !self.agenda.live().iter().any(next_round)
    }
    /// The undefeated fighters of a side.
    pub fn members(&self, side: Side) -> SeatSet {
        self.seats_where(|f| !f.defeated && f.side == side)
    }
    /// FD-0.11.
    pub fn enemies(&self, seat: Seat) -> SeatSet {
        self.members(self.side(seat).other())
    }
    pub fn allies(&self, seat: Seat) -> SeatSet {
        self.members(self.side(seat)).without(seat)
    }
    pub fn are_enemies(&self, a: Seat, b: Seat) -> bool {
        self.side(a) != self.side(b)
    }
    pub fn distance(&self, a: Seat, b: Seat) -> u8 {
        self.space(a).distance(self.space(b))
    }
    /// The fighters in play, the empty seats of smaller modes left out.
    pub(super) fn all(&self) -> &[Fighter] {
        &self.fighters.0[..usize::from(self.players).min(SEATS)]
    }
    pub fn is_adjacent_to_enemy(&self, seat: Seat) -> bool {
        self.ahead(seat).has_enemy_at(1)
    }

    /// What stands ahead of a fighter, gathered in one look.
    #[inline]
    pub fn ahead(&self, seat: Seat) -> Ahead {
        let me = &self.fighters[seat];
        let gap = |to: Space| me.side.gap(me.space, to);
        let (mut enemies, mut room) = (0u32, gap(me.side.other().start()));
        for f in self.all() {
            if f.side == me.side || f.defeated {
                continue;
            }
            let enemy = gap(f.space).max(0);
            enemies |= 1 << enemy;
            room = room.min(enemy - 1);
            if let Some(soldier) = f.soldier.map(gap).filter(|gap| *gap > 0) {
                room = room.min(soldier - 1);
            }
        }
        Ahead { enemies, room: room.max(0) as u8 }
    }
    /// The undefeated fighters of a side on a space.
    pub fn standing_on(&self, side: Side, space: Space) -> SeatSet {
        self.seats_where(|f| !f.defeated && f.side == side && f.space == space)
    }
    /// The greatest advance of a side's undefeated fighters (FD-0.5).
    pub fn front(&self, side: Side) -> Option<u8> {
        self.members(side).iter().map(|s| self.fighters[s].advance()).max()
    }

    /// Where a forward step of `n` ends (FD-2.7, FD-2.10).
    pub fn forward(&self, seat: Seat, n: u8) -> Space {
        let me = &self.fighters[seat];
        let step = self.ahead(seat).step(n);
        me.side.ahead(me.space, step).expect("a forward step ends on the board")
    }
    /// Where a backward step of `n` ends (FD-2.8).
    pub fn back(&self, seat: Seat, n: u8) -> Space {
        self.side(seat).back(self.space(seat), n)
    }
    pub fn is_on_start(&self, seat: Seat) -> bool {
        self.fighters[seat].advance() == 0
    }

    /// FD-9.12.
    pub fn is_recovering(&self, seat: Seat) -> bool {
        self.fighters[seat].due() || (self.recovering && self.turn == seat)
    }

    /// All lasting effects with their definitions.
    pub fn lasting(&self) -> impl Iterator<Item = (InForce, &'static Lasting)> + '_ {
        self.in_force.iter().flatten().map(|f| {
            let lasting = f.ability.card().lasting.as_ref();
            (*f, lasting.expect("only lasting abilities are put in force"))
        })
    }
    pub fn is_anything_in_force(&self) -> bool {
        self.in_force[0].is_some()
    }
    #[cfg(test)]
    pub fn is_in_force(&self, ability: AbilityId, on: Seat) -> bool {
        self.in_force.iter().flatten().any(|f| f.ability == ability && f.on == on)
    }
    pub fn may_anyone_retreat(&self) -> bool {
        !self.is_anything_in_force() || !self.lasting().any(|(_, l)| l.no_retreat)
    }
    /// The strength of an attack or strike with this many cards (FD-0.8).
    pub fn strength(&self, seat: Seat, strike: bool, cards: u8) -> u8 {
        if !self.is_anything_in_force() {
            return cards;
        }
        let on = self.lasting().filter(|(f, _)| f.on == seat);
        cards + on.map(|(_, l)| if strike { l.strike } else { l.attack }).sum::<u8>()
    }
    /// The hand a fighter is dealt, and refills to when nothing lasting says otherwise (FD-10.1).
    #[inline]
    pub fn hand_limit(&self, seat: Seat) -> u8 {
        let f = &self.fighters[seat];
        let base = match f.who {
            Who::Dragon => self.mode.dragon().map_or(5, |d| d.hand),
            _ => 5,
        };
        if f.abilities[0].is_none() { base } else { base + self.extra_hand(seat) }
    }
    /// What the abilities in front of a fighter add to his hand.
    fn extra_hand(&self, seat: Seat) -> u8 {
        let always = self.fighters[seat].cards().filter_map(|(id, _)| id.card().always);
        always.map(|a| a.hand).sum()
    }
    #[inline]
    pub fn refill_limit(&self, seat: Seat) -> u8 {
        let limit = self.hand_limit(seat);
        if self.is_anything_in_force() { limit.saturating_sub(self.short_of(seat)) } else { limit }
    }
    /// What lasting effects take off a fighter's refill.
    fn short_of(&self, seat: Seat) -> u8 {
        self.lasting().filter(|(f, _)| f.on == seat).map(|(_, l)| l.refill_short).sum()
    }

    /// The seats in turn order, beginning with the turn player (FD-12.2).
    pub fn from_turn_player(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.in_order_from(self.turn)
    }
    /// The seats in turn order, beginning with this one.
    pub fn in_order_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (order, n) = (self.order, usize::from(self.players));
        let at = order[..n].iter().position(|s| *s == seat).unwrap_or(0);
        (at..at + n).map(move |i| order[if i < n { i } else { i - n }])
    }
    /// The next undefeated player in turn order after this one.
    #[inline]
    pub fn next_after(&self, seat: Seat) -> Seat {
        if self.players == 2 {
            return Seat(1 - seat.0); // in a duel that goes on both are standing
        }
        let order = &self.order[..usize::from(self.players).min(SEATS)];
        let at = order.iter().position(|s| *s == seat).unwrap_or(0);
        let (before, after) = order.split_at(at + 1);
        let standing = |s: &&Seat| !self.fighters[**s].defeated;
        let next = after.iter().find(standing).or_else(|| before.iter().find(standing));
        *next.expect("a round with nobody left is over")
    }
    /// The seats after this one in turn order, itself last.
    pub fn in_order_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.in_order_from(seat).skip(1).chain([seat])
    }

    /// Whether an ability is in front of this player, in whatever mode he got it (FD-15.10).
    pub fn has_ability(&self, seat: Seat, ability: AbilityId) -> bool {
        self.fighters[seat].cards().any(|(id, _)| id == ability)
    }

    /// What an ability that needs a target may be announced on, before its own conditions.
    pub(crate) fn each_use(&self, seat: Seat, aim: Aim, mut f: impl FnMut(Use)) {
        match aim {
            Aim::Nothing => f(Use::Plain),
            Aim::Opponent => self.enemies(seat).iter().for_each(|e| f(Use::On(e))),
            Aim::SelfOrAlly => {
                self.members(self.side(seat)).iter().for_each(|a| f(Use::On(a)));
            }
            Aim::Number => Number::ALL.into_iter().for_each(|n| f(Use::Naming(n))),
            Aim::Space => Space::ALL.for_each(|s| f(Use::At(Space(s)))),
        }
    }

    /// Whether, for all that is public, this card could be used now.
    pub(crate) fn could_use(&self, seat: Seat, card: &Ability, moment: Moment) -> bool {
        let mut could = false;
        self.each_use(seat, card.aim, |u| {
            could = could || (card.when)(self, seat, moment, u).is_ok();
        });
        could
    }

    /// The window this moment opens for a seat, if any (FD-12.6).
    pub fn window(&self, seat: Seat, moment: Moment) -> Window {
        let strike = || self.exchange().is_some_and(|x| x.has(Feature::STRIKE));
        // An attack that is void, or no longer concerns its target, opens nothing (FD-12.5).
        let by_him = |by| self.exchange().is_some_and(|x| x.by == by);
        let concerns = |by, target| by_him(by) && self.must_answer() == Some(target);
        let enemies = |by, target| by_him(by) && self.are_enemies(by, target);
        match moment {
            Moment::TurnStart if seat == self.turn => Window::TURN_START,
            Moment::Recovering if seat == self.turn => Window::RECOVERING,
            Moment::Declared { by } if seat == by && by_him(by) => {
                if strike() {
                    Window::YOU_DASHING_STRIKE
                } else {
                    Window::YOU_ATTACK
                }
            }
            Moment::Targeted { by, target } if seat == target && concerns(by, target) => {
                if strike() { Window::YOU_ARE_DASHING_STRUCK } else { Window::YOU_ARE_ATTACKED }
            }
            Moment::AllyThreatened { target }
                if self.must_answer() == Some(target) && self.may_dashing_block(seat, target) =>
            {
                Window::ALLY_THREATENED
            }
            Moment::Pushing { by } if seat == by => Window::YOU_PUSH,
            Moment::WouldBeHit { by, target } if seat == target && concerns(by, target) => {
                Window::YOU_WOULD_BE_HIT
            }
            Moment::Blocked { by, target } if seat == by && enemies(by, target) => {
                if strike() {
                    Window::YOUR_STRIKE_BLOCKED
                } else {
                    Window::YOUR_ATTACK_BLOCKED
                }
            }
            Moment::Blocked { by, target }
                if seat == target && enemies(by, target) && !strike() =>
            {
                Window::YOU_BLOCKED_ATTACK
            }
            Moment::Retreated { by, target, .. } if seat == by && enemies(by, target) => {
                Window::OPPONENT_RETREATED
            }
            Moment::Retreated { by, target, .. } if seat == target && enemies(by, target) => {
                Window::YOU_RETREATED
            }
            Moment::Moved { who, .. } if seat == who => Window::YOU_MOVED,
            Moment::Moved { who, .. } if self.are_enemies(seat, who) => Window::OPPONENT_MOVED,
            Moment::Resolved { by } if seat == by => Window::ACTION_RESOLVED,
            Moment::Announced { by, .. } if self.are_enemies(seat, by) && !self.is_countered() => {
                Window::OPPONENT_ANNOUNCES
            }
            Moment::TimeOver => Window::TIME_OVER,
            _ => Window::NONE,
        }
    }

    /// Whether the end of a lasting effect has come.
    pub(crate) fn ends(f: InForce, when: Ends) -> bool {
        f.ability.card().lasting.as_ref().is_some_and(|l| l.ends.meets(when))
    }
}
