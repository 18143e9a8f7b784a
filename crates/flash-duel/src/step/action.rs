//! The four main actions: Move, Push, Attack, Dashing Strike (FD-7).

use super::{Answer, Exchange, Played, Step, one};
use crate::ability::{Ends, Moment};
use crate::board::{How, Space, Way};
use crate::choice::{Card, Choice, Meld, plain};
use crate::event::Event;
use crate::pile::{COPIES, Number};
use crate::plays::{self, Limit, Plays};
use crate::table::{Ahead, Open, Table};
use crate::why::{self, Why};
use kernel::{Asks, Play, Seat, SeatSet, Weigh};
use serde::Serialize;

/// Which actions are allowed: all four on one's turn, fewer where an ability grants one (FD-7.14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Grant {
    pub moves: bool,
    pub pushes: bool,
    pub attacks: bool,
    pub strikes: bool,
    /// Only attacks with this number.
    pub number: Option<Number>,
    /// Only attacks on this space.
    pub space: Option<Space>,
    /// The one action of the turn, which must be taken (FD-6.3).
    pub main: bool,
}

impl Grant {
    pub const NOTHING: Grant = Grant {
        moves: false,
        pushes: false,
        attacks: false,
        strikes: false,
        number: None,
        space: None,
        main: false,
    };
    pub const MAIN: Grant = Grant {
        moves: true,
        pushes: true,
        attacks: true,
        strikes: true,
        main: true,
        ..Grant::NOTHING
    };
    pub const MOVE: Grant = Grant { moves: true, ..Grant::NOTHING };
    pub const STRIKE: Grant = Grant { strikes: true, ..Grant::NOTHING };
    pub const ATTACK: Grant = Grant { attacks: true, ..Grant::NOTHING };
}

/// A player takes an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct MainAction {
    pub seat: Seat,
    pub grant: Grant,
}

