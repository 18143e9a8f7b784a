//! What players take back, who hears of it, and what it leaves alone.

use super::ask::BOUND;
use super::questions::{HOUR, Sitting, no_clock};
use kernel::{Seat, Viewer};
use wire::Deed;

const S: Seat = Seat(0);
const N: Seat = Seat(1);

/// A battle between two people who have picked their factions.
fn picked() -> Sitting {
    let mut sitting = Sitting::dealt("fantasy-clash", "battle", &no_clock());
    sitting.answers(S, "pick Alliance");
    sitting.answers(N, "pick Orcs");
    sitting
}

fn now(sitting: &Sitting) -> String {
    sitting.room.table.as_ref().expect("it is dealt").table().fingerprint()
}

/// What the last line says of others that they no longer hold.
fn undone(sitting: &Sitting, viewer: Viewer) -> Vec<String> {
    let mut lines = sitting.room.log.after(viewer, 0);
    let undoes = lines.pop().expect("something was said").undoes;
    let words = |n: u32| lines[n as usize - 1].words.clone();
    undoes.into_iter().map(words).filter(|words| !words.is_empty()).collect()
}

fn last_line(sitting: &Sitting, viewer: Viewer) -> String {
    sitting.room.log.after(viewer, 0).pop().expect("something was said").words
}

/// FC-6: in a battle between two people a quiet move is taken back at once, as often as there are
/// any; everybody sees it. What was revealed is between them: there the other one is asked.
#[test]
fn quiet_moves_are_taken_back_at_once_and_everybody_is_told() {
    let mut sitting = picked();
    for seat in [S, N] {
        sitting.answers(seat, "deploy wall");
    }
    let by = sitting.asked();
    let other = Seat(1 - by.0);
    let found = |s: &Sitting, fits: &dyn Fn(&str) -> bool| {
        let labels = &s.room.asked[by.index()].labels;
        labels.iter().find(|l| l.starts_with("move ") && fits(l)).expect("such a move").clone()
    };
    // All rows are full, so the first one goes to the front and comes into contact.
    let first = found(&sitting, &|_| true);
    sitting.answers(by, &first);
    assert!(!sitting.room.takes_back(by), "everybody has seen the card");
    let mut stood = vec![now(&sitting)];
    let mut free = first.split(' ').nth(1).expect("from where").to_string();
    for _ in 0..2 {
        let label = found(&sitting, &|l| l.ends_with(&format!(" {free}")));
        sitting.answers(by, &label);
        assert!(sitting.room.takes_back(by) && !sitting.room.takes_back(other));
        free = label.split(' ').nth(1).expect("from where").to_string();
        stood.push(now(&sitting));
    }
    for viewer in [Viewer::Seat(by), Viewer::Seat(other), Viewer::Public] {
        let told = sitting.room.table_now(viewer).takes_back;
        assert_eq!(told, viewer == Viewer::Seat(by), "{viewer:?}");
    }
    stood.pop();
    while let Some(before) = stood.pop() {
        sitting.does(by, Deed::Undo);
        assert_eq!(now(&sitting), before);
        assert!(sitting.room.pending.is_empty(), "nobody is asked");
        for viewer in [Viewer::Seat(by), Viewer::Seat(other), Viewer::Public] {
            let last = last_line(&sitting, viewer);
            assert_eq!(last, format!("{by} takes a move back."), "{viewer:?}");
            let undone = undone(&sitting, viewer);
            let [words] = &undone[..] else { panic!("{viewer:?}: {undone:?}") };
            assert!(words.contains(" moved from "), "{viewer:?}: {words}");
        }
        sitting.closes_for(HOUR);
        assert_eq!(now(&sitting), before, "also after a restart");
    }
    assert!(!sitting.room.takes_back(by), "the card is still seen");
    sitting.does(by, Deed::Undo);
    assert_eq!(sitting.room.pending.len(), 1, "the other one is asked");
}

