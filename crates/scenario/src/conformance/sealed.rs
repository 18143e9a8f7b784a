//! Answers that several seats owe at once: sealed, and free of order.

use crate::suite::{Case, Suite, any_of, applied, heard, luck_at, viewers};
use kernel::{Asks, Offers, Seat, SeatSet, Seeded, Viewer, legal};

fn several<G: Suite>(table: &G) -> Option<SeatSet> {
    match table.asks() {
        Asks::Each(seats) if seats.len() > 1 => Some(seats),
        _ => None,
    }
}

/// One answer of each seat, in whatever order: the same table, and the same news to everyone.
pub(super) fn answers_commute<G: Suite>(table: &G, case: &Case<G>, whim: &mut Seeded) {
    let Some(asked) = several(table) else { return };
    let answers: Vec<(Seat, G::Choice)> = asked
        .iter()
        .map(|seat| (seat, Offers::of(table, seat).0))
        .filter(|(_, offered)| !offered.is_empty())
        .map(|(seat, offered)| (seat, any_of(&offered, whim)))
        .collect();
    let mut first: Option<(G, Vec<Vec<String>>)> = None;
    for order in orders(answers.len()) {
        let (mut fork, mut told) = (table.clone(), Vec::new());
        for (done, i) in order.iter().enumerate() {
            let (seat, choice) = answers[*i];
            if let Err(why) = legal(&fork, seat, choice) {
                let detail = format!("{seat} `{choice}` is spoilt by who answered first: {why}");
                case.fail("the answers of Each commute", detail);
            }
            let luck = &mut luck_at(case.seed, case.answers.len() + 1 + done);
            told.extend(applied(&mut fork, seat, choice, luck));
        }
        let news = |viewer| {
            let mut lines: Vec<String> =
                heard(&fork, &told, viewer).into_iter().map(|h| h.0).collect();
            lines.sort();
            lines
        };
        let news: Vec<Vec<String>> = viewers(table).map(news).collect();
        let (other, other_news) = first.get_or_insert((fork.clone(), news.clone()));
        if *other != fork || *other_news != news {
            let detail = format!("the order {order:?} of {answers:?} makes a difference");
            case.fail("the answers of Each commute", detail);
        }
    }
}

/// Orders of `n` answers: all of them for up to three, else every seat first once, both ways round.
fn orders(n: usize) -> Vec<Vec<usize>> {
    let turned = |by| (0..n).map(|i| (i + by) % n).collect::<Vec<_>>();
    let ways = |by| [turned(by), turned(by).into_iter().rev().collect()];
    (0..n).flat_map(ways).collect()
}

/// While others still owe theirs, nobody else can tell which answer was given.
pub(super) fn answers_are_sealed<G: Suite>(table: &G, case: &Case<G>, whim: &mut Seeded) {
    let Some(asked) = several(table) else { return };
    for seat in asked.iter() {
        let offered = Offers::of(table, seat).0;
        if offered.len() < 2 {
            continue;
        }
        let (one, two) = (any_of(&offered, whim), any_of(&offered, whim));
        let after = |choice| {
            let mut fork = table.clone();
            let luck = &mut luck_at(case.seed, case.answers.len() + 1);
            let told = applied(&mut fork, seat, choice, luck);
            (fork, told)
        };
        let ((a, told_a), (b, told_b)) = (after(one), after(two));
        if a.asks() != b.asks() {
            continue; // Whether a seat is done is open; what it has picked is not.
        }
        for viewer in viewers(table).filter(|v| *v != Viewer::Seat(seat)) {
            let news = heard(&a, &told_a, viewer) != heard(&b, &told_b, viewer);
            if news || a.view(viewer) != b.view(viewer) {
                let detail = format!("{viewer:?} can tell `{one}` of {seat} from `{two}`");
                case.fail("the answers of Each are sealed", detail);
            }
        }
    }
}
