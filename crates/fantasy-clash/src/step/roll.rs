//! Dice in the open: who rolls for what, and the Leader's reroll (FC-7.20, FC-12.21).

use super::{Answer, Explode, Meet, Resist, Step, ask_if};
use crate::card::CardId;
use crate::choice::Choice;
use crate::dice::Dice;
use crate::event::{Event, Purpose};
use crate::fight::{Bout, Mod, Part, Side, reckon, reckon_magic};
use crate::magic::Casting;
use crate::space::other;
use crate::special::SpecialId;
use crate::special::such;
use crate::table::{Open, Table};
use crate::unit::Cause;
use kernel::{Asks, Play, Seat, Weigh};
use serde::Serialize;

/// What dice were rolled for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Roll {
    /// The attacker's dice; the defender's lie beside them.
    Fight {
        bout: Bout,
        second: bool,
        defence: Dice,
    },
    Cast {
        casting: Casting,
    },
    Evade {
        meet: Meet,
    },
    Explode {
        explode: Explode,
    },
    SaveItself {
        card: CardId,
        cause: Cause,
    },
    SaveOther {
        card: CardId,
        cause: Cause,
        by: CardId,
    },
    Resist {
        resist: Resist,
    },
    Poison {
        victim: CardId,
        by: CardId,
    },
}

/// Dice lie on the table; before their result is fixed the Leader of the active player may have one
/// of them rolled again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Rolled {
    pub roll: Roll,
    pub dice: Dice,
}

impl Roll {
    /// The card for which the dice are rolled.
    pub fn card(&self) -> CardId {
        match self {
            Roll::Fight { bout, .. } => bout.from,
            Roll::Cast { casting } => casting.caster,
            Roll::Evade { meet } => meet.bout.from,
            Roll::Explode { explode } => explode.bomb,
            Roll::SaveItself { card, .. } => *card,
            Roll::SaveOther { by, .. } => *by,
            Roll::Resist { resist } => resist.card,
            Roll::Poison { victim, .. } => *victim,
        }
    }
    /// How many dice, and whether the lowest is discarded.
    fn pool(&self, open: &Open) -> (u8, bool) {
        match self {
            Roll::Fight { bout, .. } => {
                let pool = reckon(&open.field(), bout, Side::Attacker, &mut |_| ());
                (pool.rolled(), pool.bonus)
            }
            Roll::Cast { .. } | Roll::Resist { .. } => (2, false),
            Roll::SaveOther { by, .. } if open.field().has_bonus(*by).is_some() => (2, true),
            _ => (1, false),
        }
    }
    /// What is added to the dice of a roll that is no combat, with every reason (FC-12.16).
    pub fn plus(&self, open: &Open, note: &mut dyn FnMut(Mod)) -> i16 {
        match self {
            Roll::Cast { .. } | Roll::Resist { .. } => {
                return reckon_magic(&open.field(), self.card(), note);
            }
            // The face is read as it lies (FC-12.16d).
            Roll::Poison { .. } => return 0,
            _ => (),
        }
        let Some((rule, n)) = open.field().hate(self.card()) else { return 0 };
        note(Mod { part: Part::Score, why: rule.special().name, n });
        n
    }
    /// Whether the lowest die is discarded.
    pub fn drops(&self, open: &Open) -> bool {
        self.pool(open).1
    }
    /// The rule that is rolled for, with the number that it names.
    pub fn rule(&self, open: &Open) -> Option<(SpecialId, u8)> {
        let rules = |id: CardId| open.field().rules(id);
        match self {
            Roll::Evade { meet } => rules(meet.bout.to).find(|s| s.evades),
            Roll::Explode { explode } => explode.rule.special().explodes.map(|n| (explode.rule, n)),
            Roll::SaveItself { card, .. } => rules(*card).find(|s| s.saves_itself),
            Roll::SaveOther { by, .. } => rules(*by).find(|s| s.saves_others),
            Roll::Poison { by, .. } => rules(*by).find(|s| s.poisons),
            Roll::Fight { .. } | Roll::Cast { .. } | Roll::Resist { .. } => None,
        }
    }
    pub(super) fn purpose(&self, open: &Open) -> Purpose {
        match (self, self.rule(open)) {
            (_, Some((rule, _))) => Purpose::Rule(rule),
            (Roll::Cast { casting }, _) => Purpose::Casting(casting.magic),
            (Roll::Resist { .. }, _) => Purpose::Resisting,
            _ => Purpose::Attack,
        }
    }
}

