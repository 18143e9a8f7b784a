//! The table of Puzzle Strike on a terminal of 80 columns.

use super::picture::{phase, piles};
use super::question::pigs;
use super::words;
use crate::{Ink, Paint, wrap_at};
use ::puzzle_strike::step::height_bonus;
use ::puzzle_strike::table::PILE_LIMIT;
use ::puzzle_strike::{Mode, Open, Pile, Slot, Step, Table, View};
use kernel::{Seat, Viewer};

const COLUMNS: usize = 80;
/// Stacks of the bank side by side, and how wide a name may be.
const ACROSS: usize = 3;
const NAME: usize = 19;
/// Where the gems of a pile begin.
const GEMS: usize = 44;
const ONGOING: &str = "ongoing";

/// The whole table: piles, players and bank. With `open` every hand lies open.
pub fn table(view: &View, open: Option<&Table>, paint: &Paint) -> String {
    let o = &view.open;
    let mut lines = headline(o, paint);
    for seat in o.seats().iter() {
        lines.extend(player(view, open, seat, paint));
    }
    lines.extend(in_the_air(view));
    lines.extend(pool(o));
    lines.extend(bank(view, paint));
    lines.iter().map(|l| l.trim_end().to_string() + "\n").collect()
}

/// The mode in words.
pub fn title(mode: Mode) -> &'static str {
    match mode {
        Mode::Duel => "Duel",
        Mode::FreeForAll3 => "Free-for-all (3 players)",
        Mode::FreeForAll4 => "Free-for-all (4 players)",
        Mode::Team => "Team Battle",
    }
}

fn headline(o: &Open, paint: &Paint) -> Vec<String> {
    let games = match o.tournament {
        true => {
            let wins: Vec<String> = o.seats().iter().map(|s| o.wins[s].to_string()).collect();
            format!(", games {}", wins.join(":"))
        }
        false => String::new(),
    };
    let first = format!("Puzzle Strike, {}{games}", title(o.mode));
    if o.turns == 0 {
        return vec![paint.ink(Ink::Bold, &first)];
    }
    let time = words::panic(o.panic);
    let next = match o.panic {
        3 => String::new(),
        level => {
            let at = o.mode.panic_players() + level;
            let (next, empty) = (words::panic(level + 1), o.empty_stacks());
            format!("; {next} at {at} empty stacks (now {empty})")
        }
    };
    let phase = phase(o).map_or(String::new(), |phase| format!("; {phase} phase"));
    let ante = format!("{time}: ante {}-gem", o.ante_value());
    match paint.short {
        true => vec![paint.ink(Ink::Bold, &first) + &format!("; {ante}{phase}")],
        false => vec![paint.ink(Ink::Bold, &first), format!("{ante}{next}{phase}")],
    }
}

/// The total of a pile as a bar that is full when one loses.
fn bar(total: u16) -> String {
    let full = usize::from(total.min(PILE_LIMIT));
    format!("[{}{}]", "#".repeat(full), ".".repeat(usize::from(PILE_LIMIT) - full))
}

fn ink(view: &View, seat: Seat) -> Ink {
    if view.viewer.is(seat) { Ink::Own } else { Ink::Team(view.open.side(seat)) }
}

