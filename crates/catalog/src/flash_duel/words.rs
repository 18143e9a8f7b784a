//! Names, numbers and choices of Flash Duel in plain English.

use ::flash_duel::ability::{Lend, Use};
use ::flash_duel::{Card, Cards, Choice, Meld, Mode, Number, Open, Side, Source, Space, View};
use ::flash_duel::{Way, Who};
use kernel::{Seat, Viewer};

pub use crate::english::{capital, count, list};

/// How the viewer's table calls a seat: You, the character if only one plays it, else the seat.
pub fn name(view: &View, seat: Seat) -> String {
    match view.viewer.is(seat) {
        true => "You".into(),
        false => other(&view.open, seat),
    }
}

/// The same in the middle of a sentence.
pub fn object(view: &View, seat: Seat) -> String {
    match view.viewer.is(seat) {
        true => "you".into(),
        false => other(&view.open, seat),
    }
}

/// The side a seat plays for. A traitor who is known belongs to the Dragon's side, whatever side
/// he was seen on.
pub fn side_of(o: &Open, seat: Seat) -> Side {
    if o.shown_traitor() == Some(seat) { Side::East } else { o.side(seat) }
}

/// How the viewer's table calls a side, and whether more than one of it is spoken of.
pub fn side(view: &View, side: Side) -> (String, bool) {
    let o = &view.open;
    let members: Vec<Seat> = o.seats().iter().filter(|s| side_of(o, *s) == side).collect();
    match (&members[..], view.viewer) {
        ([one], viewer) => (name(view, *one), viewer.is(*one)),
        (many, Viewer::Seat(me)) if many.contains(&me) => ("your side".into(), false),
        (_, Viewer::Seat(_)) => ("the other side".into(), false),
        _ => (side.to_string(), false),
    }
}

/// `you go first`, `P2 goes first`.
pub fn goes_first(view: &View, who: Side) -> String {
    let (name, you) = side(view, who);
    match you {
        true => "you go first".into(),
        false => format!("{name} goes first"),
    }
}

fn other(o: &Open, seat: Seat) -> String {
    let who = o.fighter(seat).who;
    let twice = o.seats().iter().any(|s| s != seat && o.fighter(s).who == who);
    match who {
        Who::Nobody | Who::Clockwork => seat.to_string(),
        Who::Dragon | Who::Dummy => format!("the {who}"),
        _ if twice => format!("{who} ({seat})"),
        _ => who.to_string(),
    }
}

/// `one 3`, `two 4s`.
pub fn several(n: Number, k: u8) -> String {
    format!("{} {n}{}", count(k), if k == 1 { "" } else { "s" })
}

/// `the 3`, `the stashed 3`, `a 2 from Master of Twos`.
pub fn card(c: Card) -> String {
    let from = match c.from {
        Source::Hand => "",
        Source::Stash => "stashed ",
        Source::Drawn => "drawn ",
    };
    match (c.lent, c.lent.and_then(|id| id.card().lends)) {
        (Some(id), Some(Lend::Card(_))) => format!("{id} as a {}", c.number),
        (Some(id), _) => {
            let printed = c.printed().unwrap_or(c.number);
            format!("a {from}{printed} as a {} by {id}", c.number)
        }
        _ => format!("a {from}{}", c.number),
    }
}

pub fn meld(m: Meld) -> String {
    let mut text = several(m.number, m.count());
    if m.stash() || m.shifts_stash() {
        text += " (one of them stashed)";
    }
    if m.drawn() {
        text += " (one of them drawn)";
    }
    match (m.lent, m.lends()) {
        (Some(id), Some(Lend::Reach(by))) => text += &format!(", reaching {by} farther by {id}"),
        (Some(id), _) => text += &format!(", with {id}"),
        _ => (),
    }
    text
}

pub fn hand(cards: Cards) -> String {
    if cards.is_empty() { "no cards".into() } else { cards.to_string() }
}

pub fn spaces(n: u8) -> String {
    format!("{} space{}", count(n), if n == 1 { "" } else { "s" })
}

/// What a choice would do.
pub fn choice(view: &View, seat: Seat, choice: Choice) -> String {
    action(view, seat, choice).or_else(|| response(view, choice)).unwrap_or_else(|| {
        let text = answer(view, choice);
        if text.is_empty() { format!("{}.", capital(&choice.to_string())) } else { text }
    })
}

fn step(o: &Open, seat: Seat, to: Space, way: &str) -> String {
    match o.space(seat).distance(to) {
        0 => format!("stay on space {to}"),
        n => format!("go {way} {} to space {to}", spaces(n)),
    }
}