impl Rolled {
    /// The dice are rolled and shown.
    pub(crate) fn roll(t: &mut Table, play: &mut Play<Event>, roll: Roll) {
        let dice = Dice::roll(roll.pool(t.open()).0, play);
        let card = &t.open().cards[roll.card()];
        let (seat, space) = (card.controller, card.at);
        play.everyone(Event::DiceRolled { seat, space, purpose: roll.purpose(t.open()), dice });
        t.then(Step::Rolled(Rolled { roll, dice }));
    }
    /// The attacker rolls first, then the defender (FC-7.20).
    pub(super) fn fight(t: &mut Table, play: &mut Play<Event>, bout: Bout, second: bool) {
        let mut rolls = Side::BOTH.map(|side| {
            let pool = reckon(&t.open().field(), &bout, side, &mut |_| ());
            let dice = Dice::roll(pool.rolled(), play);
            let card = &t.open().cards[bout.card(side)];
            let purpose = if side == Side::Attacker { Purpose::Attack } else { Purpose::Defence };
            let (seat, space) = (card.controller, card.at);
            play.everyone(Event::DiceRolled { seat, space, purpose, dice });
            Some(dice)
        });
        let mut take = |i: usize| rolls[i].take().expect("both have rolled");
        let (dice, defence) = (take(0), take(1));
        let roll = Roll::Fight { bout, second, defence };
        t.then(Step::Rolled(Rolled { roll, dice }));
    }

    /// Who rolled these dice.
    fn roller(&self, t: &Table) -> Seat {
        t.open().cards[self.roll.card()].controller
    }
    /// The dice of the roll, and those of the defender beside them, of which the active player may
    /// have one rolled again (FC-12.21b).
    fn open_to_reroll(&self, t: &Table) -> [Dice; 2] {
        let own = t.open().readings.own_rerolls;
        let dice =
            if own && self.roller(t) != t.open().active { Dice::default() } else { self.dice };
        match self.roll {
            Roll::Fight { defence, .. } if !own => [dice, defence],
            _ => [dice, Dice::default()],
        }
    }
    /// Everything that decides this is open: whose turn it is, the Leader, the dice.
    pub fn asks(&self, t: &Table) -> Asks {
        let open = t.open();
        let some = || self.open_to_reroll(t).iter().any(|dice| dice.faces().len() > 0);
        let leads = open.field().side_has(open.active, such!(|s| s.rerolls));
        ask_if(open.active, leads && !open.acts.rerolled && some())
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if !self.asks(t).asks(seat) {
            return;
        }
        let ways: [fn(u8) -> Choice; 2] = [Choice::Reroll, Choice::RerollDefence];
        for (dice, way) in self.open_to_reroll(t).iter().zip(ways) {
            for face in (1..=6).filter(|face| dice.faces().any(|f| f == *face)) {
                out.offer(way(face));
            }
        }
        out.offer(Choice::Keep);
    }
    pub fn resume(mut self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        let roller = self.roller(t);
        match answer {
            Some((seat, Choice::Reroll(face))) => {
                again(t, play, &mut self.dice, (seat, roller), face);
            }
            Some((seat, Choice::RerollDefence(face))) => {
                if let Roll::Fight { defence, .. } = &mut self.roll {
                    again(t, play, defence, (seat, other(roller)), face);
                }
            }
            _ => (),
        }
        self.settle(t, play);
    }
}

/// A die of `of` that shows this face is rolled again, because `seat` has it so.
fn again(
    t: &mut Table,
    play: &mut Play<Event>,
    dice: &mut Dice,
    (seat, of): (Seat, Seat),
    face: u8,
) {
    let at = dice.faces().position(|f| f == face).expect("it was offered");
    dice.reroll(at as u8, play);
    t.note_reroll();
    play.everyone(Event::Rerolled { seat, of, face, dice: *dice });
}
