//! A table imagined from a view, played side by side with the true one: the viewer cannot tell.

use super::{Accounts, Knows, Script, compare};
use crate::suite::{Case, Suite, applied, every_case, heard, luck_at, viewers, whims_of};
use kernel::{Asks, Chance, Game, Seat, Seeded, Spy, Viewer, legal};

/// How many answers two tables are played side by side.
const SIDE_BY_SIDE: usize = 30;
/// How often random players look for an answer that both tables allow.
const ATTEMPTS: usize = 8;

const LAW: &str = "a viewer cannot tell the table from one imagined from his view";

/// Returns how many of the imagined tables were not the true one and could be played on.
pub(super) fn imagined_tables<G: Suite>(setups: &[G::Setup], games: u32, seed: u64) -> usize {
    let mut others = 0;
    every_case("secrecy", setups, games, seed, |mut case: Case<G>| {
        let mut table = case.start();
        let mut whim = whims_of(case.seed);
        loop {
            let over = table.asks() == Asks::Over;
            if over || case.answers.is_empty() || whim.below(5) == 0 {
                for viewer in viewers(&table) {
                    others += usize::from(side_by_side(&case, &table, viewer, &mut whim));
                }
            }
            if over {
                return;
            }
            let (seat, choice) = case.random_answer(&table, &mut whim);
            case.apply(&mut table, seat, choice);
        }
    });
    others
}

/// Compares until something is rightly shown; true if the tables differ and were played on.
fn side_by_side<G: Suite>(case: &Case<G>, table: &G, viewer: Viewer, whim: &mut Seeded) -> bool {
    let (mut here, mut there) =
        (table.clone(), G::redeal(&table.view(viewer), whim).table().clone());
    if there.view(viewer) != here.view(viewer) {
        let detail = format!(
            "view(redeal(v)) == v fails for {viewer:?}\n    here:  {:?}\n    there: {:?}",
            here.view(viewer),
            there.view(viewer)
        );
        case.fail(LAW, detail);
    }
    let differ = here != there;
    let mut played = 0;
    for ahead in 1..=SIDE_BY_SIDE {
        if let Some(what) = Knows::of(&here, viewer).differs(&Knows::of(&there, viewer)) {
            case.fail(LAW, format!("{viewer:?}, {} answers ahead: {what}", ahead - 1));
        }
        if here.asks() == Asks::Over {
            break;
        }
        let Some((seat, choice)) = allowed_by_both(case, &here, &there, whim) else { break };
        let mut luck = luck_at(case.seed, case.answers.len() + ahead);
        let mut spy = Spy { inner: &mut luck as &mut dyn Chance, picks: Vec::new() };
        let told_here = applied(&mut here, seat, choice, &mut spy);
        let mut script = Script::new(&spy.picks);
        let told_there = applied(&mut there, seat, choice, &mut script);
        if !script.fits() {
            break;
        }
        match compare(&heard(&here, &told_here, viewer), &heard(&there, &told_there, viewer)) {
            Accounts::Equal => played += 1,
            Accounts::Shown => break,
            Accounts::Leaked(what) => {
                let detail = format!(
                    "{viewer:?} hears of {seat} `{choice}`, {ahead} answers ahead:\n    {what}"
                );
                case.fail(LAW, detail);
            }
        }
    }
    differ && played > 0
}

fn allowed_by_both<G: Game>(
    case: &Case<G>,
    here: &G,
    there: &G,
    whim: &mut Seeded,
) -> Option<(Seat, G::Choice)> {
    (0..ATTEMPTS)
        .map(|_| case.random_answer(here, whim))
        .find(|(seat, choice)| legal(there, *seat, *choice).is_ok())
}
