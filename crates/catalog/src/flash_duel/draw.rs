//! The table of Flash Duel on a terminal of 80 columns.

use super::words;
use crate::{Ink, Paint, wrap, wrap_at};
use ::flash_duel::{Cards, Fighter, Mode, Number, Open, Side, Space, Table, View, Who};
use kernel::{Seat, Viewer};

const MARGIN: usize = 3;
const COLUMNS: usize = 80;

/// The whole table: board, fighters, piles and score. With `open` every hand lies open.
pub fn table(view: &View, open: Option<&Table>, paint: &Paint) -> String {
    let o = &view.open;
    let mut lines = vec![headline(o, paint)];
    if o.round() > 0 {
        let gap = (!paint.short).then(String::new);
        lines.extend(gap.clone());
        lines.extend(board(o, paint));
        lines.extend(gap);
    }
    for seat in o.seats().iter() {
        lines.extend(fighter(view, open, seat, paint));
    }
    if o.round() > 0 {
        lines.push(piles(view, open));
    }
    lines.extend(pool(o));
    lines.extend(in_force(view));
    let first = o.seats().iter().find(|s| leaves_out(view, *s, paint));
    let asked = first.filter(|_| o.round() > 0);
    let asked = asked.map(|seat| format!("Abilities of others: ask `? {seat}` and so on."));
    let last: Vec<String> = loyalty(view).into_iter().chain(asked).collect();
    if !last.is_empty() {
        lines.push(format!(" {}", wrap_at(1, &last.join(" "), COLUMNS, 1)));
    }
    lines.iter().map(|l| l.trim_end().to_string() + "\n").collect()
}

fn headline(o: &Open, paint: &Paint) -> String {
    let mode = title(o.mode());
    if o.round() == 0 {
        return paint.ink(Ink::Bold, &format!("Flash Duel, {mode}"));
    }
    let (west, east) = (o.tokens(Side::West), o.tokens(Side::East));
    let goal = match o.tokens_needed() {
        _ if o.mode().is_raid() => "the Dragon against the mortals".to_string(),
        1 => "a single round decides".to_string(),
        n => format!("round {}, first to {n} tokens: West {west}, East {east}", o.round()),
    };
    paint.ink(Ink::Bold, &format!("Flash Duel, {mode}: {goal}"))
}

/// The mode in words.
pub fn title(mode: Mode) -> &'static str {
    match mode {
        Mode::Simple => "Simple",
        Mode::Full => "Full Game",
        Mode::Clockwork => "Custom Clockwork",
        Mode::SoloDummy => "Solo: Training Dummy",
        Mode::SoloRook => "Solo: Garus Rook",
        Mode::SoloDragon => "Solo: the Dragon",
        Mode::Team => "Team Battle",
        Mode::Raid2 => "Raid (2 mortals)",
        Mode::Raid3 => "Raid (3 mortals)",
        Mode::Raid4 => "Raid (4 mortals)",
        Mode::Betrayal => "Betrayal (4 mortals)",
    }
}

fn side_ink(side: Side) -> Ink {
    match side {
        Side::West => Ink::Team(0),
        Side::East => Ink::Team(1),
    }
}

/// Pawns above the row of spaces, dark ones filled, numbers below.
fn board(o: &Open, paint: &Paint) -> Vec<String> {
    let mut lines = pawns(o, paint);
    let mut row = " ".repeat(MARGIN);
    for space in Space::ALL.map(Space) {
        let fill = if space.is_dark() { "▒▒▒" } else { "   " };
        let cell = marker(o, space).map_or(fill.to_string(), |m| {
            let edge = fill.chars().next().unwrap_or(' ');
            format!("{edge}{m}{edge}")
        });
        row += "│";
        row += &if space.is_dark() { paint.ink(Ink::Dark, &cell) } else { cell };
    }
    lines.push(row + "│");
    let numbers = Space::ALL.map(|n| format!(" {n:^3}")).collect::<String>();
    lines.push(" ".repeat(MARGIN) + &paint.ink(Ink::Faint, &numbers));
    lines.extend(legend(o));
    lines
}

/// What the markers on the board are, while there are any.
fn legend(o: &Open) -> Option<String> {
    let fighters = || o.seats().iter().map(|s| o.fighter(s));
    let mut marks = Vec::new();
    if fighters().any(|f| f.mine.is_some()) {
        marks.push("* mine");
    }
    if fighters().any(|f| f.soldier.is_some() && f.side == Side::West) {
        marks.push("} soldier of West");
    }
    if fighters().any(|f| f.soldier.is_some() && f.side == Side::East) {
        marks.push("{ soldier of East");
    }
    (!marks.is_empty()).then(|| format!("{}{}", " ".repeat(MARGIN + 1), marks.join(", ")))
}