fn player(view: &View, open: Option<&Table>, seat: Seat, paint: &Paint) -> Vec<String> {
    let (o, p) = (&view.open, view.open.player(seat));
    let turn = if o.turns > 0 && o.is_turn(seat) { "*" } else { " " };
    let you = match view.viewer {
        Viewer::Seat(me) if me == seat => " (you)",
        Viewer::Seat(me) if !o.are_opponents(me, seat) => " (partner)",
        _ => "",
    };
    let who = p.character.map_or(String::new(), |who| format!(" {who}"));
    let title = format!("{:<24}", format!("{turn}{seat}{who}{you}"));
    let title = paint.ink(ink(view, seat), &title);
    if o.turns == 0 {
        let drafted: Vec<String> = p.drafted.iter().flatten().map(ToString::to_string).collect();
        let line = format!("{title}{}", wrap_at(24, &drafted.join(", "), COLUMNS, 24));
        return vec![line];
    }
    if !o.active.has(seat) {
        return vec![format!("{title}takes no further part")];
    }
    let mut lines = vec![format!("{title}{}", pile(o, seat, paint))];
    let bag = p.bag_size() + p.top.len();
    let mut state = format!("hand {}, bag {bag}, discarded {}", p.hand_size, p.discard.len());
    if o.is_turn(seat) {
        state += &format!("; {}, {}", words::arrows(&p.arrows), money(view, seat));
        if p.pigs > 0 {
            state += &format!(", {}", pigs(p.pigs));
        }
        if p.done {
            state += ", done";
        }
    }
    let zones = zones(view, open, seat, paint);
    if paint.short && !view.viewer.is(seat) {
        // On a low terminal the rest of what others have can be asked for.
        let ongoing = zones.iter().filter(|zone| zone.starts_with(ONGOING));
        let all: Vec<&str> = [state.as_str()].into_iter().chain(ongoing.map(|z| &**z)).collect();
        lines.push(row(&all.join("; ")));
        return lines;
    }
    lines.push(row(&state));
    match paint.short {
        true => lines.push(row(&zones.join("; "))),
        false => lines.extend(zones.iter().map(|zone| row(zone))),
    }
    lines
}

/// What has been paid in, and what the gems of a hand that one sees can still pay.
fn money(view: &View, seat: Seat) -> String {
    let money = view.open.player(seat).money;
    match words::gems_in_hand(view, seat) {
        None | Some(0) => format!("{money} money"),
        Some(more) => format!("{money} money, {more} more in hand"),
    }
}

fn row(text: &str) -> String {
    format!("    {}", wrap_at(4, text, COLUMNS, 6))
}

/// The gems of a pile; of a team's pile only with the first of its owners.
fn pile(o: &Open, seat: Seat, paint: &Paint) -> String {
    let Some(own) = piles(o).find(|s| *s == seat) else {
        return format!("shares the pile of {}", o.pile_seat(seat));
    };
    let total = o.total(own);
    let gems = gems(&o.piles[own]);
    let bonus = match height_bonus(total) {
        0 => String::new(),
        n => format!("; draws {n} more"),
    };
    let bar = bar(total);
    let bar = if total >= 7 { paint.ink(Ink::Bold, &bar) } else { bar };
    let gems = wrap_at(GEMS, &(gems + &bonus), COLUMNS, GEMS);
    format!("{bar} {total:>2}/{PILE_LIMIT}  {gems}")
}

/// The gems, the largest first, counted as the chips of a hand are: `2-gem, 1-gem x3`.
fn gems(pile: &Pile) -> String {
    let each = |value: u8| match pile.of(value) {
        0 => None,
        1 => Some(format!("{value}-gem")),
        n => Some(format!("{value}-gem x{n}")),
    };
    let all: Vec<String> = (1..=4u8).rev().filter_map(each).collect();
    if all.is_empty() { "no gems".into() } else { all.join(", ") }
}

/// What lies before a player, and as much of his hand as the viewer may know.
fn zones(view: &View, open: Option<&Table>, seat: Seat, paint: &Paint) -> Vec<String> {
    let (o, p) = (&view.open, view.open.player(seat));
    let mine = view.viewer.is(seat);
    let hand = open.map(|t| *t.hand(seat)).or(view.hands[seat]);
    let mut zones = Vec::new();
    let mut zone = |name: &str, text: String| {
        if !text.is_empty() {
            zones.push(format!("{name}: {text}"));
        }
    };
    match hand {
        Some(hand) => {
            zone("hand", words::counted(o, &hand));
            if mine && !view.kept[seat].is_empty() {
                zone("kept", words::counted(o, &view.kept[seat]));
            }
        }
        None => zone("known in hand", words::counted(o, &p.known)),
    }
    let covered = open.map_or(view.face_down[seat], |t| *t.face_down(seat));
    let top = words::top(o, &p.top, &covered).into_iter();
    let top = top.map(|chip| chip.map_or("a chip face down".into(), |chip| chip.to_string()));
    zone("on top of the bag", top.collect::<Vec<_>>().join(", "));
    if p.piled > 0 {
        zone("in the gem pile", words::plural(p.piled, &o.chip(Slot::CRASH_GEM).to_string()));
    }
    zone("played", words::counted(o, &p.table));
    zone(ONGOING, words::counted(o, &p.ongoing));
    if mine && !paint.short {
        zone("discarded", words::counted(o, &p.discard));
    }
    zones
}

