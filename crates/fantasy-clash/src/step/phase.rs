//! The active player's phases: what he may do at each priority point (FC-5.6, FC-6 to FC-10).

use super::{Answer, Declare, EndTurn, Murder, Poison, Rolled, Spend, Step, TunnelWindow, ask_if};
use crate::card::{CardId, Deeds};
use crate::choice::Choice;
use crate::event::Event;
use crate::fight::Bout;
use crate::lasting::Source;
use crate::magic::{Aim, Casting, MagicId, MagicKind};
use crate::space::{Space, Spaces, other};
use crate::special::{Points, When, such};
use crate::table::{Phase, Table};
use crate::why::Why;
use kernel::{Asks, Play, Seat, Weigh};
use serde::Serialize;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct InPhase;

impl InPhase {
    pub fn asks(&self, t: &Table) -> Asks {
        let open = t.open();
        let over = open.phase == Phase::Combat && open.acts.combat_over;
        // Without a card in play only a reinforcement is left, as everybody sees (FC-11.8).
        let bare = open.sides[open.active].is_empty()
            && (open.phase != Phase::Reinforcement || open.may_bring(open.active).is_err());
        ask_if(open.active, !over && !bare)
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
        // What only a face-down card can do is looked at on others only for its reasons.
        let side = open.sides[seat];
        let idle = if W::WHY || open.face_up { Spaces::NONE } else { open.up };
        for at in side.minus(idle) {
            let id = open.cells[at.index()];
            if open.cards[id].is_hidden() {
                out.offer(Choice::Reveal(at));
            }
            for rule in t.unit(id).rules().and(such!(|s| s.murders)).iter() {
                offer(t, seat, Choice::Use(rule, at), out);
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
                t.note_reinforcement();
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
        if open.field().has(id, such!(|s| s.tunnels)) {
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
            for to in field.reach(from).and(open.sides[other(seat)]) {
                offer(t, seat, Choice::Shoot(field.at(from), to), out);
            }
        }
    }
}

fn magic<W: Weigh<Table>>(t: &Table, seat: Seat, out: &mut W) {
    let open = t.open();
    let field = open.field();
    for at in field.side_with(seat, such!(|s| s.casts || s.blesses)) {
        let caster = open.cells[at.index()];
        let rules = field.rules(caster);
        let tries = W::WHY || open.may_try_spell(caster).is_ok();
        if rules.any(such!(|s| s.casts)) && tries {
            let (spells, reach) = (MagicId::spells(open.factions[seat]), field.reach(caster));
            spells.for_each(|magic| castings(t, seat, magic, (caster, reach), out));
        }
        let prays = W::WHY || !open.cards[caster].deeds.has(Deeds::TRIED_BLESSING);
        if rules.any(such!(|s| s.blesses)) && prays {
            // Blessings have no range (FC-12.2c).
            MagicId::blessings()
                .for_each(|magic| castings(t, seat, magic, (caster, Spaces::NONE), out));
        }
    }
    if W::WHY || !open.acts.item {
        attachments(t, seat, MagicKind::Item, out);
    }
    attachments(t, seat, MagicKind::Evolution, out);
}

fn attachments<W: Weigh<Table>>(t: &Table, seat: Seat, kind: MagicKind, out: &mut W) {
    let open = t.open();
    let mut unplayed =
        MagicId::of(kind, open.factions[seat]).filter(|m| open.is_unplayed(seat, *m)).peekable();
    if unplayed.peek().is_none() {
        return;
    }
    // Which cards can bear one is the same for all of them.
    let items = t.items(seat);
    let may = |at: Space| t.may_bear(seat, kind, open.cells[at.index()], &items);
    let enemies = kind == MagicKind::Item && !open.readings.own_items;
    let ups = open.field().up_spaces(seat);
    let ups = if enemies { ups.or(open.field().up_spaces(other(seat))) } else { ups };
    let bearers = ups.filter(|at| W::WHY || may(*at).is_ok());
    let bearers = bearers.fold(Spaces::NONE, Spaces::with);
    for magic in unplayed {
        for at in bearers {
            offer_attaching(t, magic, at, may, out);
        }
    }
}

fn offer_attaching<W: Weigh<Table>>(
    t: &Table,
    magic: MagicId,
    at: Space,
    bears: impl Fn(Space) -> Result<(), Why>,
    out: &mut W,
) {
    // Without reasons only bearers are asked about.
    let bears = if W::WHY { bears(at) } else { Ok(()) };
    let fits = || t.may_fit(magic, t.open().cells[at.index()]);
    weighed(Choice::Attach(magic, at), bears.and_then(|()| fits()), out);
}

/// Everything that a card which reaches so far can try with this spell or blessing.
fn castings<W: Weigh<Table>>(
    t: &Table,
    seat: Seat,
    magic: MagicId,
    (id, reach): (CardId, Spaces),
    out: &mut W,
) {
    let attempt = t.open().may_attempt(seat, magic, id);
    if attempt.is_err() && !W::WHY {
        return;
    }
    let may = |at| attempt.and_then(|()| t.may_target(seat, magic, id, at, reach));
    let from = t.open().cards[id].at;
    let targets = match magic.magic().aim {
        Aim::Own | Aim::OwnAny => t.open().sides[seat],
        Aim::Enemy | Aim::EnemyHidden => t.open().sides[other(seat)],
        Aim::AllEnemies | Aim::Player => {
            return weighed(Choice::Cast(magic, from, None), may(None), out);
        }
    };
    // Spells that are out of range are looked at only for their reasons.
    let far = !W::WHY && magic.magic().kind == MagicKind::Spell;
    let targets = if far { targets.and(reach) } else { targets };
    for at in targets.map(Some) {
        weighed(Choice::Cast(magic, from, at), may(at), out);
    }
}

/// Rules by which revealed cards point at enemies.
fn pointing<W: Weigh<Table>>(t: &Table, seat: Seat, out: &mut W) {
    let open = t.open();
    // What is used in the movement phase is looked at in others only for its reasons.
    let such = match open.phase {
        Phase::Movement => such!(|s| s.points.is_some()),
        _ if W::WHY => such!(|s| s.points.is_some()),
        _ if !open.has_late_bounties() => return,
        _ => such!(|s| matches!(s.points, Some(Points { when: When::OnReveal, .. }))),
    };
    for at in open.field().side_with(seat, such) {
        let from = open.cells[at.index()];
        let pointing = open.field().rules(from).and(such);
        for rule in pointing.iter() {
            let usable = t.may_use(rule, from);
            if usable.is_err() && !W::WHY {
                continue;
            }
            let reach = open.field().reach(from);
            for to in open.sides[other(seat)] {
                let may = usable.and_then(|()| t.may_point_at(seat, rule, to, reach));
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
            When::Movement => Deeds::POINTED,
            When::OnReveal => Deeds::SPENT,
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
