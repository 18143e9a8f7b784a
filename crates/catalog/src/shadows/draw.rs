//! The table on a terminal of 80 columns.

use super::picture::{seats, thinking};
use super::words::{self, Known, as_it_lies, title};
use crate::{Ink, Paint, wrap_at};
use ::shadows::monster::creature;
use ::shadows::table::{At, Own, Phase, Place};
use ::shadows::{Each, Open, Standing, Step, Table, View};
use kernel::{Seat, Viewer};

const WIDTH: usize = 80;
/// Where the lists below a player begin.
const INDENT: usize = 4;

/// The whole table, the viewer last. With `open` everything is known.
pub fn table(view: &View, open: Option<&Table>, paint: &Paint) -> String {
    let o = &view.open;
    let known = Known::of(view, open);
    let mut lines = vec![paint.ink(Ink::Bold, &headline(view))];
    lines.extend(monster(view));
    lines.extend(market(o));
    let last = match view.viewer {
        Viewer::Seat(me) => me,
        Viewer::Public => Seat(o.count - 1),
    };
    for seat in o.from(o.next(last)) {
        lines.extend(player(&known, seat, paint));
    }
    lines.iter().map(|line| line.trim_end().to_string() + "\n").collect()
}

fn headline(view: &View) -> String {
    let o = &view.open;
    let mut said = String::from("Shadows");
    if o.round > 0 {
        said += &format!("; round {}", o.round);
    }
    if o.standing == Standing::Playing {
        said += &format!("; {}", words::phase(o.phase));
        if o.phase == Phase::Combat && o.step > 0 {
            let whose = words::whose(view, o.turn);
            said += &format!(", Step {} of 6, {whose} turn", o.step);
        }
        let thinking = thinking(o);
        if thinking.len() > 1 {
            said += &format!("; {} think", words::names(view, thinking));
        }
    }
    said
}

fn wounds(view: &View, tokens: &Each<u8>) -> String {
    let one = |seat| format!("{} {}", words::object(view, seat), tokens[seat]);
    seats(&view.open).map(one).collect::<Vec<_>>().join(", ")
}

fn monster(view: &View) -> Vec<String> {
    let o = &view.open;
    let mut lines = Vec::new();
    if let Some(id) = o.monster {
        let m = id.monster();
        lines.push(format!(
            "  {id}, Level {}, Health {}: damage {}",
            m.level,
            m.hp,
            wounds(view, &o.wounds)
        ));
    } else if o.round > 0 && o.standing == Standing::Playing {
        lines.push("  No Monster until Refresh".into());
    }
    if o.creature {
        let hp = creature().hp;
        lines.push(format!(
            "  {}, Health {hp}: damage {}",
            creature().name,
            wounds(view, &o.creature_wounds)
        ));
    }
    let trophies: Vec<String> = o
        .trophies
        .iter()
        .flatten()
        .map(|(s, m)| format!("{m} ({})", words::object(view, *s)))
        .collect();
    if !trophies.is_empty() {
        lines.push(format!("  Defeated: {}", trophies.join(", ")));
    }
    lines
}

fn market(o: &Open) -> Vec<String> {
    let basics: Vec<&str> =
        o.basics.iter().filter(|item| !item.is_none()).map(|item| title(*item)).collect();
    let stalls: Vec<String> = o
        .market
        .iter()
        .map(|stall| format!("{} ({})", title(stall.item), stall.item.card().cost()))
        .collect();
    let mut lines = vec![listed("  Market: ", &stalls.join(", "))];
    if !basics.is_empty() {
        lines.push(listed("  Basic Items: ", &basics.join(", ")));
    }
    lines
}

/// A list behind its heading, broken where it is too long.
fn listed(heading: &str, items: &str) -> String {
    format!("{heading}{}", wrap_at(heading.chars().count(), items, WIDTH, INDENT + 2))
}

