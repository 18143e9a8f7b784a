//! The reckoning of a combat: dice and scores with every reason in order (FC-7.10 to FC-7.19).

use crate::card::CardId;
use crate::dice::MOST_DICE;
use crate::field::Field;
use crate::space::other;
use crate::special::such;
use crate::special::{Aura, Rules, Special};
use kernel::{Counter, Seat};
use serde::Serialize;

/// An attack: who, whom, and how.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Bout {
    pub from: CardId,
    pub to: CardId,
    pub shot: bool,
}

impl Bout {
    pub fn card(&self, side: Side) -> CardId {
        if side == Side::Attacker { self.from } else { self.to }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    Attacker,
    Defender,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::Attacker, Side::Defender];

    pub fn other(self) -> Side {
        if self == Side::Attacker { Side::Defender } else { Side::Attacker }
    }
}

/// What a reason changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Part {
    Dice,
    /// One die more, and the lowest is discarded (FC-7.15).
    Lowest,
    /// An attached card changes the printed value.
    Value,
    /// The value is replaced by this one (FC-7.17).
    Becomes,
    Score,
}

/// One change with its reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Mod {
    pub part: Part,
    pub why: &'static str,
    pub n: i16,
}

/// What one card rolls and adds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Pool {
    /// Dice that count.
    pub dice: u8,
    /// One die more is rolled and the lowest discarded.
    pub bonus: bool,
    /// Everything that is added to the dice.
    pub plus: i16,
    /// A counted 6 wins (FC-12.20).
    pub slays: bool,
}

impl Pool {
    /// Dice that are rolled.
    pub fn rolled(&self) -> u8 {
        self.dice + u8::from(self.bonus)
    }
}

const SIZE: &str = "Size";
/// A card this much larger has the advantage (FC-7.11).
const MUCH_LARGER: i16 = 5;
/// Everybody starts with two dice (FC-7.10, FC-9.6).
pub const BASE_DICE: i16 = 2;

/// Reckons one side of a combat; `note` hears every change in order.
pub fn reckon(field: &Field, bout: &Bout, side: Side, note: &mut dyn FnMut(Mod)) -> Pool {
    let mut dice = BASE_DICE;
    let mut plus = value(field, bout, side, note);
    let mut tell = |part: Part, why: &'static str, n: i16| {
        if n != 0 {
            note(Mod { part, why, n });
        }
        n
    };
    let plain = has_two_dice(field, bout);
    if !plain {
        each_dice(field, bout, side, |why, n| dice.raise(tell(Part::Dice, why, n)));
    }
    let dice = dice.clamp(0, MOST_DICE as i16 - 1) as u8;
    let bonus = field.has_bonus(bout.card(side)).filter(|_| !plain);
    if let Some(rule) = bonus {
        tell(Part::Lowest, rule.special().name, 1);
    }
    each_score(field, bout, side, |why, n| plus.raise(tell(Part::Score, why, n)));
    let slays = !bout.shot && field.has(bout.card(side), such!(|s| s.slays));
    Pool { dice, bonus: bonus.is_some(), plus, slays }
}

/// Whether both cards roll two dice whatever else adds or takes dice (FC-12.24b).
fn has_two_dice(field: &Field, bout: &Bout) -> bool {
    let plain = !bout.shot && !field.open.readings.flay_dice;
    plain && field.has(bout.from, such!(|s| s.two_dice))
}

/// What a card adds to the dice of a spell, a blessing or a save against a spell (FC-9.6, FC-9.9,
/// FC-12.2, FC-12.16); `note` hears every part in order.
pub fn reckon_magic(field: &Field, card: CardId, note: &mut dyn FnMut(Mod)) -> i16 {
    let mut plus = 0;
    let mut add = |part: Part, why: &'static str, n: i16| {
        if n != 0 {
            note(Mod { part, why, n });
        }
        plus.raise(n);
    };
    add(Part::Value, "Magic", field.unit(card).magic.into());
    for lasting in field.open.lasting.on(card) {
        add(Part::Value, lasting.source.name(), lasting.source.lasts().magic.into());
    }
    if let Some((rule, n)) = field.hate(card) {
        add(Part::Score, rule.special().name, n);
    }
    plus
}

