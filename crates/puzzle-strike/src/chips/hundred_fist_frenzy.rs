//! Hundred-Fist Frenzy: a crash after each own fist, until an opponent idles.

use crate::chip::{Chip, Colors, Ongoing};
use crate::step::Question;

pub const CHIP: Chip = Chip {
    name: "Hundred-Fist Frenzy",
    text: "Put this in your ongoing zone.",
    ongoing_text: "After each fist chip you play has resolved, you may crash one gem in your gem pile. Discard this chip when an opponent ends his action phase without having done anything in it.",
    cost: Some(4),
    banner: Colors::BROWN,
    ongoing: Some(Ongoing {
        after_own_fist: Some(|t, _, run| {
            let crash =
                Question::Crash { gems: 1, only: 0, exact: false, money: false, may_pass: true };
            t.ask(run, run.me, crash);
        }),
        opponent_idle: Some(|t, play, run| t.discard_ongoing(play, run)),
        ..Ongoing::NOTHING
    }),
    ..Chip::BLANK
};
