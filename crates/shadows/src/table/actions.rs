//! The Monster-Action deck (SH-4.3, SH-4.4, SH-22.6).

use super::Table;
use crate::event::Event;
use crate::monster::{ActionId, KINDS};
use kernel::{Counter, Play, Seat, SeatSet};

impl Table {
    /// All nineteen cards are in the deck.
    pub(crate) fn lay_actions(&mut self) {
        for action in ActionId::all() {
            self.hidden.actions[action.index()] = action.action().copies;
        }
        self.count_actions();
    }
    fn count_actions(&mut self) {
        self.open.action_deck = self.hidden.actions.iter().sum();
    }
    /// The discard pile is shuffled into the deck; nobody knows any of its cards then.
    pub(crate) fn shuffle_discards(&mut self, play: &mut Play<Event>) {
        for kind in 0..KINDS {
            self.hidden.actions[kind].raise(self.open.discard[kind]);
            for buried in &mut self.hidden.buried {
                self.hidden.actions[kind].raise(buried[kind]);
                buried[kind] = 0;
            }
        }
        self.open.discard = [0; KINDS];
        self.open.buried.fill(0);
        self.count_actions();
        play.everyone(Event::ActionsShuffled);
    }
    /// The top card of the deck; nothing if there is none anywhere (SH-4.4).
    pub(crate) fn draw_action(&mut self, play: &mut Play<Event>) -> Option<ActionId> {
        if self.open.action_deck == 0 {
            let discards: u8 = self.open.discard.iter().chain(&self.open.buried).sum();
            if discards == 0 {
                return None;
            }
            self.shuffle_discards(play);
        }
        let at = play.chance.pick(&self.hidden.actions.map(u32::from));
        self.hidden.actions[at].lower(1);
        self.count_actions();
        Some(ActionId(at as u8))
    }
    /// The Leader draws one for each player and looks at them.
    pub(crate) fn draw_for_all(&mut self, play: &mut Play<Event>) {
        for i in 0..usize::from(self.open.count) {
            let drawn = self.draw_action(play).unwrap_or_default();
            self.hidden.drawn[i] = drawn;
        }
        let leader = self.open.leader;
        if !play.is_silent() {
            let cards = self.hidden.drawn.iter().copied().filter(|a| !a.is_none()).collect();
            let private = Event::ActionsDrawn { seat: leader, cards };
            let public = Event::ActionsDrawn { seat: leader, cards: Vec::new() };
            play.split(SeatSet::one(leader), private, public);
        }
    }
    /// How many of the drawn cards are still to be dealt.
    pub(crate) fn undealt(&self) -> usize {
        self.hidden.drawn.iter().filter(|action| !action.is_none()).count()
    }
    /// Puts one of the drawn cards facedown before a player; only the Leader knows it (SH-3.5).
    pub(crate) fn deal_action(&mut self, play: &mut Play<Event>, action: ActionId, to: Seat) {
        let at = self.hidden.drawn.iter().position(|drawn| *drawn == action);
        self.hidden.drawn[at.expect("the card was drawn")] = ActionId::NONE;
        let leader = self.open.leader;
        self.lay_front(to, action, SeatSet::one(leader));
        let private = Event::ActionDealt { seat: to, action };
        let public = Event::ActionDealt { seat: to, action: ActionId::NONE };
        play.split(SeatSet::one(leader), private, public);
    }
    pub(crate) fn lay_front(&mut self, seat: Seat, action: ActionId, known: SeatSet) {
        self.hidden.fronts[seat] = action;
        self.open.players[seat].front = true;
        self.open.players[seat].front_known = known;
    }
    fn lift_front(&mut self, seat: Seat) -> (ActionId, SeatSet) {
        let player = &mut self.open.players[seat];
        player.front = false;
        let known = std::mem::take(&mut player.front_known);
        (std::mem::take(&mut self.hidden.fronts[seat]), known)
    }
    /// Reveals the facedown card of this player, else the top card of the deck (SH-15.1).
    pub(crate) fn reveal_action(&mut self, play: &mut Play<Event>, seat: Seat) -> Option<ActionId> {
        let action = match self.open.players[seat].front {
            true => self.lift_front(seat).0,
            false => self.draw_action(play)?,
        };
        self.open.revealed[seat][action.index()].raise(1);
        self.open.players[seat].noted.revealed = true;
        play.everyone(Event::ActionRevealed { seat, action });
        Some(action)
    }
    /// Discards a facedown card without revealing it (SH-3.8).
    pub(crate) fn bury_front(&mut self, play: &mut Play<Event>, seat: Seat) {
        let (action, known) = self.lift_front(seat);
        let knowers = usize::from(known.bits());
        self.hidden.buried[knowers][action.index()].raise(1);
        self.open.buried[knowers].raise(1);
        play.everyone(Event::ActionBuried { seat });
    }
    /// Replaces a facedown card by the top card of the deck, unseen.
    pub(crate) fn swap_front(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.bury_front(play, seat);
        if let Some(action) = self.draw_action(play) {
            self.lay_front(seat, action, SeatSet::EMPTY);
            play.everyone(Event::ActionDealt { seat, action: ActionId::NONE });
        }
    }
    /// Somebody looks at a facedown card.
    pub(crate) fn peek_front(&mut self, play: &mut Play<Event>, by: Seat, of: Seat) {
        if !self.open.players[of].front {
            return;
        }
        let known = &mut self.open.players[of].front_known;
        *known = known.with(by);
        let action = self.hidden.fronts[of];
        let private = Event::ActionSeen { by, of, action };
        let public = Event::ActionSeen { by, of, action: ActionId::NONE };
        play.split(SeatSet::one(by), private, public);
    }
    /// Discards the revealed cards; one of them may have all shuffled (SH-22.6).
    pub(crate) fn discard_revealed(&mut self, play: &mut Play<Event>) {
        let shuffle =
            ActionId::all().any(|a| self.open.lie_revealed(a.index()) > 0 && a.action().shuffle);
        for kind in 0..KINDS {
            self.open.discard[kind].raise(self.open.lie_revealed(kind));
        }
        self.open.revealed.0.fill([0; KINDS]);
        if shuffle {
            // All nineteen: whatever still lies facedown before a player goes back as well.
            for seat in self.seats() {
                if self.open.players[seat].front {
                    self.bury_front(play, seat);
                }
            }
            self.shuffle_discards(play);
        }
    }
}