/// Attack or defence, after attachments, replacement and doubling (FC-7.17).
fn value(field: &Field, bout: &Bout, side: Side, note: &mut dyn FnMut(Mod)) -> i16 {
    let card = bout.card(side);
    let mind = field.rules(bout.from).find(|s| (s.fights_with_magic && !bout.shot).then_some(()));
    if let Some((rule, ())) = mind {
        let n = field.magic(card);
        note(Mod { part: Part::Becomes, why: rule.special().name, n });
        return n;
    }
    let (attacks, unit) = (side == Side::Attacker, field.unit(card));
    let mut value = i16::from(if attacks { unit.attack } else { unit.defence });
    for lasting in field.open.lasting.on(card) {
        let lasts = lasting.source.lasts();
        let n = i16::from(if attacks { lasts.attack } else { lasts.defence });
        if n != 0 {
            note(Mod { part: Part::Value, why: lasting.source.name(), n });
            value.raise(n);
        }
    }
    if let Some((rule, _)) =
        field.rules(card).find(|s| s.doubles.filter(|is| is(field, bout, side)))
    {
        value = value.saturating_mul(2);
        note(Mod { part: Part::Becomes, why: rule.special().name, n: value });
    }
    value
}

fn each_dice(field: &Field, bout: &Bout, side: Side, mut add: impl FnMut(&'static str, i16)) {
    let card = bout.card(side);
    let enemy = bout.card(side.other());
    add(SIZE, size_dice(field, bout, side));
    each_change(field, card, |s| s.dice, |name, f| add(name, f(field, bout, side).into()));
    each_change(
        field,
        enemy,
        |s| s.enemy_dice,
        |name, f| {
            add(name, f(field, bout, side.other()).into());
        },
    );
    for lasting in field.open.lasting.on(card) {
        let lasts = lasting.source.lasts();
        let n = if side == Side::Attacker { lasts.attack_dice } else { lasts.defence_dice };
        add(lasting.source.name(), n.into());
    }
}

/// Dice for being much larger (FC-7.11, FC-7.12, FC-12.3, FC-12.25).
fn size_dice(field: &Field, bout: &Bout, side: Side) -> i16 {
    let card = bout.card(side);
    let counts =
        !bout.shot || side == Side::Attacker && field.has(card, such!(|s| s.size_when_shooting));
    let larger = field.size(card) - field.size(bout.card(side.other())) >= MUCH_LARGER;
    if !counts || !larger {
        return 0;
    }
    field.rules(card).iter().map(|rule| rule.special().size_dice.into()).max().unwrap_or(0).max(1)
}

fn each_change<T>(
    field: &Field,
    card: CardId,
    of: impl Fn(&Special) -> Option<T>,
    mut with: impl FnMut(&'static str, T),
) {
    for rule in field.rules(card).iter() {
        if let Some(change) = of(rule.special()) {
            with(rule.special().name, change);
        }
    }
}

fn each_score(field: &Field, bout: &Bout, side: Side, mut add: impl FnMut(&'static str, i16)) {
    let card = bout.card(side);
    each_aura(field, card, &mut add);
    each_change(field, card, |s| s.score, |name, f| add(name, f(field, bout, side).into()));
    each_change(
        field,
        bout.card(side.other()),
        |s| s.enemy_score,
        |name, f| {
            add(name, f(field, bout, side.other()).into());
        },
    );
    if let Some((rule, n)) = field.hate(card) {
        add(rule.special().name, n);
    }
    let on = || field.open.lasting.on(card);
    for (i, lasting) in on().enumerate() {
        let lasts = lasting.source.lasts();
        let again = on().take(i).any(|earlier| earlier.source == lasting.source);
        let first = if again { 0 } else { lasts.first };
        add(lasting.source.name(), (lasts.score + first).into());
    }
}

/// What cards in play do for this one (FC-12.0).
fn each_aura(field: &Field, card: CardId, add: &mut impl FnMut(&'static str, i16)) {
    const ANY: Rules = such!(|s| s.aura.is_some());
    const BOTH: Rules = such!(|s| matches!(s.aura, Some(Aura { both_sides: true, .. })));
    let mut counted = Rules::NONE;
    let own = field.controller(card);
    let theirs = if field.open.readings.own_auras { Rules::NONE } else { BOTH };
    for (seat, such) in [(own, ANY), (other(own), theirs)] {
        if field.side_has(seat, such) {
            each_aura_of(field, (seat, such), card, &mut counted, add);
        }
    }
}

fn each_aura_of(
    field: &Field,
    (seat, such): (Seat, Rules),
    card: CardId,
    counted: &mut Rules,
    add: &mut impl FnMut(&'static str, i16),
) {
    for bearer in field.ups(seat) {
        for rule in field.rules(bearer).and(such).iter() {
            let Some(aura) = rule.special().aura else { continue };
            if aura.once && counted.has(rule) {
                continue;
            }
            let n = (aura.score)(field, bearer, card);
            if n != 0 {
                *counted = counted.with(rule);
                add(rule.special().name, n.into());
            }
        }
    }
}
