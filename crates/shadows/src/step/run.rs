//! One use of an ability, carried out operation by operation.

use super::{Against, Answer, Name, Step, Triggers};
use crate::card::CardId;
use crate::entity::Entity;
use crate::event::Event;
use crate::monster::{Icon, creature};
use crate::op::{Ability, Op, Trait, Win};
use crate::table::{At, Cause, Open, SLOTS, Table};
use kernel::{Counter, Play, Seat, SeatSet};
use serde::Serialize;

/// Where an ability is printed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// A card of the user, by its place.
    Skill(u8),
    Gear(CardId),
    /// A row of the Monster's chart.
    Row(Icon),
    /// The Monster's Creature acts.
    #[default]
    Creature,
}

/// What has come about in a run so far; conditions ask for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Flags(pub u16);

impl Flags {
    /// A target used a Response against an Attack of this run.
    pub const ANSWERED: Flags = Flags(1);
    /// The latest Attack or loss cost health, and a Hero's.
    pub const LOST: Flags = Flags(2);
    pub const HERO_LOST: Flags = Flags(4);
    pub const KO: Flags = Flags(8);
    pub const RECOVERED: Flags = Flags(16);
    pub const DRAINED: Flags = Flags(32);
    pub const BROKE: Flags = Flags(64);
    pub const SWAPPED: Flags = Flags(128);
    /// What the next operation is aimed at was named.
    pub const NAMED: Flags = Flags(256);
    /// Those it is aimed at had their chance to answer.
    pub const OPEN: Flags = Flags(512);
    pub const CANCELLED: Flags = Flags(1024);
    /// An Attack of this run was made; a later one may be declined.
    pub const STRUCK: Flags = Flags(2048);
    /// An Attack failed by its die (SH-9.14).
    pub const FAILED: Flags = Flags(4096);
    pub const PREDICTED: Flags = Flags(8192);
    pub const GUESSED: Flags = Flags(16384);
    /// The same target again.
    pub const SAME: Flags = Flags(32768);

    pub fn has(self, flag: Flags) -> bool {
        self.0 & flag.0 != 0
    }
    pub fn set(&mut self, flag: Flags, so: bool) {
        if so {
            self.0 |= flag.0;
        } else {
            self.0 &= !flag.0;
        }
    }
}

/// One use of an ability.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Run {
    /// Who decides and is credited; for a row the player who revealed the card.
    pub by: Seat,
    pub src: Source,
    pub ability: u8,
    /// The next operation.
    pub at: u8,
    pub flags: Flags,
    /// What is answered, or what triggered a row.
    pub foe: Entity,
    /// The latest target, and the one before.
    pub struck: Entity,
    pub first: Entity,
    /// The chosen or predicted player.
    pub who: Seat,
    /// A chosen card, or none.
    pub card: CardId,
    /// A rolled die, a chosen number, or how many targets were named.
    pub n: u8,
    /// Those who have cancelled their part (SH-10.13).
    pub spared: SeatSet,
}

impl Run {
    pub fn new(by: Seat, src: Source, ability: usize) -> Run {
        Run { by, src, ability: ability as u8, card: CardId::NONE, ..Run::default() }
    }
    pub fn has(&self, flag: Flags) -> bool {
        self.flags.has(flag)
    }
    /// The card it is printed on; none for the Monster's side.
    pub fn printed(&self, t: &Table) -> CardId {
        match self.src {
            Source::Skill(slot) => t.secret(self.by, usize::from(slot)).card,
            Source::Gear(item) => item,
            _ => CardId::NONE,
        }
    }
    pub(super) fn ability(&self, card: CardId) -> Option<&'static Ability> {
        (!card.is_none()).then(|| &card.card().abilities[usize::from(self.ability)])
    }
    /// Its operations, where this is the card it is printed on.
    pub(super) fn ops_on(&self, card: CardId, open: &Open) -> &'static [Op] {
        match (self.src, open.monster) {
            (Source::Row(icon), Some(monster)) => monster.row(icon).does,
            (Source::Creature, _) => creature().does,
            _ => self.ability(card).map_or(&[], |ability| ability.does),
        }
    }
    pub fn does(&self, t: &Table) -> &'static [Op] {
        self.ops_on(self.printed(t), t.open())
    }
    pub fn uses(&self, t: &Table) -> Trait {
        match (self.src, t.open().monster) {
            (Source::Row(icon), Some(monster)) => monster.row(icon).uses,
            (Source::Creature, _) => Trait::Attack,
            _ => self.ability(self.printed(t)).map_or(Trait::Plain, |ability| ability.uses),
        }
    }
    pub fn op(&self, t: &Table) -> Option<Op> {
        self.does(t).get(usize::from(self.at)).copied()
    }
    pub fn is_monsters(&self) -> bool {
        matches!(self.src, Source::Row(_) | Source::Creature)
    }
    /// The entity that uses it, where this is the card it is printed on (SH-8.5).
    pub(super) fn user_on(&self, card: CardId) -> Entity {
        let unit = !card.is_none() && card.card().is_unit();
        match self.src {
            Source::Row(_) => Entity::MONSTER,
            Source::Creature => Entity::CREATURE,
            Source::Skill(slot) if unit => Entity::unit(self.by, usize::from(slot)),
            _ => Entity::hero(self.by),
        }
    }
    pub fn user(&self, t: &Table) -> Entity {
        self.user_on(self.printed(t))
    }
    pub fn cause(&self) -> Cause {
        if self.is_monsters() { Cause::Monster } else { Cause::Player(self.by) }
    }
}

