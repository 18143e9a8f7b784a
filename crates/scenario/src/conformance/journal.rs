//! A match can be played again from its journal, whole or cut short.

use crate::suite::{Case, LONGEST, Suite, any_of, seats, whims_of};
use kernel::{Asks, Journal, Match, Offers, Secret, digest, legal};

/// Plays a match, then reads, replays and cuts its journal.
pub(super) fn replays<G: Suite>(case: &mut Case<G>) {
    let secret = Secret::from_seed(case.seed);
    let mut game = match Match::<G>::start(case.setup, secret, vec!["a nonce".into()]) {
        Ok((game, _)) => game,
        Err(bad) => case.fail("every setup of the suite can be played", bad),
    };
    let mut whim = whims_of(case.seed);
    let mut hashes = vec![digest(game.table())];
    let mut offered = Vec::new();
    while game.asks() != Asks::Over {
        if case.answers.len() > LONGEST {
            case.fail("every game ends", format!("a match goes on after {LONGEST} answers"));
        }
        offered.extend(seats(game.table()).flat_map(|s| Offers::of(game.table(), s).0));
        offered.truncate(64);
        let (seat, choice) = (
            any_of(&seats(game.table()).collect::<Vec<_>>(), &mut whim),
            any_of(&offered, &mut whim),
        );
        if legal(game.table(), seat, choice).is_err() {
            refused_changes_nothing(case, &mut game, seat, choice);
        }
        let (seat, choice) = case.random_answer(game.table(), &mut whim);
        if let Err(why) = game.answer(seat, choice) {
            case.fail("what is listed is legal", format!("{seat} `{choice}`: {why}"));
        }
        case.answers.push((seat, choice));
        hashes.push(digest(game.table()));
    }
    let journal = game.own_journal();
    if Journal::read(&journal.to_string()).ok().as_ref() != Some(&journal) {
        case.fail("a journal reads back as it was written", &journal);
    }
    replays_to(case, &journal, &hashes);
    let cut = whim.below(hashes.len());
    let mut short = journal;
    short.answers.truncate(cut);
    short.end = None;
    replays_to(case, &short, &hashes[..=cut]);
}

fn refused_changes_nothing<G: Suite>(
    case: &Case<G>,
    game: &mut Match<G>,
    seat: kernel::Seat,
    choice: G::Choice,
) {
    let before = (game.table().clone(), game.journal().clone());
    if game.answer(seat, choice).is_ok() || before != (game.table().clone(), game.journal().clone())
    {
        case.fail("a refused answer changes nothing", format!("{seat} `{choice}`"));
    }
}

fn replays_to<G: Suite>(case: &Case<G>, journal: &Journal, hashes: &[String]) {
    let mut seen = Vec::new();
    let replay = Match::<G>::replay(journal, |game, _, _| seen.push(digest(game.table())));
    if let Err(mismatch) = replay {
        case.fail("a journal replays to the same table", mismatch);
    }
    if seen != hashes {
        let at = seen.iter().zip(hashes).position(|(a, b)| a != b);
        let detail = format!("{} answers in, the replay differs at {at:?}", hashes.len() - 1);
        case.fail("a journal replays to the same table", detail);
    }
}
