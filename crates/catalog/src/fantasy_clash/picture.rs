//! The table of Fantasy Clash as data for a client that draws, made from a view.

mod armies;
mod attacks;
mod cards;
mod castings;
mod deployment;
mod moments;

use super::factions;
use super::words::Known;
use ::fantasy_clash::table::{IDLE_LIMIT, Phase, TURN_LIMIT, WINS};
use ::fantasy_clash::{COLUMNS, HOME_ROWS, Open, Standing, Table, View};
use kernel::Seat;
use wire::{ActsPicture, CardCount, FantasyClashPicture};

const BOTH: [Seat; 2] = [Seat(0), Seat(1)];

pub use cards::values;
pub use deployment::class;

/// With `open` every card is known.
pub fn table(view: &View, open: Option<&Table>) -> FantasyClashPicture {
    let o = &view.open;
    let known = Known::of(view, open);
    FantasyClashPicture {
        columns: COLUMNS,
        rows: o.rows,
        home_rows: HOME_ROWS,
        turn: (o.turn > 0).then(|| o.active.to_string()),
        turns: o.turn,
        phase: phase(o).map(String::from),
        idle_turns: o.idle_turns,
        idle_limit: IDLE_LIMIT,
        turn_limit: TURN_LIMIT,
        face_up: o.face_up,
        cards: BOTH.into_iter().flat_map(|s| o.army(s)).map(|id| cards::card(&known, id)).collect(),
        picking: factions::picking(o),
        sealed: factions::sealed(o).iter().map(|seat| seat.to_string()).collect(),
        your_pick: view.pick.map(|faction| faction.name().into()),
        armies: match o.factions.all_known() {
            true => BOTH.map(|seat| armies::army(&known, seat)).to_vec(),
            false => Vec::new(),
        },
        deployment: deployment::deployment(view),
        acts: ActsPicture {
            moved: o.acts.moved,
            attacked: o.acts.attacked,
            rerolled: o.acts.rerolled,
            cast: o.acts.cast,
            item: o.acts.item,
            reinforced: o.acts.reinforced,
        },
        moment: moments::moment(&known),
        roll: moments::roll(o),
        attacks: attacks::attacks(view),
        castings: castings::castings(view),
        wins: o.series.map_or(Vec::new(), |series| series.wins.0.to_vec()),
        wins_needed: if o.series.is_some() { WINS } else { 1 },
        draws: o.series.map_or(0, |series| series.draws),
    }
}

/// What is going on, in a word.
pub fn phase(o: &Open) -> Option<&'static str> {
    if o.standing != Standing::Playing {
        return None;
    }
    Some(match o.phase {
        _ if !o.factions.all_known() => "factions",
        _ if !o.deployed => "deployment",
        Phase::Movement => "movement",
        Phase::Combat => "combat",
        Phase::Magic => "magic",
        Phase::Reinforcement => "reinforcement",
    })
}

/// Those that are there.
fn counts<T: ToString>(all: impl Iterator<Item = (T, u8)>) -> Vec<CardCount> {
    let some = all.filter(|(_, count)| *count > 0);
    some.map(|(card, count)| CardCount { card: card.to_string(), count }).collect()
}
