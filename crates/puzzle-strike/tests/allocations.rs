//! No decision allocates: tables are flat, and the list of choices is reused.

use puzzle_strike::{Mode, Set, Sets, Setup, Table};

/// Nothing is allocated while games of this setup are played.
fn is_flat(setup: &Setup, games: u64) {
    let mut total = 0;
    scenario::played_flat::<Table>(setup, games, |game| {
        total += allocation_counter::measure(game).count_total;
    });
    assert_eq!(total, 0, "allocations in {setup:?}");
}

#[test]
fn no_decision_view_or_redeal_allocates_in_any_mode() {
    let all = Sets::BOTH.with(Set::Promo);
    for mode in Mode::ALL {
        for sets in [Sets::SHADOWS, Sets::BASE, all] {
            is_flat(&Setup { sets, ..Setup::of(mode) }, 60);
        }
    }
}

/// PS-17, PS-18: drafts, secret picks and the games of a match.
#[test]
fn no_pick_or_match_allocates_either() {
    for (mode, sets) in Mode::ALL.into_iter().flat_map(|mode| {
        [Sets::SHADOWS, Sets::BOTH.with(Set::Promo)].into_iter().map(move |sets| (mode, sets))
    }) {
        let plain = Setup { sets, ..Setup::of(mode) };
        is_flat(&Setup { clockwork: true, ..plain.clone() }, 30);
        is_flat(&Setup { blind: true, mirror: true, ..plain.clone() }, 30);
        if mode == Mode::Duel {
            is_flat(&Setup { blind: true, ..plain.clone() }, 30);
            is_flat(&Setup { tournament: true, ..plain.clone() }, 30);
            is_flat(&Setup { tournament: true, blind: true, mirror: true, ..plain }, 30);
        }
    }
}
