//! What things of Shadows are, for somebody who asks.

use super::choices::card_words;
use super::words::{self, Known, aimed, capital, title};
use ::shadows::card::CardId;
use ::shadows::hero::{HeroId, MissionId};
use ::shadows::monster::{ActionId, MonsterId};
use ::shadows::op::Token;
use ::shadows::table::At;
use ::shadows::{Thing, View};
use kernel::{Seat, Viewer};

/// A card with everything that is printed on it.
pub fn card(id: CardId) -> String {
    let card = id.card();
    let mut marks = Vec::new();
    let mut mark = |so: bool, text: String| {
        if so {
            marks.push(text);
        }
    };
    mark(card.cost() > 0, format!("costs {} Gold", card.cost()));
    mark(card.gold > 0, format!("{} Gold for each use", card.gold));
    mark(card.hp > 0, format!("Health {}", card.hp));
    mark(card.shield > 0, format!("Shield Points {}", card.shield));
    mark(card.delay > 0, format!("Delay {}", "I".repeat(usize::from(card.delay))));
    mark(card.one_time, "One Time".into());
    mark(card.restricted, "Restricted".into());
    let marks = if marks.is_empty() { String::new() } else { format!(" ({})", marks.join(", ")) };
    format!("{}{marks}. {}", card.name, card_words(id))
}

pub fn hero(id: HeroId) -> String {
    let (hero, s) = (id.hero(), id.hero().stats);
    let names = |cards: &[&'static ::shadows::card::Card]| -> String {
        cards.iter().map(|card| card.name).collect::<Vec<_>>().join(", ")
    };
    format!(
        "{id}, {}: STR {}, TECH {}, MAG {}, HP {}. {}\nSpecials: {}. Skills: {}.",
        hero.epithet,
        s.str,
        s.tech,
        s.mag,
        s.hp,
        hero.text,
        names(hero.specials),
        names(hero.skills)
    )
}

pub fn monster(id: MonsterId) -> String {
    let m = id.monster();
    let rows = words::ICONS.map(|icon| format!("{}: {}", words::row(icon), id.row(icon).text));
    format!(
        "{id}, a {} of Level {}, Health {}. Whoever defeats it gains {}.\n{}",
        m.species,
        m.level,
        m.hp,
        words::reward(&m.reward),
        rows.join("\n")
    )
}

pub fn mission(view: &View, id: MissionId) -> String {
    let worth = words::tokens(view.open.pays(id), Token::Ss);
    format!("{id}: {} Worth {worth}.", id.mission().text)
}

pub fn action(view: &View, id: ActionId) -> String {
    let rows = view.open.monster.map_or(String::new(), |monster| {
        let texts = id.action().icons.iter().map(|icon| monster.row(*icon).text);
        format!(" Now: {}", texts.collect::<Vec<_>>().join(" "))
    });
    let text = words::rows_said(id.action().text);
    let copies = words::count(id.action().copies);
    format!("{}: {text} There are {copies}.{rows}", words::action(id))
}

pub fn thing(view: &View, seat: Seat, thing: Thing) -> String {
    let (Thing::Held(id) | Thing::InPlay(id)) = thing;
    let mut lines = vec![card(id)];
    let o = &view.open;
    let player = &o.players[seat];
    if let (Thing::InPlay(_), Some(slot)) = (thing, player.slot_of(id)) {
        let own = &player.cards[slot];
        let mut now = Vec::new();
        if let Some(side) = words::side(own) {
            now.push(format!("{side} lies up"));
        }
        if let At::On(on) = own.at {
            now.push(format!("attached to {}", aimed(o, on).unwrap_or_default()));
        }
        let counts = [
            (own.stun, "Stun tokens"),
            (own.broken, "broken Shield Points"),
            (own.hurt, "Damage tokens"),
            (own.marker, "spaces on its track"),
        ];
        now.extend(counts.iter().filter(|(n, _)| *n > 0).map(|(n, what)| format!("{n} {what}")));
        if o.is_blank(seat, slot) {
            now.push("blank until its requirement is met".into());
        }
        if !now.is_empty() {
            lines.push(format!("Now: {}.", now.join(", ")));
        }
    }
    if matches!(thing, Thing::Held(_)) && !id.card().req.is_met(o.stats(seat)) {
        lines.push("Its requirement is not met now.".into());
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
    if player.hero.is_none() {
        return format!("{seat} has no Hero yet.{tie}");
    }
    let s = o.stats(seat);
    let mut lines = vec![
        format!("{seat}, {}, {}.{tie}", player.hero, player.hero.hero().epithet),
        format!(
            "STR {}, TECH {}, MAG {}, HP {} with {} damage; {} Shield Points.",
            s.str,
            s.tech,
            s.mag,
            s.hp,
            player.damage,
            o.shield_points(seat)
        ),
        format!(
            "{} Gold, {} Experience, {} Shadow Stones, {} Bounties; {} cards in Hand, {} in the \
             Current Deck, {} in the Library.",
            player.gold,
            player.xp,
            player.ss,
            player.bounties,
            player.hand,
            player.deck,
            player.library
        ),
    ];
    let gear: Vec<&str> = o.gear(seat).map(|gear| title(gear.item)).collect();
    if !gear.is_empty() {
        lines.push(format!("Items: {}.", gear.join(", ")));
    }
    let shown: Vec<String> =
        player.shown().map(|(_, own)| words::as_it_lies(own.face, own.flipped)).collect();
    if !shown.is_empty() {
        lines.push(format!("In play: {}.", shown.join(", ")));
    }
    let known = Known::of(view, None);
    let kept = known.view_of(seat).and_then(|view| view.own.as_ref()).map(|own| own.missions[0]);
    if let Some(kept) = kept.filter(|kept| !kept.is_none()) {
        lines.push(capital(&format!("mission {}", mission(view, kept))));
    }
    lines.join("\n")
}
