//! What a roll comes to, once nothing is rerolled any more.

use super::{Aftermath, Explode, Press, Remove, Roll, Rolled, SaveWindow, Step};
use crate::card::{CardId, Deeds};
use crate::dice::Dice;
use crate::event::{Event, Tally, Verdict};
use crate::fight::{Bout, Mod, Side, reckon};
use crate::magic::{Casting, Does, MagicKind};
use crate::special::SpecialId;
use crate::special::such;
use crate::table::Table;
use crate::unit::Cause;
use kernel::Play;

impl Rolled {
    /// The total of a roll that is no combat, and whether it reaches `needed`.
    fn total(&self, t: &Table, play: &mut Play<Event>, needed: i16) -> bool {
        let id = self.roll.card();
        let mut mods = Vec::new();
        let plus = self.roll.plus(t.open(), &mut |m| {
            if !play.is_silent() {
                mods.push(m);
            }
        });
        let dropped = self.roll.drops(t.open());
        let total = self.dice.sum(dropped) + plus;
        let made = total >= needed;
        if !play.is_silent() {
            let (space, purpose) = (t.open().cards[id].at, self.roll.purpose(t.open()));
            play.everyone(Event::Rolled { space, purpose, mods, total, needed, made, dropped });
        }
        made
    }

    pub(super) fn settle(self, t: &mut Table, play: &mut Play<Event>) {
        let needed = self.roll.rule(t.open()).map_or(0, |(_, n)| i16::from(n));
        match self.roll {
            Roll::Fight { bout, second, defence } => {
                fought(t, play, bout, second, [self.dice, defence])
            }
            Roll::Cast { casting } => {
                if self.total(t, play, casting.magic.magic().cost.into()) {
                    succeed(t, play, casting);
                }
            }
            Roll::Evade { meet } => {
                // Up to the number the attack is called off, above it goes on (FC-12.8).
                if self.total(t, play, needed + 1) {
                    return meet.strike(t, play);
                }
                let at = |id: CardId| t.open().cards[id].at;
                play.everyone(Event::CalledOff { from: at(meet.bout.from), to: at(meet.bout.to) });
                t.note(meet.bout.to, Deeds::EVADED);
                if meet.second {
                    t.then(Step::Press(Press { card: meet.bout.from, evaded: true }));
                } else {
                    t.note_attack(false);
                }
            }
            Roll::Explode { explode } => {
                if self.total(t, play, needed) {
                    t.then(Step::Remove(Remove { card: explode.winner, cause: Cause::Explosion }));
                }
            }
            Roll::SaveItself { card, cause } => {
                if self.total(t, play, needed) {
                    t.saved(play, card, card);
                } else {
                    t.then(Step::SaveWindow(SaveWindow { card, cause }));
                }
            }
            Roll::SaveOther { card, cause, by } => {
                if self.total(t, play, needed) {
                    t.saved(play, card, by);
                } else {
                    t.note(by, Deeds::TRIED_SAVE);
                    t.then(Step::SaveWindow(SaveWindow { card, cause }));
                }
            }
            Roll::Resist { resist } => {
                if !self.total(t, play, resist.needed.into()) {
                    t.then(Step::Remove(Remove { card: resist.card, cause: Cause::Magic }));
                }
            }
            Roll::Poison { victim, .. } => {
                // Up to the number the card is removed, above it stays (FC-12.26).
                if !self.total(t, play, needed + 1) {
                    t.then(Step::Remove(Remove { card: victim, cause: Cause::Poison }));
                }
            }
        }
    }
}

/// A spell or blessing succeeds and takes effect at once (FC-9.7).
fn succeed(t: &mut Table, play: &mut Play<Event>, casting: Casting) {
    let seat = t.open().cards[casting.caster].controller;
    let magic = casting.magic.magic();
    if magic.kind == MagicKind::Spell {
        t.note_spell();
        t.exhaust(play, seat, casting.magic);
    }
    play.everyone(Event::TookEffect { seat, magic: casting.magic });
    match magic.does {
        Does::Lies => t.lay_magic(play, casting),
        Does::Removes(need) => t.resists(casting.target, need),
        Does::Own(does) => does(t, play, casting),
    }
}

/// The result of a combat (FC-7.16, FC-7.21 to FC-7.26), and what follows from it.
fn fought(t: &mut Table, play: &mut Play<Event>, bout: Bout, second: bool, dice: [Dice; 2]) {
    let field = t.open().field();
    let told = !play.is_silent();
    let side = |i: usize| {
        let mut mods = Vec::new();
        let pool = reckon(&field, &bout, Side::BOTH[i], &mut |m| {
            if told {
                mods.push(m);
            }
        });
        let score = dice[i].sum(pool.bonus) + pool.plus;
        let blow = pool.slays && dice[i].counted(pool.bonus).any(|face| face == 6);
        (score, blow, pool.bonus, mods)
    };
    let (attack, defence) = (side(0), side(1));
    let verdict = match (attack.1, defence.1) {
        (true, true) => Verdict::BothFell,
        (true, false) => Verdict::AttackerWon,
        (false, true) => Verdict::DefenderWon,
        _ if attack.0 > defence.0 => Verdict::AttackerWon,
        _ if attack.0 < defence.0 => Verdict::DefenderWon,
        _ => Verdict::Tie,
    };
    if told {
        let tally = |i: usize, (score, blow, dropped, mods): (i16, bool, bool, Vec<Mod>)| {
            let id = bout.card(Side::BOTH[i]);
            let (space, unit) = (field.at(id), field.face(id));
            let printed = if i == 0 { unit.unit().attack } else { unit.unit().defence };
            Box::new(Tally { space, unit, printed, dice: dice[i], dropped, mods, score, blow })
        };
        let (attack, defence) = (tally(0, attack), tally(1, defence));
        play.everyone(Event::Fought { attack, defence, verdict });
    }
    resolve(t, play, bout, second, verdict);
}

fn resolve(t: &mut Table, play: &mut Play<Event>, bout: Bout, second: bool, verdict: Verdict) {
    let Bout { from, to, shot } = bout;
    let bomb = |t: &Table, id: CardId| -> Option<SpecialId> {
        t.open().field().rules(id).find(|s| s.explodes).map(|(rule, _)| rule)
    };
    let (bombs, place) = ([bomb(t, from), bomb(t, to)], t.open().cards[to].at);
    let captures = !shot && t.open().field().has(from, such!(|s| s.captures));
    t.end_of_combat(play, &bout);
    let explode = |t: &mut Table, bomb: CardId, winner: CardId, rule: Option<SpecialId>| {
        if let Some(rule) = rule.filter(|_| !shot) {
            t.then(Step::Explode(Explode { bomb, winner, rule }));
        }
    };
    let cause = if shot { Cause::Ranged } else { Cause::CloseCombat };
    let remove = |t: &mut Table, card: CardId| t.then(Step::Remove(Remove { card, cause }));
    match verdict {
        Verdict::AttackerWon if captures => t.capture(play, from, to),
        Verdict::AttackerWon => {
            remove(t, to);
            explode(t, to, from, bombs[1]);
        }
        Verdict::DefenderWon if !shot => {
            remove(t, from);
            explode(t, from, to, bombs[0]);
        }
        Verdict::BothFell => {
            remove(t, from);
            remove(t, to);
            explode(t, from, to, bombs[0]);
            explode(t, to, from, bombs[1]);
        }
        Verdict::DefenderWon | Verdict::Tie => (),
    }
    if verdict == Verdict::AttackerWon && !shot && !captures {
        t.then(Step::Aftermath(Aftermath { card: from, beaten: to, to: place, second }));
    }
}
