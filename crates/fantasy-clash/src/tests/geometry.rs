//! The battlefield (FC-3).

use super::*;
use crate::space::{Space, Spaces};

/// FC-3.1, FC-3.5, FC-3.8: names and distances.
#[test]
fn spaces_are_named_and_measured() {
    for n in 0..50 {
        assert_eq!(space(&Space(n).to_string()), Space(n));
    }
    assert_eq!(space("C4").distance(space("B6")), 3);
    assert_eq!(space("C4").distance(space("C4")), 0);
    for wrong in ["", "F1", "A0", "A11", "4C", "é4"] {
        assert!(wrong.parse::<Space>().is_err(), "{wrong}");
    }
}

/// FC-3.4, FC-3.10: neighbours share an edge; nothing wraps.
#[test]
fn neighbours_share_an_edge() {
    let near = |at: &str| {
        let all: Vec<String> =
            Spaces::one(space(at)).neighbours(9).map(|s| s.to_string()).collect();
        all.join(" ")
    };
    assert_eq!(near("A1"), "B1 A2");
    assert_eq!(near("E5"), "E4 D5 E6");
    assert_eq!(near("C9"), "C8 B9 D9");
    for n in 0..45 {
        let all: Vec<Space> = (0..45).map(Space).filter(|s| s.touches(Space(n))).collect();
        assert_eq!(Spaces::one(Space(n)).neighbours(9).collect::<Vec<_>>(), all);
    }
}

/// FC-3.2, FC-3.6: range never goes backward, and forward is the controller's.
#[test]
fn range_follows_the_controller() {
    let m = field().south("C5", "Crossbows").north("C6", "Goblin Archers").combat(S);
    let open = m.table().open();
    let reach =
        |at: &str, to: &str| open.field().reaches(open.on(space(at)).expect("a card"), space(to));
    assert!(reach("C5", "C8") && reach("C5", "E5") && reach("C5", "A6") && !reach("C5", "C4"));
    assert!(reach("C6", "C3") && reach("C6", "A6") && !reach("C6", "C7") && !reach("C6", "B3"));
}

/// FC-3.5, FC-3.6: the spaces in range are those near enough that are not behind.
#[test]
fn spaces_in_range_are_near_and_not_behind() {
    for (seat, range) in [S, N].into_iter().flat_map(|seat| (0..15).map(move |r| (seat, r))) {
        for from in (0..50).map(Space) {
            let near =
                |to: &Space| i16::from(from.distance(*to)) <= range && from.sees_ahead(*to, seat);
            let all: Vec<Space> = (0..50).map(Space).filter(near).collect();
            assert_eq!(from.reach(range, seat).collect::<Vec<_>>(), all, "{seat} {from} {range}");
        }
    }
}

/// FC-3.3: the back rows. FC-2.7: every home space has its place.
#[test]
fn home_spaces_run_from_the_back_row() {
    for (seat, first, last) in [(S, "A1", "E4"), (N, "A9", "E6")] {
        assert_eq!(Space::home(seat, 9, 0), space(first));
        assert_eq!(Space::home(seat, 9, 19), space(last));
        for n in 0..20 {
            assert_eq!(Space::home(seat, 9, n).home_index(seat, 9), Some(n));
        }
        assert_eq!(space("C5").home_index(seat, 9), None);
    }
}