/// Chips that take effect and gems that are on their way.
fn in_the_air(view: &View) -> Vec<String> {
    let o = &view.open;
    let mut lines = Vec::new();
    for step in o.agenda.live() {
        match step {
            Step::Playing(p) => {
                let aimed = super::picture::aimed_at(o, p);
                let at = match aimed.is_empty() {
                    true => String::new(),
                    false => format!(" against {}", words::names(view, aimed)),
                };
                let whose = words::whose(view, p.run.me);
                lines.push(format!("Playing: {whose} {}{at}", p.run.chip));
            }
            Step::Send(send) if send.told => lines.push(format!(
                "On the way: {} from {} to {}",
                words::ones(send.air.n),
                words::object(view, send.from),
                words::pile_of(view, send.to)
            )),
            _ => (),
        }
    }
    for float in o.floating.iter().flatten() {
        let to = words::pile_of(view, float.to);
        lines.push(format!("Floating: {} to {to}", words::ones(float.air.n)));
    }
    lines.iter().map(|line| format!(" {}", wrap_at(1, line, COLUMNS, 3))).collect()
}

fn pool(o: &Open) -> Option<String> {
    let names: Vec<String> = o.pool.iter().flatten().map(ToString::to_string).collect();
    let line = || format!(" {}", wrap_at(1, &format!("Pool: {}", names.join(", ")), COLUMNS, 7));
    (!names.is_empty()).then(line)
}

/// The stacks with what they cost and how many chips are left, down the columns.
fn bank(view: &View, paint: &Paint) -> Vec<String> {
    let o = &view.open;
    let stacks: Vec<Slot> = (0..o.stacks).map(Slot).collect();
    let rows = stacks.len().div_ceil(ACROSS);
    let mut lines = Vec::new();
    // On a low terminal with many players every row counts.
    if !paint.short || o.seats().len() <= 2 {
        let heading = format!(" {:<4} {:<15} {:>4}", "cost", "in the bank", "left");
        lines.push(paint.ink(Ink::Faint, &heading.repeat(ACROSS)));
    }
    if !paint.short && o.traps.iter().any(|n| *n > 0) {
        lines.insert(0, " In the bank (!1: one trap lies there):".into());
    }
    for row in 0..rows {
        let cells = stacks[row..].iter().step_by(rows).map(|slot| cell(o, *slot, paint));
        lines.push(cells.collect());
    }
    lines
}

fn cell(o: &Open, slot: Slot, paint: &Paint) -> String {
    let name = o.chip(slot).to_string();
    let traps = match o.traps[slot.index()] {
        0 => String::new(),
        n => format!(" !{n}"),
    };
    let room = NAME - traps.len();
    let name: String = match name.chars().count() > room {
        true => name.chars().take(room - 1).chain(['…']).collect(),
        false => name,
    };
    let name = name + &traps;
    let cost = o.price(o.chip(slot)).unwrap_or_default();
    let left = match o.removed == Some(slot) {
        true => "--".to_string(),
        false => o.bank.of(slot).to_string(),
    };
    let text = format!(" {cost:>2} {name:<NAME$} {left:>2}");
    if o.is_in_bank(slot) { text } else { paint.ink(Ink::Faint, &text) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a gem is worth and how many there are cannot be mistaken for each other.
    #[test]
    fn gems_of_a_pile_are_counted_like_chips() {
        let of = |values: &[u8]| {
            let mut pile = Pile::default();
            values.iter().for_each(|value| pile.add(*value, false));
            gems(&pile)
        };
        assert_eq!(of(&[]), "no gems");
        assert_eq!(of(&[1, 2, 1]), "2-gem, 1-gem x2");
        let many = [[1; 10].as_slice(), &[2]].concat();
        assert_eq!(of(&many), "2-gem, 1-gem x10");
    }
}
