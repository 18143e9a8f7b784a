//! The active player's phases: what he may do at each priority point (FC-5.6, FC-6 to FC-10).

use super::{Answer, Declare, EndTurn, Murder, NOBODY, Poison, Rolled, Spend, Step, TunnelWindow};
use crate::card::{CardId, Deeds};
use crate::choice::Choice;
use crate::event::Event;
use crate::fight::Bout;
use crate::lasting::Source;
use crate::magic::{Aim, Casting, MagicId, MagicKind};
use crate::space::{Space, other};
use crate::table::{Phase, Table};
use crate::why::Why;
use kernel::{Asks, Play, Seat, Weigh};
use serde::Serialize;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct InPhase;

impl InPhase {
    pub fn asks(&self, t: &Table) -> Asks {
        let over = t.open().phase == Phase::Combat && t.open().acts.combat_over;
        if over { NOBODY } else { Asks::one(t.open().active) }
    }

    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        let open = t.open();
        if seat != open.active {
            return;
        }
        match open.phase {
            Phase::Movement => moves(t, seat, out),
            Phase::Combat => attacks(t, seat, out),
            Phase::Magic => magic(t, seat, out),
            Phase::Reinforcement => offer(t, seat, Choice::Reinforce, out),
        }
        for id in open.army(seat) {
            let at = open.cards[id].at;
            if open.cards[id].is_hidden() {
                out.offer(Choice::Reveal(at));
            }
            for rule in t.unit(id).rules().iter() {
                if rule.special().murders {
                    offer(t, seat, Choice::Use(rule, at), out);
                }
            }
        }
        pointing(t, seat, out);
        out.offer(Choice::EndPhase);
    }

    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        let Some((seat, choice)) = answer else { return next_phase(t, play) };
        let on = |t: &Table, at: Space| t.open().on(at).expect("it was offered");
        if choice == Choice::EndPhase {
            return next_phase(t, play);
        }
        t.finally(Step::InPhase(self));
        match choice {
            Choice::Reveal(at) => t.reveal(play, on(t, at)),
            Choice::Use(_, at) => {
                let card = on(t, at);
                if t.open().cards[card].is_hidden() {
                    t.reveal(play, card);
                }
                t.then(Step::Murder(Murder { card }));
            }
            Choice::Point(rule, from, to) => t.point(play, rule, on(t, from), on(t, to)),
            Choice::Move(from, to) => t.move_card(play, on(t, from), to),
            Choice::Tunnel(from) => {
                let card = on(t, from);
                let end = t.open().tunnel_end(card).expect("it was offered");
                t.then(Step::TunnelWindow(TunnelWindow { card, end }));
            }
            Choice::Attack(from, to) | Choice::Shoot(from, to) => {
                let shot = matches!(choice, Choice::Shoot(..));
                let bout = Bout { from: on(t, from), to: on(t, to), shot };
                t.then(Step::Declare(Declare { bout, second: false }));
            }
            Choice::Cast(magic, from, at) => {
                let target = at.map_or(CardId::NONE, |at| on(t, at));
                t.cast(play, Casting { caster: on(t, from), magic, target });
            }
            Choice::Attach(magic, at) => t.attach(play, seat, magic, on(t, at)),
            Choice::Reinforce => {
                t.acts_mut().reinforced = true;
                let left = t.open().field().price(seat);
                t.then(Step::Spend(Spend { left, from: 0 }));
            }
            other => panic!("`{other}` is no action of a phase"),
        }
    }
}

/// Offers what the rules allow; what they refuse is explained when somebody asks (`rulings.rs`).
fn offer<W: Weigh<Table>>(t: &Table, seat: Seat, choice: Choice, out: &mut W) {
    weighed(choice, t.may(seat, choice), out);
}

fn weighed<W: Weigh<Table>>(choice: Choice, may: Result<(), Why>, out: &mut W) {
    match may {
        Ok(()) => out.offer(choice),
        Err(why) if W::WHY => out.refuse(choice, why),
        Err(_) => (),
    }
}

fn moves<W: Weigh<Table>>(t: &Table, seat: Seat, out: &mut W) {
    let open = t.open();
    let lie = open.lie(seat);
    for id in open.army(seat) {
        let at = open.cards[id].at;
        for to in open.destinations_over(id, &lie) {
            out.offer(Choice::Move(at, to));
        }
        if open.field().has(id, |s| s.tunnels) {
            offer(t, seat, Choice::Tunnel(at), out);
        }
    }
}

fn attacks<W: Weigh<Table>>(t: &Table, seat: Seat, out: &mut W) {
    let open = t.open();
    if open.acts.attacked && !W::WHY {
        return;
    }
    let field = open.field();
    for from in field.ups(seat) {
        for to in field.enemies_touching(from) {
            offer(t, seat, Choice::Attack(field.at(from), field.at(to)), out);
        }
        if field.shoots(from) {
            for to in open.army(other(seat)).filter(|to| field.reaches(from, field.at(*to))) {
                offer(t, seat, Choice::Shoot(field.at(from), field.at(to)), out);
            }
        }
    }
}