/// A soldier or a mine on a space.
fn marker(o: &Open, space: Space) -> Option<char> {
    let fighters = || o.seats().iter().map(|s| o.fighter(s));
    let soldier = fighters().find(|f| f.soldier == Some(space));
    let mine = || fighters().any(|f| f.mine == Some(space)).then_some('*');
    soldier.map(|f| if f.side == Side::West { '}' } else { '{' }).or_else(mine)
}

/// One line of pawns; more where several share a space. An arrow shows which way is forward.
fn pawns(o: &Open, paint: &Paint) -> Vec<String> {
    let on = |space: Space| -> Vec<String> {
        let here = |side: Side| -> Vec<Seat> {
            let all = o.undefeated().iter();
            all.filter(|s| o.space(*s) == space && o.side(*s) == side).collect()
        };
        let side = |side: Side| -> Vec<String> {
            here(side).into_iter().map(|seat| pawn(side, seat, paint)).collect()
        };
        [side(Side::West), side(Side::East)].concat()
    };
    let height = Space::ALL.map(|s| on(Space(s)).len()).max().unwrap_or(1).max(1);
    (0..height)
        .rev()
        .map(|level| {
            let mut line = " ".repeat(MARGIN);
            for space in Space::ALL.map(Space) {
                line += " ";
                line += on(space).get(level).map_or("   ", String::as_str);
            }
            line
        })
        .collect()
}

fn pawn(side: Side, seat: Seat, paint: &Paint) -> String {
    let text = if side == Side::West { format!("{seat}>") } else { format!("<{seat}") };
    paint.ink(side_ink(side), &text)
}

fn fighter(view: &View, open: Option<&Table>, seat: Seat, paint: &Paint) -> Vec<String> {
    let (o, f) = (&view.open, view.open.fighter(seat));
    let turn = if o.round() > 0 && o.turn() == seat { "*" } else { " " };
    let partner = o.mode() == Mode::Team
        && matches!(view.viewer, Viewer::Seat(me) if !o.are_enemies(me, seat));
    let you = match (view.viewer.is(seat), partner) {
        (true, _) => " (you)",
        (false, true) => " (partner)",
        (false, false) => "",
    };
    let traitor = if o.shown_traitor() == Some(seat) { ", traitor" } else { "" };
    let who = match f.who {
        Who::Nobody => String::new(),
        who => format!(" {who}"),
    };
    let title = format!("{:<23}", format!("{turn}{seat}{who}{you}{traitor}"));
    let ink = if view.viewer.is(seat) { Ink::Own } else { side_ink(f.side) };
    if o.round() == 0 {
        let mut lines = vec![paint.ink(ink, title.trim_end())];
        lines.extend(abilities(f, paint));
        return lines;
    }
    let state = if f.defeated { "defeated".to_string() } else { hand(view, open, seat) };
    let (place, states) = (place(view, seat), states(o, seat));
    let wide = [&title, &place, &state, &states].iter().map(|s| s.chars().count()).sum::<usize>();
    let mut lines = vec![format!("{}{place}{state}", paint.ink(ink, &title))];
    match wide <= COLUMNS {
        true => lines[0] += &states,
        false => lines.push(format!("   {states}")),
    }
    if !leaves_out(view, seat, paint) {
        lines.extend(abilities(f, paint));
    }
    lines
}

/// On a low terminal the abilities of others do not fit where there are many.
fn leaves_out(view: &View, seat: Seat, paint: &Paint) -> bool {
    paint.short && view.open.mode().is_team_mode() && !view.viewer.is(seat)
}

/// Where he stands, and how far that is from the viewer.
fn place(view: &View, seat: Seat) -> String {
    let f = view.open.fighter(seat);
    let away = match view.viewer {
        Viewer::Seat(me) if view.open.are_enemies(me, seat) && !f.defeated => {
            format!(", {} away", view.open.distance(me, seat))
        }
        _ => String::new(),
    };
    let text = format!("{} {}{away}", f.side, f.space);
    format!("{text:<18}")
}

