//! PS-9.6, for every fist there is: no part of an attack touches who is immune to it.

use super::*;
use crate::Event;
use crate::chip::ChipId;
use kernel::{Offers, Viewer};

const SHIELD: &str = "react Blues Are Good";

/// Everything an attack could look for: gems and Wounds in every zone, a total of six, spheres and
/// colours in hand.
fn a_rich_victim() -> Board {
    let m = duel().pile(A, "1 1").discard(A, "Wound; 1-gem").bag(A, "1-gem x9");
    let m = m.pile(B, "3 2 1").bag(B, "1-gem x9").discard(B, "Combine; Wound; Crash Gem");
    m.hand(B, "Blues Are Good; Crash Gem; Combine; 2-gem; Wound x2; Axe Kick; Repeated Jabs")
}

/// PS-9.6, PS-9.7: the immune player is asked nothing more, loses and gains nothing and shows
/// nothing.
#[track_caller]
fn spares_the_immune(fist: ChipId) {
    let mut m = a_rich_victim().hand(A, &format!("{fist}; Wound x2")).acts(A);
    let before = *m.table().open().player(B);
    m.does(A, &format!("play {fist}"));
    let mut shielded = false;
    loop {
        let labels: Vec<String> = [A, B]
            .iter()
            .flat_map(|s| Offers::of(m.table(), *s).0)
            .map(|c| c.to_string())
            .collect();
        if labels.iter().any(|label| label == "end actions") {
            break;
        }
        if !shielded && labels.iter().any(|label| label == SHIELD) {
            m.does(B, SHIELD);
            shielded = true;
        } else {
            m.asks(A).does(A, &labels[0]);
        }
    }
    assert!(shielded, "{fist} could not be answered");
    m.piles(B, "1 2 3").bagged(B, "1-gem x9");
    m.discarded(B, "Combine; Wound; Crash Gem; Blues Are Good");
    m.holds(B, "Crash Gem; Combine; 2-gem; Wound x2; Axe Kick; Repeated Jabs");
    let after = m.table().open().player(B);
    assert_eq!((after.known, after.unshielded), (before.known, false), "{fist}");
    let shown = |e: &Event| matches!(e, Event::HandRevealed { seat: B, .. });
    assert!(!m.told(Viewer::Public).iter().any(shown), "{fist} has shown the hand");
}

#[test]
fn no_fist_touches_who_is_immune() {
    let fists: Vec<ChipId> = ChipId::all().filter(|chip| chip.chip().is_fist()).collect();
    assert!(fists.len() >= 19, "{fists:?}");
    fists.into_iter().for_each(spares_the_immune);
}
