//! What a client is sent follows from its viewer's knowledge alone: a table that was only imagined
//! from the view gives the same picture, the same question and the same reasons.

mod common;

use catalog::{AnyTable, Eyes};
use common::random_game;
use flash_duel::{Mode, Table};
use kernel::{Game, Seeded, Viewer};

fn compare(table: &Table, seed: u64) {
    let mut luck = Seeded::new(seed);
    let seats = table.open().seats();
    let viewers = seats.iter().map(Viewer::Seat).chain([Viewer::Public]);
    for viewer in viewers {
        let imagined = Table::redeal(&table.view(viewer), &mut luck);
        let (eyes, other) = (Eyes::Viewer(viewer), imagined.table());
        assert_eq!(table.picture(eyes), other.picture(eyes), "{viewer:?}");
        assert_eq!(table.end_sentence(eyes), other.end_sentence(eyes), "{viewer:?}");
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

#[test]
fn pictures_and_questions_tell_nothing_that_is_hidden() {
    for mode in Mode::ALL {
        for seed in 0..2 {
            random_game(mode, seed, |table, _| compare(table, seed), |_| ());
        }
    }
}
