//! Names, numbers and chips of Puzzle Strike in plain English.

use ::puzzle_strike::chip::{Arrow, ChipId, Declared, Kind};
use ::puzzle_strike::table::{PILE_LIMIT, Top};
use ::puzzle_strike::{Gems, Open, Pouch, Set, Slot, View};
use kernel::{Seat, SeatSet};

pub use crate::english::{capital, count, list};

/// How the viewer's table calls a seat: You, the character if only one plays it, else the seat.
pub fn name(view: &View, seat: Seat) -> String {
    if view.viewer.is(seat) { "You".into() } else { other(&view.open, seat) }
}

/// The same in the middle of a sentence.
pub fn object(view: &View, seat: Seat) -> String {
    if view.viewer.is(seat) { "you".into() } else { other(&view.open, seat) }
}

/// `your`, `Zane's`.
pub fn whose(view: &View, seat: Seat) -> String {
    match view.viewer.is(seat) {
        true => "your".into(),
        false => possessive(&other(&view.open, seat)),
    }
}

/// A box of chips.
pub fn set(set: Set) -> &'static str {
    match set {
        Set::Shadows => "Shadows",
        Set::Base => "Base set",
        Set::Promo => "Promotional",
    }
}

fn possessive(name: &str) -> String {
    if name.ends_with('s') { format!("{name}'") } else { format!("{name}'s") }
}

fn other(o: &Open, seat: Seat) -> String {
    let who = o.player(seat).character;
    let twice = o.seats().iter().any(|s| s != seat && o.player(s).character == who);
    match who {
        None => seat.to_string(),
        Some(who) if twice => format!("{who} ({seat})"),
        Some(who) => who.to_string(),
    }
}

/// Several players, the viewer last.
pub fn names(view: &View, seats: SeatSet) -> String {
    let others = seats.iter().filter(|s| !view.viewer.is(*s)).map(|s| other(&view.open, s));
    let me = seats.iter().filter(|s| view.viewer.is(*s)).map(|_| "you".to_string());
    list(&others.chain(me).collect::<Vec<_>>())
}

/// Whose pile gems go to: of teammates both are named.
pub fn pile_of(view: &View, seat: Seat) -> String {
    let open = &view.open;
    let owners = open.seats().iter().filter(|s| open.pile_seat(*s) == open.pile_seat(seat));
    names(view, owners.collect())
}

/// Why somebody won who did not make the others lose: of a free-for-all, the lowest pile wins
/// when one of the players has too much (PS-14.1).
pub fn lowest(view: &View, winners: SeatSet) -> String {
    let open = &view.open;
    let total = |seat: Seat| open.total(seat);
    let others = || open.seats().iter().filter(|s| !winners.has(*s));
    match winners.lowest().map(total) {
        Some(own)
            if open.mode.is_free_for_all()
                && !open.last_standing
                && winners.len() == 1
                && (open.loser.is_some()
                    || others().any(|s| open.is_turn(s) && total(s) >= PILE_LIMIT))
                && others().all(|s| total(s) > own) =>
        {
            format!(" with the lowest pile, {own}")
        }
        _ => String::new(),
    }
}

/// The word for one or for several.
pub fn plural(n: u8, word: &str) -> String {
    format!("{} {word}{}", count(n), if n == 1 { "" } else { "s" })
}

/// `a Crash Gem`, `Axe Kick`: what has many alike takes an article.
pub fn chip(id: ChipId) -> String {
    match id.chip().kind {
        Kind::Gem(_) | Kind::Purple | Kind::Wound => format!("a {id}"),
        Kind::Puzzle | Kind::Character(_) => id.to_string(),
    }
}

/// `the Crash Gem`, `Axe Kick`.
pub fn the(id: ChipId) -> String {
    match id.chip().kind {
        Kind::Gem(_) | Kind::Purple | Kind::Wound => format!("the {id}"),
        Kind::Puzzle | Kind::Character(_) => id.to_string(),
    }
}

fn several(id: ChipId, n: u8) -> String {
    match (n, id.chip().kind) {
        (1, _) => chip(id),
        (_, Kind::Gem(_) | Kind::Purple | Kind::Wound) => plural(n, &id.to_string()),
        _ => format!("{} of {id}", count(n)),
    }
}

/// Chips one by one as they are told, alike ones counted.
pub fn chips(all: &[ChipId]) -> String {
    let mut counted: Vec<(ChipId, u8)> = Vec::new();
    for id in all {
        match counted.iter_mut().find(|(other, _)| other == id) {
            Some((_, n)) => *n += 1,
            None => counted.push((*id, 1)),
        }
    }
    let words = counted.into_iter().map(|(id, n)| several(id, n));
    if all.is_empty() { "no chips".into() } else { names_in_a_row(&words.collect::<Vec<_>>()) }
}

/// Some chips have commas in their names, which would read as several chips.
fn names_in_a_row(names: &[String]) -> String {
    match names {
        [most @ .., last] if !most.is_empty() && names.iter().any(|name| name.contains(',')) => {
            format!("{}; and {last}", most.join("; "))
        }
        _ => list(names),
    }
}

