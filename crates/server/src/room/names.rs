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

    /// A sentence of the game in which seats without a character have the names of who sits there.
    /// What is kept, and films, have the seats: nobody is to be found in them.
    pub(super) fn named(&self, words: &str) -> String {
        with_names(words, |seat| {
            let name = (seat.index() < self.chairs.len()).then(|| self.called(seat));
            name.filter(|name| !name.is_empty())
        })
    }

    /// The same for lines of the log. What the hall itself says has the names already.
    pub(super) fn with_names(&self, mut lines: Vec<wire::Line>) -> Vec<wire::Line> {
        for line in lines.iter_mut().filter(|line| line.event.is_some()) {
            line.words = self.named(&line.words);
        }
        lines
    }
}

/// Puts names for `P2` where it stands as a word of its own; `Zane (P2)` tells two of them apart
/// and stays.
fn with_names(words: &str, name: impl Fn(Seat) -> Option<String>) -> String {
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '`');
    let mut out = String::with_capacity(words.len());
    let mut rest = words;
    while let Some(at) = rest.find('P') {
        let (before, from) = rest.split_at(at);
        out += before;
        let digits = from[1..].find(|c: char| !c.is_ascii_digit()).unwrap_or(from.len() - 1);
        let (token, after) = from.split_at(1 + digits);
        let alone = !out.ends_with(|c| is_part(c) || c == '(') && !after.starts_with(is_part);
        let seat = token.parse::<Seat>().ok().filter(|_| digits > 0 && alone);
        out += &seat.and_then(&name).unwrap_or_else(|| token.to_string());
        rest = after;
    }
    out + rest
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
    fn seats_in_a_sentence_have_the_names_of_who_sits_there() {
        let name = |seat: Seat| ["P2", "Greedy Juno"].get(seat.index()).map(ToString::to_string);
        let named = |words: &str| with_names(words, name);
        assert_eq!(named("P2 sends a 1-gem to you."), "Greedy Juno sends a 1-gem to you.");
        assert_eq!(named("You took P2's chip, P2."), "You took Greedy Juno's chip, Greedy Juno.");
        // Somebody may call himself like another seat.
        assert_eq!(named("P1 and P2"), "P2 and Greedy Juno");
        for same in ["Zane (P2) drew.", "P3 drew.", "XP2, P21, P2-x, `P2` and Punch", "P", ""] {
            assert_eq!(named(same), same);
        }
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
