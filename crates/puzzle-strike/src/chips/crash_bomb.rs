//! Crash Bomb: a Crash Gem is spent for a double crash.

use crate::chip::{Chip, Colors, Kind};
use crate::chips::{CRASH_GEM, Who};
use crate::choice::{Choice, Verb};
use crate::step::{Filter, Question, Zones};

pub const CHIP: Chip = Chip {
    name: "Crash Bomb",
    text: "Trash a Crash Gem from your hand or discard pile. If you do, crash two gems in your gem pile at one opponent, +1 money for each gem broken.",
    kind: Kind::Character(Who::Zane),
    copies: 1,
    banner: Colors::PURPLE,
    main: |t, _, run| {
        let zones = Zones::HAND.and(Zones::DISCARD);
        let filter = Filter::only(CRASH_GEM);
        t.ask(run, run.me, Question::Trash { zones, filter, may_pass: false });
    },
    picked: |t, _, run, _, choice| {
        if let Choice::Chip(Verb::Trash, ..) = choice {
            let crash =
                Question::Crash { gems: 2, only: 0, exact: false, money: true, may_pass: false };
            t.ask(run, run.me, crash);
        }
    },
    ..Chip::BLANK
};