/// What a chip offers as a sentence says it: its notation leaves out what is put there.
pub fn option(id: ChipId, option: &str) -> String {
    match option {
        "on top of the bag" => format!("put {id} on top of the bag"),
        "1-gem into the bag" => "put a 1-gem into the bag".into(),
        other => other.into(),
    }
}

/// The chips of a pouch, one entry for each.
pub fn unpacked(o: &Open, pouch: &Pouch) -> Vec<ChipId> {
    let each = |slot: Slot| std::iter::repeat_n(o.chip(slot), usize::from(pouch.of(slot)));
    pouch.slots().flat_map(each).collect()
}

/// `1-gem x3, Crash Gem` for a narrow place.
pub fn counted(o: &Open, pouch: &Pouch) -> String {
    let one = |slot: Slot| match pouch.of(slot) {
        1 => o.chip(slot).to_string(),
        n => format!("{} x{n}", o.chip(slot)),
    };
    pouch.slots().map(one).collect::<Vec<_>>().join(", ")
}

/// `a 4-gem`, `a 3-gem and a 1-gem`, `two 1-gems`.
pub fn gems(gems: Gems) -> String {
    chips(&gems.values().map(ChipId::gem).collect::<Vec<_>>())
}

/// Sent gems are 1-gems (PS-6.5).
pub fn ones(n: u8) -> String {
    if n == 1 { "a 1-gem".into() } else { plural(n, "1-gem") }
}

pub fn arrow(arrow: Arrow) -> String {
    match arrow {
        Arrow::Black => "black arrow".into(),
        other => format!("{other} arrow"),
    }
}

/// `two black arrows and a red arrow`; the natural action is a black one (PS-4.6).
pub fn arrows(held: &[u8; 5]) -> String {
    let mut all = Arrow::PAYING;
    all.rotate_right(1);
    let some = all.into_iter().filter(|a| held[a.index()] > 0);
    let words = some.map(|a| match held[a.index()] {
        1 => format!("a {}", arrow(a)),
        n => plural(n, &arrow(a)),
    });
    let words: Vec<String> = words.collect();
    if words.is_empty() { "no arrow".into() } else { list(&words) }
}

/// How a chip was declared as it was played (PS-9.2), after its name.
pub fn declared(view: &View, id: ChipId, what: Declared) -> Option<String> {
    match what {
        Declared::Nothing => None,
        Declared::Opponent(seat) => Some(format!("against {}", object(view, seat))),
        Declared::Color(color) => Some(format!("naming {color}")),
        Declared::Stacks(stacks) => {
            let chosen: Vec<ChipId> = stacks.iter().map(|slot| view.open.chip(slot)).collect();
            Some(format!("with {}", chips(&chosen)))
        }
        Declared::Option(i) => {
            id.chip().options.get(usize::from(i)).map(|option| format!("(\"{option}\")"))
        }
    }
}

/// The chips on top of a bag, the next one to be drawn first. Of those that lie face down, which
/// are `covered`, only what the viewer knows.
pub fn top(o: &Open, top: &Top, covered: &Top) -> Vec<Option<ChipId>> {
    let mut known = covered.face_up();
    let chip = |slot: Option<Slot>| slot.or_else(|| known.next()).map(|slot| o.chip(slot));
    let mut all: Vec<Option<ChipId>> = top.each().map(chip).collect();
    all.reverse();
    all
}

/// What a player's gems in hand are worth, where the viewer sees them.
pub fn gems_in_hand(view: &View, seat: Seat) -> Option<u8> {
    let hand = view.hands[seat]?;
    Some((1..=4).map(|value| hand.of(Slot::gem(value)) * value).sum())
}

/// How a level of Panic Time is called (PS-12.1).
pub fn panic(level: u8) -> &'static str {
    ["Normal Time", "Panic Time", "Danger Time", "Deadly Time"][usize::from(level.min(3))]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(names: &[&str]) -> String {
        let id = |name: &&str| ChipId::by_name(name).unwrap_or_else(|| panic!("no {name}"));
        chips(&names.iter().map(id).collect::<Vec<_>>())
    }

    #[test]
    fn a_name_with_commas_is_one_name() {
        let row = ["Ouch!", "Punch, Punch, Kick", "Signature Move"];
        assert_eq!(told(&row), "Ouch!; Punch, Punch, Kick; and Signature Move");
        assert_eq!(told(&row[1..2]), "Punch, Punch, Kick");
        assert_eq!(told(&["Ouch!", "Axe Kick", "Wound"]), "Ouch!, Axe Kick and a Wound");
    }

    #[test]
    fn an_option_says_what_is_put_where() {
        for id in ChipId::all() {
            for text in id.chip().options {
                let said = option(id, text);
                assert!(!said.starts_with("on ") && !said.starts_with("1-gem"), "{id}: {said}");
            }
        }
    }
}
