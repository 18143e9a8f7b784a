//! How an army is laid out: in a way that is known, then cards change places until half of them
//! stand elsewhere, so that a few revealed cards do not say what the others are.

use super::armies::Armies;
use fantasy_clash::army::{Layout, chosen};
use fantasy_clash::{COLUMNS, Choice, Preset, Space, View};
use kernel::{Seat, Seeded, Viewer};

/// So many cards stand where no way that is known has them.
const MOVED: usize = 10;

/// The next answer of somebody who lays out his army: one that he has learnt, or any of the
/// ready-made ones. Only what was offered is said; whoever is not asked out of turn takes an army
/// as it is.
pub fn next(
    view: &View,
    choices: &[Choice],
    learnt: Option<&Armies>,
    luck: &mut Seeded,
) -> Option<Choice> {
    let (Viewer::Seat(seat), Some(draft)) = (view.viewer, view.draft.as_ref()) else { return None };
    let faction = view.open.factions[seat];
    // Forces that were drawn are laid out as they come (FC-16.3).
    let learnt = learnt.filter(|_| view.force.is_none()).map(|armies| both(armies.of(faction)));
    if draft.iter().any(|unit| unit.is_none()) {
        return match learnt {
            Some(ways) if ways.iter().any(|way| begins(draft, way)) => {
                placed(view, seat, choices, &ways, luck)
            }
            _ => ready_made(choices, luck),
        };
    }
    if choices.contains(&Choice::Commit) {
        return Some(Choice::Commit);
    }
    let force = chosen(draft);
    match learnt.filter(|ways| chosen(&ways[0]) == force) {
        Some(ways) => swapped(view, seat, choices, (&ways, Within::Rows), luck),
        None => {
            let ways = Preset::ALL.map(|preset| preset.layout(faction, &force));
            swapped(view, seat, choices, (&ways, Within::Classes), luck)
        }
    }
}

/// What keeps its shape when cards change places.
#[derive(Clone, Copy, PartialEq)]
enum Within {
    /// Each row has the cards that were learnt for it.
    Rows,
    /// Rows, and besides two rows next to each other their classes.
    Classes,
}

fn any(all: Vec<Choice>, luck: &mut Seeded) -> Option<Choice> {
    (!all.is_empty()).then(|| all[luck.below(all.len())])
}

fn ready_made(choices: &[Choice], luck: &mut Seeded) -> Option<Choice> {
    let of = |is: fn(&Choice) -> bool| choices.iter().copied().filter(is).collect::<Vec<_>>();
    let arrange = any(of(|choice| matches!(choice, Choice::Arrange(_))), luck);
    arrange.or_else(|| any(of(|choice| matches!(choice, Choice::Deploy(_))), luck))
}

/// An army and its mirror image.
fn both(army: &Layout) -> [Layout; 2] {
    let mut mirrored = *army;
    mirrored.chunks_mut(usize::from(COLUMNS)).for_each(|row| row.reverse());
    [*army, mirrored]
}

/// Whether all that is laid out stands as in this way.
fn begins(draft: &Layout, way: &Layout) -> bool {
    draft.iter().zip(way).all(|(unit, meant)| unit.is_none() || unit == meant)
}

/// The next card of a learnt army, or of its mirror image.
fn placed(
    view: &View,
    seat: Seat,
    choices: &[Choice],
    ways: &[Layout; 2],
    luck: &mut Seeded,
) -> Option<Choice> {
    let draft = view.draft.as_ref()?;
    let suits = |choice: &Choice| {
        let Choice::Place(unit, at) = *choice else { return false };
        let Some(place) = at.home_index(seat, view.open.rows) else { return false };
        ways.iter().any(|way| begins(draft, way) && way[place] == unit)
    };
    any(choices.iter().copied().filter(suits).collect(), luck)
}

/// Two cards change places, as long as too many stand as everybody knows. The army keeps its shape.
fn swapped(
    view: &View,
    seat: Seat,
    choices: &[Choice],
    (ways, within): (&[Layout], Within),
    luck: &mut Seeded,
) -> Option<Choice> {
    let draft = view.draft.as_ref()?;
    let before = moved(draft, ways);
    if before >= MOVED {
        return None;
    }
    let suits = |choice: &Choice| {
        let Choice::Swap(a, b) = *choice else { return false };
        let at = |space: Space| space.home_index(seat, view.open.rows);
        let Some((i, j)) = at(a).zip(at(b)) else { return false };
        let mut after = *draft;
        after.swap(i, j);
        let beyond = a.row().abs_diff(b.row()) == 1 && draft[i].class() == draft[j].class();
        let near = a.row() == b.row() || within == Within::Classes && beyond;
        near && moved(&after, ways) > before
    };
    any(choices.iter().copied().filter(suits).collect(), luck)
}

/// How many cards stand otherwise than in the most similar way that is known.
fn moved(draft: &Layout, ways: &[Layout]) -> usize {
    let differs = |way: &Layout| way.iter().zip(draft).filter(|(a, b)| a != b).count();
    ways.iter().map(differs).min().unwrap_or(0)
}
