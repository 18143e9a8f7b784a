//! A card on the battlefield.

use super::super::words::{self, Known};
use ::fantasy_clash::card::{CardId, Deeds};
use ::fantasy_clash::lasting::Lasting;
use wire::{BattleCardPicture, EffectPicture, ValuesPicture};

pub fn card(known: &Known, id: CardId) -> BattleCardPicture {
    let o = &known.view.open;
    let card = &o.cards[id];
    let unit = known.unit(id);
    let field = known.field(id);
    let done = |deed: Deeds| card.deeds.has(deed);
    let range = unit.map_or(0, |_| field.range(id));
    let reach = if range > 1 { field.reach(id).map(|s| s.to_string()).collect() } else { vec![] };
    BattleCardPicture {
        id: id.0,
        space: card.at.to_string(),
        controller: card.controller.to_string(),
        owner: id.owner().to_string(),
        revealed: !card.is_hidden(),
        unit: unit.map(|unit| unit.to_string()),
        values: unit.map(|_| values(known, id)),
        rules: field.rules(id).iter().map(|rule| rule.to_string()).collect(),
        effects: o.lasting.on(id).map(effect).collect(),
        under: std::iter::successors(Some(card.under), |below| {
            (!below.is_none()).then(|| o.cards[*below].under)
        })
        .take_while(|below| !below.is_none())
        .map(|below| o.cards[below].face.to_string())
        .collect(),
        reach,
        deployed: id.is_deployed(),
        moved: done(Deeds::MOVED),
        pointed: done(Deeds::POINTED),
        tried_spell: done(Deeds::TRIED_SPELL),
        tried_blessing: done(Deeds::TRIED_BLESSING),
        evaded: done(Deeds::EVADED),
        spent: done(Deeds::SPENT),
        held: o.field().is_held(id),
        broke_through: o.breaks_through(id),
    }
}

/// With attachments, before anything that only a combat changes (FC-7.17).
pub fn values(known: &Known, id: CardId) -> ValuesPicture {
    let field = known.field(id);
    let unit = field.unit(id);
    let sum = |of: fn(&Lasting) -> i8| -> i16 {
        field.open.lasting.on(id).map(|lasting| i16::from(of(lasting))).sum()
    };
    ValuesPicture {
        attack: i16::from(unit.attack) + sum(|l| l.source.lasts().attack),
        defence: i16::from(unit.defence) + sum(|l| l.source.lasts().defence),
        size: field.size(id),
        range: field.range(id),
        magic: field.magic(id),
    }
}

pub fn effect(lasting: &Lasting) -> EffectPicture {
    EffectPicture {
        name: lasting.source.name().into(),
        kind: words::source_kind(lasting.source).into(),
        by: lasting.by.to_string(),
        ends: words::ends(lasting.source.lasts().ends).into(),
    }
}
