//! Surgical Strike: each opponent draws, shows his hand and loses the chip you point at.

use crate::chip::{Arrow, Chip, Colors, Icons, Kind};
use crate::chips::Who;
use crate::choice::{Choice, Verb};
use crate::step::Question;
use kernel::Seat;

/// One opponent after the other; `n` is his seat.
const STRIKE: u8 = 1;

pub const CHIP: Chip = Chip {
    name: "Surgical Strike",
    text: "+1 red arrow. Each opponent draws 1, shows his hand and discards a chip that you choose.",
    kind: Kind::Character(Who::Vendetta),
    copies: 1,
    banner: Colors::RED,
    icons: Icons::FIST,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Red, 1);
        for victim in t.open().victims(&run) {
            t.go_on(run.at_stage(STRIKE).with(victim.0));
        }
    },
    step: |t, play, run| {
        let victim = Seat(run.n);
        t.draw(play, victim, 1);
        t.reveal_hand(play, victim);
        t.ask(run, run.me, Question::Own { may_pass: false });
    },
    asks_own: |open, run, _| open.player(Seat(run.n)).hand_size > 0,
    answers: |t, run, _, f| {
        let victim = Seat(run.n);
        for slot in t.hand(victim).slots() {
            f(Choice::ChipOf(Verb::Discard, t.open().chip(slot), victim));
        }
    },
    picked: |t, play, run, _, choice| {
        if let Choice::ChipOf(_, chip, _) = choice {
            t.discard(play, Seat(run.n), chip);
        }
    },
    ..Chip::BLANK
};
