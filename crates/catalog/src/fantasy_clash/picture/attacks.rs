//! The attacks that the viewer could make, with their exact odds before rerolls and saves.

use ::fantasy_clash::field::Field;
use ::fantasy_clash::fight::{Bout, Mod, Part, Side, reckon};
use ::fantasy_clash::odds::{self, Case, Odds};
use ::fantasy_clash::{Open, View};
use wire::{AttackPicture, ModPicture, OddsPicture, PoolPicture};

pub fn attacks(view: &View) -> Vec<AttackPicture> {
    odds::attacks(view).iter().map(|bout| attack(view, bout)).collect()
}

fn attack(view: &View, bout: &Bout) -> AttackPicture {
    let range = odds::of(view, bout);
    let open = odds::revealed(view, bout.from);
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
