//! How an army is laid out: any of the ready-made ways, then cards change places until nobody who
//! knows those ways can tell from a few revealed cards what the others are.

use fantasy_clash::army::{Layout, chosen};
use fantasy_clash::{Choice, Preset, Space, View};
use kernel::{Seat, Seeded, Viewer};

/// So many cards stand where no ready-made way of this army has them.
const MOVED: usize = 10;

/// The next answer of somebody who lays out his army. Only what was offered is said; whoever is
/// not asked out of turn takes a ready-made army as it is.
pub fn next(view: &View, choices: &[Choice], luck: &mut Seeded) -> Option<Choice> {
    let (Viewer::Seat(seat), Some(draft)) = (view.viewer, view.draft.as_ref()) else { return None };
    let any =
        |all: Vec<Choice>, luck: &mut Seeded| (!all.is_empty()).then(|| all[luck.below(all.len())]);
    let of = |is: fn(&Choice) -> bool| choices.iter().copied().filter(is).collect::<Vec<_>>();
    if draft.iter().any(|unit| unit.is_none()) {
        let arrange = any(of(|choice| matches!(choice, Choice::Arrange(_))), luck);
        return arrange.or_else(|| any(of(|choice| matches!(choice, Choice::Deploy(_))), luck));
    }
    if choices.contains(&Choice::Commit) {
        return Some(Choice::Commit);
    }
    let before = moved(view, seat, draft);
    if before >= MOVED {
        return None;
    }
    let suits = |choice: &Choice| {
        let Choice::Swap(a, b) = *choice else { return false };
        let at = |space: Space| space.home_index(seat, view.open.rows);
        let Some((i, j)) = at(a).zip(at(b)) else { return false };
        let mut after = *draft;
        after.swap(i, j);
        // The army keeps its shape: a row its cards, or two rows next to each other their classes.
        let near = a.row() == b.row()
            || a.row().abs_diff(b.row()) == 1 && draft[i].class() == draft[j].class();
        near && moved(view, seat, &after) > before
    };
    any(choices.iter().copied().filter(suits).collect(), luck)
}

/// How many cards stand otherwise than in the most similar ready-made way.
fn moved(view: &View, seat: Seat, draft: &Layout) -> usize {
    let (faction, force) = (view.open.factions[seat], chosen(draft));
    let differs = |preset: Preset| {
        let ready = preset.layout(faction, &force);
        ready.iter().zip(draft).filter(|(a, b)| a != b).count()
    };
    Preset::ALL.into_iter().map(differs).min().unwrap_or(0)
}
