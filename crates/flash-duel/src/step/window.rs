//! A timing window: who may play an ability at a moment, asked in order (FD-12).

use super::{Answer, Step, one};
use crate::ability::{Ability, AbilityId, Moment, Use, Window};
use crate::choice::Choice;
use crate::event::Event;
use crate::table::{Open, Table};
use crate::why::{self, Why};
use kernel::{Asks, Play, Seat, SeatSet, Weigh};
use serde::Serialize;

/// Each player has one chance at this moment, the turn player first (FD-12.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Opportunity {
    pub moment: Moment,
    pub asked: SeatSet,
}

impl Opportunity {
    /// The next player who, for all that is public, could play something (FD-11.12a).
    fn next(&self, o: &Open) -> Option<Seat> {
        o.from_turn_player().find(|s| !self.asked.has(*s) && o.may_answer(*s, self.moment))
    }

    pub fn asks(&self, t: &Table) -> Asks {
        match self.next(t.open()) {
            Some(seat) if t.open().mode.bot_seat() != Some(seat) => one(seat),
            _ => super::NOBODY,
        }
    }

    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if self.next(t.open()) != Some(seat) {
            return;
        }
        let window = t.open().window(seat, self.moment);
        for (id, up) in t.open().fighter(seat).cards() {
            let card = id.card();
            if !up || !card.windows.meets(window) {
                continue; // `idle` says why
            }
            t.open().each_use(seat, card.aim, |naming| {
                let choice = Choice::Use(id, naming);
                match usable(t, card, seat, self.moment, naming) {
                    Ok(()) => out.offer(choice),
                    Err(why) => out.refuse(choice, why),
                }
            });
        }
        out.offer(Choice::Pass);
    }

    pub fn resume(mut self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        let (seat, choice) = match answer {
            Some(answer) => answer,
            None => match self.next(t.open()) {
                Some(bot) => (bot, bots_choice(t, bot, self.moment)),
                None => return, // everyone had his chance
            },
        };
        self.asked = self.asked.with(seat);
        if let Choice::Use(ability, naming) = choice {
            t.announce(play, seat, ability, naming, self.moment);
        }
        t.then(Step::Opportunity(self));
    }
}

/// Both halves of a card's condition.
fn usable(t: &Table, card: &Ability, me: Seat, moment: Moment, naming: Use) -> Result<(), Why> {
    (card.when)(t.open(), me, moment, naming)?;
    (card.hand)(t, me, moment, naming)
}

/// A Solo bot uses an ability whenever its rule says so (FD-16.14, FD-16.18).
fn bots_choice(t: &Table, bot: Seat, moment: Moment) -> Choice {
    let window = t.open().window(bot, moment);
    let mut choice = Choice::Pass;
    for (id, up) in t.open().fighter(bot).cards() {
        let card = id.card();
        if !up || !card.windows.meets(window) || !(card.bot)(t, bot, moment) {
            continue;
        }
        t.open().each_use(bot, card.aim, |naming| {
            if choice == Choice::Pass && usable(t, card, bot, moment, naming).is_ok() {
                choice = Choice::Use(id, naming);
            }
        });
    }
    choice
}

impl Open {
    /// Why this player may play no ability at all now (FD-9.4, FD-11.4).
    pub fn barred_from_abilities(&self, seat: Seat, window: Window) -> Option<Why> {
        let own_recovery = self.recovering && self.turn == seat;
        match () {
            _ if self.fighters[seat].defeated => Some(why::DEFEATED),
            _ if own_recovery && window != Window::RECOVERING => Some(why::RECOVERING_NO_ABILITY),
            _ if self.used.has(seat) => Some(why::ONE_ABILITY_PER_TURN),
            _ => None,
        }
    }

    /// Whether, for all that is public, this player could play an ability at this moment.
    fn may_answer(&self, seat: Seat, moment: Moment) -> bool {
        let window = self.window(seat, moment);
        if window == Window::NONE || self.barred_from_abilities(seat, window).is_some() {
            return false;
        }
        self.fighters[seat].cards().any(|(id, up)| {
            let card = id.card();
            up && card.windows.meets(window) && self.could_use(seat, card, moment)
        })
    }

    /// Why an ability in front of this player cannot be played now, apart from its own conditions.
    pub fn why_not_now(&self, seat: Seat, ability: AbilityId, up: bool) -> Why {
        let moment = match self.agenda.top() {
            Some(Step::Opportunity(w)) => Some(w.moment),
            _ => None,
        };
        let window = moment.map_or(Window::NONE, |m| self.window(seat, m));
        let for_recovering = ability.card().windows.meets(Window::RECOVERING);
        match () {
            _ if ability.card().always.is_some() => why::ALWAYS_IN_EFFECT,
            _ if !up => why::FACE_DOWN,
            _ if self.recovering && self.turn == seat && !for_recovering => {
                why::RECOVERING_NO_ABILITY
            }
            _ if matches!(moment, Some(Moment::TimeOver)) => {
                self.barred_from_abilities(seat, window).unwrap_or(why::TIME_IS_OVER)
            }
            _ => self
                .barred_from_abilities(seat, window)
                .or_else(|| self.why_not_at_turn_start(seat, ability))
                .unwrap_or(why::NOT_ITS_MOMENT),
        }
    }

    /// What the start of the turn lacked, or lacks still, for an ability of the player who is about
    /// to act: without this he would be told that his turn has not started.
    fn why_not_at_turn_start(&self, seat: Seat, ability: AbilityId) -> Option<Why> {
        let Some(Step::MainAction(action)) = self.agenda.top() else { return None };
        let acts = action.grant.main && action.seat == seat && self.turn == seat;
        let card = ability.card();
        if !acts || !card.windows.meets(Window::TURN_START) || !self.in_play.is_empty() {
            return None;
        }
        let mut reason = None;
        let mut could = false;
        self.each_use(seat, card.aim, |naming| {
            match (card.when)(self, seat, Moment::TurnStart, naming) {
                Ok(()) => could = true,
                Err(why) => reason = reason.or(Some(why)),
            }
        });
        reason.filter(|_| !could)
    }
}

impl Moment {
    /// All windows that this moment can open for anyone.
    #[inline]
    pub fn windows(self) -> Window {
        match self {
            Moment::TurnStart => Window::TURN_START,
            Moment::Recovering => Window::RECOVERING,
            Moment::Declared { .. } => Window::YOU_ATTACK.or(Window::YOU_DASHING_STRIKE),
            Moment::Targeted { .. } => Window::YOU_ARE_ATTACKED.or(Window::YOU_ARE_DASHING_STRUCK),
            Moment::AllyThreatened { .. } => Window::ALLY_THREATENED,
            Moment::Pushing { .. } => Window::YOU_PUSH,
            Moment::WouldBeHit { .. } => Window::YOU_WOULD_BE_HIT,
            Moment::Blocked { .. } => Window::YOUR_ATTACK_BLOCKED
                .or(Window::YOUR_STRIKE_BLOCKED)
                .or(Window::YOU_BLOCKED_ATTACK),
            Moment::Retreated { .. } => Window::OPPONENT_RETREATED.or(Window::YOU_RETREATED),
            Moment::Moved { .. } => Window::YOU_MOVED.or(Window::OPPONENT_MOVED),
            Moment::Resolved { .. } => Window::ACTION_RESOLVED,
            Moment::Announced { .. } => Window::OPPONENT_ANNOUNCES,
            Moment::TimeOver => Window::TIME_OVER,
        }
    }
}
