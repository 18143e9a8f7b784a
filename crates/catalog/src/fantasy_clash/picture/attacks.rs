//! The attacks that the viewer could make, with their exact odds before rerolls and saves.

use ::fantasy_clash::card::Deeds;
use ::fantasy_clash::field::Field;
use ::fantasy_clash::fight::{Bout, Mod, Part, Side, reckon};
use ::fantasy_clash::odds::{self, Case, Odds};
use ::fantasy_clash::table::Phase;
use ::fantasy_clash::{NORTH, Open, SOUTH, Step, View};
use kernel::{Seat, Viewer};
use wire::{AttackPicture, ModPicture, OddsPicture, PoolPicture};

pub fn attacks(view: &View) -> Vec<AttackPicture> {
    let Viewer::Seat(me) = view.viewer else { return Vec::new() };
    if view.open.active != me {
        return Vec::new();
    }
    each(view, me).iter().map(|bout| attack(view, bout)).collect()
}

/// Everything that could be attacked now, also by cards that would be revealed for it.
pub fn each(view: &View, me: Seat) -> Vec<Bout> {
    let o = &view.open;
    let free = match o.agenda.top() {
        Some(Step::InPhase(_)) => {
            o.phase == Phase::Combat && !o.acts.attacked && !o.acts.combat_over
        }
        Some(Step::Press(_)) => true,
        _ => false,
    };
    if !free {
        return Vec::new();
    }
    let mut all = Vec::new();
    for from in o.army(me) {
        if matches!(o.agenda.top(), Some(Step::Press(press)) if press.card != from) {
            continue;
        }
        let open = odds::attacking(view, from);
        let field = open.field();
        if o.lasting.on(from).any(|l| l.source.lasts().disarms) {
            continue;
        }
        let may = |to: &_| !o.cards[*to].deeds.has(Deeds::EVADED);
        let near = field.enemies_touching(from).filter(may);
        all.extend(near.map(|to| Bout { from, to, shot: false }));
        let pressing = matches!(o.agenda.top(), Some(Step::Press(_)));
        if field.shoots(from) && !pressing {
            let enemy = if me == SOUTH { NORTH } else { SOUTH };
            let far = field.reach(from).and(o.sides[enemy]).filter_map(|at| o.on(at));
            let far = far.filter(|to| !o.cards[*to].at.touches(o.cards[from].at)).filter(may);
            all.extend(far.map(|to| Bout { from, to, shot: true }));
        }
    }
    all
}

fn attack(view: &View, bout: &Bout) -> AttackPicture {
    let range = odds::of(view, bout);
    let open = odds::attacking(view, bout.from);
    let at = |id| view.open.cards[id].at.to_string();
    AttackPicture {
        from: at(bout.from),
        to: at(bout.to),
        shot: bout.shot,
        reveals: view.open.cards[bout.from].is_hidden(),
        cards: range.cards as u8,
        worst: case(&open, bout, range.worst),
        best: case(&open, bout, range.best),
    }
}

fn case(open: &Open, bout: &Bout, case: Case) -> OddsPicture {
    let Odds { attacker_wins, nobody, defender_wins, both, called_off, of } = case.odds;
    let all = [attacker_wins, nobody, defender_wins, both, called_off];
    // Equal parts say the same in smaller numbers.
    let part = all.into_iter().fold(of, common);
    let n = |count: u128| u64::try_from(count / part).unwrap_or(u64::MAX);
    let assumed = open.cards[bout.to].is_hidden().then_some((bout.to, case.unit));
    let field = Field { open, assumed };
    OddsPicture {
        unit: case.unit.to_string(),
        attacker_wins: n(attacker_wins),
        nobody: n(nobody),
        defender_wins: n(defender_wins),
        both: n(both),
        called_off: n(called_off),
        of: n(of),
        trap: odds::is_trap(&field, bout),
        attacker: pool(&field, bout, Side::Attacker),
        defender: pool(&field, bout, Side::Defender),
    }
}

/// The greatest number that divides both.
fn common(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { common(b, a % b) }
}

fn pool(field: &Field, bout: &Bout, side: Side) -> PoolPicture {
    let mut mods = Vec::new();
    let pool = reckon(field, bout, side, &mut |change| mods.push(modifier(&change)));
    let unit = field.unit(bout.card(side));
    let printed = if side == Side::Attacker { unit.attack } else { unit.defence };
    PoolPicture {
        dice: pool.dice,
        bonus: pool.bonus,
        printed: printed.into(),
        plus: pool.plus,
        mods,
        slays: pool.slays,
    }
}

pub fn modifier(change: &Mod) -> ModPicture {
    let part = match change.part {
        Part::Dice => "dice",
        Part::Lowest => "lowest",
        Part::Value => "value",
        Part::Becomes => "becomes",
        Part::Score => "score",
    };
    ModPicture { part: part.into(), why: change.why.into(), n: change.n }
}
