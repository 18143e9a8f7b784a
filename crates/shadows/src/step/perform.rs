//! What each operation does.

use super::{Breaking, Falls, Flags, Forfeit, Mending, Run, Source, Step};
use crate::card::CardId;
use crate::entity::{Entity, Is};
use crate::event::Event;
use crate::op::{Ability, Amount, Look, Market, Of, Op, Scope, Span, To, What};
use crate::table::{At, Cause, Invincible, Mark, Place, SLOTS, Table};
use kernel::{Counter, Play, Seat, SeatSet};

impl Table {
    /// Carries one operation out; whatever needs time is put on the agenda.
    pub(crate) fn perform(&mut self, play: &mut Play<Event>, run: &mut Run, op: Op) {
        match op {
            Op::Attack(hit) => self.announce(play, run, &hit),
            Op::Lose(to, amount) => self.lose_health(play, run, to, amount),
            Op::Block(amount, shields, scope) => self.block(play, run, amount, shields, scope),
            Op::Cancel => self.cancel_answered(play, run.by),
            Op::Gain(token, n) => {
                let card = run.printed(self);
                self.gain(play, run.by, token, n, card);
            }
            Op::Drain(token, n, of, give) => self.drain(run, token, n, of, give),
            Op::Recover(to, amount) => self.heal(play, run, to, amount),
            Op::Restore(n) => self.then(Step::Mending(Mending { seat: run.by, n })),
            Op::RestoreThis(n) => self.restore_this(play, run, n),
            Op::Break(n, of) => {
                let seats = self.players_of(run, of);
                for seat in self.open().from(run.by).filter(|seat| seats.has(*seat)) {
                    self.then(Step::Breaking(Breaking { seat, n }));
                }
            }
            Op::Market(market) => self.change_market(play, run, market),
            Op::Mod(what, n, span) => self.modify(run, what, n, span),
            Op::Mark(n, then) => {
                if let Source::Skill(slot) = run.src {
                    let (ability, op) = (run.ability, run.at);
                    self.noted(run.by).mark = Mark { on: run.struck, n, slot, ability, op };
                }
                run.at.raise(then);
            }
            Op::Predict(_, then) => {
                if !self.answer_predict(play, run) {
                    run.at.raise(then);
                }
            }
            Op::Choose(options) => {
                let before = options.iter().take(usize::from(run.n) - 1).sum::<u8>();
                run.at.raise(before);
                run.n = 0;
            }
            Op::When(cond, n) => run.at.raise(if self.holds(run, cond) { 0 } else { n }),
            Op::Skip(n) => run.at.raise(n),
            Op::Repeat(_) => run.at = if run.has(Flags::NAMED) { 0 } else { run.at },
            Op::Roll => {
                run.n = 1 + play.chance.pick(&[1; 6]) as u8;
                play.everyone(Event::DieRolled { seat: run.by, die: run.n });
            }
            Op::Track(most, then) => {
                if !self.move_marker(play, run, most) {
                    run.at.raise(then);
                }
            }
            _ => self.perform_on_cards(play, run, op),
        }
    }
    /// Operations that move or change cards.
    fn perform_on_cards(&mut self, play: &mut Play<Event>, run: &mut Run, op: Op) {
        let by = run.by;
        match op {
            Op::Stun(_) => {
                if let Some(slot) = self.open().players[run.who].slot_of(run.card) {
                    self.stun(play, run.who, slot, 1);
                }
            }
            Op::Unstun => {
                if let Some(slot) = self.open().players[by].slot_of(run.card) {
                    self.unstun(play, by, slot, 1);
                }
            }
            Op::Release => {
                if let Some(slot) = self.open().players[by].slot_of(run.card) {
                    self.send_to_deck(play, by, slot);
                }
            }
            Op::ReleaseAll => self.release_all(play, by),
            Op::Discard(to) => self.discard(play, run, to),
            Op::DiscardWeak(_) => self.remove_unit(play, run.struck, false),
            Op::DestroyUnit => self.remove_unit(play, run.struck, true),
            Op::DestroyItem(_) => {
                self.unequip(play, run.who, run.card, true, Cause::Player(by));
            }
            Op::Attach(_) => {
                if let Source::Skill(slot) = run.src {
                    self.attach(play, by, usize::from(slot), run.struck);
                }
            }
            Op::Invincible(span) => {
                let lasts = if span == Span::Step { Invincible::Step } else { Invincible::Round };
                let held = &mut self.noted(by).invincible;
                *held = (*held).max(lasts);
                play.everyone(Event::BecameInvincible { seat: by });
            }
            Op::PreventKo(left) => {
                let hp = self.open().hp(by);
                self.set_damage(by, hp.saturating_sub(left));
                self.take_cause(by);
                play.everyone(Event::KnockDownPrevented { seat: by, left });
            }
            Op::SkipLoss => self.skip_loss(by),
            Op::Peek(look, of) => self.look(play, run, look, of),
            Op::SwapAction => self.swap_front(play, by),
            Op::Flip => {
                if let Source::Skill(slot) = run.src {
                    self.flip(play, by, usize::from(slot));
                }
            }
            Op::Fetch => self.fetch(play, by, run.card),
            Op::Creature => self.call_creature(play, run),
            other => panic!("{other:?} is carried out elsewhere"),
        }
    }

