//! Blues Are Good: finds a blue chip, or shields against a fist.

use crate::chip::{Arrow, Chip, Colors, Icons, Reaction, Windows};
use crate::step::{Filter, Question};

pub const CHIP: Chip = Chip {
    name: "Blues Are Good",
    text: "+1 blue arrow. Search your bag for a chip whose banner contains blue, show it and put it in your hand; then shake the bag.",
    reaction_text: "Become immune to the fist chip.",
    cost: Some(3),
    banner: Colors::BLUE,
    icons: Icons::BLUE_SHIELD,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Blue, 1);
        t.ask(run, run.me, Question::Find { filter: Filter::ANY.colored(Colors::BLUE) });
    },
    reaction: Some(Reaction {
        windows: Windows::FIST_BEFORE,
        when: Reaction::always,
        effect: |t, play, run, _| t.spare(play, run.me),
    }),
    ..Chip::BLANK
};
