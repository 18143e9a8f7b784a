//! What an Attack would do to each of its targets, as far as everybody can tell.

use super::super::words::aimed;
use super::heroes::sources;
use ::shadows::monster::creature;
use ::shadows::op::{Base, Hit, Op};
use ::shadows::step::Run;
use ::shadows::{Entity, Is, Open, Step, View};
use wire::{AimPicture, SourcePicture};

/// An Attack aimed at one target.
pub struct Aim {
    /// As it would be announced; without the die where one is rolled.
    pub damage: i16,
    pub die: bool,
    pub health: u8,
    pub shields: u8,
}

impl Aim {
    /// Whether it would be enough if nothing is done against it; a die counts at its least.
    pub fn fells(&self) -> bool {
        self.damage + i16::from(self.die) >= i16::from(self.health)
    }
}

/// The Attack that is about to be aimed, if one is.
pub fn aiming(o: &Open) -> Option<(&Run, Hit)> {
    if !matches!(o.agenda.top(), Some(Step::Name(_))) {
        return None;
    }
    let run = o.runs().next()?;
    match run.next_op(o)? {
        Op::Attack(hit) => Some((run, hit)),
        _ => None,
    }
}

/// What it would do there.
pub fn aim(o: &Open, target: Entity) -> Option<Aim> {
    let (run, hit) = aiming(o)?;
    let owner = target.owner().filter(|_| !hit.no_shields);
    Some(Aim {
        damage: o.announced(run, &hit, run.used_by(o), target, 0),
        die: hit.rolls(),
        health: health(o, target, run.by),
        shields: owner.map_or(0, |seat| o.shield_points(seat)),
    })
}

/// What an entity has left; of the Monster's side, what this player still needs.
pub fn health(o: &Open, entity: Entity, by: kernel::Seat) -> u8 {
    match entity.is() {
        Is::Nothing => 0,
        Is::Hero(seat) => o.hp(seat).saturating_sub(o.players[seat].damage),
        Is::Unit(seat, slot) => o.players[seat].cards[slot].health(),
        Is::Creature => creature().hp.saturating_sub(o.creature_wounds[by]),
        Is::Monster => {
            o.monster.map_or(0, |monster| monster.monster().hp.saturating_sub(o.wounds[by]))
        }
    }
}

/// Every target that the viewer could name now.
pub fn aims(view: &View) -> Vec<AimPicture> {
    let o = &view.open;
    let Some((run, hit)) = aiming(o).filter(|(run, _)| view.viewer.is(run.by)) else {
        return Vec::new();
    };
    let mut all = Vec::new();
    let from = run.used_by(o);
    o.aims(run, &hit, from, &mut |target| all.extend(picture(o, run, &hit, target)));
    all
}

fn picture(o: &Open, run: &Run, hit: &Hit, target: Entity) -> Option<AimPicture> {
    let aim = aim(o, target)?;
    let printed = o.amount(run.by, hit.n, target, 0);
    let mut all = vec![SourcePicture { name: base(hit).into(), n: printed }];
    all.extend(sources(|tell| o.bonus_parts(run.by, run.used_by(o), target, tell)));
    Some(AimPicture {
        target: aimed(o, target)?,
        damage: aim.damage.clamp(0, 255) as u8,
        die: aim.die,
        sources: all,
        health: aim.health,
        shields: aim.shields,
        fells: aim.fells(),
    })
}

/// Where the printed part of the damage comes from.
fn base(hit: &Hit) -> &'static str {
    match hit.n.base {
        Base::Str => "STR",
        Base::Tech => "TECH",
        Base::Mag => "MAG",
        Base::StrAndLevel => "STR and the Monster's level",
        Base::TargetDamage => "Damage on the target",
        Base::Die => "Die",
        Base::Nothing | Base::All => "Printed",
    }
}