    /// The players an operation speaks of, without those who cancelled their part.
    fn players_of(&self, run: &Run, of: Of) -> SeatSet {
        let all: SeatSet = match of {
            Of::Me | Of::TriggerOwner => SeatSet::one(run.by),
            Of::Opponent | Of::Predicted => SeatSet::one(run.who),
            Of::EachOpponent => self.open().others(run.by).collect(),
            Of::StruckOwner => run.struck.owner().into_iter().collect(),
        };
        all.minus(run.spared)
    }
    fn entity_of(&self, run: &Run, to: To) -> Entity {
        match to {
            To::Hero => Entity::hero(run.by),
            To::Monster => Entity::MONSTER,
            To::Attacker | To::Trigger => run.foe,
            To::PredictedHero => Entity::hero(run.who),
            To::Attached => match run.src {
                Source::Skill(slot) => self.attached_to(run.by, usize::from(slot)),
                _ => Entity::NONE,
            },
            _ => run.struck,
        }
    }
    fn attached_to(&self, seat: Seat, slot: usize) -> Entity {
        match self.open().players[seat].cards[slot].at {
            At::On(entity) => entity,
            _ => Entity::NONE,
        }
    }
    fn lose_health(&mut self, play: &mut Play<Event>, run: &mut Run, to: To, amount: Amount) {
        let target = self.entity_of(run, to);
        let n = self.open().amount(run.by, amount, target, run.n).clamp(0, 255) as u8;
        let lost = self.hurt(play, target, n, run.by, run.cause());
        let opponents = target.is_hero() && target.owner() != Some(run.by);
        run.flags.set(Flags::LOST, lost);
        run.flags.set(Flags::HERO_LOST, lost && opponents);
        if lost {
            self.then(Step::Falls(Falls::default()));
        }
    }
    fn heal(&mut self, play: &mut Play<Event>, run: &mut Run, to: To, amount: Amount) {
        let target = self.entity_of(run, to);
        let n = self.open().amount(run.by, amount, target, run.n).clamp(0, 255) as u8;
        if run.is_monsters() && self.heal_after_attack(n) {
            return;
        }
        let healed = self.recover(play, target, n, run.by);
        run.flags.set(Flags::RECOVERED, healed);
    }
    /// Blocks of the Attack being answered; rows protect the Monster (SH-10.4, SH-15.5).
    fn block(
        &mut self,
        play: &mut Play<Event>,
        run: &Run,
        amount: Amount,
        shields: bool,
        scope: Scope,
    ) {
        let blow = match scope {
            Scope::Row => self.rows_blow(),
            _ => self.defended(),
        };
        let Some(at) = blow else { return };
        let dodges = run.ability(run.printed(self)).is_some_and(Ability::is_dodge);
        let target = self.open().blows.at(at).target;
        let n = self.open().blocked(run.by, amount, dodges, target);
        let blow = self.blows().at_mut(at);
        // No more is blocked than there is.
        let n = n.min(blow.damage);
        blow.damage.lower(n);
        blow.answered = true;
        if !shields {
            self.forbid_shields(run.by);
        }
        play.everyone(Event::Blocked { target, n });
    }
    /// No Shield Point of this player may be used against the Attack any more (SH-10.4).
    fn forbid_shields(&mut self, seat: Seat) {
        let Some(first) = self.defence().map(|strike| strike.first) else { return };
        for at in first..self.open().blows.len() {
            let blow = self.blows().at_mut(at);
            blow.no_shields |= blow.target.owner() == Some(seat);
        }
    }
    fn drain(&mut self, run: &mut Run, token: Option<crate::op::Token>, n: u8, of: Of, give: bool) {
        run.flags.set(Flags::DRAINED, false);
        let seats = self.players_of(run, of);
        for seat in self.open().from(run.by).filter(|seat| seats.has(*seat)) {
            for _ in 0..n {
                let to = give.then_some(run.by);
                self.then(Step::Forfeit(Forfeit { seat, token, to, drained: true }));
            }
        }
    }
    fn restore_this(&mut self, play: &mut Play<Event>, run: &Run, n: u8) {
        let card = run.printed(self);
        for _ in 0..n {
            let guard = crate::table::Guard::Card(card);
            if self.open().broken(run.by).any(|g| g == guard) {
                self.mend_shield(play, run.by, guard);
            }
        }
    }
    fn change_market(&mut self, play: &mut Play<Event>, run: &Run, market: Market) {
        match market {
            Market::Replace => self.replace_in_market(play, run.card),
            Market::Add(n) => (0..n).for_each(|_| self.add_to_market(play)),
            Market::Sweep => self.sweep_market(play),
        }
    }
    fn modify(&mut self, run: &Run, what: What, n: i8, span: Span) {
        let noted = self.noted(run.by);
        let number = match (what, span) {
            (What::HeroAttack, Span::Next) => &mut noted.next_attack,
            (What::HeroAttack, _) => &mut noted.attack,
            (What::ItemCost, Span::Next) => &mut noted.next_cost,
            (What::ItemCost, _) => &mut noted.cost,
            other => panic!("{other:?} is no change for a time"),
        };
        number.raise(n);
    }
    /// Moves the marker; true if it came to the end and went back (SH-25.6).
    fn move_marker(&mut self, play: &mut Play<Event>, run: &Run, most: u8) -> bool {
        let Source::Skill(slot) = run.src else { return false };
        let own = self.own(run.by, usize::from(slot));
        own.marker.raise(1);
        let (card, spaces) = (own.face, own.marker);
        let there = spaces >= most;
        if there {
            own.marker = 0;
        }
        play.everyone(Event::MarkerMoved { seat: run.by, card, spaces });
        there
    }
    fn release_all(&mut self, play: &mut Play<Event>, seat: Seat) {
        for slot in 0..SLOTS {
            match self.open().players[seat].cards[slot] {
                own if own.at == At::Stunned => self.send_to_deck(play, seat, slot),
                own if own.stun > 0 => self.unstun(play, seat, slot, own.stun),
                _ => (),
            }
        }
    }
    fn discard(&mut self, play: &mut Play<Event>, run: &Run, to: To) {
        if let (To::This, Source::Skill(slot)) = (to, run.src) {
            return self.send_to_deck(play, run.by, usize::from(slot));
        }
        for seat in self.open().others(run.by).filter(|seat| !run.spared.has(*seat)) {
            for slot in 0..SLOTS {
                let own = &self.open().players[seat].cards[slot];
                if own.is_unit() && own.card().form == crate::card::Form::Object {
                    self.send_to_deck(play, seat, slot);
                }
            }
        }
    }
    fn remove_unit(&mut self, play: &mut Play<Event>, unit: Entity, destroyed: bool) {
        match unit.is() {
            Is::Unit(seat, slot) if destroyed => self.out_of_game(play, seat, slot),
            Is::Unit(seat, slot) => self.send_to_deck(play, seat, slot),
            _ => (),
        }
    }
    /// Somebody looks at cards that others may not see (SH-3.7).
    fn look(&mut self, play: &mut Play<Event>, run: &Run, look: Look, of: Of) {
        let Some(seat) = self.players_of(run, of).lowest() else { return };
        if look == Look::Action {
            return self.peek_front(play, run.by, seat);
        }
        let at_random = look == Look::HandRandom;
        let mut slots = [false; SLOTS];
        self.hidden_in(seat, Place::Hand).for_each(|(slot, _)| slots[slot] = true);
        if at_random && slots.contains(&true) {
            let at = play.chance.pick(&slots.map(u32::from));
            slots = std::array::from_fn(|slot| slot == at);
        }
        for slot in (0..SLOTS).filter(|slot| slots[*slot]) {
            self.peek_card(run.by, seat, slot);
        }
        if !play.is_silent() {
            let seen = (0..SLOTS).filter(|slot| slots[*slot]);
            let cards = seen.map(|slot| self.secret(seat, slot).card).collect();
            let told = |cards| Event::HandSeen { by: run.by, of: seat, cards, at_random };
            play.split(SeatSet::one(run.by), told(cards), told(Vec::new()));
        }
    }
    fn fetch(&mut self, play: &mut Play<Event>, seat: Seat, card: CardId) {
        let slot = self.slot_in(seat, Place::Deck, card).expect("it is in the Current Deck");
        self.hide(seat, slot, Place::Hand);
        self.count_hidden(seat);
        // What was denied before may have come since.
        let noted = self.noted(seat);
        (noted.denied, noted.unanswerable) = (0, 0);
        let private = Event::Fetched { seat, card };
        let public = Event::Fetched { seat, card: CardId::NONE };
        play.split(SeatSet::one(seat), private, public);
    }

