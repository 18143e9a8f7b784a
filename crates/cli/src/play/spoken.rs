//! Choices as people call them: by the names of players, where labels have their seats.

use super::session::Session;
use crate::terminal::eyes_of;
use kernel::{Seat, SeatSet};

/// A choice, and how it is read and may be typed.
pub struct Spoken {
    pub label: String,
    pub said: String,
    /// How it is listed: what is but a number is told in full.
    pub listed: String,
}

/// What this seat is offered, then what may be named behind it in one line.
pub fn offered(s: &Session, seat: Seat) -> Vec<Spoken> {
    let table = s.game.table();
    let offered = table.offered(seat).into_iter().map(|o| (o.label, o.words));
    let all = offered.chain(table.later(seat).into_iter().map(|label| (label, String::new())));
    let spoken = |(label, words): (String, String)| {
        let said = by_name(s, seat, &s.game.game().label_said(&label));
        let listed = match is_but_a_number(&label) || is_of_a_side(&label) {
            true => format!("{said}: {words}"),
            false => said.clone(),
        };
        Spoken { label, said, listed }
    };
    all.map(spoken).collect()
}

/// The choices as they are read.
pub fn labels(s: &Session, seat: Seat) -> Vec<String> {
    offered(s, seat).into_iter().map(|spoken| spoken.said).collect()
}

/// `choose 2` says nothing to whoever does not know what the second is.
fn is_but_a_number(label: &str) -> bool {
    let number = label.strip_prefix("choose ");
    number.is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
}

/// `West goes first` says nothing to whoever does not know which side is his.
fn is_of_a_side(label: &str) -> bool {
    let side = label.strip_suffix(" goes first");
    side.is_some_and(|side| side.parse::<Seat>().is_err())
}

/// `at P2's War Hound` as `at Rolan's War Hound`.
fn by_name(s: &Session, seat: Seat, label: &str) -> String {
    let table = s.game.table();
    let words = label.split(' ').map(|word| {
        let (name, rest) = word.split_once('\'').map_or((word, ""), |(name, _)| (name, "'s"));
        let of = name.parse::<Seat>().ok();
        let of = of.filter(|of| SeatSet::first(table.seat_count()).has(*of));
        match of {
            None => word.to_string(),
            Some(of) if of == seat && rest.is_empty() => "you".into(),
            Some(of) if of == seat => "your".into(),
            Some(of) => table.seat_name(eyes_of(seat), of) + rest,
        }
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The label that these words are, if they are one.
pub fn label_of(all: &[Spoken], said: &str) -> Option<String> {
    let is = |spoken: &&Spoken| {
        spoken.label.eq_ignore_ascii_case(said) || spoken.said.eq_ignore_ascii_case(said)
    };
    all.iter().find(is).map(|spoken| spoken.label.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_that_goes_first_is_told_in_full() {
        assert!(is_of_a_side("West goes first"));
        assert!(!is_of_a_side("P2 goes first") && !is_of_a_side("move back 2"));
    }

    #[test]
    fn what_is_but_a_number_is_told_in_full() {
        assert!(is_but_a_number("choose 2"));
        let others = ["choose", "choose ", "choose Rolan", "move 2", "choose 2 of 3"];
        others.iter().for_each(|label| assert!(!is_but_a_number(label), "{label}"));
    }
}
