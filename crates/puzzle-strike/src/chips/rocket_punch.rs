//! Rocket Punch: a 1-gem flies back, whatever comes.

use crate::chip::{Chip, Colors, Icons, Kind, Reaction, Windows};
use crate::chips::Who;
use crate::pouch::Gems;
use crate::step::Question;
use crate::why::{Why, why};

const NEEDS_A_ONE: Why = why("PS-8.5", "it needs a 1-gem in your own pile");

pub const CHIP: Chip = Chip {
    name: "Rocket Punch",
    text: "Crash a 1-gem in your gem pile at an opponent. No money.",
    reaction_text: "Before a fist affects you, or when an opponent sends gems: crash a 1-gem in your gem pile at the attacker or sender.",
    kind: Kind::Character(Who::BalBasBeta),
    copies: 1,
    banner: Colors::PURPLE.and(Colors::BLUE),
    icons: Icons::PURPLE_SHIELD.and(Icons::BLUE_SHIELD),
    main: |t, _, run| {
        let crash =
            Question::Crash { gems: 1, only: 1, exact: true, money: false, may_pass: false };
        t.ask(run, run.me, crash);
    },
    reaction: Some(Reaction {
        windows: Windows::FIST_BEFORE.and(Windows::SEND_REACT),
        when: |open, me, _| if open.pile(me).of(1) > 0 { Ok(()) } else { Err(NEEDS_A_ONE) },
        effect: |t, play, run, moment| {
            t.crash(play, run.me, Gems::one(1), moment.by(), false);
        },
    }),
    ..Chip::BLANK
};
