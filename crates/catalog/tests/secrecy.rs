//! What a client is sent follows from its viewer's knowledge alone: a table that was only imagined
//! from the view gives the same picture, the same question and the same reasons.

mod common;

use catalog::{AnyTable, Eyes, Listed, Paint, Visit};
use common::{play_out, setups};
use kernel::{SeatSet, Seeded, Viewer};

fn compare<G: Listed>(table: &G, seed: u64) {
    let mut luck = Seeded::new(seed);
    let seats = SeatSet::first(table.seats());
    let viewers = seats.iter().map(Viewer::Seat).chain([Viewer::Public]);
    for viewer in viewers {
        let imagined = G::redeal(&table.view(viewer), &mut luck);
        let (eyes, other) = (Eyes::Viewer(viewer), imagined.table());
        assert_eq!(table.picture(eyes), other.picture(eyes), "{viewer:?}");
        assert_eq!(table.end_sentence(eyes), other.end_sentence(eyes), "{viewer:?}");
        let paint = Paint::PLAIN;
        assert_eq!(table.drawn(eyes, &paint), other.drawn(eyes, &paint), "{viewer:?}");
        for seat in seats.iter() {
            assert_eq!(table.seat_name(eyes, seat), other.seat_name(eyes, seat));
            assert_eq!(table.team_name(eyes, seat), other.team_name(eyes, seat));
        }
        if let Viewer::Seat(seat) = viewer {
            assert_eq!(table.question(seat), other.question(seat), "{seat}");
            assert_eq!(table.asked(seat), other.asked(seat), "{seat}");
        }
        assert_eq!(table.awaits(), other.awaits(), "who is asked is public");
    }
}

struct TellNothing;
impl Visit for TellNothing {
    type Out = ();
    fn visit<G: Listed>(self) {
        for (seed, setup) in (0..).zip(setups::<G>()) {
            play_out::<G>(&setup, seed, |table, _| compare(table, seed), |_| ());
        }
    }
}

#[test]
fn pictures_and_questions_tell_nothing_that_is_hidden() {
    for game in catalog::games() {
        catalog::visit(game.name(), TellNothing).expect("it is in the list");
    }
}