/// The fighters an attack on a space would meet.
fn targets(view: &View, by: Side, space: Option<Space>) -> String {
    let found = space.map(|s| view.open.standing_on(by.other(), s)).unwrap_or_default();
    let names: Vec<String> = found.iter().map(|s| object(view, s)).collect();
    match (names.is_empty(), space) {
        (false, Some(space)) => format!("{} on space {space}", list(&names)),
        _ => "nobody".into(),
    }
}

fn action(view: &View, seat: Seat, choice: Choice) -> Option<String> {
    let o = &view.open;
    let me = o.fighter(seat);
    Some(match choice {
        Choice::Move(c, Way::Forward) => {
            let to = o.forward(seat, c.number.value());
            format!("Play {} and {}.", card(c), step(o, seat, to, "forward"))
        }
        Choice::Move(c, Way::Back) => {
            let to = o.back(seat, c.number.value());
            format!("Play {} and {}.", card(c), step(o, seat, to, "back"))
        }
        Choice::Push(c) => {
            format!("Play {} and push the adjacent opponents back as far.", card(c))
        }
        Choice::Attack(m) => {
            let at = targets(view, me.side, me.side.ahead(me.space, m.reach()));
            let strength = o.strength(seat, false, m.count());
            format!("Attack {at} with {} (strength {strength}).", meld(m))
        }
        Choice::Strike(dash, m) => {
            let to = o.forward(seat, dash.number.value());
            let at = targets(view, me.side, me.side.ahead(to, m.number.value()));
            let strength = o.strength(seat, true, m.count());
            format!(
                "Dash with {} to space {to} and strike {at} with {} (strength {strength}).",
                card(dash),
                meld(m)
            )
        }
        Choice::NoAction => "Take no action: you hold no card.".into(),
        _ => return None,
    })
}

fn response(view: &View, choice: Choice) -> Option<String> {
    let o = &view.open;
    Some(match choice {
        Choice::Block(m, with) => {
            let names: Vec<String> = with.iter().map(|s| object(view, s)).collect();
            let help = match with.is_empty() {
                true => String::new(),
                false => format!(" and the help of {}", list(&names)),
            };
            format!("Block with {}{help}: nothing happens to you.", meld(m))
        }
        Choice::Retreat(c) => {
            let me = o.must_answer()?;
            let to = o.back(me, c.number.value());
            format!("Retreat with {} to space {to}; your next turn is a recover turn.", card(c))
        }
        Choice::TakeTheHit => match o.mode().is_team_mode() {
            true => "Be hit.".into(),
            false if o.mode() == Mode::Simple => "Be hit: the round is lost.".into(),
            false => "Be hit: the round is lost unless an ability saves you.".into(),
        },
        Choice::Offer(dash, m) => {
            format!("Offer to dash with {} and to block with {}.", card(dash), meld(m))
        }
        _ => return None,
    })
}

fn answer(view: &View, choice: Choice) -> String {
    let named = |naming: Use| match naming {
        Use::Plain => String::new(),
        Use::On(seat) => format!(" on {}", object(view, seat)),
        Use::Naming(n) => format!(" naming {n}"),
        Use::At(space) => format!(" at space {space}"),
    };
    match choice {
        Choice::Use(id, naming) => format!("Play {id}{}: {}", named(naming), id.card().text),
        Choice::Pass => "Pass.".into(),
        Choice::Draft(id) => super::about::ability(id),
        Choice::Swap { out, into } => format!("Give {out} back for {into}: {}", into.card().text),
        Choice::Pick(who) => super::about::look_up(who.name()).unwrap_or_default(),
        Choice::GoesFirst(side) => format!("{} in the round.", capital(&goes_first(view, side))),
        Choice::Lead(seat) if view.viewer.is(seat) => "Take your side's first turn.".into(),
        Choice::Lead(seat) => format!("{} takes your side's first turn.", name(view, seat)),
        Choice::GoNext => "Take the next place in the order of turns.".into(),
        Choice::Concede => "Give up.".into(),
        Choice::TakeBack => "Take your sealed pick back.".into(),
        Choice::ShowHandTo(to) => format!("Show {} your hand.", object(view, to)),
        Choice::Accuse(of) => {
            format!("Accuse {} of treason. If you are wrong you are out.", object(view, of))
        }
        Choice::Reveal => "Show your Traitor card.".into(),
        _ => String::new(),
    }
}
