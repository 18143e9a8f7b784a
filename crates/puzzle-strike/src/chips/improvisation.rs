//! Improvisation: play what comes; or answer a fist with a chip of your own.

use crate::chip::{Chip, ChipId, Colors, Icons, Reaction, Run, Windows};
use crate::choice::{Choice, Verb};
use crate::event::Event;
use crate::step::{Filter, Question};
use crate::table::Table;
use kernel::Play;

/// A drawn chip is played.
const PLAY: u8 = 1;
/// Of two drawn chips one is chosen to be played first; `n` is the other one.
const ORDER: u8 = 2;
const REACTION: u8 = 3;

pub const CHIP: Chip = Chip {
    name: "Improvisation",
    text: "Draw two chips face up. Discard the gems among them; play the others, one at a time, without using actions.",
    reaction_text: "After a fist has affected you: you may play one chip from your hand as if it were your turn, without using an action.",
    cost: Some(4),
    banner: Colors::BLUE,
    icons: Icons::BLUE_SHIELD,
    main: |t, play, run| {
        let drawn = [t.draw_face_up(play, run.me), t.draw_face_up(play, run.me)];
        for gem in drawn.into_iter().flatten().filter(|chip| chip.is_gem()) {
            t.discard(play, run.me, gem);
        }
        // A Wound cannot be played and stays in hand (PS-11.4).
        let playable = drawn.map(|chip| chip.filter(|chip| chip.chip().is_action()));
        match playable {
            [Some(a), Some(b)] if t.open().choose_order && a != b => {
                let run = run.at_stage(ORDER).noting(a).with(b.0);
                t.ask(run, run.me, Question::Own { may_pass: false });
            }
            both => both.into_iter().flatten().for_each(|chip| to_be_played(t, run, chip)),
        }
    },
    answers: |_, run, _, f| {
        for chip in [run.noted, ChipId(run.n)] {
            f(Choice::Chip(Verb::PlayFreely, chip, None));
        }
    },
    picked: |t, play, run, _, choice| {
        if let (ORDER, Choice::Chip(_, first, _)) = (run.stage, choice) {
            chosen(t, play, run, first);
        }
    },
    step: |t, play, run| t.play_freely(play, run, run.noted),
    reaction: Some(Reaction {
        windows: Windows::FIST_AFTER,
        when: Reaction::always,
        effect: |t, _, run, _| {
            let run = run.at_stage(REACTION);
            t.ask(run, run.me, Question::PlayFreely { filter: Filter::ACTION, may_pass: true });
        },
    }),
    ..Chip::BLANK
};

fn to_be_played(t: &mut Table, run: Run, chip: ChipId) {
    t.go_on(run.at_stage(PLAY).noting(chip));
}

fn chosen(t: &mut Table, play: &mut Play<Event>, run: Run, first: ChipId) {
    let other = if first == run.noted { ChipId(run.n) } else { run.noted };
    t.play_freely(play, run, first);
    to_be_played(t, run, other);
}