fn magic<W: Weigh<Table>>(t: &Table, seat: Seat, out: &mut W) {
    let open = t.open();
    let field = open.field();
    for caster in field.ups(seat) {
        let rules = field.rules(caster);
        if rules.any(|s| s.casts) {
            let spells = MagicId::spells(open.factions[seat]);
            spells.for_each(|magic| castings(t, seat, magic, caster, out));
        }
        if rules.any(|s| s.blesses) {
            MagicId::blessings().for_each(|magic| castings(t, seat, magic, caster, out));
        }
    }
    let spent = |magic: MagicId| match magic.magic().kind {
        MagicKind::Item => open.acts.item,
        _ => open.acts.evolution,
    };
    let support = MagicId::support(open.factions[seat]);
    for magic in support.filter(|m| open.is_unplayed(seat, *m) && (W::WHY || !spent(*m))) {
        for id in field.ups(seat) {
            offer(t, seat, Choice::Attach(magic, field.at(id)), out);
        }
    }
}

fn castings<W: Weigh<Table>>(t: &Table, seat: Seat, magic: MagicId, id: CardId, out: &mut W) {
    let attempt = t.may_attempt(seat, magic, id);
    if attempt.is_err() && !W::WHY {
        return;
    }
    let may = |at| attempt.and_then(|()| t.may_target(seat, magic, id, at));
    let from = t.open().cards[id].at;
    let targets = match magic.magic().aim {
        Aim::Own | Aim::OwnAny => t.open().army(seat),
        Aim::Enemy | Aim::EnemyHidden => t.open().army(other(seat)),
        Aim::AllEnemies | Aim::Player => {
            return weighed(Choice::Cast(magic, from, None), may(None), out);
        }
    };
    for target in targets {
        let at = Some(t.open().cards[target].at);
        weighed(Choice::Cast(magic, from, at), may(at), out);
    }
}

/// Rules by which revealed cards point at enemies.
fn pointing<W: Weigh<Table>>(t: &Table, seat: Seat, out: &mut W) {
    let open = t.open();
    for from in open.field().ups(seat) {
        let rules = open.field().rules(from).iter();
        for rule in rules.filter(|rule| rule.special().points.is_some()) {
            let usable = t.may_use(rule, from);
            if usable.is_err() && !W::WHY {
                continue;
            }
            for to in open.army(other(seat)) {
                let (at, to) = (open.cards[from].at, open.cards[to].at);
                let may = usable.and_then(|()| t.may_point_at(seat, rule, from, to));
                weighed(Choice::Point(rule, at, to), may, out);
            }
        }
    }
}

fn next_phase(t: &mut Table, play: &mut Play<Event>) {
    let next = match t.open().phase {
        Phase::Movement => Phase::Combat,
        Phase::Combat => Phase::Magic,
        Phase::Magic => Phase::Reinforcement,
        Phase::Reinforcement => return t.then(Step::EndTurn(EndTurn)),
    };
    t.begin_phase(play, next);
    if next == Phase::Reinforcement {
        t.begin_poison();
        t.then(Step::Poison(Poison));
    }
    t.then(Step::InPhase(InPhase));
}

impl Table {
    /// A card uses its rule on an enemy: it reveals it or marks it.
    pub(crate) fn point(
        &mut self,
        play: &mut Play<Event>,
        rule: crate::special::SpecialId,
        from: CardId,
        to: CardId,
    ) {
        let points = rule.special().points.expect("it points at cards");
        let deed = match points.when {
            crate::special::When::Movement => Deeds::POINTED,
            crate::special::When::OnceRevealed => Deeds::SPENT,
        };
        self.note(from, deed);
        let at = |id: CardId| self.open().cards[id].at;
        play.everyone(Event::Pointed { rule, from: at(from), to: at(to) });
        if points.at_hidden {
            self.reveal(play, to);
        } else {
            self.mark(play, from, to, Source::Special(rule));
        }
    }

    /// A spell or blessing is declared, and the dice are rolled.
    fn cast(&mut self, play: &mut Play<Event>, casting: Casting) {
        let card = self.open().cards[casting.caster];
        let seat = card.controller;
        let at = (!casting.target.is_none()).then(|| self.open().cards[casting.target].at);
        play.everyone(Event::CastingBegan { seat, magic: casting.magic, from: card.at, at });
        if casting.magic.magic().kind == MagicKind::Blessing {
            self.note(casting.caster, Deeds::TRIED_BLESSING);
            self.end_blessing(play, seat, casting.magic);
        } else {
            self.note(casting.caster, Deeds::TRIED_SPELL);
        }
        Rolled::roll(self, play, super::Roll::Cast { casting });
    }
}