/// FC-2.8: what one lays out in secret is his own to take back: nobody is asked, nobody hears of
/// it, and the other's army and question stay as they are.
#[test]
fn what_is_laid_out_in_secret_is_taken_back_in_secret_and_alone() {
    let mut sitting = picked();
    sitting.answers(N, "arrange flank");
    sitting.answers(S, "arrange wall");
    let stood = now(&sitting);
    sitting.answers(S, "swap A1 C4");
    sitting.answers(N, "commit");
    let told = |s: &Sitting| [Viewer::Seat(N), Viewer::Public].map(|v| s.room.log.seq(v));
    let (heard, prompt) = (told(&sitting), sitting.room.asked[N.index()].clone());
    let shown = sitting.room.table_now(Viewer::Seat(N));
    assert!(shown.takes_back && sitting.room.takes_back(S));
    sitting.does(S, Deed::Undo);
    sitting.closes_for(HOUR);
    assert_eq!(told(&sitting), heard, "a secret draft is nobody's business");
    assert_eq!(last_line(&sitting, Viewer::Seat(S)), "You take your last answer back.");
    assert!(
        undone(&sitting, Viewer::Public).is_empty() && undone(&sitting, Viewer::Seat(N)).is_empty()
    );
    assert_eq!(sitting.room.table_now(Viewer::Seat(N)), shown);
    sitting.does(N, Deed::Undo);
    assert_eq!(now(&sitting), stood, "each took back his own");
    assert_eq!(last_line(&sitting, Viewer::Public), "P2 takes a move back.", "as he was ready");
    assert!(sitting.room.asked[S.index()].labels.contains(&"commit".to_string()));
    assert_ne!(sitting.room.asked[N.index()], prompt, "he is asked again");
}

/// That somebody is ready is told to all but shows nothing of his army; to be ready, or no longer
/// so, is taken back alone, too.
#[test]
fn being_ready_is_taken_back_and_leaves_the_others_secret_work() {
    let mut sitting = picked();
    sitting.answers(S, "deploy wall");
    sitting.answers(S, "take back");
    sitting.answers(N, "arrange flank");
    let asked = sitting.room.asked[N.index()].clone();
    assert!(asked.labels.contains(&"commit".to_string()), "his army stands: {asked:?}");
    assert!(sitting.room.takes_back(S), "nobody has learned anything of the army");
    sitting.does(S, Deed::Undo);
    assert_eq!(sitting.room.waiting(), kernel::SeatSet::one(N), "South is ready again");
    assert_eq!(sitting.room.asked[N.index()], asked, "his question stands");
}

/// Each time the match is played again from the deal.
#[test]
fn nobody_takes_back_for_ever() {
    let mut sitting = picked();
    sitting.answers(S, "arrange wall");
    let mut times = 0;
    while sitting.room.takes_back(S) {
        assert!(times < 1_000, "it goes on for ever");
        sitting.does(S, Deed::Undo);
        sitting.answers(S, "arrange wall");
        times += 1;
    }
    assert!(times > 20, "after {times} times one is still allowed to err");
    assert!(sitting.room.deed(S, Deed::Undo).is_err());
    assert!(sitting.room.table_now(Viewer::Seat(S)).may.iter().all(|d| *d != Deed::Undo));
    sitting.answers(N, "arrange wall");
    assert!(sitting.room.takes_back(N), "that is between South and the hall");
    sitting.answers(S, "arrange flank");
    assert!(sitting.room.takes_back(S), "he has got further");
}

/// Armies can be changed without end; in the end they are to be led.
#[test]
fn nobody_changes_an_army_for_ever() {
    let mut sitting = picked();
    let said = |s: &Sitting, label: &str| {
        let checked = s.room.check_answer(S, None, label).expect("it is legal");
        s.room.check_bound(checked.seat, &checked.what)
    };
    assert_eq!(said(&sitting, "arrange wall"), Ok(()));
    sitting.room.n = BOUND;
    assert!(said(&sitting, "arrange wall").is_err());
    for label in ["deploy wall", "concede"] {
        assert_eq!(said(&sitting, label), Ok(()), "{label}");
    }
}