fn player(known: &Known, seat: Seat, paint: &Paint) -> Vec<String> {
    let view = known.view;
    let (o, player) = (&view.open, &view.open.players[seat]);
    let you = if view.viewer.is(seat) { " (you)" } else { "" };
    let leads = if o.leader == seat { " [Leader]" } else { "" };
    let ink = if view.viewer.is(seat) { Ink::Own } else { Ink::Team(seat.0) };
    if player.hero.is_none() {
        return vec![paint.ink(ink, &format!(" {seat}{you}{leads}: no Hero yet"))];
    }
    let s = o.stats(seat);
    let title = format!(" {seat} {}{you}{leads}", player.hero);
    let mut lines = vec![format!(
        "{}: HP {}/{}  STR {}  TECH {}  MAG {}  shield {}{}",
        paint.ink(ink, &title),
        o.hp(seat).saturating_sub(player.damage),
        o.hp(seat),
        s.str,
        s.tech,
        s.mag,
        o.shield_points(seat),
        if player.is_invincible() { "  Invincible" } else { "" }
    )];
    let earned = |n: u8| if n > 0 { format!("+{n}") } else { String::new() };
    lines.push(format!(
        "    Gold {}{}  XP {}{}  SS {}{}  Bounties {}  Hand {}  queue {}  Deck {}  Library {}",
        player.gold,
        earned(player.earned_gold),
        player.xp,
        earned(player.earned_xp),
        player.ss,
        earned(player.earned_ss),
        player.bounties,
        player.hand,
        player.queue,
        player.deck,
        player.library
    ));
    lines.extend(fields(known, seat, paint));
    lines.extend(own(known, seat));
    lines
}

/// A card with what lies on it: `War Hound 2/3`, `Parry*` where it is stunned.
fn lying(o: &Open, seat: Seat, slot: usize) -> String {
    let own = &o.players[seat].cards[slot];
    let mut said = as_it_lies(own.face, own.flipped);
    if own.card().hp > 0 {
        said += &format!(" {}/{}", own.health(), own.card().hp);
    }
    if own.shields() > 0 {
        said += &format!(" [{}]", own.shields());
    }
    if let At::On(entity) = own.at {
        said += &format!(" on {}", words::aimed(o, entity).unwrap_or_default());
    }
    said + &"*".repeat(usize::from(own.stun))
}

fn fields(known: &Known, seat: Seat, paint: &Paint) -> Vec<String> {
    let o = &known.view.open;
    let on = |there: fn(&Own) -> bool| -> Vec<String> {
        let all = o.players[seat].cards.iter().enumerate().filter(|(_, own)| there(own));
        all.map(|(slot, _)| lying(o, seat, slot)).collect()
    };
    let items: Vec<String> = o.gear(seat).map(|gear| title(gear.item).to_string()).collect();
    let rows = [
        ("    Combat: ", on(|own| own.at == At::Combat)),
        ("    Stunned: ", on(|own| own.at == At::Stunned)),
        ("    Station: ", on(|own| matches!(own.at, At::Station | At::On(_)))),
        ("    Items: ", items),
    ];
    let some = rows.into_iter().filter(|(_, all)| !all.is_empty());
    let mut lines: Vec<String> =
        some.map(|(heading, all)| listed(heading, &all.join(", "))).collect();
    if !paint.short && o.players[seat].front {
        let front = known.front(seat);
        let what = front
            .map_or("facedown".into(), |action| format!("{}, facedown", words::action(action)));
        lines.push(format!("    Monster-Action: {what}"));
    }
    lines
}

/// What its owner sees, and whoever may see everything.
fn own(known: &Known, seat: Seat) -> Vec<String> {
    let Some(own) = known.view_of(seat).and_then(|view| view.own.as_ref()) else {
        return Vec::new();
    };
    let there = |place: Place| -> String {
        let all = own.cards.iter().filter(|(card, at)| *at == place && !card.is_none());
        let all = all.map(|(card, _)| format!("{} {}", title(*card), words::initiative(*card)));
        all.collect::<Vec<_>>().join(", ")
    };
    let queue = own.queue.iter().take(usize::from(known.view.open.players[seat].queue));
    let queue: Vec<&str> = queue.map(|slot| title(own.cards[usize::from(*slot)].0)).collect();
    // Until one is kept there are two to choose from, and the question names them.
    let top = known.view.open.agenda.top();
    let chosen = !matches!(top, Some(Step::ChooseMission(step)) if step.waiting.has(seat));
    let mission = own.missions[0];
    let mission = if mission.is_none() || !chosen { String::new() } else { mission.to_string() };
    let rows = [
        ("Hand", there(Place::Hand)),
        ("Queue", queue.join(", ")),
        ("Deck", there(Place::Deck)),
        ("Library", there(Place::Library)),
        ("Mission", mission),
    ];
    let your = if known.view.viewer.is(seat) { "Your " } else { "" };
    let some = rows.into_iter().filter(|(_, said)| !said.is_empty());
    some.map(|(what, said)| listed(&format!("    {your}{what}: "), &said)).collect()
}
