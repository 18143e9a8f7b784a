//! What bots are called: their kind and a name, so that two at a table can be told apart. The
//! name follows from the match and the seat alone, so it is the same after a restart and in a
//! replay, and says nothing about what the bot is doing.

use super::{Chair, Room};
use kernel::Seat;
use store::SeatRecord;
use wire::SeatKind;

/// More of them than any table has seats.
const NAMES: [&str; 24] = [
    "Ada", "Bruno", "Cleo", "Dara", "Emil", "Flora", "Gus", "Hana", "Ivo", "Juno", "Kit", "Lola",
    "Milo", "Nell", "Otto", "Pia", "Quinn", "Rosa", "Sami", "Tilda", "Ugo", "Vera", "Wim", "Zora",
];

/// A bot of this kind on this seat of this match: `Greedy Ada`.
fn of_bot(match_id: &str, seat: Seat, kind: &str) -> String {
    let hash = blake3::hash(match_id.as_bytes());
    let first = usize::from(hash.as_bytes()[0]);
    // Next to each other in the list, so nobody at a table has the name of another.
    let name = NAMES[(first + seat.index()) % NAMES.len()];
    let mut letters = kind.chars();
    let capital = letters.next().map_or(String::new(), |c| c.to_uppercase().to_string());
    format!("{capital}{} {name}", letters.as_str())
}

impl Room {
    /// How whoever sits there is called.
    pub(super) fn called(&self, seat: Seat) -> String {
        let Chair { kind, name, .. } = &self.chairs[seat.index()];
        match kind {
            SeatKind::Bot => of_bot(&self.record.id, seat, name),
            _ => name.clone(),
        }
    }
}

/// How whoever sat there is called, from what is kept of a match.
pub fn called(seat: &SeatRecord) -> String {
    match super::kind_of(&seat.kind) {
        SeatKind::Bot => of_bot(&seat.match_id, Seat(seat.seat), &seat.name),
        _ => seat.name.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn bots_of_a_table_have_names_of_their_own_that_stay() {
        for id in ["00", "0123456789abcdef", "ffee"] {
            let names = || (0..5).map(|s| of_bot(id, Seat(s), "greedy"));
            assert_eq!(names().collect::<BTreeSet<_>>().len(), 5, "{id}");
            assert!(names().eq(names()));
            assert!(names().all(|name| name.starts_with("Greedy ")));
        }
        let firsts: BTreeSet<String> =
            (0..40).map(|i| of_bot(&i.to_string(), Seat(0), "random")).collect();
        assert!(firsts.len() > 8, "{firsts:?}");
    }

    #[test]
    fn what_is_kept_of_a_match_gives_the_same_names() {
        let record = super::super::breaking::record();
        let kept = SeatRecord {
            match_id: record.id.clone(),
            seat: 1,
            kind: "bot".into(),
            player: None,
            name: "greedy".into(),
        };
        let chairs = vec![Chair::new(SeatKind::Player, "Tom"), Chair::new(SeatKind::Bot, "greedy")];
        let room = Room::new(record, chairs).expect("a room");
        assert_eq!(room.called(Seat(1)), called(&kept));
        assert_eq!(room.called(Seat(0)), "Tom");
        assert_eq!(called(&SeatRecord { kind: "player".into(), ..kept }), "greedy");
    }
}
