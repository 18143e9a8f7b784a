//! Repeated Jabs: a gem for every opposing pile, and again next time.

use crate::chip::{At, Chip, Colors, Icons};
use crate::choice::Choice;
use crate::step::Question;

pub const CHIP: Chip = Chip {
    name: "Repeated Jabs",
    text: "Ante a 1-gem into each opposing gem pile. You may put this chip on top of your bag.",
    cost: Some(2),
    banner: Colors::RED,
    icons: Icons::FIST,
    options: &["on top of the bag"],
    main: |t, play, run| {
        for pile in t.open().hit_piles(&run) {
            t.ante(play, pile, 1);
        }
        if run.at == At::Table {
            t.ask(run, run.me, Question::May(0));
        }
    },
    picked: |t, play, run, _, choice| {
        if choice != Choice::Pass {
            t.put_itself_on_top(play, run);
        }
    },
    ..Chip::BLANK
};