impl MainAction {
    #[inline]
    pub fn asks(&self, t: &Table) -> Asks {
        let f = t.open().fighter(self.seat);
        // Without any card there is nothing to ask (FD-6.6); all of this is public.
        let has_card = f.hand_size > 0 || f.has_stash || plays::may_lend(t.open(), self.seat);
        if has_card && !f.defeated { one(self.seat) } else { super::NOBODY }
    }

    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat != self.seat {
            return;
        }
        let (plays, ahead) = (Plays::of(t, seat), t.open().ahead(seat));
        self.weigh_moves_and_pushes(t, plays, ahead, out);
        self.weigh_attacks(t, plays, ahead, out);
        self.weigh_strikes(t, plays, ahead, out);
        if !self.grant.main {
            out.offer(Choice::Pass);
        } else if t.open().hand_size(seat) == 0 {
            out.offer(Choice::NoAction);
        } else if W::WHY {
            out.refuse(Choice::NoAction, why::COMPULSORY);
        }
    }

    fn weigh_moves_and_pushes<W: Weigh<Table>>(
        &self,
        t: &Table,
        plays: Plays,
        ahead: Ahead,
        out: &mut W,
    ) {
        let adjacent = self.grant.pushes && ahead.has_enemy_at(1);
        match plays.plain_numbers() {
            Some(numbers) if self.grant.moves && adjacent => {
                let list = plain::moves_and_pushes(numbers);
                out.offer_first(list.count, &list.choices);
            }
            Some(numbers) if self.grant.moves => {
                let list = plain::moves(numbers);
                out.offer_first(list.count, &list.choices);
            }
            _ => self.weigh_special_moves_and_pushes(plays, adjacent, out),
        }
        if W::WHY {
            for n in Number::ALL {
                let (card, held) = (Card::plain(n), t.held(self.seat, n) > 0);
                if !held || !self.grant.moves {
                    let why = if held { why::GRANT_ONLY } else { why::NOT_HELD };
                    out.refuse(Choice::Move(card, Way::Forward), why);
                    out.refuse(Choice::Move(card, Way::Back), why);
                }
                if !held || !adjacent {
                    let why = match () {
                        _ if !self.grant.pushes => why::GRANT_ONLY,
                        _ if !adjacent => why::PUSH_NEEDS_ADJACENT,
                        _ => why::NOT_HELD,
                    };
                    out.refuse(Choice::Push(card), why);
                }
            }
        }
    }

    /// The same where not every card is plain, or not every action granted.
    fn weigh_special_moves_and_pushes<W: Weigh<Table>>(
        &self,
        plays: Plays,
        adjacent: bool,
        out: &mut W,
    ) {
        for card in plays.singles() {
            if self.grant.moves {
                out.offer(Choice::Move(card, Way::Forward));
                out.offer(Choice::Move(card, Way::Back));
            }
            if adjacent {
                out.offer(Choice::Push(card));
            }
        }
    }

    /// Whether an attack that reaches this far has a target the grant allows.
    fn reaches(&self, t: &Table, ahead: Ahead, number: Number, reach: u8) -> bool {
        let on_space = |wanted| {
            let me = t.open().fighter(self.seat);
            me.side.ahead(me.space, reach) == Some(wanted)
        };
        self.grant.attacks
            && ahead.has_enemy_at(reach)
            && self.grant.number.is_none_or(|n| n == number)
            && self.grant.space.is_none_or(on_space)
    }

    fn weigh_attacks<W: Weigh<Table>>(&self, t: &Table, plays: Plays, ahead: Ahead, out: &mut W) {
        for n in ahead.within_five_of(0).filter(|n| self.reaches(t, ahead, *n, n.value())) {
            match plays.plain_count(n) {
                Some(held) => out.offer_first(held.into(), plain::attacks(n)),
                None => plays.melds(n, Limit::NONE, |m| out.offer(Choice::Attack(m))),
            }
        }
        plays.reaching_melds(|m| {
            if self.reaches(t, ahead, m.number, m.reach()) {
                out.offer(Choice::Attack(m));
            }
        });
        if W::WHY {
            for n in Number::ALL {
                let held = t.held(self.seat, n);
                let why = match () {
                    _ if !self.grant.attacks => why::GRANT_ONLY,
                    _ if !self.reaches(t, ahead, n, n.value()) => why::NOBODY_AT_DISTANCE,
                    _ => why::NOT_HELD,
                };
                let from = if why == why::NOT_HELD { held + 1 } else { 1 };
                (from..=COPIES).for_each(|k| out.refuse(Choice::Attack(Meld::plain(n, k)), why));
            }
        }
    }

    fn weigh_strikes<W: Weigh<Table>>(&self, t: &Table, plays: Plays, ahead: Ahead, out: &mut W) {
        if !self.grant.strikes || ahead.has_enemy_at(1) {
            if W::WHY {
                let adjacent = self.grant.strikes;
                let why = if adjacent { why::STRIKE_WHEN_ADJACENT } else { why::GRANT_ONLY };
                each_plain_strike(|choice| out.refuse(choice, why));
            }
            return;
        }
        if ahead.has_enemy_within_ten() {
            for dash in plays.singles() {
                let step = ahead.step(dash.number.value());
                if step == 0 {
                    continue;
                }
                for n in ahead.within_five_of(step) {
                    match plays.plain_count(n) {
                        Some(held) => {
                            let left = held - u8::from(n == dash.number);
                            out.offer_first(left.into(), plain::strikes(dash.number, n));
                        }
                        None => {
                            let limit = Limit::after(dash);
                            plays.melds(n, limit, |m| out.offer(Choice::Strike(dash, m)));
                        }
                    }
                }
            }
        }
        if W::WHY {
            each_plain_strike(|choice| {
                let Choice::Strike(dash, m) = choice else { return };
                let step = ahead.step(dash.number.value());
                if step == 0 {
                    out.refuse(choice, why::DASH_MUST_MOVE);
                } else if !ahead.has_enemy_at(step + m.number.value()) {
                    out.refuse(choice, why::NO_STRIKE_AFTER_DASH);
                } else if !t.can_pay(self.seat, choice.cost()) {
                    out.refuse(choice, why::NOT_HELD);
                }
            });
        }
    }

    #[inline(always)]
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        match answer {
            None | Some((_, Choice::NoAction)) if self.grant.main => {
                play.everyone(Event::NoActionTaken { seat: self.seat });
            }
            None | Some((_, Choice::Pass)) => (),
            Some((seat, choice)) if choice.lent().is_some() => {
                t.announce_play(play, seat, choice);
                t.then(Step::MainAction(self));
            }
            Some((seat, choice)) => t.carry_out(play, seat, choice),
        }
    }
}

/// Every dashing strike with plain cards, possible or not.
fn each_plain_strike(mut f: impl FnMut(Choice)) {
    for d in Number::ALL {
        for n in Number::ALL {
            (1..COPIES).for_each(|k| f(Choice::Strike(Card::plain(d), Meld::plain(n, k))));
        }
    }
}

/// Whether an action without an ability in it was offered.
struct Something(bool);

impl Weigh<Table> for Something {
    const WHY: bool = false;

    fn offer(&mut self, choice: Choice) {
        self.0 = self.0 || (choice != Choice::Pass && choice.lent().is_none());
    }
    fn refuse(&mut self, _: Choice, _: Why) {}
}

impl Open {
    /// How many cards this player has to play with: his hand and what he set aside.
    pub fn cards_to_play(&self, seat: Seat) -> u8 {
        self.hand_size(seat) + u8::from(self.fighter(seat).has_stash)
    }