/// An ability is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Doing {
    pub run: Run,
}

impl Doing {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        let mut run = self.run;
        loop {
            let op = run.op(t).filter(|_| !run.has(Flags::CANCELLED));
            let Some(op) = op else { return ended(t, &run) };
            if matches!(op, Op::Attack(hit) if hit.back) && !t.is_returning() {
                return t.wait_to_return(run);
            }
            if run.has(Flags::SAME) && matches!(op, Op::Attack(_)) {
                t.aim_again(&mut run);
            }
            if t.is_named(&run, op) && !run.has(Flags::NAMED) {
                if t.has_choice(&run) {
                    t.then(Step::Name(Name));
                    return t.finally(Step::Doing(Doing { run }));
                }
                leave_out(&mut run, op);
                continue;
            }
            if !run.has(Flags::OPEN) && open_windows(t, &mut run, op) {
                return t.finally(Step::Doing(Doing { run }));
            }
            run.at.raise(1);
            let due = t.open().agenda.live().len();
            t.perform(play, &mut run, op);
            run.flags.set(Flags::NAMED, false);
            if t.open().agenda.live().len() > due {
                return t.finally(Step::Doing(Doing { run }));
            }
        }
    }
}

/// An operation without a legal choice is left out, with what depends on it.
fn leave_out(run: &mut Run, op: Op) {
    run.at.raise(1);
    run.flags.set(Flags::LOST, false);
    run.flags.set(Flags::HERO_LOST, false);
    if let Op::Predict(_, then) | Op::Mark(_, then) = op {
        run.at.raise(then);
    }
}

/// Those a Spell or Predict is aimed at may answer it before it takes effect (SH-10.1, SH-13.3).
fn open_windows(t: &mut Table, run: &mut Run, op: Op) -> bool {
    let kind = match (run.uses(t), op) {
        (_, Op::Predict(..)) => Against::Predict,
        (Trait::Spell, _) => Against::Spell,
        _ => return false,
    };
    let affected = t.affected(run, op);
    if affected.is_empty() {
        return false;
    }
    run.flags.set(Flags::OPEN, true);
    if let Op::Predict(..) = op {
        t.announce_predict(run);
    }
    let first = if run.is_monsters() { run.by } else { t.open().next(run.by) };
    for seat in t.open().from(first).filter(|seat| affected.has(*seat)) {
        t.then(Step::Answer(Answer::to(kind, seat, 0)));
    }
    true
}

fn ended(t: &mut Table, run: &Run) {
    if run.has(Flags::PREDICTED) {
        if run.has(Flags::GUESSED) {
            t.then(Step::Triggers(Triggers::of(Win::AfterPredictOk, run.by).on(run.who)));
        }
        t.then(Step::Triggers(Triggers::of(Win::AfterPredict, run.by).on(run.who)));
    }
}

/// A card with Delay is stunned once it is resolved (SH-7.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Delay {
    pub seat: Seat,
    pub slot: u8,
}

impl Delay {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        let own = t.open().players[self.seat].cards[usize::from(self.slot)];
        if own.at == At::Combat {
            t.stun(play, self.seat, usize::from(self.slot), own.card().delay);
        }
    }
}

impl Table {
    /// The innermost use of an ability that is being carried out.
    pub(crate) fn running(&self) -> Option<&Run> {
        self.open().runs().next()
    }
    /// The same, to be changed.
    pub(crate) fn running_mut(&mut self) -> Option<&mut Run> {
        self.agenda().live_mut().iter_mut().rev().find_map(|step| match step {
            Step::Doing(doing) => Some(&mut doing.run),
            _ => None,
        })
    }
    /// A use counts against the limits of its card (SH-7.11).
    pub(crate) fn count_use(&mut self, play: &mut Play<Event>, run: &Run) {
        let card = run.printed(self);
        if card.is_none() {
            return;
        }
        play.everyone(Event::Used { seat: run.by, card });
        match run.src {
            Source::Skill(slot) => {
                let own = self.own(run.by, usize::from(slot));
                own.round.raise(1);
                own.game.raise(1);
            }
            Source::Gear(item) if item.card().one_time => {
                self.unequip(play, run.by, item, true, Cause::Player(run.by));
            }
            Source::Gear(item) => {
                let gear = self.gear_mut(run.by, item);
                gear.round.raise(1);
                gear.game.raise(1);
            }
            _ => (),
        }
    }
    /// Lays a Skill of the Hand open and carries one of its abilities out.
    pub(crate) fn use_skill(
        &mut self,
        play: &mut Play<Event>,
        seat: Seat,
        slot: usize,
        ability: usize,
        foe: Entity,
    ) {
        assert!(slot < SLOTS, "a card of his own");
        let slot = self.lay_open_card(play, seat, slot, At::Combat);
        self.own(seat, slot).game.raise(1);
        let run = Run { foe, ..Run::new(seat, Source::Skill(slot as u8), ability) };
        self.then(Step::Doing(Doing { run }));
        self.then(Step::Delay(Delay { seat, slot: slot as u8 }));
    }
}
