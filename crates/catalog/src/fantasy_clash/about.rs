//! What things of Fantasy Clash are, for somebody who asks.

use super::picture::class;
use super::words::{self, Known, capital, card_at, signed};
use ::fantasy_clash::card::CardId;
use ::fantasy_clash::magic::{MagicId, MagicKind};
use ::fantasy_clash::special::SpecialId;
use ::fantasy_clash::unit::Names;
use ::fantasy_clash::{Faction, Thing, UnitId, View};
use kernel::{Seat, Viewer};

/// A unit with everything that is printed on it.
pub fn unit(id: UnitId) -> String {
    let u = id.unit();
    let tag = u.tag.map_or(String::new(), |tag| format!(", counts as {}", words::tag(tag)));
    let mut lines = vec![format!(
        "{id} ({} of {}, {} in the deck{tag}): attack {}, defence {}, size {}, range {}, magic {}.",
        class(u.class),
        u.faction.name(),
        words::count(u.copies),
        u.attack,
        u.defence,
        u.size,
        u.range,
        u.magic
    )];
    if !u.text.is_empty() {
        lines.push(u.text.to_string());
    }
    lines.extend(u.rules.iter().map(|(rule, named)| named_rule(*rule, *named)));
    lines.join("\n")
}

fn named_rule(rule: SpecialId, named: Names) -> String {
    let named = words::names(named).map_or(String::new(), |named| format!(" ({named})"));
    format!("{rule}{named}: {}", rule.special().text)
}

pub fn rule(id: SpecialId) -> String {
    format!("{id}: {} ({})", id.special().text, id.special().clause)
}

pub fn magic(id: MagicId) -> String {
    let m = id.magic();
    let kind = words::magic_kind(m.kind);
    let of = m.faction.map_or(String::new(), |faction| format!(" of {}", faction.name()));
    let cost = match m.kind {
        MagicKind::Spell | MagicKind::Blessing => {
            format!(", needs {} with two dice and magic", m.cost)
        }
        MagicKind::Item | MagicKind::Evolution => String::new(),
    };
    format!("{id} ({kind}{of}{cost}). {}", m.text)
}

pub fn faction(faction: Faction) -> String {
    let units: Vec<String> = faction.units().map(|unit| unit.to_string()).collect();
    format!("{}\nIts units: {}.", super::factions::described(faction), units.join(", "))
}

pub fn thing(view: &View, seat: Seat, thing: Thing) -> String {
    match thing {
        Thing::Card(at) => match view.open.on(at) {
            Some(card) => on_field(view, card),
            None => format!("{at} is empty."),
        },
        Thing::Magic(id) => {
            let o = &view.open;
            let now = match id.magic().kind {
                MagicKind::Spell if !o.is_ready(seat, id) => " It is exhausted.",
                MagicKind::Item | MagicKind::Evolution if !o.is_unplayed(seat, id) => {
                    " It has been played."
                }
                _ => "",
            };
            format!("{}{now}", magic(id))
        }
    }
}

/// A card in play: what it is as far as the viewer knows, and what lies on it.
pub fn on_field(view: &View, id: CardId) -> String {
    let o = &view.open;
    let card = &o.cards[id];
    let mut lines = vec![format!("{}.", capital(&card_at(view, card.at)))];
    let known = Known::of(view, None);
    match known.unit(id) {
        Some(unit_id) => {
            lines.push(unit(unit_id));
            let values = super::picture::values(&known, id);
            let u = unit_id.unit();
            let printed = [u.attack, u.defence, u.size, u.range, u.magic].map(i16::from);
            let now = [values.attack, values.defence, values.size, values.range, values.magic];
            let names = ["attack", "defence", "size", "range", "magic"];
            let changed = (0..5).filter(|i| now[*i] != printed[*i]);
            lines.extend(changed.map(|i| {
                format!("Now its {} is {} ({}).", names[i], now[i], signed(now[i] - printed[i]))
            }));
        }
        None => {
            let all: Vec<String> =
                ::fantasy_clash::odds::suspects(o, id).map(|unit| unit.to_string()).collect();
            lines.push(format!("It may be {}.", words::either(&all)));
        }
    }
    for lasting in o.lasting.on(id) {
        let ends = words::ends(lasting.source.lasts().ends);
        lines.push(format!("{} lies on it {ends}.", lasting.source.name()));
    }
    if o.breaks_through(id) {
        lines.push("It has broken through: if it stays until its next turn, its side wins.".into());
    }
    lines.join("\n")
}

/// Who sits there and what he has.
pub fn seat(view: &View, seat: Seat) -> String {
    let (o, player) = (&view.open, &view.open.players[seat]);
    let tie = match view.viewer {
        Viewer::Seat(me) if me == seat => " This is you.",
        Viewer::Seat(_) => " Your opponent.",
        Viewer::Public => "",
    };
    let side = if seat == Seat(0) { "South" } else { "North" };
    let faction = o.factions.known(seat).map_or("no faction yet", |faction| faction.name());
    let mut lines = vec![format!("{seat}, {faction}, {side}.{tie}")];
    if o.deployed {
        let down = o.army(seat).filter(|id| o.cards[*id].is_hidden()).count();
        lines.push(format!(
            "{} cards in play, {down} of them face down; {} in the reinforcement deck; {} \
             conquered, and a reinforcement costs {}.",
            o.sides[seat].len(),
            player.deck(),
            player.conquered.len(),
            o.field().price(seat)
        ));
        for id in o.army(seat).filter(|id| !o.cards[*id].is_hidden()) {
            lines.push(format!("{}.", capital(&card_at(view, o.cards[id].at))));
        }
    }
    lines.join("\n")
}