    /// Whether, for all that is public, this player could make a dashing strike (FD-7.10, FD-7.13).
    pub fn could_strike(&self, seat: Seat) -> bool {
        let ahead = self.ahead(seat);
        let steps = Number::ALL.into_iter().map(|dash| ahead.step(dash.value()));
        self.cards_to_play(seat) >= 2
            && !ahead.has_enemy_at(1)
            && steps.filter(|s| *s > 0).any(|s| ahead.within_five_of(s).next().is_some())
    }

    /// Whether, for all that is public, this player could attack (FD-7.8).
    pub fn could_attack(&self, seat: Seat) -> bool {
        self.cards_to_play(seat) >= 1 && self.ahead(seat).within_five_of(0).next().is_some()
    }
}

impl Table {
    /// Carries out a declared action.
    #[inline]
    pub(crate) fn carry_out(&mut self, play: &mut Play<Event>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Move(card, way) => self.make_move(play, seat, card, way),
            other => self.fight(play, seat, other),
        }
    }

    /// Carries out an action against enemies.
    fn fight(&mut self, play: &mut Play<Event>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Push(card) => {
                self.pay(seat, card.cost());
                play.everyone(Event::Pushed { by: seat, card });
                self.moment(Moment::Pushing { by: seat });
                let spaces = card.number.value();
                self.then(Step::PushBack(PushBack { by: seat, spaces }));
            }
            Choice::Attack(with) => {
                self.pay(seat, with.cost());
                let me = self.open().fighter(seat);
                let space =
                    me.side.ahead(me.space, with.reach()).expect("a target is on the board");
                let x = Exchange::new(self, seat, false, with, space);
                let strength = x.strength;
                play.everyone(Event::Attacked { by: seat, with, space, strength });
                self.then(Step::Exchange(x));
            }
            Choice::Strike(dash, with) => {
                self.pay(seat, choice.cost());
                let (from, to) =
                    (self.open().space(seat), self.open().forward(seat, dash.number.value()));
                play.everyone(Event::Dashed { seat, card: dash, from, to });
                self.displace(play, seat, to, How::Dash);
                let side = self.open().side(seat);
                let space = side.ahead(to, with.number.value()).expect("a target is on the board");
                let x = Exchange::new(self, seat, true, with, space);
                let strength = x.strength;
                play.everyone(Event::Struck { by: seat, with, space, strength });
                self.then(Step::Exchange(x));
            }
            other => panic!("`{other}` is no action"),
        }
    }

    #[inline]
    fn make_move(&mut self, play: &mut Play<Event>, seat: Seat, card: Card, way: Way) {
        self.pay(seat, card.cost());
        let (from, n) = (self.open().space(seat), card.number.value());
        let to = match way {
            Way::Forward => self.open().forward(seat, n),
            Way::Back => self.open().back(seat, n),
        };
        play.everyone(Event::Moved { seat, card, way, from, to });
        self.displace(play, seat, to, How::Move);
        if way == Way::Back {
            self.end_lasting(play, Ends::MOVE_BACK, |f| f.on == seat);
        }
        self.moment(Moment::Moved { who: seat, from, to });
    }

    /// Grants an action to a player, here and now (FD-7.14).
    pub fn grant(&mut self, seat: Seat, grant: Grant) {
        self.then(Step::MainAction(MainAction { seat, grant }));
    }

    /// Whether a granted action would find something to do with hand and stash as they are. No
    /// other ability can be part of it: the one that grants it is the ability of this turn
    /// (FD-11.4).
    pub fn grant_finds_something(&self, seat: Seat, grant: Grant) -> bool {
        let mut found = Something(false);
        MainAction { seat, grant }.weigh(self, seat, &mut found);
        found.0
    }

    /// A play that an ability is part of: the ability is announced with it (FD-7.15, FD-11.10).
    pub(crate) fn announce_play(&mut self, play: &mut Play<Event>, by: Seat, choice: Choice) {
        let ability = choice.lent().expect("the play has an ability in it");
        let cost = choice.cost();
        play.everyone(Event::PlayAnnounced { by, ability, cards: cost.hand });
        self.saw_play(by, choice);
        self.turn_face_down(by, ability);
        self.moment(Moment::Announced { ability, by });
        self.then(Step::Played(Played { ability, by, choice, countered: false }));
    }
}

/// The pushed pawns move back (FD-7.5, FD-17.12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct PushBack {
    pub by: Seat,
    pub spaces: u8,
}

impl PushBack {
    /// Everyone on the adjacent space.
    pub fn victims(self, t: &Open) -> SeatSet {
        t.enemies(self.by).iter().filter(|e| t.distance(self.by, *e) == 1).collect()
    }

    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        let victims = self.victims(t.open());
        t.push_back(play, victims, self.spaces);
    }
}