    /// The number is named: it can be named no more on this player this round (SH-14.3).
    pub(crate) fn announce_predict(&mut self, run: &mut Run) {
        run.flags.set(Flags::PREDICTED, true);
        let (number, by) = (run.n, run.by);
        let noted = self.noted(run.who);
        noted.predicted |= 1 << number;
        noted.by[usize::from(number)] = by;
    }
    /// Whether a card with this number is in Hand; one in the queue counts (SH-6.9, SH-14.2).
    pub(crate) fn holds_number(&self, seat: Seat, number: u8) -> bool {
        let held = [Place::Hand, Place::Queue];
        let mut cards = held.into_iter().flat_map(|place| self.hidden_in(seat, place));
        cards.any(|(_, card)| card.card().has_number(number))
    }
    /// The truthful answer (SH-14.1); false if there is no such card in Hand.
    fn answer_predict(&mut self, play: &mut Play<Event>, run: &mut Run) -> bool {
        let (on, number) = (run.who, run.n);
        play.everyone(Event::Predicted { by: run.by, on, number });
        let yes = self.holds_number(on, number);
        let noted = self.noted(on);
        if yes {
            noted.owed |= 1 << number;
        } else {
            noted.denied |= 1 << number;
        }
        run.flags.set(Flags::GUESSED, yes);
        run.n = 0;
        play.everyone(Event::PredictAnswered { on, number, yes });
        yes
    }
    /// Cancels the Spell or Predict that is being answered, as far as it is aimed at this player
    /// (SH-10.11, SH-10.13). It lies on the agenda right below the answer, whose own run is off it
    /// while it runs.
    fn cancel_answered(&mut self, play: &mut Play<Event>, by: Seat) {
        play.everyone(Event::Cancelled { by });
        let Some(run) = self.running().copied() else { return };
        let op = run.op(self);
        let affected = op.map_or(SeatSet::EMPTY, |op| self.affected(&run, op));
        let answered = self.running_mut().expect("it is being carried out");
        answered.spared = answered.spared.with(by);
        if affected.is_subset(answered.spared) {
            answered.flags.set(Flags::CANCELLED, true);
        }
    }
}