/// One's own cards; of others how many there are and what is known of them.
fn hand(view: &View, open: Option<&Table>, seat: Seat) -> String {
    let f = view.open.fighter(seat);
    let seen = open.map(|t| t.hand(seat)).or(view.hands[seat]);
    let mut text = match seen {
        Some(cards) if cards.is_empty() => "hand empty".to_string(),
        Some(cards) => format!("hand {cards}"),
        None => {
            let s = if f.hand_size == 1 { "" } else { "s" };
            let known = view.known[seat].hand;
            match known.is_empty() {
                true => format!("{} card{s}", f.hand_size),
                false => format!("{} card{s} (known: {known})", f.hand_size),
            }
        }
    };
    if f.has_stash {
        let own = view.viewer.is(seat).then_some(view.stash).flatten();
        text += &match open.and_then(|t| t.stash(seat)).or(own) {
            Some(n) => format!(", stashed {n}"),
            None => ", one stashed".to_string(),
        };
    }
    text
}

fn states(o: &Open, seat: Seat) -> String {
    let f = o.fighter(seat);
    let mut all = Vec::new();
    if f.hit_points > 0 {
        all.push(format!("{} hit points", f.hit_points));
    }
    if f.skip_due {
        all.push("skips a turn".into());
    } else if f.due() {
        all.push("must recover".into());
    } else if o.is_recovering(seat) {
        all.push("recovering".into());
    }
    if f.conceded {
        all.push("conceded".into());
    }
    if all.is_empty() { String::new() } else { format!("  [{}]", all.join(", ")) }
}

/// Abilities that can be played, and those that lie face down; on a low terminal in one line.
fn abilities(f: &Fighter, paint: &Paint) -> Vec<String> {
    let named = |up: bool| -> Vec<&str> {
        f.cards().filter(|(_, u)| *u == up).map(|(id, _)| id.card().name).collect()
    };
    let sort = |what: &str, names: Vec<&str>| {
        (!names.is_empty()).then(|| format!("{what}: {}", names.join(", ")))
    };
    let sorts = [sort("up", named(true)), sort("down", named(false))];
    let sorts: Vec<String> = sorts.into_iter().flatten().collect();
    let lines = if paint.short && !sorts.is_empty() { vec![sorts.join("; ")] } else { sorts };
    lines.iter().map(|line| format!("     {}", wrap_at(5, line, COLUMNS, 7))).collect()
}

fn piles(view: &View, open: Option<&Table>) -> String {
    let o = &view.open;
    let counts = |cards: Cards| -> String {
        let one = |n: Number| format!("{}x{n}", cards.of(n));
        Number::ALL.map(one).join(" ")
    };
    let mut text = format!(" Draw pile {}   Discarded {}", o.deck_size(), counts(o.discard()));
    if !o.in_play().is_empty() {
        text += &format!("   In play {}", o.in_play());
    }
    if let (None, Viewer::Seat(_)) = (open, view.viewer) {
        let line = format!("   Unseen {}", counts(view.unseen()));
        if text.len() + line.len() > COLUMNS {
            text.push('\n');
        }
        text += &line;
    }
    text
}

fn pool(o: &Open) -> Option<String> {
    let names: Vec<String> = o.pool().map(|id| id.to_string()).collect();
    (!names.is_empty()).then(|| wrap(&format!("Pool: {}", names.join(", ")), COLUMNS - 2, 6))
}

fn in_force(view: &View) -> Option<String> {
    let effect = |(f, _): (::flash_duel::table::InForce, _)| {
        format!("{} on {}", f.ability, words::object(view, f.on))
    };
    let all: Vec<String> = view.open.lasting().map(effect).collect();
    let line = || format!(" {}", wrap_at(1, &format!("In force: {}", all.join("; ")), COLUMNS, 3));
    (!all.is_empty()).then(line)
}

fn loyalty(view: &View) -> Option<String> {
    let shown = view.open.shown_loyal();
    let loyal: Vec<String> = shown.iter().map(|s| words::object(view, s)).collect();
    let own = view.traitor.map(|t| if t { "You are the Traitor." } else { "You are loyal." });
    let traitor = match view.open.shown_traitor().filter(|t| !view.viewer.is(*t)) {
        None => String::new(),
        Some(t) => format!(" {} is the Traitor.", words::capital(&words::object(view, t))),
    };
    let loyal = match loyal.is_empty() {
        true => String::new(),
        false => format!(" Known to be loyal: {}.", words::list(&loyal)),
    };
    let text = format!("{}{traitor}{loyal}", own.unwrap_or_default());
    (!text.is_empty()).then(|| text.trim_start().to_string())
}
