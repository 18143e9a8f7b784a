//! The battlefield on a terminal of 80 columns, seen from the viewer's own side.

use super::factions;
use super::picture::{phase, values};
use super::words::Known;
use crate::{Ink, Paint, wrap_at};
use ::fantasy_clash::card::CardId;
use ::fantasy_clash::magic::MagicId;
use ::fantasy_clash::{NORTH, Open, SOUTH, Space, Table, UnitId, View};
use kernel::{Seat, Viewer};

const COLUMNS: u8 = 5;
const WIDTH: usize = 80;
/// How wide a space is drawn.
const CELL: usize = 15;

/// The whole table. With `open` every card is known.
pub fn table(view: &View, open: Option<&Table>, paint: &Paint) -> String {
    let o = &view.open;
    let known = Known::of(view, open);
    let near = if view.viewer.is(NORTH) { NORTH } else { SOUTH };
    let far = if near == NORTH { SOUTH } else { NORTH };
    let mut lines = vec![paint.ink(Ink::Bold, &headline(o))];
    if !o.factions.all_known() {
        lines.extend(factions::drawn(view));
        return lines.iter().map(|line| line.trim_end().to_string() + "\n").collect();
    }
    lines.extend(side(&known, far, paint));
    lines.push(columns(near));
    let rows: Vec<u8> = match near == NORTH {
        true => (1..=o.rows).collect(),
        false => (1..=o.rows).rev().collect(),
    };
    for row in rows {
        lines.extend(row_lines(&known, near, row, paint));
    }
    lines.extend(side(&known, near, paint));
    lines.push("  ^v whose card it is; (in brackets) face down and yours, ? face down".into());
    if !paint.short {
        lines.push(
            "  12/11 s10 r3: attack 12, defence 11, size 10, range 3; * under an effect".into(),
        );
    }
    lines.iter().map(|line| line.trim_end().to_string() + "\n").collect()
}

fn headline(o: &Open) -> String {
    let games =
        o.series.map_or(String::new(), |s| format!(", games {}:{}", s.wins.0[0], s.wins.0[1]));
    let turn =
        if o.turn > 0 { format!("; turn {} of {}", o.turn, o.active) } else { String::new() };
    let phase = phase(o).map_or(String::new(), |phase| format!("; {phase} phase"));
    format!("Fantasy Clash{games}{turn}{phase}")
}

/// What belongs to a player beside the battlefield.
fn side(known: &Known, seat: Seat, paint: &Paint) -> Vec<String> {
    let view = known.view;
    let (o, player) = (&view.open, &view.open.players[seat]);
    let arrow = arrow(seat);
    let you = if view.viewer.is(seat) { " (you)" } else { "" };
    let title = format!(" {arrow} {seat} {}{you}", o.factions[seat].name());
    let mut state = format!(
        "{} cards, deck {}, conquered {} (cost {})",
        o.sides[seat].len(),
        player.deck(),
        player.conquered.len(),
        o.field().price(seat)
    );
    let spells: Vec<MagicId> = MagicId::spells(o.factions[seat]).collect();
    if !spells.is_empty() {
        let ready = spells.iter().filter(|id| o.is_ready(seat, **id)).count();
        state += &format!(", spells {ready}");
    }
    let ink = if view.viewer.is(seat) { Ink::Own } else { Ink::Team(seat.0) };
    let mut lines = vec![format!("{}: {state}", paint.ink(ink, &title))];
    let on = o.lasting.on(CardId::NONE).filter(|l| l.by == seat).map(|l| l.source.name());
    let on: Vec<&str> = on.collect();
    if !on.is_empty() && !paint.short {
        lines.push(format!("   {}", wrap_at(3, &on.join(", "), WIDTH, 3)));
    }
    lines
}

fn arrow(seat: Seat) -> char {
    if seat == SOUTH { '^' } else { 'v' }
}

fn across(near: Seat) -> Vec<u8> {
    if near == NORTH { (0..COLUMNS).rev().collect() } else { (0..COLUMNS).collect() }
}

fn columns(near: Seat) -> String {
    let name = |column: u8| format!(" {:<width$}", char::from(b'A' + column), width = CELL - 1);
    let names: String = across(near).into_iter().map(name).collect();
    format!("   {names}")
}

/// One row of the battlefield: the names and, on a tall terminal, the values below them.
fn row_lines(known: &Known, near: Seat, row: u8, paint: &Paint) -> Vec<String> {
    let spaces: Vec<Space> = across(near).into_iter().map(|c| Space::at(c, row)).collect();
    let names: String = spaces.iter().map(|at| cell(known, *at, paint)).collect();
    let mut lines = vec![format!("{row:>2} {names}")];
    let any = spaces.iter().any(|at| stats(known, *at).is_some());
    if !paint.short && any {
        let values = spaces.iter().map(|at| {
            format!(" {:<width$}", stats(known, *at).unwrap_or_default(), width = CELL - 1)
        });
        lines.push(format!("   {}", values.collect::<String>()));
    }
    lines
}

/// What the viewer has laid out on this space while he deploys.
fn drafted(view: &View, at: Space) -> Option<UnitId> {
    let Viewer::Seat(me) = view.viewer else { return None };
    let n = at.home_index(me, view.open.rows)?;
    view.draft.map(|draft| draft[n]).filter(|unit| !unit.is_none())
}

fn cell(known: &Known, at: Space, paint: &Paint) -> String {
    let view = known.view;
    let o = &view.open;
    let text = |said: String| format!(" {said:<width$}", width = CELL - 1);
    if let Some(unit) = drafted(view, at) {
        return paint.ink(Ink::Own, &text(format!("({})", short(unit, CELL - 3))));
    }
    let Some(id) = o.on(at) else { return paint.ink(Ink::Faint, &text(".".into())) };
    let card = &o.cards[id];
    let arrow = arrow(card.controller);
    let said = match known.unit(id) {
        Some(unit) if card.is_hidden() => format!("{arrow}({})", short(unit, CELL - 4)),
        Some(unit) => format!("{arrow}{}", short(unit, CELL - 2)),
        None => format!("{arrow}?"),
    };
    let ink = match view.viewer.is(card.controller) {
        true => Ink::Own,
        false => Ink::Team(card.controller.0),
    };
    paint.ink(ink, &text(said))
}

/// The name of a unit in so many letters.
fn short(unit: UnitId, room: usize) -> String {
    let name = unit.to_string();
    match name.chars().count() > room {
        true => name.chars().take(room - 1).chain(['…']).collect(),
        false => name,
    }
}

/// Attack, defence and size of a card, its range if it has one, and a star for what lies on it.
fn stats(known: &Known, at: Space) -> Option<String> {
    let o = &known.view.open;
    if let Some(unit) = drafted(known.view, at) {
        let u = unit.unit();
        return Some(format!("{}/{} s{}", u.attack, u.defence, u.size));
    }
    let id = o.on(at)?;
    known.unit(id)?;
    let v = values(known, id);
    let range = if v.range > 1 { format!(" r{}", v.range) } else { String::new() };
    let star = if o.lasting.is_marked(id) { "*" } else { "" };
    Some(format!("{}/{} s{}{range}{star}", v.attack, v.defence, v.size))
}
